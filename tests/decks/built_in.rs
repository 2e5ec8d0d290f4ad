//! The decks that come with the page.

use std::collections::BTreeSet;

use partypiece::{
    decks::{self, CategoryDeck, DeckKind, Line, Tone, overlap},
    rules::{
        pieceagories::MAX_CHARACTERS,
        words::{Answer, Letter},
    },
};

fn built_in(kind: DeckKind) -> Vec<CategoryDeck> {
    decks::built_in().into_iter().filter(|deck| deck.kind == kind).collect()
}

/// The number of cards on which the lists of a deck stand.
fn cards(deck: &CategoryDeck) -> usize {
    deck.lists().count() / usize::from(deck.lists_per_card.unwrap().get())
}

/// Pairs of entries that are equal, or so similar that people would take them for one.
fn similar(entries: &[&Line]) -> Vec<String> {
    let read: Vec<Answer> = entries.iter().map(|entry| Answer::parse(entry.as_str()).unwrap()).collect();
    let mut similar = Vec::new();
    for (index, one) in read.iter().enumerate() {
        for (other, answer) in entries.iter().zip(&read).skip(index + 1) {
            if one.same(answer) || one.similarity(answer).is_some() {
                similar.push(format!("{} / {other}", entries[index]));
            }
        }
    }
    similar
}

/// SC-04, SC-R22
#[test]
fn the_classic_pack_is_three_cards_of_four_lists_of_twelve() {
    let packs = built_in(DeckKind::Categories);
    let classic = &packs[0];
    assert_eq!(classic.name.as_str(), "Classic pack");
    assert_eq!((cards(classic), classic.lists().count(), classic.entries().len()), (3, 12, 144));
    let distinct: BTreeSet<&str> = classic.entries().iter().map(Line::key).collect();
    assert_eq!(distinct.len(), 144);
}

/// SC-05, SC-R21, SC-R22
#[test]
fn the_newer_pack_is_eight_cards_of_two_lists_of_twelve() {
    let packs = built_in(DeckKind::Categories);
    let newer = &packs[1];
    assert_eq!(newer.name.as_str(), "Newer pack");
    assert_eq!((cards(newer), newer.lists().count(), newer.entries().len()), (8, 16, 192));
    let distinct: BTreeSet<&str> = newer.entries().iter().map(Line::key).collect();
    assert_eq!(distinct.len(), 192);
}

/// SC-06
#[test]
fn no_two_categories_of_a_list_are_similar() {
    for deck in built_in(DeckKind::Categories) {
        for list in deck.lists() {
            for (index, one) in list.iter().enumerate() {
                let other = list[index + 1..].iter().find(|other| overlap(one, other));
                assert_eq!(other, None, "like {one} in {}", deck.name);
            }
        }
    }
}

/// SC-R01: for categories that seem narrow, `answers.txt` has answers with fifteen letters of the die.
#[test]
fn the_narrowest_categories_can_be_answered_for_fifteen_letters_of_the_die() {
    let packs = built_in(DeckKind::Categories);
    let answers = include_str!("answers.txt").lines().filter(|line| !line.starts_with('#'));
    let answered: Vec<(&str, &str)> = answers.map(|line| line.split_once(": ").unwrap()).collect();
    assert!(answered.len() >= 45);
    for (category, answers) in answered {
        assert!(packs.iter().any(|deck| deck.has(&Line::parse(category).unwrap())), "{category}");
        let answers: Vec<Answer> = answers.split(", ").map(|answer| Answer::parse(answer).unwrap()).collect();
        let begins = |letter: &char| {
            let wanted = Letter::new(*letter).unwrap();
            answers.iter().any(|answer| answer.check(wanted).is_ok())
        };
        let missing: String = "ABCDEFGHIJKLMNOPRSTW".chars().filter(|letter| !begins(letter)).collect();
        assert!(missing.len() <= 5, "{category} has none for {missing}");
    }
}

/// SC-R22: categories of different packs are not similar either.
#[test]
fn no_two_categories_of_all_packs_are_similar() {
    let packs = built_in(DeckKind::Categories);
    let all: Vec<&Line> = packs.iter().flat_map(|deck| deck.entries()).collect();
    assert_eq!(all.len(), 336);
    assert_eq!(similar(&all), Vec::<String>::new());
}

/// PG-91, PG-95: the built-in decks are large enough for people who bring no cards.
#[test]
fn no_two_prompts_or_adjectives_are_similar() {
    let (prompts, adjectives) = (built_in(DeckKind::Prompts), built_in(DeckKind::Adjectives));
    let gaps = prompts[0].entries().iter().filter(|prompt| prompt.as_str().contains("____")).count();
    assert!(gaps >= 150, "{gaps} prompts");
    assert!(adjectives[0].entries().len() >= 250, "{} adjectives", adjectives[0].entries().len());
    for deck in prompts.iter().chain(&adjectives) {
        assert_eq!(similar(&deck.entries().iter().collect::<Vec<_>>()), Vec::<String>::new());
    }
}

#[test]
fn every_built_in_entry_is_short_and_begins_with_a_capital_where_it_should() {
    for deck in decks::built_in() {
        let (most_words, most_letters) = match deck.kind {
            DeckKind::Categories => (5, 30),
            DeckKind::Prompts => (12, 60),
            DeckKind::Adjectives => (1, 14),
        };
        for entry in deck.entries() {
            let (words, letters) = (entry.as_str().split(' ').count(), entry.as_str().chars().count());
            assert!(words <= most_words && letters <= most_letters, "{entry}");
            let capital = entry.as_str().starts_with(|c: char| c.is_uppercase() || c == '_');
            assert_eq!(capital, deck.kind != DeckKind::Adjectives, "{entry}");
            assert_eq!(entry.as_str().contains('_'), entry.as_str().contains("____"), "{entry}");
            let ended = entry.as_str().ends_with(['.', '?']);
            assert_eq!(ended, deck.kind == DeckKind::Prompts, "{entry}");
        }
    }
}

#[test]
fn every_built_in_deck_says_what_it_is() {
    let decks = decks::built_in();
    assert_eq!(decks.len(), 4);
    for deck in decks {
        assert_eq!(deck.language.unwrap().as_str(), "en");
        assert_eq!((deck.tone, deck.author.is_some(), deck.licence.is_some()), (Tone::Family, true, true));
    }
}

/// What fits on a card fits on a slip of Pieceagories.
#[test]
fn a_line_is_as_long_as_the_games_allow() {
    assert_eq!(Line::MAX_CHARACTERS, MAX_CHARACTERS);
}

/// Every letter of the die except K begins an adjective.
#[test]
fn adjectives_begin_with_every_common_letter() {
    let adjectives = built_in(DeckKind::Adjectives);
    for letter in "ABCDEFGHIJLMNOPRSTW".chars() {
        let wanted = Letter::new(letter).unwrap();
        let begins = |entry: &&Line| Answer::parse(entry.as_str()).unwrap().check(wanted).is_ok();
        assert!(adjectives[0].entries().iter().any(|entry| begins(&entry)), "{letter}");
    }
}
