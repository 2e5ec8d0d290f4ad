//! Choosing cards of a hand by tapping them (BL-R86).

use crate::{
    play::{Game, UndoError},
    rules::{
        Seat,
        blank::{Action, Blank, CardIndex, ChoiceKind, Event, PhaseView, Pick},
    },
};

/// The choice that the last tap has completed, if it can be taken back and nobody has seen anything. A choice that moves cards at once
/// is confirmed with the button.
pub fn choice_by_tap(game: &Game<Blank>, by: Seat, chosen: &[CardIndex]) -> Option<Action> {
    let PhaseView::Choosing { choice, .. } = game.view().phase else { return None };
    let ChoiceKind::Cards { cards, .. } = choice.kind else { return None };
    if choice.by != Some(by) || chosen.len() != usize::from(cards) {
        return None;
    }
    let action = Action::Choose(Pick::Cards(chosen.to_vec()));
    let mut tried = game.clone();
    tried.play(by, action.clone()).ok()?;
    (!has_shown_something(&tried)).then_some(action)
}

/// The player who has just chosen cards and may choose again, because nobody else has had the laptop since.
pub fn may_choose_again(game: &Game<Blank>) -> Option<Seat> {
    let last = game.actions().last()?;
    let is_choice = last.events.iter().any(|event| matches!(event, Event::Chose { by: Some(_), pick: None }));
    (is_choice && !has_shown_something(game)).then_some(last.by)
}

/// Whether the last action has shown something that cannot be hidden again.
fn has_shown_something(game: &Game<Blank>) -> bool {
    game.why_all_must_agree(1) == Some(UndoError::Seen)
}
