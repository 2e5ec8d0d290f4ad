//! The room with the coin that sets the minutes, and the room with the two dice that give the letter.

use crate::ui::prelude::*;

use super::PieceagoriesTable;
use crate::{
    browser::{chance, clock},
    rules::{
        Luck, Seat,
        pieceagories::{Action, Day, Scene, TIE_BREAKS, View, coins::CoinSeen},
    },
    screens::pieceagories::{
        CoinPress, ROW, before_flip, coin_label, coin_press, day_near, face_down, time_set,
    },
    ui::{
        parts::{Clock, Coin, Die, Primary, Quiet},
        rove::{arrows, tab_stop},
        sheets::{CategoryList, DICE},
    },
};

/// The day from which birthdays count, and whether it may still be changed.
fn day(view: &View) -> (Option<Day>, bool) {
    if let Scene::Flipping { today, day_open, .. } = view.scene { (today, day_open) } else { (None, false) }
}

pub(super) fn board(game: PieceagoriesTable) -> Html {
    // The first coin needs today's date. The page fills it in, and the host can change it (PG-38).
    Effect::new(move |_| {
        if let (None, true) = game.with(day)
            && let (month, number) = clock::today()
            && let Some(today) = Day::new(month, number)
        {
            game.play_for_anybody(Action::Today(today));
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
fn coins(game: PieceagoriesTable) -> Html {
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
        <table class="flip-grid" data-rove="" on:keydown=arrows>
            <caption class="visually-hidden">"The coins"</caption>
            <thead><tr><td></td>{head}</tr></thead>
            <tbody>{(0..rows).map(row).collect_html()}</tbody>
        </table>
    }
}

fn coin(game: PieceagoriesTable, seen_coins: Memo<Vec<CoinSeen>>, place: usize) -> Html {
    let seen = Memo::new(move |_| seen_coins.with(|coins| coins.get(place).copied()));
    let Some(first) = seen.get_untracked() else { return Html::Nothing };
    let suit = Signal::derive(move || seen.get().map_or(first.suit, |coin| coin.suit));
    let rank = Signal::derive(move || seen.get().and_then(|coin| coin.face));
    let name = move || coin_label(place, CoinSeen { suit: suit.get(), face: rank.get() });
    html! {
        <button type="button" tabindex=tab_stop(place) aria-label=name on:click=move |_| flip(game, place)>
            <Coin suit rank/>
        </button>
    }
}

/// Flips a coin for the player who has to flip. If it is not known who that is, the refusal says what is missing.
fn flip(game: PieceagoriesTable, place: usize) {
    let by = match game.with_untracked(coin_press) {
        CoinPress::Flip(seat) => seat,
        CoinPress::Tie(_) => game.default_seat(),
    };
    game.act(by, Action::Flip(u32::try_from(place).unwrap_or(u32::MAX)));
}

/// Today's date; the host may change it until the first coin is flipped.
fn calendar(game: PieceagoriesTable) -> Html {
    let date = Memo::new(move |_| game.with(day));
    let change = move |month: u8, number: u8| {
        if let Some(day) = day_near(month, number) {
            game.play_for_anybody(Action::Today(day));
        }
    };
    (move || {
        let (Some(today), open) = date.get() else { return Html::Nothing };
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

pub(super) fn action(game: PieceagoriesTable) -> Html {
    let tie = Memo::new(move |_| match game.with(coin_press) {
        CoinPress::Tie(seats) => Some(seats),
        CoinPress::Flip(_) => None,
    });
    (move || match tie.get() {
        Some(seats) => settle_tie(game, seats),
        None => flip_action(game),
    })
    .into_html()
}

fn flip_action(game: PieceagoriesTable) -> Html {
    let say =
        Memo::new(move |_| game.session.latest.with(|events| game.with(|view| before_flip(view, events))));
    let at_random = move |()| {
        let down = game.with_untracked(face_down);
        let pick = Luck::new(chance::seed()).below(u32::try_from(down.len()).unwrap_or_default());
        if let Some(&place) = down.get(pick as usize) {
            flip(game, place);
        }
    };
    html! {
        <p class="say">{move || say.get()}</p>
        <Primary on_press=at_random>"Flip a coin"</Primary>
    }
}

/// Several players have the same birthday: the host decides (PG-42, PG-43).
fn settle_tie(game: PieceagoriesTable, seats: Vec<Seat>) -> Html {
    let how = RwSignal::new(String::new());
    let choose_flipper = move |seat: Seat| {
        let how = how.get_untracked().trim().to_owned();
        game.play_for_anybody(Action::ChooseFlipper { seat, how: (!how.is_empty()).then_some(how) });
    };
    let at_random = {
        let seats = seats.clone();
        move |()| {
            let pick = Luck::new(chance::seed()).below(u32::try_from(seats.len()).unwrap_or_default());
            if let Some(&seat) = seats.get(pick as usize) {
                choose_flipper(seat);
            }
        }
    };
    let chips = seats.iter().map(|&seat| {
        let name = game.name(seat);
        html! { <Quiet on_press=move |()| choose_flipper(seat)><bdi>{name}</bdi></Quiet> }
    });
    html! {
        <p class="say">"A shared birthday. Who flips the coin?"</p>
        <input type="text" class="how-decided" list="ways" maxlength="60" aria-label="How it was decided, if you like"
            placeholder="by arm wrestling?" prop:value=move || how.get()
            on:input=move |event| how.set(event_target_value(&event))/>
        <datalist id="ways">
            {TIE_BREAKS.map(|way| html! { <option value=way></option> }).collect_html()}
            <option value="something else"></option>
        </datalist>
        {chips.collect_html()}
        <Primary on_press=at_random>"Choose at random"</Primary>
    }
}

/// The room before the two dice are rolled.
pub(super) fn dice_board(game: PieceagoriesTable) -> Html {
    let Some((coin, seconds)) = game.with_untracked(time_set) else { return Html::Nothing };
    let dice = DICE.map(|suit| html! { <Die suit face=None/> }).collect_html();
    html! {
        <div class="beside dice">
            <section class="centred stack">
                <div class="set-by row">
                    {coin.map(|coin| html! { <Coin suit=coin.suit rank=Some(coin.rank)/> })}
                    <Clock remaining=seconds total=seconds prominent=true/>
                </div>
                <div class="row dice-row">{dice}</div>
            </section>
            <CategoryList sheets=game.sheets/>
        </div>
    }
}

pub(super) fn dice_action(game: PieceagoriesTable) -> Html {
    let (on_press, refusal) = game.button(Action::Roll);
    let host = game.name(game.default_seat());
    html! {
        <p class="say">"The timer is set. "<bdi>{host}</bdi>" rolls the dice: they give the letter."</p>
        <Primary on_press refusal>"Roll the dice"</Primary>
    }
}
