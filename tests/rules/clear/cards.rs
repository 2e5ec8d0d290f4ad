//! Cards: how they are laid out, and how they are drawn.

use partypiece::rules::{
    Luck,
    clear::{Action, COLUMNS, Card, PhaseView, ROWS, SQUARES},
    luck::Seed,
    piecepack::{Rank, Suit},
};

use super::table::{ANA, Table, three, two};

/// CL-15, CL-16, CL-17, CL-20, CL-22, CL-R19
#[test]
fn a_deal_begins_with_full_cards_no_dice_and_no_pawn_on_the_scratch_tile() {
    let view = Table::new(&three(), 1).view();
    assert_eq!((COLUMNS, ROWS, SQUARES), (6, 4, 24));
    for person in &view.people {
        let card = person.card.expect("a card");
        assert!((0..24).all(|square| card.coin(square).is_some()));
        assert_eq!(person.left, 24);
    }
    assert_eq!(view.throw(), None, "four blank dice");
    assert_eq!((view.pawns, view.last), (0, None));
}

/// CL-01, CL-08, CL-10
#[test]
fn everybody_has_four_coins_of_each_rank_and_suits_play_no_part() {
    let table = Table::new(&three(), 1);
    let cards: Vec<Card> = table.seats().into_iter().map(|seat| table.card(seat)).collect();
    assert_eq!(cards.len(), 3);
    for rank in Rank::ALL {
        let count = |card: &Card| (0..24).filter(|&square| card.coin(square) == Some(rank)).count();
        assert!(cards.iter().all(|card| count(card) == 4));
        assert_eq!(cards.iter().map(count).sum::<usize>(), 12);
    }
    let shown = format!("{:?}", table.view());
    assert!(Suit::ALL.iter().all(|suit| !shown.contains(&suit.to_string())));
}

/// CL-11
#[test]
fn every_rank_is_equally_likely_on_every_square() {
    let luck = &mut Luck::new(Seed(8));
    let mut counts = [[0u32; 6]; 24];
    for _ in 0..10_000 {
        let card = Card::draw(luck);
        for square in 0..24u8 {
            let rank = card.coin(square).expect("a full card");
            counts[usize::from(square)][usize::from(rank.value())] += 1;
        }
    }
    // A sixth is 1667; four standard deviations are 149.
    assert!(counts.as_flattened().iter().all(|count| (1500..1834).contains(count)), "{counts:?}");
}

/// CL-11, CL-19: each player's card is drawn separately.
#[test]
fn new_cards_are_drawn_for_everybody_in_every_deal() {
    let mut table = Table::new(&two(), 3);
    let mut seen: Vec<Card> = Vec::new();
    for _ in 0..3 {
        for seat in table.seats() {
            assert!(!seen.contains(&table.card(seat)));
            seen.push(table.card(seat));
        }
        table.play_deal().confirm_score();
    }
}

/// CL-21
#[test]
fn coins_are_laid_left_to_right_and_top_row_first() {
    let drawn: [Rank; 24] = std::array::from_fn(|coin| Rank::ALL[coin * coin % 6]);
    let card = Card::of(drawn);
    for row in 0..4u8 {
        for column in 0..6u8 {
            let draw = row * 6 + column;
            assert_eq!(card.coin(draw), Some(drawn[usize::from(draw)]), "row {row}, column {column}");
            let square = partypiece::rules::clear::Squares::at(row, column);
            assert_eq!(square.numbers().collect::<Vec<_>>(), [draw]);
        }
    }
}

/// CL-35: cards are full before anybody can roll.
#[test]
fn between_two_deals_nothing_can_be_done() {
    let mut table = Table::new(&three(), 5);
    table.play_deal();
    assert!(!matches!(table.phase(), PhaseView::Rolling { .. }));
    table.refusal(ANA, Action::Roll);
    table.confirm_score();
    assert!(matches!(table.phase(), PhaseView::Rolling { scratch_off: false }));
    assert_eq!(table.coins_left(), [24, 24, 24]);
}

/// A rematch with the same seed has the same cards and rolls, whatever is taken.
#[test]
fn the_same_seed_gives_the_same_luck() {
    let luck = |lazy: bool| {
        let mut table = Table::new(&two(), 12);
        let mut seen = Vec::new();
        for _ in 0..2 {
            let mut rolls = Vec::new();
            seen.extend(table.seats().into_iter().map(|seat| format!("{:?}", table.card(seat))));
            while let PhaseView::Rolling { scratch_off } = table.phase() {
                let throw = table.roll();
                if !scratch_off {
                    rolls.push(format!("{throw:?}"));
                }
                if lazy && rolls.len() % 2 == 1 {
                    table.all_scratch()
                } else {
                    table.all_play_best()
                };
            }
            rolls.truncate(4);
            seen.extend(rolls);
            table.confirm_score();
        }
        seen
    };
    assert_eq!(luck(false), luck(true));
}
