//! The table: the tiles and what surrounds them.

use crate::ui::prelude::*;

use super::{action, ceremony, closing, coins, crowd, grid, hands, in_play, scores, state::RememoryTable};
use crate::{
    browser::sound::Sound,
    daily::DayEnd,
    play::{Damage, Kind},
    rules::{
        Seat,
        rememory::{Action, Event, Private, Rememory, Variant, View},
    },
    screens::{
        first_time,
        rememory::{most_lines, slug, strip},
        second_screen::{self, Progress},
        summary,
    },
    ui::{
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
pub(in crate::ui::games) fn mount(session: Session<Rememory>, damage: Option<Damage>) -> Html {
    let table = RememoryTable::new(session);
    look_after_lifting(table);
    let view = session.view_later;
    let over = Memo::new(move |_| view.with(View::is_over));
    let inside = move || {
        let place = move || if over.get() { ceremony::board(table) } else { board(table, view) };
        let buttons = move || if over.get() { ceremony::action(table) } else { action::action(table) };
        html! {
            <main
                class="board rememory"
                tabindex="0"
                data-variant=slug(table.variant())
                data-over=move || over.get().to_string()
            >
                {place}
            </main>
            <Foot notice=table.session.notice inside=buttons/>
        }
    };
    let purpose = move || match table.with(View::in_play) {
        Some(_) => "to look at the coin",
        None => "to pick a coin",
    };
    table::table(GameTable {
        session,
        damage,
        kind: Kind::Rememory,
        opponents: |session, here| {
            opponents::run(session, here);
            closing::close_after_time(session, here);
        },
        sound,
        strip: |view, _| strip(view),
        second_screen: second_screen::rememory,
        progress: Signal::stored(Progress::default()),
        moment: |view, _| first_time::rememory(view),
        curtain: table.curtain,
        name: Callback::new(move |seat| table.name(seat)),
        purpose: Signal::derive(purpose),
        after_jump: Callback::new(|()| ()),
        inside: ContentFn::from(inside),
        summary: summary::of_rememory_game,
        day_end: DayEnd::of_rememory,
        more: ContentFn::from(move || more(table, view)),
    })
}

/// Rarely used commands: what everybody has found, ending early.
fn more(table: RememoryTable, view: Signal<View>) -> Html {
    let end = || {
        end_early(
            "You can end the game here. The tiles found so far count.",
            table.session.button(|| Seat(0), Action::End),
        )
    };
    let is_solo = table.with_untracked(|view| view.solo);
    html! {
        {crowd::everybody(view)}
        {(!is_solo).then(end)}
    }
}

/// Looks at the coin at once when the curtain was lifted for it. Leaves the curtain when the turn ends, for example by the
/// timer.
fn look_after_lifting(table: RememoryTable) {
    let unseen = move || {
        let hidden = table.with(View::in_play).and_then(|coin| coin.hidden);
        hidden.is_some_and(|hidden| !hidden.looked)
    };
    Effect::new(move |_| {
        let turn = table.with(|view| view.turn);
        if table.is_behind() && !table.session.viewer.get().is(turn) {
            table.curtain.leave();
        } else if table.is_behind()
            && matches!(table.with(View::private), Some((_, Private::Coin)))
            && unseen()
        {
            table.act(Action::Look);
        }
    });
}

/// The tiles answer a press at once. Everything else follows one frame later.
fn board(table: RememoryTable, view: Signal<View>) -> Html {
    let few = table.with_untracked(|view| view.people.len() <= most_lines(view.variant));
    let people = || if few { scores::scores(table, view) } else { crowd::crowd(table, view) };
    let beside = match table.variant() {
        Variant::Bag => {
            html! { <div class="with-bag">{in_play::bag(table, view)}{in_play::coin_in_play(table, view)}</div>{people()} }
        }
        Variant::Hands { .. } | Variant::Steals { .. } => {
            html! { {in_play::coin_in_play(table, view)}{hands::hands(table, view)} }
        }
        Variant::Rows { .. } | Variant::Scattered { .. } => {
            html! { {in_play::coin_in_play(table, view)}{coins::beside(table, view)}{people()} }
        }
    };
    let crowded = (!few).to_string();
    html! {
        {grid::grid(table)}
        <aside class="side" data-scroll-to-turn="" aria-label="Coins and people" data-crowd=crowded>{beside}{open_text(table, view)}</aside>
    }
}

/// Names the open coins and tiles for screen readers; it disappears when they are hidden (RM-04).
fn open_text(table: RememoryTable, view: Signal<View>) -> Html {
    let any = Memo::new(move |_| table.with(View::in_play).is_some());
    let open = move || {
        let open = || table.session.with_own(view, View::visible_text);
        any.get().then(open).flatten().unwrap_or_default()
    };
    html! {
        <p class="open visually-hidden" role="status" aria-live="polite">
            <span>{open}</span>
        </p>
    }
}

/// The sound of an event, if it has one.
fn sound(event: &Event) -> Option<Sound> {
    match event {
        Event::Drew { .. } | Event::Picked { .. } | Event::Stole { .. } | Event::Revealed { .. } => {
            Some(Sound::Coin)
        }
        Event::Hit { .. } => Some(Sound::Chime),
        Event::Missed { .. } | Event::Closed => Some(Sound::Card),
        Event::Over { .. } => Some(Sound::Applause),
        Event::Looked { .. }
        | Event::TookReserve { .. }
        | Event::Passed { .. }
        | Event::TurnBegins { .. } => None,
    }
}
