//! The foot of the table: what to do now, in a sentence and a button.

use crate::ui::prelude::*;

use super::{context::BlankContext, fill_in};
use crate::{
    browser::focus,
    rules::{
        Seat,
        blank::{Action, ChoiceKind, PendingChoice, Pick},
    },
    screens::blank::{
        self as screens, OpenDecision, Prompt, chooses_again, foot_sentence, may_choose_again,
        next_obligation, no_match_label, nobody_objects, obligation_button, out_of_turn_label, play_label,
        resolve_label,
    },
    ui::{
        curtain::Hold,
        parts::{Primary, Quiet, drawn},
    },
};

/// The sentence and the buttons.
pub(super) fn foot(game: BlankContext) -> AnyView {
    let session = game.session;
    let say = Memo::new(move |_| {
        session.with_own(|view, own| {
            let sentence =
                |chosen: &Vec<_>| game.prompt.with(|prompt| foot_sentence(view, prompt, own, chosen));
            game.chosen.with(sentence)
        })
    });
    view! {
        <p class="say" dir="auto">{say}</p>
        {move || {
            let prompt = game.prompt.get();
            // The buttons follow the game by themselves, so they are drawn again only for another prompt.
            untrack(|| buttons(game, prompt))
        }}
    }
    .into_any()
}

fn buttons(game: BlankContext, prompt: Prompt) -> AnyView {
    let default_seat = game.default_seat();
    match prompt {
        Prompt::Read => single_button(game, default_seat, Action::Read, "Done reading"),
        Prompt::Understand => view! {
            {fill_in::button(game)}
            {single_button(game, default_seat, Action::Understood, "Everybody understands")}
        }
        .into_any(),
        Prompt::Write => fill_in::writer_buttons(game),
        Prompt::Order => order(game, default_seat),
        Prompt::Shuffle => single_button(game, default_seat, Action::Reshuffle, "Shuffle the discards"),
        Prompt::LastCall(winner) => last_call(game, default_seat, winner),
        Prompt::Decide(OpenDecision::Accusations) => super::accusation_vote::foot(game),
        Prompt::Decide(OpenDecision::Proposal) => super::ruling::foot(game),
        Prompt::Decide(OpenDecision::Choice(choice)) => choose(game, &choice),
        Prompt::Pass(seat) => pass(game, seat),
        Prompt::Play { extra } => play(game, extra),
        Prompt::Peek => peek(game),
        Prompt::Cards => cards(game),
        Prompt::Look => look(game),
        Prompt::Bot(_) => view! { {out_of_turn(game)}{obligation(game)} }.into_any(),
        Prompt::Prize(_) | Prompt::Over => ().into_any(),
    }
}

/// The primary button for an action.
fn single_button(game: BlankContext, by: Seat, action: Action, label: &'static str) -> AnyView {
    let (press, refusal) = game.button(by, action);
    view! { <Primary on_press=press refusal=refusal>{label}</Primary> }.into_any()
}

fn last_call(game: BlankContext, by: Seat, winner: Seat) -> AnyView {
    let (press, refusal) = game.button(by, Action::Close);
    let label = drawn(&nobody_objects(&game.name(winner)));
    view! { <Primary on_press=press refusal=refusal>{label}</Primary> }.into_any()
}

fn order(game: BlankContext, by: Seat) -> AnyView {
    let (press, refusal) = game.button(by, Action::Resolve);
    let several = Memo::new(move |_| game.with(|view| view.queue().len() > 1));
    let label = move || resolve_label(several.get());
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
fn pass(game: BlankContext, seat: Seat) -> AnyView {
    let purpose = game.with_untracked(|view| screens::purpose(view, seat));
    let again = game.session.game.with_untracked(may_choose_again).map(|chooser| {
        let label = drawn(&chooses_again(&game.name(chooser)));
        view! { <Quiet on_press=|()| _ = focus::press("#undo")>{label}</Quiet> }.into_any()
    });
    view! { {again}<Hold curtain=game.curtain seat name=game.name(seat) purpose/> }.into_any()
}

/// Playing the chosen cards, or passing if nothing matches (BL-31, BL-37). If a player can do nothing else, passing has the large
/// button.
fn play(game: BlankContext, extra: bool) -> AnyView {
    let Some(seat) = untrack(|| game.own_seat()) else { return ().into_any() };
    let (no_match, no_match_refusal) = game.button(seat, Action::NoMatch);
    let label = StoredValue::new(game.with_untracked(|view| no_match_label(view, extra)));
    let any = Memo::new(move |_| !game.chosen.with(Vec::is_empty));
    let (press, refusal) = play_button(game, seat);
    let owed = owed(game);
    let only_passes = Memo::new(move |_| {
        !any.get() && owed.with(Option::is_none) && no_match_refusal.with(Option::is_none)
    });
    let main = move || match (any.get(), only_passes.get()) {
        (true, _) => {
            let label = move || play_label(game.chosen.with(Vec::len));
            view! { <Primary on_press=press refusal=refusal>{label}</Primary> }.into_any()
        }
        (false, true) => {
            view! { <Primary on_press=no_match refusal=no_match_refusal>{label.get_value()}</Primary> }
                .into_any()
        }
        (false, false) => obligation(game),
    };
    view! {
        {back(game)}
        {fill_in::button(game)}
        <Show when=move || !only_passes.get()>
            <Quiet on_press=no_match refusal=no_match_refusal>{label.get_value()}</Quiet>
        </Show>
        {main}
    }
    .into_any()
}

/// How somebody does the obligation that the foot asks for: who acts, the action, and the text of the button.
fn owed(game: BlankContext) -> Memo<Option<(Seat, Action, &'static str)>> {
    Memo::new(move |_| {
        let viewer = game.own_seat();
        let by = viewer.unwrap_or_else(|| game.default_seat());
        game.prompt
            .with(|prompt| game.with(|view| obligation_button(next_obligation(view, prompt, viewer)?, by)))
    })
}

/// The large button for the obligation that the foot asks for (BL-56); nothing if there is none.
fn obligation(game: BlankContext) -> AnyView {
    let now = owed(game);
    let button = move |(seat, action, label)| single_button(game, seat, action, label);
    (move || now.get().map(button)).into_any()
}

/// The press and the refusal of playing the chosen cards.
fn play_button(game: BlankContext, seat: Seat) -> (Callback<()>, Signal<Option<String>>) {
    let refusal = Signal::derive(move || game.session.refusal(seat, &Action::Play(game.chosen.get())));
    let press = Callback::new(move |()| {
        game.act(seat, Action::Play(game.chosen.get_untracked()));
    });
    (press, refusal)
}

/// The buttons while somebody looks at their hand out of turn.
fn peek(game: BlankContext) -> AnyView {
    view! {
        {out_of_turn(game)}
        {back_to_table(game)}
    }
    .into_any()
}

/// The large button that leaves the curtain.
fn back_to_table(game: BlankContext) -> AnyView {
    view! { <Primary on_press=move |()| game.curtain.leave()>"Back to the table"</Primary> }.into_any()
}

/// The button to play the chosen cards out of turn: at the cost of a Penalty (BL-53, BL-R11), or as a jump (EF-JUMP).
fn out_of_turn(game: BlankContext) -> AnyView {
    let any = Memo::new(move |_| !game.chosen.with(Vec::is_empty));
    let button = move || {
        let seat = game.own_seat()?;
        let (press, refusal) = play_button(game, seat);
        let label = move || {
            game.session.own.with(|own| game.chosen.with(|chosen| out_of_turn_label(own.as_ref(), chosen)))
        };
        any.get().then(|| view! { <Quiet on_press=press refusal=refusal>{label}</Quiet> })
    };
    button.into_any()
}

/// Choosing cards of a hand, if an effect asks for it.
fn cards(game: BlankContext) -> AnyView {
    let Some(seat) = untrack(|| game.own_seat()) else { return ().into_any() };
    let pick = move || Action::Choose(Pick::Cards(game.chosen.get()));
    let refusal = Signal::derive(move || game.session.refusal(seat, &pick()));
    let press = move |()| {
        game.act(seat, untrack(pick));
    };
    // Before enough cards are chosen, the sentence says what to choose, and there is no button. From an empty hand, nothing has to be
    // chosen, so the button is there.
    let ready = move || refusal.with(Option::is_none);
    let label = move || game.chosen.with(|chosen| screens::choose_label(chosen.len()));
    let main = move || ready().then(|| view! { <Primary on_press=press refusal=refusal>{label}</Primary> });
    view! { {back(game)}{main} }.into_any()
}

/// Looking at a hand that is shown to nobody else.
fn look(game: BlankContext) -> AnyView {
    let Some(seat) = untrack(|| game.own_seat()) else { return ().into_any() };
    single_button(game, seat, Action::Choose(Pick::Seen), "I have seen it")
}

/// The button that leaves the curtain without playing.
fn back(game: BlankContext) -> AnyView {
    let behind = game.is_behind();
    behind
        .then(|| {
            view! { <Quiet on_press=move |()| game.curtain.leave()>"Back to the table"</Quiet> }.into_any()
        })
        .into_any()
}

/// A choice made in front of everybody.
fn choose(game: BlankContext, choice: &PendingChoice) -> AnyView {
    let by = choice.by.unwrap_or_else(|| game.default_seat());
    let choose = move |pick: Pick| {
        game.act(by, Action::Choose(pick));
    };
    match &choice.kind {
        ChoiceKind::EverybodyHasSeen => {
            single_button(game, by, Action::Choose(Pick::Seen), "Everybody has seen it")
        }
        ChoiceKind::AnswerIsRight { .. } => view! {
            <Quiet on_press=move |()| choose(Pick::Right(false))>"Wrong answer"</Quiet>
            <Primary on_press=move |()| choose(Pick::Right(true))>"Right answer"</Primary>
        }
        .into_any(),
        ChoiceKind::Players { .. } => {
            let press = move |()| choose(Pick::Players(game.named.get_untracked()));
            let none = Memo::new(move |_| game.named.with(Vec::is_empty));
            let main = move || {
                if none.get() {
                    view! { <Quiet on_press=press>"Nobody"</Quiet> }.into_any()
                } else {
                    let label = move || screens::for_them(game.named.with(Vec::len));
                    view! { <Primary on_press=press>{label}</Primary> }.into_any()
                }
            };
            main.into_any()
        }
        // These choices are made on the board, or with the cards of a hand.
        ChoiceKind::Player { .. }
        | ChoiceKind::Contest { .. }
        | ChoiceKind::Points { .. }
        | ChoiceKind::Rule
        | ChoiceKind::Colour
        | ChoiceKind::Cards { .. }
        | ChoiceKind::HasSeenHand { .. } => ().into_any(),
    }
}
