//! The reminder of the forfeit for those who just struck a duplicate, if the house plays so (PG-65).

use crate::ui::prelude::*;

use crate::{
    rules::{
        Seat,
        pieceagories::{Forfeit, Mark, Pieceagories, Place, Scene, View},
        words::listed,
    },
    ui::session::Session,
};

/// Who owes a forfeit, and which.
pub(super) fn due(session: Session<Pieceagories>) -> Html {
    let Some(forfeit) = session.view.with_untracked(|view| view.house.forfeit.clone()) else {
        return Html::Nothing;
    };
    let due = Memo::new(move |_| session.view.with(struck_on_line));
    (move || {
        let due = due.get();
        let sentence = match &forfeit {
            Forfeit::Drink { .. } => format!("A drink for {}.", listed(&due)),
            Forfeit::Other(what) => format!("For {}: {what}.", listed(&due)),
        };
        (!due.is_empty()).then(|| html! { <p class="forfeit">{sentence}</p> })
    })
    .into_html()
}

/// Who had to strike a duplicate on the current line: everybody with a duplicate there, and the writer of the same
/// answer on an earlier line if it was the only one before.
fn struck_on_line(view: &View) -> Vec<String> {
    let Scene::Reading { line, heard, .. } = &view.scene else { return Vec::new() };
    let mut seats: Vec<Seat> = Vec::new();
    for heard in heard.iter().filter(|heard| heard.place.line == *line) {
        let Mark::Duplicate { with } = &heard.mark else { continue };
        let earlier: Vec<&Place> = with.iter().filter(|place| place.line < *line).collect();
        if let [only] = earlier.as_slice() {
            seats.push(only.seat);
        }
        seats.push(heard.place.seat);
    }
    let struck = view.people.iter().filter(|person| seats.contains(&person.seat));
    struck.map(|person| person.name.to_string()).collect()
}
