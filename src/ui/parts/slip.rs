//! A slip of paper with a category on it.

use leptos::prelude::*;

/// A slip: the category, its number this round, and the numbers it had before, struck through (PG-35).
#[component]
pub fn Slip(
    /// The category.
    #[prop(into)]
    text: Signal<String>,
    /// Its number this round, once it has one.
    #[prop(optional, into)]
    number: Signal<Option<u8>>,
    /// Numbers it had in earlier rounds, oldest first.
    #[prop(optional, into)]
    older: Signal<Vec<u8>>,
) -> impl IntoView {
    let struck =
        move |was: u8| view! { <s><span class="visually-hidden">"once "</span>{was.to_string()}</s> };
    view! {
        <span class="slip">
            <span class="numbers">
                {move || older.get().into_iter().map(struck).collect_view()}
                {move || number.get().map(|number| view! { <b>{number.to_string()}</b> })}
            </span>
            <span class="category" dir="auto">{move || text.get()}</span>
        </span>
    }
}
