//! A rule that is opened during play is read aloud, as at the beginning (BL-R87).

use crate::ui::prelude::*;

use super::context::BlankContext;
use crate::{
    rules::blank::RuleView,
    screens::blank::{opened_in_play, read_aloud},
    ui::parts::{Dialog, Primary, card::RuleCard},
};

/// The dialog with the rules that the last step has opened, until they are read.
pub(super) fn dialog(game: BlankContext) -> AnyView {
    let unread = RwSignal::new(Vec::<RuleView>::new());
    Effect::new(move |_| {
        let opened =
            game.session.latest.with(|events| game.with_untracked(|view| opened_in_play(view, events)));
        if !opened.is_empty() {
            unread.set(opened);
        }
    });
    let open = Signal::derive(move || unread.with(|unread| !unread.is_empty()));
    let close = move |()| unread.set(Vec::new());
    let card = |seen: &RuleView| view! { <li><RuleCard rule=&seen.rule deck=seen.mark/></li> }.into_any();
    view! {
        <Dialog open on_close=close title="A new rule is open">
            <div class="new-rules stack">
                <ol class="row" role="list">{unread.with(|unread| unread.iter().map(card).collect_view())}</ol>
                <p>{read_aloud(unread.with(Vec::len))}</p>
                <Primary on_press=close>"Done reading"</Primary>
            </div>
        </Dialog>
    }
    .into_any()
}
