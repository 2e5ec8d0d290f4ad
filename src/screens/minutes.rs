//! How long a game takes, and how many rounds fit into an evening.

use crate::{
    rules::sheets::Answers,
    wording::{Noun, agreeing, counted_at_start},
};

/// If a game takes longer than this, in minutes, fewer rounds are suggested.
const LONG_EVENING: u32 = 90;

/// From so many players on, people spend most of the evening of a word game waiting while others type.
const MANY_WRITERS: usize = 4;

/// The number of people in an estimate. No table has more than 99; the limit keeps the products small.
pub fn table_of(people: usize) -> u32 {
    u32::try_from(people).unwrap_or(u32::MAX).min(99)
}

/// Seconds as minutes, rounded up to a multiple of five, because an estimate is not more exact.
pub fn in_fives(seconds: u32) -> u32 {
    seconds.div_ceil(5 * 60) * 5
}

/// How many rounds fit into an evening, in a sentence, for a game that takes longer. None for a shorter game, and for a single
/// round. `noun` is what the game calls a round.
pub fn fewer(rounds: u8, noun: Noun, minutes: impl Fn(u8) -> u32) -> Option<String> {
    if rounds <= 1 || minutes(rounds) <= LONG_EVENING {
        return None;
    }
    let fit = (1..rounds).rev().find(|&fewer| minutes(fewer) <= LONG_EVENING).unwrap_or(1);
    let take = agreeing(fit, "takes", "take");
    Some(format!("{} {take} about {} minutes.", counted_at_start(fit, noun), minutes(fit)))
}

/// How many seconds the writing of a round of a word game takes. `writing` is the time for a sheet, and `blitz` that of a Blitz: for a
/// sheet of paper, or for an answer that is typed.
///
/// On paper everybody writes at the same time, and the sheets are typed in afterwards. On the laptop people write one after the
/// other.
pub fn seconds_of_writing(
    answers: Answers,
    writing: u32,
    blitz: Option<u32>,
    lines: usize,
    people: u32,
) -> u32 {
    /// Passing the laptop for a whole sheet.
    const PASSING: u32 = 30;
    /// Passing it for a single answer, when everybody knows already how it goes.
    const PASSING_IN_BLITZ: u32 = 3;
    /// Typing in what counts on a sheet of paper.
    const ENTERING: u32 = 60;
    match (answers, blitz) {
        (Answers::Paper, sheet) => sheet.unwrap_or(writing) + ENTERING * people,
        (Answers::Typed, Some(answer)) => lines as u32 * (answer + PASSING_IN_BLITZ) * people,
        (Answers::Typed, None) => (writing + PASSING) * people,
    }
}

/// How much faster many people are on paper than in turn, in a sentence. `minutes` is how long the game takes if answers are written in
/// this way. None if they write on paper, or are few.
pub fn faster_on_paper(answers: Answers, people: usize, minutes: impl Fn(Answers) -> u32) -> Option<String> {
    (answers == Answers::Typed && people >= MANY_WRITERS).then(|| {
        let [on_paper, typed] = [Answers::Paper, Answers::Typed].map(minutes);
        format!("On paper everybody writes at once: about {on_paper} minutes instead of {typed}.")
    })
}
