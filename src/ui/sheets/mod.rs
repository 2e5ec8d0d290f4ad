//! Answer sheets: writing, reading, voting. Both word games use them.
//!
//! What components share is in [`SheetContext`], which knows its game only by `Calls`. So all this is compiled once for both
//! games; what differs between them is in their [`SheetGame`].

pub mod answering;
mod around;
mod context;
mod deciding;
mod editor;
mod empty;
mod entering;
mod game;
mod marking;
mod paper;
pub mod past_rulings;
mod pausing;
mod poll;
mod reading;
mod typing;
pub mod writing;
pub mod written;

pub use answering::{AnsweringChoice, WhoseClock};
use context::Calls;
pub use context::SheetContext;
pub use editor::SheetEditor;
pub use game::{SheetGame, WordContext};
pub use writing::CategoryList;
pub use written::{AllSheets, Scored};

use crate::ui::prelude::*;

use super::{
    parts::{Die, Pawn, piecepack::initial, spotlit},
    print::{self, TableList},
    screen::Screen,
};
use crate::{
    browser::page,
    rules::{
        piecepack::Suit,
        sheets::{AnswerPlace, LetterThrow, SheetAction},
    },
    screens::{
        countdown::TIME_IS_UP,
        sheets::{Participant, SheetScreen, on_chart},
    },
};

/// That time is up, large over the table: the next press removes it, and screen readers hear that the answers are locked (PG-R76,
/// SC-R49).
pub fn time_is_up(sheets: SheetContext) -> AnyView {
    spotlit(sheets.time_over, |()| view! { <strong class="time-up">{TIME_IS_UP}</strong> }.into_any())
}

pub fn board(screen: SheetScreen, sheets: SheetContext) -> AnyView {
    match screen {
        SheetScreen::Typing => typing::board(sheets),
        SheetScreen::Blitz => around::board(sheets),
        SheetScreen::Paper => paper::board(sheets),
        SheetScreen::Entering => entering::board(sheets),
        SheetScreen::Appeals => poll::appeals_board(sheets),
        SheetScreen::Reading => reading::board(sheets),
    }
}

pub fn foot(screen: SheetScreen, sheets: SheetContext) -> AnyView {
    match screen {
        SheetScreen::Typing => typing::foot(sheets),
        SheetScreen::Blitz => around::foot(sheets),
        SheetScreen::Paper => paper::foot(sheets),
        SheetScreen::Entering => entering::foot(sheets),
        SheetScreen::Appeals => poll::appeals_foot(sheets),
        SheetScreen::Reading => reading::foot(sheets),
    }
}

/// The suits in which the dice of the letter are drawn. They have no meaning.
pub const DICE: [Suit; 2] = [Suit::Suns, Suit::Arms];

/// Shows each new screen from its beginning, because a browser keeps the scroll position of the board.
pub fn show_from_top<TableScreen: PartialEq + Send + Sync + 'static>(screen: Memo<TableScreen>) {
    Effect::new(move |previous_run: Option<()>| {
        screen.track();
        if previous_run.is_some() {
            page::after_painting(|| page::scroll_to_start("main"));
        }
    });
}

/// The two dice that gave the letter, as the product that it stands for (PG-48, PG-51).
pub fn dice_of_letter(throw: LetterThrow) -> AnyView {
    let [one, other] = throw.0;
    let [left, right] = DICE;
    view! {
        <div class="row dice-row">
            <Die suit=left face=Some(one)/>
            <span class="times">"×"</span>
            <Die suit=right face=Some(other)/>
            <span class="times">"= "{throw.product().to_string()}</span>
            <small>{on_chart(throw)}</small>
        </div>
    }
    .into_any()
}

/// The letter of the round as a slip beside a heading, while answers are read or marked.
fn letter_slip(sheets: SheetContext) -> Option<AnyView> {
    let letter = sheets.with_untracked(|table| table.letter)?.to_string();
    let label = format!("Letter {letter}");
    Some(view! { <span class="letter-slip" role="img" aria-label=label>{letter}</span> }.into_any())
}

/// The pawn of a writer, if they have one.
fn pawn_of(writer: &Participant) -> Option<impl IntoView> {
    writer.suit.map(|suit| view! { <Pawn suit initial=initial(&writer.name)/> })
}

/// A sum of points. Those that were just made fly to it, and then it counts up; nothing waits for them (PG-R72, SC-R42).
fn sum_with_flight(total: u32, gained: Option<u32>) -> AnyView {
    let before = gained.map(|gained| total.saturating_sub(gained).to_string());
    let flight =
        gained.map(|gained| view! { <span class="flies" aria-hidden="true">{format!("+{gained}")}</span> });
    view! { <span class="sum" data-before=before><b class="so-far-points">{total.to_string()}</b>{flight}</span> }
        .into_any()
}

/// A heart: a press makes an answer the favourite of its category, a second one takes that back (PG-R69, SC-R39).
fn favourite_button(
    sheets: SheetContext,
    place: AnswerPlace,
    on: Memo<bool>,
    label: Signal<String>,
    tabindex: &'static str,
) -> AnyView {
    let press = move |_| {
        let seat = (!on.get_untracked()).then_some(place.seat);
        sheets.act(sheets.default_seat(), SheetAction::Favourite { line: place.line, seat });
    };
    view! {
        <button type="button" class="quiet favourite" tabindex=tabindex aria-label=label title="The answer that you liked best"
            aria-pressed=move || on.get().to_string() on:click=press>
            {move || if on.get() { "♥" } else { "♡" }}
        </button>
    }
    .into_any()
}

/// The link in the menu of a table to the screen that prints lists and pads. It offers the list of this game there.
pub fn print_link(sheets: SheetContext) -> AnyView {
    let offer = move |_| {
        print::offer(sheets.with_untracked(|table| TableList {
            categories: table.list.iter().map(|category| category.text.clone()).collect(),
            players: table.writers().len(),
        }));
    };
    view! { <a class="quiet" href=Screen::Print.hash() on:click=offer>"Print lists and answer pads"</a> }
        .into_any()
}
