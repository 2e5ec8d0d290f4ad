//! The table: the current screen, and what surrounds every screen.

use crate::ui::prelude::*;

use super::{PieceagoriesContext, brainstorm, ceremony, flipping, how_to, picking, sheet_game};
use crate::{
    browser::page,
    play::Damage,
    rules::{
        Seat,
        pieceagories::{Action, Person, Pieceagories},
    },
    screens::pieceagories::{
        Climb, TableScreen, board_label, climb, purpose, racers, screen, slug, who_may_leave,
    },
    ui::{
        ending::end_early,
        parts::{BoardPawn, Foot, Quiet, Scoreboard, drawn, spotlight},
        session::Session,
        sheets,
        table::{GameTable, table},
    },
};

/// Draws the table of an open game.
///
/// `damage`: where its record could not be replayed, if it is damaged.
pub(in crate::ui::games) fn mount(session: Session<Pieceagories>, damage: Option<Damage>) -> AnyView {
    let game = PieceagoriesContext::open(session, sheet_game::SHEET_GAME);
    let screen = Memo::new(move |_| game.with(screen));
    sheets::show_from_top(screen);
    // The screen is drawn again when somebody goes behind the curtain or comes back, even in the same phase.
    let screen_and_seat = Memo::new(move |_| (screen.get(), game.behind()));
    let inside = move || {
        view! {
            // It scrolls on a small screen, and a keyboard scrolls only what can have the focus.
            <main class="board word-game" tabindex="0" data-screen=move || slug(screen.get())>
                <div class="table-screen">{move || board(game, screen_and_seat.get().0)}</div>
                <aside class="standing" aria-label="Scoreboard">{standing(game)}</aside>
            </main>
            <Foot notice=game.session.notice inside=move || foot(game, screen_and_seat.get().0)/>
            {climbing(game)}
            {sheets::time_is_up(game.sheets)}
        }
        .into_any()
    };
    table(GameTable {
        session,
        damage,
        // This game has no computer players.
        opponents: |_, _| {},
        progress: game.sheets.progress(),
        introduction: how_to::introduction,
        curtain: game.curtain,
        pause: Some(game.sheets.pause),
        name: Callback::new(move |seat| game.name(seat)),
        purpose: Signal::derive(move || game.with(purpose)),
        after_undo_or_redo: Callback::new(move |()| game.sheets.after_undo_or_redo()),
        inside: ViewFn::from(inside),
        more: ViewFn::from(move || more(game)),
    })
}

fn board(game: PieceagoriesContext, screen: TableScreen) -> AnyView {
    match screen {
        TableScreen::Brainstorm => brainstorm::board(game),
        TableScreen::Picking => picking::board(game),
        TableScreen::Flipping => flipping::board(game),
        TableScreen::Dice => flipping::dice_board(game),
        TableScreen::Sheets(screen) => sheets::board(screen, game.sheets),
        TableScreen::Scored => ceremony::scored_board(game),
        TableScreen::Ceremony => ceremony::board(game),
    }
}

fn foot(game: PieceagoriesContext, screen: TableScreen) -> AnyView {
    match screen {
        TableScreen::Brainstorm => brainstorm::foot(game),
        TableScreen::Picking => picking::foot(game),
        TableScreen::Flipping => flipping::foot(game),
        TableScreen::Dice => flipping::dice_foot(game),
        TableScreen::Sheets(screen) => sheets::foot(screen, game.sheets),
        TableScreen::Scored => ceremony::foot_after_score(game),
        TableScreen::Ceremony => ceremony::foot(game),
    }
}

/// The scoreboard, always in sight.
fn standing(game: PieceagoriesContext) -> AnyView {
    let nobody = Signal::derive(Vec::new);
    scoreboard(game, nobody)
}

/// The scoreboard. The pawns of those who are still `below` are one space lower than they are.
fn scoreboard(game: PieceagoriesContext, below: Signal<Vec<Seat>>) -> AnyView {
    let board = game.session.view.with_untracked(|view| view.board);
    let pawns = Memo::new(move |_| {
        let below = below.get();
        let pawn = |person: &Person| {
            Some(BoardPawn {
                suit: person.pawn?,
                initial: person.name.initial(),
                name: person.name.to_string(),
                track: person.seat.0,
                position: u32::from(person.won).saturating_sub(below.contains(&person.seat).into()),
            })
        };
        game.with(|view| racers(view).filter_map(pawn).collect::<Vec<_>>())
    });
    let label = Memo::new(move |_| game.with(board_label));
    view! { <Scoreboard tiles_wide=board.wide tiles_high=board.high pawns label/> }.into_any()
}

/// The board is large while pawns climb (PG-R74).
fn climbing(game: PieceagoriesContext) -> AnyView {
    let happened = move || {
        game.session.latest.with(|events| game.session.view.with_untracked(|view| climb(view, events)))
    };
    let picture = move |Climb { winners, sentence }: Climb| {
        let below = RwSignal::new(winners);
        page::after_painting(move || {
            // The large board may be gone by then.
            below.try_set(Vec::new());
        });
        view! {
            <div class="climb">
                <p>{drawn(&sentence)}</p>
                {scoreboard(game, below.into())}
            </div>
        }
        .into_any()
    };
    spotlight(happened, picture)
}

/// Rarely used commands: replaying a round, leaving, ending early.
fn more(game: PieceagoriesContext) -> AnyView {
    let (restart, restart_refusal) = game.button(Action::RestartRound);
    view! {
        <div class="row">
            <Quiet on_press=restart refusal=restart_refusal>{ceremony::REPLAY_ROUND}</Quiet>
        </div>
        {end_early("You can end the game with the pawns where they are.", game.button(Action::End))}
        <p>"The pawn of a player who leaves stays on the board."</p>
        <div class="row">{game.leave_and_return_buttons(who_may_leave, Action::Leave, Action::Return)}</div>
        <div class="row">{sheets::print_link(game.sheets)}</div>
    }
    .into_any()
}
