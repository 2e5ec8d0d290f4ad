//! Nothing hidden is anywhere in the document, and neither is a trace of what was seen.

use anyhow::{Result, ensure};
use browser_tests::{Key, LAPTOP, Page, Role, with_page};
use partypiece::rules::{
    piecepack::Coin,
    rememory::{Action, Deal, Show, Variant},
};

use crate::games::{NativeCopy, hidden_tile_name, setup};

/// Everything about the tiles: their markup, all their computed styles, the focus, and the tab stop.
const TILES: &str = "const field = document.querySelector('.field');
    const drawn = (part) => [...getComputedStyle(part)].map((name) => getComputedStyle(part)[name]).join();
    const looks = [...field.querySelectorAll('button, .tile, .tile > *')].map(drawn).join('\\n');
    const stop = [...field.querySelectorAll('button')].findIndex((button) => button.tabIndex === 0);
    return field.outerHTML + looks + stop + field.contains(document.activeElement)";

async fn tiles(page: &Page) -> Result<String> {
    Ok(page.execute(TILES).await?.as_str().unwrap_or_default().to_owned())
}

/// The names of all tiles and coins in this text, as the page writes them.
pub(crate) fn names_in(text: &str) -> Vec<String> {
    let names = Coin::set(4).into_iter().map(|coin| coin.to_string());
    names.filter(|name| text.contains(name)).collect()
}

/// RM-04, RM-05, RM-13: after a tile was reached by arrow keys, turned and hidden, all tiles are as they were
/// before in markup, style, order and focus.
#[test]
fn a_tile_that_was_hidden_again_has_no_trace() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let mut copy = NativeCopy::started(Variant::Bag, &["Ana", "Bo"], 0)?;
        page.open_saved_game(&copy.game).await?;
        page.wait_until("the button has the focus", async || Ok(page.focused_name().await? == "Draw a coin"))
            .await?;
        let before = tiles(page).await?;
        ensure!(
            names_in(&page.full_state().await?).is_empty(),
            "tiles are in the document before one is turned"
        );
        copy.draw_coin(page).await?;
        page.press(Role::Button, "Choose a tile").await?;
        let (place, tile) = copy.wrong_tile()?;
        for _ in 0..place {
            page.type_keys(Key::Right).await?;
        }
        page.type_keys(Key::Space).await?;
        page.find(Role::Button, &format!("{tile}, {}", &hidden_tile_name(place)["hidden tile, ".len()..]))
            .await?;
        ensure!(tiles(page).await? != before, "no tile is up");
        page.press(Role::Button, "Hide the tile").await?;
        page.wait_for_text("Bo, draw a coin").await?;
        page.wait_until("nothing is left of it", async || Ok(tiles(page).await? == before)).await?;
        let left = names_in(&page.full_state().await?);
        ensure!(left.is_empty(), "{left:?} can still be read");
        // The log says what happened, but not where a tile is.
        page.press(Role::Disclosure, "Log").await?;
        page.wait_for_text("Ana turns a wrong tile").await?;
        let logged = names_in(&page.full_state().await?);
        ensure!(!logged.contains(&tile.to_string()), "the log names the {tile}");
        Ok(())
    })
}

/// RM-05, RM-R11: only behind the curtain the document has the values of a hidden hand.
#[test]
fn a_hidden_hand_is_only_behind_the_curtain() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let variant = Variant::Steals { deal: Deal::Random, hidden: true };
        let copy = NativeCopy::started(variant, &["Ana", "Bo"], 0)?;
        page.open_saved_game(&copy.game).await?;
        page.find(Role::Button, "Ana: hold to pick a coin").await?;
        ensure!(names_in(&page.full_state().await?).is_empty(), "a hand is in the document");
        page.lift_curtain("Ana").await?;
        page.find(Role::Button, "Choose a coin").await?;
        let shown = names_in(&page.full_state().await?);
        ensure!(shown.len() == 12, "Ana sees other coins than her own twelve: {shown:?}");
        page.press(Role::Button, "Back to the table").await?;
        page.find(Role::Button, "Ana: hold to pick a coin").await?;
        ensure!(names_in(&page.full_state().await?).is_empty(), "a coin is still in the document");
        Ok(())
    })
}

/// RM-36, RM-R21, RM-R26: a coin that one player looked at is in the document only behind the curtain.
#[test]
fn a_coin_looked_at_secretly_is_only_behind_the_curtain() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let mut copy = NativeCopy::new(setup(
            Variant::Scattered { show: Show::Nothing, reveal: false },
            &["Ana", "Bo"],
        )?)?;
        page.open_saved_game(&copy.game).await?;
        page.press(Role::Button, "coin 8: a covered coin").await?;
        page.press(Role::Button, "Ana looks at the coin").await?;
        page.lift_curtain("Ana").await?;
        copy.act(Action::Pick { place: 7 })?;
        copy.act(Action::Look)?;
        let coin = copy.coin()?;
        page.wait_for_text(&coin.to_string()).await?;
        page.stop_frames().await?;
        page.press(Role::Button, "Back to the table").await?;
        ensure!(
            names_in(&page.full_state().await?).is_empty(),
            "the table shows the coin, if only for a frame"
        );
        page.reload().await?;
        page.wait_for_text("Ana, find the tile of this coin.").await?;
        ensure!(
            page.find_now(Role::Button, "Show the coin to everybody").await?.is_none(),
            "coins can be shown without the house rule"
        );
        // After the look no other coin can be picked (RM-R26).
        page.press(Role::Button, "coin 9: a covered coin").await?;
        page.wait_for_text("so you must find its tile").await
    })
}

/// RM-04, RM-13: the face of a hidden tile, its name and the button that hides it are removed before the next frame.
#[test]
fn a_wrong_tile_is_removed_before_the_next_frame() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let mut copy = NativeCopy::started(Variant::Bag, &["Ana", "Bo"], 0)?;
        page.open_saved_game(&copy.game).await?;
        copy.draw_coin(page).await?;
        let (place, tile) = copy.wrong_tile()?;
        page.press(Role::Button, &hidden_tile_name(place)).await?;
        page.wait_for_text(&format!("Wrong tile: the {tile}.")).await?;
        page.stop_frames().await?;
        page.press(Role::Button, "Hide the tile").await?;
        page.find(Role::Button, &hidden_tile_name(place)).await?;
        let faces = ".tiles .face";
        ensure!(page.count(faces).await? == 0, "a tile has a face");
        ensure!(page.text_of(".side [role=status]").await?.as_deref() == Some(""), "a tile is named as open");
        ensure!(!page.shows("Hide the tile").await?, "the foot still asks to hide the tile");
        Ok(())
    })
}
