//! The laptop as caller: the cards are real, the page shows the throw, and people enter everybody's call.

use crate::ui::prelude::*;

use super::{
    cards::{pawn, points, roll},
    context::ClearContext,
    dice::{dice, scratch_tile},
};
use crate::{
    rules::{
        Seat,
        clear::{Action, Call, Person, SQUARES, Throw},
    },
    screens::clear::{called_throw, crowding, entered, entered_clear, possible_calls, scratch_for_the_rest},
    ui::parts::{Primary, Quiet, controls::NumberField},
};

pub(super) fn board(game: ClearContext) -> AnyView {
    let people = game.people();
    let count = crowding(people.len());
    view! {
        <div class="caller" data-people=count>
            <div class="head row">{dice(game)}{scratch_tile(game)}</div>
            <div class="callers grid">{people.into_iter().map(|person| player(game, &person)).collect_view()}</div>
        </div>
    }.into_any()
}

/// A player, their call, and the coins left after it.
fn player(game: ClearContext, person: &Person) -> AnyView {
    let seat = person.seat;
    let now = Memo::new(move |_| game.with(|view| view.person(seat).cloned()));
    let has_called = move || now.with(|person| person.as_ref().is_some_and(|person| person.call.is_some()));
    let throw = Memo::new(move |_| game.with(called_throw));
    view! {
        <div class="row" role="group" aria-label=person.name.to_string() data-decided=move || has_called().to_string()>
            {pawn(person)}
            <bdi class="name">{person.name.to_string()}</bdi>
            {points(game, seat)}
            {coins(game, person)}
            {move || throw.get().map(|throw| calls(game, seat, throw))}
        </div>
    }
    .into_any()
}

/// The calls possible on a throw, of which one is pressed, and then whether the player also calls Clear. Both can be changed
/// until the dice are thrown again (CL-R28).
fn calls(game: ClearContext, seat: Seat, throw: Throw) -> AnyView {
    let called = Memo::new(move |_| game.with(|view| view.person(seat).and_then(|person| person.call)));
    let call = move |(label, call): (&'static str, Call)| {
        let pressed = Signal::derive(move || called.get().is_some_and(|(called, _)| called == call));
        let press = move |()| {
            if !pressed.get_untracked() {
                game.act(seat, untrack(|| game.with(|view| entered(view, seat, call))));
            }
        };
        view! { <Quiet on_press=press pressed>{label}</Quiet> }.into_any()
    };
    let cleared = Signal::derive(move || called.get().is_some_and(|(_, cleared)| cleared));
    // A refusal is said beside the large button: a row has no room for it.
    let press_clear = move |()| {
        game.act(seat, untrack(|| game.with(|view| entered_clear(view, seat))));
    };
    // Points fly from here: the page does not show this player's card.
    view! {
        <span class="calls row" data-card-of=seat.0>
            {possible_calls(throw).iter().copied().map(call).collect_view()}
            <span class="clear-call"><Quiet on_press=press_clear pressed=cleared>"Clear!"</Quiet></span>
        </span>
    }
    .into_any()
}

/// The number of coins left. A count by hand replaces the calculated one.
fn coins(game: ClearContext, person: &Person) -> AnyView {
    let seat = person.seat;
    let left = Memo::new(move |_| game.with(|view| view.person(seat).map_or(0, |person| person.left)));
    let count = Callback::new(move |counted: u32| {
        if let Ok(left) = u8::try_from(counted) {
            game.act(seat, Action::Count { seat, left });
        }
    });
    let label = format!("Coins on the card of {}", person.name);
    view! {
        <label class="left row">
            <NumberField label range=0..=SQUARES number=left change=count/>
            " ""coins"
        </label>
    }
    .into_any()
}

/// Fields to correct the coins left on each card before the score is confirmed; nothing if the page has the cards.
pub(super) fn recount(game: ClearContext) -> AnyView {
    let (is_caller_mode, people) =
        game.session.view.with_untracked(|view| (view.is_caller_mode(), view.people.clone()));
    if !is_caller_mode {
        return ().into_any();
    }
    let row = |person: &Person| {
        view! { <li class="row">{pawn(person)}<bdi class="name">{person.name.to_string()}</bdi>{coins(game, person)}</li> }.into_any()
    };
    view! {
        <section class="recount" aria-label="Coins counted on the table">
            <ul class="callers grid">{people.iter().map(row).collect_view()}</ul>
        </section>
    }
    .into_any()
}

pub(super) fn foot(game: ClearContext) -> AnyView {
    let rolling = Memo::new(move |_| game.with(|view| view.throw().is_none()));
    (move || if rolling.get() { roll(game) } else { scratch_rest(game) }).into_any()
}

/// The button with which all players without a call scratch. It ends most throws.
fn scratch_rest(game: ClearContext) -> AnyView {
    let rest = Memo::new(move |_| game.with(scratch_for_the_rest));
    let scratch = move |()| {
        for seat in rest.get_untracked().0 {
            game.act(seat, Action::Report { call: Call::Scratch, cleared: false });
        }
    };
    view! {
        <p class="say">"Press what each player calls, then Clear! if they call it."</p>
        <Primary on_press=scratch>{move || rest.get().1}</Primary>
    }
    .into_any()
}
