//! The piles, lasting effects, and the latest events.

use crate::ui::prelude::*;

use super::context::BlankContext;
use crate::{
    rules::blank::Action,
    screens::{
        blank::{
            Prompt, card_description, draw_pile, headlines, is_shown_elsewhere, lasting_effects, news,
            plays_before_the_last, since_the_last_play, to_match,
        },
        second_screen::has_to_match,
    },
    ui::parts::{
        card::{CardBack, CardFace},
        drawn,
    },
    wording::paragraph,
};

/// A pile of more cards than this is drawn with an edge of cards below the first.
const LOW: u16 = 12;

/// How thick a pile is, as an attribute value.
fn depth(cards: u16) -> &'static str {
    match cards {
        0 => "empty",
        1..=LOW => "low",
        _ => "high",
    }
}

/// The Draw Pile, and the Discard Pile onto which cards can be dragged.
pub(super) fn piles(game: BlankContext) -> AnyView {
    let top = Memo::new(move |_| game.with(|view| view.top.clone()));
    let shown = move || {
        top.get().map(|card| {
            let name = card_description(&card);
            view! { <span class="top" role="img" aria-label=name><CardFace card=&card.card deck=card.mark/></span> }.into_any()
        })
    };
    let to_match = Memo::new(move |_| has_to_match(&game.with(to_match)));
    let left = Memo::new(move |_| game.with(|view| view.draw_pile));
    let discards = Memo::new(move |_| game.with(|view| view.discards));
    // For mouse and touch. Keyboard users press the button in the foot, which does the same.
    let can_draw = Memo::new(move |_| game.prompt.with(|prompt| matches!(prompt, Prompt::Play { .. })));
    let draw = move |_| {
        if let (true, Some(seat)) = untrack(|| (can_draw.get(), game.own_seat())) {
            game.act(seat, Action::NoMatch);
        }
    };
    view! {
        <div class="piles row">
            <figure
                class="draw-pile stack"
                data-depth=move || depth(left.get())
                data-draws=move || can_draw.get().then_some("")
                on:click=draw
            >
                <CardBack/>
                <figcaption>{move || drawn(&draw_pile(left.get()))}</figcaption>
            </figure>
            <figure
                class="discard-pile stack"
                data-depth=move || depth(discards.get())
                data-over=move || game.drag.is_over().to_string()
                on:pointerenter=move |_| game.drag.set_over(true)
                on:pointerleave=move |_| game.drag.set_over(false)
            >
                {shown}
                <figcaption>{move || to_match.with(drawn)}</figcaption>
            </figure>
        </div>
    }
    .into_any()
}

/// Lasting effects, in sentences.
pub(super) fn lasting(game: BlankContext) -> AnyView {
    let lasting = Memo::new(move |_| game.with(lasting_effects));
    let line = |sentence: String| view! { <li>{sentence}</li> };
    let list = move || {
        let lasting = lasting.get();
        (!lasting.is_empty()).then(|| {
            view! { <ul class="lasting row" aria-label="Lasting effects">{lasting.into_iter().map(line).collect_view()}</ul> }.into_any()
        })
    };
    list.into_any()
}

/// The last play and what followed, in sentences, the newest in stronger type. If computer players played too fast to be read, their plays
/// and the person's play before them come first.
pub(super) fn latest_events(game: BlankContext) -> AnyView {
    let sentences = Memo::new(move |_| {
        game.session.with_public(|public| {
            let before = game.with(|view| plays_before_the_last(view, public.events_by_action()));
            let before: Vec<String> = before.into_iter().map(|play| public.tell(play)).collect();
            let mut events = since_the_last_play(public.events_by_action());
            events.retain(|event| !is_shown_elsewhere(event));
            let sentences = game.with(|view| headlines(view, &events, |event| public.tell(event)));
            (paragraph(before), news(&sentences))
        })
    });
    let before = move || sentences.with(|(plays, news)| paragraph([plays, &news.before]));
    let newest = move || sentences.with(|(_, news)| news.newest.clone());
    view! { <p class="lately" dir="auto"><span>{before}</span>" "<strong>{newest}</strong></p> }.into_any()
}
