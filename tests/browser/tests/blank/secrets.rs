//! No card of another hand is anywhere in the document, whatever is pressed.

use anyhow::{Context, Result, ensure};
use browser_tests::{LAPTOP, Page, Role, with_page};
use partypiece::{
    bots::Opponent,
    rules::{
        Luck, Seat, Viewer,
        blank::{Action, Blank, CardSeen, Event, Scene},
        luck::Seed,
        player::Level,
    },
};

use crate::tables::{ANA, Night, fresh};

type Memory = <Blank as Opponent>::Memory;

/// What gives a card away: its title, or, for a plain one, its name.
fn sign(card: &CardSeen) -> String {
    if card.card.title.is_empty() { format!("plain {}", card.card) } else { card.card.title.clone() }
}

/// Nothing in the document tells of a card in any hand but that of whoever looks.
async fn nothing_is_given_away(page: &Page, night: &Night, eyes: Option<Seat>) -> Result<()> {
    let mut secrets = Vec::new();
    // What was just played for all to see may have been drawn again since.
    let last = night.game.turns().last().map_or(&[][..], |turn| turn.events.as_slice());
    let seen: Vec<String> = last
        .iter()
        .flat_map(|event| match event {
            Event::Played { cards, .. } | Event::Discarded { cards, .. } => cards.iter().map(sign).collect(),
            _ => Vec::new(),
        })
        .collect();
    for seat in night.game.setup().seats().filter(|seat| Some(*seat) != eyes) {
        secrets.extend(night.hand(seat).iter().map(sign).filter(|sign| !seen.contains(sign)));
    }
    page.assert_hidden(&secrets).await
}

/// What somebody at the table does next: people, who play as steadily as bots, and do what anybody may do.
fn next(night: &Night, luck: &mut Luck) -> Option<(Seat, Action)> {
    night.game.setup().seats().find_map(|seat| {
        let mut view = night.game.view(Viewer::Seat(seat));
        view.people.iter_mut().for_each(|person| person.level = Some(Level::Medium));
        Some((seat, Blank::choose(&view, &Memory::default(), seat, Level::Medium, luck)?))
    })
}

/// Somebody chooses a card, which is spoken, and the curtain falls: nobody finds the card any more. They let it go again.
async fn a_choice_is_gone_when_the_curtain_falls(page: &Page, night: &Night, by: Seat) -> Result<()> {
    let hand = night.hand(by);
    let card = hand.last().context("a card")?;
    night.chooses(page, &hand, &[card.no]).await?;
    page.wait_until_still().await?;
    page.switch_tabs().await?;
    page.wait_until_still().await?;
    nothing_is_given_away(page, night, None).await?;
    page.lift_curtain(night.name(by)).await?;
    page.find(Role::Region, &format!("{}’s hand", night.name(by))).await?;
    let chosen = "return document.querySelector('.fan [aria-pressed=true]')?.click()";
    page.execute(chosen).await?;
    page.find(Role::Button, "Nothing matches: draw a card").await.map(drop)
}

/// BL-12, BL-23, BL-R42: a game of three from the first rule on, the document searched after every press, on the table
/// and behind the curtain, and the page loaded again between any two actions.
#[test]
fn no_card_of_another_hand_is_in_the_document_at_any_moment() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let mut night = Night::grown_from(fresh(3, 1)?, Seed(11))?;
        page.open_saved_game(&night.game).await?;
        nothing_is_given_away(page, &night, None).await?;
        let mut luck = Luck::new(Seed(5));
        for step in 0..40 {
            if let Scene::Over { .. } | Scene::Prize { .. } = night.table().scene {
                break;
            }
            let (by, action) = next(&night, &mut luck).context("somebody does something")?;
            if matches!(action, Action::Play(_)) {
                night.takes_the_laptop(page, by).await?;
                nothing_is_given_away(page, &night, Some(by)).await?;
                if step % 4 == 0 {
                    a_choice_is_gone_when_the_curtain_falls(page, &night, by).await?;
                }
                page.press(Role::Button, "Back to the table").await?;
                nothing_is_given_away(page, &night, None).await?;
            }
            night.goes_on(page, by, action).await.with_context(|| format!("at step {step}"))?;
            page.reload().await?;
            nothing_is_given_away(page, &night, None).await.with_context(|| format!("after step {step}"))?;
        }
        Ok(())
    })
}

/// BL-12: what tells of a press may come a frame later; a hand that is put away is gone before that.
#[test]
fn a_hand_is_gone_before_the_next_frame() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let night = Night::begun(fresh(3, 1)?)?;
        page.open_saved_game(&night.game).await?;
        night.takes_the_laptop(page, ANA).await?;
        page.find(Role::Button, "Nothing matches: draw a card").await?;
        page.stop_frames().await?;
        page.press(Role::Button, "Back to the table").await?;
        nothing_is_given_away(page, &night, None).await?;
        ensure!(page.shows("Tap cards that match").await?, "no frame has come");
        Ok(())
    })
}
