//! The cards before a first game, which are true for the game that follows.

use partypiece::{
    rules::scattergories::{Scoring, Setup},
    screens::{
        pieceagories::introduction::coin_and_dice,
        scattergories::introduction::{one_letter, worth},
    },
};

use crate::{pieceagories, scattergories};

/// SC-R32, SC-26, SC-27: a game of one round promises no three, and Junior has points of its own.
#[test]
fn the_cards_of_scattergories_know_rounds_and_scoring() {
    let three = scattergories::setups::three;
    let view = |setup: &Setup| scattergories::table::Table::new(setup, 1).view();
    let rounds = |rounds| one_letter(&view(&Setup { rounds, ..three() }));
    assert!(!rounds(1).contains("round"), "{}", rounds(1));
    assert!(rounds(2).ends_with(" for two rounds."));
    assert!(rounds(3).ends_with("for three rounds."));
    let says = |scoring| worth(&view(&Setup { scoring, ..three() }));
    assert!(says(Scoring::Standard { alliteration: true }).ends_with("and some names get more."));
    assert!(says(Scoring::Standard { alliteration: false }).ends_with("Every other answer gets one."));
    assert!(says(Scoring::Junior).contains("gets two"));
}

/// PG-R60: before a Blitz nobody is told of a coin.
#[test]
fn the_cards_of_pieceagories_know_a_blitz() {
    use pieceagories::setups::{three, with_house};
    let card = |blitz| {
        let setup = with_house(three(), |house| house.blitz = blitz);
        coin_and_dice(&pieceagories::table::Table::new(&setup, 1).view())
    };
    assert!(card(false).1.starts_with("A coin sets the minutes"));
    assert!(!card(true).1.contains("coin") && !card(true).0.contains("Coin"));
}
