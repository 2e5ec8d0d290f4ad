//! The usual lengths of the long games (LK-36).

use partypiece::{
    rules::{
        clear,
        scattergories::{Refusal, Setup},
    },
    screens::{
        length::{Length, LongGame},
        scattergories::first_setup,
    },
    setup::pieceagories::Plan,
};

/// Both lengths are chosen by what they set, and the game as written is chosen at first.
fn assert_offers_both(mut plan: impl LongGame, players: usize, lines: [&str; 2]) {
    assert_eq!(plan.length(), Some(Length::AsWritten));
    for (length, line) in Length::ALL.into_iter().zip(lines) {
        assert_eq!(plan.line_of(length, players), line);
        plan.set_length(length);
        assert_eq!(plan.length(), Some(length));
        assert_eq!(plan.summary_beside(|| "6 rounds".to_owned()), "", "the chosen length says it");
    }
}

/// LK-36, SC-R32.
#[test]
fn three_games_are_offered_as_written_and_short() {
    let deals = ["7 deals, about 65 minutes", "2 deals, about 20 minutes"];
    assert_offers_both(clear::Setup::of(Vec::new()), 4, deals);
    let rounds = ["A set of three rounds, about 50 minutes", "One round, about 20 minutes"];
    assert_offers_both(first_setup(), 4, rounds);
    let own = "6 rounds, your own categories, 50 to 100 minutes, as the coin falls";
    let ready = "3 rounds, ready-made categories, 25 to 45 minutes, as the coin falls";
    assert_offers_both(Plan::default(), 2, [own, ready]);
}

/// LK-36: another number is no usual length, and is said beside them.
#[test]
fn another_number_of_deals_is_said_beside_the_lengths() {
    let plan = clear::Setup { deals: 4, ..clear::Setup::of(Vec::new()) };
    assert_eq!(plan.length(), None);
    assert_eq!(plan.summary_beside(|| plan.length_line(2)), "4 deals, about 20 minutes");
}

/// SC-R32.
#[test]
fn a_set_has_one_to_three_rounds() {
    for rounds in [0, 4] {
        let setup = Setup { rounds, ..first_setup() };
        let refusal = Refusal::Rounds { rounds };
        assert_eq!(refusal.to_string(), format!("A set has one, two or three rounds, not {rounds}."));
        assert_ne!(setup.check(), Ok(()));
    }
}
