//! An answer sheet: numbered lines on ruled paper.

use crate::ui::prelude::*;

/// A sheet of ruled paper. Its lines are its children, [`SheetLine`]s in number order (PG-33, PG-34).
#[component]
pub fn Sheet(
    /// Its heading: the letter (PG-53), the player, or both.
    #[prop(into)]
    head: Signal<String>,
    /// The lines.
    children: Content,
) -> Html {
    html! {
        <section class="sheet">
            <h2 dir="auto">{move || head.get()}</h2>
            <ol>{children()}</ol>
        </section>
    }
}

/// One line of a sheet: its number, its category, and whatever is written or to be written on it.
#[component]
pub fn SheetLine(
    /// The number of the line.
    number: u8,
    /// The category, which labels the answer.
    #[prop(into)]
    category: String,
    /// Whether writing is over. Then the line is only read and may hold buttons; before, it is the label of its field.
    #[prop(optional)]
    done: bool,
    /// The answer, or the field for it.
    children: Content,
) -> Html {
    let line = html! {
        <span class="number">{number.to_string()}</span>
        <span class="category" dir="auto">{category}</span>
        <span class="answer">{children()}</span>
    };
    let line = if done {
        html! { <div class="line">{line}</div> }
    } else {
        html! { <label class="line">{line}</label> }
    };
    html! { <li>{line}</li> }
}
