//! Browsers that tests share, because it takes a second to start one. Each test gets a context of its own, which is like a
//! private window: nothing that another test has stored is there.

use std::{
    env, fs,
    net::TcpStream,
    path::{Path, PathBuf},
    sync::{
        Mutex, MutexGuard, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
};

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};
use thirtyfour::prelude::*;
use tokio::runtime::Runtime;
use tungstenite::{Message, WebSocket};
use xtask::{engines::Engine, steps::root};

use crate::{capabilities::Requests, driver::Driver, runtime};

/// The browsers that no test uses at the moment.
static IDLE: Mutex<Vec<SharedBrowser>> = Mutex::new(Vec::new());

/// An open Chromium. Its only window is empty, and in a context that no test has used.
struct SharedBrowser {
    browser: WebDriver,
    /// The connection to the driver belongs to this runtime.
    runtime: Runtime,
    protocol: Protocol,
    context: String,
    /// Dropping the driver ends the browser.
    _driver: Driver,
}

/// Runs a test in a browser that no other test uses meanwhile. After an error or a panic the browser is closed, because it
/// may be in any state.
///
/// # Errors
/// When no browser can be opened, or the test fails.
pub(crate) fn with_shared_browser<T>(test: impl AsyncFnOnce(WebDriver) -> Result<T>) -> Result<T> {
    let unused = idle().pop();
    let mut shared = unused.map_or_else(SharedBrowser::open, Ok)?;
    let outcome = shared.runtime.block_on(test(shared.browser.clone()));
    if outcome.is_err() {
        // If it were only dropped, it would be waited for two minutes, because its runtime ends with it.
        if let Err(reason) = shared.runtime.block_on(shared.browser.quit()) {
            eprintln!("The browser could not be closed: {reason}");
        }
    } else if shared.renew_context().is_ok() {
        idle().push(shared);
    }
    outcome
}

fn idle() -> MutexGuard<'static, Vec<SharedBrowser>> {
    IDLE.lock().unwrap_or_else(PoisonError::into_inner)
}

impl SharedBrowser {
    fn open() -> Result<Self> {
        let driver = Driver::start(Engine::Chromium)?;
        let profile = new_profile()?;
        let runtime = runtime()?;
        let capabilities = driver.capabilities(Requests::NotLogged, Some(&profile))?;
        let browser = runtime.block_on(WebDriver::new(driver.address(), capabilities))?;
        let mut protocol = Protocol::connect(&profile)?;
        let context =
            open_context(&mut protocol, &browser, &runtime, async |browser| browser.close_window().await)?;
        Ok(Self { browser, runtime, protocol, context, _driver: driver })
    }

    /// Opens a window in a new context, and closes the old context with all its windows.
    fn renew_context(&mut self) -> Result<()> {
        let old = std::mem::take(&mut self.context);
        self.context = open_context(&mut self.protocol, &self.browser, &self.runtime, async |_| Ok(()))?;
        self.protocol.call("Target.disposeBrowserContext", json!({ "browserContextId": old }))?;
        // The next test must not find in the log what this test has caused.
        self.runtime.block_on(self.browser.browser_log())?;
        Ok(())
    }
}

/// Opens an empty window in a new context and switches to it. `in_old_window` runs just before the switch.
fn open_context(
    protocol: &mut Protocol,
    browser: &WebDriver,
    runtime: &Runtime,
    in_old_window: impl AsyncFnOnce(&WebDriver) -> WebDriverResult<()>,
) -> Result<String> {
    let context = protocol.call("Target.createBrowserContext", json!({}))?;
    let context = context["browserContextId"].as_str().context("a context has an id")?.to_owned();
    let window = json!({ "url": "about:blank", "browserContextId": context, "newWindow": true });
    let window = protocol.call("Target.createTarget", window)?;
    // ChromeDriver uses the id of a target as the handle of its window.
    let window = window["targetId"].as_str().context("a target has an id")?.to_owned();
    runtime.block_on(async {
        in_old_window(browser).await?;
        browser.switch_to_window(window.into()).await
    })?;
    Ok(context)
}

/// An empty folder for the profile of a shared browser. The next run of this program deletes it.
fn new_profile() -> Result<PathBuf> {
    static COUNT: AtomicUsize = AtomicUsize::new(0);
    let program = env::current_exe()?;
    let program = program.file_stem().context("a program has a name")?.to_string_lossy().into_owned();
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    let profile = root().join("target/profiles").join(format!("{program}-{count}"));
    if profile.exists() {
        fs::remove_dir_all(&profile).context("the profile of an earlier run cannot be deleted")?;
    }
    fs::create_dir_all(&profile)?;
    Ok(profile)
}

/// A connection to Chromium itself, by its own protocol (CDP). ChromeDriver passes commands only to pages, and a page may
/// not open a context.
struct Protocol {
    socket: WebSocket<TcpStream>,
    calls: u32,
}

impl Protocol {
    /// Connects to the browser with this profile. Chromium writes its port and its path into a file of the
    /// profile.
    fn connect(profile: &Path) -> Result<Self> {
        let written = fs::read_to_string(profile.join("DevToolsActivePort"))?;
        let (port, path) = written.split_once('\n').context("a port and a path")?;
        let stream = TcpStream::connect(format!("127.0.0.1:{port}"))?;
        let (socket, _) = tungstenite::client(format!("ws://127.0.0.1:{port}{path}"), stream)
            .map_err(|reason| anyhow::anyhow!("Chromium refuses the connection: {reason}"))?;
        Ok(Self { socket, calls: 0 })
    }

    /// Calls a method and waits for its reply. Skips the events that Chromium sends in the meantime.
    fn call(&mut self, method: &str, parameters: Value) -> Result<Value> {
        self.calls += 1;
        let call = json!({ "id": self.calls, "method": method, "params": parameters });
        self.socket.send(Message::text(call.to_string()))?;
        loop {
            let reply: Value = serde_json::from_str(self.socket.read()?.to_text()?)?;
            if reply["id"] != json!(self.calls) {
                continue;
            }
            if reply["error"].is_object() {
                bail!("{method}: {}", reply["error"]);
            }
            return Ok(reply["result"].clone());
        }
    }
}
