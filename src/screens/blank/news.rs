//! The paragraph under the piles: the last play, and what followed.

use crate::rules::blank::{Event, PenaltyReason};

/// How important an event is for everybody.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Headline {
    /// It follows from something else.
    Detail,
    /// A Penalty, a decision or the last call.
    Important,
    /// What somebody played or tried to play.
    Play,
    /// The open rules have changed, so everybody has to read.
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
            | Event::LastCall(_)
            | Event::NotWonYet(_) => Self::Important,
            _ => Self::Detail,
        }
    }
}

/// What the paragraph says. The headline is in stronger type.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct News {
    /// A rule that was opened, or else the play.
    pub headline: String,
    /// What followed.
    pub rest: String,
}

/// Whether an event is what a player does in a turn.
fn is_play(event: &Event) -> bool {
    matches!(
        event,
        Event::Played { .. }
            | Event::Returned { .. }
            | Event::ExtraPlayEnded(_)
            | Event::Penalty { reason: PenaltyReason::CannotPlay, .. }
    )
}

/// The last play, or the last try to play, and everything that followed, oldest first, without the events of the opening. `steps` are
/// the events of each step, oldest first.
pub fn since_the_last_play<'a>(steps: impl DoubleEndedIterator<Item = &'a [Event]>) -> Vec<&'a Event> {
    let newest_first = steps.rev().flat_map(|events| events.iter().rev());
    let mut recent = Vec::new();
    for event in newest_first {
        if *event == Event::Understood {
            break;
        }
        recent.push(event);
        if is_play(event) {
            break;
        }
    }
    recent.reverse();
    recent
}

/// The sentences that stay visible, in order: the headline, then the most important ones and the newest others, as far as
/// there is space.
pub fn news(sentences: &[(Headline, String)]) -> News {
    /// The maximum number of sentences after the headline.
    const MAX: usize = 4;
    let mut left: Vec<_> =
        sentences.iter().filter(|(_, sentence)| !sentence.is_empty()).enumerate().collect();
    // Of equals, the newest.
    let Some(first) =
        left.iter().enumerate().max_by_key(|(_, (_, (level, _)))| *level).map(|(index, _)| index)
    else {
        return News::default();
    };
    let (_, (_, headline)) = left.remove(first);
    left.sort_by_key(|(index, (level, _))| std::cmp::Reverse((*level, *index)));
    left.truncate(MAX);
    left.sort_by_key(|(index, _)| *index);
    let rest: Vec<&str> = left.iter().map(|(_, (_, sentence))| sentence.as_str()).collect();
    News { headline: headline.clone(), rest: rest.join(" ") }
}

/// Whether the event is shown elsewhere: the active player above and below the board, and the order of rules in their list.
pub fn is_shown_elsewhere(event: &Event) -> bool {
    matches!(event, Event::Turn(_) | Event::Ordered(_))
}
