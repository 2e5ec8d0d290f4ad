//! The remark on an answer while its writer can still change it.

use crate::ui::prelude::*;

use crate::{
    rules::scattergories::{Foreseen, Mark, Scattergories, Scoring, foreseen},
    ui::{games::scattergories::kinds, sheets::Played},
};

/// The remark, and the toggles that may change it.
pub(super) fn remark(game: Played<Scattergories>, line: u8) -> Html {
    let note = Memo::new(move |_| {
        let sheet = super::sheet(game.pad);
        game.session.view.with_untracked(|view| {
            let face = super::seen::face(&view.scene)?;
            let seen = foreseen(&sheet, face, view.scoring, &view.house);
            hint(seen.get(usize::from(line).checked_sub(1)?)?, view.scoring)
        })
    });
    html! {
        <small class="remark" id=format!("note-{line}")>{move || note.get()}</small>
        {kinds::toggles(game.pad, line)}
    }
}

fn hint(Foreseen { mark, appealable }: &Foreseen, scoring: Scoring) -> Option<&'static str> {
    match mark {
        Mark::Several => Some("More than one answer?"),
        Mark::OwnRepeat { .. } => Some("Already on your sheet"),
        Mark::NoLetter => Some("Not a letter: you can ask for a vote"),
        Mark::Stands { .. } if *appealable => Some("Not a letter: you can ask for a vote"),
        Mark::Stands { points: 1 } if scoring == Scoring::Junior => Some("Wrong letter: 1 point"),
        Mark::WrongLetter => Some("Wrong letter"),
        Mark::Empty
        | Mark::LeadingArticle
        | Mark::Stands { .. }
        | Mark::Duplicate { .. }
        | Mark::VotedSame { .. }
        | Mark::VotedDown => None,
    }
}
