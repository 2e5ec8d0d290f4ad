//! The final ranking of a game.

use partypiece::{
    rules::name::Name,
    screens::ending::{Ranked, at_place, ranked, step_names},
};

fn ranking(scores: &[(u32, &str)]) -> Vec<Ranked> {
    let name = |name: &str| Name::read(name).unwrap_or_else(|_| panic!("{name} is a name"));
    ranked(scores.iter().map(|(score, who)| (*score, name(who), None, String::new())))
}

/// Whatever the order of seats.
#[test]
fn the_best_is_first() {
    let ranked = ranking(&[(3, "Ana"), (7, "Bo"), (5, "Cy")]);
    let places: Vec<_> = ranked.iter().map(|one| (one.place, one.name.as_str())).collect();
    assert_eq!(places, [(1, "Bo"), (2, "Cy"), (3, "Ana")]);
}

/// Equal players share a place, and the next place is left out.
#[test]
fn equal_players_share_a_place() {
    let ranked = ranking(&[(3, "Ana"), (7, "Bo"), (7, "Cy"), (3, "Di")]);
    let places: Vec<_> = ranked.iter().map(|one| one.place).collect();
    assert_eq!(places, [1, 1, 3, 3]);
    assert_eq!(step_names(&at_place(&ranked, 1)), "Bo and Cy");
    assert!(at_place(&ranked, 2).is_empty());
}

/// Of many players at one place most are only counted.
#[test]
fn most_players_at_a_crowded_place_are_only_counted() {
    let ranked = ranking(&[(1, "Ana"), (1, "Bo"), (1, "Cy"), (1, "Di"), (1, "Eve")]);
    assert_eq!(step_names(&at_place(&ranked, 1)), "Ana, Bo, Cy and 2 more");
}
