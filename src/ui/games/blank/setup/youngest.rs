//! Who begins: the youngest, chosen by the table. Nobody's age is asked for (BL-15, BL-R04).

use crate::ui::prelude::*;

use super::form::SetupForm;
use crate::ui::{parts::controls::Fold, setup::name_choice};

/// The choice of a name.
pub(super) fn who(form: SetupForm) -> Html {
    let now = Signal::derive(move || {
        let youngest = form.youngest.get();
        let mut names = form.list.names().into_iter();
        names.find(|(id, _)| Some(*id) == youngest).map_or_else(|| "At random".to_owned(), |(_, name)| name)
    });
    let body = html! {
        <p>"By the official rules the youngest begins. Tap a name, or begin at random."</p>
        {name_choice("Who begins", "At random", move || form.list.names(), form.youngest.into(), form.youngest)}
    };
    html! { <Fold title="Who begins" now body/> }
}
