//! Pieceagories as the sheets know it: what its table looks like, and what pressing something on a sheet does.

mod seen;

pub(super) use seen::{authors, mark};

use crate::ui::prelude::*;

use super::{dice::SUITS, forfeit};
use crate::{
    rules::{
        pieceagories::{Action, Event, Mark, Pieceagories, Sheet, TEN, View, foreseen},
        words,
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
            Deed::HandIn => Action::HandIn(Box::new(sheet(pad.texts.get_untracked()))),
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
    fn remark(Played { session, pad, .. }: Played<Self>, line: u8) -> Html {
        let note = Memo::new(move |_| {
            let sheet = sheet(pad.texts.get());
            session.view.with_untracked(|view| {
                let letter = seen::throw(&view.scene)?.letter();
                remark(foreseen(&sheet, letter, &view.house).get(usize::from(line).checked_sub(1)?)?)
            })
        });
        let moved = move || {
            note.get().filter(|note| *note == ARTICLE).and_then(|_| words::article_behind(&pad.text(line)))
        };
        html! {
            <small class="remark" id=format!("note-{line}")>{move || note.get()}</small>
            {move || moved().map(|better| {
                let says = better.clone();
                html! {
                    <button type="button" class="quiet move-article" on:click=move |_| pad.write(line, better.clone())>
                        "write “"<bdi>{says}</bdi>"”"
                    </button>
                }
            })}
        }
    }

    fn dice(view: &View) -> Html {
        let Some(throw) = seen::throw(&view.scene) else {
            return Html::Nothing;
        };
        let die = |(&suit, rank)| html! { <Die suit face=Some(rank)/> };
        html! { <div class="row dice-row">{SUITS.iter().zip(throw.0).map(die).collect_html()}</div> }
    }

    fn about(_: Played<Self>, _: Spot) -> Html {
        Html::Nothing
    }

    fn aside(game: Played<Self>) -> Html {
        forfeit::due(game.session)
    }
}

fn sheet(texts: Vec<String>) -> Sheet {
    let mut texts = texts.into_iter();
    std::array::from_fn(|_| texts.next().unwrap_or_default())
}

const ARTICLE: &str = "the article goes behind";

/// What there is to say of an answer, as far as the rules can foresee.
fn remark(mark: &Mark) -> Option<&'static str> {
    match mark {
        Mark::LeadingArticle => Some(ARTICLE),
        Mark::WrongLetter => Some("another letter"),
        Mark::NoLetter => Some("no letter; you may appeal"),
        Mark::OwnRepeat { .. } => Some("already on your sheet"),
        Mark::Empty | Mark::Stands { .. } | Mark::Duplicate { .. } | Mark::Alike { .. } | Mark::VotedDown => {
            None
        }
    }
}
