//! The end of a game in one screen, and few presses in the reading (SC-R34 to SC-R37).

use partypiece::{
    rules::{
        scattergories::{Action, Event, PhaseView, Refusal, SheetAction, SheetRefusal},
        vote::Ballot,
    },
    screens::{
        scattergories::{TableScreen, ends_at_once, scored_foot, screen},
        sheets::{all_but, reading_prompt},
    },
};

use crate::word_games::challenge;

use super::{
    setups::{ANA, BO, CY, at, three},
    table::{Table, with_sheets},
};

/// Plays what the page plays at once.
fn end_at_once(table: &mut Table) -> Vec<Event> {
    let actions = ends_at_once(&table.view());
    actions.into_iter().flat_map(|action| table.play_any(action)).collect()
}

/// SC-R37: the press that scores the last round ends the game; earlier rounds show their score.
#[test]
fn the_last_round_ends_the_game_with_the_same_press() {
    let mut table = Table::new(&three(), 1);
    table.play_round(&[2, 1, 0]).play_round(&[0, 0, 0]);
    table.agree_and_roll();
    assert!(table.sheet_table().is_last_round);
    assert_eq!(ends_at_once(&table.view()), [], "nothing is scored yet");
    table.play_any(SheetAction::Begin);
    table.play_any(SheetAction::TimeUp);
    table.play_any(SheetAction::EnterPoints(vec![vec![0; 12]; 3]));
    let events = end_at_once(&mut table);
    assert!(
        matches!(events.as_slice(), [Event::SetOver { .. }, Event::Over { winners }] if *winners == [ANA])
    );
    assert_eq!(screen(&table.view()), TableScreen::Ceremony);
    let mut first = Table::new(&three(), 1);
    first.agree_and_roll();
    assert!(!first.sheet_table().is_last_round);
    first.play_any(SheetAction::Begin);
    first.play_any(SheetAction::TimeUp);
    first.play_any(SheetAction::EnterPoints(vec![vec![0; 12]; 3]));
    assert_eq!(end_at_once(&mut first), []);
    assert_eq!(scored_foot(&first.view()).1, "Start round 2");
}

/// SC-R37: the button of the last score is seen only after an undo, and shows the end again.
#[test]
fn the_last_score_leads_to_the_end_again() {
    let mut table = Table::new(&three(), 1);
    table.play_round(&[2, 1, 0]).play_round(&[0, 0, 0]);
    table.agree_and_roll();
    table.play_any(SheetAction::Begin);
    table.play_any(SheetAction::TimeUp);
    table.play_any(SheetAction::EnterPoints(vec![vec![0; 12]; 3]));
    let (said, press) = scored_foot(&table.view());
    assert_eq!((said.to_string().as_str(), press.as_str()), ("All rounds are played.", "See who won"));
    assert_eq!(ends_at_once(&table.view()), [Action::Advance, Action::End]);
}

/// SC-R37, SC-R16: another set may follow a game that has ended with its set. One that was ended early stays over.
#[test]
fn another_set_may_follow_the_end() {
    let mut table = Table::new(&three(), 1);
    table.play_round(&[2, 1, 0]).play_round(&[0, 0, 0]).play_round(&[0, 0, 0]);
    table.play_any(Action::End);
    assert_eq!(table.play(BO, Action::AnotherSet), [Event::Round { set: 2, round: 1 }]);
    assert_eq!(table.0.outcome(), None);
    assert_eq!(table.view().people[0].total, 2);
    table.play_any(Action::End);
    assert!(matches!(table.phase(), PhaseView::Over { .. }));
    let refusal = table.refusal(BO, Action::AnotherSet);
    assert!(matches!(refusal, Refusal::Sheet(SheetRefusal::NotNow { .. })));
}

/// SC-R35: four categories of twelve were answered, and four presses read them. The rest is read with them.
#[test]
fn a_reading_takes_a_press_for_each_category_with_an_answer() {
    let mut table = with_sheets(&three(), 'C', &[&["Cat", "", "", "Cod"], &["", "", "Cow"], &["", "Cup"]]);
    let mut presses = 0;
    loop {
        let prompt = reading_prompt(&table.sheet_table()).button();
        presses += 1;
        if prompt == "See the score" {
            break;
        }
        let line: usize = prompt.rsplit(' ').next().and_then(|line| line.parse().ok()).expect("a number");
        table.read_lines(line);
    }
    assert_eq!(presses, 5);
}

/// SC-R36: of three voters each owner alone, or the challenger alone, disagrees. The ballots and the count are one press.
#[test]
fn all_but_one_vote_with_one_press() {
    let mut table = with_sheets(&three(), 'C', &[&["Cuddle"], &["Cat"], &["Cow"]]);
    table.read_lines(1);
    table.play(BO, challenge(at(ANA, 1)));
    let seen = table.sheet_table();
    let votes = all_but(&seen, seen.poll().expect("a vote"));
    let labels: Vec<String> = votes.iter().map(|vote| vote.label.to_string()).collect();
    assert_eq!(labels, ["All but Ana strike", "All but Bo keep"]);
    assert_eq!(votes[0].ballots, [(ANA, Ballot::Keep), (BO, Ballot::Strike), (CY, Ballot::Strike)]);
    let tally = table.vote(&votes[0].ballots);
    assert_eq!((tally.count.keep, tally.count.strike), (1, 2));
}
