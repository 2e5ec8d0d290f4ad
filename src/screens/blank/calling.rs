//! Calling somebody out: what can have happened, and who can call it out.

use super::{is_person, name, people};
use crate::{
    rules::{
        Seat,
        blank::{Accusation, AccusationKey, ObligationState, PhaseView, View},
    },
    wording::paragraph,
};

/// What can be called out, with a text each: by the person `by`, or by any person if that is `None`.
///
/// Computer players cannot act out of turn. With "Mark playable cards", people cannot do so either.
pub fn callable(view: &View, by: Option<Seat>) -> Vec<(AccusationKey, String)> {
    let can_have_happened = |accusation: &&Accusation| match accusation.key {
        AccusationKey::Obligation(_) | AccusationKey::Report(_) => true,
        AccusationKey::OutOfTurn(seat) => !view.house.mark_playable && is_person(view, seat),
    };
    let text = |accusation: &Accusation| match accusation.key {
        AccusationKey::Obligation(id) => {
            paragraph([&accusation_sentence(view, accusation), obligation_status(view, id)])
        }
        AccusationKey::OutOfTurn(_) | AccusationKey::Report(_) => accusation_sentence(view, accusation),
    };
    let possible = view.accusations.iter().filter(can_have_happened);
    let callable = possible.filter(|accusation| match by {
        Some(by) => by != accusation.accused,
        None => seats_of_people(view).any(|seat| seat != accusation.accused),
    });
    callable.map(|accusation| (accusation.key, text(accusation))).collect()
}

/// Whether the page itself would have noticed it on the screen: what is left is a word or a gesture (BL-R11). It is offered apart.
pub fn is_by_word_or_gesture(key: AccusationKey) -> bool {
    match key {
        AccusationKey::OutOfTurn(_) => true,
        AccusationKey::Obligation(_) | AccusationKey::Report(_) => false,
    }
}

/// What somebody is accused of, as a sentence.
pub fn accusation_sentence(view: &View, Accusation { accused, offence, .. }: &Accusation) -> String {
    offence.describe(&name(view, *accused))
}

/// The people who can call all of these out, because they are not accused. The one whose turn it is comes first.
pub fn callers(view: &View, picked: &[AccusationKey]) -> Vec<Seat> {
    let is_accused = |seat: Seat| {
        view.accusations.iter().any(|known| known.accused == seat && picked.contains(&known.key))
    };
    let mut callers: Vec<Seat> = seats_of_people(view)
        .filter(|seat| !is_accused(*seat) && !callable(view, Some(*seat)).is_empty())
        .collect();
    callers.sort_by_key(|seat| *seat != view.active);
    callers
}

/// What an accusation by `by` costs, and whom (BL-46, BL-54, BL-59, BL-R15).
pub fn call_out_terms(view: &View, by: Option<Seat>, picked: &[AccusationKey]) -> String {
    let accused = |key: &AccusationKey| {
        view.accusations.iter().find(|known| known.key == *key).map(|known| known.accused)
    };
    let is_seen = |key: &AccusationKey| match key {
        AccusationKey::Obligation(id) => view.obligations.iter().any(|owed| owed.id == *id && owed.on_page),
        AccusationKey::OutOfTurn(_) | AccusationKey::Report(_) => false,
    };
    // Before somebody is chosen, one of the people who are not accused is going to accuse.
    let accusers = usize::from(by.is_none());
    let has_voters = |key: &AccusationKey| {
        let others = seats_of_people(view).filter(|seat| Some(*seat) != by && Some(*seat) != accused(key));
        others.count() > accusers
    };
    let can_be_decided = |key: &AccusationKey| is_seen(key) || has_voters(key);
    if !picked.iter().all(can_be_decided) {
        return "Nobody else can vote, so the accused draws a card only if they admit it. Otherwise nobody draws."
            .to_owned();
    }
    let ends_turn = by == Some(view.active) && matches!(view.phase, PhaseView::Turn { .. });
    let if_false = if ends_turn {
        "If it is not, whoever calls it out does, and their turn is over."
    } else {
        "If it is not, whoever calls it out does."
    };
    paragraph(["If it is true, the accused draws a card.", if_false])
}

/// Whether there is anything to call out. `only` is the person who would call it out, if only one person
/// plays.
pub fn may_call_out(view: &View, only: Option<Seat>) -> bool {
    !callable(view, only).is_empty()
}

fn seats_of_people(view: &View) -> impl Iterator<Item = Seat> {
    people(view).map(|person| person.seat)
}

/// The state of an obligation, for somebody who considers an accusation.
fn obligation_status(view: &View, id: u32) -> &'static str {
    match view.obligations.iter().find(|obligation| obligation.id == id).map(|obligation| obligation.state) {
        Some(ObligationState::Open) => "There is still time to do it.",
        Some(ObligationState::Missed) => "The time is over.",
        Some(ObligationState::Lasting) => "It still lasts.",
        Some(ObligationState::MarkedDone) => "It is marked as done.",
        Some(ObligationState::Late) | None => "",
    }
}
