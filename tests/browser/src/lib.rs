//! Drives Partypiece in a real browser, and finds elements as people do: by role and accessible name.
//!
//! ```no_run
//! use browser_tests::{LAPTOP, Role, with_page};
//!
//! fn the_rules_can_be_read() -> anyhow::Result<()> {
//!     with_page(LAPTOP, async |page| {
//!         page.open().await?;
//!         page.press(Role::Button, "How to play").await?;
//!         page.find(Role::Heading, "How to play").await?;
//!         Ok(())
//!     })
//! }
//! ```
//!
//! A test never sleeps: every method waits for what it needs. A test that has waited too long runs once more,
//! in a new browser. Most tests in Chromium use a browser one after another, each in a context of its own, like a
//! private window. A test in Chromium fails if the console has errors, which include violations of the content
//! security policy. A test that runs in every browser does not check the console.

#![allow(
    clippy::needless_pass_by_value,
    reason = "a test is passed as a closure, which reads better without `&`"
)]

mod any_page;
mod arriving;
mod before;
mod capabilities;
mod curtain;
mod driver;
mod files;
mod game;
mod inside;
mod looks;
mod network;
mod page;
mod paper;
mod pointer;
mod processes;
mod profile;
mod public_table;
mod reading;
mod role;
mod second_screen;
mod secrets;
mod server;
mod shared;
mod situations;
mod slow_line;
mod timed_out;

use std::{cell::RefCell, fs, thread};

use anyhow::Result;
use capabilities::Requests;
use shared::with_shared_browser;
use thirtyfour::{Capabilities, prelude::*};
use tokio::runtime::Runtime;
use xtask::{engines::Engine, steps::root};

pub use any_page::AnyPage;
pub use arriving::{Arriving, with_arriving_page};
pub use curtain::BehindCurtain;
pub use game::long_names;
pub use inside::REFUSE_STORAGE;
pub use looks::{
    assert_accessible, assert_animates_without_layer, assert_fits, assert_fits_laptop,
    assert_large_button_points, assert_moves, assert_names_readable, new_violations, parts_to_scroll,
    set_long_durations, slow_animations,
};
pub use network::{BadNetwork, Delivery};
pub use page::Page;
pub use paper::{A4, LETTER, Paper, printed_sheets};
pub use pointer::Pointer;
pub use profile::{BrowserProfile, OpenBrowser};
pub use public_table::{table_message, table_message_of_record};
use role::Finder;
pub use role::Role;
pub use server::PageServer;
pub use situations::{Part, Tour};
pub use slow_line::{SlowLine, Slowness};
pub use thirtyfour::{By, Key, WebElement};
use timed_out::TimedOut;

/// The inside of a browser's window, in CSS pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window {
    /// How wide.
    pub width: u32,
    /// How high.
    pub height: u32,
}

/// A laptop: during a game nothing has to be scrolled in this window.
pub const LAPTOP: Window = Window { width: 1366, height: 768 };
/// A large screen, or a projector.
pub const LARGE_SCREEN: Window = Window { width: 1920, height: 1080 };
/// A phone in portrait.
pub const PHONE: Window = Window { width: 390, height: 844 };
/// A phone in landscape.
pub const PHONE_LANDSCAPE: Window = Window { width: 844, height: 390 };

/// Serves the page, opens a window of its own and runs a test on it, without tips. Returns what the
/// test returns.
///
/// # Errors
/// When something cannot be opened, when the test fails, or when the console has errors.
pub fn with_page<T>(window: Window, test: impl AsyncFn(&Page) -> Result<T>) -> Result<T> {
    run(window, Requests::NotLogged, async |page| {
        page.turn_tips_off().await?;
        test(page).await
    })
}

/// As [`with_page`], for people who play for the first time: the page introduces each game and shows tips.
///
/// # Errors
/// As [`with_page`].
pub fn with_newcomers(window: Window, test: impl AsyncFn(&Page) -> Result<()>) -> Result<()> {
    run(window, Requests::NotLogged, test)
}

/// As [`with_page`], in a browser that logs every request, for [`Page::requests`].
///
/// # Errors
/// As [`with_page`].
pub fn with_logged_page(window: Window, test: impl AsyncFn(&Page) -> Result<()>) -> Result<()> {
    run(window, Requests::Logged, async |page| {
        page.turn_tips_off().await?;
        test(page).await
    })
}

/// Runs a test in the browser that `cargo xtask test --engine` names, for what every browser must be able to
/// do. Standard WebDriver has no log of the console, so these tests do not check it.
///
/// # Errors
/// When something cannot be opened, or the test fails.
pub fn with_any_page(test: impl AsyncFn(&AnyPage) -> Result<()>) -> Result<()> {
    let engine = Engine::from_environment()?;
    again_if_slow(|is_new| {
        let server = PageServer::open()?;
        let test = async |browser| {
            let finder = if engine == Engine::Chromium { Finder::Tree } else { Finder::Names };
            let page = AnyPage { browser, server, engine, finder, pressed: RefCell::default() };
            page.set_page_size(LAPTOP).await?;
            test(&page).await
        };
        if engine == Engine::Chromium && !is_new {
            with_shared_browser(test)
        } else {
            with_browser(engine, Requests::NotLogged, test)
        }
    })
}

fn run<T>(window: Window, requests: Requests, test: impl AsyncFn(&Page) -> Result<T>) -> Result<T> {
    again_if_slow(|is_new| {
        let server = PageServer::open()?;
        let test = async |browser| {
            let page = Page::new(browser, server, window).await?;
            let outcome = test(&page).await;
            if outcome.is_ok() {
                page.assert_quiet_console().await?;
            } else if let Err(reason) = save_screenshot(&page).await {
                eprintln!("There is no screenshot of the failure: {reason:#}");
            }
            outcome
        };
        if requests == Requests::Logged || is_new {
            with_browser(Engine::Chromium, requests, test)
        } else {
            with_shared_browser(test)
        }
    })
}

/// Saves what the page looked like when the test failed, for whoever looks for the fault.
async fn save_screenshot(page: &Page) -> Result<()> {
    let folder = root().join("target/failures");
    fs::create_dir_all(&folder)?;
    let test = thread::current().name().unwrap_or("test").replace("::", ".");
    let file = folder.join(format!("{test}.png"));
    fs::write(&file, page.browser.screenshot_as_png().await?)?;
    eprintln!("A screenshot of the failure is in {}.", file.display());
    Ok(())
}

/// Runs a test a second time, with `true` for a new browser, if it waited too long or the browser failed. On a busy machine
/// both happen without a fault of the page. A check that fails is never repeated, so a visible secret fails the test at once.
fn again_if_slow<T>(test: impl Fn(bool) -> Result<T>) -> Result<T> {
    let outcome = test(false);
    let slow = |reason: &anyhow::Error| reason.is::<TimedOut>() || reason.is::<WebDriverError>();
    match &outcome {
        Err(reason) if slow(reason) => {
            eprintln!("Tried a second time, because at first: {reason:#}");
            test(true)
        }
        _ => outcome,
    }
}

/// Opens a browser, and closes it however the test ends.
fn with_browser<T>(
    engine: Engine,
    requests: Requests,
    test: impl AsyncFnOnce(WebDriver) -> Result<T>,
) -> Result<T> {
    let driver = driver::Driver::start(engine)?;
    with_browser_of(&driver, driver.capabilities(requests, None)?, test)
}

fn with_browser_of<T>(
    driver: &driver::Driver,
    capabilities: Capabilities,
    test: impl AsyncFnOnce(WebDriver) -> Result<T>,
) -> Result<T> {
    runtime()?.block_on(async {
        let browser = WebDriver::new(driver.address(), capabilities).await?;
        browser.run_and_quit(async |browser| Ok::<_, WebDriverError>(test(browser).await)).await?
    })
}

/// Runs the commands to a browser, one after the other.
fn runtime() -> Result<Runtime> {
    Ok(tokio::runtime::Builder::new_current_thread().enable_all().build()?)
}
