//! The cards: their types, the sentences that describe them, and the files that store them.

mod amount;
mod boxed;
mod card;
mod check;
mod deck;
mod drawing;
mod editor;
mod effect;
mod face;
mod file;
mod link;
mod merge;
mod problem;
mod sentence;
mod starter;
mod trigger;

pub use amount::Amount;
pub use boxed::BoxRefusal;
pub use card::{CardId, CardKind, GameCard, Rule, RuleCard, WrittenEffect, points_text};
pub use check::{MAX_TEXT, MAX_TITLE};
pub use deck::{CardDeck, DeckMark, PrizeRecord, WrittenOn};
pub use drawing::{Drawing, DrawnPart, DrawnStamp, PenWidth};
pub use editor::{Gap, GapInput, TextField};
pub use effect::{
    AutoEffect, Chooser, Clause, CountsAs, Effect, EffectDuration, HandChange, Limit, PassDirection,
    PickedBy, PlayerSelector, RuleSelector, Side, Target,
};
pub use face::{CardNumber, Colour, Symbol};
pub use file::{DeckFileError, TruncatedDeck, read_deck, read_deck_partially, write_deck};
pub use link::{CardLinkError, SharedCards};
pub use problem::{CardProblem, DeckError, DeckPart};
pub use starter::{CREDITS, EFFECT_TIPS, TARGET_TIPS, TRIGGER_TIPS};
pub use trigger::{
    CardCount, Cause, DetectedEvent, Filter, Holding, Parity, Pattern, Relation, Span, Trigger,
};

pub(in crate::rules::blank) use check::check_text;
pub(crate) use sentence::{many, sentence, without_stop};
