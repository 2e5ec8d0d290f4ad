//! Writing in turn: the table waits, and whoever has the laptop writes against a clock of their own.

use crate::ui::prelude::*;

use super::{at::At, list::laid_out, writing};
use crate::{
    rules::{
        Seat,
        pieceagories::{Scene, Throw, Timer},
    },
    ui::parts::{BigLetter, Clock, Pawn, Primary, Quiet},
};

/// What of the scene is needed here.
#[derive(Debug, Clone, PartialEq)]
struct Turn {
    seconds: u32,
    throw: Option<Throw>,
    writing: Option<Seat>,
    open: Vec<Seat>,
}

fn turn(scene: &Scene) -> Option<Turn> {
    match scene {
        Scene::Typing { seconds, throw, writing, open, .. } => {
            Some(Turn { seconds: *seconds, throw: *throw, writing: *writing, open: open.clone() })
        }
        _ => None,
    }
}

pub(super) fn board(at: At) -> AnyView {
    let turn = Memo::new(move |_| at.scene(turn));
    match at.behind() {
        Some(seat) => private(at, seat, turn),
        None => public(at, turn),
    }
}

/// What the table sees: the list, the cup, and whose sheets are in.
fn public(at: At, turn: Memo<Option<Turn>>) -> AnyView {
    let cards = at.participants().into_iter().map(|person| {
        let seat = person.seat;
        let open = move || turn.with(|turn| turn.as_ref().is_some_and(|turn| turn.open.contains(&seat)));
        view! {
            <li class="place-card" data-done=move || (!open()).to_string()>
                {person.pawn.map(|suit| view! { <Pawn suit initial=person.name.initial()/> })}
                <strong dir="auto">{person.name.as_str().to_owned()}</strong>
                <span>{move || if open() { "has yet to write" } else { "sheet is in" }}</span>
            </li>
        }
    });
    view! {
        <div class="beside typing">
            <section>
                <div class="cup"><BigLetter letter=None/></div>
                <ul class="place-cards">{cards.collect_view()}</ul>
            </section>
            {laid_out(at)}
        </div>
    }
    .into_any()
}

/// What the writer sees: first the list and the cup, then the sheet.
fn private(at: At, seat: Seat, turn: Memo<Option<Turn>>) -> AnyView {
    let letter = Memo::new(move |_| turn.get()?.throw.map(Throw::letter));
    let seconds = Memo::new(move |_| turn.get().map_or(0, |turn| turn.seconds));
    let own_timer = at.session.view.with_untracked(|view| view.timer) == Timer::Own;
    let clock = move || {
        if own_timer {
            return view! { <p class="own-timer">"Set "{minutes(seconds.get())}" now"</p> }.into_any();
        }
        let left = Signal::derive(move || at.clock.left.get().unwrap_or_else(|| seconds.get()));
        view! { <Clock remaining=left total=seconds prominent=true/> }.into_any()
    };
    let head = at.name(seat);
    let paper = move || match letter.get() {
        Some(letter) => writing::sheet(at, format!("{}, {head}", char::from(letter)), letter),
        None => laid_out(at),
    };
    view! {
        <div class="beside writing">
            <div class="paper">{paper}</div>
            <section class="signals">
                <BigLetter letter=Signal::derive(move || letter.get().map(char::from)) prominent=true/>
                {clock}
            </section>
        </div>
    }
    .into_any()
}

/// How long, as one sets a clock.
pub(super) fn minutes(seconds: u32) -> String {
    match (seconds / 60, seconds % 60) {
        (1, 0) => "1 minute".to_owned(),
        (minutes, 0) => format!("{minutes} minutes"),
        (0, seconds) => format!("{seconds} seconds"),
        (minutes, seconds) => format!("{minutes}:{seconds:02} minutes"),
    }
}

pub(super) fn action(at: At) -> AnyView {
    let turn = Memo::new(move |_| at.scene(turn));
    match at.behind() {
        Some(seat) => (move || writer_action(at, seat, turn)).into_any(),
        None => (move || table_action(at, turn)).into_any(),
    }
}

fn table_action(at: At, turn: Memo<Option<Turn>>) -> AnyView {
    let Some(Turn { open, writing, .. }) = turn.get() else { return ().into_any() };
    let mut waiting = writing.into_iter().chain(open);
    let Some(next) = waiting.next() else { return ().into_any() };
    let name = at.name(next);
    let others = waiting.filter(|&seat| seat != next).map(|seat| {
        let name = at.name(seat);
        view! { <Quiet on_press=move |()| at.curtain.fall(seat)><bdi>{name}</bdi>" first"</Quiet> }
    });
    view! {
        {others.collect_view()}
        <p class="say">"Everybody has the same time, and looks under the cup alone."</p>
        <Primary on_press=move |()| at.curtain.fall(next)>"Pass to "<bdi>{name}</bdi></Primary>
    }
    .into_any()
}

fn writer_action(at: At, seat: Seat, turn: Memo<Option<Turn>>) -> AnyView {
    let Some(Turn { seconds, writing, .. }) = turn.get() else { return ().into_any() };
    let (timer, early) = at.session.view.with_untracked(|view| (view.timer, view.house.early));
    if writing.is_none() {
        let begin = move |()| {
            at.begin(seat, seconds);
            request_animation_frame(move || writing::next_line(at, usize::MAX));
        };
        return view! {
            <Quiet on_press=move |()| at.curtain.leave()>"Not yet"</Quiet>
            <p class="say">"The letter appears and your "{minutes(seconds)}" begin."</p>
            <Primary on_press=begin>"Lift the cup"</Primary>
        }
        .into_any();
    }
    let hand_in = move |()| at.hand_in(seat);
    match timer {
        Timer::Own => view! { <Primary on_press=hand_in>"Time is up"</Primary> }.into_any(),
        Timer::Page => view! {
            {early.then(|| view! { <Quiet on_press=hand_in>"Hand the sheet in"</Quiet> })}
            <p class="say">"What stands at zero is your answer."</p>
            <Primary on_press=move |()| writing::next_line(at, usize::MAX)>"Next empty line"</Primary>
        }
        .into_any(),
    }
}
