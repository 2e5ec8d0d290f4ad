//! The middle of the table on the second screen.

use crate::ui::prelude::*;

use crate::{
    evening::BestMoment,
    rules::{
        pieceagories::coins::CoinSeen,
        piecepack::{Rank, Suit},
        rememory::{CoinSlot, TileSlot, VisibleCoin},
    },
    screens::{
        rememory::{coin_seen, tile_face},
        second_screen::{
            CoinCard, PublicAnswer, PublicBoard, PublicRule, PublicSheet, has_to_match, scratch_tile,
        },
    },
    ui::{
        ending,
        parts::{AnswerInGap, BigLetter, Coin, Die, SeenCoin, Tile, card::CardFace, drawn},
    },
    wording::{Noun, counted},
};

/// The middle of the table. It is drawn again when it changes, except the tiles: they stay, and turn over.
pub(super) fn board(board: Memo<Option<PublicBoard>>) -> AnyView {
    let slots = Memo::new(move |_| match board.get() {
        Some(PublicBoard::Tiles { tiles, .. }) => tiles,
        None
        | Some(
            PublicBoard::Cards { .. }
            | PublicBoard::Piles { .. }
            | PublicBoard::Coins(_)
            | PublicBoard::Paused
            | PublicBoard::Writing { .. }
            | PublicBoard::Reading { .. }
            | PublicBoard::Points { .. }
            | PublicBoard::Over { .. }
            | PublicBoard::Evening { .. },
        ) => Vec::new(),
    });
    let tile_count = Memo::new(move |_| slots.with(Vec::len));
    let tiles = move || {
        let tiles = (0..tile_count.get()).map(|index| tile(slots, index)).collect_view();
        (tile_count.get() > 0).then(|| view! { <div class="tile-rows">{tiles}</div> })
    };
    view! { {tiles}{move || board.get().map(beside_tiles)} }.into_any()
}

/// The middle of the table, except its tiles.
fn beside_tiles(board: PublicBoard) -> AnyView {
    match board {
        PublicBoard::Tiles { tiles: _, coin, coins } => coin_and_coins(coin, coins),
        PublicBoard::Cards { dice, spent, scratch_rounds, cards } => {
            dice_and_cards(&dice, spent, scratch_rounds, cards)
        }
        PublicBoard::Piles { top, to_match, draw_pile, rules } => {
            let face = top.map(|card| view! { <CardFace card=&card deck=None/> }.into_any());
            view! {
                <div class="top-card stack">
                    <figure>{face}<figcaption>{drawn(&has_to_match(&to_match))}</figcaption></figure>
                    <p>{format!("Draw Pile: {draw_pile}")}</p>
                </div>
                <ol class="rules-read stack" role="list">{rules.into_iter().map(rule).collect_view()}</ol>
            }
            .into_any()
        }
        PublicBoard::Coins(coins) => {
            view! { <div class="coin-rows">{coins.into_iter().map(flipped).collect_view()}</div> }.into_any()
        }
        PublicBoard::Paused => view! { <h2>"Paused"</h2> }.into_any(),
        PublicBoard::Writing { letter, categories, sheets } => writing(letter, categories, sheets),
        PublicBoard::Reading { letter, line, category, answers, question } => {
            let question = question.map(|question| view! { <p class="vote">{question}</p> });
            view! {
                <div class="read-aloud row">
                    {letter.map(|letter| view! { <BigLetter letter=Some(letter)/> })}
                    <h2>{line.to_string()}". "<bdi>{category.clone()}</bdi></h2>
                </div>
                <ul class="heard stack" role="list">{answers.into_iter().map(|heard| answer(&category, heard)).collect_view()}</ul>
                {question}
            }
            .into_any()
        }
        PublicBoard::Points { title, rows } => {
            let row = |(name, points): (String, u32)| {
                view! { <tr><th scope="row"><bdi>{name}</bdi></th><td>{points.to_string()}</td></tr> }
                    .into_any()
            };
            view! { <h2>{title}</h2><table class="totals"><tbody>{rows.into_iter().map(row).collect_view()}</tbody></table> }.into_any()
        }
        PublicBoard::Over { ranked } => ending::ending(&ranked, String::new(), ().into_any()),
        PublicBoard::Evening { ranked, moments } => {
            let of_game = |(game, moments): (String, Vec<BestMoment>)| ending::moments(game, &moments);
            ending::ending(&ranked, String::new(), moments.into_iter().map(of_game).collect_view().into_any())
        }
    }
}

/// A tile, which turns when its face becomes known, or an empty slot.
fn tile(slots: Memo<Vec<TileSlot>>, index: usize) -> AnyView {
    let slot = Memo::new(move |_| slots.with(|slots| slots.get(index).copied().unwrap_or(TileSlot::Empty)));
    let is_empty = Memo::new(move |_| slot.get().is_empty());
    let face = Memo::new(move |_| tile_face(slot.get()));
    (move || {
        if is_empty.get() { view! { <i></i> }.into_any() } else { view! { <Tile face/> }.into_any() }
    })
    .into_any()
}

/// The coin in play, and the coins beside the tiles.
fn coin_and_coins(coin: Option<VisibleCoin>, coins: Vec<CoinSlot>) -> AnyView {
    let beside = |slot: CoinSlot| match coin_seen(slot) {
        Some(coin) => view! { <SeenCoin suit=coin.suit rank=coin.rank/> }.into_any(),
        None => view! { <i></i> }.into_any(),
    };
    let in_play = coin.map(|coin| {
        let name = coin.to_string();
        view! { <SeenCoin suit=coin.suit rank=coin.rank/><span>{name}</span> }.into_any()
    });
    let coins = (!coins.is_empty()).then(|| {
        view! { <div class="coin-rows">{coins.into_iter().map(beside).collect_view()}</div> }.into_any()
    });
    view! { <p class="sought row">{in_play}</p>{coins} }.into_any()
}

/// The dice, and everybody's coins.
fn dice_and_cards(dice: &[Rank], spent: bool, scratch_rounds: u8, cards: Vec<CoinCard>) -> AnyView {
    // Before the first throw of a deal there are four empty places.
    let dice_count = if dice.is_empty() { 4 } else { dice.len() };
    let die = |(nth, suit): (usize, Suit)| view! { <Die suit face=dice.get(nth).copied()/> };
    let coin = |rank: Option<Rank>| match rank {
        Some(rank) => view! { <Coin suit=Suit::Suns rank=Some(rank)/> }.into_any(),
        None => view! { <i></i> }.into_any(),
    };
    let card = |CoinCard { name, coins, decided, stamp }: CoinCard| {
        view! {
            <figure data-decided=decided.then_some("")>
                <figcaption><bdi>{name}</bdi>{decided.then_some(" ✓")}" "<b>{stamp}</b></figcaption>
                <div class="coin-rows">{coins.into_iter().map(coin).collect_view()}</div>
            </figure>
        }
        .into_any()
    };
    let scratch_tile = (scratch_rounds > 0).then(|| view! { <p>{drawn(&scratch_tile(scratch_rounds))}</p> });
    view! {
        <div class="thrown" data-spent=(spent && !dice.is_empty()).then_some("")>
            {Suit::ALL.into_iter().take(dice_count).enumerate().map(die).collect_view()}
            {scratch_tile}
        </div>
        <div class="coin-cards">{cards.into_iter().map(card).collect_view()}</div>
    }
    .into_any()
}

fn rule(PublicRule { title, text, triggered }: PublicRule) -> AnyView {
    let title = (!title.is_empty()).then(|| view! { <strong>{title}</strong>" " });
    view! { <li data-triggered=triggered.then_some("") dir="auto">{title}{text}</li> }.into_any()
}

fn flipped(coin: CoinSeen) -> AnyView {
    view! { <Coin suit=coin.suit rank=coin.face/> }.into_any()
}

fn writing(letter: Option<char>, categories: Vec<String>, sheets: Vec<PublicSheet>) -> AnyView {
    let category = |text: String| view! { <li><bdi>{text}</bdi></li> };
    let sheet = |PublicSheet { name, lines, is_in }: PublicSheet| {
        let lines = match lines {
            Some(lines) => counted(lines, Noun::LINE),
            None => "not yet".to_owned(),
        };
        view! { <li data-in=is_in.then_some("")><bdi>{name}</bdi>" "<b>{lines}</b></li> }.into_any()
    };
    let sheets = (!sheets.is_empty())
        .then(|| view! { <ul class="handed-in row" role="list" aria-label="Sheets">{sheets.into_iter().map(sheet).collect_view()}</ul> });
    view! {
        <BigLetter letter=letter/>
        <ol class="category-list">{categories.into_iter().map(category).collect_view()}</ol>
        {sheets}
    }
    .into_any()
}

/// An answer to a category, once it is read.
fn answer(category: &str, PublicAnswer { name, text, symbol, mark_slug }: PublicAnswer) -> AnyView {
    let read = text.is_some();
    let text = match text {
        Some(answer) if answer.is_empty() => "nothing".into_any(),
        Some(answer) => view! { <AnswerInGap category=category.to_owned() answer/> }.into_any(),
        None => "…".into_any(),
    };
    view! {
        <li data-read=read.then_some("") data-mark=mark_slug>
            <bdi>{name}</bdi><bdi class="text">{text}</bdi><b>{symbol}</b>
        </li>
    }
    .into_any()
}
