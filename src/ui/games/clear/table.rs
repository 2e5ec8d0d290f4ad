//! The table: the current room, and what surrounds every room.

use crate::ui::prelude::*;

use super::{bonus, caller, cards, ceremony, how_to, review, scoresheet, state::ClearTable};
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
    let table = ClearTable::new(session);
    let room =
        Memo::new(move |_| if table.review.with(Option::is_some) { Room::Review } else { table.with(room) });
    let inside = move || {
        view! {
            <main class="board clear" tabindex="0" data-room=move || slug(room.get())>
                {move || board(table, room.get())}
            </main>
            <Foot notice=table.session.notice inside=move || action(table, room.get())/>
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
        curtain: Curtain::new(session.viewer, table.session.notice),
        name: Callback::new(move |seat| table.name(seat)),
        purpose: "".into(),
        after_undo_or_redo: Callback::new(move |()| table.after_undo_or_redo()),
        inside: ViewFn::from(inside),
        more: ViewFn::from(move || more(table)),
    })
}

/// Rarely used commands: all deals so far, ending early.
fn more(table: ClearTable) -> AnyView {
    let end = table.button(Seat(0), Action::End);
    view! {
        {scoresheet::all_deals(table)}
        {end_early("After a deal you can end the game. Finished deals count.", end)}
    }
    .into_any()
}

fn board(table: ClearTable, room: Room) -> AnyView {
    match room {
        Room::Cards => cards::board(table),
        Room::Caller => caller::board(table),
        Room::Bonus => bonus::board(table),
        Room::Scored => scoresheet::scored(table),
        Room::Ceremony => ceremony::board(table),
        Room::Review => review::board(table),
    }
}

fn action(table: ClearTable, room: Room) -> AnyView {
    match room {
        Room::Cards => cards::action(table),
        Room::Caller => caller::action(table),
        Room::Bonus => bonus::action(table),
        Room::Scored => scoresheet::scored_action(table),
        Room::Ceremony => ceremony::action(table),
        Room::Review => review::action(table),
    }
}
