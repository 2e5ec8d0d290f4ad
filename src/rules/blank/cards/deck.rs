//! A deck: Game Cards, Rule Cards, and the history of what was written on them.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{CardId, CardKind, CardNumber, Colour, GameCard, Rule, RuleCard, starter};

/// A deck. Its owners use it in many games, and prizes change it (BL-01).
///
/// The order of its lists is part of the file format: of a file that is cut off, `cards/file.rs` keeps the whole cards by it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardDeck {
    /// The name on its box; empty until somebody names the deck (BL-81).
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// The mark at the lower right of each of its cards; `None` until somebody chooses one (BL-79).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mark: Option<DeckMark>,
    /// The name of the owner, who has the final decision about what is written (BL-67, BL-R32).
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub owner: String,
    /// Number of finished games with this deck.
    #[serde(default)]
    pub games: u32,
    /// The rule that was won in the previous game. It is open in the next game. If the decks of that game
    /// have more than three such rules together, only three random ones of them are open (BL-70, BL-R29).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub new_rule: Option<CardId>,
    /// Its Game Cards.
    pub cards: Vec<GameCard>,
    /// Its Rule Cards.
    pub rules: Vec<RuleCard>,
    /// What was written on its cards, oldest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub history: Vec<PrizeRecord>,
    /// Game Cards that are in the box: they are not dealt (BW-13).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub boxed_cards: Vec<GameCard>,
    /// Rule Cards that are in the box.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub boxed_rules: Vec<RuleCard>,
}

/// A prize that was written on a card (BL-04), or what a player wrote on a card during a game (BL-R59).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PrizeRecord {
    /// The number of the game with this deck, counted from 1.
    pub game: u32,
    /// Who wrote it: for a prize, the winner.
    pub by: String,
    /// Who approved it (BL-67); empty if the table decided, or if it is no prize.
    #[serde(default, rename = "approved", skip_serializing_if = "String::is_empty")]
    pub approved_by: String,
    /// The card that was written on.
    pub on: WrittenOn,
}

/// A card that was written on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WrittenOn {
    /// A Rule Card that was plain.
    Rule(CardId),
    /// A Game Card.
    Card(CardId),
}

/// The mark that distinguishes a deck from others (BL-79). A mark never looks like the symbol of a colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "a mark is what it is called")]
pub enum DeckMark {
    Star,
    Key,
    Moon,
    Sun,
    Leaf,
    Anchor,
    Bell,
    Crown,
    Heart,
    Feather,
    Fish,
    Cloud,
}

impl DeckMark {
    /// All marks, in the order in which the page offers them.
    pub const ALL: [DeckMark; 12] = [
        DeckMark::Star,
        DeckMark::Key,
        DeckMark::Moon,
        DeckMark::Sun,
        DeckMark::Leaf,
        DeckMark::Anchor,
        DeckMark::Bell,
        DeckMark::Crown,
        DeckMark::Heart,
        DeckMark::Feather,
        DeckMark::Fish,
        DeckMark::Cloud,
    ];
}

impl fmt::Display for DeckMark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            DeckMark::Star => "star",
            DeckMark::Key => "key",
            DeckMark::Moon => "moon",
            DeckMark::Sun => "sun",
            DeckMark::Leaf => "leaf",
            DeckMark::Anchor => "anchor",
            DeckMark::Bell => "bell",
            DeckMark::Crown => "crown",
            DeckMark::Heart => "heart",
            DeckMark::Feather => "feather",
            DeckMark::Fish => "fish",
            DeckMark::Cloud => "cloud",
        })
    }
}

impl CardDeck {
    /// Number of plain Rule Cards in a new deck (BL-16).
    pub const PLAIN_RULES: u16 = 24;

    /// A new deck: 72 Game Cards and 38 Rule Cards (BL-16, BL-17, BL-R01, BL-109).
    pub fn fresh() -> Self {
        let pairs =
            || Colour::ALL.into_iter().flat_map(|colour| CardNumber::ALL.map(|number| (colour, number)));
        let plain = pairs().map(|(colour, number)| (colour, number, None));
        let illustrated =
            (0..).zip(pairs()).map(|(picture, (colour, number))| (colour, number, Some(picture)));
        let card = |(id, (colour, number, picture)): (u16, (Colour, CardNumber, Option<u8>))| GameCard {
            id: CardId(id),
            number,
            colour,
            picture,
            title: picture.map(starter::title).unwrap_or_default().to_owned(),
            written: picture.and_then(|_| starter::effect(colour, number)),
        };
        let written = starter::rules().into_iter().map(Some);
        let plain_rules = (0..Self::PLAIN_RULES).map(|_| None);
        let rules = (1..).zip(written.chain(plain_rules)).map(|(id, rule)| RuleCard { id: CardId(id), rule });
        Self {
            name: String::new(),
            mark: None,
            owner: String::new(),
            games: 0,
            new_rule: None,
            cards: (1..).zip(plain.chain(illustrated)).map(card).collect(),
            rules: rules.collect(),
            history: Vec::new(),
            boxed_cards: Vec::new(),
            boxed_rules: Vec::new(),
        }
    }

    /// Game Cards that can get an effect: those that have none (BL-71, BL-R26).
    pub fn customisable_cards(&self) -> impl Iterator<Item = &GameCard> {
        self.cards.iter().filter(|card| card.kind() != CardKind::WithEffect)
    }

    /// Whether its box has a name, a mark and an owner, as needed before the first prize (BL-79, BL-81, BL-R32).
    pub fn is_labelled(&self) -> bool {
        !self.name.is_empty() && self.mark.is_some() && !self.owner.is_empty()
    }

    /// Number of written rules.
    pub fn written_rules(&self) -> usize {
        self.rules.iter().filter(|card| card.rule.is_some()).count()
    }

    /// Adds plain Rule Cards with free ids, up to the maximum size of a deck (BL-R27).
    pub(crate) fn add_plain_rules(&mut self, cards: usize) {
        let room = Self::MAX_RULES.saturating_sub(self.rules.len());
        for _ in 0..cards.min(room) {
            let id = self.free_rule_id();
            self.rules.push(RuleCard { id, rule: None });
        }
    }

    /// The id of the first plain Rule Card.
    pub fn first_plain_rule(&self) -> Option<CardId> {
        self.rules.iter().find(|card| card.rule.is_none()).map(|card| card.id)
    }

    /// The rule written on a Rule Card, also if it is in the box.
    pub fn rule(&self, id: CardId) -> Option<&Rule> {
        self.all_rules().find(|card| card.id == id)?.rule.as_ref()
    }

    /// Writes a rule on the first plain card. This rule is open in the next game.
    pub(crate) fn write_rule(&mut self, rule: Rule) -> Option<WrittenOn> {
        let RuleCard { id, rule: empty } = self.rules.iter_mut().find(|card| card.rule.is_none())?;
        *empty = Some(rule);
        self.new_rule = Some(*id);
        Some(WrittenOn::Rule(*id))
    }

    /// All Game Cards, also those in the box.
    pub fn all_cards(&self) -> impl Iterator<Item = &GameCard> {
        self.cards.iter().chain(&self.boxed_cards)
    }

    /// All Rule Cards, also those in the box.
    pub fn all_rules(&self) -> impl Iterator<Item = &RuleCard> {
        self.rules.iter().chain(&self.boxed_rules)
    }

    /// The lowest id that no Game Card has.
    pub(crate) fn free_card_id(&self) -> CardId {
        free_id(&self.all_cards().map(|card| card.id).collect::<Vec<_>>())
    }

    /// The lowest id that no Rule Card has.
    pub(crate) fn free_rule_id(&self) -> CardId {
        free_id(&self.all_rules().map(|card| card.id).collect::<Vec<_>>())
    }
}

/// The lowest id that is free. There always is one, because a deck has far fewer cards than there are ids.
fn free_id(taken: &[CardId]) -> CardId {
    (1..=u16::MAX).map(CardId).find(|id| !taken.contains(id)).unwrap_or(CardId(0))
}
