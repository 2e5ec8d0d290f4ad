//! The sentences about answers and votes.

use super::{AnswerMark, AnswerPlace, Asked, Ground, Question, owners};
use crate::{
    rules::{
        Seat,
        name::Name,
        vote::{Count, Tally, VoteResult},
    },
    wording::{Noun, agreeing, counted, listed},
};

/// The names of the people at a table.
pub(in crate::rules) trait Names {
    /// The name of the person at a seat.
    fn name(&self, seat: Seat) -> &Name;
}

impl dyn Names + '_ {
    /// The names of some seats, as a list in a sentence.
    pub(in crate::rules) fn all(&self, seats: &[Seat]) -> String {
        listed(seats.iter().map(|&seat| self.name(seat)))
    }

    /// An answer and its mark, as a part of a sentence.
    pub(in crate::rules) fn answer(&self, place: AnswerPlace, text: &str, mark: &AnswerMark) -> String {
        match mark {
            AnswerMark::Empty => "nothing".to_owned(),
            AnswerMark::Stands { points: 1 } => text.to_owned(),
            AnswerMark::Stands { points } => format!("{text}, for {}", counted(*points, Noun::POINT)),
            AnswerMark::WrongLetter => format!("{text}; wrong letter"),
            AnswerMark::NoLetter => format!("{text}; it does not begin with a letter from A to Z"),
            AnswerMark::LeadingArticle => format!("{text}; the article has to come last"),
            AnswerMark::Several => {
                format!("{text}; more than one answer, and {} chooses one", self.name(place.seat))
            }
            AnswerMark::RepeatOnSheet { line } => format!("{text}; the same as on line {line}"),
            AnswerMark::Duplicate { with } => {
                let have = agreeing(with.len(), "has", "have");
                let elsewhere = elsewhere(place, with);
                format!("{text}; struck: {} {have} it too{elsewhere}", self.all(&owners(with)))
            }
            AnswerMark::VotedSame { with } => {
                let elsewhere = elsewhere(place, with);
                format!(
                    "{text}; struck: voted the same as the answer of {}{elsewhere}",
                    self.all(&owners(with))
                )
            }
            AnswerMark::VotedDown => format!("{text}; struck by vote"),
        }
    }

    /// The question of a vote.
    pub(in crate::rules) fn question(&self, Asked { question, texts }: &Asked) -> String {
        let texts = listed(texts.iter().map(|text| format!("“{text}”")));
        match question {
            Question::Appeal(place) => format!("Does {texts} count for {}?", self.name(place.seat)),
            Question::Same(_) => format!("Are these the same: {texts}?"),
            Question::Challenge { place, ground, by } => {
                let (by, owner) = (self.name(*by), self.name(place.seat));
                let whose =
                    if by == owner { ", their own answer".to_owned() } else { format!(" of {owner}") };
                let asks = match ground {
                    Ground::Fit => ".",
                    Ground::Proper => ": is it a name?",
                    Ground::Title => ": is it a title?",
                };
                format!("{by} challenges {texts}{whose}{asks}")
            }
        }
    }
}

/// The sentence for the result of a vote: the result, then the votes.
pub(in crate::rules) fn vote_sentence(question: &Question, tally: &Tally) -> String {
    let Tally { count, recount, result } = *tally;
    let left_out = match (recount, question) {
        (None, _) => "",
        (Some(_), Question::Same(_)) => "Tie, so the writers’ own votes are left out. ",
        (Some(_), Question::Appeal(_) | Question::Challenge { .. }) => {
            "Tie, so the writer’s own vote is left out. "
        }
    };
    let struck = result == VoteResult::Struck;
    let (stands, falls) = match question {
        Question::Same(_) => ("They are different", "They are the same, so they are struck"),
        Question::Appeal(_) | Question::Challenge { ground: Ground::Fit, .. } => {
            ("It counts", "It is struck")
        }
        Question::Challenge { ground: Ground::Proper, .. } => {
            ("It counts as a name", "It does not count as a name")
        }
        Question::Challenge { ground: Ground::Title, .. } => ("The writer was right", "The writer was wrong"),
    };
    let Count { keep, strike } = recount.unwrap_or(count);
    let (result, most, least) = if struck { (falls, strike, keep) } else { (stands, keep, strike) };
    let votes = match most {
        0 => ": nobody voted".to_owned(),
        _ if most == least => format!(": a tie, {most} to {least}"),
        _ => format!(", by {} to {least}", counted(most, Noun::VOTE)),
    };
    format!("{left_out}{result}{votes}.")
}

/// The end of a sentence: the lines of other categories that have the same answer (PG-R22, SC-R05).
fn elsewhere(place: AnswerPlace, with: &[AnswerPlace]) -> String {
    let mut lines: Vec<_> = with.iter().map(|other| other.line).filter(|line| *line != place.line).collect();
    lines.sort_unstable();
    lines.dedup();
    if lines.is_empty() {
        return String::new();
    }
    let lines = listed(lines.iter().map(|line| format!("line {line}")));
    format!(" on {lines}, another category")
}
