//! BLANK on a second screen: hands are only counted.

use super::{acting, cards_and_points, ranking, to_match};
use crate::{
    rules::blank::{Person, PhaseView, RuleView, View},
    screens::second_screen::{PeopleAndBoard, PublicBoard, PublicPerson, PublicRule},
};

/// The card to match, the rules, and how many cards everybody holds; at the end the ranking.
pub(super) fn board(view: &View) -> PeopleAndBoard {
    if let PhaseView::Over { winner, .. } = view.phase {
        return (Vec::new(), PublicBoard::Over { ranked: ranking(view, winner) });
    }
    let acting = acting(view);
    let person = |person: &Person| PublicPerson {
        name: person.name.to_string(),
        suit: None,
        count: cards_and_points(person),
        turn: acting == Some(person.seat),
    };
    let rule = |open_rule: &RuleView| PublicRule {
        title: open_rule.rule.title.clone(),
        text: open_rule.rule.to_string(),
        triggered: open_rule.was_triggered,
    };
    let board = PublicBoard::Piles {
        top: view.top.as_ref().map(|top| (*top.card).clone()),
        to_match: to_match(view),
        draw_pile: view.draw_pile,
        rules: view.rules.iter().map(rule).collect(),
    };
    (view.people.iter().map(person).collect(), board)
}
