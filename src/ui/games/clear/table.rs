//! The table: the current room, and what surrounds every room.

use crate::ui::prelude::*;

use super::{bonus, caller, cards, ceremony, context::ClearContext, how_to, review, scoresheet};
use crate::{
    play::Damage,
    rules::{
        Seat,
        clear::{Action, Clear},
    },
    screens::{
        clear::{Room, room, slug},
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
    let room =
        Memo::new(move |_| if game.review.with(Option::is_some) { Room::Review } else { game.with(room) });
    let inside = move || {
        view! {
            <main class="board clear" tabindex="0" data-room=move || slug(room.get())>
                {move || board(game, room.get())}
            </main>
            <Foot notice=game.session.notice inside=move || foot(game, room.get())/>
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
        purpose: "".into(),
        after_undo_or_redo: Callback::new(move |()| game.after_undo_or_redo()),
        inside: ViewFn::from(inside),
        more: ViewFn::from(move || more(game)),
    })
}

/// Rarely used commands: all deals so far, ending early.
fn more(game: ClearContext) -> AnyView {
    let end = game.button(Seat(0), Action::End);
    view! {
        {scoresheet::all_deals(game)}
        {end_early("After a deal you can end the game. Finished deals count.", end)}
    }
    .into_any()
}

fn board(game: ClearContext, room: Room) -> AnyView {
    match room {
        Room::Cards => cards::board(game),
        Room::Caller => caller::board(game),
        Room::Bonus => bonus::board(game),
        Room::Scored => scoresheet::scored(game),
        Room::Ceremony => ceremony::board(game),
        Room::Review => review::board(game),
    }
}

fn foot(game: ClearContext, room: Room) -> AnyView {
    match room {
        Room::Cards => cards::foot(game),
        Room::Caller => caller::foot(game),
        Room::Bonus => bonus::foot(game),
        Room::Scored => scoresheet::scored_action(game),
        Room::Ceremony => ceremony::foot(game),
        Room::Review => review::foot(game),
    }
}
