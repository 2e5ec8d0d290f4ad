//! Random setups and actions.

use partypiece::rules::{
    Seat,
    clear::{Action, Call, Clear, FirstRoller, Hints, House, Mode, Order, PhaseView, Setup, Squares},
    player::Player,
};
use proptest::{collection::vec, option, prelude::*, sample::select};

use super::table::{Table, call_action, name};
use crate::table::{self, RandomPlay, Try};

impl RandomPlay for Clear {
    fn play_progressing(table: &mut Table, choice: u32) -> bool {
        play_progressing(table, choice)
    }
}

/// Plays a legal action that continues the game. Returns `false` when the game is over.
pub(crate) fn play_progressing(table: &mut Table, choice: u32) -> bool {
    let to_act = table.0.to_act();
    let Some(&by) = to_act.iter().nth(choice as usize % to_act.len().max(1)) else { return false };
    let view = table.view();
    let action = match view.phase {
        PhaseView::Rolling { .. } => Action::Roll,
        PhaseView::Acting { throw } if view.mode == Mode::Caller => {
            let left = view.people[by.index()].left;
            let coins = if throw.faces().len() == 2 { 2 } else { 3 + (choice as u8 / 7) % 2 };
            let after = left.saturating_sub(coins);
            match (choice % 3, after) {
                (0, _) => call_action("0"),
                _ if coins > left => call_action("0"),
                (_, 0..3) => call_action(&format!("{coins}!")),
                (_, _) => call_action(&coins.to_string()),
            }
        }
        PhaseView::Acting { .. } => {
            let lines = table.lines(by);
            let chosen = lines.get(choice as usize % lines.len().max(1));
            let scratches = choice.is_multiple_of(11) && !view.house.check_scratch;
            chosen.filter(|_| !scratches).map_or(Action::Scratch, |&line| Action::Take(line))
        }
        PhaseView::Bonus { largest, .. } => Action::Bonus(largest),
        PhaseView::Scored => Action::Confirm,
        PhaseView::Over { .. } => return false,
    };
    table.play(by, action);
    true
}

fn seat() -> impl Strategy<Value = Seat> {
    (0..6u8).prop_map(Seat)
}

fn call() -> impl Strategy<Value = Call> {
    select(vec![Call::Four, Call::Three, Call::Two, Call::Scratch])
}

fn squares() -> impl Strategy<Value = Squares> {
    let any = (0..1u32 << 24).prop_map(|bits| Squares::new(bits).unwrap_or_default());
    let few = vec(0..26u8, 0..6).prop_map(|squares| {
        squares.into_iter().fold(Squares::NONE, |all, square| all.with(Squares::one(square)))
    });
    prop_oneof![any, few]
}

/// Any action, legal or not.
pub(crate) fn action() -> impl Strategy<Value = Action> {
    prop_oneof![
        Just(Action::Roll),
        Just(Action::Scratch),
        Just(Action::Confirm),
        Just(Action::End),
        squares().prop_map(Action::Take),
        seat().prop_map(Action::Bonus),
        (call(), any::<bool>()).prop_map(|(call, cleared)| Action::Report { call, cleared }),
        (seat(), any::<u8>()).prop_map(|(seat, left)| Action::Count { seat, left: left % 27 }),
    ]
}

/// Attempts in a row; nearly half of them continue the game.
pub(crate) fn tries(most: usize) -> impl Strategy<Value = Vec<Try<Action>>> {
    table::tries(most, seat(), action())
}

/// Any setup; many of them are not valid.
pub(crate) fn any_setup() -> impl Strategy<Value = Setup> {
    let names = vec(select(vec!["Ana", "Bo", "Cy", "Di", "ana", "Eve"]), 0..5);
    let order = prop_oneof![
        Just(Order::Clockwise),
        Just(Order::Counterclockwise),
        vec(seat(), 0..5).prop_map(Order::Custom)
    ];
    let first = option::of(seat()).prop_map(|seat| seat.map_or(FirstRoller::Random, FirstRoller::Seat));
    (names, seat(), first, order, 0..4u8, any::<bool>(), any_house()).prop_map(
        |(names, scorekeeper, first, order, deals, caller, house)| Setup {
            players: names.into_iter().map(|called| Player::person(name(called))).collect(),
            scorekeeper,
            first,
            order,
            deals,
            mode: if caller { Mode::Caller } else { Mode::Cards },
            house,
        },
    )
}

fn any_house() -> impl Strategy<Value = House> {
    let hints = select(vec![Hints::None, Hints::Exists, Hints::Show, Hints::Ask]);
    (any::<[bool; 3]>(), hints).prop_map(|([check_scratch, show_missed, go_on_at_once], hints)| House {
        check_scratch,
        show_missed,
        hints,
        go_on_at_once,
    })
}

pub(crate) fn valid_setup() -> impl Strategy<Value = Setup> {
    let order =
        prop_oneof![Just(Order::Clockwise), Just(Order::Counterclockwise), Just(Order::Custom(vec![]))];
    (2..6usize, order, 0..6u8, 1..3u8, any::<bool>(), any_house()).prop_map(
        |(players, order, scorekeeper, deals, caller, house)| {
            let names = ["Ana", "Bo", "Cy", "Di", "Eve"];
            let players: Vec<Player> =
                names[..players].iter().map(|&called| Player::person(name(called))).collect();
            let seats = players.len() as u8;
            let order = match order {
                Order::Custom(_) => Order::Custom((0..seats).rev().map(Seat).collect()),
                Order::Clockwise | Order::Counterclockwise => order,
            };
            let mode = if caller { Mode::Caller } else { Mode::Cards };
            Setup {
                players,
                scorekeeper: Seat(scorekeeper % seats),
                first: FirstRoller::Random,
                order,
                deals,
                mode,
                house,
            }
        },
    )
}
