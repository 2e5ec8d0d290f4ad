//! The cards: their types, their checks, and the sentences that describe them.

mod amount;
mod card;
mod check;
mod deck;
mod drawing;
mod effect;
mod face;
mod problem;
mod sentence;
mod starter;
mod target;
mod trigger;

pub use amount::Amount;
pub use card::{CardId, CardKind, GameCard, Rule, RuleCard, WHOEVER, WrittenEffect, points_text};
pub use check::{MAX_TEXT, MAX_TITLE};
pub use deck::{CardDeck, DeckMark, PrizeRecord, WrittenOn};
pub use drawing::{Drawing, DrawnPart, DrawnStamp, PenWidth};
pub use effect::{
    AutoEffect, Clause, CountsAs, Effect, EffectDuration, HandChange, Limit, PassBy, PassDirection, PickedBy,
    Side,
};
pub use face::{CardNumber, Colour, Feature, Symbol};
pub use problem::{CardProblem, DeckError, DeckPart};
pub use target::{Chooser, PlayerSelector, RuleSelector, Target};
pub use trigger::{
    CardCount, Cause, DetectedEvent, Filter, Holding, Parity, Pattern, Relation, Span, Trigger,
};

pub(in crate::rules::blank) use check::check_text;
pub(crate) use sentence::{sentence, without_stop};
