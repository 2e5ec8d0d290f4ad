//! BLANK on the page: piles, rules in force, hands behind the curtain, and decisions of the table.
//!
//! A hand is in the document only while its owner is behind the curtain, or always if just one person plays. The
//! state that all screens share is `BlankContext`.

mod accusation_vote;
mod again;
mod calls;
mod ceremony;
mod choosing;
mod clock;
mod context;
mod drag;
mod fill_in;
mod foot;
mod hand;
mod happened;
mod how_to;
mod lit;
mod new_rule;
mod obligations;
mod people;
mod piles;
mod prize;
mod queue;
mod rules_in_force;
mod ruling;
mod setup;
mod table;

use crate::ui::prelude::*;

use super::GamePage;
use crate::{play::Damage, rules::blank::Blank, ui::session::Session};

const HEXAGON: &str = "M7 3h10l5 9-5 9H7l-5-9z";
const TRIANGLE: &str = "M12 3l10 18H2z";

impl GamePage for Blank {
    fn set_up() -> AnyView {
        setup::set_up().into_any()
    }

    fn how_to() -> AnyView {
        how_to::page().into_any()
    }

    fn table(session: Session<Self>, damage: Option<Damage>) -> AnyView {
        table::mount(session, damage)
    }

    /// Three cards, one of them blank.
    fn picture() -> AnyView {
        let card = |shape: &'static str, number: &'static str| {
            view! {
                <span class="blank-card">
                    <svg viewBox="0 0 24 24"><path d=shape/></svg>
                    <b>{number}</b>
                </span>
            }
            .into_any()
        };
        view! {
            {card(HEXAGON, "4")}
            {card(TRIANGLE, "1")}
            {card("", "")}
        }
        .into_any()
    }
}
