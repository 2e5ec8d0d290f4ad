//! The timers of rules that happen after some seconds. They run while it is a player's turn and the table can be seen. They
//! pause while the table or a player decides something, while the curtain is down, and while the page is hidden (BL-R40). The
//! time left is stored beside the game, so a reload does not change it.

use crate::ui::prelude::*;

use super::context::BlankContext;
use crate::{
    browser::{clock::PageDeadline, page, storage},
    rules::{
        Seat,
        blank::{Action, Blank, RuleIndex, View},
    },
    ui::{countdown::Countdown, parts::Quiet, pause::Pause, session::Session},
    wording::{Noun, counted},
};

/// The key of the text beside the game that stores the time left: one line per rule.
const TIMERS: &str = "clocks";

/// The timers of rules with a time limit. Every copy uses the same signals.
#[derive(Clone, Copy)]
pub(super) struct RuleTimers {
    session: Session<Blank>,
    /// The deadlines while they run; empty while they pause.
    running: StoredValue<Vec<(RuleIndex, PageDeadline)>>,
    /// Counts down to the earliest of these deadlines.
    countdown: Countdown,
}

impl RuleTimers {
    /// Paused timers. `by` is the seat that reports the end of a timer to the rules.
    pub(super) fn new(session: Session<Blank>, by: Seat) -> Self {
        let running = StoredValue::new(Vec::new());
        let next = move || running.with_value(|running| earliest(running));
        let ended = RwSignal::new(0_u32);
        let on_end = move |()| {
            if let Some((rule, deadline)) = next() {
                // The rule may repeat, so its time begins again.
                let restarted = (rule, PageDeadline::in_seconds(deadline.seconds()));
                running.update_value(|running| {
                    running.retain(|(other, _)| *other != rule);
                    running.push(restarted);
                });
                // If the turn has ended, the rule was discarded, or it does not repeat, this is refused, and nothing happens.
                let _ = session.play(by, Action::Clock(rule));
                ended.update(|ended| *ended += 1);
            }
        };
        let say = move |sentence| session.announce(sentence);
        let timers =
            Self { session, running, countdown: Countdown::new(Callback::new(on_end), Callback::new(say)) };
        // After one deadline was handled, the countdown starts for the next.
        Effect::new(move |_| {
            ended.track();
            timers.run();
        });
        timers
    }

    /// Continues the timers of these rules.
    fn resume(self, running_timers: &[(RuleIndex, u16)]) {
        let timer = |(rule, seconds): &(RuleIndex, u16)| {
            let seconds = u32::from(*seconds);
            let stored = self.stored(*rule).filter(|stored| stored.seconds() == seconds);
            (*rule, stored.unwrap_or_else(|| PageDeadline::in_seconds(seconds)))
        };
        self.running.set_value(running_timers.iter().map(timer).collect());
        self.run();
    }

    /// Stores the deadlines and counts down to the earliest.
    fn run(self) {
        if let Some((_, deadline)) = self.running.with_value(|running| earliest(running)) {
            self.store(PageDeadline::to_text);
            self.countdown.run(deadline);
        }
    }

    /// Pauses all timers and stores the time left.
    fn pause(self) {
        // While the table closes, the deadlines may be gone already.
        if self.running.try_with_value(Vec::is_empty) == Some(false) {
            self.store(PageDeadline::to_paused_text);
            self.running.set_value(Vec::new());
            self.countdown.stop();
        }
    }

    /// Stores the deadlines in the form that `text` gives them: running or paused.
    fn store(self, text: fn(&PageDeadline) -> String) {
        let line = |(rule, deadline): &(RuleIndex, PageDeadline)| format!("{} {}", rule.0, text(deadline));
        let lines: Vec<String> = self.running.with_value(|running| running.iter().map(line).collect());
        storage::set_side_text(&self.session.id(), TIMERS, &lines.join("\n"));
    }

    fn stored(self, rule: RuleIndex) -> Option<PageDeadline> {
        let lines = storage::side_text(&self.session.id(), TIMERS)?;
        let mut lines = lines.lines().filter_map(|line| line.split_once(' '));
        lines
            .find(|(index, _)| *index == rule.0.to_string())
            .and_then(|(_, text)| PageDeadline::from_text(text))
    }

    /// The seconds left for a rule; follows the countdown. `None` if its timer never ran.
    fn left(self, rule: RuleIndex) -> Option<u32> {
        self.countdown.left.track();
        let running = |running: &Vec<(RuleIndex, PageDeadline)>| {
            running.iter().find(|(other, _)| *other == rule).map(|(_, deadline)| *deadline)
        };
        let deadline = self.running.with_value(running).or_else(|| self.stored(rule))?;
        Some(deadline.remaining_ms().div_ceil(1000))
    }
}

/// The earliest deadline and its rule.
fn earliest(running: &[(RuleIndex, PageDeadline)]) -> Option<(RuleIndex, PageDeadline)> {
    running.iter().min_by_key(|(_, deadline)| deadline.remaining_ms()).copied()
}

/// Runs the timers while the table is on the screen, and reports each end.
pub(super) fn run(game: BlankContext) {
    let timers = game.timers;
    let running_timers = Memo::new(move |_| game.with(View::running_timers));
    let is_visible = RwSignal::new(page::is_visible());
    // The page may be closed before any effect runs, so the time left is stored at once.
    let hidden = page::on_hidden(move || {
        timers.pause();
        is_visible.set(false);
    });
    let shown = page::on_shown(move || is_visible.set(true));
    keep_with_owner((hidden, shown));
    Effect::new(move |_| {
        let running_timers = running_timers.get();
        // A pause stores the time left, with which the timers go on below.
        timers.pause();
        let is_shown = is_visible.get() && !game.session.is_elsewhere.get();
        if is_shown && game.curtain.waits_for().is_none() && !running_timers.is_empty() {
            timers.resume(&running_timers);
        }
    });
    on_cleanup(move || timers.pause());
}

/// The button for a pause, for the dialog behind the three dots, while a timer runs.
pub(super) fn pause_button(game: BlankContext, pause: Pause) -> AnyView {
    let runs = Memo::new(move |_| game.with(|view| !view.running_timers().is_empty()));
    view! { <Show when=move || runs.get()><Quiet on_press=move |()| pause.begin()>"Pause"</Quiet></Show> }
        .into_any()
}

/// How many seconds are left for a rule.
pub(super) fn left(game: BlankContext, rule: RuleIndex) -> AnyView {
    let left = move || {
        let seconds = game
            .with(|view| view.rules.iter().find(|seen| seen.index == rule).and_then(|seen| seen.seconds))?;
        let left = game.timers.left(rule).unwrap_or(u32::from(seconds));
        Some(view! { <small class="due" role="timer">{counted(left, Noun::SECOND)}</small> }.into_any())
    };
    left.into_any()
}
