//! The order of rolling at set-up.

use crate::rules::clear::Order;

/// The orders of rolling, each with its title and what it means. The custom one is still empty.
pub fn orders() -> [(Order, &'static str, &'static str); 3] {
    [
        (Order::Clockwise, "Clockwise", "The player on the left rolls next."),
        (Order::Counterclockwise, "Counterclockwise", "The player on the right rolls next."),
        (Order::Custom(Vec::new()), "Your own order", "Press a name to move it forward."),
    ]
}

/// Who rolls first and who follows, in a line. `first` is a name, or `None` for a random player.
pub fn roles_summary(first: Option<&str>, order: &Order) -> String {
    let order = match order {
        Order::Clockwise => "clockwise",
        Order::Counterclockwise => "counterclockwise",
        Order::Custom(_) => "in your own order",
    };
    match first {
        Some(name) => format!("{name} rolls first, then {order}"),
        None => format!("First roller at random, then {order}"),
    }
}
