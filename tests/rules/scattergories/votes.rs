//! Challenges, similar answers, appeals: what the table decides.

use partypiece::{
    play::{GameId, PastRulings, RulingOrigin},
    rules::{
        Seat,
        scattergories::{
            Action, AnswerMark, AnswerPlace, Event, Ground, Question, Refusal, Setup, SheetAction,
            SheetEvent, SheetRefusal,
        },
        sheets::{self, OpenPhaseView},
        vote::{
            Ballot::{self, Keep, Strike},
            VoteResult::{Stands, Struck},
        },
        words::Similarity,
    },
    screens::{
        scattergories::sheet_table,
        sheets::{past_rulings_on_line, questioned_answers, rulings},
    },
};

use super::{
    setups::{ANA, BO, CY, DI, at, four, people, three, with_house, with_junior},
    table::{Table, counted, scored, with_sheets},
};

const STANDS: AnswerMark = AnswerMark::Stands { points: 1 };

/// Four players; Bo challenges Ana's first answer.
fn challenged(c: char, answer: &str) -> Table {
    let mut table = with_sheets(&four(), c, &[&[answer]]);
    table.read_lines(1);
    table.challenge(BO, at(ANA, 1), Ground::Fit);
    table
}

fn asks_same(places: &[AnswerPlace]) -> Question {
    Question::Same(places.to_vec())
}

/// SC-16, SC-19, SC-30, SC-32, SC-38, SC-R15: a challenge with each possible result.
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
    for (answer, ballots, result) in challenges {
        let mut table = challenged('C', answer);
        assert_eq!(table.vote(ballots).result, result, "{answer} {ballots:?}");
        assert_eq!(table.mark(at(ANA, 1)), if result == Struck { AnswerMark::VotedDown } else { STANDS });
        assert_eq!(table.score().totals()[0], u32::from(result == Stands), "{ballots:?}");
    }
}

/// SC-32
#[test]
fn on_a_tie_the_vote_of_the_challenged_is_left_out() {
    let mut table = challenged('C', "citrus");
    let tally = table.vote(&[(ANA, Keep), (BO, Keep), (CY, Strike), (DI, Strike)]);
    assert_eq!((tally.count.keep, tally.count.strike), (2, 2));
    let recount = tally.recount.expect("it was tied");
    assert_eq!((recount.keep, recount.strike, tally.result), (1, 2, Struck));
}

/// SC-32, PG-R30: the announcement says that a vote was left out only if there was one.
#[test]
fn a_tie_without_the_challenged_is_announced_as_it_was_counted() {
    let mut table = challenged('C', "citrus");
    table.vote(&[(BO, Keep), (CY, Strike)]);
    let sentence = table.0.log().last().map(|line| table.0.tell(line));
    assert_eq!(sentence.as_deref(), Some("It counts: a tie, 1 to 1."));
}

/// SC-16, SC-40, SC-41: the page never judges the meaning.
#[test]
fn an_unchallenged_answer_scores_however_odd_it_is() {
    assert_eq!(scored(&three(), 'C', &[&["citrus"]]).totals(), [1, 0, 0]);
    assert_eq!(scored(&three(), 'K', &[&["Knife"], &["Kelp"]]).totals(), [1, 1, 0]);
    let odd =
        ["ka", "kb", "kc", "kd", "ke", "kf", "kg", "kh", "ki", "kj", "kk", "kl"].map(|end| end.repeat(4));
    let odd: Vec<&str> = odd.iter().map(String::as_str).collect();
    assert_eq!(scored(&three(), 'K', &[&odd]).totals(), [12, 0, 0]);
}

/// SC-18: a rejected answer and an empty line score nothing; an odd answer that stands scores.
#[test]
fn a_rejected_answer_costs_nothing() {
    let mut table = with_sheets(&three(), 'C', &[&["citrus", "", "Cuddle"]]);
    table.read_lines(3);
    table.challenge(BO, at(ANA, 1), Ground::Fit);
    table.vote(&[(BO, Strike)]);
    assert_eq!(table.score().points()[0][..3], [0, 0, 1]);
}

/// SC-29, SC-30
#[test]
fn anybody_may_challenge_any_read_answer_that_stands() {
    for by in [ANA, BO, CY, DI] {
        let mut table = with_sheets(&four(), 'K', &[&["knuckle", "Kale"], &["Dog"], &["Kale"]]);
        let challenge = |seat, line| SheetAction::Challenge { place: at(seat, line), ground: Ground::Fit };
        assert_eq!(table.refusal(by, challenge(ANA, 1)), Refusal::Sheet(SheetRefusal::NotRead));
        table.read_lines(1);
        assert_eq!(table.refusal(by, challenge(ANA, 2)), Refusal::Sheet(SheetRefusal::NotRead));
        assert_eq!(table.refusal(by, challenge(BO, 1)), Refusal::Sheet(SheetRefusal::NotStanding));
        assert_eq!(table.refusal(by, challenge(DI, 1)), Refusal::Sheet(SheetRefusal::NotStanding));
        let events = table.play(by, challenge(ANA, 1));
        let Event::Sheet(SheetEvent::Asked(asked)) = &events[0] else { panic!("no vote opens") };
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
fn only_players_vote_and_all_of_them() {
    let mut table = challenged('C', "citrus");
    assert_eq!(table.0.to_act(), [ANA, BO, CY, DI].into());
    assert_eq!(table.refusal(Seat(4), SheetAction::Vote(Some(Keep))), Refusal::Sheet(SheetRefusal::NoSheet));
    assert_eq!(table.refusal(ANA, SheetAction::Next), Refusal::Sheet(SheetRefusal::VoteFirst));
    for seat in [ANA, BO, CY, DI] {
        table.play(seat, SheetAction::Vote(Some(Strike)));
        table.play(seat, SheetAction::Vote(Some(Keep)));
    }
    table.play(DI, SheetAction::Vote(None));
    let tally = table.vote(&[]);
    assert_eq!((tally.count.keep, tally.count.strike), (3, 0), "one ballot each, changed until the count");
    assert_eq!(table.refusal(ANA, SheetAction::Vote(Some(Keep))), Refusal::Sheet(SheetRefusal::NoVote));
    assert_eq!(table.refusal(ANA, SheetAction::Count), Refusal::Sheet(SheetRefusal::NoVote));
}

/// SC-R17
#[test]
fn there_is_one_vote_for_each_answer_and_ground() {
    let mut table = with_sheets(&three(), 'C', &[&["*_Casablanca"]]);
    table.read_lines(1);
    let grounds = |table: &Table| {
        let heard = table.heard();
        (heard[0].grounds.clone(), heard[0].can_set_kind)
    };
    assert_eq!(grounds(&table), (Ground::ALL.to_vec(), true));
    for ground in Ground::ALL {
        table.challenge(BO, at(ANA, 1), ground);
        table.vote(&[(BO, Keep)]);
        assert_eq!(
            table.refusal(CY, SheetAction::Challenge { place: at(ANA, 1), ground }),
            Refusal::Sheet(SheetRefusal::VotedAlready)
        );
    }
    assert_eq!(grounds(&table), (vec![], false), "the page offers no second vote");
    assert_eq!(table.score().totals(), [1, 0, 0]);
}

/// SC-R13: an equal answer of somebody else is still struck.
#[test]
fn an_answer_that_was_voted_down_still_makes_duplicates() {
    let mut table = with_sheets(&three(), 'C', &[&["citrus"], &["", "Citrus"]]);
    table.read_lines(1);
    table.challenge(CY, at(ANA, 1), Ground::Fit);
    table.vote(&[(CY, Strike)]);
    assert_eq!(table.score().totals(), [0, 0, 0]);
}

/// SC-R14
#[test]
fn similar_answers_are_asked_about_and_without_a_vote_both_count() {
    for (ballots, totals) in [
        (&[(CY, Strike), (DI, Strike)][..], [0, 0, 1, 0]),
        (&[(CY, Keep)], [1, 1, 1, 0]),
        (&[], [1, 1, 1, 0]),
    ] {
        let mut table = with_sheets(&four(), 'D', &[&["dog"], &["dogs"], &["duck"]]);
        table.read_lines(1);
        assert_eq!(table.poll(), Some(asks_same(&[at(ANA, 1), at(BO, 1)])));
        if ballots.is_empty() {
            table.play_any(SheetAction::CancelVote);
        } else {
            table.vote(ballots);
        }
        assert_eq!(table.score().totals(), totals);
    }
}

/// SC-R14
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
        (vec![], Refusal::Sheet(SheetRefusal::NotStanding)),
        (vec![at(Seat(200), 1), at(ANA, 1)], Refusal::Sheet(SheetRefusal::NotRead)),
    ] {
        assert_eq!(table.refusal(DI, join(&places)), refusal, "{places:?}");
    }
    table.play(DI, join(&[at(BO, 1), at(ANA, 1)]));
    assert_eq!(table.refusal(CY, join(&[at(BO, 1), at(ANA, 1)])), Refusal::Sheet(SheetRefusal::VoteFirst));
    table.vote(&[(CY, Strike)]);
    assert_eq!(table.mark(at(ANA, 1)), AnswerMark::VotedSame { with: vec![at(BO, 1)] });
    assert_eq!(table.score().totals(), [0, 0, 1, 0]);

    let mut apart =
        with_sheets(&with_house(four(), |house| house.same_category = true), 'D', &[&["dog"], &["", "dogs"]]);
    apart.read_lines(2);
    assert_eq!(
        apart.refusal(CY, join(&[at(ANA, 1), at(BO, 2)])),
        Refusal::Sheet(SheetRefusal::OtherCategory)
    );
}

/// SC-R14: answers that are only a little similar give a hint, without consequences.
#[test]
fn weak_similarity_gives_a_hint_and_no_vote() {
    let mut table = with_sheets(&four(), 'D', &[&["Darwin"], &["Darwin, Charles"]]);
    table.read_lines(1);
    let Some(OpenPhaseView::Reading { hints, poll, .. }) = table.sheet_phase() else {
        panic!("nothing is being read")
    };
    let hints: Vec<_> = hints.iter().map(|hint| (hint.places, hint.similarity)).collect();
    let names = [at(ANA, 1), at(BO, 1)];
    assert_eq!((hints, poll), (vec![(names, Similarity::Part)], None));
}

/// SC-R14, SC-R07: if an answer becomes valid because its kind is changed, the page asks about similar
/// answers, but only once.
#[test]
fn an_answer_called_a_proper_noun_may_be_similar_to_another() {
    let mut table = with_sheets(&three(), 'S', &[&["*Paul Simon"], &["Paul Simons"]]);
    table.read_lines(1);
    assert_eq!(table.poll(), None);
    table.set_kind(at(BO, 1), super::setups::PROPER);
    assert_eq!(table.poll(), Some(asks_same(&[at(ANA, 1), at(BO, 1)])));
    table.vote(&[(CY, Keep)]);
    table.set_kind(at(BO, 1), super::setups::PROPER);
    assert_eq!(table.poll(), None, "the page does not ask again");
}

/// SC-R18
#[test]
fn the_owner_of_an_answer_without_a_letter_may_appeal_before_the_reading() {
    for (ballots, granted) in
        [(&[(BO, Keep), (CY, Keep), (DI, Strike)][..], true), (&[(BO, Strike), (ANA, Strike)], false)]
    {
        let mut table = with_sheets(&four(), 'S', &[&["7-Up", "Dog", "Сок", "*7 Sisters"]]);
        let appeals = table.appeals();
        let open: Vec<_> =
            appeals.iter().map(|appeal| (appeal.place, appeal.text.as_str(), appeal.granted)).collect();
        assert_eq!(open, [(at(ANA, 1), "7-Up", None), (at(ANA, 3), "Сок", None)]);
        for (by, line) in [(ANA, 2), (ANA, 4), (BO, 1)] {
            assert_eq!(table.refusal(by, SheetAction::Appeal(line)), Refusal::Sheet(SheetRefusal::NoAppeal));
        }
        table.play(ANA, SheetAction::Appeal(1));
        assert_eq!(table.refusal(ANA, SheetAction::Appeal(3)), Refusal::Sheet(SheetRefusal::VoteFirst));
        table.vote(ballots);
        assert_eq!(table.refusal(ANA, SheetAction::Appeal(1)), Refusal::Sheet(SheetRefusal::VotedAlready));
        let appeals = table.appeals();
        assert_eq!((appeals[0].granted, appeals[1].granted), (Some(granted), None));
        table.read_lines(1);
        assert_eq!(table.mark(at(ANA, 1)), if granted { STANDS } else { AnswerMark::NoLetter });
        assert_eq!(table.score().totals()[0], 1 + u32::from(granted));
    }
}

/// SC-R18, SC-R20: in Junior an answer that begins with no letter scores one point, and two if an appeal was
/// granted.
#[test]
fn in_junior_an_appeal_is_about_the_second_point() {
    for appeals in [false, true] {
        let mut table = with_sheets(&with_junior(three()), 'S', &[&["7-Up", "Dog"]]);
        if appeals {
            table.play(ANA, SheetAction::Appeal(1));
            table.vote(&[(BO, Keep)]);
        }
        assert_eq!(table.score().totals(), [2 + u32::from(appeals), 0, 0]);
    }
}

/// SC-R18, SC-24: if the writer keeps an answer that begins with no letter, it can be appealed during the
/// reading.
#[test]
fn a_kept_answer_may_be_appealed_during_the_reading() {
    let mut table = with_sheets(&three(), 'S', &[&["7-Up / Soda"]]);
    assert!(table.reads());
    assert_eq!(table.refusal(ANA, SheetAction::Appeal(1)), Refusal::Sheet(SheetRefusal::NotRead));
    table.read_lines(1);
    table.play(ANA, Action::KeepOne { place: at(ANA, 1), alternative: 0 });
    assert_eq!(table.mark(at(ANA, 1)), AnswerMark::NoLetter);
    table.play(ANA, SheetAction::Appeal(1));
    table.vote(&[(BO, Keep), (CY, Keep)]);
    assert_eq!(table.mark(at(ANA, 1)), STANDS);
}

/// SC-R15: the challenger wins.
#[test]
fn of_two_voters_the_challenger_wins() {
    let setup: Setup = people(&["Ana", "Bo"]);
    let mut table = with_sheets(&setup, 'C', &[&["citrus"]]);
    table.read_lines(1);
    table.challenge(BO, at(ANA, 1), Ground::Fit);
    let tally = table.vote(&[(ANA, Keep), (BO, Strike)]);
    assert_eq!((tally.recount.is_some(), tally.result), (true, Struck));
}

/// SC-R29: one press enters the same vote for everybody who is here.
#[test]
fn a_table_that_agrees_votes_in_one_press() {
    for (ballot, result) in [(Keep, Stands), (Strike, Struck)] {
        let mut table = challenged('C', "citrus");
        assert!(
            table.0.check(ANA, &SheetAction::Unanimous(ballot).into()).is_ok(),
            "any player may enter it"
        );
        table.play(DI, SheetAction::Vote(Some(Strike)));
        table.play(ANA, Action::Leave(CY));
        let events = table.play(BO, SheetAction::Unanimous(ballot));
        let Some(Event::Sheet(SheetEvent::Counted { tally, .. })) = events.first() else {
            panic!("it was not counted")
        };
        let all = if ballot == Keep { (3, 0) } else { (0, 3) };
        assert_eq!((tally.count.keep, tally.count.strike, tally.result), (all.0, all.1, result));
        assert_eq!(table.refusal(ANA, SheetAction::Unanimous(ballot)), Refusal::Sheet(SheetRefusal::NoVote));
    }
}

/// SC-29: what the table has just decided is shown by the mark, not as a ruling of last time.
#[test]
fn a_ruling_of_this_round_is_not_said_again() {
    let mut table = with_sheets(&three(), 'C', &[&["Cat"], &["Cow"], &["Cod"]]);
    table.read_lines(1);
    table.challenge(CY, at(ANA, 1), Ground::Fit);
    let mut known = PastRulings::default();
    let events = table.play(CY, SheetAction::Unanimous(Ballot::Keep));
    let ruled = rulings(&sheet_table(&table.view(), None), &counted(&events));
    let earlier = RulingOrigin { game: GameId::from_number(1), round: 1 };
    ruled.into_iter().for_each(|ruling| known.remember(ruling, earlier.clone()));
    assert_eq!(past_rulings_on_line(&known, &sheet_table(&table.view(), None), 1, None), [""; 0]);
    let mut next = with_sheets(&three(), 'C', &[&["Cat"], &["Cow"], &["Cod"]]);
    next.read_lines(1);
    assert_eq!(
        past_rulings_on_line(&known, &sheet_table(&next.view(), None), 1, None),
        ["Last time the table let “Cat” count."]
    );
}

/// SC-R14: equal answers in two categories are one card of a vote.
#[test]
fn a_vote_shows_equal_answers_once() {
    let mut table = with_sheets(&three(), 'C', &[&["Cat"], &["Cow"], &["", "cat"]]);
    table.read_lines(2);
    let [ana, bo, cy] = [(ANA, 1), (BO, 1), (CY, 2)].map(|(seat, line)| at(seat, line));
    let shown =
        questioned_answers(&sheet_table(&table.view(), None), &sheets::Question::Same(vec![ana, bo, cy]));
    assert_eq!(shown, [("Cat".to_owned(), vec![ana, cy]), ("Cow".to_owned(), vec![bo])]);
}
