//! The paragraph under the piles: the last play, and what followed.

mod joined;

use super::prompt::is_bot;
use crate::{
    rules::{
        Seat,
        blank::{Event, PenaltyReason, View},
    },
    wording::paragraph,
};

pub use joined::headlines;

/// How important an event is for everybody. Details stay only where there is space.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Headline {
    /// It says how something came about.
    Detail,
    /// What changed hands, piles or tasks, or why nothing changed.
    Change,
    /// A Penalty, a turn that ends with it, a missed obligation, a decision, the last call and its end, or an effect that
    /// changes the top card.
    Important,
    /// What somebody played or tried to play.
    Play,
    /// A rule was opened, so everybody has to read it.
    Rule,
}

impl Headline {
    /// How important an event is.
    pub fn of(event: &Event) -> Self {
        match event {
            Event::RuleOpened(_) => Self::Rule,
            _ if is_play(event) => Self::Play,
            Event::Penalty { .. }
            | Event::TurnOver(_)
            | Event::Missed { .. }
            | Event::Decided { .. }
            | Event::Flipped(_)
            | Event::WentUnder(_)
            | Event::LastCall(_)
            | Event::NotWonYet(_) => Self::Important,
            Event::Moved { .. }
            | Event::TookDiscards { .. }
            | Event::Swapped(..)
            | Event::Discarded { .. }
            | Event::Obliged { .. }
            | Event::WillLoseTurns(..)
            | Event::Reversed
            | Event::Stacked(_)
            | Event::NothingDone { .. }
            | Event::Drew { .. }
            | Event::LostTurn(_)
            | Event::JumpedIn(_)
            | Event::GotPoints(..)
            | Event::EffectIgnored(_)
            | Event::Shown { .. }
            | Event::ShownTo { .. }
            | Event::LastingBegan(_)
            | Event::PlaysAgain(_)
            | Event::Immune(_)
            | Event::Reshuffled { .. }
            | Event::RuleDropped(_) => Self::Change,
            // Plays, as said above; here only so that no event is forgotten.
            Event::Played { .. } | Event::Returned { .. } | Event::ExtraPlayEnded(_) => Self::Play,
            Event::Understood
            | Event::Turn(_)
            | Event::FilledIn(_)
            | Event::Triggered(_)
            | Event::Ordered(_)
            | Event::Resolving(_)
            | Event::Chose { .. }
            | Event::LastingEnded(_)
            | Event::Waived(..)
            | Event::ObligationEnded(..)
            | Event::Shuffled
            | Event::DrawPileEmpty
            | Event::CountsAsDone { .. }
            | Event::Reported { .. }
            | Event::TimeUp(_)
            | Event::Accused { .. }
            | Event::Admitted(_)
            | Event::RulingProposed { .. }
            | Event::RulingAccepted { .. }
            | Event::RulingRejected
            | Event::Won(_)
            | Event::DeckNamed { .. }
            | Event::DraftShown(_)
            | Event::DraftDiscussed
            | Event::DraftAccepted
            | Event::DraftRefused
            | Event::PrizeWritten(_)
            | Event::PrizeDeclined => Self::Detail,
        }
    }
}

/// What the paragraph says. The newest event is in stronger type.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct News {
    /// The play and what followed it, oldest first.
    pub before: String,
    /// The newest event.
    pub newest: String,
}

/// The player who played or tried to play in an event; `None` for all other events.
fn player_of(event: &Event) -> Option<Seat> {
    match event {
        Event::Played { by: seat, .. }
        | Event::Returned { to: seat, .. }
        | Event::ExtraPlayEnded(seat)
        | Event::Penalty { seat, reason: PenaltyReason::CannotPlay } => Some(*seat),
        _ => None,
    }
}

fn is_play(event: &Event) -> bool {
    player_of(event).is_some()
}

/// The events after the opening, newest first. `steps` are the events of each step, oldest first.
fn newest_first<'a>(steps: impl DoubleEndedIterator<Item = &'a [Event]>) -> impl Iterator<Item = &'a Event> {
    let newest_first = steps.rev().flat_map(|events| events.iter().rev());
    newest_first.take_while(|event| **event != Event::Understood)
}

/// The last play, or the last try to play, and everything that followed, oldest first, without the events of the opening. `steps` are
/// the events of each step, oldest first.
pub fn since_the_last_play<'a>(steps: impl DoubleEndedIterator<Item = &'a [Event]>) -> Vec<&'a Event> {
    let mut recent = Vec::new();
    for event in newest_first(steps) {
        recent.push(event);
        if is_play(event) {
            break;
        }
    }
    recent.reverse();
    recent
}

/// The plays before the last play, oldest first, as far as nobody had time to read them: if computer players
/// played last, their plays and that of the person before them, but not more than there is space for. `steps`
/// are the events of each step, oldest first.
pub fn plays_before_the_last<'a>(
    view: &View,
    steps: impl DoubleEndedIterator<Item = &'a [Event]>,
) -> Vec<&'a Event> {
    /// The maximum number of plays.
    const MAX: usize = 4;
    let play = |event: &'a Event| player_of(event).map(|seat| (is_bot(view, seat), event));
    let mut plays = newest_first(steps).filter_map(play);
    let mut by_computer = plays.next().is_some_and(|(is_bot, _)| is_bot);
    let mut before = Vec::new();
    while by_computer
        && before.len() < MAX
        && let Some((is_bot, event)) = plays.next()
    {
        by_computer = is_bot;
        before.push(event);
    }
    before.reverse();
    before
}

/// The sentences that stay visible, oldest first: the newest one, of the others all that say what has changed, and the newest
/// details, as far as there is space (BL-R71).
pub fn news(sentences: &[(Headline, String)]) -> News {
    /// The number of sentences before the newest up to which details are said, too.
    const FEW: usize = 4;
    let mut left: Vec<_> =
        sentences.iter().filter(|(_, sentence)| !sentence.is_empty()).enumerate().collect();
    let Some((_, (_, newest))) = left.pop() else { return News::default() };
    left.sort_by_key(|(index, (level, _))| std::cmp::Reverse((*level, *index)));
    let changes = left.iter().filter(|(_, (level, _))| *level > Headline::Detail).count();
    left.truncate(changes.max(FEW));
    left.sort_by_key(|(index, _)| *index);
    let before = paragraph(left.iter().map(|(_, (_, sentence))| sentence));
    News { before, newest: newest.clone() }
}

/// Whether the event is shown elsewhere: the active player above and below the board, and the order of rules in their list.
pub fn is_shown_elsewhere(event: &Event) -> bool {
    matches!(event, Event::Turn(_) | Event::Ordered(_))
}
