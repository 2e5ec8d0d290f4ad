//! The sentences about answers and votes.

use super::{AnswerMark, AnswerPlace, Asked, Ground, Question, owners};
use crate::{
    rules::{
        Seat,
        name::Name,
        vote::{Count, Tally, VoteResult},
    },
    wording::{Noun, agreeing, counted, listed, paragraph},
};

/// The names of the people at a table.
pub(in crate::rules) trait Names {
    /// The name of the person at a seat.
    fn name(&self, seat: Seat) -> &Name;
}

/// Where other answers stand that are the same.
enum OtherLines {
    /// In the same category.
    Here,
    /// All on this line, which is another category.
    Elsewhere(u8),
    /// On several lines, of which these are other categories.
    Several(Vec<u8>),
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
                let have = agreeing(owners(with).len(), "has", "have");
                match self.writers(place, with) {
                    (who, OtherLines::Here) => format!("{text}; struck: {who} {have} it too"),
                    (who, OtherLines::Elsewhere(line)) => {
                        format!("{text}; struck: {who} {have} it too on line {line}, another category")
                    }
                    (who, OtherLines::Several(others)) => {
                        format!("{text}; struck: {who} {have} it too; {}", are_other_categories(&others))
                    }
                }
            }
            AnswerMark::VotedSame { with } => {
                let answer = agreeing(with.len(), "answer", "answers");
                match self.writers(place, with) {
                    (who, OtherLines::Here) => {
                        format!("{text}; struck: voted the same as the {answer} of {who}")
                    }
                    (who, OtherLines::Elsewhere(line)) => format!(
                        "{text}; struck: voted the same as the {answer} of {who} on line {line}, another category"
                    ),
                    (who, OtherLines::Several(others)) => format!(
                        "{text}; struck: voted the same as the {answer} of {who}; {}",
                        are_other_categories(&others)
                    ),
                }
            }
            AnswerMark::VotedDown => format!("{text}; struck by vote"),
        }
    }

    /// Who wrote these answers, and where they stand as seen from `place` (PG-R22, SC-R05). If they are on several lines, each name
    /// has its lines behind it, unless it is in the same category.
    fn writers(&self, place: AnswerPlace, with: &[AnswerPlace]) -> (String, OtherLines) {
        let owners = owners(with);
        let lines = lines_of(with.iter());
        let others: Vec<u8> = lines.iter().copied().filter(|line| *line != place.line).collect();
        match (&others[..], &lines[..]) {
            ([], _) => (self.all(&owners), OtherLines::Here),
            (_, &[line]) => (self.all(&owners), OtherLines::Elsewhere(line)),
            _ => {
                let with_lines = |&owner: &Seat| {
                    let lines = lines_of(with.iter().filter(|other| other.seat == owner));
                    let name = self.name(owner);
                    if lines == [place.line] {
                        name.to_string()
                    } else {
                        format!("{name} ({})", named(&lines))
                    }
                };
                (listed(owners.iter().map(with_lines)), OtherLines::Several(others))
            }
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
                match (ground, by == owner) {
                    (Ground::Fit, true) => format!("{by} challenges {texts}, their own answer."),
                    (Ground::Fit, false) => format!("{by} challenges {texts} of {owner}."),
                    (Ground::Proper, true) => {
                        format!("{by} challenges {texts}, their own answer: is it a name?")
                    }
                    (Ground::Proper, false) => format!("{by} challenges {texts} of {owner}: is it a name?"),
                    (Ground::Title, true) => {
                        format!("{by} challenges {texts}, their own answer: is it a title?")
                    }
                    (Ground::Title, false) => format!("{by} challenges {texts} of {owner}: is it a title?"),
                }
            }
        }
    }
}

/// The sentence for the result of a vote: the result, then the votes.
pub(in crate::rules) fn vote_sentence(question: &Question, tally: &Tally) -> String {
    let Tally { count, recount, result } = *tally;
    let left_out = match (recount, question) {
        (None, _) => "",
        (Some(_), Question::Same(_)) => "Tie, so the writers’ own votes are left out.",
        (Some(_), Question::Appeal(_) | Question::Challenge { .. }) => {
            "Tie, so the writer’s own vote is left out."
        }
    };
    let struck = result == VoteResult::Struck;
    let (stands, falls) = match question {
        Question::Same(_) => ("They are different", "They are the same, so they are struck"),
        // Somebody else may have it, too: then it is accepted, and struck when it is read.
        Question::Appeal(_) => ("It is accepted", "It is struck"),
        Question::Challenge { ground: Ground::Fit, .. } => ("It counts", "It is struck"),
        Question::Challenge { ground: Ground::Proper, .. } => {
            ("It counts as a name", "It does not count as a name")
        }
        Question::Challenge { ground: Ground::Title, .. } => ("The writer was right", "The writer was wrong"),
    };
    let Count { keep, strike } = recount.unwrap_or(count);
    let (result, most, least) = if struck { (falls, strike, keep) } else { (stands, keep, strike) };
    let result = match most {
        0 if recount.is_some() => format!("{result}: nobody else voted."),
        0 => format!("{result}: nobody voted."),
        _ if most == least => format!("{result}: a tie, {most} to {least}."),
        _ => format!("{result}, by {} to {least}.", counted(most, Noun::VOTE)),
    };
    paragraph([left_out, &result])
}

/// The lines of some answers, each once, in order.
fn lines_of<'a>(places: impl Iterator<Item = &'a AnswerPlace>) -> Vec<u8> {
    let mut lines: Vec<u8> = places.map(|place| place.line).collect();
    lines.sort_unstable();
    lines.dedup();
    lines
}

/// `line 2 is another category`, `lines 2 and 5 are other categories`.
fn are_other_categories(lines: &[u8]) -> String {
    format!("{} {}", named(lines), agreeing(lines.len(), "is another category", "are other categories"))
}

/// `line 2`, `lines 2 and 5`.
fn named(lines: &[u8]) -> String {
    format!("{} {}", agreeing(lines.len(), "line", "lines"), listed(lines))
}
