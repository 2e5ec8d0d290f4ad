//! The log and the announcements: every event and every refusal is a sentence.

use partypiece::{
    play::LogLine,
    rules::{
        scattergories::{
            AnswerMark, AnswerPlace, Event, Face, Ground, Question, Refusal, Roll, SheetEvent, SheetRefusal,
        },
        sheets::{AnswerKind, Asked, SheetActivity},
        vote::{Count, Tally, VoteResult},
    },
};
use proptest::prelude::*;

use super::{
    random::{play_progressing, tries, valid_setup},
    setups::{ANA, BO, CY, PROPER, at, letter, name, three},
    table::{Table, with_sheets},
};
use crate::pieceagories::sentences::is_sentence;

#[track_caller]
fn assert_sentences(rows: Vec<(Event, &str)>) {
    let table = Table::new(&three(), 1);
    for (event, sentence) in rows {
        let message = table.0.tell(&LogLine::Event(&event));
        assert_eq!(message, sentence);
        assert!(is_sentence(&message), "{message}");
    }
}

/// SC-08, SC-34
#[test]
fn actions_are_announced_with_names() {
    let roll = |rerolls| Roll { by: BO, rerolls, face: Face::Letter(letter('K')) };
    let totals = || vec![5, 7, 0];
    assert_sentences(vec![
        (Event::Round { set: 1, round: 2 }, "Round 2 of 3."),
        (Event::Round { set: 2, round: 1 }, "Set 2, round 1 of 3."),
        (
            Event::Proposed { list: "Card 1".to_owned() },
            "Somebody proposed the list “Card 1”. Does everybody agree?",
        ),
        (Event::Proposed { list: " ".to_owned() }, "Somebody proposed a list. Does everybody agree?"),
        (Event::Agreed { by: BO }, "Bo agrees to the list."),
        (Event::Disagreed { by: BO }, "Bo wants another list."),
        (Event::AllAgreed { by: BO }, "Everybody agrees to the list."),
        (Event::Rolled(roll(0)), "Bo rolled: the letter is K."),
        (
            Event::Rolled(roll(1)),
            "Bo rolled again, because the letter of the round before came up: the letter is K.",
        ),
        (
            Event::RolledUnseen { by: BO, rerolls: 2 },
            "Bo rolled 2 more times, because the letter of the round before came up. Each player sees the letter when their time starts.",
        ),
        (Event::Sheet(SheetEvent::Began { by: CY }), "Cy is writing."),
        (Event::Sheet(SheetEvent::AllBegan { by: CY }), "Cy started the timer. Write."),
        (Event::Sheet(SheetEvent::TimeUp), "Writing is over. The answers are locked."),
        (Event::Sheet(SheetEvent::SheetIn { by: CY }), "Cy’s sheet is in."),
        (Event::Sheet(SheetEvent::PointsIn), "The points of the round are entered."),
        (Event::Sheet(SheetEvent::Shown(letter('K'))), "All sheets are in. The letter was K."),
        (Event::Sheet(SheetEvent::VoteCancelled), "The vote is cancelled. Nothing changes."),
        (Event::Scored { letter: letter('K'), totals: totals() }, "Round K: Ana 5, Bo 7 and Cy 0."),
        (
            Event::SetOver { set: 1, totals: totals(), winners: vec![BO] },
            "Bo wins the set: Ana 5, Bo 7 and Cy 0.",
        ),
        (
            Event::SetOver { set: 2, totals: vec![7, 7, 0], winners: vec![ANA, BO] },
            "Ana and Bo win set 2: Ana 7, Bo 7 and Cy 0.",
        ),
        (Event::Left(CY), "Cy left. The points stay."),
        (Event::Returned(CY), "Cy is back."),
        (Event::Over { winners: vec![ANA, BO] }, "Ana and Bo win the game together."),
    ]);
}

const PLAIN: AnswerKind = AnswerKind { proper: false, title: false };
const NAME: AnswerKind = AnswerKind { proper: true, title: false };
const TITLE: AnswerKind = AnswerKind { proper: false, title: true };

fn read_event(kind: AnswerKind, mark: AnswerMark) -> Event {
    Event::Sheet(SheetEvent::Read { place: at(ANA, 3), text: "Kale".to_owned(), kind, mark })
}

/// SC-R07: what its writer says about an answer is announced with it.
#[test]
fn an_answer_is_announced_with_its_kind() {
    let mut table = with_sheets(&three(), 'K', &[&["Kale", "*Kay", "_Kim", "*_Kit"]]);
    let read = table.read_lines(4);
    let sentences: Vec<String> = read.iter().map(|event| table.0.tell(&LogLine::Event(event))).collect();
    let of_ana: Vec<&String> = sentences.iter().filter(|sentence| sentence.contains("Ana")).collect();
    assert_eq!(
        of_ana,
        ["1, Ana: Kale.", "2, Ana: Kay (a name).", "3, Ana: Kim (a title).", "4, Ana: Kit (a title)."]
    );
}

/// SC-15, SC-24, SC-R05: if a duplicate is in another category, the sentence names its line.
#[test]
fn an_answer_is_announced_with_its_mark() {
    let with = |places: &[AnswerPlace]| AnswerMark::Duplicate { with: places.to_vec() };
    let kale = || "Kale".to_owned();
    assert_sentences(vec![
        (read_event(PLAIN, AnswerMark::Stands { points: 1 }), "3, Ana: Kale."),
        (read_event(NAME, AnswerMark::Stands { points: 2 }), "3, Ana: Kale, for 2 points (a name)."),
        (read_event(TITLE, AnswerMark::WrongLetter), "3, Ana: Kale; wrong letter (a title)."),
        (
            read_event(PLAIN, AnswerMark::NoLetter),
            "3, Ana: Kale; it does not begin with a letter from A to Z.",
        ),
        (read_event(PLAIN, AnswerMark::Empty), "3, Ana: nothing."),
        (read_event(PLAIN, AnswerMark::Several), "3, Ana: Kale; more than one answer, and Ana chooses one."),
        (read_event(PLAIN, AnswerMark::RepeatOnSheet { line: 2 }), "3, Ana: Kale; the same as on line 2."),
        (read_event(PLAIN, with(&[at(BO, 3)])), "3, Ana: Kale; struck: Bo has it too."),
        (
            read_event(PLAIN, with(&[at(BO, 1), at(CY, 3), at(CY, 2)])),
            "3, Ana: Kale; struck: Bo (line 1) and Cy (lines 2 and 3) have it too; lines 1 and 2 are other categories.",
        ),
        (
            read_event(PLAIN, with(&[at(BO, 1), at(CY, 1)])),
            "3, Ana: Kale; struck: Bo and Cy have it too on line 1, another category.",
        ),
        (
            read_event(PLAIN, AnswerMark::VotedSame { with: vec![at(BO, 3)] }),
            "3, Ana: Kale; struck: voted the same as the answer of Bo.",
        ),
        (
            read_event(PLAIN, AnswerMark::VotedSame { with: vec![at(BO, 1)] }),
            "3, Ana: Kale; struck: voted the same as the answer of Bo on line 1, another category.",
        ),
        (read_event(PLAIN, AnswerMark::VotedDown), "3, Ana: Kale; struck by vote."),
        (
            Event::KindSet { place: at(ANA, 3), text: kale(), kind: PROPER, mark: AnswerMark::WrongLetter },
            "Ana says “Kale” is a name: Kale; wrong letter.",
        ),
        (
            Event::AnswerKept { place: at(ANA, 3), text: kale(), mark: AnswerMark::Stands { points: 1 } },
            "Ana keeps “Kale”: Kale.",
        ),
    ]);
}

/// SC-29, SC-31, SC-32
#[test]
fn a_vote_is_announced_as_a_question_and_a_count() {
    let asked = |question, text: &str| {
        Event::Sheet(SheetEvent::Asked(Asked { question, texts: vec![text.to_owned()] }))
    };
    let challenge = |ground, by| Question::Challenge { place: at(ANA, 3), ground, by };
    let tally = |recount: bool, result| Tally {
        count: Count { keep: 2, strike: 2 },
        recount: recount.then_some(Count { keep: 1, strike: 2 }),
        result,
    };
    let counted = |question, recount, result| {
        Event::Sheet(SheetEvent::Counted { question, tally: tally(recount, result) })
    };
    let two = Question::Same(vec![at(ANA, 1), at(BO, 1)]);
    let texts = vec!["dog".to_owned(), "dogs".to_owned()];
    assert_sentences(vec![
        (asked(Question::Appeal(at(ANA, 1)), "7-Up"), "Does “7-Up” count for Ana?"),
        (
            Event::Sheet(SheetEvent::Asked(Asked { question: two.clone(), texts })),
            "Are these the same: “dog” and “dogs”?",
        ),
        (asked(challenge(Ground::Fit, BO), "Kale"), "Bo challenges “Kale” of Ana."),
        (asked(challenge(Ground::Proper, BO), "Kale"), "Bo challenges “Kale” of Ana: is it a name?"),
        (asked(challenge(Ground::Title, BO), "Kale"), "Bo challenges “Kale” of Ana: is it a title?"),
        (asked(challenge(Ground::Fit, ANA), "Kale"), "Ana challenges “Kale”, their own answer."),
        (
            counted(challenge(Ground::Fit, BO), true, VoteResult::Struck),
            "Tie, so the writer’s own vote is left out. It is struck, by 2 votes to 1.",
        ),
        (counted(challenge(Ground::Fit, BO), false, VoteResult::Stands), "It counts: a tie, 2 to 2."),
        (
            counted(challenge(Ground::Proper, BO), false, VoteResult::Struck),
            "It does not count as a name: a tie, 2 to 2.",
        ),
        (
            counted(challenge(Ground::Proper, BO), false, VoteResult::Stands),
            "It counts as a name: a tie, 2 to 2.",
        ),
        (
            counted(challenge(Ground::Title, BO), false, VoteResult::Struck),
            "The writer was wrong: a tie, 2 to 2.",
        ),
        (
            counted(challenge(Ground::Title, BO), false, VoteResult::Stands),
            "The writer was right: a tie, 2 to 2.",
        ),
        (
            counted(two.clone(), false, VoteResult::Struck),
            "They are the same, so they are struck: a tie, 2 to 2.",
        ),
        (counted(two, false, VoteResult::Stands), "They are different: a tie, 2 to 2."),
    ]);
}

/// Every refusal, with an example of each.
pub(crate) fn refusals() -> Vec<Refusal> {
    vec![
        Refusal::Sheet(SheetRefusal::TooFew { players: 0 }),
        Refusal::Sheet(SheetRefusal::TooFew { players: 1 }),
        Refusal::TooMany { players: 9 },
        Refusal::Sheet(SheetRefusal::SameName { name: name("Ana") }),
        Refusal::Seconds { seconds: 181 },
        Refusal::FewFaces { faces: 1 },
        Refusal::FaceTwice { letter: letter('K') },
        Refusal::LongName { characters: 201 },
        Refusal::NoCategory { line: 2 },
        Refusal::LongCategory { line: 2 },
        Refusal::CategoryTwice { line: 9, first: 2 },
        Refusal::Sheet(SheetRefusal::NotNow { activity: SheetActivity::Reading }),
        Refusal::Sheet(SheetRefusal::NoSheet),
        Refusal::Sheet(SheetRefusal::Gone { name: name("Ana") }),
        Refusal::NotYours { owner: name("Ana") },
        Refusal::Rounds { rounds: 0 },
        Refusal::NoList,
        Refusal::Agreement { missing: vec![name("Ana"), name("Bo")] },
        Refusal::Sheet(SheetRefusal::Writing { name: name("Ana") }),
        Refusal::Sheet(SheetRefusal::SheetIn),
        Refusal::Sheet(SheetRefusal::NotBegun),
        Refusal::Sheet(SheetRefusal::LongAnswer { line: 2 }),
        Refusal::Sheet(SheetRefusal::WrongPoints { lines: 12, most: 2 }),
        Refusal::Sheet(SheetRefusal::WrongSheet { lines: 12 }),
        Refusal::Sheet(SheetRefusal::AbsentPoints { name: name("Ana") }),
        Refusal::Sheet(SheetRefusal::NoAppeal),
        Refusal::Sheet(SheetRefusal::VotedAlready),
        Refusal::Sheet(SheetRefusal::VoteFirst),
        Refusal::Sheet(SheetRefusal::NoVote),
        Refusal::Sheet(SheetRefusal::NotRead),
        Refusal::Sheet(SheetRefusal::NotStanding),
        Refusal::Sheet(SheetRefusal::NotMarked),
        Refusal::NothingThere,
        Refusal::NotSeveral,
        Refusal::Sheet(SheetRefusal::OneFirst { owner: name("Ana") }),
        Refusal::Sheet(SheetRefusal::OtherCategory),
        Refusal::Sheet(SheetRefusal::OneOwner),
        Refusal::LastLeaves,
    ]
}

#[test]
fn every_refusal_is_a_sentence() {
    for refusal in refusals() {
        assert!(is_sentence(&refusal.to_string()), "{refusal}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, ..ProptestConfig::default() })]

    #[test]
    fn every_event_is_announced_as_a_sentence(setup in valid_setup(), seed: u64, tries in tries(50), choice: u32) {
        let mut table = Table::new(&setup, seed);
        tries.iter().for_each(|attempt| _ = attempt.make(&mut table));
        for step in 1..60 {
            play_progressing(&mut table, choice.wrapping_mul(step));
        }
        for line in table.0.log() {
            // These lines quote text that people typed, so they may break the rules of sentences.
            if let LogLine::Event(Event::Sheet(SheetEvent::Read { .. }) | Event::KindSet { .. } | Event::AnswerKept { .. } | Event::Sheet(SheetEvent::Asked(_)) | Event::Proposed { .. }) = line {
                continue;
            }
            let message = table.0.tell(&line);
            prop_assert!(is_sentence(&message), "{}", message);
        }
    }
}
