//! Something happened that a rule speaks of and only people can notice (BL-45).

use crate::ui::prelude::*;

use super::at::At;
use crate::{
    rules::{
        Seat,
        blank::{Action, Clause, Person, RuleNo, RuleSeen, Target, Trigger, Whom},
    },
    ui::parts::{Dialog, Quiet},
};

/// The button on a rule, and the dialog behind it.
pub(super) fn button(at: At, seen: &RuleSeen) -> AnyView {
    let rule = seen.no;
    let title = format!("If {}", seen.rule.trigger);
    let for_them =
        |clause: &Clause| matches!(clause.target, Target::Players(Whom::Who) | Target::Hands(Whom::Who));
    let somebody_did =
        matches!(seen.rule.trigger, Trigger::Does(_)) || seen.rule.clauses.iter().any(for_them);
    let alone = at.only.filter(|_| !somebody_did);
    let asking = RwSignal::new(false);
    let press = move |()| match alone {
        Some(by) => report(at, rule, None, by),
        None => asking.set(true),
    };
    let name = seen.rule.title.clone();
    view! {
        <Quiet on_press=press><span aria-hidden="true">"It happened"</span><span class="visually-hidden">"It happened: "{name}</span></Quiet>
        <Dialog open=asking on_close=move |()| asking.set(false) title=title>
            {who(at, rule, somebody_did, asking)}
        </Dialog>
    }
    .into_any()
}

fn report(at: At, rule: RuleNo, who: Option<Seat>, by: Seat) {
    at.act(by, Action::Happened { rule, who });
}

/// Who did it, if the rule speaks of somebody, and who says so.
fn who(at: At, rule: RuleNo, somebody_did: bool, asking: RwSignal<bool>) -> AnyView {
    let did = RwSignal::new(None::<Seat>);
    let doer = move |person: Person| {
        let seat = person.seat;
        let pressed = Signal::derive(move || did.get() == Some(seat));
        view! { <Quiet on_press=move |()| did.set(Some(seat)) pressed=pressed><bdi>{person.name.to_string()}</bdi></Quiet> }.into_any()
    };
    let says = move |person: Person| {
        let press = move |()| {
            asking.set(false);
            report(at, rule, did.get_untracked(), person.seat);
        };
        view! { <Quiet on_press=press><bdi>{person.name.to_string()}</bdi></Quiet> }.into_any()
    };
    let doers = somebody_did.then(|| {
        view! {
            <p>"Who did it?"</p>
            <div class="row" role="group" aria-label="Who did it">{at.people().into_iter().map(doer).collect_view()}</div>
        }
    });
    view! {
        {doers}
        <p>"Who says so?"</p>
        <div class="row" role="group" aria-label="Who says so">{at.persons().into_iter().map(says).collect_view()}</div>
    }
    .into_any()
}
