//! Writing on a plain card of one's hand, if the table has chosen that (BL-R59). Only the owner of the hand
//! sees the editor.

use crate::ui::prelude::*;

use super::{context::BlankContext, hand::hand, prize::customise};
use crate::{
    rules::blank::{CardIndex, Person, sentence},
    screens::blank::{card_to_fill_in, picks_one_card, writes},
    ui::parts::{Dialog, Primary, Quiet, drawn},
};

/// The picked card, while it can be written on.
fn card_to_write_on(game: BlankContext) -> Memo<Option<CardIndex>> {
    Memo::new(move |_| {
        let session = game.session;
        session.with_own(|view, own| game.chosen.with(|chosen| card_to_fill_in(view, own, chosen)))
    })
}

fn write_on(game: BlankContext, card: CardIndex) {
    let author = untrack(|| game.own_seat()).map(|seat| game.name(seat)).unwrap_or_default();
    game.filling_in.write_on(card, author);
}

/// The small button for the picked card, while it can be written on.
pub(super) fn button(game: BlankContext) -> AnyView {
    let card = card_to_write_on(game);
    let button = move |card| {
        view! { <Quiet on_press=move |()| write_on(game, card)>"Write on this card"</Quiet> }.into_any()
    };
    (move || card.get().map(button)).into_any()
}

/// The buttons of a writer before the first turn: the large one writes on the picked card, or goes back to the table.
pub(super) fn writer_buttons(game: BlankContext) -> AnyView {
    let card = card_to_write_on(game);
    let leave = move |()| game.curtain.leave();
    (move || match card.get() {
        Some(card) => view! {
            <Quiet on_press=leave>"Back to the table"</Quiet>
            <Primary on_press=move |()| write_on(game, card)>"Write on this card"</Primary>
        }
        .into_any(),
        None => view! { <Primary on_press=leave>"Back to the table"</Primary> }.into_any(),
    })
    .into_any()
}

/// Before the first turn: everybody can take the laptop and write on plain cards of their hand, if the table has chosen that.
pub(super) fn before_the_game(game: BlankContext) -> AnyView {
    let may_write =
        Memo::new(move |_| game.with(|view| view.house.fill_in && view.rules_to_open().is_none()));
    let writer = move |person: Person| {
        let take = move |()| game.curtain.lower(person.seat);
        view! { <Quiet on_press=take>{drawn(&writes(&person.name))}</Quiet> }.into_any()
    };
    let writers = move || {
        let several = game.session.only_person.is_none() && !game.is_behind();
        several.then(|| view! { <div class="row">{game.people_without_bots().into_iter().map(writer).collect_view()}</div> })
    };
    let section = move || {
        view! {
            <section class="before-the-game stack" aria-label="Before the first turn">
                <p>"Before the first turn, everybody may write on plain cards in their hand."</p>
                {writers}
            </section>
            {hand(game)}
        }
        .into_any()
    };
    view! { <Show when=move || may_write.get()>{section}</Show> }.into_any()
}

/// The editor. It is part of the hand, so both disappear together.
pub(super) fn dialog(game: BlankContext) -> AnyView {
    let filling_in = game.filling_in;
    let card = Memo::new(move |_| {
        let card = filling_in.progress().open_card()?;
        let is_own = |index: &CardIndex| {
            game.session
                .own
                .with(|own| own.as_ref().is_some_and(|own| own.hand.iter().any(|card| card.index == *index)))
        };
        Some(card).filter(is_own)
    });
    view! {
        <Dialog
            open=Signal::derive(move || card.get().is_some())
            on_close=move |()| filling_in.close()
            title="Write on this card"
            long=true
        >
            <section class="prize row">
                {move || card.get().map(|card| customise(game, filling_in, card))}
            </section>
            <div class="row finishing">{write_button(game)}</div>
        </Dialog>
    }
    .into_any()
}

/// Writes the draft on the card. The turn goes on, and the others see the text when the card is played.
fn write_button(game: BlankContext) -> AnyView {
    let action = move || game.filling_in.written().fill_in();
    let refusal = Signal::derive(move || game.session.refusal(game.own_seat()?, &action()?));
    let press = move |()| {
        if let Some((seat, action)) = untrack(|| game.own_seat().zip(action()))
            && game.act(seat, action)
        {
            game.filling_in.finish();
            // In a turn the card can be played at once. Before the first turn there is nothing more to do with it.
            if game.with_untracked(picks_one_card) {
                game.deselect();
            }
        }
    };
    let missing = move || refusal.get().map(|missing| sentence(&missing));
    view! {
        <p class="missing" role="status">{missing}</p>
        <Primary on_press=press refusal=refusal>"Write it on the card"</Primary>
    }
    .into_any()
}
