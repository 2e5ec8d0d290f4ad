//! The browser engines for the tests, the programs that each needs, and how they are installed.
//!
//! The whole suite runs in Chromium; the essential tests (`tests/browser/tests/essentials`) run in every engine.

use std::{
    env,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result, bail, ensure};

use crate::{
    steps::{output_of, run, say},
    tools::{GECKODRIVER, on_path},
};

/// The environment variable that names the engine of the essential tests. Without it they run in Chromium.
pub const VARIABLE: &str = "TEST_ENGINE";

/// A browser engine that the tests know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    /// Chromium, or Chrome.
    Chromium,
    /// Firefox.
    Firefox,
    /// WebKitGTK. Safari uses WebKit, too.
    WebKit,
}

/// A browser on this machine, with the program that controls it.
#[derive(Clone)]
pub enum Browser {
    /// Chromium and ChromeDriver, of the same version.
    Chromium {
        /// The browser.
        browser: PathBuf,
        /// Its driver.
        driver: PathBuf,
    },
    /// Firefox and geckodriver.
    Firefox {
        /// The browser.
        browser: PathBuf,
        /// Its driver.
        driver: PathBuf,
    },
    /// WebKitGTK's driver, which starts its own small browser. That browser needs a display.
    WebKit {
        /// The driver.
        driver: PathBuf,
        /// A virtual display.
        xvfb: PathBuf,
    },
}

impl Engine {
    /// All engines.
    pub const ALL: [Self; 3] = [Self::Chromium, Self::Firefox, Self::WebKit];

    /// Its name on the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Chromium => "chromium",
            Self::Firefox => "firefox",
            Self::WebKit => "webkit",
        }
    }

    /// The engine of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|engine| engine.name() == name)
    }

    /// The engine that [`VARIABLE`] names.
    ///
    /// # Errors
    /// There is no such engine.
    pub fn from_environment() -> Result<Self> {
        let Some(name) = env::var_os(VARIABLE) else { return Ok(Self::Chromium) };
        let name = name.to_string_lossy();
        Self::named(&name).with_context(|| format!("{VARIABLE} is {name:?}, which is not a known engine"))
    }

    /// The browser and its driver, from environment variables or from `PATH`. Geckodriver is installed if it
    /// is missing; other programs are installed only on Debian, if `CI` is set and the user is root.
    ///
    /// # Errors
    /// One is missing: the error names the command that installs it. Or the versions of the two do not fit.
    pub fn get(self) -> Result<Browser> {
        if let Some(found) = self.find()? {
            return Ok(found);
        }
        self.install()?;
        self.find()?.with_context(|| format!("{} was installed, but is not on PATH", self.programs()))
    }

    fn find(self) -> Result<Option<Browser>> {
        match self {
            Self::Chromium => {
                let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
                let browser = program("CHROMIUM", &names);
                let driver = program("CHROMEDRIVER", &["chromedriver"]);
                browser.zip(driver).map(|(browser, driver)| same_version(browser, driver)).transpose()
            }
            Self::Firefox => {
                let Some(browser) = program("FIREFOX", &["firefox", "firefox-esr"]) else { return Ok(None) };
                // Debian has no package of geckodriver.
                let driver =
                    program("GECKODRIVER", &["geckodriver"]).map_or_else(|| GECKODRIVER.get(), Ok)?;
                Ok(Some(Browser::Firefox { browser, driver }))
            }
            Self::WebKit => {
                let driver = program("WEBKITDRIVER", &["WebKitWebDriver"]);
                let programs = driver.zip(program("XVFB", &["Xvfb"]));
                Ok(programs.map(|(driver, xvfb)| Browser::WebKit { driver, xvfb }))
            }
        }
    }

    /// The programs that the engine needs, except geckodriver.
    fn programs(self) -> &'static str {
        match self {
            Self::Chromium => "Chromium and ChromeDriver",
            Self::Firefox => "Firefox",
            Self::WebKit => "WebKitWebDriver and Xvfb",
        }
    }

    /// Debian's packages with these programs.
    fn packages(self) -> &'static [&'static str] {
        match self {
            Self::Chromium => &["chromium", "chromium-driver"],
            Self::Firefox => &["firefox-esr"],
            Self::WebKit => &["webkit2gtk-driver", "xvfb"],
        }
    }

    /// The environment variables that name the programs where they are not on `PATH`.
    fn variables(self) -> &'static str {
        match self {
            Self::Chromium => "CHROMIUM and CHROMEDRIVER",
            Self::Firefox => "FIREFOX and GECKODRIVER",
            Self::WebKit => "WEBKITDRIVER and XVFB",
        }
    }

    fn install(self) -> Result<()> {
        let (programs, packages) = (self.programs(), self.packages());
        let by_hand = format!(
            "`sudo apt-get install {}` installs what is missing on Debian; elsewhere name the programs in {}",
            packages.join(" "),
            self.variables()
        );
        // Only a CI machine may be changed, not somebody's own machine.
        let Some(apt) = on_path("apt-get").filter(|_| env::var_os("CI").is_some() && is_root()) else {
            bail!("these tests need {programs}: {by_hand}");
        };
        say(&format!("Installing {programs} with apt-get (once)"));
        run(Command::new(&apt).args(["update", "-qq"]))?;
        let quietly = ["install", "-qq", "--yes", "--no-install-recommends"];
        run(Command::new(&apt).args(quietly).args(packages).env("DEBIAN_FRONTEND", "noninteractive"))
            .with_context(|| format!("these tests need {programs}: {by_hand}"))
    }
}

/// A program, from the environment variable or from `PATH`.
fn program(variable: &str, names: &[&str]) -> Option<PathBuf> {
    let named = env::var_os(variable).map(PathBuf::from);
    named.or_else(|| names.iter().find_map(|name| on_path(name)))
}

/// Checks that both have the same major version. Otherwise ChromeDriver would fail later, with a longer message.
fn same_version(browser: PathBuf, driver: PathBuf) -> Result<Browser> {
    let (of_browser, of_driver) = (major(&browser), major(&driver));
    ensure!(
        of_browser == of_driver,
        "{} is of version {of_browser:?} but {} of {of_driver:?}: they must be the same",
        browser.display(),
        driver.display()
    );
    Ok(Browser::Chromium { browser, driver })
}

/// `Chromium 140.0.1.2 built on Debian` is 140.
fn major(program: &Path) -> Option<u32> {
    let version = output_of(Command::new(program).arg("--version"))?;
    version.split_whitespace().find_map(|word| word.split_once('.')?.0.parse().ok())
}

fn is_root() -> bool {
    output_of(Command::new("id").arg("-u")).is_some_and(|id| id == "0")
}
