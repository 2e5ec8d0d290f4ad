//! Ninety-nine people around one laptop.

use anyhow::{Context, Result, ensure};
use browser_tests::{LAPTOP, LARGE_SCREEN, PHONE, PHONE_LANDSCAPE, Page, Role, Window, with_page};
use partypiece::{
    rules::rememory::{Action, Deal, Sorted, Variant},
    screens::rememory::rest_of_ranking,
};
use serde_json::json;

use crate::games::{NativeCopy, assert_fits};

fn names() -> Vec<String> {
    (1..=99).map(|nth| format!("Page {nth}")).collect()
}

/// RM-01, RM-10: all names are pasted at once, and the game starts; waiting players see how long they wait.
#[test]
fn ninety_nine_names_are_pasted_and_play() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        page.open_screen("set-up/rememory").await?;
        page.wait_until("a name is asked for", async || Ok(page.focused_name().await? == "Name at seat 1"))
            .await?;
        page.paste(&names().join("\n")).await?;
        page.wait_for_text("99 players").await?;
        page.press(Role::Button, "Start").await?;
        page.find(Role::Button, "Draw a coin").await?;
        page.wait_for_text("Who is next").await?;
        page.set_value(".queue select", "41").await?;
        page.wait_until("the page says when it is their turn", async || {
            Ok(page.shows("Page 42 is").await? || page.shows("Page 42’s turn").await?)
        })
        .await
    })
}

/// RM-R08, SU-05: four suits are enough for four players. Of thirty the first four get a seat, and another variant with more
/// seats takes all of them.
#[test]
fn of_thirty_people_four_get_a_suit_each() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let by_suit = r#"{"hands":{"deal":"by_suit","hidden":false}}"#;
        page.store("setting/rememory-variant", by_suit).await?;
        page.open_screen("set-up/rememory").await?;
        page.wait_until("a name is asked for", async || Ok(page.focused_name().await? == "Name at seat 1"))
            .await?;
        page.paste(&names()[..30].join("\n")).await?;
        page.find(Role::Disclosure, "26 more are kept for games with more seats.").await?;
        page.wait_for_text("4 players").await?;
        page.press_beginning(Role::Radio, "Classic").await?;
        page.wait_for_text("30 players").await?;
        ensure!(!page.shows("are kept").await?, "the classic game has a seat for everybody");
        Ok(())
    })
}

/// RM-32, RM-37: beside rows of coins, too, everything is visible: the coin in play, the next player, the time to wait,
/// and the leaders, however long the names are.
#[test]
fn ninety_nine_and_rows_of_coins_have_room_beside_the_tiles() -> Result<()> {
    let names: Vec<String> = (1..=99).map(|nth| format!("Maximiliana of chair {nth}")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let variant = Variant::Rows { sorted: Sorted::Suit, in_order: false, reveal: true };
    let mut copy = NativeCopy::started(variant, &names, 9)?;
    for turn in 0..6 {
        copy.take_coin()?;
        let place = copy.place_of(copy.coin()?);
        copy.act(Action::Turn { place })?;
        copy.take_coin()?;
        let (place, _) = copy.wrong_tile()?;
        copy.act(Action::Turn { place })?;
        if turn < 5 {
            copy.act(Action::Close)?;
        }
    }
    with_page(LAPTOP, async |page| {
        page.open().await?;
        page.open_saved_game(&copy.game).await?;
        page.find(Role::Button, "Hide the tile").await?;
        page.wait_for_text(
            &rest_of_ranking(&copy.view(), 4).context("nobody is ranked after the first four")?,
        )
        .await?;
        assert_fits(page).await
    })
}

/// LK-31: with twenty-four hands the coin in play and the row of whoever plays are in sight together, whoever it is, also on phones
/// in landscape.
#[test]
fn with_many_hands_the_coin_in_play_and_the_players_row_are_in_sight() -> Result<()> {
    /// A small phone, or 1366×768 at 200 %.
    const SMALL_PHONE_LANDSCAPE: Window = Window { width: 667, height: 375 };
    let names = names();
    let names: Vec<&str> = names[..24].iter().map(String::as_str).collect();
    let hands = Variant::Hands { deal: Deal::Random, hidden: false };
    with_page(LAPTOP, async |page| {
        page.open().await?;
        for before in [2, 12, 22] {
            let mut copy = NativeCopy::started(hands, &names, 0)?;
            for _ in 0..before {
                copy.take_coin()?;
                let (place, _) = copy.wrong_tile()?;
                copy.act(Action::Turn { place })?;
                copy.act(Action::Close)?;
            }
            copy.take_coin()?;
            for window in [LAPTOP, PHONE, PHONE_LANDSCAPE, SMALL_PHONE_LANDSCAPE] {
                page.set_window(window).await?;
                page.open_screen("").await?;
                page.wait_until_gone(Role::Button, "Choose a tile").await?;
                page.open_saved_game(&copy.game).await?;
                page.find(Role::Button, "Choose a tile").await?;
                assert_pair_and_row_in_sight(page, &format!("after {before} turns in {window:?}")).await?;
            }
        }
        Ok(())
    })
}

/// Waits until all of the coin in play and the name and the coins of whoever plays can be seen, and no other row covers them.
async fn assert_pair_and_row_in_sight(page: &Page, when: &str) -> Result<()> {
    let hidden = "const corners = ({ left, right, top, bottom }) => [[left, top], [right, top], [left, bottom], [right, bottom]]
            .map(([x, y]) => [x + Math.sign((left + right) / 2 - x) * 3, y + Math.sign((top + bottom) / 2 - y) * 3]);
        return ['.in-play .pair > *', '.hands [data-turn=true]'].filter((name) => {
            const part = document.querySelector(name), whole = part.closest('.in-play, .hands > li');
            return !corners(part.getBoundingClientRect()).every(([x, y]) => whole.contains(document.elementFromPoint(x, y)));
        })";
    page.wait_until(&format!("both are in sight {when}"), async || {
        Ok(page.execute(hidden).await? == json!([]))
    })
    .await
}

/// With 99 players a press changes a few nodes, however long the queue is: the coin, the strip and the buttons.
#[test]
fn with_ninety_nine_players_a_press_changes_little() -> Result<()> {
    with_page(LARGE_SCREEN, async |page| {
        page.open().await?;
        let names = names();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        page.open_saved_game(&NativeCopy::started(Variant::Bag, &names, 6)?.game).await?;
        page.find(Role::Button, "Draw a coin").await?;
        page.watch_changes().await?;
        page.press(Role::Button, "Draw a coin").await?;
        page.find(Role::Button, "Choose a tile").await?;
        let [tables, touched] = page.changes("table.tiles", ":not(*)").await?;
        ensure!((1..=12).contains(&touched), "a press touched {touched} nodes of the board");
        ensure!(tables == 0, "a press changed a tile");
        Ok(())
    })
}
