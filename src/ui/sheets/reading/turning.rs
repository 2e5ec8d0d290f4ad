//! The list beside the reading, to go back to categories that were read.

use crate::ui::prelude::*;

use super::ReadingPage;
use crate::ui::{
    rove::{arrows, tab_stop},
    sheets::Round,
};

/// The list with the current category, and the marks so far.
pub(super) fn list(look: ReadingPage) -> Html {
    let entries = look.sheets.with_untracked(Round::lines).map(|line| entry(look, line)).collect_html();
    html! {
        <nav class="turning" aria-label="The list">
            <ol data-rove="" on:keydown=arrows>{entries}</ol>
        </nav>
    }
}

fn entry(look: ReadingPage, line: u8) -> Html {
    let sheets = look.sheets;
    let now = Memo::new(move |_| sheets.with(Round::line) == line);
    let shown = Memo::new(move |_| look.line.get() == line);
    // A symbol for each answer read, and how many count.
    let so_far = Memo::new(move |_| {
        sheets.with(|round| {
            let here = round.heard().iter().filter(|heard| heard.place.line == line);
            here.fold((String::new(), 0, 0), |(symbols, stand, all), heard| {
                (symbols + heard.mark.symbol(), stand + usize::from(heard.mark.stands()), all + 1)
            })
        })
    });
    let read = Memo::new(move |_| so_far.with(|(_, _, all)| *all > 0));
    let standing = move || so_far.with(|(_, stand, all)| format!(", {stand} of {all} count"));
    let says = move || {
        html! {
            <span class="number">{line.to_string()}</span>
            <bdi class="category">{sheets.category(line)}</bdi>
        }
    };
    let body = move || {
        if read.get() || now.get() {
            html! {
                <button type="button" tabindex=move || tab_stop(usize::from(!now.get())) aria-current=move || shown.get().then_some("true") on:click=move |_| look.turn_to(line)>
                    {says()}
                    <span class="so-far" aria-hidden="true">{move || so_far.get().0}</span>
                    <span class="visually-hidden">{standing}</span>
                </button>
            }
        } else {
            html! { <span class="ahead">{says()}</span> }
        }
    };
    html! { <li data-now=move || now.get().to_string()>{body}</li> }
}
