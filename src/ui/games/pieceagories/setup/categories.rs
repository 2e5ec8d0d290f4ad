//! Where categories come from (PG-84).

use crate::ui::prelude::*;

use crate::{
    rules::pieceagories::{Categories, Spot, TEN},
    ui::parts::{
        Notice,
        agreed::{fold, one_of, switch},
    },
};

use super::desk::Desk;

/// The five sources, and the cards for those that need some.
pub(super) fn categories(desk: Desk) -> AnyView {
    let chosen = Memo::new(move |_| desk.plan.with(|plan| plan.categories));
    let now = Signal::derive(move || title(chosen.get()).to_owned());
    let choices = Categories::ALL.map(|from| {
        let here = Memo::new(move |_| chosen.get() == from);
        let choose = Callback::new(move |()| desk.plan.update(|plan| plan.categories = from));
        one_of("categories", title(from), line(from), here.into(), choose)
    });
    let body = view! {
        <fieldset class="choices">
            <legend class="visually-hidden">"Where categories come from"</legend>
            {choices.into_iter().collect_view()}
        </fieldset>
        {move || chosen.get().on_cards().then(|| cards(desk, chosen.get()))}
    };
    fold("Categories", now, desk.categories_open, body.into_any())
}

fn title(from: Categories) -> &'static str {
    match from {
        Categories::Invented => "People invent them",
        Categories::Squared => "Pieceagories Pieceagories",
        Categories::Against => "Pieceagories Against Humanity",
        Categories::Apples => "Apples to Pieceagories",
        Categories::Other => "Cards of another game",
    }
}

fn line(from: Categories) -> &'static str {
    match from {
        Categories::Invented => "Everybody writes slips; the host picks ten a round. As designed.",
        Categories::Squared => "Two dice give a letter, and every category invented begins with it.",
        Categories::Against => "Ten black cards of your Cards Against Humanity are drawn a round.",
        Categories::Apples => "Ten adjectives of your Apples to Apples are drawn a round; half the time.",
        Categories::Other => "Any game with cards to write on: ten are drawn a round.",
    }
}

/// The cards as they are typed or pasted, and how far they go.
fn cards(desk: Desk, from: Categories) -> AnyView {
    let text = Memo::new(move |_| desk.plan.with(|plan| plan.cards.clone()));
    let wrong = Memo::new(move |_| desk.hitch_at(Spot::Cards));
    view! {
        <div class="cards">
            {(from == Categories::Other).then(|| other(desk))}
            <label for="cards">"What stands on your cards, one a line"</label>
            <textarea
                id="cards"
                rows="6"
                dir="auto"
                spellcheck="false"
                aria-describedby="cards-last amiss-cards"
                aria-invalid=move || wrong.get().is_some().then_some("true")
                prop:value=move || text.get()
                on:input=move |event| desk.plan.update(|plan| plan.cards = event_target_value(&event))
            ></textarea>
            <p id="cards-last">{move || desk.plan.with(|plan| last(plan.cards_and_rounds()))}</p>
            <span id="amiss-cards"><Notice text=wrong asked=desk.asked/></span>
        </div>
    }
    .into_any()
}

/// How many different cards there are and how many rounds they last, in a sentence.
fn last((cards, rounds): (usize, Option<usize>)) -> String {
    let different = if cards == 1 { "One card".to_owned() } else { format!("{cards} different cards") };
    match rounds {
        _ if cards == 0 => "Type them or paste them; none come with the page.".to_owned(),
        _ if cards < TEN => format!("{different}; a round needs {TEN}."),
        Some(1) => format!("{different}: enough for one round."),
        Some(rounds) => format!("{different}: enough for {rounds} rounds."),
        None => format!("{different}: enough for any number of rounds."),
    }
}

/// What the other game is called, and how it is played (PG-99).
fn other(desk: Desk) -> AnyView {
    let game = Memo::new(move |_| desk.plan.with(|plan| plan.game.clone()));
    let replayed = Memo::new(move |_| desk.plan.with(|plan| plan.replayed));
    let half_time = Memo::new(move |_| desk.plan.with(|plan| plan.half_time));
    let replay = Callback::new(move |on| desk.plan.update(|plan| plan.replayed = on));
    let halve = Callback::new(move |on| desk.plan.update(|plan| plan.half_time = on));
    view! {
        <label>
            "What the game is called"
            <input
                type="text"
                dir="auto"
                maxlength="60"
                autocomplete="off"
                prop:value=move || game.get()
                on:input=move |event| desk.plan.update(|plan| plan.game = event_target_value(&event))
            />
        </label>
        {switch("Cards come back", "A card played in one round may be drawn again in another.", replayed.into(), replay)}
        {switch("Half the time", "A coin gives half as many minutes.", half_time.into(), halve)}
    }
    .into_any()
}
