//! Lines: what they are, which ones match a throw, and why a selection is not a line.

use std::collections::BTreeSet;

use partypiece::rules::{
    Luck,
    clear::{Call, Card, Refusal, Squares, Throw, line},
    luck::Seed,
    piecepack::Rank,
};

use super::table::{card, four_dice, ranks, squares_at, two_dice};

const FULL: [&str; 4] = ["na2345", "5na234", "45na23", "345na2"];

/// The rows, columns and diagonals of a card as ordered lists of squares, found step by step.
fn slow_rays() -> Vec<Vec<(i8, i8)>> {
    let mut walks = Vec::new();
    for (down, across) in [(0, 1), (1, 0), (1, 1), (1, -1)] {
        for row in 0..4i8 {
            for column in 0..6i8 {
                let is_on_card = |row: i8, column: i8| (0..4).contains(&row) && (0..6).contains(&column);
                if !is_on_card(row - down, column - across) {
                    let walk = (0..6).map(|step| (row + step * down, column + step * across));
                    walks.push(walk.take_while(|&(row, column)| is_on_card(row, column)).collect());
                }
            }
        }
    }
    walks
}

fn square((row, column): (i8, i8)) -> Squares {
    Squares::at(row as u8, column as u8)
}

/// All lines of this number of coins, found by going along each ray and skipping empty squares.
fn slow_lines(card: &Card, coins: usize) -> BTreeSet<Squares> {
    let mut lines = BTreeSet::new();
    for walk in slow_rays() {
        let occupied: Vec<Squares> =
            walk.into_iter().map(square).filter(|&square| card.left().has(square)).collect();
        lines.extend(
            occupied
                .windows(coins)
                .map(|line| line.iter().fold(Squares::NONE, |all, square| all.with(*square))),
        );
    }
    lines
}

/// Whether each coin has a die of its own, found by crossing dice off.
fn slow_fits(coins: &[Rank], throw: &Throw) -> bool {
    let mut dice = throw.faces().to_vec();
    coins.iter().all(|coin| dice.iter().position(|die| die == coin).map(|index| dice.remove(index)).is_some())
}

fn slow_matching_lines(card: &Card, throw: &Throw) -> BTreeSet<Squares> {
    let sizes = match throw {
        Throw::Roll(_) => vec![3, 4],
        Throw::ScratchOff(_) => vec![2],
    };
    let lines = sizes.into_iter().flat_map(|coins| slow_lines(card, coins));
    lines.filter(|&line| slow_fits(&card.coins(line), throw)).collect()
}

/// Compares the fast search with the slow one on this number of random cards.
fn compare(cards: u64) {
    let luck = &mut Luck::new(Seed(4));
    for _ in 0..cards {
        let empty =
            Squares::new(luck.below(1 << 24) & (luck.below(1 << 24) * luck.below(2))).expect("24 bits");
        let card = Card::draw(luck).without(empty);
        let throw = if luck.below(4) == 0 { Throw::scratch_off(luck) } else { Throw::roll(luck) };
        let found = line::all_fitting(&card, &throw);
        let set: BTreeSet<Squares> = found.iter().copied().collect();
        assert_eq!(set.len(), found.len(), "each line once");
        assert_eq!(set, slow_matching_lines(&card, &throw), "{card:?} {throw:?}");
        assert_eq!(line::any_fits(&card, &throw), !set.is_empty());
        assert_eq!(line::is_cleared(card.left()), slow_lines(&card, 3).is_empty());
        let chosen =
            Squares::new(luck.below(1 << 24) & luck.below(1 << 24) & luck.below(1 << 24)).expect("24 bits");
        for squares in [chosen, set.first().copied().unwrap_or_default()] {
            assert_eq!(line::call(&card, squares, &throw).is_ok(), set.contains(&squares));
        }
    }
}

/// CL-26, CL-27, CL-39, CL-46, CL-R03, CL-R07, CL-R08
#[test]
fn the_fast_search_finds_the_same_lines_as_the_slow_one() {
    compare(3_000);
}

/// The test above with a million cards: `cargo test --release --test rules -- --ignored million`.
#[test]
#[ignore = "takes a minute"]
fn the_fast_search_finds_the_same_lines_on_a_million_cards() {
    compare(1_000_000);
}

/// CL-26, CL-R03
#[test]
fn a_card_has_24_rays_of_which_20_have_room_for_three() {
    let mut walked: Vec<u32> = Vec::new();
    for walk in slow_rays().into_iter().filter(|walk| walk.len() > 1) {
        walked.push(
            walk.into_iter()
                .fold(Squares::NONE, |ray, row_and_column| ray.with(square(row_and_column)))
                .bits(),
        );
    }
    let mut rays = line::RAYS.map(|ray| ray.bits()).to_vec();
    assert!(line::RAYS[..line::LONG_RAYS].iter().all(|ray| ray.len() > 2));
    assert_eq!(rays.iter().filter(|ray| ray.count_ones() > 2).count(), 20);
    walked.sort_unstable();
    rays.sort_unstable();
    assert_eq!(rays, walked);
}

/// CL-26: a full card has 24 lines of four, 44 of three and 68 of two, so no throw can match more.
#[test]
fn a_full_card_of_one_rank_has_the_most_lines() {
    let same = Card::of([Rank::Ace; 24]);
    let lines = line::all_fitting(&same, &four_dice("aaaa"));
    assert_eq!(lines.iter().filter(|line| line.len() == 4).count(), 24);
    assert_eq!(lines.iter().filter(|line| line.len() == 3).count(), 44);
    assert_eq!(line::all_fitting(&same, &two_dice("aa")).len(), 68);
}

/// CL-26, CL-R03
#[test]
fn coins_around_a_corner_or_out_of_line_are_no_line() {
    let full = card(FULL);
    assert!(line::call(&full, squares_at(&[(0, 0), (0, 1), (0, 2)]), &four_dice("na25")).is_ok());
    assert_eq!(
        line::call(&full, squares_at(&[(0, 0), (0, 1), (1, 1)]), &four_dice("nan5")),
        Err(Refusal::NotStraight { coins: 3 })
    );
    let skew = card(["n.....", "..n...", "....n.", "......"]);
    assert_eq!(
        line::call(&skew, squares_at(&[(0, 0), (1, 2), (2, 4)]), &four_dice("nnn5")),
        Err(Refusal::NotStraight { coins: 3 })
    );
    assert!(line::is_cleared(skew.left()));
}

/// CL-27, CL-55
#[test]
fn empty_squares_do_not_break_a_line() {
    let row = card([".2...5", "......", "......", "......"]);
    assert_eq!(line::call(&row, squares_at(&[(0, 1), (0, 5)]), &two_dice("25")), Ok(Call::Two));
    let column = card(["..2...", "......", "..a...", "..5..."]);
    assert_eq!(
        line::call(&column, squares_at(&[(0, 2), (2, 2), (3, 2)]), &four_dice("a225")),
        Ok(Call::Three)
    );
    let falling = card([".2....", "......", "...a..", "....5."]);
    assert_eq!(
        line::call(&falling, squares_at(&[(0, 1), (2, 3), (3, 4)]), &four_dice("a225")),
        Ok(Call::Three)
    );
    let far = card(["3.....", "......", "......", "...4.."]);
    assert_eq!(line::call(&far, squares_at(&[(0, 0), (3, 3)]), &two_dice("34")), Ok(Call::Two));
}

/// CL-27, CL-R07
#[test]
fn a_coin_in_between_breaks_a_line_and_is_named() {
    let row = card(["......", "......", "2.5a.2", "......"]);
    let places = |columns: &[u8]| squares_at(&columns.iter().map(|&column| (2, column)).collect::<Vec<_>>());
    let throw = four_dice("a225");
    for line in [&[0, 2, 3][..], &[2, 3, 5], &[0, 2, 3, 5]] {
        assert!(line::call(&row, places(line), &throw).is_ok());
    }
    for (line, between) in [(&[0, 2, 5][..], Rank::Ace), (&[0, 3, 5], Rank::Five)] {
        let refusal = line::call(&row, places(line), &throw).unwrap_err();
        assert_eq!(refusal, Refusal::NotNeighbours { coins: 3, between: 1, rank: between });
    }
    let refusal = line::call(&row, places(&[0, 2, 5]), &throw).unwrap_err();
    assert_eq!(refusal.to_string(), "These three coins are not neighbours: the ace lies between them.");
    let pair = line::call(&row, places(&[0, 5]), &two_dice("22")).unwrap_err();
    assert_eq!(pair.to_string(), "These two coins are not neighbours: 2 coins lie between them.");
    let far = card(["3.....", ".5....", "......", "...4.."]);
    assert!(line::call(&far, squares_at(&[(0, 0), (3, 3)]), &two_dice("34")).is_err());
    assert!(line::call(&far, squares_at(&[(0, 0), (1, 1), (3, 3)]), &four_dice("345n")).is_ok());
}

/// CL-28, CL-61, CL-R15
#[test]
fn lines_have_three_or_four_coins_and_two_in_a_scratch_off() {
    let same = Card::of([Rank::Ace; 24]);
    let row = |coins: u8| squares_at(&(0..coins).map(|column| (0, column)).collect::<Vec<_>>());
    for coins in 0..=6 {
        let rolled = line::call(&same, row(coins), &four_dice("aaaa"));
        let thrown = line::call(&same, row(coins), &two_dice("aa"));
        assert_eq!(rolled.is_ok(), coins == 3 || coins == 4, "{coins}");
        assert_eq!(thrown.is_ok(), coins == 2, "{coins}");
        if coins != 2 {
            assert_eq!(thrown, Err(Refusal::Length { coins: u32::from(coins), scratch_off: true }));
        }
        if coins != 3 && coins != 4 {
            assert_eq!(rolled, Err(Refusal::Length { coins: u32::from(coins), scratch_off: false }));
        }
    }
}

/// CL-39, CL-40, CL-42, CL-43
#[test]
fn a_line_of_four_uses_all_four_dice_in_any_order() {
    let throw = four_dice("a225");
    let fits = |row: &str| {
        let card = card([&format!("{row}nn"), "nnnnnn", "nnnnnn", "nnnnnn"]);
        line::call(&card, squares_at(&[(0, 0), (0, 1), (0, 2), (0, 3)]), &throw)
    };
    for row in ["2a52", "22a5", "52a2", "522a"] {
        assert_eq!(fits(row), Ok(Call::Four), "{row}");
    }
    assert_eq!(fits("2aa5"), Err(Refusal::TooFewDice { rank: Rank::Ace, coins: 2, dice: 1 }));
    assert_eq!(fits("n2a5"), Err(Refusal::TooFewDice { rank: Rank::Null, coins: 1, dice: 0 }));
}

/// CL-41, CL-46, CL-47, CL-R08
#[test]
fn each_coin_needs_a_die_of_its_own() {
    let fits = |row: &str| {
        let card = card([&format!("{row}nnn"), "nnnnnn", "nnnnnn", "nnnnnn"]);
        line::call(&card, squares_at(&[(0, 0), (0, 1), (0, 2)]), &four_dice("a225"))
    };
    for row in ["2a5", "a22", "522", "25a", "252"] {
        assert_eq!(fits(row), Ok(Call::Three), "{row}");
    }
    let thrice = fits("222").unwrap_err();
    assert_eq!(thrice, Refusal::TooFewDice { rank: Rank::Two, coins: 3, dice: 2 });
    assert_eq!(
        thrice.to_string(),
        "3 coins are a 2, but only two dice show it. Each coin needs its own die."
    );
}

/// CL-41: a refusal counts the dice that show the rank.
#[test]
fn a_refusal_counts_the_dice_that_show_a_rank() {
    let card = card(["2222nn", "nnnnnn", "nnnnnn", "nnnnnn"]);
    let line = squares_at(&[(0, 0), (0, 1), (0, 2), (0, 3)]);
    for (dice, text) in [
        ("na45", "No die shows a 2."),
        ("n2a5", "4 coins are a 2, but only one die shows it. Each coin needs its own die."),
        ("n225", "4 coins are a 2, but only two dice show it. Each coin needs its own die."),
        ("n222", "4 coins are a 2, but only three dice show it. Each coin needs its own die."),
    ] {
        let refusal = line::call(&card, line, &four_dice(dice)).expect_err("too few dice");
        assert_eq!(refusal.to_string(), text);
    }
}

/// CL-61, CL-R16
#[test]
fn a_line_of_two_has_one_coin_for_each_of_the_two_dice() {
    let fits = |row: &str, dice: &str| {
        let card = card([&format!("{row}nnnn"), "nnnnnn", "nnnnnn", "nnnnnn"]);
        line::call(&card, squares_at(&[(0, 0), (0, 1)]), &two_dice(dice)).is_ok()
    };
    assert!(fits("44", "44"));
    assert!(fits("34", "34") && fits("43", "34"));
    assert!(!fits("33", "34") && !fits("44", "34") && !fits("45", "44"));
}

/// CL-31, CL-53: a card with at most two coins on every ray is a card without a line of three, because gaps
/// do not matter.
#[test]
fn a_card_is_clear_with_at_most_two_coins_on_every_ray() {
    let seven = card(["nn....", "n.....", "...nn.", "..n..n"]);
    assert_eq!(seven.count(), 7);
    let eight = squares_at(&[(0, 0), (0, 1), (1, 0), (1, 1), (2, 3), (2, 4), (3, 2), (3, 5)]);
    assert!(line::is_cleared(eight));
    assert!(!line::is_cleared(eight.with(Squares::at(0, 5))));
    for (three, ray) in [
        ([(0, 0), (0, 2), (0, 5)], "a row"),
        ([(0, 4), (1, 4), (3, 4)], "a column"),
        ([(0, 2), (1, 3), (3, 5)], "a falling diagonal"),
        ([(0, 3), (2, 1), (3, 0)], "a rising diagonal"),
    ] {
        assert!(!line::is_cleared(squares_at(&three)), "{ray}");
        assert!(line::is_cleared(squares_at(&three[..2])), "two on {ray}");
    }
    assert!(line::is_cleared(squares_at(&[(0, 0), (1, 2), (2, 4)])), "three that are askew");
    assert!(line::is_cleared(Squares::NONE));
    assert!(!line::is_cleared(Squares::ALL));
}

/// CL-R10
#[test]
fn a_clear_card_has_at_most_eight_coins_and_5923_have_eight() {
    // At most two coins in a row leave 22 possible rows, so all cards can be tried.
    let rows: Vec<u32> = (0..64u32).filter(|row| row.count_ones() <= 2).collect();
    let (mut eights, mut most) = (0, 0);
    for (&a, &b) in rows.iter().flat_map(|a| rows.iter().map(move |b| (a, b))) {
        for (&c, &d) in rows.iter().flat_map(|c| rows.iter().map(move |d| (c, d))) {
            let bits = a | b << 6 | c << 12 | d << 18;
            if bits.count_ones() >= 8 && line::is_cleared(Squares::new(bits).expect("24 bits")) {
                most = most.max(bits.count_ones());
                eights += 1;
            }
        }
    }
    assert_eq!((eights, most), (5923, 8));
}

/// CL-R24
#[test]
fn emptied_squares_stay_empty() {
    let full = card(FULL);
    let line = squares_at(&[(0, 0), (0, 1), (0, 2)]);
    let taken = full.without(line);
    assert_eq!(line::call(&taken, line, &four_dice("na25")), Err(Refusal::EmptySquare));
    for square in 0..24 {
        let coin = if line.has(Squares::one(square)) { None } else { full.coin(square) };
        assert_eq!(taken.coin(square), coin, "no coin slides");
    }
    assert_eq!(taken.coin(24), None);
}

/// A set of squares has none outside the card, whatever a record says.
#[test]
fn squares_outside_the_card_are_ignored() {
    assert_eq!(serde_json::from_str::<Squares>("16777215").expect("all 24"), Squares::ALL);
    assert!(serde_json::from_str::<Squares>("16777216").is_err());
    assert!(serde_json::from_str::<Squares>("-1").is_err());
    assert_eq!(Squares::new(1 << 24), None);
    assert_eq!(
        (Squares::at(4, 0), Squares::at(0, 6), Squares::one(24)),
        (Squares::NONE, Squares::NONE, Squares::NONE)
    );
    assert_eq!(squares_at(&[(1, 1)]).numbers().collect::<Vec<_>>(), [7]);
    assert_eq!(ranks::<4>("a225").len(), 4);
}

/// CL-26, CL-28, CL-R09: two selected coins that cannot be the ends of a line are refused at once.
#[test]
fn two_coins_without_a_line_between_them_are_refused() {
    let card = card(["na2345"; 4]);
    let ends = |a: u8, b: u8| Squares::one(a).with(Squares::one(b));
    let text = |a, b| {
        line::no_line_between(&card, ends(a, b), &four_dice("a225")).map(|refusal| refusal.to_string())
    };
    let no_line = "There is no straight line between these two coins.";
    assert_eq!(text(0, 8).as_deref(), Some(no_line), "a knight's move");
    assert_eq!(text(0, 5).as_deref(), Some("From one to the other there are 6 coins. A line has 3 or 4."));
    assert_eq!(text(0, 2), None, "the ends of a line of three");
    assert_eq!(text(0, 21), None, "the ends of a diagonal");
    assert_eq!(
        line::no_line_between(&card, ends(0, 8), &two_dice("n4")),
        None,
        "lines of two are refused by the call"
    );
}

/// CL-41: each coin lights up its own die.
#[test]
fn each_coin_has_a_die_of_its_own() {
    use Rank::{Ace, Five, Two};
    assert_eq!(four_dice("a225").matched(&[Two, Ace, Two]), [true, true, true, false]);
    assert_eq!(four_dice("a225").matched(&[Two, Five]), [false, true, false, true]);
    assert_eq!(four_dice("a225").matched(&[]), [false; 4]);
}
