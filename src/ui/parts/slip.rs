//! A slip of paper with a category on it.

use crate::ui::prelude::*;

/// A slip: the category, its number this round, the numbers it had before, struck through (PG-35), and who wrote it
/// (PG-R54).
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
    /// The names of those who wrote it, if they are to be shown.
    #[prop(optional)]
    authors: String,
) -> Html {
    let struck = |was: u8| html! { <s><span class="visually-hidden">"once "</span>{was.to_string()}</s> };
    let older: Vec<Html> = older.into_iter().map(struck).collect();
    html! {
        <span class="slip">
            {older}
            <b>{move || number.get().map(|number| number.to_string()).unwrap_or_default()}</b>
            <span class="category" dir="auto">{text}</span>
            <WrittenBy authors/>
        </span>
    }
}

/// The authors of a category; nothing if authors are not shown (PG-R54).
#[component]
pub fn WrittenBy(
    /// Their names; empty if authors are not shown.
    authors: String,
) -> Html {
    if authors.is_empty() {
        return Html::Nothing;
    }
    html! { " "<small class="written-by">"by "<bdi>{authors}</bdi></small> }
}
