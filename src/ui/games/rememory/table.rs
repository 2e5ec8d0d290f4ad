//! The table: the tiles, what lies beside them, and what surrounds them.

use crate::ui::prelude::*;

use super::{
    action,
    at::{At, in_play, name},
    ceremony, closing, coins, crowd, grid, hands, in_play, scores, sounds,
};
use crate::{
    play::{Damage, Kind},
    rules::rememory::{Action, Private, Rememory, Scene, Variant, View},
    ui::{
        frame::Strip,
        opponents::play_along,
        parts::Foot,
        session::Session,
        table::{GameTable, table},
    },
};

/// A game being played.
///
/// `damage` is where its record stopped making sense, if it did.
pub(super) fn mount(session: Session<Rememory>, damage: Option<Damage>) -> Html {
    let at = At::new(session);
    look_when_alone(at);
    let over = Memo::new(move |_| at.look_later(|view| matches!(view.scene, Scene::Over { .. })));
    let inside = move || {
        let place = move || if over.get() { ceremony::board(at) } else { board(at) };
        let buttons = move || if over.get() { ceremony::action(at) } else { action::action(at) };
        html! {
            <main
                class="board rememory"
                tabindex="0"
                data-variant=slug(at.variant())
                data-over=move || over.get().to_string()
            >
                {place}
            </main>
            <Foot refused=at.refused inside=buttons/>
        }
    };
    let purpose = move || match at.look(|view| in_play(&view.scene)) {
        Some(_) => "to look at the coin",
        None => "to pick a coin",
    };
    table(GameTable {
        session,
        damage,
        kind: Kind::Rememory,
        opponents: |session, here| {
            play_along(session, here);
            closing::in_time(session, here);
        },
        sound: sounds::sound,
        strip,
        curtain: at.curtain,
        name: Callback::new(move |seat| at.name(seat)),
        purpose: Signal::derive(purpose),
        go_on: Callback::new(move |()| at.refused.set(None)),
        inside: ContentFn::from(inside),
        more: ContentFn::from(move || crowd::everybody(at)),
    })
}

/// Whoever lifts the curtain over a coin has come to look at it; and nobody stays behind it when their turn is over,
/// as it may be when a timer hides a wrong tile.
fn look_when_alone(at: At) {
    let unseen = move || {
        let hidden = at.look(|view| in_play(&view.scene)).and_then(|coin| coin.hidden);
        hidden.is_some_and(|hidden| !hidden.looked)
    };
    Effect::new(move |_| {
        let turn = at.look(|view| view.turn);
        if at.is_behind() && !at.session.viewer.get().is(turn) {
            at.curtain.leave();
        } else if at.is_behind() && matches!(at.look(View::private), Some((_, Private::Coin))) && unseen() {
            at.act(Action::Look);
        }
    });
}

/// What the style sheets call a variant.
pub(super) fn slug(variant: Variant) -> &'static str {
    match variant {
        Variant::Bag => "bag",
        Variant::Hands { .. } => "hands",
        Variant::Steals { .. } => "steals",
        Variant::Rows { .. } => "rows",
        Variant::Scattered { .. } => "scattered",
    }
}

/// What a variant is called.
pub(super) fn called(variant: Variant) -> &'static str {
    match variant {
        Variant::Bag => "Base",
        Variant::Hands { .. } => "Hands",
        Variant::Steals { .. } => "Steals",
        Variant::Rows { .. } => "Rows",
        Variant::Scattered { .. } => "Scattered",
    }
}

fn board(at: At) -> Html {
    let few = at.view.with_untracked(|view| view.people.len() <= scores::few(view.variant));
    let people = || if few { scores::scores(at) } else { crowd::crowd(at) };
    let beside = match at.variant() {
        Variant::Bag => {
            html! { <div class="with-bag">{in_play::bag(at)}{in_play::coin_in_play(at)}</div>{people()} }
        }
        Variant::Hands { .. } | Variant::Steals { .. } => {
            html! { {in_play::coin_in_play(at)}{hands::hands(at)} }
        }
        Variant::Rows { .. } | Variant::Scattered { .. } => {
            html! { {in_play::coin_in_play(at)}{coins::beside(at)}{people()} }
        }
    };
    let crowded = (!few).to_string();
    html! {
        {grid::grid(at)}
        <aside class="side" aria-label="Coins and people" data-crowd=crowded>{beside}{lies_open(at)}</aside>
    }
}

/// What lies open just now is said, and not said any more as soon as it is hidden (RM-04).
fn lies_open(at: At) -> Html {
    let any = Memo::new(move |_| at.look(|view| in_play(&view.scene)).is_some());
    let open = move || any.get().then(|| at.look_guarded(View::open)).flatten().unwrap_or_default();
    html! {
        <p class="open visually-hidden" role="status" aria-live="polite">
            <span>{open}</span>
        </p>
    }
}

/// What the strip says.
fn strip(view: &View) -> Strip {
    let phase = match view.scene {
        Scene::Coin { .. } => "A coin",
        Scene::Tile(_) => "Its tile",
        Scene::Wrong { .. } => "Wrong tile",
        Scene::Over { .. } => "Applause",
    };
    let turn = match view.scene {
        Scene::Over { .. } => String::new(),
        Scene::Coin { .. } | Scene::Tile(_) | Scene::Wrong { .. } => name(view, view.turn),
    };
    Strip { round: format!("{} · turn {}", called(view.variant), view.turns), phase: phase.to_owned(), turn }
}
