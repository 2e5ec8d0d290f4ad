//! Computer players at a table on the screen, and how fast they act.

use leptos::prelude::{provide_context, use_context};

use crate::ui::prelude::*;

use super::{afterwards::afterwards, parts::Quiet, session::Session};
use crate::{
    bots::{Bots, Opponent},
    browser::{
        clock::{Waiting, after},
        shelf,
    },
    play::Pace,
};

/// The setting that remembers the pace.
const PACE: &str = "pace";

fn pace() -> Pace {
    Pace::from_slug(&shelf::setting(PACE).unwrap_or_default())
}

/// The computer players of the table that is open.
#[derive(Clone, Copy)]
pub struct Opponents {
    /// Whether a computer player pauses so that people can look at the last move.
    waits: RwSignal<bool>,
    /// Whether somebody looks at an earlier move; meanwhile no computer player acts.
    pub held: RwSignal<bool>,
    go_on: Callback<()>,
}

impl Opponents {
    /// The computer players of the surrounding table, if there are any.
    pub fn here() -> Option<Self> {
        use_context()
    }
}

/// Runs the computer players while `here` is true.
pub fn play_along<R: Opponent>(session: Session<R>, here: Signal<bool>) {
    let Some(bots) = session.game.with_untracked(Bots::at) else { return };
    session.play_for(bots.seats());
    let bots = StoredValue::new(bots);
    let waiting = StoredValue::new_local(None::<Waiting>);
    let (waits, held) = (RwSignal::new(false), RwSignal::new(false));
    let act = move || {
        waiting.set_value(None);
        waits.set(false);
        let chosen = session.game.with_untracked(|game| bots.with_value(|bots| bots.choose(game)));
        if let Some((seat, action)) = chosen {
            // After a refused action the bot would wait for ever. The tests check that this never happens.
            let _ = session.play(seat, action);
        }
    };
    provide_context(Opponents { waits, held, go_on: Callback::new(move |()| act()) });
    Effect::new(move |_| {
        let shown = session.game.with(|game| {
            bots.update_value(|bots| bots.listen(game));
            game.turns().last().is_some_and(|turn| turn.events.iter().any(R::needs_pause))
        });
        if !here.get() || held.get() {
            waiting.set_value(None);
            waits.set(false);
            return;
        }
        let next = session.game.with_untracked(|game| bots.with_value(|bots| bots.are_waited_for(game)));
        waits.set(shown && next);
        // The action is chosen when the timer fires. If the game changes before, this effect restarts the timer.
        waiting.set_value(Some(after(pace().wait_ms(shown), act)));
    });
}

/// A button for those who have seen what was shown, as long as a computer player waits for them.
pub fn go_on() -> Html {
    let Some(opponents) = Opponents::here() else { return Html::Nothing };
    let waits = afterwards(Memo::new(move |_| opponents.waits.get()));
    (move || {
        waits.get().then(
            || html! { <Quiet on_press=move |()| opponents.go_on.run(())>"Let the computer go on"</Quiet> },
        )
    })
    .into_html()
}

/// The choice of a pace, for the settings and for a table with computer players.
pub fn pace_choice() -> Html {
    let chosen = pace();
    let choice = move |pace: Pace| {
        let label = match pace {
            Pace::Slow => "Slow",
            Pace::Normal => "Normal",
            Pace::Fast => "Fast",
        };
        html! {
            <label>
                <input
                    type="radio"
                    name="pace"
                    checked=pace == chosen
                    on:change=move |_| shelf::set_setting(PACE, pace.slug())
                />
                {label}
            </label>
        }
    };
    html! {
        <fieldset>
            <legend>"Speed of computer players"</legend>
            <div class="choices">{Pace::ALL.map(choice).into_iter().collect_html()}</div>
        </fieldset>
    }
}
