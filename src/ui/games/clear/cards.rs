//! The main room: one large card, all cards small, and the throw.

use crate::ui::prelude::*;

use super::{
    card::large,
    dice::{dice, scratch_tile},
    picture::{CardLines, picture, wood},
    review,
    state::ClearTable,
};
use crate::{
    browser::page,
    rules::{
        Seat,
        clear::{Action, Call, Card, Hint, Hints, Person, PlayerResult, Scene, Squares, Throw, View, line},
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

pub(super) fn board(table: ClearTable) -> Html {
    let people = table.people();
    Effect::new(move |_| {
        table.up.track();
        page::after_painting(page::scroll_strips);
    });
    html! {
        {wood()}
        <div class="clear-cards" data-people=people.len().to_string()>
            <div class="everybody" data-strip="" role="group" aria-label="Everybody’s cards">
                {people.into_iter().map(|person| small(table, person)).collect_html()}
            </div>
            <section class="large" aria-label="The large card">
                <div class="head">
                    {move || heading(table, table.up.get())}
                    {dice(table)}
                    {scratch_tile(table)}
                </div>
                {move || large(table, table.up.get())}
                {move || stamped(table, table.up.get())}
            </section>
        </div>
    }
}

/// The heading: whose card is large.
fn heading(table: ClearTable, seat: Seat) -> Html {
    let person = table.session.view.with_untracked(|view| view.person(seat).cloned());
    let Some(person) = person else { return Html::Nothing };
    html! { <h2>{pawn(&person)}<bdi>{person.name.to_string()}</bdi></h2> }
}

/// A small card. A press makes it the large one.
fn small(table: ClearTable, person: Person) -> Html {
    let seat = person.seat;
    let now = Memo::new(move |_| table.with(|view| view.person(seat).cloned()));
    let read = move |read: fn(&Person) -> u32| {
        move || now.with(|person| person.as_ref().map_or(0, read)).to_string()
    };
    let card = Signal::derive(move || now.with(|person| person.as_ref().and_then(|person| person.card)));
    let acted = move || now.with(|person| person.as_ref().is_some_and(|person| person.acted));
    let called = Memo::new(move |_| {
        table.with(|view| if view.throw().is_none() { call(view, seat) } else { String::new() })
    });
    let decided = move || if acted() { " has decided" } else { "" };
    let drawn = Signal::derive(move || table.with(|view| marks(view, seat, false)));
    html! {
        <button
            type="button"
            class="small"
            aria-pressed=move || (table.up.get() == seat).to_string()
            data-decided=move || acted().to_string()
            on:click=move |_| table.bring(seat)
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
                {stamped(table, seat)}
            </span>
        </button>
    }
}

/// A player's result on the last throw of this deal, after all have acted.
fn result(view: &View, seat: Seat) -> Option<&PlayerResult> {
    let first = view.roll == 1 && matches!(view.throw(), Some(Throw::Roll(_)));
    let last = view.last.as_ref().filter(|_| view.roll > 0 && !first)?;
    last.results.get(seat.index())
}

/// What somebody called last (CL-29 to CL-31).
fn call(view: &View, seat: Seat) -> String {
    let Some(result) = result(view, seat) else { return String::new() };
    let call = match result.call {
        Call::Four => "Four!",
        Call::Three => "took three",
        Call::Two => "took two",
        Call::Scratch => "Scratch!",
    };
    if result.cleared { "Clear!" } else { call }.to_owned()
}

/// What somebody called, across their card; beside it where missed lines are to be seen on it.
fn stamped(table: ClearTable, seat: Seat) -> Html {
    let stamp = Memo::new(move |_| table.with(|view| stamp(view, seat)));
    let aside = move || table.with(|view| !marks(view, seat, false).missed.is_empty()).to_string();
    html! { <b class="stamp" data-aside=aside aria-hidden="true">{stamp}</b> }
}

/// The same as a stamp on a card, until the next throw.
fn stamp(view: &View, seat: Seat) -> String {
    match (&view.scene, result(view, seat)) {
        (Scene::Acting { .. }, _) | (_, None) => String::new(),
        (_, Some(result)) if result.call == Call::Four && !result.cleared => "Four! +2".to_owned(),
        (_, Some(result)) if result.cleared || matches!(result.call, Call::Four | Call::Scratch) => {
            call(view, seat)
        }
        (_, Some(_)) => String::new(),
    }
}

/// The lines on a card: lines taken and missed until the next throw, and hints if the house rule allows them.
pub(super) fn marks(view: &View, seat: Seat, hinted: bool) -> CardLines {
    let mut marks = CardLines::default();
    if view.throw().is_none()
        && let Some(result) = result(view, seat)
    {
        marks.taken = Some(result.line).filter(|line| !line.is_empty()).into_iter().collect();
        marks.missed.clone_from(&result.missed);
    }
    if let (true, Some(Hint::Lines(lines))) = (hinted, view.hint(seat)) {
        marks.hints = lines;
    }
    marks
}

pub(super) fn action(table: ClearTable) -> Html {
    let rolling = Memo::new(move |_| table.with(|view| view.throw().is_none()));
    (move || if rolling.get() { roll(table) } else { decide(table) }).into_html()
}

/// The button to roll.
pub(super) fn roll(table: ClearTable) -> Html {
    let (roller, scratch_off) = table
        .session
        .view
        .with_untracked(|view| (view.roller, matches!(view.scene, Scene::Rolling { scratch_off: true })));
    let (on_press, refusal) = table.button(roller, Action::Roll);
    let name = table.name(roller);
    let (say, label) = if scratch_off {
        (" rolls two dice: Scratch-Off, for lines of two.", "Roll two dice")
    } else {
        (" rolls the dice for everybody.", "Roll four dice")
    };
    let before = table.session.view.with_untracked(before);
    html! {
        {review::last_throw(table)}
        <p class="say">{before}<bdi>{name}</bdi>{say}</p>
        <Primary on_press refusal>{label}</Primary>
    }
}

/// The result of the last deal in a line, if it is not announced (CL-67).
fn before(view: &View) -> String {
    let Some(deal) = view.sheet.last().filter(|_| view.roll == 0 && view.house.unannounced) else {
        return String::new();
    };
    let parts = view.people.iter().zip(&deal.parts);
    let scored: Vec<String> =
        parts.map(|(person, parts)| format!("{} {}", person.name, parts.total())).collect();
    format!("Deal {}: {}. ", view.sheet.len(), scored.join(", "))
}

/// Whether it is a Scratch-Off, for lines of two.
fn is_scratch_off(view: &View) -> bool {
    matches!(view.throw(), Some(Throw::ScratchOff(_)))
}

/// The buttons of a decision. Decisions are secret until everybody has decided.
fn decide(table: ClearTable) -> Html {
    let call = Memo::new(move |_| {
        table.with(|view| chosen(view, table.up.get(), table.chosen.get()).and_then(Result::ok))
    });
    let leads = Signal::derive(move || call.get().is_none());
    let label = Memo::new(move |_| match call.get() {
        Some(Call::Four) => "Take these four: Four!",
        Some(Call::Three) => "Take these three",
        Some(Call::Two) => "Take these two",
        Some(Call::Scratch) | None if table.with(is_scratch_off) => "Choose 2 coins",
        Some(Call::Scratch) | None => "Choose 3 or 4 coins",
    });
    let refusal = move |action: fn(ClearTable) -> Action| {
        Signal::derive(move || {
            let by = table.up.get();
            bot(table, by).or_else(|| table.session.refusal(by, &action(table)))
        })
    };
    let line = |table: ClearTable| Action::Take(table.chosen.get());
    let take = move |()| table.decide(Action::Take(table.chosen.get_untracked()));
    html! {
        {review::last_throw(table)}
        {hint_button(table)}
        <Quiet on_press=move |()| table.decide(Action::Scratch) refusal=refusal(|_| Action::Scratch)>"Scratch (no line)"</Quiet>
        <p class="say" data-wrong=move || wrong(table).is_some().to_string()>{move || say(table)}</p>
        <Primary on_press=take refusal=refusal(line) leads>{label}</Primary>
    }
}

/// A hint for whoever decides, where the house gives one to those who ask.
fn hint_button(table: ClearTable) -> Html {
    let asks = table.session.view.with_untracked(|view| view.house.hints == Hints::Ask);
    asks.then(|| html! { <Quiet on_press=move |()| table.ask_for_hint()>"Hint"</Quiet> }).into_html()
}

/// Why nobody can act for a computer player.
fn bot(table: ClearTable, by: Seat) -> Option<String> {
    let plays = table.with(|view| view.person(by).is_some_and(|person| person.level.is_some()));
    plays.then(|| format!("{} is a computer player.", table.name(by)))
}

/// The call for some coins of a card, or why it is refused.
fn chosen(view: &View, seat: Seat, squares: Squares) -> Option<Result<Call, String>> {
    let card: Card = view.person(seat)?.card?;
    Some(line::call(&card, squares, view.throw()?).map_err(|refusal| refusal.to_string()))
}

/// Why the chosen coins are no line, once there are enough of them.
fn wrong(table: ClearTable) -> Option<String> {
    let squares = table.chosen.get();
    table.with(|view| {
        let least = if matches!(view.throw(), Some(Throw::ScratchOff(_))) { 2 } else { 3 };
        let (card, throw) = (view.person(table.up.get())?.card?, view.throw()?);
        let ends = line::no_line_between(&card, squares, throw).map(|refusal| refusal.to_string());
        ends.or_else(|| chosen(view, table.up.get(), squares)?.err().filter(|_| squares.len() >= least))
    })
}

/// What to do now, or why it is refused.
fn say(table: ClearTable) -> String {
    if let Some(wrong) = wrong(table) {
        return wrong;
    }
    let by = table.up.get();
    if let Some(bot) = bot(table, by) {
        return bot;
    }
    let name = table.name(by);
    table.with(|view| {
        if view.person(by).is_some_and(|person| person.acted) {
            return format!("{name} has decided.");
        }
        let what = match view.throw() {
            Some(Throw::ScratchOff(_)) => "a line of two",
            Some(Throw::Roll(_)) | None => "a line of three or four",
        };
        match view.hint(by).filter(|_| table.may_hint(view, by)) {
            Some(Hint::Exists(true)) => format!("{name}: {what} fits."),
            Some(Hint::Exists(false)) => format!("{name}: no line fits. Scratch."),
            Some(Hint::Lines(lines)) if lines.is_empty() => format!("{name}: no line fits. Scratch."),
            Some(Hint::Lines(_)) | None if view.deal == 1 && view.roll == 1 && !is_scratch_off(view) => format!(
                "{name}: find 3 or 4 neighbouring coins in a straight line that match the dice. Tap both ends."
            ),
            Some(Hint::Lines(_)) | None => format!("{name}: choose {what}, or scratch."),
        }
    })
}
