//! Who writes the prize when a computer player has won.

use partypiece::rules::{
    blank::{Action, AutoEffect, Draft, PhaseView, PlayerSelector, Refusal},
    player::Level,
};

use super::table::{ANA, BO, CY, DI, HAND_OF_SEVEN, Table, any_play, for_players, layout, rule};

/// BL-R73, BL-04: when a computer player has won, the best placed person writes, and the computer has won all the same.
#[test]
fn the_best_placed_person_writes_when_a_computer_wins() {
    let mut setup = layout(&[HAND_OF_SEVEN, "r1", "r2 r3", "r2"], "r4").setup();
    for computer in [0, 3] {
        setup.players[computer].level = Some(Level::Easy);
    }
    let mut table = Table::new(&setup, 1);
    table.begin();
    // Bo has a card more than Cy after a play out of turn.
    table.play_cards(BO, "r1");
    table.play_cards(ANA, HAND_OF_SEVEN);
    table.play(BO, Action::Close);
    assert!(matches!(table.phase(), PhaseView::Prize { winner: ANA, writer: CY, .. }), "{:?}", table.phase());
    assert!(matches!(table.refusal(BO, Action::Decline), Refusal::WriterOnly { .. }));
    let written = rule(any_play(), for_players(PlayerSelector::Next, AutoEffect::Draw(1.into())));
    table.play(CY, Action::Draft(Box::new(Draft::Rule { deck: 0, rule: written })));
    table.play(CY, Action::Discussed);
    table.play(DI, Action::Approve(true));
    assert_eq!(table.phase(), PhaseView::Over { winner: ANA });
    let deck = table.view().decks[0].deck.clone();
    assert_eq!(deck.history.last().map(|prize| prize.by.clone()), Some("Cy".to_owned()));
}
