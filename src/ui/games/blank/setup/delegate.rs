//! Who decides for an absent owner of a deck; if nobody is chosen, the table decides (BL-R28).

use crate::ui::prelude::*;

use super::SetupForm;
use crate::{
    rules::{blank::CardDeck, name::Name},
    ui::{parts::controls::Fold, setup::name_choice},
};

/// The choice of a name; nothing if every owner is here or there is none.
pub(super) fn delegate(form: SetupForm) -> Html {
    let away = Memo::new(move |_| away(form));
    let speaker = Memo::new(move |_| form.speaker());
    let body = move || {
        let away = away.get();
        if away.is_empty() {
            return Html::Nothing;
        }
        let owners = away.join(" and ");
        let is = if away.len() == 1 { "is" } else { "are" };
        let line = format!(
            "{owners} {is} not here, but decides what is written. Choose who decides for them, or everybody votes."
        );
        let now = Signal::derive(move || match speaker.get() {
            Some((_, name)) => format!("{name} decides for {owners}"),
            None => "Everybody votes".to_owned(),
        });
        let chosen = Signal::derive(move || speaker.get().map(|(id, _)| id));
        let body = html! {
            <p dir="auto">{line}</p>
            {name_choice("Who decides for them", "Everybody votes", move || form.persons(), chosen, form.delegate)}
        };
        html! { <Fold title="An owner is away" now body/> }
    };
    body.into_html()
}

/// The owners of the chosen decks who are not among the players. Follows both.
pub(super) fn away(form: SetupForm) -> Vec<String> {
    let present: Vec<Name> = form.list.names().iter().filter_map(|(_, name)| Name::read(name).ok()).collect();
    let absent = |owner: &Name| !present.iter().any(|name| name.same_as(owner));
    form.decks.with(|decks| {
        let mut away: Vec<Name> = Vec::new();
        for owner in decks.iter().filter_map(|CardDeck { owner, .. }| Name::read(owner).ok()).filter(absent) {
            if !away.iter().any(|other| other.same_as(&owner)) {
                away.push(owner);
            }
        }
        away.iter().map(ToString::to_string).collect()
    })
}
