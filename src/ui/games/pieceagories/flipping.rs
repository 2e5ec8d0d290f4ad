//! The room with the coin that sets the minutes.

use crate::ui::prelude::*;

use super::open_game::OpenGame;
use crate::{
    browser::{chance, clock},
    rules::{
        Luck, Seat,
        pieceagories::{Action, Day, Event, NextFlip, Scene, coins::CoinSeen},
        piecepack::Rank,
    },
    ui::{
        parts::{Coin, Primary, Quiet},
        rove::{arrows, tab_stop},
        sheets::CategoryList,
    },
};

/// How many coins are in a row.
const ROW: usize = 6;

/// Ways to decide between people with the same birthday (PG-43). Any other way is as good.
const WAYS: [&str; 4] = ["rock, paper, scissors", "the nearest guess", "arm wrestling", "push-ups"];

/// Who flips the coin, if that is settled.
fn flipper(scene: &Scene) -> Option<Seat> {
    match scene {
        Scene::Flipping { due: Some(NextFlip::Seat(seat)), .. }
        | Scene::Flipping { named: Some(seat), .. } => Some(*seat),
        _ => None,
    }
}

/// Those between whom the host has to choose.
fn tied(scene: &Scene) -> Vec<Seat> {
    match scene {
        Scene::Flipping { due: Some(NextFlip::Tie(seats)), named: None, .. } => seats.clone(),
        _ => Vec::new(),
    }
}

fn day(scene: &Scene) -> (Option<Day>, bool) {
    match scene {
        Scene::Flipping { today, day_open, .. } => (*today, *day_open),
        _ => (None, false),
    }
}

pub(super) fn board(game: OpenGame) -> Html {
    // The first coin needs today's date. The page fills it in, and the host can change it (PG-38).
    Effect::new(move |_| {
        if let (None, true) = game.scene(day)
            && let (month, number) = clock::today()
            && let Some(today) = Day::new(month, number)
        {
            game.does(Action::Today(today));
        }
    });
    html! {
        <div class="beside flipping">
            <section>
                {coins(game)}
                {calendar(game)}
            </section>
            <CategoryList sheets=game.sheets/>
        </div>
    }
}

/// The coins as a table of buttons.
fn coins(game: OpenGame) -> Html {
    let seen_coins = Memo::new(move |_| game.with(|view| view.coins.clone()));
    let rows = seen_coins.with_untracked(Vec::len).div_ceil(ROW);
    let head = (1..=ROW).map(|column| html! { <th scope="col">{column.to_string()}</th> }).collect_html();
    let row = move |row: usize| {
        let cells = (0..ROW)
            .map(|column| html! { <td>{coin(game, seen_coins, row * ROW + column)}</td> })
            .collect_html();
        html! { <tr><th scope="row">{(row + 1).to_string()}</th>{cells}</tr> }
    };
    html! {
        <table class="coins" data-rove="" on:keydown=arrows>
            <caption class="visually-hidden">"The coins"</caption>
            <thead><tr><td></td>{head}</tr></thead>
            <tbody>{(0..rows).map(row).collect_html()}</tbody>
        </table>
    }
}

fn coin(game: OpenGame, seen_coins: Memo<Vec<CoinSeen>>, place: usize) -> Html {
    let seen = Memo::new(move |_| seen_coins.with(|coins| coins.get(place).copied()));
    let Some(first) = seen.get_untracked() else { return Html::Nothing };
    let suit = Signal::derive(move || seen.get().map_or(first.suit, |coin| coin.suit));
    let rank = Signal::derive(move || seen.get().and_then(|coin| coin.face));
    let name = move || {
        let (row, column) = (place / ROW + 1, place % ROW + 1);
        match rank.get() {
            Some(rank) => format!("row {row}, column {column}, {rank} of {}", suit.get()),
            None => format!("row {row}, column {column}, {}, face down", suit.get()),
        }
    };
    html! {
        <button type="button" tabindex=tab_stop(place) aria-label=name on:click=move |_| turn(game, place)>
            <Coin suit rank/>
        </button>
    }
}

/// Flips a coin for the player who is due; if there is none, the refusal says what is missing.
fn turn(game: OpenGame, place: usize) {
    let by = game.session.view.with_untracked(|view| flipper(&view.scene).unwrap_or(view.host));
    game.act(by, Action::Turn(u32::try_from(place).unwrap_or(u32::MAX)));
}

/// Today's date; the host may change it until the first coin is flipped.
fn calendar(game: OpenGame) -> Html {
    let days = Memo::new(move |_| game.scene(day));
    let change = move |month: u8, number: u8| {
        // If the month is too short its last day is taken.
        if let Some(day) = (1..=number).rev().find_map(|number| Day::new(month, number)) {
            game.does(Action::Today(day));
        }
    };
    (move || {
        let (Some(today), open) = days.get() else { return Html::Nothing };
        if !open {
            return Html::Nothing;
        }
        let months = (1..).zip(Day::months()).map(|(month, name)| {
            html! { <option value=month.to_string() selected=month == today.month()>{name}</option> }
        });
        html! {
            <p class="calendar row">
                "Birthdays count from "
                <input type="number" min="1" max="31" inputmode="numeric" aria-label="Day" prop:value=today.day().to_string()
                    on:change=move |event| change(today.month(), event_target_value(&event).parse().unwrap_or(1))/>
                <select aria-label="Month"
                    on:change=move |event| change(event_target_value(&event).parse().unwrap_or(1), today.day())>
                    {months.collect_html()}
                </select>
            </p>
        }
    })
    .into_html()
}

pub(super) fn action(game: OpenGame) -> Html {
    let tie = Memo::new(move |_| game.scene(tied));
    (move || if tie.with(|tie| tie.len() > 1) { settle_tie(game, tie.get()) } else { turn_one(game) })
        .into_html()
}

fn turn_one(game: OpenGame) -> Html {
    let due = Memo::new(move |_| game.scene(flipper));
    let was_blank = Memo::new(move |_| {
        let is_blank = |event: &Event| matches!(event, Event::Turned { coin, .. } if coin.rank == Rank::Null);
        game.session.latest.with(|events| events.iter().any(is_blank))
    });
    let say = move || {
        let before = if was_blank.get() { "A blank coin gives no time. " } else { "" };
        match due.get() {
            Some(seat) => format!("{before}{}, flip a coin: it sets the time.", game.name(seat)),
            None => format!("{before}Flip a coin: it sets the time."),
        }
    };
    let any = move |()| {
        let down: Vec<usize> = game.session.view.with_untracked(|view| {
            (0..).zip(&view.coins).filter(|(_, coin)| coin.face.is_none()).map(|(place, _)| place).collect()
        });
        let pick = Luck::new(chance::seed()).below(u32::try_from(down.len()).unwrap_or_default());
        if let Some(&place) = down.get(pick as usize) {
            turn(game, place);
        }
    };
    html! {
        <p class="say">{say}</p>
        <Primary on_press=any>"Flip a coin"</Primary>
    }
}

/// Several players have the same birthday: the host decides (PG-42, PG-43).
fn settle_tie(game: OpenGame, seats: Vec<Seat>) -> Html {
    let way = RwSignal::new(String::new());
    let name_one = move |seat: Seat| {
        let by = way.get_untracked().trim().to_owned();
        game.does(Action::Name { seat, by: (!by.is_empty()).then_some(by) });
    };
    let any = {
        let seats = seats.clone();
        move |()| {
            let pick = Luck::new(chance::seed()).below(u32::try_from(seats.len()).unwrap_or_default());
            if let Some(&seat) = seats.get(pick as usize) {
                name_one(seat);
            }
        }
    };
    let chips = seats.iter().map(|&seat| {
        let name = game.name(seat);
        html! { <Quiet on_press=move |()| name_one(seat)><bdi>{name}</bdi></Quiet> }
    });
    html! {
        <p class="say">"A shared birthday. Who flips the coin?"</p>
        <input type="text" class="way" list="ways" maxlength="60" aria-label="How it was decided, if you like"
            placeholder="by arm wrestling?" prop:value=move || way.get()
            on:input=move |event| way.set(event_target_value(&event))/>
        <datalist id="ways">
            {WAYS.map(|way| html! { <option value=way></option> }).collect_html()}
            <option value="something else"></option>
        </datalist>
        {chips.collect_html()}
        <Primary on_press=any>"Choose at random"</Primary>
    }
}
