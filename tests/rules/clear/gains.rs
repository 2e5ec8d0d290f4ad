//! Points that are seen, and moments that are large over the table.

use partypiece::{
    rules::{
        Seat,
        clear::{Action, House},
    },
    screens::clear::{BigMoment, GainSource, Gained, big_moment, gains},
};

use super::table::{ANA, BO, CY, Table, four, three, two, with_house, with_real_pieces};

fn gained(seat: Seat, points: u32, from: GainSource) -> Gained {
    Gained { seat, points, from }
}

/// CL-R30, LK-39: two points fly from each card of which a Four was taken, and from no other.
#[test]
fn points_of_a_four_come_from_its_card() {
    let mut table = Table::new(&with_real_pieces(three()), 1);
    let events = table.roll_and_call(&["4", "3", "4"]);
    let points = [gained(ANA, 2, GainSource::Card), gained(CY, 2, GainSource::Card)];
    assert_eq!(gains(&table.view(), &events), points);
    let events = table.roll_and_call(&["3", "3", "0"]);
    assert_eq!(gains(&table.view(), &events), []);
}

/// CL-R30, CL-72: on the score sheet the bonus comes from the card that was chosen, and the points of the deal go to the total.
#[test]
fn points_of_a_deal_go_to_the_total_and_the_bonus_comes_from_its_card() {
    let mut table = Table::new(&with_real_pieces(four()), 1);
    table.set_counts(&[8, 9, 9, 10]).roll_and_call(&["3!", "4", "3", "0"]);
    let events = table.play(ANA, Action::Bonus(CY));
    let points = [
        gained(ANA, 6, GainSource::Bonus(CY)),
        gained(ANA, 5 + 6, GainSource::Deal),
        gained(BO, 2, GainSource::Deal),
    ];
    assert_eq!(gains(&table.view(), &events), points, "who makes no points has nothing that flies");
    let events = table.play(ANA, Action::Count { seat: CY, left: 7 });
    assert_eq!(gains(&table.view(), &events), [], "a corrected count makes no points again");
    let events = table.play(table.view().scorekeeper, Action::Confirm);
    assert_eq!(gains(&table.view(), &events), []);
}

/// CL-R30, CL-67: where the score is not announced, the points of a deal come from the cards.
#[test]
fn points_come_from_the_cards_where_the_next_deal_begins_at_once() {
    let go_on = |house: &mut House| house.go_on_at_once = true;
    let mut table = Table::new(&with_house(two(), go_on), 7);
    let mut made = vec![0; 2];
    while table.view().deal < 3 {
        let events = table.play_roll();
        for Gained { seat, points, from } in gains(&table.view(), &events) {
            assert_eq!(from, GainSource::Card);
            made[seat.index()] += points;
        }
    }
    assert_eq!(made, table.totals(), "all points were seen");
}

/// CL-R30: the third pawn, and the only clear player, are seen large; not the first two pawns, and not who is clear where the
/// headline of the score says so.
#[test]
fn the_third_pawn_and_the_only_clear_player_are_big_moments() {
    let mut table = Table::new(&with_real_pieces(three()), 1);
    let moments: Vec<Option<BigMoment>> =
        (0..3).map(|_| big_moment(&table.roll_and_call(&["0", "0", "0"]))).collect();
    assert_eq!(moments, [None, None, Some(BigMoment::ThirdPawn)]);
    let mut table = Table::new(&with_real_pieces(three()), 1);
    let events = table.set_counts(&[9, 20, 10]).roll_and_call(&["0", "0", "3!"]);
    assert_eq!(big_moment(&events), Some(BigMoment::Clear(CY)));
    let mut table = Table::new(&with_real_pieces(three()), 1);
    let events = table.set_counts(&[9, 9, 10]).roll_and_call(&["3!", "3!", "0"]);
    assert_eq!(big_moment(&events), None);
}
