//! What the table waits for.

use super::at::own;
use crate::rules::{
    Seat,
    blank::{Choice, Matter, Scene, View, Wish},
};

/// What the table waits for. The buttons are drawn anew when it changes, and only then.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Due {
    /// Something is settled or chosen in the open.
    Settle(Settled),
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

impl Due {
    /// What lies before everybody, if anything does.
    pub(super) fn settled(&self) -> Option<&Settled> {
        if let Self::Settle(settled) = self { Some(settled) } else { None }
    }
}

/// What lies before everybody, to be settled or chosen in the open.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Settled {
    /// Somebody is accused, and the table decides.
    Trial,
    /// A ruling is proposed.
    Motion,
    /// Something is chosen, by somebody or by the table.
    Choice(Choice),
}

/// What the table waits for, for whoever looks; `behind` the curtain somebody may look out of turn.
pub(super) fn due(view: &View, behind: bool) -> Due {
    match &view.matter {
        Some(Matter::Trial(_)) => return Due::Settle(Settled::Trial),
        Some(Matter::Motion { .. }) => return Due::Settle(Settled::Motion),
        None => {}
    }
    match &view.scene {
        Scene::Opening { all_read: false, .. } => Due::Read,
        Scene::Opening { all_read: true, .. } => Due::Understand,
        Scene::Turn { extra } if own(view) == Some(view.active) => Due::Play { extra: *extra },
        Scene::Turn { .. } => waiting(view, view.active, behind),
        Scene::Ordering { .. } => Due::Order,
        Scene::Choosing { choice, .. } => chooses(view, choice, behind),
        Scene::Paused => Due::Shuffle,
        Scene::LastCall { winner } => Due::LastCall(*winner),
        Scene::Prize { winner, .. } => Due::Prize(*winner),
        Scene::Over { .. } => Due::Over,
    }
}

fn chooses(view: &View, choice: &Choice, behind: bool) -> Due {
    let in_the_open = || Due::Settle(Settled::Choice(choice.clone()));
    let Some(by) = choice.by else { return in_the_open() };
    match &choice.wish {
        _ if is_bot(view, by) => waiting(view, by, behind),
        Wish::Cards { .. } if own(view) == Some(by) => Due::Cards,
        Wish::Cards { .. } => waiting(view, by, behind),
        Wish::Player { .. }
        | Wish::Players { .. }
        | Wish::Rule
        | Wish::Colour
        | Wish::Right { .. }
        | Wish::Contest { .. }
        | Wish::Seen => in_the_open(),
    }
}

/// Somebody else than whoever looks is due.
fn waiting(view: &View, seat: Seat, behind: bool) -> Due {
    match (behind, is_bot(view, seat)) {
        (true, _) => Due::Peek,
        (false, true) => Due::Bot(seat),
        (false, false) => Due::Pass(seat),
    }
}

fn is_bot(view: &View, seat: Seat) -> bool {
    view.people.get(seat.index()).is_some_and(|person| person.level.is_some())
}
