//! An answer sheet: numbered lines on ruled paper.

use super::drawn;
use crate::{rules::sheets::around_gap, screens::sheets::category_authors, ui::prelude::*};

/// A sheet of ruled paper. Its lines are its children, [`SheetLine`]s in number order (PG-33, PG-34).
#[component]
pub fn Sheet(
    /// Its heading: the letter (PG-53), the player, or both.
    #[prop(into)]
    head: Signal<String>,
    /// The lines.
    children: Children,
) -> impl IntoView {
    view! {
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
    children: Children,
) -> impl IntoView {
    let line = view! {
        <span class="number">{number.to_string()}</span>
        <span class="category" dir="auto">{category}</span>
        <span class="answer row">{children()}</span>
    }
    .into_any();
    let line = if done {
        view! { <div class="line">{line}</div> }.into_any()
    } else {
        view! { <label class="line">{line}</label> }.into_any()
    };
    view! { <li>{line}</li> }
}

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
) -> impl IntoView {
    let struck = |was: u8| view! { <s><span class="visually-hidden">"once"" "</span>{was.to_string()}</s> };
    let older: Vec<_> = older.into_iter().map(struck).collect();
    view! {
        <span class="slip row">
            {older}
            <b>{move || number.get().map(|number| number.to_string()).unwrap_or_default()}</b>
            <span class="category" dir="auto">{text}</span>
            <CategoryAuthors authors/>
        </span>
    }
}

/// The authors of a category; nothing if authors are not shown (PG-R54).
#[component]
pub fn CategoryAuthors(
    /// Their names; empty if authors are not shown.
    authors: String,
) -> AnyView {
    if authors.is_empty() {
        return ().into_any();
    }
    view! { " "<small class="written-by">{drawn(&category_authors(&authors))}</small> }.into_any()
}

/// An answer, in the gap of its category if that has one (PG-R64, SC-R33).
#[component]
pub fn AnswerInGap(
    /// The category, with its gap.
    category: String,
    /// The answer; an empty one is put into no gap.
    answer: String,
) -> AnyView {
    match around_gap(&category) {
        Some((before, after)) if !answer.is_empty() => {
            let [before, after] = [before, after].map(str::to_owned);
            view! { {before}<em><bdi>{answer}</bdi></em>{after} }.into_any()
        }
        Some(_) | None => answer.into_any(),
    }
}

/// The letter, or the cup over the dice while it is unknown.
#[component]
pub fn BigLetter(
    /// The letter; `None` while it is hidden.
    #[prop(into)]
    letter: Signal<Option<char>>,
    /// Whether it fills the board, rather than standing in a corner of it.
    #[prop(optional)]
    prominent: bool,
    /// Whether the dice under the cup are just being rolled (PG-R75, SC-R48).
    #[prop(optional, into)]
    shaken: Signal<bool>,
) -> impl IntoView {
    view! {
        <div class="letter" data-prominent=prominent.to_string() data-shaken=move || shaken.get().then_some("")>
            {move || match letter.get() {
                Some(letter) => view! { <span class="glyph">{letter.to_string()}</span> }.into_any(),
                None => cup(),
            }}
        </div>
    }
}

/// A leather cup, mouth down.
fn cup() -> AnyView {
    view! {
        <svg class="cup" viewBox="0 0 24 24" role="img" aria-label="The letter is not known yet">
            <path class="leather" d="M7.4 3.8L4.6 19.8c2 2.6 12.8 2.6 14.8 0L16.6 3.8z"/>
            <path class="shade" d="M13.5 4.8l3.1-1L19.4 19.8c-1 1.3-4 2-7 2C15 17 15 9 13.5 4.8z"/>
            <path class="rim" d="M4.9 17.7c2 2.6 12.2 2.6 14.2 0l.5 2.3c-2 2.8-13.2 2.8-15.2 0z"/>
            <ellipse class="base" cx="12" cy="3.8" rx="4.6" ry="1.2"/>
            <path class="stitches" d="M7 6.6c2 1.3 8 1.3 10 0M5.6 16.5c2 2 10.8 2 12.8 0"/>
        </svg>
    }
    .into_any()
}
