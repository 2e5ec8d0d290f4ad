//! What the rules will say about an answer, while its writer can still mend it.

use crate::ui::prelude::*;

use crate::{
    rules::{
        scattergories::{Kind, Scattergories, Scoring, alternatives},
        words::{Answer, Letter},
    },
    ui::{games::scattergories::kinds, sheets::Played},
};

/// What there is to say, and the marks that may change it.
pub(super) fn remark(game: Played<Scattergories>, line: u8) -> AnyView {
    let (letter, junior, skip) = game.session.view.with_untracked(|view| {
        let letter = super::seen::face(&view.scene).map(|face| face.letter());
        (letter, view.scoring == Scoring::Junior, view.house.skip_articles)
    });
    let note = Memo::new(move |_| {
        let kind = kinds::kind(game.pad, line);
        game.pad.texts.with(|texts| said(texts, line, kind, letter?, junior, skip))
    });
    view! {
        <small class="remark" id=format!("note-{line}")>{move || note.get()}</small>
        {kinds::toggles(game.pad, line)}
    }
    .into_any()
}

fn said(
    texts: &[String],
    line: u8,
    kind: Kind,
    letter: Letter,
    junior: bool,
    skip: bool,
) -> Option<&'static str> {
    let at = usize::from(line).checked_sub(1)?;
    let text = texts.get(at)?;
    let answer = Answer::read_past_article(text)?;
    if alternatives(text).len() > 1 {
        return Some("more than one answer?");
    }
    let opening = if skip { answer.opening_past_articles() } else { answer.opening() };
    let any_part = kind.proper && !kind.title && answer.words_on(letter) > 0;
    match opening {
        Some(opens) if opens == letter => {}
        _ if any_part => {}
        Some(_) if junior => return Some("another letter: one point"),
        Some(_) => return Some("another letter"),
        None => return Some("no letter; you may appeal"),
    }
    let mut earlier = texts.iter().take(at).filter_map(|text| Answer::read_past_article(text));
    earlier.any(|other| other.same(&answer)).then_some("already on your sheet")
}
