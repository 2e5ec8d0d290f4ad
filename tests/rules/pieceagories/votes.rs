//! Similar answers and challenges: what the table decides.

use partypiece::rules::{
    Seat,
    pieceagories::{
        AnswerMark, AnswerPlace, Event, Host, Question, Refusal, Setup, SheetAction, SheetEvent, SheetRefusal,
    },
    sheets::{Ground, OpenPhaseView},
    vote::{
        Ballot::{self, Keep, Strike},
        VoteResult::{Stands, Struck},
    },
    words::Similarity,
};

use super::{
    setups::{ANA, BO, CY, DI, at, challenge, four, people, three, with_house},
    table::{Table, scored, with_sheets},
};

const STANDS: AnswerMark = AnswerMark::Stands { points: 1 };
const HAL: Seat = Seat(4);

fn asks_same(places: &[AnswerPlace]) -> Question {
    Question::Same(places.to_vec())
}

/// Four players with these sheets for the letter D, read until the page asks.
fn read_until_asked(sheets: &[&[&str]]) -> Table {
    let mut table = with_sheets(&four(), 'D', sheets);
    table.read_lines(10);
    table
}

/// Four players and Hal; Bo challenges Ana's first answer.
fn challenged() -> Table {
    let mut table = with_sheets(&four(), 'C', &[&["Cuddle"]]);
    table.read_lines(1);
    table.play(BO, challenge(at(ANA, 1)));
    table
}

/// PG-66
#[test]
fn singular_and_plural_are_voted_on_after_their_line() {
    let mut table = with_sheets(&three(), 'D', &[&["dog"], &["dogs"]]);
    table.play_host(SheetAction::Next);
    assert!(table.play_host(SheetAction::Next).len() == 1, "the line goes on");
    let events = table.play_host(SheetAction::Next);
    let Event::Sheet(SheetEvent::Asked(asked)) = &events[1] else { panic!("the page does not ask") };
    assert_eq!(asked.question, asks_same(&[at(ANA, 1), at(BO, 1)]));
    assert_eq!(asked.texts, ["dog", "dogs"]);
    assert_eq!(
        table.refusal(Seat(3), SheetAction::Next),
        Refusal::Sheet(SheetRefusal::VoteFirst),
        "reading waits for the vote"
    );
}

/// PG-66
#[test]
fn without_a_vote_or_voted_different_both_answers_stand() {
    for is_cancelled in [true, false] {
        let mut table = read_until_asked(&[&["dog"], &["dogs"]]);
        if is_cancelled {
            assert_eq!(table.play_host(SheetAction::CancelVote), [Event::Sheet(SheetEvent::VoteCancelled)]);
        } else {
            assert_eq!(table.vote(&[(ANA, Keep), (BO, Keep), (CY, Strike)]).result, Stands);
        }
        assert_eq!(table.score().totals(), [1, 1, 0, 0]);
    }
}

/// PG-67, PG-R26
#[test]
fn the_majority_says_that_dog_and_dogs_are_the_same() {
    let mut table = read_until_asked(&[&["dog"], &["dogs"]]);
    let tally = table.vote(&[(ANA, Strike), (BO, Keep), (CY, Strike), (DI, Strike)]);
    assert_eq!((tally.count.keep, tally.count.strike, tally.result), (1, 3, Struck));
    assert_eq!(table.mark(at(ANA, 1)), AnswerMark::VotedSame { with: vec![at(BO, 1)] });
    assert_eq!(table.score().totals(), [0, 0, 0, 0]);
}

/// PG-68, PG-71, PG-R28, PG-R29, PG-R30: the tables of votes, for challenges and for similar answers.
#[test]
fn each_row_of_the_vote_table_has_its_result() {
    let challenges: [(&[(Seat, Ballot)], _); 4] = [
        (&[(ANA, Keep), (BO, Keep), (CY, Strike), (DI, Strike)], Struck),
        (&[(ANA, Keep), (BO, Keep), (CY, Keep), (DI, Strike)], Stands),
        (&[(BO, Keep), (CY, Strike)], Stands),
        (&[], Stands),
    ];
    for (ballots, result) in challenges {
        let mut table = challenged();
        assert_eq!(table.vote(ballots).result, result, "{ballots:?}");
        let mark = if result == Struck { AnswerMark::VotedDown } else { STANDS };
        assert_eq!(table.mark(at(ANA, 1)), mark, "{ballots:?}");
    }
    let similarities: [(&[(Seat, Ballot)], _, _); 2] = [
        (&[(ANA, Keep), (BO, Keep), (CY, Strike), (DI, Strike)], Struck, [0, 0, 0, 0]),
        (&[(ANA, Keep), (BO, Strike)], Stands, [1, 1, 0, 0]),
    ];
    for (ballots, result, totals) in similarities {
        let mut table = read_until_asked(&[&["dog"], &["dogs"]]);
        assert_eq!(table.vote(ballots).result, result, "{ballots:?}");
        assert_eq!(table.score().totals(), totals, "{ballots:?}");
    }
}

/// PG-69
#[test]
fn an_unchallenged_answer_scores_however_odd_it_is() {
    assert_eq!(scored(&three(), 'C', &[&["Cuddle"]]).totals(), [1, 0, 0]);
}

/// PG-70
#[test]
fn any_participant_may_challenge_any_read_answer_that_stands() {
    for by in [ANA, BO, CY, DI] {
        let mut table = with_sheets(&four(), 'C', &[&["Cuddle", "Cod"], &["Dog"], &["Cod"]]);
        assert_eq!(table.refusal(by, challenge(at(ANA, 1))), Refusal::Sheet(SheetRefusal::NotRead));
        table.read_lines(1);
        assert_eq!(table.refusal(by, challenge(at(ANA, 2))), Refusal::Sheet(SheetRefusal::NotRead));
        assert_eq!(table.refusal(by, challenge(at(BO, 1))), Refusal::Sheet(SheetRefusal::NotStanding));
        assert_eq!(table.refusal(by, challenge(at(DI, 1))), Refusal::Sheet(SheetRefusal::NotStanding));
        let events = table.play(by, challenge(at(ANA, 1)));
        let Event::Sheet(SheetEvent::Asked(asked)) = &events[0] else { panic!("no vote opens") };
        assert_eq!(asked.question, Question::Challenge { place: at(ANA, 1), ground: Ground::Fit, by });
        assert_eq!(table.poll(), Some(asked.question.clone()));
    }
    let mut table = with_sheets(&four(), 'C', &[&["Cuddle"]]);
    table.read_lines(1);
    assert_eq!(table.refusal(HAL, challenge(at(ANA, 1))), Refusal::NoPawn);
}

/// PG-71, PG-R27
#[test]
fn all_participants_vote_and_a_host_who_does_not_play_too() {
    let mut table = challenged();
    assert_eq!(table.0.to_act(), [ANA, BO, CY, DI, HAL].into());
    assert_eq!(table.refusal(Seat(5), SheetAction::Vote(Some(Keep))), Refusal::NoPawn, "nobody else votes");
    let tally = table.vote(&[(ANA, Keep), (BO, Strike), (HAL, Keep)]);
    assert_eq!((tally.count.keep, tally.count.strike), (2, 1));
    assert_eq!(table.refusal(ANA, SheetAction::Vote(Some(Keep))), Refusal::Sheet(SheetRefusal::NoVote));
    assert_eq!(table.refusal(HAL, SheetAction::Count), Refusal::Sheet(SheetRefusal::NoVote));
}

/// PG-R30: the announcement says that a vote was left out only if there was one.
#[test]
fn a_tie_without_the_challenged_is_announced_as_it_was_counted() {
    for (ballots, sentence) in [
        (&[(BO, Keep), (CY, Strike)][..], "It counts: a tie, 1 to 1."),
        (&[], "It counts: nobody voted."),
        (
            &[(ANA, Keep), (CY, Strike)],
            "Tie, so the writer’s own vote is left out. It is struck, by 1 vote to 0.",
        ),
    ] {
        let mut table = challenged();
        table.vote(ballots);
        assert_eq!(table.0.log().last().map(|line| table.0.tell(line)).as_deref(), Some(sentence));
    }
}

/// PG-R27, PG-R30
#[test]
fn a_vote_can_be_changed_or_withdrawn_until_the_count() {
    let mut table = challenged();
    table.play(CY, SheetAction::Vote(Some(Strike)));
    table.play(CY, SheetAction::Vote(Some(Keep)));
    table.play(DI, SheetAction::Vote(Some(Strike)));
    table.play(DI, SheetAction::Vote(None));
    for by in [ANA, BO] {
        assert!(matches!(
            table.refusal(by, SheetAction::Count),
            Refusal::Sheet(SheetRefusal::HostOnly { .. })
        ));
        assert!(matches!(
            table.refusal(by, SheetAction::CancelVote),
            Refusal::Sheet(SheetRefusal::HostOnly { .. })
        ));
    }
    let tally = table.vote(&[]);
    assert_eq!((tally.count.keep, tally.count.strike), (1, 0));
}

/// PG-R32
#[test]
fn of_two_voters_the_challenger_wins() {
    let setup = Setup { host: Host::Plays(ANA), ..people(&["Ana", "Bo"]) };
    let mut table = with_sheets(&setup, 'C', &[&["Cuddle"]]);
    table.read_lines(1);
    table.play(BO, challenge(at(ANA, 1)));
    let tally = table.vote(&[(ANA, Keep), (BO, Strike)]);
    assert_eq!((tally.recount.is_some(), tally.result), (true, Struck));
}

/// PG-R25, PG-R26
#[test]
fn a_group_contains_all_similar_answers_and_exact_duplicates_stay_struck() {
    for (ballot, totals) in [(Strike, [0, 0, 0, 0]), (Keep, [0, 0, 1, 0])] {
        let mut table = read_until_asked(&[&["dog"], &["Dog!"], &["dogs"]]);
        assert_eq!(table.poll(), Some(asks_same(&[at(ANA, 1), at(BO, 1), at(CY, 1)])));
        table.vote(&[(DI, ballot)]);
        assert_eq!(table.score().totals(), totals);
    }
}

/// PG-R26
#[test]
fn similar_answers_are_joined_across_lines_and_through_each_other() {
    // The first answer differs from the second by a space. The second is the singular of the third.
    let mut table = with_sheets(&four(), 'D', &[&["", "doghouse"], &["dog house"], &["", "", "dog houses"]]);
    table.read_lines(2);
    assert_eq!(table.poll(), None, "not before all of the group has been read");
    table.read_lines(3);
    assert_eq!(table.poll(), Some(asks_same(&[at(BO, 1), at(ANA, 2), at(CY, 3)])));
    table.vote(&[(DI, Strike)]);
    assert_eq!(table.score().totals(), [0, 0, 0, 0]);
}

/// PG-R22
#[test]
fn with_separate_categories_answers_are_compared_only_within_one() {
    let setup = with_house(four(), |house| house.same_category = true);
    let mut table = with_sheets(&setup, 'D', &[&["dog", "deer"], &["", "dogs"]]);
    table.read_lines(10);
    assert_eq!(table.poll(), None);
    let across = SheetAction::Join(vec![at(ANA, 1), at(BO, 2)]);
    assert_eq!(table.refusal(CY, across), Refusal::Sheet(SheetRefusal::OtherCategory));
    table.play(CY, SheetAction::Join(vec![at(ANA, 2), at(BO, 2)]));
}

/// PG-R26, PG-R53
#[test]
fn the_page_does_not_ask_about_struck_answers() {
    // Each has a duplicate, so all are struck already.
    let mut table = read_until_asked(&[&["dog", "dogs"], &["dog", "dogs"]]);
    assert_eq!(table.poll(), None);
    let pointless = SheetAction::Join(vec![at(ANA, 1), at(BO, 2)]);
    assert_eq!(table.refusal(CY, pointless), Refusal::Sheet(SheetRefusal::NotStanding));

    let mut table = with_sheets(&four(), 'D', &[&["dog"], &["", "dogs"]]);
    table.read_lines(1);
    table.play(CY, challenge(at(ANA, 1)));
    table.vote(&[(CY, Strike)]);
    table.read_lines(2);
    assert_eq!(table.poll(), None, "what was voted down has left the group");
    table.play(CY, SheetAction::Join(vec![at(ANA, 1), at(BO, 2)]));
    table.vote(&[(CY, Strike)]);
    assert_eq!(table.score().totals(), [0, 0, 0, 0], "but the other still stands, so people may ask");
}

/// PG-66
#[test]
fn anybody_may_ask_about_answers_the_page_did_not_join() {
    let mut table = with_sheets(&four(), 'C', &[&["couch"], &["chesterfield"], &["Dog", "cot"]]);
    table.read_lines(1);
    let join = |places: &[AnswerPlace]| SheetAction::Join(places.to_vec());
    for (places, refusal) in [
        (vec![at(ANA, 1), at(CY, 2)], Refusal::Sheet(SheetRefusal::NotRead)),
        (vec![at(ANA, 1), at(CY, 1)], Refusal::Sheet(SheetRefusal::NotStanding)),
        (vec![at(ANA, 1), at(DI, 1)], Refusal::Sheet(SheetRefusal::NotStanding)),
        (vec![at(ANA, 1)], Refusal::Sheet(SheetRefusal::OneOwner)),
        (vec![at(ANA, 1); 90], Refusal::Sheet(SheetRefusal::OneOwner)),
        (vec![], Refusal::Sheet(SheetRefusal::NotStanding)),
        (vec![at(Seat(200), 1), at(ANA, 1)], Refusal::Sheet(SheetRefusal::NotRead)),
    ] {
        assert_eq!(table.refusal(DI, join(&places)), refusal, "{places:?}");
    }
    let pair = [at(BO, 1), at(ANA, 1)];
    table.play(HAL, join(&pair));
    assert_eq!(table.poll(), Some(asks_same(&[at(ANA, 1), at(BO, 1)])));
    assert_eq!(
        table.refusal(CY, challenge(at(ANA, 1))),
        Refusal::Sheet(SheetRefusal::VoteFirst),
        "one vote at a time"
    );
    assert_eq!(table.refusal(CY, join(&pair)), Refusal::Sheet(SheetRefusal::VoteFirst));
    table.vote(&[(CY, Strike)]);
    assert_eq!(table.score().totals(), [0, 0, 1, 0]);
}

/// PG-R26, PG-R31
#[test]
fn an_answer_has_one_vote_on_similarity_and_one_challenge() {
    let mut table = read_until_asked(&[&["dog"], &["dogs"], &["donkey"]]);
    table.vote(&[(DI, Keep)]);
    for places in [vec![at(ANA, 1), at(BO, 1)], vec![at(ANA, 1), at(CY, 1)]] {
        assert_eq!(table.refusal(CY, SheetAction::Join(places)), Refusal::Sheet(SheetRefusal::VotedAlready));
    }
    table.play(CY, challenge(at(ANA, 1)));
    table.vote(&[(DI, Keep)]);
    assert_eq!(table.refusal(DI, challenge(at(ANA, 1))), Refusal::Sheet(SheetRefusal::VotedAlready));
    let heard = table.heard();
    let open = heard.iter().filter(|heard| !heard.grounds.is_empty());
    let open: Vec<AnswerPlace> = open.map(|heard| heard.place).collect();
    assert_eq!(open, [at(BO, 1), at(CY, 1)], "the page offers no second vote");
}

/// PG-R26
#[test]
fn an_early_vote_is_about_read_answers_and_the_rest_is_asked_later() {
    let sheets: &[&[&str]] = &[&["dog", ""], &["dogs", ""], &["", "dog's"], &["", "Dog s"]];
    let mut table = with_sheets(&four(), 'D', sheets);
    table.play_host(SheetAction::Next);
    table.play_host(SheetAction::Next);
    table.play(CY, SheetAction::Join(vec![at(ANA, 1), at(BO, 1)]));
    assert_eq!(table.poll(), Some(asks_same(&[at(ANA, 1), at(BO, 1)])));
    table.vote(&[(CY, Keep)]);
    table.read_lines(2);
    assert_eq!(table.poll(), Some(asks_same(&[at(CY, 2), at(DI, 2)])), "these two differ only in spaces");
}

/// PG-66: answers that are only a little similar give a hint, without consequences.
#[test]
fn weak_similarity_gives_a_hint_and_no_vote() {
    let mut table =
        read_until_asked(&[&["Darwin", "dolour"], &["Darwin, Charles", "dolor"], &["dogs"], &["dog"]]);
    let hints = |table: &Table| {
        let Some(OpenPhaseView::Reading { hints, .. }) = table.sheet_phase() else {
            panic!("nothing is being read")
        };
        hints.into_iter().map(|hint| (hint.places, hint.similarity)).collect::<Vec<_>>()
    };
    let darwin = ([at(ANA, 1), at(BO, 1)], Similarity::Part);
    assert_eq!(hints(&table), [darwin], "what the page asks about needs no hint");
    table.vote(&[(ANA, Keep)]);
    table.play(ANA, SheetAction::Join(vec![at(ANA, 1), at(BO, 1)]));
    table.vote(&[(CY, Keep)]);
    assert_eq!(hints(&table), [], "no hint about answers that were voted on");
    table.read_lines(2);
    assert_eq!(
        hints(&table),
        [([at(ANA, 2), at(BO, 2)], Similarity::Spelling)],
        "only answers of the current line"
    );
    assert_eq!(table.score().totals(), [2, 2, 1, 1]);
}

/// PG-R59: the host can enter the same vote for everybody who is here, the host included, with one press.
#[test]
fn a_table_that_agrees_votes_in_one_press() {
    for (ballot, result) in [(Keep, Stands), (Strike, Struck)] {
        let mut table = challenged();
        table.play(DI, SheetAction::Vote(Some(Strike)));
        assert!(matches!(
            table.refusal(BO, SheetAction::Unanimous(ballot)),
            Refusal::Sheet(SheetRefusal::HostOnly { .. })
        ));
        let events = table.play_host(SheetAction::Unanimous(ballot));
        let Some(Event::Sheet(SheetEvent::Counted { tally, .. })) = events.first() else {
            panic!("it was not counted")
        };
        let all = if ballot == Keep { (5, 0) } else { (0, 5) };
        assert_eq!((tally.count.keep, tally.count.strike, tally.result), (all.0, all.1, result));
        let host = table.host();
        assert_eq!(table.refusal(host, SheetAction::Unanimous(ballot)), Refusal::Sheet(SheetRefusal::NoVote));
    }
}
