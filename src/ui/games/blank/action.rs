//! The foot of the table: what to do now, in a sentence and a button.

use crate::ui::prelude::*;

use super::{
    at::{At, name, own},
    choosing::asked,
    due::{Due, Settled},
};
use crate::{
    browser::focus,
    rules::{
        Seat,
        blank::{Action, CardNo, Choice, Pick, Scene, View, Wish},
    },
    ui::{
        afterwards::{afterwards, afterwards_unless},
        parts::{Primary, Quiet},
    },
};

/// The first card of the hand, and the first of what can be chosen in the open.
const FIRST_CARD: &str = ".fan button";
const FIRST_CHOICE: &str = ".asked button";

/// When a hand is taken up or put down, that is the answer to the press, and what is to be done next comes after it.
pub(super) fn action(at: At) -> AnyView {
    let say = Memo::new(move |_| at.due_later.with(|due| at.look_later(|view| sentence(view, due))));
    let due = Memo::new(move |_| (at.look(own), at.due.get()));
    let due = afterwards_unless(|(was, _), (is, _)| was == is, due);
    view! {
        <p class="say" dir="auto">{say}</p>
        {move || {
            let due = due.get().1;
            untrack(|| buttons(at, due))
        }}
    }
    .into_any()
}

fn buttons(at: At, due: Due) -> AnyView {
    let anybody = at.anybody();
    match due {
        Due::Read => one(at, anybody, Action::Read, "Read aloud"),
        Due::Understand => one(at, anybody, Action::Understood, "Everybody understands"),
        Due::Order => order(at, anybody),
        Due::Shuffle => one(at, anybody, Action::Reshuffle, "Shuffle the discards"),
        Due::LastCall(_) => one(at, anybody, Action::Close, "Nobody objects"),
        Due::Settle(Settled::Trial) => super::trial::action(at),
        Due::Settle(Settled::Motion) => super::ruling::action(at),
        Due::Settle(Settled::Choice(choice)) => choose(at, &choice),
        Due::Pass(seat) => pass(at, seat),
        Due::Play { extra } => play(at, extra),
        Due::Peek => peek(at),
        Due::Cards => cards(at),
        Due::Bot(seat) => bot(at, seat),
        Due::Prize(_) | Due::Over => ().into_any(),
    }
}

/// One thing that anybody may do.
fn one(at: At, by: Seat, action: Action, word: &'static str) -> AnyView {
    let (press, refusal) = at.button(by, action);
    view! { <Primary on_press=press refusal=refusal>{word}</Primary> }.into_any()
}

fn order(at: At, by: Seat) -> AnyView {
    let (press, refusal) = at.button(by, Action::Resolve);
    let several = move |view: &View| matches!(&view.scene, Scene::Ordering { queue, .. } if queue.len() > 1);
    let several = Memo::new(move |_| at.look(several));
    let word = move || if several.get() { "Agreed: in this order" } else { "Agreed: it happened" };
    view! { <Primary on_press=press refusal=refusal>{word}</Primary> }.into_any()
}

/// The laptop goes to somebody.
fn pass(at: At, seat: Seat) -> AnyView {
    view! { <Primary on_press=move |()| at.curtain.fall(seat)>"Pass to "<bdi>{at.name(seat)}</bdi></Primary> }
        .into_any()
}

/// Nobody has to press anything while the page moves somebody, and a press says so.
fn bot(at: At, seat: Seat) -> AnyView {
    let name = at.name(seat);
    let refusal = Some(format!("{name} is thinking, and goes on without your help."));
    view! {
        {out_of_turn(at)}
        <Primary on_press=|()| {} refusal=Signal::from(refusal)><bdi>{name}</bdi>" is thinking"</Primary>
    }
    .into_any()
}

/// Playing: what is chosen, or nothing for want of a match (BL-31, BL-37).
fn play(at: At, extra: bool) -> AnyView {
    let Some(seat) = at.view.with_untracked(own) else { return ().into_any() };
    let (none, refused) = at.button(seat, Action::NoMatch);
    let word = if extra { "Nothing matches: go on" } else { "Nothing matches: take a card" };
    // The card stands out of the hand at once; whether it may be played is said after that.
    let chosen = afterwards(at.chosen);
    let any = Memo::new(move |_| chosen.with(|chosen| !chosen.is_empty()));
    let (press, refusal) = lay(at, seat, chosen);
    let main = move || {
        if any.get() {
            view! { <Primary on_press=press refusal=refusal>{move || chosen.with(|chosen| lay_word(chosen.len()))}</Primary> }
                .into_any()
        } else {
            view! { <Primary on_press=first_card>"Choose a card"</Primary> }.into_any()
        }
    };
    view! { {back(at)}<Quiet on_press=none refusal=refused>{word}</Quiet>{main} }.into_any()
}

/// What playing the chosen cards does, and why they may not be played.
fn lay(at: At, seat: Seat, chosen: Signal<Vec<CardNo>>) -> (Callback<()>, Signal<Option<String>>) {
    let refusal =
        Signal::derive(move || chosen.with(|chosen| at.session.refusal(seat, &Action::Play(chosen.clone()))));
    let press = Callback::new(move |()| {
        at.act(seat, Action::Play(at.chosen.get_untracked()));
    });
    (press, refusal)
}

fn lay_word(cards: usize) -> String {
    if cards == 1 { "Play it".to_owned() } else { format!("Play all {cards}") }
}

/// Looking at one's hand while somebody else is due.
fn peek(at: At) -> AnyView {
    view! {
        {out_of_turn(at)}
        <Primary on_press=move |()| at.curtain.leave()>"Back to the table"</Primary>
    }
    .into_any()
}

/// What is chosen can be tried out of turn, too, and costs a Penalty (BL-53, BL-R11).
fn out_of_turn(at: At) -> AnyView {
    let tries = move || {
        let seat = at.look(own)?;
        let (press, refusal) = lay(at, seat, at.chosen.into());
        let any = at.chosen.with(|chosen| !chosen.is_empty());
        any.then(|| view! { <Quiet on_press=press refusal=refusal>"Play out of turn"</Quiet> })
    };
    tries.into_any()
}

/// Choosing cards that a card asks for.
fn cards(at: At) -> AnyView {
    let Some(seat) = at.view.with_untracked(own) else { return ().into_any() };
    let pick = move || Action::Choose(Pick::Cards(at.chosen.get()));
    let refusal = Signal::derive(move || at.session.refusal(seat, &pick()));
    let press = move |()| {
        at.act(seat, untrack(pick));
    };
    let main = move || {
        if at.chosen.with(Vec::is_empty) && refusal.with(Option::is_some) {
            view! { <Primary on_press=first_card>"Choose cards"</Primary> }.into_any()
        } else {
            view! { <Primary on_press=press refusal=refusal>"These cards"</Primary> }.into_any()
        }
    };
    view! { {back(at)}{main} }.into_any()
}

/// The way out from behind the curtain, without playing.
fn back(at: At) -> AnyView {
    let behind = at.is_behind();
    behind
        .then(|| view! { <Quiet on_press=move |()| at.curtain.leave()>"Back to the table"</Quiet> })
        .into_any()
}

/// Something is chosen in the open.
fn choose(at: At, choice: &Choice) -> AnyView {
    let by = choice.by.unwrap_or_else(|| at.anybody());
    let choose = move |pick: Pick| {
        at.act(by, Action::Choose(pick));
    };
    let first = |word: &'static str| {
        let press = |()| {
            focus::put(FIRST_CHOICE);
        };
        view! { <Primary on_press=press>{word}</Primary> }.into_any()
    };
    match &choice.wish {
        Wish::Seen => one(at, by, Action::Choose(Pick::Seen), "Everybody has seen it"),
        Wish::Right { .. } => view! {
            <Quiet on_press=move |()| choose(Pick::Right(false))>"That was wrong"</Quiet>
            <Primary on_press=move |()| choose(Pick::Right(true))>"That was right"</Primary>
        }
        .into_any(),
        Wish::Players { .. } => {
            let press = move |()| choose(Pick::Players(at.named.get_untracked()));
            let word = move || if at.named.with(Vec::is_empty) { "Nobody" } else { "Those" };
            view! { <Primary on_press=press>{word}</Primary> }.into_any()
        }
        Wish::Player { .. } | Wish::Contest { .. } => first("Choose somebody"),
        Wish::Rule => first("Choose a rule"),
        Wish::Colour => first("Choose a colour"),
        Wish::Cards { .. } => ().into_any(),
    }
}

fn first_card((): ()) {
    focus::put(FIRST_CARD);
}

/// What to do now.
fn sentence(view: &View, due: &Due) -> String {
    let named_seat = |seat: &Seat| name(view, *seat);
    match due {
        Due::Settle(Settled::Trial) => "Was it so?".to_owned(),
        Due::Settle(Settled::Motion) => "A ruling takes everybody.".to_owned(),
        Due::Read => String::new(),
        Due::Understand => "Does everybody know what these rules will do?".to_owned(),
        Due::Bot(_) => String::new(),
        Due::Pass(seat) if *seat == view.active => match &view.top {
            Some(top) => format!("{}, match the {}.", named_seat(seat), top.card),
            None => String::new(),
        },
        Due::Pass(_) | Due::Cards | Due::Settle(Settled::Choice(_)) => asked(view),
        Due::Play { extra: true } => "Once more.".to_owned(),
        Due::Play { extra: false } => {
            view.top.as_ref().map(|top| format!("Match the {}.", top.card)).unwrap_or_default()
        }
        Due::Peek => format!("It is not your turn: {} plays.", name(view, view.active)),
        Due::Order => "One thing set off after the other.".to_owned(),
        Due::Shuffle => "The Draw Pile is empty.".to_owned(),
        Due::LastCall(winner) => {
            format!("{} has no cards left. Has anybody something to say?", named_seat(winner))
        }
        Due::Prize(_) | Due::Over => String::new(),
    }
}
