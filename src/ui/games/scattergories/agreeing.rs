//! Before a round: everybody agrees to a list, and somebody rolls the letter.

use crate::ui::prelude::*;

use super::{ScattergoriesContext, lists};
use crate::{
    rules::{Seat, scattergories::Action},
    screens::scattergories::{
        AgreeingPress, agreeing_press, agreement, agrees_one_by_one, pawn, pictured_letters, rolls_letter_die,
    },
    ui::{
        lists::ListEditor,
        parts::{Dialog, Pawn, Primary, Quiet, drawn, piecepack::initial},
        sheets::CategoryList,
    },
};

pub(super) fn board(game: ScattergoriesContext) -> AnyView {
    let shown_list = Memo::new(move |_| game.with(|view| view.list.clone()));
    let on_the_table = move || {
        match shown_list.get() {
        Some(list) if list.name.is_empty() => view! { <CategoryList sheets=game.sheets/> }.into_any(),
        Some(list) => view! {
            <div class="named-list stack"><p dir="auto">{list.name.clone()}</p><CategoryList sheets=game.sheets/></div>
        }.into_any(),
        None => view! { <p class="no-list">"No list yet."</p> }.into_any(),
    }
    };
    let people = Memo::new(move |_| game.with(agreement));
    let one_by_one = Memo::new(move |_| game.with(agrees_one_by_one));
    let cards = move || people.get().into_iter().map(|person| card(game, person, one_by_one)).collect_view();
    let has_list = Memo::new(move |_| shown_list.with(Option::is_some));
    let asks_all = Memo::new(move |_| matches!(game.with(agreeing_press), AgreeingPress::AgreeAll(_)));
    view! {
        <div class="beside agreeing">
            <section class="centred stack">
                {letter_die(game.with_untracked(pictured_letters))}
                <ul class="place-cards grid" aria-label="Who agrees to the list">{cards}</ul>
                <Show when=move || asks_all.get()><p class="quietly">"Not everybody? Tap those who agree."</p></Show>
                <Show when=move || has_list.get()>{choose_a_list(game)}</Show>
            </section>
            {on_the_table}
        </div>
    }
    .into_any()
}

/// A player's card: a press agrees to the list, or withdraws the agreement (SC-07). It asks only where people agree one by one,
/// because the large button asks all at once.
fn card(
    game: ScattergoriesContext,
    (seat, name, agrees): (Seat, String, bool),
    one_by_one: Memo<bool>,
) -> AnyView {
    let press = move |_| {
        game.act(seat, Action::Agree(!agrees));
    };
    view! {
        <li>
            <button type="button" class="place-card" data-done=agrees.to_string() aria-pressed=agrees.to_string() on:click=press>
                {pawn(seat).map(|suit| view! { <Pawn suit initial=initial(&name)/> })}
                <strong dir="auto">{name.clone()}</strong>
                <span class:visually-hidden=move || !agrees && !one_by_one.get()>
                    {if agrees { "agrees" } else { "tap to agree" }}
                </span>
            </button>
        </li>
    }.into_any()
}

pub(super) fn foot(game: ScattergoriesContext) -> AnyView {
    let press = Memo::new(move |_| game.with(agreeing_press));
    let another = move |()| {
        game.act_by_default(Action::Propose(Box::new(lists::random_list())));
    };
    let (agree_all, agree_refusal) = game.button(Action::AgreeAll);
    let (roll, roll_refusal) = game.button(Action::Roll);
    let primary = move || match press.get() {
        AgreeingPress::Choose => {
            let choosing = RwSignal::new(false);
            view! {
                <p class="say">"Choose a list for everybody."</p>
                <Primary on_press=move |()| choosing.set(true)>"Choose a list"</Primary>
                {list_dialog(game, choosing)}
            }
            .into_any()
        }
        AgreeingPress::AgreeAll(sentence) => view! {
            <Quiet on_press=another>"Another list"</Quiet>
            <p class="say">{drawn(&sentence)}</p>
            <Primary on_press=agree_all refusal=agree_refusal>"Everybody agrees"</Primary>
        }
        .into_any(),
        AgreeingPress::Roll => view! {
            <Quiet on_press=another>"Another list"</Quiet>
            {somebody_else(game)}
            <p class="say">{drawn(&rolls_letter_die(&game.name(game.default_seat())))}</p>
            <Primary on_press=roll refusal=roll_refusal>"Roll the letter die"</Primary>
        }
        .into_any(),
    };
    primary.into_any()
}

/// The button and the dialog with which somebody chooses, writes or changes a list. "Another list" deals one in a press (SC-R47).
fn choose_a_list(game: ScattergoriesContext) -> AnyView {
    let choosing = RwSignal::new(false);
    view! {
        <button type="button" class="quiet choose-list" aria-haspopup="dialog" on:click=move |_| choosing.set(true)>
            "Choose or write a list"
        </button>
        {list_dialog(game, choosing)}
    }
    .into_any()
}

/// The button and the dialog with which another player rolls (SC-R19).
fn somebody_else(game: ScattergoriesContext) -> AnyView {
    let open = RwSignal::new(false);
    let people = game.with_untracked(agreement);
    let chip = move |(seat, name, _): (Seat, String, bool)| {
        let press = move |_| {
            open.set(false);
            game.act(seat, Action::Roll);
        };
        view! {
            <button type="button" class="quiet chip" on:click=press>
                {pawn(seat).map(|suit| view! { <Pawn suit initial=initial(&name)/> })}
                <bdi>{name.clone()}</bdi>
            </button>
        }
        .into_any()
    };
    let chips = move || people.iter().cloned().map(chip).collect_view();
    view! {
        <Quiet on_press=move |()| open.set(true)>"Somebody else rolls"</Quiet>
        <Dialog open on_close=move |()| open.set(false) title="Who rolls?">
            <div class="row">{chips()}</div>
        </Dialog>
    }
    .into_any()
}

/// The dialog in which somebody chooses a list, to propose it to everybody (SC-R03).
fn list_dialog(game: ScattergoriesContext, open: RwSignal<bool>) -> AnyView {
    let body = move || {
        let list = lists::open();
        let propose = move |()| {
            if game.act_by_default(Action::Propose(Box::new(lists::category_list(list)))) {
                list.played();
                open.set(false);
            }
        };
        view! {
            <div class="finder">
                <ListEditor list=list/>
                <p class="problem" role="alert">{move || game.session.notice.get()}</p>
            </div>
            <div class="row">
                <Quiet on_press=move |()| open.set(false)>"Cancel"</Quiet>
                <Primary on_press=propose>"Use this list"</Primary>
            </div>
        }
        .into_any()
    };
    view! { <Dialog open on_close=move |()| open.set(false) title="A list for this round">{body()}</Dialog> }
        .into_any()
}

/// A die with letters: one on top, one on each of the two visible sides.
pub(super) fn letter_die([up, left, right]: [char; 3]) -> AnyView {
    let letter = |transform: &'static str, letter: char| {
        view! { <g transform=transform><text translate="no" text-anchor="middle">{letter.to_string()}</text></g> }.into_any()
    };
    view! {
        <svg class="letter-die" viewBox="0 0 100 108" aria-hidden="true">
            <path class="up" d="M50 3L95 27 50 52 5 27z"/>
            <path class="left" d="M5 27L50 52V105L5 79z"/>
            <path class="right" d="M95 27L50 52V105L95 79z"/>
            {letter("matrix(.9 .5 -.9 .5 44 33)", up)}
            {letter("matrix(.87 .5 0 1 27 77)", left)}
            {letter("matrix(.87 -.5 0 1 73 77)", right)}
        </svg>
    }
    .into_any()
}
