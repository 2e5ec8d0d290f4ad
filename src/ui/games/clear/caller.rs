//! The laptop as caller: real cards on the table, the throw on the screen, and what everybody called is entered.

use crate::ui::prelude::*;

use super::{
    at::At,
    cards::{pawn, roll},
    dice::{dice, scratch_tile},
};
use crate::{
    rules::{
        Seat,
        clear::{Action, Call, Mode, Person, Throw, View},
        words::listed,
    },
    ui::parts::{Primary, Quiet},
};

pub(super) fn board(at: At) -> Html {
    let people = at.people();
    html! {
        <div class="caller" data-people=people.len().to_string()>
            <div class="head">{dice(at)}{scratch_tile(at)}</div>
            <div class="callers">{people.into_iter().map(|person| caller(at, &person)).collect_html()}</div>
        </div>
    }
}

/// Somebody, what they call, and what is left of their card by that.
fn caller(at: At, person: &Person) -> Html {
    let seat = person.seat;
    let now = Memo::new(move |_| at.look(|view| view.person(seat).cloned()));
    let open = Memo::new(move |_| {
        let acted = now.with(|person| person.as_ref().is_none_or(|person| person.acted));
        at.look(|view| view.throw().copied()).filter(|_| !acted)
    });
    let told = move || {
        let acted = now.with(|person| person.as_ref().is_some_and(|person| person.acted));
        if acted { "has called".to_owned() } else { at.look(|view| last(view, seat)) }
    };
    let total = move || now.with(|person| person.as_ref().map_or(0, |person| person.total));
    html! {
        <div role="group" aria-label=person.name.to_string() data-decided=move || open.get().is_none().to_string()>
            {pawn(person)}
            <bdi class="name">{person.name.to_string()}</bdi>
            <span class="points"><b>{total}</b>" points"</span>
            {coins(at, person)}
            <span class="told">{told}</span>
            {move || open.get().map(|throw| calls(at, seat, throw))}
        </div>
    }
}

/// What somebody called last, once all have.
fn last(view: &View, seat: Seat) -> String {
    let deed = view.last.as_ref().filter(|_| view.roll > 0 && view.throw().is_none());
    match deed.and_then(|last| last.deeds.get(seat.index())) {
        Some(deed) if deed.clear => "Clear!".to_owned(),
        Some(deed) if deed.call == Call::Scratch => "Scratch!".to_owned(),
        Some(deed) if deed.call == Call::Four => "Four!".to_owned(),
        Some(deed) => format!("took {}", deed.call),
        None => String::new(),
    }
}

/// What can be called on a throw; with Clear, if that was ticked first.
fn calls(at: At, seat: Seat, throw: Throw) -> Html {
    let clear = RwSignal::new(false);
    let call = move |(says, call): (&'static str, Call)| {
        let press = move |()| {
            at.act(seat, Action::Report { call, clear: clear.get_untracked() });
        };
        html! { <Quiet on_press=press>{says}</Quiet> }
    };
    let lines: &[(&'static str, Call)] = match throw {
        Throw::Roll(_) => &[("Four", Call::Four), ("Three", Call::Three), ("Scratch", Call::Scratch)],
        Throw::Off(_) => &[("Two", Call::Two), ("Scratch", Call::Scratch)],
    };
    html! {
        <span class="calls">
            <label>
                <input type="checkbox" on:change=move |event| clear.set(event_target_checked(&event))/>
                "and Clear"
            </label>
            {lines.iter().copied().map(call).collect_html()}
        </span>
    }
}

/// How many coins are left; what is counted by hand overrules what was called.
fn coins(at: At, person: &Person) -> Html {
    let seat = person.seat;
    let left = Memo::new(move |_| at.look(|view| view.person(seat).map_or(0, |person| person.left)));
    let again = RwSignal::new(0_u32);
    let count = move |event| {
        let counted: Option<u8> = event_target_value(&event).trim().parse().ok();
        if let Some(left) = counted {
            at.act(seat, Action::Count { seat, left });
        }
        // What was refused does not stay in the field.
        again.update(|again| *again += 1);
    };
    let value = move || {
        again.track();
        left.get().to_string()
    };
    html! {
        <label class="left">
            <input
                type="number"
                min="0"
                max="24"
                inputmode="numeric"
                aria-label=format!("Coins on the card of {}", person.name)
                prop:value=value
                on:change=count
            />
            " coins"
        </label>
    }
}

/// Counting the cards once more, before the score is confirmed; nothing where the page has them.
pub(super) fn recount(at: At) -> Html {
    let (mode, people) = at.session.view.with_untracked(|view| (view.mode, view.people.clone()));
    let row = |person: &Person| {
        html! { <li>{pawn(person)}<bdi class="name">{person.name.to_string()}</bdi>{coins(at, person)}</li> }
    };
    match mode {
        Mode::Cards => Html::Nothing,
        Mode::Caller => html! {
            <section class="recount" aria-label="Coins counted on the table">
                <ul class="callers">{people.iter().map(row).collect_html()}</ul>
            </section>
        },
    }
}

pub(super) fn action(at: At) -> Html {
    let rolling = Memo::new(move |_| at.look(|view| view.throw().is_none()));
    (move || if rolling.get() { roll(at) } else { rest(at) }).into_html()
}

/// Whoever said nothing has scratched: the one press that most throws end with.
fn rest(at: At) -> Html {
    let open = Memo::new(move |_| {
        at.look(|view| {
            let open = view.people.iter().filter(|person| !person.acted);
            open.map(|person| (person.seat, person.name.to_string())).collect::<Vec<_>>()
        })
    });
    let scratch = move |()| {
        for (seat, _) in open.get_untracked() {
            at.act(seat, Action::Report { call: Call::Scratch, clear: false });
        }
    };
    let names = move || {
        let names: Vec<String> = open.get().into_iter().map(|(_, name)| name).collect();
        if names.len() > 3 {
            format!("Scratch for the other {}", names.len())
        } else {
            format!("Scratch for {}", listed(&names))
        }
    };
    html! {
        <p class="say">"Press what each of you calls. Whoever has no line scratches."</p>
        <Primary on_press=scratch>{names}</Primary>
    }
}
