//! LK-17: everything fits. One matrix instead of examples: every situation that `cargo xtask screens` takes pictures of, in eight
//! windows and with three sizes of letters, measured and not looked at. Each situation is opened once, and a copy of it is
//! measured in a frame that changes its size.
//!
//! With `SITUATIONS=clear` only the situations whose name contains that word are measured.

use std::{cell::RefCell, collections::BTreeMap, env};

use anyhow::{Result, ensure};
use browser_tests::{LAPTOP, LARGE_SCREEN, PHONE, PHONE_LANDSCAPE, Page, Part, Tour, Window, with_page};
use partypiece::play::Kind;
use serde_json::json;

/// All windows. The last ones are 1366×768 at 200 %, a small phone in landscape, and 1280×1024 at 400 %.
const WINDOWS: [Window; 8] = [
    LAPTOP,
    LARGE_SCREEN,
    Window { width: 1280, height: 800 },
    PHONE,
    PHONE_LANDSCAPE,
    Window { width: 683, height: 384 },
    Window { width: 667, height: 375 },
    Window { width: 320, height: 256 },
];

const LETTERS: [&str; 3] = ["normal", "large", "larger"];

/// Lists the faults of the page that is shown.
const FAULTS: &str = include_str!("faults.js");

/// An element, and what is wrong with it.
type Misfit = (String, String);

/// What does not fit, and where: situation, window and letters.
type Misfits = BTreeMap<Misfit, Vec<String>>;

/// Goes to all situations of a part, and fails with all that does not fit anywhere.
fn assert_fits(part: Part, windows: &[Window]) -> Result<()> {
    let wanted = env::var("SITUATIONS").unwrap_or_default();
    with_page(LAPTOP, async |page| {
        let faults = RefCell::new(Misfits::new());
        page.open().await?;
        Tour::new(page, &wanted, async |situation| {
            let found = measure(page, windows, situation).await?;
            for (fault, place) in found {
                faults.borrow_mut().entry(fault).or_default().push(place);
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

/// What does not fit in these windows: the fault, and where.
async fn measure(page: &Page, windows: &[Window], situation: &str) -> Result<Vec<(Misfit, String)>> {
    let sizes: Vec<_> = windows.iter().map(|window| [window.width, window.height]).collect();
    let found = page.browser.execute(FAULTS, vec![json!(sizes), json!(LETTERS)]).await?;
    let found: Vec<[String; 4]> = serde_json::from_value(found.json().clone())?;
    let place = |[window, letters, element, fault]: [String; 4]| {
        ((element, fault), format!("{situation} {window} {letters}"))
    };
    Ok(found.into_iter().map(place).collect())
}

/// One line for each fault, and below it where it is.
fn report(faults: &Misfits) -> String {
    let line = |((element, fault), places): (&Misfit, &Vec<String>)| {
        format!("{element} {fault}\n    {}", places.join(", "))
    };
    faults.iter().map(line).collect::<Vec<_>>().join("\n")
}

#[test]
fn every_page_fits() -> Result<()> {
    assert_fits(Part::Pages, &WINDOWS)
}

#[test]
fn every_table_of_pieceagories_fits() -> Result<()> {
    assert_fits(Part::Game(Kind::Pieceagories), &WINDOWS)
}

#[test]
fn every_table_of_scattergories_fits() -> Result<()> {
    assert_fits(Part::Game(Kind::Scattergories), &WINDOWS)
}

#[test]
fn every_table_of_clear_fits() -> Result<()> {
    assert_fits(Part::Game(Kind::Clear), &WINDOWS)
}

#[test]
fn every_table_of_rememory_fits() -> Result<()> {
    assert_fits(Part::Game(Kind::Rememory), &WINDOWS)
}

#[test]
fn every_table_of_blank_fits() -> Result<()> {
    assert_fits(Part::Game(Kind::Blank), &WINDOWS)
}

#[test]
fn every_dialog_and_notice_fits() -> Result<()> {
    assert_fits(Part::Beyond, &WINDOWS)
}

/// A phone is not used as a second screen.
#[test]
fn every_second_screen_fits() -> Result<()> {
    assert_fits(Part::SecondScreens, &WINDOWS[..3])
}
