//! A web server for one folder, for this machine only: for playing and for tests.
//!
//! It answers `GET` and `HEAD`, and serves no file outside its folder.

use std::{
    fs, io,
    net::{Ipv4Addr, SocketAddr, TcpListener},
    path::{Path, PathBuf},
    sync::Arc,
    thread,
};

use percent_encoding::percent_decode_str;
use tiny_http::{Header, Method, Request, Response, StatusCode};

/// How many requests are answered at the same time.
const WORKERS: usize = 4;

/// A server of one folder.
pub struct Server {
    http: tiny_http::Server,
    address: SocketAddr,
    folder: PathBuf,
    /// What browsers are told about caching.
    cache: &'static str,
    /// Whether a file is served.
    serves: fn(&str) -> bool,
}

impl Server {
    /// Opens a port; port 0 means any free one.
    ///
    /// # Errors
    /// The port is taken, or the folder does not exist.
    pub fn bind(folder: &Path, port: u16) -> io::Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))?;
        let address = listener.local_addr()?;
        let http = tiny_http::Server::from_listener(listener, None).map_err(io::Error::other)?;
        // Browsers must not cache the page, because the next build changes it.
        Ok(Self { http, address, folder: folder.canonicalize()?, cache: "no-store", serves: |_| true })
    }

    /// Lets browsers cache what they get for ten minutes, as web hosts do.
    #[must_use]
    pub fn cached(self) -> Self {
        Self { cache: "max-age=600", ..self }
    }

    /// Serves no service worker, which would show the build before the last one.
    #[must_use]
    pub fn without_worker(self) -> Self {
        Self { serves: |path| path != "/sw.js", ..self }
    }

    /// Its address.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Serves until the program ends. Calls `on_request` with the path of every request.
    pub fn serve(self, on_request: impl Fn(&str) + Send + Sync + 'static) {
        let shared = Arc::new((self, on_request));
        let workers: Vec<_> = (0..WORKERS)
            .map(|_| {
                let shared = Arc::clone(&shared);
                thread::spawn(move || {
                    let (server, on_request) = &*shared;
                    for request in server.http.incoming_requests() {
                        on_request(request.url());
                        // The browser may close the connection early; that is no error.
                        let _ = answer(request, server);
                    }
                })
            })
            .collect();
        for worker in workers {
            let _ = worker.join();
        }
    }
}

fn answer(request: Request, server: &Server) -> io::Result<()> {
    if !matches!(request.method(), Method::Get | Method::Head) {
        return request.respond(Response::empty(StatusCode(405)));
    }
    let path = Some(request.url()).filter(|path| (server.serves)(path));
    let found =
        path.and_then(|path| file(path, &server.folder)).and_then(|file| Some((fs::read(&file).ok()?, file)));
    let Some((body, file)) = found else {
        return request.respond(Response::empty(StatusCode(404)));
    };
    let compressed = brotli_of(&request, &file);
    let mime = mime_guess::from_path(file).first_or_octet_stream();
    let charset = if mime.type_() == "text" { "; charset=utf-8" } else { "" };
    let encoding = if compressed.is_some() { "br" } else { "identity" };
    let headers = [
        ("Content-Encoding", encoding),
        ("Content-Type", &*format!("{mime}{charset}")),
        ("Cache-Control", server.cache),
        ("X-Content-Type-Options", "nosniff"),
    ];
    // The crate would send a large file in chunks and without its length, which web hosts do say.
    let mut response = Response::from_data(compressed.unwrap_or(body)).with_chunked_threshold(usize::MAX);
    for header in headers.iter().filter_map(|(name, value)| Header::from_bytes(*name, *value).ok()) {
        response.add_header(header);
    }
    request.respond(response)
}

/// The copy of a file compressed by brotli, if there is one and the browser accepts it. Web hosts do this too, and the
/// load bench needs it.
fn brotli_of(request: &Request, file: &Path) -> Option<Vec<u8>> {
    let accepts = |header: &Header| {
        header.field.equiv("Accept-Encoding") && header.value.as_str().split(", ").any(|name| name == "br")
    };
    let compressed = file.with_added_extension("br");
    request.headers().iter().any(accepts).then(|| fs::read(compressed).ok()).flatten()
}

/// The file of an address, if it exists and is in the folder. Links to files outside are not followed.
fn file(target: &str, folder: &Path) -> Option<PathBuf> {
    let path = target.split(['?', '#']).next()?;
    let path = percent_decode_str(path).decode_utf8().ok()?;
    if path.split('/').any(|step| step == "..") || path.contains(['\\', '\0', ':']) {
        return None;
    }
    let mut file = folder.join(path.trim_start_matches('/')).canonicalize().ok()?;
    if file.is_dir() {
        file = file.join("index.html").canonicalize().ok()?;
    }
    (file.starts_with(folder) && file.is_file()).then_some(file)
}

#[cfg(test)]
mod tests {
    use std::{
        io::{Read, Write},
        net::TcpStream,
    };

    use super::*;

    /// The answer to a request. The served folder has a page; there is a secret file outside of it.
    fn answer_to(method: &str, target: &str) -> String {
        let home = temporary_folder(&format!("{method}{target}"));
        let dist = home.join("dist");
        fs::create_dir_all(&dist).unwrap();
        fs::write(dist.join("index.html"), "the page").unwrap();
        fs::write(home.join("secret.txt"), "the secret").unwrap();
        let server = Server::bind(&dist, 0).unwrap();
        let mut stream = TcpStream::connect(server.address()).unwrap();
        thread::spawn(|| server.serve(|_| ()));
        write!(stream, "{method} {target} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n").unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        fs::remove_dir_all(home).unwrap();
        answer
    }

    fn temporary_folder(request: &str) -> PathBuf {
        let name: String = request.chars().filter(char::is_ascii_alphanumeric).take(40).collect();
        std::env::temp_dir().join(format!("partypiece-serve-{}-{name}", std::process::id()))
    }

    #[test]
    fn the_page_is_served_with_its_type_and_is_not_cached() {
        let answer = answer_to("GET", "/");
        assert!(answer.starts_with("HTTP/1.1 200 OK\r\n"), "{answer}");
        assert!(answer.contains("Content-Type: text/html; charset=utf-8\r\n"), "{answer}");
        assert!(answer.contains("Cache-Control: no-store\r\n"), "{answer}");
        assert!(answer.ends_with("\r\n\r\nthe page"), "{answer}");
    }

    #[test]
    fn the_worker_can_be_left_out() {
        let folder = temporary_folder("without_worker");
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join("sw.js"), "a worker").unwrap();
        let server = Server::bind(&folder, 0).unwrap().without_worker();
        let mut stream = TcpStream::connect(server.address()).unwrap();
        thread::spawn(|| server.serve(|_| ()));
        write!(stream, "GET /sw.js HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n").unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        fs::remove_dir_all(folder).unwrap();
        assert!(answer.starts_with("HTTP/1.1 404"), "{answer}");
    }

    #[test]
    fn queries_and_escapes_in_an_address_are_understood() {
        assert!(answer_to("GET", "/index%2Ehtml?fresh").ends_with("the page"));
    }

    #[test]
    fn the_answer_to_head_has_no_body() {
        let answer = answer_to("HEAD", "/");
        assert!(answer.contains("Content-Length: 8\r\n") && answer.ends_with("\r\n\r\n"), "{answer}");
    }

    #[test]
    fn no_address_reaches_a_file_outside_the_folder() {
        for path in [
            "/../secret.txt",
            "/%2e%2e/secret.txt",
            "/..%2fsecret.txt",
            "//etc/passwd",
            "/..\\secret.txt",
            "/%zz",
        ] {
            let answer = answer_to("GET", path);
            assert!(answer.starts_with("HTTP/1.1 404"), "{path}: {answer}");
        }
    }

    #[test]
    fn a_post_is_refused() {
        assert!(answer_to("POST", "/").starts_with("HTTP/1.1 405"));
    }
}
