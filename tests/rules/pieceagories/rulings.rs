//! Past rulings: which votes of a game make them, and where they are shown.

use partypiece::{
    play::{GameId, PastRuling, PastRulings, Ruling, RulingOrigin},
    rules::{
        pieceagories::{Event, SheetAction},
        sheets::Question,
        vote::Ballot,
    },
    screens::{
        pieceagories::sheet_table,
        sheets::{CountedVote, past_rulings_about, past_rulings_on_line, poll_texts, rulings, rulings_of},
    },
};

use super::{
    screens::seen,
    setups::{ANA, BO, CY, at, challenge, three},
    table::{Table, with_sheets},
};

fn counted(event: &Event) -> Option<CountedVote> {
    if let Event::Sheet(event) = event { event.counted() } else { None }
}

/// The rulings that an action made which counts the votes.
fn ruled_by(table: &mut Table, action: SheetAction) -> Vec<PastRuling> {
    let events = table.play_host(action);
    rulings(&seen(table), &events.iter().find_map(counted).expect("a vote was counted"))
}

/// PG-70, PG-71: a challenge names the challenger. The ruling is stored and shown the next time.
#[test]
fn a_ruling_is_remembered_for_the_same_answer() {
    let mut table = with_sheets(&three(), 'C', &[&["Cat"], &["Cow"], &["Cod"]]);
    table.read_lines(1);
    let before = seen(&table);
    table.play(BO, challenge(at(ANA, 1)));
    let round = seen(&table);
    let question = round.poll().expect("a vote").question.clone();
    assert_eq!(poll_texts(&round, &question).question, "Bo challenges this. Does it count?");
    let mut undecided = table.reloaded();
    assert_eq!(ruled_by(&mut undecided, SheetAction::Count), [], "nobody has voted");
    let ruled = ruled_by(&mut table, SheetAction::Unanimous(Ballot::Strike));
    assert_eq!(ruled.iter().map(|ruling| ruling.ruling).collect::<Vec<_>>(), [Ruling::Struck]);
    let mut known = PastRulings::default();
    let earlier = RulingOrigin { game: GameId::from_number(1), round: 1 };
    ruled.into_iter().for_each(|ruling| known.remember(ruling, earlier.clone()));
    let sentence = ["Last time the table struck “Cat”."];
    assert_eq!(past_rulings_about(&known, &round, &question, None), sentence);
    assert_eq!(past_rulings_on_line(&known, &before, 1, None), sentence);
    assert_eq!(past_rulings_on_line(&known, &before, 2, None), [""; 0]);
}

/// PG-67, PG-71: the rulings of a game are those of its votes as they stand: a vote that was undone makes none, and is
/// found again after a redo.
#[test]
fn an_undone_vote_makes_no_ruling() {
    let made = |table: &Table| rulings_of(&table.0, |view| sheet_table(view, None), counted);
    let mut table = with_sheets(&three(), 'C', &[&["Cat"], &["Cow"], &["Cod"]]);
    table.read_lines(1);
    assert_eq!(made(&table), []);
    for (by, seat, ballot) in [(BO, ANA, Ballot::Strike), (ANA, CY, Ballot::Keep)] {
        table.play(by, challenge(at(seat, 1)));
        table.play_host(SheetAction::Unanimous(ballot));
    }
    let both = made(&table);
    let ruled = |made: &[(u32, PastRuling)]| {
        made.iter().map(|(round, ruling)| (*round, ruling.answer.clone(), ruling.ruling)).collect::<Vec<_>>()
    };
    let [cat, cod] = [("Cat", Ruling::Struck), ("Cod", Ruling::Counts)]
        .map(|(answer, ruling)| (1, answer.to_owned(), ruling));
    assert_eq!(ruled(&both), [cat.clone(), cod]);
    let game = GameId::from_number(1);
    let mut known = PastRulings::default();
    for (round, ruling) in &both {
        known.remember(ruling.clone(), RulingOrigin { game: game.clone(), round: *round });
    }
    table.0.undo(true).unwrap();
    assert_eq!(ruled(&made(&table)), [cat]);
    known.keep_made(&game, &made(&table));
    assert_eq!(known.all().len(), 1, "the ruling on Cod was undone");
    table.0.redo().unwrap();
    assert_eq!(made(&table), both);
}

/// PG-71: what the table ruled in this round is not said to be of last time, neither beside an answer nor at a vote.
#[test]
fn a_vote_of_this_round_is_not_of_last_time() {
    let mut table = with_sheets(&three(), 'C', &[&["7-Up"], &["Cow"], &["Cod"]]);
    table.play(ANA, SheetAction::Appeal(at(ANA, 1).line));
    let ruled = ruled_by(&mut table, SheetAction::Unanimous(Ballot::Keep));
    table.read_lines(1);
    let now = RulingOrigin { game: GameId::from_number(1), round: seen(&table).round };
    let mut known = PastRulings::default();
    ruled.into_iter().for_each(|ruling| known.remember(ruling, now.clone()));
    assert_eq!(past_rulings_on_line(&known, &seen(&table), 1, Some(&now)), [""; 0]);
    table.play(BO, challenge(at(ANA, 1)));
    let round = seen(&table);
    let question = &round.poll().expect("a vote").question;
    assert_eq!(past_rulings_about(&known, &round, question, Some(&now)), [""; 0]);
    let next_round = RulingOrigin { round: now.round + 1, ..now };
    let sentence = ["Last time the table let “7-Up” count."];
    assert_eq!(past_rulings_about(&known, &round, question, Some(&next_round)), sentence);
}

/// PG-71: a ruling that is found for several answers is shown once.
#[test]
fn a_past_ruling_is_shown_once() {
    let sheets: [&[&str]; 3] = [&["Cat"], &["Coat", "Coat"], &["Cod", "Cow"]];
    let mut table = with_sheets(&three(), 'C', &sheets);
    table.read_lines(2);
    let round = seen(&table);
    let earlier = RulingOrigin { game: GameId::from_number(1), round: 1 };
    let mut known = PastRulings::default();
    for other in ["Coat", "Cow"] {
        let (category, answer, other) = (round.category(1), "Cat".to_owned(), Some(other.to_owned()));
        known.remember(PastRuling { category, answer, other, ruling: Ruling::Different }, earlier.clone());
    }
    let same = Question::Same(vec![at(ANA, 1), at(BO, 1), at(CY, 2), at(BO, 2)]);
    let different = |other| format!("Last time “Cat” and “{other}” were different to the table.");
    assert_eq!(past_rulings_about(&known, &round, &same, None), ["Coat", "Cow"].map(different));
}
