//! Nothing of what is hidden is anywhere in the document, nor that it was ever seen.

use anyhow::{Result, ensure};
use browser_tests::{Guest, Key, LAPTOP, Role, party};
use partypiece::rules::{
    piecepack::Coin,
    rememory::{Action, Deal, Show, Variant},
};

use crate::tables::{Night, hidden, setup};

/// Everything about the tiles: their markup, how each of them is drawn to the last property, where the focus is and
/// where Tab would lead.
const TILES: &str = "const field = document.querySelector('.field');
    const drawn = (part) => [...getComputedStyle(part)].map((name) => getComputedStyle(part)[name]).join();
    const looks = [...field.querySelectorAll('button, .tile, .tile > *')].map(drawn).join('\\n');
    const stop = [...field.querySelectorAll('button')].findIndex((button) => button.tabIndex === 0);
    return field.outerHTML + looks + stop + field.contains(document.activeElement)";

async fn tiles(guest: &Guest) -> Result<String> {
    Ok(guest.asks(TILES).await?.as_str().unwrap_or_default().to_owned())
}

/// The names of all tiles and coins, as the page would write them.
pub(crate) fn named(text: &str) -> Vec<String> {
    let names = Coin::set(4).into_iter().map(|coin| coin.to_string());
    names.filter(|name| text.contains(name)).collect()
}

/// RM-04, RM-05, RM-13: a tile that was found by arrow keys, turned and hidden is what it was before, in markup, looks,
/// order and focus.
#[test]
fn a_tile_that_was_seen_and_hidden_again_is_in_no_way_different() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        let mut night = Night::begun(Variant::Bag, &["Ana", "Bo"], 0)?;
        guest.finds_on_the_shelf(&night.game).await?;
        guest.until("the page rests", async || Ok(guest.focus().await? == "Draw a coin")).await?;
        let before = tiles(guest).await?;
        ensure!(named(&guest.serialised().await?).is_empty(), "nobody has seen anything");
        night.draws(guest).await?;
        guest.press(Role::Button, "Choose a tile").await?;
        let (place, tile) = night.wrong()?;
        for _ in 0..place {
            guest.types(Key::Right).await?;
        }
        guest.types(Key::Space).await?;
        guest.sees(Role::Button, &format!("{tile}, {}", &hidden(place)["hidden tile, ".len()..])).await?;
        ensure!(tiles(guest).await? != before, "a tile is up");
        guest.press(Role::Button, "Everybody has seen it").await?;
        guest.hears("Bo draws a coin").await?;
        guest.until("nothing is left of it", async || Ok(tiles(guest).await? == before)).await?;
        let left = named(&guest.serialised().await?);
        ensure!(left.is_empty(), "{left:?} can still be read");
        // The log tells what happened, and not where what lies.
        guest.asks("document.querySelector('.log summary').click()").await?;
        guest.hears("Ana turned a wrong tile").await?;
        let told = named(&guest.serialised().await?);
        ensure!(!told.contains(&tile.to_string()), "the log remembers the {tile}");
        Ok(())
    })
}

/// RM-05, RM-R11: of a hand that others may not see, the document has the suits and no value.
#[test]
fn a_hidden_hand_is_nowhere_but_behind_the_curtain() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        let variant = Variant::Steals { deal: Deal::Random, hidden: true };
        let night = Night::begun(variant, &["Ana", "Bo"], 0)?;
        guest.finds_on_the_shelf(&night.game).await?;
        guest.sees(Role::Button, "Pass to Ana").await?;
        ensure!(named(&guest.serialised().await?).is_empty(), "hands are hidden from the table");
        guest.press(Role::Button, "Pass to Ana").await?;
        guest.lifts_the_curtain("Ana").await?;
        guest.sees(Role::Button, "Choose a coin").await?;
        let hers = named(&guest.serialised().await?);
        ensure!(hers.len() == 12, "Ana sees her own twelve, and no other: {hers:?}");
        guest.press(Role::Button, "Back to the table").await?;
        guest.sees(Role::Button, "Pass to Ana").await?;
        ensure!(named(&guest.serialised().await?).is_empty(), "nothing of them has stayed");
        Ok(())
    })
}

/// RM-36, RM-R21, RM-R26: the side of a coin that only one has looked at is in nobody else's document.
#[test]
fn a_coin_looked_at_alone_is_nowhere_but_behind_the_curtain() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        let mut night =
            Night::of(setup(Variant::Scattered { show: Show::Nothing, tell: false }, &["Ana", "Bo"])?)?;
        guest.finds_on_the_shelf(&night.game).await?;
        guest.press(Role::Button, "coin 8: a covered coin").await?;
        guest.press(Role::Button, "Ana looks at the coin").await?;
        guest.lifts_the_curtain("Ana").await?;
        night.does(Action::Pick { place: 7 })?;
        night.does(Action::Look)?;
        let coin = night.coin()?;
        guest.hears(&coin.to_string()).await?;
        guest.waits_for_no_frame().await?;
        guest.press(Role::Button, "Back to the table").await?;
        ensure!(
            named(&guest.serialised().await?).is_empty(),
            "the table knows nothing of it, not for a frame"
        );
        guest.reloads().await?;
        guest.hears("Ana, where is its tile?").await?;
        ensure!(guest.finds(Role::Button, "Tell everybody").await?.is_none(), "telling was not agreed");
        // Seen, it has to stay (RM-R26).
        guest.press(Role::Button, "coin 9: a covered coin").await?;
        guest.hears("this is the one to find").await
    })
}

/// RM-04, RM-13: what tells of a press may come a frame later; a tile that is hidden again is gone before that.
#[test]
fn a_wrong_tile_is_gone_before_the_next_frame() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        let mut night = Night::begun(Variant::Bag, &["Ana", "Bo"], 0)?;
        guest.finds_on_the_shelf(&night.game).await?;
        night.draws(guest).await?;
        let (place, tile) = night.wrong()?;
        guest.press(Role::Button, &hidden(place)).await?;
        guest.hears(&format!("That is the {tile}.")).await?;
        guest.waits_for_no_frame().await?;
        guest.press(Role::Button, "Everybody has seen it").await?;
        guest.sees(Role::Button, &hidden(place)).await?;
        let faces = "return document.querySelectorAll('.tiles .face').length";
        ensure!(guest.asks(faces).await? == 0, "no tile has a face");
        let open = "return document.querySelector('.side [role=status]').textContent";
        ensure!(guest.asks(open).await? == "", "nothing is said to lie open");
        ensure!(guest.reads("Everybody has seen it").await?, "no frame has come");
        Ok(())
    })
}
