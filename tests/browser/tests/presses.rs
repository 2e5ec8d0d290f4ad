//! PK-01, PK-02, PK-04: a press counts once, for what it was aimed at, on the large buttons of every game, by mouse, finger and key.
//!
//! Presses get their times with them, so that no test waits for a gap between two of them.

use std::fs;

use anyhow::{Context, Result, ensure};
use browser_tests::{By, LAPTOP, Page, Role, with_newcomers, with_page};
use serde_json::{Value, json};
use xtask::steps::root;

/// The gaps between the presses of a double press, in seconds.
const GAPS: [f64; 5] = [0.0, 0.12, 0.18, 0.3, 0.5];
/// How many eighths of each record have been played when its large button is pressed.
const SITUATIONS: [(&str, [usize; 3]); 8] = [
    ("pieceagories-1", [0, 3, 6]),
    ("pieceagories-1", [1, 4, 7]),
    ("scattergories-1", [0, 3, 6]),
    ("scattergories-1", [1, 4, 7]),
    ("clear-1", [0, 3, 5]),
    ("rememory-1-rows", [0, 3, 6]),
    ("rememory-1-hands", [1, 4, 7]),
    ("blank-1", [0, 3, 6]),
];

/// What presses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum With {
    Mouse,
    Finger,
    Key,
}

/// The large button of a table, if it can be pressed.
const LARGE: &str = ".table > .foot .primary:not([data-unused])";

/// What presses have changed: the number of stored games and of their steps, and how many dialogs are open.
async fn state(page: &Page) -> Result<[u64; 3]> {
    page.wait_for_paint().await?;
    page.wait_for_paint().await?;
    let stored = async |part: &str| anyhow::Ok(u64::try_from(page.all_stored(part).await?.len())?);
    Ok([stored("/head").await?, stored("/step/").await?, page.count("dialog[open]").await?])
}

/// One press, at a time in seconds. `clicks` is what the browser counts for a mouse.
async fn press(page: &Page, with: With, [x, y]: [i64; 2], time: f64, clicks: u32) -> Result<()> {
    let send = async |command: &str, event: Value| page.browser.cdp().send_raw(command, event).await;
    match with {
        With::Mouse => {
            for kind in ["mousePressed", "mouseReleased"] {
                let event = json!({ "type": kind, "x": x, "y": y, "button": "left", "clickCount": clicks, "timestamp": time });
                send("Input.dispatchMouseEvent", event).await?;
            }
        }
        With::Finger => {
            let points = json!([{ "x": x, "y": y }]);
            for (kind, points) in [("touchStart", points), ("touchEnd", json!([]))] {
                let event = json!({ "type": kind, "touchPoints": points, "timestamp": time });
                send("Input.dispatchTouchEvent", event).await?;
            }
        }
        With::Key => {
            let event = json!({ "type": "keyDown", "key": "Enter", "code": "Enter", "text": "\r", "windowsVirtualKeyCode": 13, "autoRepeat": clicks > 1 });
            send("Input.dispatchKeyEvent", event).await?;
        }
    }
    Ok(())
}

/// The time now, in seconds.
async fn now(page: &Page) -> Result<f64> {
    page.execute("return Date.now() / 1000").await?.as_f64().context("a time is a number")
}

/// Presses there, and again after each gap. Only the first press may change anything.
async fn assert_counts_once(page: &Page, with: With, place: [i64; 2], case: &str) -> Result<()> {
    let time = now(page).await?;
    if with == With::Mouse {
        let moved = json!({ "type": "mouseMoved", "x": place[0], "y": place[1] });
        page.browser.cdp().send_raw("Input.dispatchMouseEvent", moved).await?;
    }
    press(page, with, place, time, 1).await?;
    let once = state(page).await?;
    for gap in GAPS {
        // Half a second is no double click any more on some systems.
        let clicks = if gap < 0.5 || with == With::Key { 2 } else { 1 };
        press(page, with, place, time + gap, clicks).await?;
        let twice = state(page).await?;
        ensure!(once == twice, "{case}: {with:?} pressed twice after {gap} s: {once:?} became {twice:?}");
    }
    if with == With::Key {
        let up = json!({ "type": "keyUp", "key": "Enter", "code": "Enter", "windowsVirtualKeyCode": 13 });
        page.browser.cdp().send_raw("Input.dispatchKeyEvent", up).await?;
    }
    Ok(())
}

/// Opens a golden record after some eighths of its steps.
async fn open_record(page: &Page, name: &str, eighths: usize) -> Result<()> {
    let record = fs::read_to_string(root().join("tests/records").join(name).with_extension("jsonl"))?;
    open_record_at(page, name, (record.lines().count() - 1) * eighths / 8).await
}

/// Opens a golden record after so many of its steps.
async fn open_record_at(page: &Page, name: &str, played: usize) -> Result<()> {
    let record = fs::read_to_string(root().join("tests/records").join(name).with_extension("jsonl"))?;
    let lines: Vec<&str> = record.lines().collect();
    let (head, steps) = lines.split_first().context("a record has a first line")?;
    page.delete_games().await?;
    page.put_game_in_storage(head, &steps[..played]).await?;
    page.open_game().await?;
    page.wait_for_paint().await
}

fn assert_large_buttons_count_once(with: With) -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let mut pressed = 0;
        for (name, stages) in SITUATIONS {
            for eighths in stages {
                open_record(page, name, eighths).await?;
                if page.count(LARGE).await? == 0 {
                    continue;
                }
                page.focus_on(LARGE).await?;
                let place = page.middle_of(LARGE).await?;
                let before = state(page).await?;
                assert_counts_once(page, with, place, &format!("{name}, {eighths} eighths")).await?;
                pressed += u32::from(state(page).await? != before);
            }
        }
        ensure!(pressed >= 10, "only {pressed} first presses did something");
        Ok(())
    })
}

/// PK-01
#[test]
fn a_double_click_on_a_large_button_counts_once() -> Result<()> {
    assert_large_buttons_count_once(With::Mouse)
}

/// PK-01
#[test]
fn a_double_tap_on_a_large_button_counts_once() -> Result<()> {
    assert_large_buttons_count_once(With::Finger)
}

/// PK-04
#[test]
fn enter_held_down_on_a_large_button_counts_once() -> Result<()> {
    assert_large_buttons_count_once(With::Key)
}

/// PK-01: the three cards stay until somebody has read them.
#[test]
fn start_begins_one_game_and_closes_no_introduction() -> Result<()> {
    for with in [With::Mouse, With::Finger, With::Key] {
        with_newcomers(LAPTOP, async |page| {
            page.open().await?;
            page.open_screen("set-up/clear").await?;
            page.type_three_names().await?;
            page.focus_on(".foot .primary").await?;
            let place = page.middle_of(".foot .primary").await?;
            let time = now(page).await?;
            press(page, with, place, time, 1).await?;
            page.find(Role::Button, "Start playing").await?;
            let once = state(page).await?;
            press(page, with, place, time + 0.3, 2).await?;
            ensure!(state(page).await? == once, "{with:?}: {once:?}");
            ensure!(page.all_stored("/head").await?.len() == 1, "{with:?}");
            page.find(Role::Button, "Start playing").await?;
            Ok(())
        })?;
    }
    Ok(())
}

/// The button that raises a number.
const MORE: &str = ".stepper output ~ :is(button, :has(button))";

/// PK-02: a number that is raised step by step.
#[test]
fn quick_presses_on_a_stepper_all_count() -> Result<()> {
    for with in [With::Mouse, With::Finger] {
        with_page(LAPTOP, async |page| {
            page.open().await?;
            page.open_screen("set-up/pieceagories").await?;
            page.wait_until("there is a number to raise", async || Ok(page.count(".stepper").await? != 0))
                .await?;
            if page.count_displayed(".stepper").await? == 0 {
                page.click_by_script("details:has(.stepper) > summary").await?;
            }
            page.scroll_to_middle(&page.browser.find(By::Css(MORE)).await?).await?;
            page.wait_until_still().await?;
            let place = page.middle_of(MORE).await?;
            let number = async || {
                Ok::<f64, anyhow::Error>(
                    page.text_of(".stepper output").await?.unwrap_or_default().trim().parse()?,
                )
            };
            let before = number().await?;
            let time = now(page).await?;
            for nth in 0..3_u32 {
                press(page, with, place, time + f64::from(nth) * 0.12, nth + 1).await?;
            }
            page.wait_for_paint().await?;
            let after = number().await?;
            ensure!((after - before - 3.0).abs() < 0.1, "{with:?}: {before} became {after}");
            Ok(())
        })?;
    }
    Ok(())
}

/// PK-17
#[test]
fn a_double_press_saves_one_file() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        open_record(page, "clear-1", 8).await?;
        page.find(Role::Button, "Save as a file").await?;
        let count = "const make = URL.createObjectURL.bind(URL); window.files = 0;
            URL.createObjectURL = (blob) => { window.files += 1; return make(blob); }";
        page.execute(count).await?;
        let press_twice = "const save = [...document.querySelectorAll('button')].find((button) => button.textContent === 'Save as a file');
            save.click(); save.click()";
        page.execute(press_twice).await?;
        let files = page.execute("return window.files").await?;
        ensure!(files == json!(1), "{files} files were saved");
        Ok(())
    })
}

/// PK-01: another button than the large one, which says the same to the next person.
#[test]
fn a_double_press_scratches_for_one_person() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        for with in [With::Mouse, With::Finger] {
            // All have to decide on the roll.
            open_record_at(page, "clear-1", 32).await?;
            page.find(Role::Button, "Scratch (no line)").await?;
            let mark = "[...document.querySelectorAll('button')].find((button) => button.textContent === 'Scratch (no line)').id = 'aimed'";
            page.execute(mark).await?;
            let place = page.middle_of("#aimed").await?;
            assert_counts_once(page, with, place, "Scratch (no line)").await?;
        }
        Ok(())
    })
}

/// PK-01: somebody who agrees by a double press has agreed.
#[test]
fn a_double_press_on_a_switch_turns_it_once() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        for with in [With::Mouse, With::Finger] {
            // Somebody has proposed a list, and nobody has agreed.
            open_record_at(page, "scattergories-1", 1).await?;
            let before = state(page).await?;
            let place = page.middle_of(".place-card").await?;
            assert_counts_once(page, with, place, "tap to agree").await?;
            ensure!(state(page).await? != before, "{with:?}: nobody has agreed");
        }
        Ok(())
    })
}
