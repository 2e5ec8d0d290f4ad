//! What stands where in the JSON of each card game.
//!
//! No two formats have the same thing in the same place, so a file need not say what it is: each value is told by the
//! way to it.

use super::{
    Format, Reason, VERSION,
    basket::{Basket, DeckId, Hand, Place, short},
    json::{
        Path,
        Value::{self, Close, Open, Text, Word},
    },
    tidy::BLANK,
};
use crate::decks::{Kind, Line, Tone};

/// Of more cards, or of more mentions of cards in packs, none is kept in mind.
const MOST_CARDS: usize = 300_000;

/// A card that a pack names by number.
struct Mention {
    deck: DeckId,
    card: u32,
    line: u32,
}

/// What was understood of a file so far.
#[derive(Default)]
pub(super) struct Shapes {
    format: Option<Format>,
    /// The line in which our own format is named.
    told_format: Option<u32>,
    /// Whether its version is.
    told_version: bool,
    /// The deck that the file itself is.
    whole: Option<DeckId>,
    /// The deck of the pack that is being read.
    pack: DeckId,
    /// Decks by the keys that stand for them in a file.
    keyed: Vec<(String, DeckId)>,
    /// Cards that packs name by number, and where they stand; none for one that was left out.
    cards: Vec<(u32, Option<Line>)>,
    mentions: Vec<Mention>,
    /// How many of them were dealt to their decks.
    dealt: usize,
    /// The sentence of Many Decks that is being put together, and whether the part at hand is a blank.
    call: String,
    blank: bool,
}

impl Shapes {
    pub(super) fn format(&self) -> Format {
        self.format.unwrap_or(Format::Json)
    }

    pub(super) fn take(&mut self, path: &Path<'_>, value: Value<'_>, line: u32, basket: &mut Basket) {
        let (steps, length) = path.steps();
        let steps = &steps[..length];
        let place = Place { line, field: path };
        match steps.first() {
            Some(&"decks" | &"format" | &"version") => self.ours(steps, value, place, basket),
            Some(&"[]") => self.full(steps, value, place, basket),
            Some(&"calls") => self.calls(steps, value, place, basket),
            _ => self.compact(steps, value, place, basket),
        }
    }

    /// Our own: `{"format": "partypiece decks", "version": 1, "decks": […]}`.
    fn ours(&mut self, steps: &[&str], value: Value<'_>, place: Place<'_>, basket: &mut Basket) {
        match (steps, value) {
            (["format"], Text(_)) => self.told_format = Some(place.line),
            (["version"], Word(version) | Text(version)) => {
                self.told_version = true;
                match version.parse::<u32>() {
                    Ok(0) | Err(_) => basket.note(place, Reason::NoVersion { found: Some(short(version)) }),
                    Ok(version) if version > VERSION => basket.note(place, Reason::Newer),
                    Ok(_) => {}
                }
            }
            (["decks", "[]"], Open) => {
                self.format = Some(Format::Ours);
                self.pack = basket.deck(Kind::Categories, Tone::Family);
            }
            (["decks", "[]", "entries", "[]"], Text(text)) => basket.put(self.pack, text, Hand::Ours, place),
            (["decks", "[]", key], Text(said) | Word(said)) => basket.say_known(self.pack, key, said, place),
            _ => {}
        }
    }

    /// JSON Against Humanity, full: `[{"name": …, "black": [{"text": …}], "white": […]}]`. A bare list of texts is
    /// taken too.
    fn full(&mut self, steps: &[&str], value: Value<'_>, place: Place<'_>, basket: &mut Basket) {
        match (steps, value) {
            (["[]"], Open) => self.pack = basket.deck(Kind::Prompts, Tone::Party),
            (["[]"], Text(text)) => {
                let deck = *self.whole.get_or_insert_with(|| basket.deck(Kind::Categories, Tone::Family));
                basket.put(deck, text, Hand::Theirs, place);
            }
            (["[]", "name"], Text(name)) => basket.say(self.pack, "name", name, place),
            (["[]", "black", "[]"] | ["[]", "black", "[]", "text"], Text(text)) => {
                self.format = Some(Format::Full);
                basket.put(self.pack, text, Hand::Theirs, place);
            }
            (["[]", "white", "[]"], Text(_) | Open) => basket.answer(place.line),
            _ => {}
        }
    }

    /// Massive Decks and Many Decks: `{"name": …, "calls": [[["Nobody told me about ", {}, "."]]], "responses": […]}`.
    /// A call has lines, a line has parts, a part without text is a blank.
    fn calls(&mut self, steps: &[&str], value: Value<'_>, place: Place<'_>, basket: &mut Basket) {
        match (steps, value) {
            ([_, "[]"], Open) => {
                self.format = Some(Format::ManyDecks);
                self.call.clear();
            }
            ([_, "[]", "[]"], Open) if !self.call.is_empty() => self.call.push('\n'),
            ([_, "[]"], Close) => {
                let (deck, call) = (self.whole(basket), std::mem::take(&mut self.call));
                basket.put(deck, &call, Hand::Theirs, place);
            }
            ([_, "[]", "[]"] | [_, "[]", "[]", "[]"], Text(part)) => self.call.push_str(part),
            ([_, "[]", "[]", "[]"], Open) => self.blank = true,
            ([_, "[]", "[]", "[]", "text"], Text(part)) => {
                self.call.push_str(part);
                self.blank = false;
            }
            ([_, "[]", "[]", "[]"], Close) if std::mem::take(&mut self.blank) => self.call.push_str(BLANK),
            _ => {}
        }
    }

    /// JSON Against Humanity, compact, with packs in a list or by key: `{"black": [{"text": …}], "packs": [{"name": …,
    /// "black": [0, 1]}]}`; its older forms, with packs beside the cards, or cards that name their pack; and All Bad
    /// Cards: `{"packName": …, "blackCards": ["…"]}`.
    fn compact(&mut self, steps: &[&str], value: Value<'_>, place: Place<'_>, basket: &mut Basket) {
        match (steps, value) {
            (["name" | "packName"], Text(name)) => self.say("name", name, place, basket),
            (["language"], Text(language)) => self.say("language", language, place, basket),
            (["author"] | ["author", "name"], Text(author)) => self.say("author", author, place, basket),
            (["licence" | "license"], Text(licence)) => self.say("licence", licence, place, basket),

            (["black" | "blackCards", "[]"], Open) => self.card(None, place.line),
            (["blackCards", "[]"], Text(text)) => {
                self.format = Some(Format::AllBadCards);
                let deck = self.whole(basket);
                basket.put(deck, text, Hand::Theirs, place);
            }
            (["black", "[]"], Text(text)) => {
                let entry = basket.entry(text, Hand::Theirs, place);
                self.card(entry, place.line);
            }
            (["black" | "blackCards", "[]", "text"], Text(text)) => {
                let entry = basket.entry(text, Hand::Theirs, place);
                if let Some((_, card)) = self.cards.last_mut() {
                    *card = entry;
                }
            }
            (["black", "[]", "pack" | "deck"], Text(key)) => {
                let deck = self.keyed(key, basket);
                let card = u32::try_from(self.cards.len()).unwrap_or_default().saturating_sub(1);
                self.mention(deck, card, place.line);
            }
            (["white" | "whiteCards" | "responses", "[]"], Text(_) | Open) => basket.answer(place.line),

            (["packs", "[]"], Open) => self.pack = basket.deck(Kind::Prompts, Tone::Party),
            (["packs", key], Open) => self.pack = self.keyed(key, basket),
            (["packs", _, "name"], Text(name)) => basket.say(self.pack, "name", name, place),
            (["packs", _, "black", "[]"], Word(card)) => self.mention_word(self.pack, card, place.line),

            (["metadata", key, "name"] | [key, "name"], Text(name)) => {
                let deck = self.keyed(key, basket);
                basket.say(deck, "name", name, place);
            }
            ([key, "black", "[]"], Word(card)) => {
                let deck = self.keyed(key, basket);
                self.mention_word(deck, card, place.line);
            }
            _ => {}
        }
    }

    /// Says something about the deck that the file itself is.
    fn say(&mut self, key: &str, said: &str, place: Place<'_>, basket: &mut Basket) {
        let deck = self.whole(basket);
        basket.say(deck, key, said, place);
    }

    fn whole(&mut self, basket: &mut Basket) -> DeckId {
        *self.whole.get_or_insert_with(|| basket.deck(Kind::Prompts, Tone::Party))
    }

    /// The deck that a key stands for; until it has a name, the key is its name.
    fn keyed(&mut self, key: &str, basket: &mut Basket) -> DeckId {
        if let Some((_, deck)) = self.keyed.iter().rfind(|(known, _)| known == key) {
            return *deck;
        }
        let deck = basket.deck(Kind::Prompts, Tone::Party);
        if self.keyed.last().is_none_or(|(_, last)| *last != deck) {
            basket.say(deck, "name", key, Place { line: 0, field: &"" });
            self.keyed.push((key.to_owned(), deck));
        }
        deck
    }

    fn card(&mut self, card: Option<Line>, line: u32) {
        if self.cards.len() < MOST_CARDS {
            self.cards.push((line, card));
        }
    }

    fn mention_word(&mut self, deck: DeckId, card: &str, line: u32) {
        // A number that is none is no card.
        self.mention(deck, card.parse().unwrap_or(u32::MAX), line);
    }

    fn mention(&mut self, deck: DeckId, card: u32, line: u32) {
        if self.mentions.len() < MOST_CARDS {
            self.mentions.push(Mention { deck, card, line });
        }
    }

    /// The file is read: if no pack names any card, the file is the pack of all.
    pub(super) fn end(&mut self, basket: &mut Basket) {
        if let Some(line) = self.told_format.filter(|_| !self.told_version) {
            basket.note(Place { line, field: &"version" }, Reason::NoVersion { found: None });
        }
        if self.cards.is_empty() {
            return;
        }
        self.format = Some(Format::Compact);
        if self.mentions.is_empty() {
            let deck = self.whole(basket);
            for (card, (line, _)) in (0..).zip(&self.cards) {
                self.mentions.push(Mention { deck, card, line: *line });
            }
        }
    }

    /// Deals so many of the cards to the packs that name them; whether all are dealt.
    pub(super) fn deal(&mut self, most: usize, basket: &mut Basket) -> bool {
        let rest = self.mentions.get(self.dealt..).unwrap_or_default();
        for mention in rest.iter().take(most) {
            let place = Place { line: mention.line, field: &"black" };
            match self.cards.get(mention.card as usize) {
                Some((_, Some(card))) => basket.put_line(mention.deck, card.clone(), place),
                // Why it was left out was said where it stands.
                Some((_, None)) => {}
                None => basket.leave_out(place, Reason::NoSuchCard { card: mention.card }),
            }
        }
        self.dealt = self.mentions.len().min(self.dealt + most);
        self.dealt == self.mentions.len()
    }
}
