//! Prizes: a rule that fires in the next game, a card that is drawn on, and a refusal by the owner.

use anyhow::{Result, ensure};
use browser_tests::{By, Guest, Key, LAPTOP, PHONE, Role, party};
use partypiece::rules::{
    Viewer,
    blank::{Deck, Mark, Rule},
};
use serde_json::{Value, json};

use crate::evening::{chooses, named, no_barriers, setup, shelf, winner, won};

/// Sits down where somebody has just won with these decks, and says who.
async fn sits_with_a_prize(guest: &Guest, decks: Vec<Deck>) -> Result<String> {
    let game = won(&setup(decks)?)?;
    guest.comes_in().await?;
    guest.finds_on_the_shelf(&game).await?;
    Ok(winner(&game.view(Viewer::Table)))
}

/// The lists that lie open as tips beside whoever writes: what each is of, and how many tips it has.
async fn tips(guest: &Guest) -> Result<Value> {
    guest.is_painted().await?;
    guest.asks("document.querySelector('.tips summary').click()").await?;
    guest.hears("What can happen").await?;
    let lists = "return [...document.querySelectorAll('.tips h2')]
        .map((of) => [of.textContent, of.nextElementSibling.children.length])";
    guest.asks(lists).await
}

/// BL-19, BL-66, BL-67, BL-68, BL-70, BL-79, BL-81: a deck gets its box, a rule is written, talked over and kept; the next
/// game opens it.
#[test]
fn a_rule_that_was_won_is_open_in_the_next_game() -> Result<()> {
    party(LAPTOP, async |guest| {
        let winner = sits_with_a_prize(guest, vec![Deck::fresh()]).await?;
        no_barriers(guest).await?;
        guest.press(Role::Button, "Write it on the box").await?;
        guest.hears("name").await?;
        guest.writes("The deck’s name", "Friday deck").await?;
        guest.press(Role::Radio, "fish").await?;
        guest.press(Role::Button, "Write it on the box").await?;

        guest.press(Role::Button, "Write a rule").await?;
        let all = json!([["What can set it off", 6], ["For whom or what", 6], ["What can happen", 6]]);
        ensure!(tips(guest).await? == all, "tips of all three kinds");
        chooses(guest, "when", "a turn begins").await?;
        guest.press(Role::Button, "then the next player draws 1 card").await?;
        chooses(guest, "whom or what for", "everybody").await?;
        chooses(guest, "what happens", "has to …").await?;
        guest.press(Role::Button, "Show it to all").await?;
        guest.hears("the text is missing").await?;
        guest.writes("in your words", "hum a tune").await?;
        guest.hears("If a turn begins, then everybody has to hum a tune.").await?;
        no_barriers(guest).await?;

        // Nothing that was written is lost.
        guest.reloads().await?;
        guest.hears("If a turn begins, then everybody has to hum a tune.").await?;
        guest.press(Role::Button, "Show it to all").await?;
        guest.hears("Talk it over").await?;
        no_barriers(guest).await?;
        guest.press(Role::Button, "We have talked it over").await?;
        guest.hears("has the last word").await?;
        guest.press(Role::Button, "Keep it for good").await?;
        guest.sees(Role::Button, "Another game").await?;

        let decks = shelf(guest).await?;
        let [deck] = &decks[..] else { anyhow::bail!("{} decks", decks.len()) };
        ensure!((deck.name.as_str(), deck.mark, deck.games) == ("Friday deck", Some(Mark::Fish), 1));
        ensure!(deck.written() == 15 && deck.history.len() == 1, "{:?}", deck.history);
        let author = deck.new_rule.and_then(|id| deck.rule(id)).map(|rule| rule.author.clone());
        ensure!(author == Some(winner), "{author:?}");

        guest.press(Role::Button, "Another game").await?;
        for _ in 0..3 {
            guest.press(Role::Button, "Read aloud").await?;
        }
        guest.press(Role::Button, "Everybody understands").await?;
        guest.hears("has to hum a tune").await?;
        // It fires: everybody owes a tune.
        guest.hears("hum a tune").await
    })
}

/// BL-71 to BL-78: a plain card gets, beside tips that have no triggers, a title, an effect, a drawing and a name.
#[test]
fn a_plain_card_is_drawn_on() -> Result<()> {
    party(LAPTOP, async |guest| {
        sits_with_a_prize(guest, vec![named("Friday deck", Mark::Star)]).await?;
        guest.press(Role::Button, "Customise a Game Card").await?;
        no_barriers(guest).await?;
        guest.press(Role::Button, "plain red 3").await?;
        let some = json!([["For whom or what", 6], ["What can happen", 6]]);
        ensure!(tips(guest).await? == some, "tips for an effect");
        guest.press(Role::Button, "Show it to all").await?;
        guest.hears("the title is missing").await?;
        guest.writes("Title", "Hop").await?;
        chooses(guest, "how many", "2").await?;
        // With keys: the pen goes down, and two strokes are drawn.
        guest.asks("document.querySelector('.pad').focus()").await?;
        guest.types(" " + Key::Right + Key::Right + Key::Down + " " + Key::Left + " " + Key::Up).await?;
        guest
            .until("two strokes are there", async || {
                let path = guest.asks("return document.querySelector('.pad path').getAttribute('d')").await?;
                Ok(path.as_str().is_some_and(|path| path.matches('M').count() == 2))
            })
            .await?;
        no_barriers(guest).await?;
        guest.press(Role::Button, "Show it to all").await?;
        guest.press(Role::Button, "We have talked it over").await?;
        guest.press(Role::Button, "Keep it for good").await?;
        guest.sees(Role::Button, "Another game").await?;
        let decks = shelf(guest).await?;
        let card = decks[0].cards.iter().find(|card| card.title == "Hop");
        let drawn =
            card.and_then(|card| card.effect.as_ref()?.drawing.as_ref()).map(|drawing| drawing.0.len());
        ensure!(drawn == Some(2), "{card:?}");
        Ok(())
    })
}

/// BL-76: with a pointer, too, on a phone; and on a card that has a picture there is no pad.
#[test]
fn a_finger_draws_and_a_picture_stays() -> Result<()> {
    party(PHONE, async |guest| {
        sits_with_a_prize(guest, vec![named("Friday deck", Mark::Star)]).await?;
        guest.press(Role::Button, "Customise a Game Card").await?;
        guest.press(Role::Button, "plain blue 1").await?;
        guest.sees(Role::Textbox, "Title").await?;
        let pad = guest.browser.find(By::Css(".pad")).await?;
        guest
            .browser
            .action_chain()
            .move_to_element_center(&pad)
            .click_and_hold()
            .move_by_offset(30, 30)
            .release()
            .perform()
            .await?;
        guest
            .until("a stroke is there", async || {
                let path = guest.asks("return document.querySelector('.pad path').getAttribute('d')").await?;
                Ok(path.as_str().is_some_and(|path| path.contains('L')))
            })
            .await?;
        guest.press(Role::Button, "Take back a stroke").await?;
        let path = guest.asks("return document.querySelector('.pad path').getAttribute('d')").await?;
        ensure!(path == "", "{path}");
        guest.press(Role::Button, "Another card").await?;
        guest.press(Role::Button, "blue 2, Whale in a Bath").await?;
        guest.sees(Role::Textbox, "Signed").await?;
        ensure!(guest.asks("return !document.querySelector('.pad')").await? == true);
        no_barriers(guest).await
    })
}

/// BL-67, BL-69, BL-84, BL-R28: free words, refused by the owner, revised, and kept.
#[test]
fn the_owner_has_the_last_word() -> Result<()> {
    party(LAPTOP, async |guest| {
        sits_with_a_prize(guest, vec![named("Friday deck", Mark::Star)]).await?;
        guest.press(Role::Button, "Write a rule").await?;
        guest.press(Role::Button, "In free words").await?;
        guest.writes("The rule, in your words", "Nobody may say no").await?;
        no_barriers(guest).await?;
        guest.press(Role::Button, "Show it to all").await?;
        guest.press(Role::Button, "We have talked it over").await?;
        guest.hears("Di has the last word").await?;
        guest.press(Role::Button, "Not like that").await?;
        guest.press(Role::Button, "Revise it").await?;
        guest.writes("The rule, in your words", ", or yes").await?;
        guest.press(Role::Button, "Show it to all").await?;
        guest.press(Role::Button, "We have talked it over").await?;
        guest.press(Role::Button, "Keep it for good").await?;
        guest.sees(Role::Button, "Another game").await?;
        let decks = shelf(guest).await?;
        let rule = decks[0].new_rule.and_then(|id| decks[0].rule(id)).map(Rule::in_free_words);
        ensure!(rule == Some(Some("Nobody may say no, or yes")), "{rule:?}");
        Ok(())
    })
}

/// What is typed goes where something is to be written.
async fn types_into(guest: &Guest, field: &str, text: &str) -> Result<()> {
    guest.until("the cursor is in the field", async || Ok(guest.focus().await? == field)).await?;
    guest.types(text).await?;
    let typed = guest.asks("return document.activeElement.value").await?;
    ensure!(typed.as_str().is_some_and(|typed| typed.ends_with(text)), "{typed}");
    Ok(())
}

/// BL-66, BL-69, BL-74, BL-79: the cursor stands in the name of a box, in the title of a rule or a card, and in the text of
/// a rule in free words, so that a space is a space and presses nothing.
#[test]
fn the_cursor_stands_where_something_is_written() -> Result<()> {
    party(LAPTOP, async |guest| {
        sits_with_a_prize(guest, vec![Deck::fresh()]).await?;
        types_into(guest, "The deck’s name", "A deck of ours").await?;
        guest.press(Role::Button, "Write it on the box").await?;
        guest.sees(Role::Button, "Write a rule").await?;
        guest.types(Key::Enter).await?;
        types_into(guest, "Title", "A rule of ours").await?;
        guest.press(Role::Button, "In free words").await?;
        types_into(guest, "The rule, in your words", "Nobody may say no").await?;
        guest.press(Role::Button, "Another prize").await?;
        guest.press(Role::Button, "Customise a Game Card").await?;
        guest.press(Role::Button, "plain red 3").await?;
        types_into(guest, "Title", " and a card").await
    })
}
