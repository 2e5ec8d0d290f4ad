//! The events of a game, and their sentences.

use super::{Day, LetterThrow, Number, Pieceagories, SheetEvent};
use crate::{
    rules::{
        Seat,
        piecepack::Coin,
        sentences::{LETTER_LATER, wins},
        sheets::Names,
    },
    wording::{Noun, agreeing, counted, filled, plural},
};

/// Something that happened. Events are public: they contain an answer only after it was read out or appealed.
#[derive(Debug, Clone, PartialEq)]
#[expect(missing_docs, reason = "each line says what its fields are")]
pub enum Event {
    /// Something happened to the sheets.
    Sheet(SheetEvent),
    /// A player added slips to the pool.
    Invented { by: Seat, slips: usize },
    /// A player took back a slip.
    Withdrew { by: Seat },
    /// The preparation dice were thrown (PG-86).
    Prepared(LetterThrow),
    /// The brainstorm ended, and the slips were collected (PG-29).
    Collected { categories: usize },
    /// Cards were added.
    CardsAdded { cards: usize },
    /// Ten cards were drawn (PG-92).
    Drawn,
    /// A category was put on the list.
    Picked { number: Number, category: String },
    /// A category was taken off the list.
    Unpicked(Number),
    /// Two numbers were exchanged.
    Swapped(Number, Number),
    /// The list is complete and shown to everybody (PG-32).
    ListUsed,
    /// The day was entered from which birthdays are counted.
    DayIs(Day),
    /// The host chose who flips the coin among players who share a birthday (PG-42).
    FlipperNamed { seat: Seat, how: Option<String> },
    /// A coin was flipped (PG-39).
    CoinFlipped { by: Seat, coin: Coin },
    /// The timer is set but does not run yet (PG-46).
    TimerSet { seconds: u32 },
    /// A reminder of the forfeit (PG-44, PG-65).
    Forfeit { seats: Vec<Seat>, text: Option<String> },
    /// The dice were thrown, and everybody sees the letter (PG-52).
    Rolled(LetterThrow),
    /// The dice were thrown, but nobody sees the letter yet (PG-R19).
    RolledUnseen,
    /// The round is scored (PG-74, PG-75).
    Scored { totals: Vec<u32>, winners: Vec<Seat> },
    /// The winners' pawns moved up (PG-76).
    Advanced { winners: Vec<Seat> },
    /// A round begins.
    Round(u8),
    /// A round was cancelled (PG-R45).
    RoundCancelled,
    /// A player left (PG-R46).
    Left(Seat),
    /// A player came back.
    Returned(Seat),
    /// The game is over (PG-82).
    Over { winners: Vec<Seat> },
}

impl Event {
    /// What happened to sheets, if it says so.
    pub fn of_sheets(&self) -> Option<&SheetEvent> {
        if let Event::Sheet(event) = self { Some(event) } else { None }
    }
}

impl Pieceagories {
    /// The sentence for an event.
    pub(super) fn sentence(&self, event: &Event) -> String {
        let name = |seat: &Seat| self.setup.name(*seat).to_string();
        let names: &dyn Names = &self.setup;
        match event {
            Event::Invented { by, slips } if self.types_for_table(*by) => {
                plural(*slips, "One more category is in the pile.", "# more categories are in the pile.")
            }
            Event::Withdrew { by } if self.types_for_table(*by) => "A category is removed.".to_owned(),
            Event::Invented { by, slips } => {
                format!("{} added {}.", name(by), plural(*slips, "a category", "# categories"))
            }
            Event::Withdrew { by } => format!("{} removed a category.", name(by)),
            Event::Prepared(throw) => {
                format!("{}: categories begin with {}.", throw_sentence(*throw), letter(*throw))
            }
            Event::Collected { categories } => {
                format!("The pile has {categories} categories.")
            }
            Event::CardsAdded { cards: 0 } => "All these cards were in the pile already.".to_owned(),
            Event::CardsAdded { cards } => {
                plural(*cards, "One more card is in the pile.", "# more cards are in the pile.")
            }
            Event::Drawn => "Ten cards were drawn.".to_owned(),
            Event::Picked { number, category } => format!("Number {number} is “{category}”."),
            Event::Unpicked(number) => format!("Number {number} is free again."),
            Event::Swapped(a, b) => format!("Numbers {a} and {b} changed places."),
            Event::ListUsed => "The list of this round is ready.".to_owned(),
            Event::DayIs(day) => format!("Birthdays count from {day}."),
            Event::FlipperNamed { seat, how: None } => format!("{} flips the coin.", name(seat)),
            Event::FlipperNamed { seat, how: Some(how) } => {
                format!("{} flips the coin, decided by {how}.", name(seat))
            }
            Event::CoinFlipped { by, coin } => format!("{} flipped the {coin}.", name(by)),
            Event::TimerSet { seconds } => format!("The timer is set to {}.", clock(*seconds)),
            Event::Forfeit { seats, text } => forfeit_sentence(names, seats, text.as_deref()),
            Event::Rolled(throw) => format!("{}: the letter is {}.", throw_sentence(*throw), letter(*throw)),
            Event::RolledUnseen => {
                format!("The dice are rolled. {LETTER_LATER}")
            }
            Event::Sheet(SheetEvent::AllBegan { .. }) => "The timer is running. Write.".to_owned(),
            Event::Sheet(event) => event.sentence(names),
            Event::Scored { winners, totals } => {
                let (who, most) = (names.all(winners), totals.iter().max().copied().unwrap_or_default());
                let points = counted(most, Noun::POINT);
                match most {
                    0 => format!("Nobody has a point, so all win the round: {who}."),
                    _ => filled(
                        agreeing(
                            winners.len(),
                            "{who} wins the round with {points}.",
                            "{who} win the round with {points} each.",
                        ),
                        &[("who", &who), ("points", &points)],
                    ),
                }
            }
            Event::Advanced { winners } => format!("Up one space: {}.", names.all(winners)),
            Event::Round(round) => format!("Round {round} of {}.", self.setup.rounds),
            Event::RoundCancelled => "The round is cancelled and replayed.".to_owned(),
            Event::Left(seat) => format!("{} left. The pawn stays.", name(seat)),
            Event::Returned(seat) => format!("{} is back.", name(seat)),
            Event::Over { winners } => wins(winners.iter().map(name)),
        }
    }
}

/// The sentence that reminds of the forfeit.
fn forfeit_sentence(names: &dyn Names, seats: &[Seat], text: Option<&str>) -> String {
    let who = names.all(seats);
    match text {
        Some(text) => format!("For {who}: {text}."),
        None => format!("{} for {who}.", agreeing(seats.len(), "A drink", "A drink each")),
    }
}

/// What the dice show, without the letter.
fn throw_sentence(throw: LetterThrow) -> String {
    format!("The dice show {} and {}, which makes {}", throw.0[0], throw.0[1], throw.product())
}

fn letter(throw: LetterThrow) -> char {
    throw.letter().into()
}

/// Seconds in minutes and seconds: `2:30`.
fn clock(seconds: u32) -> String {
    format!("{}:{:02}", seconds / 60, seconds % 60)
}
