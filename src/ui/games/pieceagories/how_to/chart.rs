//! The letter chart as a table: one die across, the other down.

use crate::ui::prelude::*;

use crate::{
    rules::{
        pieceagories::{CHART, LetterThrow},
        piecepack::{Rank, Suit},
    },
    ui::parts::Die,
};

/// All throws of the two dice and their letters (PG-48 to PG-51).
pub(super) fn letter_chart() -> Html {
    html! {
        <section class="setup-section chart-of-letters">
            <h2>"Two dice make a letter"</h2>
            <p>"Multiply them. Blank is nothing, the symbol is one; so a blank always makes a T."</p>
            <table>
                <caption class="visually-hidden">"The letter for each throw, with the product below it"</caption>
                <thead>
                    <tr><td></td>{Rank::ALL.map(|rank| face(Suit::Suns, rank, "col")).collect_html()}</tr>
                </thead>
                <tbody>{Rank::ALL.map(row).collect_html()}</tbody>
            </table>
            <p class="quietly">{CHART}</p>
        </section>
    }
}

fn row(down: Rank) -> Html {
    let letter = |across| {
        let throw = LetterThrow([down, across]);
        let letter = char::from(throw.letter()).to_string();
        html! { <td><b>{letter}</b><small>{throw.product().to_string()}</small></td> }
    };
    html! { <tr>{face(Suit::Arms, down, "row")}{Rank::ALL.map(letter).collect_html()}</tr> }
}

/// A face of a die at the edge of the chart.
fn face(suit: Suit, rank: Rank, scope: &'static str) -> Html {
    let name = match rank {
        Rank::Null => "blank".to_owned(),
        Rank::Ace => "symbol, one".to_owned(),
        Rank::Two | Rank::Three | Rank::Four | Rank::Five => rank.to_string(),
    };
    html! {
        <th scope=scope>
            <Die suit face=Some(rank)/>
            <span class="visually-hidden">{name}</span>
        </th>
    }
}
