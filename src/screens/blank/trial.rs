//! An open accusation: who votes about it, and how it is decided (BL-R15).

use super::{is_person, is_vote_open, name, people};
use crate::rules::{
    Seat,
    blank::{TableDecision, Trial, TrialCharge, View},
};

/// The open accusation, if there is one.
pub fn trial(view: &View) -> Option<&Trial> {
    match &view.decision {
        Some(TableDecision::Trial(trial)) => Some(trial),
        Some(TableDecision::Proposal { .. }) | None => None,
    }
}

/// One charge of the open accusation.
pub fn charge_at(view: &View, charge: usize) -> Option<&TrialCharge> {
    trial(view).and_then(|trial| trial.charges.get(charge))
}

/// How a charge is decided without votes, as a sentence; `None` if the table votes.
pub fn finding_without_votes(view: &View, charge: &TrialCharge) -> Option<String> {
    match (charge.admitted, charge.known) {
        (true, _) => Some(format!("{} admits it.", name(view, charge.accusation.accused))),
        (false, Some(_)) => Some("The computer saw what happened and decides.".to_owned()),
        (false, None) => None,
    }
}

/// Who votes about somebody: all people but the accuser and the accused.
pub fn voters(view: &View, accused: Seat) -> Vec<Seat> {
    let accuser = trial(view).map(|trial| trial.by);
    let others = people(view).filter(|person| person.seat != accused && Some(person.seat) != accuser);
    others.map(|person| person.seat).collect()
}

/// Whether the accused may admit a charge. Nobody admits anything for a computer player.
pub fn may_admit(view: &View, accused: Seat) -> bool {
    is_person(view, accused)
}

/// Whether a vote that everybody agrees on ends the accusation, because it has no other charge.
pub fn is_only_charge(view: &View) -> bool {
    trial(view).is_some_and(|trial| trial.charges.len() == 1)
}

/// The text of the large button.
pub fn verdict_label(view: &View) -> &'static str {
    let mut charges = trial(view).into_iter().flat_map(|trial| &trial.charges);
    match is_vote_open(view) {
        false => "Go on",
        true if charges.all(|charge| voters(view, charge.accusation.accused).is_empty()) => {
            "It is not admitted"
        }
        true => "Count the votes",
    }
}
