//! The log and the announcements: every event and every refusal is a sentence.

use partypiece::{
    play::LogLine,
    rules::{
        Rules,
        clear::{Activity, Call, Clear, Ending, Event, PlayerResult, Refusal, ScoreParts, Squares},
        piecepack::Rank,
    },
};
use proptest::prelude::*;

use super::{
    random::{tries, valid_setup},
    table::{ANA, BO, CY, Table, four_dice, name, three, two_dice},
};

fn event_text(event: &Event) -> String {
    Table::new(&three(), 1).0.tell(&LogLine::Event(event))
}

/// Whether a text is a sentence: it begins and ends like one, has no wrong space and no `!` except after a
/// call, and names no gender (CL-07).
fn is_sentence(text: &str) -> bool {
    let begins = text.chars().next().is_some_and(|c| c.is_uppercase() || c.is_ascii_digit());
    let ends = text.ends_with('.');
    let calls = text.replace("Four!", "").replace("Scratch!", "").replace("Clear!", "");
    let calm = !calls.contains('!');
    let spaced = !text.contains("  ") && text.trim() == text && !text.contains(" ,") && !text.contains(" .");
    let words: Vec<&str> = text.split(|c: char| !c.is_alphabetic()).collect();
    let gendered = ["he", "she", "him", "his", "her", "hers"].iter().any(|word| words.contains(word));
    begins && ends && calm && spaced && !gendered && crate::messages::faults(text).is_empty()
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
fn the_page_announces_calls() {
    use Rank::{Ace, Five, Two};
    for (event, sentence) in [
        (Event::Rolled { by: ANA, throw: four_dice("a225") }, "Ana rolls ace, 2, 2 and 5."),
        (Event::Rolled { by: CY, throw: two_dice("n4") }, "Cy rolls two dice: blank and 4."),
        (Event::Acted { by: BO }, "Bo has decided."),
        (result(Call::Four, &[Two, Ace, Five, Two], 0), "Four! Ana takes 2, ace, 5 and 2."),
        (result(Call::Four, &[], 0), "Four! Ana takes a line of four."),
        (result(Call::Three, &[Two, Ace, Five], 0), "Ana takes 2, ace and 5."),
        (result(Call::Three, &[Two, Ace, Five], 1), "Ana takes 2, ace and 5. A line of four was missed."),
        (result(Call::Two, &[], 0), "Ana takes a line of two."),
        (result(Call::Scratch, &[], 0), "Scratch! Ana takes nothing."),
        (result(Call::Scratch, &[], 1), "Scratch! Ana takes nothing. One line was missed."),
        (result(Call::Scratch, &[], 3), "Scratch! Ana takes nothing. 3 lines were missed."),
        (Event::Cleared { seat: BO, left: 5 }, "Clear! Bo has 5 coins left."),
        (Event::Cleared { seat: BO, left: 0 }, "Clear! Bo has no coins left."),
        (Event::Cleared { seat: BO, left: 1 }, "Clear! Bo has 1 coin left."),
        (
            Event::ScratchRound { pawns: 1 },
            "Scratch Round: everybody scratched. One pawn is on the Scratch Tile.",
        ),
        (
            Event::ScratchRound { pawns: 2 },
            "Scratch Round: everybody scratched again. Two pawns are on the Scratch Tile.",
        ),
        (
            Event::ScratchRound { pawns: 3 },
            "Scratch Round: everybody scratched a third time in a row. Three pawns are on the Scratch Tile.",
        ),
        (
            Event::ScratchOff { roller: CY },
            "Scratch-Off: Cy rolls two dice, for lines of two. The pawns go back beside the tile.",
        ),
        (Event::PawnsOff, "Somebody took a line: the pawns go back beside the Scratch Tile."),
    ] {
        assert_eq!(event_text(&event), sentence);
        assert!(is_sentence(sentence), "{sentence}");
    }
}

/// CL-67, CL-68
#[test]
fn scores_are_announced_with_their_parts() {
    let parts = |fours, card, bonus| ScoreParts { four_points: fours, card, bonus, left: 9 };
    let clear = Ending::Cleared { seats: vec![ANA], bonus: Some(BO) };
    let both = Ending::Cleared { seats: vec![ANA, BO], bonus: None };
    for (event, sentence) in [
        (Event::Bonus { by: ANA, of: BO, coins: 10 }, "Ana gets a bonus of 10 points for the card of Bo."),
        (Event::Bonus { by: ANA, of: BO, coins: 1 }, "Ana gets a bonus of 1 point for the card of Bo."),
        (
            Event::Scored {
                deal: 3,
                ending: clear,
                parts: vec![parts(4, 5, 10), parts(2, 0, 0), parts(0, 0, 0)],
            },
            "Deal 3 is over: Ana cleared the card. Points of this deal: Ana 19 (Fours 4, card 5, bonus 10); Bo 2 (Fours 2).",
        ),
        (
            Event::Scored {
                deal: 1,
                ending: both,
                parts: vec![parts(0, 1, 0), parts(0, 2, 0), parts(0, 0, 0)],
            },
            "Deal 1 is over: Ana and Bo cleared the card. Points of this deal: Ana 1 (card 1); Bo 2 (card 2).",
        ),
        (
            Event::Scored { deal: 1, ending: Ending::AllScratched, parts: vec![parts(0, 0, 0); 3] },
            "Deal 1 is over: everybody scratched in the Scratch-Off. Points of this deal: nobody scores.",
        ),
        (
            Event::Announced { deal: 3, totals: vec![22, 19, 30] },
            "3 of 7 deals played. Total points: Ana 22, Bo 19 and Cy 30.",
        ),
        (Event::Dealt { deal: 2, roller: CY }, "Deal 2 of 7: every card is full again. Cy rolls."),
        (Event::Counted { seat: BO, left: 12 }, "Bo has 12 coins on the card."),
        (Event::Counted { seat: BO, left: 1 }, "Bo has 1 coin on the card."),
        (Event::Counted { seat: BO, left: 0 }, "Bo has no coins on the card."),
        (Event::Over { winners: vec![BO] }, "Bo wins the game."),
        (Event::Over { winners: vec![ANA, CY] }, "Ana and Cy win the game together."),
    ] {
        assert_eq!(event_text(&event), sentence);
        assert!(is_sentence(sentence), "{sentence}");
    }
}

/// Every refusal, with an example of each.
pub(crate) fn refusals() -> Vec<Refusal> {
    let ana = || name("Ana");
    let not_neighbours = |coins, between| Refusal::NotNeighbours { coins, between, rank: Rank::Five };
    vec![
        Refusal::TooFew { players: 1 },
        Refusal::TooMany { players: 300 },
        Refusal::SameName { name: ana() },
        Refusal::InvalidDeals { deals: 0 },
        Refusal::NoScorekeeper,
        Refusal::NoRoller,
        Refusal::InvalidOrder,
        Refusal::NoComputerPlayers { name: ana() },
        Refusal::NotNow { activity: Activity::Over },
        Refusal::NoSuchSeat,
        Refusal::NotRoller { roller: ana() },
        Refusal::AlreadyDecided { name: ana() },
        Refusal::NotScorekeeper { name: ana() },
        Refusal::BonusNotYours { name: ana() },
        Refusal::OwnCard,
        Refusal::NoCard,
        Refusal::Length { coins: 0, scratch_off: false },
        Refusal::Length { coins: 5, scratch_off: false },
        Refusal::Length { coins: 3, scratch_off: true },
        Refusal::EmptySquare,
        Refusal::NotStraight { coins: 2 },
        Refusal::NotStraight { coins: 4 },
        Refusal::TooFarApart { coins: 5 },
        not_neighbours(3, 1),
        not_neighbours(4, 1),
        not_neighbours(2, 2),
        Refusal::TooFewDice { rank: Rank::Null, coins: 1, dice: 0 },
        Refusal::TooFewDice { rank: Rank::Ace, coins: 2, dice: 1 },
        Refusal::TooFewDice { rank: Rank::Ace, coins: 3, dice: 2 },
        Refusal::TooFewDice { rank: Rank::Ace, coins: 4, dice: 3 },
        Refusal::LineFits,
        Refusal::NoDealFinished,
        Refusal::CardsOnScreen,
        Refusal::CardsAreReal,
        Refusal::WrongCall { call: Call::Two },
        Refusal::WrongCall { call: Call::Four },
        Refusal::FewCoins { call: Call::Four, left: 3 },
        Refusal::ClearWithoutLine,
        Refusal::TooManyToBeClear { left: 9 },
        Refusal::MustBeClear { left: 2 },
        Refusal::ImpossibleCount { left: 23 },
        Refusal::CountDuringCalls { name: ana() },
    ]
}

/// CL-07, CL-R23
#[test]
fn every_refusal_is_a_sentence() {
    for refusal in refusals() {
        let text = refusal.to_string();
        assert!(is_sentence(&text) && !text.contains('!'), "{text}");
    }
    assert_eq!(
        Refusal::TooFewDice { rank: Rank::Ace, coins: 2, dice: 1 }.to_string(),
        "2 coins are an ace, but only one die shows it. Each coin needs its own die."
    );
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 32, ..ProptestConfig::default() })]

    /// CL-07: after any actions.
    #[test]
    fn every_line_of_the_log_is_a_sentence(setup in valid_setup(), seed: u64, tries in tries(80)) {
        let mut table = Table::new(&setup, seed);
        tries.iter().for_each(|attempt| _ = attempt.make(&mut table));
        for line in table.0.log() {
            let text = table.0.tell(&line);
            prop_assert!(is_sentence(&text), "{}", text);
        }
    }
}

/// CL-51: a roll, the players' choices and newly dealt cards cannot be hidden again, so the whole table must agree to undo
/// them. That somebody has decided shows nothing.
#[test]
fn undoing_something_seen_needs_everybody() {
    assert!(!Clear::reveals(&Event::Acted { by: ANA }));
    assert!(Clear::reveals(&Event::Rolled { by: ANA, throw: four_dice("a225") }));
    assert!(Clear::reveals(&Event::Dealt { deal: 2, roller: ANA }));
    assert!(Clear::reveals(&result(Call::Scratch, &[], 0)));
    assert!(!Clear::reveals(&Event::Counted { seat: ANA, left: 9 }));
    assert!(!Clear::reveals(&Event::Over { winners: vec![ANA] }));
}
