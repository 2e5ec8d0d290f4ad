//! A whole game, from the first rule to the applause.

use anyhow::{Context, Result};
use browser_tests::{LAPTOP, with_page};
use partypiece::{
    bots::BotRules,
    rules::{
        Luck,
        blank::{Blank, PhaseView},
        luck::Seed,
        player::Level,
    },
};

use crate::games::{NativeCopy, assert_fits, fresh};

/// BL-27 to BL-64: two people play a game with a fresh deck to its end. The page always agrees with the native copy, and
/// nothing has to be scrolled.
#[test]
fn a_whole_game_of_two() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let mut copy = NativeCopy::with_seed(fresh(2, 1)?, Seed(3))?;
        page.open_saved_game(&copy.game).await?;
        let mut luck = Luck::new(Seed(8));
        while !matches!(copy.view().phase, PhaseView::Prize { .. }) {
            let next = copy.game.setup().seats().find_map(|seat| {
                let (mut view, own) = (copy.game.view(), copy.game.own(seat));
                view.people.iter_mut().for_each(|person| person.level = Some(Level::Hard));
                Some((
                    seat,
                    Blank::choose(&view, own.as_ref(), &Default::default(), seat, Level::Hard, &mut luck)?,
                ))
            });
            let (by, action) = next.context("somebody does something")?;
            let text = format!("{action:?}");
            copy.play_action(page, by, action).await.with_context(|| text)?;
            assert_fits(page).await?;
        }
        page.wait_for_text("The winner").await
    })
}
