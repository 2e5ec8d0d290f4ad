//! The five games as five small tables, each with its pieces laid out.

use crate::ui::prelude::*;

use crate::{
    play::Kind,
    rules::piecepack::{Rank, Suit},
    ui::{
        parts::{BigLetter, Coin, Die, Pawn, Slip, Tile},
        screen::Screen,
    },
};

/// A table, and what one sees of it in passing.
struct Table {
    /// Which game is laid there.
    kind: Kind,
    line: &'static str,
    people: &'static str,
    time: &'static str,
    pieces: fn() -> AnyView,
}

const TABLES: [Table; 5] = [
    Table {
        kind: Kind::Pieceagories,
        line: "Invent the questions, then be the only one to think of it.",
        people: "2 to 8 people",
        time: "an hour or more",
        pieces: pieceagories,
    },
    Table {
        kind: Kind::Scattergories,
        line: "A list, a letter, and as little time as you can bear.",
        people: "2 to 8 people",
        time: "half an hour",
        pieces: scattergories,
    },
    Table {
        kind: Kind::Clear,
        line: "Four dice, 24 coins, and the lines among them.",
        people: "1 to 8 people",
        time: "5 minutes a deal",
        pieces: clear,
    },
    Table {
        kind: Kind::Rememory,
        line: "Where did the three of Moons lie?",
        people: "1 to 99 people",
        time: "15 to 30 minutes",
        pieces: rememory,
    },
    Table {
        kind: Kind::Blank,
        line: "Whoever wins writes the next rule.",
        people: "2 to 10 people",
        time: "20 minutes",
        pieces: blank,
    },
];

/// The five tables.
pub(super) fn tables() -> AnyView {
    view! {
        <section aria-labelledby="tables">
            <h2 id="tables">"Five tables"</h2>
            <ul class="game-cards" role="list">
                {TABLES.map(table).into_iter().collect_view()}
            </ul>
        </section>
    }
    .into_any()
}

/// A table, and the way to it.
fn table(table: Table) -> AnyView {
    view! { <li><a class="game-card" href=Screen::SetUp(table.kind).hash()>{table.seen()}</a></li> }
        .into_any()
}

impl Table {
    fn seen(&self) -> AnyView {
        view! {
            <span class="pieces" aria-hidden="true">{(self.pieces)()}</span>
            <strong class="name">{self.kind.title()}</strong>
            <span>{self.line}</span>
            <small class="who">{self.people}<br/>{self.time}</small>
        }
        .into_any()
    }
}

/// Two times three is six, and six is a W.
fn pieceagories() -> AnyView {
    view! {
        <Pawn suit=Suit::Suns initial="A"/>
        <Die suit=Suit::Crowns face=Some(Rank::Two)/>
        <Die suit=Suit::Arms face=Some(Rank::Three)/>
        <BigLetter letter=Some('W')/>
    }
    .into_any()
}

fn scattergories() -> AnyView {
    view! {
        <BigLetter letter=Some('S')/>
        <Slip text="Birds" number=Some(7)/>
    }
    .into_any()
}

fn clear() -> AnyView {
    let coin = |rank| view! { <Coin suit=Suit::Suns rank=Some(rank)/> }.into_any();
    [Rank::Two, Rank::Ace, Rank::Five, Rank::Null].map(coin).collect_view().into_any()
}

fn rememory() -> AnyView {
    view! {
        <Tile/>
        <Tile face=Some((Suit::Moons, Rank::Three))/>
        <Coin suit=Suit::Moons rank=None/>
    }
    .into_any()
}

/// Three cards of a deck that is still mostly paper.
fn blank() -> AnyView {
    let card = |shape: &'static str, number: &'static str| {
        view! {
            <span class="blank-card">
                <svg viewBox="0 0 24 24"><path d=shape/></svg>
                <b>{number}</b>
            </span>
        }
    };
    view! {
        {card("M7 3h10l5 9-5 9H7l-5-9z", "4")}
        {card("M12 3l10 18H2z", "1")}
        {card("", "")}
    }
    .into_any()
}
