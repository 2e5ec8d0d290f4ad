//! What the rules will say about an answer, while its writer can still mend it.

use crate::ui::prelude::*;

use crate::{
    rules::scattergories::{Foreseen, Mark, Scattergories, Scoring, foreseen},
    ui::{games::scattergories::kinds, sheets::Played},
};

/// What there is to say, and the marks that may change it.
pub(super) fn remark(game: Played<Scattergories>, line: u8) -> Html {
    let note = Memo::new(move |_| {
        let sheet = super::sheet(game.pad);
        game.session.view.with_untracked(|view| {
            let face = super::seen::face(&view.scene)?;
            let seen = foreseen(&sheet, face, view.scoring, &view.house);
            said(seen.get(usize::from(line).checked_sub(1)?)?, view.scoring)
        })
    });
    html! {
        <small class="remark" id=format!("note-{line}")>{move || note.get()}</small>
        {kinds::toggles(game.pad, line)}
    }
}

fn said(Foreseen { mark, appealable }: &Foreseen, scoring: Scoring) -> Option<&'static str> {
    match mark {
        Mark::Several => Some("more than one answer?"),
        Mark::OwnRepeat { .. } => Some("already on your sheet"),
        Mark::NoLetter => Some("no letter; you may appeal"),
        Mark::Stands { .. } if *appealable => Some("no letter; you may appeal"),
        Mark::Stands { points: 1 } if scoring == Scoring::Junior => Some("another letter: one point"),
        Mark::WrongLetter => Some("another letter"),
        Mark::Empty | Mark::Stands { .. } | Mark::Duplicate { .. } | Mark::Alike { .. } | Mark::VotedDown => {
            None
        }
    }
}
