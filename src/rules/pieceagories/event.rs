//! What happened, and the sentence that tells it.

use super::{Asked, Day, Mark, Number, Pieceagories, Place, Question, Throw, advice::clock};
use crate::rules::{
    Seat,
    piecepack::Coin,
    sheets::{elsewhere, owners},
    vote::{Tally, Verdict},
    words::{Letter, listed},
};

/// What happened. Public: a sheet's text is in it only once it was read out.
#[derive(Debug, Clone, PartialEq)]
#[expect(missing_docs, reason = "each line says what its fields are")]
pub enum Event {
    /// Somebody put slips into the pool.
    Invented { by: Seat, slips: usize },
    /// Somebody took a slip out.
    Withdrew { by: Seat },
    /// The preparation dice were thrown (PG-86).
    Prepared(Throw),
    /// The brainstorm is over (PG-29).
    Collected { categories: usize },
    /// Cards were added.
    CardsAdded { cards: usize },
    /// Ten cards were drawn (PG-92).
    Drawn,
    /// A category was put on the list.
    Picked { number: Number, category: String },
    /// A number was freed.
    Unpicked(Number),
    /// Two numbers were exchanged.
    Swapped(Number, Number),
    /// The list lies on the table (PG-32).
    Laid,
    /// The order of birthdays begins here.
    DayIs(Day),
    /// Somebody turns the coin after a shared birthday (PG-42).
    Named { seat: Seat, by: Option<String> },
    /// A coin was turned (PG-39).
    Turned { by: Seat, coin: Coin },
    /// The clock is set and stands still (PG-46).
    Armed { seconds: u32 },
    /// The house's forfeit is due (PG-44, PG-65).
    Forfeit { seats: Vec<Seat>, what: Option<String> },
    /// The dice were thrown for all to see (PG-52).
    Rolled(Throw),
    /// The dice were thrown under the cup (PG-R19).
    RolledUnseen,
    /// Somebody lifted the cup, and their time runs.
    Began { by: Seat },
    /// Everybody's time runs.
    AllBegan,
    /// Time is up (PG-62).
    TimeUp,
    /// A sheet is in.
    SheetIn { by: Seat },
    /// The points of a round were entered.
    PointsIn,
    /// All sheets are in, and the cup is lifted for everybody.
    Shown(Letter),
    /// An answer was read (PG-63).
    Read { place: Place, text: String, mark: Mark },
    /// A vote was opened.
    Asked(Asked),
    /// A vote was counted (PG-67).
    Counted { question: Question, tally: Tally },
    /// A question was let rest.
    Dropped,
    /// The round is scored (PG-74, PG-75).
    Scored { totals: Vec<u32>, winners: Vec<Seat> },
    /// Pawns went up (PG-76).
    Advanced { winners: Vec<Seat> },
    /// A round begins.
    Round(u8),
    /// A round counted for nothing (PG-R45).
    Voided,
    /// Somebody went home (PG-R46).
    Left(Seat),
    /// Somebody is back.
    Returned(Seat),
    /// The game is over (PG-82).
    Over { winners: Vec<Seat> },
}

impl Event {
    /// Whether something was seen that cannot be unseen: then taking it back needs everybody.
    pub(super) fn reveals(&self) -> bool {
        match self {
            Event::Prepared(_)
            | Event::Collected { .. }
            | Event::Drawn
            | Event::Turned { .. }
            | Event::Rolled(_)
            | Event::Began { .. }
            | Event::Shown(_)
            | Event::Read { .. } => true,
            Event::Invented { .. }
            | Event::Withdrew { .. }
            | Event::CardsAdded { .. }
            | Event::Picked { .. }
            | Event::Unpicked(_)
            | Event::Swapped(..)
            | Event::Laid
            | Event::DayIs(_)
            | Event::Named { .. }
            | Event::Armed { .. }
            | Event::Forfeit { .. }
            | Event::RolledUnseen
            | Event::AllBegan
            | Event::TimeUp
            | Event::SheetIn { .. }
            | Event::PointsIn
            | Event::Asked(_)
            | Event::Counted { .. }
            | Event::Dropped
            | Event::Scored { .. }
            | Event::Advanced { .. }
            | Event::Round(_)
            | Event::Voided
            | Event::Left(_)
            | Event::Returned(_)
            | Event::Over { .. } => false,
        }
    }
}

impl Pieceagories {
    /// The sentence that tells an event.
    pub(super) fn sentence(&self, event: &Event) -> String {
        let name = |seat: &Seat| self.setup.name(*seat).to_string();
        match event {
            Event::Invented { by, slips: 1 } => format!("{} put a slip into the pile.", name(by)),
            Event::Invented { by, slips } => format!("{} put {slips} slips into the pile.", name(by)),
            Event::Withdrew { by } => format!("{} took a slip back.", name(by)),
            Event::Prepared(throw) => format!("{}: categories begin with {}.", told(*throw), letter(*throw)),
            Event::Collected { categories } => {
                format!("The brainstorm is over, with {categories} categories.")
            }
            Event::CardsAdded { cards: 0 } => "All of those cards had been in the pile before.".to_owned(),
            Event::CardsAdded { cards: 1 } => "One more card is in the pile.".to_owned(),
            Event::CardsAdded { cards } => format!("{cards} more cards are in the pile."),
            Event::Drawn => "Ten cards were drawn.".to_owned(),
            Event::Picked { number, category } => format!("Number {number} is “{category}”."),
            Event::Unpicked(number) => format!("Number {number} is free again."),
            Event::Swapped(a, b) => format!("Numbers {a} and {b} changed places."),
            Event::Laid => "The list is on the table.".to_owned(),
            Event::DayIs(day) => format!("Birthdays are counted from {day}."),
            Event::Named { seat, by: None } => format!("{} turns the coin.", name(seat)),
            Event::Named { seat, by: Some(how) } => {
                format!("{} turns the coin, decided by {how}.", name(seat))
            }
            Event::Turned { by, coin } => format!("{} turned the {coin}.", name(by)),
            Event::Armed { seconds } => format!("The clock is set to {}.", clock(*seconds)),
            Event::Forfeit { seats, what } => self.reminder(seats, what.as_deref()),
            Event::Rolled(throw) => format!("{}: the letter is {}.", told(*throw), letter(*throw)),
            Event::RolledUnseen => "The dice are thrown, and nobody has looked under the cup.".to_owned(),
            Event::Began { by } => format!("{} is writing.", name(by)),
            Event::AllBegan => "The clock runs. Write.".to_owned(),
            Event::TimeUp => "Time is up. Pens down.".to_owned(),
            Event::SheetIn { by } => format!("The sheet of {} is in.", name(by)),
            Event::PointsIn => "The points of the round are entered.".to_owned(),
            Event::Shown(letter) => format!("All sheets are in. The letter was {}.", char::from(*letter)),
            Event::Read { place, text, mark } => self.reading(*place, text, mark),
            Event::Asked(asked) => self.question(asked),
            Event::Counted { question, tally } => self.verdict(question, tally),
            Event::Dropped => "The question rests, and everything is as it was.".to_owned(),
            Event::Scored { winners, totals } => {
                let best = match totals.iter().max() {
                    None | Some(0) => "With no point at all".to_owned(),
                    Some(1) => "With 1 point".to_owned(),
                    Some(points) => format!("With {points} points"),
                };
                format!("{best}, the round goes to {}.", self.names(winners))
            }
            Event::Advanced { winners } => format!("Up one space: {}.", self.names(winners)),
            Event::Round(round) => format!("Round {round} of {}.", self.setup.rounds),
            Event::Voided => "The round counts for nothing and is played again.".to_owned(),
            Event::Left(seat) => format!("{} has gone home; the pawn stays.", name(seat)),
            Event::Returned(seat) => format!("{} is back.", name(seat)),
            Event::Over { winners } => format!("Applause for {}!", self.names(winners)),
        }
    }

    /// Names in a sentence.
    fn names(&self, seats: &[Seat]) -> String {
        listed(&seats.iter().map(|&seat| self.setup.name(seat).to_string()).collect::<Vec<_>>())
    }

    fn reminder(&self, seats: &[Seat], what: Option<&str>) -> String {
        match (seats, what) {
            (_, Some(what)) => format!("For {}: {what}.", self.names(seats)),
            ([_], None) => format!("A drink for {}.", self.names(seats)),
            (_, None) => format!("A drink each for {}.", self.names(seats)),
        }
    }

    fn reading(&self, place: Place, text: &str, mark: &Mark) -> String {
        let what = match mark {
            Mark::Empty => "nothing".to_owned(),
            Mark::Stands { points: 2 } => format!("{text}, for two points"),
            Mark::Stands { .. } => text.to_owned(),
            Mark::WrongLetter => format!("{text}; it begins with another letter"),
            Mark::NoLetter => format!("{text}; it begins with no letter"),
            Mark::LeadingArticle => format!("{text}; the article belongs behind it"),
            Mark::OwnRepeat { line } => format!("{text}; line {line} had that already"),
            Mark::Duplicate { with } => {
                let have = if with.len() == 1 { "has" } else { "have" };
                let elsewhere = elsewhere(place, with);
                format!("{text}; struck, as {} {have} it too{elsewhere}", self.names(&owners(with)))
            }
            Mark::Alike { with } => {
                let elsewhere = elsewhere(place, with);
                format!("{text}; struck, as the same as what {} wrote{elsewhere}", self.names(&owners(with)))
            }
            Mark::VotedDown => format!("{text}; voted down"),
        };
        format!("{}, {}: {what}.", place.line, self.setup.name(place.seat))
    }

    fn question(&self, Asked { question, texts }: &Asked) -> String {
        let texts: Vec<String> = texts.iter().map(|text| format!("“{text}”")).collect();
        let texts = listed(&texts);
        match question {
            Question::Appeal(place) => format!("May {texts} count for {}?", self.setup.name(place.seat)),
            Question::Alike(_) => format!("Are they the same: {texts}?"),
            Question::Challenge { place, by } if place.seat == *by => {
                format!("{} doubts {texts}, an answer of their own.", self.setup.name(*by))
            }
            Question::Challenge { place, by } => {
                format!(
                    "{} challenges {texts}, which {} wrote.",
                    self.setup.name(*by),
                    self.setup.name(place.seat)
                )
            }
        }
    }

    fn verdict(&self, question: &Question, tally: &Tally) -> String {
        let count = tally.recount.unwrap_or(tally.cast);
        let how = if tally.recount.is_some() { "After the tie, without the challenged: " } else { "" };
        let ruling = match (question, tally.verdict) {
            (Question::Alike(_), Verdict::Struck) => "the same, and struck",
            (Question::Alike(_), Verdict::Stands) => "different, so they stand",
            (Question::Appeal(_) | Question::Challenge { .. }, Verdict::Struck) => "struck",
            (Question::Appeal(_) | Question::Challenge { .. }, Verdict::Stands) => "it stands",
        };
        // As it says on the ballots.
        let (keep, strike) = match question {
            Question::Alike(_) => ("for different", "for the same"),
            Question::Appeal(_) | Question::Challenge { .. } => ("to keep", "to strike"),
        };
        format!("{how}{} {keep}, {} {strike}: {ruling}.", count.keep, count.strike)
    }
}

/// A throw in words.
fn told(throw: Throw) -> String {
    format!("The dice show {} and {}, which makes {}", throw.0[0], throw.0[1], throw.product())
}

fn letter(throw: Throw) -> char {
    throw.letter().into()
}
