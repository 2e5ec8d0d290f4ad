//! The game of the day: from home to its end and back.

use anyhow::{Context, Result, anyhow, ensure};
use browser_tests::{Key, LAPTOP, PHONE, Page, Role, assert_accessible, with_page};
use partypiece::{
    daily::{DailyGame, Date, DayResult, DayRules},
    play::Game,
    rules::{
        Seat,
        name::Name,
        rememory::{Action, PhaseView, Rememory},
    },
};
use serde_json::json;

/// The day's grid with one tile left, after many wrong ones.
fn almost_over() -> Result<Game<Rememory>> {
    let date = Date::new(2026, 11, 24).ok_or_else(|| anyhow!("no date"))?;
    let ana = Name::parse("Ana").map_err(|reason| anyhow!("{reason}"))?;
    let mut game = Game::<Rememory>::start(Rememory::day_setup(ana), DailyGame::Rememory.seed(date))
        .map_err(|refusal| anyhow!("{refusal}"))?;
    for place in (0..24).cycle() {
        let view = game.view();
        let action = match view.phase {
            PhaseView::Coin { .. } if view.people[0].kept.len() == 23 => return Ok(game),
            PhaseView::Coin { .. } | PhaseView::Over { .. } => Action::Draw,
            PhaseView::Tile(_) => Action::Turn { place },
            PhaseView::WrongTile { .. } => Action::Close,
        };
        // Fails if the tile at this place was taken before. Then the next place is tried.
        let _ = game.play(Seat(0), action);
    }
    Err(anyhow!("it never ends"))
}

/// Opens the game of [`almost_over`] and turns its last tile.
async fn play_to_the_end(page: &Page) -> Result<()> {
    page.open_saved_game(&almost_over()?).await?;
    page.press(Role::Button, "Draw a coin").await?;
    let tile = page.find_beginning(Role::Button, "hidden tile").await?;
    page.press(Role::Button, &tile).await?;
    page.wait_for_text("Game of the day 328, 24 November 2026").await
}

/// DG-01, DG-03: the first press begins the game at once, and a later press opens the same game. Back leads
/// home.
#[test]
fn a_press_on_home_opens_the_game_of_today() -> Result<()> {
    with_page(PHONE, async |page| {
        page.stop_calendar().await?;
        page.open().await?;
        for _ in 0..2 {
            page.press(Role::Link, "Clear! One deal against the computer").await?;
            page.wait_for_table().await?;
            page.browser.back().await?;
            page.find(Role::Heading, "Game of the day").await?;
        }
        ensure!(page.all_stored("/head").await?.len() == 1, "a second game was begun");
        page.press(Role::Link, "Rememory Alone, in few turns").await?;
        page.wait_for_table().await?;
        ensure!(page.all_stored("/head").await?.len() == 2, "no game was begun");
        Ok(())
    })
}

/// DG-04, DG-05, DG-07: the end says how good the result is and whether it counts. The result is stored once.
#[test]
fn the_end_of_the_game_of_the_day_is_told_and_stored() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        play_to_the_end(page).await?;
        page.wait_for_text("A good result on this day").await?;
        page.wait_for_text("This game counts").await?;
        page.find(Role::Button, "Copy result").await?;
        let results = page.all_stored("/daily/rememory/2026-11-24").await?;
        ensure!(results.len() == 1, "{results:?}");
        page.press(Role::Button, "Undo").await?;
        page.wait_for_text("for practice and does not count").await?;
        page.find(Role::Button, "Cancel").await?;
        page.reload().await?;
        page.wait_for_text("This game counts").await?;
        ensure!(page.all_stored("/daily/rememory/2026-11-24").await? == results, "the result has changed");
        Ok(())
    })
}

/// DG-08: home says today's result, the best one and the days in a row, also when another tab has stored one.
#[test]
fn home_says_the_result_of_the_game_of_the_day() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.stop_calendar().await?;
        page.open().await?;
        for (day, score) in [("22", 31), ("23", 30), ("25", 1)] {
            let result = json!({ "score": score, "game": "2222222222" }).to_string();
            page.store(&format!("setting/daily/rememory/2026-11-{day}"), &result).await?;
        }
        page.reload().await?;
        page.find(Role::Link, "Rememory best 30, 2 days in a row").await?;
        // Another tab stores the result of Clear!
        let elsewhere = "setting/daily/clear/2026-11-24";
        page.store(elsewhere, &json!({ "score": 12, "game": "2222222223" }).to_string()).await?;
        let tell = format!("dispatchEvent(new StorageEvent('storage', {{ key: 'partypiece/{elsewhere}' }}))");
        page.execute(&tell).await?;
        page.find_beginning(Role::Link, "Clear! Today 12").await?;
        play_to_the_end(page).await?;
        page.wait_for_text("This game counts. 3 days in a row.").await?;
        page.find(Role::Table, "Your results, in days").await?;
        page.wait_for_text("30–34 turns").await?;
        let result = page.all_stored("/daily/rememory/2026-11-24").await?;
        let result: DayResult = serde_json::from_str(result.first().context("it is stored")?)?;
        page.press(Role::Link, "All games").await?;
        let today = format!("Rememory Today {} turns, best 30, 3 days in a row", result.score);
        page.find(Role::Link, &today).await?;
        page.reload().await?;
        page.find(Role::Link, &today).await?;
        Ok(())
    })
}

/// DG-07: the result is copied, or else it can be selected.
#[test]
fn the_result_is_copied_or_selected() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        play_to_the_end(page).await?;
        page.find(Role::Button, "Copy result").await?;
        let clipboard = "navigator.clipboard.writeText = async (text) => { window.copied = text }";
        page.execute(clipboard).await?;
        page.press(Role::Button, "Copy result").await?;
        page.wait_for_text("Copied.").await?;
        let copied = page.noted("copied").await?;
        let text = copied.as_str().unwrap_or_default();
        ensure!(text.starts_with("Partypiece, game of the day 328, 24 November 2026\nRememory: "), "{text}");
        ensure!(page.count("textarea").await? == 0, "the text to select is shown although it was copied");
        let refuse =
            "navigator.clipboard.writeText = async () => { throw new DOMException('no', 'NotAllowedError') }";
        page.execute(refuse).await?;
        page.press(Role::Button, "Copy result").await?;
        page.wait_for_text("This browser does not allow it. Copy the text yourself:").await?;
        page.find(Role::Textbox, "The result as text").await?.send_keys(Key::Control + "a").await?;
        let selected = "const field = document.activeElement;
            return field.value.slice(field.selectionStart, field.selectionEnd)";
        ensure!(page.execute(selected).await? == copied, "{}", page.execute(selected).await?);
        assert_accessible(page).await
    })
}

/// DG-01: a press on a game of the day counts before the program has loaded. Of two presses, the second one counts.
#[test]
fn an_early_press_opens_the_game_of_the_day_unless_another_follows() -> Result<()> {
    for (presses, begun) in [(&["day/rememory"][..], 1), (&["day/rememory", "set-up/clear"][..], 0)] {
        with_page(LAPTOP, async |page| {
            let press = "new MutationObserver((_, observer) => {
                if (!document.querySelector('.day a') || !document.getElementById('home')) return;
                observer.disconnect();
                for (const address of PRESSES) document.querySelector(`main a[href$='${address}']`).click();
                const busy = [...document.querySelectorAll('[aria-busy=true]')].map((link) => link.hash).join();
                const status = document.querySelector('[role=status]').textContent;
                window.early = [status, location.hash, busy, typeof wasm_bindgen];
            }).observe(document, { childList: true, subtree: true });";
            page.run_on_load(&press.replace("PRESSES", &serde_json::to_string(presses)?)).await?;
            page.open().await?;
            let name = if begun == 1 { "Rememory" } else { "Clear!" };
            let last = presses.last().copied().unwrap_or_default();
            let early = page.noted("early").await?;
            ensure!(
                early
                    == json!([
                        format!("Opening {name}…"),
                        format!("#/{last}"),
                        format!("#/{last}"),
                        "undefined"
                    ]),
                "{early}"
            );
            if begun == 1 {
                page.wait_for_table().await?;
            } else {
                page.find(Role::Heading, "Clear!").await?;
                page.find(Role::Button, "Start").await?;
            }
            ensure!(page.all_stored("/head").await?.len() == begun, "{presses:?} began a game");
            Ok(())
        })?;
    }
    Ok(())
}
