//! The letter chart as a table: one die across, the other down.

use crate::ui::prelude::*;

use crate::{
    rules::{
        pieceagories::{CHART, Throw},
        piecepack::{Rank, Suit},
    },
    ui::parts::Die,
};

/// Every throw of the two dice and its letter (PG-48 to PG-51).
pub(super) fn letter_chart() -> AnyView {
    view! {
        <section class="setup-section chart-of-letters">
            <h2>"Two dice make a letter"</h2>
            <p>"Multiply them. Blank is nothing, the symbol is one; so a blank always makes a T."</p>
            <table>
                <caption class="visually-hidden">"The letter for each throw, with the product below it"</caption>
                <thead>
                    <tr><td></td>{Rank::ALL.map(|rank| face(Suit::Suns, rank, "col")).collect_view()}</tr>
                </thead>
                <tbody>{Rank::ALL.map(row).collect_view()}</tbody>
            </table>
            <p class="quietly">{CHART}</p>
        </section>
    }
    .into_any()
}

fn row(down: Rank) -> AnyView {
    let letter = |across| {
        let throw = Throw([down, across]);
        let letter = char::from(throw.letter()).to_string();
        view! { <td><b>{letter}</b><small>{throw.product().to_string()}</small></td> }.into_any()
    };
    view! { <tr>{face(Suit::Arms, down, "row")}{Rank::ALL.map(letter).collect_view()}</tr> }.into_any()
}

/// A face of a die at the edge of the chart.
fn face(suit: Suit, rank: Rank, scope: &'static str) -> AnyView {
    let name = match rank {
        Rank::Null => "blank".to_owned(),
        Rank::Ace => "symbol, one".to_owned(),
        Rank::Two | Rank::Three | Rank::Four | Rank::Five => rank.to_string(),
    };
    view! {
        <th scope=scope>
            <Die suit face=Some(rank)/>
            <span class="visually-hidden">{name}</span>
        </th>
    }
    .into_any()
}
