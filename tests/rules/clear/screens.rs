//! What Clear!'s screens say, worked out from views.

use partypiece::{
    rules::{
        Seat,
        clear::{Action, Call, PhaseView, PlayerResult, Setup, Squares, View},
        player::{Level, Player},
    },
    screens::clear::{
        AskedHint, BonusChoice, CardLines, DecisionPress, Selected, TableScreen, before_roll, bonus_choice,
        called, can_show_last_throw, decision, ending, first_throw, large_card, last_deal, lines, matched,
        nothing_scored, pawns_on_tile, possible_calls, problem, reviewed_throws, running_totals, score_line,
        scored_foot, scratch_for_the_rest, screen, shown_throw, stamp, strip, throw_id, took_four,
        what_was_done, who_is_ready,
    },
};

use super::table::{
    ANA, BO, CY, DI, Table, find_game, four, four_dice, name, people, ranks, three, two, two_dice,
    with_house, with_real_pieces,
};

/// A table whose first roll fits a line of Ana's card, and that line.
fn with_a_line(setup: &Setup, coins: u32) -> (Table, Squares) {
    let fitting = |table: &Table| table.lines(ANA).into_iter().find(|line| line.len() == coins);
    let table = find_game(setup, |table| {
        table.roll();
        fitting(table).is_some()
    });
    let line = fitting(&table).expect("a line");
    (table, line)
}

fn sentence(view: &View, seat: Seat, coins: Squares) -> String {
    decision(view, seat, coins, AskedHint::Nothing).sentence
}

/// CL-38, CL-R09: each tap is answered, up to the button that takes the line.
#[test]
fn the_sentence_follows_the_chosen_coins() {
    let (table, line) = with_a_line(&two(), 3);
    let view = table.view();
    let none = decision(&view, ANA, Squares::NONE, AskedHint::Nothing);
    assert!(none.sentence.starts_with("Ana: find 3 or 4 neighbouring coins"), "{}", none.sentence);
    assert_eq!(
        (none.button.as_str(), none.press, none.is_wrong),
        ("Choose 3 or 4 coins", DecisionPress::Choose, false)
    );
    let first = Squares::one(line.numbers().next().expect("a coin"));
    assert_eq!(sentence(&view, ANA, first), "Ana: now tap the other end of the line.");
    let all = decision(&view, ANA, line, AskedHint::Nothing);
    assert!(
        all.press == DecisionPress::Take && !all.is_wrong && all.sentence.ends_with("match the dice."),
        "{all:?}"
    );
    assert_eq!(all.button, "Take these three");
    let (table, line) = with_a_line(&two(), 4);
    assert_eq!(decision(&table.view(), ANA, line, AskedHint::Nothing).button, "Take these four: Four!");
}

/// CL-28, CL-41: if the chosen coins are no line, the sentence says why, and the button does not take them.
#[test]
fn coins_that_do_not_match_say_why() {
    let table = find_game(&two(), |table| {
        table.roll();
        sentence(&table.view(), ANA, row()).starts_with("No die shows")
    });
    let refused = decision(&table.view(), ANA, row(), AskedHint::Nothing);
    assert!(refused.is_wrong && refused.press == DecisionPress::Choose, "{refused:?}");
    assert_eq!(refused.button, "Choose other coins");
    let far = Squares::at(0, 0).with(Squares::at(3, 1));
    assert_eq!(sentence(&table.view(), ANA, far), "There is no straight line between these two coins.");
}

/// The first three coins of the first row.
fn row() -> Squares {
    Squares::at(0, 0).with(Squares::at(0, 1)).with(Squares::at(0, 2))
}

/// CL-49, CL-R06: everybody sees who has decided, but nobody sees what they decided.
#[test]
fn a_decision_is_announced_without_what_it_was() {
    let after = |action: fn(Squares) -> Action| {
        let (mut table, line) = with_a_line(&three(), 3);
        table.play(ANA, action(line));
        table
    };
    let sentences = |table: &Table| [ANA, BO].map(|seat| sentence(&table.view(), seat, Squares::NONE));
    let mut table = after(Action::Take);
    let [for_ana, for_bo] = sentences(&table);
    let removed = "Ana has decided. Coins are removed when everybody has decided.";
    assert_eq!(for_ana, removed);
    assert!(for_bo.starts_with(&format!("{removed} Bo: ")), "{for_bo}");
    assert_eq!(sentences(&table), sentences(&after(|_| Action::Scratch)));
    table.play(BO, Action::Scratch);
    let for_cy = sentence(&table.view(), CY, Squares::NONE);
    assert!(for_cy.starts_with("Ana and Bo have decided. Cy: "), "{for_cy}");
}

/// CL-24, CL-38, CL-R27: the strip names everybody who searches. The large card is that of the next player who has not decided,
/// starting with the roller, in whatever order people decide.
#[test]
fn everybody_searches_at_once_and_decides_in_any_order() {
    let mut table = Table::new(&three(), 1);
    let strip_now = |table: &Table| (strip(&table.view()).phase, strip(&table.view()).turn);
    assert_eq!(strip_now(&table), ("Roll 1".to_owned(), "Ana".to_owned()));
    assert_eq!(who_is_ready(&table.view()), "");
    table.roll();
    assert_eq!(strip_now(&table), ("Roll 1".to_owned(), "Ana, Bo, Cy".to_owned()));
    assert_eq!(large_card(&table.view(), None), ANA);
    table.play_best(BO);
    assert_eq!((large_card(&table.view(), Some(BO)), strip(&table.view()).turn.as_str()), (ANA, "Ana, Cy"));
    assert_eq!(who_is_ready(&table.view()), "Who is ready? Press your card.");
    table.play_best(ANA);
    assert_eq!((large_card(&table.view(), Some(ANA)), strip(&table.view()).turn.as_str()), (CY, "Cy"));
    assert_eq!(who_is_ready(&table.view()), "", "only Cy is left");
    table.all_play_best();
    assert_eq!(large_card(&table.view(), Some(CY)), CY, "so that people see what was removed");
}

/// CL-38: nobody is asked to decide for a computer player. The sentence beside its card says that a computer
/// plays.
#[test]
fn nobody_decides_for_a_computer_player() {
    let mut setup = two();
    setup.players.insert(0, Player { level: Some(Level::ALL[0]), ..Player::person(name("Scout")) });
    let mut table = Table::new(&setup, 1);
    table.roll();
    assert_eq!(large_card(&table.view(), None), BO);
    assert_eq!(sentence(&table.view(), ANA, Squares::NONE), "Scout is a computer player.");
}

/// CL-29 to CL-31, CL-45: calls, stamps and lit dice last until the next throw.
#[test]
fn a_result_is_shown_until_the_next_throw() {
    let (mut table, line) = with_a_line(&two(), 4);
    let chosen = matched(&table.view(), ANA, line);
    assert_eq!(chosen, [true; 4]);
    table.play(ANA, Action::Take(line));
    assert_eq!((called(&table.view(), ANA), stamp(&table.view(), ANA)), (String::new(), String::new()));
    table.play(BO, Action::Scratch);
    let view = table.view();
    assert_eq!((called(&view, ANA).as_str(), stamp(&view, ANA).as_str()), ("Four!", "Four! +2"));
    assert_eq!((called(&view, BO).as_str(), stamp(&view, BO).as_str()), ("Scratch!", "Scratch!"));
    assert_eq!((lines(&view, ANA).taken, matched(&view, ANA, Squares::NONE)), (vec![line], vec![true; 4]));
    assert_eq!(shown_throw(&view), view.last.as_ref().map(|last| last.throw));
    let before = throw_id(&view);
    table.roll();
    let view = table.view();
    assert_eq!((called(&view, ANA), stamp(&view, ANA), lines(&view, ANA).taken), Default::default());
    assert_ne!(throw_id(&view), before);
}

/// CL-67: without an announcement the points of the deal stand beside the next roll.
#[test]
fn a_deal_without_announcement_is_summed_up_in_a_line() {
    let mut table = find_game(&with_house(two(), |house| house.go_on_at_once = true), |table| {
        while table.view().deal == 1 && matches!(table.phase(), PhaseView::Rolling { .. }) {
            table.play_roll();
        }
        table.view().deal == 2
    });
    let points = table.view().sheet[0].parts.iter().map(|parts| parts.total()).collect::<Vec<_>>();
    assert_eq!(last_deal(&table.view()), format!("Deal 1: Ana {}, Bo {}.", points[0], points[1]));
    table.roll();
    table.all_scratch();
    assert_eq!(last_deal(&table.view()), "");
}

/// CL-45: points for Fours count at once, also while no deal is finished.
#[test]
fn points_for_fours_are_told_before_a_deal_is_finished() {
    let (mut table, line) = with_a_line(&two(), 4);
    assert_eq!(nothing_scored(&table.view()), "This is the first deal: there are no points yet.");
    table.play(ANA, Action::Take(line));
    table.play(BO, Action::Scratch);
    assert_eq!(nothing_scored(&table.view()), "This is the first deal. Points for Fours so far: Ana 2.");
}

/// With real cards, people are told to lay out their cards before the first roll of a deal. Nothing holds the roll back.
#[test]
fn real_cards_are_laid_out_before_the_first_roll() {
    let mut table = Table::new(&with_real_pieces(two()), 1);
    assert!(before_roll(&table.view()).to_string().contains("laid 24 coins"));
    table.roll();
    assert_eq!(before_roll(&table.view()).to_string(), "Ana rolls the dice for everybody.");
}

/// CL-57, CL-59, CL-60, CL-61, CL-77: a Scratch-Off is announced before the dice are rolled, and whoever searches is told that a line
/// has two coins there; the end of the deal says that all scratched.
#[test]
fn a_scratch_off_is_announced_and_its_end_explained() {
    let mut table = Table::new(&two(), 1);
    assert_eq!(before_roll(&table.view()).to_string(), "Ana rolls the dice for everybody.");
    for _ in 0..3 {
        table.roll();
        table.all_scratch();
    }
    assert_eq!(strip(&table.view()).phase, "Scratch-Off: two dice");
    let said = before_roll(&table.view()).to_string();
    assert!(said.contains(" rolls only two dice: everybody scratched three times in a row"), "{said}");
    assert_eq!(pawns_on_tile(&table.view()), 3, "the third pawn is seen until the two dice are thrown");
    table.roll();
    assert_eq!(pawns_on_tile(&table.view()), 0);
    let said = sentence(&table.view(), ANA, Squares::NONE);
    assert_eq!(said, "Ana: a line has two coins now, one for each die. Find one, or scratch.");
    table.all_scratch();
    let view = table.view();
    assert_eq!(
        ending(&view, &view.sheet.last().expect("a scored deal").ending).to_string(),
        "Everybody scratched in the Scratch-Off. Cards with fewer than 10 coins score."
    );
}

/// CL-01, CL-12, CL-72: each phase of a game has its screen.
#[test]
fn every_phase_has_its_room() {
    let mut table = Table::new(&Setup { deals: 1, ..two() }, 1);
    assert_eq!(screen(&table.view()), TableScreen::Cards);
    assert_eq!(screen(&Table::new(&with_real_pieces(people(&["Ana", "Bo"])), 1).view()), TableScreen::Caller);
    table.play_deal();
    assert!(matches!(screen(&table.view()), TableScreen::Bonus | TableScreen::Scored));
    table.confirm_score();
    assert_eq!(screen(&table.view()), TableScreen::Ceremony);
}

/// CL-R05: the review finds every throw again, with the cards as they were before.
#[test]
fn the_review_shows_every_throw_as_it_was() {
    let mut table = Table::new(&two(), 3);
    let mut cards = Vec::new();
    for _ in 0..3 {
        table.roll();
        cards.push([ANA, BO].map(|seat| table.card(seat)));
        table.all_play_best();
    }
    let throws = reviewed_throws(&table.0);
    let seen: Vec<_> = throws
        .iter()
        .map(|throw| [ANA, BO].map(|seat| throw.before.people[seat.index()].card.expect("a card")))
        .collect();
    assert_eq!(seen, cards);
}

/// CL-29 to CL-31: what somebody did, in a few words.
#[test]
fn the_review_says_what_was_done_and_missed() {
    let result = |call, coins: &[_], cleared| PlayerResult {
        seat: ANA,
        call,
        line: Squares::NONE,
        coins: coins.to_vec(),
        left: 9,
        cleared,
        missed: Vec::new(),
    };
    assert_eq!(what_was_done(&result(Call::Scratch, &[], false), 2), "Scratch! 2 lines were missed.");
    assert_eq!(what_was_done(&result(Call::Three, &ranks::<3>("a22"), true), 0), "ace, 2, 2. Clear!");
    assert_eq!(what_was_done(&result(Call::Four, &ranks::<4>("a225"), false), 0), "Four! ace, 2, 2, 5");
    let longer = what_was_done(&result(Call::Three, &ranks::<3>("345"), false), 1);
    assert_eq!(longer, "3, 4, 5. A longer line was missed.");
}

/// CL-R25, CL-R09: a selection is for one card and one throw; before the throw nothing can be selected.
#[test]
fn coins_are_selected_for_one_throw() {
    let (mut table, line) = with_a_line(&two(), 3);
    let squares: Vec<u8> = line.numbers().collect();
    let (first, last) = (squares[0], squares[2]);
    let tap = |table: &Table, before, square| Selected::tapped(before, &table.view(), ANA, square);
    let one = tap(&table, None, first);
    assert_eq!(Selected::coins(one, &table.view(), ANA), Squares::one(first));
    let both_ends = tap(&table, one, last);
    assert_eq!(Selected::coins(both_ends, &table.view(), ANA), line);
    assert_eq!(Selected::coins(both_ends, &table.view(), BO), Squares::NONE, "the card of another player");
    let dragged = Selected::dragged(None, &table.view(), ANA, last, first);
    assert_eq!(Selected::coins(dragged, &table.view(), ANA), line);
    let (corner, no_ray) = (0, 13);
    let kept = Selected::dragged(both_ends, &table.view(), ANA, corner, no_ray);
    assert_eq!(Selected::coins(kept, &table.view(), ANA), line, "no line leads there");
    table.all_scratch();
    assert_eq!(Selected::coins(both_ends, &table.view(), ANA), Squares::NONE);
    assert_eq!(tap(&table, None, first), None);
}

/// CL-41: screen readers hear what is wrong as soon as enough coins for a line are selected, or no line can end at the two
/// selected coins.
#[test]
fn a_selection_that_could_be_a_line_says_what_is_wrong() {
    let table = find_game(&two(), |table| {
        table.roll();
        sentence(&table.view(), ANA, row()).starts_with("No die shows")
    });
    let problem_text = problem(&table.view(), ANA, row()).expect("a problem");
    assert!(problem_text.starts_with("No die shows"), "{problem_text}");
    assert_eq!(problem(&table.view(), ANA, Squares::at(0, 0)), None, "one coin is the beginning of a line");
    let far = Squares::at(0, 0).with(Squares::at(3, 1));
    let problem_text = problem(&table.view(), ANA, far).expect("a problem");
    assert_eq!(problem_text, "There is no straight line between these two coins.");
}

/// CL-72 to CL-74: the bonus for the marked card is worked out before it is taken, and the score sheet says the same.
#[test]
fn the_bonus_is_added_up_before_it_is_taken() {
    let mut table = Table::new(&with_real_pieces(four()), 1);
    assert_eq!(bonus_choice(&table.view(), None), None);
    table.set_counts(&[8, 6, 6, 10]).roll_and_call(&["3!", "0", "0", "0"]);
    let sum =
        |bonus, of, all| format!("card 5 (10\u{a0}−\u{a0}5 coins) + bonus {bonus} ({of}’s coins) = {all}");
    let button = "Take 10 points for the card of Di".to_owned();
    let largest = BonusChoice { by: ANA, of: DI, sum: sum(10, "Di", 15), button };
    assert_eq!(bonus_choice(&table.view(), None), Some(largest));
    let marked = bonus_choice(&table.view(), Some(BO)).expect("a bonus");
    assert_eq!((marked.of, marked.sum.clone()), (BO, sum(6, "Bo", 11)));
    table.play(ANA, Action::Bonus(BO));
    let line = score_line(&table.view(), ANA, 0).expect("a line");
    assert_eq!((line.sum, line.cleared, line.total), (marked.sum, true, Some(11)));
    let other = score_line(&table.view(), BO, 0).expect("a line");
    assert_eq!((other.cleared, other.sum.as_str()), (false, "6 coins left"));
    assert_eq!(score_line(&table.view(), ANA, 1), None, "the second deal is not scored");
    assert_eq!(running_totals(&table.view(), ANA), [11]);
}

/// CL-13: the totals grow deal by deal to the points that everybody has.
#[test]
fn totals_add_up_deal_by_deal() {
    let mut table = Table::new(&Setup { deals: 3, ..two() }, 5);
    for _ in 0..3 {
        table.play_deal().confirm_score();
    }
    let view = table.view();
    for person in &view.people {
        let totals = running_totals(&view, person.seat);
        assert_eq!((totals.len(), totals.last()), (3, Some(&person.total)));
        assert!(totals.is_sorted(), "{totals:?}");
    }
}

/// CL-01: where cards are real, the page says who has called, and one button scratches for all others.
#[test]
fn calls_are_entered_until_the_rest_scratches() {
    let mut table = Table::new(&with_real_pieces(four()), 1);
    table.roll();
    assert_eq!(scratch_for_the_rest(&table.view()).1, "Scratch for everybody");
    table.play(BO, super::table::call_action("3"));
    let rest = (vec![ANA, CY, DI], "Scratch for Ana, Cy and Di".to_owned());
    assert_eq!(scratch_for_the_rest(&table.view()), rest);
    for seat in rest.0 {
        table.play(seat, super::table::call_action("0"));
    }
    let texts = |throw| possible_calls(throw).iter().map(|(text, _)| *text).collect::<Vec<_>>();
    assert_eq!(texts(four_dice("a225")), ["Four", "Three", "Scratch"]);
    assert_eq!(texts(two_dice("34")), ["Two", "Scratch"]);
}

/// CL-R05: the review opens at a deal or at the last throw, and shows missed lines only on request.
#[test]
fn the_review_shows_missed_lines_on_request() {
    let (mut table, line) = with_a_line(&two(), 3);
    assert!(!can_show_last_throw(&table.view()), "nobody has decided yet");
    table.play(ANA, Action::Take(line));
    table.play(BO, Action::Scratch);
    assert!(can_show_last_throw(&table.view()));
    let throws = reviewed_throws(&table.0);
    assert_eq!((first_throw(&throws, 1), first_throw(&throws, 2)), (Some(0), None));
    assert_eq!(throws[0].title(), "Deal 1, roll 1");
    let [ana, bo] = &throws[0].cards()[..] else { panic!("two cards") };
    assert_eq!(ana.lines(false), CardLines { taken: vec![line], ..CardLines::default() });
    assert_eq!(bo.lines(false), CardLines::default());
    assert_eq!(bo.what_was_done(false), "Scratch!");
    let missed = bo.lines(true).missed.len();
    assert_eq!(bo.what_was_done(true).contains("missed"), missed > 0);
    let missed = missed + ana.lines(true).missed.len();
    assert_eq!(throws[0].has_missed_lines(), missed > 0, "otherwise the foot says that nobody missed a line");
}

/// CL-R29: a Four is seen on its card, large, whoever decided last.
#[test]
fn the_card_of_a_four_is_large_when_everybody_has_decided() {
    let (mut table, line) = with_a_line(&two(), 4);
    table.play(ANA, Action::Take(line));
    table.play(BO, Action::Scratch);
    assert_eq!(large_card(&table.view(), Some(BO)), ANA);
    assert!(took_four(&table.view(), ANA) && !took_four(&table.view(), BO));
}

/// CL-R29: between two deals it is said who leads by how much.
#[test]
fn the_leader_and_the_distance_are_said_between_deals() {
    let mut table = Table::new(&with_real_pieces(three()), 1);
    table.set_counts(&[9, 20, 10]).roll_and_call(&["3!", "0", "0"]);
    table.play(ANA, Action::Bonus(BO));
    let total = table.totals()[0];
    let said = scored_foot(&table.view()).0.to_string();
    assert!(said.starts_with(&format!("Ana leads by {total} points. ")), "{said}");
}
