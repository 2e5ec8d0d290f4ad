//! The table: which room the game is in, and what surrounds every room.

use crate::ui::prelude::*;

use super::{
    action,
    at::{At, name},
    calls, ceremony, choosing, clock, drag,
    due::{Due, Settled},
    duties, hand, opening, people, piles, prize, queue, rules_in_force, ruling, sounds, trial,
};
use crate::{
    play::{Damage, Kind},
    rules::blank::{Blank, Scene, View},
    ui::{
        afterwards::afterwards,
        cards::home,
        frame::Strip,
        opponents::play_along,
        parts::foot,
        session::Session,
        table::{GameTable, table},
    },
};

/// The room the game is in. What changes within a room does not rebuild it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Room {
    Opening,
    Play,
    Prize,
    Ceremony,
}

fn room(view: &View) -> Room {
    match view.scene {
        Scene::Opening { .. } => Room::Opening,
        Scene::Turn { .. }
        | Scene::Ordering { .. }
        | Scene::Choosing { .. }
        | Scene::Paused
        | Scene::LastCall { .. } => Room::Play,
        Scene::Prize { .. } => Room::Prize,
        Scene::Over { .. } => Room::Ceremony,
    }
}

/// What the style sheets call a room.
fn slug(room: Room) -> &'static str {
    match room {
        Room::Opening => "opening",
        Room::Play => "play",
        Room::Prize => "prize",
        Room::Ceremony => "ceremony",
    }
}

/// A game being played.
///
/// `damage` is where its record stopped making sense, if it did.
pub(super) fn mount(session: Session<Blank>, damage: Option<Damage>) -> AnyView {
    let at = At::new(session);
    drag::listen(at);
    come_out(at);
    home::watch(session);
    let room = Memo::new(move |_| at.look(room));
    // What to do in the next room is the answer to whoever opened it, and the room comes after it.
    let laid = afterwards(room);
    let inside = move || {
        clock::run(at);
        view! {
            <main
                class="board blank-table"
                tabindex="0"
                data-room=move || slug(laid.get())
                data-hand=move || at.has_hand.get().to_string()
                data-settles=move || at.settled.with(Option::is_some).to_string()
            >
                {move || board(at, laid.get())}
            </main>
            {foot(at.refused, move || buttons(at, room.get()))}
        }
        .into_any()
    };
    table(GameTable {
        session,
        damage,
        kind: Kind::Blank,
        opponents: play_along,
        sound: sounds::sound,
        strip,
        curtain: at.curtain,
        name: Callback::new(move |seat| at.name(seat)),
        purpose: Signal::derive(move || purpose(at)),
        go_on: Callback::new(move |()| at.go_on()),
        inside: ViewFn::from(inside),
        more: ViewFn::default(),
    })
}

/// What the table has to settle concerns everybody: whoever sits behind the curtain comes out.
fn come_out(at: At) {
    Effect::new(move |_| {
        let settles = matches!(
            at.due.get(),
            Due::Settle(Settled::Trial | Settled::Motion) | Due::LastCall(_) | Due::Prize(_)
        );
        if settles && at.is_behind() {
            at.curtain.leave();
        }
    });
}

/// What whoever lifts the curtain is to do.
fn purpose(at: At) -> &'static str {
    let Some(seat) = at.curtain.waits_for() else { return "" };
    at.look(|view| match &view.scene {
        Scene::Turn { .. } if view.active == seat => "to play",
        Scene::Choosing { choice, .. } if choice.by == Some(seat) => "to choose",
        Scene::Opening { .. }
        | Scene::Turn { .. }
        | Scene::Ordering { .. }
        | Scene::Choosing { .. }
        | Scene::Paused
        | Scene::LastCall { .. }
        | Scene::Prize { .. }
        | Scene::Over { .. } => "for a look at the hand",
    })
}

fn board(at: At, room: Room) -> AnyView {
    match room {
        Room::Opening => opening::board(at),
        Room::Play => play(at),
        Room::Prize => prize::board(at),
        Room::Ceremony => ceremony::board(at),
    }
}

fn buttons(at: At, room: Room) -> AnyView {
    match room {
        Room::Opening | Room::Play => action::action(at),
        Room::Prize => prize::action(at),
        Room::Ceremony => ceremony::action(at),
    }
}

fn play(at: At) -> AnyView {
    view! {
        {rules_in_force::rules(at)}
        <div class="centre">
            {piles::piles(at)}
            {move || before_all(at, at.settled.get())}
            {piles::lasting(at)}
        </div>
        <aside class="side" aria-label="To settle">
            {people::people(at)}
            {queue::queue(at)}
            {duties::duties(at)}
            <div class="calls">{calls::button(at)}{ruling::button(at)}</div>
        </aside>
        {hand::hand(at)}
    }
    .into_any()
}

/// What is to be settled or chosen, or what has just happened.
fn before_all(at: At, settled: Option<Settled>) -> AnyView {
    match settled {
        Some(Settled::Trial) => trial::board(at),
        Some(Settled::Motion) => ruling::board(at),
        Some(Settled::Choice(choice)) => choosing::board(at, &choice),
        None => piles::lately(at),
    }
}

/// What the strip says.
fn strip(view: &View) -> Strip {
    let phase = match (&view.matter, &view.scene) {
        (Some(_), _) => "To settle",
        (None, Scene::Opening { .. }) => "The rules",
        (None, Scene::Turn { extra: false }) => "A turn",
        (None, Scene::Turn { extra: true }) => "Once more",
        (None, Scene::Ordering { .. }) => "Set off",
        (None, Scene::Choosing { .. }) => "A choice",
        (None, Scene::Paused) => "The Draw Pile is empty",
        (None, Scene::LastCall { .. }) => "The last call",
        (None, Scene::Prize { .. }) => "The prize",
        (None, Scene::Over { .. }) => "Applause",
    };
    let turn = match &view.scene {
        Scene::Opening { .. } | Scene::Over { .. } => String::new(),
        Scene::Turn { .. } | Scene::Ordering { .. } | Scene::Paused => name(view, view.active),
        Scene::Choosing { choice, .. } => name(view, choice.by.unwrap_or(view.active)),
        Scene::LastCall { winner } | Scene::Prize { winner, .. } => name(view, *winner),
    };
    Strip { round: format!("Turn {}", view.turn.max(1)), phase: phase.to_owned(), turn }
}
