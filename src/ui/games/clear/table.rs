//! The table: the current screen, and what surrounds every screen.

use crate::ui::prelude::*;

use super::{bonus, caller, cards, ceremony, context::ClearContext, gains, how_to, review, scoresheet};
use crate::{
    play::Damage,
    rules::{
        Seat,
        clear::{Action, Clear},
    },
    screens::{
        clear::{TableScreen, screen, slug},
        hold::HoldPurpose,
        second_screen::Progress,
    },
    ui::{
        curtain::Curtain,
        ending::end_early,
        opponents,
        parts::Foot,
        session::Session,
        table::{self, GameTable},
    },
};

/// Draws the table of an open game.
///
/// `damage`: where its record could not be replayed, if it is damaged.
pub(in crate::ui::games) fn mount(session: Session<Clear>, damage: Option<Damage>) -> AnyView {
    let game = ClearContext::new(session);
    let screen =
        Memo::new(
            move |_| if game.review.with(Option::is_some) { TableScreen::Review } else { game.with(screen) },
        );
    let inside = move || {
        view! {
            // It scrolls on a small screen, and a keyboard scrolls only what can have the focus.
            <main class="board clear" tabindex="0" data-screen=move || slug(screen.get())>
                {move || board(game, screen.get())}
            </main>
            <Foot notice=game.session.notice inside=move || foot(game, screen.get())/>
            {gains::over_the_table(game)}
        }
        .into_any()
    };
    table::table(GameTable {
        session,
        damage,
        opponents: opponents::run,
        progress: Signal::stored(Progress::default()),
        introduction: |_| how_to::introduction(),
        // No player sees more than the others, so the game needs no curtain.
        curtain: Curtain::new(session.viewer, game.session.notice),
        pause: None,
        name: Callback::new(move |seat| game.name(seat)),
        // Nobody has a secret, so nobody lifts a curtain.
        purpose: HoldPurpose::Play.into(),
        after_undo_or_redo: Callback::new(move |()| game.after_undo_or_redo()),
        inside: ViewFn::from(inside),
        more: ViewFn::from(move || more(game)),
    })
}

/// Rarely used commands: all deals so far, ending early.
fn more(game: ClearContext) -> AnyView {
    // Anybody may end the game, but an action always has a seat.
    let end = game.button(Seat(0), Action::End);
    view! {
        {scoresheet::all_deals(game)}
        {end_early("After a deal you can end the game. Finished deals count.", end)}
    }
    .into_any()
}

fn board(game: ClearContext, screen: TableScreen) -> AnyView {
    match screen {
        TableScreen::Cards => cards::board(game),
        TableScreen::Caller => caller::board(game),
        TableScreen::Bonus => bonus::board(game),
        TableScreen::Scored => scoresheet::scored(game),
        TableScreen::Ceremony => ceremony::board(game),
        TableScreen::Review => review::board(game),
    }
}

fn foot(game: ClearContext, screen: TableScreen) -> AnyView {
    match screen {
        TableScreen::Cards => cards::foot(game),
        TableScreen::Caller => caller::foot(game),
        TableScreen::Bonus => bonus::foot(game),
        TableScreen::Scored => scoresheet::foot_after_score(game),
        TableScreen::Ceremony => ceremony::foot(game),
        TableScreen::Review => review::foot(game),
    }
}
