//! The score by round, as a picture and as a table.

use crate::ui::prelude::*;

use super::piecepack::{SuitMark, outline, slug};
use crate::rules::piecepack::Suit;

/// One player's line in the chart.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChartLine {
    /// The player's name.
    pub name: String,
    /// The suit of their pawn, for the colour and the mark.
    pub suit: Suit,
    /// Their score after each round, oldest first.
    pub scores: Vec<u32>,
}

impl ChartLine {
    fn last(&self) -> u32 {
        self.scores.last().copied().unwrap_or(0)
    }
}

/// The size of the picture in its own units, without the margins for numbers and marks.
const WIDTH: u32 = 320;
const HEIGHT: u32 = 120;
/// The margins, for the thickness of lines, the letters of the highest score, the marks at the ends, and the numbers below.
const LEFT: u32 = 2;
const ABOVE: u32 = 9;
const RIGHT: u32 = 9;
const BELOW: u32 = 17;
/// How far the foot of the numbers is below the axis.
const NUMBER_BELOW: u32 = 14;
/// How far equal scores of two players are drawn apart.
const APART: usize = 2;
/// Half the size of a mark, and the distance from one mark to the next where several end at the same score.
const HALF_MARK: u32 = 7;
const NEXT_MARK: usize = 16;
/// How many numbers fit below the picture.
const MAX_NUMBERS: usize = 16;

/// The score of each player after each round.
///
/// The picture is hidden from screen readers, which get the same numbers as a table. After a single round there is
/// nothing to compare, and no chart.
#[component]
pub fn Chart(
    /// One line per player, all with the same number of rounds.
    lines: Vec<ChartLine>,
    /// What the numbers are, for example "Rounds won".
    #[prop(into)]
    caption: String,
    /// What a column of the table is, for example "Round".
    column: &'static str,
) -> AnyView {
    let rounds = lines.iter().map(|line| line.scores.len()).max().unwrap_or(0);
    if rounds < 2 {
        return ().into_any();
    }
    let top = lines.iter().flat_map(|line| line.scores.iter().copied()).max().unwrap_or(0);
    let scale = ChartScale { rounds: u32::try_from(rounds).unwrap_or(u32::MAX), top, lines: &lines };
    let drawn: Vec<AnyView> = lines.iter().enumerate().map(|(nth, line)| scale.line(nth, line)).collect();
    // With many rounds, only every second or third round (and so on) gets a number, so that the numbers fit.
    let every = rounds.div_ceil(MAX_NUMBERS);
    let numbers: Vec<AnyView> = (0..scale.rounds).step_by(every).map(|round| scale.number(round)).collect();
    let legend: Vec<AnyView> = lines.iter().map(legend_entry).collect();
    let rows: Vec<AnyView> = lines.into_iter().map(row).collect();
    view! {
        <figure class="chart stack">
            <svg viewBox=format!("-{LEFT} -{ABOVE} {} {}", LEFT + WIDTH + RIGHT, ABOVE + HEIGHT + BELOW) aria-hidden="true">
                <path class="axes" d=format!("M0 0V{HEIGHT}H{WIDTH}")/>
                {numbers}
                // The highest score, beside the top of the axis.
                <text translate="no" x="4" y="3">{top.to_string()}</text>
                {drawn}
            </svg>
            <ul class="row" aria-hidden="true">{legend}</ul>
            <div class="visually-hidden"><table>
                <caption>{caption.clone()}</caption>
                {header(column, rounds)}
                <tbody>{rows}</tbody>
            </table></div>
            <figcaption aria-hidden="true">{caption}</figcaption>
        </figure>
    }
    .into_any()
}

/// The scale that all lines of a chart share.
#[derive(Clone, Copy)]
struct ChartScale<'a> {
    rounds: u32,
    /// The highest score.
    top: u32,
    lines: &'a [ChartLine],
}

impl ChartScale<'_> {
    fn x(self, round: u32) -> u32 {
        WIDTH * round / self.rounds.max(1)
    }

    /// Equal scores are drawn a little apart, so that a tie shows all players.
    fn y(self, nth: usize, score: u32) -> u32 {
        let apart = |lines: usize| u32::try_from(lines * APART).unwrap_or(0);
        let usable = HEIGHT.saturating_sub(apart(self.lines.len()));
        usable * (self.top - score.min(self.top)) / self.top.max(1) + apart(nth)
    }

    /// The x coordinate at which lines step to the score of a round.
    fn middle(self, round: u32) -> u32 {
        (self.x(round) + self.x(round + 1)) / 2
    }

    /// The number of a round, below the place where lines step to its score.
    fn number(self, round: u32) -> AnyView {
        let middle = self.middle(round);
        let round = (round + 1).to_string();
        view! { <text translate="no" x=middle.to_string() y=(HEIGHT + NUMBER_BELOW).to_string() text-anchor="middle">{round}</text> }
            .into_any()
    }

    /// A player's line: a staircase from 0 to the last score, with the suit's mark at its end.
    fn line(self, nth: usize, line: &ChartLine) -> AnyView {
        let mut path = format!("M0 {}", self.y(nth, 0));
        for (round, score) in (0..).zip(&line.scores) {
            path += &format!("H{}V{}", self.middle(round), self.y(nth, *score));
        }
        path += &format!("H{WIDTH}");
        // Marks of lines that end at the same score are drawn side by side.
        let tied_before = self.lines.iter().take(nth).filter(|other| other.last() == line.last()).count();
        let shift = u32::try_from(tied_before * NEXT_MARK).unwrap_or(0);
        let x = WIDTH.saturating_sub(HALF_MARK + shift);
        let y = i64::from(self.y(nth, line.last())) - i64::from(HALF_MARK);
        view! {
            <g data-suit=slug(line.suit)>
                <path class="edge" d=path.clone()/>
                <path class="line" d=path/>
                // An outline has a box of 24 by 24: at six tenths it is about twice `HALF_MARK` wide.
                <path class="mark" transform=format!("translate({x} {y})scale(.6)") d=outline(line.suit)/>
            </g>
        }
        .into_any()
    }
}

/// A line of the legend: the suit and the name of a player.
fn legend_entry(line: &ChartLine) -> AnyView {
    view! { <li class="row"><SuitMark suit=line.suit/><span dir="auto">{line.name.clone()}</span></li> }
        .into_any()
}

fn header(column: &'static str, rounds: usize) -> AnyView {
    let head = |round: usize| view! { <th scope="col">{column}" "{round.to_string()}</th> };
    let rounds: Vec<_> = (1..=rounds).map(head).collect();
    view! { <thead><tr><td></td>{rounds}</tr></thead> }.into_any()
}

fn row(line: ChartLine) -> AnyView {
    let score = |score: u32| view! { <td>{score.to_string()}</td> };
    let scores: Vec<_> = line.scores.into_iter().map(score).collect();
    view! { <tr><th scope="row">{line.name}</th>{scores}</tr> }.into_any()
}
