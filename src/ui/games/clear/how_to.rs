//! How to play Clear!, on a page and in pictures.

use crate::ui::prelude::*;

use super::{
    dice,
    picture::{still, wood},
};
use crate::{
    play::Kind,
    rules::{
        clear::{Card, Squares},
        piecepack::{Rank, Suit},
    },
    screens::clear::{CardLines, house::HOUSE_RULES},
    ui::{
        how_to::{self, RulesPage, Term, house_rules, section},
        parts::{Pawn, Tile},
    },
};

/// The game in two sentences.
const LINE: &str = "Everybody has a card of 24 coins and uses the same four dice. Take lines of three or four coins until no three are in line.";

pub(super) fn page() -> impl IntoView {
    let inside = view! { {steps()}{section("What a line is", &LINES)}{section("Points", &SCORE)}{section("On this page", &HERE)}{house_rules(&HINTS, &HOUSE_RULES)} }.into_any();
    view! { {wood()}<RulesPage kind=Kind::Clear class="how-to" title="How to play Clear!" line=LINE inside/> }
}

/// A card for pictures. In `left`, each square that still has a coin has a bit.
fn card(left: u32) -> Card {
    use Rank::{Ace, Five, Four, Null, Three, Two};
    let card = Card::of([
        Three, Two, Ace, Five, Two, Null, //
        Null, Four, Two, Three, Ace, Five, //
        Two, Ace, Five, Two, Four, Three, //
        Ace, Null, Four, Null, Three, Five,
    ]);
    card.without(Squares::new(!left & Squares::ALL.bits()).unwrap_or_default())
}

/// A line across a card. In `line`, each of its squares has a bit.
fn taken(line: u32) -> CardLines {
    CardLines { taken: Squares::new(line).into_iter().collect(), ..CardLines::default() }
}

/// All 24 squares.
const FULL: u32 = 0xff_ffff;

/// Five squares that leave a card clear: no three are in line.
const CLEARED: u32 = 0xa0_1402;

/// The steps of a game, from filling the cards to the points of seven deals (CL-15 to CL-72).
fn steps() -> AnyView {
    let throw = || dice::still_dice(&[Rank::Ace, Rank::Two, Rank::Two, Rank::Five]);
    let steps = [
        (
            "Fill the cards",
            "Six tiles make 24 squares. The 24 coins of a piecepack are mixed and laid on them: four each of blank, ace, \
             2, 3, 4 and 5.",
            still(card(FULL), CardLines::default()),
        ),
        (
            "Roll four dice",
            "One player rolls for everybody; next time the player on the left rolls. Blank, ace, 2, 3, 4 and 5 are the \
             sides of each die. A coin with a spiral is an ace, and so is a die with a symbol.",
            throw(),
        ),
        (
            "Take a line",
            "Find 3 or 4 neighbouring coins in a straight line (row, column or diagonal) that match the dice, one \
             die for each coin. The order does not matter. You can take one line per roll.",
            still(card(FULL), taken(0b1_1100)),
        ),
        (
            "Four!",
            "A line of four uses all four dice and gives you 2 points at once.",
            // The line of the step before is gone.
            still(card(FULL & !0b1_1100), taken(0b1111 << 12)),
        ),
        (
            "Scratch!",
            "No line? Press Scratch and keep your coins. You cannot change your decision. When all players have decided, \
             everybody sees what the others did.",
            // The three coins in the first column do not match the dice above.
            still(card(0x84_1021), CardLines::default()),
        ),
        (
            "Scratch-Off",
            "When everybody scratches, a pawn goes on the Scratch Tile; when somebody takes a line, the pawns go back. \
             After everybody has scratched three times in a row, two dice are rolled for lines of two. If everybody \
             scratches again, the deal is over.",
            view! {
                <Tile/>
                {[Suit::Suns, Suit::Moons, Suit::Crowns].map(|suit| view! { <Pawn suit initial=""/> }).into_iter().collect_view()}
            }.into_any(),
        ),
        (
            "Clear!",
            "Your card is clear when no row, column or diagonal has three coins left, even with gaps. Then the deal ends \
             after this roll.",
            still(card(CLEARED), CardLines::default()),
        ),
        (
            "Seven deals",
            "The points of all deals are added. The most points win; players with the same points win together.",
            throw(),
        ),
    ];
    view! { <how_to::Steps steps=steps.into()/> }.into_any()
}

/// What a line is (CL-26, CL-27, CL-R07).
const LINES: [Term; 4] = [
    ("Gaps do not matter", "Two coins with only empty squares between them are neighbours."),
    ("Coins in between matter", "You cannot skip a coin: a coin in between belongs to the line."),
    ("Only straight lines", "Rows, columns and all diagonals, short ones too."),
    ("Each coin needs its own die", "The dice show ace, 2, 2 and 5: you can take 2–5–2, but not 2–2–2."),
];

/// How a deal is scored (CL-70 to CL-79).
const SCORE: [Term; 4] = [
    ("Four: 2 points", "Every time somebody takes a line of four."),
    (
        "Clear: 10 points minus the coins left",
        "With five coins left: 10 − 5 = 5. Several players can be clear after the same roll. The others get no points for their cards.",
    ),
    (
        "The only clear player: a bonus",
        "The only clear player chooses another card and gets a point for each coin on it. The card with the most coins is best.",
    ),
    (
        "Everybody scratches",
        "If everybody scratches in a Scratch-Off, every card with fewer than 10 coins scores 10 minus the coins left. There is no bonus.",
    ),
];

/// How the page is used.
const HERE: [Term; 3] = [
    (
        "Choosing coins",
        "Tap both ends of a line, or tap each coin, or drag along the line. Keys: arrows move, Space chooses, Escape cancels, Enter takes the line.",
    ),
    (
        "Whose card",
        "The next player who has to decide gets the large card. Press a small card to make it large.",
    ),
    (
        "Real piecepack",
        "Your cards lie on the table. The page rolls the dice, counts the Scratch Rounds and keeps score.",
    ),
];

/// The game in three cards, for newcomers.
pub(super) fn introduction() -> Vec<how_to::HowToStep> {
    vec![
        (
            "Same dice for all",
            "Everybody has a card with 24 coins. Four dice are rolled for all. A spiral (on a die: a symbol) is an ace. \
             An empty coin or die is a blank: it matches only a blank.",
            dice::still_dice(&[Rank::Ace, Rank::Two, Rank::Two, Rank::Null]),
        ),
        (
            "Take a line, or scratch",
            "Find 3 or 4 neighbouring coins in a row, column or diagonal that match the dice, in any order. Gaps do not \
             matter. A line of four gives 2 points. If you see no line, scratch: you keep your coins.",
            // The fourth coin is gone, and the line goes over the gap.
            still(card(FULL & !0b1000), taken(0b1_0110)),
        ),
        (
            "Clear your card",
            "Your card is clear when no row, column or diagonal has three coins. Then the deal ends, and the card scores 10 \
             points minus the coins left. Bonus: the only clear player gets a point for each coin on one other card.",
            still(card(CLEARED), CardLines::default()),
        ),
    ]
}

/// The house rule that is more than a switch (CL-R05).
const HINTS: [Term; 1] = [(
    "Hints",
    "The page says whether a line fits, or shows the lines that fit: always, or only when asked.",
)];
