//! The rules and effects of cards that wait to be resolved, in their order. The table may agree on another
//! order (BL-48).

use crate::ui::prelude::*;

use super::context::BlankContext;
use crate::{
    rules::blank::Action,
    screens::blank::{queue_title, source_name},
};

/// The queue; nothing if it is empty.
pub(super) fn queue(game: BlankContext) -> AnyView {
    let queue = Memo::new(move |_| {
        game.with(|view| {
            let names: Vec<String> = view.queue().iter().map(|&entry| source_name(view, entry)).collect();
            (names, view.is_ordering())
        })
    });
    let list = move || {
        let (names, agreeing) = queue.get();
        let count = names.len();
        let row = |(index, name): (usize, String)| row(game, index, name, count, agreeing);
        (count > 0).then(|| {
            view! {
                <section class="queue-of-rules" aria-labelledby="set-off">
                    <h2 id="set-off">{queue_title(agreeing)}</h2>
                    <ol>{names.into_iter().enumerate().map(row).collect_view()}</ol>
                </section>
            }
            .into_any()
        })
    };
    list.into_any()
}

fn row(game: BlankContext, index: usize, name: String, count: usize, agreeing: bool) -> AnyView {
    let move_up = (agreeing && index > 0).then(|| move_up_button(game, index, count, &name));
    view! { <li class="row"><span dir="auto">{name}</span>{move_up}</li> }.into_any()
}

/// The button that moves an entry up by one, so `index` is not 0.
fn move_up_button(game: BlankContext, index: usize, count: usize, name: &str) -> AnyView {
    let label = format!("Move {name} up");
    let press = move |_| {
        let mut order: Vec<u8> = (0..count).filter_map(|index| u8::try_from(index).ok()).collect();
        order.swap(index, index - 1);
        game.act(game.default_seat(), Action::Order(order));
    };
    view! {
        <button type="button" class="quiet" on:click=press>
            <span aria-hidden="true">"↑"</span><span class="visually-hidden">{label}</span>
        </button>
    }
    .into_any()
}
