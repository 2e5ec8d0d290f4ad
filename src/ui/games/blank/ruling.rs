//! A ruling of the table, where the rules are silent: it takes everybody (BL-108).

use crate::ui::prelude::*;

use super::at::{At, name};
use crate::{
    rules::{
        Seat,
        blank::{Action, Decree, Matter, Person, Ruling, View},
    },
    ui::parts::{Dialog, Primary, Quiet},
};

/// What a ruling can do, as it is chosen from a list.
const DEEDS: [(&str, &str); 8] = [
    ("words", "Nothing: the words are all"),
    ("draw", "Somebody draws cards"),
    ("return", "Somebody puts cards back"),
    ("skip", "Somebody loses a turn"),
    ("turn", "It becomes somebody’s turn"),
    ("reverse", "The direction changes"),
    ("end", "What lasts longest ends"),
    ("waive", "The oldest thing to be done is waived"),
];

/// The button, and the dialog in which a ruling is worded.
pub(super) fn button(at: At) -> AnyView {
    view! {
        <Quiet on_press=move |()| at.ruling.set(true)>"Table ruling"</Quiet>
        <Dialog open=at.ruling on_close=move |()| at.ruling.set(false) title="A ruling of the table">
            {word(at)}
        </Dialog>
    }
    .into_any()
}

/// What was agreed, in words and as a deed.
fn word(at: At) -> AnyView {
    let text = RwSignal::new(String::new());
    let deed = RwSignal::new("words".to_owned());
    let whom = RwSignal::new(at.anybody());
    let cards = RwSignal::new(1_u8);
    let ruling = move || Ruling {
        text: text.get().trim().to_owned(),
        decree: at.look(|view| decree(view, &deed.get(), whom.get(), cards.get())),
    };
    let refusal = Signal::derive(move || at.session.refusal(at.anybody(), &Action::Propose(ruling())));
    let propose = move |()| {
        let ruling = untrack(ruling);
        at.ruling.set(false);
        at.act(at.anybody(), Action::Propose(ruling));
    };
    let option = |(word, line): (&'static str, &'static str)| view! { <option value=word>{line}</option> };
    let person = |person: Person| view! { <option value=person.seat.0>{person.name.to_string()}</option> };
    let number = |cards: u8| view! { <option value=cards>{cards}</option> };
    let about = Memo::new(move |_| deed.with(|deed| (names_somebody(deed), counts_cards(deed))));
    let who = move || {
        about.get().0.then(|| {
            let choose = move |event| {
                if let Ok(seat) = event_target_value(&event).parse() {
                    whom.set(Seat(seat));
                }
            };
            view! {
                <label><span>"Who"</span>
                    <select on:change=choose>{at.people().into_iter().map(person).collect_view()}</select>
                </label>
            }
        })
    };
    let how_many = move || {
        about.get().1.then(|| {
            let choose = move |event| cards.set(event_target_value(&event).parse().unwrap_or(1));
            view! { <label><span>"How many"</span><select on:change=choose>{(1..=7).map(number).collect_view()}</select></label> }
        })
    };
    view! {
        <p>"Talk it over. It counts when everybody agrees, and the log keeps it."</p>
        <label><span>"What was agreed"</span>
            <input type="text" autocomplete="off" on:input=move |event| text.set(event_target_value(&event))/>
        </label>
        <label><span>"What the page does"</span>
            <select on:change=move |event| deed.set(event_target_value(&event))>
                {DEEDS.map(option).into_iter().collect_view()}
            </select>
        </label>
        {who}
        {how_many}
        <div class="row">
            <Quiet on_press=move |()| at.ruling.set(false)>"Leave it"</Quiet>
            <Primary on_press=propose refusal=refusal>"Propose it"</Primary>
        </div>
    }
    .into_any()
}

fn names_somebody(deed: &str) -> bool {
    matches!(deed, "draw" | "return" | "skip" | "turn")
}

fn counts_cards(deed: &str) -> bool {
    matches!(deed, "draw" | "return")
}

/// What a ruling does, by the word it was chosen by.
fn decree(view: &View, deed: &str, whom: Seat, cards: u8) -> Decree {
    match deed {
        "draw" => Decree::Draw(whom, cards),
        "return" => Decree::Return(whom, cards),
        "skip" => Decree::Skip(whom),
        "turn" => Decree::Turn(whom),
        "reverse" => Decree::Reverse,
        "end" => Decree::EndLasting(0),
        "waive" => Decree::Waive(view.obligations.first().map_or(u32::MAX, |owed| owed.id)),
        _ => Decree::Words,
    }
}

/// The ruling that is proposed, and who has still to agree.
pub(super) fn board(at: At) -> AnyView {
    let told = Memo::new(move |_| at.look(told));
    let agree = move |person: Person| {
        let (press, refusal) = at.button(person.seat, Action::Agree(true));
        let agreed = Signal::derive(move || at.look(|view| agreed(view).contains(&person.seat)));
        view! {
            <Quiet on_press=press refusal=refusal pressed=agreed><bdi>{person.name.to_string()}</bdi>" agrees"</Quiet>
        }
        .into_any()
    };
    view! {
        <section class="settled" aria-labelledby="proposed">
            <h2 id="proposed">"A ruling of the table"</h2>
            <p dir="auto">{told}</p>
            <div class="row" role="group" aria-label="Who agrees">
                {at.persons().into_iter().map(agree).collect_view()}
            </div>
        </section>
    }
    .into_any()
}

fn agreed(view: &View) -> &[Seat] {
    match &view.matter {
        Some(Matter::Motion { agreed, .. }) => agreed,
        Some(Matter::Trial(_)) | None => &[],
    }
}

/// The ruling in words.
fn told(view: &View) -> String {
    let Some(Matter::Motion { by, ruling, .. }) = &view.matter else { return String::new() };
    let who = |seat: Seat| name(view, seat);
    let deed = match ruling.decree {
        Decree::Words => String::new(),
        Decree::Draw(seat, cards) => format!("{} draws {}.", who(seat), super::at::cards(cards.into())),
        Decree::Return(seat, cards) => format!("{} puts {} back.", who(seat), super::at::cards(cards.into())),
        Decree::Skip(seat) => format!("{} loses a turn.", who(seat)),
        Decree::Turn(seat) => format!("It is {}’s turn.", who(seat)),
        Decree::Reverse => "The direction changes.".to_owned(),
        Decree::EndLasting(at) => {
            view.lasting.get(usize::from(at)).map(|told| format!("This ends: {told}")).unwrap_or_default()
        }
        Decree::Waive(id) => {
            let owed = view.obligations.iter().find(|owed| owed.id == id);
            owed.map(|owed| format!("{} need not {}.", who(owed.seat), owed.text)).unwrap_or_default()
        }
        Decree::Blanks(_, cards) => format!("{cards} plain Rule Cards are added."),
    };
    let text = ruling.text.trim_end_matches('.');
    let words = if text.is_empty() { String::new() } else { format!("{text}. ") };
    format!("{} proposes: {words}{deed}", who(*by))
}

pub(super) fn action(at: At) -> AnyView {
    let everybody = move |()| {
        let persons = at.persons().into_iter().map(|person| person.seat);
        let yet = at.view.with_untracked(|view| agreed(view).to_vec());
        for seat in persons.filter(|seat| !yet.contains(seat)) {
            at.act(seat, Action::Agree(true));
        }
    };
    // Whoever has not agreed is who does not; of the page's own players nobody ever objects.
    let no = move |()| {
        let yet = at.view.with_untracked(|view| agreed(view).to_vec());
        if let Some(person) = at.people().into_iter().find(|person| !yet.contains(&person.seat)) {
            at.act(person.seat, Action::Agree(false));
        }
    };
    view! {
        <Quiet on_press=no>"Not everybody agrees"</Quiet>
        <Primary on_press=everybody>"Everybody agrees"</Primary>
    }
    .into_any()
}
