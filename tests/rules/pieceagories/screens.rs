//! What the screens of 10 Blank White Pieceagories say, worked out from views.

use partypiece::{
    rules::{
        Viewer,
        day::Birthday,
        pieceagories::{Action, CategorySource, Event, Number, Pieceagories, Setup, SheetAction, View},
        piecepack::{Coin, Rank, Suit},
    },
    screens::{
        GameScreens,
        hold::HoldPurpose,
        pieceagories::{
            BrainstormPress, CoinPress, PickingFoot, TableScreen, before_flip, brainstorm_press, bring,
            category_count_text, checklist, climb, coin_label, coin_press, day_near, face_down,
            how_long_cards_last, inventors, number_of, picked_at, picking_foot, picking_sentence,
            pile_sentence, problem_at, problem_of_chair, purpose, running_totals, score, scored_foot, screen,
            seats_around, sheet_table, slips_seen, slips_with, standings, strip, summary, typed_twice,
            victory, who_could_host, who_invents, who_may_leave, writing_advice, written_rounds,
        },
        sheets::{SheetScreen, SheetTable},
        sound::{Sound, heard},
    },
    setup::pieceagories::{Plan, PlanField, slips},
};

use super::{
    setups::{ANA, BO, CATEGORIES, CY, cards, day, people, three, with_house, with_typing},
    table::{Table, find_game, scored, with_letter, with_sheets},
};

/// The round as everybody sees it.
pub(super) fn seen(table: &Table) -> SheetTable {
    sheet_table(&table.view(), None)
}

pub(super) fn phase_and_turn(view: &View) -> [String; 2] {
    let strip = strip(view, Viewer::Table);
    [strip.phase, strip.turn]
}

/// PG-13, PG-38, PG-48, PG-72, PG-82: each phase of a game has its screen, and the strip says who acts.
#[test]
fn every_phase_has_its_room() {
    let mut table = Table::new(&people(&["Ana", "Bo"]), 1);
    let mut screens = vec![(screen(&table.view()), phase_and_turn(&table.view()))];
    let mut note = |table: &Table| screens.push((screen(&table.view()), phase_and_turn(&table.view())));
    table.collect();
    note(&table);
    table.use_list();
    table.flipper();
    note(&table);
    table.flip_until_set();
    note(&table);
    table.play_host(Action::Roll);
    note(&table);
    table.play_host(SheetAction::Begin);
    table.play_host(SheetAction::TimeUp);
    note(&table);
    let expected = [
        (TableScreen::Brainstorm, "Categories", "Ana"),
        (TableScreen::Picking, "The list", "Hal"),
        (TableScreen::Flipping, "The coin", "Ana"),
        (TableScreen::Dice, "The letter", "Hal"),
        (TableScreen::Sheets(SheetScreen::Paper), "Writing", "everybody"),
        (TableScreen::Sheets(SheetScreen::Entering), "Marking", "everybody"),
    ];
    let marking = format!("Marking, letter {}", sheet_table(&table.view(), None).letter.expect("a letter"));
    screens[5].1[0] = screens[5].1[0].replace(&marking, "Marking");
    assert_eq!(screens, expected.map(|(screen, phase, turn)| (screen, [phase.to_owned(), turn.to_owned()])));
    let mut table = scored(&three(), 'C', &[&["Cat"], &["Cow"], &[]]);
    let screen_and_phase = |table: &Table| (screen(&table.view()), phase_and_turn(&table.view())[0].clone());
    assert_eq!(screen_and_phase(&table), (TableScreen::Scored, "The score".to_owned()));
    table.play_host(Action::Advance);
    table.play_host(Action::End);
    assert_eq!(screen_and_phase(&table), (TableScreen::Ceremony, "Game over".to_owned()));
    let table = with_sheets(&three(), 'C', &[&["Cat"], &["Cow"], &[]]);
    assert_eq!(screen(&table.view()), TableScreen::Sheets(SheetScreen::Reading));
    assert_eq!(phase_and_turn(&table.view()), ["Reading, letter C", "Ana"]);
}

/// PG-34: behind the curtain the strip names the viewer. The curtain says what the next person is to do.
#[test]
fn behind_the_curtain_it_is_that_persons_turn() {
    let table = with_letter(&with_typing(three()), 'C');
    assert_eq!(phase_and_turn(&table.view()), ["Writing", "Ana"]);
    assert_eq!(strip(&table.view(), Viewer::Seat(CY)).turn, "Cy");
    assert_eq!(purpose(&table.view()), HoldPurpose::Write);
    assert_eq!(purpose(&Table::new(&three(), 1).view()), HoldPurpose::WriteCategories);
}

/// PG-13, PG-15, PG-17: the laptop goes to whoever has the fewest categories, until there are ten.
#[test]
fn whoever_has_the_fewest_categories_invents_next() {
    let mut table = Table::new(&three(), 1);
    let names: Vec<String> = inventors(&table.view()).iter().map(|person| person.name.to_string()).collect();
    assert_eq!(names, ["Ana", "Bo", "Cy"], "the host writes no categories");
    let sentence = who_invents(&table.view());
    assert!(sentence.starts_with("Ana, Bo and Cy write categories"), "{sentence}");
    assert!(sentence.ends_with("Then Hal, the host, picks ten of them."), "{sentence}");
    assert_eq!(brainstorm_press(&table.view()), BrainstormPress::Pass(ANA));
    assert_eq!(
        pile_sentence(&table.view()),
        "You need 10 to begin. About 30 are good for 6 rounds: a category may come back."
    );
    table.invent(ANA, &["Rivers"]);
    assert_eq!(brainstorm_press(&table.view()), BrainstormPress::Pass(BO));
    assert!(pile_sentence(&table.view()).starts_with("1 category so far. You need 10"));
    assert_eq!(category_count_text(&table.view(), ANA), "1 category");
    assert_eq!(category_count_text(&table.view(), BO), "no categories yet");
    table.invent(BO, &["A", "B", "C", "D", "E", "F", "G", "H", "I"]);
    assert_eq!(brainstorm_press(&table.view()), BrainstormPress::Collect);
    assert!(
        pile_sentence(&table.view())
            .starts_with("10 different categories so far. That is enough to begin. About 30")
    );
    let together = Table::new(&with_house(three(), |house| house.together = true), 1);
    assert_eq!(brainstorm_press(&together.view()), BrainstormPress::Collect, "nobody passes the laptop");
    assert_eq!(slips(" Rivers \n\n Fruit"), ["Rivers", "Fruit"]);
}

/// PG-R07: a category that somebody types again is added only once, and the page says so.
#[test]
fn a_category_that_is_typed_twice_is_named() {
    let mut table = Table::new(&with_house(three(), |house| house.together = true), 1);
    table.invent(BO, &["Rivers", "Fruit"]);
    let there = slips_seen(&table.view(), None);
    let warning = |typed: &[&str]| {
        typed_twice(&there, &typed.iter().map(|text| (*text).to_owned()).collect::<Vec<_>>())
    };
    assert_eq!(warning(&["Songs"]), None);
    assert_eq!(warning(&["Songs", "rivers"]).as_deref(), Some("“rivers” is there already."));
    assert_eq!(warning(&["Fruit", "Rivers"]).as_deref(), Some("“Fruit” and “Rivers” are there already."));
}

/// PG-31, PG-32: the foot counts the categories that the list still needs, and offers to use the list when it
/// is full. The pile can be searched.
#[test]
fn the_host_is_told_how_many_categories_are_missing() {
    let mut table = Table::new(&three(), 1);
    table.collect();
    assert_eq!(picking_sentence(&table.view()), "Pass the laptop to Hal, who taps 10 categories.");
    let found = slips_with(&table.view(), "RIV");
    assert_eq!(found.iter().map(|slip| slip.text.as_str()).collect::<Vec<_>>(), ["Rivers"]);
    table.play_host(Action::Pick { slip: found[0].id, number: Number::new(3) });
    assert_eq!(picking_sentence(&table.view()), "Hal: tap 9 more.");
    assert_eq!(picking_foot(&table.view()), PickingFoot::Picks);
    assert_eq!(number_of(&table.view(), "Rivers"), Number::new(3));
    assert_eq!(picked_at(&table.view(), Number::new(3).expect("a number")).as_deref(), Some("Rivers"));
    table.play_host(Action::Fill);
    assert_eq!(picking_sentence(&table.view()), "The list is full.");
    assert_eq!(picking_foot(&table.view()), PickingFoot::Full);
}

/// PG-93: drawn cards are only laid out, and when they run out the game can end.
#[test]
fn drawn_cards_can_run_out() {
    let source = CategorySource::AgainstHumanity { cards: cards(12) };
    let mut table = Table::new(&Setup { source, ..three() }, 1);
    assert_eq!(picking_foot(&table.view()), PickingFoot::Drawn);
    table.play_round(&[1, 0, 0]);
    assert_eq!(picking_foot(&table.view()), PickingFoot::RanOut);
}

/// PG-40, PG-42, PG-44: the sentence names who flips, a shared birthday is settled first, and a blank coin gives no time.
#[test]
fn the_foot_says_who_flips_the_coin() {
    let mut table = find_game(&three(), |table| table.collect().use_list().flip().1.rank == Rank::Null);
    table.collect().use_list();
    assert_eq!(before_flip(&table.view(), &[]), "Flip a coin: it sets the time.", "the date is not known");
    let (by, _) = table.flip();
    let blank = [Event::CoinFlipped { by, coin: Coin { suit: Suit::Suns, rank: Rank::Null } }];
    let sentence = before_flip(&table.view(), &blank);
    assert!(sentence.starts_with("A blank coin gives no time. ") && sentence.ends_with("it sets the time."));
    assert_eq!(face_down(&table.view()).len(), table.view().coins.len() - 1);
    let mut same_birthday = three();
    same_birthday.players[1].birthday = same_birthday.players[0].birthday;
    same_birthday.players[2].birthday = same_birthday.players[0].birthday;
    let mut table = Table::new(&same_birthday, 1);
    table.collect().use_list();
    table.play_host(Action::Today(day(1, 1)));
    assert_eq!(coin_press(&table.view()), CoinPress::Tie(vec![ANA, BO, CY]));
    table.play_host(Action::ChooseFlipper { seat: CY, how: None });
    assert_eq!(coin_press(&table.view()), CoinPress::Flip(CY));
    assert_eq!(before_flip(&table.view(), &[]), "Cy, flip a coin: it sets the time.");
}

/// PG-27: the name of a coin has its place and suit, and after it was flipped its rank.
#[test]
fn a_coin_is_named_as_far_as_it_is_seen() {
    let mut table = Table::new(&three(), 1);
    let coin = table.view().coins[7];
    assert_eq!(coin_label(7, coin), format!("row 2, column 2, {}, face down", coin.suit));
    table.collect().use_list();
    table.flip();
    let flipped = table.view().coins[0];
    let rank = flipped.face.expect("a coin that was flipped");
    assert_eq!(coin_label(0, flipped), format!("row 1, column 1, {rank} of {}", flipped.suit));
}

/// PG-38: a typed date always leads to a day that exists, the nearest one of its month.
#[test]
fn a_typed_number_becomes_the_nearest_day_of_the_month() {
    for (typed, near) in [(0, 1), (1, 1), (30, 30), (31, 30), (40, 30), (300, 30)] {
        assert_eq!(day_near(11, typed), Some(day(11, near)), "{typed} in November");
    }
    assert_eq!(day_near(2, 31), Some(day(2, 29)), "as PG-R11 says");
    assert_eq!(day_near(13, 1), None);
}

/// PG-R54: the list names authors at once only by a house rule; after the game all sheets name them.
#[test]
fn categories_name_their_writers_when_they_may() {
    let named =
        |table: &Table| seen(table).list.iter().map(|category| category.authors.clone()).collect::<Vec<_>>();
    let listed = |at_once| {
        let mut table = Table::new(&with_house(three(), |house| house.authors_at_once = at_once), 1);
        table.invent(BO, &CATEGORIES[..10]);
        table.play_host(Action::Collect);
        table.use_list();
        table
    };
    assert_eq!(named(&listed(true)), ["Bo"; 10]);
    let mut table = listed(false);
    assert_eq!(named(&table), [""; 10]);
    table.play_round(&[1, 0, 0]);
    table.play_host(Action::End);
    let rounds = written_rounds(&table.view());
    assert_eq!(rounds[0].authors, ["Bo"; 10]);
    assert_eq!(rounds[0].totals, [1, 0, 0]);
}

/// PG-74, PG-75, PG-R34, PG-R71: the score says who wins the round, what a tie means, and who leads.
#[test]
fn the_score_says_who_wins_the_round() {
    let title = |sheets: &[&[&str]]| {
        let view = scored(&three(), 'C', sheets).view();
        (score(&view).expect("a score").title, scored_foot(&view).1)
    };
    assert_eq!(title(&[&["Cat"], &[], &[]]), ("Ana wins the round".to_owned(), "Move the pawn"));
    assert_eq!(
        title(&[&["Cat"], &["Cow"], &[]]),
        ("Ana and Bo both win the round".to_owned(), "Move the pawns")
    );
    assert_eq!(title(&[&["Cat"], &["Cow"], &["Cod"]]).0, "Ana, Bo and Cy all win the round");
    assert_eq!(title(&[&[], &[], &[]]).0, "Nobody has a point, so everybody wins the round");
    let view = scored(&three(), 'C', &[&["Cat", "Cow"], &[], &[]]).view();
    let score = score(&view).expect("a score");
    assert_eq!((score.total(ANA), score.winners.as_slice(), score.of(BO)), (2, &[ANA][..], &[0; 10][..]));
    assert_eq!(scored_foot(&view).0.to_string(), "One space up for Ana. Ana leads by 1 round.");
}

/// PG-R74: whose pawn climbs is shown large, except at the end of the game. It is heard, too.
#[test]
fn a_climb_is_seen_and_heard() {
    let mut table = scored(&three(), 'C', &[&["Cat"], &["Cow"], &["Dog"]]);
    let events = table.play_host(Action::Advance);
    let seen = climb(&table.view(), &events).expect("pawns climb");
    assert_eq!((seen.winners, seen.sentence.to_string()), (vec![ANA, BO], "Ana and Bo move up.".to_owned()));
    assert_eq!(heard(&events, Pieceagories::sound), Some(Sound::Cheer));
    let mut last = scored(&Setup { rounds: 1, ..three() }, 'C', &[&["Cat"], &[], &[]]);
    let events = last.play_host(Action::Advance);
    assert_eq!(climb(&last.view(), &events), None);
    assert_eq!(heard(&events, Pieceagories::sound), Some(Sound::Applause));
    assert_eq!(climb(&table.view(), &[]), None);
}

/// PG-07, PG-82: the rounds won decide the game, and the points are only shown.
#[test]
fn the_ceremony_counts_rounds() {
    let mut table = Table::new(&three(), 1);
    for points in [[3, 0, 0], [0, 1, 0], [0, 2, 0]] {
        table.play_round(&points);
    }
    let view = table.view();
    assert_eq!(victory(&view, &[BO]), "wins with 2 rounds");
    assert_eq!(victory(&view, &[ANA]), "wins with 1 round");
    assert_eq!(victory(&view, &[CY]), "No pawn has moved: everybody wins.");
    let rows = standings(&view);
    let rows: Vec<_> = rows.iter().map(|row| (row.name.as_str(), row.won, row.points)).collect();
    assert_eq!(rows, [("Bo", 2, 3), ("Ana", 1, 3), ("Cy", 0, 0)]);
    assert_eq!(running_totals(&view, BO), [0, 1, 2]);
    assert_eq!(who_may_leave(&view).len(), 3, "a host without a pawn does not leave");
}

/// A plan with these names.
fn plan(names: &[&str]) -> Plan {
    let mut plan = Plan::default();
    plan.house.by_seat = true;
    for (index, name) in names.iter().enumerate() {
        if index >= plan.roster.guests().list().len() {
            plan.roster.add().expect("a free chair");
        }
        let id = plan.roster.guests().list()[index].id;
        plan.roster.rename(id, name);
    }
    plan
}

/// PG-21, PG-38, PG-R57: a missing entry is reported after Start was pressed, an invalid one at once.
#[test]
fn a_missing_entry_is_reported_when_somebody_wants_to_start() {
    let mut plan = plan(&["Ana", "Bo"]);
    assert!(plan.to_setup().is_ok());
    assert!(summary(&plan).contains(" rounds, your own categories, 50 to 100 minutes"));
    plan.house.by_seat = false;
    let problem = plan.to_setup().expect_err("a birthday is missing");
    let id = plan.roster.guests().list()[0].id;
    assert_eq!(problem.field, PlanField::Birthday(id));
    assert_eq!(problem_at(Some(&problem), problem.field, false), None);
    assert!(problem_of_chair(&plan, Some(&problem), id, true).is_some());
    plan.roster.set_birthday(id, Birthday { day: Some(31), month: Some(2) });
    let problem = plan.to_setup().expect_err("no such day");
    assert!(problem_of_chair(&plan, Some(&problem), id, false).is_some(), "the problem is shown at once");
}

/// PG-21, PG-26: chairs are around the table.
#[test]
fn chairs_have_their_seats_around_the_table() {
    let plan = plan(&["Ana", "Bo", "Cy"]);
    assert_eq!(who_could_host(&plan.roster).len(), 3);
    assert_eq!(who_could_host(&Plan::default().roster)[0].1, "Whoever is first in the list");
    assert_eq!(seats_around(4), [(1, 3), (1, 5), (3, 5), (3, 3)]);
    assert_eq!(seats_around(9), []);
}

/// PG-R32: what is remarked on the number of players waits until two have a name.
#[test]
fn remarks_on_writing_wait_for_two_names() {
    assert_eq!(writing_advice(&plan(&["Ana"])), [""; 0]);
    assert!(
        writing_advice(&plan(&["Ana", "Bo"]))[0].starts_with("With two players, the other one alone decides")
    );
}

/// PG-08, PG-12, PG-91: the checklist says what to bring, and how long cards last.
#[test]
fn the_set_up_says_what_to_bring() {
    let plan = plan(&["Ana", "Bo"]);
    let materials = plan.materials();
    assert!(bring(&materials).starts_with("Nothing to bring") || bring(&materials).starts_with("Bring "));
    let (to_bring, not_needed) = checklist(materials.clone());
    assert!(not_needed.starts_with("Not needed: "));
    assert!(to_bring.len() < materials.len());
    let last = |cards, rounds| how_long_cards_last((cards, rounds));
    assert_eq!(last(0, None), "Choose a deck, or type or paste your own cards.");
    assert_eq!(last(9, None), "9 different cards; a round needs 10.");
    assert_eq!(last(20, Some(2)), "20 different cards: enough for 2 rounds.");
    assert_eq!(last(20, None), "20 different cards: enough for any number of rounds.");
}
