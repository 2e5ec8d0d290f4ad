//! Where categories come from (PG-84).

use crate::ui::prelude::*;

use crate::{
    rules::pieceagories::Categories,
    ui::parts::agreed::{Choice, Fold, Toggle},
};

use super::{cards, form::SetupForm};

/// The five sources, and the cards for some of them (`cards.rs`).
pub(super) fn categories(form: SetupForm) -> Html {
    let chosen = Memo::new(move |_| form.plan.with(|plan| plan.categories));
    let now = Signal::derive(move || title(chosen.get()).to_owned());
    let choices = Categories::ALL.map(|from| {
        let here = Memo::new(move |_| chosen.get() == from);
        let choose = Callback::new(move |()| choose(form, from));
        html! { <Choice group="categories" title=title(from) line=line(from) chosen=here choose/> }
    });
    let body = html! {
        <fieldset class="choices">
            <legend class="visually-hidden">"Where categories come from"</legend>
            {choices.into_iter().collect_html()}
        </fieldset>
        {move || chosen.get().on_cards().then(|| drawn(form, chosen.get()))}
    };
    html! { <Fold title="Categories" now open=form.categories_open body=body/> }
}

/// The remarks on drawn cards.
fn drawn(form: SetupForm, from: Categories) -> Html {
    html! {
        <div class="cards">
            {(from == Categories::Other).then(|| other(form))}
            {cards::cards(form, from)}
        </div>
    }
}

/// The choice on the first screen: ready-made categories or the table's own. The folding section has the other sources.
pub(super) fn first_choice(form: SetupForm) -> Html {
    let chosen = Memo::new(move |_| form.plan.with(|plan| plan.categories));
    let choice = |from: Categories| {
        let here = Memo::new(move |_| chosen.get() == from);
        let choose = Callback::new(move |()| choose(form, from));
        html! { <Choice group="first-categories" title=title(from) line=line(from) chosen=here choose/> }
    };
    html! {
        <fieldset class="ways">
            <legend class="visually-hidden">"Categories"</legend>
            {choice(Categories::Ready)}
            {choice(Categories::Invented)}
        </fieldset>
    }
}

/// Changes the source and adds the cards of its decks.
fn choose(form: SetupForm, from: Categories) {
    form.plan.update(|plan| plan.categories = from);
    cards::deal_from_decks(form, from);
}

fn title(from: Categories) -> &'static str {
    match from {
        Categories::Invented => "We write our own",
        Categories::Squared => "Pieceagories Pieceagories",
        Categories::Against => "Pieceagories Against Humanity",
        Categories::Apples => "Apples to Pieceagories",
        Categories::Other => "Cards of another game",
        Categories::Ready => "Ready-made categories",
    }
}

fn line(from: Categories) -> &'static str {
    match from {
        Categories::Invented => {
            "Everybody writes categories; the host picks ten for each round. The official rule."
        }
        Categories::Squared => "Two dice give a letter; every category begins with it.",
        Categories::Against => "Ten prompts for each round, from your Cards Against Humanity or a deck here.",
        Categories::Apples => {
            "Ten adjectives for each round, from your Apples to Apples or a deck here. Half the time."
        }
        Categories::Ready => "Ten for each round, at random. Start at once.",
        Categories::Other => "Ten cards for each round, from any game or deck.",
    }
}

/// The name of the other game, and how it is played (PG-99).
fn other(form: SetupForm) -> Html {
    let game = Memo::new(move |_| form.plan.with(|plan| plan.game.clone()));
    let replayed = Memo::new(move |_| form.plan.with(|plan| plan.replayed));
    let half_time = Memo::new(move |_| form.plan.with(|plan| plan.half_time));
    let replay = Callback::new(move |on| form.plan.update(|plan| plan.replayed = on));
    let halve = Callback::new(move |on| form.plan.update(|plan| plan.half_time = on));
    html! {
        <label>
            "What the game is called"
            <input
                type="text"
                dir="auto"
                maxlength="60"
                autocomplete="off"
                prop:value=move || game.get()
                on:input=move |event| form.plan.update(|plan| plan.game = event_target_value(&event))
            />
        </label>
        <Toggle title="Cards come back" line="A card played in one round may be drawn again in another." on=replayed turn=replay/>
        <Toggle title="Half the time" line="A coin gives half as many minutes." on=half_time turn=halve/>
    }
}
