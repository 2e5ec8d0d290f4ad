//! Golden games: old records replay to what they came to, for ever.
//!
//! `tests/records` has a record for each version of each game's rules, and beside it the story it tells. A record of
//! the present version is played out by a script here; `PARTYPIECE_WRITE_RECORDS=1 cargo test records` writes it anew,
//! which is right only when the version of the rules was raised, or before anybody has played by them.

use std::{env, fmt::Write, fs, path::PathBuf};

use partypiece::{
    play::{Game, Line, Unreadable, head_line, read, step_line},
    rules::{
        Rules, Seat, Viewer,
        pieceagories::{Action, Event, Forfeit, Mark, Pieceagories, Setup},
        piecepack::Rank,
        vote::Ballot::{Keep, Strike},
    },
};
use serde_json::Value;

use crate::pieceagories::{
    guests::{ANA, BO, CATEGORIES, CY, at, house, letter, no, sheet, three, typed},
    table::{Table, plant},
};

fn folder() -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests", "records"].iter().collect()
}

/// The log of a game sentence by sentence, and how it ended.
fn story(game: &Game<Pieceagories>) -> String {
    let mut story: String = game.log().iter().map(|line| game.tell(line) + "\n").collect();
    let outcome = game.outcome().expect("a golden game has an end");
    let names: Vec<String> =
        outcome.winners.iter().map(|&seat| game.setup().name(seat).to_string()).collect();
    writeln!(story, "\nwinners: {}\nrounds won: {:?}", names.join(", "), outcome.scores).expect("text");
    story
}

#[test]
fn every_record_replays_to_its_story() {
    if env::var_os("PARTYPIECE_WRITE_RECORDS").is_some() {
        write_record(&whole_game().0);
    }
    let mut present = 0;
    for entry in fs::read_dir(folder()).expect("the folder of records") {
        let path = entry.expect("an entry").path();
        if path.extension().is_none_or(|extension| extension != "jsonl") {
            continue;
        }
        let text = fs::read_to_string(&path).expect("a record");
        let head: Value = serde_json::from_str(text.lines().next().expect("a head")).expect("a head");
        if head["rules"] != Pieceagories::VERSION {
            // Nothing is guessed about games that were played by other rules.
            assert!(matches!(read::<Pieceagories>(text.lines()), Err(Unreadable::OtherRules { .. })));
            continue;
        }
        present += 1;
        let (game, damage) = read::<Pieceagories>(text.lines()).expect("a record");
        assert_eq!(damage, None, "{}", path.display());
        let told = fs::read_to_string(path.with_extension("story")).expect("its story");
        assert_eq!(story(&game), told, "{}", path.display());
        assert_eq!(text_of(&game), text, "{} is written as it was", path.display());
    }
    assert_eq!(present, 1, "one record for the present version");
}

fn text_of(game: &Game<Pieceagories>) -> String {
    let lines = [head_line(game)].into_iter().chain(game.steps().iter().map(step_line));
    lines.map(|line| line + "\n").collect()
}

fn write_record(game: &Game<Pieceagories>) {
    let path = folder().join(format!("{}-{}.jsonl", Pieceagories::NAME, Pieceagories::VERSION));
    fs::write(&path, text_of(game)).expect("a place for the record");
    fs::write(path.with_extension("story"), story(game)).expect("a place for its story");
}

/// A whole game of three at the laptop, with everything in it that can happen to a table.
fn whole_game() -> Table {
    let setup = house(typed(Setup { rounds: 3, ..three() }), |house| {
        house.alliteration = true;
        house.forfeit = Some(Forfeit::Other("sing a line".to_owned()));
    });
    // The first coin is a null, and the first letter S.
    let mut table = plant(&setup, |table| {
        invent(table);
        first_list(table);
        table.turn().1.rank == Rank::Null && {
            table.arm();
            table.hosts(Action::Roll);
            table.play(ANA, Action::Begin);
            table.throw(ANA).is_some_and(|throw| throw.letter() == letter('S'))
        }
    });
    invent(&mut table);
    first_list(&mut table);
    first_round(&mut table);
    second_round(&mut table);
    third_round(&mut table);
    table
}

fn invent(table: &mut Table) {
    table.invent(ANA, &CATEGORIES[..5]);
    table.invent(BO, &["rivers!", "Smells", "Excuses"]);
    table.invent(CY, &CATEGORIES[5..]);
    table.play(BO, Action::Withdraw(5));
    table.0.take_back(false).expect("nobody saw it");
    table.hosts(Action::Collect);
}

fn first_list(table: &mut Table) {
    for (category, number) in [("Fruit", 7), ("Drinks", 1)] {
        let slip = table.slip(category);
        table.hosts(Action::Pick { slip, number: Some(no(number)) });
    }
    table.hosts(Action::Swap(no(1), no(7)));
    table.hosts(Action::Unpick(no(7)));
    table.lay();
}

fn write(table: &mut Table, sheets: &[(Seat, &[&str])]) {
    for (seat, lines) in sheets {
        table.play(*seat, Action::Begin);
        table.play(*seat, Action::HandIn(Box::new(sheet(lines))));
    }
}

/// A null, an appeal, a duplicate across lines, likeness, a challenge, and a move taken back by all.
fn first_round(table: &mut Table) {
    table.arm();
    table.hosts(Action::Roll);
    let ana: &[&str] = &["7-Up", "Soup", "Snake", "Saw", "Silly Songs", "The Sun", "Seoul", "Soup", "Sting"];
    let bo: &[&str] = &["Soda", "Soups", "Salamander", "Screwdriver", "dog", "Sore thumb", "seoul!"];
    let cy: &[&str] = &["Sherry", "Sorbet", "Salmon", "", "Sleep", "Sneezing", "Sydney", "", "Stinks"];
    write(table, &[(BO, bo), (ANA, ana), (CY, cy)]);
    table.play(ANA, Action::Appeal(no(1)));
    table.vote(&[(BO, Keep), (CY, Keep)]);
    table.read_lines(2);
    table.vote(&[(ANA, Keep), (BO, Strike), (CY, Strike)]);
    table.read_lines(6);
    table.play(CY, Action::Challenge(at(BO, 6)));
    table.vote(&[(ANA, Keep), (BO, Keep), (CY, Strike), (table.host(), Strike)]);
    table.hosts(Action::Next);
    table.0.take_back(true).expect("everybody agreed");
    table.0.play_again().expect("the same answer");
    table.read_lines(9);
    table.play(BO, Action::Liken(vec![at(ANA, 9), at(CY, 9)]));
    table.hosts(Action::Drop);
    table.score().hosts(Action::Advance);
}

/// A round that counts for nothing, and again without Cy, who goes home.
fn second_round(table: &mut Table) {
    table.lay().arm();
    table.hosts(Action::Void);
    table.deal();
    table.play(BO, Action::Begin);
    table.hosts(Action::Leave(CY));
    let c = table.throw(BO).map(|throw| char::from(throw.letter())).expect("Bo has looked");
    let word = |end: &str| format!("{c}{end}");
    let (bee, ant) = ([word("ee"), word("ees")], word("ant"));
    table.play(BO, Action::HandIn(Box::new(sheet(&[&bee[0], &ant]))));
    write(table, &[(ANA, &[&bee[1]])]);
    table.score().hosts(Action::Advance);
    table.hosts(Action::Return(CY));
}

/// Nobody writes anything.
fn third_round(table: &mut Table) {
    table.deal().write(&[]).score();
    table.hosts(Action::Advance);
}

/// The golden game is only worth its name if everything happens in it.
#[test]
fn the_golden_game_has_everything_in_it() {
    let path = folder().join(format!("{}-{}.jsonl", Pieceagories::NAME, Pieceagories::VERSION));
    let text = fs::read_to_string(path).expect("the golden game");
    let (game, _) = read::<Pieceagories>(text.lines()).expect("a record");
    let log = game.log();
    let has = |what: &dyn Fn(&Event) -> bool| {
        log.iter().any(|line| matches!(line, Line::Event(event) if what(event)))
    };
    assert!(has(&|event| matches!(event, Event::Turned { coin, .. } if coin.rank == Rank::Null)));
    assert!(has(&|event| matches!(event, Event::Forfeit { .. })));
    assert!(has(&|event| matches!(event, Event::Voided)) && has(&|event| matches!(event, Event::Left(_))));
    assert!(has(&|event| matches!(event, Event::Counted { tally, .. } if tally.recount.is_some())));
    let past = game.view(Viewer::Table).past;
    let sheets = past.iter().filter_map(|past| past.sheets.as_ref());
    let marks: Vec<&Mark> = sheets.flat_map(|(_, marks)| marks.iter().flatten()).collect();
    for (wanted, name) in [
        (marks.iter().any(|mark| matches!(mark, Mark::Stands { points: 2 })), "alliteration"),
        (marks.iter().any(|mark| matches!(mark, Mark::WrongLetter)), "wrong letter"),
        (marks.iter().any(|mark| matches!(mark, Mark::LeadingArticle)), "article"),
        (marks.iter().any(|mark| matches!(mark, Mark::OwnRepeat { .. })), "own repeat"),
        (marks.iter().any(|mark| matches!(mark, Mark::Duplicate { .. })), "duplicate"),
        (marks.iter().any(|mark| matches!(mark, Mark::Alike { .. })), "alike"),
        (marks.iter().any(|mark| matches!(mark, Mark::VotedDown)), "voted down"),
    ] {
        assert!(wanted, "{name}");
    }
    assert_eq!(log.iter().filter(|line| matches!(line, Line::TakenBack { .. })).count(), 2);
}
