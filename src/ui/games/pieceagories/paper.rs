//! Everybody writes on paper against one clock.

use crate::ui::prelude::*;

use super::{at::At, dice::SUITS, list::laid_out, typing::minutes};
use crate::{
    rules::pieceagories::{Action, Scene, Throw, Timer},
    ui::parts::{BigLetter, Clock, Die, Primary, Quiet},
};

fn running(scene: &Scene) -> bool {
    matches!(scene, Scene::Paper { running: true, .. })
}

/// The time everybody has, and the dice; neither changes while the room is open.
fn set(at: At) -> Option<(u32, Throw)> {
    at.session.view.with_untracked(|view| match &view.scene {
        Scene::Paper { seconds, throw, .. } => Some((*seconds, *throw)),
        _ => None,
    })
}

pub(super) fn board(at: At) -> AnyView {
    let Some((seconds, throw)) = set(at) else { return ().into_any() };
    let letter = char::from(throw.letter());
    let dice =
        SUITS.iter().zip(throw.0).map(|(&suit, rank)| view! { <Die suit face=Some(rank)/> }).collect_view();
    let own_timer = at.session.view.with_untracked(|view| view.timer) == Timer::Own;
    let clock = if own_timer {
        let says = move || if at.scene(running) { "Your own clock runs." } else { "" };
        let set = move || (!at.scene(running)).then(|| format!("Set {} now.", minutes(seconds)));
        view! { <p class="own-timer">{set}{says}</p> }.into_any()
    } else {
        let left = Signal::derive(move || at.clock.left.get().unwrap_or(seconds));
        view! { <Clock remaining=left total=seconds prominent=true/> }.into_any()
    };
    view! {
        <div class="beside paper-round">
            <section class="signals">
                <BigLetter letter=Some(letter) prominent=true/>
                <div class="row dice-row">{dice}</div>
                {clock}
            </section>
            {laid_out(at)}
        </div>
    }
    .into_any()
}

pub(super) fn action(at: At) -> AnyView {
    let runs = Memo::new(move |_| at.scene(running));
    (move || if runs.get() { while_running(at) } else { before(at) }).into_any()
}

fn before(at: At) -> AnyView {
    let Some((seconds, throw)) = set(at) else { return ().into_any() };
    let letter = char::from(throw.letter()).to_string();
    view! {
        <p class="say">"Head your sheets with "{letter}", and number them from 1 to 10."</p>
        <Primary on_press=move |()| at.begin(at.host(), seconds)>"Start the clock"</Primary>
    }
    .into_any()
}

fn while_running(at: At) -> AnyView {
    let (timer, early) = at.session.view.with_untracked(|view| (view.timer, view.house.early));
    let stop = move |()| {
        at.clock.stop();
        at.host_does(Action::TimeUp);
    };
    let say_time = move |()| {
        if let Some(left) = at.clock.left.get_untracked() {
            at.session.say(format!("{} left.", minutes(left)));
        }
    };
    match timer {
        Timer::Own => view! {
            <p class="say">"Write. When your clock rings, press the button."</p>
            <Primary on_press=stop>"Time is up"</Primary>
        }
        .into_any(),
        Timer::Page => view! {
            {early.then(|| view! { <Quiet on_press=stop>"Everybody is done"</Quiet> })}
            <p class="say">"Write. The clock says when pens go down."</p>
            <Primary on_press=say_time>"Say the time that is left"</Primary>
        }
        .into_any(),
    }
}
