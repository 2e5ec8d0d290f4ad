//! Challenges, similarity, appeals: what the table decides.

use partypiece::rules::{
    Seat,
    scattergories::{Action, Event, Ground, Mark, Place, Question, Refusal, Scene, Setup},
    vote::{
        Ballot::{self, Keep, Strike},
        Verdict::{Stands, Struck},
    },
    words::Similarity,
};

use super::{
    guests::{ANA, BO, CY, DI, at, four, house, junior, name, no, people, three},
    table::{Table, scored, written},
};

const STANDS: Mark = Mark::Stands { points: 1 };

/// A table of four where Bo challenges Ana's first answer.
fn challenged(c: char, answer: &str) -> Table {
    let mut table = written(&four(), c, &[&[answer]]);
    table.read_lines(1);
    table.challenge(BO, at(ANA, 1), Ground::Fit);
    table
}

fn asks_same(places: &[Place]) -> Question {
    Question::Same(places.to_vec())
}

/// SC-16, SC-19, SC-30, SC-32, SC-38, SC-R15: a challenge in all its outcomes
#[test]
fn each_challenge_ends_as_the_rules_say() {
    let challenges: [(&str, &[(Seat, Ballot)], _); 8] = [
        ("citrus", &[(ANA, Keep), (BO, Strike), (CY, Strike), (DI, Strike)], Struck),
        ("citrus", &[(ANA, Keep), (BO, Keep), (CY, Keep), (DI, Strike)], Stands),
        ("cuckoo", &[(BO, Keep), (ANA, Strike), (CY, Strike), (DI, Strike)], Struck),
        ("Charlie Chaplin", &[(ANA, Keep), (BO, Strike), (CY, Strike), (DI, Strike)], Struck),
        ("citrus", &[(ANA, Keep), (BO, Keep), (CY, Strike), (DI, Strike)], Struck),
        ("citrus", &[(BO, Keep), (CY, Strike)], Stands),
        ("citrus", &[(ANA, Strike), (BO, Keep)], Stands),
        ("citrus", &[], Stands),
    ];
    for (answer, ballots, verdict) in challenges {
        let mut table = challenged('C', answer);
        assert_eq!(table.vote(ballots).verdict, verdict, "{answer} {ballots:?}");
        assert_eq!(table.mark(at(ANA, 1)), if verdict == Struck { Mark::VotedDown } else { STANDS });
        assert_eq!(table.score().totals()[0], u32::from(verdict == Stands), "{ballots:?}");
    }
}

/// SC-32
#[test]
fn on_a_tie_the_ballot_of_the_challenged_is_left_out() {
    let mut table = challenged('C', "citrus");
    let tally = table.vote(&[(ANA, Keep), (BO, Keep), (CY, Strike), (DI, Strike)]);
    assert_eq!((tally.cast.keep, tally.cast.strike), (2, 2));
    let recount = tally.recount.expect("it was tied");
    assert_eq!((recount.keep, recount.strike, tally.verdict), (1, 2, Struck));
}

/// SC-32, PG-R30: no sentence says that a ballot was left out when none was
#[test]
fn a_tie_without_the_challenged_is_told_as_it_was_counted() {
    let mut table = challenged('C', "citrus");
    table.vote(&[(BO, Keep), (CY, Strike)]);
    let sentence = table.0.log().last().map(|line| table.0.tell(line));
    assert_eq!(sentence.as_deref(), Some("1 to keep, 1 to strike: it counts."));
}

/// SC-16, SC-40, SC-41: the page never judges meaning
#[test]
fn what_nobody_challenges_scores_however_odd_it_is() {
    assert_eq!(scored(&three(), 'C', &[&["citrus"]]).totals(), [1, 0, 0]);
    assert_eq!(scored(&three(), 'K', &[&["Knife"], &["Kelp"]]).totals(), [1, 1, 0]);
    let odd =
        ["ka", "kb", "kc", "kd", "ke", "kf", "kg", "kh", "ki", "kj", "kk", "kl"].map(|end| end.repeat(4));
    let odd: Vec<&str> = odd.iter().map(String::as_str).collect();
    assert_eq!(scored(&three(), 'K', &[&odd]).totals(), [12, 0, 0]);
}

/// SC-18: a rejected answer, an empty line and an accepted silly one
#[test]
fn a_rejected_answer_costs_nothing() {
    let mut table = written(&three(), 'C', &[&["citrus", "", "Cuddle"]]);
    table.read_lines(3);
    table.challenge(BO, at(ANA, 1), Ground::Fit);
    table.vote(&[(BO, Strike)]);
    assert_eq!(table.score().points()[0][..3], [0, 0, 1]);
}

/// SC-29, SC-30
#[test]
fn anybody_challenges_any_answer_that_stands_and_was_read() {
    for by in [ANA, BO, CY, DI] {
        let mut table = written(&four(), 'K', &[&["knuckle", "Kale"], &["Dog"], &["Kale"]]);
        let challenge = |seat, line| Action::Challenge { place: at(seat, line), ground: Ground::Fit };
        assert_eq!(table.refused(by, challenge(ANA, 1)), Refusal::NotRead);
        table.read_lines(1);
        assert_eq!(table.refused(by, challenge(ANA, 2)), Refusal::NotRead);
        assert_eq!(table.refused(by, challenge(BO, 1)), Refusal::NotStanding);
        assert_eq!(table.refused(by, challenge(DI, 1)), Refusal::NotStanding);
        let events = table.play(by, challenge(ANA, 1));
        let Event::Asked(asked) = &events[0] else { panic!("a vote opens") };
        assert_eq!(asked.question, Question::Challenge { place: at(ANA, 1), ground: Ground::Fit, by });
        assert_eq!(asked.texts, ["knuckle"]);
        assert_eq!(table.poll().as_ref(), Some(&asked.question), "who challenged is written down");
    }
    let mut table = challenged('K', "knuckle");
    table.vote(&[(ANA, Keep), (BO, Strike), (CY, Strike), (DI, Strike)]);
    assert_eq!(table.score().totals(), [0, 0, 0, 0]);
}

/// SC-31
#[test]
fn all_players_vote_and_nobody_else() {
    let mut table = challenged('C', "citrus");
    assert_eq!(table.0.to_act(), [ANA, BO, CY, DI].into());
    assert_eq!(table.refused(Seat(4), Action::Vote(Some(Keep))), Refusal::NoSeat);
    assert_eq!(table.refused(ANA, Action::Next), Refusal::VoteFirst);
    for seat in [ANA, BO, CY, DI] {
        table.play(seat, Action::Vote(Some(Strike)));
        table.play(seat, Action::Vote(Some(Keep)));
    }
    table.play(DI, Action::Vote(None));
    let tally = table.vote(&[]);
    assert_eq!((tally.cast.keep, tally.cast.strike), (3, 0), "one ballot each, changed until the count");
    assert_eq!(table.refused(ANA, Action::Vote(Some(Keep))), Refusal::NoVote);
    assert_eq!(table.refused(ANA, Action::Count), Refusal::NoVote);
}

/// SC-R17
#[test]
fn there_is_one_vote_for_each_answer_and_ground() {
    let mut table = written(&three(), 'C', &[&["*_Casablanca"]]);
    table.read_lines(1);
    let grounds = |table: &Table| {
        let Scene::Reading { heard, .. } = table.scene() else { panic!("reading") };
        (heard[0].grounds.clone(), heard[0].callable)
    };
    assert_eq!(grounds(&table), (Ground::ALL.to_vec(), true));
    for ground in Ground::ALL {
        table.challenge(BO, at(ANA, 1), ground);
        table.vote(&[(BO, Keep)]);
        assert_eq!(table.refused(CY, Action::Challenge { place: at(ANA, 1), ground }), Refusal::VotedAlready);
    }
    assert_eq!(grounds(&table), (vec![], false), "and the page offers no second one");
    assert_eq!(table.score().totals(), [1, 0, 0]);
}

/// SC-R13: voted down, it still makes another a duplicate
#[test]
fn an_answer_that_was_voted_down_is_an_answer_all_the_same() {
    let mut table = written(&three(), 'C', &[&["citrus"], &["", "Citrus"]]);
    table.read_lines(1);
    table.challenge(CY, at(ANA, 1), Ground::Fit);
    table.vote(&[(CY, Strike)]);
    assert_eq!(table.score().totals(), [0, 0, 0]);
}

/// SC-R14
#[test]
fn like_answers_are_asked_about_and_without_a_vote_both_count() {
    for (ballots, totals) in [
        (&[(CY, Strike), (DI, Strike)][..], [0, 0, 1, 0]),
        (&[(CY, Keep)], [1, 1, 1, 0]),
        (&[], [1, 1, 1, 0]),
    ] {
        let mut table = written(&four(), 'D', &[&["dog"], &["dogs"], &["duck"]]);
        table.read_lines(1);
        assert_eq!(table.poll(), Some(asks_same(&[at(ANA, 1), at(BO, 1)])));
        if ballots.is_empty() {
            table.does(Action::Drop);
        } else {
            table.vote(ballots);
        }
        assert_eq!(table.score().totals(), totals);
    }
}

/// SC-R14
#[test]
fn anybody_may_liken_answers_the_page_did_not() {
    let mut table = written(&four(), 'C', &[&["couch"], &["chesterfield"], &["Dog", "cot"]]);
    table.read_lines(1);
    let join = |places: &[Place]| Action::Join(places.to_vec());
    for (places, refusal) in [
        (vec![at(ANA, 1), at(CY, 2)], Refusal::NotRead),
        (vec![at(ANA, 1), at(CY, 1)], Refusal::NotStanding),
        (vec![at(ANA, 1), at(DI, 1)], Refusal::NotStanding),
        (vec![at(ANA, 1)], Refusal::OneOwner),
        (vec![], Refusal::NotStanding),
        (vec![at(Seat(200), 1), at(ANA, 1)], Refusal::NotRead),
    ] {
        assert_eq!(table.refused(DI, join(&places)), refusal, "{places:?}");
    }
    table.play(DI, join(&[at(BO, 1), at(ANA, 1)]));
    assert_eq!(table.refused(CY, join(&[at(BO, 1), at(ANA, 1)])), Refusal::VoteFirst);
    table.vote(&[(CY, Strike)]);
    assert_eq!(table.mark(at(ANA, 1)), Mark::VotedSame { with: vec![at(BO, 1)] });
    assert_eq!(table.score().totals(), [0, 0, 1, 0]);

    let mut apart =
        written(&house(four(), |house| house.same_category = true), 'D', &[&["dog"], &["", "dogs"]]);
    apart.read_lines(2);
    assert_eq!(apart.refused(CY, join(&[at(ANA, 1), at(BO, 2)])), Refusal::OtherCategory);
}

/// SC-R14: what is only a little similar is a hint, and nothing follows from it
#[test]
fn weak_similarity_is_a_hint_and_no_vote() {
    let mut table = written(&four(), 'D', &[&["Darwin"], &["Darwin, Charles"]]);
    table.read_lines(1);
    let Scene::Reading { hints, poll, .. } = table.scene() else { panic!("reading") };
    let hints: Vec<_> = hints.iter().map(|hint| (hint.places, hint.similarity)).collect();
    assert_eq!((hints, poll), (vec![([at(ANA, 1), at(BO, 1)], Similarity::Part)], None));
}

/// SC-R14, SC-R07: what becomes an answer by what its writer says is asked about like any other
#[test]
fn an_answer_that_was_called_a_proper_noun_may_be_like_another() {
    let mut table = written(&three(), 'S', &[&["*Paul Simon"], &["Paul Simons"]]);
    table.read_lines(1);
    assert_eq!(table.poll(), None);
    table.call(at(BO, 1), super::guests::PROPER);
    assert_eq!(table.poll(), Some(asks_same(&[at(ANA, 1), at(BO, 1)])));
    table.vote(&[(CY, Keep)]);
    table.call(at(BO, 1), super::guests::PROPER);
    assert_eq!(table.poll(), None, "and not a second time");
}

/// SC-R18
#[test]
fn the_owner_of_an_answer_without_a_letter_may_appeal_before_the_reading() {
    for (ballots, granted) in
        [(&[(BO, Keep), (CY, Keep), (DI, Strike)][..], true), (&[(BO, Strike), (ANA, Strike)], false)]
    {
        let mut table = written(&four(), 'S', &[&["7-Up", "Dog", "Сок", "*7 Sisters"]]);
        let Scene::Appeals { appeals, .. } = table.scene() else { panic!("appeals come first") };
        let open: Vec<_> =
            appeals.iter().map(|claim| (claim.place, claim.text.as_str(), claim.granted)).collect();
        assert_eq!(open, [(at(ANA, 1), "7-Up", None), (at(ANA, 3), "Сок", None)]);
        for (by, line) in [(ANA, 2), (ANA, 4), (BO, 1)] {
            assert_eq!(table.refused(by, Action::Appeal(no(line))), Refusal::NoAppeal);
        }
        table.play(ANA, Action::Appeal(no(1)));
        assert_eq!(table.refused(ANA, Action::Appeal(no(3))), Refusal::VoteFirst);
        table.vote(ballots);
        assert_eq!(table.refused(ANA, Action::Appeal(no(1))), Refusal::VotedAlready);
        let Scene::Appeals { appeals, .. } = table.scene() else { panic!("appeals") };
        assert_eq!((appeals[0].granted, appeals[1].granted), (Some(granted), None));
        table.read_lines(1);
        assert_eq!(table.mark(at(ANA, 1)), if granted { STANDS } else { Mark::NoLetter });
        assert_eq!(table.score().totals()[0], 1 + u32::from(granted));
    }
}

/// SC-R18, SC-R20: in Junior it is worth one without an appeal, and two with it
#[test]
fn in_junior_an_appeal_is_about_the_second_point() {
    for appeals in [false, true] {
        let mut table = written(&junior(three()), 'S', &[&["7-Up", "Dog"]]);
        if appeals {
            table.play(ANA, Action::Appeal(no(1)));
            table.vote(&[(BO, Keep)]);
        }
        assert_eq!(table.score().totals(), [2 + u32::from(appeals), 0, 0]);
    }
}

/// SC-R18, SC-24: what turns out only in the reading to begin with no letter
#[test]
fn an_answer_that_was_kept_may_be_appealed_in_the_reading() {
    let mut table = written(&three(), 'S', &[&["7-Up / Soda"]]);
    assert!(matches!(table.scene(), Scene::Reading { .. }));
    assert_eq!(table.refused(ANA, Action::Appeal(no(1))), Refusal::NotRead);
    table.read_lines(1);
    table.play(ANA, Action::KeepOne { place: at(ANA, 1), which: 0 });
    assert_eq!(table.mark(at(ANA, 1)), Mark::NoLetter);
    table.play(ANA, Action::Appeal(no(1)));
    table.vote(&[(BO, Keep), (CY, Keep)]);
    assert_eq!(table.mark(at(ANA, 1)), STANDS);
}

/// SC-R15: of two voters the challenger wins
#[test]
fn of_two_voters_the_challenger_wins() {
    let setup: Setup = people(&["Ana", "Bo"]);
    let mut table = written(&setup, 'C', &[&["citrus"]]);
    table.read_lines(1);
    table.challenge(BO, at(ANA, 1), Ground::Fit);
    let tally = table.vote(&[(ANA, Keep), (BO, Strike)]);
    assert_eq!((tally.recount.is_some(), tally.verdict), (true, Struck));
}

/// SC-31: whoever goes home takes their ballot along
#[test]
fn whoever_goes_home_votes_no_more() {
    let mut table = challenged('C', "citrus");
    table.play(CY, Action::Vote(Some(Strike)));
    table.play(DI, Action::Vote(Some(Keep)));
    table.play(ANA, Action::Leave(CY));
    assert_eq!(table.refused(CY, Action::Vote(Some(Strike))), Refusal::Gone { name: name("Cy") });
    let tally = table.vote(&[]);
    assert_eq!((tally.cast.keep, tally.cast.strike), (1, 0));
}

/// SC-R29: one press is a ballot of everybody who is here
#[test]
fn a_table_that_agrees_votes_in_one_press() {
    for (ballot, verdict) in [(Keep, Stands), (Strike, Struck)] {
        let mut table = challenged('C', "citrus");
        assert!(table.0.check(ANA, &Action::Unanimous(ballot)).is_ok(), "whoever is at the laptop presses");
        table.play(DI, Action::Vote(Some(Strike)));
        table.play(ANA, Action::Leave(CY));
        let events = table.play(BO, Action::Unanimous(ballot));
        let Some(Event::Counted { tally, .. }) = events.first() else { panic!("it was counted") };
        let all = if ballot == Keep { (3, 0) } else { (0, 3) };
        assert_eq!((tally.cast.keep, tally.cast.strike, tally.verdict), (all.0, all.1, verdict));
        assert_eq!(table.refused(ANA, Action::Unanimous(ballot)), Refusal::NoVote);
    }
}
