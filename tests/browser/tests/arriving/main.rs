//! The painted set-ups: people type names and press Start while the program is still on its way.

mod other_tabs;
mod pasted;

use anyhow::{Context, Result, ensure};
use browser_tests::{
    Arriving, Delivery, Key, LAPTOP, LARGE_SCREEN, PHONE, PHONE_LANDSCAPE, Role, Window, with_arriving_page,
};
use partypiece::play::{Backup, Kind};
use serde_json::json;

/// Types Ana, pastes Bo, Cy and Di, removes Cy, and moves the cursor into the name of Di.
async fn type_names(arriving: &Arriving<'_>) -> Result<()> {
    let page = arriving.page;
    page.type_into("Name at seat 1", "Ana").await?;
    page.type_keys(Key::Enter).await?;
    page.paste("Bo\nCy\nDi").await?;
    page.press(Role::Button, "Take away Cy").await?;
    page.type_into("Name at seat 3", "").await?;
    page.type_keys(Key::Left + "").await?;
    ensure!(arriving.is_painted().await?, "the program came too early");
    Ok(())
}

/// What [`type_names`] typed is there, and the cursor is where it was.
async fn find_names(arriving: &Arriving<'_>) -> Result<()> {
    assert_eq!(arriving.names().await?, ["Ana", "Bo", "Di"]);
    arriving.page.type_keys("x").await?;
    assert_eq!(arriving.names().await?, ["Ana", "Bo", "Dxi"]);
    assert_eq!(arriving.page.focused_name().await?, "Name at seat 3");
    Ok(())
}

/// NW-06: names that are typed, pasted and removed before the program comes are there afterwards, with focus and cursor.
#[test]
fn what_was_typed_before_the_program_came_is_there() -> Result<()> {
    with_arriving_page(async |arriving| {
        for kind in Kind::ALL {
            arriving.open(&format!("#/set-up/{}", kind.slug())).await?;
            arriving.page.find(Role::Heading, kind.title()).await?;
            type_names(arriving).await?;
            arriving.let_it_come().await?;
            find_names(arriving).await?;
        }
        Ok(())
    })
}

/// NW-06: each painted set-up is accessible.
#[test]
fn painted_set_ups_are_accessible() -> Result<()> {
    with_arriving_page(async |arriving| {
        for kind in Kind::ALL {
            arriving.open(&format!("#/set-up/{}", kind.slug())).await?;
            assert_eq!(arriving.page.accessibility_violations().await?, [""; 0], "{}", kind.title());
            ensure!(arriving.is_painted().await?, "the program came too early");
        }
        Ok(())
    })
}

/// NW-06: an empty line in which the cursor stands, and those before it, stay where they are.
#[test]
fn an_empty_line_with_the_cursor_stays() -> Result<()> {
    with_arriving_page(async |arriving| {
        for kind in Kind::ALL {
            arriving.open(&format!("#/set-up/{}", kind.slug())).await?;
            let page = arriving.page;
            page.type_into("Name at seat 2", "Bo").await?;
            page.press(Role::Button, "Add a person").await?;
            arriving.let_it_come().await?;
            page.type_keys("C").await?;
            assert_eq!(arriving.names().await?, ["", "Bo", "C"], "{}", kind.title());
        }
        Ok(())
    })
}

/// NW-06: a press on Start counts when the program is there.
#[test]
fn start_that_was_pressed_before_the_program_came_starts_the_game() -> Result<()> {
    with_arriving_page(async |arriving| {
        let page = arriving.page;
        arriving.open("#/").await?;
        page.press_beginning(Role::Link, "Clear!").await?;
        type_names(arriving).await?;
        page.press(Role::Button, "Start").await?;
        page.wait_for_text("Starts in a moment.").await?;
        ensure!(arriving.is_painted().await?, "the program came too early");
        arriving.let_it_come().await?;
        page.press(Role::Button, "We know this game: no tips").await?;
        for name in ["Ana", "Bo", "Di"] {
            page.wait_for_text(name).await?;
        }
        assert!(!page.shows("Cy").await?);
        Ok(())
    })
}

/// NW-06: Start without names does what it does on the real set-up: it says what is missing, and the field has the focus.
#[test]
fn start_without_names_says_what_is_missing() -> Result<()> {
    with_arriving_page(async |arriving| {
        arriving.open("#/set-up/blank").await?;
        assert_eq!(arriving.page.focused_name().await?, "Name at seat 1");
        arriving.page.press(Role::Button, "Start").await?;
        arriving.let_it_come().await?;
        arriving.page.wait_for_text("Enter at least").await?;
        assert_eq!(arriving.page.focused_name().await?, "Name at seat 1");
        Ok(())
    })
}

/// NW-06: computer players are added and chosen before the program comes.
#[test]
fn computer_players_are_added_before_the_program_comes() -> Result<()> {
    with_arriving_page(async |arriving| {
        let page = arriving.page;
        arriving.open("#/set-up/rememory").await?;
        page.type_into("Name at seat 1", "Ana").await?;
        page.press(Role::Button, "Add a computer player").await?;
        page.press(Role::Button, "Add a computer player").await?;
        assert_eq!(page.focused_name().await?, "Who plays for Pebble");
        page.type_keys("computer, h").await?;
        arriving.let_it_come().await?;
        assert_eq!(arriving.names().await?, ["Ana", "Fern", "Pebble"]);
        assert_eq!(page.values_of(".places select").await?, ["", "medium", "hard"]);
        assert_eq!(page.focused_name().await?, "Who plays for Pebble");
        Ok(())
    })
}

/// NW-06, SU-05: a game takes the first who fit, and the others are kept.
#[test]
fn a_crowd_is_kept_for_games_with_more_seats() -> Result<()> {
    with_arriving_page(async |arriving| {
        let page = arriving.page;
        arriving.open("#/set-up/rememory").await?;
        let crowd: Vec<String> = (1..=10).map(|number| format!("P{number}")).collect();
        page.paste(&crowd.join("\n")).await?;
        assert_eq!(arriving.names().await?, crowd);
        page.press(Role::Link, "Games").await?;
        page.press_beginning(Role::Link, "Clear!").await?;
        page.find(Role::Heading, "Clear!").await?;
        assert_eq!(arriving.names().await?, crowd[..8]);
        page.type_into("Name at seat 8", "x").await?;
        arriving.let_it_come().await?;
        assert_eq!(arriving.names().await?[7], "P8x");
        page.wait_for_text("2 more are kept for games with more seats.").await?;
        page.open_screen("set-up/rememory").await?;
        page.wait_until("all are there", async || Ok(arriving.names().await?.len() == 10)).await
    })
}

/// NW-10: when nothing more comes, this is told where people wait, and what they typed stays until the rest comes.
#[test]
fn a_page_that_stops_arriving_says_so() -> Result<()> {
    const LATE: &str = "The page comes slowly, or the connection is lost. Wait, or reload the page.";
    with_arriving_page(async |arriving| {
        let page = arriving.page;
        arriving.open("#/").await?;
        let no_patience = "const later = window.setTimeout;
            window.setTimeout = (run, pause) => later(run, pause === 20_000 ? 0 : pause);
            painted.arrived(0)";
        page.execute(no_patience).await?;
        page.wait_for_text(LATE).await?;
        page.execute("location.hash = '#/set-up/rememory'").await?;
        page.type_into("Name at seat 1", "Ana").await?;
        page.wait_for_text(LATE).await?;
        arriving.let_it_come().await?;
        assert!(!page.shows(LATE).await?);
        assert_eq!(arriving.names().await?[0], "Ana");
        Ok(())
    })
}

/// NW-06: a word that an input method composes is not interrupted: its field stays until the word has been chosen.
#[test]
fn a_word_in_the_middle_of_a_composition_is_finished_first() -> Result<()> {
    with_arriving_page(async |arriving| {
        let page = arriving.page;
        arriving.open("#/set-up/blank").await?;
        page.type_into("Name at seat 1", "").await?;
        let compose = async |text: &str| {
            let word = json!({ "text": text, "selectionStart": text.chars().count(), "selectionEnd": text.chars().count() });
            page.browser.cdp().send_raw("Input.imeSetComposition", word).await
        };
        compose("か").await?;
        arriving.let_it_come_until_it_waits().await?;
        compose("かな").await?;
        ensure!(arriving.is_painted().await?, "the field was drawn anew in the middle of a word");
        page.browser.cdp().send_raw("Input.insertText", json!({ "text": "仮名" })).await?;
        arriving.let_it_come().await?;
        page.type_keys("x").await?;
        assert_eq!(arriving.names().await?, ["仮名x", ""]);
        Ok(())
    })
}

/// NW-06: names typed at one game are there at the next, at home, and after a reload.
#[test]
fn names_stay_while_people_look_around() -> Result<()> {
    with_arriving_page(async |arriving| {
        let page = arriving.page;
        arriving.open("#/set-up/clear").await?;
        page.type_into("Name at seat 1", "Ana").await?;
        page.press(Role::Link, "Games").await?;
        page.press_beginning(Role::Link, "Scattergories").await?;
        page.find(Role::Heading, "Scattergories").await?;
        assert_eq!(arriving.names().await?, ["Ana", ""]);
        arriving.reload().await?;
        page.find(Role::Heading, "Scattergories").await?;
        assert_eq!(arriving.names().await?, ["Ana", ""]);
        page.press(Role::Link, "Games").await?;
        arriving.let_it_come().await?;
        page.open_screen("set-up/blank").await?;
        page.find(Role::Textbox, "Name at seat 1").await?;
        assert_eq!(arriving.names().await?, ["Ana", ""]);
        Ok(())
    })
}

/// NW-04: a page that stopped in the middle says so on a set-up, too, and the names are there after a reload.
#[test]
fn a_set_up_that_stops_in_the_middle_says_so() -> Result<()> {
    with_arriving_page(async |arriving| {
        let page = arriving.page;
        arriving.open("#/set-up/clear").await?;
        page.type_into("Name at seat 1", "Ana").await?;
        arriving.deliver(Delivery::StoppedUnnoticed);
        page.browser.refresh().await?;
        page.wait_for_text("The page did not arrive whole. Reload it.").await?;
        arriving.reload().await?;
        page.find(Role::Textbox, "Name at seat 1").await?;
        assert_eq!(arriving.names().await?, ["Ana", ""]);
        Ok(())
    })
}

/// NW-07: a bar shows how much of the program is there.
#[test]
fn a_bar_shows_how_much_of_the_program_is_there() -> Result<()> {
    with_arriving_page(async |arriving| {
        for hash in ["#/", "#/set-up/clear"] {
            arriving.open(hash).await?;
            let part = "const bar = document.querySelector('progress'); return bar.value / bar.max";
            arriving
                .page
                .wait_until("half is there", async || {
                    Ok(arriving
                        .page
                        .execute(part)
                        .await?
                        .as_f64()
                        .is_some_and(|part| (0.4..0.6).contains(&part)))
                })
                .await?;
            arriving.let_it_come().await?;
            assert_eq!(arriving.page.count("progress").await?, 0);
        }
        Ok(())
    })
}

/// NW-06: pages from a disk, saved pages and pages with a carried party go the same way.
#[test]
fn pages_from_a_disk_take_over_what_was_typed() -> Result<()> {
    with_arriving_page(async |arriving| {
        let page = arriving.page;
        let built = arriving.built_page()?;
        arriving.open_from_disk("arriving.html", &built, "#/set-up/clear").await?;
        type_names(arriving).await?;
        arriving.let_it_come().await?;
        find_names(arriving).await?;

        page.delete_all_stored().await?;
        page.goto(&arriving.address()).await?;
        page.press_beginning(Role::Link, "Clear!").await?;
        let saved = page.saved_document().await?;
        arriving.open_from_disk("arriving-saved.html", &saved, "#/set-up/blank").await?;
        type_names(arriving).await?;
        arriving.let_it_come().await?;
        find_names(arriving).await
    })
}

/// NW-06: whoever comes with a carried party and was not seen when Start was pressed does not play, but is kept.
#[test]
fn people_of_a_carried_party_are_kept() -> Result<()> {
    with_arriving_page(async |arriving| {
        let page = arriving.page;
        let guests = json!([{ "name": "Eve" }, { "name": "Finn" }]).to_string();
        let party = Backup::new("carried".to_owned(), [("setting/guests".to_owned(), guests)].into_iter());
        let party = serde_json::to_string(&party)?;
        let carried = format!("<script id=\"party\" type=\"application/json\">{party}</script></body>");
        let built = arriving.built_page()?.replace("</body>", &carried);
        arriving.open_from_disk("arriving-party.html", &built, "#/set-up/rememory").await?;
        type_names(arriving).await?;
        arriving.let_it_come().await?;
        find_names(arriving).await?;
        page.wait_for_text("2 more are kept for games with more seats.").await
    })
}

/// NW-06, PK-10: nor do they move if there is a game to continue.
#[test]
fn nothing_moves_below_a_game_to_continue() -> Result<()> {
    with_arriving_page(async |arriving| {
        let page = arriving.page;
        arriving.open("#/set-up/clear").await?;
        let record = include_str!("../../../records/clear-1.jsonl");
        let (head, steps) = record.split_once('\n').context("a record")?;
        page.put_game_in_storage(head, &steps.lines().take(3).collect::<Vec<_>>()).await?;
        arriving.reload().await?;
        let before: Vec<[f64; 4]> = page.boxes_of(PLACES).await?;
        arriving.let_it_come().await?;
        page.wait_for_text("Continue Clear!").await?;
        let after: Vec<[f64; 4]> = page.boxes_of(PLACES).await?;
        ensure!(stay(&before, &after), "{before:?}\n{after:?}");
        Ok(())
    })
}

/// Whether nothing has moved by more than two pixels.
fn stay(before: &[[f64; 4]], after: &[[f64; 4]]) -> bool {
    let stays = |(before, after): (&[f64; 4], &[f64; 4])| {
        before.iter().zip(after).all(|(before, after)| (before - after).abs() <= 2.0)
    };
    before.len() == after.len() && before.iter().zip(after).all(stays)
}

/// Where the fields of names and Start are, and how large.
const PLACES: &str = ".places input, .setup > .foot .primary";

/// NW-06: when the program comes, neither the fields of names nor Start move by more than two pixels.
#[test]
fn nothing_moves_when_the_program_comes() -> Result<()> {
    let three = json!([{ "name": "Ana" }, { "name": "Bo" }, { "name": "Cy" }]).to_string();
    with_arriving_page(async |arriving| {
        let page = arriving.page;
        for window in [LAPTOP, LARGE_SCREEN, PHONE, PHONE_LANDSCAPE] {
            let Window { width, height } = window;
            let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
            page.browser.cdp().send_raw("Emulation.setDeviceMetricsOverride", size).await?;
            for (kind, stored) in
                Kind::ALL.into_iter().flat_map(|kind| [(kind, "[]"), (kind, three.as_str())])
            {
                arriving.open("#/").await?;
                page.store("setting/guests", stored).await?;
                page.open_screen(&format!("set-up/{}", kind.slug())).await?;
                arriving.reload().await?;
                let before: Vec<[f64; 4]> = page.boxes_of(PLACES).await?;
                arriving.let_it_come().await?;
                let after: Vec<[f64; 4]> = page.boxes_of(PLACES).await?;
                ensure!(
                    stay(&before, &after),
                    "{}, {window:?}, {stored}:\n{before:?}\n{after:?}",
                    kind.title()
                );
            }
        }
        Ok(())
    })
}
