//! Everybody writes on paper against one clock.

use crate::ui::prelude::*;

use super::{CategoryList, SheetContext, pausing::pause_button};
use crate::{
    rules::sheets::SheetAction,
    screens::sheets::{PaperFoot, PaperPress, duration_text, paper_foot, running_time},
    ui::parts::{BigLetter, Clock, Primary, Quiet},
};

/// The letter, the clock and the list.
pub(super) fn board(sheets: SheetContext) -> AnyView {
    let (letter, seconds, physical_timer) =
        sheets.with_untracked(|table| (table.letter, table.seconds, table.physical_timer()));
    let clock = if physical_timer {
        let runs = Memo::new(move |_| sheets.with(running_time).is_some());
        let sentence = move || {
            if runs.get() {
                "Your timer is running.".to_owned()
            } else {
                format!("Set {} now.", duration_text(seconds))
            }
        };
        view! { <p class="own-timer">{sentence}</p> }.into_any()
    } else {
        let left = Signal::derive(move || sheets.clock.left.get().unwrap_or(seconds));
        view! { <Clock remaining=left total=seconds prominent=true/> }.into_any()
    };
    view! {
        <div class="beside paper-round">
            <section class="signals">
                <BigLetter letter prominent=true/>
                {sheets.game.dice.run(())}
                {clock}
            </section>
            <CategoryList sheets/>
        </div>
    }
    .into_any()
}

/// The buttons that start and stop the clock.
pub(super) fn foot(sheets: SheetContext) -> AnyView {
    let foot = Memo::new(move |_| sheets.with(paper_foot));
    (move || buttons(sheets, foot.get())).into_any()
}

fn buttons(sheets: SheetContext, PaperFoot { sentence, button, can_say_time }: PaperFoot) -> AnyView {
    let stop = move || {
        sheets.clock.stop();
        sheets.act(sheets.default_seat(), SheetAction::TimeUp);
    };
    let say_time = move |()| {
        if let Some(left) = sheets.clock.left.get_untracked() {
            sheets.game.announce.run(format!("{} left.", duration_text(left)));
        }
    };
    let primary = move |(label, press): (&'static str, PaperPress)| {
        let on_press = move |()| match press {
            PaperPress::Begin => {
                sheets.begin(sheets.default_seat(), sheets.with_untracked(|table| table.seconds))
            }
            PaperPress::TimeUp => stop(),
        };
        view! { <Primary on_press>{label}</Primary> }.into_any()
    };
    view! {
        <p class="say">{sentence}</p>
        {can_say_time.then(|| pause_button(sheets))}
        {can_say_time.then(|| view! { <Quiet on_press=say_time>"Say how much time is left"</Quiet> })}
        {button.map(primary)}
    }
    .into_any()
}
