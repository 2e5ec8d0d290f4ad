//! Writing: in turn behind the curtain, on paper, or around the table; and typing in what is on paper.

use super::SheetTable;
use crate::{
    rules::{
        Seat,
        sheets::{Answers, Entry, OpenPhaseView, SheetPhaseView, Typing},
    },
    screens::hold::pass_laptop_to,
    wording::{Noun, agreeing, counted, isolated, paragraph},
};

/// A way to write answers: its title, and what it means.
pub const fn answering_texts(way: Answers) -> (&'static str, &'static str) {
    match way {
        Answers::Typed => ("Pass the laptop", "One types at a time, each against the timer."),
        Answers::Paper => {
            ("On paper", "Everybody writes at once, then you tap what counts. Takes less time.")
        }
    }
}

/// Whether nothing is written on a sheet. Then a press that hands it in may be a mistake, and is asked about.
pub fn is_empty(sheet: &[Entry]) -> bool {
    sheet.iter().all(|entry| entry.text.trim().is_empty())
}

/// The heading of somebody's sheet. The letter alone could be a word: “I, Ana”.
pub fn sheet_heading(letter: char, name: &str) -> String {
    format!("Letter {letter}: {}", isolated(name))
}

/// A duration as text, for example `3 minutes`.
pub fn duration_text(seconds: u32) -> String {
    match (seconds / 60, seconds % 60) {
        (minutes, 0) => counted(minutes, Noun::MINUTE),
        (0, seconds) => counted(seconds, Noun::SECOND),
        (minutes, seconds) => format!("{minutes}:{seconds:02} minutes"),
    }
}

/// Whose time is running.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TimeOf {
    /// That of the writer behind the curtain.
    Participant(Seat),
    /// That of the whole table.
    Table,
}

/// Whose time is running, if any.
pub fn running_time(table: &SheetTable) -> Option<TimeOf> {
    match table.sheets.as_ref()? {
        SheetPhaseView::Typing(Typing { writing, .. }) => writing.map(TimeOf::Participant),
        SheetPhaseView::Open(OpenPhaseView::Paper { running } | OpenPhaseView::Blitz { running, .. }) => {
            running.then_some(TimeOf::Table)
        }
        SheetPhaseView::Open(
            OpenPhaseView::Entering { .. } | OpenPhaseView::Appeals { .. } | OpenPhaseView::Reading { .. },
        ) => None,
    }
}

/// Whether people write one after the other, or are about to: the laptop is passed, and each has a time of their own.
pub fn is_being_written(table: &SheetTable) -> bool {
    matches!(
        &table.sheets,
        Some(SheetPhaseView::Typing(_) | SheetPhaseView::Open(OpenPhaseView::Blitz { .. }))
    )
}

/// How many seconds the writers get if the time had run out and somebody undoes that: not all of them again, but enough to end
/// what they were writing.
pub fn seconds_again(table: &SheetTable) -> u32 {
    /// The most seconds.
    const MOST: u32 = 30;
    table.seconds.min(MOST)
}

/// What happens when time is up, and who does it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EndOfTime {
    /// The sheet of a writer is handed in as it is.
    HandIn {
        /// Who writes.
        writer: Seat,
        /// Who gets the laptop then; `None` after the last sheet.
        next: Option<Seat>,
    },
    /// The answer of this writer of a Blitz is handed in as it is.
    Answer {
        /// Who writes.
        writer: Seat,
        /// The line, from 1.
        line: u8,
    },
    /// The writing on paper ends.
    Paper(Seat),
}

/// What happens when time is up (PG-62, SC-20).
pub fn when_time_is_up(table: &SheetTable) -> Option<EndOfTime> {
    match (running_time(table)?, table.phase()) {
        (TimeOf::Participant(writer), _) => {
            let next = table.typing().and_then(|typing| next_after(typing, writer));
            Some(EndOfTime::HandIn { writer, next })
        }
        (TimeOf::Table, Some(&OpenPhaseView::Blitz { writer, line, .. })) => {
            Some(EndOfTime::Answer { writer, line })
        }
        (TimeOf::Table, _) => Some(EndOfTime::Paper(table.default_seat)),
    }
}

/// Who gets the laptop when `writer` has handed in.
fn next_after(typing: &Typing, writer: Seat) -> Option<Seat> {
    typing.open.iter().copied().find(|&other| other != writer)
}

/// Those who still have to write. The first of them is writing now or is next; the table may let another of
/// them write first.
pub fn next_writers(table: &SheetTable) -> Vec<Seat> {
    let Some(Typing { writing, open, .. }) = table.typing() else { return Vec::new() };
    let others = open.iter().copied().filter(|&seat| *writing != Some(seat));
    writing.iter().copied().chain(others).collect()
}

/// What the curtain between two writers says: who may look, how far the round is, and how long it takes.
pub fn sheets_in(table: &SheetTable) -> Option<String> {
    let Typing { open, .. } = table.typing()?;
    let all = table.people.iter().filter(|person| person.writes && person.here).count();
    let done = all.saturating_sub(open.len());
    let time = duration_text(table.seconds);
    let are = agreeing(done, "is", "are");
    let so_far = if done == 0 { String::new() } else { format!("{done} of {all} sheets {are} in.") };
    Some(paragraph(["The others look away.", &so_far, &format!("Each takes at most {time}.")]))
}

/// What the large button does for a writer behind the curtain.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WriterPress {
    /// Shows the letter and starts their time. With a timer of the table, somebody starts that at the same moment.
    Begin,
    /// Reports that the table's own timer has rung. The page shows no clock then.
    TimeUp,
    /// There is no button: a sheet may not be handed in early.
    Wait,
    /// Hands in the last sheet.
    HandIn,
    /// Hands in the sheet and passes the laptop.
    Pass(Seat),
}

/// What the writer `seat` can do.
pub fn writer_press(table: &SheetTable, seat: Seat) -> WriterPress {
    let Some(typing) = table.typing() else { return WriterPress::Begin };
    if typing.writing.is_none() {
        WriterPress::Begin
    } else if table.physical_timer() {
        WriterPress::TimeUp
    } else if !table.may_hand_in_early {
        WriterPress::Wait
    } else {
        next_after(typing, seat).map_or(WriterPress::HandIn, WriterPress::Pass)
    }
}

/// The remark on an answer that does not begin with a letter from A to Z, in both word games: whether “2001” begins with T is for the
/// table to say.
pub const NOT_A_LETTER: &str = "Not a letter from A to Z: you can ask for a vote";

/// What to do while the table's own timer runs.
const WHEN_IT_RINGS: &str = "Press the button when your timer rings.";

/// The sentence beside the writer's button.
pub fn writer_sentence(table: &SheetTable, press: WriterPress) -> String {
    match press {
        WriterPress::Begin if table.physical_timer() => {
            format!("Set your timer to {}, and start it when you press.", duration_text(table.seconds))
        }
        WriterPress::Begin => {
            format!("Your time, {}, begins when you press.", duration_text(table.seconds))
        }
        WriterPress::TimeUp => WHEN_IT_RINGS.to_owned(),
        WriterPress::Wait | WriterPress::HandIn | WriterPress::Pass(_) => {
            "When time runs out, your answers are locked.".to_owned()
        }
    }
}

/// What the large button does while everybody writes on paper.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PaperPress {
    /// Starts the time.
    Begin,
    /// Reports that time is up: the table's own timer has rung, or everybody has finished.
    TimeUp,
}

/// The foot of the table while everybody writes on paper.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PaperFoot {
    /// What to do.
    pub sentence: String,
    /// The text of the large button and what it does; `None` while only the page's clock may end the writing.
    pub button: Option<(&'static str, PaperPress)>,
    /// Whether a small button says how much time is left.
    pub can_say_time: bool,
}

/// The foot of a round on paper.
pub fn paper_foot(table: &SheetTable) -> PaperFoot {
    let foot = |sentence: String, button, press| PaperFoot {
        sentence,
        button: Some((button, press)),
        can_say_time: false,
    };
    if running_time(table).is_none() {
        let letter = table.letter.map(String::from).unwrap_or_default();
        let lines = table.list.len();
        let sentence =
            format!("Write the letter {letter} at the top of your sheets and number the lines 1 to {lines}.");
        return foot(sentence, "Start the timer", PaperPress::Begin);
    }
    if table.physical_timer() {
        let sentence = paragraph(["Write.", WHEN_IT_RINGS]);
        return foot(sentence, "Time is up", PaperPress::TimeUp);
    }
    let sentence = "Write until the timer rings.".to_owned();
    let button = table.may_hand_in_early.then_some(("Everybody has finished", PaperPress::TimeUp));
    PaperFoot { sentence, button, can_say_time: true }
}

/// The turn of a Blitz.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BlitzTurn {
    /// The category that goes around, from 1.
    pub line: u8,
    /// Who writes, or is next.
    pub writer: Seat,
    /// Whether their time is running.
    pub running: bool,
    /// What to do.
    pub sentence: String,
}

/// The turn of a Blitz (PG-R60, SC-R30).
pub fn blitz_turn(table: &SheetTable) -> Option<BlitzTurn> {
    let Some(&OpenPhaseView::Blitz { line, writer, first, running }) = table.phase() else { return None };
    let (name, seconds) = (table.name(writer), table.seconds);
    let sentence = if running {
        "Write one answer. Enter hands it in.".to_owned()
    } else if first && line > 1 {
        let begins = format!("Number {} is done. {name} begins number {line}: {seconds} seconds.", line - 1);
        paragraph([&begins, appears_with_timer(line)])
    } else {
        let pass = pass_laptop_to(&name);
        paragraph([&pass, appears_with_timer(line), &format!("{seconds} seconds for one answer.")])
    };
    Some(BlitzTurn { line, writer, running, sentence })
}

/// What is not shown before the timer runs. The letter is the same in all categories, so it is known after the first.
fn appears_with_timer(line: u8) -> &'static str {
    match line {
        1 => "The letter and the category appear with the timer.",
        _ => "The category appears with the timer.",
    }
}

/// What a screen reader says when a clock of a Blitz has started: the letter, and the category, which has just appeared.
pub fn category_announced(table: &SheetTable) -> Option<String> {
    let Some(&OpenPhaseView::Blitz { line, running: true, .. }) = table.phase() else {
        return None;
    };
    let letter = table.letter.map(|letter| format!("The letter is {letter}."));
    Some(paragraph(letter.into_iter().chain([format!("Number {line}: {}.", table.category(line))])))
}

/// The line on which a writer continues: the first empty one, or else the last.
pub fn cursor(sheet: &[Entry]) -> u8 {
    let last = u8::try_from(sheet.len()).unwrap_or(u8::MAX);
    next_line_to_write(sheet, last).unwrap_or(last)
}

/// The line to write after `number`: the next empty one, or else the first empty one. If all are filled, the next line;
/// `None` if `number` is the last.
pub fn next_line_to_write(sheet: &[Entry], number: u8) -> Option<u8> {
    let lines = || (1_u8..).zip(sheet);
    let is_empty = |line: &(u8, &Entry)| line.1.text.trim().is_empty();
    let after = lines().filter(|line| line.0 > number).find(is_empty);
    after
        .or_else(|| lines().find(is_empty))
        .or_else(|| lines().find(|line| line.0 > number))
        .map(|line| line.0)
}

/// The points that a valid answer usually gets. When only points are entered, every line starts with this
/// number.
pub fn usual_points(table: &SheetTable) -> u8 {
    if let Some(OpenPhaseView::Entering { usual, .. }) = table.phase() { *usual } else { 1 }
}

/// The most points that presses enter. Nobody has an answer with ten alliterating words, and nobody would press so often.
const MOST_BY_PRESSES: u8 = 9;

/// The points that a press enters instead of `now`: 0 after the usual points, then all others from 1 up to the most, then the usual
/// points again.
pub fn next_points(table: &SheetTable, now: u8) -> u8 {
    let (usual, most) = if let Some(&OpenPhaseView::Entering { usual, most, .. }) = table.phase() {
        (usual, most.min(MOST_BY_PRESSES))
    } else {
        (1, 1)
    };
    if now == usual { 0 } else { (now + 1..=most).find(|&next| next != usual).unwrap_or(usual) }
}

/// What further presses on the points of a line do, after the first one has entered 0: as [`next_points`] does it.
pub fn further_presses(table: &SheetTable) -> String {
    let usual = usual_points(table);
    let after = |&now: &u8| Some(next_points(table, now)).filter(|&next| next != usual);
    let further: Vec<u8> = std::iter::successors(Some(next_points(table, usual)), after).skip(1).collect();
    match further.as_slice() {
        [] => "A second press makes it count again.".to_owned(),
        [only] => format!("A second press gives {}.", counted(*only, Noun::POINT)),
        [first, .., last] => format!("Further presses give {first} to {last} points."),
    }
}

/// What a screen reader says for the points of a line; `name` is the player.
pub fn point_label(name: &str, line: u8, points: u8) -> String {
    format!("{name}, line {line}: {}", counted(points, Noun::POINT))
}
