//! Setups for these tests, and the people in them.

use partypiece::rules::{
    Seat,
    name::Name,
    piecepack::{Coin, Rank, Suit},
    player::Player,
    rememory::{Company, Deal, House, Setup, Show, Sorted, Starter, Variant},
};

pub(crate) const ANA: Seat = Seat(0);
pub(crate) const BO: Seat = Seat(1);
pub(crate) const CY: Seat = Seat(2);

/// Variant 1 with this deal and open hands.
pub(crate) fn hands(deal: Deal) -> Variant {
    Variant::Hands { deal, hidden: false }
}

/// Variant 2 with hidden hands, dealt at random.
pub(crate) const STEALS: Variant = Variant::Steals { deal: Deal::Random, hidden: true };
/// Variant 3: sorted by suit, in random order, in which nobody may show their coin to everybody.
pub(crate) const ROWS: Variant = Variant::Rows { sorted: Sorted::Suit, in_order: false, reveal: false };
/// Variant 4 with its default settings.
pub(crate) const SCATTERED: Variant = Variant::Scattered { show: Show::Suit, reveal: false };

/// All variants with all their settings.
pub(crate) fn variants() -> Vec<Variant> {
    let mut all = vec![Variant::Bag];
    for flag in [false, true] {
        for deal in [Deal::Random, Deal::BySuit, Deal::ByValue] {
            all.extend([Variant::Hands { deal, hidden: flag }, Variant::Steals { deal, hidden: flag }]);
        }
        for sorted in [Sorted::Suit, Sorted::Value] {
            all.extend([false, true].map(|in_order| Variant::Rows { sorted, in_order, reveal: flag }));
        }
        all.extend(
            [Show::Suit, Show::Value, Show::Nothing].map(|show| Variant::Scattered { show, reveal: flag }),
        );
    }
    all
}

/// A setup for this number of people. The first one begins.
pub(crate) fn many(players: usize, variant: Variant) -> Setup {
    let name = |index: usize| {
        ["Ana", "Bo", "Cy", "Di"].get(index).map_or(format!("Guest {index}"), |name| (*name).to_owned())
    };
    Setup {
        players: (0..players).map(|index| Player::person(player_name(&name(index)))).collect(),
        company: Company::Table,
        variant,
        starter: Starter::Seat(ANA),
        house: House::default(),
    }
}

/// Ana, Bo and Cy.
pub(crate) fn three(variant: Variant) -> Setup {
    many(3, variant)
}

/// Ana alone.
pub(crate) fn alone(variant: Variant) -> Setup {
    Setup { company: Company::Solo, ..many(1, variant) }
}

pub(crate) fn player_name(text: &str) -> Name {
    Name::parse(text).expect("a name")
}

pub(crate) fn coin_of(suit: Suit, rank: Rank) -> Coin {
    Coin { suit, rank }
}
