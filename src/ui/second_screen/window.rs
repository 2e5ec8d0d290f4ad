//! The window on the second screen. It draws what the laptop sends and knows nothing else.

use crate::ui::prelude::*;

use super::boards::board;
use crate::{
    browser::{clock, page, second_window, sound},
    screens::{
        Strip,
        second_screen::{Followed, Message, MessageProblem, PageId, PublicPerson, PublicTable},
    },
    ui::parts::{Clock, Pawn, piecepack::initial},
};

/// How often the window asks the laptop what to show.
const ASK_MS: u32 = 1_000;

/// What the window shows.
#[derive(Debug, Clone, PartialEq)]
enum Shown {
    Table(Box<PublicTable>),
    /// A sentence, because there is no table.
    Sentence(String),
}

/// What is said while no game is open.
const NO_GAME: &str = "Choose a game on the laptop. It appears here.";

/// What stands for the name of the game of a page whose messages cannot be read.
const OTHER_VERSION: &str = "Another version of this page";

/// What is said before the laptop has answered.
const WAITING: &str = "Waiting for the laptop…";

#[component]
pub fn SecondScreenWindow() -> impl IntoView {
    let shown = RwSignal::new(Shown::Sentence(WAITING.to_owned()));
    let followed = RwSignal::new(Followed::default());
    let show = move |page: PageId, game: Option<&str>, now: Shown| {
        if followed.try_update(|followed| followed.receive(page, game)) == Some(true) {
            shown.set(now);
        }
    };
    let receive = move |text: &str, _| match Message::read(text) {
        Ok(Message::Table { page, table }) => match *table {
            Some(table) => {
                let game = table.game.clone();
                show(page, Some(&game), Shown::Table(Box::new(table)));
            }
            None => show(page, None, Shown::Sentence(NO_GAME.to_owned())),
        },
        Ok(Message::Sound { page, sound }) => {
            if followed.with_untracked(|followed| followed.follows(page)) {
                sound::play(sound);
            }
        }
        Ok(Message::Ask) | Err(MessageProblem::Foreign) => {}
        Err(problem @ MessageProblem::OtherVersion) => {
            show(PageId::UNREADABLE, Some(OTHER_VERSION), Shown::Sentence(problem.to_string()));
        }
        // Nobody knows whether that page has a table.
        Err(problem @ MessageProblem::Damaged) => {
            show(PageId::UNREADABLE, None, Shown::Sentence(problem.to_string()));
        }
    };
    let ask = move || {
        followed.update(Followed::ask);
        second_window::send_to_laptop(&Message::Ask.to_text());
    };
    // The laptop sends its sounds here while it is muted, so this window must not be muted.
    sound::set_muted(false);
    let listeners = second_window::on_text(receive);
    ask();
    let asking = clock::every(ASK_MS, ask);
    keep_with_owner((listeners, asking));
    let seconds = Memo::new(move |_| shown.with(seconds));
    // The clock changes every second; the rest is drawn again only when it changes.
    let table = Memo::new(move |_| shown.with(without_clock));
    let has_table = Memo::new(move |_| table.with(Option::is_some));
    let warning = Memo::new(move |_| followed.with(Followed::warning));
    view! {
        <div class="second-screen">
            {move || if has_table.get() { draw(table, seconds) } else { waiting(shown) }}
            <p class="warned" role="status">{move || warning.get()}</p>
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

fn waiting(shown: RwSignal<Shown>) -> AnyView {
    let sentence = move || match shown.get() {
        Shown::Sentence(sentence) => sentence,
        Shown::Table(_) => String::new(),
    };
    view! { <main class="waiting stack"><h1>"Partypiece"</h1><p>{sentence}</p></main> }.into_any()
}

/// News of more characters are written smaller, where they are large.
const LONG_NEWS: usize = 90;

/// The table. Each part is drawn again only when it changes, so that tiles turn.
fn draw(table: Memo<Option<PublicTable>>, seconds: Memo<Option<u32>>) -> AnyView {
    let runs = Memo::new(move |_| seconds.get().is_some());
    let left = Signal::derive(move || seconds.get().unwrap_or_default());
    // The whole time is not known here. The style sheet of this window hides the bar, for which it would be needed.
    let clock = move || runs.get().then(|| view! { <Clock remaining=left total=u32::MAX/> });
    let head = Memo::new(move |_| {
        table.with(|table| table.as_ref().map(|table| (table.game.clone(), table.strip.clone())))
    });
    let middle = Memo::new(move |_| table.with(|table| table.as_ref().map(|table| table.board.clone())));
    let people = Memo::new(move |_| {
        table.with(|table| table.as_ref().map(|table| table.people.clone())).unwrap_or_default()
    });
    let news = Memo::new(move |_| {
        table.with(|table| table.as_ref().map(|table| table.news.clone())).unwrap_or_default()
    });
    let is_long = move || news.with(|news| news.chars().count() > LONG_NEWS).then_some("");
    view! {
        <header class="row">{move || head.get().map(header)}{clock}</header>
        <main>
            <div class="middle">{board(middle)}</div>
            <ul class="players" role="list" hidden=move || people.with(Vec::is_empty).then_some("")>
                {move || people.get().into_iter().map(person).collect_view()}
            </ul>
            <p class="news" dir="auto" data-long=is_long>{news}</p>
        </main>
    }
    .into_any()
}

fn header((game, Strip { round, phase, turn, turns: _ }): (String, Strip)) -> AnyView {
    view! {
        <strong>{game}</strong>
        <span>{round}</span>
        <h1>{phase}</h1>
        <bdi class="turn">{turn}</bdi>
    }
    .into_any()
}

fn person(person: PublicPerson) -> AnyView {
    let PublicPerson { name, suit, count, turn } = person;
    let pawn = suit.map(|suit| view! { <Pawn suit initial=initial(&name)/> });
    view! {
        <li aria-current=turn.then_some("true")>
            {pawn}<bdi>{name.clone()}</bdi><span class="count">{count}</span>
        </li>
    }
    .into_any()
}
