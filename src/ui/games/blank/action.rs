//! The foot of the table: what to do now, in a sentence and a button.

use crate::ui::prelude::*;

use super::{context::BlankTable, fill_in};
use crate::{
    browser::focus,
    rules::{
        Seat,
        blank::{Action, ChoiceKind, PendingChoice, Pick},
    },
    screens::blank::{
        self as screens, Awaited, OpenDecision, foot_sentence, next_obligation, obligation_button,
        out_of_turn_label, play_label,
    },
    ui::{
        curtain::Hold,
        parts::{Primary, Quiet},
    },
};

/// The sentence and the buttons.
pub(super) fn action(table: BlankTable) -> AnyView {
    let session = table.session;
    let say = Memo::new(move |_| {
        session.with_own(|view, own| {
            let sentence =
                |chosen: &Vec<_>| table.awaited.with(|awaited| foot_sentence(view, awaited, own, chosen));
            table.chosen.with(sentence)
        })
    });
    view! {
        <p class="say" dir="auto">{say}</p>
        {move || {
            let awaited = table.awaited.get();
            untrack(|| buttons(table, awaited))
        }}
    }
    .into_any()
}

fn buttons(table: BlankTable, awaited: Awaited) -> AnyView {
    let anybody = table.anybody();
    match awaited {
        Awaited::Read => single_button(table, anybody, Action::Read, "Done reading"),
        Awaited::Understand => view! {
            {fill_in::button(table)}
            {single_button(table, anybody, Action::Understood, "Everybody understands")}
        }
        .into_any(),
        Awaited::Write => fill_in::writer_buttons(table),
        Awaited::Order => order(table, anybody),
        Awaited::Shuffle => single_button(table, anybody, Action::Reshuffle, "Shuffle the discards"),
        Awaited::LastCall(winner) => last_call(table, anybody, winner),
        Awaited::Decide(OpenDecision::Accusations) => super::accusation_vote::action(table),
        Awaited::Decide(OpenDecision::Proposal) => super::ruling::action(table),
        Awaited::Decide(OpenDecision::Choice(choice)) => choose(table, &choice),
        Awaited::Pass(seat) => pass(table, seat),
        Awaited::Play { extra } => play(table, extra),
        Awaited::Peek => peek(table),
        Awaited::Cards => cards(table),
        Awaited::Look => look(table),
        Awaited::Bot(_) => view! { {out_of_turn(table)}{obligation(table)} }.into_any(),
        Awaited::Prize(_) | Awaited::Over => ().into_any(),
    }
}

/// The primary button for an action.
fn single_button(table: BlankTable, by: Seat, action: Action, label: &'static str) -> AnyView {
    let (press, refusal) = table.button(by, action);
    view! { <Primary on_press=press refusal=refusal>{label}</Primary> }.into_any()
}

fn last_call(table: BlankTable, by: Seat, winner: Seat) -> AnyView {
    let (press, refusal) = table.button(by, Action::Close);
    view! { <Primary on_press=press refusal=refusal>"Nobody objects: "<bdi>{table.name(winner)}</bdi>" wins"</Primary> }.into_any()
}

fn order(table: BlankTable, by: Seat) -> AnyView {
    let (press, refusal) = table.button(by, Action::Resolve);
    let several = Memo::new(move |_| table.with(|view| view.queue().len() > 1));
    let label = move || if several.get() { "Use this order" } else { "Yes, it happened" };
    view! {
        // A single rule was reported by a player. Whoever does not believe the report calls it out (BL-R15).
        // A report by mistake is undone like any other action.
        <Show when=move || !several.get()>
            <Quiet on_press=|()| _ = focus::press("#undo")>"Take it back"</Quiet>
        </Show>
        <Primary on_press=press refusal=refusal>{label}</Primary>
    }
    .into_any()
}

/// The button that passes the laptop to a player.
fn pass(table: BlankTable, seat: Seat) -> AnyView {
    let purpose = table.with_untracked(|view| screens::purpose(view, seat));
    view! { <Hold curtain=table.curtain seat name=table.name(seat) purpose/> }.into_any()
}

/// Playing the chosen cards, or passing if nothing matches (BL-31, BL-37). If a player can do nothing else, passing has the large
/// button.
fn play(table: BlankTable, extra: bool) -> AnyView {
    let Some(seat) = untrack(|| table.own_seat()) else { return ().into_any() };
    let (no_match, no_match_refusal) = table.button(seat, Action::NoMatch);
    let label = if extra { "Nothing matches: end my turn" } else { "Nothing matches: draw a card" };
    let any = Memo::new(move |_| !table.chosen.with(Vec::is_empty));
    let (press, refusal) = play_button(table, seat);
    let owed = owed(table);
    let only_passes = Memo::new(move |_| {
        !any.get() && owed.with(Option::is_none) && no_match_refusal.with(Option::is_none)
    });
    let main = move || match (any.get(), only_passes.get()) {
        (true, _) => {
            let label = move || play_label(table.chosen.with(Vec::len));
            view! { <Primary on_press=press refusal=refusal>{label}</Primary> }.into_any()
        }
        (false, true) => {
            view! { <Primary on_press=no_match refusal=no_match_refusal>{label}</Primary> }.into_any()
        }
        (false, false) => obligation(table),
    };
    view! {
        {back(table)}
        {fill_in::button(table)}
        <Show when=move || !only_passes.get()>
            <Quiet on_press=no_match refusal=no_match_refusal>{label}</Quiet>
        </Show>
        {main}
    }
    .into_any()
}

/// How somebody does the obligation that the foot asks for: who acts, the action, and the text of the button.
fn owed(table: BlankTable) -> Memo<Option<(Seat, Action, &'static str)>> {
    Memo::new(move |_| {
        let viewer = table.own_seat();
        let by = viewer.unwrap_or_else(|| table.anybody());
        table
            .awaited
            .with(|awaited| table.with(|view| obligation_button(next_obligation(view, awaited, viewer)?, by)))
    })
}

/// The large button for the obligation that the foot asks for (BL-56); nothing if there is none.
fn obligation(table: BlankTable) -> AnyView {
    let now = owed(table);
    let button = move |(seat, action, label)| single_button(table, seat, action, label);
    (move || now.get().map(button)).into_any()
}

/// The press and the refusal of playing the chosen cards.
fn play_button(table: BlankTable, seat: Seat) -> (Callback<()>, Signal<Option<String>>) {
    let refusal = Signal::derive(move || table.session.refusal(seat, &Action::Play(table.chosen.get())));
    let press = Callback::new(move |()| {
        table.act(seat, Action::Play(table.chosen.get_untracked()));
    });
    (press, refusal)
}

/// The buttons while somebody looks at their hand out of turn.
fn peek(table: BlankTable) -> AnyView {
    view! {
        {out_of_turn(table)}
        {back_to_table(table)}
    }
    .into_any()
}

/// The large button that leaves the curtain.
fn back_to_table(table: BlankTable) -> AnyView {
    view! { <Primary on_press=move |()| table.curtain.leave()>"Back to the table"</Primary> }.into_any()
}

/// The button to play the chosen cards out of turn: at the cost of a Penalty (BL-53, BL-R11), or as a jump (EF-JUMP).
fn out_of_turn(table: BlankTable) -> AnyView {
    let any = Memo::new(move |_| !table.chosen.with(Vec::is_empty));
    let button = move || {
        let seat = table.own_seat()?;
        let (press, refusal) = play_button(table, seat);
        let label = move || {
            table.session.own.with(|own| table.chosen.with(|chosen| out_of_turn_label(own.as_ref(), chosen)))
        };
        any.get().then(|| view! { <Quiet on_press=press refusal=refusal>{label}</Quiet> })
    };
    button.into_any()
}

/// Choosing cards of a hand, if an effect asks for it.
fn cards(table: BlankTable) -> AnyView {
    let Some(seat) = untrack(|| table.own_seat()) else { return ().into_any() };
    let pick = move || Action::Choose(Pick::Cards(table.chosen.get()));
    let refusal = Signal::derive(move || table.session.refusal(seat, &pick()));
    let press = move |()| {
        table.act(seat, untrack(pick));
    };
    // While nothing is chosen, the sentence says what to choose, and there is no button. From an empty hand,
    // nothing has to be chosen, so the button is there.
    let ready = move || !table.chosen.with(Vec::is_empty) || refusal.with(Option::is_none);
    let label = move || table.chosen.with(|chosen| screens::choose_label(chosen.len()));
    let main = move || ready().then(|| view! { <Primary on_press=press refusal=refusal>{label}</Primary> });
    view! { {back(table)}{main} }.into_any()
}

/// Looking at a hand that is shown to nobody else.
fn look(table: BlankTable) -> AnyView {
    let Some(seat) = untrack(|| table.own_seat()) else { return ().into_any() };
    single_button(table, seat, Action::Choose(Pick::Seen), "I have seen it")
}

/// The button that leaves the curtain without playing.
fn back(table: BlankTable) -> AnyView {
    let behind = table.is_behind();
    behind
        .then(|| {
            view! { <Quiet on_press=move |()| table.curtain.leave()>"Back to the table"</Quiet> }.into_any()
        })
        .into_any()
}

/// A choice made in front of everybody.
fn choose(table: BlankTable, choice: &PendingChoice) -> AnyView {
    let by = choice.by.unwrap_or_else(|| table.anybody());
    let choose = move |pick: Pick| {
        table.act(by, Action::Choose(pick));
    };
    match &choice.kind {
        ChoiceKind::EverybodyHasSeen => {
            single_button(table, by, Action::Choose(Pick::Seen), "Everybody has seen it")
        }
        ChoiceKind::AnswerIsRight { .. } => view! {
            <Quiet on_press=move |()| choose(Pick::Right(false))>"Wrong answer"</Quiet>
            <Primary on_press=move |()| choose(Pick::Right(true))>"Right answer"</Primary>
        }
        .into_any(),
        ChoiceKind::Players { .. } => {
            let press = move |()| choose(Pick::Players(table.named.get_untracked()));
            let label =
                move || if table.named.with(Vec::is_empty) { "Nobody fits" } else { "Choose these players" };
            view! { <Primary on_press=press>{label}</Primary> }.into_any()
        }
        // The board has the buttons of all other choices.
        _ => ().into_any(),
    }
}
