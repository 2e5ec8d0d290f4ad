//! The table: the current room, and what surrounds every room.

use crate::ui::prelude::*;

use super::{agreeing, ceremony, open_game::OpenGame, scored, set_over, sounds, standing::standing};
use crate::{
    play::{Damage, Kind},
    rules::scattergories::{Action, ROUNDS, Scattergories, Scene, View},
    screens::{Strip, first_time},
    ui::{
        parts::{Foot, Quiet},
        session::Session,
        sheets,
        table::{GameTable, table},
    },
};

/// The room of the game. What changes within a room does not draw it again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Room {
    Agreeing,
    Sheets(sheets::SheetRoom),
    Scored,
    SetOver,
    Ceremony,
}

fn room(scene: &Scene) -> Room {
    match scene {
        Scene::Agreeing { .. } => Room::Agreeing,
        Scene::Typing { .. } => Room::Sheets(sheets::SheetRoom::Typing),
        Scene::Around { .. } => Room::Sheets(sheets::SheetRoom::Around),
        Scene::Paper { .. } => Room::Sheets(sheets::SheetRoom::Paper),
        Scene::Entering { .. } => Room::Sheets(sheets::SheetRoom::Entering),
        Scene::Appeals { .. } => Room::Sheets(sheets::SheetRoom::Appeals),
        Scene::Reading { .. } => Room::Sheets(sheets::SheetRoom::Reading),
        Scene::Scored { .. } => Room::Scored,
        Scene::SetOver(_) => Room::SetOver,
        Scene::Over { .. } => Room::Ceremony,
    }
}

/// A game being played.
///
/// `damage` says where its record could not be replayed, if so.
pub(super) fn mount(session: Session<Scattergories>, damage: Option<Damage>) -> Html {
    let game = OpenGame::new(session);
    let room = Memo::new(move |_| game.scene(room));
    // Behind the curtain the room is another one, even in the same phase.
    let place = Memo::new(move |_| (room.get(), game.behind()));
    let inside = move || {
        html! {
            <main class="board words twelve" tabindex="0" data-room=move || slug(room.get())>
                <div class="scene">{move || board(game, place.get().0)}</div>
                {move || pad(game, room.get())}
            </main>
            <Foot refused=game.refused inside=move || action(game, place.get().0)/>
        }
    };
    table(GameTable {
        session,
        damage,
        kind: Kind::Scattergories,
        opponents: |_, _| {},
        sound: sounds::sound,
        strip,
        moment: first_time::scattergories,
        curtain: game.curtain,
        name: Callback::new(move |seat| game.name(seat)),
        purpose: "to write".into(),
        go_on: Callback::new(move |()| game.sheets.go_on()),
        inside: ContentFn::from(inside),
        more: ContentFn::from(move || more(game)),
    })
}

/// The pad with everybody's points, beside every room but the last, which has all points itself.
fn pad(game: OpenGame, room: Room) -> Html {
    let pad = || html! { <aside class="standing" aria-label="Points">{standing(game)}</aside> };
    (room != Room::Ceremony).then(pad).into_html()
}

/// The name of a room in style sheets.
fn slug(room: Room) -> &'static str {
    match room {
        Room::Agreeing => "agreeing",
        Room::Sheets(room) => room.slug(),
        Room::Scored => "scored",
        Room::SetOver => "set-over",
        Room::Ceremony => "ceremony",
    }
}

fn board(game: OpenGame, room: Room) -> Html {
    match room {
        Room::Agreeing => agreeing::board(game),
        Room::Sheets(room) => room.board(game.sheets),
        Room::Scored => scored::board(game),
        Room::SetOver => set_over::board(game),
        Room::Ceremony => ceremony::board(game),
    }
}

fn action(game: OpenGame, room: Room) -> Html {
    match room {
        Room::Agreeing => agreeing::action(game),
        Room::Sheets(room) => room.action(game.sheets),
        Room::Scored => scored::action(game),
        Room::SetOver => set_over::action(game),
        Room::Ceremony => ceremony::action(game),
    }
}

/// What the strip says.
fn strip(view: &View) -> Strip {
    let name =
        |seat| view.people.iter().find(|person| person.seat == seat).map(|person| person.name.to_string());
    let due = || name(view.due);
    let all = || Some("everybody".to_owned());
    let (phase, turn) = match &view.scene {
        Scene::Agreeing { agreed } => {
            let agree = view.people.iter().all(|person| !person.here || agreed.contains(&person.seat));
            if agree { ("The letter", due()) } else { ("The list", all()) }
        }
        Scene::Typing { writing, open, .. } => ("Writing", writing.or(open.first().copied()).and_then(name)),
        Scene::Around { writer, .. } => ("Blitz", name(*writer)),
        Scene::Paper { .. } => ("Writing", all()),
        Scene::Entering { .. } => ("Sheets in", all()),
        Scene::Appeals { .. } => ("Appeals", all()),
        Scene::Reading { poll: Some(_), .. } => ("A vote", all()),
        Scene::Reading { several: Some(several), .. } => ("Reading", name(several.place.seat)),
        Scene::Reading { next, .. } => ("Reading", next.map_or_else(due, |place| name(place.seat))),
        Scene::Scored { .. } => ("The score", due()),
        Scene::SetOver(_) => ("The set", due()),
        Scene::Over { .. } => ("Applause", None),
    };
    // Behind the curtain it is that person's turn.
    let turn = view.viewer.seat().map_or(turn, name);
    let round = match view.set {
        1 => format!("Round {} of {ROUNDS}", view.round),
        set => format!("Set {set}, round {} of {ROUNDS}", view.round),
    };
    Strip { round, phase: phase.to_owned(), turn: turn.unwrap_or_default() }
}

/// Rarely used commands: leaving, ending early.
fn more(game: OpenGame) -> Html {
    let people = Memo::new(move |_| {
        game.with(|view| {
            let all = view.people.iter().map(|person| (person.seat, person.name.to_string(), person.here));
            all.collect::<Vec<_>>()
        })
    });
    // If the player who is due leaves, another one reports it.
    let row = move |(seat, name, here): (crate::rules::Seat, String, bool)| {
        let action = if here { Action::Leave(seat) } else { Action::Return(seat) };
        let (on_press, refusal) = game.button(action);
        let says = if here { " leaves" } else { " is back" };
        html! { <Quiet on_press refusal><bdi>{name}</bdi>{says}</Quiet> }
    };
    let (end, end_refusal) = game.button(Action::End);
    html! {
        <p>"Before a roll or after a set you can end the game here. The points count."</p>
        <div class="row"><Quiet on_press=end refusal=end_refusal>"End the game here"</Quiet></div>
        <p>"A player who leaves keeps their points."</p>
        <div class="row">{move || people.get().into_iter().map(row).collect_html()}</div>
    }
}
