//! Pieceagories as a word game for the sheets.

mod seen;

pub(super) use seen::{authors, mark};

use crate::ui::prelude::*;

use super::{dice::SUITS, forfeit};
use crate::{
    rules::{
        pieceagories::{Action, Event, LINES, Mark, Pieceagories, Sheet, View, foreseen},
        words,
    },
    ui::{
        parts::Die,
        sheets::{AnyPlace, Pad, Played, Round, SheetAction, WordRules},
    },
};

impl WordRules for Pieceagories {
    const LINES: usize = LINES;

    fn round(view: &View) -> Round {
        seen::round(view)
    }

    fn action(action: &SheetAction, pad: Pad) -> Option<Action> {
        Some(match action {
            SheetAction::Begin => Action::Begin,
            SheetAction::TimeUp => Action::TimeUp,
            SheetAction::HandIn => Action::HandIn(Box::new(sheet(pad.texts.get_untracked()))),
            SheetAction::Answer(line) => Action::Answer(untrack(|| pad.text(*line))),
            SheetAction::EnterPoints(points) => {
                let row = |row: &Vec<u8>| row.as_slice().try_into().ok();
                Action::EnterPoints(points.iter().map(row).collect::<Option<_>>()?)
            }
            SheetAction::Appeal(place) => Action::Appeal(place.place()?.line),
            SheetAction::Next => Action::Next,
            SheetAction::Join(places) => {
                Action::Join(places.iter().filter_map(|place| place.place()).collect())
            }
            SheetAction::Challenge(place, _) => Action::Challenge(place.place()?),
            SheetAction::Vote(ballot) => Action::Vote(*ballot),
            SheetAction::Unanimous(ballot) => Action::Unanimous(*ballot),
            SheetAction::Count => Action::Count,
            SheetAction::Drop => Action::Drop,
        })
    }

    fn counted(event: &Event) -> bool {
        matches!(event, Event::Counted { .. } | Event::Dropped)
    }

    /// The remark on an answer while its writer can still change it.
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
        let mend = move |better: String| {
            let article = untrack(|| pad.text(line)).split_whitespace().next().unwrap_or_default().to_owned();
            html! {
                <button type="button" class="quiet move-article" on:click=move |_| pad.write(line, better.clone())>
                    "Put “"<bdi>{article}</bdi>"” last"
                </button>
            }
        };
        html! {
            <small class="remark" id=format!("note-{line}")>{move || note.get()}</small>
            {move || moved().map(mend)}
        }
    }

    fn dice(view: &View) -> Html {
        let Some(throw) = seen::throw(&view.scene) else {
            return Html::Nothing;
        };
        let die = |(&suit, rank)| html! { <Die suit face=Some(rank)/> };
        html! { <div class="row dice-row">{SUITS.iter().zip(throw.0).map(die).collect_html()}</div> }
    }

    fn about(_: Played<Self>, _: AnyPlace) -> Html {
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

const ARTICLE: &str = "The article goes last";

/// The remark for a mark that the rules foresee.
fn remark(mark: &Mark) -> Option<&'static str> {
    match mark {
        Mark::LeadingArticle => Some(ARTICLE),
        Mark::WrongLetter => Some("Wrong letter"),
        Mark::NoLetter => Some("Not a letter: you can ask for a vote"),
        Mark::OwnRepeat { .. } => Some("Already on your sheet"),
        Mark::Empty
        | Mark::Several
        | Mark::Stands { .. }
        | Mark::Duplicate { .. }
        | Mark::VotedSame { .. }
        | Mark::VotedDown => None,
    }
}
