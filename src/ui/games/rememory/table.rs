//! The table: the tiles and what surrounds them.

use crate::ui::prelude::*;

use super::{
    action, best, ceremony, closing, coins, crowd, grid, hands, how_to, in_play, scores, state::RememoryTable,
};
use crate::{
    browser::page,
    play::Damage,
    rules::{
        Seat,
        rememory::{Action, Rememory, Variant, View},
    },
    screens::{
        rememory::{is_coin_unseen, most_lines, purpose, slug},
        second_screen::Progress,
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
pub(in crate::ui::games) fn mount(session: Session<Rememory>, damage: Option<Damage>) -> AnyView {
    let table = RememoryTable::new(session);
    show_hand_after_lifting(table);
    look_after_lifting(table);
    best::watch(table);
    let over = Memo::new(move |_| table.with(View::is_over));
    let inside = move || {
        let main_content = move || if over.get() { ceremony::board(table) } else { board(table) };
        let buttons = move || if over.get() { ceremony::action(table) } else { action::action(table) };
        view! {
            <main
                class="board rememory"
                tabindex="0"
                data-variant=slug(table.variant())
                data-over=move || over.get().to_string()
            >
                {main_content}
            </main>
            <Foot notice=table.session.notice inside=buttons/>
        }
        .into_any()
    };
    table::table(GameTable {
        session,
        damage,
        opponents: |session, here| {
            opponents::run(session, here);
            closing::close_after_time(session, here);
        },
        progress: Signal::stored(Progress::default()),
        introduction: how_to::introduction,
        curtain: table.curtain,
        name: Callback::new(move |seat| table.name(seat)),
        purpose: Signal::derive(move || table.with(purpose)),
        after_undo_or_redo: Callback::new(|()| ()),
        inside: ViewFn::from(inside),
        more: ViewFn::from(move || more(table)),
    })
}

/// Rarely used commands: what everybody has found, ending early.
fn more(table: RememoryTable) -> AnyView {
    let end = || {
        end_early(
            "You can end the game as soon as a tile was found. The tiles found so far count.",
            table.session.button(|| Seat(0), Action::End),
        )
    };
    let is_solo = table.with_untracked(|view| view.solo);
    view! {
        {crowd::everybody(table)}
        {(!is_solo).then(end)}
    }
    .into_any()
}

/// Scrolls to the coins of whoever lifted the curtain, because on a phone they may be below the screen.
fn show_hand_after_lifting(table: RememoryTable) {
    Effect::new(move |_| {
        if table.is_behind() {
            page::after_painting(|| page::scroll_into_view("[data-hands] [data-turn=true]"));
        }
    });
}

/// Looks at the coin at once when the curtain was lifted for it. Ends the private part when the turn ends, for example by
/// the timer.
fn look_after_lifting(table: RememoryTable) {
    Effect::new(move |_| {
        let turn = table.with(|view| view.turn);
        if table.is_behind() && !table.session.viewer.get().is(turn) {
            table.curtain.leave();
        } else if table.is_behind() && table.with(is_coin_unseen) {
            table.act(Action::Look);
        }
    });
}

/// The tiles, the coin in play, and the people.
fn board(table: RememoryTable) -> AnyView {
    let few = table.with_untracked(|view| view.people.len() <= most_lines(view.variant));
    let people = || if few { scores::scores(table) } else { crowd::crowd(table) };
    let beside = match table.variant() {
        Variant::Bag => {
            view! { <div class="with-bag">{in_play::bag(table)}{in_play::coin_in_play(table)}</div>{people()} }.into_any()
        }
        Variant::Hands { .. } | Variant::Steals { .. } => {
            view! { {in_play::coin_in_play(table)}{hands::hands(table)} }.into_any()
        }
        Variant::Rows { .. } | Variant::Scattered { .. } => {
            view! { {in_play::coin_in_play(table)}{coins::beside(table)}{people()} }.into_any()
        }
    };
    let crowded = (!few).to_string();
    view! {
        {grid::grid(table)}
        <aside class="side" data-scroll-to-turn="" aria-label="Coins and people" data-crowd=crowded>{beside}{open_text(table)}</aside>
    }.into_any()
}

/// Names the coin in play and the wrong tile for screen readers; the text disappears when they are hidden (RM-04).
fn open_text(table: RememoryTable) -> AnyView {
    let has_coin = Memo::new(move |_| table.with(View::in_play).is_some());
    let open = move || {
        let open = || table.session.with_own(View::visible_text);
        has_coin.get().then(open).flatten().unwrap_or_default()
    };
    view! {
        <p class="open visually-hidden" role="status" aria-live="polite">
            <span>{open}</span>
        </p>
    }
    .into_any()
}
