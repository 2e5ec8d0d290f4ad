//! Golden records: old records must replay to the same result for ever.
//!
//! `tests/records` has records for each version of each game's rules, and beside each record its log and
//! result as text.
//! `PARTYPIECE_WRITE_RECORDS=1 cargo test records` plays the games of the present version again and writes their
//! records. Do this only after the version of the rules was raised, or before anybody has played by them.

use std::{env, fs, path::PathBuf};

use partypiece::{
    play::{Game, LogLine, RecordError, read},
    rules::{
        Rules, Seat,
        blank::Blank,
        clear::Clear,
        pieceagories::{Action, AnswerMark, Event, Forfeit, Pieceagories, Setup, SheetAction, SheetEvent},
        piecepack::Rank,
        rememory::Rememory,
        scattergories::Scattergories,
        vote::Ballot::{Keep, Strike},
    },
};
use serde_json::Value;

use crate::laws::{log, record};
use crate::pieceagories::{
    setups::{
        ANA, BO, CATEGORIES, CY, at, challenge, letter, list_number, sheet, three, with_house, with_typing,
    },
    table::{Table, find_game},
};

fn folder() -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests", "records"].iter().collect()
}

/// A game with golden records.
pub(crate) trait Golden: Rules {
    /// Whole games by the present rules with as many different events as possible. Each game has a suffix for
    /// the name of its record, after the game's name and the version of its rules.
    fn whole_games() -> Vec<(&'static str, Game<Self>)>;

    /// The result of a game as lines of text.
    fn ending(game: &Game<Self>) -> String;
}

impl Golden for Pieceagories {
    fn whole_games() -> Vec<(&'static str, Game<Self>)> {
        vec![("", whole_game().0)]
    }

    fn ending(game: &Game<Self>) -> String {
        ranked(game, "rounds won")
    }
}

impl Golden for Scattergories {
    fn whole_games() -> Vec<(&'static str, Game<Self>)> {
        vec![("", crate::scattergories::story::whole_game().0)]
    }

    fn ending(game: &Game<Self>) -> String {
        ranked(game, "points")
    }
}

impl Golden for Clear {
    fn whole_games() -> Vec<(&'static str, Game<Self>)> {
        vec![("", crate::clear::table::whole_game().0)]
    }

    fn ending(game: &Game<Self>) -> String {
        ranked(game, "points")
    }
}

/// The winners, and the score of everybody.
fn ranked<R: Rules>(game: &Game<R>, by: &str) -> String {
    let outcome = game.outcome().expect("a golden game has an end");
    let names = game.player_names();
    let winners: Vec<&str> = outcome.winners.iter().map(|seat| names[seat.index()].as_str()).collect();
    format!("winners: {}\n{by}: {:?}\n", winners.join(", "), outcome.scores)
}

impl Golden for Blank {
    fn whole_games() -> Vec<(&'static str, Game<Self>)> {
        vec![("", crate::blank::golden::whole_game().0), ("-said", crate::blank::golden::saying_why().0)]
    }

    fn ending(game: &Game<Self>) -> String {
        ranked(game, "won")
    }
}

/// The log of a game sentence by sentence, and its result.
fn story<R: Golden>(game: &Game<R>) -> String {
    let log: String = log(game).into_iter().map(|sentence| sentence + "\n").collect();
    log + "\n" + &R::ending(game)
}

/// Replays every record of one game.
fn replay_all<R: Golden>() {
    let whole = R::whole_games();
    if writes_records() {
        whole.iter().for_each(|(name, game)| write_record(name, game));
    }
    let mut present = 0;
    for (path, text, head) in records() {
        if head["game"] != R::NAME {
            assert!(matches!(read::<R>(text.lines()), Err(RecordError::OtherGame { .. })));
            continue;
        }
        let version = head["rules"].as_u64().and_then(|version| u32::try_from(version).ok());
        if version.is_none_or(|version| version > R::VERSION) {
            // A game of a version that is still to come is refused; every older one has to be read.
            assert!(matches!(read::<R>(text.lines()), Err(RecordError::OtherRules { .. })));
            continue;
        }
        present += usize::from(version == Some(R::VERSION));
        let (game, damage) =
            read::<R>(text.lines()).unwrap_or_else(|_| panic!("{} is a record", path.display()));
        assert_eq!(damage, None, "{}", path.display());
        if writes_records() {
            fs::write(path.with_extension("story"), story(&game)).expect("a place for its story");
        }
        let message = fs::read_to_string(path.with_extension("story")).expect("its story");
        assert_eq!(story(&game), message, "{}", path.display());
        assert_eq!(text_of(&game), text, "{} is written as it was", path.display());
    }
    assert_eq!(present, whole.len(), "the records of the present version");
}

/// Whether to write records. A record of an older version stays unchanged; only its log is written again.
fn writes_records() -> bool {
    env::var_os("PARTYPIECE_WRITE_RECORDS").is_some()
}

/// Every record, with its path and its first line.
fn records() -> Vec<(PathBuf, String, Value)> {
    let paths =
        fs::read_dir(folder()).expect("the folder of records").map(|entry| entry.expect("an entry").path());
    let paths = paths.filter(|path| path.extension().is_some_and(|extension| extension == "jsonl"));
    let record = |path: PathBuf| {
        let text = fs::read_to_string(&path).expect("a record");
        let head = serde_json::from_str(text.lines().next().expect("a head")).expect("a head");
        (path, text, head)
    };
    paths.map(record).collect()
}

#[test]
fn every_record_of_pieceagories_replays_to_its_story() {
    replay_all::<Pieceagories>();
}

#[test]
fn every_record_of_scattergories_replays_to_its_story() {
    replay_all::<Scattergories>();
}

#[test]
fn every_record_of_clear_replays_to_its_story() {
    replay_all::<Clear>();
}

#[test]
fn every_record_of_rememory_replays_to_its_story() {
    replay_all::<Rememory>();
}

#[test]
fn every_record_of_blank_replays_to_its_story() {
    replay_all::<Blank>();
}

#[test]
fn every_game_whose_rules_are_written_down_has_a_record() {
    let docs: PathBuf = [env!("CARGO_MANIFEST_DIR"), "docs", "rules"].iter().collect();
    let records = records();
    for entry in fs::read_dir(docs).expect("the rules").map(|entry| entry.expect("an entry").path()) {
        let game = entry.file_stem().expect("a name").to_string_lossy().into_owned();
        assert!(records.iter().any(|(_, _, head)| head["game"] == game.as_str()), "{game} has no record");
    }
}

fn text_of<R: Rules>(game: &Game<R>) -> String {
    record(game).into_iter().map(|line| line + "\n").collect()
}

fn write_record<R: Golden>(name: &str, game: &Game<R>) {
    let path = folder().join(format!("{}-{}{name}.jsonl", R::NAME, R::VERSION));
    fs::write(&path, text_of(game)).expect("a place for the record");
    fs::write(path.with_extension("story"), story(game)).expect("a place for its story");
}

/// A whole game of three players at the laptop, with as many different events as possible.
fn whole_game() -> Table {
    let setup = with_house(with_typing(Setup { rounds: 3, ..three() }), |house| {
        house.alliteration = true;
        house.forfeit = Some(Forfeit::Other("sing a line".to_owned()));
    });
    // The first coin is blank, and the first letter is S.
    let mut table = find_game(&setup, |table| {
        invent(table);
        first_list(table);
        table.flip().1.rank == Rank::Null && {
            table.flip_until_set();
            table.play_host(Action::Roll);
            table.play(ANA, SheetAction::Begin);
            table.throw_seen_by(ANA).is_some_and(|throw| throw.letter() == letter('S'))
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
    table.0.undo(false).expect("nobody saw it");
    table.play_host(Action::Collect);
}

fn first_list(table: &mut Table) {
    for (category, number) in [("Fruit", 7), ("Drinks", 1)] {
        let slip = table.slip(category);
        table.play_host(Action::Pick { slip, number: Some(list_number(number)) });
    }
    table.play_host(Action::Swap(list_number(1), list_number(7)));
    table.play_host(Action::Unpick(list_number(7)));
    table.use_list();
}

fn write(table: &mut Table, sheets: &[(Seat, &[&str])]) {
    for (seat, lines) in sheets {
        table.play(*seat, SheetAction::Begin);
        table.play(*seat, SheetAction::HandIn(sheet(lines)));
    }
}

/// A blank coin, an appeal, a duplicate across lines, similar answers, a challenge, and an undo by everybody.
fn first_round(table: &mut Table) {
    table.flip_until_set();
    table.play_host(Action::Roll);
    let ana: &[&str] = &["7-Up", "Soup", "Snake", "Saw", "Silly Songs", "The Sun", "Seoul", "Soup", "Sting"];
    let bo: &[&str] = &["Soda", "Soups", "Salamander", "Screwdriver", "dog", "Sore thumb", "seoul!"];
    let cy: &[&str] = &["Sherry", "Sorbet", "Salmon", "", "Sleep", "Sneezing", "Sydney", "", "Stinks"];
    write(table, &[(BO, bo), (ANA, ana), (CY, cy)]);
    table.play(ANA, SheetAction::Appeal(1));
    table.play_host(SheetAction::CancelVote);
    table.play(ANA, SheetAction::Appeal(1));
    table.vote(&[(BO, Keep), (CY, Keep)]);
    table.read_lines(2);
    table.vote(&[(ANA, Keep), (BO, Strike), (CY, Strike)]);
    table.read_lines(6);
    table.play(BO, challenge(at(BO, 6)));
    table.play_host(SheetAction::CancelVote);
    table.play(CY, challenge(at(BO, 6)));
    table.vote(&[(ANA, Keep), (BO, Keep), (CY, Strike), (table.host(), Strike)]);
    table.play_host(SheetAction::Next);
    table.0.undo(true).expect("everybody agreed");
    table.0.redo().expect("the same answer");
    table.read_lines(9);
    table.play(BO, SheetAction::Join(vec![at(ANA, 9), at(CY, 9)]));
    table.play_host(SheetAction::CancelVote);
    table.score().play_host(Action::Advance);
}

/// A voided round, and its replay without Cy, who leaves.
fn second_round(table: &mut Table) {
    table.use_list().flip_until_set();
    table.play_host(Action::RestartRound);
    table.throw_dice();
    table.play(BO, SheetAction::Begin);
    table.play_host(Action::Leave(CY));
    let c = table.throw_seen_by(BO).map(|throw| char::from(throw.letter())).expect("Bo has looked");
    let word = |end: &str| format!("{c}{end}");
    let (bee, ant) = ([word("ee"), word("ees")], word("ant"));
    table.play(BO, SheetAction::HandIn(sheet(&[&bee[0], &ant])));
    write(table, &[(ANA, &[&bee[1]])]);
    table.score().play_host(Action::Advance);
    table.play_host(Action::Return(CY));
}

/// A round in which nobody writes.
fn third_round(table: &mut Table) {
    table.throw_dice().write(&[]).score();
    table.play_host(Action::Advance);
}

/// The golden game protects a rule only if the game uses this rule.
#[test]
fn the_golden_game_has_everything_in_it() {
    let path = folder().join(format!("{}-{}.jsonl", Pieceagories::NAME, Pieceagories::VERSION));
    let text = fs::read_to_string(path).expect("the golden game");
    let (game, _) = read::<Pieceagories>(text.lines()).expect("a record");
    let log = game.log();
    let has = |is_wanted: &dyn Fn(&Event) -> bool| {
        log.iter().any(|line| matches!(line, LogLine::Event(event) if is_wanted(event)))
    };
    assert!(has(&|event| matches!(event, Event::CoinFlipped { coin, .. } if coin.rank == Rank::Null)));
    assert!(has(&|event| matches!(event, Event::Forfeit { .. })));
    assert!(
        has(&|event| matches!(event, Event::RoundCancelled)) && has(&|event| matches!(event, Event::Left(_)))
    );
    assert!(has(
        &|event| matches!(event, Event::Sheet(SheetEvent::Counted { tally, .. }) if tally.recount.is_some())
    ));
    let past = game.view().past;
    let sheets = past.iter().filter_map(|past| past.sheets.as_ref());
    let marks: Vec<&AnswerMark> = sheets.flat_map(|(_, marks)| marks.iter().flatten()).collect();
    for (occurs, name) in [
        (marks.iter().any(|mark| matches!(mark, AnswerMark::Stands { points: 2 })), "alliteration"),
        (marks.iter().any(|mark| matches!(mark, AnswerMark::WrongLetter)), "wrong letter"),
        (marks.iter().any(|mark| matches!(mark, AnswerMark::LeadingArticle)), "article"),
        (marks.iter().any(|mark| matches!(mark, AnswerMark::RepeatOnSheet { .. })), "own repeat"),
        (marks.iter().any(|mark| matches!(mark, AnswerMark::Duplicate { .. })), "duplicate"),
        (marks.iter().any(|mark| matches!(mark, AnswerMark::VotedSame { .. })), "voted the same"),
        (marks.iter().any(|mark| matches!(mark, AnswerMark::VotedDown)), "struck by vote"),
    ] {
        assert!(occurs, "{name}");
    }
    assert_eq!(log.iter().filter(|line| matches!(line, LogLine::Undone { .. })).count(), 2);
}
