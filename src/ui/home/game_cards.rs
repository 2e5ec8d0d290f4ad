//! The five games on the home page, each with a picture of its pieces.

use crate::ui::prelude::*;

use crate::{
    play::Kind,
    rules::piecepack::{Rank, Suit},
    screens::GameFacts,
    ui::{
        parts::{BigLetter, Coin, Die, Pawn, Slip, Tile},
        screen::Screen,
    },
    welcome::HEADING,
};

/// All five games.
pub(super) fn game_cards() -> AnyView {
    view! {
        <section aria-labelledby="tables">
            <h2 id="tables">{HEADING}</h2>
            <ul class="game-cards grid" role="list">
                {Kind::ALL.map(game_card).into_iter().collect_view()}
            </ul>
        </section>
    }
    .into_any()
}

/// A game and the link to its set-up.
fn game_card(kind: Kind) -> AnyView {
    view! { <li><a class="game-card" href=Screen::Setup(kind).hash()>{picture(kind)}</a></li> }.into_any()
}

/// The picture of a game, and what is said of it.
fn picture(kind: Kind) -> AnyView {
    let GameFacts { line, people, time, .. } = GameFacts::of(kind);
    let pieces = match kind {
        Kind::Pieceagories => pieceagories(),
        Kind::Scattergories => scattergories(),
        Kind::Clear => clear(),
        Kind::Rememory => rememory(),
        Kind::Blank => blank(),
    };
    view! {
        <span class="pieces row" aria-hidden="true">{pieces}</span>
        <strong class="name">{kind.title()}</strong>
        <span>{*line}</span>
        <small class="who">{*people}<br/>{*time}</small>
    }
    .into_any()
}

/// The dice show two and three: the product is six, which stands for W.
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
    let coin = |rank| view! { <Coin suit=Suit::Suns rank=Some(rank)/> };
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

/// Three cards, one of them blank.
fn blank() -> AnyView {
    let card = |shape: &'static str, number: &'static str| {
        view! {
            <span class="blank-card">
                <svg viewBox="0 0 24 24"><path d=shape/></svg>
                <b>{number}</b>
            </span>
        }
        .into_any()
    };
    view! {
        {card("M7 3h10l5 9-5 9H7l-5-9z", "4")}
        {card("M12 3l10 18H2z", "1")}
        {card("", "")}
    }
    .into_any()
}
