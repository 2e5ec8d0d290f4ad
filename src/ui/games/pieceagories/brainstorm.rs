//! Inventing categories: one by one behind the curtain, or together.

use crate::ui::prelude::*;

use super::PieceagoriesContext;
use crate::{
    browser::focus,
    rules::{
        Seat,
        pieceagories::{Action, Person, SlipSeen},
    },
    screens::hold::HoldPurpose,
    screens::pieceagories::{
        BrainstormPress, brainstorm_press, category_count_text, idea, inventors, pass_to, pile_sentence,
        preparation_letter, preparation_throw, slip_hint, slips_known, slips_seen, typed_twice, who_invents,
    },
    setup::pieceagories::slips,
    ui::{
        curtain::Hold,
        parts::{BigLetter, Die, Pawn, Primary, Quiet, drawn},
        sheets::DICE,
    },
    wording::paragraph,
};

/// The name under which the text of an unfinished slip is stored beside the game.
const SLIPS: &str = "slips";

pub(super) fn board(game: PieceagoriesContext) -> AnyView {
    let throw = Memo::new(move |_| game.with(preparation_throw));
    let letter = view! {
        <Show when=move || throw.get().is_some()>
            <div class="letter-of-preparation row">
                <BigLetter letter=Signal::derive(move || game.with(preparation_letter))/>
                {DICE.iter().enumerate().map(|(index, &suit)| {
                    let face = Signal::derive(move || throw.get().map(|throw| throw.0[index]));
                    view! { <Die suit face/> }.into_any()
                }).collect_view()}
            </div>
        </Show>
    }
    .into_any();
    let together = game.session.setup().house.together;
    // Only the sentence follows the game: drawn anew, the board would forget the idea that it shows.
    let inventors = Memo::new(move |_| game.with(who_invents));
    let rest = match game.behind() {
        Some(seat) => inventing(game, Some(seat)),
        None if together => view! {
            <h2>"Call out categories"</h2>
            <p>{inventors}</p>
            {inventing(game, None)}
        }
        .into_any(),
        None => view! {
            <h2>"Write categories"</h2>
            <p>{move || paragraph([inventors.get().as_str(), "Nobody sees what the others wrote."])}</p>
            {place_cards(game)}
        }
        .into_any(),
    };
    view! { {letter}{rest} }.into_any()
}

/// Everybody who invents, with the number of their slips and a button to pass the laptop to that person.
fn place_cards(game: PieceagoriesContext) -> AnyView {
    let card = move |person: Person| {
        let Person { seat, name, pawn, .. } = person;
        let count_text = Memo::new(move |_| game.with(|view| category_count_text(view, seat)));
        let initial = name.initial();
        let label = drawn(&pass_to(&name));
        view! {
            <li class="place-card">
                {pawn.map(|suit| view! { <Pawn suit initial=initial.clone()/> })}
                <strong dir="auto">{name.as_str().to_owned()}</strong>
                <span>{move || count_text.get()}</span>
                <Quiet on_press=move |()| game.curtain.lower(seat)>{label}</Quiet>
            </li>
        }
        .into_any()
    };
    view! { <ul class="place-cards grid">{game.with_untracked(inventors).into_iter().map(card).collect_view()}</ul> }.into_any()
}

/// The slip being written, and the finished ones. Categories that are called out are added by the host's seat and have no
/// author, unless the house rules show authors (PG-R65).
pub(super) fn inventing(game: PieceagoriesContext, writer: Option<Seat>) -> AnyView {
    let called_out =
        game.with_untracked(|view| writer.is_none() && view.house.together && !view.house.authors_at_once);
    let first = || game.with_untracked(inventors).first().map_or(Seat(0), |person| person.seat);
    let author =
        RwSignal::new(writer.unwrap_or_else(|| if called_out { game.default_seat() } else { first() }));
    // A draft is private to its writer.
    let draft_key =
        StoredValue::new(writer.map_or_else(|| SLIPS.to_owned(), |seat| format!("{SLIPS}-{}", seat.0)));
    let store_draft = move |text: &str| draft_key.with_value(|key| game.sheets.editor.store(key, text));
    let text = RwSignal::new(draft_key.with_value(|key| game.sheets.editor.stored(key)).unwrap_or_default());
    let own = Memo::new(move |_| game.session.with_own(slips_seen));
    // What stands below the field instead of the usual hint: a category that is there already, or an idea.
    let note = RwSignal::new(None::<String>);
    // How many ideas were shown.
    let ideas = StoredValue::new(0);
    let next_idea = move |()| {
        note.set(Some(idea(ideas.get_value())));
        ideas.update_value(|ideas| *ideas += 1);
        focus::set("#slip");
    };
    let add = move || {
        let lines = slips(&text.get_untracked());
        let known = untrack(|| game.session.with_own(slips_known));
        let repeated = typed_twice(&known, &lines);
        if lines.is_empty() {
            // The writer may have deleted a refused text. Then its notice goes, too: “Done” leaves the
            // curtain only if there is no notice.
            game.session.notice.set(None);
            focus::set("#slip");
        } else if game.act(author.get_untracked(), Action::Invent(lines)) {
            text.set(String::new());
            store_draft("");
            note.set(repeated);
            focus::set("#slip");
        }
    };
    let on_input = move |event| {
        let typed = event_target_value(&event);
        store_draft(&typed);
        text.set(typed);
    };
    let enter = move |key: leptos::ev::KeyboardEvent| {
        if key.key() == "Enter" && !key.shift_key() && !key.is_composing() {
            key.prevent_default();
            add();
        }
    };
    let authors = (writer.is_none() && !called_out).then(|| {
        let chip = |person: Person| {
            let seat = person.seat;
            view! {
                <button type="button" class="chip" aria-pressed=move || (author.get() == seat).to_string()
                    on:click=move |_| author.set(seat)>
                    <bdi>{person.name.as_str().to_owned()}</bdi>
                </button>
            }
            .into_any()
        };
        view! {
            <div class="row" role="group" aria-labelledby="slip-author">
                <span id="slip-author">"Written by"</span>
                {game.with_untracked(inventors).into_iter().map(chip).collect_view()}
            </div>
        }
        .into_any()
    });
    let hint = Memo::new(move |_| game.with(slip_hint));
    let newest_first = move || own.get().into_iter().rev().collect::<Vec<_>>();
    view! {
        <section class="inventing stack">
            <label class="slip-label" for="slip">"A category"</label>
            {authors}
            <div class="write-slip row">
                <textarea id="slip" rows="1" autocomplete="off" data-cursor="" prop:value=move || text.get() on:input=on_input
                    on:keydown=enter aria-describedby="slip-hint"></textarea>
                <Quiet on_press=move |()| add()>"Add"</Quiet>
                <Quiet on_press=next_idea>"Need an idea?"</Quiet>
            </div>
            <p id="slip-hint" role="status" dir="auto">{move || note.get().unwrap_or_else(|| hint.get())}</p>
            <ul class="own-slips row" aria-label="Categories so far">
                <For each=newest_first key=|slip| slip.id let:slip>
                    {own_slip(game, writer, slip)}
                </For>
            </ul>
        </section>
    }.into_any()
}

/// A finished slip, which its writer can remove, or anybody if it was called out.
fn own_slip(game: PieceagoriesContext, writer: Option<Seat>, slip: SlipSeen) -> AnyView {
    let SlipSeen { id, text, .. } = slip;
    let name = format!("Remove “{text}”");
    let remove = move |_| {
        game.act(writer.unwrap_or_else(|| game.default_seat()), Action::Withdraw(id));
    };
    view! {
        <li class="slip row">
            <span class="category" dir="auto">{text}</span>
            <button type="button" class="take-out" aria-label=name on:click=remove>"×"</button>
        </li>
    }
    .into_any()
}

/// The first button beside the field: the one that adds what is in it.
const ADD: &str = "#slip ~ span button";

/// The label of the button that ends the writing of categories.
const GO_ON: &str = "Go on with these categories";

pub(super) fn foot(game: PieceagoriesContext) -> AnyView {
    if game.behind().is_some() {
        let done = move |()| {
            // Text that is still in the field of the board is added first. Otherwise it would stay a draft of this writer.
            focus::press(ADD);
            if game.session.notice.get_untracked().is_none() {
                game.curtain.leave();
            }
        };
        return view! {
            <p class="say">"Write as many as you like. They stay hidden until everybody is done."</p>
            <Primary on_press=done>"Done"</Primary>
        }
        .into_any();
    }
    let (collect, collect_refusal) = game.button(Action::Collect);
    let reroll = game.with(preparation_throw).is_some().then(|| {
        let (on_press, refusal) = game.button(Action::Reroll);
        view! { <Quiet on_press refusal>"Roll another letter"</Quiet> }.into_any()
    });
    let say = Memo::new(move |_| game.with(pile_sentence));
    let press = Memo::new(move |_| game.with(brainstorm_press));
    let primary = move || match press.get() {
        BrainstormPress::Pass(seat) => {
            let name = game.name(seat);
            view! {
                <Quiet on_press=collect refusal=collect_refusal>{GO_ON}</Quiet>
                <Hold curtain=game.curtain seat name purpose=HoldPurpose::WriteCategories/>
            }
            .into_any()
        }
        BrainstormPress::Collect => {
            view! { <Primary on_press=collect refusal=collect_refusal>{GO_ON}</Primary> }.into_any()
        }
    };
    view! { {reroll}<p class="say">{move || say.get()}</p>{primary} }.into_any()
}
