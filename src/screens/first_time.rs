//! The tips for new players, one for each moment of a game, and what the page remembers of tips and introductions that
//! were read. The tips are in each game's `game.rs`, the three cards before a first game in its
//! `how_to.rs`.

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
    pub(super) const fn usual(slug: &'static str, tip: &'static str) -> Self {
        Self { slug, tip, usual: true }
    }

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

    /// Whether all tips on the default rules of a game were read.
    pub fn knows_usual(&self, kind: Kind) -> bool {
        moments(kind).iter().filter(|moment| moment.usual).all(|&moment| self.knows(moment))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn read_tips_are_stored_and_read_unchanged() {
        let mut read = AlreadyRead::default();
        read.add_game(Kind::Clear);
        let [first, second, ..] = moments(Kind::Rememory) else { panic!("it has tips") };
        read.add(*first);
        let stored = AlreadyRead::from_text(&read.to_text());
        assert_eq!(stored, read);
        assert!(stored.knows_game(Kind::Clear) && stored.knows(*first));
        assert!(!stored.knows_game(Kind::Blank) && !stored.knows(*second));
    }

    #[test]
    fn a_player_who_knows_a_game_gets_no_tips() {
        for kind in Kind::ALL {
            let mut read = AlreadyRead::default();
            read.add_all(kind);
            assert!(read.knows_game(kind) && read.knows_usual(kind));
            assert!(moments(kind).iter().all(|&moment| read.knows(moment)));
        }
    }

    #[test]
    fn every_slug_belongs_to_one_tip_or_game() {
        let mut shared: Vec<_> = Kind::ALL.iter().map(|kind| kind.slug()).collect();
        let mut all: Vec<Moment> = Kind::ALL.iter().flat_map(|&kind| moments(kind)).copied().collect();
        all.dedup();
        for moment in &all {
            let tips: BTreeSet<_> =
                all.iter().filter(|other| other.slug == moment.slug).map(|other| other.tip).collect();
            assert_eq!(tips.len(), 1, "{}", moment.slug);
        }
        shared.retain(|slug| all.iter().any(|moment| moment.slug == *slug));
        assert_eq!(shared, Vec::<&str>::new());
    }

    #[test]
    fn any_stored_text_is_accepted() {
        for text in ["", "   ", "no such word", "\u{0}\n\u{1F600}"] {
            assert!(!AlreadyRead::from_text(text).knows_game(Kind::Clear));
        }
    }
}
