//! The opening: rules are turned over one by one and read aloud, before the first card is played (BL-07 to BL-09).

use crate::ui::prelude::*;

use super::context::BlankTable;
use crate::{
    rules::blank::{RuleSeen, View},
    ui::parts::card::RuleCard,
};

/// The open rules in large type; the newest is highlighted until it was read.
pub(super) fn board(table: BlankTable) -> Html {
    let open = Memo::new(move |_| table.with(|view| view.rules.clone()));
    let left = Memo::new(move |_| table.with(View::rules_to_open));
    let rule = move |seen: RuleSeen| {
        let no = seen.no;
        let newest =
            move || open.with(|open| open.last().is_some_and(|last| last.no == no)) && left.get().is_some();
        html! { <li data-fired=move || newest().to_string()><RuleCard rule=&seen.rule deck=seen.mark/></li> }
    };
    let more = move || match left.get() {
        None => "All rules are open.".to_owned(),
        Some(0) => "Read this rule aloud. It is the last one.".to_owned(),
        Some(1) => "Read this rule aloud. 1 more comes.".to_owned(),
        Some(more) => format!("Read this rule aloud. {more} more come."),
    };
    html! {
        <section class="opened" aria-label="Rules in force">
            <ol role="list">
                <Each each=move || open.get() key=|seen| seen.no.0 let(seen)>
                    {rule(seen)}
                </Each>
            </ol>
            <p>{more}</p>
        </section>
    }
}
