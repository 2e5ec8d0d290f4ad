//! An open vote: the question, what a tie would do, and who has not voted.

use super::{SheetTable, names};
use crate::{
    rules::{
        Seat,
        sheets::{AnswerPlace, Ground, PollSeen, Question},
        vote::{Ballot, Count, Tally, VoteResult},
    },
    wording::{Sentence, agreeing, isolated, listed},
};

/// The texts of a vote.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PollTexts {
    /// The question.
    pub question: String,
    /// A vote to keep.
    pub keep: &'static str,
    /// A vote to strike.
    pub strike: &'static str,
    /// Whether one of them accepts the answer and the other rejects it. Then they get a tick and a cross.
    pub is_yes_or_no: bool,
    /// The votes of a table that agrees (PG-R59, SC-R29).
    pub unanimous: [(Ballot, &'static str); 2],
}

/// The texts of a question.
pub fn poll_texts(table: &SheetTable, question: &Question) -> PollTexts {
    let [keep, strike] = ballot_words(table, question);
    PollTexts {
        question: asks(table, question),
        keep: keep.alone(),
        strike: strike.alone(),
        is_yes_or_no: !matches!(question, Question::Same(_)),
        unanimous: [(Ballot::Keep, keep.of_all()), (Ballot::Strike, strike.of_all())],
    }
}

fn asks(table: &SheetTable, question: &Question) -> String {
    match question {
        Question::Appeal(_) => "It does not begin with a letter from A to Z. Does it count?".to_owned(),
        Question::Challenge { by, ground, .. } => {
            let by = table.name(*by);
            match ground {
                Ground::Fit => format!("{by} challenges this. Does it count?"),
                Ground::Proper => format!("{by} challenges the name. Is it a proper noun?"),
                Ground::Title => format!("{by} challenges the title. Is it a title?"),
            }
        }
        Question::Same(_) => "Are these the same?".to_owned(),
    }
}

/// What people say in a vote.
#[derive(Clone, Copy)]
enum BallotWord {
    Keep,
    Strike,
    Yes,
    No,
    Different,
    Same,
}

/// The word that keeps an answer, and the one that strikes it.
fn ballot_words(table: &SheetTable, question: &Question) -> [BallotWord; 2] {
    match question {
        Question::Appeal(_) | Question::Challenge { ground: Ground::Fit, .. } => {
            [BallotWord::Keep, BallotWord::Strike]
        }
        Question::Challenge { ground: Ground::Proper, .. } => [BallotWord::Yes, BallotWord::No],
        // An answer that its writer calls no title counts as long as it is none.
        Question::Challenge { place, ground: Ground::Title, .. } => {
            match table.heard_at(*place).is_some_and(|heard| heard.kind.title) {
                true => [BallotWord::Yes, BallotWord::No],
                false => [BallotWord::No, BallotWord::Yes],
            }
        }
        Question::Same(_) => [BallotWord::Different, BallotWord::Same],
    }
}

impl BallotWord {
    fn alone(self) -> &'static str {
        match self {
            BallotWord::Keep => "Keep",
            BallotWord::Strike => "Strike",
            BallotWord::Yes => "Yes",
            BallotWord::No => "No",
            BallotWord::Different => "Different",
            BallotWord::Same => "The same",
        }
    }

    fn of_all(self) -> &'static str {
        match self {
            BallotWord::Keep => "All keep",
            BallotWord::Strike => "All strike",
            BallotWord::Yes => "All yes",
            BallotWord::No => "All no",
            BallotWord::Different => "All say different",
            BallotWord::Same => "All say the same",
        }
    }

    fn of_all_but(self, name: &str) -> Sentence {
        let name = isolated(name);
        match self {
            BallotWord::Keep => format!("All but {name} keep"),
            BallotWord::Strike => format!("All but {name} strike"),
            BallotWord::Yes => format!("All but {name} yes"),
            BallotWord::No => format!("All but {name} no"),
            BallotWord::Different => format!("All but {name} say different"),
            BallotWord::Same => format!("All but {name} say the same"),
        }
        .into()
    }
}

/// A vote of everybody but one person, as one press (PG-R67, SC-R36).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AllBut {
    /// The text of its button: `All but Ana strike`.
    pub label: Sentence,
    /// Everybody's ballot.
    pub ballots: Vec<(Seat, Ballot)>,
}

/// The votes that are likely where somebody disagrees: each owner alone is for their answer, or the challenger alone against it.
/// With two voters these are no shorter than two ballots.
pub fn all_but(table: &SheetTable, poll: &PollSeen) -> Vec<AllBut> {
    let voters: Vec<_> = table.people.iter().filter(|person| person.here).collect();
    let challenger = if let Question::Challenge { by, .. } = poll.question { Some(by) } else { None };
    let owners = poll.challenged.iter().map(|&owner| (owner, Ballot::Strike));
    let [keep, strike] = ballot_words(table, &poll.question);
    let but = |(one, ballot): (Seat, Ballot)| {
        let name = &voters.iter().find(|voter| voter.seat == one)?.name;
        let (word, against) = match ballot {
            Ballot::Keep => (keep, Ballot::Strike),
            Ballot::Strike => (strike, Ballot::Keep),
        };
        let of = |seat| if seat == one { against } else { ballot };
        Some(AllBut {
            label: word.of_all_but(name),
            ballots: voters.iter().map(|voter| (voter.seat, of(voter.seat))).collect(),
        })
    };
    let several = voters.len() > 2;
    let alone = owners.chain(challenger.map(|by| (by, Ballot::Keep))).filter(|_| several);
    alone.filter_map(but).collect()
}

/// The other answers to the category of a vote that were read, each with the name of its writer, so that everybody sees
/// them before they vote.
pub fn other_answers(table: &SheetTable, question: &Question) -> Vec<(String, String)> {
    let places = question.places();
    let line = places.first().map(|place| place.line);
    let heard = table.heard().iter().filter(|heard| Some(heard.place.line) == line);
    let others = heard.filter(|heard| !places.contains(&heard.place) && !heard.text.is_empty());
    others.map(|heard| (table.name(heard.place.seat), heard.text.clone())).collect()
}

/// The answers that a vote is about: each text once, with the places where people wrote it. Equal answers in several
/// categories are one answer of the question (PG-66, SC-R14).
pub fn questioned_answers(table: &SheetTable, question: &Question) -> Vec<(String, Vec<AnswerPlace>)> {
    let mut answers: Vec<(String, Vec<AnswerPlace>)> = Vec::new();
    for &place in question.places() {
        let text = table.text(place);
        match answers.iter_mut().find(|(known, _)| known.to_lowercase() == text.to_lowercase()) {
            Some((_, places)) => places.push(place),
            None => answers.push((text, vec![place])),
        }
    }
    answers
}

/// Whether people vote one by one: somebody disagrees, or somebody has voted already.
pub fn is_one_by_one(table: &SheetTable, disagree: bool) -> bool {
    disagree || table.poll().is_some_and(|poll| !poll.ballots.is_empty())
}

/// Whether the open question is asked below the answers of its category (PG-R77, SC-R50): whether some of them are the same. Where
/// people vote one by one, or answers of several categories are compared, the vote has the whole board.
pub fn is_asked_below(table: &SheetTable, disagree: bool) -> bool {
    let is_below = |poll: &PollSeen| match &poll.question {
        Question::Same(places) => places.iter().all(|place| place.line == table.line()),
        Question::Appeal(_) | Question::Challenge { .. } => false,
    };
    table.poll().is_some_and(is_below) && !is_one_by_one(table, disagree)
}

/// What a tie would do, or does, or how the votes stand when everybody has voted (PG-68, PG-R28, PG-R29, PG-R30, SC-32, SC-R15).
pub fn tie_sentence(table: &SheetTable, poll: &PollSeen) -> String {
    let voters = table.people.iter().filter(|person| person.here).map(|person| person.seat);
    let (challenged, others): (Vec<Seat>, Vec<Seat>) =
        voters.partition(|voter| poll.challenged.contains(voter));
    let (stands, struck) = outcomes(table, &poll.question);
    let Tally { count, recount, result } = poll.tally;
    let outcome = match result {
        VoteResult::Stands => &stands,
        VoteResult::Struck => &struck,
    };
    let voted = |seat: &Seat| poll.ballots.contains_key(seat);
    let (whose, votes) = (names(table, &challenged), agreeing(challenged.len(), "vote", "votes"));
    // A tie leaves nobody to decide it, or leaves nobody’s vote out (PG-R29).
    let is_last = challenged.is_empty() || others.is_empty();
    if count.keep == count.strike && !poll.ballots.is_empty() {
        return match recount {
            _ if is_last => format!("Tie: {outcome}."),
            None => {
                let have = agreeing(challenged.len(), "has", "have");
                format!("Tie, and {whose} {have} not voted: {outcome}.")
            }
            Some(Count { keep, strike }) => {
                let left_out: Vec<Seat> = challenged.into_iter().filter(voted).collect();
                let (whose, votes) = (names(table, &left_out), agreeing(left_out.len(), "vote", "votes"));
                format!("Tie: without the {votes} of {whose} it is {keep} to {strike}: {outcome}.")
            }
        };
    }
    if challenged.iter().chain(&others).all(voted) {
        return format!("It is {} to {}: {outcome}.", count.keep, count.strike);
    }
    let are = agreeing(challenged.len(), "is", "are");
    match (challenged.as_slice(), others.as_slice()) {
        _ if is_last => format!("If it is a tie: {stands}."),
        (_, [other]) => {
            let other = table.name(*other);
            format!("If it is a tie, the {votes} of {whose} {are} left out, and the vote of {other} decides.")
        }
        // Without one vote of a tie the others are no tie.
        ([_], _) => format!("If it is a tie, the vote of {whose} is left out, and the other votes decide."),
        _ => {
            format!("If it is a tie, the {votes} of {whose} {are} left out. If it is still a tie: {stands}.")
        }
    }
}

/// What happens if the table keeps, and if it strikes. Of answers that are compared only those are named that count until now: what
/// was struck before stays struck (PG-R26).
fn outcomes(table: &SheetTable, question: &Question) -> (String, String) {
    let outcomes = match question {
        Question::Challenge { ground: Ground::Proper | Ground::Title, .. } => {
            ("the writer is right", "the writer is wrong")
        }
        Question::Challenge { ground: Ground::Fit, .. } => ("the answer counts", "the answer is struck"),
        // Somebody else may have it, too.
        Question::Appeal(_) => ("the answer is accepted", "the answer is struck"),
        Question::Same(places) => {
            let counts =
                |place: &&AnswerPlace| table.heard_at(**place).is_some_and(|heard| heard.mark.stands());
            let counting: Vec<String> =
                places.iter().filter(counts).map(|&place| format!("“{}”", table.text(place))).collect();
            if counting.len() < places.len() {
                let (count, are) =
                    (agreeing(counting.len(), "counts", "count"), agreeing(counting.len(), "is", "are"));
                let answers = listed(counting);
                return (format!("{answers} {count}"), format!("{answers} {are} struck"));
            }
            ("the answers count", "the answers are struck")
        }
    };
    (outcomes.0.to_owned(), outcomes.1.to_owned())
}

/// Why the votes of an open poll cannot be counted yet: there are none. A poll without votes can still be cancelled.
pub fn nobody_has_voted(table: &SheetTable) -> Option<String> {
    table.poll()?.ballots.is_empty().then(|| "Nobody has voted yet.".to_owned())
}

/// Who has not voted yet. More than three are only counted.
pub fn who_has_not_voted(table: &SheetTable) -> String {
    let ballots = table.poll().map(|poll| &poll.ballots);
    let voted = |seat| ballots.is_none_or(|ballots| ballots.contains_key(&seat));
    let silent = table.people.iter().filter(|person| person.here && !voted(person.seat));
    let silent: Vec<String> = silent.map(|person| person.name.clone()).collect();
    match silent.as_slice() {
        [] => "Everybody has voted.".to_owned(),
        several => {
            let voters = if several.len() <= 3 { listed(several) } else { several.len().to_string() };
            format!("{voters} {} not voted yet.", agreeing(several.len(), "has", "have"))
        }
    }
}
