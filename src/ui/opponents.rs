//! Computer players at a table on the screen, and how fast they act.

use leptos::prelude::{provide_context, use_context};

use crate::ui::prelude::*;

use super::{parts::Quiet, session::Session};
use crate::{
    bots::{BotRules, BotWait, Bots, Pace},
    browser::{
        clock::{TimeoutGuard, start_timeout},
        storage,
    },
};

/// The setting that remembers the pace.
const PACE: &str = "pace";

fn pace() -> Pace {
    Pace::from_slug(&storage::setting(PACE).unwrap_or_default())
}

/// The computer players of the table that is open.
#[derive(Clone, Copy)]
pub struct Opponents {
    /// Whether a computer player waits so that people can look at the last move or do what they have to.
    is_delayed: RwSignal<bool>,
    /// How many parts of the page make computer players wait: open dialogs, and views of earlier moves.
    waiting_for: RwSignal<u32>,
    /// Ends the delay.
    act: Callback<()>,
}

impl Opponents {
    /// The computer players of the surrounding table, if there are any.
    pub fn of_table() -> Option<Self> {
        use_context()
    }

    /// Makes the computer players wait as long as the calling part of the page exists.
    pub fn wait_here() {
        if let Some(Self { waiting_for, .. }) = Self::of_table() {
            waiting_for.update(|parts| *parts += 1);
            on_cleanup(move || {
                waiting_for.try_update(|parts| *parts -= 1);
            });
        }
    }
}

/// Runs the computer players while `active` is true.
pub fn run<R: BotRules>(session: Session<R>, active: Signal<bool>) {
    let Some(bots) = session.game.with_untracked(Bots::new) else { return };
    session.set_bots(bots.seats());
    let bots = StoredValue::new(bots);
    let timer = StoredValue::new_local(None::<TimeoutGuard>);
    let (is_delayed, waiting_for) = (RwSignal::new(false), RwSignal::new(0_u32));
    let act = move || {
        timer.set_value(None);
        is_delayed.set(false);
        let chosen = session.game.with_untracked(|game| bots.with_value(|bots| bots.choose(game)));
        if let Some((seat, action)) = chosen {
            // After a refused action the bot would wait for ever. The tests check that this never happens.
            let _ = session.play(seat, action);
        }
    };
    provide_context(Opponents { is_delayed, waiting_for, act: Callback::new(move |()| act()) });
    Effect::new(move |_| {
        let needs_pause = session.game.with(|game| {
            bots.update_value(|bots| bots.observe(game));
            game.actions().last().is_some_and(|played| played.events.iter().any(R::needs_pause))
        });
        let by_event = if needs_pause { BotWait::Look } else { BotWait::Short };
        // The view follows the game, which is followed above.
        let wait = session.view.with_untracked(R::waits_for_people).unwrap_or(by_event);
        if !active.get() || waiting_for.get() > 0 {
            timer.set_value(None);
            is_delayed.set(false);
            return;
        }
        let is_bot_next =
            session.game.with_untracked(|game| bots.with_value(|bots| bots.only_bots_may_act(game)));
        is_delayed.set(wait != BotWait::Short && is_bot_next);
        // The action is chosen when the timer fires. If the game changes before, this effect restarts the timer.
        timer.set_value(Some(start_timeout(pace().wait_ms(wait), act)));
    });
}

/// The button that ends the delay of a computer player, for people who are ready earlier.
pub fn continue_button() -> AnyView {
    let Some(opponents) = Opponents::of_table() else { return ().into_any() };
    (move || {
        opponents.is_delayed.get().then(|| {
            view! { <Quiet on_press=move |()| opponents.act.run(())>"Let the computer go on"</Quiet> }
                .into_any()
        })
    })
    .into_any()
}

/// The choice of a pace, for the settings and for a table with computer players.
pub fn pace_choice() -> AnyView {
    let chosen = pace();
    let choice = move |pace: Pace| {
        let label = match pace {
            Pace::Slow => "Slow",
            Pace::Normal => "Normal",
            Pace::Fast => "Fast",
        };
        view! {
            <label>
                <input
                    type="radio"
                    name="pace"
                    checked=pace == chosen
                    on:change=move |_| storage::set_setting(PACE, pace.slug())
                />
                {label}
            </label>
        }
        .into_any()
    };
    view! {
        <fieldset>
            <legend>"Speed of computer players"</legend>
            <div class="choices row">{Pace::ALL.map(choice).into_iter().collect_view()}</div>
        </fieldset>
    }
    .into_any()
}
