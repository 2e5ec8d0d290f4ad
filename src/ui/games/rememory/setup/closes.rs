//! How a wrong tile is hidden again (RM-R04).

use crate::ui::prelude::*;

use crate::ui::{
    games::rememory::closing::{self, CHOICES},
    parts::controls::{Choice, Fold},
};

/// The choice: a press or a timer.
pub(super) fn closes() -> Html {
    let chosen = RwSignal::new(closing::seconds().unwrap_or_default());
    let option = move |seconds: u32| {
        let (title, line) = match seconds {
            3 => ("After 3 seconds", "A short look."),
            5 => ("After 5 seconds", "A good look."),
            8 => ("After 8 seconds", "A long look, for a large table."),
            _ => ("When somebody presses", "Press when everybody has seen it."),
        };
        let choose = move |()| {
            closing::choose(seconds);
            chosen.set(seconds);
        };
        html! { <Choice group="closes" title line chosen=Signal::derive(move || chosen.get() == seconds) choose=Callback::new(choose)/> }
    };
    let body = html! {
        <fieldset class="choices">
            <legend class="visually-hidden">"How a wrong tile is hidden again"</legend>
            {CHOICES.map(option).into_iter().collect_html()}
        </fieldset>
    };
    let now = Signal::derive(move || match chosen.get() {
        0 => "When somebody presses".to_owned(),
        seconds => format!("After {seconds} seconds"),
    });
    html! { <Fold title="Hide a wrong tile" now body/> }
}
