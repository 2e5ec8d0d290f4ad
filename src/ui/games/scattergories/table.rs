//! The table: the current screen, and what surrounds every screen.

use crate::ui::prelude::*;

use super::{ScattergoriesContext, agreeing, ceremony, how_to, points, sheet_game};
use crate::{
    play::Damage,
    rules::scattergories::{Action, Scattergories},
    screens::hold::HoldPurpose,
    screens::scattergories::{TableScreen, screen, slug, who_may_leave},
    ui::{
        ending::end_early,
        parts::Foot,
        session::Session,
        sheets,
        table::{GameTable, table},
    },
};

/// Draws the table of an open game.
///
/// `damage`: where its record could not be replayed, if it is damaged.
pub(in crate::ui::games) fn mount(session: Session<Scattergories>, damage: Option<Damage>) -> AnyView {
    let game = ScattergoriesContext::open(session, sheet_game::SHEET_GAME);
    let screen = Memo::new(move |_| game.with(screen));
    sheets::show_from_top(screen);
    // The screen is drawn again when somebody goes behind the curtain or comes back, even in the same phase.
    let screen_and_seat = Memo::new(move |_| (screen.get(), game.behind()));
    let inside = move || {
        view! {
            // It scrolls on a small screen, and a keyboard scrolls only what can have the focus.
            <main class="board word-game twelve-lines" tabindex="0" data-screen=move || slug(screen.get())>
                <div class="table-screen">{move || board(game, screen_and_seat.get().0)}</div>
                {move || standing(game, screen.get())}
            </main>
            <Foot notice=game.session.notice inside=move || foot(game, screen_and_seat.get().0)/>
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
        purpose: HoldPurpose::Write.into(),
        after_undo_or_redo: Callback::new(move |()| game.sheets.after_undo_or_redo()),
        inside: ViewFn::from(inside),
        more: ViewFn::from(move || more(game)),
    })
}

/// Everybody's points, beside every screen except the end of the game, which shows all points itself.
fn standing(game: ScattergoriesContext, screen: TableScreen) -> AnyView {
    let points = || view! { <aside class="standing" aria-label="Points">{points::standing(game)}</aside> };
    (screen != TableScreen::Ceremony).then(points).into_any()
}

fn board(game: ScattergoriesContext, screen: TableScreen) -> AnyView {
    match screen {
        TableScreen::Agreeing => agreeing::board(game),
        TableScreen::Sheets(screen) => sheets::board(screen, game.sheets),
        TableScreen::Scored => points::scored_board(game),
        TableScreen::SetOver => points::set_over_board(game),
        TableScreen::Ceremony => ceremony::board(game),
    }
}

fn foot(game: ScattergoriesContext, screen: TableScreen) -> AnyView {
    match screen {
        TableScreen::Agreeing => agreeing::foot(game),
        TableScreen::Sheets(screen) => sheets::foot(screen, game.sheets),
        TableScreen::Scored => points::foot_after_score(game),
        TableScreen::SetOver => points::foot_after_set(game),
        TableScreen::Ceremony => ceremony::foot(game),
    }
}

/// Rarely used commands: leaving, ending early.
fn more(game: ScattergoriesContext) -> AnyView {
    let what_counts =
        "Before a roll, or when a round is scored, you can end the game here. The points count.";
    view! {
        {end_early(what_counts, game.button(Action::End))}
        <p>"A player who leaves keeps their points."</p>
        <div class="row">{game.leave_and_return_buttons(who_may_leave, Action::Leave, Action::Return)}</div>
        <div class="row">{sheets::print_link(game.sheets)}</div>
    }
    .into_any()
}
