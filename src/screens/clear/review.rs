//! What a game's record shows again: all finished throws, and a decision that was undone.

use crate::{
    play::Game,
    rules::{
        Seat,
        clear::{
            Call, Card, Clear, Event, Mode, Person, PlayerResult, Squares, Throw, ThrowResult, View, line,
        },
    },
    wording::{Sentence, isolated, plural, with_sentences},
};

use super::{CardLines, is_deciding};

/// A finished throw: the view before its coins were taken, and its result.
#[derive(Debug, Clone, PartialEq)]
pub struct ReviewedThrow {
    /// The table before the coins were taken.
    pub before: View,
    /// What everybody did.
    pub result: ThrowResult,
}

/// All finished throws of a game, found by replaying its record.
pub fn reviewed_throws(game: &Game<Clear>) -> Vec<ReviewedThrow> {
    let mut throws = Vec::new();
    let Ok(mut replay) = game.restarted() else { return throws };
    for played in game.actions() {
        let before = replay.view();
        // With the same seed, every recorded action is allowed again.
        let Ok(events) = replay.play(played.by, played.action) else { break };
        if events.iter().any(|event| matches!(event, Event::Played(_)))
            && let Some(result) = replay.view().last
        {
            throws.push(ReviewedThrow { before, result });
        }
    }
    throws
}

/// Whose decision was undone: their card is shown, because they decide again (CL-R33). `None` if they do not decide now.
pub fn decides_again(game: &Game<Clear>) -> Option<Seat> {
    let (by, _) = game.next_redo()?;
    is_deciding(&game.view(), *by).then_some(*by)
}

/// The index of the first throw of a deal. Deals are counted from 1.
pub fn first_throw(throws: &[ReviewedThrow], deal: usize) -> Option<usize> {
    throws.iter().position(|throw| usize::from(throw.before.deal) == deal)
}

/// Whether the last finished throw of this deal can be shown again. This needs cards on the screen: the page
/// does not know what is on real cards.
pub fn can_show_last_throw(view: &View) -> bool {
    view.mode == Mode::Cards && view.roll > 0 && view.last.is_some()
}

impl ReviewedThrow {
    /// Which throw it is.
    pub fn title(&self) -> String {
        match self.result.throw {
            Throw::Roll(_) => format!("Deal {}, roll {}", self.before.deal, self.before.roll),
            Throw::ScratchOff(_) => format!("Deal {}, Scratch-Off", self.before.deal),
        }
    }

    /// Whether anybody missed a line.
    pub fn has_missed_lines(&self) -> bool {
        self.cards().iter().any(|card| !card.missed().is_empty())
    }

    /// Everybody's card before coins were removed, and what they did.
    pub fn cards(&self) -> Vec<ReviewedCard> {
        let cards = self.before.people.iter().zip(&self.result.results).filter_map(|(person, result)| {
            Some(ReviewedCard {
                person: person.clone(),
                card: person.card?,
                result: result.clone(),
                throw: self.result.throw,
            })
        });
        cards.collect()
    }
}

/// A player's card and result on a throw.
#[derive(Debug, Clone, PartialEq)]
pub struct ReviewedCard {
    /// The player.
    pub person: Person,
    /// Their card before the coins were taken.
    pub card: Card,
    result: PlayerResult,
    throw: Throw,
}

impl ReviewedCard {
    fn missed(&self) -> Vec<Squares> {
        line::missed(&self.card, &self.throw, self.result.call)
    }

    /// The line taken, and the lines missed if they are `shown`.
    pub fn lines(&self, shown: bool) -> CardLines {
        let taken = Some(self.result.line).filter(|line| !line.is_empty()).into_iter().collect();
        CardLines { taken, missed: if shown { self.missed() } else { Vec::new() }, hints: Vec::new() }
    }

    /// The player, and what they did.
    pub fn with_name(&self, shown: bool) -> Sentence {
        format!("{}: {}", isolated(&self.person.name), self.what_was_done(shown)).into()
    }

    /// What the player did, and how many lines they missed if that is `shown`.
    pub fn what_was_done(&self, shown: bool) -> String {
        what_was_done(&self.result, if shown { self.missed().len() } else { 0 })
    }
}

/// What somebody did on a throw, and how many lines they `missed`.
pub fn what_was_done(result: &PlayerResult, missed: usize) -> String {
    let coins: Vec<String> = result.coins.iter().map(ToString::to_string).collect();
    let line = match result.call {
        Call::Four => format!("Four! {}", coins.join(", ")),
        Call::Three | Call::Two => coins.join(", "),
        Call::Scratch => "Scratch!".to_owned(),
    };
    let cleared = result.cleared.then(|| "Clear!".to_owned());
    let missed = match (missed, result.call) {
        (0, _) => None,
        (lines, Call::Scratch) => Some(plural(lines, "One line was missed.", "# lines were missed.")),
        // After a line only longer ones count as missed; of these it is not said how many.
        (_, Call::Four | Call::Three | Call::Two) => Some("A longer line was missed.".to_owned()),
    };
    with_sentences(line, [cleared, missed].into_iter().flatten())
}
