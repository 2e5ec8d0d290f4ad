//! What the heading of a column, or the key of a value in JSON, says about it.

use crate::rules::words::fold;

/// What a column or a key is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Role {
    /// Texts that are entries.
    Text,
    /// Prompts, which are the black cards of card games.
    Prompts,
    /// Answer cards, which cannot be entries.
    Answers,
    /// A field of the deck, by its key in our own files.
    Field(&'static str),
    /// The name of something: of the deck, or the entry itself if nothing else is.
    Name,
    /// A number of the row.
    Number,
    /// Anything else.
    Unknown,
}

/// Headings of entries in other programs, without accents, in the languages of which people most often have lists.
const TEXTS: &str = "text texts category categories adjective adjectives card cards entry entries word words item items \
    question questions topic topics term terms theme themes title titles \
    kategorie kategorien begriff begriffe wort worter thema themen frage fragen karte karten eintrag eintrage oberbegriff \
    oberbegriffe text texte titel \
    mot mots sujet sujets carte cartes texte textes \
    categoria categorias palabra palabras tema temas pregunta preguntas carta cartas texto textos \
    parola parole domanda domande categorie woord woorden categorieen vraag vragen kategori kategorier ord fraga fragor \
    slowo slowa kategoria pytanie pytania";

/// Headings of prompts: single words, and the longer ones below with commas between them.
const PROMPTS: &str = "prompt prompts black calls";
const BLACK: &str = "black card, black cards, blackcard, blackcards, schwarze karten, cartes noires";
/// Headings of answer cards.
const ANSWERS: &str =
    "white card, white cards, whitecard, whitecards, white, answer, answers, response, responses";
/// Headings of the number of a row.
const NUMBERS: &str =
    "nr, no, num, number, nummer, numero, id, index, #, n, row, pos, position, lfd nr, guid, uuid";

/// The fields of a deck, with their possible names.
const FIELDS: [(&str, &[&str]); 6] = [
    ("kind", &["kind", "type"]),
    ("author", &["author"]),
    ("language", &["language", "lang"]),
    ("tone", &["tone"]),
    ("licence", &["licence", "license"]),
    ("lists a card", &["lists a card"]),
];

/// What a heading or a key says about its column.
pub(super) fn role(heading: &str) -> Role {
    // In the opening of a table, from which `csv::is_table` takes them, cells still have their quotation marks.
    let folded = fold(heading.trim().trim_matches('"')).replace(['_', '-', '.'], " ");
    let heading = folded.trim();
    let in_list = |list: &str| list.split(", ").any(|known| known == heading);
    let in_words = |list: &str| list.split_whitespace().any(|known| known == heading);
    if in_words(TEXTS) {
        Role::Text
    } else if in_words(PROMPTS) || in_list(BLACK) {
        Role::Prompts
    } else if in_list(ANSWERS) {
        Role::Answers
    } else if ["pack", "deck"].contains(&heading) {
        Role::Field("name")
    } else if heading == "name" {
        Role::Name
    } else if in_list(NUMBERS) {
        Role::Number
    } else {
        FIELDS
            .iter()
            .find(|(_, names)| names.contains(&heading))
            .map_or(Role::Unknown, |(field, _)| Role::Field(field))
    }
}

/// Whether headings are the same but for their numbers, as `List 1` and `List 2`, or names of a program, as `WORD_LIST`.
pub(super) fn are_a_series(headings: &[&str]) -> bool {
    let stem = |heading: &str| fold(heading).trim_end_matches(|c: char| c.is_ascii_digit()).trim().to_owned();
    let numbered =
        |heading: &&str| heading.ends_with(|c: char| c.is_ascii_digit()) && !stem(heading).is_empty();
    let same_stem = headings.windows(2).all(|pair| stem(pair[0]) == stem(pair[1]));
    let is_constant = |heading: &&str| {
        heading.contains('_')
            && heading.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '_')
    };
    headings.len() > 1 && headings.iter().all(numbered) && same_stem || headings.iter().any(is_constant)
}
