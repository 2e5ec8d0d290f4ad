//! “Show that again”: what happened since a player's last turn, for whoever did not look (BL-R66). It reads only public events.

use crate::{
    play::{Game, LogLine},
    rules::{
        Seat,
        blank::{Blank, CardSeen, Event},
    },
};

/// A turn that is shown again.
#[derive(Debug, Clone, PartialEq)]
pub struct TurnAgain {
    /// Whose turn it was.
    pub seat: Seat,
    /// The cards that were played in it, the last one on top.
    pub cards: Vec<CardSeen>,
    /// What happened in it, in sentences.
    pub sentences: Vec<String>,
}

/// The viewer's last finished turn and all turns after it, oldest first. If nobody is behind the curtain, as
/// many of the last turns as there are players. A turn in which nothing has happened yet is left out.
pub fn turns_again(game: &Game<Blank>, viewer: Option<Seat>) -> Vec<TurnAgain> {
    let players = game.setup().players.len();
    let events = game.actions().iter().rev().flat_map(|played| played.events.iter().rev());
    // From the newest event back: a turn is whole when the event that began it comes.
    let (mut turns, mut turn_events, mut is_current) = (Vec::new(), Vec::new(), true);
    for event in events {
        let begins = match event {
            Event::Turn(seat) => Some(*seat),
            Event::JumpedIn(seat) => {
                turn_events.push(event);
                Some(*seat)
            }
            _ => {
                turn_events.push(event);
                None
            }
        };
        let Some(seat) = begins else { continue };
        if !turn_events.is_empty() {
            turn_events.reverse();
            turns.push(turn_again(game, seat, &std::mem::take(&mut turn_events)));
        }
        let is_enough = match viewer {
            Some(viewer) => viewer == seat && !is_current,
            None => turns.len() >= players,
        };
        if is_enough {
            break;
        }
        is_current = false;
    }
    turns.reverse();
    turns
}

/// A turn with these events.
fn turn_again(game: &Game<Blank>, seat: Seat, events: &[&Event]) -> TurnAgain {
    let played = |event: &&Event| match event {
        Event::Played { cards, .. } => cards.clone(),
        _ => Vec::new(),
    };
    let sentences = events.iter().map(|event| game.tell(&LogLine::Event(event)));
    TurnAgain {
        seat,
        cards: events.iter().flat_map(played).collect(),
        sentences: sentences.filter(|sentence| !sentence.is_empty()).collect(),
    }
}
