//! Checks that Trunk builds and serves the page, for people who prefer it to `cargo xtask`.

use std::{
    env, fs,
    io::{Read, Write},
    net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream},
    path::PathBuf,
    process::{Child, Command},
    thread,
    time::Duration,
};

use anyhow::{Context, Result, bail, ensure};
use xtask::{
    build, pack,
    steps::{root, run, say},
    tools,
};

/// Packs the page, and checks that `trunk build` makes exactly the same page, and that `trunk serve` serves it. So all
/// browser tests are tests of Trunk's page, too.
///
/// # Errors
/// The page cannot be packed, or Trunk cannot be installed, or it fails or makes another page.
pub fn check() -> Result<()> {
    pack::pack()?;
    let dist = root().join("target/trunk");
    say("The page, built by Trunk (five minutes)");
    run(trunk("build")?.arg("--dist").arg(&dist))?;
    let (ours, theirs) = (fs::read(build::page_path())?, fs::read(dist.join("index.html"))?);
    ensure!(ours == theirs, "Trunk's page is not the same as that of `cargo xtask pack`");

    say("The page, served by Trunk");
    let address = free_address()?;
    let mut serve = trunk("serve")?;
    serve.arg("--dist").arg(&dist).arg("--port").arg(address.port().to_string());
    let mut server = Server(serve.spawn().context("`trunk serve` could not be started")?);
    let served = server.wait_for_page(address)?;
    ensure!(served.ends_with(&ours), "`trunk serve` serves another page than `trunk build` makes");
    Ok(())
}

/// A command of Trunk for the published page.
fn trunk(command: &str) -> Result<Command> {
    let bindgen = tools::WASM_BINDGEN.get()?;
    // Trunk looks for wasm-bindgen on PATH.
    let folder = bindgen.parent().map(PathBuf::from);
    let path = env::var_os("PATH").unwrap_or_default();
    let path = env::join_paths(folder.into_iter().chain(env::split_paths(&path)))
        .context("PATH has an entry that cannot be written back")?;
    let mut trunk = Command::new(tools::TRUNK.get()?);
    trunk.args([command, "--release", "--offline", "--skip-version-check"]).current_dir(root());
    // Trunk fails with NO_COLOR=1, a common setting. RUSTFLAGS would replace the flags in .cargo/config.toml.
    trunk.env("PATH", path).env_remove("NO_COLOR").env_remove("RUSTFLAGS");
    Ok(trunk)
}

fn free_address() -> Result<SocketAddr> {
    Ok(TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?)
}

/// Trunk's server. It is stopped when this value is dropped.
struct Server(Child);

impl Server {
    /// The answer to a request for the page, with its headers. Trunk answers when it has built the page.
    fn wait_for_page(&mut self, address: SocketAddr) -> Result<Vec<u8>> {
        loop {
            if let Some(status) = self.0.try_wait()? {
                bail!("`trunk serve` ended: {status}");
            }
            if let Ok(answer) = request(address) {
                return Ok(answer);
            }
            thread::sleep(Duration::from_millis(200));
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.0.kill().and_then(|()| self.0.wait().map(drop));
    }
}

fn request(address: SocketAddr) -> Result<Vec<u8>> {
    let mut connection = TcpStream::connect(address)?;
    write!(connection, "GET / HTTP/1.0\r\nHost: {address}\r\n\r\n")?;
    let mut answer = Vec::new();
    connection.read_to_end(&mut answer)?;
    Ok(answer)
}
