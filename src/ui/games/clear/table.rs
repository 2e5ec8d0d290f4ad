//! The table: the current room, and what surrounds every room.

use crate::ui::prelude::*;

use super::{
    bonus, caller, cards, ceremony, review, scored, scoresheet, sounds,
    state::{ClearTable, name},
};
use crate::{
    play::{Damage, Kind},
    rules::{
        Viewer,
        clear::{Clear, Mode, Scene, Throw, View},
    },
    screens::first_time,
    ui::{
        curtain::Curtain,
        frame::Strip,
        opponents::play_along,
        parts::Foot,
        session::Session,
        table::{self, GameTable},
    },
};

/// The room of the game. What changes within a room does not draw it again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Room {
    Cards,
    Caller,
    Bonus,
    Scored,
    Ceremony,
    Review,
}

fn room(view: &View) -> Room {
    match (&view.scene, view.mode) {
        (Scene::Rolling { .. } | Scene::Acting { .. }, Mode::Cards) => Room::Cards,
        (Scene::Rolling { .. } | Scene::Acting { .. }, Mode::Caller) => Room::Caller,
        (Scene::Bonus { .. }, _) => Room::Bonus,
        (Scene::Scored, _) => Room::Scored,
        (Scene::Over { .. }, _) => Room::Ceremony,
    }
}

/// A game being played.
///
/// `damage` says where its record could not be replayed, if so.
pub(super) fn mount(session: Session<Clear>, damage: Option<Damage>) -> Html {
    let table = ClearTable::new(session);
    let room =
        Memo::new(move |_| if table.review.with(Option::is_some) { Room::Review } else { table.with(room) });
    let inside = move || {
        html! {
            <main class="board clear" tabindex="0" data-room=move || slug(room.get())>
                {move || board(table, room.get())}
            </main>
            <Foot refused=table.refused inside=move || action(table, room.get())/>
        }
    };
    table::table(GameTable {
        session,
        damage,
        kind: Kind::Clear,
        opponents: play_along,
        sound: sounds::sound,
        strip,
        moment: first_time::clear,
        // The game has no secrets and needs no curtain.
        curtain: Curtain::new(session.viewer, table.refused),
        name: Callback::new(move |seat| table.name(seat)),
        purpose: "".into(),
        go_on: Callback::new(move |()| table.go_on()),
        inside: ContentFn::from(inside),
        more: ContentFn::from(move || scoresheet::so_far(table)),
    })
}

/// The name of a room in style sheets.
fn slug(room: Room) -> &'static str {
    match room {
        Room::Cards => "cards",
        Room::Caller => "caller",
        Room::Bonus => "bonus",
        Room::Scored => "scored",
        Room::Ceremony => "ceremony",
        Room::Review => "review",
    }
}

fn board(table: ClearTable, room: Room) -> Html {
    match room {
        Room::Cards => cards::board(table),
        Room::Caller => caller::board(table),
        Room::Bonus => bonus::board(table),
        Room::Scored => scored::board(table),
        Room::Ceremony => ceremony::board(table),
        Room::Review => review::board(table),
    }
}

fn action(table: ClearTable, room: Room) -> Html {
    match room {
        Room::Cards => cards::action(table),
        Room::Caller => caller::action(table),
        Room::Bonus => bonus::action(table),
        Room::Scored => scored::action(table),
        Room::Ceremony => ceremony::action(table),
        Room::Review => review::action(table),
    }
}

/// What the strip says.
fn strip(view: &View) -> Strip {
    let (phase, turn) = match &view.scene {
        Scene::Rolling { scratch_off: true } => ("Scratch-Off".to_owned(), name(view, view.roller)),
        Scene::Rolling { scratch_off: false } => (format!("Roll {}", view.roll + 1), name(view, view.roller)),
        Scene::Acting { throw: Throw::ScratchOff(_) } => ("Scratch-Off".to_owned(), waiting(view)),
        Scene::Acting { throw: Throw::Roll(_) } => (format!("Roll {}", view.roll), waiting(view)),
        Scene::Bonus { by, .. } => ("Bonus".to_owned(), name(view, *by)),
        Scene::Scored => ("Score".to_owned(), name(view, view.scorekeeper)),
        Scene::Over { .. } => ("Game over".to_owned(), String::new()),
    };
    Strip { round: format!("Deal {} of {}", view.deal, view.deals), phase, turn }
}

/// Who still has to decide. Computer players are quick and are named only if nobody else is left, because a change of
/// this text moves the focus to the large button.
fn waiting(view: &View) -> String {
    let open = |bots: bool| {
        let open = view.people.iter().filter(|person| !person.acted && person.level.is_some() == bots);
        open.map(|person| person.name.to_string()).collect::<Vec<_>>()
    };
    let people = open(false);
    let open = if people.is_empty() { open(true) } else { people };
    if open.len() > 3 { format!("{} to decide", open.len()) } else { open.join(", ") }
}

/// The viewer of a replayed record: everybody sees the same.
pub(super) const EYES: Viewer = Viewer::Table;
