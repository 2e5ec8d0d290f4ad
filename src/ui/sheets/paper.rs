//! Everybody writes on paper against one clock.

use crate::ui::prelude::*;

use super::{CategoryList, RoundStage, SheetAction, Sheets, duration_text};
use crate::ui::parts::{BigLetter, Clock, Primary, Quiet};

/// The letter, the clock and the list.
pub(super) fn board(sheets: Sheets) -> Html {
    let (letter, seconds, own_timer) =
        sheets.with_untracked(|round| (round.letter, round.seconds, round.own_timer));
    let clock = if own_timer {
        let runs = running(sheets);
        let says = move || {
            if runs.get() {
                "Your timer is running.".to_owned()
            } else {
                format!("Set {} now.", duration_text(seconds))
            }
        };
        html! { <p class="own-timer">{says}</p> }
    } else {
        let left = Signal::derive(move || sheets.clock.left.get().unwrap_or(seconds));
        html! { <Clock remaining=left total=seconds prominent=true/> }
    };
    html! {
        <div class="beside paper-round">
            <section class="signals">
                <BigLetter letter prominent=true/>
                {sheets.game().dice()}
                {clock}
            </section>
            <CategoryList sheets/>
        </div>
    }
}

fn running(sheets: Sheets) -> Memo<bool> {
    Memo::new(move |_| sheets.with(|round| round.stage == RoundStage::Paper { running: true }))
}

/// The buttons that start and stop the clock.
pub(super) fn action(sheets: Sheets) -> Html {
    let runs = running(sheets);
    (move || if runs.get() { while_running(sheets) } else { before(sheets) }).into_html()
}

fn before(sheets: Sheets) -> Html {
    let (seconds, letter, lines) =
        sheets.with_untracked(|round| (round.seconds, round.letter.map(String::from), round.list.len()));
    html! {
        <p class="say">"Write "{letter}" at the top of your sheets and number the lines 1 to "{lines.to_string()}"."</p>
        <Primary on_press=move |()| sheets.begin(sheets.due(), seconds)>"Start the timer"</Primary>
    }
}

fn while_running(sheets: Sheets) -> Html {
    let (own_timer, may_hand_in_early) =
        sheets.with_untracked(|round| (round.own_timer, round.may_hand_in_early));
    let stop = move |()| {
        sheets.clock.stop();
        sheets.act(sheets.due(), &SheetAction::TimeUp);
    };
    let say_time = move |()| {
        if let Some(left) = sheets.clock.left.get_untracked() {
            sheets.game().say(format!("{} left.", duration_text(left)));
        }
    };
    if own_timer {
        return html! {
            <p class="say">"Write. Press the button when your timer rings."</p>
            <Primary on_press=stop>"Time is up"</Primary>
        };
    }
    html! {
        {may_hand_in_early.then(|| html! { <Quiet on_press=stop>"Everybody has finished"</Quiet> })}
        <p class="say">"Write until the timer rings."</p>
        <Primary on_press=say_time>"Say how much time is left"</Primary>
    }
}
