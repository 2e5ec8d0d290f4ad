//! The answers to one category, a row for each writer.

use crate::ui::prelude::*;

use super::ReadingPage;
use crate::ui::{
    rove::{arrows, tab_stop},
    sheets::{AnyPlace, HeardAnswer, Round, Writer},
};

/// The rows of the shown line.
pub(super) fn answers(look: ReadingPage) -> Html {
    let sheets = look.sheets;
    let writers = StoredValue::new(sheets.with_untracked(Round::writers));
    let rows = move || {
        let line = look.line.get();
        let row = |writer: Writer| (AnyPlace { seat: writer.seat, line }, writer);
        writers.get_value().into_iter().map(row).collect::<Vec<_>>()
    };
    let about = move || {
        let line = look.line.get();
        format!("Answers to number {line}, {}", sheets.category(line))
    };
    html! {
        <ul class="answers" data-rove="" on:keydown=arrows aria-label=about style:--rows=writers.with_value(Vec::len).to_string()>
            <Each each=rows key=|(place, _)| (place.line, place.seat) let((place, writer))>
                {row(look, place, writer)}
            </Each>
        </ul>
    }
}

fn row(look: ReadingPage, place: AnyPlace, writer: Writer) -> Html {
    let sheets = look.sheets;
    let heard = Memo::new(move |_| sheets.with(|round| round.heard_at(place).cloned()));
    let mark = Memo::new(move |_| heard.with(|heard| heard.as_ref().map(|heard| heard.mark.clone())));
    let due = Memo::new(move |_| sheets.with(Round::next) == Some(place));
    let looks = move || mark.with(|mark| mark.as_ref().map_or("unread", |mark| mark.slug()));
    let text = Memo::new(move |_| heard.with(|heard| heard.as_ref().map(|heard| heard.text.clone())));
    let open =
        Memo::new(move |_| heard.with(|heard| heard.as_ref().is_some_and(|heard| !heard.grounds.is_empty())));
    let text_view = move || match text.get() {
        None => html! { <span class="visually-hidden">"not read yet"</span> },
        Some(text) if open.get() => challenge(look, place, heard, text),
        Some(text) => html! { <bdi class="text">{text}</bdi> },
    };
    let total = Memo::new(move |_| sheets.with(|round| round.points_so_far(place.seat)));
    let points = move || {
        let total = total.get();
        let says = if total == 1 { "1 point so far".to_owned() } else { format!("{total} points so far") };
        html! { <b class="so-far-points" aria-label=says role="img">{total.to_string()}</b> }
    };
    let became = move || {
        mark.get().map(|mark| {
            let words = sheets.with_untracked(|round| mark.words(round, place.line));
            html! { <span class="mark"><b aria-hidden="true">{mark.symbol()}</b>{words}</span> }
        })
    };
    html! {
        <li data-mark=looks data-next=move || due.get().to_string()>
            <span class="writer">
                {writer.pawn()}
                <bdi>{writer.name}</bdi>
                {points}
            </span>
            <span class="written">{text_view}{became}</span>
            <span class="grounds">
                {sheets.game().about(place)} {compare(look, place, heard)}
            </span>
        </li>
    }
}

/// The accessible name of a row's button: whose answer it is, to which category.
fn described(look: ReadingPage, place: AnyPlace, heard: Memo<Option<HeardAnswer>>) -> String {
    let text = heard.with(|heard| heard.as_ref().map(|heard| heard.text.clone()).unwrap_or_default());
    format!("{text}, {}, number {}", look.sheets.name(place.seat), place.line)
}

/// The button that selects an answer for comparison.
fn compare(look: ReadingPage, place: AnyPlace, heard: Memo<Option<HeardAnswer>>) -> Html {
    let chosen = look.sheets.chosen;
    let comparable =
        |heard: &Option<HeardAnswer>| heard.as_ref().is_some_and(|heard| heard.mark.comparable());
    let can = Memo::new(move |_| heard.with(comparable));
    let picked = Memo::new(move |_| chosen.with(|chosen| chosen.contains(&place)));
    // All rows are one tab stop, the first button; arrows move on from it.
    let stop = Memo::new(move |_| {
        let first = look.sheets.with(|round| {
            round.heard().iter().find(|heard| stops(heard, place.line)).map(|heard| heard.place)
        });
        usize::from(first != Some(place))
    });
    let press = move |_| {
        chosen.update(|chosen| match chosen.iter().position(|&other| other == place) {
            Some(at) => drop(chosen.remove(at)),
            None => chosen.push(place),
        });
    };
    html! {
        <If when=move || can.get()>
            <button type="button" class="quiet" tabindex=move || tab_stop(stop.get()) aria-pressed=move || picked.get().to_string()
                aria-label=move || format!("Compare {}", described(look, place, heard)) on:click=press>
                "Compare"
            </button>
        </If>
    }
}

/// Whether Tab stops at this row, if it is the first of its line.
fn stops(heard: &HeardAnswer, line: u8) -> bool {
    heard.place.line == line && heard.mark.comparable()
}

/// An answer that counts and has had no challenge: pressing it opens one (PG-70, PG-R31, SC-29, SC-R17).
fn challenge(look: ReadingPage, place: AnyPlace, heard: Memo<Option<HeardAnswer>>, text: String) -> Html {
    html! {
        <button type="button" class="text" tabindex=tab_stop(1) aria-haspopup="dialog"
            aria-label=move || format!("Challenge {}", described(look, place, heard))
            on:click=move |_| look.challenged.set(Some(place))>
            <bdi>{text}</bdi>
        </button>
    }
}
