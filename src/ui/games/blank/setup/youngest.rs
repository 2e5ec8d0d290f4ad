//! Who begins: the youngest, whom the table names; nobody's age is asked for (BL-15, BL-R04).

use crate::ui::prelude::*;

use super::desk::Desk;
use crate::{rules::guests::GuestId, ui::parts::agreed::Fold};

/// Everybody's name to be tapped.
pub(super) fn who(desk: Desk) -> Html {
    let named = Memo::new(move |_| desk.named());
    let now = Signal::derive(move || {
        let youngest = desk.youngest.get();
        let name = named
            .with(|named| named.iter().find(|(id, _)| Some(*id) == youngest).map(|(_, name)| name.clone()));
        name.unwrap_or_else(|| "At random".to_owned())
    });
    let names =
        move || named.get().into_iter().map(move |(id, name)| chip(desk, Some(id), name)).collect_html();
    let body = html! {
        <p>"The youngest begins. Tap their name, or begin at random."</p>
        <div class="row" role="group" aria-label="Who begins">
            {chip(desk, None, "At random".to_owned())}
            {names}
        </div>
    };
    html! { <Fold title="The youngest" now body/> }
}

fn chip(desk: Desk, who: Option<GuestId>, name: String) -> Html {
    let pressed = move || (desk.youngest.get() == who).to_string();
    html! {
        <button type="button" class="quiet" aria-pressed=pressed on:click=move |_| desk.youngest.set(who)>
            <bdi>{name}</bdi>
        </button>
    }
}
