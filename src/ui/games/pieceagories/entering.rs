//! After a round on paper: sheets are typed in, or the table has judged for itself and enters points.

use crate::ui::prelude::*;

use super::{at::At, list::list, writing};
use crate::{
    rules::{
        Seat,
        pieceagories::{Category, Person, Scene, Throw},
    },
    ui::{
        parts::{Primary, Quiet},
        rove::{arrows, tab_stop},
    },
};

fn open(scene: &Scene) -> Vec<Seat> {
    match scene {
        Scene::Entering { open, .. } => open.clone(),
        _ => Vec::new(),
    }
}

fn throw(scene: &Scene) -> Option<Throw> {
    match scene {
        Scene::Entering { throw, .. } => Some(*throw),
        _ => None,
    }
}

pub(super) fn board(at: At) -> AnyView {
    at.open_points();
    (move || match at.typist.get() {
        None => points(at),
        Some(seat) => sheet_of(at, seat),
    })
    .into_any()
}

/// A table of lines and people; a press on a cell changes its points.
fn points(at: At) -> AnyView {
    let slips = at.session.view.with_untracked(|view| list(&view.scene).to_vec());
    let people: Vec<Person> = at.people().into_iter().filter(|person| person.pawn.is_some()).collect();
    let head = people
        .iter()
        .map(|person| view! { <th scope="col" dir="auto">{person.name.as_str().to_owned()}</th> });
    let total = |seat: Seat| {
        move || at.points.with(|points| points.get(seat.index()).map_or(0, |row| row.iter().sum::<u8>()))
    };
    let totals = people.iter().map(|person| {
        let total = total(person.seat);
        view! { <td>{move || total().to_string()}</td> }
    });
    let rows = slips.into_iter().map(|category| row(at, &people, category)).collect_view();
    view! {
        <table class="points" data-rove="" on:keydown=arrows>
            <caption>"Read aloud, vote by hand, and press whatever does not count."</caption>
            <thead><tr><td></td>{head.collect_view()}</tr></thead>
            <tbody>{rows}</tbody>
            <tfoot><tr><th scope="row">"In all"</th>{totals.collect_view()}</tr></tfoot>
        </table>
    }
    .into_any()
}

fn row(at: At, people: &[Person], category: Category) -> AnyView {
    let line = category.number.index();
    let cells = people.iter().enumerate().map(|(column, person)| {
        let name = format!("{}, line {}", person.name, category.number);
        view! { <td>{cell(at, person.seat, line, tab_stop(column + line * people.len()), name)}</td> }
    });
    view! {
        <tr>
            <th scope="row" dir="auto"><b>{category.number.to_string()}</b>" "{category.text}</th>
            {cells.collect_view()}
        </tr>
    }
    .into_any()
}

/// One point, none, or with the house rule two.
fn cell(at: At, seat: Seat, line: usize, tab: &'static str, name: String) -> AnyView {
    let most = if at.session.view.with_untracked(|view| view.house.alliteration) { 2 } else { 1 };
    let point =
        Memo::new(move |_| at.points.with(|points| points.get(seat.index()).map_or(0, |row| row[line])));
    let label = move || match point.get() {
        1 => format!("{name}: 1 point"),
        other => format!("{name}: {other} points"),
    };
    // 1, then none, then 2 where the house has it: most answers stand.
    let press = move |_| {
        at.enter_point(
            seat,
            line,
            match point.get_untracked() {
                1 => 0,
                0 => most,
                _ => 1,
            },
        )
    };
    view! {
        <button type="button" tabindex=tab aria-label=label data-point=move || point.get().to_string() on:click=press>
            {move || point.get().to_string()}
        </button>
    }
    .into_any()
}

/// The sheet of one, to be typed in as it stands on paper.
fn sheet_of(at: At, seat: Seat) -> AnyView {
    let Some(letter) = at.session.view.with_untracked(|view| throw(&view.scene)).map(Throw::letter) else {
        return ().into_any();
    };
    writing::sheet(at, format!("{}, {}", char::from(letter), at.name(seat)), letter)
}

pub(super) fn action(at: At) -> AnyView {
    let waiting = Memo::new(move |_| at.scene(open));
    (move || match at.typist.get().filter(|seat| waiting.with(|open| open.contains(seat))) {
        None => points_action(at, waiting.get()),
        Some(seat) => sheet_action(at, seat),
    })
    .into_any()
}

fn points_action(at: At, waiting: Vec<Seat>) -> AnyView {
    let first = waiting.first().copied();
    let type_in = first.map(|seat| {
        view! { <Quiet on_press=move |()| at.typist.set(Some(seat))>"Type the sheets in instead"</Quiet> }
    });
    view! {
        {type_in}
        <p class="say">"Quick scoring: the table judges, the page counts."</p>
        <Primary on_press=move |()| at.enter_points()>"Score the round"</Primary>
    }
    .into_any()
}

fn sheet_action(at: At, seat: Seat) -> AnyView {
    let hand_in = move |()| {
        at.hand_in(seat);
        let next = at.session.view.with_untracked(|view| open(&view.scene).first().copied());
        at.typist.set(next);
        at.clean_sheet();
    };
    let name = at.name(seat);
    view! {
        <Quiet on_press=move |()| at.typist.set(None)>"Quick scoring instead"</Quiet>
        <p class="say">"No clock now. Type what stands on the paper of "<bdi>{name.clone()}</bdi>"."</p>
        <Primary on_press=hand_in>"The sheet of "<bdi>{name}</bdi>" is complete"</Primary>
    }
    .into_any()
}
