//! The foot of the table: what to do now, in a sentence and a button.

use crate::ui::prelude::*;

use super::{
    choosing::asked,
    context::{BlankTable, name, own},
    due::{Awaited, OpenDecision},
};
use crate::{
    browser::focus,
    rules::{
        Seat,
        blank::{Action, CardNo, Choice, ChoiceKind, Pick, Scene, View},
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
pub(super) fn action(table: BlankTable) -> Html {
    let say = Memo::new(move |_| table.due_later.with(|due| table.look_later(|view| sentence(view, due))));
    let due = Memo::new(move |_| (table.look(own), table.due.get()));
    let due = afterwards_unless(|(was, _), (is, _)| was == is, due);
    html! {
        <p class="say" dir="auto">{say}</p>
        {move || {
            let due = due.get().1;
            untrack(|| buttons(table, due))
        }}
    }
}

fn buttons(table: BlankTable, due: Awaited) -> Html {
    let anybody = table.anybody();
    match due {
        Awaited::Read => one(table, anybody, Action::Read, "Done reading"),
        Awaited::Understand => one(table, anybody, Action::Understood, "Everybody understands"),
        Awaited::Order => order(table, anybody),
        Awaited::Shuffle => one(table, anybody, Action::Reshuffle, "Shuffle the discards"),
        Awaited::LastCall(winner) => last_call(table, anybody, winner),
        Awaited::Settle(OpenDecision::Trial) => super::trial::action(table),
        Awaited::Settle(OpenDecision::Proposal) => super::ruling::action(table),
        Awaited::Settle(OpenDecision::Choice(choice)) => choose(table, &choice),
        Awaited::Pass(seat) => pass(table, seat),
        Awaited::Play { extra } => play(table, extra),
        Awaited::Peek => peek(table),
        Awaited::Cards => cards(table),
        Awaited::Bot(seat) => bot(table, seat),
        Awaited::Prize(_) | Awaited::Over => Html::Nothing,
    }
}

/// One thing that anybody may do.
fn one(table: BlankTable, by: Seat, action: Action, label: &'static str) -> Html {
    let (press, refusal) = table.button(by, action);
    html! { <Primary on_press=press refusal=refusal>{label}</Primary> }
}

fn last_call(table: BlankTable, by: Seat, winner: Seat) -> Html {
    let (press, refusal) = table.button(by, Action::Close);
    html! { <Primary on_press=press refusal=refusal>"Nobody objects: "<bdi>{table.name(winner)}</bdi>" wins"</Primary> }
}

fn order(table: BlankTable, by: Seat) -> Html {
    let (press, refusal) = table.button(by, Action::Resolve);
    let several = move |view: &View| matches!(&view.scene, Scene::Ordering { queue, .. } if queue.len() > 1);
    let several = Memo::new(move |_| table.look(several));
    let label = move || if several.get() { "Use this order" } else { "Yes, it happened" };
    html! { <Primary on_press=press refusal=refusal>{label}</Primary> }
}

/// The laptop goes to somebody.
fn pass(table: BlankTable, seat: Seat) -> Html {
    html! { <Primary on_press=move |()| table.curtain.fall(seat)>"Pass to "<bdi>{table.name(seat)}</bdi></Primary> }
}

/// Nobody has to press anything while the page moves somebody, and a press says so.
fn bot(table: BlankTable, seat: Seat) -> Html {
    let name = table.name(seat);
    let refusal = Some(format!("{name} is thinking, and goes on without your help."));
    html! {
        {out_of_turn(table)}
        <Primary on_press=|()| {} refusal=Signal::stored(refusal)><bdi>{name}</bdi>" is thinking"</Primary>
    }
}

/// Playing: what is chosen, or nothing for want of a match (BL-31, BL-37).
fn play(table: BlankTable, extra: bool) -> Html {
    let Some(seat) = table.view.with_untracked(own) else { return Html::Nothing };
    let (none, refused) = table.button(seat, Action::NoMatch);
    let label = if extra { "Nothing matches: end my turn" } else { "Nothing matches: draw a card" };
    // The card stands out of the hand at once; whether it may be played is said after that.
    let chosen = afterwards(table.chosen);
    let any = Memo::new(move |_| chosen.with(|chosen| !chosen.is_empty()));
    let (press, refusal) = play_button(table, seat, chosen);
    let main = move || {
        if any.get() {
            html! { <Primary on_press=press refusal=refusal>{move || chosen.with(|chosen| play_label(chosen.len()))}</Primary> }
        } else {
            html! { <Primary on_press=first_card>"Choose a card"</Primary> }
        }
    };
    html! { {back(table)}<Quiet on_press=none refusal=refused>{label}</Quiet>{main} }
}

/// What playing the chosen cards does, and why they may not be played.
fn play_button(
    table: BlankTable,
    seat: Seat,
    chosen: Signal<Vec<CardNo>>,
) -> (Callback<()>, Signal<Option<String>>) {
    let refusal = Signal::derive(move || {
        chosen.with(|chosen| table.session.refusal(seat, &Action::Play(chosen.clone())))
    });
    let press = Callback::new(move |()| {
        table.act(seat, Action::Play(table.chosen.get_untracked()));
    });
    (press, refusal)
}

fn play_label(cards: usize) -> String {
    if cards == 1 { "Play this card".to_owned() } else { format!("Play {cards} cards") }
}

/// Looking at one's hand while somebody else is due.
fn peek(table: BlankTable) -> Html {
    html! {
        {out_of_turn(table)}
        <Primary on_press=move |()| table.curtain.leave()>"Back to the table"</Primary>
    }
}

/// What is chosen can be tried out of turn, too, and costs a Penalty (BL-53, BL-R11).
fn out_of_turn(table: BlankTable) -> Html {
    let tries = move || {
        let seat = table.look(own)?;
        let (press, refusal) = play_button(table, seat, table.chosen.into());
        let any = table.chosen.with(|chosen| !chosen.is_empty());
        any.then(|| html! { <Quiet on_press=press refusal=refusal>"Play out of turn"</Quiet> })
    };
    tries.into_html()
}

/// Choosing cards that a card asks for.
fn cards(table: BlankTable) -> Html {
    let Some(seat) = table.view.with_untracked(own) else { return Html::Nothing };
    let pick = move || Action::Choose(Pick::Cards(table.chosen.get()));
    let refusal = Signal::derive(move || table.session.refusal(seat, &pick()));
    let press = move |()| {
        table.act(seat, untrack(pick));
    };
    let main = move || {
        if table.chosen.with(Vec::is_empty) && refusal.with(Option::is_some) {
            html! { <Primary on_press=first_card>"Choose cards"</Primary> }
        } else {
            html! { <Primary on_press=press refusal=refusal>"These cards"</Primary> }
        }
    };
    html! { {back(table)}{main} }
}

/// The way out from behind the curtain, without playing.
fn back(table: BlankTable) -> Html {
    let behind = table.is_behind();
    behind
        .then(|| html! { <Quiet on_press=move |()| table.curtain.leave()>"Back to the table"</Quiet> })
        .into_html()
}

/// Something is chosen in the open.
fn choose(table: BlankTable, choice: &Choice) -> Html {
    let by = choice.by.unwrap_or_else(|| table.anybody());
    let choose = move |pick: Pick| {
        table.act(by, Action::Choose(pick));
    };
    let first = |label: &'static str| {
        let press = |()| {
            focus::put(FIRST_CHOICE);
        };
        html! { <Primary on_press=press>{label}</Primary> }
    };
    match &choice.kind {
        ChoiceKind::Seen => one(table, by, Action::Choose(Pick::Seen), "Everybody has seen it"),
        ChoiceKind::Right { .. } => html! {
            <Quiet on_press=move |()| choose(Pick::Right(false))>"Wrong answer"</Quiet>
            <Primary on_press=move |()| choose(Pick::Right(true))>"Right answer"</Primary>
        },
        ChoiceKind::Players { .. } => {
            let press = move |()| choose(Pick::Players(table.named.get_untracked()));
            let label = move || if table.named.with(Vec::is_empty) { "Nobody fits" } else { "These players" };
            html! { <Primary on_press=press>{label}</Primary> }
        }
        ChoiceKind::Player { .. } | ChoiceKind::Contest { .. } => first("Choose somebody"),
        ChoiceKind::Rule => first("Choose a rule"),
        ChoiceKind::Colour => first("Choose a colour"),
        ChoiceKind::Cards { .. } => Html::Nothing,
    }
}

fn first_card((): ()) {
    focus::put(FIRST_CARD);
}

/// What to do now.
fn sentence(view: &View, due: &Awaited) -> String {
    let named_seat = |seat: &Seat| name(view, *seat);
    match due {
        Awaited::Settle(OpenDecision::Trial) => "Is the accusation right?".to_owned(),
        Awaited::Settle(OpenDecision::Proposal) => "Everybody has to agree to a ruling.".to_owned(),
        Awaited::Read => String::new(),
        Awaited::Understand => "Does everybody understand these rules?".to_owned(),
        Awaited::Bot(_) => String::new(),
        Awaited::Pass(seat) if matches!(view.scene, Scene::Turn { .. }) => match &view.top {
            Some(top) => format!("{}, match the {}.", named_seat(seat), top.card),
            None => String::new(),
        },
        Awaited::Pass(_) | Awaited::Cards | Awaited::Settle(OpenDecision::Choice(_)) => asked(view),
        Awaited::Play { extra: true } => "Play once more.".to_owned(),
        Awaited::Play { extra: false } => {
            view.top.as_ref().map(|top| format!("Match the {}.", top.card)).unwrap_or_default()
        }
        Awaited::Peek => format!("It is not your turn: {} plays.", name(view, view.active)),
        Awaited::Order => order_sentence(view),
        Awaited::Shuffle => "The Draw Pile is empty. Shuffle the discards to go on.".to_owned(),
        Awaited::LastCall(winner) => {
            format!("{} has no cards left. Does anybody object?", named_seat(winner))
        }
        Awaited::Prize(_) | Awaited::Over => String::new(),
    }
}

/// Several rules wait for an order; a single report waits for nobody to object.
fn order_sentence(view: &View) -> String {
    match &view.scene {
        Scene::Ordering { queue, .. } if queue.len() > 1 => {
            "Several rules apply. Agree on their order.".to_owned()
        }
        Scene::Ordering { reporter: Some(seat), .. } => {
            format!("{} says that it happened. Does everybody agree?", name(view, *seat))
        }
        Scene::Ordering { .. }
        | Scene::Opening { .. }
        | Scene::Turn { .. }
        | Scene::Choosing { .. }
        | Scene::Paused
        | Scene::LastCall { .. }
        | Scene::Prize { .. }
        | Scene::Over { .. } => String::new(),
    }
}
