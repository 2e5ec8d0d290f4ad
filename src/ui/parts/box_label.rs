//! The form for the label on the box of a deck: name, mark, owner.

use crate::ui::prelude::*;

use super::emblem;
use crate::{
    rules::blank::{DeckMark, MAX_TITLE},
    screens::blank::BoxLabel,
};

/// The form for the label of a box (BL-79, BL-81, BL-R32): the name, the owner, and a mark that is not in
/// `taken`.
#[component]
pub fn BoxLabelForm(
    label: RwSignal<BoxLabel>,
    /// The names that are suggested for the owner. Another one may be typed.
    people: Vec<String>,
    /// The marks of other decks.
    taken: Vec<DeckMark>,
) -> impl IntoView {
    // If another deck has its mark, the label begins with a free one.
    if let Some(mark) = label.with_untracked(|label| label.other_mark(&taken)) {
        label.update(|label| label.mark = mark);
    }
    let choice = move |mark: DeckMark| {
        let chosen = move || label.with(|label| label.mark == mark);
        view! {
            <label title=mark.to_string()>
                <input
                    type="radio"
                    name="mark"
                    aria-label=mark.to_string()
                    prop:checked=chosen
                    on:change=move |_| label.update(|label| label.mark = mark)
                />
                {emblem::mark(mark)}
            </label>
        }
        .into_any()
    };
    let marks = DeckMark::ALL.into_iter().filter(|mark| !taken.contains(mark)).map(choice).collect_view();
    let person = |name: String| view! { <option value=name></option> };
    view! {
        <div class="box-label stack">
            <span class="seal">{move || emblem::mark(label.with(|label| label.mark))}</span>
            <input
                class="name"
                data-cursor=""
                aria-label="The deck’s name"
                placeholder="Name of the deck"
                autocomplete="off"
                enterkeyhint="done"
                dir="auto"
                maxlength=MAX_TITLE.to_string()
                prop:value=move || label.with(|label| label.name.clone())
                on:input=move |event| label.update(|label| label.name = event_target_value(&event))
            />
            <label class="owner row">
                "Owner (decides about changes):"" "
                <input
                    list="owners"
                    autocomplete="off"
                    dir="auto"
                    maxlength=MAX_TITLE.to_string()
                    prop:value=move || label.with(|label| label.owner.clone())
                    on:input=move |event| label.update(|label| label.owner = event_target_value(&event))
                />
            </label>
            <datalist id="owners">{people.into_iter().map(person).collect_view()}</datalist>
            <fieldset class="marks coins row"><legend>"Its mark, on every card"</legend>{marks}</fieldset>
        </div>
    }
}
