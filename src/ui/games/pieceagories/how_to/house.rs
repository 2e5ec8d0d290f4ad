//! House rules.

use crate::ui::prelude::*;

/// Where categories may come from instead (PG-84 to PG-99).
const SOURCES: [(&str, &str); 4] = [
    (
        "Pieceagories Pieceagories",
        "A roll of the dice gives a letter first, and every category has to begin with it. The host may roll again at \
         any time. No points are at stake.",
    ),
    (
        "Against Humanity",
        "Black cards of Cards Against Humanity, typed or pasted in, are the categories. Each round ten are drawn by \
         luck, and gone afterwards.",
    ),
    (
        "Apples",
        "Adjectives of Apples to Apples, drawn in the same way. A coin's minute lasts thirty seconds.",
    ),
    (
        "Other cards",
        "Cards of any other game of that family. The table says whether they come back, and whether time is halved.",
    ),
];

/// House rules, each with what it changes.
const HOUSE: [(&str, &str); 14] = [
    ("More or fewer rounds", "One to twenty instead of six; beyond six the board grows."),
    ("More suits", "With more than one piecepack up to eight play, a pawn of another suit for each."),
    ("A host who only runs the table", "They pick, throw and vote, and have neither pawn nor sheet."),
    ("On paper", "Everybody writes at once against one clock, and the sheets are typed in afterwards."),
    ("Your own timer", "The page says what to set, and waits for word that time is up."),
    ("Invent together", "Categories are called out in the open instead of written in secret."),
    ("The host invents too", "As written, a host only lays out the board meanwhile."),
    ("Alliteration", "An answer of several words, all of which begin with the letter, is worth two."),
    ("Same category only", "An answer is struck only where another has it for the very same category."),
    ("A fresh letter", "If the letter of the round before comes up again, the dice are thrown again."),
    ("Hand in early", "Whoever is done need not wait for the clock."),
    ("The coin goes by seats", "It goes around as people sit, and nobody is asked for a birthday."),
    (
        "Who wrote a category",
        "The writers' names are beside the categories in each round, not only after the game.",
    ),
    (
        "A forfeit",
        "Something befalls whoever turns a blank coin or has an answer struck. A drink, if all are old enough, or \
         whatever the table thinks of.",
    ),
];

pub(super) fn other_categories() -> Html {
    section("Other ways to come by categories", "All else stays as it is. One way a game.", &SOURCES)
}

pub(super) fn house_rules() -> Html {
    section("House rules", "All are off unless the table agrees on them before play.", &HOUSE)
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
