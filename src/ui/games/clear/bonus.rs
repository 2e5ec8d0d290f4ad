//! The bonus: the only player with a cleared card chooses another card and gets a point for each coin on it.

use crate::ui::prelude::*;

use super::{
    cards::pawn,
    picture::{still, wood},
    scoresheet::sum,
    state::ClearTable,
};
use crate::{
    rules::{
        Seat,
        clear::{Action, Person, Scene, View},
    },
    screens::clear::{CardLines, name},
    ui::{
        parts::Primary,
        rove::{arrows, tab_stop},
    },
};

/// Who chooses, and the marked card: at first the one with the most coins (CL-73).
fn marked(table: ClearTable, view: &View) -> Option<(Seat, Seat)> {
    let Scene::Bonus { by, largest } = &view.scene else { return None };
    Some((*by, table.marked.get().unwrap_or(*largest)))
}

pub(super) fn board(table: ClearTable) -> Html {
    table.session.view.with_untracked(|view| {
        let Scene::Bonus { by, .. } = &view.scene else { return Html::Nothing };
        let others: Vec<&Person> = view.people.iter().filter(|person| person.seat != *by).collect();
        let cards = others.iter().enumerate().map(|(nth, person)| other_card(table, nth, person)).collect_html();
        html! {
            {wood()}
            <div class="bonus stack" data-people=others.len().to_string()>
                <h2>"Clear! "<bdi>{name(view, *by)}</bdi>" is the only clear player"</h2>
                <p class="sum">{move || arithmetic(table)}</p>
                <div class="others grid" role="group" aria-label="The other cards" data-rove="" on:keydown=arrows>{cards}</div>
            </div>
        }
    })
}

/// The points of the marked card.
fn arithmetic(table: ClearTable) -> String {
    table.with(|view| {
        let points = marked(table, view).and_then(|(by, of)| {
            let left = view.person(by)?.left;
            Some(sum(view, left, 10u8.saturating_sub(left), of, view.person(of)?.left))
        });
        points.unwrap_or_default()
    })
}

/// A card that can be marked.
fn other_card(table: ClearTable, nth: usize, person: &Person) -> Html {
    let seat = person.seat;
    let pressed =
        move || table.with(|view| marked(table, view).is_some_and(|(_, of)| of == seat)).to_string();
    let picture = person.card.map(|card| still(card, CardLines::default()));
    html! {
        <button
            type="button"
            class="small"
            tabindex=tab_stop(nth)
            aria-pressed=pressed
            on:click=move |_| table.marked.set(Some(seat))
        >
            <span class="plate">
                {pawn(person)}
                <bdi class="name">{person.name.to_string()}</bdi>
                <span class="left"><b>{person.left}</b>" coins"</span>
            </span>
            <span class="felt">{picture}</span>
        </button>
    }
}

pub(super) fn action(table: ClearTable) -> Html {
    let by = table.session.view.with_untracked(|view| view.bonus_winner().unwrap_or(view.roller));
    let take = move |()| {
        let of = table.session.view.with_untracked(|view| untrack(|| marked(table, view)));
        if let Some((by, of)) = of {
            table.act(by, Action::Bonus(of));
            table.marked.set(None);
        }
    };
    let label = move || {
        table.with(|view| match marked(table, view) {
            Some((_, of)) => {
                let coins = view.person(of).map_or(0, |person| person.left);
                format!("Take {coins} points for the card of {}", name(view, of))
            }
            None => "Take the bonus".to_owned(),
        })
    };
    html! {
        <p class="say"><bdi>{table.name(by)}</bdi>" chooses another card and gets a point for each coin on it."</p>
        <Primary on_press=take>{label}</Primary>
    }
}
