//! The closing ceremony of the evening on a second screen.

use super::{PublicBoard, PublicTable};
use crate::{
    evening::{GameResult, Standings},
    screens::{
        Strip,
        summary::{evening_ranked, evening_victory},
    },
};

/// The podium of the evening, and the best moments of each of these games, with the game's title (SS-09).
pub fn evening(games: &[&GameResult], standings: &Standings) -> PublicTable {
    let moments = games.iter().filter(|game| !game.moments.known.is_empty());
    PublicTable {
        game: "This evening".to_owned(),
        strip: Strip { phase: "The evening is over".to_owned(), ..Strip::default() },
        // The board has the names of the winners, in large letters.
        news: evening_victory(standings),
        seconds: None,
        people: Vec::new(),
        board: PublicBoard::Evening {
            ranked: evening_ranked(standings),
            moments: moments.map(|game| (game.kind.title().to_owned(), game.moments.known.clone())).collect(),
        },
    }
}
