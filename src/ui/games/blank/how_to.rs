//! How to play BLANK, on a page and in pictures.

use crate::ui::prelude::*;

use crate::{
    play::Kind,
    rules::blank::{CardDeck, Colour, GameCard, Rule},
    screens::blank::house::HOUSE_RULES,
    ui::{
        how_to::{self, RulesPage, Term, house_rules, section},
        parts::card::{CardBack, CardFace, RuleCard},
    },
};

/// What the game is about, below the title.
const LINE: &str =
    "Play all your cards first, while three open rules get in the way. The winner writes a new rule.";

/// The page of rules.
pub(super) fn page() -> impl IntoView {
    let deck = CardDeck::fresh();
    let inside = view! { {steps(&deck)}{section("Penalties: when you draw a card", &PENALTIES)}{section("Finer points", &FINER_POINTS)}{section("On this page", &HERE)}{house_rules(&[], &HOUSE_RULES)} }.into_any();
    view! { <RulesPage kind=Kind::Blank class="how-to blanked" title="How to play BLANK" line=LINE inside/> }
}

/// Cards of a deck by colour and number, all with a picture or all without.
fn faces(deck: &CardDeck, pictures: bool, cards: &[(Colour, u8)]) -> AnyView {
    // Each card exists plain and with a picture.
    let find = |&(colour, number): &(Colour, u8)| {
        let is_wanted = |card: &&GameCard| {
            card.colour == colour && card.number.get() == number && card.picture.is_some() == pictures
        };
        deck.cards.iter().find(is_wanted).map(|card| view! { <CardFace card deck=None/> })
    };
    cards.iter().map(find).collect_view().into_any()
}

/// A rule of a deck by index. Of a new deck, 0 makes the next player draw, and 4 asks for a word.
fn rule(deck: &CardDeck, index: usize) -> AnyView {
    let rule: Option<&Rule> = deck.rules.get(index).and_then(|card| card.rule.as_ref());
    rule.map(|rule| view! { <RuleCard rule deck=None/> }).into_any()
}

/// A game from the deal to the prize (BL-05 to BL-78).
fn steps(deck: &CardDeck) -> AnyView {
    use Colour::{Blue, Green, Orange, Purple, Red, Yellow};
    let steps = vec![
        (
            "Seven each",
            "Everybody gets seven Game Cards that nobody else sees. One card is turned up beside the Draw Pile. The \
             youngest begins.",
            view! { <CardBack/>{faces(deck, false, &[(Red, 4)])} }.into_any(),
        ),
        (
            "Three rules",
            "Three Rule Cards are opened and read aloud, one by one. They count in every turn, until an effect \
             removes them.",
            rule(deck, 0),
        ),
        (
            "Match",
            "Play a card with the same colour or the same number as the top card. On a red 4 you can play any red card \
             and any 4.",
            faces(deck, true, &[(Red, 2), (Green, 4)]),
        ),
        (
            "Or several",
            "You may play several cards at once if all match by colour, or all match by number. You choose which one is \
             on top. Only that one triggers rules and effects.",
            faces(deck, true, &[(Blue, 4), (Purple, 4), (Yellow, 4)]),
        ),
        (
            "Nothing matches?",
            "Draw one card. Your turn is over. If a card matches, you have to play.",
            view! { <CardBack/> }.into_any(),
        ),
        (
            "Effects",
            "A card with an effect does what it says when it is played on top. If several rules apply and \
             their order changes something, the table agrees on it.",
            faces(deck, true, &[(Red, 1), (Orange, 2)]),
        ),
        (
            "Say it, do it",
            "Some cards ask you to say or do something before the next card is played. If you forget, anybody may call \
             it out until the card after that is played.",
            rule(deck, 4),
        ),
        (
            "No cards left",
            "You win when you have no cards and nothing left to do, if nobody objects. Your prize: write a new rule, or \
             give a card an effect, for good.",
            faces(deck, false, &[(Purple, 6)]),
        ),
    ];
    view! { <how_to::Steps steps/> }.into_any()
}

/// Penalties: when you draw a card (BL-52 to BL-59).
const PENALTIES: [Term; 5] = [
    ("Nothing matches", "Draw one card. Your turn is over."),
    ("It did not match", "Take the cards back and draw one. The same if they do not match each other."),
    ("Out of turn", "Take the cards back and draw one, or two if they did not match either."),
    ("Not done in time", "Draw one card if somebody calls it out and is right."),
    ("Called out wrongly", "The accuser draws one card. On a tie nobody draws."),
];

/// Rare cases and how they are decided (BL-48, BL-R18 to BL-R25).
const FINER_POINTS: [Term; 5] = [
    ("An empty Draw Pile", "Shuffle the discards into a new Draw Pile. Then the player goes on drawing."),
    ("Rules that trigger each other", "After one play, each rule applies at most once."),
    ("Cards discarded by an effect", "They go under the top card and do nothing there."),
    (
        "Winning in somebody else’s turn",
        "It counts. If two players run out at once, the one whose turn it is wins, or the next one after.",
    ),
    ("No rule for it?", "Talk about it and make a table ruling. Everybody has to agree."),
];

/// How the page is used.
const HERE: [Term; 4] = [
    (
        "Your hand",
        "The table shows nobody’s hand. When it is your turn, hold the button with your name for a moment and let go. At other times, press your name to look.",
    ),
    (
        "Choosing cards",
        "Tap them in order: the last one is on top. Or drag a card onto the pile. Arrows move, Space picks, Enter plays.",
    ),
    ("Call it out", "Press it when somebody forgets something. The players who are not involved vote."),
    (
        "Computer players",
        "They see their own cards and what everybody sees. Easy ones forget things: call them out.",
    ),
];

/// The game in three steps, for newcomers.
pub(super) fn introduction() -> Vec<how_to::HowToStep> {
    use Colour::{Green, Red};
    let deck = CardDeck::fresh();
    vec![
        (
            "Match",
            "Play a card with the colour or the number of the top card. Play all your cards to win.",
            faces(&deck, true, &[(Red, 2), (Red, 4), (Green, 4)]),
        ),
        (
            "Mind the rules",
            "Three rules are open. They change what happens. If somebody forgets one, call it out.",
            rule(&deck, 0),
        ),
        (
            "Write a rule",
            "The winner writes a new rule, or gives a card an effect. It stays in the deck for good.",
            view! { <CardBack/>{rule(&deck, 4)} }.into_any(),
        ),
    ]
}
