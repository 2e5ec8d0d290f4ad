//! Ninety-nine people around one laptop.

use anyhow::{Context, Result, ensure};
use browser_tests::{Guest, LAPTOP, PROJECTOR, Role, party};
use partypiece::rules::rememory::{Action, Show, Sorted, Variant};
use serde_json::json;

use crate::tables::{Night, fits, no_barriers};

fn names() -> Vec<String> {
    (1..=99).map(|nth| format!("Guest {nth}")).collect()
}

/// Pastes a text where the focus is.
async fn pastes(guest: &Guest, text: &str) -> Result<()> {
    let paste = "const clipboardData = new DataTransfer(); clipboardData.setData('text', arguments[0]);
        document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))";
    guest.browser.execute(paste, vec![json!(text)]).await?;
    Ok(())
}

/// RM-01, RM-10: all names at once, and the game is on; who has to wait is told how long.
#[test]
fn ninety_nine_names_are_pasted_and_play() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        guest.asks("location.hash = '#/set-up/rememory'").await?;
        guest.until("a name is asked for", async || Ok(guest.focus().await? == "Name at seat 1")).await?;
        pastes(guest, &names().join("\n")).await?;
        guest.hears("99 players").await?;
        no_barriers(guest).await?;
        guest.press(Role::Button, "Deal").await?;
        guest.sees(Role::Button, "Draw a coin").await?;
        guest.hears("Who is next").await?;
        fits(guest).await?;
        no_barriers(guest).await?;
        let choose = "const field = document.querySelector('.queue select'); field.value = '41';
            field.dispatchEvent(new Event('change', { bubbles: true }))";
        guest.asks(choose).await?;
        guest
            .until("it is told when", async || {
                Ok(guest.reads("Guest 42 is").await? || guest.reads("Guest 42's turn").await?)
            })
            .await
    })
}

/// RM-R08: thirty are too many for four suits, and are told how many can play.
#[test]
fn too_many_for_four_suits_are_told_how_many_can_play() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        let by_suit = r#"localStorage.setItem('partypiece/setting/rememory-variant', '{"hands":{"deal":"by_suit","hidden":false}}')"#;
        guest.asks(by_suit).await?;
        guest.asks("location.hash = '#/set-up/rememory'").await?;
        guest.until("a name is asked for", async || Ok(guest.focus().await? == "Name at seat 1")).await?;
        pastes(guest, &names()[..30].join("\n")).await?;
        guest.press(Role::Button, "Deal").await?;
        guest.hears("there are four suits: at most 4 play so, and here are 30.").await?;
        ensure!(!guest.reads("24 can play").await?, "another number");
        no_barriers(guest).await
    })
}

/// RM-32, RM-37: beside rows of coins, too, all is in sight: the coin in play, who is next, when somebody's turn comes, and
/// who has found most; however long their names are.
#[test]
fn ninety_nine_and_rows_of_coins_have_room_beside_the_tiles() -> Result<()> {
    let names: Vec<String> = (1..=99).map(|nth| format!("Maximiliana of chair {nth}")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    for variant in [
        Variant::Rows { sorted: Sorted::Suit, in_order: false, tell: true },
        Variant::Scattered { show: Show::Suit, tell: false },
    ] {
        let mut night = Night::begun(variant, &names, 9)?;
        for turn in 0..6 {
            night.takes_a_coin()?;
            let place = night.place_of(night.coin()?);
            night.does(Action::Turn { place })?;
            night.takes_a_coin()?;
            let (place, _) = night.wrong()?;
            night.does(Action::Turn { place })?;
            if turn < 5 {
                night.does(Action::Close)?;
            }
        }
        party(LAPTOP, async |guest| {
            guest.comes_in().await?;
            guest.finds_on_the_shelf(&night.game).await?;
            guest.sees(Role::Button, "Everybody has seen it").await?;
            guest.hears(&night.view().ranked_after(4).context("more have found some")?).await?;
            fits(guest).await?;
            no_barriers(guest).await
        })?;
    }
    Ok(())
}

/// With 99 players a press touches a handful of nodes, however long the queue is: the coin, the strip and the buttons.
#[test]
fn with_ninety_nine_a_press_touches_little() -> Result<()> {
    party(PROJECTOR, async |guest| {
        guest.comes_in().await?;
        let names = names();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        guest.finds_on_the_shelf(&Night::begun(Variant::Bag, &names, 6)?.game).await?;
        guest.sees(Role::Button, "Draw a coin").await?;
        let watch = "window.touched = new Set(); new MutationObserver((changes) => {
            for (const change of changes) window.touched.add(change.target);
        }).observe(document.querySelector('main'), { subtree: true, childList: true, attributes: true, characterData: true })";
        guest.asks(watch).await?;
        guest.press(Role::Button, "Draw a coin").await?;
        guest.sees(Role::Button, "Choose a tile").await?;
        let touched = guest.asks("return window.touched.size").await?.as_u64().unwrap_or_default();
        let tiles = "return [...window.touched].filter((node) => node.closest?.('table.tiles')).length";
        ensure!((1..=12).contains(&touched), "a press touched {touched} nodes of the board");
        ensure!(guest.asks(tiles).await? == json!(0), "no tile was touched");
        Ok(())
    })
}
