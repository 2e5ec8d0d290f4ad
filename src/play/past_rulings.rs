//! Past rulings, shown when the same answer is given again to the same category.
//!
//! A past ruling decides nothing: people see it and vote freely. Of the rulings on a question, the newest is shown. An
//! older one is stored only as long as the newest may still be undone: a vote that was undone was none, and a vote of the
//! round that is played is no past one.

use std::fmt;

use super::GameId;
use crate::rules::words::Answer;

/// How the table ruled.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ruling {
    /// The answer may count.
    Counts,
    /// It may not.
    Struck,
    /// It is the same as another answer.
    Same,
    /// It is not the same as another answer.
    Different,
}

/// A ruling on one answer or two answers to a category.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PastRuling {
    /// The category, as it was written.
    pub category: String,
    /// The answer, as it was written.
    pub answer: String,
    /// The other answer, if the question was whether two are the same.
    pub other: Option<String>,
    /// What the table ruled.
    pub ruling: Ruling,
}

/// Where a ruling was made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RulingOrigin {
    /// The game.
    pub game: GameId,
    /// A number for the round, which no other round of the game has.
    pub round: u32,
}

/// A ruling, and where it was made.
#[derive(Debug, Clone, PartialEq, Eq)]
struct StoredRuling {
    ruling: PastRuling,
    origin: RulingOrigin,
}

/// The rulings of a table, the latest first.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PastRulings(Vec<StoredRuling>);

impl Ruling {
    const ALL: [Self; 4] = [Self::Counts, Self::Struck, Self::Same, Self::Different];

    /// Its name in the storage.
    fn slug(self) -> &'static str {
        match self {
            Ruling::Counts => "counts",
            Ruling::Struck => "struck",
            Ruling::Same => "same",
            Ruling::Different => "different",
        }
    }
}

impl fmt::Display for PastRuling {
    /// The sentence that is shown the next time.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { answer, other, ruling, .. } = self;
        let other = other.as_deref().unwrap_or_default();
        match ruling {
            Ruling::Counts => write!(f, "Last time the table let “{answer}” count."),
            Ruling::Struck => write!(f, "Last time the table struck “{answer}”."),
            Ruling::Same => write!(f, "Last time “{answer}” and “{other}” were the same to the table."),
            Ruling::Different => write!(f, "Last time “{answer}” and “{other}” were different to the table."),
        }
    }
}

impl RulingOrigin {
    /// What is stored of it.
    fn suffix(&self) -> String {
        format!("@{}/{}", self.game.as_str(), self.round)
    }

    /// Reads what was stored, without the `@`.
    fn read(text: &str) -> Option<Self> {
        let (game, round) = text.split_once('/')?;
        Some(Self { game: GameId::parse(game)?, round: round.parse().ok()? })
    }
}

impl PastRuling {
    /// Whether two rulings answer the same question.
    fn asks_the_same(&self, other: &Self) -> bool {
        self.is_about(&other.category, &other.answer, other.other.as_deref())
    }

    /// Whether it is about this category and these answers, in any spelling and order.
    fn is_about(&self, category: &str, answer: &str, other: Option<&str>) -> bool {
        let as_written = same(&self.answer, answer) && same_or_none(self.other.as_deref(), other);
        let swapped =
            || same_or_none(Some(&self.answer), other) && same_or_none(self.other.as_deref(), Some(answer));
        same(&self.category, category) && (as_written || swapped())
    }
}

impl PastRulings {
    /// The maximum number of stored rulings. An evening has about a dozen.
    pub const MAX: usize = 300;

    /// All that are shown, the latest first: one on each question.
    pub fn all(&self) -> Vec<&PastRuling> {
        let mut all: Vec<&PastRuling> = Vec::new();
        for StoredRuling { ruling, .. } in &self.0 {
            if !all.iter().any(|newer| newer.asks_the_same(ruling)) {
                all.push(ruling);
            }
        }
        all
    }

    /// Brings back all rulings of before a deletion, and keeps those that were made since.
    pub fn bring_back(&mut self, before: Self) {
        let now = std::mem::replace(&mut self.0, before.0);
        let made_since: Vec<StoredRuling> =
            now.into_iter().filter(|ruling| !self.0.contains(ruling)).collect();
        for StoredRuling { ruling, origin } in made_since.into_iter().rev() {
            self.remember(ruling, origin);
        }
    }

    /// Adds a ruling. Of the older ones on the same question it keeps those of other rounds of this game, and the newest of
    /// all other games: one of them is shown again if this ruling is undone. Beyond [`MAX`](Self::MAX), the oldest are
    /// dropped.
    pub fn remember(&mut self, ruling: PastRuling, origin: RulingOrigin) {
        let mut has_other_game = false;
        self.0.retain(|known| {
            if !known.ruling.asks_the_same(&ruling) {
                return true;
            }
            if known.origin.game == origin.game {
                return known.origin.round != origin.round;
            }
            // The newest comes first.
            !std::mem::replace(&mut has_other_game, true)
        });
        self.0.insert(0, StoredRuling { ruling, origin });
        self.0.truncate(Self::MAX);
    }

    /// The newest ruling on these answers to this category, if there is one. One that was made `now` is no past one.
    pub fn find(
        &self,
        category: &str,
        answer: &str,
        other: Option<&str>,
        now: Option<&RulingOrigin>,
    ) -> Option<&PastRuling> {
        let is_past = |known: &&StoredRuling| now != Some(&known.origin);
        let mut past = self.0.iter().filter(is_past).map(|known| &known.ruling);
        past.find(|known| known.is_about(category, answer, other))
    }

    /// Forgets all rulings on the question of this one.
    pub fn remove(&mut self, past_ruling: &PastRuling) {
        self.0.retain(|known| !known.ruling.asks_the_same(past_ruling));
    }

    /// Forgets the rulings of a game that are not among those that its votes `made`, each with its round: those votes were
    /// undone.
    pub fn keep_made(&mut self, game: &GameId, made: &[(u32, PastRuling)]) {
        self.0.retain(|StoredRuling { ruling, origin }| {
            origin.game != *game || made.iter().any(|(round, made)| *round == origin.round && made == ruling)
        });
    }

    /// The text to store, with four texts for each ruling: `["Fruit","Tomato","","struck@2222222222/3",…]`. After the `@`
    /// stands where it was made.
    pub fn to_text(&self) -> String {
        let texts = |known: &StoredRuling| {
            let PastRuling { category, answer, other, ruling } = known.ruling.clone();
            [category, answer, other.unwrap_or_default(), ruling.slug().to_owned() + &known.origin.suffix()]
        };
        let texts: Vec<String> = self.0.iter().flat_map(texts).collect();
        // A list of texts always serialises.
        serde_json::to_string(&texts).unwrap_or_default()
    }

    /// Reads the stored text; invalid parts are left out. Each ruling has four texts.
    pub fn read(text: &str) -> Self {
        let texts: Vec<String> = serde_json::from_str(text).unwrap_or_default();
        let past_ruling = |four: &[String]| {
            let [category, answer, other, slug] = four else { return None };
            let (slug, origin) = slug.split_once('@')?;
            let ruling = Ruling::ALL.into_iter().find(|ruling| ruling.slug() == slug)?;
            let other = Some(other.clone()).filter(|other| !other.is_empty());
            let ruling = PastRuling { category: category.clone(), answer: answer.clone(), other, ruling };
            Some(StoredRuling { ruling, origin: RulingOrigin::read(origin)? })
        };
        Self(texts.chunks(4).filter_map(past_ruling).take(Self::MAX).collect())
    }
}

/// Whether two optional texts are both missing or are the same answer.
fn same_or_none(one: Option<&str>, other: Option<&str>) -> bool {
    match (one, other) {
        (None, None) => true,
        (Some(one), Some(other)) => same(one, other),
        (Some(_), None) | (None, Some(_)) => false,
    }
}

/// Whether two texts are the same answer. A leading article does not count.
fn same(one: &str, other: &str) -> bool {
    match (Answer::parse_ignoring_article(one), Answer::parse_ignoring_article(other)) {
        (Some(one), Some(other)) => one.same(&other),
        (None, None) => one.trim() == other.trim(),
        (Some(_), None) | (None, Some(_)) => false,
    }
}
