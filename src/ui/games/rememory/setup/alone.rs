//! A single player: a new grid or the grid of the day, and the best result.

use crate::ui::prelude::*;

use crate::{
    screens::rememory,
    ui::{
        games::rememory::best::best,
        parts::controls::{Choice, Fold},
    },
};

use super::form::SetupForm;

/// The choice of the grid.
pub(super) fn grid(form: SetupForm) -> Html {
    let daily = form.daily;
    let title = move || if daily.get() { "Today's grid" } else { "A new grid" };
    let so_far = move || {
        let variant = form.variant.get();
        match best(variant) {
            Some(turns) => format!("Your best at {}: {turns} turns.", rememory::title(variant)),
            None => "Find all tiles in as few turns as you can. Your best is saved.".to_owned(),
        }
    };
    let body = html! {
        <p>{so_far}</p>
        <fieldset class="choices">
            <legend class="visually-hidden">"Which grid"</legend>
            <Choice group="grid" title="A new grid" line="Shuffled anew." chosen=Signal::derive(move || !daily.get()) choose=Callback::new(move |()| daily.set(false))/>
            <Choice group="grid" title="Today's grid" line="The same for everybody who plays alone today." chosen=daily choose=Callback::new(move |()| daily.set(true))/>
        </fieldset>
    };
    html! { <Fold title="Alone" now=Signal::derive(move || title().to_owned()) body/> }
}
