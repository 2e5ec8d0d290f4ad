//! Decks of blankwhite.cards: JSON with cards, a bare list of cards, or the page that the site exports. They become a deck of BLANK
//! with free words.

mod lenient;

use std::fmt;

use serde::{
    Deserializer,
    de::{DeserializeSeed, IgnoredAny, MapAccess, SeqAccess, Visitor},
};

use lenient::{FoundFields, FoundPicture, FoundText, Items, Lenient, with_whole_letters};

use crate::{
    base64,
    cards::SharedCards,
    decode::LOST,
    json,
    rules::{
        blank::{CardDeck, GameCard, MAX_TEXT, MAX_TITLE, Rule, WrittenEffect},
        name::can_be_seen,
    },
    wording::{Noun, counted, with_sentences},
};

/// What comes before the cards in an exported page.
const RAW_DATA: &str = "rawData";

/// Whether a text is such a deck; `fields` are its top-level fields.
pub(super) fn is_deck(text: &str, fields: &[&str]) -> bool {
    let has_content = || text.contains("\"content\"") && text.contains("\"title\"");
    match text.as_bytes().first() {
        Some(b'{') => fields.contains(&"cards") && has_content(),
        Some(b'[') => text[1..].trim_start().starts_with('{') && has_content(),
        Some(b'<') => raw_data(text).is_some(),
        _ => false,
    }
}

/// How much of such a deck was read.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct BlankWhiteReport {
    /// How many cards and rules became cards of the deck.
    pub read: usize,
    /// How many drawings were left out.
    pub drawings: usize,
    /// How many cards were left out, because they had no words.
    pub wordless: usize,
    /// How many cards and rules were left out, because the deck was full.
    pub surplus: usize,
    /// How many texts were too long and were shortened.
    pub shortened: usize,
    /// How many texts have [`LOST`] where half of a letter was.
    pub with_lost_letters: usize,
    /// Where reading stopped, if the text is damaged.
    pub damage: Option<json::ReadError>,
}

impl fmt::Display for BlankWhiteReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut parts = vec![format!(
            "{} of blankwhite.cards can be added to a new deck",
            counted(self.read, Noun::CARD)
        )];
        let lost = [
            (self.drawings, Noun::DRAWING, "left out, because a drawing here consists of strokes"),
            (self.wordless, Noun::CARD_WITHOUT_WORDS, "left out"),
            (self.surplus, Noun::CARD, "left out, because the deck is full"),
            (self.shortened, Noun::TEXT, "shortened, because it was too long"),
            (self.with_lost_letters, Noun::TEXT, "with “\u{fffd}” for a letter that could not be read"),
        ];
        let lost = lost.into_iter().filter(|(count, ..)| *count > 0);
        parts.extend(lost.map(|(count, noun, reason)| format!("{} {reason}", counted(count, noun))));
        let damage = self.damage.as_ref().map(|error| format!("{error} What comes before it was read."));
        let sentences = ["Dates and likes are not kept.".to_owned()].into_iter().chain(damage);
        f.write_str(&with_sentences(parts.join("; "), sentences))
    }
}

/// Reads such a deck as far as possible.
///
/// # Errors
/// Nothing in it is a card or a rule.
pub(super) fn read(text: &str) -> Result<(CardDeck, BlankWhiteReport), Option<Box<json::ReadError>>> {
    let decoded = raw_data(text).map(decode);
    let json = &with_whole_letters(decoded.as_deref().unwrap_or(text))[..];
    let mut found = FoundCards { is_list: json.starts_with('['), ..FoundCards::default() };
    let damage = json::read_with(json, &mut found).err();
    let mut report = BlankWhiteReport { damage, ..BlankWhiteReport::default() };
    let cards: Vec<_> = found.cards.iter().filter_map(|card| report.effect(&card.0.content.0)).collect();
    let rules: Vec<_> = found.rules.iter().filter_map(|rule| report.rule(&rule.0)).collect();
    if cards.is_empty() && rules.is_empty() {
        return Err(report.damage.map(Box::new));
    }
    let deck = report.deck(cards, rules);
    Ok((deck, report))
}

/// A card as the file has it.
#[derive(Default)]
struct FoundCard {
    content: Lenient<FoundContent>,
}

#[derive(Default)]
struct FoundContent {
    title: FoundText,
    description: FoundText,
    author: FoundText,
    image: FoundPicture,
}

/// A house rule.
#[derive(Default)]
struct FoundRule {
    text: FoundText,
}

impl FoundFields for FoundCard {
    fn take<'de, A: MapAccess<'de>>(&mut self, field: &str, fields: &mut A) -> Result<(), A::Error> {
        match field {
            "content" => self.content = fields.next_value()?,
            _ => drop(fields.next_value::<IgnoredAny>()?),
        }
        Ok(())
    }

    fn of_text(text: FoundText) -> Self {
        Self { content: Lenient(FoundContent::of_text(text)) }
    }
}

impl FoundFields for FoundContent {
    fn take<'de, A: MapAccess<'de>>(&mut self, field: &str, fields: &mut A) -> Result<(), A::Error> {
        match field {
            "title" => self.title = fields.next_value()?,
            "description" => self.description = fields.next_value()?,
            "author" => self.author = fields.next_value()?,
            "image" => self.image = fields.next_value()?,
            _ => drop(fields.next_value::<IgnoredAny>()?),
        }
        Ok(())
    }

    fn of_text(text: FoundText) -> Self {
        Self { description: text, ..Self::default() }
    }
}

impl FoundFields for FoundRule {
    fn take<'de, A: MapAccess<'de>>(&mut self, field: &str, fields: &mut A) -> Result<(), A::Error> {
        match field {
            "text" => self.text = fields.next_value()?,
            _ => drop(fields.next_value::<IgnoredAny>()?),
        }
        Ok(())
    }

    fn of_text(text: FoundText) -> Self {
        Self { text }
    }
}

impl BlankWhiteReport {
    /// A text that fits on a card: without control characters, not too long, and empty if nothing of it can be seen.
    fn cleaned(&mut self, FoundText(text): &FoundText, max_characters: usize) -> String {
        let without_controls = |c: char| {
            // What the check of a card refuses: control characters, and those that turn the direction of the text behind them.
            if c.is_control() || matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}') {
                ' '
            } else {
                c
            }
        };
        self.with_lost_letters += usize::from(text.contains(LOST));
        let text: String = text.chars().map(without_controls).collect();
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        if !can_be_seen(&text) {
            return String::new();
        }
        if text.chars().count() <= max_characters {
            return text;
        }
        self.shortened += 1;
        text.chars().take(max_characters - 1).chain(['…']).collect()
    }

    /// Title and effect of a card; `None` if it has no words.
    fn effect(&mut self, content: &FoundContent) -> Option<(String, WrittenEffect)> {
        self.drawings += usize::from(content.image.0);
        let title = self.cleaned(&content.title, MAX_TITLE);
        let mut text = self.cleaned(&content.description, MAX_TEXT);
        if text.is_empty() {
            text.clone_from(&title);
        }
        if text.is_empty() {
            self.wordless += 1;
            return None;
        }
        let author = self.cleaned(&content.author, MAX_TITLE);
        let Rule { clauses, .. } = Rule::from_free_words(&text, "");
        Some((title, WrittenEffect { clauses, author, drawing: None, points: None }))
    }

    fn rule(&mut self, found: &FoundRule) -> Option<Rule> {
        let text = self.cleaned(&found.text, MAX_TEXT);
        (!text.is_empty()).then(|| Rule::from_free_words(&text, ""))
    }

    /// A new deck with these effects on its plain cards, and further cards for what does not fit there.
    fn deck(&mut self, effects: Vec<(String, WrittenEffect)>, mut rules: Vec<Rule>) -> CardDeck {
        let fresh = CardDeck::fresh();
        let plain: Vec<GameCard> = fresh
            .cards
            .iter()
            .filter(|card| card.picture.is_none() && card.written.is_none())
            .cloned()
            .collect();
        // A full deck, without those cards of the fresh one that are not plain.
        let most = CardDeck::MAX_CARDS + plain.len() - fresh.cards.len();
        let most_rules = CardDeck::MAX_RULES - fresh.written_rules();
        self.surplus = effects.len().saturating_sub(most) + rules.len().saturating_sub(most_rules);
        rules.truncate(most_rules);
        let written = plain.iter().cycle().zip(effects).take(most);
        let cards: Vec<GameCard> = written
            .map(|(card, (title, effect))| GameCard { title, written: Some(effect), ..card.clone() })
            .collect();
        self.read = cards.len() + rules.len();
        fresh.with_shared(&SharedCards::new(rules, cards)).0
    }
}

/// The text in an exported page, as base64: `rawData = "…"`.
fn raw_data(text: &str) -> Option<&str> {
    let (_, rest) = text.split_once(RAW_DATA)?;
    let rest = rest.trim_start().strip_prefix('=')?.trim_start();
    let rest = rest.strip_prefix("atob(").unwrap_or(rest);
    let rest = rest.strip_prefix(['"', '\'', '`'])?;
    let end = rest.find(|character: char| !character.is_ascii_alphanumeric() && !"+/=".contains(character));
    Some(&rest[..end.unwrap_or(rest.len())])
}

/// Decodes `btoa(encodeURI(…))`. If the end is missing, what comes before it is decoded.
fn decode(data: &str) -> String {
    let encoded = base64::decode(data).unwrap_or_default();
    percent_encoding::percent_decode(&encoded).decode_utf8_lossy().into_owned()
}

/// The cards and rules that have been read. They can be used even if the rest cannot be read.
#[derive(Default)]
struct FoundCards {
    /// Whether the file is a bare list of cards.
    is_list: bool,
    cards: Vec<Lenient<FoundCard>>,
    rules: Vec<Lenient<FoundRule>>,
}

impl<'de> DeserializeSeed<'de> for &mut FoundCards {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        if self.is_list { deserializer.deserialize_seq(self) } else { deserializer.deserialize_map(self) }
    }
}

impl<'de> Visitor<'de> for &mut FoundCards {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a deck of blankwhite.cards")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<(), A::Error> {
        while let Some(field) = fields.next_key::<String>()? {
            match field.as_str() {
                "cards" => fields.next_value_seed(Items(&mut self.cards))?,
                "rules" => fields.next_value_seed(Items(&mut self.rules))?,
                _ => drop(fields.next_value::<IgnoredAny>()?),
            }
        }
        Ok(())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, items: A) -> Result<(), A::Error> {
        Items(&mut self.cards).visit_seq(items)
    }
}
