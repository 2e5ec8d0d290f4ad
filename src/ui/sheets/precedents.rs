//! Past rulings: stored, and shown when the same answers appear again.

use crate::ui::prelude::*;

use super::{Ground, Question, Round, SheetAction, Sheets};
use crate::{
    browser::shelf,
    play::{Precedent, Precedents, Ruling},
    rules::vote::{Ballot, Verdict},
};

/// The setting that stores rulings, so they are part of a backup.
const SETTING: &str = "rulings";

/// All stored rulings.
pub fn stored() -> Precedents {
    shelf::setting(SETTING).map(|text| Precedents::read(&text)).unwrap_or_default()
}

/// Stores rulings.
pub fn store(precedents: &Precedents) {
    shelf::set_setting(SETTING, &precedents.to_text());
}

/// The rulings that the open vote would make, counted by this action. A vote on whether an answer is a name or a title
/// makes none.
pub(super) fn ruling(round: &Round, action: &SheetAction) -> Vec<Precedent> {
    let Some(poll) = round.poll() else { return Vec::new() };
    let stands = match action {
        SheetAction::Unanimous(ballot) => *ballot == Ballot::Keep,
        // Without ballots there is no ruling.
        _ if poll.ballots.is_empty() => return Vec::new(),
        _ => poll.tally.verdict == Verdict::Stands,
    };
    match &poll.question {
        Question::Challenge { ground: Ground::Proper | Ground::Title, .. } => Vec::new(),
        Question::Appeal(place) | Question::Challenge { place, ground: Ground::Fit, .. } => {
            let ruling = if stands { Ruling::Counts } else { Ruling::Struck };
            let (category, answer) = (round.category(place.line), round.text(*place));
            vec![Precedent { category, answer, other: None, ruling }]
        }
        Question::Same(_) => {
            let ruling = if stands { Ruling::Different } else { Ruling::Same };
            let pair = |(category, answer, other)| Precedent { category, answer, other: Some(other), ruling };
            pairs(round, &poll.question).into_iter().map(pair).collect()
        }
    }
}

/// The first answer of the question paired with each other one, and the category of the first.
fn pairs(round: &Round, question: &Question) -> Vec<(String, String, String)> {
    let [first, others @ ..] = question.places() else { return Vec::new() };
    let pair = |other: &super::AnyPlace| (round.category(first.line), round.text(*first), round.text(*other));
    let mut pairs: Vec<_> = others.iter().map(pair).filter(|(_, one, other)| one != other).collect();
    pairs.dedup();
    pairs
}

/// Adds rulings to the stored ones.
pub(super) fn remember(rulings: Vec<Precedent>) {
    if rulings.is_empty() {
        return;
    }
    let mut precedents = stored();
    for ruling in rulings {
        precedents.remember(ruling);
    }
    store(&precedents);
}

/// Past rulings on the question. They only inform: the table votes as it likes.
pub(super) fn on(sheets: Sheets, question: &Question) -> Html {
    let known = stored();
    let found: Vec<Precedent> = sheets.with_untracked(|round| match question {
        Question::Challenge { ground: Ground::Proper | Ground::Title, .. } => Vec::new(),
        Question::Appeal(place) | Question::Challenge { place, ground: Ground::Fit, .. } => {
            known.on(&round.category(place.line), &round.text(*place), None).cloned().into_iter().collect()
        }
        Question::Same(_) => {
            let on = |(category, one, other): &(String, String, String)| {
                known.on(category, one, Some(other)).cloned()
            };
            pairs(round, question).iter().filter_map(on).collect()
        }
    });
    sentences(found)
}

/// Past rulings on the answers of a category that were read. Answers ruled on in this round show their mark instead.
pub(super) fn on_line(sheets: Sheets, line: Memo<u8>) -> Html {
    let known = StoredValue::new(stored());
    let found = Memo::new(move |_| {
        let line = line.get();
        sheets.with(|round| {
            let category = round.category(line);
            let heard =
                round.heard().iter().filter(|heard| heard.place.line == line && !heard.grounds.is_empty());
            known.with_value(|known| {
                let found = heard.filter_map(|heard| known.on(&category, &heard.text, None));
                found.cloned().collect::<Vec<_>>()
            })
        })
    });
    (move || sentences(found.get())).into_html()
}

fn sentences(precedents: Vec<Precedent>) -> Html {
    let line = |precedent: Precedent| html! { <p class="precedent">{precedent.to_string()}</p> };
    precedents.into_iter().map(line).collect_html()
}
