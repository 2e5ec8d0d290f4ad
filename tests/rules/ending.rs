//! The final ranking of a game.

use partypiece::{
    rules::name::Name,
    screens::ending::{Ranked, at_place, podium_names, ranked, sharing},
};

fn ranking(scores: &[(u32, &str)]) -> Vec<Ranked> {
    let name = |name: &str| Name::parse(name).unwrap_or_else(|_| panic!("{name} is a name"));
    ranked(scores.iter().map(|(score, player)| (*score, name(player), None, String::new())))
}

#[test]
fn the_best_is_first_in_any_order_of_seats() {
    let ranked = ranking(&[(3, "Ana"), (7, "Bo"), (5, "Cy")]);
    let places: Vec<_> = ranked.iter().map(|one| (one.place, one.name.as_str())).collect();
    assert_eq!(places, [(1, "Bo"), (2, "Cy"), (3, "Ana")]);
}

#[test]
fn equal_players_share_a_place_and_the_next_place_is_left_out() {
    let ranked = ranking(&[(3, "Ana"), (7, "Bo"), (7, "Cy"), (3, "Di")]);
    let places: Vec<_> = ranked.iter().map(|one| one.place).collect();
    assert_eq!(places, [1, 1, 3, 3]);
    assert_eq!(podium_names(&at_place(&ranked, 1)), "Bo and Cy");
    assert!(at_place(&ranked, 2).is_empty());
}

#[test]
fn of_many_players_at_one_place_three_are_named() {
    let ranked = ranking(&[(1, "Ana"), (1, "Bo"), (1, "Cy"), (1, "Di"), (1, "Eve")]);
    assert_eq!(podium_names(&at_place(&ranked, 1)), "Ana, Bo, Cy and 2 more");
    let four = ranking(&[(1, "Ana"), (1, "Bo"), (1, "Cy"), (1, "Di")]);
    assert_eq!(podium_names(&at_place(&four, 1)), "Ana, Bo, Cy and Di", "a name is as short as \"1 more\"");
}

/// LK-06: the more winners share the large letters, the smaller these are.
#[test]
fn many_winners_share_the_large_letters() {
    assert_eq!([1, 2, 4, 5, 99].map(sharing), ["one", "some", "some", "many", "many"]);
}
