//! Pieceagories as the sheets know it: what its table looks like, and what pressing something on a sheet does.

mod seen;

pub(super) use seen::mark;

use crate::ui::prelude::*;

use super::{dice::SUITS, forfeit};
use crate::{
    rules::{
        pieceagories::{Action, Event, Number, Pieceagories, Sheet, TEN, View},
        words::{self, Answer, Fault, Letter},
    },
    ui::{
        parts::Die,
        sheets::{Deed, Pad, Played, Round, Spot, WordRules},
    },
};

impl WordRules for Pieceagories {
    const LINES: usize = TEN;

    fn round(view: &View) -> Round {
        seen::round(view)
    }

    fn action(deed: &Deed, pad: Pad) -> Option<Action> {
        Some(match deed {
            Deed::Begin => Action::Begin,
            Deed::TimeUp => Action::TimeUp,
            Deed::HandIn => Action::HandIn(Box::new(sheet(pad))),
            Deed::EnterPoints(points) => {
                let row = |row: &Vec<u8>| row.as_slice().try_into().ok();
                Action::EnterPoints(points.iter().map(row).collect::<Option<_>>()?)
            }
            Deed::Appeal(spot) => Action::Appeal(spot.place()?.line),
            Deed::Next => Action::Next,
            Deed::Liken(spots) => Action::Liken(spots.iter().filter_map(|spot| spot.place()).collect()),
            Deed::Challenge(spot, _) => Action::Challenge(spot.place()?),
            Deed::Vote(ballot) => Action::Vote(*ballot),
            Deed::Count => Action::Count,
            Deed::Drop => Action::Drop,
        })
    }

    fn counted(event: &Event) -> bool {
        matches!(event, Event::Counted { .. } | Event::Dropped)
    }

    /// What the rules will say about an answer, while its writer can still mend it.
    fn remark(Played { session, pad, .. }: Played<Self>, line: u8) -> AnyView {
        let letter = session.view.with_untracked(|view| seen::throw(&view.scene)).map(|throw| throw.letter());
        let note = Memo::new(move |_| pad.texts.with(|texts| remark(texts, line, letter?)));
        let moved = move || {
            note.get().filter(|note| *note == ARTICLE).and_then(|_| words::article_behind(&pad.text(line)))
        };
        view! {
            <small class="remark" id=format!("note-{line}")>{move || note.get()}</small>
            {move || moved().map(|better| {
                let says = better.clone();
                view! {
                    <button type="button" class="quiet move-article" on:click=move |_| pad.write(line, better.clone())>
                        "write “"<bdi>{says}</bdi>"”"
                    </button>
                }
            })}
        }
        .into_any()
    }

    fn dice(view: &View) -> AnyView {
        let Some(throw) = seen::throw(&view.scene) else {
            return ().into_any();
        };
        let die = |(&suit, rank)| view! { <Die suit face=Some(rank)/> };
        view! { <div class="row dice-row">{SUITS.iter().zip(throw.0).map(die).collect_view()}</div> }
            .into_any()
    }

    fn about(_: Played<Self>, _: Spot) -> AnyView {
        ().into_any()
    }

    fn aside(game: Played<Self>) -> AnyView {
        forfeit::due(game.session)
    }
}

fn sheet(pad: Pad) -> Sheet {
    let mut texts = pad.texts.get_untracked().into_iter();
    std::array::from_fn(|_| texts.next().unwrap_or_default())
}

const ARTICLE: &str = "the article goes behind";

/// What the rules will say about an answer.
fn remark(texts: &[String], line: u8, letter: Letter) -> Option<&'static str> {
    let line = Number::new(line)?.index();
    let answer = Answer::read(texts.get(line)?)?;
    match answer.check(letter) {
        Err(Fault::LeadingArticle) => return Some(ARTICLE),
        Err(Fault::WrongLetter) => return Some("another letter"),
        Err(Fault::NoLetter) => return Some("no letter; you may appeal"),
        Ok(()) => {}
    }
    let mut earlier = texts.iter().take(line).filter_map(|text| Answer::read(text));
    earlier.any(|other| other.same(&answer)).then_some("already on your sheet")
}
