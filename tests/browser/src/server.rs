//! The page as its guests find it: served over http, or lying on the disk.

use std::{
    fs,
    path::PathBuf,
    sync::{Arc, Mutex},
    thread,
};

use anyhow::{Context, Result, ensure};
use xtask::{build, serve::Server, steps::root};

/// One folder with the packed page in it, and a server for that folder.
#[derive(Clone)]
pub struct PageServer {
    address: String,
    page: PathBuf,
    asked: Arc<Mutex<Vec<String>>>,
}

impl PageServer {
    /// Opens the server in which the last build stands.
    ///
    /// # Errors
    /// When nothing was built yet, or no port is free.
    pub fn open() -> Result<Self> {
        let page = build::page();
        ensure!(page.is_file(), "there is no page to visit: `cargo xtask pack` builds it");
        let server = Server::bind(page.parent().unwrap_or(&page), 0)?;
        let address = format!("http://{}/", server.address());
        let asked = Arc::new(Mutex::new(Vec::new()));
        let heard = Arc::clone(&asked);
        thread::spawn(move || {
            server.serve(move |path| {
                if let Ok(mut asked) = heard.lock() {
                    asked.push(path.to_owned());
                }
            });
        });
        Ok(Self { address, page, asked })
    }

    /// Where the page is served.
    #[must_use]
    pub fn address(&self) -> &str {
        &self.address
    }

    /// Where the page lies on the disk.
    #[must_use]
    pub fn on_disk(&self) -> String {
        format!("file://{}", self.page.display())
    }

    /// Which paths the server was asked for so far, in order.
    #[must_use]
    pub fn asked(&self) -> Vec<String> {
        self.asked.lock().map(|asked| asked.clone()).unwrap_or_default()
    }

    /// Puts a page on the disk, as somebody who saved it would, and says where it lies.
    ///
    /// # Errors
    /// When the disk takes no more.
    pub fn save_copy(&self, name: &str, page: &str) -> Result<String> {
        let folder = root().join("target/saved-pages");
        fs::create_dir_all(&folder)?;
        let file = folder.join(name);
        fs::write(&file, page).with_context(|| format!("{} cannot be written", file.display()))?;
        Ok(format!("file://{}", file.display()))
    }
}
