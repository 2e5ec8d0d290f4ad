//! A server for one folder on this machine alone: enough to play on and to test by, and no more.
//!
//! It answers `GET` and `HEAD`, closes each connection after its answer, gives nobody more than a few seconds to
//! ask, and shows no file outside its folder.

use std::{
    fs,
    io::{self, Read, Write},
    net::{Ipv4Addr, Shutdown, SocketAddr, TcpListener, TcpStream},
    path::{Path, PathBuf},
    sync::Arc,
    thread,
    time::Duration,
};

/// How long a visitor may keep silent before the line is cut.
const PATIENCE: Duration = Duration::from_secs(5);

/// How much a visitor may say; a browser asking for a page says less than a tenth of it.
const LONGEST_REQUEST: usize = 16 * 1024;

/// A folder, served at an address of this machine.
pub struct Server {
    listener: TcpListener,
    folder: PathBuf,
}

impl Server {
    /// Takes a port, or any that is free for port 0.
    ///
    /// # Errors
    /// When the port is taken, or the folder does not exist.
    pub fn bind(folder: &Path, port: u16) -> io::Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))?;
        Ok(Self { listener, folder: folder.canonicalize()? })
    }

    /// Where it can be visited.
    ///
    /// # Errors
    /// When the system does not know; it always did so far.
    pub fn address(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Serves for as long as the program runs. `on_request` hears the first line of every request.
    pub fn serve(self, on_request: impl Fn(&str) + Send + Sync + 'static) {
        let shared = Arc::new((self.folder, on_request));
        for stream in self.listener.incoming().flatten() {
            let shared = Arc::clone(&shared);
            thread::spawn(move || {
                let (folder, on_request) = &*shared;
                // A visitor who hangs up in the middle is no trouble of ours.
                let _ = converse(stream, folder, on_request);
            });
        }
    }
}

fn converse(mut stream: TcpStream, folder: &Path, on_request: &impl Fn(&str)) -> io::Result<()> {
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    let head = hear(&mut stream)?;
    let first = head.lines().next().unwrap_or_default();
    on_request(first);
    let answer = Answer::to(first, folder);
    stream.write_all(answer.head().as_bytes())?;
    if !first.starts_with("HEAD ") {
        stream.write_all(&answer.body)?;
    }
    stream.shutdown(Shutdown::Write)?;
    // What else was said must be heard: to close before would cut the answer off too.
    io::copy(&mut stream.take(LONGEST_REQUEST as u64), &mut io::sink())?;
    Ok(())
}

/// Everything up to the empty line that ends a request's head, or as much as anybody may say.
fn hear(stream: &mut TcpStream) -> io::Result<String> {
    let mut heard = Vec::new();
    let mut piece = [0; 2048];
    while heard.len() < LONGEST_REQUEST && !heard.windows(4).any(|end| end == b"\r\n\r\n") {
        match stream.read(&mut piece)? {
            0 => break,
            length => heard.extend_from_slice(&piece[..length]),
        }
    }
    Ok(String::from_utf8_lossy(&heard).into_owned())
}

/// What is said back.
struct Answer {
    status: &'static str,
    kind: &'static str,
    body: Vec<u8>,
}

impl Answer {
    /// The answer to the first line of a request.
    fn to(request: &str, folder: &Path) -> Self {
        let words: Vec<&str> = request.split(' ').collect();
        let [method, target, version] = words[..] else { return Self::refusal("400 Bad Request") };
        if !version.starts_with("HTTP/1.") {
            return Self::refusal("400 Bad Request");
        }
        if !matches!(method, "GET" | "HEAD") {
            return Self::refusal("405 Method Not Allowed");
        }
        let file = file(target, folder);
        match file.as_ref().and_then(|file| fs::read(file).ok()) {
            Some(body) => Self { status: "200 OK", kind: file.map_or("", |file| kind(&file)), body },
            None => Self::refusal("404 Not Found"),
        }
    }

    fn refusal(status: &'static str) -> Self {
        Self { status, kind: "text/plain; charset=utf-8", body: status.into() }
    }

    fn head(&self) -> String {
        // No browser may keep what the next build will change.
        format!(
            "HTTP/1.1 {}\r\nContent-Type: {}\r\nContent-Length: {}\r\nCache-Control: no-store\r\n\
             X-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n",
            self.status,
            self.kind,
            self.body.len()
        )
    }
}

/// The file that an address means, if there is one and it is in the folder: links that lead out of it lead nowhere.
fn file(target: &str, folder: &Path) -> Option<PathBuf> {
    let path = target.split(['?', '#']).next()?.strip_prefix('/')?;
    let path = decoded(path)?;
    if path.split('/').any(|step| step == "..") || path.contains(['\\', '\0', ':']) {
        return None;
    }
    let mut file = folder.join(path.trim_start_matches('/')).canonicalize().ok()?;
    if file.is_dir() {
        file = file.join("index.html").canonicalize().ok()?;
    }
    (file.starts_with(folder) && file.is_file()).then_some(file)
}

/// Undoes `%20` and the like.
fn decoded(path: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(path.len());
    let mut rest = path.as_bytes();
    while let [first, after @ ..] = rest {
        if *first == b'%' {
            let digits = std::str::from_utf8(after.get(..2)?).ok()?;
            bytes.push(u8::from_str_radix(digits, 16).ok()?);
            rest = &after[2..];
        } else {
            bytes.push(*first);
            rest = after;
        }
    }
    String::from_utf8(bytes).ok()
}

fn kind(file: &Path) -> &'static str {
    match file.extension().and_then(|ending| ending.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("txt" | "md") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A folder with a page and, beside it, a secret; served while the test runs.
    fn visit(request: &str) -> String {
        let home = tempfolder(request);
        let dist = home.join("dist");
        fs::create_dir_all(&dist).unwrap();
        fs::write(dist.join("index.html"), "the page").unwrap();
        fs::write(home.join("secret.txt"), "the secret").unwrap();
        let server = Server::bind(&dist, 0).unwrap();
        let address = server.address().unwrap();
        thread::spawn(|| server.serve(|_| ()));
        let mut stream = TcpStream::connect(address).unwrap();
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        fs::remove_dir_all(home).unwrap();
        answer
    }

    fn tempfolder(request: &str) -> PathBuf {
        let name: String = request.chars().filter(char::is_ascii_alphanumeric).take(40).collect();
        std::env::temp_dir().join(format!("partypiece-serve-{}-{name}", std::process::id()))
    }

    #[test]
    fn the_page_is_served_with_its_kind_and_is_not_to_be_kept() {
        let answer = visit("GET / HTTP/1.1\r\nHost: here\r\n\r\n");
        assert!(answer.starts_with("HTTP/1.1 200 OK\r\n"), "{answer}");
        assert!(answer.contains("Content-Type: text/html; charset=utf-8\r\n"), "{answer}");
        assert!(answer.contains("Cache-Control: no-store\r\n"), "{answer}");
        assert!(answer.ends_with("\r\n\r\nthe page"), "{answer}");
    }

    #[test]
    fn a_query_and_an_escaped_name_mean_the_same_file() {
        assert!(visit("GET /index%2Ehtml?fresh HTTP/1.1\r\n\r\n").ends_with("the page"));
    }

    #[test]
    fn a_head_has_no_body() {
        let answer = visit("HEAD / HTTP/1.1\r\n\r\n");
        assert!(answer.contains("Content-Length: 8\r\n") && answer.ends_with("\r\n\r\n"), "{answer}");
    }

    #[test]
    fn no_address_leads_out_of_the_folder() {
        for path in
            ["/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "//etc/passwd", "/..\\secret.txt"]
        {
            let answer = visit(&format!("GET {path} HTTP/1.1\r\n\r\n"));
            assert!(answer.starts_with("HTTP/1.1 404"), "{path}: {answer}");
        }
    }

    #[test]
    fn what_is_no_request_is_refused_and_does_not_hang() {
        assert!(visit("\r\n\r\n").starts_with("HTTP/1.1 400"));
        assert!(visit("GET\r\n\r\n").starts_with("HTTP/1.1 400"));
        assert!(visit("GET / \u{1}\r\n\r\n").starts_with("HTTP/1.1 400"));
        assert!(visit("GET /%zz HTTP/1.1\r\n\r\n").starts_with("HTTP/1.1 404"));
        assert!(visit("POST / HTTP/1.1\r\nContent-Length: 4\r\n\r\nhey!").starts_with("HTTP/1.1 405"));
    }
}
