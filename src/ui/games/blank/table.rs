//! The table: the current room, and what surrounds every room.

use crate::ui::prelude::*;

use super::{
    action, calls, ceremony, choosing, clock, context::BlankTable, drag, hand, obligations, people, piles,
    prize, queue, rules_in_force, ruling, trial,
};
use crate::{
    browser::sound::Sound,
    play::{Damage, Kind},
    rules::blank::{Blank, Event, View},
    screens::{
        Strip,
        blank::{self as screens, Awaited, OpenDecision, Room, room, slug},
        first_time,
        second_screen::{self, Progress},
        summary,
    },
    ui::{
        afterwards::afterwards, cards::after_game, opponents, parts::Foot, session::Session, table::GameTable,
    },
};

/// Draws the table of an open game.
///
/// `damage`: where its record could not be replayed, if it is damaged.
pub(in crate::ui::games) fn mount(session: Session<Blank>, damage: Option<Damage>) -> Html {
    let table = BlankTable::new(session);
    drag::listen(table);
    leave_curtain_to_decide(table);
    after_game::watch(session);
    let room = Memo::new(move |_| table.with(room));
    // The foot says at once what to do in the next room, and the room follows one frame later.
    let shown_room = afterwards(room);
    let inside = move || {
        clock::run(table);
        html! {
            <main
                class="board blank-table"
                tabindex="0"
                data-room=move || slug(shown_room.get())
                data-hand=move || table.has_hand.get().to_string()
                data-settles=move || table.open_decision.with(Option::is_some).to_string()
            >
                {move || board(table, shown_room.get())}
            </main>
            <Foot notice=table.session.notice inside=move || buttons(table, room.get())/>
        }
    };
    crate::ui::table::table(GameTable {
        session,
        damage,
        kind: Kind::Blank,
        opponents: opponents::run,
        sound,
        strip: |view, _| strip(view),
        second_screen: second_screen::blank,
        progress: Signal::stored(Progress::default()),
        moment: first_time::blank,
        curtain: table.curtain,
        name: Callback::new(move |seat| table.name(seat)),
        purpose: Signal::derive(move || purpose(table)),
        after_jump: Callback::new(move |()| table.after_jump()),
        inside: ContentFn::from(inside),
        summary: summary::of_blank,
        day_end: |_| None,
        more: ContentFn::default(),
    })
}

/// Ends the private part when the whole table has to decide something.
fn leave_curtain_to_decide(table: BlankTable) {
    Effect::new(move |_| {
        let settles = matches!(
            table.due.get(),
            Awaited::Decide(OpenDecision::Trial | OpenDecision::Proposal)
                | Awaited::LastCall(_)
                | Awaited::Prize(_)
        );
        if settles && table.is_behind() {
            table.curtain.leave();
        }
    });
}

/// What the person who lifts the curtain is to do.
fn purpose(table: BlankTable) -> &'static str {
    let Some(seat) = table.curtain.waits_for() else { return "" };
    table.with(|view| screens::purpose(view, seat))
}

fn board(table: BlankTable, room: Room) -> Html {
    match room {
        Room::Opening => rules_in_force::opening(table),
        Room::Play => play(table),
        Room::Prize => prize::board(table),
        Room::Ceremony => ceremony::board(table, table.with_untracked(screens::winner)),
    }
}

fn buttons(table: BlankTable, room: Room) -> Html {
    match room {
        Room::Opening | Room::Play => action::action(table),
        Room::Prize => prize::action(table),
        Room::Ceremony => ceremony::action(table),
    }
}

/// The hand answers a press at once. Everything else follows one frame later.
fn play(table: BlankTable) -> Html {
    let view = table.session.view_later;
    html! {
        {rules_in_force::rules(table, view)}
        <div class="centre stack">
            {piles::piles(table, view)}
            {move || decision_or_news(table, table.open_decision.get())}
            {piles::lasting(view)}
        </div>
        <aside class="side" data-scroll-to-turn="" aria-label="Players and tasks">
            {people::people(table, view)}
            {queue::queue(table, view)}
            {obligations::obligations(table, view)}
            <div class="calls row">{calls::button(table)}{ruling::button(table)}</div>
        </aside>
        {hand::hand(table)}
    }
}

/// The open decision or choice of the table, or else the latest events.
fn decision_or_news(table: BlankTable, decision: Option<OpenDecision>) -> Html {
    match decision {
        Some(OpenDecision::Trial) => trial::board(table),
        Some(OpenDecision::Proposal) => ruling::board(table),
        Some(OpenDecision::Choice(choice)) => choosing::board(table, &choice),
        None => piles::latest_events(table),
    }
}

/// What the strip says.
fn strip(view: &View) -> Strip {
    Strip {
        round: format!("Turn {}", view.turn.max(1)),
        phase: screens::phase(view).to_owned(),
        turn: screens::turn(view),
    }
}

/// The sound of an event, if it has one.
fn sound(event: &Event) -> Option<Sound> {
    match event {
        Event::Won(_) => Some(Sound::Applause),
        Event::LastCall(_) | Event::PlaysAgain(_) | Event::PrizeWritten(_) => Some(Sound::Chime),
        Event::Penalty { .. } | Event::DrawPileEmpty | Event::Missed { .. } => Some(Sound::Buzzer),
        Event::RuleOpened(_)
        | Event::Played { .. }
        | Event::Drew { .. }
        | Event::Moved { .. }
        | Event::Swapped(..)
        | Event::Discarded { .. }
        | Event::Flipped(_)
        | Event::WentUnder(_)
        | Event::Shuffled
        | Event::Reshuffled { .. } => Some(Sound::Card),
        Event::Accused { .. } | Event::Obliged { .. } | Event::Triggered(_) => Some(Sound::Coin),
        _ => None,
    }
}
