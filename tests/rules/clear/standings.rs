//! The sentence beside a score, and the table after the game.

use partypiece::{
    rules::clear::{Action, Clear, Setup},
    screens::{
        GameScreens,
        clear::{bonus_choice, crowding, score_line, scored_foot, shown_total, standings},
    },
};

use super::table::{BO, CY, DI, Table, four, two, with_real_pieces};

/// Two deals of four players with real cards. In each Ana has a Four, and Bo clears his card and takes the bonus.
fn scored_deals(number: usize) -> Table {
    let mut table = Table::new(&Setup { deals: 2, ..with_real_pieces(four()) }, 1);
    for deal in 0..number {
        if deal > 0 {
            table.confirm_score();
        }
        table.set_counts(&[10, 8, 10, 10]).roll_and_call(&["4", "3!", "0", "0"]);
        table.play(BO, Action::Bonus(DI));
    }
    table
}

/// CL-13, CL-R21: the table after the game is sorted by all points, whose parts stand beside them. Equal players stay in seat order.
#[test]
fn the_table_after_the_game_has_the_parts_of_all_points() {
    let rows = standings(&scored_deals(2).view());
    let rows: Vec<_> = rows.iter().map(|row| (row.name.as_str(), row.total, row.parts)).collect();
    let (bo, ana) = (("Bo", 30, [0, 10, 20]), ("Ana", 4, [4, 0, 0]));
    assert_eq!(rows, [bo, ana, ("Cy", 0, [0; 3]), ("Di", 0, [0; 3])]);
}

/// CL-12, CL-25: the button beside a score begins the next deal, for which real cards are filled again, or shows who won.
#[test]
fn the_button_beside_the_last_score_shows_who_won() {
    let (said, press) = scored_foot(&scored_deals(1).view());
    let ana_checks =
        |label| format!("Ana, compare the coins with the cards and correct them, then press “{label}”.");
    let fill = "Fill every card again before the next deal.";
    assert_eq!(
        (said.to_string(), press),
        (format!("Bo leads by 13 points. {} {fill}", ana_checks("Next deal")), "Next deal")
    );
    let (said, press) = scored_foot(&scored_deals(2).view());
    let expected = (ana_checks("See who won"), "See who won");
    assert_eq!((said.to_string(), press), expected, "who won is not given away");
    let mut on_the_screen = Table::new(&two(), 5);
    let (said, _) = scored_foot(&on_the_screen.play_deal().view());
    let said = said.to_string();
    assert!(!said.contains("Fill"), "the page fills its cards itself: {said}");
    assert!(
        said.contains(" leads by ") && said.contains(", compare the points with the coins, then"),
        "{said}"
    );
}

/// CL-13, CL-74: the sum beside a name has the words and the order of the columns, and its result is that of the deal.
#[test]
fn a_sum_agrees_with_the_columns_beside_it() {
    let mut table = Table::new(&with_real_pieces(four()), 1);
    table.set_counts(&[8, 24, 24, 24]).roll_and_call(&["0", "0", "4", "4"]);
    table.set_counts(&[8, 13, 6, 10]).roll_and_call(&["0", "0", "3!", "0"]);
    let choice = bonus_choice(&table.view(), None).expect("a bonus");
    assert_eq!(choice.sum, "Fours 2 + card 7 (10\u{a0}−\u{a0}3 coins) + bonus 13 (Bo’s coins) = 22");
    table.play(CY, Action::Bonus(BO));
    let line = |seat| score_line(&table.view(), seat, 0).expect("a line");
    assert_eq!((line(CY).sum, line(CY).parts.total()), (choice.sum, 22));
    assert_eq!((line(DI).sum.as_str(), line(DI).parts.total()), ("10 coins left", 2));
}

/// CL-R32, CL-67, CL-68: after the last deal nobody is told the totals before somebody asks who won: not by the score, the list of deals,
/// the log, the second screen, nor the list of games. Then the log has them, too.
#[test]
fn the_totals_after_the_last_deal_are_kept_until_somebody_asks_who_won() {
    let announced = |table: &Table| {
        let lines: Vec<String> = table.0.log().iter().map(|line| table.0.tell(line)).collect();
        lines.into_iter().rfind(|line| line.contains(" deals played.")).expect("an announcement")
    };
    let counts = |table: &Table| -> Vec<String> {
        Clear::public_board(&table.view(), 0).0.into_iter().map(|person| person.count).collect()
    };
    let first = scored_deals(1);
    assert_eq!(announced(&first), "1 of 2 deals played. Total points: Ana 2, Bo 15, Cy 0 and Di 0.");
    assert_eq!(score_line(&first.view(), BO, 0).expect("a line").total, Some(15));
    assert_eq!(
        (shown_total(&first.view(), BO), counts(&first)[1].as_str()),
        ("15".to_owned(), "15 points, 5 coins")
    );
    let mut last = scored_deals(2);
    assert_eq!(announced(&last), "2 of 2 deals played.");
    assert_eq!(score_line(&last.view(), BO, 1).expect("a line").total, None);
    assert_eq!((shown_total(&last.view(), BO), counts(&last)[1].as_str()), ("?".to_owned(), "5 coins"));
    assert_eq!(last.0.progress(), "deal 2 of 2");
    last.confirm_score();
    assert_eq!(announced(&last), "2 of 2 deals played. Total points: Ana 4, Bo 30, Cy 0 and Di 0.");
    assert_eq!((shown_total(&last.view(), BO), counts(&last)[1].as_str()), ("30".to_owned(), "30 points"));
}

/// CL-R01, LK-06: the more people play, the closer their cards are laid out.
#[test]
fn cards_of_more_people_are_laid_out_closer() {
    let layouts: Vec<_> = (2..=8).map(crowding).collect();
    assert_eq!(layouts, ["few", "few", "some", "many", "many", "most", "most"]);
}
