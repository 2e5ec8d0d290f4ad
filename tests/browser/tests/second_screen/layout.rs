//! The second screen on a television: everything that it shows is in the window, and can be read from three metres away.

use std::fs;

use anyhow::{Context, Result, anyhow, ensure};
use browser_tests::{LAPTOP, LARGE_SCREEN, Page, table_message, table_message_of_record, with_page};
use partypiece::{
    play::Game,
    rules::{
        Rules, Seat,
        blank::{self, Blank, CardDeck, DeckMark},
        clear::{self, Clear},
        luck::Seed,
        name::Name,
        player::Player,
        rememory::{self, Rememory},
        scattergories::{self, Scattergories, SheetAction},
    },
};
use xtask::steps::root;

/// How many stages of a record are shown, besides its beginning.
const STAGES: usize = 6;

/// What is cut off, and letters that are smaller than 3% of the window's height: 32 of 1080 pixels. A name
/// that is too long may end in dots. Letters on pieces, on cards and on the button for the full screen may be
/// smaller, and the paper of the applause may fall anywhere.
const PROBLEMS: &str = "
    const screen = document.querySelector('.second-screen'), problems = [], outside = new Set();
    const describe = (part) => `${part.localName}.${part.getAttribute('class') ?? ''} “${part.textContent.slice(0, 30)}”`;
    for (const region of screen.querySelectorAll(':scope > header, .middle, .players, .news')) {
        const box = region.getBoundingClientRect();
        if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight) problems.push(`${describe(region)} leaves the window`);
        for (const part of region.querySelectorAll(':not(svg *, .visually-hidden, bdi, .applause, .applause *)')) {
            const { left, top, right, bottom, width } = part.getBoundingClientRect();
            const out = left < box.left - 1 || top < box.top - 1 || right > box.right + 1 || bottom > box.bottom + 1;
            if (width && out) outside.add(part);
            if (width && out && !outside.has(part.parentElement)) problems.push(`${describe(part)} leaves its part of the screen`);
        }
    }
    const texts = document.createTreeWalker(screen, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const part = texts.currentNode.parentElement;
        if (!texts.currentNode.data.trim() || part.closest('svg, .game-face, .visually-hidden, #full-screen')) continue;
        const size = parseFloat(getComputedStyle(part).fontSize);
        if (part.checkVisibility() && size < innerHeight * 0.03) problems.push(`${describe(part)} has letters of ${size} px`);
    }
    return problems";

/// Shows a table, and returns what is wrong with its looks.
async fn problems(page: &Page, name: &str, message: &str) -> Result<Vec<String>> {
    page.show_on_this_second_screen(message).await?;
    let problems: Vec<String> = serde_json::from_value(page.measure(PROBLEMS).await?)?;
    Ok(problems.into_iter().map(|problem| format!("{name}: {problem}")).collect())
}

/// SS-11: every golden record at its beginning, at several stages and at its end.
#[test]
fn every_game_can_be_read_from_three_metres_away() -> Result<()> {
    with_page(LARGE_SCREEN, async |page| {
        page.become_second_screen().await?;
        let mut found = Vec::new();
        for file in fs::read_dir(root().join("tests/records"))? {
            let path = file?.path();
            if path.extension().is_none_or(|extension| extension != "jsonl") {
                continue;
            }
            let text = fs::read_to_string(&path)?;
            let lines: Vec<&str> = text.lines().collect();
            for stage in 0..=STAGES {
                let steps = (lines.len() - 1) * stage / STAGES;
                let message = table_message_of_record(&lines[..=steps])?;
                found.extend(
                    problems(
                        page,
                        &format!("{} after {steps} steps", path.file_stem().unwrap_or_default().display()),
                        &message,
                    )
                    .await?,
                );
            }
        }
        ensure!(found.is_empty(), "{}", found.join("\n"));
        Ok(())
    })
}

/// SS-12: whoever plays, and whoever takes a Penalty, is named in large letters, and everything stays in the window.
#[test]
fn the_last_play_and_its_penalties_are_large() -> Result<()> {
    let record = fs::read_to_string(root().join("tests/records/blank-1.jsonl"))?;
    let lines: Vec<&str> = record.lines().collect();
    let messages: Vec<String> =
        (0..lines.len()).map(|last| table_message_of_record(&lines[..=last])).collect::<Result<_>>()?;
    let shown: Vec<&String> = [" plays the ", " takes a Penalty card: "]
        .into_iter()
        .flat_map(|words| messages.iter().filter(move |message| message.contains(words)).take(4))
        .collect();
    ensure!(shown.len() == 8, "the record has too few plays and Penalties");
    for window in [LARGE_SCREEN, LAPTOP] {
        with_page(window, async |page| {
            page.become_second_screen().await?;
            for message in &shown {
                let found = problems(page, "BLANK", message).await?;
                ensure!(found.is_empty(), "{}", found.join("\n"));
                let size = page.style_of(".news", "font-size").await?;
                let share = size.trim_end_matches("px").parse::<f64>()? / f64::from(window.height);
                ensure!(share >= 0.05, "the news have letters of {share} of the window");
            }
            Ok(())
        })?;
    }
    Ok(())
}

fn names(number: usize) -> Result<Vec<Name>> {
    let all = ["Ana", "Bartholomew", "Cy", "Désirée", "Eli", "Friederike", "Gus", "Hal", "Ida", "Jo"];
    (0..number)
        .map(|index| {
            Name::parse(&format!("{} {index}", all[index % all.len()])).map_err(|reason| anyhow!("{reason}"))
        })
        .collect()
}

fn people(number: usize) -> Result<Vec<Player>> {
    Ok(names(number)?.into_iter().map(Player::person).collect())
}

/// A game after these actions.
fn played<R: Rules>(setup: R::Setup, actions: Vec<(usize, R::Action)>) -> Result<Game<R>> {
    let mut game = Game::<R>::start(setup, Seed(3)).map_err(|refusal| anyhow!("{refusal}"))?;
    for (by, action) in actions {
        game.play(Seat(u8::try_from(by)?), action).map_err(|refusal| anyhow!("{refusal}"))?;
    }
    Ok(game)
}

/// SS-11: full tables, with many people and much text.
#[test]
fn a_full_table_can_be_read_from_three_metres_away() -> Result<()> {
    with_page(LARGE_SCREEN, async |page| {
        page.become_second_screen().await?;
        let mut tables = Vec::new();
        let mut setup = rememory::Setup {
            players: people(30)?,
            company: rememory::Company::Table,
            variant: rememory::Variant::Bag,
            starter: rememory::Starter::Seat(Seat(0)),
            house: rememory::House::default(),
        };
        let drawn = played::<Rememory>(setup.clone(), vec![(0, rememory::Action::Draw)])?;
        tables.push(("30 at Rememory".to_owned(), table_message(&drawn)));
        setup.variant = rememory::Variant::Scattered { show: rememory::Show::Suit, reveal: false };
        let scattered = played::<Rememory>(setup, Vec::new())?;
        tables.push(("30 at Rememory, with rows".to_owned(), table_message(&scattered)));
        for number in [2, 3, 4, 6, 8] {
            let mut game = played::<Clear>(clear::Setup::of(people(number)?), Vec::new())?;
            let roller = game.view().roller;
            game.play(roller, clear::Action::Roll).map_err(|refusal| anyhow!("{refusal}"))?;
            tables.push((format!("{number} at Clear!"), table_message(&game)));
        }
        for number in [4, 10, 20] {
            tables.push((format!("{number} at BLANK"), table_message(&blank_with_rules(number)?)));
        }
        for number in [4, 8] {
            let mut game = scattergories_written(number)?;
            tables.push((format!("{number} at Scattergories, writing"), table_message(&game)));
            read_category(&mut game, number)?;
            tables.push((format!("{number} at Scattergories, reading"), table_message(&game)));
        }
        let mut found = Vec::new();
        for (name, message) in tables {
            found.extend(problems(page, &name, &message).await?);
        }
        ensure!(found.is_empty(), "{}", found.join("\n"));
        Ok(())
    })
}

/// A game of BLANK with two decks after all its rules were read.
fn blank_with_rules(number: usize) -> Result<Game<Blank>> {
    let marked = |mark| CardDeck { mark: Some(mark), ..CardDeck::fresh() };
    let decks = DeckMark::ALL[..2].iter().copied().map(marked).collect();
    let setup = blank::Setup {
        players: people(number)?,
        youngest: Seat(0),
        decks,
        house: blank::House::default(),
        delegate: None,
    };
    let mut game = played::<Blank>(setup, Vec::new())?;
    while let blank::PhaseView::Opening { all_read, .. } = game.view().phase {
        let action = if all_read { blank::Action::Understood } else { blank::Action::Read };
        game.play(Seat(0), action).map_err(|refusal| anyhow!("{refusal}"))?;
    }
    Ok(game)
}

/// A game of Scattergories in which the first player has handed in a sheet.
fn scattergories_written(number: usize) -> Result<Game<Scattergories>> {
    use scattergories::{Action, CategoryList, Setup};
    let categories = std::array::from_fn(|index| format!("Things that somebody takes on a voyage {index}"));
    let list = Some(CategoryList { name: "Ours".to_owned(), categories });
    let setup = Setup { list, ..Setup::of(names(number)?) };
    let mut game = played(setup, vec![(0, Action::AgreeAll), (0, Action::Roll)])?;
    hand_in(&mut game)?;
    Ok(game)
}

/// The next player writes a long answer on every line, and hands them in.
fn hand_in(game: &mut Game<Scattergories>) -> Result<()> {
    let sheet = vec!["The Unbearable Lightness of Being".into(); scattergories::LINES];
    let seat = *game.to_act().first().context("somebody writes")?;
    for action in [SheetAction::Begin, SheetAction::HandIn(sheet)] {
        game.play(seat, action.into()).map_err(|refusal| anyhow!("{refusal}"))?;
    }
    Ok(())
}

/// The others hand their sheets in, and all answers in the first category are read.
fn read_category(game: &mut Game<Scattergories>, number: usize) -> Result<()> {
    for _ in 1..number {
        hand_in(game)?;
    }
    for _ in 0..number {
        let due = game.view().due;
        game.play(due, SheetAction::Next.into()).map_err(|refusal| anyhow!("{refusal}"))?;
    }
    Ok(())
}
