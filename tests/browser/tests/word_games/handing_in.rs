//! Whoever is done passes the laptop on with one press, and nobody waits for the letter.

use anyhow::{Result, ensure};
use browser_tests::{LAPTOP, Page, Role, assert_moves, slow_animations, with_page};
use partypiece::rules::{pieceagories as pieceagories_rules, scattergories as scattergories_rules};
use serde_json::json;

use crate::{both::begin_sheet, pieceagories, scattergories};

/// Presses the writer's large button, which says that Bo gets the laptop next.
async fn pass_to_bo(page: &Page) -> Result<()> {
    page.press(Role::Button, "Done: pass to Bo").await?;
    page.press(Role::Button, "Hand in empty").await?;
    page.find(Role::Button, "Bo: hold to write").await.map(drop)
}

/// PG-R58
#[test]
fn whoever_is_done_at_pieceagories_passes_the_laptop_on() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let mut setup = pieceagories::games::setup(1, pieceagories_rules::Answers::Typed)?;
        setup.house.early = true;
        page.open_saved_game(&pieceagories::games::after_throw(setup)?).await?;
        begin_sheet(page, "Ana").await?;
        pass_to_bo(page).await
    })
}

/// SC-08, SC-R28: the letter rolls like a die, and a press does not wait for it. If the system asks for less
/// motion, the letter appears without rolling.
#[test]
fn whoever_is_done_at_scattergories_passes_the_laptop_on_while_the_letter_rolls() -> Result<()> {
    for reduced in [false, true] {
        with_page(LAPTOP, async |page| {
            if reduced {
                let reduce = json!({ "features": [{ "name": "prefers-reduced-motion", "value": "reduce" }] });
                page.browser.cdp().send_raw("Emulation.setEmulatedMedia", reduce).await?;
            }
            page.open().await?;
            let mut setup = scattergories::games::setup(scattergories_rules::Answers::Typed)?;
            setup.house.early = true;
            page.open_saved_game(&scattergories::games::after_roll(setup)?).await?;
            slow_animations(page).await?;
            begin_sheet(page, "Ana").await?;
            assert_moves(page, if reduced { "appear" } else { "roll" }).await?;
            ensure!(page.animates("roll").await? != reduced, "reduced motion: {reduced}");
            pass_to_bo(page).await
        })?;
    }
    Ok(())
}

/// PG-R75, SC-R48: the cup is shaken when dice are rolled that nobody may see yet. No press waits for it, and the next one ends it.
#[test]
fn the_cup_is_shaken_over_a_letter_that_nobody_sees() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let setup = scattergories::games::setup(scattergories_rules::Answers::Typed)?;
        page.open_saved_game(&scattergories::games::game_after(setup, Vec::new())?).await?;
        slow_animations(page).await?;
        page.press(Role::Button, "Everybody agrees").await?;
        page.press(Role::Button, "Roll the letter die").await?;
        assert_moves(page, "cup-shaken").await?;
        page.lift_curtain("Ana").await?;
        ensure!(!page.animates("cup-shaken").await?, "it goes on behind the curtain");
        page.press(Role::Button, "Not yet").await?;
        page.find(Role::Button, "Ana: hold to write").await?;
        ensure!(!page.animates("cup-shaken").await?, "it is shaken again");
        Ok(())
    })
}

/// PK-05: an empty sheet is asked about, and its writer can go on writing; a sheet with an answer is handed in at once.
#[test]
fn an_empty_sheet_is_asked_about() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let mut setup = scattergories::games::setup(scattergories_rules::Answers::Typed)?;
        setup.house.early = true;
        page.open_saved_game(&scattergories::games::after_roll(setup)?).await?;
        let letter = begin_sheet(page, "Ana").await?;
        page.press(Role::Button, "Done: pass to Bo").await?;
        page.wait_for_text("Nothing is written. Hand in an empty sheet?").await?;
        page.press(Role::Button, "Keep writing").await?;
        page.wait_until_focus_is_in("#line-1").await?;
        page.type_keys(format!("{letter}aaa")).await?;
        page.press(Role::Button, "Done: pass to Bo").await?;
        page.find(Role::Button, "Bo: hold to write").await.map(drop)
    })
}

/// LK-02: if the sheet goes away while somebody types a word, the next letters press no button.
#[test]
fn letters_typed_on_after_the_sheet_is_gone_press_no_button() -> Result<()> {
    /// One script sends both keys, because the time between them matters.
    const TYPE_ON: &str = "
        const press = (target, key) => target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
        const sheet = document.activeElement;
        press(sheet, 't');
        sheet.remove();
        press(document.body, 'm');
        return document.querySelector('#mute').ariaPressed";
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let setup = scattergories::games::setup(scattergories_rules::Answers::Typed)?;
        page.open_saved_game(&scattergories::games::after_roll(setup)?).await?;
        page.type_keys("m").await?;
        page.wait_until("a letter is a shortcut at first", async || {
            Ok(page.attribute_of("#mute", "aria-pressed").await?.as_deref() == Some("true"))
        })
        .await?;
        begin_sheet(page, "Ana").await?;
        ensure!(page.execute(TYPE_ON).await? == json!("true"), "a letter turned the sound on");
        Ok(())
    })
}
