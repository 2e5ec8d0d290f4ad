//! The score by round, as a picture and as a table.

use leptos::prelude::*;

use super::suit::{SuitMark, outline, word};
use crate::rules::piecepack::Suit;

/// One player's line in the chart.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChartLine {
    /// Whose it is.
    pub name: String,
    /// The suit of their pawn, for the colour and the mark.
    pub suit: Suit,
    /// Their standing after each round, oldest first.
    pub scores: Vec<u32>,
}

/// The width and the height of the picture, in the units in which it is drawn.
const WIDTH: u32 = 320;
const HEIGHT: u32 = 120;

/// How each player's score climbed from round to round.
///
/// The picture is for eyes; the same numbers stand in a table for ears.
#[component]
pub fn Chart(
    /// A line per player, each with as many rounds as the others.
    lines: Vec<ChartLine>,
    /// What the numbers are, for example "Rounds won".
    #[prop(into)]
    caption: String,
) -> impl IntoView {
    let rounds = lines.iter().map(|line| line.scores.len()).max().unwrap_or(0);
    let top = lines.iter().flat_map(|line| line.scores.iter().copied()).max().unwrap_or(0);
    let frame = Frame { rounds: u32::try_from(rounds).unwrap_or(u32::MAX), top, lines: lines.len() };
    let drawn = lines.iter().enumerate().map(|(nth, line)| frame.line(nth, line)).collect_view();
    let key = lines
        .iter()
        .map(|line| view! { <li><SuitMark suit=line.suit/><span dir="auto">{line.name.clone()}</span></li> })
        .collect_view();
    view! {
        <figure class="chart">
            <svg viewBox=format!("-8 -8 {} {}", WIDTH + 16, HEIGHT + 16) aria-hidden="true">
                <path class="axes" d=format!("M0 0V{HEIGHT}H{WIDTH}")/>
                {drawn}
            </svg>
            <ul aria-hidden="true">{key}</ul>
            <table class="visually-hidden">
                <caption>{caption.clone()}</caption>
                {header(rounds)}
                <tbody>{lines.into_iter().map(row).collect_view()}</tbody>
            </table>
            <figcaption aria-hidden="true">{caption}</figcaption>
        </figure>
    }
}

/// What all lines of one chart share.
#[derive(Clone, Copy)]
struct Frame {
    rounds: u32,
    top: u32,
    lines: usize,
}

impl Frame {
    /// One line of steps from nothing to the last round, with the suit's mark at its end.
    ///
    /// Lines that meet are set apart by a little, so that a tie shows all who are in it.
    fn line(self, nth: usize, line: &ChartLine) -> AnyView {
        let aside = u32::try_from(nth * 2).unwrap_or(0);
        let below = u32::try_from(self.lines * 2).unwrap_or(0);
        let x = |round: u32| WIDTH * round / self.rounds.max(1);
        let y = |score: u32| (HEIGHT - below) * (self.top - score.min(self.top)) / self.top.max(1) + aside;
        let mut path = format!("M0 {}", y(0));
        for (round, score) in (0..).zip(&line.scores) {
            path += &format!("H{}V{}", x(round), y(*score));
        }
        path += &format!("H{WIDTH}");
        let last = line.scores.last().copied().unwrap_or(0);
        let place = format!("translate({} {})scale(.6)", WIDTH - 7, y(last).saturating_sub(7));
        view! {
            <g data-suit=word(line.suit)>
                <path class="edge" d=path.clone()/>
                <path class="line" d=path/>
                <path class="mark" transform=place d=outline(line.suit)/>
            </g>
        }
        .into_any()
    }
}

fn header(rounds: usize) -> AnyView {
    let rounds =
        (1..=rounds).map(|round| view! { <th scope="col">"Round "{round.to_string()}</th> }).collect_view();
    view! { <thead><tr><td></td>{rounds}</tr></thead> }.into_any()
}

fn row(line: ChartLine) -> AnyView {
    let scores = line.scores.into_iter().map(|score| view! { <td>{score.to_string()}</td> }).collect_view();
    view! { <tr><th scope="row">{line.name}</th>{scores}</tr> }.into_any()
}
