//! Cards as a link and as a QR code, and links that are damaged.

use base64::{
    Engine,
    prelude::{BASE64_STANDARD, BASE64_URL_SAFE_NO_PAD},
};
use partypiece::{
    cards::{CardLinkError, SharedCards},
    rules::blank::{
        AutoEffect, CardDeck, DeckMark, Drawing, DrawnPart, GameCard, PlayerSelector, Rule, WrittenEffect,
        WrittenOn,
    },
    screens::{
        blank::{added_sentence, free_mark, shared_facts},
        qr::qr_code,
    },
};
use proptest::prelude::*;

use super::table::for_players;

const MARKUP: &str = "<img src=x onerror=alert(1)>&amp;\"'";

/// A fresh deck with a rule by Ann and an effect. All other texts of the two, even the author of the effect, are markup.
fn deck() -> CardDeck {
    let mut deck = CardDeck::fresh();
    let rule = Rule { title: MARKUP.to_owned(), ..Rule::from_free_words(MARKUP, "Ann") };
    deck.rules.iter_mut().find(|card| card.rule.is_none()).expect("a plain card").rule = Some(rule);
    deck.cards[0] = GameCard { title: MARKUP.to_owned(), ..deck.cards[0].clone() };
    deck.cards[0].written = Some(WrittenEffect {
        clauses: vec![for_players(PlayerSelector::All, AutoEffect::Draw(1.into()))],
        author: MARKUP.to_owned(),
        drawing: Some(Drawing {
            description: MARKUP.to_owned(),
            parts: vec![DrawnPart { points: vec![[1, 2], [3, 4]], ..DrawnPart::default() }],
        }),
        points: Some(12),
    });
    deck
}

fn fragment(shared: &SharedCards) -> String {
    shared.to_fragment().expect("a link")
}

fn read(fragment: &str) -> Result<SharedCards, CardLinkError> {
    SharedCards::from_payload(SharedCards::payload_in(fragment))
}

fn error_message(json: &str) -> String {
    SharedCards::from_payload(&BASE64_URL_SAFE_NO_PAD.encode(json)).expect_err("no cards").to_string()
}

/// SH-01, SH-02
#[test]
fn a_link_has_what_people_wrote_in_a_deck() {
    assert_eq!(SharedCards::written_in(&CardDeck::fresh()).count(), 0);
    assert_eq!(SharedCards::written_in(&CardDeck::fresh()).to_fragment(), Err(CardLinkError::Empty));
    let shared = SharedCards::written_in(&deck());
    assert_eq!((shared.rules.len(), shared.cards.len()), (1, 1));
    assert_eq!(shared.authors(), ["Ann", MARKUP]);
    assert_eq!(shared.each().len(), 2);
    let fragment = fragment(&shared);
    assert!(
        fragment.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"#/-_".contains(&byte)),
        "{fragment}"
    );
    assert_eq!(read(&fragment), Ok(shared.clone()));
    assert_eq!(read(&format!(" https://example.org/games.html{fragment}\n")), Ok(shared.clone()));
    let (first, rest) = fragment.split_at(40);
    assert_eq!(read(&format!("{first}\n{rest}")), Ok(shared), "a messenger may break the line");
}

/// SH-04: a rule goes on a plain card, an effect on an unwritten card with the same number, colour and
/// picture. If there is none, a card is added. What the deck has already is not added again.
#[test]
fn shared_cards_are_added_to_a_deck_once() {
    let shared = SharedCards::written_in(&deck());
    let (with, added) = CardDeck::fresh().with_shared(&shared);
    assert_eq!((added, with.check()), (2, Ok(())));
    assert_eq!(
        (with.cards.len(), with.rules.len()),
        (CardDeck::fresh().cards.len(), CardDeck::fresh().rules.len())
    );
    assert_eq!(SharedCards::written_in(&with), shared);
    assert_eq!(with.with_shared(&shared), (with.clone(), 0));
    let mut boxed = with;
    for card in boxed.cards.clone().into_iter().filter(|card| card.written.is_some()) {
        boxed.put_in_box(WrittenOn::Card(card.id));
    }
    assert_ne!(boxed.boxed_cards, Vec::new());
    assert_eq!(boxed.with_shared(&shared), (boxed.clone(), 0), "a card in the box is in the deck, too");
    let twice = SharedCards::new(Vec::new(), vec![shared.cards[0].clone(), shared.cards[0].clone()]);
    assert_eq!(CardDeck::fresh().with_shared(&twice).1, 1, "a link may have a card twice");
    let mut full = CardDeck::fresh();
    full.rules.retain(|card| card.rule.is_some());
    full.cards.retain(|card| card.written.is_some());
    let (with, added) = full.with_shared(&shared);
    assert_eq!(added, 2);
    assert_eq!((with.cards.len(), with.rules.len()), (full.cards.len() + 1, full.rules.len() + 1));
}

/// SH-05
#[test]
fn each_kind_of_bad_link_has_its_own_error_message() {
    let damaged = CardLinkError::Damaged.to_string();
    for text in
        ["", "{", "[]", "{}", "null", "{\"v\":0}", "{\"v\":1,\"other\":2}", "{\"v\":1,\"rules\":[{}]}"]
    {
        assert_eq!(error_message(text), damaged, "{text}");
    }
    assert_eq!(error_message("{\"v\":1}"), "This link has no cards in it.");
    assert!(
        error_message("{\"v\":2,\"new\":true}")
            .contains("newer page (version 2; this page understands version 1)")
    );
    let rule = |text: &str| SharedCards::new(vec![Rule::from_free_words(text, "")], Vec::new());
    let long = rule(&"a".repeat(201)).to_fragment().expect_err("too long").to_string();
    assert_eq!(
        long,
        "A card of this link cannot be used: the text has 201 characters; at most 200 are allowed."
    );
    let many = SharedCards::new(vec![Rule::from_free_words("a", ""); 61], Vec::new());
    assert_eq!(many.to_fragment(), Err(CardLinkError::TooMany));
    assert_eq!(SharedCards::from_payload(&"A".repeat(100_000)), Err(CardLinkError::TooLong));
    assert_eq!(error_message(&"[".repeat(40_000)), damaged);
    assert_eq!(error_message(&format!("{{\"v\":1,\"rules\":{}", "[".repeat(40_000))), damaged);
}

/// SH-05: a link that is cut off anywhere gives an error message.
#[test]
fn a_link_that_is_cut_off_anywhere_is_refused() {
    let fragment = fragment(&SharedCards::written_in(&deck()));
    for end in 0..fragment.len() {
        let outcome = read(&fragment[..end]);
        assert!(outcome.is_err_and(|error| !error.to_string().is_empty()), "cut off after {end}");
    }
}

proptest! {
    /// SH-05: reading any text, or a link with one changed letter, does not panic, and cards that are read fit into a deck.
    #[test]
    fn any_text_gives_cards_or_an_error(text in ".{0,200}", index in any::<prop::sample::Index>(), character in any::<char>()) {
        let _ = read(&text);
        let _ = SharedCards::from_payload(&BASE64_URL_SAFE_NO_PAD.encode(&text));
        let mut characters: Vec<char> = fragment(&SharedCards::written_in(&deck())).chars().collect();
        let index = index.index(characters.len());
        characters[index] = character;
        let changed: String = characters.into_iter().collect();
        if let Ok(shared) = read(&changed) {
            prop_assert_eq!(CardDeck::fresh().with_shared(&shared).0.check(), Ok(()));
        }
    }
}

/// SH-03: a short link becomes a code of version 2 that begins with a finder pattern; a link that is too long is refused.
#[test]
fn a_link_becomes_a_qr_code_unless_it_is_too_long() {
    let code = qr_code("https://example.org/#/card/AAAA").expect("a code");
    assert_eq!(code.side, 25 + 2 * 4, "version 2 has 25 modules a side, and a quiet zone of 4 on each side");
    assert!(code.path.starts_with("M4 4h1v1h-1zM5 4h1v1h-1z"), "{}", code.path);
    assert!(qr_code(&"a".repeat(1_273)).is_some());
    assert_eq!(qr_code(&"a".repeat(1_274)), None);
}

/// SH-02: base64 is written as by a well-known crate. It is also read with padding, line breaks and the other
/// alphabet.
#[test]
fn base64_is_read_and_written_as_everywhere() {
    let bytes: Vec<u8> = (0..=255).rev().collect();
    for length in 0..bytes.len() {
        let bytes = &bytes[..length];
        let text = partypiece::base64::encode(bytes);
        assert_eq!(text, BASE64_URL_SAFE_NO_PAD.encode(bytes));
        assert_eq!(partypiece::base64::decode(&text).as_deref(), Some(bytes));
        let standard = BASE64_STANDARD.encode(bytes);
        assert_eq!(partypiece::base64::decode(&format!(" {standard}\r\n")).as_deref(), Some(bytes));
    }
    assert_eq!(partypiece::base64::decode("Zm9v!"), None);
    assert_eq!(partypiece::base64::decode("Zm9vY"), Some(b"foo".to_vec()), "half a byte is left out");
}

/// SH-04: the page of a link says what came and what was added.
#[test]
fn people_read_what_a_link_has_and_what_was_added() {
    let shared = SharedCards::written_in(&deck());
    assert_eq!(shared_facts(&shared), format!("2 cards, written by Ann and {MARKUP}."));
    let mut unsigned = CardDeck::fresh();
    let plain = unsigned.rules.iter_mut().find(|card| card.rule.is_none()).expect("a plain card");
    plain.rule = Some(Rule::from_free_words("Everybody stands up.", ""));
    assert_eq!(shared_facts(&SharedCards::written_in(&unsigned)), "One card.");
    let deck = CardDeck { name: "Ours".to_owned(), ..CardDeck::fresh() };
    assert_eq!(added_sentence(&deck, 0), "All of these cards are in Ours already.");
    assert_eq!(added_sentence(&deck, 1), "One card was added to Ours.");
    assert_eq!(added_sentence(&CardDeck::fresh(), 5), "5 cards were added to a deck without a name.");
}

/// BL-79: every deck has a mark of its own.
#[test]
fn a_new_deck_gets_the_first_free_mark_and_a_thirteenth_none() {
    assert_eq!(free_mark(&[]), Ok(DeckMark::ALL[0]));
    assert_eq!(free_mark(&DeckMark::ALL[..3]), Ok(DeckMark::ALL[3]));
    assert_eq!(free_mark(&DeckMark::ALL), Err("All 12 marks are in use. Delete a deck first."));
}
