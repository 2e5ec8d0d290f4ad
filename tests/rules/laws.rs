//! Properties of every game after any actions. Each game's own tests check them with random actions.

use partypiece::{
    play::{Game, head_line, read, step_line},
    rules::{Rules, Seat},
};

/// The record of a game, line by line.
pub(crate) fn record<R: Rules>(game: &Game<R>) -> Vec<String> {
    [head_line(game)].into_iter().chain(game.steps().iter().map(step_line)).collect()
}

/// The game read from its own record.
pub(crate) fn replayed<R: Rules>(game: &Game<R>) -> Game<R> {
    let lines = record(game);
    let (again, damage) = read(lines.iter().map(String::as_str)).expect("a record");
    assert_eq!(damage, None);
    again
}

/// The log, sentence by sentence.
pub(crate) fn log<R: Rules>(game: &Game<R>) -> Vec<String> {
    game.log().iter().map(|line| game.tell(line)).collect()
}

/// The view, and the own views of all seats and of at least one seat without a player.
pub(crate) type Views<R> = (<R as Rules>::View, Vec<Option<<R as Rules>::OwnView>>);

pub(crate) fn views<R: Rules>(game: &Game<R>, seats: u8) -> Views<R> {
    (game.view(), (0..=seats).map(|seat| game.own(Seat(seat))).collect())
}

/// Checks that the record contains the whole game.
#[track_caller]
pub(crate) fn assert_is_its_record<R: Rules>(game: &Game<R>, seats: u8) {
    let again = replayed(game);
    assert!(again.same_as(game), "another state");
    assert!(views(&again, seats) == views(game, seats), "another view");
    assert_eq!(log(&again), log(game));
    assert_eq!(record(&again), record(game));
    assert_eq!(again.to_act(), game.to_act());
    assert_eq!(again.outcome(), game.outcome());
}

/// Tries an action and checks that `Game::check` and `Game::play` agree, and that a refused action changes nothing.
/// Returns whether the action was allowed.
#[track_caller]
pub(crate) fn try_action<R: Rules>(game: &mut Game<R>, by: Seat, action: &R::Action, seats: u8) -> bool {
    let before = (views(game, seats), game.steps().len(), game.can_redo());
    let checked = game.check(by, action);
    let played = game.play(by, action.clone()).map(drop);
    assert_eq!(checked, played, "{action:?} by {by:?}");
    if played.is_err() {
        let after = (views(game, seats), game.steps().len(), game.can_redo());
        assert!(before == after, "{action:?} by {by:?} changed the game");
    }
    played.is_ok()
}

/// Undoes up to `turns` turns and redoes them: the game must be as it was before.
#[track_caller]
pub(crate) fn assert_undo_and_redo<R: Rules>(game: &mut Game<R>, turns: usize, seats: u8) {
    let before = replayed(game);
    let seen = views(game, seats);
    let undone = (0..turns).filter(|_| game.undo(true).is_ok()).count();
    (0..undone).for_each(|_| assert!(game.redo().is_ok()));
    assert!(game.same_as(&before));
    assert!(views(game, seats) == seen);
}

/// Checks that the game waits for somebody until there is an outcome, and for nobody after that.
#[track_caller]
pub(crate) fn assert_waits_or_is_over<R: Rules>(game: &Game<R>) {
    assert_eq!(game.to_act().is_empty(), game.outcome().is_some());
}
