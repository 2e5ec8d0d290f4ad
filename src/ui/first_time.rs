//! Help for newcomers at a table: three cards before the first game, and a tip whenever something new happens.

use crate::ui::prelude::*;

use super::{
    how_to::HowToStep,
    parts::{Dialog, Primary, Quiet},
};
use crate::{
    browser::storage,
    play::Kind,
    screens::first_time::{AlreadyRead, Moment, moments},
};

/// The setting that stores which cards and tips were read.
const READ: &str = "tips-read";

/// The setting that turns cards and tips off.
pub const TIPS: &str = "tips";
/// The value for off; without a value they are on.
pub const OFF: &str = "off";

fn already_read() -> AlreadyRead {
    AlreadyRead::from_text(&storage::setting(READ).unwrap_or_default())
}

fn remember(change: impl FnOnce(&mut AlreadyRead)) {
    // Read again, because another tab may have added to it.
    let mut read = already_read();
    change(&mut read);
    storage::set_setting(READ, &read.to_text());
}

fn is_off() -> bool {
    storage::setting(TIPS).as_deref() == Some(OFF)
}

/// Forgets what was read, so that everything is shown once more.
pub fn show_again() {
    storage::delete_setting(READ);
}

/// Whether the three cards of a game are still to be shown.
pub fn is_new(kind: Kind) -> bool {
    !is_off() && !already_read().knows_game(kind)
}

/// The dialog with the three cards. Computer players wait while it is `open`.
pub fn introduction(kind: Kind, introduction: ViewFn, open: RwSignal<bool>) -> AnyView {
    let close = move |known: bool| {
        open.set(false);
        remember(|read| if known { read.add_all(kind) } else { read.add_game(kind) });
    };
    view! {
        <Dialog open on_close=move |()| close(false) title=format!("How {} works", kind.short()) long=true>
            {introduction.run()}
            <div class="row">
                <Quiet on_press=move |()| close(true)>"We know this game: no tips"</Quiet>
                <Primary on_press=move |()| close(false)>"Start playing"</Primary>
            </div>
        </Dialog>
    }
    .into_any()
}

/// The three cards: each has a picture, a title and a sentence.
pub fn cards(introduction: Vec<HowToStep>) -> AnyView {
    let card = |(title, text, picture): HowToStep| {
        view! {
            <li>
                <div class="picture row" aria-hidden="true">{picture}</div>
                <h3>{title}</h3>
                <p>{text}</p>
            </li>
        }
        .into_any()
    };
    view! { <ol class="steps introduction grid">{introduction.into_iter().map(card).collect_view()}</ol> }
        .into_any()
}

/// The tips on the default rules of a game, for the dialog with the rules.
pub fn tips(kind: Kind) -> AnyView {
    let tip = |moment: &Moment| view! { <li>{moment.tip}</li> };
    view! { <h3>"Tips"</h3><ul class="tips stack">{moments(kind).iter().filter(|moment| moment.usual).map(tip).collect_view()}</ul> }.into_any()
}

/// The line for the tip of the moment. When the moment has passed, or somebody closes the tip, it is never shown again.
///
/// Without a tip it takes no space: the board has it, so that the last line of a sheet is in sight (LK-40).
pub fn tip_line(now: Memo<Option<Moment>>) -> AnyView {
    let shown = RwSignal::new(None);
    Effect::new(move |before: Option<Option<Moment>>| {
        let now = now.get();
        if let Some(Some(passed)) = before.filter(|before| *before != now)
            && shown.get_untracked() == Some(passed)
        {
            remember(|read| read.add(passed));
        }
        shown.set(now.filter(|&moment| !is_off() && !already_read().knows(moment)));
        now
    });
    let close = move |moment| {
        remember(|read| read.add(moment));
        shown.set(None);
    };
    let draw = move |moment: Moment| {
        view! {
            <aside class="tip row" aria-label="Tip">
                <span>{moment.tip}</span>
                <button type="button" class="quiet" on:click=move |_| close(moment)>
                    <span aria-hidden="true">"×"</span><span class="visually-hidden">"Close the tip"</span>
                </button>
            </aside>
        }
        .into_any()
    };
    (move || shown.get().map(|moment| view! { <div class="tip-line stack">{draw(moment)}</div> })).into_any()
}
