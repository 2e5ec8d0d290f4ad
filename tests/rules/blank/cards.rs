//! The cards of a new deck.

use std::collections::BTreeSet;

use partypiece::{
    rules::blank::{
        AutoEffect, Blank, CardDeck, CardKind, CardNumber, Cause, Clause, Colour, DetectedEvent, Effect,
        GameCard, PlayerSelector, Rule, Span, Symbol, Target, Trigger,
    },
    screens::{
        GameScreens,
        blank::{EFFECT_TIPS, TARGET_TIPS, TRIGGER_TIPS},
    },
};

fn cards_of(kind: CardKind) -> Vec<GameCard> {
    CardDeck::fresh().cards.into_iter().filter(|card| card.kind() == kind).collect()
}

/// BL-16, BL-17, BL-R01
#[test]
fn a_fresh_deck_has_72_game_cards_and_38_rule_cards() {
    let deck = CardDeck::fresh();
    assert_eq!((deck.cards.len(), deck.rules.len(), deck.written_rules()), (72, 38, 14));
    assert_eq!(
        [
            cards_of(CardKind::Plain).len(),
            cards_of(CardKind::Illustrated).len(),
            cards_of(CardKind::WithEffect).len()
        ],
        [36, 30, 6]
    );
    for colour in Colour::ALL {
        for number in CardNumber::ALL {
            let pair: Vec<bool> = deck
                .cards
                .iter()
                .filter(|card| (card.colour, card.number) == (colour, number))
                .map(|card| card.picture.is_some())
                .collect();
            assert_eq!(pair, [false, true], "{colour} {number}, plain and illustrated");
        }
    }
    let effects = cards_of(CardKind::WithEffect);
    assert_eq!(effects.iter().map(|card| card.colour).collect::<BTreeSet<_>>().len(), 6);
    assert_eq!(effects.iter().map(|card| card.number).collect::<BTreeSet<_>>().len(), 6);
    assert_eq!(deck.check(), Ok(()));
}

/// BL-24, BL-26, BL-R03
#[test]
fn each_colour_has_a_symbol_of_its_own() {
    let symbols: Vec<String> =
        Colour::ALL.iter().map(|colour| format!("{colour} {}", colour.symbol())).collect();
    assert_eq!(
        symbols,
        ["red hexagon", "orange triangle", "yellow square", "green circle", "blue diamond", "purple shield"]
    );
    assert_eq!(Colour::Blue.symbol(), Symbol::Diamond);
    assert!(CardNumber::new(0).is_none() && CardNumber::new(7).is_none());
    for colour in Colour::ALL {
        assert_eq!(CardDeck::fresh().cards.iter().filter(|card| card.colour == colour).count(), 12);
    }
}

/// BL-25
#[test]
fn a_plain_card_has_space_for_text_and_an_illustrated_one_has_a_title() {
    for card in cards_of(CardKind::Plain) {
        assert!(card.title.is_empty() && card.picture.is_none() && card.text().is_empty());
    }
    let titles: BTreeSet<String> = CardDeck::fresh()
        .cards
        .into_iter()
        .filter(|card| card.picture.is_some())
        .map(|card| card.title)
        .collect();
    assert_eq!(titles.len(), 36, "a title for each picture");
    assert!(titles.iter().all(|title| !title.is_empty()));
}

fn new_deck_triggers_and_clauses() -> (Vec<Trigger>, Vec<Clause>) {
    let deck = CardDeck::fresh();
    let rules: Vec<_> = deck.rules.into_iter().filter_map(|card| card.rule).collect();
    let effects = deck.cards.into_iter().filter_map(|card| card.written).flat_map(|effect| effect.clauses);
    let clauses = rules.iter().flat_map(|rule| rule.clauses.clone()).chain(effects).collect();
    (rules.into_iter().map(|rule| rule.trigger).collect(), clauses)
}

/// BL-109: every trigger, target and effect in the table of the rules occurs.
#[test]
fn a_fresh_deck_has_every_kind_of_trigger_target_and_effect() {
    let (triggers, clauses) = new_deck_triggers_and_clauses();
    let trigger = |matches: fn(&Trigger) -> bool| triggers.iter().any(matches);
    assert!(trigger(|trigger| matches!(trigger, Trigger::Played { .. })));
    assert!(trigger(|trigger| matches!(trigger, Trigger::Drawn { .. })));
    assert!(trigger(|trigger| matches!(trigger, Trigger::Discarded(_))));
    assert!(trigger(|trigger| matches!(trigger, Trigger::Detected(_))));
    assert!(trigger(|trigger| matches!(trigger, Trigger::ReportedEvent(_))));
    assert!(trigger(|trigger| matches!(trigger, Trigger::Time { .. })));
    for target in [
        Target::Players(PlayerSelector::Next),
        Target::Players(PlayerSelector::Previous),
        Target::Players(PlayerSelector::All),
        Target::InPlay(partypiece::rules::blank::Filter::default()),
        Target::DrawPile,
        Target::DiscardPile,
    ] {
        assert!(clauses.iter().any(|clause| clause.target == target), "{target}");
    }
    assert!(clauses.iter().any(|clause| matches!(clause.target, Target::Rules(_))));
    let effect = |matches: fn(&Effect) -> bool| clauses.iter().any(|clause| matches(&clause.effect));
    assert!(effect(|effect| matches!(effect, Effect::Auto(AutoEffect::Draw(_)))));
    assert!(effect(|effect| matches!(effect, Effect::Auto(AutoEffect::Take { .. }))));
    assert!(effect(|effect| matches!(effect, Effect::Auto(AutoEffect::Discard { .. }))));
    assert!(effect(|effect| matches!(effect, Effect::Auto(AutoEffect::Change { .. }))));
    assert!(effect(|effect| matches!(effect, Effect::Say(_))));
    assert!(effect(|effect| matches!(effect, Effect::Do(_))));
}

/// BL-71, BL-R26
#[test]
fn sixty_six_cards_of_a_fresh_deck_can_be_customised() {
    assert_eq!(CardDeck::fresh().customisable_cards().count(), 66);
}

/// BL-68, BL-74
#[test]
fn a_writer_is_shown_six_examples_of_each_kind() {
    for tips in [TRIGGER_TIPS, TARGET_TIPS, EFFECT_TIPS] {
        assert_eq!(tips.iter().collect::<BTreeSet<_>>().len(), 6);
    }
}

/// BL-110
#[test]
fn the_credits_name_the_authors() {
    let credits = Blank::FACTS.credits.join(" ");
    for name in ["Henri Kermarrec", "Rory O'Connor", "Michael Fox", "The Creativity Hub Ltd"] {
        assert!(credits.contains(name), "{name}");
    }
}

/// BL-17, BL-109: people recognise a card by its picture, so all pictures differ. The style sheet names the
/// ink of every layer except `l`.
#[test]
fn every_illustrated_card_has_a_picture_of_its_own() {
    let pictures: Vec<&str> = include_str!("../../../src/ui/parts/pictures.txt").lines().collect();
    let style_sheet = include_str!("../../../style/parts/card.css");
    let used: BTreeSet<u8> = CardDeck::fresh().cards.iter().filter_map(|card| card.picture).collect();
    assert_eq!(used.len(), pictures.len());
    assert_eq!(pictures.iter().collect::<BTreeSet<_>>().len(), 36);
    for picture in pictures {
        for layer in picture.split('|') {
            let (ink, path) = layer.split_at(1);
            assert!(ink == "l" || style_sheet.contains(&format!("[data-ink=\"{ink}\"]")), "ink {ink}");
            assert!(path.starts_with('M'), "{layer}");
        }
    }
}

/// BL-20, BL-75, BL-81: what cannot be seen is missing: in titles, effects and triggers, and in the name of a deck. A mark such as
/// "!" can be seen.
#[test]
fn a_text_that_cannot_be_seen_is_missing() {
    use partypiece::rules::{
        blank::CardProblem,
        name::{Name, can_be_seen},
    };

    use super::table::{any_play, rule, say, task};

    let selectors_and_marks = "\u{e0100}\u{180b}\u{17b4}\u{1bca0}\u{1d173}";
    let fillers = "\u{115f}\u{ffa0}";
    for unseen in [
        "\u{200b}",
        "\u{2060}",
        "\u{3164}",
        "\u{2800}",
        "\u{ad}",
        fillers,
        " \u{200d}\u{fe0f} ",
        selectors_and_marks,
    ] {
        assert!(!can_be_seen(unseen) && Name::parse(unseen).is_err(), "{unseen:?}");
        let says = rule(any_play(), task(PlayerSelector::All, say(unseen)));
        assert_eq!(says.check(), Err(CardProblem::Empty("text")), "{unseen:?}");
        let does = rule(any_play(), task(PlayerSelector::All, Effect::Do(unseen.to_owned())));
        assert_eq!(does.check(), Err(CardProblem::Empty("text")), "{unseen:?}");
        let happens = rule(Trigger::ReportedEvent(unseen.to_owned()), task(PlayerSelector::All, say("hm")));
        assert_eq!(happens.check(), Err(CardProblem::Empty("trigger")), "{unseen:?}");
        let titled =
            Rule { title: unseen.to_owned(), ..rule(any_play(), task(PlayerSelector::All, say("!"))) };
        assert_eq!(titled.check(), Err(CardProblem::Empty("title")), "{unseen:?}");
        let deck = CardDeck { name: unseen.to_owned(), ..CardDeck::fresh() };
        assert!(deck.check().is_err(), "{unseen:?}");
        assert!(partypiece::decks::Line::parse(unseen).is_err(), "{unseen:?}");
    }
    assert_eq!(rule(any_play(), task(PlayerSelector::All, say("!"))).check(), Ok(()));
    assert_eq!(CardDeck::fresh().check(), Ok(()));
}

/// BL-19, BL-20: a trigger takes each number of its range, with both ends, and no other.
#[test]
fn the_numbers_of_triggers_have_limits() {
    let time = |span: fn(u16) -> Span| move |n| Trigger::Time { span: span(n), repeats: true };
    let drawn = |n: u16| Trigger::Drawn { cause: Cause::Any, least: n as u8 };
    let hand_is = |n: u16| Trigger::Detected(DetectedEvent::HandIs(n as u8));
    let plays = |n: u16| Trigger::Detected(DetectedEvent::PlaysAtLeast(n as u8));
    type Timed<'a> = &'a dyn Fn(u16) -> Trigger;
    let limits: [(Timed, u16, u16); 6] = [
        (&time(|n| Span::Turns(n as u8)), 1, 99),
        (&time(|n| Span::Rounds(n as u8)), 1, 99),
        (&time(Span::Seconds), 10, 3600),
        (&drawn, 1, 7),
        (&hand_is, 0, 20),
        (&plays, 1, 7),
    ];
    for (trigger, least, most) in limits {
        let fits = |n| Rule { trigger: trigger(n), ..Rule::template() }.check().is_ok();
        let allowed: Vec<u16> = (0..4000).filter(|n| *n < 256 || most > 255).filter(|&n| fits(n)).collect();
        assert_eq!(allowed, (least..=most).collect::<Vec<_>>(), "{:?}", trigger(least));
    }
}

/// BL-91: a number that is not allowed is named with its noun.
#[test]
fn a_number_that_is_not_allowed_is_named() {
    let mut written = CardDeck::fresh().rules.into_iter().find_map(|card| card.rule).expect("a rule");
    let mut refused = |span| {
        written.trigger = Trigger::Time { span, repeats: true };
        written.check().expect_err("too many").to_string()
    };
    assert_eq!(refused(Span::Turns(100)), "the number of turns is 100, and has to be 1 to 99.");
    assert_eq!(refused(Span::Rounds(100)), "the number of rounds is 100, and has to be 1 to 99.");
    assert_eq!(refused(Span::Seconds(5)), "the number of seconds is 5, and has to be 10 to 3600.");
}
