//! Before the first card: the players, the house rules, and the rules of the game.

use anyhow::{Result, ensure};
use browser_tests::{Key, LAPTOP, PHONE, Role, with_page};

/// BL-08, BL-09, BL-15, BL-110: from home to the first turn: names, the youngest player, three rules read aloud one by
/// one. The rules and the credits have their own pages.
#[test]
fn from_home_to_the_first_turn() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        page.open_screen("how-to-play/blank").await?;
        page.find(Role::Heading, "How to play BLANK").await?;
        page.open_screen("about").await?;
        for name in ["Henri Kermarrec", "Rory O'Connor", "Michael Fox", "The Creativity Hub"] {
            page.wait_for_text(name).await?;
        }
        page.open_screen("set-up/blank").await?;
        page.wait_until("a name is asked for", async || Ok(page.focused_name().await? == "Name at seat 1"))
            .await?;
        page.type_keys("Ana").await?;
        page.type_keys(Key::Enter).await?;
        page.type_keys("Bo").await?;
        page.press_beginning(Role::Disclosure, "Who begins").await?;
        page.press(Role::Button, "Bo").await?;
        page.press(Role::Button, "Start").await?;
        for left in ["2 more come.", "1 more comes.", "It is the last one."] {
            page.wait_for_text(left).await?;
            page.press(Role::Button, "Done reading").await?;
        }
        page.press(Role::Button, "Everybody understands").await?;
        page.find(Role::Button, "Bo: hold to play").await?;
        page.wait_for_text("Draw Pile: 57 cards").await?;
        Ok(())
    })
}

/// BL-R09: with "Mark playable cards" only cards that match are marked. One is played with the keyboard.
#[test]
fn the_house_rule_marks_playable_cards() -> Result<()> {
    with_page(PHONE, async |page| {
        use crate::games::{ANA, NativeCopy, setup_with};
        use partypiece::rules::blank::House;
        page.open().await?;
        let mut setup = setup_with(&["r1 g2 g3", "r2"], "r4", "y1 y2 y3 y4", Vec::new())?;
        setup.house = House { mark_playable: true, ..House::default() };
        let copy = NativeCopy::started(setup)?;
        page.open_saved_game(&copy.game).await?;
        copy.take_laptop(page, ANA).await?;
        let marked = page.count(".fan [data-fits=true]").await?;
        ensure!(marked == 1, "{marked} cards match");
        page.find(Role::Button, "Nothing matches: draw a card").await?;
        page.type_keys(Key::End).await?;
        page.type_keys(Key::Home).await?;
        page.type_keys(Key::Space).await?;
        page.find(Role::Button, "Play this card").await?;
        page.type_keys(Key::Enter).await?;
        page.find(Role::Button, "Bo: hold to play").await.map(drop)
    })
}
