//! What an open vote says about a tie, compared with what its count does.

use std::collections::BTreeMap;

use partypiece::{
    rules::{
        Seat,
        scattergories::{Ground, SheetAction},
        sheets::AnswerPlace,
        vote::{Ballot, count_ballots},
    },
    screens::{scattergories::sheet_table, sheets::tie_sentence},
};

use super::{
    setups::{ANA, BO, at, four, people, three},
    table::{Table, with_sheets},
};

/// Tables in a vote, each with the answers that it is about. Of compared answers some may be struck already.
fn votes() -> Vec<(Table, Vec<AnswerPlace>)> {
    let compared = |setup: &_, sheets: &[&[&str]], count: u8| {
        let mut table = with_sheets(setup, 'D', sheets);
        table.read_lines(1);
        (table, (0..count).map(|seat| at(Seat(seat), 1)).collect::<Vec<_>>())
    };
    let mut challenged = with_sheets(&four(), 'D', &[&["Dog"]]);
    challenged.read_lines(1);
    challenged.challenge(BO, at(ANA, 1), Ground::Fit);
    vec![
        (challenged, vec![at(ANA, 1)]),
        compared(&people(&["Ana", "Bo"]), &[&["dog"], &["dogs"]], 2),
        compared(&three(), &[&["dog"], &["dogs"]], 2),
        compared(&four(), &[&["dog"], &["dogs"]], 2),
        compared(&four(), &[&["dog"], &["dog"], &["dogs"]], 3),
        compared(&four(), &[&["dog"], &["dog"], &["dogs"], &["dog"]], 4),
    ]
}

/// All ballots that these seats can give; a seat may have none.
fn all_ballots(seats: &[Seat]) -> Vec<BTreeMap<Seat, Ballot>> {
    seats.iter().fold(vec![BTreeMap::new()], |all, &seat| {
        let with = |ballots: &BTreeMap<Seat, Ballot>| {
            [None, Some(Ballot::Keep), Some(Ballot::Strike)].map(|ballot| {
                let own = ballot.map(|ballot| (seat, ballot));
                ballots.clone().into_iter().chain(own).collect()
            })
        };
        all.iter().flat_map(with).collect()
    })
}

fn sentence(table: &Table) -> String {
    let round = sheet_table(&table.view(), None);
    tie_sentence(&round, round.poll().expect("a vote"))
}

/// The answers that count, by the sentence, and those that do not.
fn says_counts(table: &Table, sentence: &str, place: AnswerPlace) -> bool {
    let outcome = sentence.rsplit(": ").next().unwrap_or_default();
    let round = sheet_table(&table.view(), None);
    let is_named = outcome.starts_with("the answer") || outcome.contains(&format!("“{}”", round.text(place)));
    assert!(is_named || outcome.starts_with('“'), "{sentence}");
    is_named && (outcome.ends_with(" counts.") || outcome.ends_with(" count."))
}

/// SC-32, SC-R15, PG-68, PG-R26, PG-R28, PG-R29, PG-R30: what the sentence says of these ballots is what the count does, and an answer
/// that was struck before is never said to count.
#[test]
fn the_result_that_a_vote_announces_is_the_one_that_it_has() {
    for (table, places) in votes() {
        for ballots in all_ballots(&table.seats()) {
            let mut table = crate::table::Table(table.0.clone());
            for (&voter, &ballot) in &ballots {
                table.play(voter, SheetAction::Vote(Some(ballot)));
            }
            let said = sentence(&table);
            // With these ballots something else may still happen.
            if said.starts_with("If ") || ballots.is_empty() {
                continue;
            }
            let counts: Vec<bool> = places.iter().map(|place| says_counts(&table, &said, *place)).collect();
            table.play_any(SheetAction::Count);
            let stand: Vec<bool> = places.iter().map(|place| table.mark(*place).stands()).collect();
            assert_eq!(counts, stand, "{said}");
        }
    }
}

/// SC-32, SC-R15, PG-68, PG-R28, PG-R29: a second tie is mentioned exactly where the voters who are left can be tied.
#[test]
fn a_second_tie_is_mentioned_only_where_there_can_be_one() {
    for (table, places) in votes() {
        let owners: Vec<Seat> = places.iter().map(|place| place.seat).collect();
        let is_second_tie = |ballots: &BTreeMap<Seat, Ballot>| {
            let recount = count_ballots(ballots, &owners).recount;
            recount.is_some_and(|count| count.keep == count.strike && count.keep > 0)
        };
        let possible = all_ballots(&table.seats()).iter().any(is_second_tie);
        let said = sentence(&table);
        assert_eq!(said.contains("still a tie"), possible, "{said}");
    }
}
