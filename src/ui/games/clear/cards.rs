//! The room in which lines are looked for: one card large, everybody's small, the throw beside them.

use crate::ui::prelude::*;

use super::{
    at::At,
    card::large,
    dice::{dice, scratch_tile},
    picture::{Marks, picture, wood},
};
use crate::{
    rules::{
        Seat,
        clear::{Action, Call, Card, Deed, Hint, Person, Scene, Squares, Throw, View, line},
        piecepack::Suit,
    },
    ui::parts::{Pawn, Primary, Quiet},
};

/// The suit in which a seat is drawn.
pub(super) fn suit(seat: Seat) -> Suit {
    Suit::ALL[seat.index() % Suit::ALL.len()]
}

/// A pawn of a person.
pub(super) fn pawn(person: &Person) -> Html {
    html! { <Pawn suit=suit(person.seat) initial=person.name.initial()/> }
}

pub(super) fn board(at: At) -> Html {
    let people = at.people();
    html! {
        {wood()}
        <div class="clear-cards" data-people=people.len().to_string()>
            <div class="everybody" role="group" aria-label="Everybody’s cards">
                {people.into_iter().map(|person| small(at, person)).collect_html()}
            </div>
            <section class="large" aria-label="The large card">
                <div class="head">
                    {move || heading(at, at.up.get())}
                    {dice(at)}
                    {scratch_tile(at)}
                </div>
                {move || large(at, at.up.get())}
                <b class="stamp" aria-hidden="true">{move || at.look(|view| stamp(view, at.up.get()))}</b>
            </section>
        </div>
    }
}

/// Whose card is large.
fn heading(at: At, seat: Seat) -> Html {
    let person = at.session.view.with_untracked(|view| view.person(seat).cloned());
    let Some(person) = person else { return Html::Nothing };
    html! { <h2>{pawn(&person)}<bdi>{person.name.to_string()}</bdi></h2> }
}

/// Somebody's card, small; a press brings it to the large place.
fn small(at: At, person: Person) -> Html {
    let seat = person.seat;
    let now = Memo::new(move |_| at.look(|view| view.person(seat).cloned()));
    let read = move |read: fn(&Person) -> u32| {
        move || now.with(|person| person.as_ref().map_or(0, read)).to_string()
    };
    let card = Signal::derive(move || now.with(|person| person.as_ref().and_then(|person| person.card)));
    let acted = move || now.with(|person| person.as_ref().is_some_and(|person| person.acted));
    let called = Memo::new(move |_| at.look(|view| call(view, seat)));
    let decided = move || if acted() { " has decided" } else { "" };
    let drawn = Signal::derive(move || at.look(|view| marks(view, seat, false)));
    html! {
        <button
            type="button"
            class="small"
            aria-pressed=move || (at.up.get() == seat).to_string()
            data-decided=move || acted().to_string()
            on:click=move |_| at.bring(seat)
        >
            <span class="plate">
                {pawn(&person)}
                <bdi class="name">{person.name.to_string()}</bdi>
                <span class="points"><b>{read(|person| person.total)}</b>" points"</span>
                <span class="left"><b>{read(|person| u32::from(person.left))}</b>" coins"</span>
                <span class="called">{called}</span>
                <span class="visually-hidden">{decided}</span>
            </span>
            <span class="felt">
                {picture(card, drawn)}
                <b class="stamp" aria-hidden="true">{move || at.look(|view| stamp(view, seat))}</b>
            </span>
        </button>
    }
}

/// What somebody did on the throw before, as long as it was in this deal and all have acted on it.
fn deed(view: &View, seat: Seat) -> Option<&Deed> {
    let first = view.roll == 1 && matches!(view.throw(), Some(Throw::Roll(_)));
    let last = view.last.as_ref().filter(|_| view.roll > 0 && !first)?;
    last.deeds.get(seat.index())
}

/// What somebody called last (CL-29 to CL-31).
fn call(view: &View, seat: Seat) -> String {
    let Some(deed) = deed(view, seat) else { return String::new() };
    let call = match deed.call {
        Call::Four => "Four!",
        Call::Three => "took three",
        Call::Two => "took two",
        Call::Scratch => "Scratch!",
    };
    if deed.clear { "Clear!" } else { call }.to_owned()
}

/// The same across a card, while nothing new lies on the table.
fn stamp(view: &View, seat: Seat) -> String {
    match (&view.scene, deed(view, seat)) {
        (Scene::Acting { .. }, _) | (_, None) => String::new(),
        (_, Some(deed)) if deed.clear || matches!(deed.call, Call::Four | Call::Scratch) => call(view, seat),
        (_, Some(_)) => String::new(),
    }
}

/// Lines across somebody's card: what they took and overlooked while nothing new is thrown, and what is there where
/// the house shows it.
pub(super) fn marks(view: &View, seat: Seat, hinted: bool) -> Marks {
    let mut marks = Marks::default();
    if view.throw().is_none()
        && let Some(deed) = deed(view, seat)
    {
        marks.taken = Some(deed.line).filter(|line| !line.is_empty()).into_iter().collect();
        marks.missed.clone_from(&deed.missed);
    }
    if let (true, Some(Hint::Lines(lines))) = (hinted, view.hint(seat)) {
        marks.hints = lines;
    }
    marks
}

pub(super) fn action(at: At) -> Html {
    let rolling = Memo::new(move |_| at.look(|view| view.throw().is_none()));
    (move || if rolling.get() { roll(at) } else { decide(at) }).into_html()
}

/// Somebody throws for everybody.
pub(super) fn roll(at: At) -> Html {
    let (roller, off) = at
        .session
        .view
        .with_untracked(|view| (view.roller, matches!(view.scene, Scene::Rolling { off: true })));
    let (on_press, refusal) = at.button(roller, Action::Roll);
    let name = at.name(roller);
    let (say, label) = if off {
        (" threw last, and throws two dice: it is a Scratch-Off for lines of two.", "Throw two dice")
    } else {
        (" throws for everybody.", "Throw four dice")
    };
    let before = at.session.view.with_untracked(before);
    html! {
        <p class="say">{before}<bdi>{name}</bdi>{say}</p>
        <Primary on_press refusal>{label}</Primary>
    }
}

/// The deal before, in a line, where the house does without announcing it (CL-67).
fn before(view: &View) -> String {
    let Some(deal) = view.sheet.last().filter(|_| view.roll == 0 && view.house.unannounced) else {
        return String::new();
    };
    let parts = view.people.iter().zip(&deal.parts);
    let scored: Vec<String> =
        parts.map(|(person, parts)| format!("{} {}", person.name, parts.total())).collect();
    format!("Deal {}: {}. ", view.sheet.len(), scored.join(", "))
}

/// Everybody takes a line or scratches, one card after the other; nobody's choice is told before all have chosen.
fn decide(at: At) -> Html {
    let label = Memo::new(move |_| {
        let call = at.look(|view| chosen(view, at.up.get(), at.chosen.get()).and_then(Result::ok));
        match call {
            Some(Call::Four) => "Take these four: Four!",
            Some(Call::Three) => "Take these three",
            Some(Call::Two) => "Take these two",
            Some(Call::Scratch) | None => "Take the line",
        }
    });
    let refusal = move |action: fn(At) -> Action| {
        Signal::derive(move || {
            let by = at.up.get();
            bot(at, by).or_else(|| at.session.refusal(by, &action(at)))
        })
    };
    let line = |at: At| Action::Take(at.chosen.get());
    let take = move |()| at.decide(Action::Take(at.chosen.get_untracked()));
    html! {
        <Quiet on_press=move |()| at.decide(Action::Scratch) refusal=refusal(|_| Action::Scratch)>"Scratch"</Quiet>
        <p class="say" data-wrong=move || wrong(at).is_some().to_string()>{move || say(at)}</p>
        <Primary on_press=take refusal=refusal(line)>{label}</Primary>
    }
}

/// Whom the page plays for, nobody else does.
fn bot(at: At, by: Seat) -> Option<String> {
    let plays = at.look(|view| view.person(by).is_some_and(|person| person.level.is_some()));
    plays.then(|| format!("{} plays this card.", at.name(by)))
}

/// What the rules say to some coins of a card.
fn chosen(view: &View, seat: Seat, squares: Squares) -> Option<Result<Call, String>> {
    let card: Card = view.person(seat)?.card?;
    Some(line::call(&card, squares, view.throw()?).map_err(|refusal| refusal.to_string()))
}

/// Why what is chosen is no line, once there are enough coins to be one.
fn wrong(at: At) -> Option<String> {
    let squares = at.chosen.get();
    at.look(|view| {
        let least = if matches!(view.throw(), Some(Throw::Off(_))) { 2 } else { 3 };
        chosen(view, at.up.get(), squares)?.err().filter(|_| squares.len() >= least)
    })
}

/// What to do now, or what is in the way of it.
fn say(at: At) -> String {
    if let Some(wrong) = wrong(at) {
        return wrong;
    }
    let by = at.up.get();
    if let Some(bot) = bot(at, by) {
        return bot;
    }
    let name = at.name(by);
    at.look(|view| {
        if view.person(by).is_some_and(|person| person.acted) {
            return format!("{name} has decided.");
        }
        let what = match view.throw() {
            Some(Throw::Off(_)) => "a line of two",
            Some(Throw::Roll(_)) | None => "a line of three or four",
        };
        match view.hint(by) {
            Some(Hint::There(true)) => format!("{name}: there is {what}."),
            Some(Hint::There(false)) => format!("{name}: no line is there."),
            Some(Hint::Lines(lines)) if lines.is_empty() => format!("{name}: no line is there."),
            Some(Hint::Lines(_)) | None => format!("{name}: choose {what}, or scratch."),
        }
    })
}
