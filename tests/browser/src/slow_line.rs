//! A slow connection to a server, for benches.
//!
//! A browser can slow itself down, but only together with its network inspector, which decodes every text once more. So the
//! connection itself is slow here.

use std::{
    io::{self, Read, Write},
    net::{Ipv4Addr, Shutdown, SocketAddr, TcpListener, TcpStream},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    thread,
    time::{Duration, Instant},
};

/// How many bytes are sent at once, at most.
const PIECE: usize = 2_048;

/// How slow a connection is.
#[derive(Clone, Copy, Debug)]
pub struct Slowness {
    /// How long a request is on its way.
    pub latency: Duration,
    /// How much arrives in a second, of all answers together.
    pub bytes_per_second: f64,
}

/// A connection to a server, at another address of this machine. It ends with the program.
#[derive(Clone)]
pub struct SlowLine {
    address: SocketAddr,
    state: Arc<Mutex<State>>,
}

struct State {
    /// `None` at full speed.
    slowness: Option<Slowness>,
    /// When everything that is being sent has arrived.
    free_at: Instant,
}

impl SlowLine {
    /// Opens a connection to `server`. At first it has full speed.
    ///
    /// # Errors
    /// No port is free.
    pub fn to(server: SocketAddr) -> io::Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
        let state = State { slowness: None, free_at: Instant::now() };
        let line = Self { address: listener.local_addr()?, state: Arc::new(Mutex::new(state)) };
        let accepting = line.clone();
        thread::spawn(move || {
            for browser in listener.incoming().flatten() {
                // A browser that closes its connection ends it; that is no error.
                let _ = accepting.join(browser, server);
            }
        });
        Ok(line)
    }

    /// The address to visit.
    #[must_use]
    pub fn address(&self) -> String {
        format!("http://{}/", self.address)
    }

    /// Changes the speed for everything that is sent from now on; `None` is full speed.
    pub fn slow_down(&self, slowness: Option<Slowness>) {
        self.state().slowness = slowness;
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Joins a connection of the browser with one to the server.
    fn join(&self, browser: TcpStream, server: SocketAddr) -> io::Result<()> {
        let server = TcpStream::connect(server)?;
        browser.set_nodelay(true)?;
        server.set_nodelay(true)?;
        let (requests, answers) = ((browser.try_clone()?, server.try_clone()?), (server, browser));
        let (there, back) = (self.clone(), self.clone());
        thread::spawn(move || forward(requests, |_| there.send_request()));
        thread::spawn(move || forward(answers, |bytes| back.send_answer(bytes)));
        Ok(())
    }

    fn send_request(&self) {
        let latency = self.state().slowness.map(|slowness| slowness.latency);
        thread::sleep(latency.unwrap_or_default());
    }

    fn send_answer(&self, bytes: usize) {
        let arrives_at = {
            let mut state = self.state();
            let takes = state.slowness.map_or(0.0, |slowness| bytes as f64 / slowness.bytes_per_second);
            state.free_at = state.free_at.max(Instant::now()) + Duration::from_secs_f64(takes);
            state.free_at
        };
        thread::sleep(arrives_at.saturating_duration_since(Instant::now()));
    }
}

/// Forwards what one side sends to the other side, until it ends. `wait` is called with the number of bytes before they are sent.
fn forward((mut from, mut to): (TcpStream, TcpStream), wait: impl Fn(usize)) {
    let mut piece = [0; PIECE];
    while let Ok(bytes @ 1..) = from.read(&mut piece) {
        wait(bytes);
        if to.write_all(&piece[..bytes]).is_err() {
            break;
        }
    }
    // Whoever has closed its side already needs no word of it.
    let _ = (from.shutdown(Shutdown::Both), to.shutdown(Shutdown::Both));
}
