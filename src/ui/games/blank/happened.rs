//! "It happened": people report an event of a rule that the page cannot notice (BL-45).

use crate::ui::prelude::*;

use super::context::BlankContext;
use crate::{
    rules::{
        Seat,
        blank::{Action, Person, RuleIndex, RuleView},
    },
    screens::blank::{applies_to, is_for_whom_the_table_says, needs_doer},
    ui::parts::{Dialog, Quiet},
};

/// The button on a rule, and the dialog behind it.
pub(super) fn button(game: BlankContext, open_rule: &RuleView) -> AnyView {
    let rule = open_rule.index;
    let asks_for_whom = is_for_whom_the_table_says(&open_rule.rule);
    let title =
        if asks_for_whom { "Who is it for?".to_owned() } else { format!("If {}", open_rule.rule.trigger) };
    let needs_doer = needs_doer(&open_rule.rule);
    let only_reporter = game.session.only_person.filter(|_| !needs_doer && !asks_for_whom);
    let asking = RwSignal::new(false);
    let press = move |()| match only_reporter {
        Some(by) => report(game, rule, None, by),
        None => asking.set(true),
    };
    let name = open_rule.rule.title.clone();
    view! {
        <Quiet on_press=press><span aria-hidden="true">"It happened"</span><span class="visually-hidden">{format!("It happened: {name}")}</span></Quiet>
        <Dialog open=asking on_close=move |()| asking.set(false) title=title>
            {if asks_for_whom { for_whom(game, rule, asking) } else { who(game, rule, needs_doer, asking) }}
        </Dialog>
    }.into_any()
}

fn report(game: BlankContext, rule: RuleIndex, causer: Option<Seat>, by: Seat) {
    game.act(by, Action::Report { rule, who: causer });
}

/// One press says for whom a rule in free words is, and it applies to them (BL-R85).
fn for_whom(game: BlankContext, rule: RuleIndex, asking: RwSignal<bool>) -> AnyView {
    let apply = move |who: &[Seat]| {
        asking.set(false);
        let by = game.default_seat();
        for (by, action) in game.with_untracked(|view| applies_to(view, by, rule, who)) {
            game.act(by, action);
        }
    };
    let one = move |person: Person| {
        view! { <Quiet on_press=move |()| apply(&[person.seat])><bdi>{person.name.to_string()}</bdi></Quiet> }
            .into_any()
    };
    let everybody: Vec<Seat> = game.people().iter().map(|person| person.seat).collect();
    view! {
        <div class="row" role="group" aria-label="Who is it for">
            {game.people().into_iter().map(one).collect_view()}
            <Quiet on_press=move |()| apply(&everybody)>"Everybody"</Quiet>
        </div>
    }
    .into_any()
}

/// Who did it, if the rule is about a player, and who reports it.
fn who(game: BlankContext, rule: RuleIndex, needs_doer: bool, asking: RwSignal<bool>) -> AnyView {
    let causer = RwSignal::new(None::<Seat>);
    let doer = move |person: Person| {
        let seat = person.seat;
        let pressed = Signal::derive(move || causer.get() == Some(seat));
        view! { <Quiet on_press=move |()| causer.set(Some(seat)) pressed=pressed><bdi>{person.name.to_string()}</bdi></Quiet> }.into_any()
    };
    let reporter = move |person: Person| {
        let press = move |()| {
            asking.set(false);
            report(game, rule, causer.get_untracked(), person.seat);
        };
        view! { <Quiet on_press=press><bdi>{person.name.to_string()}</bdi></Quiet> }.into_any()
    };
    let doers = needs_doer.then(|| {
        view! {
            <p>"Who did it?"</p>
            <div class="row" role="group" aria-label="Who did it">{game.people().into_iter().map(doer).collect_view()}</div>
        }.into_any()
    });
    view! {
        {doers}
        <p>"Who says so?"</p>
        <div class="row" role="group" aria-label="Who says so">{game.people_without_bots().into_iter().map(reporter).collect_view()}</div>
    }.into_any()
}
