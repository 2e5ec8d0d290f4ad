//! What both word games share, at a test table of either.

mod asked;
mod decisions;
mod favourites;
mod gaps;
mod introduction;
mod marking;
pub(crate) mod random;
mod shared;

use partypiece::{
    rules::{
        Rules, Seat,
        sheets::{
            AnswerMark, AnswerPlace, Answers, Appeal, Entry, Ground, HeardAnswer, OpenPhaseView, Question,
            Sheet, SheetAction, SheetEvent, SheetPhaseView, SheetRefusal,
        },
        vote::{Ballot, Tally},
    },
    screens::sheets::SheetTable,
};

use crate::table::Table;

/// A word game in tests.
pub(crate) trait WordGame: Rules<Action: From<SheetAction>, Refusal: From<SheetRefusal>> {
    /// The round as the screens see it.
    fn sheet_table(view: &Self::View) -> SheetTable;

    /// A sheet that begins with these lines; the others are empty.
    fn sheet(lines: &[&str]) -> Sheet;

    /// A table of Ana, Bo, Cy and Di in a round with this letter. In Pieceagories Hal is their host.
    fn four(answers: Answers, c: char) -> Table<Self>;

    /// What happened to sheets, if the event says so.
    fn sheet_event(event: &Self::Event) -> Option<&SheetEvent>;

    /// The refusal that both games have, if it is one.
    fn of_sheets(refusal: Self::Refusal) -> Option<SheetRefusal>;

    /// The points of the round by seat, when it is scored.
    fn round_totals(view: &Self::View) -> Option<Vec<u32>>;

    /// A player leaves.
    fn leaves(seat: Seat) -> Self::Action;

    /// A player comes back.
    fn returns(seat: Seat) -> Self::Action;

    /// What a writer has to choose before the reading goes on.
    fn choice(view: &Self::View) -> Option<(Seat, Self::Action)>;
}

/// Makes a game a [`WordGame`]. Both games write this alike, with types of the same names. What differs are the functions
/// `sheet`, `with_letter` and `choice` beside it.
macro_rules! word_game {
    ($game:ident in $module:ident) => {
        impl $crate::word_games::WordGame for $game {
            fn sheet_table(view: &View) -> SheetTable {
                partypiece::screens::$module::sheet_table(view, None)
            }

            fn sheet(lines: &[&str]) -> Sheet {
                sheet(lines)
            }

            fn four(answers: Answers, c: char) -> Table {
                with_letter(&Setup { answers, ..four() }, c)
            }

            fn sheet_event(event: &Event) -> Option<&SheetEvent> {
                event.of_sheets()
            }

            fn of_sheets(refusal: Refusal) -> Option<SheetRefusal> {
                if let Refusal::Sheet(refusal) = refusal { Some(refusal) } else { None }
            }

            fn round_totals(view: &View) -> Option<Vec<u32>> {
                let PhaseView::Scored { totals, .. } = &view.phase else { return None };
                Some(totals.clone())
            }

            fn leaves(seat: Seat) -> Action {
                Action::Leave(seat)
            }

            fn returns(seat: Seat) -> Action {
                Action::Return(seat)
            }

            fn choice(view: &View) -> Option<(Seat, Action)> {
                choice(view)
            }
        }

        /// The first round with this letter and these sheets handed in.
        pub(crate) fn with_sheets(setup: &Setup, c: char, sheets: &[&[&str]]) -> Table {
            let mut table = with_letter(setup, c);
            table.write(sheets);
            table
        }

        /// The first round with this letter and these sheets, scored without a vote.
        pub(crate) fn scored(setup: &Setup, c: char, sheets: &[&[&str]]) -> Table {
            let mut table = with_sheets(setup, c, sheets);
            table.score();
            table
        }
    };
}
pub(crate) use word_game;

impl<R: WordGame> Table<R> {
    /// The round as the screens see it.
    pub(crate) fn sheet_table(&self) -> SheetTable {
        R::sheet_table(&self.view())
    }

    /// What is written or read; `None` while people type whole sheets one after the other, and without
    /// sheets.
    pub(crate) fn sheet_phase(&self) -> Option<OpenPhaseView> {
        self.sheet_table().phase().cloned()
    }

    /// The answers that were read.
    pub(crate) fn heard(&self) -> Vec<HeardAnswer> {
        self.sheet_table().heard().to_vec()
    }

    /// Whether answers are being read.
    pub(crate) fn reads(&self) -> bool {
        matches!(self.sheet_phase(), Some(OpenPhaseView::Reading { .. }))
    }

    /// Whether every answer was read.
    pub(crate) fn all_read(&self) -> bool {
        matches!(self.sheet_phase(), Some(OpenPhaseView::Reading { next: None, .. }))
    }

    /// The answers that may be appealed before the reading.
    pub(crate) fn appeals(&self) -> Vec<Appeal> {
        let Some(OpenPhaseView::Appeals { appeals, .. }) = self.sheet_phase() else {
            panic!("no appeals now")
        };
        appeals
    }

    /// The pairs that people may want to compare.
    pub(crate) fn hints(&self) -> Vec<[AnswerPlace; 2]> {
        let Some(OpenPhaseView::Reading { hints, .. }) = self.sheet_phase() else {
            panic!("nothing is being read")
        };
        hints.iter().map(|hint| hint.places).collect()
    }

    /// The players whose sheets were not handed in yet.
    pub(crate) fn open_sheets(&self) -> Vec<Seat> {
        self.sheet_table().missing_sheets()
    }

    /// Who starts the timer and continues for everybody: the host, or a player who is here.
    pub(crate) fn leader(&self) -> Seat {
        let SheetTable { people, default_seat, .. } = self.sheet_table();
        let here = people.iter().find(|person| person.here).map_or(default_seat, |person| person.seat);
        if people.iter().any(|person| person.seat == default_seat && person.here) {
            default_seat
        } else {
            here
        }
    }

    /// The leader does something with the sheets for everybody.
    pub(crate) fn lead(&mut self, action: SheetAction) -> Vec<R::Event> {
        self.play(self.leader(), action)
    }

    /// From the letter to sheets that are all handed in, with these lines by seat.
    pub(crate) fn write(&mut self, sheets: &[&[&str]]) -> &mut Self {
        let typed = matches!(self.sheet_table().sheets, Some(SheetPhaseView::Typing(_)));
        if !typed {
            self.lead(SheetAction::Begin);
            self.lead(SheetAction::TimeUp);
        }
        for seat in self.open_sheets() {
            if typed {
                self.play(seat, SheetAction::Begin);
            }
            let lines = sheets.get(seat.index()).copied().unwrap_or_default();
            self.play(seat, SheetAction::HandIn(R::sheet(lines)));
        }
        self
    }

    /// Reads answers until this number of lines is read, a decision is needed, or the round is scored.
    pub(crate) fn read_lines(&mut self, lines: usize) -> Vec<R::Event> {
        let mut events = Vec::new();
        while let Some(phase @ (OpenPhaseView::Appeals { .. } | OpenPhaseView::Reading { .. })) =
            self.sheet_phase()
        {
            let enough = self.reads() && phase.heard().len() >= lines * self.seats().len();
            if enough || self.reads() && phase.poll().is_some() || R::choice(&self.view()).is_some() {
                break;
            }
            events.extend(self.lead(SheetAction::Next));
        }
        events
    }

    /// Reads to the end and cancels every vote; a line with several answers becomes one answer.
    pub(crate) fn score(&mut self) -> &mut Self {
        while let Some(phase) = self.sheet_phase() {
            if phase.poll().is_some() {
                self.lead(SheetAction::CancelVote);
            } else if let Some((by, action)) = R::choice(&self.view()) {
                self.play(by, action);
            } else {
                self.lead(SheetAction::Next);
            }
        }
        self
    }

    /// The open question.
    pub(crate) fn poll(&self) -> Option<Question> {
        self.sheet_table().poll().map(|poll| poll.question.clone())
    }

    /// Votes and counts.
    pub(crate) fn vote(&mut self, ballots: &[(Seat, Ballot)]) -> Tally {
        for &(seat, ballot) in ballots {
            self.play(seat, SheetAction::Vote(Some(ballot)));
        }
        let events = self.lead(SheetAction::Count);
        let counted = events.first().and_then(R::sheet_event).and_then(SheetEvent::counted);
        counted.expect("votes were counted").1
    }

    /// The answers that can still be challenged.
    pub(crate) fn challengeable(&self) -> Vec<AnswerPlace> {
        let heard = self.heard();
        let open = heard.iter().filter(|heard| !heard.grounds.is_empty());
        open.map(|heard| heard.place).collect()
    }

    /// The points of the round by seat.
    pub(crate) fn round_totals(&self) -> Vec<u32> {
        R::round_totals(&self.view()).expect("a scored round")
    }

    /// The mark of an answer that was read.
    pub(crate) fn mark(&self, place: AnswerPlace) -> AnswerMark {
        self.sheet_table().heard_at(place).expect("an answer that was read").mark.clone()
    }
}

pub(crate) fn at(seat: Seat, line: u8) -> AnswerPlace {
    AnswerPlace { seat, line }
}

/// A challenge of an answer, because it does not fit its category.
pub(crate) fn challenge(place: AnswerPlace) -> SheetAction {
    SheetAction::Challenge { place, ground: Ground::Fit }
}

/// A sheet of this many lines that begins with these; the others are empty.
pub(crate) fn sheet(lines: &[&str], count: usize, entry: fn(&str) -> Entry) -> Sheet {
    let mut sheet: Sheet = lines.iter().map(|line| entry(line)).collect();
    sheet.resize(count, Entry::default());
    sheet
}

/// The sheet `other`, changed so that it has an answer on exactly the lines on which `one` has an answer.
pub(crate) fn as_many_lines_as(one: &[String], other: &[String]) -> Vec<String> {
    let line = |(one, other): (&String, &String)| match (one.trim().is_empty(), other.trim().is_empty()) {
        (true, _) => String::new(),
        (false, true) => "Catalogue".to_owned(),
        (false, false) => other.clone(),
    };
    one.iter().zip(other).map(line).collect()
}

/// The lines of a sheet, empty exactly where another one is.
pub(crate) fn as_empty_as(sheet: &[String], lines: &[String]) -> Vec<String> {
    let same = |(model, line): (&String, &String)| match (model.is_empty(), line.is_empty()) {
        (true, _) => String::new(),
        (false, true) => "cup".to_owned(),
        (false, false) => line.clone(),
    };
    sheet.iter().zip(lines).map(same).collect()
}
