//! After a game its prizes are added to the saved deck, even if the deck has changed meanwhile.

use partypiece::{
    cards::{read_deck, write_deck},
    evening::{SavedDeckNote, StoredCardDeck},
    play::DeckId,
    rules::blank::{
        CardDeck, CardId, Clause, DeckMark, PrizeRecord, Rule, RuleCard, Trigger, WrittenEffect, WrittenOn,
    },
    screens::blank::{deck_facts, name_and_effect, past_prize, points_on_card},
};

fn star_deck() -> CardDeck {
    CardDeck {
        name: "Friday deck".to_owned(),
        mark: Some(DeckMark::Star),
        owner: "Di".to_owned(),
        ..CardDeck::fresh()
    }
}

fn rule_when(event: &str) -> Rule {
    Rule { trigger: Trigger::ReportedEvent(event.to_owned()), ..Rule::template() }
}

fn prize_record(game: u32, on: WrittenOn) -> PrizeRecord {
    PrizeRecord { game, by: "Ana".to_owned(), approved_by: "Di".to_owned(), on }
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
    card.written = Some(WrittenEffect {
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

/// Stores the end of a game without an earlier note. Returns the deck's id, the stored deck and the new note.
fn store_end(
    stored: &[StoredCardDeck],
    dealt: &CardDeck,
    played: &CardDeck,
) -> (DeckId, CardDeck, SavedDeckNote) {
    let (text, note) = SavedDeckNote::of_end(None, stored, DeckId::from_number(9), dealt, played).unwrap();
    assert_eq!(SavedDeckNote::read(&note.text()), Some(note.clone()));
    (note.id.clone(), read_deck(&text).unwrap(), note)
}

/// BL-80: a game replaces the deck that it was dealt from, found by its content, or by its name and mark. If
/// it is not found, a new deck is stored.
#[test]
fn a_game_replaces_the_deck_it_was_dealt_from() {
    let (dealt, played) = (star_deck(), with_won_rule(&star_deck(), rule_when("the doorbell rings")));
    let stored = |deck: &CardDeck, id| StoredCardDeck { id: DeckId::from_number(id), deck: deck.clone() };
    let (other, changed) = (CardDeck::fresh(), with_customised_card(&star_deck(), CardId(3), "Hop"));
    let (id, deck, _) =
        store_end(&[stored(&other, 1), stored(&changed, 2), stored(&dealt, 3)], &dealt, &played);
    assert_eq!((id, deck), (DeckId::from_number(3), played.clone()), "the equal one");
    let (id, deck, _) = store_end(&[stored(&other, 1), stored(&changed, 2)], &dealt, &played);
    let merged = changed.merge_prizes(&dealt, &played);
    assert_eq!((id, deck), (DeckId::from_number(2), merged), "the one with its name and mark");
    let (id, deck, _) = store_end(&[stored(&other, 1)], &dealt, &played);
    assert_eq!((id, deck), (DeckId::from_number(9), played), "a new one");
}

/// BL-80: if the end is undone, the next end replaces it; a deck that was changed elsewhere meanwhile stays.
#[test]
fn the_next_end_replaces_an_end_that_was_undone() {
    let (dealt, first) = (star_deck(), with_won_rule(&star_deck(), rule_when("the doorbell rings")));
    let second = with_won_rule(&star_deck(), rule_when("somebody sneezes"));
    let changed = with_customised_card(&dealt, CardId(3), "Hop");
    for before in [None, Some(&dealt), Some(&changed)] {
        let id = DeckId::from_number(2);
        let stored: Vec<StoredCardDeck> =
            before.into_iter().map(|deck| StoredCardDeck { id: id.clone(), deck: deck.clone() }).collect();
        let (_, deck, note) = store_end(&stored, &dealt, &first);
        let end = |note: &SavedDeckNote, text: String| {
            SavedDeckNote::of_end(Some((note.clone(), text)), &[], DeckId::from_number(7), &dealt, &second)
        };
        let (text, again) = end(&note, write_deck(&deck)).unwrap();
        let expected = before.map_or_else(|| second.clone(), |before| before.merge_prizes(&dealt, &second));
        assert_eq!((read_deck(&text).unwrap(), &again.id), (expected, &note.id));
        // The stored deck was changed since then: by somebody else, or by this table.
        let edited = write_deck(&CardDeck { owner: "Cy".to_owned(), ..deck });
        assert_eq!(end(&note, edited.clone()), None, "somebody else changed it");
        assert!(end(&note.with_change(&edited), edited).is_some(), "this table changed it");
    }
    assert_eq!(SavedDeckNote::read("no note"), None);
}

/// BL-77, BL-R60: what the screen of decks says about a deck, its cards and its history.
#[test]
fn a_deck_tells_its_history() {
    let deck = with_customised_card(&star_deck(), CardId(3), "Hop");
    assert_eq!(
        deck_facts(&deck, 1),
        format!("14 rules, {} cards, 7 with an effect, 1 game.", deck.cards.len())
    );
    let card = deck.cards.iter().find(|card| card.id == CardId(3)).unwrap();
    let name = name_and_effect(card);
    assert!(name.starts_with(&format!("{card}, Hop. ")), "{name}");
    assert_eq!(past_prize(&deck, &deck.history[0]), format!("Game 1: Ana wrote on {name} Di agreed."));
    let by_vote = PrizeRecord { approved_by: String::new(), ..prize_record(2, WrittenOn::Rule(CardId(200))) };
    assert_eq!(past_prize(&deck, &by_vote), "Game 2: Ana wrote a rule. The table agreed.");
    let own = PrizeRecord { approved_by: "Ana".to_owned(), ..prize_record(3, WrittenOn::Card(CardId(200))) };
    assert_eq!(past_prize(&deck, &own), "Game 3: Ana wrote on a card.");
    assert_eq!([5, 0, -3].map(points_on_card), ["+5", "0", "−3"]);
}
