//! Who keeps score, who rolls first, and how the roll goes around.

use crate::ui::prelude::*;

use super::desk::Desk;
use crate::{
    rules::{clear::Order, guests::GuestId},
    ui::parts::{
        Quiet,
        agreed::{Choice, Fold},
    },
};

pub(super) fn roles(desk: Desk) -> Html {
    let now = Signal::derive(move || {
        let order = desk.plan.with(|plan| match &plan.order {
            Order::Clockwise => "clockwise",
            Order::Counterclockwise => "counterclockwise",
            Order::Custom(_) => "in your own order",
        });
        match named(desk, desk.first.get()) {
            Some(name) => format!("{name} rolls first, then {order}"),
            None => format!("First roller at random, then {order}"),
        }
    });
    let body = html! {
        <div class="row">
            {somebody(desk, "Who keeps score", desk.keeper, "the first player")}
            {somebody(desk, "Who rolls first", desk.first, "at random")}
        </div>
        <fieldset class="choices">
            <legend>"The roll goes around"</legend>
            {order(desk, 0, "To the left", "Clockwise, from seat to seat.")}
            {order(desk, 1, "To the right", "Counterclockwise, from seat to seat.")}
            {order(desk, 2, "Your own order", "Press a name to move it forward.")}
        </fieldset>
        {move || own(desk)}
    };
    html! { <Fold title="Scorekeeper and first roller" now body/> }
}

fn named(desk: Desk, id: Option<GuestId>) -> Option<String> {
    desk.named().into_iter().find(|(other, _)| Some(*other) == id).map(|(_, name)| name)
}

/// A choice of one of those who are named, or of nobody in particular.
fn somebody(
    desk: Desk,
    title: &'static str,
    chosen: RwSignal<Option<GuestId>>,
    nobody: &'static str,
) -> Html {
    let choose = move |event| {
        let value = event_target_value(&event);
        chosen.set(desk.named().into_iter().map(|(id, _)| id).find(|id| id.to_string() == value));
    };
    let options = move || {
        let option = |(id, name): (GuestId, String)| {
            html! { <option value=id.to_string() selected=chosen.get_untracked() == Some(id)>{name}</option> }
        };
        desk.named().into_iter().map(option).collect_html()
    };
    html! {
        <label class="somebody">
            <b>{title}</b>
            <select on:change=choose><option value="">{nobody}</option>{options}</select>
        </label>
    }
}

fn order(desk: Desk, nth: u8, title: &'static str, line: &'static str) -> Html {
    let place = |order: &Order| match order {
        Order::Clockwise => 0,
        Order::Counterclockwise => 1,
        Order::Custom(_) => 2,
    };
    let chosen = Signal::derive(move || desk.plan.with(|plan| place(&plan.order) == nth));
    let choose = Callback::new(move |()| {
        desk.plan.update(|plan| {
            plan.order = match nth {
                0 => Order::Clockwise,
                1 => Order::Counterclockwise,
                _ => Order::Custom(Vec::new()),
            };
        });
    });
    html! { <Choice group="order" title line chosen choose/> }
}

/// The order of the table's own: a press lets somebody roll one sooner.
fn own(desk: Desk) -> Html {
    let order = desk.plan.with(|plan| matches!(plan.order, Order::Custom(_)));
    if !order {
        return Html::Nothing;
    }
    let sooner = move |id: GuestId| {
        let mut ids: Vec<GuestId> = untrack(|| desk.in_order()).into_iter().map(|(id, _)| id).collect();
        if let Some(place) = ids.iter().position(|&other| other == id) {
            ids.swap(place, place.saturating_sub(1));
        }
        desk.order.set(ids);
    };
    let chip = |(id, name): (GuestId, String)| html! { <Quiet on_press=move |()| sooner(id)>{name}</Quiet> };
    html! {
        <p>"Press a name to move it one place forward."</p>
        <div class="row">{desk.in_order().into_iter().map(chip).collect_html()}</div>
    }
}
