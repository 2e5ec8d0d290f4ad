//! 10 Blank White Pieceagories, played in a browser as people play it.

use anyhow::{Result, ensure};
use browser_tests::{Guest, Key, LAPTOP, PHONE, Role, Window, party};
use partypiece::{
    play::Game,
    rules::{
        Seat, Viewer,
        luck::Seed,
        name::Name,
        pieceagories::{
            Action, Answers, Day, Host, House, Number, Pieceagories, Player, Scene, Setup, Source, Timer,
        },
        piecepack::{Rank, Suit},
    },
};

type Table = Game<Pieceagories>;

const NONE: [&str; 0] = [];

const CATEGORIES: [&str; 10] = [
    "Rivers",
    "Fruit",
    "Excuses",
    "Cities",
    "Famous liars",
    "Things under a bed",
    "Smells",
    "Songs",
    "Jobs for a cat",
    "Words nobody can spell",
];

fn name(text: &str) -> Result<Name> {
    Name::read(text).map_err(|reason| anyhow::anyhow!("{reason}"))
}

/// Ana hosts and plays, with Bo and Cy; birthdays in that order from January on.
fn setup(rounds: u8, answers: Answers) -> Result<Setup> {
    let people = [("Ana", Suit::Suns, 1), ("Bo", Suit::Moons, 2), ("Cy", Suit::Crowns, 3)];
    let player = |(text, pawn, month)| Ok(Player { name: name(text)?, pawn, birthday: Day::new(month, 1) });
    Ok(Setup {
        players: people.into_iter().map(player).collect::<Result<_>>()?,
        host: Host::Plays(Seat(0)),
        suits: 4,
        rounds,
        source: Source::Free,
        answers,
        timer: Timer::Page,
        house: House::default(),
    })
}

/// A game from `seed` in which some things have been done.
fn played(setup: Setup, seed: u64, actions: Vec<(u8, Action)>) -> Result<Table> {
    let mut game = Table::start(setup, Seed(seed)).map_err(|refusal| anyhow::anyhow!("{refusal}"))?;
    for (by, action) in actions {
        game.play(Seat(by), action).map_err(|refusal| anyhow::anyhow!("{refusal}"))?;
    }
    Ok(game)
}

/// From the brainstorm to the list on the table.
fn listed() -> Vec<(u8, Action)> {
    let slips = CATEGORIES.iter().map(|&slip| slip.to_owned()).collect();
    let picks = (0..10).map(|slip| (0, Action::Pick { slip, number: None }));
    [(1, Action::Invent(slips)), (0, Action::Collect)]
        .into_iter()
        .chain(picks)
        .chain([(0, Action::Lay)])
        .collect()
}

/// A game in which the dice are thrown and nobody has written yet.
fn thrown(setup: Setup) -> Result<Table> {
    let mut game = played(setup, 5, listed())?;
    let mut act =
        |by, action| game.play(Seat(by), action).map(drop).map_err(|refusal| anyhow::anyhow!("{refusal}"));
    act(0, Action::Today(Day::new(1, 1).unwrap_or_else(|| unreachable!())))?;
    for place in 0..24 {
        let by = u8::try_from(place % 3)?;
        act(by, Action::Turn(place))?;
        if act(0, Action::Roll).is_ok() {
            return Ok(game);
        }
    }
    anyhow::bail!("no coin has a number")
}

/// A seed whose first coin, at the first place, is a null, and whose second is not.
fn seed_with_a_null(setup: &Setup) -> Result<u64> {
    for seed in 0..10_000 {
        let mut game = played(setup.clone(), seed, listed())?;
        let today = Action::Today(Day::new(1, 1).unwrap_or_else(|| unreachable!()));
        let turns = [(0, today), (0, Action::Turn(0))];
        let turned = turns.into_iter().all(|(by, action)| game.play(Seat(by), action).is_ok());
        let view = game.view(Viewer::Table);
        if turned && matches!(view.scene, Scene::Flipping { .. }) && view.coins[0].face == Some(Rank::Null) {
            return Ok(seed);
        }
    }
    anyhow::bail!("no such seed")
}

async fn no_barriers(guest: &Guest) -> Result<()> {
    let barriers = guest.barriers().await?;
    ensure!(barriers == NONE, "{}\n{}", barriers.join("\n"), guest.text().await?);
    Ok(())
}

/// Nothing has to be scrolled in play.
async fn fits(guest: &Guest) -> Result<()> {
    let over = "const board = document.querySelector('.board'); const page = document.documentElement;
        return Math.max(board.scrollHeight - board.clientHeight, page.scrollHeight - page.clientHeight)";
    let over = guest.asks(over).await?.as_i64().unwrap_or(i64::MAX);
    ensure!(over <= 1, "{over} pixels are out of sight:\n{}", guest.text().await?);
    Ok(())
}

/// Hands the laptop to `who`, who writes these answers, letter by `#`, until time is up.
async fn writes_a_sheet(guest: &Guest, who: &str, answers: &[&str]) -> Result<()> {
    guest.press(Role::Button, &format!("Pass to {who}")).await?;
    guest.lifts_the_curtain(who).await?;
    guest.press(Role::Button, "Lift the cup").await?;
    let letter = guest.letter().await?;
    guest.until("the first line has the focus", async || Ok(guest.focus().await?.starts_with('1'))).await?;
    for answer in answers {
        guest.types(answer.replace('#', &letter)).await?;
        guest.types(Key::Tab).await?;
    }
    no_barriers(guest).await?;
    fits(guest).await?;
    guest.lets_pass(301).await?;
    Ok(())
}

/// From the brainstorm on the table to the list laid out.
async fn brainstorms(guest: &Guest) -> Result<()> {
    no_barriers(guest).await?;
    guest.press(Role::Button, "Pass to Bo").await?;
    no_barriers(guest).await?;
    guest.lifts_the_curtain("Bo").await?;
    for slip in &CATEGORIES[..6] {
        guest.writes("A category", slip).await?;
        guest.types(Key::Enter).await?;
    }
    guest.hears("Things under a bed").await?;
    no_barriers(guest).await?;
    guest.press(Role::Button, "Done: back to the table").await?;
    ensure!(!guest.serialised().await?.contains("Excuses"), "Bo's slips are Bo's");
    guest.press(Role::Button, "Pass to Cy").await?;
    guest.lifts_the_curtain("Cy").await?;
    ensure!(!guest.serialised().await?.contains("Excuses"), "Bo's slips are not Cy's to see");
    guest.writes("A category", &CATEGORIES[6..].join("\n")).await?;
    guest.types(Key::Enter).await?;
    guest.press(Role::Button, "Done: back to the table").await?;
    guest.press(Role::Button, "End the brainstorm").await?;
    lays_a_list(guest).await
}

async fn lays_a_list(guest: &Guest) -> Result<()> {
    guest.press(Role::Button, "Fill up by luck").await?;
    guest.hears("Ten are picked").await?;
    no_barriers(guest).await?;
    fits(guest).await?;
    guest.press(Role::Button, "Lay the list out").await
}

async fn turns_coins_until_the_clock_is_set(guest: &Guest) -> Result<()> {
    while guest.finds(Role::Button, "Throw the dice").await?.is_none() {
        if let Some(coin) = guest.finds(Role::Button, "Turn any coin").await? {
            coin.click().await?;
        }
    }
    no_barriers(guest).await?;
    fits(guest).await?;
    guest.press(Role::Button, "Throw the dice").await
}

/// Reads a category to its end, or to the vote that it brings.
async fn reads_a_category(guest: &Guest) -> Result<()> {
    guest.press(Role::Button, "Read the whole category").await
}

#[test]
fn three_people_type_two_rounds_from_brainstorm_to_applause() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.may_let_time_pass().await?;
        guest.comes_in().await?;
        let setup = setup(2, Answers::Typed)?;
        let seed = seed_with_a_null(&setup)?;
        guest.finds_on_the_shelf(&played(setup, seed, Vec::new())?).await?;
        brainstorms(guest).await?;

        // The first coin is a null, and the right to turn one passes on.
        guest.hears("turns a coin").await?;
        no_barriers(guest).await?;
        fits(guest).await?;
        let first =
            guest.asks("return document.querySelector('.coins button').getAttribute('aria-label')").await?;
        let first = first.as_str().unwrap_or_default().to_owned();
        ensure!(first.ends_with("face down"), "a coin tells its face: {first}");
        guest.press(Role::Button, &first).await?;
        guest.hears("null").await.or_else(|_| Ok::<(), anyhow::Error>(()))?;
        turns_coins_until_the_clock_is_set(guest).await?;

        writes_a_sheet(guest, "Ana", &["#ax", "#ogg", "#imp"]).await?;
        writes_a_sheet(guest, "Bo", &["#AX!", "#oggs"]).await?;
        writes_a_sheet(guest, "Cy", &["#un"]).await?;

        // The same answer twice is struck without a vote, and the third stands.
        reads_a_category(guest).await?;
        guest.hears("struck").await?;
        no_barriers(guest).await?;
        fits(guest).await?;
        // One and many of a thing: the page asks by itself.
        reads_a_category(guest).await?;
        guest.sees(Role::Heading, "Are these the same?").await?;
        guest.votes("Ana", "Different").await?;
        guest.votes("Bo", "The same").await?;
        guest.votes("Cy", "The same").await?;
        no_barriers(guest).await?;
        fits(guest).await?;
        guest.press(Role::Button, "Count the votes").await?;
        // A challenge that is tied leaves the ballot of the challenged out.
        reads_a_category(guest).await?;
        let letter = guest.asks("return document.querySelector('.answers .text').textContent").await?;
        let imp = letter.as_str().unwrap_or_default().to_owned();
        guest.press(Role::Button, &format!("Challenge {imp}, Ana, number 3")).await?;
        guest.sees(Role::Dialog, "Who challenges?").await?;
        no_barriers(guest).await?;
        guest.press(Role::Button, "Bo").await?;
        guest.votes("Ana", "Keep").await?;
        guest.votes("Bo", "Strike").await?;
        guest.hears("A tie: without the ballot of Ana it is 0 to 1").await?;
        guest.press(Role::Button, "Count the votes").await?;
        for _ in 4..=10 {
            reads_a_category(guest).await?;
        }
        guest.press(Role::Button, "Add up the score").await?;
        guest.hears("Cy wins the round").await?;
        no_barriers(guest).await?;
        fits(guest).await?;
        guest.press(Role::Button, "Move the pawns").await?;
        guest.sees(Role::Image, "Ana 0, Bo 0, Cy 1 of 6").await?;

        lays_a_list(guest).await?;
        turns_coins_until_the_clock_is_set(guest).await?;
        writes_a_sheet(guest, "Ana", &["#ana"]).await?;
        writes_a_sheet(guest, "Bo", &[]).await?;
        writes_a_sheet(guest, "Cy", &[]).await?;
        for _ in 1..=10 {
            reads_a_category(guest).await?;
        }
        guest.press(Role::Button, "Add up the score").await?;
        guest.press(Role::Button, "Move the pawns").await?;
        guest.hears("Ana and Cy").await?;
        guest.sees(Role::Button, "Play again").await?;
        no_barriers(guest).await
    })
}

#[test]
fn a_round_on_paper_is_scored_by_a_press_for_each_answer_that_falls() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.may_let_time_pass().await?;
        guest.comes_in().await?;
        guest.finds_on_the_shelf(&thrown(setup(1, Answers::Paper)?)?).await?;
        no_barriers(guest).await?;
        fits(guest).await?;
        guest.press(Role::Button, "Start the clock").await?;
        guest.sees(Role::Button, "Say the time that is left").await?;
        guest.lets_pass(301).await?;
        guest.press(Role::Button, "Ana, line 1: 1 point").await?;
        guest.press(Role::Button, "Bo, line 2: 1 point").await?;
        guest.sees(Role::Button, "Ana, line 1: 0 points").await?;
        no_barriers(guest).await?;
        fits(guest).await?;
        guest.reloads().await?;
        guest.sees(Role::Button, "Bo, line 2: 0 points").await?;
        guest.press(Role::Button, "Score the round").await?;
        guest.hears("Cy wins the round").await?;
        guest.press(Role::Button, "Move the pawns").await?;
        guest.sees(Role::Button, "Play again").await?;
        guest.hears("recycl").await
    })
}

#[test]
fn paper_sheets_can_be_typed_in_after_the_clock() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.may_let_time_pass().await?;
        guest.comes_in().await?;
        guest.finds_on_the_shelf(&thrown(setup(1, Answers::Paper)?)?).await?;
        let letter = guest.letter().await?;
        guest.press(Role::Button, "Start the clock").await?;
        guest.lets_pass(301).await?;
        guest.press(Role::Button, "Type the sheets in instead").await?;
        for who in ["Ana", "Bo", "Cy"] {
            guest.asks("document.querySelector('#line-1').focus()").await?;
            guest.types(format!("{letter}{who}")).await?;
            guest.press(Role::Button, &format!("The sheet of {who} is complete")).await?;
        }
        guest.sees(Role::Button, "Ana reads").await?;
        reads_a_category(guest).await?;
        guest.hears(&format!("{letter}Cy")).await
    })
}

/// A reload in the middle of a word, and one after the deadline, over http and from a disk (PG-62, PG-R47).
async fn reloads_while_writing(guest: &Guest, address: &str) -> Result<()> {
    guest.may_let_time_pass().await?;
    guest.visits(address).await?;
    guest.finds_on_the_shelf(&thrown(setup(1, Answers::Typed)?)?).await?;
    guest.press(Role::Button, "Pass to Ana").await?;
    guest.lifts_the_curtain("Ana").await?;
    guest.press(Role::Button, "Lift the cup").await?;
    let letter = guest.letter().await?;
    guest.until("the first line has the focus", async || Ok(guest.focus().await?.starts_with('1'))).await?;
    let word = format!("{letter}alf a wor");
    guest.types(&word).await?;
    guest.until("it is written", async || Ok(value(guest).await? == word)).await?;
    let before = seconds_left(guest).await?;

    guest.lets_pass(20).await?;
    guest.reloads().await?;
    ensure!(!guest.serialised().await?.contains(&word), "the curtain is down after a reload");
    guest.lifts_the_curtain("Ana").await?;
    guest.until("the word is there", async || Ok(value(guest).await? == word)).await?;
    let after = seconds_left(guest).await?;
    ensure!(before - after >= 20 && before - after < 40, "{before} seconds became {after}");

    guest.lets_pass(301).await?;
    guest.reloads().await?;
    guest.sees(Role::Button, "Pass to Bo").await?;
    ensure!(!guest.serialised().await?.contains(&word), "nobody has read it out yet");
    Ok(())
}

async fn value(guest: &Guest) -> Result<String> {
    let value = guest.asks("return document.querySelector('#line-1')?.value ?? ''").await?;
    Ok(value.as_str().unwrap_or_default().to_owned())
}

/// What the clock shows, in seconds.
async fn seconds_left(guest: &Guest) -> Result<i64> {
    let figures = guest.asks("return document.querySelector('[role=timer] .figures').textContent").await?;
    let figures = figures.as_str().unwrap_or_default();
    let (minutes, seconds) = figures.split_once(':').unwrap_or_default();
    Ok(minutes.parse::<i64>()? * 60 + seconds.parse::<i64>()?)
}

#[test]
fn a_reload_keeps_the_word_and_the_time_and_never_adds_to_it() -> Result<()> {
    party(LAPTOP, async |guest| reloads_while_writing(guest, guest.house.address()).await)
}

#[test]
fn from_a_disk_a_reload_keeps_the_word_and_the_time_too() -> Result<()> {
    party(LAPTOP, async |guest| reloads_while_writing(guest, &guest.house.on_disk()).await)
}

/// What somebody wrote is nowhere in the document while the laptop goes round, whatever hides the page.
#[test]
fn nothing_secret_is_in_the_page_while_the_laptop_goes_round() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.may_let_time_pass().await?;
        guest.comes_in().await?;
        guest.finds_on_the_shelf(&thrown(setup(1, Answers::Typed)?)?).await?;
        guest.press(Role::Button, "Pass to Ana").await?;
        let letter_hidden = "return document.querySelectorAll('.letter .glyph, .die [class*=pip]').length";
        ensure!(guest.asks(letter_hidden).await? == 0, "the letter is under the cup");
        guest.lifts_the_curtain("Ana").await?;
        ensure!(guest.asks(letter_hidden).await? == 0, "and stays there until the time runs");
        guest.press(Role::Button, "Lift the cup").await?;
        let letter = guest.letter().await?;
        guest
            .until("the first line has the focus", async || Ok(guest.focus().await?.starts_with('1')))
            .await?;
        guest.types(format!("{letter}onfidential")).await?;

        // The tab goes out of sight for a moment, and the curtain falls by itself.
        guest.asks("Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true }); \
                    document.dispatchEvent(new Event('visibilitychange')); delete document.visibilityState").await?;
        guest.sees(Role::Button, "Ana: hold to lift the curtain").await?;
        ensure!(!guest.serialised().await?.contains("onfidential"), "behind the curtain nothing is");
        guest.lifts_the_curtain("Ana").await?;
        guest.lets_pass(301).await?;
        guest.sees(Role::Button, "Pass to Bo").await?;
        ensure!(!guest.serialised().await?.contains("onfidential"), "the table has not heard it");
        guest.press(Role::Button, "Pass to Bo").await?;
        ensure!(!guest.serialised().await?.contains("onfidential"), "nor has the curtain");
        guest.lifts_the_curtain("Bo").await?;
        guest.press(Role::Button, "Lift the cup").await?;
        guest.letter().await?;
        ensure!(!guest.serialised().await?.contains("onfidential"), "nor has Bo");
        Ok(())
    })
}

#[test]
fn a_press_that_the_rules_refuse_is_answered_with_the_rule() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        guest.finds_on_the_shelf(&played(setup(6, Answers::Typed)?, 1, Vec::new())?).await?;
        guest.press(Role::Button, "End the brainstorm").await?;
        guest.hears("A list has 10 different categories, and so far there are none").await?;
        no_barriers(guest).await
    })
}

#[test]
fn what_was_seen_is_taken_back_only_by_the_whole_table() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        guest.finds_on_the_shelf(&played(setup(6, Answers::Typed)?, 1, listed())?).await?;
        turns_coins_until_the_clock_is_set(guest).await?;
        guest.press(Role::Button, "Take back").await?;
        guest.sees(Role::Button, "Throw the dice").await?;
        guest.press(Role::Button, "Take back").await?;
        guest.press(Role::Button, "Everybody agrees: take it back").await?;
        guest.sees(Role::Button, "Turn any coin").await?;
        guest.press(Role::Button, "Play again").await?;
        guest.sees(Role::Button, "Throw the dice").await?;
        Ok(())
    })
}

#[test]
fn a_damaged_record_keeps_its_good_part_and_says_what_was_lost() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        let game = played(setup(6, Answers::Typed)?, 1, listed())?;
        guest.shelves("step/000011", "{\"did\":{\"by\":0,\"acti").await?;
        for (n, step) in game.steps().iter().enumerate().take(11) {
            guest.shelves(&format!("step/{n:06}"), &partypiece::play::step_line(step)).await?;
        }
        guest.shelves("head", &partypiece::play::head_line(&game)).await?;
        guest.sits_down().await?;
        guest.hears("damaged at step 12").await?;
        guest.press(Role::Button, "Understood").await?;
        guest.press(Role::Button, "Fill up by luck").await?;
        guest.press(Role::Button, "Lay the list out").await?;
        guest.reloads().await?;
        guest.sees(Role::Button, "Turn any coin").await?;
        Ok(())
    })
}

#[test]
fn a_game_of_a_newer_page_is_left_as_it_is() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        guest
            .shelves("head", r#"{"partypiece":99,"game":"pieceagories","rules":1,"seed":1,"setup":{}}"#)
            .await?;
        guest.sits_down().await?;
        guest.hears("saved by a newer Partypiece").await?;
        no_barriers(guest).await
    })
}

#[test]
fn where_nothing_can_be_kept_the_game_goes_on_and_says_so() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        guest.finds_on_the_shelf(&played(setup(6, Answers::Typed)?, 1, listed())?).await?;
        guest
            .asks(
                "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }",
            )
            .await?;
        turns_coins_until_the_clock_is_set(guest).await?;
        guest.sees(Role::Button, "Pass to Ana").await?;
        guest.hears("no room left").await?;
        no_barriers(guest).await
    })
}

/// The rooms of a game fit a phone, the board first.
#[test]
fn a_phone_shows_every_room_without_barriers() -> Result<()> {
    for window in [PHONE, Window { width: 844, height: 390 }] {
        party(window, async |guest| {
            guest.comes_in().await?;
            guest.finds_on_the_shelf(&played(setup(6, Answers::Typed)?, 1, listed())?).await?;
            no_barriers(guest).await?;
            turns_coins_until_the_clock_is_set(guest).await?;
            guest.press(Role::Button, "Pass to Ana").await?;
            guest.lifts_the_curtain("Ana").await?;
            guest.press(Role::Button, "Lift the cup").await?;
            guest.letter().await?;
            no_barriers(guest).await
        })?;
    }
    Ok(())
}

/// The ten lines are numbered as the list is (PG-34).
#[test]
fn numbers_of_lines_are_numbers_of_the_list() {
    assert_eq!(Number::all().count(), CATEGORIES.len());
}
