//! The tips for new players, one for each moment of a game, and what the page remembers of tips and introductions that
//! were read. The three cards before a first game are in each game's `how_to.rs`.

use std::collections::BTreeSet;

use crate::{
    play::Kind,
    rules::{Viewer, blank, clear, pieceagories, rememory, scattergories, sheets::SheetStage},
};

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
    const fn usual(slug: &'static str, tip: &'static str) -> Self {
        Self { slug, tip, usual: true }
    }

    const fn of_option(slug: &'static str, tip: &'static str) -> Self {
        Self { slug, tip, usual: false }
    }
}

/// The moments of a game, in their usual order.
pub fn moments(kind: Kind) -> &'static [Moment] {
    match kind {
        Kind::Pieceagories => &[INVENT, FLIP, WRITE, BLITZ, READ],
        Kind::Scattergories => &[AGREE, WRITE, BLITZ, READ],
        Kind::Clear => &[LINE, CALL, SCRATCH_ROUND, SCRATCH_OFF],
        Kind::Rememory => &[HANDS, STEALS, ROWS, SCATTERED, FIND, WRONG],
        Kind::Blank => &[PLAY, TASK, LAST_CALL, PRIZE],
    }
}

const INVENT: Moment = Moment::usual(
    "invent",
    "Type a category that is fun to answer, then press Enter. Ten different ones make a round.",
);
const FLIP: Moment = Moment::usual(
    "flip",
    "Tap any coin: its number is the minutes of this round. A blank coin gives no time: somebody flips again.",
);
const AGREE: Moment = Moment::usual("agree", "Read the list aloud. Everybody agrees? Then roll the letter.");
const WRITE: Moment =
    Moment::usual("write", "One answer on each line. Each begins with the letter. Enter: next line.");
const READ: Moment = Moment::usual(
    "read",
    "Read the answers aloud. You don’t believe one? Press it. Two mean the same? Press “Compare”.",
);
const LINE: Moment = Moment::usual("line", "You see no line? Scratch and keep your coins.");
const CALL: Moment = Moment::of_option(
    "call",
    "Everybody looks at their own card. The page is told who took a line and who scratched.",
);
const SCRATCH_ROUND: Moment = Moment::usual(
    "scratch-round",
    "When everybody scratches, a pawn steps on the Scratch Tile. Three in a row: a Scratch-Off with two dice.",
);
const SCRATCH_OFF: Moment =
    Moment::usual("scratch-off", "Scratch-Off: only two dice count, and a line has two coins.");
const HANDS: Moment = Moment::of_option(
    "hands",
    "Hands: choose one of your own coins, then find its tile. After a wrong tile you keep the coin.",
);
const STEALS: Moment = Moment::of_option(
    "steals",
    "Steals: choose one of your own coins or somebody else’s. Find its tile, and the tile is yours.",
);
const ROWS: Moment = Moment::of_option(
    "rows",
    "Rows: choose any coin, and look at its other side alone. After a wrong tile it goes back.",
);
/// The same tip for a single player, from whom nothing is hidden.
const ROWS_ALONE: Moment = Moment::of_option(
    "rows",
    "Rows: choose any coin and look at its other side. A wrong tile sends it back to its place.",
);
const SCATTERED: Moment = Moment::of_option(
    "scattered",
    "Scattered: choose any coin. Remember where it lies, because it goes back there after a wrong tile.",
);
const FIND: Moment =
    Moment::usual("find", "Tap the tile that you think shows this coin. A right one is yours.");
const WRONG: Moment =
    Moment::usual("wrong", "A wrong tile: remember it! It is hidden again, and the coin goes back.");
const PLAY: Moment = Moment::usual(
    "play",
    "Tap a card with the colour or number of the top card. Several at once: all have that colour, or all that number.",
);
const BLITZ: Moment = Moment::of_option(
    "blitz",
    "One category goes around. Take the laptop, press start, write one answer and pass it on.",
);
const TASK: Moment = Moment::usual(
    "task",
    "A rule asks for something before the next card. If it is forgotten, press “Call it out”.",
);
const LAST_CALL: Moment =
    Moment::usual("last-call", "A player has no cards left. Was anything forgotten? Say so now.");
const PRIZE: Moment =
    Moment::usual("prize", "The winner changes the deck for good: a new rule, or an effect for a card.");

/// The tip about reading stays until this many answers have been read.
const FIRST_ANSWERS: usize = 12;

/// The moment that a view of Pieceagories shows.
pub fn pieceagories(view: &pieceagories::View, viewer: Viewer) -> Option<Moment> {
    use pieceagories::Scene;
    match view.scene {
        Scene::Brainstorm { .. } => Some(INVENT),
        Scene::Flipping { .. } => Some(FLIP),
        Scene::Typing { .. } => viewer.seat().map(|_| WRITE),
        Scene::Sheets { ref stage, .. } => of_sheets(stage),
        _ => None,
    }
}

/// The moment that a view of Scattergories shows.
pub fn scattergories(view: &scattergories::View, viewer: Viewer) -> Option<Moment> {
    use scattergories::Scene;
    match view.scene {
        Scene::Agreeing { ref agreed } => (agreed.len() < view.people.len()).then_some(AGREE),
        Scene::Typing(_) => viewer.seat().map(|_| WRITE),
        Scene::Sheets { ref stage, .. } => of_sheets(stage),
        Scene::Scored { .. } | Scene::SetOver(_) | Scene::Over { .. } => None,
    }
}

/// The moment of a round whose letter everybody sees.
fn of_sheets(stage: &SheetStage) -> Option<Moment> {
    match stage {
        SheetStage::Blitz { .. } => Some(BLITZ),
        SheetStage::Reading { heard, .. } => (heard.len() < FIRST_ANSWERS).then_some(READ),
        SheetStage::Paper { .. } | SheetStage::Entering { .. } | SheetStage::Appeals { .. } => None,
    }
}

/// The moment that a view of Clear! shows.
pub fn clear(view: &clear::View) -> Option<Moment> {
    use clear::{Mode, Scene, Throw};
    match (&view.scene, view.mode) {
        (Scene::Rolling { scratch_off: true } | Scene::Acting { throw: Throw::ScratchOff(_) }, _) => {
            Some(SCRATCH_OFF)
        }
        (Scene::Rolling { scratch_off: false } | Scene::Acting { .. }, _) if view.pawns > 0 => {
            Some(SCRATCH_ROUND)
        }
        (Scene::Acting { throw: Throw::Roll(_) }, Mode::Cards) => Some(LINE),
        (Scene::Acting { throw: Throw::Roll(_) }, Mode::Caller) => Some(CALL),
        (Scene::Rolling { .. } | Scene::Bonus { .. } | Scene::Scored | Scene::Over { .. }, _) => None,
    }
}

/// The moment that a view of Rememory shows.
pub fn rememory(view: &rememory::View) -> Option<Moment> {
    use rememory::Scene;
    match view.scene {
        Scene::Coin { .. } => of_variant(view.variant, view.solo),
        Scene::Tile(_) => Some(FIND),
        Scene::WrongTile { .. } => Some(WRONG),
        Scene::Over { .. } => None,
    }
}

/// Choosing a coin, which differs in each variant (RM-22 to RM-37).
fn of_variant(variant: rememory::Variant, solo: bool) -> Option<Moment> {
    use rememory::Variant;
    match variant {
        Variant::Bag => None,
        Variant::Hands { .. } => Some(HANDS),
        Variant::Steals { .. } => Some(STEALS),
        Variant::Rows { .. } if solo => Some(ROWS_ALONE),
        Variant::Rows { .. } => Some(ROWS),
        Variant::Scattered { .. } => Some(SCATTERED),
    }
}

/// The moment that a view of BLANK shows.
pub fn blank(view: &blank::View, viewer: Viewer) -> Option<Moment> {
    use blank::Scene;
    match view.scene {
        Scene::LastCall { .. } => Some(LAST_CALL),
        Scene::Prize { .. } => Some(PRIZE),
        Scene::Turn { .. } if !view.obligations.is_empty() => Some(TASK),
        Scene::Turn { .. } if viewer.seat() == Some(view.active) => Some(PLAY),
        _ => None,
    }
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
        read.add(WRONG);
        let stored = AlreadyRead::from_text(&read.to_text());
        assert_eq!(stored, read);
        assert!(stored.knows_game(Kind::Clear) && stored.knows(WRONG));
        assert!(!stored.knows_game(Kind::Blank) && !stored.knows(FIND));
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
