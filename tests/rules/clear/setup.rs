//! The setup of a game.

use partypiece::{
    play::Game,
    rules::{
        Luck, Rules, Seat,
        clear::{Action, Clear, FirstRoller, Hints, House, Mode, Order, PhaseView, Refusal, Setup},
        luck::Seed,
        player::{Level, Player},
    },
    screens::{
        GameScreens,
        clear::{
            Roles, bot_refusal,
            house::{clear_rules, rules_in_force},
            in_order, moved_forward, orders, roles_summary,
            setup::{HINTS, MODES, problem_of_deals},
            setup_of,
        },
    },
    setup::guests::Guests,
};

use super::table::{ANA, BO, CY, Table, four, name, people, three, two, with_real_pieces};

fn refusal(setup: &Setup) -> Refusal {
    let refusal = setup.check().expect_err("a setup that is refused");
    assert_eq!(Clear::start(setup, &mut Luck::new(Seed(0))).err(), Some(refusal.clone()));
    refusal
}

/// CL-R05: with real cards (`Mode::Caller`) the page cannot find lines, so it offers neither hints nor checks.
#[test]
fn house_rules_that_need_the_cards_are_offered_only_on_the_screen() {
    let house = House { hints: Hints::Ask, check_scratch: true, go_on_at_once: true, ..House::default() };
    assert_eq!(rules_in_force(Mode::Cards, &house), "Check a Scratch, Go on at once, Hints: when asked");
    assert_eq!(rules_in_force(Mode::Caller, &house), "No announcement");
    assert!(clear_rules(Mode::Cards).1 && !clear_rules(Mode::Caller).1);
}

/// CL-01
#[test]
fn a_game_needs_two_players() {
    assert_eq!(refusal(&people(&["Ana"])), Refusal::TooFew { players: 1 });
    assert_eq!(refusal(&people(&[])), Refusal::TooFew { players: 0 });
    assert_eq!(three().check(), Ok(()));
    assert_eq!(Table::new(&three(), 1).view().people.len(), 3);
}

/// CL-R01
#[test]
fn eight_players_fit_around_a_screen_and_the_rules_have_no_limit() {
    assert_eq!(Setup::FIT_ON_SCREEN, 8);
    let crowd = |players: usize| {
        let names: Vec<String> = (0..players).map(|index| format!("Guest {index}")).collect();
        people(&names.iter().map(String::as_str).collect::<Vec<_>>())
    };
    let mut table = Table::new(&crowd(40), 1);
    assert_eq!(
        table
            .play_roll()
            .iter()
            .filter(|event| matches!(event, partypiece::rules::clear::Event::Played(_)))
            .count(),
        40
    );
    assert_eq!(refusal(&crowd(256)), Refusal::TooMany { players: 256 }, "a seat is a byte");
}

#[test]
fn two_people_need_different_names() {
    assert_eq!(refusal(&people(&["Zoë", "Bo", "zoe"])), Refusal::SameName { name: name("zoe") });
}

/// CL-04, CL-25
#[test]
fn there_are_seven_deals_by_default_and_one_to_99_are_possible() {
    assert_eq!(two().deals, 7);
    for deals in [1, 99] {
        assert_eq!(Setup { deals, ..two() }.check(), Ok(()));
    }
    for deals in [0, 100] {
        assert_eq!(refusal(&Setup { deals, ..two() }), Refusal::InvalidDeals { deals });
    }
}

/// CL-25: a game of two deals ends after two.
#[test]
fn the_agreed_number_of_deals_is_played() {
    let mut table = Table::new(&Setup { deals: 2, ..two() }, 6);
    for deal in 1..=2 {
        assert_eq!((table.view().deal, table.view().deals), (deal, 2));
        table.play_deal().confirm_score();
    }
    assert!(matches!(table.phase(), PhaseView::Over { .. }));
}

/// CL-12
#[test]
fn one_of_the_players_keeps_score() {
    assert_eq!(refusal(&Setup { scorekeeper: Seat(3), ..three() }), Refusal::NoScorekeeper);
    let mut table = Table::new(&Setup { scorekeeper: CY, ..three() }, 1);
    assert_eq!(table.view().scorekeeper, CY);
    table.play_deal();
    if let PhaseView::Bonus { by, largest } = table.phase() {
        table.play(by, Action::Bonus(largest));
    }
    assert_eq!(table.0.to_act(), [CY].into());
    assert_eq!(table.refusal(ANA, Action::Confirm), Refusal::NotScorekeeper { name: name("Cy") });
    table.play(CY, Action::Confirm);
}

/// CL-23
#[test]
fn the_first_roller_is_chosen_by_the_table_or_at_random() {
    assert_eq!(refusal(&Setup { first: FirstRoller::Seat(Seat(3)), ..three() }), Refusal::NoRoller);
    let mut table = Table::new(&Setup { first: FirstRoller::Seat(BO), ..three() }, 1);
    assert_eq!(table.0.to_act(), [BO].into());
    assert_eq!(table.refusal(ANA, Action::Roll), Refusal::NotRoller { roller: name("Bo") });
    table.play(BO, Action::Roll);
    let roller = |seed| Table::new(&Setup { first: FirstRoller::Random, ..three() }, seed).view().roller;
    let count = |seat| (0..300).filter(|&seed| roller(seed) == seat).count();
    assert!([ANA, BO, CY].into_iter().all(|seat| (70..130).contains(&count(seat))));
}

/// CL-24
#[test]
fn the_roll_goes_clockwise_or_as_the_table_agreed() {
    let rollers = |order: Order| {
        let mut table = Table::new(&Setup { order, ..three() }, 1);
        let roller = |table: &mut Table| {
            let roller = table.view().roller;
            table.play_roll();
            roller
        };
        [(); 4].map(|()| roller(&mut table))
    };
    assert_eq!(rollers(Order::Clockwise), [ANA, BO, CY, ANA]);
    assert_eq!(rollers(Order::Counterclockwise), [ANA, CY, BO, ANA]);
    assert_eq!(rollers(Order::Custom(vec![BO, ANA, CY])), [ANA, CY, BO, ANA]);
    for order in [vec![], vec![ANA, BO], vec![ANA, BO, BO], vec![ANA, BO, Seat(3)], vec![ANA, BO, CY, ANA]] {
        assert_eq!(refusal(&Setup { order: Order::Custom(order), ..three() }), Refusal::InvalidOrder);
    }
}

#[test]
fn with_real_pieces_there_are_only_people() {
    let mut setup = four();
    setup.players[2] = Player::bot(name("Fern"), Level::Hard);
    assert_eq!(setup.check(), Ok(()));
    assert_eq!(refusal(&with_real_pieces(setup)), Refusal::NoComputerPlayers { name: name("Fern") });
}

/// A setup is read as it was written. A house rule that a record does not have is off.
#[test]
fn a_setup_is_read_as_it_was_written() {
    let setup = Setup { order: Order::Custom(vec![BO, ANA]), mode: Mode::Caller, ..two() };
    let text = serde_json::to_string(&setup).expect("text");
    assert_eq!(serde_json::from_str::<Setup>(&text).expect("a setup"), setup);
    let plain = text.split(",\"house\"").next().expect("text").to_owned() + ",\"house\":{}}";
    assert_eq!(serde_json::from_str::<Setup>(&plain).expect("a setup"), setup);
    assert!(Game::<Clear>::start(setup, Seed(1)).is_ok());
}

/// CL-80
#[test]
fn the_credits_name_the_author_the_version_and_its_date() {
    let credits = Clear::FACTS.credits.join(" ");
    for fact in ["David Hassell", "1.0.0", "July 4, 2003", "distribute"] {
        assert!(credits.contains(fact), "{fact}");
    }
}

/// CL-23, CL-24: the set-up says who rolls first and how it goes on; each order is offered once.
#[test]
fn the_set_up_says_who_rolls() {
    let summary = |first, order| roles_summary(first, &order);
    assert_eq!(summary(None, Order::Clockwise), "First roller at random, then clockwise");
    assert_eq!(summary(Some("Bo"), Order::Counterclockwise), "Bo rolls first, then counterclockwise");
    assert_eq!(summary(Some("Bo"), Order::Custom(vec![BO])), "Bo rolls first, then in your own order");
    for (order, _, _) in orders() {
        let of_its_kind = orders().iter().filter(|(other, _, _)| other.is_same_kind(&order)).count();
        assert_eq!((of_its_kind, order.is_custom()), (1, order == Order::Custom(Vec::new())), "{order:?}");
    }
    assert!(Order::Custom(vec![BO]).is_same_kind(&Order::Custom(vec![ANA])));
}

/// CL-12, CL-23: the first person keeps score and a random player begins, unless others were chosen.
#[test]
fn roles_that_nobody_chose_have_defaults() {
    let mut players = three().players;
    players[0].level = Some(Level::Easy);
    let plan = Setup::of(Vec::new());
    let setup = setup_of(plan.clone(), players.clone(), Roles::default());
    assert_eq!((setup.scorekeeper, setup.first, &setup.players), (BO, FirstRoller::Random, &players));
    let chosen = Roles { keeper: Some(CY), first: Some(ANA), order: Vec::new() };
    let setup = setup_of(plan, players, chosen);
    assert_eq!((setup.scorekeeper, setup.first), (CY, FirstRoller::Seat(ANA)));
}

/// CL-24: an order of the table's own becomes the order of players that was chosen; clockwise and
/// counterclockwise stay.
#[test]
fn an_own_order_takes_the_chosen_players() {
    let with_order = |order| {
        let roles = Roles { order: vec![CY, ANA, BO], ..Roles::default() };
        setup_of(Setup { order, ..Setup::of(Vec::new()) }, three().players, roles).order
    };
    assert_eq!(with_order(Order::Custom(Vec::new())), Order::Custom(vec![CY, ANA, BO]));
    assert_eq!(with_order(Order::Counterclockwise), Order::Counterclockwise);
}

/// CL-24: a press on a name moves it one place forward; a name that is not in the order yet comes last.
#[test]
fn a_name_moves_forward_in_the_order_of_rolling() {
    let mut guests = Guests::default();
    let ids = ["Ana", "Bo", "Cy"].map(|name| {
        let id = guests.add().expect("a seat");
        guests.rename(id, name);
        id
    });
    let [ana, bo, cy] = ids;
    let people = ids.map(|id| (id, id.to_string())).to_vec();
    let order_after =
        |order: &[_]| in_order(people.clone(), order).into_iter().map(|(id, _)| id).collect::<Vec<_>>();
    assert_eq!(order_after(&[]), [ana, bo, cy]);
    assert_eq!(order_after(&[cy, ana]), [cy, ana, bo]);
    assert_eq!(moved_forward(vec![ana, bo, cy], cy), [ana, cy, bo]);
    assert_eq!(moved_forward(vec![ana, bo, cy], ana), [ana, bo, cy], "the first stays");
}

/// CL-04, CL-R05: each mode and each kind of hint is offered once, and the number of deals has limits.
#[test]
fn the_choices_of_the_set_up_are_complete() {
    assert_eq!(MODES.map(|(mode, ..)| mode), [Mode::Cards, Mode::Caller]);
    let mut hints = HINTS.map(|(hints, ..)| format!("{hints:?}"));
    hints.sort();
    assert_eq!(hints, ["Ask", "Exists", "None", "Show"]);
    assert_eq!(problem_of_deals(7), None);
    let refusal = Refusal::InvalidDeals { deals: 100 }.to_string();
    assert_eq!(problem_of_deals(100), Some(refusal));
}

/// CL-38: nobody decides for a computer player.
#[test]
fn a_press_for_a_computer_player_is_refused() {
    let mut setup = three();
    setup.players[1].level = Some(Level::Easy);
    let view = Table::new(&setup, 1).view();
    assert_eq!(bot_refusal(&view, BO).as_deref(), Some("Bo is a computer player."));
    assert_eq!(bot_refusal(&view, ANA), None);
}
