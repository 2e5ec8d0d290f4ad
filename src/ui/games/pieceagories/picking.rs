//! Picking the ten categories of a round.

use crate::ui::prelude::*;

use super::{PieceagoriesContext, brainstorm::inventing};
use crate::{
    browser::{focus, page},
    rules::pieceagories::{Action, Number, SlipSeen},
    screens::pieceagories::{
        PickingFoot, TAP_SLIPS, number_of, picked_at, picking_foot, picking_sentence, pile_sentence,
        press_on_slip, slips_with, takes_more_slips,
    },
    setup::pieceagories::slips,
    ui::{
        ending::{END_HERE, end_game_dialog},
        parts::{Primary, Quiet, Slip},
        rove::{arrows, tab_stop},
    },
};

/// With more slips than this there is a search field.
const SEARCH_ABOVE: usize = 24;

pub(super) fn board(game: PieceagoriesContext) -> AnyView {
    // Cards are drawn, and nobody picks.
    let from_cards = game.session.view.with_untracked(|view| view.cards);
    let left = if from_cards { drawn(game) } else { pile(game) };
    view! {
        <div class="beside picking">
            {left}
            <ol class="ten slots stack" aria-label="The list so far">
                {Number::all().map(|number| slot(game, number, from_cards)).collect_view()}
            </ol>
        </div>
    }
    .into_any()
}

/// All slips. A press adds one to the list or removes it.
fn pile(game: PieceagoriesContext) -> AnyView {
    let query = RwSignal::new(String::new());
    let shown = move || {
        let slips = game.with(|view| slips_with(view, &query.get()));
        slips.into_iter().enumerate().collect::<Vec<_>>()
    };
    let many = game.with_untracked(|view| slips_with(view, "").len() > SEARCH_ABOVE);
    let search = many.then(|| {
        view! {
            <input type="search" aria-label="Search" placeholder="Search"
                prop:value=move || query.get() on:input=move |event| query.set(event_target_value(&event))/>
        }
        .into_any()
    });
    view! {
        <section class="pile stack" aria-label="The pile">
            <p class="quietly">{TAP_SLIPS}</p>
            {search}
            {more_slips(game)}
            <ul class="row" data-rove="" on:keydown=arrows>
                <For each=shown key=|(_, slip)| slip.id let((place, slip))>
                    {pickable(game, place, slip)}
                </For>
            </ul>
        </section>
    }
    .into_any()
}

/// Between rounds, if people write their own categories: a collapsed section in which they add more, and a
/// sentence that says how many they have and need (PG-R61).
fn more_slips(game: PieceagoriesContext) -> Option<AnyView> {
    let open = RwSignal::new(false);
    let inside = move || open.get().then(|| inventing(game, None));
    let wanted = Memo::new(move |_| game.with(pile_sentence));
    let source = game.session.setup().source;
    game.with_untracked(|view| takes_more_slips(view, &source)).then(|| {
        // The field gets the focus, so that people can type a category at once.
        let toggle = move |event| {
            open.set(page::is_open(&event));
            if open.get_untracked() {
                focus::set_after_task("#slip");
            }
        };
        view! {
            <details class="more-slips" on:toggle=toggle>
                <summary class="quiet">"Add categories"</summary>
                {inside}
            </details>
            <p class="wanted">{move || wanted.get()}</p>
        }
        .into_any()
    })
}

fn pickable(game: PieceagoriesContext, place: usize, slip: SlipSeen) -> AnyView {
    let SlipSeen { text, old, .. } = slip.clone();
    let slip_text = text.clone();
    let number = Memo::new(move |_| game.with(|view| number_of(view, &slip_text)));
    let press = move |_| {
        game.act_by_default(game.with_untracked(|view| press_on_slip(view, &slip)));
    };
    let older: Vec<u8> = old.into_iter().map(u8::from).collect();
    view! {
        <li>
            <button type="button" tabindex=tab_stop(place) aria-pressed=move || number.get().is_some().to_string() on:click=press>
                <Slip text number=Signal::derive(move || number.get().map(u8::from)) older/>
            </button>
        </li>
    }.into_any()
}

/// A place on the list, with buttons to move its slip, but none for a card.
fn slot(game: PieceagoriesContext, number: Number, from_cards: bool) -> AnyView {
    let picked = Memo::new(move |_| game.with(|view| picked_at(view, number)));
    let swap = move |other: Option<Number>, direction: &'static str, sign: &'static str| {
        other.map(|other| {
            view! {
                <button type="button" class="quiet" aria-label=format!("Number {number} {direction}")
                    on:click=move |_| { game.act_by_default(Action::Swap(number, other)); }>{sign}</button>
            }
            .into_any()
        })
    };
    let up = u8::from(number).checked_sub(1).and_then(Number::new);
    let down = Number::new(u8::from(number) + 1);
    let tools = move || {
        (!from_cards && picked.with(Option::is_some)).then(|| {
            view! {
                <span class="slot-tools">
                    {swap(up, "up", "↑")}
                    {swap(down, "down", "↓")}
                    <button type="button" class="quiet" aria-label=format!("Number {number} off the list")
                        on:click=move |_| { game.act_by_default(Action::Unpick(number)); }>"×"</button>
                </span>
            }
            .into_any()
        })
    };
    view! {
        <li data-empty=move || picked.with(Option::is_none).to_string()>
            <span class="number">{number.to_string()}</span>
            <span class="category" dir="auto">
                {move || picked.get()}
            </span>
            {tools}
        </li>
    }
    .into_any()
}

/// The drawn cards, from which nobody picks. If there are too few, people add cards or end the game.
fn drawn(game: PieceagoriesContext) -> AnyView {
    let more = RwSignal::new(String::new());
    let add = move |()| {
        let cards = slips(&more.get_untracked());
        if game.act_by_default(Action::AddCards(cards)) {
            more.set(String::new());
        }
    };
    view! {
        <section class="drawn stack">
            <Show
                when=move || game.with(picking_foot) == PickingFoot::Drawn
                fallback=move || view! {
                    <h2>"The cards have run out"</h2>
                    <p>"A round needs ten new cards. Add some, one on each line, or end the game here."</p>
                    <textarea rows="8" aria-label="More cards, one on each line" prop:value=move || more.get()
                        on:input=move |event| more.set(event_target_value(&event))></textarea>
                    <Quiet on_press=add>"Add these cards"</Quiet>
                }.into_any()
            >
                <h2>"Ten categories for this round"</h2>
                <p>"They were picked at random."</p>
            </Show>
        </section>
    }
    .into_any()
}

pub(super) fn foot(game: PieceagoriesContext) -> AnyView {
    let (use_list, use_list_refusal) = game.button(Action::UseList);
    let (end, end_refusal) = game.button(Action::End);
    let (fill, fill_refusal) = game.button(Action::Fill);
    let foot = Memo::new(move |_| game.with(picking_foot));
    let say = Memo::new(move |_| game.with(picking_sentence));
    (move || match foot.get() {
        PickingFoot::Picks => view! {
            <p class="say">{move || say.get()}</p>
            <Primary on_press=fill refusal=fill_refusal>"Pick the rest at random"</Primary>
        }
        .into_any(),
        PickingFoot::Full => view! {
            <p class="say">{move || say.get()}</p>
            <Primary on_press=use_list refusal=use_list_refusal>"Use these ten"</Primary>
        }
        .into_any(),
        PickingFoot::Drawn => {
            view! { <Primary on_press=use_list refusal=use_list_refusal>"Use this list"</Primary> }.into_any()
        }
        PickingFoot::RanOut => {
            let ending = RwSignal::new(false);
            view! {
                {end_game_dialog(ending, end)}
                <Primary on_press=move |()| ending.set(true) refusal=end_refusal>{END_HERE}</Primary>
            }
            .into_any()
        }
    })
    .into_any()
}
