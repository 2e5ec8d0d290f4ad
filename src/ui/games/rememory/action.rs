//! The foot of the table: what to do now, in a sentence and a button.

use crate::ui::prelude::*;

use super::{
    at::{At, name, other_eyes},
    closing,
};
use crate::{
    browser::focus,
    rules::{
        Seat,
        rememory::{Action, Private, Scene, Variant, View},
    },
    ui::{
        afterwards::afterwards_unless,
        parts::{Primary, Quiet},
    },
};

/// The first tile that can be turned, and the first coin that can be picked.
const FIRST_TILE: &str = ".tiles [data-lies=down]";
const FIRST_COIN: &str =
    ".hands [data-turn=true] [data-lies=coin], .rows [data-lies=coin], .hands [data-lies=coin]";

/// What the table waits for. The buttons are drawn anew when it changes, and only then.
#[derive(Clone, PartialEq)]
enum Due {
    /// The page moves somebody.
    Bot,
    /// A coin is to be picked.
    Pick,
    /// One press, whatever it is for. From turn to turn the large button stays, and only says something else.
    Press,
}

fn due(view: &View) -> Due {
    let bot = view.people.get(view.turn.index()).is_some_and(|person| person.level.is_some());
    match view.scene {
        Scene::Wrong { .. } => Due::Press,
        _ if bot => Due::Bot,
        Scene::Coin { pass: false } if view.variant != Variant::Bag => Due::Pick,
        Scene::Coin { .. } | Scene::Tile(_) | Scene::Over { .. } => Due::Press,
    }
}

/// What one press is for, and what it does; otherwise it leads to the tiles.
fn press(view: &View) -> (&'static str, Option<Action>) {
    match view.scene {
        Scene::Wrong { .. } => ("Everybody has seen it", Some(Action::Close)),
        Scene::Coin { pass: true } => ("Pass", Some(Action::Pass)),
        Scene::Coin { pass: false } => ("Draw a coin", Some(Action::Draw)),
        Scene::Tile(_) | Scene::Over { .. } => ("Choose a tile", None),
    }
}

pub(super) fn action(at: At) -> AnyView {
    let due = Memo::new(move |_| at.look(due));
    let private = Memo::new(move |_| at.private());
    let press = Memo::new(move |_| at.look_later(press));
    let pressed = move |()| match press.get_untracked() {
        (_, Some(action)) => at.act(action),
        (_, None) => drop(focus::put(FIRST_TILE)),
    };
    let buttons = move || match due.get() {
        Due::Bot => bot(at),
        Due::Pick => pick(at, private.get()),
        Due::Press => view! {
            {move || alone(at, private.get())}
            <Primary on_press=pressed>{move || press.get().0}</Primary>
        }
        .into_any(),
    };
    let say = at.seen(move || at.look(sentence));
    let say = afterwards_unless(other_eyes, say);
    view! {
        <p class="say" dir="auto">{move || say.get().1}</p>
        {buttons}
    }
    .into_any()
}

/// Nobody has to press anything while the page moves somebody, and a press says so.
fn bot(at: At) -> AnyView {
    let name = at.look(|view| name(view, view.turn));
    let refusal = Some(format!("{name} is thinking, and goes on without your help."));
    view! { <Primary on_press=|()| {} refusal=Signal::from(refusal)>{name}" is thinking"</Primary> }
        .into_any()
}

/// Picking a coin: in the open, or, from a hand that others may not see, behind the curtain.
fn pick(at: At, private: Option<(Seat, Private)>) -> AnyView {
    let first = |()| {
        focus::put(FIRST_COIN);
    };
    let back = move |()| at.curtain.leave();
    match private {
        Some(_) if at.is_behind() => view! {
            <Quiet on_press=back>"Back to the table"</Quiet>
            <Primary on_press=first>"Choose a coin"</Primary>
        }
        .into_any(),
        Some((seat, _)) if at.only.is_none() => view! {
            <Quiet on_press=first>"Choose without looking"</Quiet>
            <Primary on_press=move |()| at.curtain.fall(seat)>"Pass to "<bdi>{at.name(seat)}</bdi></Primary>
        }
        .into_any(),
        Some(_) | None => view! { <Primary on_press=first>"Choose a coin"</Primary> }.into_any(),
    }
}

/// What whoever picked a coin may do with a side of it that others do not see (RM-36).
fn alone(at: At, private: Option<(Seat, Private)>) -> AnyView {
    let Some((seat, Private::Coin)) = private else { return ().into_any() };
    let hidden = at.look(|view| super::at::in_play(&view.scene).and_then(|coin| coin.hidden));
    let Some(hidden) = hidden else { return ().into_any() };
    let look = move |()| match at.only {
        Some(_) => at.act(Action::Look),
        None => at.curtain.fall(seat),
    };
    let looks = match (at.is_behind(), at.only.is_some() && hidden.looked) {
        (true, _) => {
            view! { <Quiet on_press=move |()| at.curtain.leave()>"Back to the table"</Quiet> }.into_any()
        }
        (false, true) => ().into_any(),
        (false, false) => {
            view! { <Quiet on_press=look><bdi>{at.name(seat)}</bdi>" looks at the coin"</Quiet> }.into_any()
        }
    };
    let tell = hidden.tell.then(|| {
        view! { <Quiet on_press=move |()| at.act(Action::Tell)>"Tell everybody"</Quiet> }
    });
    view! { {looks}{tell} }.into_any()
}

/// What to do now, in a sentence.
fn sentence(view: &View) -> String {
    let who = name(view, view.turn);
    match &view.scene {
        Scene::Over { .. } => String::new(),
        Scene::Coin { pass: true } => format!("{who} has no coin: steal one, or pass."),
        Scene::Coin { .. } => match view.variant {
            Variant::Bag => format!("{who} draws a coin."),
            Variant::Hands { .. } => format!("{who} picks one of their coins."),
            Variant::Steals { .. } => {
                format!("{who} picks a coin of their own, or points at somebody else's.")
            }
            Variant::Rows { .. } | Variant::Scattered { .. } => format!("{who} picks a coin."),
        },
        Scene::Tile(coin) => match coin.seen.coin() {
            Some(coin) => format!("{who}, where is the {coin}?"),
            None => format!("{who}, where is its tile?"),
        },
        Scene::Wrong { tile, .. } => match closing::seconds() {
            None => format!("That is the {tile}. Look well, everybody."),
            Some(seconds) => format!("That is the {tile}. It is hidden in {seconds} seconds."),
        },
    }
}
