//! The review of a deal, throw by throw: what everybody took, and what they missed if the table wants to see it.

use crate::ui::prelude::*;

use super::{
    cards::pawn,
    dice::{faces, still as lying},
    picture::{CardLines, still, wood},
    state::ClearTable,
    table::EYES,
};
use crate::{
    play::Game,
    rules::clear::{Call, Card, Clear, Event, Mode, Person, PlayerResult, Throw, ThrowResult, View, line},
    ui::parts::{Primary, Quiet},
};

/// A finished throw: the view before it, and its result.
struct ReviewedThrow {
    before: View,
    out: ThrowResult,
}

/// All throws of the game, found by replaying its record.
fn moments(game: &Game<Clear>) -> Vec<ReviewedThrow> {
    let mut moments = Vec::new();
    let Ok(mut again) = game.anew() else { return moments };
    for turn in game.turns() {
        let before = again.view(EYES);
        // The record was legal, and the same seed makes it legal again.
        let Ok(events) = again.play(turn.by, turn.action) else { break };
        if events.iter().any(|event| matches!(event, Event::Played(_)))
            && let Some(out) = again.view(EYES).last
        {
            moments.push(ReviewedThrow { before, out });
        }
    }
    moments
}

/// Opens the review at the first throw of the last scored deal.
pub(super) fn open(table: ClearTable) -> Html {
    let (caller, deal) =
        table.session.view.with_untracked(|view| (view.mode == Mode::Caller, view.sheet.len()));
    if caller {
        return Html::Nothing;
    }
    let press = move |()| {
        let first = table.session.game.with_untracked(|game| {
            moments(game).iter().position(|moment| usize::from(moment.before.deal) == deal)
        });
        table.review.set(Some(first.unwrap_or_default()));
    };
    html! { <Quiet on_press=press>"Show this deal again"</Quiet> }
}

pub(super) fn board(table: ClearTable) -> Html {
    let moments = table.session.game.with_untracked(moments);
    (move || {
        let which = table.review.get().unwrap_or_default();
        moments.get(which).map(|moment| one(moment, table.missed.get()))
    })
    .into_html()
}

/// One throw, with all cards before their coins were removed.
fn one(ReviewedThrow { before, out }: &ReviewedThrow, missed: bool) -> Html {
    let card = |(person, result): (&Person, &PlayerResult)| {
        let card = person.card?;
        let overlooked = if missed { overlooked(&card, &out.throw, result.call) } else { Vec::new() };
        let says = sentence(result, overlooked.len());
        let taken = Some(result.line).filter(|line| !line.is_empty()).into_iter().collect();
        Some(html! {
            <li class="small">
                <span class="plate">
                    {pawn(person)}
                    <bdi class="name">{person.name.to_string()}</bdi>
                    <span class="called">{says}</span>
                </span>
                <span class="felt">{still(card, CardLines { taken, missed: overlooked, hints: Vec::new() })}</span>
            </li>
        })
    };
    let roll = match out.throw {
        Throw::Roll(_) => format!("Deal {}, roll {}", before.deal, before.roll),
        Throw::ScratchOff(_) => format!("Deal {}, Scratch-Off", before.deal),
    };
    html! {
        {wood()}
        <div class="again" data-people=before.people.len().to_string()>
            <div class="head">
                <h2>{roll}</h2>
                <div class="throw" role="img" aria-label=format!("The dice show {}", faces(&out.throw))>
                    {lying(out.throw.faces())}
                </div>
            </div>
            <ul class="others">{before.people.iter().zip(&out.results).filter_map(card).collect_html()}</ul>
        </div>
    }
}

/// Lines that matched and were better than the call: any for a Scratch, a line of four for three coins.
fn overlooked(card: &Card, throw: &Throw, call: Call) -> Vec<crate::rules::clear::Squares> {
    let mut lines = line::all(card, throw);
    lines.retain(|line| match call {
        Call::Scratch => true,
        Call::Three => line.len() == 4,
        Call::Two | Call::Four => false,
    });
    lines
}

fn sentence(result: &PlayerResult, missed: usize) -> String {
    let coins: Vec<String> = result.coins.iter().map(ToString::to_string).collect();
    let told = match result.call {
        Call::Four => format!("Four! {}", coins.join(", ")),
        Call::Three | Call::Two => coins.join(", "),
        Call::Scratch => "Scratch!".to_owned(),
    };
    let clear = if result.cleared { " Clear!" } else { "" };
    match missed {
        0 => format!("{told}{clear}"),
        1 => format!("{told}{clear} One line missed"),
        _ => format!("{told}{clear} {missed} lines missed"),
    }
}

pub(super) fn action(table: ClearTable) -> Html {
    let last = table.session.game.with_untracked(|game| moments(game).len().saturating_sub(1));
    let step = move |forth: bool| {
        let now = table.review.get_untracked().unwrap_or_default();
        table.review.set(Some(if forth { (now + 1).min(last) } else { now.saturating_sub(1) }));
    };
    let back = Signal::derive(move || {
        (table.review.get() == Some(0)).then(|| "This is the first roll of the game.".to_owned())
    });
    let at_end = Memo::new(move |_| table.review.get().unwrap_or_default() >= last);
    let on = move |()| if at_end.get_untracked() { table.review.set(None) } else { step(true) };
    html! {
        <Quiet on_press=move |()| table.review.set(None)>"Close"</Quiet>
        <Quiet
            on_press=move |()| table.missed.update(|missed| *missed = !*missed)
            pressed=Signal::derive(move || table.missed.get())
        >
            "Show missed lines"
        </Quiet>
        <Quiet on_press=move |()| step(false) refusal=back>"Previous roll"</Quiet>
        <Primary on_press=on>{move || if at_end.get() { "Back to the score" } else { "Next roll" }}</Primary>
    }
}
