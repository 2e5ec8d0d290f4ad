//! The sentence that tells an event.

use super::{Asked, Cast, Event, Face, Ground, Kind, Mark, Place, Question, Scattergories};
use crate::rules::{
    Seat,
    sheets::{Edition, elsewhere, owners},
    vote::{Tally, Verdict},
    words::listed,
};

impl Scattergories {
    /// The sentence that tells an event.
    pub(super) fn sentence(&self, event: &Event) -> String {
        let name = |seat: &Seat| self.setup.name(*seat).to_string();
        match event {
            Event::Round { set: 1, round } => format!("Round {round} of {}.", super::ROUNDS),
            Event::Round { set, round } => format!("Set {set}, round {round} of {}.", super::ROUNDS),
            Event::Proposed { by, list } => self.proposed(*by, list.trim()),
            Event::Agreed { by } => format!("{} agrees to the list.", name(by)),
            Event::Disagreed { by } => format!("{} would rather have another list.", name(by)),
            Event::AllAgreed { .. } => "Everybody agrees to the list.".to_owned(),
            Event::Rolled(cast) => self.roll_told(cast),
            Event::RolledUnseen { by, again } => {
                format!("{} rolled{}, and nobody has looked under the cup.", name(by), again_told(*again))
            }
            Event::Began { by } => format!("{} is writing.", name(by)),
            Event::AllBegan { by } => format!("{} started the clock. Write.", name(by)),
            Event::TimeUp => "Time is up. Pens down.".to_owned(),
            Event::SheetIn { by } => format!("The sheet of {} is in.", name(by)),
            Event::PointsIn => "The points of the round are entered.".to_owned(),
            Event::Shown(face) => format!("All sheets are in. The letter was {}.", letter(*face)),
            Event::Read { place, text, kind, mark } => {
                format!(
                    "{}, {}: {}{}.",
                    place.line,
                    name(&place.seat),
                    self.became(*place, text, mark),
                    kind_told(*kind)
                )
            }
            Event::Called { place, text, kind, mark } => format!(
                "{} calls “{text}” {}: {}.",
                name(&place.seat),
                call_told(*kind),
                self.became(*place, text, mark)
            ),
            Event::Kept { place, text, mark } => {
                format!("{} keeps “{text}”: {}.", name(&place.seat), self.became(*place, text, mark))
            }
            Event::Asked(asked) => self.question(asked),
            Event::Counted { question, tally } => verdict(question, tally),
            Event::Dropped => "The question rests, and everything is as it was.".to_owned(),
            Event::Scored { letter, totals } => {
                format!("The round of {} is scored: {}.", char::from(*letter), self.points(totals))
            }
            Event::SetOver { set, totals, winners } => {
                let set = if *set == 1 { "The set".to_owned() } else { format!("Set {set}") };
                format!("{set} goes to {}: {}.", self.names(winners), self.points(totals))
            }
            Event::Left(seat) => format!("{} has gone home; the points stay.", name(seat)),
            Event::Returned(seat) => format!("{} is back.", name(seat)),
            Event::Over { winners } => format!("Applause for {}!", self.names(winners)),
        }
    }

    /// A list that was proposed: by whom is known only where that was an agreement (SC-R26).
    fn proposed(&self, by: Seat, list: &str) -> String {
        let list = if list.is_empty() { "a list".to_owned() } else { format!("the list “{list}”") };
        match self.edition {
            Edition::First => format!("{} proposed {list}.", self.setup.name(by)),
            Edition::Second => format!("Somebody proposed {list}. Everybody has yet to agree."),
        }
    }

    /// Names in a sentence.
    fn names(&self, seats: &[Seat]) -> String {
        listed(&seats.iter().map(|&seat| self.setup.name(seat).to_string()).collect::<Vec<_>>())
    }

    /// Points in a sentence.
    fn points(&self, totals: &[u32]) -> String {
        let each = |(seat, points): (Seat, &u32)| format!("{} {points}", self.setup.name(seat));
        listed(&self.setup.seats().zip(totals).map(each).collect::<Vec<_>>())
    }

    fn roll_told(&self, cast: &Cast) -> String {
        let by = self.setup.name(cast.by);
        let again = again_told(cast.again);
        match cast.face {
            Face::Letter(_) => format!("{by} rolled{again}: the letter is {}.", letter(cast.face)),
            Face::Dice(throw) => format!(
                "{by} rolled{again}: {} and {} make {}, so the letter is {}.",
                throw.0[0],
                throw.0[1],
                throw.product(),
                letter(cast.face)
            ),
        }
    }

    /// An answer, and what became of it.
    fn became(&self, place: Place, text: &str, mark: &Mark) -> String {
        match mark {
            Mark::Empty => "nothing".to_owned(),
            Mark::Stands { points: 1 } => text.to_owned(),
            Mark::Stands { points } => format!("{text}, for {points} points"),
            Mark::WrongLetter => format!("{text}; it is on another letter"),
            Mark::NoLetter => format!("{text}; it begins with no letter"),
            Mark::Several => {
                format!("{text}; a line holds one answer, and {} keeps one", self.setup.name(place.seat))
            }
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
        }
    }

    fn question(&self, Asked { question, texts }: &Asked) -> String {
        let texts = listed(&texts.iter().map(|text| format!("“{text}”")).collect::<Vec<_>>());
        match question {
            Question::Appeal(place) => format!("May {texts} count for {}?", self.setup.name(place.seat)),
            Question::Alike(_) => format!("Are they the same: {texts}?"),
            Question::Challenge { place, ground, by } => {
                let ground = match ground {
                    Ground::Fit => "",
                    Ground::Proper => " as a proper noun",
                    Ground::Title => " as to its being a title",
                };
                let (by, owner) = (self.setup.name(*by), self.setup.name(place.seat));
                if by == owner {
                    format!("{by} doubts {texts}{ground}, an answer of their own.")
                } else {
                    format!("{by} challenges {texts}{ground}, which {owner} wrote.")
                }
            }
        }
    }
}

fn letter(face: Face) -> char {
    face.letter().into()
}

/// How often the letter of the round before came up first (SC-34).
fn again_told(again: u32) -> String {
    match again {
        0 => String::new(),
        1 => " once more after the letter of the round before".to_owned(),
        again => format!(" {again} times more after the letter of the round before"),
    }
}

/// What an answer is, behind it.
fn kind_told(kind: Kind) -> &'static str {
    match (kind.proper, kind.title) {
        (false, false) => "",
        (true, false) => " (a proper noun)",
        (_, true) => " (a title)",
    }
}

/// What an answer is called.
fn call_told(kind: Kind) -> &'static str {
    match (kind.proper, kind.title) {
        (false, false) => "neither a proper noun nor a title",
        (true, false) => "a proper noun",
        (false, true) => "a title",
        (true, true) => "a proper noun and a title",
    }
}

fn verdict(question: &Question, tally: &Tally) -> String {
    let count = tally.recount.unwrap_or(tally.cast);
    let how = if tally.recount.is_some() { "After the tie, without the challenged: " } else { "" };
    let ruling = match (question, tally.verdict) {
        (Question::Alike(_), Verdict::Struck) => "the same, and struck",
        (Question::Alike(_), Verdict::Stands) => "different, so they stand",
        (Question::Appeal(_) | Question::Challenge { ground: Ground::Fit, .. }, Verdict::Struck) => "struck",
        (Question::Appeal(_) | Question::Challenge { ground: Ground::Fit, .. }, Verdict::Stands) => {
            "it stands"
        }
        (Question::Challenge { ground: Ground::Proper, .. }, Verdict::Struck) => "no proper noun",
        (Question::Challenge { ground: Ground::Proper, .. }, Verdict::Stands) => "a proper noun",
        (Question::Challenge { ground: Ground::Title, .. }, Verdict::Struck) => {
            "the other way round from what its writer said"
        }
        (Question::Challenge { ground: Ground::Title, .. }, Verdict::Stands) => "as its writer said",
    };
    // As it says on the ballots.
    let (keep, strike) = match question {
        Question::Alike(_) => ("for different", "for the same"),
        Question::Appeal(_) | Question::Challenge { .. } => ("to keep", "to strike"),
    };
    format!("{how}{} {keep}, {} {strike}: {ruling}.", count.keep, count.strike)
}
