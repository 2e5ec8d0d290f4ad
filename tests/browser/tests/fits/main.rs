//! LK-06, LK-17, LK-38: everything fits and is accessible, also with long names and many people. One matrix instead of examples: every situation that `cargo xtask screens` takes
//! pictures of is opened once. A copy of it is measured in a frame that changes its size, in nine windows and with three sizes of
//! letters. Then axe-core examines the situation itself, in the light and the dark theme on a laptop, and on a phone. Of a table on a
//! laptop nothing has to be scrolled.
//!
//! With `SITUATIONS=clear` only the situations whose name contains that word are visited.

use std::{cell::RefCell, collections::BTreeMap, env};

use anyhow::{Result, ensure};
use browser_tests::{
    LAPTOP, LARGE_SCREEN, PHONE, PHONE_LANDSCAPE, Page, Part, Tour, Window, new_violations, parts_to_scroll,
    with_page,
};
use partypiece::play::Kind;
use serde_json::json;

/// All windows. The last ones are 1366×768 at 200 %, a small phone in landscape, 1280×1024 at 400 %, and a tablet held upright.
const WINDOWS: [Window; 9] = [
    LAPTOP,
    LARGE_SCREEN,
    Window { width: 1280, height: 800 },
    PHONE,
    PHONE_LANDSCAPE,
    Window { width: 683, height: 384 },
    Window { width: 667, height: 375 },
    Window { width: 320, height: 256 },
    Window { width: 768, height: 1024 },
];

const LETTERS: [&str; 3] = ["normal", "large", "larger"];

/// Lists the faults of the page that is shown.
const FAULTS: &str = include_str!("faults.js");

/// The windows and themes in which axe-core examines a situation.
const LOOKS: [(Window, &str); 3] = [(LAPTOP, "light"), (LAPTOP, "dark"), (PHONE, "light")];

/// Tables of the most people, or with the longest answers, may be scrolled,
const MAY_BE_SCROLLED: [&str; 3] = ["crowd", "long-answers", "answers-in-gaps"];
/// and so may the end of a game: the last stage of a record.
const END: &str = "-8";

/// What is wrong, and each place where it is so.
type Faults = BTreeMap<String, Vec<String>>;

/// Goes to all situations of a part, and fails with all that is wrong anywhere.
fn assert_fits_and_is_accessible(part: Part, windows: &[Window], looks: &[(Window, &str)]) -> Result<()> {
    let wanted = env::var("SITUATIONS").unwrap_or_default();
    with_page(LAPTOP, async |page| {
        let faults = RefCell::new(Faults::new());
        page.open().await?;
        Tour::new(page, &wanted, async |situation| {
            let found =
                [measure(page, windows).await?, scroll(page, situation).await?, examine(page, looks).await?]
                    .concat();
            for (fault, place) in found {
                faults.borrow_mut().entry(fault).or_default().push(format!("{situation} {place}"));
            }
            Ok(())
        })
        .visit(part)
        .await?;
        let faults = faults.into_inner();
        ensure!(faults.is_empty(), "{}", report(&faults));
        Ok(())
    })
}

/// What does not fit in these windows: the fault, and the window and the letters.
async fn measure(page: &Page, windows: &[Window]) -> Result<Vec<(String, String)>> {
    let sizes: Vec<_> = windows.iter().map(|window| [window.width, window.height]).collect();
    let found = page.browser.execute(FAULTS, vec![json!(sizes), json!(LETTERS)]).await?;
    let found: Vec<[String; 4]> = serde_json::from_value(found.json().clone())?;
    let misfit = |[window, letters, element, fault]: [String; 4]| {
        (format!("{element} {fault}"), format!("{window} {letters}"))
    };
    Ok(found.into_iter().map(misfit).collect())
}

/// What has to be scrolled at a table on a laptop while the game goes on.
async fn scroll(page: &Page, situation: &str) -> Result<Vec<(String, String)>> {
    let may_be_scrolled =
        MAY_BE_SCROLLED.iter().any(|part| situation.contains(part)) || situation.ends_with(END);
    if may_be_scrolled || page.count(".table").await? == 0 {
        return Ok(Vec::new());
    }
    let parts = parts_to_scroll(page).await?;
    Ok(parts
        .into_iter()
        .map(|part| (format!("{part} have to be scrolled to"), "on a laptop".to_owned()))
        .collect())
}

/// What axe-core finds: the violation, and the window and the theme. A situation that has nothing new on a laptop has nothing new
/// elsewhere, so it is left at once.
async fn examine(page: &Page, looks: &[(Window, &str)]) -> Result<Vec<(String, String)>> {
    let mut found = Vec::new();
    for &(window, theme) in looks {
        page.set_window(window).await?;
        page.execute(&format!("document.documentElement.dataset.theme = '{theme}'")).await?;
        let Some(violations) = new_violations(page).await? else { break };
        let place = format!("{} wide, {theme}", window.width);
        found.extend(violations.into_iter().map(|violation| (violation, place.clone())));
    }
    page.set_window(LAPTOP).await?;
    Ok(found)
}

/// One line for each fault, and below it where it is.
fn report(faults: &Faults) -> String {
    let line = |(fault, places): (&String, &Vec<String>)| format!("{fault}\n    {}", places.join(", "));
    faults.iter().map(line).collect::<Vec<_>>().join("\n")
}

#[test]
fn every_page_fits_and_is_accessible() -> Result<()> {
    assert_fits_and_is_accessible(Part::Pages, &WINDOWS, &LOOKS)
}

#[test]
fn every_table_of_pieceagories_fits_and_is_accessible() -> Result<()> {
    assert_fits_and_is_accessible(Part::Game(Kind::Pieceagories), &WINDOWS, &LOOKS)
}

#[test]
fn every_table_of_scattergories_fits_and_is_accessible() -> Result<()> {
    assert_fits_and_is_accessible(Part::Game(Kind::Scattergories), &WINDOWS, &LOOKS)
}

#[test]
fn every_table_of_clear_fits_and_is_accessible() -> Result<()> {
    assert_fits_and_is_accessible(Part::Game(Kind::Clear), &WINDOWS, &LOOKS)
}

#[test]
fn every_table_of_rememory_fits_and_is_accessible() -> Result<()> {
    assert_fits_and_is_accessible(Part::Game(Kind::Rememory), &WINDOWS, &LOOKS)
}

#[test]
fn every_table_of_blank_fits_and_is_accessible() -> Result<()> {
    assert_fits_and_is_accessible(Part::Game(Kind::Blank), &WINDOWS, &LOOKS)
}

#[test]
fn every_dialog_and_notice_fits_and_is_accessible() -> Result<()> {
    assert_fits_and_is_accessible(Part::Beyond, &WINDOWS, &LOOKS)
}

/// A phone is not used as a second screen.
#[test]
fn every_second_screen_fits_and_is_accessible() -> Result<()> {
    assert_fits_and_is_accessible(Part::SecondScreens, &WINDOWS[..3], &LOOKS[..2])
}
