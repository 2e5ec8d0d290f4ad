//! No card of another hand is anywhere in the document.

use anyhow::{Context, Result, ensure};
use browser_tests::{LAPTOP, Page, Role, with_page};
use partypiece::{
    bots::BotRules,
    rules::{
        Luck, Seat,
        blank::{Action, Blank, CardSeen, Event, PhaseView},
        luck::Seed,
        player::Level,
    },
};

use crate::games::{ANA, NativeCopy, fresh};

type Memory = <Blank as BotRules>::Memory;

/// The text that identifies a card: its title or, for a plain card, its name.
fn identifying_text(card: &CardSeen) -> String {
    if card.card.title.is_empty() { format!("plain {}", card.card) } else { card.card.title.clone() }
}

/// Checks that the document has no card of any hand except the viewer's.
async fn assert_no_card_of_others(page: &Page, copy: &NativeCopy, viewer: Option<Seat>) -> Result<()> {
    let mut secrets = Vec::new();
    // A card that was played openly just now may have been drawn again since.
    let last = copy.game.actions().last().map_or(&[][..], |played| played.events.as_slice());
    let seen: Vec<String> = last
        .iter()
        .flat_map(|event| match event {
            Event::Played { cards, .. } | Event::Discarded { cards, .. } => {
                cards.iter().map(identifying_text).collect()
            }
            _ => Vec::new(),
        })
        .collect();
    for seat in copy.game.setup().seats().filter(|seat| Some(*seat) != viewer) {
        secrets.extend(copy.hand(seat).iter().map(identifying_text).filter(|text| !seen.contains(text)));
    }
    page.assert_hidden(&secrets).await
}

/// The next action, chosen as a medium bot does. In this view all players are bots: if people play too, bots
/// leave to them what anybody may do.
fn next(copy: &NativeCopy, luck: &mut Luck) -> Option<(Seat, Action)> {
    copy.game.setup().seats().find_map(|seat| {
        let (mut view, own) = (copy.game.view(), copy.game.own(seat));
        view.people.iter_mut().for_each(|person| person.level = Some(Level::Medium));
        Some((seat, Blank::choose(&view, own.as_ref(), &Memory::default(), seat, Level::Medium, luck)?))
    })
}

/// Selects a card, so that screen readers hear its name, and switches tabs, which lowers the curtain. Then the card must not
/// be anywhere in the document, also not in the text for screen readers. At the end the card is deselected.
async fn assert_curtain_hides_a_selection(page: &Page, copy: &NativeCopy, by: Seat) -> Result<()> {
    let hand = copy.hand(by);
    let card = hand.last().context("a card")?;
    copy.select_cards(page, &hand, &[card.index]).await?;
    page.wait_until_still().await?;
    page.switch_tabs().await?;
    page.wait_until_still().await?;
    assert_no_card_of_others(page, copy, None).await?;
    page.lift_curtain(copy.name(by)).await?;
    page.find(Role::Region, &format!("{}’s hand", copy.name(by))).await?;
    page.click_by_script(".fan [aria-pressed=true]").await?;
    page.find(Role::Button, "Nothing matches: draw a card").await.map(drop)
}

/// BL-12, BL-23, BL-R42: a game of three from the first rule on. The document is searched after the reload
/// that follows every action, and before each play also behind the curtain and back at the table.
#[test]
fn no_card_of_another_hand_is_in_the_document_at_any_moment() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let mut copy = NativeCopy::with_seed(fresh(3, 1)?, Seed(11))?;
        page.open_saved_game(&copy.game).await?;
        assert_no_card_of_others(page, &copy, None).await?;
        let mut luck = Luck::new(Seed(5));
        for step in 0..24 {
            if let PhaseView::Over { .. } | PhaseView::Prize { .. } = copy.view().phase {
                break;
            }
            let (by, action) = next(&copy, &mut luck).context("somebody does something")?;
            if matches!(action, Action::Play(_)) {
                copy.take_laptop(page, by).await?;
                assert_no_card_of_others(page, &copy, Some(by)).await?;
                if step % 4 == 0 {
                    assert_curtain_hides_a_selection(page, &copy, by).await?;
                }
                page.press(Role::Button, "Back to the table").await?;
                assert_no_card_of_others(page, &copy, None).await?;
            }
            copy.play_action(page, by, action).await.with_context(|| format!("at step {step}"))?;
            page.reload().await?;
            assert_no_card_of_others(page, &copy, None)
                .await
                .with_context(|| format!("after step {step}"))?;
        }
        Ok(())
    })
}

/// BL-12: a hand and the sentence about it are removed before the next frame.
#[test]
fn a_hand_is_removed_before_the_next_frame() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let copy = NativeCopy::started(fresh(3, 1)?)?;
        page.open_saved_game(&copy.game).await?;
        copy.take_laptop(page, ANA).await?;
        page.find(Role::Button, "Nothing matches: draw a card").await?;
        page.stop_frames().await?;
        page.press(Role::Button, "Back to the table").await?;
        assert_no_card_of_others(page, &copy, None).await?;
        ensure!(
            !page.shows("Nothing matches: draw a card").await?,
            "the foot still has a button for the hand"
        );
        Ok(())
    })
}
