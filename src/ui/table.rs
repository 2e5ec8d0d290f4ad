//! The table of every game: its frame, undo, storage, and the lock between two tabs.

use leptos::prelude::provide_context;

use crate::ui::prelude::*;

use super::{
    curtain::{Cover, Curtain},
    daily, evening, first_time,
    frame::{Frame, TableTime},
    home,
    how_to::HowToStep,
    opponents::{Opponents, pace_choice},
    parts::{Dialog, Primary, Quiet, TableViewer},
    pause::{self, Pause},
    screen::Screen,
    second_screen::{SecondScreen, SecondScreenButton, offer_again},
    session::Session,
    settings::appearance_choices,
};
use crate::{
    browser::{
        files, focus, sound,
        storage::{self, GameId},
        tabs::{self, LockState, TabLock},
    },
    play::{Damage, Game, Kind, UndoError, head_line},
    rules::{Rules, Seat, luck::Seed},
    screens::{GameScreens, Strip, first_time::Moment, second_screen::Progress, sound::heard},
};

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
    /// The curtain.
    pub curtain: Curtain,
    /// Whether it is paused; `None` for a game without a clock.
    pub pause: Option<Pause>,
    /// The name of a seat.
    pub name: Callback<Seat, String>,
    /// What the person who lifts the curtain will do, for example "to write".
    pub purpose: Signal<&'static str>,
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
    create_game::<R>(setup, seed).map(|id| Screen::Table(id).open())
}

/// Stores a new game and returns its id.
///
/// # Errors
/// Why it cannot be played with this set-up, as a sentence.
pub fn create_game<R: Rules>(setup: R::Setup, seed: Seed) -> Result<GameId, String> {
    let game = Game::<R>::start(setup, seed).map_err(|refusal| refusal.to_string())?;
    home::delete_unbegun();
    let id = GameId::fresh();
    // If the game cannot be stored, it stays in memory, and the table shows a warning when it opens.
    let head = head_line(&game);
    let _ = storage::create(&id, &head);
    daily::note_begun(&head);
    Ok(id)
}

/// Where a lost focus goes, best first: into an open dialog, to the curtain, to the line that is being written, to the large button.
const NEXT: [&str; 8] = [
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
    let GameTable {
        session,
        damage,
        opponents,
        progress,
        introduction,
        curtain,
        pause,
        name,
        purpose,
        after_undo_or_redo,
        inside,
        more,
    } = game;
    let after_undo_or_redo = Callback::new(move |()| {
        session.notice.set(None);
        after_undo_or_redo.run(());
    });
    let problem = RwSignal::new(damage.map(|damage| damage.to_string()));
    // The lock may report the same state again; the table must not be drawn again for it.
    let elsewhere = Memo::new(move |_| session.is_elsewhere.get());
    let lock = StoredValue::new_local(tabs::lock(&session.id(), move |state| {
        session.is_elsewhere.try_set(state == LockState::Elsewhere);
        if let LockState::Here { waited: true } = state {
            problem.set(session.reload());
            if let Some(pause) = pause {
                pause.open();
            }
            after_undo_or_redo.run(());
        }
    }));
    StoredValue::new_local(focus::watch_presses(&NEXT));
    // A step of a computer player or of a clock may take away what has the focus, too.
    Effect::new(move |before: Option<()>| {
        session.game.track();
        session.viewer.track();
        if before.is_some() {
            focus::find_again_after_removal(&NEXT);
        }
    });
    let over = session.game.with_untracked(|game| game.outcome().is_some());
    // Whoever opens the table by its address has not seen the warning of home, and should not learn it by the first move.
    if let Some(refusal) = storage::refusal() {
        session.warn(&refusal);
    }
    let kind = G::KIND;
    let strip = daily::strip_of(session);
    evening::watch(session);
    daily::watch(session);
    let introducing = RwSignal::new(!over && first_time::is_new(kind));
    let paused = move || pause.filter(|pause| pause.is_on());
    opponents(session, Signal::derive(move || !elsewhere.get() && !introducing.get() && paused().is_none()));
    Effect::new(move |_| {
        if let Some(heard) = session.latest.with(|events| heard(events, G::sound)) {
            sound::play(heard);
        }
    });
    if let Some(second) = SecondScreen::of_page() {
        let is_in_this_tab = Signal::derive(move || !elsewhere.get());
        second.follow(session, strip, progress, is_in_this_tab);
    }
    let (view, viewer) = (session.view, session.viewer);
    let introduction = ViewFn::from(move || first_time::cards(view.with_untracked(introduction)));
    let shown_strip = Memo::new(move |_| view.with(|view| strip(view, viewer.get()))).into();
    let moment_now =
        Memo::new(move |_| view.with(|view| G::moment(view, viewer.get())).filter(|_| !introducing.get()));
    let inside = with_tip(inside, kind, moment_now, introducing);
    let spoken = session.spoken.into();
    let log = Signal::derive(move || session.log());
    let controls = Controls::of(session, kind, after_undo_or_redo);
    let buttons = ViewFn::from(move || tools(controls, more.clone()));
    let warnings = ViewFn::from(move || warnings(controls, problem));
    (move || {
        // The context is provided inside the table's own effect, so that it ends with the table.
        provide_context(TableViewer(session.viewer));
        let seconds = Signal::derive(move || progress.get().seconds);
        provide_context(TableTime(seconds));
        if elsewhere.get() {
            return elsewhere_notice(Callback::new(move |()| lock.with_value(TabLock::take_over)));
        }
        // The table is not in the page during a pause, so that nobody searches on.
        if let Some(pause) = paused() {
            let ended = Callback::new(move |seconds| session.note_pause(seconds));
            return pause::cloth(pause, curtain, name, seconds, ended);
        }
        // The table stays mounted under the curtain. Drawing it again for each player would take too long.
        let cover = move || {
            let seat = curtain.waits_for()?;
            Some(view! { <Cover curtain seat name=name.run(seat) purpose=purpose.get_untracked() seconds/> }.into_any())
        };
        let covered = Memo::new(move |_| curtain.waits_for().is_some());
        view! {
            {frame(kind, shown_strip, log, spoken, [buttons.clone(), warnings.clone(), introduction.clone()], inside.clone(), covered)}
            {cover}
            {first_time::introduction(kind, introduction.clone(), introducing)}
        }.into_any()
    })
    .into_any()
}

fn frame(
    game: Kind,
    strip: Signal<Strip>,
    log: Signal<Vec<String>>,
    spoken: Signal<String>,
    [tools, warnings, introduction]: [ViewFn; 3],
    inside: ViewFn,
    covered: Memo<bool>,
) -> AnyView {
    view! { <Frame game strip log spoken tools warnings introduction covered>{inside.run()}</Frame> }
        .into_any()
}

/// The board and the foot, followed by the line for tips. The style sheet puts this line above the board.
fn with_tip(inside: ViewFn, kind: Kind, moment: Memo<Option<Moment>>, introducing: RwSignal<bool>) -> ViewFn {
    ViewFn::from(move || view! { {inside.run()}{first_time::tip_line(kind, moment, introducing)} })
}

/// The commands of every table.
#[derive(Clone, Copy)]
struct Controls {
    undo: Callback<bool, Result<(), UndoError>>,
    redo: Callback<(), Result<(), UndoError>>,
    /// How many actions were played.
    actions: Signal<usize>,
    /// Whether undo is possible, and whether redo is.
    can_undo_and_redo: Signal<(bool, bool)>,
    show_notice: Callback<String>,
    save: Callback<()>,
    /// Saves everything that is stored of the game, with the steps that are left out because of damage.
    save_all: Callback<()>,
    storage_error: RwSignal<Option<String>>,
    /// Whether nobody is behind the curtain.
    is_public: Signal<bool>,
    is_over: Signal<bool>,
    /// Whether it is a game of the day.
    is_daily: bool,
    after_undo_or_redo: Callback<()>,
}

impl Controls {
    fn of<R: Rules>(session: Session<R>, kind: Kind, after_undo_or_redo: Callback<()>) -> Self {
        let file = format!("{}.jsonl", kind.slug());
        let save = move |text: String| files::save(&file, "application/x-ndjson", &text);
        let save_all = save.clone();
        Self {
            undo: Callback::new(move |agreed| session.undo(agreed)),
            redo: Callback::new(move |()| session.redo()),
            actions: Signal::derive(move || session.game.with(|game| game.actions().len())),
            can_undo_and_redo: Signal::derive(move || session.can_undo_and_redo()),
            show_notice: Callback::new(move |sentence| session.show_notice(sentence)),
            save: Callback::new(move |()| save(session.record())),
            save_all: Callback::new(move |()| save_all(storage::raw(&session.id()))),
            storage_error: session.storage_error,
            is_public: Memo::new(move |_| session.viewer.get().seat().is_none()).into(),
            is_over: Memo::new(move |_| session.game.with(|game| game.outcome().is_some())).into(),
            is_daily: daily::day_of(session).is_some(),
            after_undo_or_redo,
        }
    }
}

/// The label of the button that saves the record of a game.
pub const SAVE_AS_FILE: &str = "Save the game as a file";
/// The question before an undo of a turn that showed something secret.
const ASK_SEEN: &str = "This takes back something others have seen. Does everybody agree?";
/// The question before an undo of something that was seen in a game of the day.
const ASK_DAILY: &str =
    "This takes back something that you have seen. After that, the game is for practice and does not count.";
/// The question before an undo that gives a sheet back to its writer.
const ASK_SHEET: &str = "The last sheet goes back to its writer. Does everybody agree?";

/// The warnings about storage and damage, and the offer to open a closed second screen again.
fn warnings(controls: Controls, damage: RwSignal<Option<String>>) -> AnyView {
    view! {
        {move || controls.storage_error.get().map(|storage_error| warning(controls.storage_error, storage_error, controls.save))}
        {move || damage.get().map(|sentence| warning(damage, sentence, controls.save_all))}
        {offer_again()}
    }.into_any()
}

/// The buttons in the strip.
fn tools(controls: Controls, more: ViewFn) -> AnyView {
    let question = RwSignal::new(String::new());
    // How many actions were played when the table was asked.
    let asked_after = RwSignal::new(None);
    // While people talk about it, a clock may run out, or a computer player may act. Then the question is over, because
    // "yes" would take back something else.
    let asking = Memo::new(move |_| asked_after.get() == Some(controls.actions.get()));
    let cancel = move || asked_after.set(None);
    let ask = move |text: &str| {
        question.set(text.to_owned());
        asked_after.set(Some(controls.actions.get_untracked()));
    };
    let undo = move |agreed: bool| {
        cancel();
        match controls.undo.run(agreed) {
            Ok(()) => controls.after_undo_or_redo.run(()),
            Err(UndoError::Seen) if controls.is_daily => ask(ASK_DAILY),
            Err(UndoError::Seen) => ask(ASK_SEEN),
            Err(UndoError::Sheet) => ask(ASK_SHEET),
            Err(UndoError::Unagreed) => ask(&UndoError::Unagreed.to_string()),
            Err(UndoError::Nothing) => controls.show_notice.run(UndoError::Nothing.to_string()),
        }
    };
    let redo = move |_| match controls.redo.run(()) {
        Ok(()) => controls.after_undo_or_redo.run(()),
        Err(_) => controls.show_notice.run("There is nothing to redo.".to_owned()),
    };
    let disabled = |possible: bool| (!possible).then_some("true");
    view! {
        // While the view of one seat is shown, the laptop belongs to one person: no undo, and no menu.
        <Show when=move || controls.is_public.get()>
            <button id="undo" type="button" class="quiet" on:click=move |_| undo(false)
                aria-disabled=move || disabled(controls.can_undo_and_redo.get().0)>
                <span aria-hidden="true">"↶"</span><span class="visually-hidden">"Undo"</span>
            </button>
            <button id="redo" type="button" class="quiet" on:click=redo
                aria-disabled=move || disabled(controls.can_undo_and_redo.get().1)>
                <span aria-hidden="true">"↷"</span><span class="visually-hidden">"Redo"</span>
            </button>
            {more_dialog(controls, more.clone())}
        </Show>
        <Dialog open=asking on_close=move |()| cancel() title="Undo this?">
            <p>{move || question.get()}</p>
            {(!controls.is_daily).then(|| view! { <p>"The log will say so. Luck stays as it is: the same dice, coins and cards come again."</p> })}
            <div class="row">
                <Quiet on_press=move |()| cancel()>"Cancel"</Quiet>
                <Primary on_press=move |()| undo(true)>{if controls.is_daily { "Undo" } else { "Everybody agrees: undo" }}</Primary>
            </div>
        </Dialog>
    }.into_any()
}

/// The dialog with rarely used commands, behind the three dots.
fn more_dialog(controls: Controls, more: ViewFn) -> AnyView {
    let open = RwSignal::new(false);
    // When the game is ended from this dialog, the dialog closes, so that the winner can be seen.
    Effect::new(move |_| {
        if controls.is_over.get() {
            open.set(false);
        }
    });
    view! {
        <button id="more" type="button" class="quiet" aria-haspopup="dialog" on:click=move |_| open.set(true)>
            <span aria-hidden="true">"⋯"</span><span class="visually-hidden">"More"</span>
        </button>
        <Dialog open on_close=move |()| open.set(false) title="This game">
            {more.run()}
            {Opponents::of_table().map(|_| pace_choice())}
            {appearance_choices()}
            <div class="row">
                <a class="quiet" href=Screen::Home.hash()>"All games"</a>
                <Quiet on_press=controls.save>{SAVE_AS_FILE}</Quiet>
                <SecondScreenButton on_open=move |()| open.set(false)/>
            </div>
        </Dialog>
    }
    .into_any()
}

/// A warning about storage or damage.
fn warning(message: RwSignal<Option<String>>, sentence: String, save: Callback<()>) -> AnyView {
    view! {
        <div class="warning row" role="alert">
            <p>{sentence}</p>
            <Quiet on_press=save>{SAVE_AS_FILE}</Quiet>
            <Quiet on_press=move |()| message.set(None)>"OK"</Quiet>
        </div>
    }
    .into_any()
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
