//! Writing in turn: whoever has the laptop writes against a clock of their own.

use crate::ui::prelude::*;

use super::{CategoryList, Round, RoundStage, Sheets, writing};
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
    if let RoundStage::Typing { writing, missing_sheets } = &round.stage {
        (*writing, missing_sheets.clone())
    } else {
        TypingTurn::default()
    }
}

/// The list and the letter (a dice cup while it is unknown); behind the curtain the sheet.
pub(super) fn board(sheets: Sheets) -> Html {
    match sheets.behind() {
        Some(seat) => private(sheets, seat),
        None => public(sheets),
    }
}

/// What everybody may see: the list, a dice cup instead of the letter, and whose sheets are in.
fn public(sheets: Sheets) -> Html {
    let missing_sheets = Memo::new(move |_| sheets.with(Round::missing_sheets));
    let writers = sheets.with_untracked(Round::writers).into_iter().filter(|writer| writer.here);
    let cards = writers.map(|writer| {
        let is_missing = move || missing_sheets.with(|missing_sheets| missing_sheets.contains(&writer.seat));
        html! {
            <li class="place-card" data-done=move || (!is_missing()).to_string()>
                {writer.pawn()}
                <strong dir="auto">{writer.name}</strong>
                <span>{move || if is_missing() { "still has to write" } else { "sheet is in" }}</span>
            </li>
        }
    });
    html! {
        <div class="beside typing">
            <section>
                <div class="cup"><BigLetter letter=None/></div>
                <ul class="place-cards">{cards.collect_html()}</ul>
            </section>
            <CategoryList sheets/>
        </div>
    }
}

/// What only the writer sees: first the list and a dice cup instead of the letter, then the sheet.
fn private(sheets: Sheets, seat: Seat) -> Html {
    let letter = Memo::new(move |_| sheets.with(|round| round.letter));
    let (seconds, own_timer) = sheets.with_untracked(|round| (round.seconds, round.own_timer));
    let clock = if own_timer {
        html! { <p class="own-timer">"Set "{duration_text(seconds)}" now"</p> }
    } else {
        let left = Signal::derive(move || sheets.clock.left.get().unwrap_or(seconds));
        html! { <Clock remaining=left total=seconds prominent=true/> }
    };
    let head = sheets.name(seat);
    let paper = move || match letter.get() {
        Some(letter) => writing::sheet(sheets, format!("{letter}, {head}")),
        None => html! { <CategoryList sheets/> },
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

/// A duration as text, for example `3 minutes`.
pub fn duration_text(seconds: u32) -> String {
    match (seconds / 60, seconds % 60) {
        (1, 0) => "1 minute".to_owned(),
        (minutes, 0) => format!("{minutes} minutes"),
        (0, seconds) => format!("{seconds} seconds"),
        (minutes, seconds) => format!("{minutes}:{seconds:02} minutes"),
    }
}

/// The action bar: passing the laptop; behind the curtain, starting the timer and handing in.
pub(super) fn action(sheets: Sheets) -> Html {
    let turn = Memo::new(move |_| sheets.with(turn));
    match sheets.behind() {
        Some(seat) => (move || writer_action(sheets, seat, turn.get())).into_html(),
        None => (move || table_action(sheets, turn.get())).into_html(),
    }
}

fn table_action(sheets: Sheets, (writing, missing_sheets): TypingTurn) -> Html {
    let mut waiting = writing.into_iter().chain(missing_sheets);
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

fn writer_action(sheets: Sheets, seat: Seat, (writing, missing_sheets): TypingTurn) -> Html {
    let (seconds, own_timer, may_hand_in_early) =
        sheets.with_untracked(|round| (round.seconds, round.own_timer, round.may_hand_in_early));
    if writing.is_none() {
        let begin = move |()| sheets.begin(seat, seconds);
        return html! {
            <Quiet on_press=move |()| sheets.curtain.leave()>"Not yet"</Quiet>
            <p class="say">"Your "{duration_text(seconds)}" begin when you press."</p>
            <Primary on_press=begin>"Show the letter and start"</Primary>
        };
    }
    let hand_in = move |()| sheets.hand_in(seat);
    if own_timer {
        return html! { <Primary on_press=hand_in>"Time is up"</Primary> };
    }
    let locked = html! { <p class="say">"When time runs out, your answers are locked."</p> };
    if !may_hand_in_early {
        return locked;
    }
    match missing_sheets.iter().copied().find(|&other| other != seat) {
        None => html! { {locked}<Primary on_press=hand_in>"Done: hand in"</Primary> },
        Some(next) => {
            let name = sheets.name(next);
            let pass = move |()| {
                sheets.hand_in(seat);
                if sheets.with_untracked(|round| round.missing_sheets().contains(&next)) {
                    sheets.curtain.fall(next);
                }
            };
            html! { {locked}<Primary on_press=pass>"Done: pass to "<bdi>{name}</bdi></Primary> }
        }
    }
}
