//! What a finished game leaves for the evening: everybody's place and score, and the best moments. And the end of an evening.

use super::{
    blank,
    ending::{Ranked, of_clear, of_rememory},
    pieceagories, scattergories,
};
use crate::{
    evening::{BestMoment, Finisher, StandingRow, Standings},
    play::Game,
    rules::{
        Rules,
        blank::{Blank, Person},
        clear::Clear,
        name::Name,
        pieceagories::Pieceagories,
        player::Player,
        rememory::Rememory,
        scattergories::Scattergories,
    },
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

/// The summary of a game of Pieceagories.
pub fn of_pieceagories(game: &Game<Pieceagories>) -> Summary {
    Summary { people: by_score(game, &[]), moments: pieceagories::best_answers(&game.view()) }
}

/// The summary of a game of Scattergories.
pub fn of_scattergories(game: &Game<Scattergories>) -> Summary {
    Summary { people: by_score(game, &[]), moments: scattergories::best_answers(&game.view()) }
}

/// The summary of a game of Clear!.
pub fn of_clear_game(game: &Game<Clear>) -> Summary {
    Summary { people: by_score(game, &game.setup().players), moments: of_clear(&game.view()) }
}

/// The summary of a game of Rememory.
pub fn of_rememory_game(game: &Game<Rememory>) -> Summary {
    let events = game.actions().iter().flat_map(|played| &played.events);
    let moments = of_rememory(&game.view(), events).into_iter().collect();
    Summary { people: by_score(game, &game.setup().players), moments }
}

/// The summary of a game of BLANK. A player's score is the number of cards that they have left.
pub fn of_blank(game: &Game<Blank>) -> Summary {
    let view = game.view();
    let winner = game.outcome().and_then(|outcome| outcome.winners.first().copied());
    let key = |person: &Person| blank::rank_key(&view, person, winner);
    let people = view.people.iter().map(|person| (&person.name, u32::from(person.cards), key(person)));
    let events: Vec<_> = game.actions().iter().flat_map(|played| &played.events).collect();
    Summary {
        people: placed(&people.collect::<Vec<_>>(), &game.setup().players),
        moments: blank::moments(&view, &events),
    }
}

/// The players of a game in which more is better. `players` says who is a computer player, if there can be any.
fn by_score<R: Rules>(game: &Game<R>, players: &[Player]) -> Vec<Finisher> {
    let scores = game.outcome().map(|outcome| outcome.scores).unwrap_or_default();
    let people =
        R::player_names(game.setup()).into_iter().zip(scores).map(|(name, score)| (name, score, score));
    placed(&people.collect::<Vec<_>>(), players)
}

/// Ranks players, given in seat order with the score to store and the key to rank by. A greater key is better.
fn placed<Key: Ord>(people: &[(&Name, u32, Key)], players: &[Player]) -> Vec<Finisher> {
    let place = |key: &Key| 1 + people.iter().filter(|(.., other)| other > key).count();
    let finisher = |(seat, (name, score, key)): (usize, &(&Name, u32, Key))| Finisher {
        name: Some((*name).clone()),
        place: u32::try_from(place(key)).unwrap_or(u32::MAX),
        score: *score,
        computer: players.get(seat).is_some_and(|player| player.level.is_some()),
    };
    let mut ranked: Vec<Finisher> = people.iter().enumerate().map(finisher).collect();
    ranked.sort_by_key(|finisher| finisher.place);
    ranked
}

/// The ranking of an evening, for its podium.
pub fn evening_ranked(standings: &Standings) -> Vec<Ranked> {
    let ranked = |row: &StandingRow| Ranked {
        place: row.place,
        name: row.name.clone(),
        pawn: None,
        result: points(row.total),
    };
    standings.rows.iter().map(ranked).collect()
}

/// What is said below the names of the winners of an evening: `wins the evening with 3 points`, or that nobody has a point.
pub fn evening_victory(standings: &Standings) -> String {
    let best = standings.rows.first().map_or(0, |row| row.total);
    let winners = standings.rows.iter().filter(|row| row.place == 1).count();
    match (winners, best) {
        (_, 0) => "No points: everybody wins the evening.".to_owned(),
        (1, _) => format!("wins the evening with {}", points(best)),
        _ => format!("win the evening with {} each", points(best)),
    }
}

fn points(count: u32) -> String {
    if count == 1 { "1 point".to_owned() } else { format!("{count} points") }
}
