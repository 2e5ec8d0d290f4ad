//! The table of every game: its frame, undo, storage, and the lock between two tabs.

mod commands;

use leptos::prelude::provide_context;

use crate::ui::prelude::*;

use super::{
    curtain::{Cover, Curtain},
    daily, evening, first_time,
    frame::{Frame, TableTime},
    home,
    how_to::HowToStep,
    parts::{Primary, TableViewer},
    pause::{self, Pause},
    screen::Screen,
    second_screen::SecondScreen,
    session::Session,
};
use crate::{
    browser::{
        focus, sound,
        storage::{self, GameId},
        tabs::{self, LockState, TabLock},
    },
    play::{Damage, Game, Kind, head_line},
    rules::{Rules, Seat, luck::Seed},
    screens::{
        GameScreens, Strip, first_time::Moment, hold::HoldPurpose, second_screen::Progress, sound::heard,
    },
};

pub use commands::SAVE_AS_FILE;
use commands::{Controls, tools, warnings};

/// What a game provides for its table.
pub struct GameTable<G: GameScreens> {
    /// The game.
    pub session: Session<G>,
    /// The damage of its record, if it could not be replayed completely.
    pub damage: Option<Damage>,
    /// Starts the computer players, which play while this tab has the game.
    pub opponents: fn(Session<G>, Signal<bool>),
    /// The clock and the lines that the present writer has filled; only word games have them.
    pub progress: Signal<Progress>,
    /// The game in three cards, for newcomers.
    pub introduction: fn(&G::View) -> Vec<HowToStep>,
    pub curtain: Curtain,
    /// Whether it is paused; `None` for a game without a clock.
    pub pause: Option<Pause>,
    pub name: Callback<Seat, String>,
    /// What the person who lifts the curtain will do, for example "to write".
    pub purpose: Signal<HoldPurpose>,
    /// Called after undo, after redo, and when this tab gets the game back from another tab, which may have continued
    /// it.
    pub after_undo_or_redo: Callback<()>,
    /// The board and the foot.
    pub inside: ViewFn,
    /// Commands of this game behind the three dots, above those of every game.
    pub more: ViewFn,
}

/// Starts a new game and opens its table, even if the game cannot be stored.
///
/// # Errors
/// Why it cannot be played with this set-up, as a sentence.
pub fn start_game<R: Rules>(setup: R::Setup, seed: Seed) -> Result<(), String> {
    let game = Game::<R>::start(setup, seed).map_err(|refusal| refusal.to_string())?;
    Screen::Table(store_new(&head_line(&game))).open();
    Ok(())
}

/// Stores a new game that has this first line, and returns its id.
pub fn store_new(head: &str) -> GameId {
    home::delete_unbegun();
    let id = GameId::fresh();
    // If the game cannot be stored, it stays in memory, and the table shows a warning when it opens.
    let _ = storage::create(&id, head);
    daily::note_begun(head);
    id
}

/// Where a lost focus goes, best first: into an open dialog, to the curtain, to the line that is being written, to the large button.
const NEXT_FOCUS: [&str; 8] = [
    "dialog[open] [data-primary]",
    "dialog[open] button",
    "[data-curtain] [data-hold]",
    "[data-cursor]:not([inert] *)",
    "[data-foot] [data-hold]:not([inert] *)",
    "[data-foot] [data-primary]:not([data-unused], [inert] *)",
    "[data-foot] button:not([data-unused], [inert] *)",
    "#more, #help",
];

/// The table: the game, the curtain, or a notice that another tab has the game.
pub fn table<G: GameScreens>(game: GameTable<G>) -> AnyView {
    let GameTable { session, damage, progress, curtain, pause, name, purpose, inside, more, .. } = game;
    let (kind, view, viewer) = (G::KIND, session.view, session.viewer);
    let after_undo_or_redo = Callback::new(move |()| {
        session.notice.set(None);
        game.after_undo_or_redo.run(());
    });
    let problem = RwSignal::new(damage.map(|damage| damage.to_string()));
    let lock = StoredValue::new_local(lock(session, pause, problem, after_undo_or_redo));
    // The lock may report the same state again; the table must not be drawn again for it.
    let elsewhere = Memo::new(move |_| session.is_elsewhere.get());
    let paused = Signal::derive(move || pause.filter(|pause| pause.is_on()));
    let is_over = session.game.with_untracked(|game| game.outcome().is_some());
    let introducing = RwSignal::new(!is_over && first_time::is_new(kind));
    let can_act = Signal::derive(move || !elsewhere.get() && !introducing.get() && paused.get().is_none());
    (game.opponents)(session, can_act);
    // Whoever opens the table by its address has not seen the warning of home, and should not learn it by the first move.
    if let Some(refusal) = storage::refusal() {
        session.warn(&refusal);
    }
    evening::watch(session);
    daily::watch(session);
    find_lost_focus(session);
    play_sounds(session);
    let strip = daily::strip_of(session);
    if let Some(second) = SecondScreen::of_page() {
        second.follow(session, strip, progress, Signal::derive(move || !elsewhere.get()));
    }
    let moment =
        Memo::new(move |_| view.with(|view| G::moment(view, viewer.get())).filter(|_| !introducing.get()));
    let controls = Controls::of(session, kind, after_undo_or_redo);
    let introduction = game.introduction;
    let shown = ShownTable {
        kind,
        elsewhere,
        take_over: Callback::new(move |()| lock.with_value(TabLock::take_over)),
        paused,
        note_pause: Callback::new(move |seconds| session.note_pause(seconds)),
        curtain,
        name,
        purpose,
        seconds: Signal::derive(move || progress.get().seconds),
        introducing,
        strip: Memo::new(move |_| view.with(|view| strip(view, viewer.get()))).into(),
        log: Signal::derive(move || session.log()),
        spoken: session.spoken.into(),
        tools: ViewFn::from(move || tools(controls, more.clone())),
        warnings: ViewFn::from(move || warnings(controls, problem)),
        introduction: ViewFn::from(move || first_time::cards(view.with_untracked(introduction))),
        inside: with_tip(inside, moment),
    };
    (move || {
        // The contexts are provided inside the table's own effect, so that they end with the table.
        provide_context(TableViewer(viewer));
        provide_context(TableTime(shown.seconds));
        shown.draw()
    })
    .into_any()
}

/// The lock that lets one tab play the game. The tab that waited for it gets the game as the other tab has left it.
fn lock<G: GameScreens>(
    session: Session<G>,
    pause: Option<Pause>,
    problem: RwSignal<Option<String>>,
    after_undo_or_redo: Callback<()>,
) -> TabLock {
    tabs::lock(&session.id(), move |state| {
        session.is_elsewhere.try_set(state == LockState::Elsewhere);
        if let LockState::Here { waited: true } = state {
            problem.set(session.reload());
            if let Some(pause) = pause {
                pause.read();
            }
            after_undo_or_redo.run(());
        }
    })
}

/// Finds a place for a focus that a press takes away, or a step of a computer player or of a clock.
fn find_lost_focus<G: GameScreens>(session: Session<G>) {
    keep_with_owner(focus::watch_presses(&NEXT_FOCUS));
    Effect::new(move |before: Option<()>| {
        session.game.track();
        session.viewer.track();
        if before.is_some() {
            focus::find_again_after_removal(&NEXT_FOCUS);
        }
    });
}

/// Plays the sound of the events of each press.
fn play_sounds<G: GameScreens>(session: Session<G>) {
    Effect::new(move |_| {
        if let Some(heard) = session.latest.with(|events| heard(events, G::sound)) {
            sound::play(heard);
        }
    });
}

/// The board and the foot, followed by the line for tips. The style sheet puts this line above the board.
fn with_tip(inside: ViewFn, moment: Memo<Option<Moment>>) -> ViewFn {
    ViewFn::from(move || view! { {inside.run()}{first_time::tip_line(moment)} })
}

/// A table as it is in the page. It knows nothing of its game, so the page has its code only once.
struct ShownTable {
    kind: Kind,
    elsewhere: Memo<bool>,
    take_over: Callback<()>,
    /// The pause, while there is one.
    paused: Signal<Option<Pause>>,
    /// Notes how long a pause was.
    note_pause: Callback<u32>,
    curtain: Curtain,
    name: Callback<Seat, String>,
    purpose: Signal<HoldPurpose>,
    seconds: Signal<Option<u32>>,
    /// Whether newcomers are shown the game in three cards.
    introducing: RwSignal<bool>,
    strip: Signal<Strip>,
    log: Signal<Vec<String>>,
    spoken: Signal<String>,
    tools: ViewFn,
    warnings: ViewFn,
    introduction: ViewFn,
    /// The board, the foot, and the line for tips.
    inside: ViewFn,
}

impl ShownTable {
    fn draw(&self) -> AnyView {
        if self.elsewhere.get() {
            return elsewhere_notice(self.take_over);
        }
        // The table is not in the page during a pause, so that nobody searches on.
        if let Some(pause) = self.paused.get() {
            return pause::cloth(pause, self.curtain, self.name, self.seconds, self.note_pause);
        }
        view! {
            {self.frame()}
            {self.cover()}
            {first_time::introduction(self.kind, self.introduction.clone(), self.introducing)}
        }
        .into_any()
    }

    /// The frame stays in the page under the curtain. Drawing it again for each player would take too long.
    fn frame(&self) -> AnyView {
        let (curtain, inside) = (self.curtain, self.inside.clone());
        let covered = Memo::new(move |_| curtain.waits_for().is_some());
        view! {
            <Frame
                game=self.kind
                strip=self.strip
                log=self.log
                spoken=self.spoken
                tools=self.tools.clone()
                warnings=self.warnings.clone()
                introduction=self.introduction.clone()
                covered
            >{inside.run()}</Frame>
        }
        .into_any()
    }

    /// The curtain, while somebody has to lift it.
    fn cover(&self) -> AnyView {
        let Self { curtain, name, purpose, seconds, .. } = *self;
        let cover = move || {
            let seat = curtain.waits_for()?;
            Some(
                view! { <Cover curtain seat name=name.run(seat) purpose=purpose.get_untracked() seconds/> }
                    .into_any(),
            )
        };
        cover.into_any()
    }
}

/// The notice that another tab has the game.
fn elsewhere_notice(take_over: Callback<()>) -> AnyView {
    view! {
        <main class="curtain stack">
            <p>"Only one tab can play this game."</p>
            <h1>"This game is open in another tab"</h1>
            <Primary on_press=take_over>"Play here instead"</Primary>
        </main>
    }
    .into_any()
}
