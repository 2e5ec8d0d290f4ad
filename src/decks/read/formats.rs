//! The JSON formats of card games: which path has which value.
//!
//! No two formats use the same path for different things. So a file does not have to name its format: the path shows
//! what a value means.

use std::collections::BTreeMap;

use super::{
    Format, NoticeCause, OUR_FORMAT, VERSION,
    builder::{DeckIndex, ImportBuilder, NoticeCount, Position, Trust, short},
    json::{
        JsonEvent::{self, Close, Open, Text, Unquoted},
        Path,
    },
    places::{count_at, place},
    plain::FIELDS,
    shapes::UnknownJson,
    table::spoken_place,
    tidy::PROMPT_GAP,
};
use crate::{
    decks::{DeckKind, Line, Tone},
    wording::{Noun, counted},
};

/// The maximum number of cards, and also of references from packs to cards.
const MAX_CARDS: usize = 300_000;

/// What the parser found, and where.
struct Found<'a> {
    segments: &'a [&'a str],
    event: JsonEvent<'a>,
    position: Position<'a>,
}

/// A reference from a pack to a card.
struct CardRef {
    deck: DeckIndex,
    /// The number of the card, or what stands in the file instead of a number.
    card: Result<usize, String>,
    line: u32,
}

/// The state of reading, with what was found so far.
#[derive(Default)]
pub(super) struct FormatReader {
    format: Option<Format>,
    /// The line of the field `format`, which only our own files have.
    format_line: Option<u32>,
    /// The version, valid or not, and its line.
    version: Option<(String, u32)>,
    /// The deck for entries that are in no pack.
    default_deck: Option<DeckIndex>,
    /// The deck of the current pack.
    pack: DeckIndex,
    /// The name of a pack at the top level, which has no deck yet.
    pack_name: Option<String>,
    /// Whether the current pack at the top level has a deck.
    has_pack: bool,
    /// The texts of a file of an unknown format.
    pub(super) shapes: UnknownJson,
    /// Decks by their keys in the file.
    decks_by_key: Vec<(String, DeckIndex)>,
    /// The cards, each with its line number in the file. Packs refer to a card by its index; `None` stands
    /// for a card that was left out or has no text so far.
    cards: Vec<(u32, Option<Line>)>,
    /// How many cards the file has so far. Only the first [`MAX_CARDS`] are kept.
    cards_seen: usize,
    references: Vec<CardRef>,
    /// How many of the references were handled.
    resolved: usize,
    /// Values without quotes where entries are texts.
    unquoted: NoticeCount,
    /// The texts that no known format reads, by their places.
    unread: BTreeMap<String, NoticeCount>,
    /// The current sentence of Many Decks.
    call: String,
    /// Whether the current part of that sentence is a gap.
    is_gap: bool,
}

impl FormatReader {
    pub(super) fn format(&self) -> Format {
        self.format.unwrap_or(Format::Json)
    }

    /// Handles what the parser found, by its path.
    pub(super) fn handle(
        &mut self,
        path: &Path<'_>,
        event: JsonEvent<'_>,
        line: u32,
        builder: &mut ImportBuilder,
    ) {
        if !self.is_known(builder) {
            self.shapes.handle(path, event, line);
        }
        let (segments, length) = path.segments();
        let found = &Found { segments: &segments[..length], event, position: Position { line, field: path } };
        match found.segments.first() {
            Some(&"decks" | &"format" | &"version") => self.ours(found, builder),
            Some(&"[]") => self.full(found, builder),
            Some(&"calls") => self.calls(found, builder),
            _ => self.compact(found, builder),
        }
    }

    /// Whether the file has a known format.
    fn is_known(&self, builder: &ImportBuilder) -> bool {
        self.format.is_some() || !self.cards.is_empty() || builder.has_entries()
    }

    /// Our own format: `{"format": "partypiece decks", "version": 1, "decks": […]}`.
    fn ours(&mut self, found: &Found<'_>, builder: &mut ImportBuilder) {
        let position = found.position;
        match (found.segments, found.event) {
            (["format"], Text(format)) if format == OUR_FORMAT.trim_matches('"') => {
                self.format_line = Some(position.line);
                self.check_version(builder);
            }
            (["version"], Unquoted(version) | Text(version)) => {
                self.version = Some((short(version), position.line));
                self.check_version(builder);
            }
            (["decks", "[]"], Open) => {
                self.format = self.format_line.map_or(self.format, |_| Some(Format::Ours));
                self.pack = builder.add_deck(DeckKind::Categories, Tone::Family);
            }
            (["decks", "[]", "entries", "[]"], Text(text)) => {
                self.format = Some(Format::Ours);
                builder.add_entry(self.pack, text, Trust::Trusted, position)
            }
            (["decks", "[]", "entries", "[]"], Unquoted(_)) => self.unquoted.count(position.line),
            (["decks", "[]", _], Unquoted("null")) => {}
            // Without the field `format`, other programs may have decks with fields of theirs, too.
            (["decks", "[]", key], Text(value) | Unquoted(value))
                if self.format_line.is_some() || FIELDS.contains(key) =>
            {
                builder.set_if_known(self.pack, key, value, position)
            }
            _ => self.count_unread(found),
        }
    }

    /// Notes what is wrong with the version of a file of ours, once both are known: other programs have versions of their own.
    fn check_version(&self, builder: &mut ImportBuilder) {
        let (Some(_), Some((version, line))) = (self.format_line, &self.version) else { return };
        let cause = match version.parse::<u64>() {
            Ok(0) | Err(_) => NoticeCause::NoVersion { found: Some(version.clone()) },
            Ok(found) if found > VERSION.into() => NoticeCause::Newer { found },
            Ok(_) => return,
        };
        builder.note(Position { line: *line, field: &"version" }, cause);
    }

    /// JSON Against Humanity, full: `[{"name": …, "black": [{"text": …}], "white": […]}]`.
    fn full(&mut self, found: &Found<'_>, builder: &mut ImportBuilder) {
        let position = found.position;
        match (found.segments, found.event) {
            (["[]"], Open) => (self.has_pack, self.pack_name) = (false, None),
            (["[]", "black", "[]"], Unquoted(_)) => self.unquoted.count(position.line),
            (["[]", "name"], Text(name)) if self.has_pack => builder.set(self.pack, "name", name, position),
            (["[]", "name"], Text(name)) => self.pack_name = Some(name.to_owned()),
            (["[]", "black", "[]"] | ["[]", "black", "[]", "text"], Text(text)) => {
                self.format = Some(Format::Full);
                self.begin_pack(position, builder);
                builder.add_entry(self.pack, text, Trust::Untrusted, position);
            }
            (["[]", "white", "[]"], Text(_) | Open) => builder.count_answer(position.line),
            (["[]", "white", ..], _) => {}
            _ => self.count_unread(found),
        }
    }

    /// Makes sure that the current pack at the top level has a deck.
    fn begin_pack(&mut self, position: Position<'_>, builder: &mut ImportBuilder) {
        if !std::mem::replace(&mut self.has_pack, true) {
            self.pack = builder.add_deck(DeckKind::Prompts, Tone::Party);
            if let Some(name) = self.pack_name.take() {
                builder.set(self.pack, "name", &name, position);
            }
        }
    }

    /// Massive Decks and Many Decks: `{"name": …, "calls": [[["Nobody told me about ", {}, "."]]], "responses": […]}`.
    /// A call has lines, and a line has parts; a part without text is a gap. Also Cardcast: `{"calls": [{"text": ["Why ", "?"]}]}`.
    fn calls(&mut self, found: &Found<'_>, builder: &mut ImportBuilder) {
        let position = found.position;
        match (found.segments, found.event) {
            ([_, "[]"], Open) => {
                self.format = Some(Format::ManyDecks);
                self.call.clear();
                self.is_gap = false;
            }
            ([_, "[]", "[]"], Open) if !self.call.is_empty() => self.call.push('\n'),
            ([_, "[]"], Close) => {
                let (deck, call) = (self.default_deck(builder), std::mem::take(&mut self.call));
                builder.add_entry(deck, &call, Trust::Untrusted, position);
            }
            ([_, "[]", "[]"] | [_, "[]", "[]", "[]"] | [_, "[]", "text"], Text(part)) => {
                self.call.push_str(part)
            }
            // Cardcast: a gap is between two parts, so here `is_gap` says whether a part came before.
            ([_, "[]", "text", "[]"], Text(part)) => {
                if std::mem::replace(&mut self.is_gap, true) {
                    self.call.push_str(PROMPT_GAP);
                }
                self.call.push_str(part);
            }
            ([_, "[]", "[]", "[]"], Open) => self.is_gap = true,
            ([_, "[]", "[]", "[]", "text"], Text(part)) => {
                self.call.push_str(part);
                self.is_gap = false;
            }
            ([_, "[]", "[]", "[]"], Close) if std::mem::take(&mut self.is_gap) => {
                self.call.push_str(PROMPT_GAP)
            }
            _ => self.count_unread(found),
        }
    }

    /// JSON Against Humanity, compact, with packs in a list or by key: `{"black": [{"text": …}], "packs":
    /// [{"name": …, "black": [0, 1]}]}`. Its older forms too: packs beside the cards, or the name of the pack
    /// in each card. Also All Bad Cards: `{"packName": …, "blackCards": ["…"]}`.
    fn compact(&mut self, found: &Found<'_>, builder: &mut ImportBuilder) {
        let position = found.position;
        match (found.segments, found.event) {
            (["name" | "packName"], Text(name)) => self.set("name", name, position, builder),
            (["language"], Text(language)) => self.set("language", language, position, builder),
            (["author"] | ["author", "name"], Text(author)) => self.set("author", author, position, builder),
            (["licence" | "license"], Text(licence)) => self.set("licence", licence, position, builder),

            (["black" | "blackCards", "[]"], Open) => self.add_card(None, position, builder),
            (["blackCards", "[]"], Text(text)) => {
                self.format = Some(Format::AllBadCards);
                let deck = self.default_deck(builder);
                builder.add_entry(deck, text, Trust::Untrusted, position);
            }
            (["black", "[]"], Text(text)) => {
                let entry = builder.parse_entry(text, Trust::Untrusted, position);
                self.add_card(entry, position, builder);
            }
            (["black" | "blackCards", "[]"], Unquoted(_)) => self.unquoted.count(position.line),
            (["black" | "blackCards", "[]", "text"], Text(text)) => {
                let entry = builder.parse_entry(text, Trust::Untrusted, position);
                let current = self.cards_seen.checked_sub(1).and_then(|index| self.cards.get_mut(index));
                if let Some((_, card)) = current {
                    *card = entry;
                }
            }
            (["black", "[]", "pack" | "deck"], Text(key)) => {
                let deck = self.deck_by_key(key, position, builder);
                self.add_reference(deck, Ok(self.cards_seen.saturating_sub(1)), position, builder);
            }
            (["white" | "whiteCards" | "responses", "[]"], Text(_) | Open) => {
                builder.count_answer(position.line)
            }
            (["white" | "whiteCards" | "responses", ..], _) => {}

            (["packs", "[]"], Open) => self.pack = builder.add_deck(DeckKind::Prompts, Tone::Party),
            (["packs", key], Open) => self.pack = self.deck_by_key(key, position, builder),
            (["packs", _, "name"], Text(name)) => builder.set(self.pack, "name", name, position),
            (["packs", _, "black", "[]"], Unquoted(card)) => {
                self.add_reference(self.pack, card_number(card), position, builder)
            }

            (["metadata", key, "name"] | [key, "name"], Text(name)) => {
                let deck = self.deck_by_key(key, position, builder);
                builder.set(deck, "name", name, position);
            }
            ([key, "black", "[]"], Unquoted(card)) => {
                let deck = self.deck_by_key(key, position, builder);
                self.add_reference(deck, card_number(card), position, builder);
            }
            _ => self.count_unread(found),
        }
    }

    /// Counts a text that has no meaning in a known format.
    fn count_unread(&mut self, found: &Found<'_>) {
        if let Text(text) = found.event
            && !text.trim().is_empty()
        {
            count_at(&mut self.unread, place(found.segments), found.position.line);
        }
    }

    /// Sets a field of the deck for entries that are in no pack.
    fn set(&mut self, key: &str, value: &str, position: Position<'_>, builder: &mut ImportBuilder) {
        let deck = self.default_deck(builder);
        builder.set(deck, key, value, position);
    }

    /// The deck for entries that are in no pack.
    fn default_deck(&mut self, builder: &mut ImportBuilder) -> DeckIndex {
        *self.default_deck.get_or_insert_with(|| builder.add_deck(DeckKind::Prompts, Tone::Party))
    }

    /// The deck for a key. Its name is the key until another name is found.
    fn deck_by_key(&mut self, key: &str, position: Position<'_>, builder: &mut ImportBuilder) -> DeckIndex {
        // The cards of a pack often follow each other, so search from the end.
        if let Some((_, deck)) = self.decks_by_key.iter().rfind(|(known, _)| known == key) {
            return *deck;
        }
        let decks_before = builder.deck_count();
        let deck = builder.add_deck(DeckKind::Prompts, Tone::Party);
        // If the maximum number of decks is reached, the builder returns its last deck, which keeps its name.
        if deck >= decks_before {
            builder.set(deck, "name", key, position);
            self.decks_by_key.push((key.to_owned(), deck));
        }
        deck
    }

    fn add_card(&mut self, card: Option<Line>, position: Position<'_>, builder: &mut ImportBuilder) {
        self.cards_seen += 1;
        if self.cards_seen <= MAX_CARDS {
            self.cards.push((position.line, card));
        } else {
            builder.leave_out(position, NoticeCause::TooMany);
        }
    }

    fn add_reference(
        &mut self,
        deck: DeckIndex,
        card: Result<usize, String>,
        position: Position<'_>,
        builder: &mut ImportBuilder,
    ) {
        if self.references.len() < MAX_CARDS {
            self.references.push(CardRef { deck, card, line: position.line });
        } else {
            builder.leave_out(position, NoticeCause::TooMany);
        }
    }

    /// Handles the end of the file. If no pack refers to any card, all cards go into one deck.
    pub(super) fn end(&mut self, builder: &mut ImportBuilder) {
        if let Some(line) = self.format_line.filter(|_| self.version.is_none()) {
            builder.note(Position { line, field: &"version" }, NoticeCause::NoVersion { found: None });
        }
        if self.is_known(builder) {
            builder.add_unquoted(&self.unquoted);
            for (place, count) in &self.unread {
                let count = counted(count.times(), Noun::TEXT);
                builder.note_field(&spoken_place(place), NoticeCause::PlaceNotRead { count });
            }
        } else {
            self.shapes.end(builder);
        }
        if self.cards.is_empty() {
            return;
        }
        self.format = Some(Format::Compact);
        if self.references.is_empty() {
            let deck = self.default_deck(builder);
            for (card, (line, _)) in (0..).zip(&self.cards) {
                self.references.push(CardRef { deck, card: Ok(card), line: *line });
            }
        }
    }

    /// Adds the cards of the next `limit` references to their decks. Returns whether no references are left.
    pub(super) fn resolve_references(&mut self, limit: usize, builder: &mut ImportBuilder) -> bool {
        if self.shapes.is_used() {
            return self.shapes.resolve(limit, builder);
        }
        let rest = self.references.get(self.resolved..).unwrap_or_default();
        for reference in rest.iter().take(limit) {
            let position = Position { line: reference.line, field: &"black" };
            let missing = match &reference.card {
                Ok(card) => match self.cards.get(*card) {
                    Some((_, Some(line))) => {
                        builder.add_line(reference.deck, line.clone(), position);
                        continue;
                    }
                    // This card has no text, or a notice already says why it was left out.
                    Some((_, None)) => continue,
                    // A notice already says that the last ones of too many cards were left out.
                    None if *card < self.cards_seen => continue,
                    None => card.to_string(),
                },
                Err(found) => found.clone(),
            };
            builder.leave_out(position, NoticeCause::NoSuchCard { card: missing });
        }
        self.resolved = self.references.len().min(self.resolved + limit);
        self.resolved == self.references.len()
    }
}

/// The number of a card in a pack, or what stands there instead.
fn card_number(text: &str) -> Result<usize, String> {
    text.parse().map_err(|_| short(text))
}
