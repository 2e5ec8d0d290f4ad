//! The choices before writing: typed or on paper, and whose clock.

use crate::ui::prelude::*;

use crate::{
    rules::sheets::{Answers, Timer},
    screens::sheets::answering_texts,
    ui::{parts::controls::choices, stored::stored},
};

/// The choice between laptop and paper. It is large because it changes the whole evening.
#[component]
pub fn AnsweringChoice(
    /// The chosen way.
    #[prop(into)]
    chosen: Signal<Answers>,
    /// Chooses a way.
    choose: Callback<Answers>,
) -> impl IntoView {
    let way = |way: Answers| {
        let (title, line) = answering_texts(way);
        let picture = match way {
            Answers::Typed => "M8 6h24v16H8zM4 26h32l-3-4H7zM13 11h9M13 15h14",
            Answers::Paper => "M9 4h17l5 5v18H9zM26 4v5h5M13 12h9M13 16h7M24 24l11-11 3 3-11 11-4 1z",
        };
        view! {
            <label class="choice">
                <input type="radio" name="answers" prop:checked=move || chosen.get() == way on:change=move |_| choose.run(way)/>
                <span><b>{title}</b><small>{line}</small></span>
                <svg viewBox="0 0 40 30" aria-hidden="true"><path d=picture/></svg>
            </label>
        }.into_any()
    };
    view! {
        <fieldset class="ways row">
            <legend class="visually-hidden">"How answers are written"</legend>
            {way(Answers::Typed)}
            {way(Answers::Paper)}
        </fieldset>
    }
}

/// The setting that stores what people chose, for both word games.
const SETTING: &str = "answering";

/// Sets how answers are written whenever the number of people or their choice changes (PG-R58, SC-R28). Returns the
/// callback for their choice.
pub fn preselect_answering(people: Memo<usize>, set: Callback<Answers>) -> Callback<Answers> {
    let chosen = stored(SETTING, || None::<Answers>);
    Effect::new(move |_| set.run(Answers::for_players(people.get(), chosen.get())));
    Callback::new(move |way: Answers| chosen.set(way.chosen_by(people.get_untracked())))
}

/// The table's own clock: its title, and how it is used.
pub const OWN_TIMER: (&str, &str) =
    ("Your own timer", "The page says what to set. Press a button when time is up.");

/// The choice between the page's clock and the table's own.
#[component]
pub fn WhoseClock(
    /// The chosen clock.
    #[prop(into)]
    chosen: Signal<Timer>,
    /// Chooses a clock.
    choose: Callback<Timer>,
) -> impl IntoView {
    let options = [
        (Timer::Page, "On this page", "It starts, ticks and stops by itself."),
        (Timer::Physical, OWN_TIMER.0, OWN_TIMER.1),
    ];
    view! {
        <fieldset class="choices grid">
            <legend>"Timer"</legend>
            {choices("timer", options, chosen, choose)}
        </fieldset>
    }
}
