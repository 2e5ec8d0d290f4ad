//! Appeals, similarity, challenges: what the table decides.

use partypiece::rules::{
    Seat,
    pieceagories::{Action, Event, Host, Mark, Place, Question, Refusal, Scene, Setup},
    sheets::Ground,
    vote::{
        Ballot::{self, Keep, Strike},
        Verdict::{Stands, Struck},
    },
    words::Similarity,
};

use super::{
    guests::{ANA, BO, CY, DI, at, four, house, no, people, three},
    table::{Table, scored, written},
};

const STANDS: Mark = Mark::Stands { points: 1 };
const HAL: Seat = Seat(4);

fn asks_same(places: &[Place]) -> Question {
    Question::Same(places.to_vec())
}

/// Four people with a dog and two dogs, read as far as the page asks.
fn dogs(sheets: &[&[&str]]) -> Table {
    let mut table = written(&four(), 'D', sheets);
    table.read_lines(10);
    table
}

/// A table of four and Hal where Bo challenges Ana's first answer.
fn challenged() -> Table {
    let mut table = written(&four(), 'C', &[&["Cuddle"]]);
    table.read_lines(1);
    table.play(BO, Action::Challenge(at(ANA, 1)));
    table
}

/// PG-66
#[test]
fn singular_and_plural_go_to_a_vote_when_their_line_was_read() {
    let mut table = written(&three(), 'D', &[&["dog"], &["dogs"]]);
    table.hosts(Action::Next);
    assert!(table.hosts(Action::Next).len() == 1, "the line goes on");
    let events = table.hosts(Action::Next);
    let Event::Asked(asked) = &events[1] else { panic!("the page asks") };
    assert_eq!(asked.question, asks_same(&[at(ANA, 1), at(BO, 1)]));
    assert_eq!(asked.texts, ["dog", "dogs"]);
    assert_eq!(table.refused(Seat(3), Action::Next), Refusal::VoteFirst, "reading waits for the vote");
}

/// PG-66
#[test]
fn what_is_let_rest_or_voted_different_stands() {
    for rest in [true, false] {
        let mut table = dogs(&[&["dog"], &["dogs"]]);
        if rest {
            assert_eq!(table.hosts(Action::Drop), [Event::Dropped]);
        } else {
            assert_eq!(table.vote(&[(ANA, Keep), (BO, Keep), (CY, Strike)]).verdict, Stands);
        }
        assert_eq!(table.score().totals(), [1, 1, 0, 0]);
    }
}

/// PG-67, PG-R26
#[test]
fn the_majority_says_that_dog_and_dogs_are_the_same() {
    let mut table = dogs(&[&["dog"], &["dogs"]]);
    let tally = table.vote(&[(ANA, Strike), (BO, Keep), (CY, Strike), (DI, Strike)]);
    assert_eq!((tally.cast.keep, tally.cast.strike, tally.verdict), (1, 3, Struck));
    assert_eq!(table.mark(at(ANA, 1)), Mark::VotedSame { with: vec![at(BO, 1)] });
    assert_eq!(table.score().totals(), [0, 0, 0, 0]);
}

/// PG-68, PG-71, PG-R28, PG-R29, PG-R30: the tables of votes, for a challenge and for similarity
#[test]
fn each_row_of_the_vote_table_ends_as_it_says() {
    let challenges: [(&[(Seat, Ballot)], _); 4] = [
        (&[(ANA, Keep), (BO, Keep), (CY, Strike), (DI, Strike)], Struck),
        (&[(ANA, Keep), (BO, Keep), (CY, Keep), (DI, Strike)], Stands),
        (&[(BO, Keep), (CY, Strike)], Stands),
        (&[], Stands),
    ];
    for (ballots, verdict) in challenges {
        let mut table = challenged();
        assert_eq!(table.vote(ballots).verdict, verdict, "{ballots:?}");
        let mark = if verdict == Struck { Mark::VotedDown } else { STANDS };
        assert_eq!(table.mark(at(ANA, 1)), mark, "{ballots:?}");
    }
    let similarities: [(&[(Seat, Ballot)], _, _); 2] = [
        (&[(ANA, Keep), (BO, Keep), (CY, Strike), (DI, Strike)], Struck, [0, 0, 0, 0]),
        (&[(ANA, Keep), (BO, Strike)], Stands, [1, 1, 0, 0]),
    ];
    for (ballots, verdict, totals) in similarities {
        let mut table = dogs(&[&["dog"], &["dogs"]]);
        assert_eq!(table.vote(ballots).verdict, verdict, "{ballots:?}");
        assert_eq!(table.score().totals(), totals, "{ballots:?}");
    }
}

/// PG-69
#[test]
fn an_answer_nobody_challenges_scores_however_odd_it_is() {
    assert_eq!(scored(&three(), 'C', &[&["Cuddle"]]).totals(), [1, 0, 0]);
}

/// PG-70
#[test]
fn any_participant_challenges_any_answer_that_stands_and_was_read() {
    for by in [ANA, BO, CY, DI] {
        let mut table = written(&four(), 'C', &[&["Cuddle", "Cod"], &["Dog"], &["Cod"]]);
        assert_eq!(table.refused(by, Action::Challenge(at(ANA, 1))), Refusal::NotRead);
        table.read_lines(1);
        assert_eq!(table.refused(by, Action::Challenge(at(ANA, 2))), Refusal::NotRead);
        assert_eq!(table.refused(by, Action::Challenge(at(BO, 1))), Refusal::NotStanding);
        assert_eq!(table.refused(by, Action::Challenge(at(DI, 1))), Refusal::NotStanding);
        let events = table.play(by, Action::Challenge(at(ANA, 1)));
        let Event::Asked(asked) = &events[0] else { panic!("a vote opens") };
        assert_eq!(asked.question, Question::Challenge { place: at(ANA, 1), ground: Ground::Fit, by });
        assert_eq!(table.poll(), Some(asked.question.clone()));
    }
    let mut table = written(&four(), 'C', &[&["Cuddle"]]);
    table.read_lines(1);
    assert_eq!(table.refused(HAL, Action::Challenge(at(ANA, 1))), Refusal::NoPawn);
}

/// PG-71, PG-R27
#[test]
fn all_participants_and_a_host_who_does_not_play_vote() {
    let mut table = challenged();
    assert_eq!(table.0.to_act(), [ANA, BO, CY, DI, HAL].into());
    assert_eq!(table.refused(Seat(5), Action::Vote(Some(Keep))), Refusal::NoPawn, "and nobody else");
    let tally = table.vote(&[(ANA, Keep), (BO, Strike), (HAL, Keep)]);
    assert_eq!((tally.cast.keep, tally.cast.strike), (2, 1));
    assert_eq!(table.refused(ANA, Action::Vote(Some(Keep))), Refusal::NoVote);
    assert_eq!(table.refused(HAL, Action::Count), Refusal::NoVote);
}

/// PG-R30: no sentence says that a ballot was left out when none was
#[test]
fn a_tie_without_the_challenged_is_told_as_it_was_counted() {
    for (ballots, sentence) in [
        (&[(BO, Keep), (CY, Strike)][..], "1 to keep, 1 to strike: it counts."),
        (&[], "0 to keep, 0 to strike: it counts."),
        (
            &[(ANA, Keep), (CY, Strike)],
            "Tie, so the writer's own vote is left out: 0 to keep, 1 to strike: struck.",
        ),
    ] {
        let mut table = challenged();
        table.vote(ballots);
        assert_eq!(table.0.log().last().map(|line| table.0.tell(line)).as_deref(), Some(sentence));
    }
}

/// PG-R27, PG-R30
#[test]
fn a_ballot_can_be_changed_or_taken_back_until_the_count() {
    let mut table = challenged();
    table.play(CY, Action::Vote(Some(Strike)));
    table.play(CY, Action::Vote(Some(Keep)));
    table.play(DI, Action::Vote(Some(Strike)));
    table.play(DI, Action::Vote(None));
    for by in [ANA, BO] {
        assert!(matches!(table.refused(by, Action::Count), Refusal::HostOnly { .. }));
        assert!(matches!(table.refused(by, Action::Drop), Refusal::HostOnly { .. }));
    }
    let tally = table.vote(&[]);
    assert_eq!((tally.cast.keep, tally.cast.strike), (1, 0));
}

/// PG-R32
#[test]
fn of_two_voters_the_challenger_wins() {
    let setup = Setup { host: Host::Plays(ANA), ..people(&["Ana", "Bo"]) };
    let mut table = written(&setup, 'C', &[&["Cuddle"]]);
    table.read_lines(1);
    table.play(BO, Action::Challenge(at(ANA, 1)));
    let tally = table.vote(&[(ANA, Keep), (BO, Strike)]);
    assert_eq!((tally.recount.is_some(), tally.verdict), (true, Struck));
}

/// PG-R25, PG-R26
#[test]
fn a_group_joins_all_that_are_alike_and_exact_duplicates_stay_struck() {
    for (ballot, totals) in [(Strike, [0, 0, 0, 0]), (Keep, [0, 0, 1, 0])] {
        let mut table = dogs(&[&["dog"], &["Dog!"], &["dogs"]]);
        assert_eq!(table.poll(), Some(asks_same(&[at(ANA, 1), at(BO, 1), at(CY, 1)])));
        table.vote(&[(DI, ballot)]);
        assert_eq!(table.score().totals(), totals);
    }
}

/// PG-R26
#[test]
fn similarity_joins_across_lines_and_from_one_to_the_next() {
    // The first is like the second in its spaces, the second like the third in number.
    let mut table = written(&four(), 'D', &[&["", "doghouse"], &["dog house"], &["", "", "dog houses"]]);
    table.read_lines(2);
    assert_eq!(table.poll(), None, "not before all of the group has been read");
    table.read_lines(3);
    assert_eq!(table.poll(), Some(asks_same(&[at(BO, 1), at(ANA, 2), at(CY, 3)])));
    table.vote(&[(DI, Strike)]);
    assert_eq!(table.score().totals(), [0, 0, 0, 0]);
}

/// PG-R22
#[test]
fn with_categories_apart_nothing_is_alike_across_them() {
    let setup = house(four(), |house| house.same_category = true);
    let mut table = written(&setup, 'D', &[&["dog", "deer"], &["", "dogs"]]);
    table.read_lines(10);
    assert_eq!(table.poll(), None);
    let across = Action::Join(vec![at(ANA, 1), at(BO, 2)]);
    assert_eq!(table.refused(CY, across), Refusal::OtherCategory);
    table.play(CY, Action::Join(vec![at(ANA, 2), at(BO, 2)]));
}

/// PG-R26, PG-R53
#[test]
fn the_page_asks_about_nothing_that_is_struck_anyway() {
    // Each has a duplicate: nothing is left to strike.
    let mut table = dogs(&[&["dog", "dogs"], &["dog", "dogs"]]);
    assert_eq!(table.poll(), None);
    let pointless = Action::Join(vec![at(ANA, 1), at(BO, 2)]);
    assert_eq!(table.refused(CY, pointless), Refusal::NotStanding);

    let mut table = written(&four(), 'D', &[&["dog"], &["", "dogs"]]);
    table.read_lines(1);
    table.play(CY, Action::Challenge(at(ANA, 1)));
    table.vote(&[(CY, Strike)]);
    table.read_lines(2);
    assert_eq!(table.poll(), None, "what was voted down has left the group");
    table.play(CY, Action::Join(vec![at(ANA, 1), at(BO, 2)]));
    table.vote(&[(CY, Strike)]);
    assert_eq!(table.score().totals(), [0, 0, 0, 0], "but the other still stands, so people may ask");
}

/// PG-66
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
        (vec![at(ANA, 1); 90], Refusal::OneOwner),
        (vec![], Refusal::NotStanding),
        (vec![at(Seat(200), 1), at(ANA, 1)], Refusal::NotRead),
    ] {
        assert_eq!(table.refused(DI, join(&places)), refusal, "{places:?}");
    }
    let pair = [at(BO, 1), at(ANA, 1)];
    table.play(HAL, join(&pair));
    assert_eq!(table.poll(), Some(asks_same(&[at(ANA, 1), at(BO, 1)])));
    assert_eq!(table.refused(CY, Action::Challenge(at(ANA, 1))), Refusal::VoteFirst, "one vote at a time");
    assert_eq!(table.refused(CY, join(&pair)), Refusal::VoteFirst);
    table.vote(&[(CY, Strike)]);
    assert_eq!(table.score().totals(), [0, 0, 1, 0]);
}

/// PG-R26, PG-R31
#[test]
fn there_is_one_vote_on_similarity_and_one_challenge_for_an_answer() {
    let mut table = dogs(&[&["dog"], &["dogs"], &["donkey"]]);
    table.vote(&[(DI, Keep)]);
    for places in [vec![at(ANA, 1), at(BO, 1)], vec![at(ANA, 1), at(CY, 1)]] {
        assert_eq!(table.refused(CY, Action::Join(places)), Refusal::VotedAlready);
    }
    table.play(CY, Action::Challenge(at(ANA, 1)));
    table.vote(&[(DI, Keep)]);
    assert_eq!(table.refused(DI, Action::Challenge(at(ANA, 1))), Refusal::VotedAlready);
    let Scene::Reading { heard, .. } = table.scene() else { panic!("reading") };
    let open: Vec<Place> = heard.iter().filter(|heard| heard.open).map(|heard| heard.place).collect();
    assert_eq!(open, [at(BO, 1), at(CY, 1)], "and the page offers no second one");
}

/// PG-R26
#[test]
fn a_vote_called_early_is_about_what_was_read_and_the_rest_is_asked_later() {
    let sheets: &[&[&str]] = &[&["dog", ""], &["dogs", ""], &["", "dog's"], &["", "Dog s"]];
    let mut table = written(&four(), 'D', sheets);
    table.hosts(Action::Next);
    table.hosts(Action::Next);
    table.play(CY, Action::Join(vec![at(ANA, 1), at(BO, 1)]));
    assert_eq!(table.poll(), Some(asks_same(&[at(ANA, 1), at(BO, 1)])));
    table.vote(&[(CY, Keep)]);
    table.read_lines(2);
    assert_eq!(table.poll(), Some(asks_same(&[at(CY, 2), at(DI, 2)])), "in spaces alone these two differ");
}

/// PG-66: what is only a little similar is a hint, and nothing follows from it
#[test]
fn weak_similarity_is_a_hint_and_no_vote() {
    let mut table = dogs(&[&["Darwin", "dolour"], &["Darwin, Charles", "dolor"], &["dogs"], &["dog"]]);
    let hints = |table: &Table| {
        let Scene::Reading { hints, .. } = table.scene() else { panic!("reading") };
        hints.into_iter().map(|hint| (hint.places, hint.similarity)).collect::<Vec<_>>()
    };
    let darwin = ([at(ANA, 1), at(BO, 1)], Similarity::Part);
    assert_eq!(hints(&table), [darwin], "what the page asks about needs no hint");
    table.vote(&[(ANA, Keep)]);
    table.play(ANA, Action::Join(vec![at(ANA, 1), at(BO, 1)]));
    table.vote(&[(CY, Keep)]);
    assert_eq!(hints(&table), [], "nor does what was voted on");
    table.read_lines(2);
    assert_eq!(hints(&table), [([at(ANA, 2), at(BO, 2)], Similarity::Spelling)], "of the line being read");
    assert_eq!(table.score().totals(), [2, 2, 1, 1]);
}

/// PG-100, PG-R49
#[test]
fn the_owner_of_an_answer_without_a_letter_may_appeal_before_the_reading() {
    for (ballots, granted) in [
        (&[(BO, Keep), (CY, Keep), (DI, Strike)][..], true),
        (&[(BO, Strike), (CY, Strike), (ANA, Keep)], false),
        (&[], true),
    ] {
        let mut table = written(&four(), 'S', &[&["7-Up", "Dog", "The Sun", "Сок"]]);
        let Scene::Appeals { appeals, .. } = table.scene() else { panic!("appeals come first") };
        let open: Vec<_> =
            appeals.iter().map(|claim| (claim.place, claim.text.as_str(), claim.granted)).collect();
        assert_eq!(open, [(at(ANA, 1), "7-Up", None), (at(ANA, 4), "Сок", None)]);
        for (by, line) in [(ANA, 2), (ANA, 3), (ANA, 5), (BO, 1), (HAL, 1)] {
            assert_eq!(table.refused(by, Action::Appeal(no(line))), Refusal::NoAppeal);
        }
        table.play(ANA, Action::Appeal(no(1)));
        assert_eq!(table.poll(), Some(Question::Appeal(at(ANA, 1))));
        assert_eq!(table.refused(ANA, Action::Appeal(no(4))), Refusal::VoteFirst);
        assert_eq!(table.refused(HAL, Action::Next), Refusal::VoteFirst);
        table.vote(ballots);
        assert_eq!(table.refused(ANA, Action::Appeal(no(1))), Refusal::VotedAlready);
        let Scene::Appeals { appeals, .. } = table.scene() else { panic!("appeals") };
        assert_eq!((appeals[0].granted, appeals[1].granted), (Some(granted), None));
        table.read_lines(1);
        assert_eq!(table.mark(at(ANA, 1)), if granted { STANDS } else { Mark::NoLetter });
        assert_eq!(table.score().totals(), [u32::from(granted), 0, 0, 0]);
    }
}

/// PG-R49
#[test]
fn an_appeal_let_rest_leaves_the_answer_as_it_was() {
    let mut table = written(&four(), 'S', &[&["7-Up"]]);
    table.play(ANA, Action::Appeal(no(1)));
    table.hosts(Action::Drop);
    assert_eq!(table.score().totals(), [0, 0, 0, 0]);
}

/// PG-R49, PG-R25
#[test]
fn without_anything_to_appeal_the_reading_begins_at_once() {
    assert!(matches!(written(&four(), 'S', &[&["Soda", "Dog"]]).scene(), Scene::Reading { .. }));
    let mut table = written(&four(), 'S', &[&["7-Up"]]);
    assert!(matches!(table.refused(BO, Action::Next), Refusal::HostOnly { .. }));
    let events = table.hosts(Action::Next);
    assert!(matches!(events[..], [Event::Read { .. }]), "going on reads the first answer");
}

/// PG-R46
#[test]
fn whoever_goes_home_takes_their_ballot_along() {
    let mut table = challenged();
    table.play(CY, Action::Vote(Some(Strike)));
    table.play(DI, Action::Vote(Some(Keep)));
    table.hosts(Action::Leave(CY));
    assert!(matches!(table.refused(CY, Action::Vote(Some(Strike))), Refusal::Gone { .. }));
    let tally = table.vote(&[]);
    assert_eq!((tally.cast.keep, tally.cast.strike), (1, 0));
}

/// PG-R59: one press of the host is a ballot of everybody who is here, the host's own included
#[test]
fn a_table_that_agrees_votes_in_one_press() {
    for (ballot, verdict) in [(Keep, Stands), (Strike, Struck)] {
        let mut table = challenged();
        table.play(DI, Action::Vote(Some(Strike)));
        assert!(matches!(table.refused(BO, Action::Unanimous(ballot)), Refusal::HostOnly { .. }));
        let events = table.hosts(Action::Unanimous(ballot));
        let Some(Event::Counted { tally, .. }) = events.first() else { panic!("it was counted") };
        let all = if ballot == Keep { (5, 0) } else { (0, 5) };
        assert_eq!((tally.cast.keep, tally.cast.strike, tally.verdict), (all.0, all.1, verdict));
        let host = table.host();
        assert_eq!(table.refused(host, Action::Unanimous(ballot)), Refusal::NoVote);
    }
}
