//! What a finished game leaves for the evening: everybody's place and score, and the best moments. And the end of an evening.

use super::ending::{Ranked, place};
use crate::{
    evening::{BestMoment, Finisher, StandingRow, Standings},
    play::Game,
    rules::{Rules, name::Name, player::Player},
    wording::{Noun, agreeing, counted, filled},
};

/// What a finished game leaves.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Summary {
    /// Who played, best first.
    pub people: Vec<Finisher>,
    /// The best moments.
    pub moments: Vec<BestMoment>,
}

impl Summary {
    /// Whether the game has a winner. One that was ended before anybody scored or was ahead has none (EV-01).
    pub fn is_decided(&self) -> bool {
        self.people.iter().any(|person| person.score > 0 || person.place > 1)
    }
}

/// The players of a game in which more is better. `players` says who is a computer player, if there can be any.
pub(super) fn by_score<R: Rules>(game: &Game<R>, players: &[Player]) -> Vec<Finisher> {
    let scores = game.outcome().map(|outcome| outcome.scores).unwrap_or_default();
    let people =
        R::player_names(game.setup()).into_iter().zip(scores).map(|(name, score)| (name, score, score));
    placed(people, players)
}

/// Ranks players, given in seat order with the score to store and the key to rank by. A greater key is better.
pub(super) fn placed<'a, Key: Ord>(
    people: impl Iterator<Item = (&'a Name, u32, Key)>,
    players: &[Player],
) -> Vec<Finisher> {
    let (people, keys): (Vec<_>, Vec<Key>) = people.map(|(name, score, key)| ((name, score), key)).unzip();
    let finisher = |(seat, ((name, score), key)): (usize, ((&Name, u32), &Key))| Finisher {
        name: Some(name.clone()),
        place: u32::try_from(place(key, &keys)).unwrap_or(u32::MAX),
        score,
        computer: players.get(seat).is_some_and(|player| player.level.is_some()),
    };
    let mut ranked: Vec<Finisher> = people.into_iter().zip(&keys).enumerate().map(finisher).collect();
    ranked.sort_by_key(|finisher| finisher.place);
    ranked
}

/// The ranking of an evening, for its podium.
pub fn evening_ranked(standings: &Standings) -> Vec<Ranked> {
    let ranked = |row: &StandingRow| Ranked {
        place: row.place,
        name: row.name.clone(),
        pawn: None,
        result: counted(row.total, Noun::POINT),
    };
    standings.rows.iter().map(ranked).collect()
}

/// What is said below the names of the winners of an evening: `wins the evening with 3 points`, or that nobody has a point.
pub fn evening_victory(standings: &Standings) -> String {
    let best = standings.rows.first().map_or(0, |row| row.total);
    let winners = standings.rows.iter().filter(|row| row.place == 1).count();
    let points = counted(best, Noun::POINT);
    match best {
        0 => "No points: everybody wins the evening.".to_owned(),
        _ => filled(
            agreeing(winners, "wins the evening with {points}", "win the evening with {points} each"),
            &[("points", &points)],
        ),
    }
}
