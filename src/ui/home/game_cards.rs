//! The five games on the home page, each with a picture of its pieces.

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

/// All five games.
pub(super) fn game_cards() -> Html {
    html! {
        <section aria-labelledby="tables">
            <h2 id="tables">{HEADING}</h2>
            <ul class="game-cards grid" role="list">
                {GAMES.map(game_card).into_iter().collect_html()}
            </ul>
        </section>
    }
}

/// A game and the link to its set-up.
fn game_card(entry: GameEntry) -> Html {
    html! { <li><a class="game-card" href=Screen::Setup(entry.kind).hash()>{picture(&entry)}</a></li> }
}

/// The picture of a game.
fn picture(entry: &GameEntry) -> Html {
    let pieces = match entry.kind {
        Kind::Pieceagories => pieceagories(),
        Kind::Scattergories => scattergories(),
        Kind::Clear => clear(),
        Kind::Rememory => rememory(),
        Kind::Blank => blank(),
    };
    html! {
        <span class="pieces row" aria-hidden="true">{pieces}</span>
        <strong class="name">{entry.kind.title()}</strong>
        <span>{entry.line}</span>
        <small class="who">{entry.people}<br/>{entry.time}</small>
    }
}

/// The dice show two and three: the product is six, which stands for W.
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

/// Three cards, one of them blank.
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
