//! Which stored games count as begun: home lists only these as unfinished.

use partypiece::{
    daily::{DailyGame, Date, DayRules, counts_as_begun},
    play::{AnyGame, Game, head_line, step_line},
    rules::{
        Rules, Seat,
        clear::{self, Clear},
        luck::Seed,
        name::Name,
        player::{Level, Player},
        rememory::{self, Rememory},
    },
};

fn person(name: &str) -> Player {
    Player::person(Name::parse(name).unwrap())
}

fn any<R: Rules>(game: &Game<R>) -> AnyGame {
    let lines: Vec<String> =
        [head_line(game)].into_iter().chain(game.steps().iter().map(step_line)).collect();
    AnyGame::read(&lines).unwrap().0
}

/// HM-02
#[test]
fn a_game_counts_as_begun_when_a_person_has_moved() {
    let two = clear::Setup::of(vec![person("Ana"), person("Bo")]);
    let mut game = Game::<Clear>::start(two, Seed(3)).unwrap();
    assert!(!counts_as_begun(&any(&game), false), "it was set up, and nobody has moved");
    assert!(counts_as_begun(&any(&game), true), "something is kept beside it");
    let to_act = *game.to_act().first().unwrap();
    game.play(to_act, clear::Action::Roll).unwrap();
    assert!(counts_as_begun(&any(&game), false));
    game.undo(true).unwrap();
    assert!(counts_as_begun(&any(&game), false), "somebody has played, even if it was undone");
}

/// HM-02: a computer player begins at once, whoever sits there.
#[test]
fn a_move_of_the_computer_begins_no_game() {
    let against_computer = clear::Setup {
        first: clear::FirstRoller::Seat(Seat(1)),
        ..clear::Setup::of(vec![person("Ana"), Player::bot(Name::parse("Fern").unwrap(), Level::Easy)])
    };
    let mut game = Game::<Clear>::start(against_computer, Seed(3)).unwrap();
    assert_eq!(game.to_act(), [Seat(1)].into());
    game.play(Seat(1), clear::Action::Roll).unwrap();
    assert!(!counts_as_begun(&any(&game), false));
}

/// HM-02, DG-04: beginning is what counts for the game of the day; the same game on another grid is only a set-up.
#[test]
fn the_game_of_the_day_counts_from_its_beginning() {
    let ana = Name::parse("Ana").unwrap();
    let seed = DailyGame::Rememory.seed(Date::new(2026, 11, 24).unwrap());
    let of_day = Game::<Rememory>::start(Rememory::day_setup(ana.clone()), seed).unwrap();
    assert!(counts_as_begun(&any(&of_day), false));
    let other = Game::<Rememory>::start(Rememory::day_setup(ana), Seed(5)).unwrap();
    assert!(!counts_as_begun(&any(&other), false));
    let mut moved = other;
    moved.play(Seat(0), rememory::Action::Draw).unwrap();
    assert!(counts_as_begun(&any(&moved), false));
}
