//! What every room of a game has at hand.

use crate::ui::prelude::*;

use crate::{
    browser::{clock::Deadline, page, shelf},
    rules::{
        Seat, Viewer,
        pieceagories::{Action, Answers, Person, Pieceagories, Place, Scene, Sheet, TEN, Timer, View},
    },
    ui::{countdown::Countdown, curtain::Curtain, session::Session},
};

/// Under these names drafts lie beside a game. They say nothing about what is in them.
const SHEET: &str = "sheet";
const DEADLINE: &str = "deadline";
const POINTS: &str = "points";
/// The draft of slips being written.
pub(super) const SLIPS: &str = "slips";

/// An open game and what lies around it. Copied freely; there is still one of each.
#[derive(Clone, Copy)]
pub(super) struct At {
    pub(super) session: Session<Pieceagories>,
    pub(super) curtain: Curtain,
    pub(super) clock: Countdown,
    /// The sheet that is being written or typed in, as it stands.
    pub(super) sheet: RwSignal<Sheet>,
    /// Answers picked out in the reading, to be compared.
    pub(super) chosen: RwSignal<Vec<Place>>,
    /// After a round on paper, whose sheet is being typed in; nobody's, while points are entered.
    pub(super) typist: RwSignal<Option<Seat>>,
    /// Points being entered, by seat, then line.
    pub(super) points: RwSignal<Vec<[u8; TEN]>>,
    /// The sentence that answers a press that was refused.
    pub(super) refused: RwSignal<Option<String>>,
}

impl At {
    pub(super) fn new(session: Session<Pieceagories>) -> Self {
        let curtain = Curtain::new(session.viewer);
        let sheet = RwSignal::new(Sheet::default());
        let clock = Countdown::new(
            Callback::new(move |()| end_of_time(session, curtain, sheet)),
            Callback::new(move |sentence| session.say(sentence)),
        );
        let at = Self {
            session,
            curtain,
            clock,
            sheet,
            chosen: RwSignal::new(Vec::new()),
            typist: RwSignal::new(None),
            points: RwSignal::new(Vec::new()),
            refused: RwSignal::new(None),
        };
        at.go_on();
        // What is left when the page is hidden is the most that a reload gives.
        StoredValue::new_local(page::on_hidden(move || {
            if let Some(deadline) = clock.deadline() {
                at.draft(DEADLINE, &deadline);
            }
        }));
        at
    }

    /// Does `action` for `by`; a refusal is shown and spoken. Says whether it was done.
    pub(super) fn act(self, by: Seat, action: Action) -> bool {
        let refused = self.session.play(by, action).err();
        let done = refused.is_none();
        self.refused.set(refused);
        done
    }

    /// Does `action` for the host.
    pub(super) fn host_does(self, action: Action) -> bool {
        self.act(self.host(), action)
    }

    /// What a host's button does, and why it may not.
    pub(super) fn host_button(self, action: Action) -> (Callback<()>, Signal<Option<String>>) {
        let asked = action.clone();
        let refusal = Signal::derive(move || self.session.refusal(self.host(), &asked));
        (
            Callback::new(move |()| {
                self.host_does(action.clone());
            }),
            refusal,
        )
    }

    /// Looks at the view; follows it.
    pub(super) fn look<T>(self, look: impl FnOnce(&View) -> T) -> T {
        self.session.view.with(look)
    }

    /// Looks at the scene; follows it.
    pub(super) fn scene<T>(self, look: impl FnOnce(&Scene) -> T) -> T {
        self.look(|view| look(&view.scene))
    }

    pub(super) fn host(self) -> Seat {
        self.session.view.with_untracked(|view| view.host)
    }

    /// Everybody who sits at the table.
    pub(super) fn people(self) -> Vec<Person> {
        self.session.view.with_untracked(|view| view.people.clone())
    }

    /// Everybody who has a pawn and is here.
    pub(super) fn participants(self) -> Vec<Person> {
        self.people().into_iter().filter(|person| person.pawn.is_some() && person.here).collect()
    }

    /// What a seat is called.
    pub(super) fn name(self, seat: Seat) -> String {
        self.session.view.with_untracked(|view| {
            view.people
                .iter()
                .find(|person| person.seat == seat)
                .map(|person| person.name.to_string())
                .unwrap_or_default()
        })
    }

    /// Who is behind the curtain; nobody, if it is the table that looks.
    pub(super) fn behind(self) -> Option<Seat> {
        match self.session.viewer.get() {
            Viewer::Table => None,
            Viewer::Seat(seat) => Some(seat),
        }
    }

    /// Writes down what stands on a line of the sheet, at once.
    pub(super) fn write(self, line: usize, text: String) {
        self.sheet.update(|sheet| sheet[line] = text);
        let draft = self.sheet.with_untracked(|sheet| serde_json::to_string(sheet).unwrap_or_default());
        self.draft(SHEET, &draft);
    }

    /// Keeps a draft beside the game; if it cannot be kept, the table is told.
    pub(super) fn draft(self, name: &str, text: &str) {
        shelf::set_draft(&self.session.id(), name, text);
        if let Some(trouble) = shelf::trouble() {
            self.session.warn(&trouble);
        }
    }

    /// Takes a clean sheet.
    pub(super) fn clean_sheet(self) {
        self.sheet.set(Sheet::default());
        shelf::drop_draft(&self.session.id(), SHEET);
    }

    /// Opens the entering of points where it was left, or with a point for every line.
    pub(super) fn open_points(self) {
        let participants = self.people().iter().filter(|person| person.pawn.is_some()).count();
        let kept =
            shelf::draft(&self.session.id(), POINTS).and_then(|draft| serde_json::from_str(&draft).ok());
        let kept = kept.filter(|points: &Vec<[u8; TEN]>| points.len() == participants);
        self.points.set(kept.unwrap_or_else(|| vec![[1; TEN]; participants]));
    }

    /// Enters the points of a line, and keeps them at once.
    pub(super) fn enter_point(self, seat: Seat, line: usize, point: u8) {
        self.points.update(|points| points[seat.index()][line] = point);
        let draft = self.points.with_untracked(|points| serde_json::to_string(points).unwrap_or_default());
        self.draft(POINTS, &draft);
    }

    /// Scores the round by the points as they stand.
    pub(super) fn enter_points(self) {
        if self.host_does(Action::EnterPoints(self.points.get_untracked())) {
            shelf::drop_draft(&self.session.id(), POINTS);
        }
    }

    /// Begins to write: a clean sheet, and the clock from the top.
    pub(super) fn begin(self, by: Seat, seconds: u32) {
        if !self.act(by, Action::Begin) {
            return;
        }
        self.clean_sheet();
        if self.session.view.with_untracked(|view| view.timer) == Timer::Page {
            self.run(Deadline::in_seconds(seconds));
        }
    }

    fn run(self, deadline: Deadline) {
        self.draft(DEADLINE, &deadline.to_text());
        self.clock.run(deadline);
    }

    /// Hands in the sheet as it stands.
    pub(super) fn hand_in(self, by: Seat) {
        self.clock.stop();
        hand_in(self.session, self.curtain, self.sheet, by);
    }

    /// Goes on where the table was: after a reload, or after a turn was taken back, the clock is where its deadline
    /// says, and the sheet as it was typed.
    pub(super) fn go_on(self) {
        let id = self.session.id();
        if let Some(sheet) = shelf::draft(&id, SHEET).and_then(|draft| serde_json::from_str(&draft).ok()) {
            self.sheet.set(sheet);
        }
        let (running, seconds, timer) = self.session.view.with_untracked(|view| match &view.scene {
            Scene::Typing { writing: Some(seat), seconds, .. } => (Some(Some(*seat)), *seconds, view.timer),
            Scene::Paper { running: true, seconds, .. } => (Some(None), *seconds, view.timer),
            _ => (None, 0, view.timer),
        });
        let Some(writer) = running else {
            self.clock.stop();
            return;
        };
        if let (Some(seat), Viewer::Table) = (writer, self.session.viewer.get_untracked()) {
            self.curtain.fall(seat);
        }
        if timer == Timer::Page && self.clock.left.get_untracked().is_none() {
            let kept = shelf::draft(&id, DEADLINE).and_then(|text| Deadline::from_text(&text));
            self.run(kept.unwrap_or_else(|| Deadline::in_seconds(seconds)));
        }
    }
}

/// Time is up: the sheet is in as it stands, even in the middle of a word (PG-62).
fn end_of_time(session: Session<Pieceagories>, curtain: Curtain, sheet: RwSignal<Sheet>) {
    let (writer, host) = session.view.with_untracked(|view| match &view.scene {
        Scene::Typing { writing, .. } => (*writing, view.host),
        _ => (None, view.host),
    });
    match (writer, session.setup().answers) {
        (Some(seat), _) => hand_in(session, curtain, sheet, seat),
        // A clock that has already been answered has nothing more to say.
        (None, Answers::Typed) => {}
        (None, Answers::Paper) => drop(session.play(host, Action::TimeUp)),
    }
}

/// The draft stays where it is until the next sheet is begun: should the turn be taken back, nothing is lost.
fn hand_in(session: Session<Pieceagories>, curtain: Curtain, sheet: RwSignal<Sheet>, by: Seat) {
    let written = sheet.get_untracked();
    if session.play(by, Action::HandIn(Box::new(written))).is_ok() {
        curtain.leave();
        sheet.set(Sheet::default());
    }
}
