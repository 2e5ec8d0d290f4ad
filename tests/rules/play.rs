//! Records, undo and redo: properties of every game, tested with Pieceagories.

use partypiece::{
    play::{
        AnyGame, Damage, FORMAT, Game, LogLine, NothingToRedo, PressGroups, RecordError, UndoError,
        head_line, read, step_line,
    },
    rules::{
        Rules, Seat,
        pieceagories::{Action, Event, Number, PhaseView, Pieceagories, SheetAction},
        vote::Ballot,
    },
};
use proptest::prelude::*;

use crate::pieceagories::{
    setups::{ANA, BO, CATEGORIES, at, challenge, day, list_number, three},
    table::Table,
};

type Read = Result<(Game<Pieceagories>, Option<Damage>), RecordError>;

/// Reads a record from the text of a file.
fn read_text(text: &str) -> Read {
    read(text.lines())
}

fn text_of(game: &Game<Pieceagories>) -> String {
    let lines = [head_line(game)].into_iter().chain(game.steps().iter().map(step_line));
    lines.map(|line| line + "\n").collect()
}

fn log(table: &Table) -> Vec<String> {
    table.0.log().iter().map(|line| table.0.tell(line)).collect()
}

/// A press that reads a category reads several answers: they are undone and redone together.
#[test]
fn what_one_press_did_is_undone_together() {
    let mut presses = PressGroups::default();
    // The first press makes action 0, the second one the actions 1 to 3, the third one action 4.
    for (actions, is_last) in [(1, true), (2, false), (3, false), (4, true), (5, true)] {
        presses.played(actions);
        if is_last {
            presses.ended();
        }
    }
    assert_eq!([0, 1, 2, 3, 4].map(|number| presses.without(number)), [0, 1, 1, 1, 4]);
    assert_eq!([1, 2, 3, 4].map(|number| presses.continues_with(number)), [false, true, true, false]);
    // After an undo of the last two presses, another one makes action 1.
    presses.played(2);
    presses.ended();
    presses.played(3);
    assert_eq!([0, 1, 2].map(|number| presses.without(number)), [0, 1, 2]);
    // After a reload, nothing is known of earlier presses.
    assert_eq!(PressGroups::default().without(7), 7);
}

/// A short game with an undone and redone turn.
fn short_game() -> Table {
    let mut table = Table::new(&three(), 2);
    table.invent(ANA, &CATEGORIES);
    table.invent(BO, &["Smells", "Émigrés"]);
    table.0.undo(false).expect("slips nobody else has read");
    table.0.redo().expect("the same slips");
    table.play_host(Action::Collect);
    table.use_list();
    table.flip();
    table
}

#[test]
fn a_record_has_a_line_for_the_setup_and_one_for_each_step() {
    let text = text_of(&short_game().0);
    let lines: Vec<&str> = text.lines().collect();
    assert!(lines[0].starts_with(r#"{"partypiece_game":1,"game":"pieceagories","rules":1,"seed":2,"setup":{"players":[{"name":"Ana","pawn":"suns","birthday":[1,1]},"#));
    let steps = [
        r#"{"did":{"by":1,"action":{"invent":["Smells","Émigrés"]}}}"#,
        r#"{"undo":{"agreed":false}}"#,
        r#""redo""#,
        r#"{"did":{"by":3,"action":"collect"}}"#,
        r#"{"did":{"by":3,"action":"fill"}}"#,
        r#"{"did":{"by":3,"action":"use_list"}}"#,
        r#"{"did":{"by":3,"action":{"today":[1,1]}}}"#,
        r#"{"did":{"by":0,"action":{"flip":0}}}"#,
    ];
    assert_eq!(lines[2..], steps);
}

#[test]
fn every_action_is_written_as_documented() {
    for (action, text) in [
        (Action::Invent(vec!["Rivers".to_owned()]), r#"{"invent":["Rivers"]}"#),
        (Action::Withdraw(4), r#"{"withdraw":4}"#),
        (Action::Reroll, r#""reroll""#),
        (Action::AddCards(vec!["Sticky".to_owned()]), r#"{"add_cards":["Sticky"]}"#),
        (Action::Pick { slip: 4, number: Some(list_number(7)) }, r#"{"pick":{"slip":4,"number":7}}"#),
        (Action::Unpick(list_number(7)), r#"{"unpick":7}"#),
        (Action::Swap(list_number(2), list_number(7)), r#"{"swap":[2,7]}"#),
        (Action::Today(day(11, 20)), r#"{"today":[11,20]}"#),
        (Action::ChooseFlipper { seat: Seat(2), how: None }, r#"{"choose_flipper":{"seat":2,"how":null}}"#),
        (Action::Flip(11), r#"{"flip":11}"#),
        (SheetAction::TimeUp.into(), r#"{"sheet":"time_up"}"#),
        (SheetAction::HandIn(vec!["Carrot".into()]).into(), r#"{"sheet":{"hand_in":[{"text":"Carrot"}]}}"#),
        (SheetAction::Answer("Carrot".into()).into(), r#"{"sheet":{"answer":{"text":"Carrot"}}}"#),
        (SheetAction::EnterPoints(vec![vec![1; 3]]).into(), r#"{"sheet":{"enter_points":[[1,1,1]]}}"#),
        (SheetAction::Appeal(3).into(), r#"{"sheet":{"appeal":3}}"#),
        (SheetAction::Join(vec![at(ANA, 2)]).into(), r#"{"sheet":{"join":[{"seat":0,"line":2}]}}"#),
        (
            challenge(at(ANA, 4)).into(),
            r#"{"sheet":{"challenge":{"place":{"seat":0,"line":4},"ground":"fit"}}}"#,
        ),
        (SheetAction::Vote(Some(Ballot::Keep)).into(), r#"{"sheet":{"vote":"keep"}}"#),
        (SheetAction::Vote(None).into(), r#"{"sheet":{"vote":null}}"#),
        (Action::Leave(Seat(2)), r#"{"leave":2}"#),
    ] {
        assert_eq!(serde_json::to_string(&action).expect("an action"), text);
        assert_eq!(serde_json::from_str::<Action>(text).expect("an action"), action);
    }
    for invalid in
        [r#"{"unpick":0}"#, r#"{"unpick":11}"#, r#"{"today":[2,30]}"#, r#"{"flip":-1}"#, r#""dance""#]
    {
        assert!(serde_json::from_str::<Action>(invalid).is_err(), "{invalid}");
    }
    assert_eq!((Number::new(0), Number::new(11)), (None, None));
}

#[test]
fn an_unreadable_record_says_why() {
    let text = text_of(&short_game().0);
    let with = |from: &str, to: &str| sentence(read_text(&text.replacen(from, to, 1)));
    let beginning = "The beginning of this game cannot be read: ";
    for (junk, reason) in [
        ("", "the text ends here, in the middle."),
        ("\n", "the text ends here, in the middle."),
        ("null", "null does not fit here."),
        ("[]", "this list does not fit here."),
        ("\u{0}", "the mark U+0000 is not JSON here."),
        (&text[1..], "this value does not fit here."),
        ("{", "the text ends here, in the middle."),
    ] {
        assert_eq!(sentence(read_text(junk)), format!("{beginning}{reason}"));
    }
    assert_eq!(with("\"seed\":2", "\"seed\":-2"), format!("{beginning}seed: -2 does not fit here."));
    let version = "“partypiece_game” says it. This page understands version 1.";
    assert_eq!(sentence(read_text("{}")), format!("The version is missing: {version}"));
    // ST-03
    for (written, found) in [("\"1\"", "“1”"), ("-1", "-1"), ("1.5", "1.5"), ("null", "null"), ("0", "0")]
    {
        assert_eq!(
            with("\"partypiece_game\":1", &format!("\"partypiece_game\":{written}")),
            format!("partypiece_game: {found} is not a version. This page understands version 1.")
        );
        assert_eq!(
            with("\"rules\":1", &format!("\"rules\":{written}")),
            format!(
                "This game was played by version {found} of its rules, and this page understands version 1."
            )
        );
    }
    assert_eq!(
        sentence(read_text("{\"did\":{\"by\":0,\"action\":\"roll\"}}")),
        "The beginning of this game is missing, which says who plays and what was agreed."
    );
    assert_eq!(
        with("\"partypiece_game\":1", "\"partypiece_game\":2"),
        "This game was saved by a newer Partypiece (version 2; this page understands version 1). It was not changed."
    );
    let newer = r#"{"partypiece_game":9,"of a shape":"nobody knows"}"#;
    assert_eq!(
        read_text(newer).err(),
        Some(RecordError::Newer { found: 9 }),
        "whatever else the line contains"
    );
    assert_eq!(with("pieceagories", "chess"), "This page does not know the game “chess”.");
    assert_eq!(
        with("\"rules\":1", "\"rules\":7"),
        "This game was played by version 7 of its rules, and this page understands version 1."
    );
    assert_eq!(
        read_text(&text.replacen("\"rules\":1", "\"rules\":0", 1)).err(),
        Some(RecordError::OtherRules { found: "0".to_owned(), known: 1..=1 })
    );
    assert_eq!(
        with("\"suits\":4", "\"suits\":9"),
        "What was agreed for this game cannot be played: A table has 4 to 8 suits, not 9."
    );
    let no_birthday = with("\"birthday\":[1,1]", "\"birthday\":[13,1]");
    assert!(
        no_birthday.starts_with("What was agreed for this game cannot be played: setup.")
            && no_birthday.contains(": The calendar has no such day."),
        "{no_birthday}"
    );
    assert_eq!((FORMAT, Pieceagories::VERSION, Pieceagories::NAME), (1, 1, "pieceagories"));
}

/// ST-05
#[test]
fn a_record_of_a_trial_version_is_told_what_it_is() {
    let head = head_line(&short_game().0);
    let is_trial = |head: &str, version: &str| {
        let trial = RecordError::Trial { version: version.to_owned() };
        assert_eq!(read_text(head).err(), Some(trial.clone()), "{head}");
        assert_eq!(AnyGame::kind_of(&[head.to_owned()]), Err(trial));
    };
    is_trial(&head.replacen("\"partypiece_game\":1", "\"partypiece\":1", 1), "1");
    is_trial(r#"{"partypiece":99,"of a shape":"nobody knows"}"#, "99");
    let told = RecordError::Trial { version: "99".to_owned() }.to_string();
    assert_eq!(told, "This game is of a trial version of this page (version 99), and cannot be played on.");
}

fn sentence(read: Read) -> String {
    read.err().map(|error| error.to_string()).unwrap_or_default()
}

#[test]
fn a_head_has_the_setup_and_the_seed() {
    let table = short_game();
    let (game, _) = read::<Pieceagories>([head_line(&table.0).as_str()].into_iter()).expect("a head");
    assert_eq!((game.setup(), game.seed()), (table.0.setup(), table.0.seed()));
}

#[test]
fn a_record_cut_anywhere_keeps_its_whole_lines_and_names_the_step() {
    let text = text_of(&short_game().0);
    let head = text.find('\n').expect("a line");
    for cut in 0..=text.len() {
        let part = String::from_utf8_lossy(&text.as_bytes()[..cut]);
        if cut < head {
            let message = sentence(read_text(&part));
            assert!(message.ends_with("the text ends here, in the middle."), "cut at {cut}: {message}");
            continue;
        }
        let (game, damage) = read_text(&part).expect("a head");
        let lines = part.lines().count() - 1;
        let (good, lost) = match damage {
            None => (lines, 0),
            Some(Damage { step, lost, .. }) => (step - 1, lost),
        };
        assert_eq!((good + lost, game.steps().len()), (lines, good), "cut at {cut}");
        assert!(lost <= 1, "only the line that was cut");
        assert!(text.starts_with(&text_of(&game)), "the steps before the cut");
    }
}

#[test]
fn a_changed_bit_anywhere_causes_no_panic() {
    let text = text_of(&short_game().0);
    for byte_index in 0..text.len() {
        for bit in [1, 4, 16, 128] {
            let mut bytes = text.clone().into_bytes();
            bytes[byte_index] ^= bit;
            let damaged = String::from_utf8_lossy(&bytes);
            if let Ok((game, Some(damage))) = read_text(&damaged) {
                assert_eq!(
                    game.steps().len() + damage.lost,
                    damaged.lines().count() - 1,
                    "byte {byte_index}"
                );
                assert_eq!(game.steps().len() + 1, damage.step, "byte {byte_index}");
                assert!(damage.to_string().starts_with("The record of this game is damaged at step "));
            }
        }
    }
}

#[test]
fn damage_is_reported_with_its_step_and_consequence() {
    let text = text_of(&short_game().0);
    let lines: Vec<&str> = text.lines().collect();
    let message = |lines: &[&str]| {
        let (_, damage) = read::<Pieceagories>(lines.iter().copied()).expect("a head");
        damage.map(|damage| damage.to_string()).unwrap_or_default()
    };
    assert_eq!(message(&lines), "");
    assert_eq!(message(&[&lines[..4], &["", "  "], &lines[4..]].concat()), "", "empty lines are ignored");
    let last = lines.len() - 1;
    let junk = [&lines[..last], &["junk"]].concat();
    assert_eq!(
        message(&junk),
        format!(
            "The record of this game is damaged at step {last}: “j” is not JSON here. The game continues from the step before it."
        )
    );
    let first = [&lines[..1], &["junk"], &lines[1..]].concat();
    assert_eq!(
        message(&first),
        format!(
            "The record of this game is damaged at step 1: “j” is not JSON here. {} steps were left out. The game starts again.",
            lines.len()
        )
    );
    let left_out = [&lines[..5], &lines[6..]].concat();
    assert_eq!(
        message(&left_out),
        "The record of this game is damaged at step 5: Not now: categories are being written. 4 steps were left out. The game continues from the step before them."
    );
    let redone = [&lines[..2], &["\"redo\""]].concat();
    assert_eq!(
        message(&redone),
        "The record of this game is damaged at step 2: There is nothing to redo. The game continues from the step before it."
    );
}

#[test]
fn there_is_no_undo_before_the_first_turn() {
    let mut game = Table::new(&three(), 1).0;
    assert!(game.actions().is_empty() && !game.can_redo());
    assert_eq!(game.undo(true), Err(UndoError::Nothing));
    assert_eq!(game.redo().err(), Some(NothingToRedo));
    assert_eq!(UndoError::Nothing.to_string(), "There is nothing to undo.");
    assert!(game.steps().is_empty());
}

#[test]
fn undoing_something_seen_needs_everybody() {
    let mut table = short_game();
    assert_eq!(table.0.undo(false), Err(UndoError::Seen));
    assert_eq!(UndoError::Seen.to_string(), "Others have seen something, so everybody has to agree.");
    assert_eq!(table.0.undo(true), Ok(()));
    assert_eq!(log(&table).last().map(String::as_str), Some("Agreed: the last turn was undone."));
    assert!(matches!(table.phase(), PhaseView::Flipping { .. }));
}

#[test]
fn the_same_choice_has_the_same_result_after_an_undo() {
    let mut table = short_game();
    let before = (table.views(), log(&table));
    for _ in 0..3 {
        table.0.undo(true).expect("a coin");
        let by = table.flipper();
        table.play(by, Action::Flip(0));
        assert!(table.views() == before.0, "the same choice turns the same coin");
    }
    assert_eq!(log(&table).len(), before.1.len() + 3, "but the log says that it was undone");
}

#[test]
fn another_action_clears_the_redo() {
    let mut table = short_game();
    table.0.undo(true).expect("a coin");
    assert!(table.0.can_redo());
    let by = table.flipper();
    table.play(by, Action::Flip(5));
    assert!(!table.0.can_redo());
    assert_eq!(table.0.redo().err(), Some(NothingToRedo));
}

#[test]
fn the_log_mentions_an_undo() {
    let mut table = Table::new(&three(), 1);
    for slips in [&CATEGORIES[..2], &CATEGORIES[2..3], &CATEGORIES[3..6]] {
        table.invent(ANA, slips);
    }
    table.0.undo(false).expect("slips");
    table.0.undo(false).expect("a slip");
    table.0.redo().expect("the slip");
    let undone = "The last turn was undone.";
    let (two, one) = ("Ana added 2 categories.", "Ana added a category.");
    assert_eq!(log(&table), [two, undone, one, undone]);
    let events =
        table.0.log().into_iter().filter(|line| matches!(line, LogLine::Event(Event::Invented { .. })));
    assert_eq!(events.count(), 2);
}

/// Games with the same views differ if their next random numbers differ.
#[test]
fn games_are_the_same_only_if_they_continue_equally() {
    let collected = |seed: u64| {
        let mut table = Table::new(&three(), seed);
        table.collect();
        table
    };
    let (mut one, other) = (collected(1), collected(1));
    assert!(one.0.same_as(&other.0));
    one.play_host(Action::Fill);
    assert!(!one.0.same_as(&other.0));
    for number in Number::all() {
        one.play_host(Action::Unpick(number));
    }
    assert!(one.views() == other.views() && !one.0.same_as(&other.0));
    assert!(!collected(2).0.same_as(&other.0));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    #[test]
    fn any_text_can_be_tried_as_a_record(text in "\\PC{0,60}|.{0,60}", after in 1..9usize) {
        let _ = read_text(&text);
        let whole = text_of(&short_game().0);
        let mut lines: Vec<&str> = whole.lines().collect();
        lines.insert(after, &text);
        if let Ok((game, damage)) = read::<Pieceagories>(lines.into_iter()) {
            prop_assert!(damage.is_some() || text.trim().is_empty());
            prop_assert!(game.steps().len() >= after - 1);
        }
    }
}
