//! Actions that were checked, each with the data that applying it needs.

use std::sync::Arc;

use super::{
    AutoEffect, CardDeck, CardIndex, DeckMark, GameCard, Inscription, OpenAccusations, Pick, Prize,
    RuleIndex, TableDecision, TableRuling, Task, Triggered, lasting::MatchedBy,
};
use crate::rules::Seat;

/// A `Checked` action. Only the check makes one, so nothing can be applied unchecked.
#[derive(Debug)]
pub struct Allowed(pub(in crate::rules::blank) Checked);

/// An action with what applying it needs.
#[derive(Debug)]
pub(in crate::rules::blank) enum Checked {
    /// The next rule is opened; `left` are those that are still face down.
    Read { left: Vec<RuleIndex> },
    /// The first turn begins.
    Understood,
    /// The active player plays.
    Play(CheckedPlay),
    /// Another player plays an identical card, so it is their turn.
    JumpIn(CheckedPlay),
    /// Another player plays.
    PlayOutOfTurn(CheckedPlay),
    /// Nothing in the hand matches.
    NoMatch { extra: bool },
    /// A card of the hand is as it was written.
    FillIn { card: CardIndex, written: GameCard },
    /// The queue has a new order.
    Order(Vec<Triggered>),
    /// The queue is resolved.
    Resolve(Vec<Triggered>),
    /// A choice was made. `asked` is the task that asked for it, with the answer; none, if something only had to be seen.
    Choose { chooser: Option<Seat>, pick: Pick, asked: Option<Task> },
    /// The discards are shuffled.
    Reshuffle,
    /// The obligation with this number is marked as done.
    MarkDone(u32),
    /// The player of an obligation draws this many cards instead.
    DrawInstead { id: u32, seat: Seat, cards: u8 },
    /// The effect of an obligation is carried out.
    CarryOut { id: u32, is_late: bool, triggered: Triggered, effect: AutoEffect },
    /// An event is reported.
    Report { rule: RuleIndex, causer: Seat },
    /// The seconds of this rule have passed.
    TimeUp(RuleIndex),
    /// Nobody objects to this winner.
    Close(Seat),
    /// Something about an accusation or a proposed ruling.
    Decision(CheckedDecision),
    /// Something about the prize.
    Prize(CheckedPrize),
}

/// An allowed action about an accusation or a proposed ruling.
#[derive(Debug)]
pub(in crate::rules::blank) enum CheckedDecision {
    /// Somebody is accused.
    Accuse(OpenAccusations),
    /// The accused admits it; the accusations after that.
    Admit(OpenAccusations),
    /// The accusations after a vote.
    Vote(OpenAccusations),
    /// The accusations are decided.
    CountVotes(OpenAccusations),
    /// A ruling is proposed.
    Propose(TableRuling),
    /// Not everybody agrees to the ruling.
    Reject,
    /// Somebody agrees to the ruling, but others have not answered yet; the decision after that.
    Agree(TableDecision),
    /// Everybody agrees to this ruling.
    Accept(TableRuling),
}

/// An allowed action about the prize.
#[derive(Debug)]
pub(in crate::rules::blank) enum CheckedPrize {
    /// A deck, by its index, gets its name, mark and owner, and then what is written on it, if that was accepted before.
    NameDeck { deck: u8, label: DeckLabel, written: Option<WrittenPrize> },
    /// The writer shows a draft; the prize after that.
    Draft(Prize, Inscription),
    /// Everybody has discussed the draft; the prize after that.
    Discussed(Prize),
    /// A vote on the draft that does not decide yet; the prize after that.
    Vote(Prize),
    /// The draft is refused; the prize after that.
    Refuse(Prize),
    /// The draft is approved, but its deck has no name yet; the prize after that.
    Accept(Prize),
    /// The draft is approved and written.
    Write(WrittenPrize),
    /// The winner takes no prize.
    Decline { winner: Seat },
}

/// What stands on the box of a deck.
#[derive(Debug, Clone)]
pub(in crate::rules::blank) struct DeckLabel {
    pub(in crate::rules::blank) name: String,
    pub(in crate::rules::blank) mark: DeckMark,
    pub(in crate::rules::blank) owner: String,
}

/// A prize that ends the game: the deck with this index is then like this one.
#[derive(Debug)]
pub(in crate::rules::blank) struct WrittenPrize {
    pub(in crate::rules::blank) winner: Seat,
    pub(in crate::rules::blank) inscription: Inscription,
    pub(in crate::rules::blank) index: usize,
    pub(in crate::rules::blank) deck: Arc<CardDeck>,
}

/// Cards that somebody plays.
#[derive(Debug)]
pub(in crate::rules::blank) struct CheckedPlay {
    /// All of them, the last one on top.
    pub(in crate::rules::blank) cards: Vec<CardIndex>,
    /// The last one.
    pub(in crate::rules::blank) top: CardIndex,
    /// How they match the top card of the Discard Pile.
    pub(in crate::rules::blank) matched_by: MatchedBy,
}
