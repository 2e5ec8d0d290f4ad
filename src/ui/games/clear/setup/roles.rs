//! The scorekeeper, the first roller, and the order of rolling.

use crate::ui::prelude::*;

use super::SetupForm;
use crate::{
    rules::clear::Order,
    screens::clear::{moved_forward, orders, roles_summary},
    setup::guests::GuestId,
    ui::parts::{
        Quiet,
        controls::{Choice, Fold},
    },
};

pub(super) fn roles(form: SetupForm) -> AnyView {
    let now = Signal::derive(move || {
        let first = name_of(form, form.roles.first.get());
        form.plan.with(|plan| roles_summary(first.as_deref(), &plan.order))
    });
    let is_custom = Memo::new(move |_| form.plan.with(|plan| plan.order.is_custom()));
    let body = view! {
        <div class="row">
            {player_choice(form, "Who keeps score", form.roles.keeper, "the first player")}
            {player_choice(form, "Who rolls first", form.roles.first, "at random")}
        </div>
        <fieldset class="choices grid">
            <legend>"Order of rolling"</legend>
            {orders().map(|option| order(form, option)).into_iter().collect_view()}
        </fieldset>
        <Show when=move || is_custom.get()>{custom_order(form)}</Show>
    }
    .into_any();
    view! { <Fold title="Scorekeeper and first roller" now body/> }.into_any()
}

fn name_of(form: SetupForm, id: Option<GuestId>) -> Option<String> {
    form.guests.names().into_iter().find(|(other, _)| Some(*other) == id).map(|(_, name)| name)
}

/// The choice of a player, or of nobody.
fn player_choice(
    form: SetupForm,
    title: &'static str,
    chosen: RwSignal<Option<GuestId>>,
    nobody: &'static str,
) -> AnyView {
    let choose = move |event| {
        let value = event_target_value(&event);
        chosen.set(form.guests.names().into_iter().map(|(id, _)| id).find(|id| id.to_string() == value));
    };
    // Nothing else changes what is chosen, so the browser keeps it. Only options that are drawn anew, for another list, need it.
    let options = move || {
        let option = |(id, name): (GuestId, String)| {
            view! { <option translate="no" value=id.to_string() selected=chosen.get_untracked() == Some(id)>{name}</option> }
                .into_any()
        };
        form.guests.names().into_iter().map(option).collect_view()
    };
    view! {
        <label class="somebody stack">
            <b>{title}</b>
            <select on:change=choose><option value="">{nobody}</option>{options}</select>
        </label>
    }
    .into_any()
}

fn order(form: SetupForm, (order, title, line): (Order, &'static str, &'static str)) -> AnyView {
    let new_order = order.clone();
    let chosen = Signal::derive(move || form.plan.with(|plan| plan.order.is_same_kind(&order)));
    let choose = Callback::new(move |()| form.plan.update(|plan| plan.order = new_order.clone()));
    view! { <Choice group="order" title line chosen choose/> }.into_any()
}

/// A custom order: a press on a name moves it up by one.
fn custom_order(form: SetupForm) -> AnyView {
    let move_forward = move |id: GuestId| {
        let rollers = untrack(|| form.in_order()).into_iter().map(|(id, _)| id).collect();
        form.roles.rollers.set(moved_forward(rollers, id));
    };
    let chip = move |(id, name): (GuestId, String)| {
        view! { <Quiet on_press=move |()| move_forward(id)>{name}</Quiet> }.into_any()
    };
    view! {
        <p>"Press a name to move it one place forward."</p>
        <div class="row">{move || form.in_order().into_iter().map(chip).collect_view()}</div>
    }
    .into_any()
}
