//! The table: the current room, and what surrounds every room.

use crate::ui::prelude::*;

use super::{
    accusation_vote, action, again, calls, ceremony, choosing, clock, context::BlankTable, drag, fill_in,
    hand, how_to, lit, obligations, people, piles, prize, queue, rules_in_force, ruling,
};
use crate::{
    play::Damage,
    rules::blank::Blank,
    screens::{
        blank::{self as screens, Awaited, OpenDecision, Room, slug},
        second_screen::Progress,
    },
    ui::{cards::after_game, opponents, parts::Foot, session::Session, table::GameTable},
};

/// Draws the table of an open game.
///
/// `damage`: where its record could not be replayed, if it is damaged.
pub(in crate::ui::games) fn mount(session: Session<Blank>, damage: Option<Damage>) -> AnyView {
    let table = BlankTable::new(session);
    drag::listen(table);
    leave_curtain_to_decide(table);
    after_game::watch(session);
    let inside = move || {
        clock::run(table);
        lit::end_with_first_game(table);
        view! {
            <main
                class="board blank-table"
                tabindex="0"
                data-room=move || slug(table.room.get())
                data-hand=move || table.has_hand.get().to_string()
                data-deciding=move || table.open_decision.with(Option::is_some).to_string()
            >
                {move || board(table, table.room.get())}
            </main>
            <Foot notice=table.session.notice inside=move || buttons(table, table.room.get())/>
        }
        .into_any()
    };
    crate::ui::table::table(GameTable {
        session,
        damage,
        opponents: opponents::run,
        progress: Signal::stored(Progress::default()),
        introduction: |_| how_to::introduction(),
        curtain: table.curtain,
        name: Callback::new(move |seat| table.name(seat)),
        purpose: Signal::derive(move || purpose(table)),
        after_undo_or_redo: Callback::new(move |()| table.after_undo_or_redo()),
        inside: ViewFn::from(inside),
        more: ViewFn::from(move || lit::switch(table)),
    })
}

/// Ends the private part when the whole table has to decide something, or when somebody has won.
fn leave_curtain_to_decide(table: BlankTable) {
    Effect::new(move |_| {
        let table_decides = matches!(
            table.awaited.get(),
            Awaited::Decide(OpenDecision::Accusations | OpenDecision::Proposal)
                | Awaited::LastCall(_)
                | Awaited::Prize(_)
        );
        if table_decides && table.is_behind() {
            table.curtain.leave();
        }
    });
}

/// What the person who lifts the curtain is to do.
fn purpose(table: BlankTable) -> &'static str {
    let Some(seat) = table.curtain.waits_for() else { return "" };
    table.with(|view| screens::purpose(view, seat))
}

fn board(table: BlankTable, room: Room) -> AnyView {
    match room {
        Room::Opening => {
            view! { {rules_in_force::opening(table)}{fill_in::before_the_game(table)} }.into_any()
        }
        Room::Play => play(table),
        Room::Prize => prize::board(table),
        Room::Ceremony => ceremony::board(table, table.with_untracked(screens::winner)),
    }
}

fn buttons(table: BlankTable, room: Room) -> AnyView {
    match room {
        Room::Opening | Room::Play => action::action(table),
        Room::Prize => prize::action(table),
        Room::Ceremony => ceremony::action(table),
    }
}

/// The rules, the piles, the people, and the hand that the page shows.
fn play(table: BlankTable) -> AnyView {
    view! {
        {rules_in_force::rules(table)}
        <div class="centre stack">
            {piles::piles(table)}
            {move || decision_or_news(table, table.open_decision.get())}
            {piles::lasting(table)}
        </div>
        <aside class="side" data-scroll-to-turn="" aria-label="Players and tasks">
            {people::people(table)}
            {queue::queue(table)}
            {obligations::obligations(table)}
            <div class="call-buttons row">{calls::button(table)}{ruling::button(table)}{again::button(table)}</div>
        </aside>
        {hand::hand(table)}
    }.into_any()
}

/// The board of the open decision or choice, or else the latest events.
fn decision_or_news(table: BlankTable, decision: Option<OpenDecision>) -> AnyView {
    match decision {
        Some(OpenDecision::Accusations) => accusation_vote::board(table),
        Some(OpenDecision::Proposal) => ruling::board(table),
        Some(OpenDecision::Choice(choice)) => choosing::board(table, &choice),
        None => piles::latest_events(table),
    }
}
