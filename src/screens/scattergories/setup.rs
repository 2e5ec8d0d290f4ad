//! The set-up screen: the plan before anything is chosen, and the texts for its parts.

use crate::{
    rules::{
        scattergories::{Answers, Die, House, LINES, ROUNDS, Refusal, Scoring, Setup},
        words::Letter,
    },
    screens::{
        length::{Length, LongGame},
        minutes::{faster_on_paper, fewer, in_fives, seconds_of_writing, table_of},
        sheets::duration_text,
        toggle,
    },
    wording::{Noun, with_sentences},
};

/// What answers can be worth, with title and line (SC-25, SC-26).
pub const SCORING: [(Scoring, &str, &str); 3] = [
    (
        Scoring::Standard { alliteration: true },
        "Names score more",
        "A name scores a point for each of its words that begins with the letter.",
    ),
    (
        Scoring::Standard { alliteration: false },
        "A point each",
        "“Ronald Reagan” under R is worth one, like everything else.",
    ),
    (Scoring::Junior, "Junior", "Two points for the right letter, one for any other, none for a duplicate."),
];

/// The setup before anything is chosen: the game as written, but a sheet may be handed in early (SC-R28).
pub fn first_setup() -> Setup {
    Setup { house: House { early: true, ..House::default() }, ..Setup::of(Vec::new()) }
}

/// About how many minutes a set takes for this number of people, as a multiple of five.
pub fn minutes(plan: &Setup, people: usize) -> u32 {
    let blitz = plan.blitz_seconds(people);
    let people = table_of(people);
    let writing = plan.seconds.min(*Setup::SECONDS.end());
    let writing_by_all = seconds_of_writing(plan.answers, writing, blitz, LINES, people);
    // The list, the die and the score take a minute, and reading an answer out takes four seconds.
    let round = 60 + writing_by_all + 4 * LINES as u32 * people;
    in_fives(u32::from(plan.rounds) * round)
}

/// A summary of the game that would start. If it takes more than an evening, it also says that it can be ended after any round.
/// While fewer than two people have a name, it gives the time for two.
pub fn summary(plan: &Setup, people: usize) -> String {
    let people = people.max(*Setup::PLAYERS.start());
    let fewer = fewer(plan.rounds, Noun::ROUND, |rounds| minutes(&Setup { rounds, ..plan.clone() }, people));
    let sentences = fewer.map(|fewer| [fewer, "You can end the game after any round.".to_owned()]);
    with_sentences(plan.length_line(people), sentences.into_iter().flatten())
}

/// The rounds of a short game.
const SHORT: u8 = 1;

impl LongGame for Setup {
    fn length(&self) -> Option<Length> {
        match self.rounds {
            ROUNDS => Some(Length::AsWritten),
            SHORT => Some(Length::Short),
            _ => None,
        }
    }

    fn set_length(&mut self, length: Length) {
        self.rounds = match length {
            Length::AsWritten => ROUNDS,
            Length::Short => SHORT,
        };
    }

    fn length_line(&self, players: usize) -> String {
        let rounds = match self.rounds {
            0 | 1 => "One round",
            2 => "A set of two rounds",
            3.. => "A set of three rounds",
        };
        format!("{rounds}, about {} minutes", minutes(self, players.max(*Self::PLAYERS.start())))
    }
}

/// A remark on how answers are written.
pub fn advice(plan: &Setup, people: usize) -> Option<String> {
    faster_on_paper(plan.answers, people, |answers| minutes(&Setup { answers, ..plan.clone() }, people))
}

/// The writing time (SC-09). A Blitz has its own (SC-R30).
pub fn time_in_a_line(plan: &Setup, people: usize) -> String {
    match (plan.blitz_seconds(people), plan.answers) {
        (None, _) => duration_text(plan.seconds),
        (Some(seconds), Answers::Typed) => format!("Blitz: {seconds} seconds for each answer"),
        (Some(seconds), Answers::Paper) => format!("Blitz: {seconds} seconds for a sheet"),
    }
}

/// Why this time is not allowed (SC-09).
pub fn problem_of_time(seconds: u32) -> Option<String> {
    (!Setup::SECONDS.contains(&seconds)).then(|| Refusal::Seconds { seconds }.to_string())
}

/// The dice of Pieceagories, which give the letter by a chart.
const TWO_DICE: &str = "Two dice and a chart";

/// The dice to choose from, with title and line (SC-R01). A die of one's own begins with the letters of the usual one.
pub fn dice() -> [(Die, &'static str, &'static str); 4] {
    [
        (Die::Twenty, "A die of twenty", "Every letter but Q, U, V, X, Y and Z."),
        (Die::Alphabet, "All letters", "Q and X are on it, too."),
        (Die::Chart, TWO_DICE, "As in Pieceagories: some letters come more often."),
        (Die::Custom(Die::Twenty.letters()), "Letters of your own", "Press the letters for the die."),
    ]
}

/// A die of one's own with one letter more, or without it if it was on the die.
pub fn with_letter_toggled(die: &Die, letter: Letter) -> Die {
    let mut letters = die.letters();
    toggle(&mut letters, letter);
    letters.sort_unstable();
    Die::Custom(letters)
}

/// The letters of a die in a line (SC-R01).
pub fn die_in_a_line(die: &Die) -> String {
    match die {
        Die::Twenty => "Twenty letters".to_owned(),
        Die::Alphabet => "All twenty-six letters".to_owned(),
        Die::Chart => TWO_DICE.to_owned(),
        Die::Custom(letters) => letters.iter().map(|&letter| char::from(letter)).collect(),
    }
}

/// The first categories of a list, to recognise it.
pub fn first_categories(categories: Vec<String>) -> String {
    categories.into_iter().take(3).collect::<Vec<_>>().join(", ") + " …"
}
