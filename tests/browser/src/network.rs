//! A server of the built page on a bad network, for tests: the page comes slowly, stops in the middle, or does not come.

use std::{
    fs,
    io::{self, Read, Write},
    net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream},
    path::PathBuf,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    thread,
    time::Duration,
};

use anyhow::{Result, ensure};
use xtask::build;

/// How the page is delivered. What is beside it, such as the service worker, always comes at once, unless the server is gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Delivery {
    /// At once.
    AtOnce,
    /// The first half, a pause, then the rest.
    Paused(Duration),
    /// The first half, and the rest when the page is delivered in another way.
    Held,
    /// The first half. Then the connection is closed, and the browser knows that something is missing.
    Stopped,
    /// The first half, of a server that did not say how long the page is: for the browser it is whole.
    StoppedUnnoticed,
    /// All of it, as a file of an unknown type, which browsers save and do not show.
    Mistyped,
    /// Every connection is closed without an answer.
    Gone,
}

/// The server. It stops delivering when the program ends.
#[derive(Clone)]
pub struct BadNetwork {
    address: SocketAddr,
    shared: Arc<Mutex<Shared>>,
}

struct Shared {
    folder: PathBuf,
    page: String,
    delivery: Delivery,
    /// How often the page was delivered, or tried.
    ended: usize,
}

impl BadNetwork {
    /// Starts the server of the last build. At first it delivers at once.
    ///
    /// # Errors
    /// When nothing was built yet, or no port is free.
    pub fn open() -> Result<Self> {
        let page = build::page_path();
        ensure!(page.is_file(), "there is no built page: `cargo xtask build` builds it");
        let folder = page.parent().map(PathBuf::from).unwrap_or_default();
        let page = fs::read_to_string(page)?;
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
        let address = listener.local_addr()?;
        let shared = Shared { folder, page, delivery: Delivery::AtOnce, ended: 0 };
        let server = Self { address, shared: Arc::new(Mutex::new(shared)) };
        let serving = server.clone();
        thread::spawn(move || {
            for connection in listener.incoming().flatten() {
                let serving = serving.clone();
                // The browser may close the connection early; that is no error.
                thread::spawn(move || serving.answer(connection).ok());
            }
        });
        Ok(server)
    }

    /// The address of the page.
    #[must_use]
    pub fn address(&self) -> String {
        format!("http://{}/", self.address)
    }

    /// Delivers the page in this way from now on.
    pub fn deliver(&self, delivery: Delivery) {
        self.shared().delivery = delivery;
    }

    /// Publishes a new version of the page, with another text in one place.
    ///
    /// # Errors
    /// When the page does not have the old text.
    pub fn publish(&self, old: &str, new: &str) -> Result<()> {
        let mut shared = self.shared();
        ensure!(shared.page.contains(old), "the page does not have {old:?}");
        shared.page = shared.page.replacen(old, new, 1);
        Ok(())
    }

    /// How often the page was delivered so far, whole or not.
    #[must_use]
    pub fn deliveries(&self) -> usize {
        self.shared().ended
    }

    fn shared(&self) -> MutexGuard<'_, Shared> {
        self.shared.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn answer(&self, mut connection: TcpStream) -> io::Result<()> {
        let path = requested_path(&mut connection)?;
        let (page, delivery, folder) = {
            let shared = self.shared();
            (shared.page.clone(), shared.delivery, shared.folder.clone())
        };
        if path == "/" || path == "/index.html" {
            let delivered = self.deliver_page(&mut connection, page.as_bytes(), delivery);
            self.shared().ended += 1;
            return delivered;
        }
        if delivery == Delivery::Gone {
            return Ok(());
        }
        let kind = match path.as_str() {
            "/sw.js" => "text/javascript",
            "/manifest.webmanifest" => "application/manifest+json",
            _ => {
                return write!(
                    connection,
                    "HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
                );
            }
        };
        let body = fs::read(folder.join(path.trim_start_matches('/')))?;
        head(&mut connection, kind, Some(body.len()))?;
        connection.write_all(&body)
    }

    fn deliver_page(&self, connection: &mut TcpStream, page: &[u8], delivery: Delivery) -> io::Result<()> {
        let length = match delivery {
            Delivery::Gone => return Ok(()),
            Delivery::StoppedUnnoticed => None,
            Delivery::AtOnce
            | Delivery::Paused(_)
            | Delivery::Held
            | Delivery::Stopped
            | Delivery::Mistyped => Some(page.len()),
        };
        let is_mistyped = delivery == Delivery::Mistyped;
        let kind = if is_mistyped { "application/octet-stream" } else { "text/html; charset=utf-8" };
        let (first, rest) = page.split_at(page.len() / 2);
        head(connection, kind, length)?;
        connection.write_all(first)?;
        match delivery {
            Delivery::Stopped | Delivery::StoppedUnnoticed | Delivery::Gone => return Ok(()),
            Delivery::Paused(pause) => thread::sleep(pause),
            Delivery::Held => self.wait_until_released(),
            Delivery::AtOnce | Delivery::Mistyped => (),
        }
        connection.write_all(rest)
    }

    fn wait_until_released(&self) {
        while self.shared().delivery == Delivery::Held {
            thread::sleep(Duration::from_millis(20));
        }
    }
}

fn head(connection: &mut TcpStream, kind: &str, length: Option<usize>) -> io::Result<()> {
    let length = length.map(|length| format!("Content-Length: {length}\r\n")).unwrap_or_default();
    write!(
        connection,
        "HTTP/1.1 200 OK\r\nContent-Type: {kind}\r\n{length}Cache-Control: no-store\r\nConnection: close\r\n\r\n"
    )
}

/// Reads a request and returns its path without a query.
fn requested_path(connection: &mut TcpStream) -> io::Result<String> {
    let mut request = Vec::new();
    let mut buffer = [0; 4096];
    while !request.windows(4).any(|end| end == b"\r\n\r\n") {
        let read = connection.read(&mut buffer)?;
        if read == 0 {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        request.extend_from_slice(&buffer[..read]);
    }
    let request = String::from_utf8_lossy(&request);
    let path = request.split(' ').nth(1).and_then(|target| target.split('?').next());
    Ok(path.unwrap_or_default().to_owned())
}
