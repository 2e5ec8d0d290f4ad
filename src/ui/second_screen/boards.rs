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
        second_screen::{CoinCard, PublicAnswer, PublicBoard, PublicRule, PublicSheet},
    },
    ui::{
        ending,
        parts::{BigLetter, Coin, Die, SeenCoin, Tile, card::CardFace},
    },
};

/// The middle of the table. It is drawn again when it changes, except the tiles: they stay, and turn over.
pub(super) fn board(board: Memo<Option<PublicBoard>>) -> Html {
    let slots = Memo::new(move |_| match board.get() {
        Some(PublicBoard::Tiles { tiles, .. }) => tiles,
        _ => Vec::new(),
    });
    let tile_count = Memo::new(move |_| slots.with(Vec::len));
    let tiles = move || {
        let tiles = (0..tile_count.get()).map(|index| tile(slots, index)).collect_html();
        (tile_count.get() > 0).then(|| html! { <div class="tile-rows">{tiles}</div> })
    };
    html! { {tiles}{move || board.get().map(beside_tiles)} }
}

/// The middle of the table, except its tiles.
fn beside_tiles(board: PublicBoard) -> Html {
    match board {
        PublicBoard::Tiles { tiles: _, coin, coins } => coin_and_coins(coin, coins),
        PublicBoard::Cards { dice, spent, scratch_rounds, cards } => {
            dice_and_cards(&dice, spent, scratch_rounds, cards)
        }
        PublicBoard::Piles { top, to_match, draw_pile, rules } => {
            let face = top.map(|card| html! { <CardFace card=&card deck=None/> });
            html! {
                <div class="top-card stack">
                    <figure>{face}<figcaption>"To match: "<b>{to_match}</b></figcaption></figure>
                    <p>"Draw Pile: "{draw_pile.to_string()}</p>
                </div>
                <ol class="rules-read stack" role="list">{rules.into_iter().map(rule).collect_html()}</ol>
            }
        }
        PublicBoard::Coins(coins) => {
            html! { <div class="coin-rows">{coins.into_iter().map(flipped).collect_html()}</div> }
        }
        PublicBoard::Writing { letter, categories, sheets } => writing(letter, categories, sheets),
        PublicBoard::Reading { letter, line, category, answers, question } => {
            let question = question.map(|question| html! { <p class="vote">{question}</p> });
            html! {
                <div class="read-aloud row">
                    {letter.map(|letter| html! { <BigLetter letter=Some(letter)/> })}
                    <h2>{line.to_string()}". "<bdi>{category}</bdi></h2>
                </div>
                <ul class="heard stack" role="list">{answers.into_iter().map(answer).collect_html()}</ul>
                {question}
            }
        }
        PublicBoard::Points { title, rows } => {
            let row = |(name, points): (String, u32)| {
                html! { <tr><th scope="row"><bdi>{name}</bdi></th><td>{points.to_string()}</td></tr> }
            };
            html! { <h2>{title}</h2><table class="totals"><tbody>{rows.into_iter().map(row).collect_html()}</tbody></table> }
        }
        PublicBoard::Over { ranked } => ending::ending(&ranked, String::new(), Html::Nothing),
        PublicBoard::Evening { ranked, moments } => {
            let of_game = |(game, moments): (String, Vec<BestMoment>)| ending::moments(game, moments);
            ending::ending(&ranked, String::new(), moments.into_iter().map(of_game).collect_html())
        }
    }
}

/// A tile, which turns when its face becomes known, or an empty slot.
fn tile(slots: Memo<Vec<TileSlot>>, index: usize) -> Html {
    let slot = Memo::new(move |_| slots.with(|slots| slots.get(index).copied().unwrap_or(TileSlot::Empty)));
    let is_empty = Memo::new(move |_| slot.get().is_empty());
    let face = Memo::new(move |_| tile_face(slot.get()));
    (move || {
        if is_empty.get() {
            html! { <i></i> }
        } else {
            html! { <Tile face/> }
        }
    })
    .into_html()
}

/// The coin in play, and the coins beside the tiles.
fn coin_and_coins(coin: Option<VisibleCoin>, coins: Vec<CoinSlot>) -> Html {
    let beside = |slot: CoinSlot| match coin_seen(slot) {
        Some(coin) => html! { <SeenCoin suit=coin.suit rank=coin.rank/> },
        None => html! { <i></i> },
    };
    let in_play = coin.map(|coin| {
        let name = coin.to_string();
        html! { <SeenCoin suit=coin.suit rank=coin.rank/><span>{name}</span> }
    });
    let coins = (!coins.is_empty())
        .then(|| html! { <div class="coin-rows">{coins.into_iter().map(beside).collect_html()}</div> });
    html! { <p class="sought row">{in_play}</p>{coins} }
}

/// The dice, and everybody's coins.
fn dice_and_cards(dice: &[Rank], spent: bool, scratch_rounds: u8, cards: Vec<CoinCard>) -> Html {
    // Before the first throw of a deal there are four empty places.
    let dice_count = if dice.is_empty() { 4 } else { dice.len() };
    let die = |(nth, suit): (usize, Suit)| html! { <Die suit face=dice.get(nth).copied()/> };
    let coin = |rank: Option<Rank>| match rank {
        Some(rank) => html! { <Coin suit=Suit::Suns rank=Some(rank)/> },
        None => html! { <i></i> },
    };
    let card = |CoinCard { name, coins, decided, stamp }: CoinCard| {
        html! {
            <figure data-decided=decided.then_some("")>
                <figcaption><bdi>{name}</bdi>{decided.then_some(" ✓")}" "<b>{stamp}</b></figcaption>
                <div class="coin-rows">{coins.into_iter().map(coin).collect_html()}</div>
            </figure>
        }
    };
    let card_count = cards.len().to_string();
    let scratch_tile = (scratch_rounds > 0)
        .then(|| html! { <p>"Scratch Tile: "<b>{scratch_rounds.to_string()}</b>" of 3"</p> });
    html! {
        <div class="thrown" data-spent=(spent && !dice.is_empty()).then_some("")>
            {Suit::ALL.into_iter().take(dice_count).enumerate().map(die).collect_html()}
            {scratch_tile}
        </div>
        <div class="coin-cards" data-many=card_count>{cards.into_iter().map(card).collect_html()}</div>
    }
}

fn rule(PublicRule { title, text, triggered }: PublicRule) -> Html {
    let title = (!title.is_empty()).then(|| html! { <strong>{title}</strong>" " });
    html! { <li data-triggered=triggered.then_some("") dir="auto">{title}{text}</li> }
}

fn flipped(coin: CoinSeen) -> Html {
    html! { <Coin suit=coin.suit rank=coin.face/> }
}

fn writing(letter: Option<char>, categories: Vec<String>, sheets: Vec<PublicSheet>) -> Html {
    let category = |text: String| html! { <li><bdi>{text}</bdi></li> };
    let sheet = |PublicSheet { name, lines, is_in }: PublicSheet| {
        let lines = match lines {
            Some(1) => "1 line".to_owned(),
            Some(lines) => format!("{lines} lines"),
            None => "not yet".to_owned(),
        };
        html! { <li data-in=is_in.then_some("")><bdi>{name}</bdi>" "<b>{lines}</b></li> }
    };
    let sheets = (!sheets.is_empty())
        .then(|| html! { <ul class="handed-in row" role="list" aria-label="Sheets">{sheets.into_iter().map(sheet).collect_html()}</ul> });
    html! {
        <BigLetter letter=letter/>
        <ol class="category-list">{categories.into_iter().map(category).collect_html()}</ol>
        {sheets}
    }
}

fn answer(PublicAnswer { name, text, symbol, mark_slug }: PublicAnswer) -> Html {
    let read = text.is_some();
    let text = match text.as_deref() {
        Some("") => "nothing".to_owned(),
        Some(text) => text.to_owned(),
        None => "…".to_owned(),
    };
    html! {
        <li data-read=read.then_some("") data-mark=mark_slug>
            <bdi>{name}</bdi><bdi class="text">{text}</bdi><b>{symbol}</b>
        </li>
    }
}
