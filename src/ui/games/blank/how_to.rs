//! How to play BLANK, on a page and in pictures.

use crate::ui::prelude::*;

use crate::{
    play::Kind,
    rules::blank::{Colour, Deck, GameCard, Rule},
    ui::{
        how_to::{self, page},
        parts::card::{card_back, game_card, rule_card},
    },
};

/// The game in a line.
const LINE: &str = "Be the first without a card, while three rules get in everybody’s way. Whoever wins writes the next one.";

/// The screen.
pub fn how_to() -> AnyView {
    let deck = Deck::fresh();
    let inside = view! { {steps(&deck)}{penalties()}{words()}{here()} }.into_any();
    page(Kind::Blank, "setup leaf how-to blanked", "How to play BLANK", LINE, inside)
}

/// Cards of a deck, by colour and number; those with a picture where there is one to be had.
fn faces(deck: &Deck, pictures: bool, cards: &[(Colour, u8)]) -> AnyView {
    let find = |&(colour, number): &(Colour, u8)| {
        let is_it = |card: &&GameCard| {
            card.colour == colour && card.number.get() == number && card.picture.is_some() == pictures
        };
        deck.cards.iter().find(is_it).map(|card| game_card(card, None))
    };
    cards.iter().map(find).collect_view()
}

/// A rule of a deck, by its place.
fn rule(deck: &Deck, place: usize) -> AnyView {
    let rule: Option<&Rule> = deck.rules.get(place).and_then(|card| card.rule.as_ref());
    rule.map(|rule| rule_card(rule, None)).into_any()
}

/// A game from the deal to the prize (BL-05 to BL-78).
fn steps(deck: &Deck) -> AnyView {
    use Colour::{Blue, Green, Orange, Purple, Red, Yellow};
    let steps = vec![
        (
            "Seven each",
            "All Game Cards are shuffled, and everybody gets seven that nobody else sees. One card is turned up beside \
             the pile. The youngest begins.",
            view! { {card_back()}{faces(deck, false, &[(Red, 4)])} }.into_any(),
        ),
        (
            "Three rules",
            "Three Rule Cards are opened, one by one, and read aloud. They hold in everybody’s turn until something \
             takes them away.",
            rule(deck, 0),
        ),
        (
            "Match",
            "Play a card of the same colour or of the same number as the card on top. On a red 4 goes anything red, and \
             any 4.",
            faces(deck, true, &[(Red, 2), (Green, 4)]),
        ),
        (
            "Or several",
            "Play as many as you like, if all of them match by colour, or all of them by number. You choose which comes \
             to lie on top: only that one sets anything off.",
            faces(deck, true, &[(Blue, 4), (Purple, 4), (Yellow, 4)]),
        ),
        (
            "Nothing matches?",
            "Take one card, and your turn is over. Cards that match have to be played.",
            card_back(),
        ),
        (
            "It says so",
            "A card with an effect does what it says when it is played on top. Together with the rules that it sets off \
             it is done in the order on which the table agrees.",
            faces(deck, true, &[(Red, 1), (Orange, 2)]),
        ),
        (
            "Say it, do it",
            "Some cards ask for what only people can judge. There is time until the next card is played. Anybody may call \
             out what was not done, even if it was ticked, until the play after that.",
            rule(deck, 4),
        ),
        (
            "No cards left",
            "When everything is done and you hold nothing, you win, unless somebody has something to say first. The \
             prize: write a new rule, or give a card an effect, for good.",
            faces(deck, false, &[(Purple, 6)]),
        ),
    ];
    how_to::steps(steps)
}

/// What costs a card (BL-52 to BL-59).
fn penalties() -> impl IntoView {
    view! {
        <section class="setup-section">
            <h2>"What costs a card"</h2>
            <dl>
                <dt>"Nothing matches"</dt>
                <dd>"One card, and the turn is over."</dd>
                <dt>"It did not match"</dt>
                <dd>"The cards go back to your hand, and one more comes with them. So it is when they do not go together."</dd>
                <dt>"Out of turn"</dt>
                <dd>"Back to the hand, and one more; two, if it did not match either."</dd>
                <dt>"Not done in time"</dt>
                <dd>"One card, if somebody calls it out and is right."</dd>
                <dt>"Called out wrongly"</dt>
                <dd>"One card for whoever did. A tie costs nobody anything."</dd>
            </dl>
        </section>
    }
}

/// What the words of rules mean (BL-48, BL-R18 to BL-R25).
fn words() -> impl IntoView {
    view! {
        <section class="setup-section">
            <h2>"Finer points"</h2>
            <dl>
                <dt>"An empty Draw Pile"</dt>
                <dd>"The game stops for a moment, the discards are shuffled, and whoever was drawing draws on."</dd>
                <dt>"Rules that set each other off"</dt>
                <dd>"After one play, each rule is set off once at most."</dd>
                <dt>"Cards put under"</dt>
                <dd>"What an effect discards goes under the top card, and does nothing there."</dd>
                <dt>"Winning in somebody else’s turn"</dt>
                <dd>"counts. If two are out at once, it is whoever’s turn it is, or the next of them."</dd>
                <dt>"The rules are silent?"</dt>
                <dd>"Talk it over, and make it a table ruling. It takes everybody."</dd>
            </dl>
        </section>
    }
}

/// How the page is pressed.
fn here() -> impl IntoView {
    view! {
        <section class="setup-section">
            <h2>"On this page"</h2>
            <dl>
                <dt>"Your hand"</dt>
                <dd>"lies behind the curtain. It is lifted for whoever is to play; anybody else presses their name for a look."</dd>
                <dt>"Choosing cards"</dt>
                <dd>"Tap them from the bottom up: the last one comes on top. Or drag a card onto the pile. Arrows move, Space chooses, Enter plays."</dd>
                <dt>"Call it out"</dt>
                <dd>"The button is there at every moment. Those whom it does not concern say whether it was so."</dd>
                <dt>"House rules"</dt>
                <dd>"Training wheels mark what may be played. With sharp eyes, what the cards say is done by hand, and can be forgotten."</dd>
                <dt>"Bots"</dt>
                <dd>"They see their own cards and what everybody sees. The easy ones forget things; call them out."</dd>
            </dl>
        </section>
    }
}
