//! The day's deal of Clear! against one computer player of medium level, because the game needs two (CL-01): the more points, the better.

use std::cmp::Reverse;

use super::{Better, DailyGame, DayFacts, DayRules, DayScore, good_score::good_score, in_lines};
use crate::{
    play::Game,
    rules::{
        Seat,
        clear::{Call, Clear, Event, FirstRoller, Setup},
        name::Name,
        player::{Level, Player},
    },
    setup::guests::Guests,
    wording::Noun,
};

pub(super) const FACTS: DayFacts = DayFacts {
    line: "One deal against the computer",
    label: *b"CLR!",
    noun: Noun::POINT,
    better: Better::More,
    ranges: &[0, 1, 5, 10, 15, 20],
    good_score: good_score::<Clear>,
};

/// The seat of the person; the computer player has the other one.
const PERSON: Seat = Seat(0);

impl DayRules for Clear {
    const GAME: DailyGame = DailyGame::Clear;

    /// The computer player gets the first name that differs.
    fn day_setup(name: Name) -> Setup {
        let mut guests = Guests::default();
        guests.add_bot(Level::Medium);
        guests.add_bot(Level::Medium);
        // Two, because the person may have one of the names. Reversed, to try the first name first: `add_bot` put it at the end, and the
        // second name on an empty line before it.
        let mut bots = guests.named().rev().filter_map(|guest| guest.parse_name().ok());
        let other = bots.find(|other| !other.same_as(&name));
        let players =
            [Player::person(name)].into_iter().chain(other.map(|other| Player::bot(other, Level::Medium)));
        setup_of(players.collect())
    }

    /// It plays at level hard. The other player stays as it is.
    fn computer_setup() -> Setup {
        let mut setup = Self::day_setup(Name::nobody().clone());
        if let Some(player) = setup.players.get_mut(PERSON.index()) {
            player.level = Some(Level::Hard);
        }
        setup
    }

    fn is_day_setup(setup: &Setup) -> bool {
        let levels: Vec<Option<Level>> = setup.players.iter().map(|player| player.level).collect();
        levels == [None, Some(Level::Medium)] && *setup == setup_of(setup.players.clone())
    }

    /// Points, the computer player's points, and the person's rolls, best first.
    fn day_score(game: &Game<Self>) -> Option<DayScore> {
        let scores = game.outcome()?.scores;
        let calls = game.actions().iter().flat_map(|played| &played.events).filter_map(|event| match event {
            Event::Played(result) if result.seat == PERSON => Some(result.call),
            _ => None,
        });
        let mut calls: Vec<Call> = calls.collect();
        calls.sort_by_key(|call| Reverse(call.coins()));
        let symbols = in_lines(calls.into_iter().map(|call| match call {
            Call::Four => '🟦',
            Call::Three => '🟩',
            Call::Two => '🟨',
            Call::Scratch => '⬜',
        }));
        let name = game.setup().players.get(1).map(|player| player.name.clone());
        Some(DayScore { score: *scores.first()?, computer: name.zip(scores.get(1).copied()), symbols })
    }
}

/// One deal for two, in which the person goes first.
fn setup_of(players: Vec<Player>) -> Setup {
    Setup { deals: 1, first: FirstRoller::Seat(PERSON), ..Setup::of(players) }
}
