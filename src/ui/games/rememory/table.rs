//! The table: the tiles and what surrounds them.

use crate::ui::prelude::*;

use super::{
    best, ceremony, closing, coins, context::RememoryContext, crowd, foot, grid, hands, how_to, in_play,
    scores,
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
    let game = RememoryContext::new(session);
    show_hand_after_lifting(game);
    look_at_coin_after_lifting(game);
    leave_curtain_after_turn(game);
    best::watch(game);
    let over = Memo::new(move |_| game.with(View::is_over));
    let inside = move || {
        let main_content = move || if over.get() { ceremony::board(game) } else { board(game) };
        let buttons = move || if over.get() { ceremony::foot(game) } else { foot::foot(game) };
        view! {
            // It scrolls on a small screen, and a keyboard scrolls only what can have the focus.
            <main
                class="board rememory"
                tabindex="0"
                data-variant=slug(game.variant())
                data-over=move || over.get().to_string()
            >
                {main_content}
            </main>
            <Foot notice=game.session.notice inside=buttons/>
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
        curtain: game.curtain,
        pause: None,
        name: Callback::new(move |seat| game.name(seat)),
        purpose: Signal::derive(move || game.with(purpose)),
        // Nothing is selected here that an undo could make wrong.
        after_undo_or_redo: Callback::new(|()| ()),
        inside: ViewFn::from(inside),
        more: ViewFn::from(move || more(game)),
    })
}

/// Rarely used commands: what everybody has found, ending early.
fn more(game: RememoryContext) -> AnyView {
    let end = || {
        end_early(
            "You can end the game as soon as a tile was found. The tiles found so far count.",
            // Anybody may end the game, but an action always has a seat.
            game.session.button(|| Seat(0), Action::End),
        )
    };
    let is_solo = game.with_untracked(|view| view.solo);
    view! {
        {crowd::everybody(game)}
        {(!is_solo).then(end)}
    }
    .into_any()
}

/// Scrolls to the coins of whoever lifted the curtain, because on a phone they may be below the screen.
fn show_hand_after_lifting(game: RememoryContext) {
    Effect::new(move |_| {
        if game.is_behind() {
            page::after_painting(|| page::scroll_into_view("[data-hands] [data-turn=true]"));
        }
    });
}

/// Looks at the coin at once when the curtain was lifted for it.
fn look_at_coin_after_lifting(game: RememoryContext) {
    Effect::new(move |_| {
        let is_their_turn = game.session.viewer.get().is(game.with(|view| view.turn));
        if is_their_turn && game.with(is_coin_unseen) {
            game.act(Action::Look);
        }
    });
}

/// Ends the private part when the turn ends, for example by the timer.
fn leave_curtain_after_turn(game: RememoryContext) {
    Effect::new(move |_| {
        let is_their_turn = game.session.viewer.get().is(game.with(|view| view.turn));
        if game.is_behind() && !is_their_turn {
            game.curtain.leave();
        }
    });
}

/// The tiles, the coin in play, and the people.
fn board(game: RememoryContext) -> AnyView {
    let few = game.with_untracked(|view| view.people.len() <= most_lines(view.variant));
    let people = || if few { scores::scores(game) } else { crowd::crowd(game) };
    let beside = match game.variant() {
        Variant::Bag => {
            view! { <div class="with-bag">{in_play::bag(game)}{in_play::coin_in_play(game)}</div>{people()} }
                .into_any()
        }
        Variant::Hands { .. } | Variant::Steals { .. } => {
            view! { {in_play::coin_in_play(game)}{hands::hands(game)} }.into_any()
        }
        Variant::Rows { .. } | Variant::Scattered { .. } => {
            view! { {in_play::coin_in_play(game)}{coins::beside(game)}{people()} }.into_any()
        }
    };
    let crowded = (!few).to_string();
    view! {
        {grid::grid(game)}
        <aside class="side" data-scroll-to-turn="" aria-label="Coins and people" data-crowd=crowded>{beside}{open_text(game)}</aside>
    }.into_any()
}

/// Names the coin in play and the wrong tile for screen readers; the text disappears when they are hidden (RM-04).
fn open_text(game: RememoryContext) -> AnyView {
    let has_coin = Memo::new(move |_| game.with(View::in_play).is_some());
    let open = move || {
        let open = || game.session.with_own(View::visible_text);
        has_coin.get().then(open).flatten().unwrap_or_default()
    };
    view! {
        <p class="open visually-hidden" role="status" aria-live="polite">
            <span>{open}</span>
        </p>
    }
    .into_any()
}
