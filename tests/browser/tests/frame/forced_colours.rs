//! LK-18, LK-19: what the system and the browser do to a page by themselves.

use anyhow::{Result, anyhow, ensure};
use browser_tests::{LAPTOP, Page, Role, table_message, with_page};
use partypiece::{
    play::Game,
    rules::{
        Seat,
        luck::Seed,
        name::Name,
        player::Player,
        rememory::{Company, House, Rememory, Setup, Starter, Variant},
    },
};
use serde_json::json;

/// Whether somebody's turn is marked, and everybody whose turn it is has a frame.
const MARKED: &str = "
    const turns = [...document.querySelectorAll('[data-turn=true], .players > [aria-current=true]')];
    return turns.length > 0 && turns.every((turn) => getComputedStyle(turn).outlineStyle === 'solid')";

fn rememory() -> Result<Game<Rememory>> {
    let person = |name| Ok(Player::person(Name::parse(name).map_err(|reason| anyhow!("{reason}"))?));
    let setup = Setup {
        players: ["Ana", "Bo", "Cy"].into_iter().map(person).collect::<Result<_>>()?,
        company: Company::Table,
        variant: Variant::Bag,
        starter: Starter::Seat(Seat(1)),
        house: House::default(),
    };
    Game::start(setup, Seed(1)).map_err(|refusal| anyhow!("{refusal}"))
}

async fn force_colours(page: &Page) -> Result<()> {
    let forced = json!({ "features": [{ "name": "forced-colors", "value": "active" }] });
    page.browser.cdp().send_raw("Emulation.setEmulatedMedia", forced).await?;
    Ok(())
}

/// LK-18: surfaces and shadows are gone in forced colours.
#[test]
fn whose_turn_it_is_has_a_frame_in_forced_colours() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        page.open_saved_game(&rememory()?).await?;
        ensure!(page.execute(MARKED).await? == json!(false), "without forced colours there is a frame");
        force_colours(page).await?;
        ensure!(page.execute(MARKED).await? == json!(true), "at the table nothing is marked");
        page.become_second_screen().await?;
        page.show_on_this_second_screen(&table_message(&rememory()?)).await?;
        force_colours(page).await?;
        ensure!(page.execute(MARKED).await? == json!(true), "on the second screen nothing is marked");
        Ok(())
    })
}

/// LK-19
#[test]
fn the_browser_corrects_no_name_and_selects_nothing_that_is_held() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        page.open_screen("set-up/scattergories").await?;
        let field = page.find(Role::Textbox, "Name at seat 1").await?;
        ensure!(field.attr("autocorrect").await?.as_deref() == Some("off"), "names are corrected");
        ensure!(field.attr("autocapitalize").await?.as_deref() == Some("words"), "names begin small");
        page.open_saved_game(&rememory()?).await?;
        let selects = "const hold = document.body.appendChild(document.createElement('button'));
            hold.className = 'hold';
            const { userSelect } = getComputedStyle(hold);
            hold.remove();
            return userSelect";
        ensure!(page.execute(selects).await? == json!("none"), "a long press selects the text of the button");
        Ok(())
    })
}
