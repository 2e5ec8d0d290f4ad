//! What every refusal and every message of the five games has in common, as sentences.

use std::collections::BTreeSet;

use partypiece::{
    rules::{
        blank::{Activity, CardId, CardProblem, DeckError, DeckMark, DeckPart, Refusal},
        name::{InvalidName, Name},
        sheets::SheetRefusal,
    },
    screens::guests::{kept_sentence, restore_all_label, too_many},
    setup::guests::GuestProblem,
};

/// Punctuation that two sentences leave behind where they were put together.
const DOUBLED: [&str; 14] =
    ["..", ",,", "::", ";;", "??", "!!", ".,", ",.", ":.", ";.", ". .", " .", " ,", "  "];

/// Nouns that are plural. `1 keys` is no English.
const PLURALS: [&str; 30] = [
    "answers",
    "cards",
    "categories",
    "characters",
    "coins",
    "columns",
    "deals",
    "decks",
    "drawings",
    "faces",
    "files",
    "games",
    "keys",
    "letters",
    "lines",
    "lists",
    "minutes",
    "names",
    "people",
    "players",
    "points",
    "results",
    "rounds",
    "rules",
    "seats",
    "seconds",
    "steps",
    "texts",
    "tiles",
    "turns",
];

/// What is wrong with a sentence; nothing if it begins with a capital letter, a number, or a quoted text, ends with one full
/// stop or question mark, and has no doubled punctuation and no `1 cards`.
pub(crate) fn faults(text: &str) -> Vec<&'static str> {
    let begins = text.chars().next().is_some_and(|first| {
        first.is_uppercase() || first.is_ascii_digit() || ['“', '\u{2068}', '…'].contains(&first)
    });
    // A quoted sentence at the end brings its own full stop.
    let unquoted = text.strip_suffix('”').filter(|text| text.ends_with('.')).unwrap_or(text);
    let before_end = unquoted.strip_suffix(['.', '?']);
    let ends = before_end.is_some_and(|text| !text.ends_with(['.', ',', ';', ':', '?', ' ']));
    let words: Vec<&str> = text.split([' ', '\u{a0}']).collect();
    let noun = |word: &str| word.trim_matches(|letter: char| !letter.is_alphabetic()).to_lowercase();
    let is_plural = |word: &&str| PLURALS.contains(&noun(word).as_str());
    // One word may stand in between: `1 more cards`.
    let singular = words.windows(2).all(|pair| pair[0] != "1" || !is_plural(&pair[1]))
        && words.windows(3).all(|three| three[0] != "1" || three[1] != "more" || !is_plural(&three[2]));
    [
        (begins, "it begins small"),
        (ends, "it does not end with one full stop"),
        (!DOUBLED.iter().any(|doubled| text.contains(doubled)), "doubled punctuation"),
        (singular, "one with a plural"),
    ]
    .into_iter()
    .filter_map(|(is_right, fault)| (!is_right).then_some(fault))
    .collect()
}

/// The names of the variants in the `match` of the source that makes their sentences.
fn variants_in(source: &str, of: &str) -> BTreeSet<String> {
    let (_, display) = source.split_once("impl fmt::Display for").expect("a Display");
    let found = display.match_indices(of).filter(|(at, _)| !display[..*at].ends_with(char::is_alphanumeric));
    let name = |(at, _): (usize, &str)| {
        display[at + of.len()..].chars().take_while(char::is_ascii_alphanumeric).collect()
    };
    found.map(name).collect()
}

fn variant_name(value: &impl std::fmt::Debug) -> String {
    format!("{value:?}").chars().take_while(char::is_ascii_alphanumeric).collect()
}

/// The law for all refusals of a game: `all` has each variant of its source at least once, and each is a sentence.
fn assert_all_are_sentences<R: std::fmt::Debug + ToString>(path: &str, of: &str, all: &[R]) {
    let source = std::fs::read_to_string(path).expect("a source");
    let listed: BTreeSet<String> = all.iter().map(variant_name).collect();
    let missing: Vec<_> = variants_in(&source, of).difference(&listed).cloned().collect();
    assert_eq!(missing, Vec::<String>::new(), "a refusal without an example in {path}");
    for refusal in all {
        let sentence = refusal.to_string();
        assert_eq!(faults(&sentence), [""; 0], "{sentence}");
    }
}

#[test]
fn faults_of_sentences_are_found() {
    for right in [
        "Ana has 1 card.",
        "11 cards are left.",
        "“two” is a word.",
        "Deal 1 begins.",
        "Is it right?",
        "Ana said: “Yes.”",
    ] {
        assert_eq!(faults(right), [""; 0], "{right}");
    }
    for (wrong, fault) in [
        ("the text is missing.", "it begins small"),
        ("Ana draws two cards..", "doubled punctuation"),
        ("Ana draws two cards", "it does not end with one full stop"),
        ("Not now: .", "it does not end with one full stop"),
        ("1 keys were left out.", "one with a plural"),
        ("There are 1 more cards.", "one with a plural"),
    ] {
        assert!(faults(wrong).contains(&fault), "{wrong}: {:?}", faults(wrong));
    }
}

/// MS-01
#[test]
fn every_refusal_of_every_game_is_one_whole_sentence() {
    assert_all_are_sentences("src/rules/blank/refusal.rs", "Refusal::", &blank_refusals());
    assert_all_are_sentences("src/rules/clear/refusal.rs", "Refusal::", &crate::clear::sentences::refusals());
    assert_all_are_sentences(
        "src/rules/rememory/refusal.rs",
        "Refusal::",
        &crate::rememory::sentences::refusals(),
    );
    let pieceagories = crate::pieceagories::sentences::refusals();
    assert_all_are_sentences("src/rules/pieceagories/refusal.rs", "Refusal::", &pieceagories);
    let scattergories = crate::scattergories::sentences::refusals();
    assert_all_are_sentences("src/rules/scattergories/refusal.rs", "Refusal::", &scattergories);
    let of_sheets = scattergories.into_iter().filter_map(|refusal| match refusal {
        partypiece::rules::scattergories::Refusal::Sheet(refusal) => Some(refusal),
        _ => None,
    });
    let of_pieceagories = pieceagories.into_iter().filter_map(|refusal| match refusal {
        partypiece::rules::pieceagories::Refusal::Sheet(refusal) => Some(refusal),
        _ => None,
    });
    let both: Vec<SheetRefusal> = of_sheets.chain(of_pieceagories).collect();
    assert_all_are_sentences("src/rules/sheets/refusal.rs", "SheetRefusal::", &both);
}

/// MS-01: the sentences about lists of players.
#[test]
fn every_sentence_about_players_is_whole() {
    let problems = [
        GuestProblem::Few { named: 0, least: 2 },
        GuestProblem::Few { named: 1, least: 2 },
        GuestProblem::Many { named: 9, most: 8 },
        GuestProblem::NoPeople,
        GuestProblem::InvalidName(InvalidName::Long { characters: 200 }),
        GuestProblem::Twice(ana()),
    ];
    let counted =
        [1, 2, 91].into_iter().flat_map(|number| [kept_sentence(number), too_many(number)]).flatten();
    for sentence in problems.iter().map(|problem| problem.sentence(true)).chain(counted) {
        assert_eq!(faults(&sentence), [""; 0], "{sentence}");
    }
    assert_eq!(restore_all_label(1), "Bring back 1 name");
    assert_eq!(too_many(0), None);
}

/// MS-01: every line of the log of every golden record.
#[test]
fn every_line_of_every_story_is_a_sentence() {
    let stories = std::fs::read_dir("tests/records").expect("the records");
    let paths = stories.map(|entry| entry.expect("an entry").path());
    let mut lines = 0;
    for path in paths.filter(|path| path.extension().is_some_and(|kind| kind == "story")) {
        let story = std::fs::read_to_string(&path).expect("a story");
        let all: Vec<&str> = story.lines().filter(|line| !line.is_empty()).collect();
        // Below the sentences stands the result of the game.
        let end = all.iter().rposition(|line| line.ends_with(['.', '?'])).map_or(0, |last| last + 1);
        for line in &all[..end] {
            assert_eq!(faults(line), [""; 0], "{}: {line}", path.display());
        }
        lines += end;
    }
    assert!(lines > 1_000, "{lines}");
}

fn ana() -> Name {
    Name::parse("Ana").unwrap()
}

fn blank_refusals() -> Vec<Refusal> {
    let error = |part, problem| DeckError { part, problem };
    let missing = error(DeckPart::Draft, CardProblem::Empty("text"));
    let few = error(DeckPart::Deck, CardProblem::CardCount { rules: false, found: 1, least: 30, most: 200 });
    let of_card = error(DeckPart::Card(CardId(3)), CardProblem::NoCondition);
    vec![
        Refusal::TooFew,
        Refusal::TooManyForCards { cards: 30, room: 4 },
        Refusal::TooManyForLaptop,
        Refusal::SameName { name: ana() },
        Refusal::DeckMissing,
        Refusal::TooManyDecks,
        Refusal::Unmarked,
        Refusal::SameMark { mark: DeckMark::Fish },
        Refusal::BadDeck { deck: String::new(), error: missing.clone() },
        Refusal::BadDeck { deck: String::new(), error: few },
        Refusal::BadDeck { deck: "Friday".to_owned(), error: of_card },
        Refusal::NoSuchSeat,
        Refusal::NotNow { activity: Activity::Over },
        Refusal::DecisionFirst,
        Refusal::NotYours { due: ana() },
        Refusal::NotInHand,
        Refusal::NoCards,
        Refusal::ChosenTwice,
        Refusal::NoFillIn,
        Refusal::NotPlain,
        Refusal::SomethingMatches,
        Refusal::DoesNotMatch,
        Refusal::NotYourTurn { due: ana() },
        Refusal::NotAnOrder,
        Refusal::WrongKindOfChoice,
        Refusal::WrongNumberOfCards { cards: 1 },
        Refusal::WrongNumberOfCards { cards: 2 },
        Refusal::NotChoosable,
        Refusal::NoObligation,
        Refusal::TooLateToMark,
        Refusal::StillLasts,
        Refusal::NotMarkable,
        Refusal::NotOnPage,
        Refusal::NotYourObligation { due: ana() },
        Refusal::NotOpen,
        Refusal::DetectedByPage,
        Refusal::NoTimer,
        Refusal::AccusesSelf,
        Refusal::NothingToAccuse,
        Refusal::NotAccused,
        Refusal::NoVote,
        Refusal::NoSuchAccusation,
        Refusal::NoOpenAccusation,
        Refusal::NoProposal,
        Refusal::AlreadyAnswered,
        Refusal::EmptyRuling,
        Refusal::RulingCards,
        Refusal::NothingToEnd,
        Refusal::RulingBlanks { most: 0 },
        Refusal::RulingBlanks { most: 1 },
        Refusal::RulingBlanks { most: 24 },
        Refusal::BadText(CardProblem::TooLong { field: "ruling", characters: 201, most: 200 }),
        Refusal::WriterOnly { writer: ana() },
        Refusal::NoName,
        Refusal::HasName,
        Refusal::NoSuchDeck,
        Refusal::BadDraft(missing),
        Refusal::NoPlainRule,
        Refusal::HasEffect,
        Refusal::HasPicture,
        Refusal::NoDraft,
        Refusal::NotDiscussed,
        Refusal::NotTheJudge,
    ]
}
