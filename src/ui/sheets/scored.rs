//! The score of a round: totals, winners, and the points of each answer.

use crate::ui::prelude::*;

use super::{Sheets, pawn_of};
use crate::screens::sheets::{Score, Writer};

/// The table of a round's points.
#[component]
pub fn Scored(
    /// The sheets of the game.
    sheets: Sheets,
    /// What was scored.
    score: Score,
) -> Html {
    let (writers, lines) = sheets.with_untracked(|round| (round.writers(), round.lines()));
    let heads = writers.iter().map(|writer| head(writer, &score)).collect_html();
    let rows = lines.map(|line| row(sheets, line, &writers, &score)).collect_html();
    html! {
        <div class="scored" style:--people=writers.len().to_string()>
            <h2>{score.title.clone()}</h2>
            <table>
                <caption class="visually-hidden">"The points of this round"</caption>
                <thead>
                    <tr><th scope="col"><span class="visually-hidden">"Category"</span></th>{heads}</tr>
                </thead>
                <tbody>{rows}</tbody>
                <tfoot>{totals(&writers, &score)}</tfoot>
            </table>
        </div>
    }
}

fn head(writer: &Writer, score: &Score) -> Html {
    html! {
        <th scope="col" data-wins=score.winners.contains(&writer.seat).to_string()>
            {pawn_of(writer)}
            <bdi class="name">{writer.name.clone()}</bdi>
        </th>
    }
}

/// One category, and everybody's points for it.
fn row(sheets: Sheets, line: u8, writers: &[Writer], score: &Score) -> Html {
    let points = |writer: &Writer| {
        let points = score.of(writer.seat).get(usize::from(line - 1)).copied().unwrap_or_default();
        html! { <td data-wins=score.winners.contains(&writer.seat).to_string() data-points=points.to_string()>{points.to_string()}</td> }
    };
    html! {
        <tr>
            <th scope="row">
                <span class="number">{line.to_string()}</span>
                <bdi class="category">{sheets.category(line)}</bdi>
            </th>
            {writers.iter().map(points).collect_html()}
        </tr>
    }
}

/// The totals in large type.
fn totals(writers: &[Writer], score: &Score) -> Html {
    let total = |writer: &Writer| {
        let wins = score.winners.contains(&writer.seat);
        let won = wins.then(|| html! { <small>{score.word}</small> });
        html! { <td data-wins=wins.to_string()><b>{score.total(writer.seat).to_string()}</b>{won}</td> }
    };
    html! { <tr><th scope="row">"Total"</th>{writers.iter().map(total).collect_html()}</tr> }
}
