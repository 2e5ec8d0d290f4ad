//! The window on the second screen. It draws what the laptop sends and knows nothing else.

use crate::ui::prelude::*;

use super::boards::board;
use crate::{
    browser::{clock, page, second_window, sound},
    screens::{
        Strip,
        second_screen::{Message, MessageProblem, PublicPerson, PublicTable},
        sound::Sound,
    },
    ui::parts::{Clock, Pawn, piecepack::initial},
};

/// How often the window asks the laptop what to show, in milliseconds.
const ASK: u32 = 1_000;

/// If more questions than this have no answer, the laptop is taken to be gone.
const MAX_UNANSWERED: u32 = 4;

/// What the window shows.
#[derive(Debug, Clone, PartialEq)]
enum Shown {
    /// A table.
    Table(Box<PublicTable>),
    /// A sentence, because there is no table.
    Sentence(String),
}

/// What is said while no game is open.
const NO_GAME: &str = "Choose a game on the laptop. It appears here.";

/// What is said before the laptop has answered.
const WAITING: &str = "Waiting for the laptop…";

/// The screen.
#[component]
pub fn SecondScreenWindow() -> Html {
    let shown = RwSignal::new(Shown::Sentence(WAITING.to_owned()));
    let unanswered = RwSignal::new(0);
    let receive = move |text: &str, _| {
        match Message::read(text) {
            Ok(Message::Table(table)) => {
                let sentence = || Shown::Sentence(NO_GAME.to_owned());
                shown.set(table.map_or_else(sentence, |table| Shown::Table(Box::new(table))));
            }
            Ok(Message::Sound(slug)) => {
                Sound::from_slug(&slug).into_iter().for_each(sound::play);
            }
            Ok(Message::Ask) | Err(MessageProblem::Foreign) => return,
            Err(problem @ (MessageProblem::OtherVersion | MessageProblem::Damaged)) => {
                shown.set(Shown::Sentence(problem.to_string()));
            }
        }
        unanswered.set(0);
    };
    let ask = move || {
        unanswered.update(|times| *times += 1);
        second_window::send_to_laptop(&Message::Ask.to_text());
    };
    // The sounds come here when the laptop is muted, so this window is not.
    sound::set_muted(false);
    let listeners = second_window::on_text(receive);
    ask();
    let asking = clock::every(ASK, ask);
    StoredValue::new_local((listeners, asking));
    let seconds = Memo::new(move |_| shown.with(seconds));
    // The clock changes every second; the rest is drawn again only when it changes.
    let table = Memo::new(move |_| shown.with(without_clock));
    let has_table = Memo::new(move |_| table.with(Option::is_some));
    let lost = Memo::new(move |_| unanswered.get() > MAX_UNANSWERED);
    let lost = move || lost.get().then_some("The laptop does not answer. Is its page still open?");
    html! {
        <div class="second-screen" data-lost=move || lost().map(|_| "")>
            {move || if has_table.get() { draw(table, seconds) } else { waiting(shown) }}
            <p class="lost" role="status">{lost}</p>
            <button id="full-screen" type="button" class="quiet" on:click=|_| page::toggle_fullscreen()>"Full screen"</button>
        </div>
    }
}

fn seconds(shown: &Shown) -> Option<u32> {
    if let Shown::Table(table) = shown { table.seconds } else { None }
}

fn without_clock(shown: &Shown) -> Option<PublicTable> {
    match shown {
        Shown::Table(table) => Some(PublicTable { seconds: None, ..(**table).clone() }),
        Shown::Sentence(_) => None,
    }
}

fn waiting(shown: RwSignal<Shown>) -> Html {
    let sentence = move || match shown.get() {
        Shown::Sentence(sentence) => sentence,
        Shown::Table(_) => String::new(),
    };
    html! { <main class="waiting stack"><h1>"Partypiece"</h1><p>{sentence}</p></main> }
}

/// The table. Each part is drawn again only when it changes, so that tiles turn.
fn draw(table: Memo<Option<PublicTable>>, seconds: Memo<Option<u32>>) -> Html {
    let runs = Memo::new(move |_| seconds.get().is_some());
    let left = Signal::derive(move || seconds.get().unwrap_or_default());
    // The whole time is not known here, so the bar below the figures is hidden.
    let clock = move || runs.get().then(|| html! { <Clock remaining=left total=u32::MAX/> });
    let head = Memo::new(move |_| {
        table.with(|table| table.as_ref().map(|table| (table.game.clone(), table.strip.clone())))
    });
    let middle = Memo::new(move |_| table.with(|table| table.as_ref().map(|table| table.board.clone())));
    let people = Memo::new(move |_| {
        table.with(|table| table.as_ref().map(|table| table.people.clone())).unwrap_or_default()
    });
    let news = move || table.with(|table| table.as_ref().map(|table| table.news.clone()));
    html! {
        <header class="row">{move || head.get().map(header)}{clock}</header>
        <main>{board(middle)}</main>
        <ul class="players" role="list" hidden=move || people.with(Vec::is_empty).then_some("")>
            {move || people.get().into_iter().map(person).collect_html()}
        </ul>
        <p class="news" dir="auto">{news}</p>
    }
}

fn header((game, Strip { round, phase, turn }): (String, Strip)) -> Html {
    html! {
        <strong>{game}</strong>
        <span>{round}</span>
        <h1>{phase}</h1>
        <bdi class="turn">{turn}</bdi>
    }
}

fn person(person: PublicPerson) -> Html {
    let PublicPerson { name, suit, count, turn } = person;
    let pawn = suit.map(|suit| html! { <Pawn suit initial=initial(&name)/> });
    html! {
        <li aria-current=turn.then_some("true")>
            {pawn}<bdi>{name.clone()}</bdi><span class="count">{count}</span>
        </li>
    }
}
