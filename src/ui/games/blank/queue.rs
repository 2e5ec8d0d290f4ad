//! The rules that were triggered, in the order in which they will be resolved. The table may agree on another order
//! (BL-48).

use crate::ui::prelude::*;

use super::context::BlankTable;
use crate::rules::blank::{Action, EffectSource, View};
use crate::screens::blank::source;

/// The queue; nothing if it is empty.
pub(super) fn queue(table: BlankTable, view: Signal<View>) -> Html {
    let waiting = Memo::new(move |_| view.with(|view| view.queue().to_vec()));
    let list = move || {
        let waiting = waiting.get();
        let (count, agreeing) = (waiting.len(), view.with(View::is_ordering));
        let row = |(index, entry): (usize, EffectSource)| row(table, index, entry, count, agreeing);
        (count > 0).then(|| {
            html! {
                <section class="queue-of-rules" aria-labelledby="set-off">
                    <h2 id="set-off">{if agreeing { "Rules that apply, in this order" } else { "Still to come" }}</h2>
                    <ol>{waiting.into_iter().enumerate().map(row).collect_html()}</ol>
                </section>
            }
        })
    };
    list.into_html()
}

fn row(table: BlankTable, index: usize, entry: EffectSource, count: usize, agreeing: bool) -> Html {
    let name = table.with_untracked(|view| source(view, entry));
    let earlier = (agreeing && index > 0).then(|| move_up_button(table, index, count, &name));
    html! { <li class="row"><span dir="auto">{name}</span>{earlier}</li> }
}

/// The button that moves an entry up by one.
fn move_up_button(table: BlankTable, index: usize, count: usize, name: &str) -> Html {
    let label = format!("Move {name} up");
    let press = move |_| {
        let mut order: Vec<u8> = (0..count).filter_map(|index| u8::try_from(index).ok()).collect();
        order.swap(index, index - 1);
        table.act(table.anybody(), Action::Order(order));
    };
    html! {
        <button type="button" class="quiet" on:click=press>
            <span aria-hidden="true">"↑"</span><span class="visually-hidden">{label}</span>
        </button>
    }
}
