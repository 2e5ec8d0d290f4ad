//! The tips for new players, one for each moment of a game, and what the page remembers of tips and introductions that
//! were read. The tips are in each game's `game.rs`, the three cards before a first game in `ui/games/<game>/how_to.rs`.

use std::collections::BTreeSet;

use super::GameFacts;
use crate::play::Kind;

/// A moment of a game at which new players need a tip.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Moment {
    /// The name under which the page stores that the tip was read. It never changes.
    pub slug: &'static str,
    /// The tip: one line.
    pub tip: &'static str,
    /// Whether the default rules have this moment. The table keeps space for tips until the tips of all such
    /// moments were read.
    pub usual: bool,
}

impl Moment {
    /// A moment that the default rules have.
    pub(super) const fn usual(slug: &'static str, tip: &'static str) -> Self {
        Self { slug, tip, usual: true }
    }

    /// A moment that only an option of a game has.
    pub(super) const fn of_option(slug: &'static str, tip: &'static str) -> Self {
        Self { slug, tip, usual: false }
    }
}

/// The moments of a game, in their usual order.
pub fn moments(kind: Kind) -> &'static [Moment] {
    GameFacts::of(kind).tips
}

/// The introductions and tips that were read, stored as words with spaces between them.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct AlreadyRead(BTreeSet<String>);

impl AlreadyRead {
    /// Reads the stored words. Any text is accepted: unknown words are kept and have no effect.
    pub fn from_text(text: &str) -> Self {
        Self(text.split_whitespace().map(str::to_owned).collect())
    }

    /// The words as they are stored.
    pub fn to_text(&self) -> String {
        self.0.iter().map(String::as_str).collect::<Vec<_>>().join(" ")
    }

    /// Whether the introduction of a game was read.
    pub fn knows_game(&self, kind: Kind) -> bool {
        self.0.contains(kind.slug())
    }

    /// Whether the tip of a moment was read.
    pub fn knows(&self, moment: Moment) -> bool {
        self.0.contains(moment.slug)
    }

    /// Records that the introduction of a game was read.
    pub fn add_game(&mut self, kind: Kind) {
        self.0.insert(kind.slug().to_owned());
    }

    /// Records that the tip of a moment was read.
    pub fn add(&mut self, moment: Moment) {
        self.0.insert(moment.slug.to_owned());
    }

    /// Records a game with all its tips, for people who know the game.
    pub fn add_all(&mut self, kind: Kind) {
        self.add_game(kind);
        moments(kind).iter().for_each(|&moment| self.add(moment));
    }
}
