//! Writing in turn: the table waits, and whoever has the laptop writes against a clock of their own.

use crate::ui::prelude::*;

use super::{Round, Sheets, Stage, laid_out, writing};
use crate::{
    rules::Seat,
    ui::parts::{BigLetter, Clock, Primary, Quiet},
};

/// Who is writing, and whose sheets are not in yet.
type Turn = (Option<Seat>, Vec<Seat>);

fn turn(round: &Round) -> Turn {
    if let Stage::Typing { writing, open } = &round.stage {
        (*writing, open.clone())
    } else {
        Turn::default()
    }
}

/// The list and the cup, or behind the curtain the sheet.
pub(super) fn board(sheets: Sheets) -> AnyView {
    match sheets.behind() {
        Some(seat) => private(sheets, seat),
        None => public(sheets),
    }
}

/// What the table sees: the list, the cup, and whose sheets are in.
fn public(sheets: Sheets) -> AnyView {
    let open = Memo::new(move |_| sheets.look(Round::open));
    let writers = sheets.glance(Round::writers).into_iter().filter(|writer| writer.here);
    let cards = writers.map(|writer| {
        let open = move || open.with(|open| open.contains(&writer.seat));
        view! {
            <li class="place-card" data-done=move || (!open()).to_string()>
                {writer.pawn()}
                <strong dir="auto">{writer.name}</strong>
                <span>{move || if open() { "has yet to write" } else { "sheet is in" }}</span>
            </li>
        }
    });
    view! {
        <div class="beside typing">
            <section>
                <div class="cup"><BigLetter letter=None/></div>
                <ul class="place-cards">{cards.collect_view()}</ul>
            </section>
            {laid_out(sheets)}
        </div>
    }
    .into_any()
}

/// What the writer sees: first the list and the cup, then the sheet.
fn private(sheets: Sheets, seat: Seat) -> AnyView {
    let letter = Memo::new(move |_| sheets.look(|round| round.letter));
    let (seconds, own_timer) = sheets.glance(|round| (round.seconds, round.own_timer));
    let clock = if own_timer {
        view! { <p class="own-timer">"Set "{minutes(seconds)}" now"</p> }.into_any()
    } else {
        let left = Signal::derive(move || sheets.clock.left.get().unwrap_or(seconds));
        view! { <Clock remaining=left total=seconds prominent=true/> }.into_any()
    };
    let head = sheets.name(seat);
    let paper = move || match letter.get() {
        Some(letter) => writing::sheet(sheets, format!("{letter}, {head}")),
        None => laid_out(sheets),
    };
    view! {
        <div class="beside writing">
            <div class="paper">{paper}</div>
            <section class="signals">
                <BigLetter letter prominent=true/>
                {clock}
            </section>
        </div>
    }
    .into_any()
}

/// How long, as one sets a clock.
pub fn minutes(seconds: u32) -> String {
    match (seconds / 60, seconds % 60) {
        (1, 0) => "1 minute".to_owned(),
        (minutes, 0) => format!("{minutes} minutes"),
        (0, seconds) => format!("{seconds} seconds"),
        (minutes, seconds) => format!("{minutes}:{seconds:02} minutes"),
    }
}

/// Passing the laptop, or behind the curtain beginning and going on.
pub(super) fn action(sheets: Sheets) -> AnyView {
    let turn = Memo::new(move |_| sheets.look(turn));
    match sheets.behind() {
        Some(seat) => (move || writer_action(sheets, seat, turn.get())).into_any(),
        None => (move || table_action(sheets, turn.get())).into_any(),
    }
}

fn table_action(sheets: Sheets, (writing, open): Turn) -> AnyView {
    let mut waiting = writing.into_iter().chain(open);
    let Some(next) = waiting.next() else { return ().into_any() };
    let name = sheets.name(next);
    let curtain = sheets.curtain;
    let others = waiting.filter(|&seat| seat != next).map(|seat| {
        let name = sheets.name(seat);
        view! { <Quiet on_press=move |()| curtain.fall(seat)><bdi>{name}</bdi>" first"</Quiet> }
    });
    view! {
        {others.collect_view()}
        <p class="say">"Everybody has the same time, and looks under the cup alone."</p>
        <Primary on_press=move |()| curtain.fall(next)>"Pass to "<bdi>{name}</bdi></Primary>
    }
    .into_any()
}

fn writer_action(sheets: Sheets, seat: Seat, (writing, _): Turn) -> AnyView {
    let (seconds, own_timer, early) = sheets.glance(|round| (round.seconds, round.own_timer, round.early));
    let to_next_line = move || writing::next_line(sheets.pad, u8::MAX);
    if writing.is_none() {
        let begin = move |()| sheets.begin(seat, seconds);
        return view! {
            <Quiet on_press=move |()| sheets.curtain.leave()>"Not yet"</Quiet>
            <p class="say">"The letter appears and your "{minutes(seconds)}" begin."</p>
            <Primary on_press=begin>"Lift the cup"</Primary>
        }
        .into_any();
    }
    let hand_in = move |()| sheets.hand_in(seat);
    if own_timer {
        return view! { <Primary on_press=hand_in>"Time is up"</Primary> }.into_any();
    }
    view! {
        {early.then(|| view! { <Quiet on_press=hand_in>"Hand the sheet in"</Quiet> })}
        <p class="say">"What stands at zero is your answer."</p>
        <Primary on_press=move |()| to_next_line()>"Next empty line"</Primary>
    }
    .into_any()
}
