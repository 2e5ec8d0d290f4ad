//! What the foot says of limits, and of cards that somebody has to draw or to pass on (BL-R70, BL-R80).

use crate::{
    rules::blank::{Limit, SO_MANY_STAY, Stack, View},
    wording::{Noun, agreeing, counted},
};

/// What may be played within a limit (BL-R70).
pub(super) fn limit_sentence(limit: Limit) -> String {
    match limit {
        Limit::Cards(0) => "No card can be played now.".to_owned(),
        Limit::Cards(most) => format!("At most {} may be played at once now.", counted(most, Noun::CARD)),
        Limit::ColourOnly => "Only cards that match by colour may be played now.".to_owned(),
        Limit::NumberOnly => "Only cards that match by number may be played now.".to_owned(),
        Limit::Never(feature) => format!("Nobody may play {feature} now."),
        Limit::NotLast(feature) => format!("The last card may not be {feature}."),
    }
}

/// The cards of the active player, if they have to draw some.
fn of_active(view: &View) -> Option<Stack> {
    view.stacks.iter().copied().find(|stack| stack.seat == view.active)
}

/// What the active player has to draw, and how to avoid it.
pub(super) fn stack_sentence(view: &View) -> Option<String> {
    let stack = of_active(view)?;
    let cards = stack.counted();
    if !stack.can_be_passed() {
        return Some(format!("Draw {cards}. {SO_MANY_STAY}"));
    }
    let (them, feature) = (agreeing(stack.total(), "it", "them"), stack.by.name());
    Some(format!("Draw {cards}, or pass {them} on with a card of the same {feature}."))
}

/// The label of the button for a player who plays nothing.
pub fn no_match_label(view: &View, extra: bool) -> String {
    match of_active(view) {
        Some(stack) => format!("Draw {}", counted(stack.total(), Noun::CARD)),
        None if extra => "Nothing matches: end my turn".to_owned(),
        None => "Nothing matches: draw a card".to_owned(),
    }
}
