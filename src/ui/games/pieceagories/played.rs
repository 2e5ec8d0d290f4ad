//! Pieceagories as the sheets know it: what its table looks like, and what pressing something on a sheet does.

mod seen;

pub(super) use seen::{mark, round};

use crate::ui::prelude::*;

use super::{dice::SUITS, forfeit};
use crate::{
    rules::{
        Seat,
        pieceagories::{Action, Event, Number, Pieceagories, Sheet},
        words::{self, Answer, Fault, Letter},
    },
    ui::{
        parts::Die,
        session::Session,
        sheets::{Deed, Pad, Spot, WordGame},
    },
};

/// The game behind the sheets.
#[derive(Clone, Copy)]
pub(super) struct Played {
    pub(super) session: Session<Pieceagories>,
    pub(super) pad: Pad,
    /// The sentence that answers a press that was refused.
    pub(super) refused: RwSignal<Option<String>>,
}

impl Played {
    /// What the game calls a deed; nothing, if it has none such.
    fn action(self, deed: &Deed) -> Option<Action> {
        Some(match deed {
            Deed::Begin => Action::Begin,
            Deed::TimeUp => Action::TimeUp,
            Deed::HandIn => Action::HandIn(Box::new(self.sheet())),
            Deed::EnterPoints => {
                let points = self.pad.points.get_untracked();
                Action::EnterPoints(points.into_iter().map(|row| row.try_into().ok()).collect::<Option<_>>()?)
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

    fn sheet(self) -> Sheet {
        let mut texts = self.pad.texts.get_untracked().into_iter();
        std::array::from_fn(|_| texts.next().unwrap_or_default())
    }

    /// Does `action` for `by`; a refusal is shown and spoken. Says whether it was done.
    pub(super) fn does(self, by: Seat, action: Action) -> bool {
        let refused = self.session.play(by, action).err();
        let done = refused.is_none();
        self.refused.set(refused);
        done
    }
}

impl WordGame for Played {
    fn act(&self, by: Seat, deed: &Deed) -> bool {
        self.action(deed).is_some_and(|action| self.does(by, action))
    }

    fn refusal(&self, by: Seat, deed: &Deed) -> Option<String> {
        self.action(deed).and_then(|action| self.session.refusal(by, &action))
    }

    /// What the rules will say about an answer, while its writer can still mend it.
    fn remark(&self, line: u8) -> AnyView {
        let pad = self.pad;
        let letter =
            self.session.view.with_untracked(|view| seen::throw(&view.scene)).map(|throw| throw.letter());
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

    fn dice(&self) -> AnyView {
        let Some(throw) = self.session.view.with_untracked(|view| seen::throw(&view.scene)) else {
            return ().into_any();
        };
        let die = |(&suit, rank)| view! { <Die suit face=Some(rank)/> };
        view! { <div class="row dice-row">{SUITS.iter().zip(throw.0).map(die).collect_view()}</div> }
            .into_any()
    }

    fn about(&self, _: Spot) -> AnyView {
        ().into_any()
    }

    fn aside(&self) -> AnyView {
        forfeit::due(self.session)
    }

    fn verdict(&self) -> Option<String> {
        let session = self.session;
        let counted = |event: &&Event| matches!(event, Event::Counted { .. } | Event::Dropped);
        session.latest.with(|events| events.iter().find(counted).map(|event| session.sentence(event)))
    }

    fn say(&self, sentence: String) {
        self.session.say(sentence);
    }

    fn log(&self) -> Vec<String> {
        self.session.log()
    }
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
