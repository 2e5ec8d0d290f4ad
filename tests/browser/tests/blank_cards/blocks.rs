//! Writing a rule of blocks: its sentence lies there in parts, of which one is unfolded at a time.

use anyhow::{Result, ensure};
use browser_tests::{Guest, LAPTOP, PHONE, Role, Window, fits, party};
use partypiece::rules::blank::{Mark, Trigger};

use crate::evening::{chooses, named, no_barriers, setup, shelf, won};

async fn writes_a_rule(guest: &Guest) -> Result<()> {
    guest.comes_in().await?;
    guest.finds_on_the_shelf(&won(&setup(vec![named("Friday deck", Mark::Star)])?)?).await?;
    guest.press(Role::Button, "Write a rule").await
}

async fn one_is_unfolded(guest: &Guest, part: &str) -> Result<()> {
    let open = "return [...document.querySelectorAll('.told[aria-expanded=true]')].map((part) => part.innerText.replace(/\\s+/g, ' ')).join()";
    guest.until(&format!("{part:?} alone is unfolded"), async || Ok(guest.asks(open).await? == part)).await
}

/// BL-82: three clauses fit on the screen of a laptop, whichever is unfolded; any of them can be left out again.
#[test]
fn a_sentence_of_three_clauses_fits() -> Result<()> {
    party(LAPTOP, async |guest| {
        writes_a_rule(guest).await?;
        one_is_unfolded(guest, "If any card is played").await?;
        fits(guest).await?;
        for clauses in 2..=3 {
            guest.press(Role::Button, "and then …").await?;
            one_is_unfolded(guest, "and then the next player draws 1 card").await?;
            chooses(guest, "how many", &clauses.to_string()).await?;
            fits(guest).await?;
        }
        no_barriers(guest).await?;
        guest.press(Role::Button, "and then the next player draws 2 cards").await?;
        one_is_unfolded(guest, "and then the next player draws 2 cards").await?;
        guest.press(Role::Button, "Leave this out").await?;
        guest.hears("then the next player draws 1 card, and then the next player draws 3 cards.").await?;
        one_is_unfolded(guest, "then the next player draws 1 card").await?;
        guest.press(Role::Button, "If any card is played").await?;
        one_is_unfolded(guest, "If any card is played").await?;
        fits(guest).await
    })
}

/// BL-66: on a phone, too, a part at a time: what is unfolded and the sentence it makes are on the screen together.
#[test]
fn a_phone_shows_a_part_and_the_sentence_together() -> Result<()> {
    let window: Window = PHONE;
    party(window, async |guest| {
        writes_a_rule(guest).await?;
        fits(guest).await?;
        guest.press(Role::Button, "then the next player draws 1 card").await?;
        one_is_unfolded(guest, "then the next player draws 1 card").await?;
        fits(guest).await?;
        no_barriers(guest).await
    })
}

/// BL-105: cards are meant by who signed them, by their title and by their deck, too.
#[test]
fn cards_are_meant_by_name_title_and_deck() -> Result<()> {
    party(LAPTOP, async |guest| {
        writes_a_rule(guest).await?;
        chooses(guest, "number", "2").await?;
        for (what, list, word) in [
            ("its deck", "from which deck", "from the deck of the fish"),
            ("another number", "number", "or 5"),
        ] {
            chooses(guest, "what else about it", what).await?;
            if list == "from which deck" {
                chooses(guest, list, word).await?;
            }
        }
        chooses(guest, "what else about it", "who signed it").await?;
        guest.press(Role::Button, "Show it to all").await?;
        guest.hears("the name is missing").await?;
        guest.writes("whose name", "Ana").await?;
        chooses(guest, "what else about it", "its title").await?;
        guest.writes("which word", "whale").await?;
        fits(guest).await?;
        no_barriers(guest).await?;
        guest.hears("If a 2 or 1 with the fish signed by Ana with “whale” in its title is played").await?;
        guest.press(Role::Button, "Show it to all").await?;
        guest.press(Role::Button, "We have talked it over").await?;
        guest.press(Role::Button, "Keep it for good").await?;
        guest.sees(Role::Button, "Another game").await?;
        let decks = shelf(guest).await?;
        let rule = decks[0].new_rule.and_then(|id| decks[0].rule(id));
        let Some(Trigger::Played { cards, .. }) = rule.map(|rule| &rule.trigger) else {
            anyhow::bail!("{rule:?}")
        };
        let pattern = &cards.0[0];
        ensure!(pattern.mark == Some(Mark::Fish) && pattern.numbers.len() == 2, "{pattern:?}");
        ensure!((pattern.author.as_deref(), pattern.title.as_deref()) == (Some("Ana"), Some("whale")));
        Ok(())
    })
}
