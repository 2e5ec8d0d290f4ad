//! The screen with the coin that sets the minutes, and the screen with the two dice that give the letter.

use crate::ui::prelude::*;

use super::PieceagoriesContext;
use crate::{
    browser::{chance, clock},
    rules::{
        Luck, Seat,
        pieceagories::{Action, Day, MAX_CHARACTERS, PhaseView, View, coins::CoinSeen},
    },
    screens::{
        pieceagories::{
            CoinPress, ROW, TIE_BREAKS, before_flip, coin_label, coin_press, day_near, face_down,
            forfeit_reminder_for_blank, rolls_dice, time_set,
        },
        sheets::SheetTable,
    },
    ui::{
        parts::{Clock, Coin, Die, Primary, Quiet, controls::NumberField, drawn},
        rove::{arrows, tab_stop},
        sheets::{CategoryList, DICE},
    },
};

/// The day from which birthdays count, and whether it may still be changed.
fn day(view: &View) -> (Option<Day>, bool) {
    if let PhaseView::Flipping { today, day_open, .. } = view.phase {
        (today, day_open)
    } else {
        (None, false)
    }
}

pub(super) fn board(game: PieceagoriesContext) -> AnyView {
    // The first coin needs today's date. The page fills it in, and the host can change it (PG-38).
    Effect::new(move |_| {
        if let (None, true) = game.with(day)
            && let (month, number) = clock::today()
            && let Some(today) = Day::new(month, number)
        {
            game.act_by_default(Action::Today(today));
        }
    });
    view! {
        <div class="beside flipping">
            <section>
                {coins(game)}
                {calendar(game)}
                {forfeit(game)}
            </section>
            <CategoryList sheets=game.sheets/>
        </div>
    }
    .into_any()
}

/// The reminder of the forfeit for a blank coin, which people read and do before they flip another (PG-44).
fn forfeit(game: PieceagoriesContext) -> AnyView {
    let reminder = Memo::new(move |_| game.session.with_public(|past| forfeit_reminder_for_blank(&past)));
    (move || reminder.get().map(|reminder| view! { <p class="forfeit">{reminder}</p> })).into_any()
}

/// The coins as a table of buttons.
fn coins(game: PieceagoriesContext) -> AnyView {
    let seen_coins = Memo::new(move |_| game.with(|view| view.coins.clone()));
    let rows = seen_coins.with_untracked(Vec::len).div_ceil(ROW);
    let head = (1..=ROW).map(|column| view! { <th scope="col">{column.to_string()}</th> }).collect_view();
    let row = move |row: usize| {
        let cells = (0..ROW)
            .map(|column| view! { <td>{coin(game, seen_coins, row * ROW + column)}</td> })
            .collect_view();
        view! { <tr><th scope="row">{(row + 1).to_string()}</th>{cells}</tr> }.into_any()
    };
    view! {
        <table class="flip-grid" data-rove="" on:keydown=arrows>
            <caption class="visually-hidden">"The coins"</caption>
            <thead><tr><td></td>{head}</tr></thead>
            <tbody>{(0..rows).map(row).collect_view()}</tbody>
        </table>
    }
    .into_any()
}

fn coin(game: PieceagoriesContext, seen_coins: Memo<Vec<CoinSeen>>, place: usize) -> AnyView {
    let seen = Memo::new(move |_| seen_coins.with(|coins| coins.get(place).copied()));
    let Some(first) = seen.get_untracked() else { return ().into_any() };
    let suit = Signal::derive(move || seen.get().map_or(first.suit, |coin| coin.suit));
    let rank = Signal::derive(move || seen.get().and_then(|coin| coin.face));
    let name = move || coin_label(place, CoinSeen { suit: suit.get(), face: rank.get() });
    view! {
        <button type="button" tabindex=tab_stop(place) aria-label=name on:click=move |_| flip(game, place)>
            <Coin suit rank/>
        </button>
    }
    .into_any()
}

/// Flips a coin for the player who has to flip. If it is not known who that is, the refusal says what is missing.
fn flip(game: PieceagoriesContext, place: usize) {
    let by = match game.with_untracked(coin_press) {
        CoinPress::Flip(seat) => seat,
        CoinPress::Tie(_) => game.default_seat(),
    };
    // A place that does not fit would be refused.
    game.act(by, Action::Flip(u32::try_from(place).unwrap_or(u32::MAX)));
}

/// Today's date; the host may change it until the first coin is flipped.
fn calendar(game: PieceagoriesContext) -> AnyView {
    let today = Memo::new(move |_| {
        let (today, is_open) = game.with(day);
        today.filter(|_| is_open)
    });
    let number = Memo::new(move |_| today.get().map_or(1, Day::day));
    let month = Memo::new(move |_| today.get().map_or(1, Day::month));
    let set = move |month: u8, number: u32| {
        let day = day_near(month, number);
        if let Some(day) = day.filter(|day| today.get_untracked() != Some(*day)) {
            game.act_by_default(Action::Today(day));
        }
    };
    let set_number = Callback::new(move |number| set(month.get_untracked(), number));
    let set_month = move |event| {
        if let Ok(month) = event_target_value(&event).parse() {
            set(month, number.get_untracked().into());
        }
    };
    let option = move |(value, name): (u8, &'static str)| {
        view! { <option value=value.to_string() prop:selected=move || month.get() == value>{name}</option> }
            .into_any()
    };
    let fields = move || {
        view! {
            <p class="calendar row">
                "Birthdays count from"" "
                <NumberField label="Day" range=1..=31 number change=set_number/>
                <select aria-label="Month" on:change=set_month>
                    {(1..).zip(Day::months()).map(option).collect_view()}
                </select>
            </p>
        }
        .into_any()
    };
    view! { <Show when=move || today.with(Option::is_some)>{fields}</Show> }.into_any()
}

pub(super) fn foot(game: PieceagoriesContext) -> AnyView {
    let tie = Memo::new(move |_| match game.with(coin_press) {
        CoinPress::Tie(seats) => Some(seats),
        CoinPress::Flip(_) => None,
    });
    (move || match tie.get() {
        Some(seats) => settle_tie(game, seats),
        None => flip_foot(game),
    })
    .into_any()
}

fn flip_foot(game: PieceagoriesContext) -> AnyView {
    let say =
        Memo::new(move |_| game.session.latest.with(|events| game.with(|view| before_flip(view, events))));
    let at_random = move |()| {
        if let Some(place) = one_of(&game.with_untracked(face_down)) {
            flip(game, place);
        }
    };
    view! {
        <p class="say">{move || say.get()}</p>
        <Primary on_press=at_random>"Flip a coin"</Primary>
    }
    .into_any()
}

/// One of these, at random. The record has only the action, as if somebody had pressed that one.
fn one_of<T: Copy>(all: &[T]) -> Option<T> {
    let place = Luck::new(chance::seed()).below(u32::try_from(all.len()).unwrap_or_default());
    all.get(place as usize).copied()
}

/// Several players have the same birthday: the host decides (PG-42, PG-43).
fn settle_tie(game: PieceagoriesContext, seats: Vec<Seat>) -> AnyView {
    let how = RwSignal::new(String::new());
    let choose_flipper = move |seat: Seat| {
        let how = how.get_untracked().trim().to_owned();
        game.act_by_default(Action::ChooseFlipper { seat, how: (!how.is_empty()).then_some(how) });
    };
    let at_random = {
        let seats = seats.clone();
        move |()| {
            if let Some(seat) = one_of(&seats) {
                choose_flipper(seat);
            }
        }
    };
    let chips = seats.iter().map(|&seat| {
        let name = game.name(seat);
        view! { <Quiet on_press=move |()| choose_flipper(seat)><bdi>{name}</bdi></Quiet> }.into_any()
    });
    view! {
        <p class="say">"A shared birthday. Who flips the coin?"</p>
        <input type="text" class="how-decided" list="ways" maxlength=MAX_CHARACTERS.to_string() aria-label="How it was decided, if you like"
            placeholder="by arm wrestling?" prop:value=move || how.get()
            on:input=move |event| how.set(event_target_value(&event))/>
        <datalist id="ways">
            {TIE_BREAKS.map(|way| view! { <option value=way></option> }).collect_view()}
            <option value="something else"></option>
        </datalist>
        {chips.collect_view()}
        <Primary on_press=at_random>"Choose at random"</Primary>
    }.into_any()
}

/// The screen before the two dice are rolled.
pub(super) fn dice_board(game: PieceagoriesContext) -> AnyView {
    let Some((coin, seconds)) = game.with_untracked(time_set) else { return ().into_any() };
    let hidden = game.sheets.table.with_untracked(SheetTable::hides_list);
    let dice = DICE.map(|suit| view! { <Die suit face=None/> }).collect_view();
    view! {
        <div class="beside dice">
            <section class="centred stack">
                <div class="set-by row">
                    {coin.map(|coin| view! { <Coin suit=coin.suit rank=Some(coin.rank)/> })}
                    <Clock remaining=seconds total=seconds prominent=true/>
                </div>
                <div class="row dice-row">{dice}</div>
            </section>
            {(!hidden).then(|| view! { <CategoryList sheets=game.sheets/> })}
        </div>
    }
    .into_any()
}

pub(super) fn dice_foot(game: PieceagoriesContext) -> AnyView {
    let (on_press, refusal) = game.button(Action::Roll);
    let host = game.name(game.default_seat());
    view! {
        <p class="say">{drawn(&rolls_dice(&host))}</p>
        <Primary on_press refusal>"Roll the dice"</Primary>
    }
    .into_any()
}
