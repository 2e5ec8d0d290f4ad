//! A deal once more, throw by throw: what everybody took, and what they overlooked if the table wants to see it.

use crate::ui::prelude::*;

use super::{
    at::At,
    cards::pawn,
    dice::{faces, still as lying},
    picture::{Marks, still, wood},
    table::EYES,
};
use crate::{
    play::Game,
    rules::clear::{Call, Card, Clear, Deed, Event, Mode, Outturn, Person, Throw, View, line},
    ui::parts::{Primary, Quiet},
};

/// A throw on which all had acted: the table as it was before they did, and what came of it.
struct Moment {
    before: View,
    out: Outturn,
}

/// All throws of the game, found by playing its record again from the start.
fn moments(game: &Game<Clear>) -> Vec<Moment> {
    let mut moments = Vec::new();
    let Ok(mut again) = game.anew() else { return moments };
    for turn in game.turns() {
        let before = again.view(EYES);
        // It was allowed once, and the same luck allows it again.
        let Ok(events) = again.play(turn.by, turn.action) else { break };
        if events.iter().any(|event| matches!(event, Event::Did(_)))
            && let Some(out) = again.view(EYES).last
        {
            moments.push(Moment { before, out });
        }
    }
    moments
}

/// The way in: the last deal that was scored, from its first throw.
pub(super) fn open(at: At) -> Html {
    let (caller, deal) = at.session.view.with_untracked(|view| (view.mode == Mode::Caller, view.sheet.len()));
    if caller {
        return Html::Nothing;
    }
    let press = move |()| {
        let first = at.session.game.with_untracked(|game| {
            moments(game).iter().position(|moment| usize::from(moment.before.deal) == deal)
        });
        at.review.set(Some(first.unwrap_or_default()));
    };
    html! { <Quiet on_press=press>"Look at this deal again"</Quiet> }
}

pub(super) fn board(at: At) -> Html {
    let moments = at.session.game.with_untracked(moments);
    (move || {
        let which = at.review.get().unwrap_or_default();
        moments.get(which).map(|moment| one(moment, at.missed.get()))
    })
    .into_html()
}

/// One throw, and all cards as they lay before the coins left.
fn one(Moment { before, out }: &Moment, missed: bool) -> Html {
    let card = |(person, deed): (&Person, &Deed)| {
        let card = person.card?;
        let overlooked = if missed { overlooked(&card, &out.throw, deed.call) } else { Vec::new() };
        let says = told(deed, overlooked.len());
        let taken = Some(deed.line).filter(|line| !line.is_empty()).into_iter().collect();
        Some(html! {
            <li class="small">
                <span class="plate">
                    {pawn(person)}
                    <bdi class="name">{person.name.to_string()}</bdi>
                    <span class="called">{says}</span>
                </span>
                <span class="felt">{still(card, Marks { taken, missed: overlooked, hints: Vec::new() })}</span>
            </li>
        })
    };
    let roll = match out.throw {
        Throw::Roll(_) => format!("Deal {}, roll {}", before.deal, before.roll),
        Throw::Off(_) => format!("Deal {}, Scratch-Off", before.deal),
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
            <ul class="others">{before.people.iter().zip(&out.deeds).filter_map(card).collect_html()}</ul>
        </div>
    }
}

/// Lines that fitted and were better than what was called: any for a Scratch, a line of four for three coins.
fn overlooked(card: &Card, throw: &Throw, call: Call) -> Vec<crate::rules::clear::Squares> {
    let mut lines = line::all(card, throw);
    lines.retain(|line| match call {
        Call::Scratch => true,
        Call::Three => line.len() == 4,
        Call::Two | Call::Four => false,
    });
    lines
}

fn told(deed: &Deed, missed: usize) -> String {
    let coins: Vec<String> = deed.coins.iter().map(ToString::to_string).collect();
    let told = match deed.call {
        Call::Four => format!("Four! {}", coins.join(", ")),
        Call::Three | Call::Two => coins.join(", "),
        Call::Scratch => "Scratch!".to_owned(),
    };
    let clear = if deed.clear { " Clear!" } else { "" };
    match missed {
        0 => format!("{told}{clear}"),
        1 => format!("{told}{clear} One line missed"),
        _ => format!("{told}{clear} {missed} lines missed"),
    }
}

pub(super) fn action(at: At) -> Html {
    let last = at.session.game.with_untracked(|game| moments(game).len().saturating_sub(1));
    let step = move |forth: bool| {
        let now = at.review.get_untracked().unwrap_or_default();
        at.review.set(Some(if forth { (now + 1).min(last) } else { now.saturating_sub(1) }));
    };
    let back = Signal::derive(move || {
        (at.review.get() == Some(0)).then(|| "This is the first throw of the game.".to_owned())
    });
    let at_end = Memo::new(move |_| at.review.get().unwrap_or_default() >= last);
    let on = move |()| if at_end.get_untracked() { at.review.set(None) } else { step(true) };
    html! {
        <Quiet on_press=move |()| at.review.set(None)>"Close"</Quiet>
        <Quiet
            on_press=move |()| at.missed.update(|missed| *missed = !*missed)
            pressed=Signal::derive(move || at.missed.get())
        >
            "Lines that were missed"
        </Quiet>
        <Quiet on_press=move |()| step(false) refusal=back>"The throw before"</Quiet>
        <Primary on_press=on>{move || if at_end.get() { "Back to the score" } else { "The next throw" }}</Primary>
    }
}
