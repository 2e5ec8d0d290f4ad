//! Public events: what happened in the game.

use super::{
    Accusation, CardSeen, Destination, Duty, EffectSource, Inscription, LastingView, Limit, Offence, Pick,
    RuleIndex, RulingChange, Stack,
};
use crate::rules::Seat;

/// What happened. Events are public, so they never name cards that are in a hand or come into one.
#[derive(Debug, Clone, PartialEq)]
pub enum Event {
    /// A rule was opened (BL-07, BL-44).
    RuleOpened(RuleIndex),
    /// Everybody understands, so the first turn begins (BL-09).
    Understood,
    /// A turn begins (BL-27).
    Turn(Seat),
    /// A player loses a turn (BL-R35).
    LostTurn(Seat),
    /// A player took a Penalty before they played, so their turn is over (BL-59).
    TurnOver(Seat),
    /// A player jumps in with an identical card, so it is their turn (EF-JUMP).
    JumpedIn(Seat),
    /// Cards were played, the last one on top (BL-31).
    Played {
        /// The player.
        by: Seat,
        /// Which.
        cards: Vec<CardSeen>,
    },
    /// Cards went back to the hand they came from (BL-53, BL-55, BL-57).
    Returned {
        /// Whose.
        to: Seat,
        /// How many.
        cards: u8,
    },
    /// Somebody takes a Penalty (BL-52).
    Penalty {
        /// Who.
        seat: Seat,
        /// Why.
        reason: PenaltyReason,
    },
    /// Somebody drew (BL-98).
    Drew {
        /// Who.
        seat: Seat,
        /// How many; 0 if there were no cards (BL-R24).
        cards: u8,
    },
    /// Somebody wrote on a plain card of their hand. Others see the text when the card is played (BL-R59).
    FilledIn(Seat),
    /// Somebody got points, or lost them if they are negative (BL-R60).
    GotPoints(Seat, i16),
    /// Nothing matched in the extra play, so it ends without a Penalty (EF-AGAIN).
    ExtraPlayEnded(Seat),
    /// Rules or a card were triggered (BL-18, BL-33).
    Triggered(Vec<EffectSource>),
    /// The order was changed (BL-48).
    Ordered(Vec<EffectSource>),
    /// The game begins to resolve a triggered effect.
    Resolving(EffectSource),
    /// A player was immune, so the effect was ignored (EF-IMMUNE).
    EffectIgnored(Seat),
    /// A rule, a card or a ruling could do nothing, or nothing to one of its targets (BL-R69).
    NothingDone {
        /// Which.
        source: EffectSource,
        /// Why.
        why: Obstacle,
    },
    /// A player or the table made a choice. Chosen cards are not named.
    Chose {
        /// Who chose; `None` means the table.
        by: Option<Seat>,
        /// What was chosen; `None` if it was cards.
        pick: Option<Pick>,
    },
    /// Cards moved from one hand to another (BL-99).
    Moved {
        /// The player who loses them.
        from: Seat,
        /// The player who gets them.
        to: Seat,
        /// How many.
        cards: u8,
    },
    /// Somebody took cards from under the top card of the Discard Pile. They are not named, because they are in a hand now.
    TookDiscards {
        /// Who.
        seat: Seat,
        /// How many.
        cards: u8,
    },
    /// Two players exchanged their hands (EF-SWAP).
    Swapped(Seat, Seat),
    /// Cards were put under the top card (BL-100).
    Discarded {
        /// From whose hand.
        by: Seat,
        /// The cards; the last one lies highest.
        cards: Vec<CardSeen>,
    },
    /// Cards are shown (EF-SHOW).
    Shown {
        /// The owner of the cards; `None` if they are from the Draw Pile.
        of: Option<Seat>,
        /// How many.
        cards: u8,
    },
    /// A hand is shown to one player only (EF-SHOWTO).
    ShownTo {
        /// Whose hand.
        of: Seat,
        /// Who sees it.
        to: Seat,
    },
    /// A lasting effect began (EF-CHANGE, EF-LIMIT, EF-JUMP).
    LastingBegan(LastingView),
    /// A lasting effect ended.
    LastingEnded(LastingView),
    /// The table cancelled a player's obligation (BL-108).
    Waived(Seat, Duty),
    /// An obligation that lasted for a while has ended.
    ObligationEnded(Seat, Duty),
    /// A player will lose this many turns.
    WillLoseTurns(Seat, u8),
    /// The direction changed.
    Reversed,
    /// A player gets an extra play.
    PlaysAgain(Seat),
    /// A player is immune to the next effect.
    Immune(Seat),
    /// A player has to draw these cards in their turn, or to pass them on (BL-R80).
    Stacked(Stack),
    /// A pile was shuffled, or the discards were mixed into the Draw Pile (BL-96).
    Shuffled,
    /// The Draw Pile is empty, but a card has to be drawn (BL-60).
    DrawPileEmpty,
    /// The discards were shuffled into a new Draw Pile (BL-61, BL-62).
    Reshuffled {
        /// Number of cards in it.
        cards: u16,
    },
    /// A card was turned from the Draw Pile onto the Discard Pile.
    Flipped(CardSeen),
    /// The top discard was put under the Discard Pile (BL-97).
    WentUnder(CardSeen),
    /// A rule was put under the Rule Card Pile (BL-44).
    RuleDropped(RuleIndex),
    /// A player got an obligation (BL-102, BL-103).
    Obliged {
        /// The obligation's number.
        id: u32,
        /// Who.
        seat: Seat,
        /// What.
        duty: Duty,
    },
    /// An obligation counts as done: it was marked as done, which others may doubt, or carried out by hand, or an accusation that it
    /// was not done was false.
    CountsAsDone {
        /// Its number.
        id: u32,
        /// Whose it was.
        seat: Seat,
    },
    /// An obligation was not met before the next card was played (BL-56).
    Missed {
        /// Its number.
        id: u32,
        /// Whose it is.
        seat: Seat,
    },
    /// A player reported that an event happened (BL-45).
    Reported {
        /// Who says so.
        by: Seat,
        /// The rule that the event triggers.
        rule: RuleIndex,
        /// Who caused it.
        who: Seat,
    },
    /// The number of seconds a rule waits for has passed.
    TimeUp(RuleIndex),
    /// Somebody accused others (BL-R13).
    Accused {
        /// Who accuses.
        by: Seat,
        /// The accused players and the accusations.
        accusations: Vec<Accusation>,
    },
    /// A player admitted the accusations.
    Admitted(Seat),
    /// The table decided about an accusation (BL-R15).
    Decided {
        /// The accused player.
        seat: Seat,
        /// The decision.
        result: AccusationResult,
        /// What the player was accused of.
        offence: Offence,
    },
    /// Somebody proposed a ruling (BL-108).
    RulingProposed {
        /// Who.
        by: Seat,
        /// Its words.
        text: String,
        /// The change it would make.
        change: RulingChange,
    },
    /// Everybody agreed to the ruling.
    RulingAccepted {
        /// Its words.
        text: String,
        /// The change it makes.
        change: RulingChange,
    },
    /// Somebody rejected the ruling.
    RulingRejected,
    /// This player wins if nobody objects, so the last call begins (BL-R18, BL-R61, BL-R62).
    LastCall(Seat),
    /// The player of the last call does not win any more, for example because they got a card.
    NotWonYet(Seat),
    /// Somebody has won (BL-64).
    Won(Seat),
    /// A deck got its name, mark and owner.
    DeckNamed {
        /// Index of the deck.
        deck: u8,
        /// Its name.
        name: String,
    },
    /// The winner showed a draft (BL-66).
    DraftShown(Inscription),
    /// Everybody has discussed the draft.
    DraftDiscussed,
    /// The draft was accepted, but the deck has no name yet (BL-R76).
    DraftAccepted,
    /// The draft was refused (BL-67).
    DraftRefused,
    /// The draft was approved and is now on the card.
    PrizeWritten(Inscription),
    /// The winner takes no prize.
    PrizeDeclined,
}

/// Why somebody takes a Penalty (BL-52).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PenaltyReason {
    /// Played out of turn (BL-53).
    OutOfTurn,
    /// Accused falsely, or reported what did not happen (BL-54, BL-R41).
    FalseAccusation,
    /// Played what does not match (BL-55).
    NoMatchPlayed,
    /// Played what matches, but not within a limit (BL-55, BL-R70).
    AgainstLimit(Limit),
    /// Did not do what a card says (BL-56).
    NotFollowed,
    /// Played cards that share neither colour nor number (BL-57).
    MixedPlay,
    /// Had nothing in the hand that matches (BL-37).
    CannotPlay,
    /// Did not pass Penalty cards on (BL-R80).
    NotPassedOn,
}

/// Why an effect does nothing, or nothing to one of its targets (BL-R69).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Obstacle {
    /// No player is meant.
    Nobody,
    /// The next player is the player whom the effect is for.
    NobodyNext,
    /// The effect needs another player for this one, and there is none.
    NobodyElse(Seat),
    /// The hand has no card that could be given, discarded or shown.
    NoCard(Seat, Destination),
    /// The hand has none of the cards that would be discarded.
    NoSuchCard(Seat),
    /// The hand already has as many cards as it should get.
    EnoughCards(Seat),
    /// The hand has a card that matches.
    HasMatch(Seat),
    /// The hand has no more cards than it may keep.
    FewCards(Seat),
    /// As many cards as were played, but none were.
    NothingPlayed,
    /// The Draw Pile is empty.
    DrawPileEmpty,
    /// Only the top card is in the Discard Pile.
    OnlyTopCard,
    /// A pile has less than two cards to shuffle.
    NothingToShuffle,
    /// An extra play is for whoever’s turn it is.
    NotTheirTurn(Seat),
    /// The player took a Penalty, so there is no extra play this turn (BL-R17).
    TurnEnds(Seat),
    /// The player already has as many extra plays as possible.
    MostExtraPlays(Seat),
    /// The player already loses as many turns as possible.
    MostLostTurns(Seat),
    /// The same lasting effect or task of the same card is there already (BL-R48).
    AlreadySo,
    /// The Rule Card Pile is empty.
    NoRuleLeft,
    /// No such rule is open.
    NoSuchRule,
}

/// The decision about an accusation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AccusationResult {
    /// The accusation is true: the accused takes a Penalty.
    Upheld,
    /// The accusation is false: the accuser takes one Penalty for all false accusations together.
    False,
    /// The table could not decide: nobody takes a Penalty.
    Open,
}
