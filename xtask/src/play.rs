//! Builds the page, serves it and opens it in a browser.

use std::{
    io::ErrorKind,
    process::{Command, Stdio},
};

use anyhow::{Context, Result, bail};

use crate::{
    build::Build,
    serve::Server,
    steps::{root, say},
};

/// How to serve the page.
#[derive(Debug, PartialEq, Eq)]
pub struct ServeOptions {
    port: u16,
    open: bool,
}

impl ServeOptions {
    /// Reads `--port N` and `--no-open`; `None` for anything else.
    #[must_use]
    pub fn from_args(arguments: &[&str]) -> Option<Self> {
        let mut options = Self { port: 8080, open: true };
        let mut rest = arguments;
        loop {
            rest = match rest {
                [] => return Some(options),
                ["--no-open", rest @ ..] => {
                    options.open = false;
                    rest
                }
                ["--port", port, rest @ ..] => {
                    options.port = port.parse().ok()?;
                    rest
                }
                _ => return None,
            }
        }
    }

    /// Builds the page and serves it until the program is stopped.
    ///
    /// # Errors
    /// The page cannot be built, or the port is taken.
    pub fn run(&self) -> Result<()> {
        Build::Quick.run()?;
        let server = match Server::bind(&root().join("dist"), self.port) {
            Ok(server) => server,
            Err(error) if error.kind() == ErrorKind::AddrInUse => {
                bail!("port {} is taken: choose another with `--port N`, or `--port 0` for any", self.port)
            }
            Err(error) => {
                return Err(error)
                    .context(format!("the page cannot be served on port {}: try `--port N`", self.port));
            }
        };
        let address = format!("http://{}/", server.address());
        println!("Partypiece is served at {address} (Ctrl+C stops it)");
        if self.open {
            open(&address);
        }
        server.without_worker().serve(|_path| ());
        Ok(())
    }
}

/// Opens an address in the default browser. Without one, people can still type the address.
fn open(address: &str) {
    let (program, arguments): (&str, &[&str]) = match std::env::consts::OS {
        "macos" => ("open", &[]),
        "windows" => ("cmd", &["/c", "start", ""]),
        _ => ("xdg-open", &[]),
    };
    let mut command = Command::new(program);
    command.args(arguments).arg(address).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    if command.spawn().is_err() {
        say("No browser could be opened: open the address yourself");
    }
}

#[cfg(test)]
mod tests {
    use super::ServeOptions;

    #[test]
    fn options_are_read_in_any_order_and_others_are_rejected() {
        assert_eq!(ServeOptions::from_args(&[]), Some(ServeOptions { port: 8080, open: true }));
        let both = Some(ServeOptions { port: 9000, open: false });
        assert_eq!(ServeOptions::from_args(&["--port", "9000", "--no-open"]), both);
        assert_eq!(ServeOptions::from_args(&["--no-open", "--port", "9000"]), both);
        for nonsense in [&["--port"][..], &["--port", "70000"], &["--loud"], &["8080"]] {
            assert_eq!(ServeOptions::from_args(nonsense), None, "{nonsense:?}");
        }
    }
}
