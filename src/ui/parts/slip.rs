//! A slip of paper with a category on it.

use crate::ui::prelude::*;

/// A slip: the category, its number this round, and the numbers it had before, struck through (PG-35).
#[component]
pub fn Slip(
    /// The category.
    #[prop(into)]
    text: String,
    /// Its number this round, once it has one.
    #[prop(optional, into)]
    number: Signal<Option<u8>>,
    /// Numbers it had in earlier rounds, oldest first.
    #[prop(optional)]
    older: Vec<u8>,
) -> impl IntoView {
    let struck =
        |was: u8| view! { <s><span class="visually-hidden">"once "</span>{was.to_string()}</s> }.into_any();
    let older: Vec<AnyView> = older.into_iter().map(struck).collect();
    view! {
        <span class="slip">
            {older}
            <b>{move || number.get().map(|number| number.to_string()).unwrap_or_default()}</b>
            <span class="category" dir="auto">{text}</span>
        </span>
    }
}
