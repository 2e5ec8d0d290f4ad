//! Who runs the table (PG-21, PG-R04).

use crate::ui::prelude::*;

use crate::{
    rules::pieceagories::{Chair, PlanField},
    ui::parts::Notice,
};

use super::form::SetupForm;

/// The value for a host who does not play. Chairs have numbers, so it cannot be confused.
const RUNNER: &str = "runner";

/// The choice of the host: a player, or somebody who does not play.
pub(super) fn host(form: SetupForm) -> Html {
    let choose = move |event| {
        let value = event_target_value(&event);
        form.plan.update(|plan| {
            let chair = plan.roster.chairs().iter().find(|chair| chair.id.to_string() == value);
            let chair = chair.map(|chair| chair.id);
            plan.roster.let_host(chair);
        });
        if value == RUNNER {
            form.lead_to(PlanField::Host);
        }
    };
    let runs = Memo::new(move |_| form.plan.with(|plan| plan.roster.host().is_none()));
    html! {
        <label class="host">
            <span>"Host"</span>
            <select on:change=choose aria-describedby="host-does">
                {move || people(form)}
                <option value=RUNNER prop:selected=move || runs.get()>"A host who doesn't play"</option>
            </select>
        </label>
        <span id="host-does" hidden>"The host picks the categories, rolls the dice and moves the pawns."</span>
        {move || runs.get().then(|| runner(form))}
    }
}

/// Everybody who could host; without names, the first player.
fn people(form: SetupForm) -> Html {
    form.plan.with(|plan| {
        let host = plan.roster.host();
        let option = |chair: &Chair| {
            let name = chair.name.trim().to_owned();
            let name = if name.is_empty() { "Whoever comes first".to_owned() } else { name };
            html! { <option value=chair.id.to_string() prop:selected=host == Some(chair.id)>{name}</option> }
        };
        let people: Vec<Html> = plan.roster.people().map(option).collect();
        if people.is_empty() {
            plan.roster.chairs().first().map(option).into_iter().collect_html()
        } else {
            people.into_html()
        }
    })
}

/// The name of a host who does not play.
fn runner(form: SetupForm) -> Html {
    let text = Memo::new(move |_| form.plan.with(|plan| plan.roster.runner.clone()));
    let wrong = Memo::new(move |_| form.problem_at(PlanField::Host));
    html! {
        <input
            id="runner"
            type="text"
            dir="auto"
            placeholder="Their name"
            autocomplete="off"
            spellcheck="false"
            aria-label="Name of the host"
            aria-invalid=move || wrong.get().is_some().then_some("true")
            aria-describedby="amiss-host"
            prop:value=move || text.get()
            on:input=move |event| form.plan.update(|plan| plan.roster.runner = event_target_value(&event))
        />
        <span id="amiss-host"><Notice text=wrong attempts=form.attempts/></span>
    }
}
