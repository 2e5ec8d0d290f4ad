//! Cards as a link and as a QR code, and links that are damaged.

use base64::{
    Engine,
    prelude::{BASE64_STANDARD, BASE64_URL_SAFE_NO_PAD},
};
use partypiece::{
    rules::blank::{
        AutoEffect, CardDeck, CardLinkError, Drawing, DrawnPart, GameCard, PlayerSelector, Rule, SharedCards,
        WrittenEffect,
    },
    screens::qr::qr_code,
};
use proptest::prelude::*;

use super::table::for_players;

const MARKUP: &str = "<img src=x onerror=alert(1)>&amp;\"'";

/// A deck with a rule by Ann and an effect by Bo, both full of markup.
fn deck() -> CardDeck {
    let mut deck = CardDeck::fresh();
    let rule = Rule { title: MARKUP.to_owned(), ..Rule::from_free_words(MARKUP, "Ann") };
    deck.rules.iter_mut().find(|card| card.rule.is_none()).expect("a plain card").rule = Some(rule);
    deck.cards[0] = GameCard { title: MARKUP.to_owned(), ..deck.cards[0].clone() };
    deck.cards[0].effect = Some(WrittenEffect {
        clauses: vec![for_players(PlayerSelector::All, AutoEffect::Draw(1.into()))],
        author: "Bo".to_owned(),
        drawing: Some(Drawing {
            description: MARKUP.to_owned(),
            parts: vec![DrawnPart { points: vec![[1, 2], [3, 4]], ..DrawnPart::default() }],
        }),
        points: Some(12),
    });
    deck
}

fn hash(shared: &SharedCards) -> String {
    shared.to_hash().expect("a link")
}

fn read(hash: &str) -> Result<SharedCards, CardLinkError> {
    SharedCards::from_code(SharedCards::code_in(hash))
}

fn sentence(json: &str) -> String {
    SharedCards::from_code(&BASE64_URL_SAFE_NO_PAD.encode(json)).expect_err("no cards").to_string()
}

/// SH-01, SH-02
#[test]
fn a_link_has_what_people_wrote_in_a_deck() {
    assert_eq!(SharedCards::written_in(&CardDeck::fresh()).count(), 0);
    assert_eq!(SharedCards::written_in(&CardDeck::fresh()).to_hash(), Err(CardLinkError::Empty));
    let shared = SharedCards::written_in(&deck());
    assert_eq!((shared.rules.len(), shared.cards.len()), (1, 1));
    assert_eq!(shared.authors(), ["Ann", "Bo"]);
    assert_eq!(shared.each().len(), 2);
    let hash = hash(&shared);
    assert!(hash.bytes().all(|letter| letter.is_ascii_alphanumeric() || b"#/-_".contains(&letter)), "{hash}");
    assert_eq!(read(&hash), Ok(shared.clone()));
    assert_eq!(read(&format!(" https://example.org/games.html{hash}\n")), Ok(shared.clone()));
    let (first, rest) = hash.split_at(40);
    assert_eq!(read(&format!("{first}\n{rest}")), Ok(shared), "a message has broken the line");
}

/// SH-04: a rule goes on a plain card, an effect on a card of the same number and colour, and nothing twice.
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
    let mut full = CardDeck::fresh();
    full.rules.retain(|card| card.rule.is_some());
    full.cards.retain(|card| card.effect.is_some());
    let (with, added) = full.with_shared(&shared);
    assert_eq!(added, 2);
    assert_eq!((with.cards.len(), with.rules.len()), (full.cards.len() + 1, full.rules.len() + 1));
}

/// SH-05
#[test]
fn each_bad_link_has_a_sentence_of_its_own() {
    let damaged = CardLinkError::Damaged.to_string();
    for text in
        ["", "{", "[]", "{}", "null", "{\"v\":0}", "{\"v\":1,\"other\":2}", "{\"v\":1,\"rules\":[{}]}"]
    {
        assert_eq!(sentence(text), damaged, "{text}");
    }
    assert_eq!(sentence("{\"v\":1}"), "This link has no cards in it.");
    assert!(sentence("{\"v\":2,\"new\":true}").contains("newer page"));
    let rule = |text: &str| SharedCards::new(vec![Rule::from_free_words(text, "")], Vec::new());
    let long = rule(&"a".repeat(201)).to_hash().expect_err("too long").to_string();
    assert_eq!(
        long,
        "A card of this link cannot be used: the text has 201 characters; at most 200 fit on a card."
    );
    let many = SharedCards::new(vec![Rule::from_free_words("a", ""); 61], Vec::new());
    assert_eq!(many.to_hash(), Err(CardLinkError::TooMany));
    assert_eq!(SharedCards::from_code(&"A".repeat(100_000)), Err(CardLinkError::TooLong));
    assert_eq!(sentence(&"[".repeat(40_000)), damaged);
    assert_eq!(sentence(&format!("{{\"v\":1,\"rules\":{}", "[".repeat(40_000))), damaged);
}

/// SH-05: a link that is cut off anywhere is a sentence.
#[test]
fn a_link_that_is_cut_off_anywhere_is_refused() {
    let hash = hash(&SharedCards::written_in(&deck()));
    for end in 0..hash.len() {
        let outcome = read(&hash[..end]);
        assert!(outcome.is_err_and(|error| !error.to_string().is_empty()), "cut off after {end}");
    }
}

proptest! {
    /// SH-05: any text, and a link in which anything was changed.
    #[test]
    fn any_text_is_cards_or_a_sentence(text in ".{0,200}", at in any::<prop::sample::Index>(), letter in any::<char>()) {
        let _ = read(&text);
        let _ = SharedCards::from_code(&BASE64_URL_SAFE_NO_PAD.encode(&text));
        let mut letters: Vec<char> = hash(&SharedCards::written_in(&deck())).chars().collect();
        let at = at.index(letters.len());
        letters[at] = letter;
        let changed: String = letters.into_iter().collect();
        if let Ok(shared) = read(&changed) {
            prop_assert_eq!(CardDeck::fresh().with_shared(&shared).0.check(), Ok(()));
        }
    }
}

/// SH-03: the corners are as the standard wants them, and what is too long is refused.
#[test]
fn a_link_becomes_a_qr_code_unless_it_is_too_long() {
    let code = qr_code("https://example.org/#/card/AAAA").expect("a code");
    assert_eq!(code.side, 29 + 8 - 4, "version 2 has 25 squares to a side");
    assert!(code.path.starts_with("M4 4h1v1h-1zM5 4h1v1h-1z"), "{}", code.path);
    assert!(qr_code(&"a".repeat(1_273)).is_some());
    assert_eq!(qr_code(&"a".repeat(1_274)), None);
}

/// SH-02: base64 is the same as that of a well-known crate, also with padding, line breaks and the other alphabet.
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
