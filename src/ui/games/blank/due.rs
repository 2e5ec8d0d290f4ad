//! What the table waits for.

use super::context::own;
use crate::rules::{
    Seat,
    blank::{Choice, ChoiceKind, Scene, TableDecision, View},
};

/// What the table waits for. The buttons are drawn anew when it changes, and only then.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Awaited {
    /// Something is settled or chosen in the open.
    Settle(OpenDecision),
    /// The rule that was opened is read aloud.
    Read,
    /// Everybody has to understand the rules.
    Understand,
    /// The page moves somebody.
    Bot(Seat),
    /// Somebody has to take the laptop, to play or to choose cards.
    Pass(Seat),
    /// Whoever looks plays.
    Play {
        /// Whether it is an extra play.
        extra: bool,
    },
    /// Whoever looks at their hand is not due.
    Peek,
    /// The order of what was set off is agreed.
    Order,
    /// Whoever looks chooses cards.
    Cards,
    /// The Draw Pile is empty.
    Shuffle,
    /// Somebody is rid of all cards.
    LastCall(Seat),
    /// Somebody has won, and there is a prize.
    Prize(Seat),
    /// It is over.
    Over,
}

impl Awaited {
    /// What lies before everybody, if anything does.
    pub(super) fn settled(&self) -> Option<&OpenDecision> {
        if let Self::Settle(settled) = self { Some(settled) } else { None }
    }
}

/// What lies before everybody, to be settled or chosen in the open.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum OpenDecision {
    /// Somebody is accused, and the table decides.
    Trial,
    /// A ruling is proposed.
    Proposal,
    /// Something is chosen, by somebody or by the table.
    Choice(Choice),
}

/// What the table waits for, for whoever looks; `behind` the curtain somebody may look out of turn.
pub(super) fn due(view: &View, behind: bool) -> Awaited {
    match &view.decision {
        Some(TableDecision::Trial(_)) => return Awaited::Settle(OpenDecision::Trial),
        Some(TableDecision::Proposal { .. }) => return Awaited::Settle(OpenDecision::Proposal),
        None => {}
    }
    match &view.scene {
        Scene::Opening { all_read: false, .. } => Awaited::Read,
        Scene::Opening { all_read: true, .. } => Awaited::Understand,
        Scene::Turn { extra } if own(view) == Some(view.active) => Awaited::Play { extra: *extra },
        Scene::Turn { .. } => waiting(view, view.active, behind),
        Scene::Ordering { .. } => Awaited::Order,
        Scene::Choosing { choice, .. } => chooses(view, choice, behind),
        Scene::Paused => Awaited::Shuffle,
        Scene::LastCall { winner } => Awaited::LastCall(*winner),
        Scene::Prize { winner, .. } => Awaited::Prize(*winner),
        Scene::Over { .. } => Awaited::Over,
    }
}

fn chooses(view: &View, choice: &Choice, behind: bool) -> Awaited {
    let in_the_open = || Awaited::Settle(OpenDecision::Choice(choice.clone()));
    let Some(by) = choice.by else { return in_the_open() };
    match &choice.kind {
        _ if is_bot(view, by) => waiting(view, by, behind),
        ChoiceKind::Cards { .. } if own(view) == Some(by) => Awaited::Cards,
        ChoiceKind::Cards { .. } => waiting(view, by, behind),
        ChoiceKind::Player { .. }
        | ChoiceKind::Players { .. }
        | ChoiceKind::Rule
        | ChoiceKind::Colour
        | ChoiceKind::Right { .. }
        | ChoiceKind::Contest { .. }
        | ChoiceKind::Seen => in_the_open(),
    }
}

/// Somebody else than whoever looks is due.
fn waiting(view: &View, seat: Seat, behind: bool) -> Awaited {
    match (behind, is_bot(view, seat)) {
        (true, _) => Awaited::Peek,
        (false, true) => Awaited::Bot(seat),
        (false, false) => Awaited::Pass(seat),
    }
}

fn is_bot(view: &View, seat: Seat) -> bool {
    view.people.get(seat.index()).is_some_and(|person| person.level.is_some())
}
