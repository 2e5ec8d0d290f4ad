//! The number of rounds, and the house rules. While all house rules are off, the game is played as designed.

use crate::ui::prelude::*;

use crate::{
    rules::pieceagories::{MAX_CHARACTERS, Refusal, Setup},
    screens::pieceagories::house::{HOUSE_RULES, rules_in_force},
    setup::pieceagories::{ForfeitChoice, PlanField},
    ui::parts::{
        Dialog, Notice, Primary, Quiet,
        controls::{Choice, Fold, Stepper, switches},
    },
};

use super::SetupForm;

/// The number of rounds and the house rules.
pub(super) fn house(form: SetupForm) -> AnyView {
    let now = Signal::derive(move || form.plan.with(rules_in_force));
    let body = view! {
        {rounds(form)}
        {switches(&HOUSE_RULES, form.plan, |plan| &plan.house, |plan| &mut plan.house)}
        {forfeit(form)}
    }
    .into_any();
    view! { <Fold title="Rounds and house rules" now open=form.house_open body=body/> }.into_any()
}

fn rounds(form: SetupForm) -> AnyView {
    let rounds = Signal::derive(move || form.plan.with(|plan| plan.rounds));
    let change = Callback::new(move |rounds| form.plan.update(|plan| plan.rounds = rounds));
    let refusal = |rounds| (!Setup::ROUNDS.contains(&rounds)).then(|| Refusal::Rounds { rounds }.to_string());
    let buttons = ["fewer rounds", "more rounds"];
    view! { <Stepper title="Rounds" line="Six by the official rules. With more rounds the board grows." buttons number=rounds change refusal/> }.into_any()
}

/// The forfeit for a blank coin or a struck duplicate: nothing, a drink, or a text (PG-44, PG-65, PG-R36).
fn forfeit(form: SetupForm) -> AnyView {
    let asking = RwSignal::new(false);
    let choice = Memo::new(move |_| form.plan.with(|plan| plan.forfeit_choice));
    let choose = move |choice| Callback::new(move |()| form.plan.update(|plan| plan.forfeit_choice = choice));
    let is_chosen = move |one: ForfeitChoice| Signal::derive(move || choice.get() == one);
    view! {
        <fieldset class="choices grid">
            <legend>"Forfeits"</legend>
            <p class="quietly">"For flipping a blank coin or having the same answer. The page only reminds you."</p>
            <Choice group="forfeit" title="None" line="As most tables play." chosen=is_chosen(ForfeitChoice::Nothing) choose=choose(ForfeitChoice::Nothing)/>
            <Choice group="forfeit" title="Something harmless" line="Whatever you think of." chosen=is_chosen(ForfeitChoice::Words) choose=choose(ForfeitChoice::Words)/>
            {move || (choice.get() == ForfeitChoice::Words).then(|| own_words_field(form))}
            {drink(asking, is_chosen(ForfeitChoice::Drink))}
            {age_dialog(form, asking)}
        </fieldset>
    }.into_any()
}

/// A drink is not chosen by one press: a question comes first.
fn drink(asking: RwSignal<bool>, chosen: Signal<bool>) -> AnyView {
    let ask = move |press: leptos::ev::MouseEvent| {
        if !chosen.get_untracked() {
            press.prevent_default();
            asking.set(true);
        }
    };
    view! {
        <label class="choice">
            <input type="radio" name="forfeit" prop:checked=move || chosen.get() on:click=ask/>
            <span><b>"A drink"</b><small>"Only where everybody is old enough to drink."</small></span>
        </label>
    }
    .into_any()
}

/// The question before a drink.
fn age_dialog(form: SetupForm, asking: RwSignal<bool>) -> AnyView {
    let answer = move |choice: Option<ForfeitChoice>| {
        if let Some(choice) = choice {
            form.plan.update(|plan| plan.forfeit_choice = choice);
        }
        asking.set(false);
    };
    view! {
        <Dialog open=asking on_close=move |()| asking.set(false) title="Is everybody of legal drinking age?">
            <p>"A drink is for those who may and who want to. Anybody can pass, or take water, at any time."</p>
            <div class="row">
                <Quiet on_press=move |()| answer(None)>"Cancel"</Quiet>
                <Primary on_press=move |()| answer(Some(ForfeitChoice::Drink))>"Yes, everybody is"</Primary>
            </div>
        </Dialog>
    }.into_any()
}

/// The forfeit in the table's own words.
fn own_words_field(form: SetupForm) -> AnyView {
    let text = Memo::new(move |_| form.plan.with(|plan| plan.forfeit.clone()));
    let problem = Memo::new(move |_| form.problem_at(PlanField::Forfeit));
    view! {
        <input
            id="forfeit"
            type="text"
            dir="auto"
            maxlength=MAX_CHARACTERS.to_string()
            placeholder="a line of a song"
            autocomplete="off"
            aria-label="The forfeit"
            aria-describedby="problem-forfeit"
            aria-invalid=move || problem.get().is_some().then_some("true")
            prop:value=move || text.get()
            on:input=move |event| form.plan.update(|plan| plan.forfeit = event_target_value(&event))
        />
        <span id="problem-forfeit"><Notice text=problem attempts=form.attempts/></span>
    }
    .into_any()
}
