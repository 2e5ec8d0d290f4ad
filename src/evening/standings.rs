//! The standings of an evening: points for each game, by a rule that people choose.

use std::{cmp::Reverse, collections::BTreeMap, fmt};

use super::{Finisher, GameResult};
use crate::setup::guests::Guests;

/// How many points a place is worth.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum PointRule {
    /// A point for a win.
    #[default]
    Wins,
    /// Points for the first three places.
    Podium,
}

impl PointRule {
    /// All rules.
    pub const ALL: [Self; 2] = [Self::Wins, Self::Podium];

    /// The rule with this slug, or else the default.
    pub fn from_slug(slug: &str) -> Self {
        Self::ALL.into_iter().find(|rule| rule.slug() == slug).unwrap_or_default()
    }

    /// Its name in the storage.
    pub fn slug(self) -> &'static str {
        match self {
            PointRule::Wins => "wins",
            PointRule::Podium => "podium",
        }
    }

    /// The points of a player in a game. Those who share a place get the same.
    pub fn points(self, game: &GameResult, finisher: &Finisher) -> u32 {
        match (self, finisher.place) {
            _ if !game.is_contest() => 0,
            (PointRule::Wins, 1) => 1,
            (PointRule::Podium, place @ 1..=3) => 4 - place,
            (PointRule::Wins | PointRule::Podium, _) => 0,
        }
    }
}

impl fmt::Display for PointRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            PointRule::Wins => "A win is 1 point",
            PointRule::Podium => "3, 2 and 1 points for the first three",
        })
    }
}

/// A player's line in the standings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StandingRow {
    /// Their name.
    pub name: String,
    /// Whether it is a computer player.
    pub computer: bool,
    /// Their place, shared with equal players.
    pub place: usize,
    /// Their points for each of the latest games; `None` if they did not play.
    pub games: Vec<Option<u32>>,
    /// The sum.
    pub total: u32,
}

/// The standings of an evening, best first.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Standings {
    /// Everybody who played at least one game and was not forgotten since.
    pub rows: Vec<StandingRow>,
}

impl Standings {
    /// The most games with a column of their own. The totals count all games.
    pub const MAX_GAMES: usize = 20;
    /// The most players that the page lists: as many as a list of players holds. [`rows`](Self::rows) has all of them.
    pub const MAX_PEOPLE: usize = Guests::MAX;

    /// The standings after these games.
    pub fn of(games: &[&GameResult], rule: PointRule) -> Self {
        let first = games.len().saturating_sub(Self::MAX_GAMES);
        let mut row_indices: BTreeMap<(String, bool), usize> = BTreeMap::new();
        let mut rows: Vec<StandingRow> = Vec::new();
        for (nth, game) in games.iter().enumerate() {
            for finisher in &game.people {
                let Some(name) = &finisher.name else { continue };
                let index =
                    *row_indices.entry((name.comparison_key(), finisher.computer)).or_insert(rows.len());
                if index == rows.len() {
                    rows.push(StandingRow {
                        name: name.to_string(),
                        computer: finisher.computer,
                        place: 1,
                        games: vec![None; games.len() - first],
                        total: 0,
                    });
                }
                let points = rule.points(game, finisher);
                rows[index].total += points;
                if nth >= first {
                    rows[index].games[nth - first] = Some(points);
                }
            }
        }
        rows.sort_by_key(|row| Reverse(row.total));
        for index in 1..rows.len() {
            let shares = rows[index].total == rows[index - 1].total;
            rows[index].place = if shares { rows[index - 1].place } else { index + 1 };
        }
        Self { rows }
    }

    /// The standings in a line: `Ann 3 : Bob 1`, or with more players `Ann 3, Bob 1, Cy 0`. `None` while nobody has a point.
    pub fn line(&self) -> Option<String> {
        /// The number of players that fit, beside "and 2 more". "1 more" is never said, because the player fits there.
        const MAX: usize = 5;
        let most = if self.rows.len() == MAX + 1 { MAX + 1 } else { MAX };
        let player = |row: &StandingRow| format!("{} {}", row.name, row.total);
        let players: Vec<String> = self.rows.iter().take(most).map(player).collect();
        if self.rows.iter().all(|row| row.total == 0) {
            return None;
        }
        Some(match (self.rows.len(), self.rows.len().saturating_sub(most)) {
            (2, _) => players.join(" : "),
            (_, 0) => players.join(", "),
            (_, more) => format!("{} and {more} more", players.join(", ")),
        })
    }
}
