//! How long it takes to resume a game of 5,000 actions: until its record is read from the storage and replayed, and the
//! browser has laid out the screen.
//!
//! `cargo bench --package browser-tests --bench resume` opens such a game of Rememory on the packed page, at the
//! full speed of this machine and slowed down to a quarter.

use anyhow::{Context, Result, anyhow, ensure};
use browser_tests::{LAPTOP, Page, with_page};
use partypiece::{
    play::{Game, head_line, step_line},
    rules::{
        Seat,
        luck::Seed,
        name::Name,
        player::Player,
        rememory::{Action, Company, House, Rememory, Setup, Starter, Variant},
    },
};
use serde_json::{Value, json};

const ACTIONS: usize = 5_000;
/// How many times the game is opened. The shortest time depends mostly on the page, the longest also on what else the machine
/// is doing.
const ITERATIONS: usize = 7;

/// Stores a record, line by line, as the page does.
const STORE: &str = "const [lines] = arguments, key = 'partypiece/game/2345678923/';
    lines.forEach((line, index) => {
        localStorage[key + (index ? 'step/' + String(index - 1).padStart(6, '0') : 'head')] = line;
    });";

/// Opens the game, and returns how many milliseconds it took until the browser had laid out the screen.
const RESUME: &str = "const [done] = arguments;
    const start = performance.now();
    const observer = new MutationObserver(() => {
        if (!document.querySelector('.table')) return;
        observer.disconnect();
        document.body.getBoundingClientRect();
        done(performance.now() - start);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    location.hash = '#/table/2345678923';";

fn main() -> Result<()> {
    let game = long_game()?;
    let steps = game.steps().iter().map(step_line);
    let lines: Vec<String> = [head_line(&game)].into_iter().chain(steps).collect();
    println!("{ACTIONS} actions, from the press to the table: the shortest time, the median, the longest");
    for (speed, slower) in [("as quick as it is", 1), ("slowed down to a quarter", 4)] {
        let mut times = with_page(LAPTOP, async |page| {
            page.open().await?;
            page.browser.execute(STORE, vec![json!(lines)]).await?;
            page.browser.cdp().send_raw("Emulation.setCPUThrottlingRate", json!({ "rate": slower })).await?;
            let mut times = Vec::new();
            for _ in 0..ITERATIONS {
                times.push(resume(page).await?);
            }
            Ok(times)
        })?;
        times.sort_by(f64::total_cmp);
        let [shortest, median, longest] = [0, ITERATIONS / 2, ITERATIONS - 1].map(|index| times[index]);
        println!("  {speed:<24} {shortest:6.1} ms {median:6.1} ms {longest:6.1} ms");
    }
    Ok(())
}

/// Two people who never turn the right tile, so that their game goes on.
fn long_game() -> Result<Game<Rememory>> {
    let person = |name| Name::parse(name).map(Player::person).map_err(|reason| anyhow!("{reason}"));
    let players = vec![person("Ann")?, person("Bob")?];
    let setup = Setup {
        players,
        company: Company::Table,
        variant: Variant::Bag,
        starter: Starter::Seat(Seat(0)),
        house: House::default(),
    };
    let mut game = Game::<Rememory>::start(setup, Seed(1)).map_err(|refusal| anyhow!("{refusal}"))?;
    while game.steps().len() < ACTIONS {
        let by = game.to_act().first().copied().context("it is somebody’s turn")?;
        game.play(by, Action::Draw).map_err(|refusal| anyhow!("{refusal}"))?;
        let found = (0..25).any(|offset| {
            let place = (game.steps().len() as u8).wrapping_add(offset) % 25;
            let mut tried = game.clone();
            let wrong =
                tried.play(by, Action::Turn { place }).is_ok() && tried.play(by, Action::Close).is_ok();
            if wrong {
                game = tried;
            }
            wrong
        });
        ensure!(found, "no tile is wrong");
    }
    Ok(game)
}

async fn resume(page: &Page) -> Result<f64> {
    page.execute("location.hash = '#/about'").await?;
    let is_gone = "return !document.querySelector('.table')";
    page.wait_until("the table is gone", async || Ok(page.execute(is_gone).await? == json!(true))).await?;
    let answer: Value = page.browser.execute_async(RESUME, Vec::new()).await?.json().clone();
    answer.as_f64().ok_or_else(|| anyhow!("the page did not say how long it took"))
}
