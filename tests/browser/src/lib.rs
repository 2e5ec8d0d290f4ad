//! Guests who play Partypiece in a real browser, and look for things as people do: by what they are and are called.
//!
//! ```no_run
//! use browser_tests::{LAPTOP, Role, party};
//!
//! fn a_guest_may_read_the_rules() -> anyhow::Result<()> {
//!     party(LAPTOP, async |guest| {
//!         guest.comes_in().await?;
//!         guest.press(Role::Button, "How to play").await?;
//!         guest.sees(Role::Heading, "How to play").await?;
//!         Ok(())
//!     })
//! }
//! ```
//!
//! A test never sleeps: whatever it asks for is waited for. A party ends with the browser closed, even after a panic,
//! and fails if the page has complained on its console, which is also where a breach of its policy would be told.

mod curtain;
mod driver;
mod evening;
mod guest;
mod home;
mod house;
mod looks;
mod pointer;
mod role;
mod secrets;

use anyhow::Result;
use thirtyfour::prelude::*;

pub use curtain::Behind;
pub use guest::Guest;
pub use home::{Home, Open};
pub use house::House;
pub use looks::{fits, fits_a_laptop, moves_by_numbers, moves_slowly, no_barriers};
pub use pointer::Pointer;
pub use role::Role;
pub use thirtyfour::{By, Key, WebElement};

/// The inside of a browser's window, in CSS pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window {
    /// How wide.
    pub width: u32,
    /// How high.
    pub height: u32,
}

/// The window that play must fit into without scrolling.
pub const LAPTOP: Window = Window { width: 1366, height: 768 };
/// A wall, or a large screen.
pub const PROJECTOR: Window = Window { width: 1920, height: 1080 };
/// A phone, held upright.
pub const PHONE: Window = Window { width: 390, height: 844 };
/// A phone, held sideways.
pub const PHONE_SIDEWAYS: Window = Window { width: 844, height: 390 };

/// Opens a house with the page in it and a browser of its own, and lets a guest in.
///
/// # Errors
/// When something cannot be opened, when the evening goes wrong, or when the page has complained.
pub fn party(window: Window, evening: impl AsyncFnOnce(&Guest) -> Result<()>) -> Result<()> {
    invites(window, false, evening)
}

/// A party at which every request of the browser's is overheard, for [`Guest::requests`].
///
/// # Errors
/// As at any party.
pub fn overheard(window: Window, evening: impl AsyncFnOnce(&Guest) -> Result<()>) -> Result<()> {
    invites(window, true, evening)
}

fn invites(window: Window, overheard: bool, evening: impl AsyncFnOnce(&Guest) -> Result<()>) -> Result<()> {
    let house = House::open()?;
    let driver = driver::Driver::start()?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let browser = WebDriver::new(driver.address(), driver.capabilities(overheard, None)?).await?;
        let outcome = browser.run_and_quit(async |browser| {
            let evening = async {
                let guest = Guest::new(browser, house, window).await?;
                evening(&guest).await?;
                guest.leaves().await
            };
            Ok::<_, WebDriverError>(evening.await)
        });
        outcome.await?
    })
}
