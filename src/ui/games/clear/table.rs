//! The table: which room the game is in, and what surrounds every room.

use crate::ui::prelude::*;

use super::{
    at::{At, name},
    bonus, caller, cards, ceremony, review, scored, scoresheet, sounds,
};
use crate::{
    play::{Damage, Kind},
    rules::{
        Viewer,
        clear::{Clear, Mode, Scene, Throw, View},
    },
    ui::{
        curtain::Curtain,
        frame::Strip,
        opponents::play_along,
        parts::Foot,
        session::Session,
        table::{GameTable, table},
    },
};

/// The room the game is in. What changes within a room does not rebuild it.
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
/// `damage` is where its record stopped making sense, if it did.
pub(super) fn mount(session: Session<Clear>, damage: Option<Damage>) -> Html {
    let at = At::new(session);
    let room = Memo::new(move |_| if at.review.with(Option::is_some) { Room::Review } else { at.look(room) });
    let inside = move || {
        html! {
            <main class="board clear" tabindex="0" data-room=move || slug(room.get())>
                {move || board(at, room.get())}
            </main>
            <Foot refused=at.refused inside=move || action(at, room.get())/>
        }
    };
    table(GameTable {
        session,
        damage,
        kind: Kind::Clear,
        opponents: play_along,
        sound: sounds::sound,
        strip,
        // Everything lies open, and nobody sits behind a curtain.
        curtain: Curtain::new(session.viewer, at.refused),
        name: Callback::new(move |seat| at.name(seat)),
        purpose: "".into(),
        go_on: Callback::new(move |()| at.go_on()),
        inside: ContentFn::from(inside),
        more: ContentFn::from(move || scoresheet::so_far(at)),
    })
}

/// What the style sheets call a room.
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

fn board(at: At, room: Room) -> Html {
    match room {
        Room::Cards => cards::board(at),
        Room::Caller => caller::board(at),
        Room::Bonus => bonus::board(at),
        Room::Scored => scored::board(at),
        Room::Ceremony => ceremony::board(at),
        Room::Review => review::board(at),
    }
}

fn action(at: At, room: Room) -> Html {
    match room {
        Room::Cards => cards::action(at),
        Room::Caller => caller::action(at),
        Room::Bonus => bonus::action(at),
        Room::Scored => scored::action(at),
        Room::Ceremony => ceremony::action(at),
        Room::Review => review::action(at),
    }
}

/// What the strip says.
fn strip(view: &View) -> Strip {
    let (phase, turn) = match &view.scene {
        Scene::Rolling { off: true } => ("Scratch-Off".to_owned(), name(view, view.roller)),
        Scene::Rolling { off: false } => (format!("Roll {}", view.roll + 1), name(view, view.roller)),
        Scene::Acting { throw: Throw::Off(_) } => ("Scratch-Off".to_owned(), waiting(view)),
        Scene::Acting { throw: Throw::Roll(_) } => (format!("Roll {}", view.roll), waiting(view)),
        Scene::Bonus { by, .. } => ("The bonus".to_owned(), name(view, *by)),
        Scene::Scored => ("The score".to_owned(), name(view, view.scorekeeper)),
        Scene::Over { .. } => ("Applause".to_owned(), String::new()),
    };
    Strip { round: format!("Deal {} of {}", view.deal, view.deals), phase, turn }
}

/// Who has still to decide. The page's own players are quick, and are named only when nobody else is left: what changes
/// here calls the focus back to the large button, out of the hands of whoever is choosing by keys.
fn waiting(view: &View) -> String {
    let open = |bots: bool| {
        let open = view.people.iter().filter(|person| !person.acted && person.level.is_some() == bots);
        open.map(|person| person.name.to_string()).collect::<Vec<_>>()
    };
    let people = open(false);
    let open = if people.is_empty() { open(true) } else { people };
    if open.len() > 3 { format!("{} to decide", open.len()) } else { open.join(", ") }
}

/// Whose eyes a record is replayed for: all see the same.
pub(super) const EYES: Viewer = Viewer::Table;
