//! After a game its prizes are added to the saved deck, even if the deck has changed meanwhile.

use partypiece::rules::blank::{
    CardDeck, CardId, Clause, DeckMark, PrizeRecord, Rule, RuleCard, Trigger, WrittenEffect, WrittenOn,
};

fn star_deck() -> CardDeck {
    CardDeck {
        name: "Friday deck".to_owned(),
        mark: Some(DeckMark::Star),
        owner: "Di".to_owned(),
        ..CardDeck::fresh()
    }
}

fn rule_when(what: &str) -> Rule {
    Rule { trigger: Trigger::ReportedEvent(what.to_owned()), ..Rule::template() }
}

fn prize_record(game: u32, on: WrittenOn) -> PrizeRecord {
    PrizeRecord { game, by: "Ana".to_owned(), approved: "Di".to_owned(), on }
}

/// The deck after one more game in which a rule was won.
fn with_won_rule(deck: &CardDeck, rule: Rule) -> CardDeck {
    let mut deck = deck.clone();
    let id = deck.first_plain_rule().unwrap();
    deck.rules.iter_mut().find(|card| card.id == id).unwrap().rule = Some(rule);
    deck.games += 1;
    deck.new_rule = Some(id);
    deck.history.push(prize_record(deck.games, WrittenOn::Rule(id)));
    deck
}

/// The deck after one more game in which a Game Card was customised.
fn with_customised_card(deck: &CardDeck, id: CardId, title: &str) -> CardDeck {
    let mut deck = deck.clone();
    deck.games += 1;
    deck.new_rule = None;
    let card = deck.cards.iter_mut().find(|card| card.id == id).unwrap();
    card.title = title.to_owned();
    card.effect = Some(WrittenEffect {
        clauses: vec![Clause::template()],
        author: "Ana".to_owned(),
        drawing: None,
        points: None,
    });
    deck.history.push(prize_record(deck.games, WrittenOn::Card(id)));
    deck
}

/// BL-80: an unchanged deck is replaced by the played one.
#[test]
fn an_unchanged_deck_is_saved_as_it_was_played() {
    let played = with_won_rule(&star_deck(), rule_when("the doorbell rings"));
    assert_eq!(star_deck().merge_prizes(&star_deck(), &played), played);
    assert_eq!(played.new_rule, Some(CardId(15)));
}

/// BL-01, BL-04, BL-70: when one deck was used in two games, the prizes of both are kept.
#[test]
fn prizes_of_two_games_are_both_kept() {
    let (dealt, first) = (star_deck(), with_won_rule(&star_deck(), rule_when("the doorbell rings")));
    let second = with_won_rule(&star_deck(), rule_when("somebody sneezes"));
    let merged = first.merge_prizes(&dealt, &second);
    assert_eq!((merged.games, merged.written_rules(), merged.new_rule), (2, 16, Some(CardId(16))));
    assert_eq!(merged.rule(CardId(15)), Some(&rule_when("the doorbell rings")));
    assert_eq!(merged.rule(CardId(16)), Some(&rule_when("somebody sneezes")));
    assert_eq!(merged.history.last(), Some(&prize_record(2, WrittenOn::Rule(CardId(16)))));
    assert_eq!(merged.check(), Ok(()));
}

/// BL-R26: an effect on a card stays, and so does a new name of the deck.
#[test]
fn changes_made_since_the_deal_stay() {
    let saved =
        CardDeck { name: "Sunday deck".to_owned(), ..with_customised_card(&star_deck(), CardId(3), "Hop") };
    let played = with_customised_card(&star_deck(), CardId(3), "Hush");
    let merged = saved.merge_prizes(&star_deck(), &played);
    assert_eq!((merged.name.as_str(), merged.games), ("Sunday deck", 2));
    assert_eq!(merged.cards[2].title, "Hop");
    assert_eq!(merged.history, saved.history);
    let other = saved.merge_prizes(&star_deck(), &with_customised_card(&star_deck(), CardId(4), "Hush"));
    assert_eq!((other.cards[2].title.as_str(), other.cards[3].title.as_str()), ("Hop", "Hush"));
}

/// BL-R29: a rule counts as new for one game only.
#[test]
fn a_game_without_a_won_rule_clears_the_new_rule() {
    let saved = CardDeck { name: "Sunday deck".to_owned(), new_rule: Some(CardId(5)), ..star_deck() };
    let merged = saved.merge_prizes(&star_deck(), &with_customised_card(&star_deck(), CardId(3), "Hop"));
    assert_eq!((merged.new_rule, merged.games, merged.history.len()), (None, 1, 1));
    let renamed = CardDeck { name: "Monday deck".to_owned(), ..star_deck() };
    assert_eq!(saved.merge_prizes(&star_deck(), &renamed), saved, "nothing was played");
}

/// BL-R27: without a plain card left, nothing is overwritten.
#[test]
fn a_full_deck_takes_no_more_rules() {
    let mut full = star_deck();
    for card in &mut full.rules {
        card.rule.get_or_insert_with(|| rule_when("the phone rings"));
    }
    let merged = full.merge_prizes(&star_deck(), &with_won_rule(&star_deck(), rule_when("somebody sneezes")));
    assert_eq!((merged.written_rules(), merged.history.len()), (38, 0));
}

/// BL-R27: plain cards that the table added are saved, even if the deck was used in another game meanwhile.
#[test]
fn added_plain_cards_are_saved() {
    let mut full = star_deck();
    full.rules.retain(|card| card.rule.is_some());
    let first = with_customised_card(&full, CardId(1), "Hop");
    let mut added = full.clone();
    added.rules.push(RuleCard { id: CardId(90), rule: None });
    let second = with_won_rule(&added, rule_when("somebody sneezes"));
    let merged = first.merge_prizes(&full, &second);
    assert_eq!((merged.games, merged.written_rules(), merged.rules.len()), (2, 15, 15));
    assert_eq!(merged.check(), Ok(()));
}
