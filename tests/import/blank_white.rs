//! Invented decks in the formats of blankwhite.cards.

use base64::{Engine, prelude::BASE64_STANDARD};
use partypiece::{
    cards::SharedCards,
    import::{self, Imported},
    rules::blank::CardDeck,
};
use proptest::prelude::*;

const DECK: &str = r#"{"cards":[
 {"id":1,"content":{"title":"Polite “Volcano”","description":"Everybody says please.\nFor a round.","author":"Ann","date":"2024-01-01","image":"data:image/png;base64,iVBORw0KGgo="},"location":"deck","likes":3},
 {"id":"b","content":{"title":"Nap","description":""},"location":"box"},
 {"id":3,"content":{"title":"","description":"","image":"~~\u0021"},"location":"deck"},
 {"id":4,"content":{"title":"<b>Bold</b>","description":"<script>alert(1)</script>","author":null},"location":"deck"}
],"rules":[{"id":1,"text":"Clap before you draw.","timestamp":12}]}"#;

fn open(text: &str) -> (CardDeck, String) {
    let opened = import::open("white.json", text.as_bytes().to_vec()).expect("it opens");
    let problems = opened.problems().unwrap_or_default();
    match opened.imported {
        Imported::Cards(deck) => (*deck, problems),
        other => panic!("{other:?}"),
    }
}

fn page(json: &str) -> String {
    let encode = |byte: u8| {
        if byte.is_ascii_alphanumeric() { (byte as char).to_string() } else { format!("%{byte:02X}") }
    };
    let encoded: String = json.bytes().map(encode).collect();
    let data = BASE64_STANDARD.encode(encoded);
    format!("<!DOCTYPE html>\n<html><script>\nconst rawData = \"{data}\";\nshow(rawData)</script></html>")
}

/// BX-01, BX-02
#[test]
fn cards_and_rules_become_cards_with_free_words() {
    let (deck, report) = open(DECK);
    assert_eq!(deck.check(), Ok(()));
    let written = SharedCards::written_in(&deck);
    let cards: Vec<_> = written.cards.iter().map(|card| (card.title.as_str(), card.text())).collect();
    assert_eq!(
        cards,
        [
            ("Polite “Volcano”", "Everybody says please. For a round.".to_owned()),
            ("Nap", "Nap.".to_owned()),
            ("<b>Bold</b>", "<script>alert(1)</script>.".to_owned()),
        ]
    );
    assert_eq!(written.rules[0].in_free_words(), Some("Clap before you draw."));
    assert_eq!(written.authors(), ["Ann"]);
    assert_eq!(
        report,
        "“white.json”: 4 cards of blankwhite.cards can be added to a new deck; 2 drawings left out, because a drawing here consists of strokes; 1 card without words left out. Dates and likes are not kept."
    );
}

/// BX-01: a list of cards alone, and an exported page.
#[test]
fn all_three_formats_give_the_same_cards() {
    let whole = SharedCards::written_in(&open(DECK).0);
    let list = &DECK[DECK.find('[').expect("a list")..=DECK.rfind("],\"rules").expect("a list")];
    let (only_cards, _) = open(list);
    assert_eq!(SharedCards::written_in(&only_cards).cards, whole.cards);
    let (exported, report) = open(&page(DECK));
    assert_eq!(SharedCards::written_in(&exported), whole);
    assert!(report.contains("4 cards of blankwhite.cards"), "{report}");
}

/// BX-02: long texts are shortened, and a deck that is full says so.
#[test]
fn what_does_not_fit_is_reported() {
    let card = |n: usize| {
        format!("{{\"content\":{{\"title\":\"T{n}\",\"description\":\"{n}{}\"}}}}", "a".repeat(300))
    };
    let all: Vec<String> = (0..600).map(card).collect();
    let (deck, report) = open(&format!("{{\"cards\":[{}]}}", all.join(",")));
    assert_eq!((deck.check(), deck.cards.len()), (Ok(()), CardDeck::MAX_CARDS));
    assert!(report.contains("464 cards of blankwhite.cards"), "{report}");
    assert!(report.contains("136 cards left out, because the deck is full"), "{report}");
    assert!(report.contains("600 texts shortened"), "{report}");
}

/// BX-03
#[test]
fn a_deck_that_is_cut_off_keeps_the_cards_before() {
    let end = DECK.find("\"id\":3").expect("the third card");
    let (deck, report) = open(&DECK[..end]);
    assert_eq!(SharedCards::written_in(&deck).count(), 2);
    assert!(report.starts_with("“white.json”, line 4: 2 cards"), "{report}");
    assert!(report.ends_with("What comes before it was read."), "{report}");
    let page = page(DECK);
    let (deck, _) = open(&page[..page.len() * 3 / 4]);
    assert!(SharedCards::written_in(&deck).count() >= 1);
    let nothing = r#"{"cards":[{"content":{"title":"","image":"x"}}]}"#;
    let refused = import::open("white.json", nothing.as_bytes().to_vec()).expect_err("no card").to_string();
    assert_eq!(
        refused,
        "“white.json”: this looks like a deck of blankwhite.cards, but no card in it has words."
    );
}

/// BX-04: pictures are left out, so nothing in them can end the reading.
#[test]
fn a_picture_with_half_a_letter_costs_no_card() {
    let deck = r#"{"cards":[{"id":1,"content":{"title":"One","description":"Draw a hat","image":"\u0121\ud868\u0122"},"location":"deck"},{"id":2,"content":{"title":"Two","description":"Sing"},"location":"deck"}]}"#;
    for image in [r"\u0121\ud868\u0122", r"\udc00", r"\q", r"\u12", "\u{1}", "\n", r#"\\\""#] {
        let (deck, report) = open(&deck.replace(r"\u0121\ud868\u0122", image));
        assert_eq!(SharedCards::written_in(&deck).count(), 2, "{image:?}: {report}");
        assert!(report.starts_with("“white.json”: 2 cards"), "{image:?}: {report}");
    }
}

/// BX-04: half of a letter in a text costs that letter, and a value of another kind costs nothing else.
#[test]
fn an_odd_value_costs_no_other_card() {
    let (deck, report) = open(
        r#"{"cards":[{"content":{"title":"Cut \ud83d","description":"Sing \ud83e\udd86"}},
        {"content":null},null,7,-7,7.5,"x",[true],{"content":{"title":7.5,"description":false,"author":-1}},{"content":{"title":7,"description":{"a":[1]},"author":false}},
        {"content":{"title":"Last","description":"Dance"}}],"rules":[null,{"text":"Clap."}],"version":1.5}"#,
    );
    let written = SharedCards::written_in(&deck);
    let cards: Vec<_> = written.cards.iter().map(|card| (card.title.as_str(), card.text())).collect();
    let card = |title, text: &str| (title, text.to_owned());
    assert_eq!(
        cards,
        [card("Cut \u{fffd}", "Sing 🦆."), card("", "X."), card("7", "7."), card("Last", "Dance.")]
    );
    assert_eq!(written.rules.len(), 1);
    assert!(report.contains("1 text with “\u{fffd}” for a letter that could not be read"), "{report}");
    assert!(!report.contains("What comes before"), "{report}");
}

/// BX-04: a field that is there twice, a list that is missing or has names, and a text where an object is expected.
#[test]
fn an_odd_shape_costs_no_card() {
    let card = |title, text: &str| (title, text.to_owned());
    let (deck, report) = open(
        r#"{"rules":null,"cards":[{"id":1,"id":2,"content":{"title":"One","title":"Two","description":"Sing","image":""},"content":{"title":"Three","description":"Dance","image":null}},
        {"content":{"title":"Hat","description":"Wear it","image":{"strokes":[1]},"image":{}}},{"content":"Clap twice"},"Hum",
        {"content":{"title":"Seen","description":"Look","image":[[1,2],[3]]},"location":{"pile":[null]},"likes":1e999}],"rules":["Stand up.",{"text":"Sit."}],"rules":7}"#,
    );
    let written = SharedCards::written_in(&deck);
    let cards: Vec<_> = written.cards.iter().map(|card| (card.title.as_str(), card.text())).collect();
    let expected = [
        card("Three", "Dance."),
        card("Hat", "Wear it."),
        card("", "Clap twice."),
        card("", "Hum."),
        card("Seen", "Look."),
    ];
    assert_eq!(cards, expected);
    let rules: Vec<_> = written.rules.iter().filter_map(|rule| rule.in_free_words()).collect();
    assert_eq!(rules, ["Stand up.", "Sit."]);
    assert!(report.contains("7 cards of blankwhite.cards can be added"), "{report}");
    assert!(report.contains("; 1 drawing left out"), "{report}");
    assert!(!report.contains("What comes before"), "{report}");
    let (deck, _) = open(
        r#"{"cards":{"7":{"content":{"title":"A","description":"Sing"}},"9":{"content":{"title":"B","description":"Hum"}}}}"#,
    );
    assert_eq!(SharedCards::written_in(&deck).count(), 2);
}

/// BX-04: letters that cannot be seen are no words, and a deck that is read can be played.
#[test]
fn what_cannot_be_seen_is_no_word() {
    for unseen in ["\u{200b}", "\u{2060}", "\u{3164}", "\u{2800}", "\u{ad}", "\u{200b}\u{feff} "] {
        let (deck, report) = open(&format!(
            r#"{{"cards":[{{"content":{{"title":"{unseen}","description":"{unseen}","author":"{unseen}"}}}},{{"content":{{"title":"{unseen}","description":"Sing","author":"{unseen}"}}}}],"rules":[{{"text":"{unseen}"}}]}}"#
        ));
        assert_eq!(deck.check(), Ok(()), "{unseen:?}");
        assert!(report.starts_with("“white.json”: 1 card of"), "{unseen:?}: {report}");
    }
}

proptest! {
    /// BX-03: a file that is cut off or changed anywhere gives a deck that can be played, or a sentence.
    #[test]
    fn a_damaged_deck_is_a_deck_or_a_sentence(index in any::<prop::sample::Index>(), letter in any::<char>(), cut in any::<bool>(), html in any::<bool>()) {
        let mut letters: Vec<char> = if html { page(DECK) } else { DECK.to_owned() }.chars().collect();
        let index = index.index(letters.len());
        if cut { letters.truncate(index) } else { letters[index] = letter }
        let text: String = letters.into_iter().collect();
        match import::open("white.json", text.into_bytes()) {
            Ok(opened) => if let Imported::Cards(deck) = opened.imported {
                prop_assert_eq!(deck.check(), Ok(()));
            },
            Err(error) => prop_assert!(!error.to_string().is_empty()),
        }
    }
}
