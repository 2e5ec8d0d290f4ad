//! Customising a Game Card: title, effect, a drawing where there is no picture, and a name (BL-71 to BL-78).

use crate::ui::prelude::*;

use super::{
    super::context::BlankTable,
    gaps::parts,
    pad, pick,
    rule::{signature, title_field},
    tips,
};
use crate::{
    rules::blank::{CardNo, WrittenEffect},
    ui::parts::{card::slug, emblem},
};

pub(super) fn board(table: BlankTable, no: CardNo) -> Html {
    let Some(seen) = table.with_untracked(|view| pick::card(view, no)) else { return Html::Nothing };
    let rule = table.writing.rule;
    if let (true, Some(_)) = (rule.with_untracked(|rule| rule.title.is_empty()), seen.card.picture) {
        rule.update(|rule| rule.title.clone_from(&seen.card.title));
    }
    let text = move || {
        let clauses = rule.with(|rule| rule.clauses.clone());
        WrittenEffect { clauses, author: String::new(), drawing: None }.to_string()
    };
    let number = seen.number().to_string();
    let colour = seen.colour();
    let middle = match seen.card.picture {
        Some(picture) => crate::ui::parts::card::picture(picture),
        None => pad::pad(table.writing.drawing),
    };
    let tools = seen.card.picture.is_none().then(|| pad::tools(table.writing.drawing));
    html! {
        <div class="growing">
            <div class="game-face" data-colour=slug(colour) data-written="">
                <span class="corner" aria-hidden="true"><b>{number}</b>{emblem::shape(colour)}</span>
                <span class="picture">{middle}</span>
                {title_field(table, true, "Title")}
                <span class="text" aria-live="polite">{text}</span>
                <span class="foot">{signature(table)}{seen.mark.map(emblem::mark)}</span>
            </div>
            {tools}
        </div>
        <div class="blocks">
            <p class="played"><b>"If this card is played on top,"</b></p>
            {parts(rule, false)}
            {tips(false)}
        </div>
    }
}
