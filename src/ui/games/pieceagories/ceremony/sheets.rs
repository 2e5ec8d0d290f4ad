//! All sheets of the game, round by round.

use crate::ui::prelude::*;

use crate::{
    rules::pieceagories::{Mark, Number, Past, Person, Sheet, TEN},
    ui::games::pieceagories::{
        at::At,
        marks::{symbol, word, words},
    },
};

/// The sheets, folded away. They are written out only while somebody reads them: a long game has thousands of lines.
pub(super) fn all(at: At) -> AnyView {
    let open = RwSignal::new(false);
    let rounds = move || {
        open.get().then(|| {
            let past = at.session.view.with_untracked(|view| view.past.clone());
            (1..).zip(&past).map(|(round, past): (u32, _)| one_round(at, round, past)).collect_view()
        })
    };
    view! {
        <details class="all-sheets" on:toggle=move |_| open.update(|open| *open = !*open)>
            <summary>"All sheets, round by round"</summary>
            {rounds}
        </details>
    }
    .into_any()
}

fn one_round(at: At, round: u32, past: &Past) -> AnyView {
    let people: Vec<Person> = at.people().into_iter().filter(|person| person.pawn.is_some()).collect();
    let heads = people
        .iter()
        .map(|person| view! { <th scope="col"><bdi>{person.name.as_str().to_owned()}</bdi></th> })
        .collect_view();
    let lines = past.sheets.as_ref().map(|(sheets, marks)| {
        Number::all().map(|line| row(at, line, &past.categories, sheets, marks)).collect_view()
    });
    let totals = past.totals.iter().map(|total| view! { <td>{total.to_string()}</td> }).collect_view();
    view! {
        <div class="wide" tabindex="0" role="group" aria-label=format!("The sheets of round {round}")>
            <table>
                <caption>"Round "{round.to_string()}", letter "{char::from(past.letter).to_string()}</caption>
                <thead><tr><th scope="col">"Category"</th>{heads}</tr></thead>
                <tbody>{lines}</tbody>
                <tfoot><tr><th scope="row">"Total"</th>{totals}</tr></tfoot>
            </table>
        </div>
    }
    .into_any()
}

fn row(at: At, line: Number, categories: &[String; TEN], sheets: &[Sheet], marks: &[[Mark; TEN]]) -> AnyView {
    let cell = |(sheet, marks): (&Sheet, &[Mark; TEN])| {
        let mark = &marks[line.index()];
        view! {
            <td data-mark=word(mark)>
                <bdi class="text">{sheet[line.index()].trim().to_owned()}</bdi>
                <span class="mark"><b aria-hidden="true">{symbol(mark)}</b>{words(at, mark, line)}</span>
            </td>
        }
    };
    view! {
        <tr>
            <th scope="row">{line.to_string()}" "<bdi>{categories[line.index()].clone()}</bdi></th>
            {sheets.iter().zip(marks).map(cell).collect_view()}
        </tr>
    }
    .into_any()
}
