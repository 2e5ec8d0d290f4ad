//! Keep or box: cards that are not dealt stay with their deck (BW-12, BW-13).

use partypiece::{
    cards::{SharedCards, read_deck, read_deck_partially, write_deck},
    rules::blank::{
        AutoEffect, CardDeck, CardId, GameCard, PlayerSelector, PrizeRecord, Rule, WrittenEffect, WrittenOn,
    },
};

use super::table::for_players;

/// A deck with a rule by Ana in game 1, and a card by Bo in game 2.
fn written_deck() -> (CardDeck, WrittenOn, WrittenOn) {
    let mut deck = CardDeck { games: 2, ..CardDeck::fresh() };
    let id = deck.first_plain_rule().expect("a plain card");
    let rule = deck.rules.iter_mut().find(|card| card.id == id).expect("the card");
    rule.rule = Some(Rule::from_free_words("Sing.", "Ana"));
    deck.new_rule = Some(id);
    deck.cards[0] = written(&deck.cards[0], "Puddle");
    let (rule, card) = (WrittenOn::Rule(id), WrittenOn::Card(deck.cards[0].id));
    let won = |game, by: &str, on| PrizeRecord { game, by: by.to_owned(), approved_by: String::new(), on };
    deck.history = vec![won(1, "Ana", rule), won(2, "Bo", card)];
    (deck, rule, card)
}

fn written(card: &GameCard, title: &str) -> GameCard {
    let effect = WrittenEffect {
        clauses: vec![for_players(PlayerSelector::Next, AutoEffect::Draw(2.into()))],
        author: "Bo".to_owned(),
        drawing: None,
        points: None,
    };
    GameCard { title: title.to_owned(), written: Some(effect), ..card.clone() }
}

/// BW-12: only what people wrote is asked about, the newest first.
#[test]
fn cards_that_people_wrote_can_be_boxed() {
    let (deck, rule, card) = written_deck();
    assert_eq!(deck.written_by_people(), [card, rule]);
    assert!(CardDeck::fresh().written_by_people().is_empty());
}

/// BW-13: a boxed card is not dealt; it stays in the file of the deck and comes back unchanged.
#[test]
fn a_boxed_card_is_not_dealt_and_can_be_taken_out() {
    let (whole, rule, card) = written_deck();
    let mut deck = whole.clone();
    deck.put_in_box(rule);
    deck.put_in_box(card);
    assert!(deck.is_boxed(rule) && deck.is_boxed(card));
    assert_eq!((deck.cards.len(), deck.rules.len(), deck.new_rule), (71, 37, None));
    assert_eq!(deck.written_by_people(), [card, rule], "they are still named");
    assert_eq!(read_deck(&write_deck(&deck)), Ok(deck.clone()));
    deck.take_out_of_box(rule);
    deck.take_out_of_box(card);
    let sorted = |mut deck: CardDeck| {
        deck.cards.sort_by_key(|card| card.id);
        deck.rules.sort_by_key(|card| card.id);
        CardDeck { new_rule: None, ..deck }
    };
    assert_eq!(sorted(deck), sorted(whole));
}

/// BW-13: a deck keeps the minimum number of cards. A card that is not in the deck cannot be put in the box,
/// and one that is not in the box cannot be taken out.
#[test]
fn a_deck_keeps_enough_cards_to_play() {
    let (mut deck, _, card) = written_deck();
    deck.cards.truncate(CardDeck::MIN_CARDS);
    let refusal = |deck: &CardDeck, on| deck.box_refusal(on).map(|refusal| refusal.to_string());
    assert_eq!(
        refusal(&deck, card).as_deref(),
        Some("A deck needs 15 Game Cards, so this card stays in it.")
    );
    deck.put_in_box(card);
    assert!(!deck.is_boxed(card) && deck.cards.len() == CardDeck::MIN_CARDS);
    let before = deck.clone();
    deck.put_in_box(WrittenOn::Card(CardId(999)));
    deck.take_out_of_box(card);
    assert_eq!(deck, before);
}

/// BW-13: a card stays in the box while the deck is full, and the page says why.
#[test]
fn a_full_deck_takes_no_card_out_of_its_box() {
    let (mut deck, rule, card) = written_deck();
    deck.put_in_box(rule);
    deck.put_in_box(card);
    assert_eq!((deck.box_refusal(rule), deck.box_refusal(card)), (None, None));
    deck.cards = vec![deck.cards[0].clone(); CardDeck::MAX_CARDS];
    deck.rules = vec![deck.rules[0].clone(); CardDeck::MAX_RULES];
    let before = deck.clone();
    deck.take_out_of_box(rule);
    deck.take_out_of_box(card);
    assert_eq!(deck, before);
    for (on, sentence) in [
        (card, "The deck is full: it has 500 Game Cards. Put another one in the box first."),
        (rule, "The deck is full: it has 200 Rule Cards. Put another one in the box first."),
    ] {
        assert_eq!(deck.box_refusal(on).map(|refusal| refusal.to_string()).as_deref(), Some(sentence));
    }
}

/// BW-13: new cards never get the number of a card in the box.
#[test]
fn numbers_of_boxed_cards_are_not_given_again() {
    let (mut deck, rule, card) = written_deck();
    let extra = written(&deck.cards[1], "Extra");
    let shared = SharedCards::new(vec![Rule::from_free_words("Hum.", "Cy")], vec![extra.clone(), extra]);
    deck.put_in_box(rule);
    deck.put_in_box(card);
    // No plain card is left, so a new card is added for each shared card.
    deck.rules.retain(|card| card.rule.is_some());
    deck.cards.retain(|card| card.written.is_some() || card.picture.is_some());
    let (more, added) = deck.with_shared(&shared);
    assert!(added >= 2 && more.check().is_ok(), "{:?}", more.check());
    // A deck with the same number twice is refused.
    let mut twice = deck.clone();
    twice.cards.push(twice.boxed_cards[0].clone());
    assert!(twice.check().is_err());
}

/// BW-13: the text of a prize from another game is added to its card even if the card is in the box.
#[test]
fn a_prize_for_a_boxed_card_is_kept() {
    let (saved, ..) = written_deck();
    let on = WrittenOn::Card(saved.cards[5].id);
    let mut played = saved.clone();
    played.cards[5] = written(&played.cards[5], "Splash");
    played.games += 1;
    played.history.push(PrizeRecord { game: 3, by: "Bo".to_owned(), approved_by: String::new(), on });
    let mut boxed = saved.clone();
    boxed.put_in_box(on);
    let merged = boxed.merge_prizes(&saved, &played);
    assert_eq!(merged.boxed_cards.iter().map(|card| card.title.as_str()).collect::<Vec<_>>(), ["Splash"]);
}

/// BW-13: if a file is cut off in its box, the cards before the cut are read.
#[test]
fn a_box_that_is_cut_off_is_read_as_far_as_possible() {
    let (mut deck, rule, card) = written_deck();
    deck.put_in_box(card);
    deck.put_in_box(rule);
    let text = write_deck(&deck);
    let index = text.find("boxed_rules").expect("a box") + 20;
    let (read, damage) = read_deck_partially(&text[..index]).expect("most of it");
    assert!(damage.is_some());
    assert_eq!((read.cards, read.boxed_cards.len(), read.boxed_rules.len()), (deck.cards, 1, 0));
}
