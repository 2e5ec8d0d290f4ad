//! The table: the current room, and what surrounds every room.

use crate::ui::prelude::*;

use super::{brainstorm, ceremony, dice, flipping, open_game::OpenGame, picking, scored, sounds};
use crate::{
    play::{Damage, Kind},
    rules::pieceagories::{Action, NextFlip, Pieceagories, Scene, View},
    screens::{Strip, first_time},
    ui::{
        parts::{BoardPawn, Foot, Quiet, Scoreboard},
        session::Session,
        sheets,
        table::{GameTable, table},
    },
};

/// The room of the game. What changes within a room does not draw it again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Room {
    Brainstorm,
    Picking,
    Flipping,
    Dice,
    Sheets(sheets::SheetRoom),
    Scored,
    Ceremony,
}

fn room(scene: &Scene) -> Room {
    match scene {
        Scene::Brainstorm { .. } => Room::Brainstorm,
        Scene::Picking { .. } => Room::Picking,
        Scene::Flipping { .. } => Room::Flipping,
        Scene::ReadyToRoll { .. } => Room::Dice,
        Scene::Typing { .. } => Room::Sheets(sheets::SheetRoom::Typing),
        Scene::Around { .. } => Room::Sheets(sheets::SheetRoom::Around),
        Scene::Paper { .. } => Room::Sheets(sheets::SheetRoom::Paper),
        Scene::Entering { .. } => Room::Sheets(sheets::SheetRoom::Entering),
        Scene::Appeals { .. } => Room::Sheets(sheets::SheetRoom::Appeals),
        Scene::Reading { .. } => Room::Sheets(sheets::SheetRoom::Reading),
        Scene::Scored { .. } => Room::Scored,
        Scene::Over { .. } => Room::Ceremony,
    }
}

/// A game being played.
///
/// `damage` says where its record could not be replayed, if so.
pub(super) fn mount(session: Session<Pieceagories>, damage: Option<Damage>) -> Html {
    let game = OpenGame::new(session);
    let room = Memo::new(move |_| game.scene(room));
    // Behind the curtain the room is another one, even in the same phase.
    let place = Memo::new(move |_| (room.get(), game.behind()));
    let inside = move || {
        html! {
            <main class="board words" tabindex="0" data-room=move || slug(room.get())>
                <div class="scene">{move || board(game, place.get().0)}</div>
                <aside class="standing" aria-label="Scoreboard">{standing(game)}</aside>
            </main>
            <Foot refused=game.refused inside=move || action(game, place.get().0)/>
        }
    };
    let writes = move || room.get() == Room::Sheets(sheets::SheetRoom::Typing);
    let purpose = move || if writes() { "to write" } else { "to invent categories" };
    table(GameTable {
        session,
        damage,
        kind: Kind::Pieceagories,
        opponents: |_, _| {},
        sound: sounds::sound,
        strip,
        moment: first_time::pieceagories,
        curtain: game.curtain,
        name: Callback::new(move |seat| game.name(seat)),
        purpose: Signal::derive(purpose),
        go_on: Callback::new(move |()| game.sheets.go_on()),
        inside: ContentFn::from(inside),
        more: ContentFn::from(move || more(game)),
    })
}

/// The name of a room in style sheets.
fn slug(room: Room) -> &'static str {
    match room {
        Room::Brainstorm => "brainstorm",
        Room::Picking => "picking",
        Room::Flipping => "flipping",
        Room::Dice => "dice",
        Room::Sheets(room) => room.slug(),
        Room::Scored => "scored",
        Room::Ceremony => "ceremony",
    }
}

fn board(game: OpenGame, room: Room) -> Html {
    match room {
        Room::Brainstorm => brainstorm::board(game),
        Room::Picking => picking::board(game),
        Room::Flipping => flipping::board(game),
        Room::Dice => dice::board(game),
        Room::Sheets(room) => room.board(game.sheets),
        Room::Scored => scored::board(game),
        Room::Ceremony => ceremony::board(game),
    }
}

fn action(game: OpenGame, room: Room) -> Html {
    match room {
        Room::Brainstorm => brainstorm::action(game),
        Room::Picking => picking::action(game),
        Room::Flipping => flipping::action(game),
        Room::Dice => dice::action(game),
        Room::Sheets(room) => room.action(game.sheets),
        Room::Scored => scored::action(game),
        Room::Ceremony => ceremony::action(game),
    }
}

/// The scoreboard, always in sight.
fn standing(game: OpenGame) -> Html {
    let board = game.session.view.with_untracked(|view| view.board);
    let pawns = Memo::new(move |_| {
        let pawn = |person: &crate::rules::pieceagories::Person| {
            Some(BoardPawn {
                suit: person.pawn?,
                initial: person.name.initial(),
                name: person.name.as_str().to_owned(),
                run: person.seat.0,
                position: u32::from(person.won),
            })
        };
        game.with(|view| view.people.iter().filter_map(pawn).collect::<Vec<_>>())
    });
    let label = Memo::new(move |_| {
        let standing = |person: &crate::rules::pieceagories::Person| {
            person.pawn.is_some().then(|| format!("{} {}", person.name, person.won))
        };
        game.with(|view| {
            let standings: Vec<String> = view.people.iter().filter_map(standing).collect();
            format!("{} of {}", standings.join(", "), view.board.spaces())
        })
    });
    html! { <Scoreboard tiles_wide=board.wide tiles_high=board.high pawns label/> }
}

/// What the strip says.
fn strip(view: &View) -> Strip {
    let name =
        |seat| view.people.iter().find(|person| person.seat == seat).map(|person| person.name.to_string());
    let host = || name(view.host);
    let (phase, turn) = match &view.scene {
        Scene::Brainstorm { .. } => ("Brainstorm", host()),
        Scene::Picking { .. } => ("The list", host()),
        Scene::Flipping { due, named, .. } => match (due, named) {
            (Some(NextFlip::Seat(seat)), _) | (_, Some(seat)) => ("The coin", name(*seat)),
            (Some(NextFlip::Tie(_)) | None, None) => ("The coin", host()),
        },
        Scene::ReadyToRoll { .. } => ("The letter", host()),
        Scene::Typing { writing, open, .. } => ("Writing", writing.or(open.first().copied()).and_then(name)),
        Scene::Around { writer, .. } => ("Blitz", name(*writer)),
        Scene::Paper { .. } => ("Writing", Some("everybody".to_owned())),
        Scene::Entering { .. } => ("Sheets in", Some("everybody".to_owned())),
        Scene::Appeals { .. } => ("Appeals", host()),
        Scene::Reading { poll: Some(_), .. } => ("A vote", Some("everybody".to_owned())),
        Scene::Reading { next, .. } => ("Reading", next.map_or_else(host, |place| name(place.seat))),
        Scene::Scored { .. } => ("The score", host()),
        Scene::Over { .. } => ("Applause", None),
    };
    // Behind the curtain it is that person's turn.
    let turn = view.viewer.seat().map_or(turn, name);
    Strip {
        round: format!("Round {} of {}", view.round, view.rounds),
        phase: phase.to_owned(),
        turn: turn.unwrap_or_default(),
    }
}

/// Rarely used commands: voiding a round, leaving, ending early.
fn more(game: OpenGame) -> Html {
    let people = move || {
        game.with(|view| {
            let others =
                view.people.iter().filter(|person| person.pawn.is_some() && person.seat != view.host);
            others.map(|person| (person.seat, person.name.to_string(), person.here)).collect::<Vec<_>>()
        })
    };
    let coming_and_going = move || {
        let row = |(seat, name, here): (_, String, bool)| {
            let action = if here { Action::Leave(seat) } else { Action::Return(seat) };
            let (on_press, refusal) = game.button(action);
            let says = if here { " leaves" } else { " is back" };
            html! { <Quiet on_press refusal><bdi>{name}</bdi>{says}</Quiet> }
        };
        people().into_iter().map(row).collect_html()
    };
    let (void, void_refusal) = game.button(Action::Void);
    let (end, end_refusal) = game.button(Action::End);
    html! {
        <p>"Replay this round, or end the game with the pawns where they are."</p>
        <div class="row">
            <Quiet on_press=void refusal=void_refusal>"Cancel and replay this round"</Quiet>
            <Quiet on_press=end refusal=end_refusal>"End the game here"</Quiet>
        </div>
        <p>"The pawn of a player who leaves stays on the board."</p>
        <div class="row">{coming_and_going}</div>
    }
}
