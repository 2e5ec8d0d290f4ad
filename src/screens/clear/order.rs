//! Who keeps score, who rolls first, and the order of rolling, as they are chosen at set-up.

use crate::{
    rules::{
        Seat,
        clear::{FirstRoller, Order, Setup},
        player::Player,
    },
    setup::guests::GuestId,
};

/// The orders of rolling, each with its title and what it means. The custom one is still empty.
pub fn orders() -> [(Order, &'static str, &'static str); 3] {
    [
        (Order::Clockwise, "Clockwise", "The player on the left rolls next."),
        (Order::Counterclockwise, "Counterclockwise", "The player on the right rolls next."),
        (Order::Custom(Vec::new()), "Your own order", "Press a name to move it forward."),
    ]
}

/// The people in the order of rolling. Those who are not in `order` come last, as in the list.
pub fn in_order(mut people: Vec<(GuestId, String)>, order: &[GuestId]) -> Vec<(GuestId, String)> {
    people.sort_by_key(|(id, _)| order.iter().position(|other| other == id).unwrap_or(order.len()));
    people
}

/// The order of rolling after `id` was moved one place forward.
pub fn moved_forward(mut order: Vec<GuestId>, id: GuestId) -> Vec<GuestId> {
    if let Some(index) = order.iter().position(|&other| other == id) {
        order.swap(index, index.saturating_sub(1));
    }
    order
}

/// What was chosen for the players at set-up.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Roles {
    /// Who keeps score. `None` for the first person.
    pub keeper: Option<Seat>,
    /// Who rolls first. `None` for a random player.
    pub first: Option<Seat>,
    /// All players in the order of rolling, if they have an order of their own.
    pub order: Vec<Seat>,
}

/// The set-up of these players. A computer player does not keep score unless somebody chose it.
pub fn setup_of(plan: Setup, players: Vec<Player>, roles: Roles) -> Setup {
    let person = players.iter().position(|player| player.level.is_none()).unwrap_or_default();
    Setup {
        scorekeeper: roles.keeper.unwrap_or(Seat(u8::try_from(person).unwrap_or_default())),
        first: roles.first.map_or(FirstRoller::Random, FirstRoller::Seat),
        order: if plan.order.is_custom() { Order::Custom(roles.order) } else { plan.order },
        players,
        ..plan
    }
}

/// Who rolls first and who follows, in a line. `first` is a name, or `None` for a random player.
pub fn roles_summary(first: Option<&str>, order: &Order) -> String {
    match (first, order) {
        (Some(name), Order::Clockwise) => format!("{name} rolls first, then clockwise"),
        (Some(name), Order::Counterclockwise) => format!("{name} rolls first, then counterclockwise"),
        (Some(name), Order::Custom(_)) => format!("{name} rolls first, then in your own order"),
        (None, Order::Clockwise) => "First roller at random, then clockwise".to_owned(),
        (None, Order::Counterclockwise) => "First roller at random, then counterclockwise".to_owned(),
        (None, Order::Custom(_)) => "First roller at random, then in your own order".to_owned(),
    }
}
