//! The events of a game.

use super::{AnswerKind, AnswerMark, AnswerPlace, Face, Roll, Scattergories, SheetEvent};
use crate::{
    rules::{
        Seat,
        sentences::{LETTER_LATER, wins},
        sheets::Names,
        words::Letter,
    },
    wording::{agreeing, listed, paragraph, plural},
};

/// Something that happened. Events are public: they contain an answer only after it was read out or appealed.
#[derive(Debug, Clone, PartialEq)]
#[expect(missing_docs, reason = "each line says what its fields are")]
pub enum Event {
    /// Something happened to the sheets.
    Sheet(SheetEvent),
    /// A round starts (SC-35).
    Round { set: u32, round: u8 },
    /// Somebody proposed a list.
    Proposed { list: String },
    /// Somebody agreed to the list.
    Agreed { by: Seat },
    /// Somebody withdrew their agreement.
    Disagreed { by: Seat },
    /// Somebody reported that all agree.
    AllAgreed { by: Seat },
    /// The die was rolled, and everybody sees the letter (SC-08).
    Rolled(Roll),
    /// The die was rolled, but nobody sees the letter yet (SC-R24).
    RolledUnseen { by: Seat, rerolls: u32 },
    /// A writer marked an answer as a proper noun or a title, or removed the mark (SC-R07).
    KindSet { place: AnswerPlace, text: String, kind: AnswerKind, mark: AnswerMark },
    /// A writer kept one of several answers, or declared that the line is a single answer (SC-24).
    AnswerKept { place: AnswerPlace, text: String, mark: AnswerMark },
    /// The round is scored.
    Scored { letter: Letter, totals: Vec<u32> },
    /// The set is over (SC-01).
    SetOver { set: u32, totals: Vec<u32>, winners: Vec<Seat> },
    /// A player left.
    Left(Seat),
    /// A player came back.
    Returned(Seat),
    /// The game is over (SC-R16).
    Over { winners: Vec<Seat> },
}

impl Event {
    /// What happened to sheets, if it says so.
    pub fn of_sheets(&self) -> Option<&SheetEvent> {
        if let Event::Sheet(event) = self { Some(event) } else { None }
    }
}

impl Scattergories {
    /// The sentence for an event.
    pub(super) fn sentence(&self, event: &Event) -> String {
        let name = |seat: &Seat| self.setup.name(*seat).to_string();
        let names: &dyn Names = &self.setup;
        match event {
            Event::Round { set: 1, round } => format!("Round {round} of {}.", self.setup.rounds),
            Event::Round { set, round } => format!("Set {set}, round {round} of {}.", self.setup.rounds),
            Event::Proposed { list } => proposed(list.trim()),
            Event::Agreed { by } => format!("{} agrees to the list.", name(by)),
            Event::Disagreed { by } => format!("{} wants another list.", name(by)),
            Event::AllAgreed { .. } => "Everybody agrees to the list.".to_owned(),
            Event::Rolled(roll) => self.roll_sentence(roll),
            Event::RolledUnseen { by, rerolls } => {
                let rolled = match times_again(*rerolls) {
                    None => format!("{} rolled.", name(by)),
                    Some(again) => format!(
                        "{} rolled {again}, because the letter of the round before came up.",
                        name(by)
                    ),
                };
                paragraph([&rolled, LETTER_LATER])
            }
            Event::Sheet(event) => event.sentence(names),
            Event::KindSet { place, text, kind, mark } => format!(
                "{} says “{text}” is {}: {}.",
                name(&place.seat),
                kind_name(*kind),
                names.answer(*place, text, mark)
            ),
            Event::AnswerKept { place, text, mark } => {
                format!("{} keeps “{text}”: {}.", name(&place.seat), names.answer(*place, text, mark))
            }
            Event::Scored { letter, totals } => {
                format!("Round {}: {}.", char::from(*letter), self.points(totals))
            }
            Event::SetOver { set, totals, winners } => {
                let set = set_name(*set);
                let win = agreeing(winners.len(), "wins", "win");
                format!("{} {win} {set}: {}.", names.all(winners), self.points(totals))
            }
            Event::Left(seat) => format!("{} left. The points stay.", name(seat)),
            Event::Returned(seat) => format!("{} is back.", name(seat)),
            Event::Over { winners } => wins(winners.iter().map(name)),
        }
    }

    /// Everybody's points in a sentence.
    fn points(&self, totals: &[u32]) -> String {
        let each = |(seat, points): (Seat, &u32)| format!("{} {points}", self.setup.name(seat));
        listed(self.setup.seats().zip(totals).map(each))
    }

    fn roll_sentence(&self, roll: &Roll) -> String {
        let by = self.setup.name(roll.by);
        let letter = letter(roll.face);
        let again = times_again(roll.rerolls);
        match roll.face {
            Face::Letter(_) => match again {
                None => format!("{by} rolled: the letter is {letter}."),
                Some(again) => format!(
                    "{by} rolled {again}, because the letter of the round before came up: the letter is {letter}."
                ),
            },
            Face::Dice(throw) => {
                let ([one, other], product) = (throw.0, throw.product());
                match again {
                    None => {
                        format!("{by} rolled: {one} and {other} make {product}, so the letter is {letter}.")
                    }
                    Some(again) => format!(
                        "{by} rolled {again}, because the letter of the round before came up: {one} and {other} make {product}, so the letter is {letter}."
                    ),
                }
            }
        }
    }
}

/// The sentence for a proposal. It names nobody, because a proposer has not agreed yet (SC-R26).
fn proposed(list: &str) -> String {
    let list = if list.is_empty() { "a list".to_owned() } else { format!("the list “{list}”") };
    format!("Somebody proposed {list}. Does everybody agree?")
}

fn letter(face: Face) -> char {
    face.letter().into()
}

/// How often the die was rolled again because it showed the previous round's letter (SC-34).
fn times_again(rerolls: u32) -> Option<String> {
    (rerolls > 0).then(|| plural(rerolls, "again", "# more times"))
}

/// A set in a sentence. Only if there are several, they have numbers.
pub fn set_name(set: u32) -> String {
    if set == 1 { "the set".to_owned() } else { format!("set {set}") }
}

/// What kind of answer it is, as a part of a sentence.
fn kind_name(kind: AnswerKind) -> &'static str {
    match (kind.proper, kind.title) {
        (false, false) => "neither a name nor a title",
        (true, false) => "a name",
        (false, true) => "a title",
        (true, true) => "a name and a title",
    }
}
