//! The log and the announcements: every event and every refusal is a sentence.

use partypiece::{
    play::LogLine,
    rules::{
        pieceagories::{AnswerMark, Event, LetterThrow, Question, Refusal, SheetEvent, SheetRefusal},
        piecepack::{Coin, Rank, Suit},
        sheets::{AnswerKind, Asked, Ground, SheetActivity},
        vote::{Count, Tally, VoteResult},
    },
};
use proptest::prelude::*;

use super::{
    random::{play_progressing, tries, valid_setup},
    setups::{ANA, BO, CY, at, day, letter, list_number, name, three},
    table::Table,
};

fn event_text(event: &Event) -> String {
    Table::new(&three(), 1).0.tell(&LogLine::Event(event))
}

/// Whether a text begins, ends and has spaces like a sentence, and has no words such as "he" and "she".
pub(crate) fn is_sentence(text: &str) -> bool {
    let begins = text
        .chars()
        .next()
        .is_some_and(|c| c.is_uppercase() || c.is_ascii_digit() || c == '“' || c == '\u{2068}');
    let ends = text.ends_with(['.', '?']);
    let spaced = !text.contains("  ") && text.trim() == text && !text.contains(" ,") && !text.contains(" .");
    let words: Vec<&str> = text.split(|c: char| !c.is_alphabetic()).collect();
    let gendered = ["he", "she", "him", "his", "her", "hers"].iter().any(|word| words.contains(word));
    begins && ends && spaced && !gendered && crate::messages::faults(text).is_empty()
}

#[test]
fn actions_are_announced_with_names() {
    for (event, sentence) in [
        (Event::Invented { by: ANA, slips: 1 }, "Ana added a category."),
        (Event::Invented { by: ANA, slips: 4 }, "Ana added 4 categories."),
        (Event::Withdrew { by: BO }, "Bo removed a category."),
        (Event::Collected { categories: 14 }, "The pile has 14 categories."),
        (Event::CardsAdded { cards: 0 }, "All these cards were in the pile already."),
        (Event::CardsAdded { cards: 1 }, "One more card is in the pile."),
        (Event::CardsAdded { cards: 12 }, "12 more cards are in the pile."),
        (Event::Drawn, "Ten cards were drawn."),
        (Event::Picked { number: list_number(3), category: "Fruit".to_owned() }, "Number 3 is “Fruit”."),
        (Event::Unpicked(list_number(3)), "Number 3 is free again."),
        (Event::Swapped(list_number(3), list_number(9)), "Numbers 3 and 9 changed places."),
        (Event::ListUsed, "The list of this round is ready."),
        (Event::Sheet(SheetEvent::Began { by: CY }), "Cy is writing."),
        (Event::Sheet(SheetEvent::AllBegan { by: ANA }), "The timer is running. Write."),
        (Event::Sheet(SheetEvent::TimeUp), "Writing is over. The answers are locked."),
        (Event::Sheet(SheetEvent::SheetIn { by: CY }), "Cy’s sheet is in."),
        (Event::Sheet(SheetEvent::PointsIn), "The points of the round are entered."),
        (Event::Sheet(SheetEvent::Shown(letter('C'))), "All sheets are in. The letter was C."),
        (Event::Advanced { winners: vec![ANA, CY] }, "Up one space: Ana and Cy."),
        (Event::Round(2), "Round 2 of 6."),
        (Event::RoundCancelled, "The round is cancelled and replayed."),
        (Event::Left(CY), "Cy left. The pawn stays."),
        (Event::Returned(CY), "Cy is back."),
        (Event::Sheet(SheetEvent::VoteCancelled), "The vote is cancelled. Nothing changes."),
    ] {
        assert_eq!(event_text(&event), sentence);
        assert!(is_sentence(sentence), "{sentence}");
    }
}

/// PG-40, PG-42, PG-44, PG-46, PG-52, PG-86, PG-R19, PG-R37
#[test]
fn random_results_are_announced() {
    let coin = |rank| Event::CoinFlipped { by: BO, coin: Coin { suit: Suit::Moons, rank } };
    let throw = LetterThrow([Rank::Ace, Rank::Five]);
    for (event, sentence) in [
        (Event::DayIs(day(11, 20)), "Birthdays count from 20 November."),
        (Event::FlipperNamed { seat: CY, how: None }, "Cy flips the coin."),
        (
            Event::FlipperNamed { seat: CY, how: Some("arm wrestling".to_owned()) },
            "Cy flips the coin, decided by arm wrestling.",
        ),
        (coin(Rank::Three), "Bo flipped the 3 of Moons."),
        (coin(Rank::Null), "Bo flipped the blank of Moons."),
        (Event::TimerSet { seconds: 60 }, "The timer is set to 1:00."),
        (Event::TimerSet { seconds: 150 }, "The timer is set to 2:30."),
        (Event::TimerSet { seconds: 30 }, "The timer is set to 0:30."),
        (Event::Forfeit { seats: vec![BO], text: None }, "A drink for Bo."),
        (Event::Forfeit { seats: vec![ANA, BO], text: None }, "A drink each for Ana and Bo."),
        (Event::Forfeit { seats: vec![BO], text: Some("sing".to_owned()) }, "For Bo: sing."),
        (Event::Prepared(throw), "The dice show ace and 5, which makes 5: categories begin with S."),
        (Event::Rolled(throw), "The dice show ace and 5, which makes 5: the letter is S."),
        (Event::RolledUnseen, "The dice are rolled. Each player sees the letter when their time starts."),
    ] {
        assert_eq!(event_text(&event), sentence);
        assert!(is_sentence(sentence), "{sentence}");
    }
}

/// PG-55, PG-56, PG-58, PG-64, PG-66, PG-71, PG-73, PG-R49
#[test]
fn an_answer_is_announced_with_its_mark() {
    for (mark, sentence) in [
        (AnswerMark::Stands { points: 1 }, "4, Bo: Dog."),
        (AnswerMark::Stands { points: 2 }, "4, Bo: Dog, for 2 points."),
        (AnswerMark::Empty, "4, Bo: nothing."),
        (AnswerMark::WrongLetter, "4, Bo: Dog; wrong letter."),
        (AnswerMark::NoLetter, "4, Bo: Dog; it does not begin with a letter from A to Z."),
        (AnswerMark::LeadingArticle, "4, Bo: Dog; the article has to come last."),
        (AnswerMark::RepeatOnSheet { line: 2 }, "4, Bo: Dog; the same as on line 2."),
        (AnswerMark::Duplicate { with: vec![at(ANA, 4)] }, "4, Bo: Dog; struck: Ana has it too."),
        (
            AnswerMark::Duplicate { with: vec![at(ANA, 2), at(CY, 4)] },
            "4, Bo: Dog; struck: Ana (line 2) and Cy have it too; line 2 is another category.",
        ),
        (
            AnswerMark::VotedSame { with: vec![at(ANA, 4)] },
            "4, Bo: Dog; struck: voted the same as the answer of Ana.",
        ),
        (
            AnswerMark::VotedSame { with: vec![at(ANA, 2), at(ANA, 3)] },
            "4, Bo: Dog; struck: voted the same as the answers of Ana (lines 2 and 3); lines 2 and 3 are other categories.",
        ),
        (AnswerMark::VotedDown, "4, Bo: Dog; struck by vote."),
    ] {
        assert_eq!(
            event_text(&Event::Sheet(SheetEvent::Read {
                place: at(BO, 4),
                text: "Dog".to_owned(),
                kind: AnswerKind::default(),
                mark
            })),
            sentence
        );
        assert!(is_sentence(sentence), "{sentence}");
    }
}

/// PG-66, PG-67, PG-68, PG-70, PG-R49
#[test]
fn a_vote_is_announced_as_a_question_and_a_count() {
    let asked = |question: Question, texts: &[&str]| {
        Event::Sheet(SheetEvent::Asked(Asked {
            question,
            texts: texts.iter().map(|&text| text.to_owned()).collect(),
        }))
    };
    let same = Question::Same(vec![at(ANA, 1), at(BO, 1), at(CY, 1)]);
    let doubt = Question::Challenge { place: at(ANA, 4), ground: Ground::Fit, by: BO };
    let count = |keep, strike| Count { keep, strike };
    let counted = |question: &Question, count, recount, result| {
        Event::Sheet(SheetEvent::Counted {
            question: question.clone(),
            tally: Tally { count, recount, result },
        })
    };
    let appeal = Question::Appeal(at(BO, 2));
    for (event, sentence) in [
        (asked(appeal.clone(), &["7-Up"]), "Does “7-Up” count for Bo?"),
        (asked(same.clone(), &["dog", "dogs", "Dog"]), "Are these the same: “dog”, “dogs” and “Dog”?"),
        (asked(doubt.clone(), &["Cuddle"]), "Bo challenges “Cuddle” of Ana."),
        (
            asked(Question::Challenge { place: at(ANA, 4), ground: Ground::Fit, by: ANA }, &["Cuddle"]),
            "Ana challenges “Cuddle”, their own answer.",
        ),
        (counted(&doubt, count(2, 1), None, VoteResult::Stands), "It counts, by 2 votes to 1."),
        (counted(&appeal, count(0, 3), None, VoteResult::Struck), "It is struck, by 3 votes to 0."),
        (
            counted(&doubt, count(2, 2), Some(count(1, 2)), VoteResult::Struck),
            "Tie, so the writer’s own vote is left out. It is struck, by 2 votes to 1.",
        ),
        (counted(&same, count(3, 1), None, VoteResult::Stands), "They are different, by 3 votes to 1."),
        (
            counted(&same, count(1, 1), Some(count(0, 0)), VoteResult::Stands),
            "Tie, so the writers’ own votes are left out. They are different: nobody else voted.",
        ),
        (
            counted(&same, count(1, 3), None, VoteResult::Struck),
            "They are the same, so they are struck, by 3 votes to 1.",
        ),
    ] {
        assert_eq!(event_text(&event), sentence);
        assert!(is_sentence(sentence), "{sentence}");
    }
}

/// PG-74, PG-75, PG-82, PG-R34
#[test]
fn winners_are_all_named() {
    for (totals, winners, sentence) in [
        (vec![7, 5, 4], vec![ANA], "Ana wins the round with 7 points."),
        (vec![1, 1, 0], vec![ANA, BO], "Ana and Bo win the round with 1 point each."),
        (vec![0, 0, 0], vec![ANA, BO, CY], "Nobody has a point, so all win the round: Ana, Bo and Cy."),
    ] {
        assert_eq!(event_text(&Event::Scored { totals, winners }), sentence);
    }
    assert_eq!(event_text(&Event::Over { winners: vec![ANA, CY] }), "Ana and Cy win the game together.");
}

#[test]
fn a_refusal_uses_numbers_and_names() {
    for (refusal, sentence) in [
        (Refusal::Sheet(SheetRefusal::TooFew { players: 0 }), "At least two players are needed."),
        (Refusal::Sheet(SheetRefusal::TooFew { players: 1 }), "At least two players are needed."),
        (
            Refusal::TooMany { participants: 5, suits: 4 },
            "5 players and 4 suits: each player needs a pawn of another suit.",
        ),
        (Refusal::Suits { suits: 1 }, "A table has 4 to 8 suits, not 1."),
        (Refusal::Rounds { rounds: 0 }, "The board is made for 1 to 20 rounds, not 0."),
        (
            Refusal::FewCards { cards: 0 },
            "A round needs 10 different cards. Choose a deck, or type or paste your own.",
        ),
        (Refusal::FewCards { cards: 1 }, "A round needs 10 different cards. There is 1."),
        (Refusal::FewCategories { categories: 9 }, "10 different categories are needed. So far there are 9."),
        (Refusal::ManySlips { slips: 10_000 }, "10000 categories at once; the most is 1000."),
        (
            Refusal::TieFirst { names: ["Ana", "Bo", "Cy"].map(name).to_vec() },
            "Ana, Bo and Cy share a birthday: the host decides who flips the coin.",
        ),
        (Refusal::ListShort { missing: 1 }, "Pick 1 more: a list has 10 categories."),
        (Refusal::Sheet(SheetRefusal::Turn { name: name("Bo") }), "It is Bo’s turn."),
        (
            Refusal::OffLetter { category: "Fruit".to_owned(), letter: letter('S') },
            "“Fruit” does not begin with S.",
        ),
    ] {
        assert_eq!(refusal.to_string(), sentence);
        assert!(is_sentence(sentence), "{sentence}");
    }
}

/// Every refusal, with an example of each.
pub(crate) fn refusals() -> Vec<Refusal> {
    let bo = || name("Bo");
    vec![
        Refusal::TooMany { participants: 9, suits: 8 },
        Refusal::Suits { suits: 3 },
        Refusal::Rounds { rounds: 0 },
        Refusal::FewCards { cards: 1 },
        Refusal::ManySlips { slips: 300 },
        Refusal::OffLetter { category: "Fruit".to_owned(), letter: letter('S') },
        Refusal::FewCategories { categories: 1 },
        Refusal::ListShort { missing: 1 },
        Refusal::TieFirst { names: vec![bo(), name("Cy")] },
        Refusal::Sheet(SheetRefusal::Turn { name: bo() }),
        Refusal::NoHost,
        Refusal::Sheet(SheetRefusal::SameName { name: bo() }),
        Refusal::PawnTaken { pawn: Suit::Suns },
        Refusal::NoSuchPawn { pawn: Suit::Bells },
        Refusal::NoBirthday { name: bo() },
        Refusal::NotOfAge,
        Refusal::NoForfeit,
        Refusal::LongText { characters: 201 },
        Refusal::Sheet(SheetRefusal::NotNow { activity: SheetActivity::Over }),
        Refusal::Sheet(SheetRefusal::HostOnly { host: bo() }),
        Refusal::NoPawn,
        Refusal::Sheet(SheetRefusal::Gone { name: bo() }),
        Refusal::HostInventsNothing,
        Refusal::EmptySlip,
        Refusal::LongSlip { characters: 201 },
        Refusal::NoSuchSlip,
        Refusal::CardsDecide,
        Refusal::ListFull,
        Refusal::Twice { number: list_number(4) },
        Refusal::NumberTaken { number: list_number(4) },
        Refusal::NumberFree { number: list_number(4) },
        Refusal::DateMissing,
        Refusal::DateFixed,
        Refusal::NotInTie,
        Refusal::NoCoin,
        Refusal::Sheet(SheetRefusal::Writing { name: bo() }),
        Refusal::Sheet(SheetRefusal::SheetIn),
        Refusal::Sheet(SheetRefusal::NotBegun),
        Refusal::Sheet(SheetRefusal::LongAnswer { line: 4 }),
        Refusal::Sheet(SheetRefusal::WrongPoints { lines: 10, most: 1 }),
        Refusal::Sheet(SheetRefusal::WrongSheet { lines: 10 }),
        Refusal::Sheet(SheetRefusal::AbsentPoints { name: bo() }),
        Refusal::Sheet(SheetRefusal::NoAppeal),
        Refusal::Sheet(SheetRefusal::VotedAlready),
        Refusal::Sheet(SheetRefusal::VoteFirst),
        Refusal::Sheet(SheetRefusal::NoVote),
        Refusal::Sheet(SheetRefusal::NotRead),
        Refusal::Sheet(SheetRefusal::NotStanding),
        Refusal::Sheet(SheetRefusal::OtherCategory),
        Refusal::Sheet(SheetRefusal::OneOwner),
        Refusal::LastLeaves,
        Refusal::HostLeaves { host: bo() },
    ]
}

#[test]
fn every_refusal_is_a_sentence() {
    for refusal in refusals() {
        assert!(is_sentence(&refusal.to_string()), "{refusal}");
        assert!(!refusal.to_string().contains('!'), "{refusal}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn every_event_is_announced_as_a_sentence(setup in valid_setup(), seed: u64, tries in tries(40), choice: u32) {
        let mut table = Table::new(&setup, seed);
        tries.iter().for_each(|attempt| _ = attempt.make(&mut table));
        for step in 0..60 {
            play_progressing(&mut table, choice.wrapping_mul(step));
        }
        for line in table.0.log() {
            // These lines quote text that people typed, so they may break the rules of sentences.
            if !matches!(line, LogLine::Event(Event::Picked { .. } | Event::Sheet(SheetEvent::Asked(_)) | Event::Sheet(SheetEvent::Read { .. }) | Event::FlipperNamed { .. })) {
                let sentence = table.0.tell(&line);
                prop_assert!(is_sentence(&sentence), "{}", sentence);
            }
        }
    }
}
