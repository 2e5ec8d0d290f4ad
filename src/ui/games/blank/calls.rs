//! Calling out what somebody did not do, or did out of turn (BL-46, BL-R13).

use crate::ui::prelude::*;

use super::context::BlankContext;
use crate::{
    rules::{
        Seat,
        blank::{AccusationKey, Action, USE_A_RULING},
    },
    screens::blank::{call_out_terms, callable, callers, calls_it_out, is_by_word_or_gesture, may_call_out},
    ui::parts::{Dialog, Primary, Quiet, drawn},
    wording::paragraph,
};

/// The button, which is there as long as somebody can be called out, and its dialog.
pub(super) fn button(game: BlankContext) -> AnyView {
    let only_person = game.session.only_person;
    let may = Memo::new(move |_| game.with(|view| may_call_out(view, only_person)));
    view! {
        <Show when=move || may.get()>
            <button type="button" class="call-out" aria-haspopup="dialog" on:click=move |_| game.calling.set(true)>
                "Call it out"
            </button>
        </Show>
        <Dialog open=game.calling on_close=move |()| game.calling.set(false) title="Call it out">
            {form(game)}
        </Dialog>
    }.into_any()
}

/// What happened, and then who calls it out.
fn form(game: BlankContext) -> AnyView {
    // Whoever looks at their own hand calls out in their own name.
    // `only` is the one who can call out here, if nobody has to be asked.
    let only = game.session.only_person.or_else(|| untrack(|| game.is_behind().then(|| game.default_seat())));
    let named = RwSignal::new(None::<Seat>);
    let picked = RwSignal::new(Vec::<AccusationKey>::new());
    // The caller: the chosen one if they can call it out, otherwise the first who can.
    let by = Memo::new(move |_| {
        let (named, picked) = (named.get(), picked.get());
        only.or_else(|| {
            let callers = game.with(|view| callers(view, &picked));
            named.filter(|seat| callers.contains(seat)).or(callers.first().copied())
        })
    });
    let refusal = Signal::derive(move || match by.get() {
        Some(by) => game.session.refusal(by, &Action::Accuse(picked.get())),
        None => Some(NOBODY_LEFT.to_owned()),
    });
    let press = move |()| {
        game.calling.set(false);
        if let Some(by) = by.get_untracked() {
            game.act(by, Action::Accuse(picked.get_untracked()));
        }
    };
    // Nobody has been asked who calls it out before something is picked.
    let terms = move || {
        picked.with(|picked| {
            let by = by.get().filter(|_| !picked.is_empty());
            game.with(|view| call_out_terms(view, by, picked))
        })
    };
    let any = Memo::new(move |_| game.with(|view| !callable(view, only).is_empty()));
    let choice = move || {
        if !any.get() {
            return view! { <p>{paragraph(["There is nothing to call out.", USE_A_RULING])}</p> }.into_any();
        }
        // Who can call it out depends on what happened.
        let asks_who = move || only.is_none() && picked.with(|picked| !picked.is_empty());
        view! {
            {happenings(game, only, picked)}
            <Show when=asks_who>{who(game, named, by, picked)}</Show>
            <p>{terms}</p>
        }
        .into_any()
    };
    view! {
        {choice}
        <div class="row">
            <Quiet on_press=move |()| game.calling.set(false)>"Cancel"</Quiet>
            <Show when=move || any.get()>
                <Primary on_press=press refusal=refusal>"Accuse"</Primary>
            </Show>
        </div>
    }
    .into_any()
}

/// Why the picked accusations cannot be called out together.
const NOBODY_LEFT: &str = "Nobody is left to call all of this out. Call out one player after the other.";

/// Who calls it out: everybody who can.
fn who(
    game: BlankContext,
    named: RwSignal<Option<Seat>>,
    by: Memo<Option<Seat>>,
    picked: RwSignal<Vec<AccusationKey>>,
) -> AnyView {
    let seats = Memo::new(move |_| game.with(|view| picked.with(|picked| callers(view, picked))));
    let caller = move |seat: Seat| {
        let pressed = Signal::derive(move || by.get() == Some(seat));
        view! { <Quiet on_press=move |()| named.set(Some(seat)) pressed=pressed><bdi>{game.name(seat)}</bdi></Quiet> }.into_any()
    };
    let choice = move || match &seats.get()[..] {
        [only] => view! { <p>{drawn(&calls_it_out(&game.name(*only)))}</p> }.into_any(),
        several => view! {
            <div class="row" role="group" aria-label="Who calls it out">
                <span>"Who calls it out?"</span>
                {several.iter().copied().map(caller).collect_view()}
            </div>
        }
        .into_any(),
    };
    choice.into_any()
}

/// Everything that can have happened, as toggles.
fn happenings(game: BlankContext, only: Option<Seat>, picked: RwSignal<Vec<AccusationKey>>) -> AnyView {
    let toggle = move |(key, text): (AccusationKey, String)| {
        let is_picked = move || picked.with(|picked| picked.contains(&key));
        let toggle = move |_| {
            picked.update(|picked| {
                let before = picked.len();
                picked.retain(|other| *other != key);
                if picked.len() == before {
                    picked.push(key);
                }
            });
        };
        view! {
            <label class="choice">
                <input type="checkbox" prop:checked=is_picked on:change=toggle/>
                <span dir="auto">{text}</span>
            </label>
        }
        .into_any()
    };
    let all = game.with(|view| callable(view, only));
    if let [(key, text)] = &all[..] {
        picked.set(vec![*key]);
        return view! { <p dir="auto">{text.clone()}</p> }.into_any();
    }
    let (apart, seen): (Vec<_>, Vec<_>) = all.into_iter().partition(|(key, _)| is_by_word_or_gesture(*key));
    let is_only_kind = seen.is_empty();
    let apart = (!apart.is_empty()).then(|| {
        view! {
            <details open=is_only_kind>
                <summary>"Somebody played out of turn by a word or a gesture"</summary>
                <div class="choices grid" role="group" aria-label="Out of turn">
                    {apart.into_iter().map(toggle).collect_view()}
                </div>
            </details>
        }
        .into_any()
    });
    view! {
        <p>"What happened?"</p>
        <div class="choices grid" role="group" aria-label="What happened">
            {seen.into_iter().map(toggle).collect_view()}
        </div>
        {apart}
    }
    .into_any()
}
