//! The reading: category by category, everybody's answer and what becomes of it.

use crate::ui::prelude::*;

mod answers;
mod list;

use super::{at::At, list::category, marks::names, poll};
use crate::{
    rules::{
        Seat,
        pieceagories::{Action, Forfeit, Heard, Hint, Mark, Number, Place, Scene},
    },
    ui::parts::{Primary, Quiet},
};

/// What has been read, in the order of reading.
fn heard(scene: &Scene) -> &[Heard] {
    if let Scene::Reading { heard, .. } = scene { heard } else { &[] }
}

/// The answer that was read from a place, if it was.
fn heard_at(scene: &Scene, place: Place) -> Option<&Heard> {
    heard(scene).iter().find(|heard| heard.place == place)
}

/// The answer that is read next.
fn next(scene: &Scene) -> Option<Place> {
    if let Scene::Reading { next, .. } = scene { *next } else { None }
}

/// The line that is being read.
fn current(scene: &Scene) -> Number {
    if let Scene::Reading { line, .. } = scene { *line } else { Number::FIRST }
}

fn hints(scene: &Scene) -> &[Hint] {
    if let Scene::Reading { hints, .. } = scene { hints } else { &[] }
}

/// What the table is looking at.
#[derive(Clone, Copy)]
struct Look {
    at: At,
    /// The line to which somebody went back, and after how many answers: the next answer brings everybody forward.
    back: RwSignal<Option<(usize, Number)>>,
    /// The line that is shown.
    line: Memo<Number>,
    /// The answer about to be challenged, while it is asked by whom.
    doubted: RwSignal<Option<Place>>,
}

impl Look {
    fn new(at: At) -> Self {
        let back = RwSignal::new(None);
        let line = Memo::new(move |_| {
            at.scene(|scene| match back.get() {
                Some((after, line)) if after == heard(scene).len() => line,
                Some(_) | None => current(scene),
            })
        });
        Self { at, back, line, doubted: RwSignal::new(None) }
    }

    /// Turns to a line that was read, or back to the one that is being read.
    fn turn_to(self, line: Number) {
        let read = self.at.session.view.with_untracked(|view| heard(&view.scene).len());
        self.back.set(Some((read, line)));
    }
}

/// The answers that are picked out to be compared and can be.
fn chosen(at: At) -> Vec<Place> {
    let chosen = at.chosen.get();
    at.scene(|scene| {
        let comparable =
            |place: &&Place| heard_at(scene, **place).is_some_and(|heard| answers::comparable(&heard.mark));
        chosen.iter().filter(comparable).copied().collect()
    })
}

/// The category that is read, or the vote that is open.
pub(super) fn board(at: At) -> AnyView {
    // A new reading begins with nothing picked out.
    at.chosen.set(Vec::new());
    let voting = poll::voting(at);
    let look = Look::new(at);
    view! {
        {move || if voting.get() { poll::board(at) } else { page(look) }}
        {answers::challengers(look)}
    }
    .into_any()
}

fn page(look: Look) -> AnyView {
    let at = look.at;
    let drop_choice = move |event: leptos::ev::KeyboardEvent| {
        if event.key() == "Escape" {
            at.chosen.set(Vec::new());
        }
    };
    view! {
        <div class="reading" on:keydown=drop_choice>
            <section class="page">
                <h2>
                    <span class="number">{move || look.line.get().to_string()}</span>
                    " "
                    <bdi class="category">{move || category(at, look.line.get())}</bdi>
                </h2>
                {answers::answers(look)}
                <div class="asides">
                    {poll::verdict(at)}
                    {forfeit(at)}
                    {alike(at)}
                </div>
            </section>
            {list::list(look)}
        </div>
    }
    .into_any()
}

/// Pairs that only look alike: the page asks the table whether to ask (PG-66).
fn alike(at: At) -> AnyView {
    let pairs = Memo::new(move |_| {
        at.scene(|scene| {
            let text = |place| heard_at(scene, place).map(|heard| heard.text.clone()).unwrap_or_default();
            let pair = |hint: &Hint| (hint.places, hint.places.map(text));
            hints(scene).iter().map(pair).collect::<Vec<_>>()
        })
    });
    let ask = move |(places, [one, other]): ([Place; 2], [String; 2])| {
        let (on_press, refusal) = at.host_button(Action::Liken(places.to_vec()));
        view! {
            <li>
                <span>"“"<bdi>{one}</bdi>"” and “"<bdi>{other}</bdi>"” look alike."</span>
                <Quiet on_press refusal>"Ask the table"</Quiet>
            </li>
        }
    };
    (move || {
        let pairs = pairs.get();
        (!pairs.is_empty())
            .then(|| view! { <ul class="alike">{pairs.into_iter().map(ask).collect_view()}</ul> })
    })
    .into_any()
}

/// The reminder of what befalls those who just had to strike a duplicate, if the house plays so (PG-65).
fn forfeit(at: At) -> AnyView {
    let Some(forfeit) = at.session.view.with_untracked(|view| view.house.forfeit.clone()) else {
        return ().into_any();
    };
    let due = Memo::new(move |_| at.scene(struck_on_line));
    (move || {
        let due = due.get();
        let sentence = match &forfeit {
            Forfeit::Drink { .. } => format!("A drink for {}.", names(at, &due)),
            Forfeit::Other(what) => format!("For {}: {what}.", names(at, &due)),
        };
        (!due.is_empty()).then(|| view! { <p class="forfeit">{sentence}</p> })
    })
    .into_any()
}

/// Who had to strike a duplicate on the line that is being read: everybody who has one there, and whoever wrote it
/// on an earlier line, if nobody else had it before.
fn struck_on_line(scene: &Scene) -> Vec<Seat> {
    let line = current(scene);
    let mut seats: Vec<Seat> = Vec::new();
    for heard in heard(scene).iter().filter(|heard| heard.place.line == line) {
        let Mark::Duplicate { with } = &heard.mark else { continue };
        let earlier: Vec<&Place> = with.iter().filter(|place| place.line < line).collect();
        if let [only] = earlier.as_slice() {
            seats.push(only.seat);
        }
        seats.push(heard.place.seat);
    }
    seats.sort_unstable();
    seats.dedup();
    seats
}

/// What can be done now.
pub(super) fn action(at: At) -> AnyView {
    let voting = poll::voting(at);
    (move || if voting.get() { poll::action(at) } else { going_on(at) }).into_any()
}

/// The next answer, or the score after the last one.
fn going_on(at: At) -> AnyView {
    let (on_press, refusal) = at.host_button(Action::Next);
    let next = Memo::new(move |_| at.scene(next));
    // Whether the next answer is the first of its line.
    let opens = Memo::new(move |_| {
        at.scene(|scene| {
            heard(scene).last().map(|last| last.place.line) != next.get().map(|place| place.line)
        })
    });
    let says = move || match next.get() {
        Some(place) => format!("{} reads", at.name(place.seat)),
        None => "Add up the score".to_owned(),
    };
    let say = move || match next.get() {
        Some(place) if opens.get() => view! {
            "Next, number "{place.line.to_string()}": "<bdi>{category(at, place.line)}</bdi>
        }
        .into_any(),
        Some(_) => ().into_any(),
        None => "Every answer has been read.".into_any(),
    };
    view! {
        {compare(at)}
        <Show when=move || next.get().is_some()>
            <Quiet on_press=move |()| read_category(at)>"Read the whole category"</Quiet>
        </Show>
        <p class="say">{say}</p>
        <Primary on_press refusal>{says}</Primary>
    }
    .into_any()
}

/// The question whether what was picked out is the same, once there are two to compare (PG-66).
fn compare(at: At) -> AnyView {
    let picked = Memo::new(move |_| chosen(at));
    let refusal = Signal::derive(move || at.session.refusal(at.host(), &Action::Liken(picked.get())));
    let ask = move |()| {
        if at.host_does(Action::Liken(picked.get_untracked())) {
            at.chosen.set(Vec::new());
        }
    };
    view! {
        <Show when=move || picked.with(|picked| picked.len() > 1)>
            <Quiet on_press=ask refusal>"Are these "{move || picked.with(Vec::len).to_string()}" the same?"</Quiet>
        </Show>
    }
    .into_any()
}

/// Reads on to the end of the category, or until the table has to vote. All of it is spoken.
fn read_category(at: At) {
    let said = at.session.log().len();
    let due = move || {
        at.session.view.with_untracked(|view| match &view.scene {
            Scene::Reading { poll: None, next, .. } => next.map(|place| place.line),
            _ => None,
        })
    };
    let line = due();
    while line.is_some() && due() == line && at.host_does(Action::Next) {}
    at.session.say(at.session.log().split_off(said).join(" "));
}
