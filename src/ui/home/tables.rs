//! The five games as five small tables, each with its pieces laid out.

use crate::ui::prelude::*;

use crate::{
    play::Kind,
    rules::piecepack::{Rank, Suit},
    ui::{
        parts::{BigLetter, Coin, Die, Pawn, Slip, Tile},
        screen::Screen,
    },
    welcome::{GAMES, GameEntry, HEADING},
};

/// The five tables.
pub(super) fn tables() -> Html {
    html! {
        <section aria-labelledby="tables">
            <h2 id="tables">{HEADING}</h2>
            <ul class="game-cards" role="list">
                {GAMES.map(table).into_iter().collect_html()}
            </ul>
        </section>
    }
}

/// A table, and the way to it.
fn table(table: GameEntry) -> Html {
    html! { <li><a class="game-card" href=Screen::SetUp(table.kind).hash()>{seen(&table)}</a></li> }
}

/// What one sees of a table in passing.
fn seen(table: &GameEntry) -> Html {
    let pieces = match table.kind {
        Kind::Pieceagories => pieceagories(),
        Kind::Scattergories => scattergories(),
        Kind::Clear => clear(),
        Kind::Rememory => rememory(),
        Kind::Blank => blank(),
    };
    html! {
        <span class="pieces" aria-hidden="true">{pieces}</span>
        <strong class="name">{table.kind.title()}</strong>
        <span>{table.line}</span>
        <small class="who">{table.people}<br/>{table.time}</small>
    }
}

/// Two times three is six, and six is a W.
fn pieceagories() -> Html {
    html! {
        <Pawn suit=Suit::Suns initial="A"/>
        <Die suit=Suit::Crowns face=Some(Rank::Two)/>
        <Die suit=Suit::Arms face=Some(Rank::Three)/>
        <BigLetter letter=Some('W')/>
    }
}

fn scattergories() -> Html {
    html! {
        <BigLetter letter=Some('S')/>
        <Slip text="Birds" number=Some(7)/>
    }
}

fn clear() -> Html {
    let coin = |rank| html! { <Coin suit=Suit::Suns rank=Some(rank)/> };
    [Rank::Two, Rank::Ace, Rank::Five, Rank::Null].map(coin).collect_html()
}

fn rememory() -> Html {
    html! {
        <Tile/>
        <Tile face=Some((Suit::Moons, Rank::Three))/>
        <Coin suit=Suit::Moons rank=None/>
    }
}

/// Three cards of a deck that is still mostly paper.
fn blank() -> Html {
    let card = |shape: &'static str, number: &'static str| {
        html! {
            <span class="blank-card">
                <svg viewBox="0 0 24 24"><path d=shape/></svg>
                <b>{number}</b>
            </span>
        }
    };
    html! {
        {card("M7 3h10l5 9-5 9H7l-5-9z", "4")}
        {card("M12 3l10 18H2z", "1")}
        {card("", "")}
    }
}
