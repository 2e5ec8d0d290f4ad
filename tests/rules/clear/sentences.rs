//! What is read in the log and said aloud: every event and every refusal is a sentence.

use partypiece::{
    play::LogLine,
    rules::{
        Rules,
        clear::{Call, Clear, Ending, Event, PlayerResult, Refusal, ScoreParts, Squares},
        piecepack::Rank,
    },
};
use proptest::prelude::*;

use super::{
    hands::{tables, tries},
    table::{ANA, BO, CY, Table, name, off, roll, three},
};

fn told(event: &Event) -> String {
    Table::new(&three(), 1).0.tell(&LogLine::Event(event))
}

/// Whether a text is a sentence as this table speaks: it begins and ends like one and is about nobody's sex (CL-07).
fn is_sentence(text: &str) -> bool {
    let begins = text.chars().next().is_some_and(|c| c.is_uppercase() || c.is_ascii_digit());
    let ends = text.ends_with('.') || text.starts_with("Applause for ") && text.ends_with('!');
    let calls = text.replace("Four!", "").replace("Scratch!", "").replace("Clear!", "");
    let calm = text.starts_with("Applause for ") || !calls.contains('!');
    let spaced = !text.contains("  ") && text.trim() == text && !text.contains(" ,") && !text.contains(" .");
    let words: Vec<&str> = text.split(|c: char| !c.is_alphabetic()).collect();
    let gendered = ["he", "she", "him", "his", "her", "hers"].iter().any(|word| words.contains(word));
    begins && ends && calm && spaced && !gendered
}

fn result(call: Call, coins: &[Rank], missed: usize) -> Event {
    let line = if coins.is_empty() { Squares::NONE } else { Squares::one(0) };
    let missed = vec![Squares::ALL; missed];
    Event::Played(PlayerResult {
        seat: ANA,
        call,
        line,
        coins: coins.to_vec(),
        left: 9,
        cleared: false,
        missed,
    })
}

/// CL-29, CL-30, CL-31, CL-32, CL-34, CL-R22
#[test]
fn calls_are_told_by_the_page() {
    use Rank::{Ace, Five, Two};
    for (event, sentence) in [
        (Event::Rolled { by: ANA, throw: roll("a225") }, "Ana rolls ace, 2, 2 and 5."),
        (Event::Rolled { by: CY, throw: off("n4") }, "Cy throws two dice: null and 4."),
        (Event::Acted { by: BO }, "Bo has decided."),
        (result(Call::Four, &[Two, Ace, Five, Two], 0), "Four! Ana takes 2, ace, 5 and 2."),
        (result(Call::Four, &[], 0), "Four! Ana takes a line of four."),
        (result(Call::Three, &[Two, Ace, Five], 0), "Ana takes 2, ace and 5."),
        (result(Call::Three, &[Two, Ace, Five], 1), "Ana takes 2, ace and 5. A line of four was there."),
        (result(Call::Two, &[], 0), "Ana takes a line of two."),
        (result(Call::Scratch, &[], 0), "Scratch! Ana takes nothing."),
        (result(Call::Scratch, &[], 1), "Scratch! Ana takes nothing. One line was there."),
        (result(Call::Scratch, &[], 3), "Scratch! Ana takes nothing. 3 lines were there."),
        (Event::Cleared { seat: BO, left: 5 }, "Clear! Bo has 5 coins left."),
        (Event::Cleared { seat: BO, left: 0 }, "Clear! Bo has no coins left."),
        (Event::Cleared { seat: BO, left: 1 }, "Clear! Bo has one coin left."),
        (Event::ScratchRound { pawns: 1 }, "A Scratch Round: one pawn is on the Scratch Tile."),
        (Event::ScratchRound { pawns: 2 }, "A second Scratch Round: two pawns are on the Scratch Tile."),
        (Event::ScratchRound { pawns: 3 }, "A third Scratch Round in a row: the third pawn lands."),
        (
            Event::ScratchOff { roller: CY },
            "Scratch-Off: the pawns come off, and Cy throws two dice for lines of two.",
        ),
        (Event::PawnsOff, "The pawns come off the Scratch Tile."),
    ] {
        assert_eq!(told(&event), sentence);
        assert!(is_sentence(sentence), "{sentence}");
    }
}

/// CL-67, CL-68
#[test]
fn scores_are_told_with_their_parts() {
    let parts = |fours, card, bonus| ScoreParts { fours, card, bonus, left: 9 };
    let clear = Ending::Cleared { seats: vec![ANA], bonus: Some(BO) };
    let both = Ending::Cleared { seats: vec![ANA, BO], bonus: None };
    for (event, sentence) in [
        (Event::Bonus { by: ANA, of: BO, coins: 10 }, "Ana takes 10 points for the card of Bo."),
        (Event::Bonus { by: ANA, of: BO, coins: 1 }, "Ana takes one point for the card of Bo."),
        (
            Event::Scored {
                deal: 3,
                ending: clear,
                parts: vec![parts(4, 5, 10), parts(2, 0, 0), parts(0, 0, 0)],
            },
            "Deal 3 is over. Clear: Ana. This deal: Ana 19 (Fours 4, card 5, bonus 10); Bo 2 (Fours 2).",
        ),
        (
            Event::Scored {
                deal: 1,
                ending: both,
                parts: vec![parts(0, 1, 0), parts(0, 2, 0), parts(0, 0, 0)],
            },
            "Deal 1 is over. Clear: Ana and Bo. This deal: Ana 1 (card 1); Bo 2 (card 2).",
        ),
        (
            Event::Scored { deal: 1, ending: Ending::Jam, parts: vec![parts(0, 0, 0); 3] },
            "Deal 1 is over. Everybody scratched in the Scratch-Off. This deal: nobody scores.",
        ),
        (
            Event::Announced { deal: 3, totals: vec![22, 19, 30] },
            "3 of 7 deals played. In all: Ana 22, Bo 19 and Cy 30.",
        ),
        (Event::Dealt { deal: 2, roller: CY }, "Deal 2 of 7: the cards are full, and Cy rolls."),
        (Event::Counted { seat: BO, left: 12 }, "12 coins lie on the card of Bo."),
        (Event::Counted { seat: BO, left: 1 }, "One coin lies on the card of Bo."),
        (Event::Counted { seat: BO, left: 0 }, "No coins lie on the card of Bo."),
        (Event::Over { winners: vec![BO] }, "Applause for Bo!"),
        (Event::Over { winners: vec![ANA, CY] }, "Applause for Ana and Cy, who share the first place!"),
    ] {
        assert_eq!(told(&event), sentence);
        assert!(is_sentence(sentence), "{sentence}");
    }
}

/// CL-07, CL-R23
#[test]
fn every_refusal_is_a_sentence() {
    let ana = || name("Ana");
    let not_neighbours = |coins, between| Refusal::NotNeighbours { coins, between, rank: Rank::Five };
    for refusal in [
        Refusal::TooFew { players: 1 },
        Refusal::TooMany { players: 300 },
        Refusal::SameName { name: ana() },
        Refusal::Deals { deals: 0 },
        Refusal::NoScorekeeper,
        Refusal::NoRoller,
        Refusal::NoOrder,
        Refusal::NoComputerPlayers { name: ana() },
        Refusal::NotNow { status: "the game is over" },
        Refusal::NoSuchSeat,
        Refusal::NotRoller { roller: ana() },
        Refusal::AlreadyDecided { name: ana() },
        Refusal::NotScorekeeper { name: ana() },
        Refusal::NotOnlyClear { name: ana() },
        Refusal::OwnCard,
        Refusal::NoCard,
        Refusal::Length { coins: 0, scratch_off: false },
        Refusal::Length { coins: 5, scratch_off: false },
        Refusal::Length { coins: 3, scratch_off: true },
        Refusal::EmptySquare,
        Refusal::NotStraight { coins: 4 },
        not_neighbours(3, 1),
        not_neighbours(4, 1),
        not_neighbours(2, 2),
        Refusal::Dice { rank: Rank::Null, coins: 1, dice: 0 },
        Refusal::Dice { rank: Rank::Ace, coins: 2, dice: 1 },
        Refusal::Dice { rank: Rank::Ace, coins: 3, dice: 2 },
        Refusal::Dice { rank: Rank::Ace, coins: 4, dice: 3 },
        Refusal::LineFits,
        Refusal::CardsOnScreen,
        Refusal::CardsAreReal,
        Refusal::WrongCall { call: Call::Two },
        Refusal::WrongCall { call: Call::Four },
        Refusal::FewCoins { call: Call::Four, left: 3 },
        Refusal::ClearWithout,
        Refusal::ClearWith { left: 9 },
        Refusal::MustBeClear { left: 2 },
        Refusal::Count { left: 23 },
    ] {
        let text = refusal.to_string();
        assert!(is_sentence(&text) && !text.contains('!'), "{text}");
    }
    assert_eq!(
        Refusal::Dice { rank: Rank::Ace, coins: 2, dice: 1 }.to_string(),
        "Each coin needs a die of its own: 2 coins are an ace, and only one die shows it."
    );
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 32, ..ProptestConfig::default() })]

    /// CL-07: whatever happens
    #[test]
    fn every_line_of_the_log_is_a_sentence(setup in tables(), seed: u64, tries in tries(80)) {
        let mut table = Table::new(&setup, seed);
        tries.iter().for_each(|attempt| attempt.at(&mut table));
        for line in table.0.log() {
            let text = table.0.tell(&line);
            prop_assert!(is_sentence(&text), "{}", text);
        }
    }
}

/// CL-51: what a throw brought, what all chose and the next cards cannot be unseen; that somebody has chosen says nothing
#[test]
fn what_was_seen_takes_everybody_to_take_back() {
    assert!(!Clear::reveals(&Event::Acted { by: ANA }));
    assert!(Clear::reveals(&Event::Rolled { by: ANA, throw: roll("a225") }));
    assert!(Clear::reveals(&Event::Dealt { deal: 2, roller: ANA }));
    assert!(Clear::reveals(&result(Call::Scratch, &[], 0)));
    assert!(!Clear::reveals(&Event::Counted { seat: ANA, left: 9 }));
    assert!(!Clear::reveals(&Event::Over { winners: vec![ANA] }));
}
