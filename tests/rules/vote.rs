//! Counting votes.

use std::collections::BTreeMap;

use partypiece::rules::{
    Seat,
    vote::{
        Ballot::{self, Keep, Strike},
        Count, Tally,
        VoteResult::{Stands, Struck},
        count_ballots,
    },
};
use proptest::prelude::*;

const ANA: Seat = Seat(0);
const BO: Seat = Seat(1);
const CY: Seat = Seat(2);
const DI: Seat = Seat(3);

fn vote<const N: usize>(ballots: [(Seat, Ballot); N], challenged: &[Seat]) -> Tally {
    count_ballots(&BTreeMap::from(ballots), challenged)
}

fn count(keep: usize, strike: usize) -> Count {
    Count { keep, strike }
}

/// PG-67
#[test]
fn three_against_one_strike_an_answer() {
    let tally = vote([(ANA, Keep), (BO, Strike), (CY, Strike), (DI, Strike)], &[ANA, BO]);
    assert_eq!(tally, Tally { count: count(1, 3), recount: None, result: Struck });
}

/// PG-67
#[test]
fn three_against_one_keep_an_answer() {
    let tally = vote([(ANA, Keep), (BO, Keep), (CY, Keep), (DI, Strike)], &[ANA]);
    assert_eq!(tally, Tally { count: count(3, 1), recount: None, result: Stands });
}

/// PG-68
#[test]
fn on_a_tie_the_vote_of_the_challenged_is_left_out() {
    let tally = vote([(ANA, Keep), (BO, Keep), (CY, Strike), (DI, Strike)], &[ANA]);
    assert_eq!(tally, Tally { count: count(2, 2), recount: Some(count(1, 2)), result: Struck });
}

/// PG-71
#[test]
fn all_participants_decide_a_challenge() {
    let tally = vote([(ANA, Keep), (BO, Strike), (CY, Strike)], &[ANA]);
    assert_eq!(tally, Tally { count: count(1, 2), recount: None, result: Struck });
}

/// PG-R28
#[test]
fn on_a_tie_the_votes_of_all_owners_are_left_out() {
    let tally = vote([(ANA, Keep), (BO, Keep), (CY, Strike), (DI, Strike)], &[ANA, BO]);
    assert_eq!(tally, Tally { count: count(2, 2), recount: Some(count(0, 2)), result: Struck });
}

/// PG-R29
#[test]
fn an_answer_counts_after_a_second_tie() {
    let tally = vote([(BO, Keep), (CY, Strike), (DI, Keep), (ANA, Strike)], &[DI, ANA]);
    assert_eq!(tally, Tally { count: count(2, 2), recount: Some(count(1, 1)), result: Stands });
}

/// PG-R29
#[test]
fn an_answer_counts_if_nobody_is_left_to_vote() {
    let tally = vote([(ANA, Keep), (BO, Strike)], &[ANA, BO]);
    assert_eq!(tally, Tally { count: count(1, 1), recount: Some(count(0, 0)), result: Stands });
    assert_eq!(vote([], &[ANA]).result, Stands);
}

/// PG-R30
#[test]
fn an_owner_who_abstained_has_no_vote_to_leave_out() {
    let tally = vote([(BO, Keep), (CY, Strike)], &[ANA]);
    assert_eq!(tally, Tally { count: count(1, 1), recount: None, result: Stands });
    assert_eq!(vote([], &[ANA]), Tally { count: count(0, 0), recount: None, result: Stands });
}

/// PG-R30
#[test]
fn abstentions_do_not_count() {
    // Three of four abstain: the single vote is the majority.
    let tally = vote([(CY, Strike)], &[ANA]);
    assert_eq!(tally, Tally { count: count(0, 1), recount: None, result: Struck });
}

/// PG-R27, PG-R32
#[test]
fn a_host_who_does_not_play_votes_like_everybody() {
    let host = Seat(2);
    let alone = vote([(ANA, Keep), (BO, Strike)], &[ANA]);
    assert_eq!(alone.result, Struck);
    let with_host = vote([(ANA, Keep), (BO, Strike), (host, Keep)], &[ANA]);
    assert_eq!(with_host, Tally { count: count(2, 1), recount: None, result: Stands });
}

fn ballots() -> impl Strategy<Value = BTreeMap<Seat, Ballot>> {
    prop::collection::btree_map((0..9u8).prop_map(Seat), prop::sample::select(vec![Keep, Strike]), 0..9)
}

fn seats() -> impl Strategy<Value = Vec<Seat>> {
    prop::collection::vec((0..9u8).prop_map(Seat), 0..5)
}

proptest! {
    /// PG-67, PG-71
    #[test]
    fn a_majority_decides_whoever_is_challenged(ballots in ballots(), challenged in seats()) {
        let tally = count_ballots(&ballots, &challenged);
        prop_assert_eq!(tally.count.keep + tally.count.strike, ballots.len());
        if tally.count.keep > tally.count.strike {
            prop_assert_eq!(tally.result, Stands);
        }
        if tally.count.keep < tally.count.strike {
            prop_assert_eq!(tally.result, Struck);
        }
    }

    /// PG-68, PG-R28, PG-R29, PG-R30
    #[test]
    fn there_is_a_second_count_only_after_a_tie_in_which_a_challenged_player_voted(ballots in ballots(), challenged in seats()) {
        let tally = count_ballots(&ballots, &challenged);
        let left_out = challenged.iter().any(|seat| ballots.contains_key(seat));
        prop_assert_eq!(tally.recount.is_some(), tally.count.keep == tally.count.strike && left_out);
        if let Some(recount) = tally.recount {
            let others = ballots.keys().filter(|seat| !challenged.contains(seat)).count();
            prop_assert_eq!(recount.keep + recount.strike, others);
            prop_assert_eq!(tally.result == Struck, recount.strike > recount.keep);
        }
    }

    /// PG-R27
    #[test]
    fn every_seat_has_the_same_vote(ballots in ballots(), challenged in seats()) {
        let mirrored = |seat: Seat| Seat(8 - seat.0);
        let moved = ballots.iter().map(|(seat, ballot)| (mirrored(*seat), *ballot)).collect();
        let challenged_there: Vec<Seat> = challenged.iter().copied().map(mirrored).collect();
        prop_assert_eq!(count_ballots(&ballots, &challenged), count_ballots(&moved, &challenged_there));
    }

    /// PG-R29
    #[test]
    fn striking_needs_a_majority(ballots in ballots(), challenged in seats()) {
        let tally = count_ballots(&ballots, &challenged);
        if tally.result == Struck {
            let last = tally.recount.unwrap_or(tally.count);
            prop_assert!(last.strike > last.keep);
        }
    }
}
