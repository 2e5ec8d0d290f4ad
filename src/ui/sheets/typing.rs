//! Writing in turn: whoever has the laptop writes against a clock of their own.

use crate::ui::prelude::*;

use super::{LaidOut, Round, RoundStage, Sheets, writing};
use crate::{
    rules::Seat,
    ui::{
        curtain::Hold,
        parts::{BigLetter, Clock, Primary, Quiet},
    },
};

/// Who is writing, and whose sheets are not in yet.
type TypingTurn = (Option<Seat>, Vec<Seat>);

fn turn(round: &Round) -> TypingTurn {
    if let RoundStage::Typing { writing, open } = &round.stage {
        (*writing, open.clone())
    } else {
        TypingTurn::default()
    }
}

/// The list and the cup; behind the curtain the sheet.
pub(super) fn board(sheets: Sheets) -> Html {
    match sheets.behind() {
        Some(seat) => private(sheets, seat),
        None => public(sheets),
    }
}

/// The table's part: the list, the cup, and whose sheets are in.
fn public(sheets: Sheets) -> Html {
    let open = Memo::new(move |_| sheets.with(Round::open));
    let writers = sheets.with_untracked(Round::writers).into_iter().filter(|writer| writer.here);
    let cards = writers.map(|writer| {
        let open = move || open.with(|open| open.contains(&writer.seat));
        html! {
            <li class="place-card" data-done=move || (!open()).to_string()>
                {writer.pawn()}
                <strong dir="auto">{writer.name}</strong>
                <span>{move || if open() { "still has to write" } else { "sheet is in" }}</span>
            </li>
        }
    });
    html! {
        <div class="beside typing">
            <section>
                <div class="cup"><BigLetter letter=None/></div>
                <ul class="place-cards">{cards.collect_html()}</ul>
            </section>
            <LaidOut sheets/>
        </div>
    }
}

/// The writer's part: first the list and the cup, then the sheet.
fn private(sheets: Sheets, seat: Seat) -> Html {
    let letter = Memo::new(move |_| sheets.with(|round| round.letter));
    let (seconds, own_timer) = sheets.with_untracked(|round| (round.seconds, round.own_timer));
    let clock = if own_timer {
        html! { <p class="own-timer">"Set "{minutes(seconds)}" now"</p> }
    } else {
        let left = Signal::derive(move || sheets.clock.left.get().unwrap_or(seconds));
        html! { <Clock remaining=left total=seconds prominent=true/> }
    };
    let head = sheets.name(seat);
    let paper = move || match letter.get() {
        Some(letter) => writing::sheet(sheets, format!("{letter}, {head}")),
        None => html! { <LaidOut sheets/> },
    };
    html! {
        <div class="beside writing">
            <div class="paper">{paper}</div>
            <section class="signals">
                <BigLetter letter prominent=true/>
                {clock}
            </section>
        </div>
    }
}

/// A duration in words, to set a clock by.
pub fn minutes(seconds: u32) -> String {
    match (seconds / 60, seconds % 60) {
        (1, 0) => "1 minute".to_owned(),
        (minutes, 0) => format!("{minutes} minutes"),
        (0, seconds) => format!("{seconds} seconds"),
        (minutes, seconds) => format!("{minutes}:{seconds:02} minutes"),
    }
}

/// The buttons: passing the laptop, or behind the curtain starting and handing in.
pub(super) fn action(sheets: Sheets) -> Html {
    let turn = Memo::new(move |_| sheets.with(turn));
    match sheets.behind() {
        Some(seat) => (move || writer_action(sheets, seat, turn.get())).into_html(),
        None => (move || table_action(sheets, turn.get())).into_html(),
    }
}

fn table_action(sheets: Sheets, (writing, open): TypingTurn) -> Html {
    let mut waiting = writing.into_iter().chain(open);
    let Some(next) = waiting.next() else { return Html::Nothing };
    let name = sheets.name(next);
    let curtain = sheets.curtain;
    let others = waiting.filter(|&seat| seat != next).map(|seat| {
        let name = sheets.name(seat);
        html! { <Quiet on_press=move |()| curtain.fall(seat)><bdi>{name}</bdi>" first"</Quiet> }
    });
    let locked = move || {
        let late = sheets.timed_out.get().map(|seat| sheets.name(seat));
        late.map(|late| html! { "Time is up: the answers of "<bdi>{late}</bdi>" are locked. " })
    };
    html! {
        {others.collect_html()}
        <p class="say">
            {locked}
            "Pass the laptop to "<bdi>{name.clone()}</bdi>". Everybody gets the same time and sees the letter only when it starts."
        </p>
        <Hold curtain seat=next name purpose="to write"/>
    }
}

fn writer_action(sheets: Sheets, seat: Seat, (writing, open): TypingTurn) -> Html {
    let (seconds, own_timer, early) =
        sheets.with_untracked(|round| (round.seconds, round.own_timer, round.early));
    if writing.is_none() {
        let begin = move |()| sheets.begin(seat, seconds);
        return html! {
            <Quiet on_press=move |()| sheets.curtain.leave()>"Not yet"</Quiet>
            <p class="say">"Your "{minutes(seconds)}" begin when you press."</p>
            <Primary on_press=begin>"Show the letter and start"</Primary>
        };
    }
    let hand_in = move |()| sheets.hand_in(seat);
    if own_timer {
        return html! { <Primary on_press=hand_in>"Time is up"</Primary> };
    }
    let locked = html! { <p class="say">"When time runs out, your answers are locked."</p> };
    if !early {
        return locked;
    }
    match open.iter().copied().find(|&other| other != seat) {
        None => html! { {locked}<Primary on_press=hand_in>"Done: hand in"</Primary> },
        Some(next) => {
            let name = sheets.name(next);
            let pass = move |()| {
                sheets.hand_in(seat);
                if sheets.with_untracked(|round| round.open().contains(&next)) {
                    sheets.curtain.fall(next);
                }
            };
            html! { {locked}<Primary on_press=pass>"Done: pass to "<bdi>{name}</bdi></Primary> }
        }
    }
}
