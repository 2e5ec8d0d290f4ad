//! Large groups in sentences: how long until a player's turn, and the ranking after its first players.

use crate::{
    rules::{
        Seat,
        name::Name,
        rememory::{View, Wait},
    },
    wording::{Noun, counted, filled, plural},
};

/// How long until a player's turn: `It is Bo's turn in 7 turns.`
pub fn wait_text(view: &View, seat: Seat) -> String {
    let name = view.people.get(seat.index()).map_or(Name::nobody(), |person| &person.name);
    match view.wait(seat) {
        Wait::Now => format!("It is {name}’s turn."),
        Wait::Turns(1) => format!("{name} is next."),
        Wait::Turns(turns) => format!("It is {name}’s turn in {turns} turns."),
        Wait::Never => format!("{name} has no more turns."),
    }
}

/// The ranking after its first `named` players, in words: `and 3 more with 1 to 4 tiles`.
pub fn rest_of_ranking(view: &View, named: usize) -> Option<String> {
    let ranked = view.ranked();
    let rest = ranked.get(named..)?;
    let (most, fewest) = (rest.first()?.kept.len(), rest.last()?.kept.len());
    Some(match rest.len() {
        more if most != fewest => format!("and {more} more with {fewest} to {most} tiles"),
        more => filled(
            &plural(more, "and # more with {tiles}", "and # more with {tiles} each"),
            &[("tiles", &counted(most, Noun::TILE))],
        ),
    })
}
