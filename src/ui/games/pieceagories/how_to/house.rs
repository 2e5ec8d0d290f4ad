//! House rules.

use crate::ui::prelude::*;

/// Where categories may come from instead (PG-84 to PG-99).
const SOURCES: [(&str, &str); 4] = [
    (
        "Pieceagories Pieceagories",
        "First the dice give a letter, and every category must begin with it. The host may roll again at any time.",
    ),
    (
        "Against Humanity",
        "Type or paste black cards of Cards Against Humanity. Each round ten are drawn at random and do not come back.",
    ),
    ("Apples", "Adjectives of Apples to Apples, drawn in the same way. You have half the time."),
    (
        "Other cards",
        "Cards of a similar game. You choose whether they come back and whether you have half the time.",
    ),
];

/// House rules, each with what it changes.
const HOUSE: [(&str, &str); 15] = [
    ("More or fewer rounds", "1 to 20 instead of 6. With more than 6 the board grows."),
    ("More suits", "With more than one piecepack up to eight play, a pawn of another suit for each."),
    ("A host who only runs the table", "They pick, roll and vote, but have no pawn and no sheet."),
    ("On paper", "Everybody writes at once. Then you tap what counts, or type the answers in."),
    ("Your own timer", "The page says what to set. Press a button when time is up."),
    ("Invent together", "Everybody calls out categories and one person types them."),
    ("The host invents too", "By the official rules the host does not write categories."),
    ("Alliteration", "An answer of two words or more that all begin with the letter gives 2 points."),
    ("Same category only", "An answer is struck only if somebody else has it in the same category."),
    ("A fresh letter", "If the letter of the round before comes up, the dice are rolled again."),
    ("Hand in early", "A player who has finished may hand in before time is up."),
    (
        "Blitz",
        "One category at a time goes around the table, 10 seconds for each answer. On paper: 45 seconds a sheet. No \
         coin is flipped.",
    ),
    ("The coin goes by seats", "The next player by seat flips the coin. Nobody needs to enter a birthday."),
    (
        "Who wrote a category",
        "The writers' names are beside the categories in each round, not only after the game.",
    ),
    (
        "A forfeit",
        "For whoever flips a blank coin or has an answer struck: a drink, if all are old enough, or whatever you \
         decide.",
    ),
];

pub(super) fn other_categories() -> Html {
    section("Other sources of categories", "Everything else stays the same. One source a game.", &SOURCES)
}

pub(super) fn house_rules() -> Html {
    section("House rules", "Agree on them before you start.", &HOUSE)
}

fn section(title: &'static str, line: &'static str, rules: &'static [(&str, &str)]) -> Html {
    let rule = |&(name, change): &(&'static str, &'static str)| {
        html! { <div><dt>{name}</dt><dd>{change}</dd></div> }
    };
    html! {
        <section class="setup-section wide">
            <h2>{title}</h2>
            <p class="quietly">{line}</p>
            <dl class="columns">{rules.iter().map(rule).collect_html()}</dl>
        </section>
    }
}
