//! Everything on the shelf at once: out of it, and into it.

use std::fmt;

use super::{
    GameId,
    cabinet::{self, Ink},
    drawer::{self, drawer_of},
};
use crate::play::{Kinship, Party};

/// Under this setting stands which parties that came with the page were taken in.
const TAKEN_IN: &str = "setting/party/";

/// Everything that lies here.
pub fn party() -> Party {
    let ours = |key: &String| !key.starts_with(TAKEN_IN);
    // Decks that had no room here may have some where this is taken.
    let loose = drawer::loose();
    let stored = |key: &String| ours(key) && !loose.iter().any(|(there, _)| there == key);
    let kept = |key: String| cabinet::read(&key).map(|text| (key, text));
    let stored = cabinet::keys("").into_iter().filter(stored).filter_map(kept);
    Party::new(GameId::fresh().as_str().to_owned(), stored.chain(loose.iter().cloned()))
}

/// What came of a party that was taken in.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Arrived {
    /// Games that were not here.
    pub new: usize,
    /// Games that had gone on elsewhere, and went on here to where they were there.
    pub ahead: usize,
    /// Games that had gone on both here and there; theirs came as games of their own.
    pub parted: usize,
    /// Games that were here already.
    pub known: usize,
    /// Decks that were not here, as they are there.
    pub decks: usize,
    /// Names and settings that were not here. Those that are stay as they are.
    pub settings: usize,
}

impl fmt::Display for Arrived {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let games = |count: usize| if count == 1 { "1 game".to_owned() } else { format!("{count} games") };
        let came = self.new + self.parted + self.ahead;
        match (came, self.known) {
            (0, 0) => write!(f, "There was no game in it.")?,
            (0, _) => write!(f, "All its games were here already.")?,
            (_, 0) => write!(f, "{} came.", games(came))?,
            (_, known) => write!(f, "{} came; {} were here already.", games(came), games(known))?,
        }
        if self.parted > 0 {
            write!(f, " What had been played on both here and there is now here twice.")?;
        }
        match self.decks {
            0 => {}
            1 => write!(f, " A deck came along.")?,
            decks => write!(f, " {decks} decks came along.")?,
        }
        if self.settings > 0 {
            write!(f, " Names and settings came along.")?;
        }
        Ok(())
    }
}

/// Takes in a party. Nothing that lies here is changed: a game only goes on, and what is set stays as it is.
pub fn take_in(party: &Party) -> Arrived {
    let mut arrived = Arrived::default();
    // The game whose keys come by, and where it is to lie; a game that is here already is passed over.
    let mut game = (String::new(), None);
    for (key, text) in party.kept() {
        if let Some(id) = game_of(key) {
            let from = super::part(&id, "");
            if game.0 != from {
                let to = arrived.welcome(id, party.kinship(&from, cabinet::read));
                game = (from, to.map(|to| super::part(&to, "")));
            }
            if let (from, Some(to)) = &game {
                put(&key.replacen(from, to, 1), text);
            }
        } else if let Some(drawer) = drawer_of(key) {
            arrived.decks += usize::from(drawer.take_in(key, text));
        } else if key.starts_with("setting/") && cabinet::read(key).is_none() {
            put(key, text);
            arrived.settings += 1;
        }
    }
    arrived
}

impl Arrived {
    /// Counts a game, and says where it is to lie; nowhere, if it is here already.
    fn welcome(&mut self, id: GameId, kinship: Kinship) -> Option<GameId> {
        let (count, to) = match kinship {
            Kinship::New => (&mut self.new, Some(id)),
            Kinship::Ahead => (&mut self.ahead, Some(id)),
            Kinship::Parted => (&mut self.parted, Some(GameId::fresh())),
            Kinship::Known => (&mut self.known, None),
        };
        *count += 1;
        to
    }
}

/// Takes in a party that came with the page, the first time it is opened here.
pub fn take_in_once(party: &Party) {
    let noted = [TAKEN_IN, &party.of].concat();
    if cabinet::read(&noted).is_none() {
        take_in(party);
        put(&noted, "");
    }
}

fn put(key: &str, text: &str) {
    // What storage does not take is in memory, and `trouble` tells so.
    let _ = cabinet::write(key, text, Ink::Pencil);
}

fn game_of(key: &str) -> Option<GameId> {
    GameId::parse(key.strip_prefix("game/")?.split_once('/')?.0)
}
