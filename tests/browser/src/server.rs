//! The built page, served over http and as a file on the disk.

use std::{
    fs,
    path::PathBuf,
    sync::{Arc, Mutex},
    thread,
};

use anyhow::{Context, Result, ensure};
use xtask::{build, serve::Server, steps::root};

/// A server for the folder with the built page.
#[derive(Clone)]
pub struct PageServer {
    address: String,
    page: PathBuf,
    requested: Arc<Mutex<Vec<String>>>,
}

impl PageServer {
    /// Starts a server for the last build.
    ///
    /// # Errors
    /// When nothing was built yet, or no port is free.
    pub fn open() -> Result<Self> {
        let page = build::page_path();
        ensure!(page.is_file(), "there is no built page: `cargo xtask build` builds it");
        let server = Server::bind(page.parent().unwrap_or(&page), 0)?;
        let address = format!("http://{}/", server.address());
        let requested = Arc::new(Mutex::new(Vec::new()));
        let shared = Arc::clone(&requested);
        thread::spawn(move || {
            server.serve(move |path| {
                if let Ok(mut requested) = shared.lock() {
                    requested.push(path.to_owned());
                }
            });
        });
        Ok(Self { address, page, requested })
    }

    /// The address at which the page is served.
    #[must_use]
    pub fn address(&self) -> &str {
        &self.address
    }

    /// The address of the page as a file.
    #[must_use]
    pub fn on_disk(&self) -> String {
        format!("file://{}", self.page.display())
    }

    /// The paths that were requested so far, in order.
    #[must_use]
    pub fn requested_paths(&self) -> Vec<String> {
        self.requested.lock().map(|requested| requested.clone()).unwrap_or_default()
    }

    /// Writes a saved copy of the page to the disk, and returns its address.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn save_copy(&self, name: &str, page: &str) -> Result<String> {
        let folder = root().join("target/saved-pages");
        fs::create_dir_all(&folder)?;
        let file = folder.join(name);
        fs::write(&file, page).with_context(|| format!("{} cannot be written", file.display()))?;
        Ok(format!("file://{}", file.display()))
    }
}
