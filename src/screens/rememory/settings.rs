//! What can be chosen at set-up: who begins, the variants with their settings, and how a wrong tile is hidden.

use crate::rules::{
    Seat,
    player::Player,
    rememory::{Company, Deal, House, Setup, Show, Sorted, Starter, Variant},
};

/// The question that decides who begins (RM-09). If nobody remembers, a random player begins (RM-10).
pub const STARTER_QUESTION: &str =
    "Who remembers which game with piecepack coins and tiles some of you played last?";

/// Each variant with its default settings (RM-R10, RM-R11, RM-R21), and a line about it.
pub const VARIANTS: [(Variant, &str); 5] = [
    (Variant::Bag, "You draw coins from a bag, and everybody sees them. Start with this one."),
    (
        Variant::Hands { deal: Deal::Random, hidden: false },
        "Coins are dealt. Everybody looks for the tiles of their own coins.",
    ),
    (
        Variant::Steals { deal: Deal::Random, hidden: true },
        "Like Hands, but you can steal a coin whose tile you know.",
    ),
    (
        Variant::Rows { sorted: Sorted::Suit, in_order: false, reveal: false },
        "Coins lie in rows beside the tiles, one side up. Choose any coin.",
    ),
    (
        Variant::Scattered { show: Show::Suit, reveal: false },
        "Coins lie unsorted beside the tiles: two things to remember.",
    ),
];

/// How a wrong tile is hidden again, with title and line: after this number of seconds, or by a press if the
/// number is 0 (RM-R04).
pub const HIDINGS: [(u32, &str, &str); 4] = [
    (0, "When somebody presses", "Press when everybody has seen it."),
    (3, "After 3 seconds", "A short look."),
    (5, "After 5 seconds", "A good look."),
    (8, "After 8 seconds", "A long look, for a large table."),
];

/// The chosen way to hide a wrong tile, as the titles name it. Any other number of seconds means a press.
pub fn hiding_title(seconds: u32) -> &'static str {
    let [press, ..] = HIDINGS;
    HIDINGS.into_iter().find(|(choice, ..)| *choice == seconds).unwrap_or(press).1
}

/// The seconds that a stored choice means; `None` for a press, which is also the choice before anything is stored.
pub fn seconds_until_hidden(stored: Option<&str>) -> Option<u32> {
    let stored: u32 = stored?.parse().ok()?;
    HIDINGS.iter().map(|(seconds, ..)| *seconds).find(|&seconds| seconds == stored && seconds > 0)
}

/// The set-up of these players. A single player plays solo (RM-R35). A random player begins if nobody was
/// chosen (RM-09, RM-10). House rules hold only where the set-up screen offers them.
pub fn setup_of(players: Vec<Player>, variant: Variant, house: House, starter: Option<Seat>) -> Setup {
    let company = if players.len() == 1 { Company::Solo } else { Company::Table };
    let house =
        if offers_house_rules(variant) && company == Company::Table { house } else { House::default() };
    Setup { players, company, variant, starter: starter.map_or(Starter::Random, Starter::Seat), house }
}

/// Whether the set-up screen offers the house rules with this variant: with dealt coins that are not stolen, in which a
/// draw is likely or certain (RM-R38, RM-R41).
pub fn offers_house_rules(variant: Variant) -> bool {
    match variant {
        Variant::Hands { .. } => true,
        Variant::Bag | Variant::Steals { .. } | Variant::Rows { .. } | Variant::Scattered { .. } => false,
    }
}

/// The house rules before anybody has chosen: the set-up screen does not propose a certain draw (RM-R41).
pub const PROPOSED_HOUSE: House = House { first_wins: true };

/// A setting of a variant.
#[derive(Debug, Clone)]
pub enum VariantSetting {
    /// One of several options.
    Choice {
        /// What is chosen.
        title: &'static str,
        /// The options.
        options: Vec<VariantChoice>,
    },
    /// A switch.
    Switch {
        /// Its title.
        title: &'static str,
        /// What it changes.
        line: &'static str,
        /// Whether it is on.
        is_on: fn(Variant) -> bool,
        /// The variant with it on or off.
        set: fn(Variant, bool) -> Variant,
    },
}

/// An option of a setting.
#[derive(Debug, Clone)]
pub struct VariantChoice {
    /// Its title.
    pub title: &'static str,
    /// What it means.
    pub line: &'static str,
    /// The variant with it.
    pub set: fn(Variant) -> Variant,
}

/// The switch that allows players to show their coin to everybody, agreed before the game (RM-36).
const REVEAL: VariantSetting = VariantSetting::Switch {
    title: "Players can show their coin",
    line: "Whoever chooses a coin can show it to everybody.",
    is_on: Variant::may_reveal,
    set: with_reveal,
};

/// The settings of a variant.
pub fn variant_settings(variant: Variant) -> Vec<VariantSetting> {
    let choice = |title, line, set| VariantChoice { title, line, set };
    match variant {
        Variant::Bag => Vec::new(),
        Variant::Hands { .. } | Variant::Steals { .. } => {
            let options = vec![
                choice("At random", "Everybody gets the same number. The rest is the reserve.", |variant| {
                    with_deal(variant, Deal::Random)
                }),
                choice("By suit", "Whole suits for everybody, for up to 4 players.", |variant| {
                    with_deal(variant, Deal::BySuit)
                }),
                choice("By value", "Whole values for everybody, for up to 6 players.", |variant| {
                    with_deal(variant, Deal::ByValue)
                }),
            ];
            let hidden = VariantSetting::Switch {
                title: "Hidden hands",
                line: "Other players see only the suits of your coins.",
                is_on: Variant::hides_hands,
                set: with_hidden,
            };
            vec![VariantSetting::Choice { title: "Dealt", options }, hidden]
        }
        Variant::Rows { .. } => {
            let options = vec![
                choice("By suit", "Four rows of six, suit up.", |variant| with_sorted(variant, Sorted::Suit)),
                choice("By value", "Six rows of four, value up.", |variant| {
                    with_sorted(variant, Sorted::Value)
                }),
            ];
            let in_order = VariantSetting::Switch {
                title: "In order",
                line: "Coins lie in order in each row, so everybody knows each coin.",
                is_on: Variant::is_in_order,
                set: with_in_order,
            };
            vec![VariantSetting::Choice { title: "Sorted", options }, in_order, REVEAL]
        }
        Variant::Scattered { .. } => {
            let options = vec![
                choice("Suit up", "You see the suit and remember the value.", |variant| {
                    with_show(variant, Show::Suit)
                }),
                choice("Value up", "You see the value and remember the suit.", |variant| {
                    with_show(variant, Show::Value)
                }),
                choice("Covered", "You see neither side.", |variant| with_show(variant, Show::Nothing)),
            ];
            vec![VariantSetting::Choice { title: "Lying", options }, REVEAL]
        }
    }
}

fn with_deal(mut variant: Variant, chosen: Deal) -> Variant {
    if let Variant::Hands { deal, .. } | Variant::Steals { deal, .. } = &mut variant {
        *deal = chosen;
    }
    variant
}

fn with_hidden(mut variant: Variant, chosen: bool) -> Variant {
    if let Variant::Hands { hidden, .. } | Variant::Steals { hidden, .. } = &mut variant {
        *hidden = chosen;
    }
    variant
}

fn with_sorted(mut variant: Variant, chosen: Sorted) -> Variant {
    if let Variant::Rows { sorted, .. } = &mut variant {
        *sorted = chosen;
    }
    variant
}

fn with_in_order(mut variant: Variant, chosen: bool) -> Variant {
    if let Variant::Rows { in_order, .. } = &mut variant {
        *in_order = chosen;
    }
    variant
}

fn with_show(mut variant: Variant, chosen: Show) -> Variant {
    if let Variant::Scattered { show, .. } = &mut variant {
        *show = chosen;
    }
    variant
}

fn with_reveal(mut variant: Variant, chosen: bool) -> Variant {
    if let Variant::Rows { reveal, .. } | Variant::Scattered { reveal, .. } = &mut variant {
        *reveal = chosen;
    }
    variant
}
