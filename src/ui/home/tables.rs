//! The five games as five small tables, each with its pieces laid out.

use crate::ui::prelude::*;

use crate::{
    play::Kind,
    rules::piecepack::{Rank, Suit},
    ui::{
        parts::{BigLetter, Coin, Die, Notice, Pawn, Slip, Tile},
        screen::Screen,
    },
};

/// A table, and what one sees of it in passing.
struct Table {
    /// Which game is laid there; nothing while it is still being built.
    kind: Option<Kind>,
    name: &'static str,
    line: &'static str,
    people: &'static str,
    time: &'static str,
    pieces: fn() -> AnyView,
}

const TABLES: [Table; 5] = [
    Table {
        kind: Some(Kind::Pieceagories),
        name: "10 Blank White Pieceagories",
        line: "Invent the questions, then be the only one to think of it.",
        people: "2 to 8 people",
        time: "an hour or more",
        pieces: pieceagories,
    },
    Table {
        kind: None,
        name: "Scattergories",
        line: "A list, a letter, and as little time as you can bear.",
        people: "2 people or more",
        time: "half an hour",
        pieces: scattergories,
    },
    Table {
        kind: Some(Kind::Clear),
        name: "Clear!",
        line: "Four dice, 24 coins, and the lines among them.",
        people: "1 to 8 people",
        time: "5 minutes a deal",
        pieces: clear,
    },
    Table {
        kind: Some(Kind::Rememory),
        name: "Rememory",
        line: "Where did the three of Moons lie?",
        people: "1 to 99 people",
        time: "15 to 30 minutes",
        pieces: rememory,
    },
    Table {
        kind: None,
        name: "BLANK",
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
    let Some(kind) = table.kind else { return unlaid(table) };
    view! { <li><a class="game-card" href=Screen::SetUp(kind).hash()>{table.seen()}</a></li> }.into_any()
}

/// A table at which nobody can sit yet. It is no dead button: a press is answered.
fn unlaid(table: Table) -> AnyView {
    let asked = RwSignal::new(0_u32);
    let sentence =
        format!("{} is still being built. Pieceagories, Clear! and Rememory are ready to play.", table.name);
    let answer = Signal::derive(move || (asked.get() > 0).then(|| sentence.clone()));
    view! {
        <li>
            <button
                type="button"
                class="game-card"
                aria-disabled="true"
                on:click=move |_| asked.update(|times| *times += 1)
            >
                {table.seen()}
                <small>"Still being built"</small>
            </button>
            <Notice text=answer asked/>
        </li>
    }
    .into_any()
}

impl Table {
    fn seen(&self) -> AnyView {
        view! {
            <span class="pieces" aria-hidden="true">{(self.pieces)()}</span>
            <strong class="name">{self.name}</strong>
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
