//! The actions a player can choose.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{
    CardDeck, CardIndex, Clause, Colour, DeckMark, Drawing, GameCard, Rule, RuleIndex, Side, WrittenEffect,
};
use crate::rules::Seat;

/// An action of a player, as the record stores it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// The rule that was opened has been read aloud, so the next one can be opened (BL-08): `"read"`.
    Read,
    /// Everybody understands the rules, so the first turn can begin (BL-09): `"understood"`.
    Understood,

    /// Play cards, the last one on top (BL-31, BL-32). A player who is not the active one plays out of turn
    /// (BL-53) or jumps in (BL-R58). Without "Mark playable cards", cards that do not match may be tried too
    /// (BL-R09): `{"play":[4,17]}`.
    Play(Vec<CardIndex>),
    /// No card in the hand matches (BL-37): `"no_match"`.
    NoMatch,
    /// Write on a plain card of one's own hand, if the table has chosen that (BL-R59): `{"fill_in":{"card":4,…}}`.
    FillIn(Box<CardDraft>),

    /// Change the order of the triggered effects; the numbers are indices in the present queue (BL-48): `{"order":[1,0]}`.
    Order(Vec<u8>),
    /// Everybody agrees to the order, so the effects can be resolved (BL-48, BL-R21): `"resolve"`.
    Resolve,
    /// Make the choice that a card asks for: `{"choose":{"player":2}}`.
    Choose(Pick),
    /// Shuffle the discards into a new Draw Pile (BL-60 to BL-63): `"reshuffle"`.
    Reshuffle,

    /// Mark an obligation as done (BL-56): `{"done":5}`.
    Done(u32),
    /// Draw the cards that a task names, instead of doing it (BL-R79): `{"draw_instead":5}`.
    DrawInstead(u32),
    /// With the house rule "Effects by hand": let the page carry out an effect, which it does not do by itself (BL-R14):
    /// `{"carry_out":5}`.
    CarryOut(u32),
    /// Report that a rule's event has happened, and who caused it (BL-45):
    /// `{"report":{"rule":3,"who":1}}`.
    Report {
        /// Which rule.
        rule: RuleIndex,
        /// Who caused it; `None` if it was the active player, or if the rule is not about a player.
        who: Option<Seat>,
    },
    /// The number of seconds a rule waits for has passed (BL-91, BL-R40): `{"clock":3}`.
    Clock(RuleIndex),

    /// Accuse one or more players (BL-R13, BL-R39): `{"accuse":[{"obligation":5}]}`.
    Accuse(Vec<AccusationKey>),
    /// Admit all accusations against oneself: `"admit"`.
    Admit,
    /// Vote on an accusation, or withdraw the vote: `{"vote":{"accusation":0,"is_true":true}}`.
    Vote {
        /// Which of the accusations, from 0.
        accusation: u8,
        /// Whether the accusation is true; `None` withdraws the vote. Whoever has no vote abstains.
        is_true: Option<bool>,
    },
    /// Count the votes and decide the accusations: `"count_votes"`.
    CountVotes,

    /// Propose a ruling of the table (BL-108): `{"propose":{"text":"…","change":{"skip":2}}}`.
    Propose(TableRuling),
    /// Agree to the proposed ruling, or reject it: `{"agree":true}`.
    Agree(bool),

    /// Nobody objects to the winner, so the last call ends (BL-R18): `"close"`.
    Close,

    /// Give a deck its name, mark and owner (BL-79, BL-81, BL-R32).
    NameDeck {
        /// Index of the deck on the table.
        deck: u8,
        /// The deck's name, as written on its box.
        name: String,
        /// Its mark.
        mark: DeckMark,
        /// Whose deck it is.
        owner: String,
    },
    /// Show the text that the winner wants to write on a card, so that all can discuss it (BL-66).
    Draft(Box<Draft>),
    /// Everybody has discussed the draft (BL-66): `"discussed"`.
    Discussed,
    /// Approve or refuse the draft, by a player who has the final decision (BL-67, BL-73): `{"approve":true}`.
    Approve(bool),
    /// Win without taking a prize (BL-R28): `"decline"`.
    Decline,
}

/// What a player is accused of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AccusationKey {
    /// Not doing what a card says, by the number of the obligation (BL-46, BL-50, BL-56).
    Obligation(u32),
    /// Acting out of turn, with cards or only by saying or showing it (BL-R11).
    OutOfTurn(Seat),
    /// Reporting something that did not happen (BL-R41).
    Report(RuleIndex),
}

/// What the winner wants to write on a card; it is not final before it is approved (BL-65).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Draft {
    /// A new rule, on a plain Rule Card of one of the decks (BL-66, BL-R31).
    Rule {
        /// Index of the deck on the table.
        deck: u8,
        /// What it says.
        rule: Rule,
    },
    /// An effect on a Game Card that has none (BL-71 to BL-78).
    Card(CardDraft),
}

/// What a draft puts on a card, for everybody.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Inscription {
    /// A rule.
    Rule(Rule),
    /// A Game Card with its effect.
    Card(Box<GameCard>),
}

impl fmt::Display for Inscription {
    /// A rule as it is read, or the title, the card and its effect (BL-66, BL-77).
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Inscription::Rule(rule) => rule.fmt(f),
            Inscription::Card(card) => write!(f, "{} ({card}): {}", card.title, card.text()),
        }
    }
}

/// What somebody wants to write on a Game Card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardDraft {
    /// Which card.
    pub card: CardIndex,
    /// Its title.
    pub title: String,
    /// What it does.
    pub clauses: Vec<Clause>,
    /// A drawing, only for a card without a picture.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub drawing: Option<Drawing>,
    /// The points it is worth, if the table plays with points (BL-R60).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<i16>,
    /// Name of the author who signs.
    pub author: String,
}

impl CardDraft {
    /// The effect that the draft puts on the card.
    pub fn written(&self) -> WrittenEffect {
        WrittenEffect {
            clauses: self.clauses.clone(),
            author: self.author.clone(),
            drawing: self.drawing.clone(),
            points: self.points,
        }
    }

    /// The card with the draft on it.
    pub fn on(&self, card: &GameCard) -> GameCard {
        GameCard { title: self.title.clone(), written: Some(self.written()), ..card.clone() }
    }
}

/// A ruling of the table: everybody has to agree, and the log shows its text.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableRuling {
    /// The ruling as people wrote it. May be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub text: String,
    /// The change that the page then makes to the game.
    pub change: RulingChange,
}

/// The change that the page makes to the game once everybody agrees.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RulingChange {
    /// No change: only the text is logged.
    Words,
    /// A player draws this many cards, 1 to 7.
    Draw(Seat, u8),
    /// A player puts this many cards of their choice, 1 to 7, under the top card.
    Return(Seat, u8),
    /// Somebody loses their next turn.
    Skip(Seat),
    /// The direction changes.
    Reverse,
    /// It becomes the given player's turn, unless this player has to lose a turn.
    Turn(Seat),
    /// Ends a lasting effect, by its index in the list of lasting effects.
    EndLasting(u8),
    /// Cancels an obligation, by its number (BL-R18).
    Waive(u32),
    /// Adds plain Rule Cards to a deck: first the deck's index on the table, then how many cards, 1 to 24 (BL-R27).
    Blanks(u8, u8),
}

impl RulingChange {
    /// The most cards that a ruling moves: as many as an effect on a card.
    pub const MOST_CARDS: u8 = 7;
    /// The most plain Rule Cards that a ruling adds: as many as a new deck has.
    pub const MOST_BLANKS: u8 = CardDeck::PLAIN_RULES as u8;
}

/// What was chosen.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pick {
    /// A player.
    Player(Seat),
    /// No player: nobody gets the points (BL-R60).
    Nobody,
    /// The players that a description fits; may be empty.
    Players(Vec<Seat>),
    /// Cards from a hand.
    Cards(Vec<CardIndex>),
    /// An open rule.
    Rule(RuleIndex),
    /// A colour.
    Colour(Colour),
    /// Whether an answer was right.
    Right(bool),
    /// The shown cards have been seen.
    Seen,
}

/// A choice that has to be made before the game can continue.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PendingChoice {
    /// Who chooses; `None` means the table, and any player may enter its choice.
    pub by: Option<Seat>,
    /// What kind of choice it is.
    pub kind: ChoiceKind,
}

/// The kinds of choices. They are public, so they never name cards in a hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ChoiceKind {
    /// One of several players.
    Player {
        /// The players that can be chosen.
        among: Vec<Seat>,
    },
    /// The players that a description fits (TG-TEXT).
    Players {
        /// The description.
        description: String,
    },
    /// A number of cards from a hand, which the choosing player can see.
    Cards {
        /// Whose hand.
        of: Seat,
        /// How many.
        cards: u8,
        /// What happens to the chosen cards.
        to: Destination,
    },
    /// That the player has seen a hand that is shown to nobody else (EF-SHOWTO).
    HasSeenHand {
        /// Whose hand.
        of: Seat,
    },
    /// Who gets the points of the card that was played (BL-R60).
    Points {
        /// How many; may be negative.
        points: i16,
    },
    /// An open rule.
    Rule,
    /// A colour.
    Colour,
    /// Whether somebody's answer is right (EF-ASK).
    AnswerIsRight {
        /// Who answers.
        of: Seat,
        /// The question.
        question: String,
        /// The answer printed on the card.
        answer: String,
    },
    /// Which of several players lost or won a contest (EF-CONTEST).
    Contest {
        /// What the contest is about.
        text: String,
        /// Whether the table names the loser or the winner.
        side: Side,
        /// The players that compete.
        among: Vec<Seat>,
    },
    /// That everybody has seen the shown cards (EF-SHOW).
    EverybodyHasSeen,
}

/// Where cards go that are chosen from a hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Destination {
    /// They go under the top card.
    Discarded,
    /// This player gets them.
    To(Seat),
    /// They are shown.
    Shown,
}
