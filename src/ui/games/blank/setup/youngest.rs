//! Who begins: the youngest, chosen by the table. Nobody's age is asked for (BL-15, BL-R04).

use crate::ui::prelude::*;

use super::form::SetupForm;
use crate::{rules::guests::GuestId, ui::parts::controls::Fold};

/// The choice of a name.
pub(super) fn who(form: SetupForm) -> Html {
    let named = Memo::new(move |_| form.named());
    let now = Signal::derive(move || {
        let youngest = form.youngest.get();
        let name = named
            .with(|named| named.iter().find(|(id, _)| Some(*id) == youngest).map(|(_, name)| name.clone()));
        name.unwrap_or_else(|| "At random".to_owned())
    });
    let names =
        move || named.get().into_iter().map(move |(id, name)| chip(form, Some(id), name)).collect_html();
    let body = html! {
        <p>"By the official rules the youngest begins. Tap a name, or begin at random."</p>
        <div class="row" role="group" aria-label="Who begins">
            {chip(form, None, "At random".to_owned())}
            {names}
        </div>
    };
    html! { <Fold title="Who begins" now body/> }
}

fn chip(form: SetupForm, who: Option<GuestId>, name: String) -> Html {
    let pressed = move || (form.youngest.get() == who).to_string();
    html! {
        <button type="button" class="quiet" aria-pressed=pressed on:click=move |_| form.youngest.set(who)>
            <bdi>{name}</bdi>
        </button>
    }
}
