//! An open accusation: who votes about it, and how it is decided (BL-R15).

use super::{is_person, name, people};
use crate::rules::{
    Seat,
    blank::{AccusationVote, Action, OpenAccusations, TableDecision, View},
};

/// The open accusation, if there is one.
pub fn open_accusations(view: &View) -> Option<&OpenAccusations> {
    match &view.decision {
        Some(TableDecision::Accusations(open)) => Some(open),
        Some(TableDecision::Proposal { .. }) | None => None,
    }
}

/// One accusation of the open accusation.
pub fn vote_at(view: &View, index: usize) -> Option<&AccusationVote> {
    open_accusations(view).and_then(|open| open.votes.get(index))
}

/// How an accusation is decided without votes, as a sentence; `None` if the table votes.
pub fn decided_without_votes(view: &View, vote: &AccusationVote) -> Option<String> {
    match (vote.admitted, vote.known) {
        (true, _) => Some(format!("{} admits it.", name(view, vote.accusation.accused))),
        (false, Some(_)) => Some("The computer saw what happened and decides.".to_owned()),
        (false, None) => None,
    }
}

/// Whether votes have to decide the accusation: it is not admitted, and the page has not seen what happened (BL-R15).
pub fn is_vote_open(view: &View) -> bool {
    let undecided = |vote: &AccusationVote| vote.known.is_none() && !vote.admitted;
    open_accusations(view).is_some_and(|open| open.votes.iter().any(undecided))
}

/// Who votes about somebody: all people but the accuser and the accused.
pub fn voters(view: &View, accused: Seat) -> Vec<Seat> {
    let accuser = open_accusations(view).map(|open| open.by);
    let others = people(view).filter(|person| person.seat != accused && Some(person.seat) != accuser);
    others.map(|person| person.seat).collect()
}

/// Whether the accused may admit an accusation. Nobody admits anything for a computer player.
pub fn may_admit(view: &View, accused: Seat) -> bool {
    is_person(view, accused)
}

/// What one press of the accused does: they admit it, and if nothing else is left to vote on, the accusation is over (BL-R84).
pub fn admission(view: &View, accused: Seat) -> Vec<(Seat, Action)> {
    let is_left =
        |vote: &AccusationVote| vote.known.is_none() && !vote.admitted && vote.accusation.accused != accused;
    let ends = open_accusations(view).is_some_and(|open| !open.votes.iter().any(is_left));
    let count = ends.then_some((accused, Action::CountVotes));
    [(accused, Action::Admit)].into_iter().chain(count).collect()
}

/// Whether a vote that everybody agrees on ends the accusation, because it has no other accusation.
pub fn is_only_accusation(view: &View) -> bool {
    open_accusations(view).is_some_and(|open| open.votes.len() == 1)
}

/// Why the votes are not counted yet: nobody has voted about an accusation that only votes can decide (BL-R83).
pub fn no_vote_yet(view: &View) -> Option<&'static str> {
    let has_none = |vote: &AccusationVote| {
        vote.known.is_none()
            && !vote.admitted
            && vote.ballots.is_empty()
            && !voters(view, vote.accusation.accused).is_empty()
    };
    let waits = open_accusations(view).is_some_and(|open| open.votes.iter().any(has_none));
    waits.then_some("Nobody has voted yet. Is it true? Press “Yes” or “No” first.")
}

/// The text of the large button.
pub fn count_votes_label(view: &View) -> &'static str {
    let mut votes = open_accusations(view).into_iter().flat_map(|open| &open.votes);
    match is_vote_open(view) {
        false => "Go on",
        true if votes.all(|vote| voters(view, vote.accusation.accused).is_empty()) => "It is not admitted",
        true => "Count the votes",
    }
}
