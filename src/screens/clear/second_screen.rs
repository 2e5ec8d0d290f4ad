//! Clear! on a second screen.

use super::{ending, is_deciding, pawns_on_tile, shown_throw, stamp, suit};
use crate::{
    rules::clear::{DealScore, Person, PhaseView, SQUARES, View},
    screens::second_screen::{CoinCard, PeopleAndBoard, PublicBoard, PublicPerson},
    wording::{Noun, counted},
};

/// The dice and everybody's card; after a deal its points. At the end of the game only the people are shown, by their rank.
pub(super) fn board(view: &View) -> PeopleAndBoard {
    let scored = view.sheet.last().filter(|_| matches!(view.phase, PhaseView::Scored));
    let board = scored.map_or_else(|| cards(view), |deal| points(view, deal));
    (view.people.iter().map(|person| public_person(view, person)).collect(), board)
}

fn public_person(view: &View, person: &Person) -> PublicPerson {
    let rolls = matches!(view.phase, PhaseView::Rolling { .. }) && person.seat == view.roller;
    let decides = is_deciding(view, person.seat);
    let points = counted(person.total, Noun::POINT);
    let coins = counted(person.left, Noun::COIN);
    PublicPerson {
        name: person.name.to_string(),
        suit: Some(suit(person.seat)),
        count: match view.phase {
            PhaseView::Over { .. } => points,
            PhaseView::Scored if view.hides_totals() => coins,
            PhaseView::Rolling { .. }
            | PhaseView::Acting { .. }
            | PhaseView::Bonus { .. }
            | PhaseView::Scored => format!("{points}, {coins}"),
        },
        turn: rolls || decides || view.bonus_winner() == Some(person.seat),
    }
}

fn cards(view: &View) -> PublicBoard {
    let card = |person: &Person| {
        let card = person.card.as_ref()?;
        Some(CoinCard {
            name: person.name.to_string(),
            coins: (0..SQUARES).map(|square| card.coin(square)).collect(),
            decided: person.acted,
            stamp: stamp(view, person.seat),
        })
    };
    let dice = shown_throw(view).map(|throw| throw.faces().to_vec()).unwrap_or_default();
    PublicBoard::Cards {
        dice,
        spent: view.throw().is_none(),
        scratch_rounds: pawns_on_tile(view),
        cards: view.people.iter().filter_map(card).collect(),
    }
}

/// The points of the deal that was just scored.
fn points(view: &View, deal: &DealScore) -> PublicBoard {
    let people = view.people.iter().zip(&deal.parts);
    let rows = people.map(|(person, parts)| (person.name.to_string(), parts.total()));
    PublicBoard::points(ending(view, &deal.ending).to_string(), rows.collect())
}
