//! The second screen through two rounds: no hand is in its document at any step, and none in the laptop's between two players.

use anyhow::{Context, Result};
use browser_tests::{LAPTOP, Role, with_page};
use partypiece::rules::{
    Seat,
    blank::{Action, CardDeck, Setup},
};

use crate::games::{NativeCopy, fresh};

/// The setup with decks without rules and effects: players only play and draw, whichever cards are dealt.
fn without_effects(setup: Setup) -> Setup {
    let plain = |deck: &CardDeck| {
        let mut deck = deck.clone();
        deck.rules.clear();
        deck.cards.iter_mut().for_each(|card| card.written = None);
        deck
    };
    Setup { decks: setup.decks.iter().map(plain).collect(), ..setup }
}

impl NativeCopy {
    /// The titles of all cards in hands. Plain cards have none.
    fn titles_in_hands(&self) -> Vec<String> {
        let hands = (0..3).map(Seat).flat_map(|seat| self.hand(seat));
        hands.map(|card| card.card.title.clone()).filter(|title| !title.is_empty()).collect()
    }

    /// The active player plays the first card that matches, or draws.
    fn next_action(&self) -> Result<Action> {
        let own = self.game.own(self.view().active).context("the active player has a hand")?;
        Ok(own.matching.first().map_or(Action::NoMatch, |card| Action::Play(vec![*card])))
    }
}

/// SS-02, BL-12
#[test]
fn two_rounds_show_no_hand_on_the_second_screen() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let mut copy = NativeCopy::started(without_effects(fresh(3, 1)?))?;
        page.open_saved_game(&copy.game).await?;
        page.open_second_screen().await?;
        for _ in 0..6 {
            let player = copy.view().active;
            page.assert_hidden_on_second_screen(&copy.titles_in_hands()).await?;
            copy.take_laptop(page, player).await?;
            page.assert_hidden_on_second_screen(&copy.titles_in_hands()).await?;
            match copy.next_action()? {
                Action::Play(cards) => copy.play_from_hand(page, player, cards).await?,
                no_match => {
                    page.press(Role::Button, "Nothing matches: draw a card").await?;
                    copy.act(player, no_match)?;
                }
            }
            let next = copy.name(copy.view().active);
            page.second_screen_shows(&format!("It is {next}’s turn.")).await?;
            page.assert_hidden(&copy.titles_in_hands()).await?;
        }
        page.assert_hidden_on_second_screen(&copy.titles_in_hands()).await
    })
}
