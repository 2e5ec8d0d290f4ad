//! Measures what a person feels: the time from a real click until the next paint, as the browser itself counts it (Event Timing).
//!
//! `cargo bench --package browser-tests --bench presses` clicks at tables of the packed page and at the small Rememory of
//! boardgame.io in `benches/peers`, at the full speed of this machine and slowed down to a quarter, and prints medians and the
//! value that three of four presses do not exceed (p75), in milliseconds. It takes at most five minutes. Goals: `docs/performance.md`.

use std::{
    collections::BTreeMap,
    thread,
    time::{Duration, Instant},
};

use anyhow::{Context, Result, anyhow, bail};
use browser_tests::{LAPTOP, Page, Pointer, with_page};
use experiments::peers;
use partypiece::{
    play::Game,
    rules::{
        Rules, Seat,
        blank::{
            Action, AutoEffect, Blank, CardCount, CardDeck, CardId, Cause, Clause, DeckMark, Effect, Filter,
            House, PhaseView, PickedBy, PlayerSelector, Rule, RuleCard, Setup, Target, Trigger,
        },
        luck::Seed,
        name::Name,
        player::Player,
        rememory::{self, Company, Rememory, Starter, Variant},
    },
};
use serde_json::{Value, json};
use xtask::serve::Server;

/// The number of presses at each table.
const PRESSES: usize = 30;
/// The time after which no more presses are made at a table.
const LIMIT: Duration = Duration::from_secs(20);
/// How many decks are mixed at BLANK.
const DECKS: usize = 7;
/// The time between two presses. A quicker one on a button that means something else now would not count (PK-02).
const PAUSE: Duration = Duration::from_millis(600);
/// The browser counts no press that is quicker, in milliseconds. Such a press counts as one of this length.
const SHORTEST: f64 = 16.0;
/// The speeds: what they are called, and how many times slower the processor is.
const SPEEDS: [(&str, u32); 2] = [("at full speed", 1), ("slowed down to a quarter", 4)];

/// Returns what a player of Rememory presses next: a random tile, a random coin, or the primary button.
const REMEMORY: &str = "const [primary] = all('.primary:not([data-unused])'), says = primary?.textContent;
    if (says === 'Choose a tile') return any('.tiles [data-lies=down]', 'A tile');
    if (says === 'Choose a coin') return any('[data-turn=true] [data-lies=coin], .rows [data-lies=coin]', 'A coin');
    return [primary, says];";

/// Returns what a player of boardgame.io's Rememory presses next.
const BOARDGAME: &str = "const [status] = all('[role=status]'), says = status?.textContent ?? '';
    if (says.includes('choose a coin')) return any('.coins button', 'A coin');
    if (says.startsWith('Turn')) return any('.grid [data-tile=\"-1\"]', 'A tile');
    return [all('.primary')[0], 'Next'];";

/// Returns what a player of BLANK presses next: the curtain, the primary button, or another card to try. Every fourth press
/// goes to another button, and the next ones to the dialog that it opens.
const BLANK: &str = "const [hold] = all('.hold'), [primary] = all('.primary:not([data-unused])');
    if (hold) return [hold, CURTAIN];
    const [leave] = all('dialog[open] .row:last-child .quiet, dialog[open] .close'), [open] = all('dialog[open] [aria-pressed=false]');
    if (leave) return (window.leaves = !window.leaves) && open ? [open, 'A choice in a dialog'] : [leave, 'A dialog, closed'];
    const others = all('.call-out, .side .quiet, .hand .quiet');
    window.pressed = (window.pressed ?? 0) + 1;
    if (others.length && window.pressed % 4 === 0) {
        const other = others[window.pressed / 4 % others.length];
        return [other, other.textContent.replace(/(colour|number)$/, 'something')];
    }
    const [asked] = all('.asked button'), [chosen] = all('.fan [aria-pressed=true]');
    const nothing = all('.foot .quiet').find((button) => button.textContent.startsWith('Nothing')) ?? all('.foot .quiet').at(-1);
    const says = primary?.textContent, refused = primary?.getAttribute('aria-disabled') === 'true';
    if (primary && !refused) return [primary, says];
    if (asked) return [asked, 'A choice'];
    if (chosen) return [chosen, 'A card, put back'];
    window.tried = window.hand === (window.hand = document.querySelector('.fan')) ? window.tried + 1 : 0;
    const card = all('.fan [aria-pressed=false]')[chosen ? 0 : window.tried];
    return card ? [card, 'A card'] : [nothing, nothing?.textContent];";

/// Collects what the browser counts from now on.
const OBSERVE: &str = "window.felt = [];
    new PerformanceObserver((list) => felt.push(...list.getEntries())).observe({ type: 'event', durationThreshold: 16 })";

/// Returns the name and an uncovered point of what is pressed next, or why there is none. A curtain is lifted at once, as by a
/// screen reader, because a hand holds it; it has no point.
const AIM: &str = "felt.length = 0, window.aimed = performance.now();
    const [element, name] = next();
    if (!element) return `it does not find what it presses next (${name}); the page says: ${document.body.innerText.slice(0, 300)}`;
    if (name === CURTAIN) { element.click(); return [name, null]; }
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { x, y, width, height } = element.getBoundingClientRect();
    for (const down of [0.5, 0.2, 0.8])
        for (const right of [0.5, 0.1, 0.9]) {
            const point = [Math.round(x + width * right), Math.round(y + height * down)];
            if (element.contains(document.elementFromPoint(...point))) return [name, point];
        }
    return `${name} is covered by ${document.elementFromPoint(x + width / 2, y + height / 2)?.outerHTML.slice(0, 200)}`;";

/// Waits until the browser has counted the click, or twelve frames, and returns the longest of the press's events. A click that
/// draws nothing, because the press was answered when it began, counts until some later paint, and is left out here and later.
const FELT: &str = "const [done] = arguments;
    let frames = 0;
    const look = () => {
        frames += 1;
        const press = felt.filter(({ name, startTime }) =>
            startTime >= aimed && ['pointerdown', 'pointerup', 'click'].includes(name));
        if (frames < 12 && !press.some(({ name }) => name === 'click')) return requestAnimationFrame(look);
        done(Math.max(0, ...press.map(({ duration }) => duration)));
    };
    requestAnimationFrame(look);";

/// What is opened.
enum Opened {
    Rememory(Box<Game<Rememory>>),
    Blank(Box<Game<Blank>>),
    /// Another page, at this address.
    Peer(String),
}

/// Where clicks are measured.
struct Table {
    name: &'static str,
    opened: Opened,
    /// A script that returns what is pressed next.
    next: &'static str,
    /// The goal for each of the speeds, in milliseconds.
    goals: [Option<u32>; 2],
}

fn main() -> Result<()> {
    let tables = tables()?;
    println!("milliseconds from a click to the next paint: median, p75");
    for (at, (speed, slower)) in SPEEDS.into_iter().enumerate() {
        println!("this machine, {speed}");
        for table in &tables {
            let goal = table.goals[at].map_or(String::new(), |goal| format!(" (goal: {goal})"));
            println!("  {}{goal}", table.name);
            print(measure(table, slower).with_context(|| table.name)?);
        }
    }
    Ok(())
}

fn tables() -> Result<Vec<Table>> {
    let names: Vec<String> = (1..=99).map(|nth| format!("Page {nth}")).collect();
    let rememory =
        |people: usize| Ok::<_, anyhow::Error>(Opened::Rememory(Box::new(rememory(&names[..people])?)));
    let blank = |decks| Ok::<_, anyhow::Error>(Opened::Blank(Box::new(blank(&names[..10], decks)?)));
    let (small, large) = ([Some(50), Some(100)], [None, Some(150)]);
    let table = |name, opened, next, goals| Table { name, opened, next, goals };
    Ok(vec![
        table("Rememory, 4 people", rememory(4)?, REMEMORY, small),
        table(
            "BLANK, 10 people and 504 cards",
            blank([(); DECKS].map(|()| CardDeck::fresh()))?,
            BLANK,
            small,
        ),
        table("BLANK, 10 people, 504 cards and a chain of rules", blank(chain())?, BLANK, small),
        table("Rememory, 99 people", rememory(99)?, REMEMORY, large),
        table("Rememory in boardgame.io, 2 people", Opened::Peer(serve_peer()?), BOARDGAME, [None; 2]),
    ])
}

/// Serves the page of boardgame.io, and returns its address.
fn serve_peer() -> Result<String> {
    let server = Server::bind(&peers::build_boardgame()?, 0)?;
    let address = format!("http://{}/", server.address());
    thread::spawn(|| server.serve(|_| ()));
    Ok(address)
}

fn people(names: &[String]) -> Result<Vec<Player>> {
    let person = |name: &String| Ok(Player::person(Name::parse(name).map_err(|reason| anyhow!("{reason}"))?));
    names.iter().map(person).collect()
}

fn rememory(names: &[String]) -> Result<Game<Rememory>> {
    let setup = rememory::Setup {
        players: people(names)?,
        company: Company::Table,
        variant: Variant::Bag,
        starter: Starter::Seat(Seat(0)),
        house: rememory::House::default(),
    };
    Game::start(setup, Seed(1)).map_err(|refusal| anyhow!("{refusal}"))
}

/// Three rules, each of which triggers the next one: with every play everybody draws a card, then everybody
/// discards one, and then all discards except the top one are shuffled into the Draw Pile.
fn chain() -> [CardDeck; DECKS] {
    let everybody = Target::Players(PlayerSelector::All);
    let mut links = [
        (Trigger::played(Filter::default(), CardCount::Any), everybody.clone(), AutoEffect::Draw(1.into())),
        (
            Trigger::Drawn { cause: Cause::Effect, least: 1 },
            everybody,
            AutoEffect::Discard { cards: 1.into(), pick: PickedBy::Random },
        ),
        (Trigger::Discarded(Filter::default()), Target::DiscardPile, AutoEffect::MixBack),
    ]
    .into_iter();
    [(); DECKS].map(|()| {
        let id = CardId(1);
        let rule = links.next().map(|(trigger, target, effect)| {
            let clauses = vec![Clause { target, effect: Effect::Auto(effect) }];
            Rule { title: String::new(), trigger, clauses, author: String::new() }
        });
        // The rule won in the last game is certain to be in force (BL-70), and the deck has no other.
        CardDeck {
            new_rule: rule.as_ref().map(|_| id),
            rules: vec![RuleCard { id, rule }],
            ..CardDeck::fresh()
        }
    })
}

fn blank(names: &[String], decks: [CardDeck; DECKS]) -> Result<Game<Blank>> {
    let marked =
        |(mark, deck): (&DeckMark, CardDeck)| CardDeck { name: mark.to_string(), mark: Some(*mark), ..deck };
    let decks = DeckMark::ALL.iter().zip(decks).map(marked).collect();
    let (players, house) = (people(names)?, House { every_order: true, ..House::default() });
    let setup = Setup { players, youngest: Seat(0), decks, house, delegate: None };
    let mut game = Game::<Blank>::start(setup, Seed(1)).map_err(|refusal| anyhow!("{refusal}"))?;
    while let PhaseView::Opening { all_read, .. } = game.view().phase {
        let action = if all_read { Action::Understood } else { Action::Read };
        game.play(Seat(0), action).map_err(|refusal| anyhow!("{refusal}"))?;
    }
    Ok(game)
}

/// Clicks at a table. Returns how long each press took, in milliseconds, by what was pressed.
fn measure(table: &Table, slower: u32) -> Result<BTreeMap<String, Vec<f64>>> {
    with_page(LAPTOP, async |page| {
        let mut times: BTreeMap<String, Vec<f64>> = BTreeMap::new();
        open(page, &table.opened).await?;
        page.browser.cdp().send_raw("Emulation.setCPUThrottlingRate", json!({ "rate": slower })).await?;
        page.execute(OBSERVE).await?;
        let begun = Instant::now();
        for _ in 0..PRESSES {
            thread::sleep(PAUSE);
            if begun.elapsed() > LIMIT {
                break;
            }
            if let Some((name, duration)) = press(page, table.next).await? {
                times.entry(name).or_default().push(duration.max(SHORTEST));
            }
        }
        // Boardgame.io's page has no icon, which the browser reports. Reading the messages removes them.
        page.console_errors().await?;
        Ok(times)
    })
}

async fn open(page: &Page, opened: &Opened) -> Result<()> {
    match opened {
        Opened::Peer(address) => Ok(page.browser.goto(address).await?),
        Opened::Rememory(game) => open_game(page, game).await,
        Opened::Blank(game) => open_game(page, game).await,
    }
}

async fn open_game<R: Rules>(page: &Page, game: &Game<R>) -> Result<()> {
    page.open().await?;
    page.open_saved_game(game).await
}

/// Makes the next press, and returns what was pressed and how long it took, unless it was a curtain.
async fn press(page: &Page, next: &str) -> Result<Option<(String, f64)>> {
    let script = format!(
        "const CURTAIN = 'The curtain', all = (selector) => [...document.querySelectorAll(selector)];
        const any = (selector, name) => [all(selector)[Math.floor(Math.random() * all(selector).length)], name];
        const next = () => {{ {next} }}; {AIM}"
    );
    let aim = page.execute(&script).await?;
    if let Some(reason) = aim.as_str() {
        bail!("the bench cannot press: {reason}");
    }
    let (name, point): (String, Option<[i64; 2]>) = serde_json::from_value(aim)?;
    let Some(point) = point else { return Ok(None) };
    page.pointer_down(Pointer::Mouse, point).await?;
    page.pointer_up(Pointer::Mouse).await?;
    let felt: Value = page.browser.execute_async(FELT, Vec::new()).await?.json().clone();
    Ok(Some((name, felt.as_f64().context("the page returned no time")?)))
}

/// Prints a line for all presses at a table, and one for each kind.
fn print(times: BTreeMap<String, Vec<f64>>) {
    let all: Vec<f64> = times.values().flatten().copied().collect();
    for (name, mut times) in [("all presses".to_owned(), all)].into_iter().chain(times) {
        times.sort_by(f64::total_cmp);
        let at = |quarters: usize| times.get(times.len() * quarters / 4).copied().unwrap_or_default();
        println!("    {name:<24} {:3} presses {:5.0} {:5.0}", times.len(), at(2), at(3));
    }
}
