//! The table of a word game, in terms that both games share.

use crate::rules::{
    Seat,
    piecepack::Suit,
    sheets::{AnswerPlace, HeardAnswer, OpenPhaseView, PollSeen, SheetPhaseView, Timer, Typing, at_line},
};

/// The table now. It is made from a view, so it knows no more than a view.
#[derive(Debug, Clone, PartialEq)]
pub struct SheetTable {
    /// Everybody at the table, in seat order.
    pub people: Vec<Participant>,
    /// The seat that performs actions open to anybody.
    pub default_seat: Seat,
    /// A number for the round, which no other round of the game has.
    pub round: u32,
    /// The list, number 1 first.
    pub list: Vec<RoundCategory>,
    /// The letter, for those who may know it.
    pub letter: Option<char>,
    /// How long everybody writes, in seconds.
    pub seconds: u32,
    /// Which clock is used.
    pub timer: Timer,
    /// Whether a sheet may be handed in before time is up.
    pub may_hand_in_early: bool,
    /// Whether the favourite answer to a category is worth a point more.
    pub favourite_scores: bool,
    /// Whether the score of this round says who has won: the game, or a set of Scattergories.
    pub is_last_round: bool,
    /// What is written or read; `None` before and after that.
    pub sheets: Option<SheetPhaseView>,
}

/// Somebody at the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Participant {
    /// Their seat.
    pub seat: Seat,
    /// Their name.
    pub name: String,
    /// The suit of their pawn.
    pub suit: Option<Suit>,
    /// Whether they have a sheet.
    pub writes: bool,
    /// Whether they are still here.
    pub here: bool,
}

/// A category on the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RoundCategory {
    /// Its text.
    pub text: String,
    /// The numbers it had in earlier rounds.
    pub older: Vec<u8>,
    /// The names of its authors, as far as the table may know.
    pub authors: String,
}

impl SheetTable {
    /// The name of a seat.
    pub fn name(&self, seat: Seat) -> String {
        self.people
            .iter()
            .find(|person| person.seat == seat)
            .map_or_else(String::new, |person| person.name.clone())
    }

    /// The category of a line.
    pub fn category(&self, line: u8) -> String {
        at_line(&self.list, line).map_or_else(String::new, |category| category.text.clone())
    }

    /// Whether the categories are hidden: those of a Blitz appear one by one, each with its clock.
    pub fn hides_list(&self) -> bool {
        self.list.iter().all(|category| category.text.is_empty())
    }

    /// The authors of the category of a line, as far as the table may know.
    pub fn authors(&self, line: u8) -> String {
        at_line(&self.list, line).map_or_else(String::new, |category| category.authors.clone())
    }

    /// The numbers of the lines.
    pub fn lines(&self) -> std::ops::RangeInclusive<u8> {
        1..=u8::try_from(self.list.len()).unwrap_or(u8::MAX)
    }

    /// Everybody who has a sheet. Players who left before they wrote have an empty one (PG-R46).
    pub fn writers(&self) -> Vec<Participant> {
        self.people.iter().filter(|person| person.writes).cloned().collect()
    }

    /// Whether the table uses its own timer. Nobody sets one for the ten seconds of a Blitz.
    pub fn physical_timer(&self) -> bool {
        self.timer == Timer::Physical && !matches!(self.phase(), Some(OpenPhaseView::Blitz { .. }))
    }

    /// The players who type one after the other.
    pub fn typing(&self) -> Option<&Typing> {
        if let Some(SheetPhaseView::Typing(typing)) = &self.sheets { Some(typing) } else { None }
    }

    /// What is written or read after everybody has seen the letter.
    pub fn phase(&self) -> Option<&OpenPhaseView> {
        if let Some(SheetPhaseView::Open(phase)) = &self.sheets { Some(phase) } else { None }
    }

    /// Whether somebody is writing their sheet, or it can be typed in from paper.
    pub fn is_written_by(&self, writer: Seat) -> bool {
        match &self.sheets {
            Some(SheetPhaseView::Typing(Typing { writing, .. })) => *writing == Some(writer),
            Some(SheetPhaseView::Open(OpenPhaseView::Entering { open, .. })) => open.contains(&writer),
            Some(SheetPhaseView::Open(_)) | None => false,
        }
    }

    /// Whether a round on paper is marked, or its sheets are typed in.
    pub fn is_entering(&self) -> bool {
        matches!(self.phase(), Some(OpenPhaseView::Entering { .. }))
    }

    /// Whose sheets are not in yet.
    pub fn missing_sheets(&self) -> Vec<Seat> {
        match &self.sheets {
            Some(
                SheetPhaseView::Typing(Typing { open, .. })
                | SheetPhaseView::Open(OpenPhaseView::Entering { open, .. }),
            ) => open.clone(),
            Some(SheetPhaseView::Open(_)) | None => Vec::new(),
        }
    }

    /// The open vote.
    pub fn poll(&self) -> Option<&PollSeen> {
        self.phase()?.poll()
    }

    /// The answers read so far, in order.
    pub fn heard(&self) -> &[HeardAnswer] {
        self.phase().map_or(&[], OpenPhaseView::heard)
    }

    /// The answer that was read from a place, if it was.
    pub fn heard_at(&self, place: AnswerPlace) -> Option<&HeardAnswer> {
        self.heard().iter().find(|heard| heard.place == place)
    }

    /// The lines on which nobody has an answer.
    pub fn unanswered(&self) -> &[u8] {
        if let Some(OpenPhaseView::Reading { unanswered, .. }) = self.phase() { unanswered } else { &[] }
    }

    /// Whose answer to a category the table liked best.
    pub fn favourite(&self, line: u8) -> Option<Seat> {
        let (OpenPhaseView::Reading { favourites, .. } | OpenPhaseView::Entering { favourites, .. }) =
            self.phase()?
        else {
            return None;
        };
        favourites.get(&line).copied()
    }

    /// The answer that is read next.
    pub fn next(&self) -> Option<AnswerPlace> {
        if let Some(OpenPhaseView::Reading { next, .. }) = self.phase() { *next } else { None }
    }

    /// The last line that can be read now.
    pub fn last_line(&self) -> u8 {
        self.next_line().map_or(*self.lines().end(), |next| next - 1)
    }

    /// The line that goes around after this one was read, in a Blitz.
    pub fn next_line(&self) -> Option<u8> {
        if let Some(OpenPhaseView::Reading { next_line, .. }) = self.phase() { *next_line } else { None }
    }

    /// The line that is being read.
    pub fn line(&self) -> u8 {
        if let Some(OpenPhaseView::Reading { line, .. }) = self.phase() { *line } else { 1 }
    }

    /// The text of an answer, if everybody may read it.
    pub fn text(&self, place: AnswerPlace) -> String {
        let appealed = if let Some(OpenPhaseView::Appeals { appeals, .. }) = self.phase() {
            appeals.iter().find(|appeal| appeal.place == place).map(|appeal| &appeal.text)
        } else {
            None
        };
        appealed.or_else(|| self.heard_at(place).map(|heard| &heard.text)).cloned().unwrap_or_default()
    }
}
