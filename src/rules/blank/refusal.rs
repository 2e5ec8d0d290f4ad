//! Reasons to refuse an action.

use std::fmt;

use super::{CardDeck, CardProblem, DeckError, DeckMark, RulingChange, Setup, sentence};
use crate::{
    rules::{
        name::Name,
        sentences::{TOO_FEW, same_name},
    },
    wording::plural,
};

/// Advice for people who want to call out something that no card asks for.
pub const USE_A_RULING: &str = "For anything else, use a table ruling.";

/// Why something was refused. Its text is shown to people.
#[derive(Debug, Clone, PartialEq)]
#[expect(missing_docs, reason = "each line says what its fields are")]
pub enum Refusal {
    /// Fewer than two players (BL-R02).
    TooFew,
    /// More players than there are cards for (BL-R02).
    TooManyForCards { cards: usize, room: usize },
    /// More players than share one laptop (BL-R02).
    TooManyForLaptop,
    /// Two players have the same name.
    SameName { name: Name },
    /// No deck on the table.
    DeckMissing,
    /// More decks than one game allows.
    TooManyDecks,
    /// Several decks are mixed and one of them has no mark (BL-80).
    Unmarked,
    /// Two decks have the same mark (BL-79).
    SameMark { mark: DeckMark },
    /// A deck cannot be used in a game.
    BadDeck { deck: String, error: DeckError },
    /// No player has this seat.
    NoSuchSeat,

    /// The action is not possible at this moment.
    NotNow { activity: Activity },
    /// The table has to make a decision first.
    DecisionFirst,
    /// Another player has to act now.
    NotYours { due: Name },
    /// The card is not in the player's hand.
    NotInHand,
    /// The play has no cards.
    NoCards,
    /// The same card, player or accusation is named twice.
    ChosenTwice,
    /// The table has not chosen that cards in a hand may be written on (BL-R59).
    NoFillIn,
    /// Only plain cards can be written on while they are in a hand (BL-R59).
    NotPlain,
    /// Something in the hand matches (BL-28, BL-R10).
    SomethingMatches,
    /// With "Mark playable cards", only matching cards can be played (BL-R09).
    DoesNotMatch,
    /// With "Mark playable cards", players cannot play out of turn, except to jump in.
    NotYourTurn { due: Name },
    /// The order does not list each waiting effect exactly once.
    NotAnOrder,
    /// The answer is not of the kind that was asked for.
    WrongKindOfChoice,
    /// The choice asks for another number of cards.
    WrongNumberOfCards { cards: u8 },
    /// This player or card is not among those that can be chosen.
    NotChoosable,
    /// The obligation does not exist, has ended, or was done already.
    NoObligation,
    /// A card was played since, so a missed obligation cannot be marked as done any more (BL-R46).
    TooLateToMark,
    /// The obligation lasts for a while, so it cannot be marked as done (BL-R57).
    StillLasts,
    /// An obligation that is carried out on the page, with [`Action::CarryOut`](super::Action::CarryOut), cannot be marked as
    /// done (BL-R14).
    NotMarkable,
    /// An obligation that people do at the table cannot be carried out on the page, only marked as done.
    NotOnPage,
    /// The obligation belongs to another player.
    NotYourObligation { due: Name },
    /// This rule is not open.
    NotOpen,
    /// The page detects this event by itself, so nobody can report it (BL-45).
    DetectedByPage,
    /// This rule does not wait for a number of seconds, or not any more.
    NoTimer,
    /// Players cannot accuse themselves.
    AccusesSelf,
    /// There is nothing to accuse this player of (BL-R14, BL-R16).
    NothingToAccuse,
    /// The player is not accused, or has admitted it already.
    NotAccused,
    /// Accuser and accused have no vote (BL-R15).
    NoVote,
    /// No such accusation.
    NoSuchAccusation,
    /// There is no accusation to decide.
    NoOpenAccusation,
    /// There is no proposed ruling.
    NoProposal,
    /// The player has already agreed or voted, or the draft was already discussed.
    AlreadyAnswered,
    /// A ruling that changes nothing and says nothing.
    EmptyRuling,
    /// A ruling for more cards than one may move, or for none.
    RulingCards,
    /// The effect that a ruling would end does not last any more.
    NothingToEnd,
    /// No plain Rule Cards, or more than can be added to the deck at once (BL-R27).
    RulingBlanks { most: usize },
    /// Only the player who writes the prize can do this: the winner or, for a computer player, somebody else (BL-R73).
    WriterOnly { writer: Name },
    /// The name of a deck or of its owner is missing (BL-81).
    NoName,
    /// The deck has its name, mark and owner already, and they are not changed.
    HasName,
    /// No such deck on the table, or no such card.
    NoSuchDeck,
    /// The text of a ruling, or what is written on the box of a deck, is too long or has an invisible character.
    BadText(CardProblem),
    /// The draft cannot be written on the card (BL-19, BL-72, BL-75, BL-78).
    BadDraft(DeckError),
    /// No plain Rule Card is left (BL-R27).
    NoPlainRule,
    /// The card already has an effect, which cannot be changed (BL-R26).
    HasEffect,
    /// An illustrated card has no room for a drawing (BL-76).
    HasPicture,
    /// There is no draft yet.
    NoDraft,
    /// Everybody has to discuss the draft first (BL-66).
    NotDiscussed,
    /// Another player decides about the draft (BL-67).
    NotTheJudge,
}

/// What the table does now, so that something else has to wait.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Activity {
    /// The rules are opened and read.
    ReadingRules,
    /// Somebody plays.
    Turn,
    /// The order of the triggered effects is chosen.
    Ordering,
    /// A card or a rule asks for a choice.
    Choosing,
    /// Cards are shown to a player, or to all.
    Showing,
    /// The discards have to be shuffled.
    Shuffling,
    /// Others may object to a winner.
    LastCall,
    /// The winner chooses a prize.
    Prize,
    /// The game is over.
    Over,
}

impl fmt::Display for Activity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Activity::ReadingRules => "the rules are being read",
            Activity::Turn => "it is somebody’s turn to play",
            Activity::Ordering => "the table is choosing the order of the rules",
            Activity::Choosing => "something has to be chosen first",
            Activity::Showing => "cards are being shown",
            Activity::Shuffling => "the Draw Pile is empty, and the discards have to be shuffled",
            Activity::LastCall => "the table is asked whether anybody objects",
            Activity::Prize => "the winner chooses a prize",
            Activity::Over => "the game is over",
        })
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::TooFew => f.write_str(TOO_FEW),
            Refusal::TooManyForCards { cards, room } => {
                write!(
                    f,
                    "{cards} Game Cards are enough for {room} people: seven each, and one to begin with."
                )
            }
            Refusal::TooManyForLaptop => {
                write!(
                    f,
                    "At most {} people can play, because all of them share one laptop.",
                    Setup::MAX_PLAYERS
                )
            }
            Refusal::SameName { name } => f.write_str(&same_name(name)),
            Refusal::DeckMissing => write!(f, "There is no deck on the table."),
            Refusal::TooManyDecks => write!(f, "At most {} decks can be mixed.", Setup::MAX_DECKS),
            Refusal::Unmarked => {
                write!(f, "A deck needs a mark before it can be mixed with others.")
            }
            Refusal::SameMark { mark } => {
                write!(f, "Two decks have the mark {mark}. Change one of them.")
            }
            Refusal::BadDeck { deck, error } if deck.is_empty() => f.write_str(&sentence(&error.to_string())),
            Refusal::BadDeck { deck, error } => write!(f, "{deck}: {error}"),
            Refusal::NoSuchSeat => write!(f, "Nobody sits there."),
            Refusal::NotNow { activity } => write!(f, "Not now: {activity}."),
            Refusal::DecisionFirst => write!(f, "The table has to decide something first."),
            Refusal::NotYours { due } | Refusal::NotYourObligation { due } => {
                write!(f, "That is for {due} to do.")
            }
            Refusal::NotInHand => write!(f, "That card is not in your hand."),
            Refusal::NoCards => write!(f, "Choose at least one card."),
            Refusal::ChosenTwice => write!(f, "Each can be chosen only once."),
            Refusal::NoFillIn => write!(f, "This table does not write on cards in the hand."),
            Refusal::NotPlain => write!(f, "Only a plain card can be written on during the game."),
            Refusal::SomethingMatches => write!(f, "A card in this hand matches, so it has to be played."),
            Refusal::DoesNotMatch => {
                write!(f, "All cards have to match the top card’s colour, or all of them its number.")
            }
            Refusal::NotYourTurn { due } => write!(f, "It is {due}’s turn."),
            Refusal::NotAnOrder => write!(f, "That order does not name each rule once."),
            Refusal::WrongKindOfChoice => write!(f, "Something else is asked for."),
            Refusal::WrongNumberOfCards { cards } => {
                f.write_str(&plural(*cards, "One card is asked for.", "# cards are asked for."))
            }
            Refusal::NotChoosable => write!(f, "That cannot be chosen here."),
            Refusal::NoObligation => write!(f, "Nobody has to do that any more."),
            Refusal::TooLateToMark => write!(f, "It is too late for that: the next card has been played."),
            Refusal::StillLasts => write!(f, "That lasts for a while. It ends by itself."),
            Refusal::NotMarkable => write!(f, "Press “Do it”, and move the cards."),
            Refusal::NotOnPage => write!(f, "People do that, and mark it as done."),
            Refusal::NotOpen => write!(f, "That rule is not open."),
            Refusal::DetectedByPage => {
                write!(f, "The computer sees that by itself. Nobody has to report it.")
            }
            Refusal::NoTimer => write!(f, "No clock runs for that rule."),
            Refusal::AccusesSelf => write!(f, "Nobody can accuse themselves."),
            Refusal::NothingToAccuse => {
                write!(f, "Only what a card asks for can be called out. {USE_A_RULING}")
            }
            Refusal::NotAccused => write!(f, "There is nothing to admit."),
            Refusal::NoVote => write!(f, "The accuser and the accused cannot vote."),
            Refusal::NoSuchAccusation => write!(f, "Nobody is accused of that."),
            Refusal::NoOpenAccusation => write!(f, "Nobody is accused."),
            Refusal::NoProposal => write!(f, "No ruling is proposed."),
            Refusal::AlreadyAnswered => write!(f, "That was already answered."),
            Refusal::EmptyRuling => write!(f, "Write what was agreed, or choose what should change."),
            Refusal::RulingCards => {
                write!(f, "A ruling moves 1 to {} cards.", RulingChange::MOST_CARDS)
            }
            Refusal::NothingToEnd => write!(f, "That effect has ended already."),
            Refusal::RulingBlanks { most: 0 } => {
                write!(f, "That deck has {} Rule Cards, and no more fit in it.", CardDeck::MAX_RULES)
            }
            Refusal::RulingBlanks { most } => f.write_str(&plural(
                *most,
                "One more plain Rule Card fits in that deck.",
                "1 to # plain Rule Cards can be added to that deck at once.",
            )),
            Refusal::WriterOnly { writer } => write!(f, "The prize is for {writer} to choose."),
            Refusal::NoName => write!(f, "Enter a name for the deck and for its owner."),
            Refusal::HasName => write!(f, "That deck has its name and its mark already."),
            Refusal::NoSuchDeck => write!(f, "There is no such deck or card on the table."),
            Refusal::BadText(problem) => f.write_str(&sentence(&problem.to_string())),
            Refusal::BadDraft(error) => f.write_str(&sentence(&error.to_string())),
            Refusal::NoPlainRule => write!(f, "No plain Rule Card is left in that deck."),
            Refusal::HasEffect => write!(f, "That card has an effect, and it stays as it is."),
            Refusal::HasPicture => write!(f, "That card has a picture already."),
            Refusal::NoDraft => write!(f, "Nothing is written yet."),
            Refusal::NotDiscussed => write!(f, "Talk about it with everybody first."),
            Refusal::NotTheJudge => write!(f, "The owner of the deck decides."),
        }
    }
}
