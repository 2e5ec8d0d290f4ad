//! Measures how soon a press is answered at the largest tables: Rememory with ninety-nine people, BLANK with ten people and
//! some five hundred cards.
//!
//! `cargo bench --package browser-tests --bench presses` plays the packed page, at the full speed of this machine and slowed down to a
//! quarter. It measures the time from a press until the page is laid out with the answer, in frames of a sixtieth of a
//! second. The machine may have other work: the quickest press says most about the page, the slowest about the machine.

use std::{collections::BTreeMap, thread, time::Duration};

use anyhow::{Context, Result, anyhow};
use browser_tests::{LAPTOP, Page, with_page};
use partypiece::{
    play::Game,
    rules::{
        Rules, Seat,
        blank::{
            Action, AutoEffect, Blank, CardCount, CardDeck, CardId, Cause, Clause, DeckMark, Effect, Filter,
            House, PickedBy, PlayerSelector, Rule, RuleCard, Scene, Setup, Target, Trigger,
        },
        luck::Seed,
        name::Name,
        player::Player,
        rememory::{self, Company, Deal, Rememory, Show, Sorted, Starter, Variant},
    },
};
use serde_json::{Value, json};

/// The number of presses in each game.
const PRESSES: usize = 120;
/// How many decks are mixed at BLANK.
const DECKS: usize = 7;
/// A frame, in milliseconds.
const FRAME: f64 = 1000.0 / 60.0;
/// The time between two presses of a quick player.
const PAUSE: Duration = Duration::from_millis(300);

/// Returns what a player of Rememory presses next: the curtain, a random tile, a random coin, or the primary button.
const REMEMORY: &str = "const [hold] = all('.hold'), [primary] = all('.primary:not([data-unused])'), says = primary?.textContent;
    const any = (selector, name) => [all(selector)[Math.floor(Math.random() * all(selector).length)], name];
    if (hold) return [hold, 'The curtain'];
    if (says === 'Choose a tile') return any('.tiles [data-lies=down]', 'A tile');
    if (says === 'Choose a coin') return any('[data-turn=true] [data-lies=coin], .rows [data-lies=coin]', 'A coin');
    return [primary, says];";

/// Returns what a player of BLANK presses next: the curtain, the primary button, or another card to try. Every fourth press
/// goes to another button, and the next ones to the dialog that it opens.
const BLANK: &str = "const [hold] = all('.hold'), [primary] = all('.primary:not([data-unused])');
    if (hold) return [hold, 'The curtain'];
    const [leave] = all('dialog[open] .row:last-child .quiet'), [open] = all('dialog[open] [aria-pressed=false]');
    if (leave) return (window.leaves = !window.leaves) && open ? [open, 'A choice in a dialog'] : [leave, 'A dialog, closed'];
    const others = all('.call-out, .side .quiet, .hand .quiet');
    window.pressed = (window.pressed ?? 0) + 1;
    if (others.length && window.pressed % 4 === 0) {
        const other = others[window.pressed / 4 % others.length];
        return [other, other.textContent.replace(/(colour|number)$/, 'something')];
    }
    const [asked] = all('.asked button'), [chosen] = all('.fan [aria-pressed=true]');
    const nothing = all('.action .quiet').find((button) => button.textContent.startsWith('Nothing')) ?? all('.action .quiet').at(-1);
    const says = primary?.textContent, refused = primary?.getAttribute('aria-disabled') === 'true';
    if (primary && !refused) return [primary, says];
    if (asked) return [asked, 'A choice'];
    if (chosen) return [chosen, 'A card, put back'];
    window.tried = window.hand === (window.hand = document.querySelector('.fan')) ? window.tried + 1 : 0;
    const card = all('.fan [aria-pressed=false]')[chosen ? 0 : window.tried];
    return card ? [card, 'A card'] : [nothing, nothing.textContent];";

/// Sends a click as a screen reader does, and returns what was pressed and how long the answer took, in milliseconds.
const PRESS: &str = "const [done] = arguments, [element, name] = next();
    const start = performance.now();
    element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    queueMicrotask(() => Promise.resolve().then(() => {
        document.body.getBoundingClientRect();
        done([name, performance.now() - start]);
    }));";

fn main() -> Result<()> {
    let names: Vec<String> = (1..=99).map(|nth| format!("Page {nth}")).collect();
    println!("frames from press to answer: median, quickest, slowest");
    for (speed, slower) in [("at full speed", 1), ("slowed down to a quarter", 4)] {
        println!("this machine, {speed}");
        for (table, people, variant) in [
            ("Rememory, 99 people", 99, Variant::Bag),
            ("Rememory, 24 people with hands", 24, Variant::Hands { deal: Deal::Random, hidden: false }),
            ("Rememory, 24 people who steal", 24, Variant::Steals { deal: Deal::Random, hidden: true }),
            (
                "Rememory, 99 people and rows",
                99,
                Variant::Rows { sorted: Sorted::Suit, in_order: false, reveal: true },
            ),
            ("Rememory, 99 people, scattered", 99, Variant::Scattered { show: Show::Suit, reveal: false }),
        ] {
            measure(table, &rememory(&names[..people], variant)?, REMEMORY, slower)?;
        }
        for (table, decks) in [
            ("BLANK, 10 people and 504 cards", [(); DECKS].map(|()| CardDeck::fresh())),
            ("BLANK, 10 people, 504 cards and a chain of rules", chain()),
        ] {
            measure(table, &blank(&names[..10], decks)?, BLANK, slower)?;
        }
    }
    Ok(())
}

fn people(names: &[String]) -> Result<Vec<Player>> {
    let person = |name: &String| Ok(Player::person(Name::parse(name).map_err(|reason| anyhow!("{reason}"))?));
    names.iter().map(person).collect()
}

fn rememory(names: &[String], variant: Variant) -> Result<Game<Rememory>> {
    let (company, starter) = (Company::Table, Starter::Seat(Seat(0)));
    let setup = rememory::Setup {
        players: people(names)?,
        company,
        variant,
        starter,
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
    let (players, house) = (people(names)?, House::default());
    let setup = Setup { players, youngest: Seat(0), decks, house, delegate: None };
    let mut game = Game::<Blank>::start(setup, Seed(1)).map_err(|refusal| anyhow!("{refusal}"))?;
    while let Scene::Opening { all_read, .. } = game.view().scene {
        let action = if all_read { Action::Understood } else { Action::Read };
        game.play(Seat(0), action).map_err(|refusal| anyhow!("{refusal}"))?;
    }
    Ok(game)
}

/// Plays a game, and prints a line for each kind of press.
fn measure<R: Rules>(table: &str, game: &Game<R>, next: &str, slower: u32) -> Result<()> {
    let times = with_page(LAPTOP, async |page| {
        let mut times: BTreeMap<String, Vec<f64>> = BTreeMap::new();
        page.open().await?;
        page.open_saved_game(game).await?;
        page.browser.cdp().send_raw("Emulation.setCPUThrottlingRate", json!({ "rate": slower })).await?;
        for _ in 0..PRESSES {
            thread::sleep(PAUSE);
            let (name, duration) = press(page, next).await?;
            times.entry(name).or_default().push(duration / FRAME);
        }
        Ok(times)
    })?;
    println!("  {table}");
    for (name, mut frames) in times {
        frames.sort_by(f64::total_cmp);
        let (count, median) = (frames.len(), frames[frames.len() / 2]);
        let (quickest, slowest) = (frames[0], frames[count - 1]);
        println!("    {name:<24} {count:3} presses  {median:.2}  {quickest:.2}  {slowest:.2}");
    }
    Ok(())
}

async fn press(page: &Page, next: &str) -> Result<(String, f64)> {
    let script = format!(
        "const all = (selector) => [...document.querySelectorAll(selector)], next = () => {{ {next} }}; {PRESS}"
    );
    let answer: Value = page.browser.execute_async(script, Vec::new()).await?.json().clone();
    let name = answer[0].as_str().context("the page returned no name")?.to_owned();
    let duration = answer[1].as_f64().context("the page returned no time")?;
    Ok((name, duration))
}
