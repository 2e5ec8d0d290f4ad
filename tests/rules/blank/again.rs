//! “Show that again”: the turns since the viewer's last one, that one included (BL-R66).

use partypiece::{
    rules::{
        Seat,
        blank::{AutoEffect, PlayerSelector},
    },
    screens::blank::{card_name, turns_again},
};

use super::table::{ANA, BO, CY, Table, any_play, for_players, layout, rule};

/// Each turn: whose it was, the cards, and the sentences.
fn shown(table: &Table, viewer: Option<Seat>) -> Vec<(Seat, String, String)> {
    let turns = turns_again(&table.0, viewer).into_iter();
    let words = |cards: &[_]| cards.iter().map(card_name).collect::<Vec<_>>().join(", ");
    turns.map(|turn| (turn.seat, words(&turn.cards), turn.sentences.join(" "))).collect()
}

fn seats(table: &Table, viewer: Option<Seat>) -> Vec<Seat> {
    turns_again(&table.0, viewer).iter().map(|turn| turn.seat).collect()
}

fn turn(seat: Seat, cards: &str, sentences: &str) -> (Seat, String, String) {
    (seat, cards.to_owned(), sentences.to_owned())
}

/// BL-R66: the turns from the viewer's last one on are shown, or as many as there are players. A turn that
/// has only begun is left out.
#[test]
fn the_last_turns_are_shown_again() {
    let draw = for_players(PlayerSelector::Next, AutoEffect::Draw(1.into()));
    let rules = [rule(any_play(), draw)];
    let mut table = layout(&["r1 r2 r5", "r2 r3 r6", "r6"], "r4").rules(&rules).start();
    assert_eq!(shown(&table, None), [], "nothing was played");
    table.play_cards(ANA, "r1 r2");
    table.play_cards(BO, "r3");
    let rule = "If any card is played, then the next player draws 1 card";
    let of_ana = turn(
        ANA,
        "plain red 1, plain red 2",
        &format!("Ana plays the red 1, and the red 2 on top. Rule: “{rule}”. {rule}. Bo draws 1 card."),
    );
    let of_bo =
        turn(BO, "plain red 3", &format!("Bo plays the red 3. Rule: “{rule}”. {rule}. Cy draws 1 card."));
    assert_eq!(shown(&table, None), [of_ana.clone(), of_bo.clone()]);
    assert_eq!(shown(&table, Some(CY)), [of_ana.clone(), of_bo.clone()], "Cy had no turn yet");
    assert_eq!(shown(&table, Some(BO)), std::slice::from_ref(&of_bo));
    table.play_cards(CY, "r6");
    assert_eq!(
        seats(&table, Some(ANA)),
        [ANA, BO, CY],
        "it is Ana’s turn again, and hers was three turns ago"
    );
    assert_eq!(seats(&table, None), [ANA, BO, CY]);
    table.play_cards(ANA, "r5");
    assert_eq!(seats(&table, None), [BO, CY, ANA]);
    assert_eq!(seats(&table, Some(ANA)), [ANA]);
}
