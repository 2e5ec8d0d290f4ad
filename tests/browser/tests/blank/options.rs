//! Writing on a plain card of a hand, and points (BL-R59, BL-R60).

use anyhow::{Result, ensure};
use browser_tests::{LAPTOP, PHONE, Role, with_page};
use partypiece::rules::blank::House;

use crate::games::{ANA, BO, NativeCopy, assert_accessible, assert_fits, setup_with};

/// A game of two whose table writes on plain cards and counts points.
fn writing_game() -> Result<NativeCopy> {
    let mut setup = setup_with(&["r1 r2", "g1"], "r4", "y1 y2 y3", Vec::new())?;
    setup.house = House { fill_in: true, points: true, ..House::default() };
    NativeCopy::started(setup)
}

/// BL-R59, BL-R60: a player writes on a card in their own turn. Nobody else can see or find the text before
/// the card is played, even if the writer stops in the middle. When the card is played, its points go to
/// somebody.
#[test]
fn a_plain_card_is_written_on_in_secret_and_gives_points() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let game = writing_game()?;
        page.open_saved_game(&game.game).await?;
        game.take_laptop(page, ANA).await?;
        game.select_cards(page, &game.hand(ANA), &game.cards(ANA, "r1")?).await?;
        page.press(Role::Button, "Write on this card").await?;
        page.type_into("Title", "Puddle").await?;
        assert_accessible(page).await?;
        page.press(Role::Button, "Close").await?;
        page.press(Role::Button, "Back to the table").await?;
        page.find(Role::Button, "Ana: hold to play").await?;
        page.assert_hidden(&["Puddle"]).await?;
        // The draft is still there, also after a reload.
        page.reload().await?;
        game.take_laptop(page, ANA).await?;
        game.select_cards(page, &game.hand(ANA), &game.cards(ANA, "r1")?).await?;
        page.press(Role::Button, "Write on this card").await?;
        let title = page.find(Role::Textbox, "Title").await?.prop("value").await?;
        ensure!(title.as_deref() == Some("Puddle"), "{title:?}");
        page.find(Role::Spinbutton, "Points").await?.send_keys("5").await?;
        page.press(Role::Button, "Write it on the card").await?;
        page.wait_for_text("Ana writes on a card in the hand.").await?;
        page.press(Role::Button, "Back to the table").await?;
        page.find(Role::Button, "Ana: hold to play").await?;
        page.assert_hidden(&["Puddle"]).await?;
        game.take_laptop(page, ANA).await?;
        // The card is still picked.
        page.find_beginning(Role::Button, "red 1, Puddle: 5 points.").await?;
        page.press(Role::Button, "Play this card").await?;
        page.wait_for_text("Ana, who gets 5 points?").await?;
        assert_accessible(page).await?;
        page.press(Role::Button, "Bo").await?;
        page.wait_for_text("Bo gets 5 points.").await?;
        page.find(Role::Button, "Ana, 6 cards, 0 points").await?;
        assert_fits(page).await
    })
}

/// BL-R59: before the first turn everybody writes in secret.
#[test]
fn cards_are_written_before_the_first_turn() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let mut setup = setup_with(&["r1 r2", "g1"], "r4", "y1 y2 y3", Vec::new())?;
        setup.house = House { fill_in: true, ..House::default() };
        let game = NativeCopy::new(setup)?;
        page.open_saved_game(&game.game).await?;
        page.wait_for_text("Before the first turn, everybody may write").await?;
        assert_accessible(page).await?;
        assert_fits(page).await?;
        page.press(Role::Button, "Bo writes").await?;
        game.take_laptop(page, BO).await?;
        game.select_cards(page, &game.hand(BO), &game.cards(BO, "g1")?).await?;
        assert_fits(page).await?;
        page.press(Role::Button, "Write on this card").await?;
        page.type_into("Title", "Puddle").await?;
        page.press(Role::Button, "Write it on the card").await?;
        page.find_beginning(Role::Button, "green 1, Puddle").await?;
        page.press(Role::Button, "Back to the table").await?;
        page.find(Role::Button, "Ana writes").await?;
        page.assert_hidden(&["Puddle"]).await?;
        page.press(Role::Button, "Everybody understands").await?;
        page.find(Role::Button, "Ana: hold to play").await?;
        page.assert_hidden(&["Puddle"]).await
    })
}

/// BL-R59: a player can also write on a card with a phone.
#[test]
fn a_card_is_written_on_with_a_phone() -> Result<()> {
    with_page(PHONE, async |page| {
        page.open().await?;
        let game = writing_game()?;
        page.open_saved_game(&game.game).await?;
        game.take_laptop(page, ANA).await?;
        game.select_cards(page, &game.hand(ANA), &game.cards(ANA, "r1")?).await?;
        page.press(Role::Button, "Write on this card").await?;
        page.find(Role::Dialog, "Write on this card").await?;
        page.type_into("Title", "Puddle").await?;
        assert_accessible(page).await?;
        page.press(Role::Button, "Write it on the card").await?;
        page.wait_for_text("Ana writes on a card in the hand.").await
    })
}
