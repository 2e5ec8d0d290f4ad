//! Prizes: a rule that is triggered in the next game, a card with a drawing, and a refusal by the owner.

use anyhow::{Result, ensure};
use browser_tests::{By, Key, LAPTOP, PHONE, Page, Role, with_page};
use partypiece::rules::blank::{CardDeck, DeckMark};
use serde_json::{Value, json};

use crate::helpers::{assert_accessible, named_deck, select_option, setup, stored_decks, winner, won_game};

/// Opens a game that was just won with these decks, at the prize, and returns the winner.
async fn open_prize(page: &Page, decks: Vec<CardDeck>) -> Result<String> {
    let game = won_game(&setup(decks)?)?;
    page.open().await?;
    page.open_saved_game(&game).await?;
    page.press(Role::Button, "Choose a prize").await?;
    page.wait_for_text("a change to the deck, for good").await?;
    Ok(winner(&game.view()))
}

/// Opens the tips for the writer, and returns the title of each list and the number of its tips.
async fn tips(page: &Page) -> Result<Value> {
    page.wait_for_paint().await?;
    page.press(Role::Disclosure, "Tips").await?;
    page.wait_for_text("What can happen").await?;
    let lists = "return [...document.querySelectorAll('.rule-tips h2')]
        .map((title) => [title.textContent, title.nextElementSibling.children.length])";
    page.execute(lists).await
}

/// BL-19, BL-66, BL-67, BL-68, BL-70, BL-79, BL-81, BL-R76, BW-17: a rule is written, discussed and accepted; then the deck gets a name and a
/// mark; the next game opens the rule.
#[test]
fn a_rule_that_was_won_is_open_in_the_next_game() -> Result<()> {
    with_page(LAPTOP, async |page| {
        let winner = open_prize(page, vec![CardDeck::fresh()]).await?;
        assert_accessible(page).await?;
        page.press(Role::Button, "Write a rule").await?;
        page.wait_for_text(&format!("{winner} writes a rule")).await?;
        let all = json!([["When it can happen", 6], ["For whom or what", 6], ["What can happen", 6]]);
        ensure!(tips(page).await? == all, "not all three kinds have tips");
        select_option(page, "when", "a turn begins").await?;
        page.press(Role::Button, "then the next player draws 1 card").await?;
        select_option(page, "who or what", "everybody").await?;
        select_option(page, "does what", "has to …").await?;
        page.wait_for_text("The text is missing").await?;
        page.type_into("in your words", "hum a tune").await?;
        page.wait_for_text("If a turn begins, then everybody has to hum a tune.").await?;
        assert_accessible(page).await?;

        // Nothing that was written is lost.
        page.reload().await?;
        page.wait_for_text("If a turn begins, then everybody has to hum a tune.").await?;
        page.press(Role::Button, "Show it to everybody").await?;
        page.wait_for_text("Talk about it").await?;
        assert_accessible(page).await?;
        page.press(Role::Button, "We talked about it").await?;
        page.wait_for_text("Does the table accept it?").await?;
        page.press(Role::Button, "Keep it for good").await?;
        page.wait_for_text("Accepted. Now name the deck").await?;
        let proposed = page.value_of("input.name").await?;
        ensure!(proposed.as_deref() == Some("Ana’s deck"), "{proposed:?} is proposed");
        assert_accessible(page).await?;
        page.press(Role::Radio, "fish").await?;
        page.press(Role::Button, "Save the name").await?;
        page.find(Role::Button, "Play again").await?;

        let decks = stored_decks(page).await?;
        let [deck] = &decks[..] else { anyhow::bail!("{} decks", decks.len()) };
        ensure!((deck.name.as_str(), deck.mark, deck.games) == ("Ana’s deck", Some(DeckMark::Fish), 1));
        ensure!(deck.written_rules() == 15 && deck.history.len() == 1, "{:?}", deck.history);
        let author = deck.new_rule.and_then(|id| deck.rule(id)).map(|rule| rule.author.clone());
        ensure!(author == Some(winner), "{author:?}");

        page.press(Role::Button, "Play again").await?;
        for _ in 0..3 {
            page.press(Role::Button, "Done reading").await?;
        }
        page.press(Role::Button, "Everybody understands").await?;
        page.wait_for_text("has to hum a tune").await
    })
}

/// BL-71 to BL-78, BW-06, BW-07: a plain card gets a title, an effect, a drawing and a signature, with tips that have no
/// triggers.
#[test]
fn a_plain_card_is_drawn_on() -> Result<()> {
    with_page(LAPTOP, async |page| {
        open_prize(page, vec![named_deck("Friday deck", DeckMark::Star)]).await?;
        page.press(Role::Button, "Write an effect for a card").await?;
        assert_accessible(page).await?;
        page.press(Role::Button, "plain red 3").await?;
        let some = json!([["For whom or what", 6], ["What can happen", 6]]);
        ensure!(tips(page).await? == some, "other tips than those for an effect");
        page.press(Role::Button, "Show it to everybody").await?;
        page.wait_for_text("The title is missing").await?;
        page.type_into("Title", "Hop").await?;
        select_option(page, "how many", "2").await?;
        // With the keyboard: the pen goes down, and two strokes are drawn.
        page.find(Role::Application, "Drawing pad. Arrows move the pen, Space puts it down or lifts it.")
            .await?
            .focus()
            .await?;
        page.type_keys(" " + Key::Right + Key::Right + Key::Down + " " + Key::Left + " " + Key::Up).await?;
        page.wait_for_text("2 lines and 0 stamps.").await?;
        // A stamp, too, in another colour.
        page.press(Role::Radio, "star").await?;
        page.press(Role::Radio, "blue").await?;
        page.find(Role::Application, "Drawing pad. Arrows move the star, Space prints it.")
            .await?
            .focus()
            .await?;
        page.type_keys(Key::Down + Key::Down + " ").await?;
        page.wait_for_text("2 lines and 1 stamp.").await?;
        page.type_into("What it shows, for those who can’t see it", "A frog below a star").await?;
        assert_accessible(page).await?;
        page.press(Role::Button, "Show it to everybody").await?;
        page.press(Role::Button, "We talked about it").await?;
        page.press(Role::Button, "Keep it for good").await?;
        page.find(Role::Button, "Play again").await?;
        let decks = stored_decks(page).await?;
        let card = decks[0].cards.iter().find(|card| card.title == "Hop");
        let drawing = card.and_then(|card| card.written.as_ref()?.drawing.as_ref());
        let drawn = drawing.map(|drawing| (drawing.parts.len(), drawing.description.as_str()));
        ensure!(drawn == Some((3, "A frog below a star")), "{card:?}");
        Ok(())
    })
}

/// BW-03: while a key holds the pen down, a mouse that passes over the pad draws nothing. The pen is lifted when the pad
/// disappears.
#[test]
fn a_pen_that_a_key_holds_down_follows_keys_only() -> Result<()> {
    with_page(LAPTOP, async |page| {
        open_prize(page, vec![named_deck("Friday deck", DeckMark::Star)]).await?;
        page.press(Role::Button, "Write an effect for a card").await?;
        page.press(Role::Button, "plain red 3").await?;
        page.type_into("Title", "Hop").await?;
        page.find(Role::Application, "Drawing pad. Arrows move the pen, Space puts it down or lifts it.")
            .await?
            .focus()
            .await?;
        page.type_keys(" " + Key::Right + Key::Right).await?;
        let drawn = "return document.querySelector('.pad .sketch g').innerHTML";
        let before = page.execute(drawn).await?;
        let pad = page.browser.find(By::Css(".pad")).await?;
        let passing = page.browser.action_chain().move_to_element_center(&pad).move_by_offset(30, 30);
        passing.perform().await?;
        page.wait_for_paint().await?;
        ensure!(page.execute(drawn).await? == before, "the mouse has drawn");
        page.press(Role::Button, "Show it to everybody").await?;
        page.press(Role::Button, "Change it").await?;
        page.find(Role::Textbox, "Title").await?;
        let pads_and_lowered_pens = ".pad, .pad .pen[data-down]";
        ensure!(page.count(pads_and_lowered_pens).await? == 1, "the pen is still down");
        Ok(())
    })
}

/// BL-76: a pointer can draw, also on a phone. A card with a picture has no drawing pad.
#[test]
fn a_pointer_draws_and_an_illustrated_card_has_no_pad() -> Result<()> {
    with_page(PHONE, async |page| {
        open_prize(page, vec![named_deck("Friday deck", DeckMark::Star)]).await?;
        page.press(Role::Button, "Write an effect for a card").await?;
        page.press(Role::Button, "plain blue 1").await?;
        page.find(Role::Textbox, "Title").await?;
        let pad = page.browser.find(By::Css(".pad")).await?;
        page.browser
            .action_chain()
            .move_to_element_center(&pad)
            .click_and_hold()
            .move_by_offset(30, 30)
            .release()
            .perform()
            .await?;
        page.wait_for_text("1 line and 0 stamps.").await?;
        page.press(Role::Button, "Undo drawing").await?;
        page.wait_for_text("0 lines and 0 stamps.").await?;
        page.press(Role::Button, "Choose another card").await?;
        page.press(Role::Button, "blue 2, Whale in a Bath").await?;
        page.find(Role::Textbox, "Signed").await?;
        ensure!(page.count(".pad").await? == 0);
        assert_accessible(page).await
    })
}

/// BL-78: a signature that was deleted stays away, also after a reload.
#[test]
fn a_deleted_signature_does_not_come_back() -> Result<()> {
    with_page(LAPTOP, async |page| {
        open_prize(page, vec![named_deck("Friday deck", DeckMark::Star)]).await?;
        page.press(Role::Button, "Write a rule").await?;
        let signed = page.find(Role::Textbox, "Signed").await?;
        let name = signed.prop("value").await?.unwrap_or_default();
        ensure!(!name.is_empty(), "nobody signed");
        signed.send_keys(Key::End).await?;
        for _ in name.chars() {
            signed.send_keys(Key::Backspace).await?;
        }
        page.wait_until_still().await?;
        page.reload().await?;
        let signed = page.find(Role::Textbox, "Signed").await?;
        ensure!(signed.prop("value").await?.as_deref() == Some(""), "the signature came back");
        Ok(())
    })
}

/// Waits until a field has the focus, and types into it.
async fn type_into_focused(page: &Page, field: &str, text: &str) -> Result<()> {
    page.wait_until("the cursor is in the field", async || Ok(page.focused_name().await? == field)).await?;
    page.type_keys(text).await?;
    let typed = page.focused_value().await?;
    ensure!(typed.ends_with(text), "{typed}");
    Ok(())
}

/// BL-66, BL-69, BL-74, BL-79: the cursor is in the title of a rule or a card, in the text of a rule in free words, and in the name of a
/// deck, so a typed space presses no button.
#[test]
fn the_cursor_is_in_the_field_to_write_in() -> Result<()> {
    with_page(LAPTOP, async |page| {
        open_prize(page, vec![CardDeck::fresh()]).await?;
        page.press(Role::Button, "Write a rule").await?;
        type_into_focused(page, "Title", "A rule of ours").await?;
        page.press(Role::Button, "Write freely").await?;
        type_into_focused(page, "The rule, in your words", "Nobody may say no").await?;
        page.press(Role::Button, "Choose another prize").await?;
        page.press(Role::Button, "Write an effect for a card").await?;
        page.press(Role::Button, "plain red 3").await?;
        type_into_focused(page, "Title", " and a card").await?;
        page.press(Role::Button, "Show it to everybody").await?;
        page.press(Role::Button, "We talked about it").await?;
        page.press(Role::Button, "Keep it for good").await?;
        type_into_focused(page, "The deck’s name", " of ours").await?;
        // There is nothing more to type, so Enter saves the name.
        page.type_keys(Key::Enter).await?;
        page.find(Role::Button, "Play again").await.map(drop)
    })
}

/// BL-80: if there is no storage space for a played deck, the end of the game says so, and so does the screen
/// of decks.
#[test]
fn a_deck_without_storage_space_is_not_lost_silently() -> Result<()> {
    with_page(LAPTOP, async |page| {
        open_prize(page, vec![named_deck("Friday deck", DeckMark::Star)]).await?;
        page.fill_storage().await?;
        page.press(Role::Button, "Skip the prize").await?;
        page.wait_for_text("The deck of cards is not saved. The browser has no space left").await?;
        page.open_screen("cards").await?;
        page.wait_for_text("not saved: save it as a file").await?;
        assert_accessible(page).await
    })
}
