//! The commands that change the whole list of people: remove everybody, replace everybody by pasted names, bring back.

use crate::ui::prelude::*;

use super::{SetupForm, seat};
use crate::{
    screens::guests::{exchange_sentence, remove_all_label, replace_label, restore_all_label, restore_label},
    setup::{
        guests::{GuestId, Invited, RemovedGuests, count_names},
        pieceagories::{PlanField, RemovedChair, Roster},
    },
    ui::parts::{Quiet, drawn, show_notice},
};

/// What was removed last.
#[derive(Clone)]
pub(super) enum RemovedPeople {
    One(RemovedChair),
    /// All people: the roster before, and the list that all games share.
    All(Box<Roster>, RemovedGuests),
}

impl SetupForm {
    /// Adds the names in a pasted text. If others are on the list, the names can replace it.
    pub(super) fn paste(self, id: GuestId, text: String) {
        let has_others =
            self.plan.with_untracked(|plan| plan.roster.guests().named().any(|chair| chair.id != id));
        self.add_people(|roster| roster.paste(id, &text));
        let has_others = has_others || self.shared.with_untracked(|shared| shared.kept().next().is_some());
        let after = self.plan.with_untracked(|plan| plan.roster.clone());
        self.pasted.set(has_others.then_some((text, after)));
    }

    /// Replaces everybody by the names that were just pasted.
    fn replace_by_pasted(self) {
        let Some((text, _)) = self.pasted.get_untracked() else { return };
        match self.plan.try_update(|plan| plan.roster.replace(&text)) {
            Some(Ok(before)) => self.removed_all(before),
            Some(Err(too_many)) => show_notice(self.full, too_many.to_string()),
            None => {}
        }
    }

    fn remove_all(self) {
        if let Some(before) = self.plan.try_update(|plan| plan.roster.remove_all()) {
            self.removed_all(before);
            self.say("Everybody was removed.".to_owned());
        }
    }

    fn removed_all(self, before: Roster) {
        if let Some(shared) = self.shared.try_update(|shared| shared.remove_all()) {
            self.removed.set(Some(RemovedPeople::All(Box::new(before), shared)));
        }
        self.full.set(None);
        let first =
            self.plan.with_untracked(|plan| plan.roster.guests().list().first().map(|chair| chair.id));
        if let Some(first) = first {
            self.focus_field(PlanField::Name(first));
        }
    }

    /// Brings back what was removed last.
    fn bring_back(self) {
        let restored = match self.removed.get_untracked() {
            None => return,
            Some(RemovedPeople::One(chair)) => {
                self.plan.try_update(|plan| plan.roster.put_back(&chair).map(Some))
            }
            Some(RemovedPeople::All(before, shared)) => self.plan.try_update(|plan| {
                plan.roster.restore_all(&before)?;
                self.shared.update(|now| {
                    now.restore_all(&shared);
                });
                Ok(plan.roster.guests().list().first().map(|chair| chair.id))
            }),
        };
        match restored {
            Some(Ok(chair)) => {
                self.removed.set(None);
                if let Some(chair) = chair {
                    self.focus_field(PlanField::Pawn(chair));
                }
            }
            Some(Err(too_many)) => show_notice(self.full, too_many.to_string()),
            None => {}
        }
    }

    /// Gives a chair to somebody who has none.
    pub(super) fn exchange(self, id: GuestId) {
        let exchanged = self.shared.try_update(|shared| {
            let leaving = shared.exchange(id, Roster::SEATS, Invited::PeopleOnly);
            let coming = shared.guest(id)?.name.trim().to_owned();
            Some((coming, leaving))
        });
        let Some((coming, leaving)) = exchanged.flatten() else { return };
        seat(self.plan, self.shared);
        self.say(exchange_sentence(&coming, leaving.as_ref().map(|guest| guest.name.trim())));
        let chair = self.plan.with_untracked(|plan| {
            plan.roster.guests().named().find(|chair| chair.name.trim() == coming).map(|chair| chair.id)
        });
        if let Some(chair) = chair {
            self.focus_field(PlanField::Pawn(chair));
        }
    }
}

/// The button that undoes a removal, on its own line: where the pressed button was, a second press would bring everybody back.
pub(super) fn bring_back(form: SetupForm) -> AnyView {
    let button = move |removed: RemovedPeople| {
        let label = match removed {
            RemovedPeople::One(chair) => drawn(&restore_label(chair.name().trim())),
            RemovedPeople::All(_, removed) => restore_all_label(removed.count()).into_any(),
        };
        view! { <div class="row"><Quiet on_press=move |()| form.bring_back()>{label}</Quiet></div> }
            .into_any()
    };
    view! { {move || form.removed.get().map(button)} }.into_any()
}

/// The buttons that remove everybody, or replace everybody by the names that were just pasted.
pub(super) fn whole_list(form: SetupForm) -> AnyView {
    let names = Memo::new(move |_| {
        form.plan.with(|plan| plan.roster.names().count()) + form.shared.with(|shared| shared.kept().count())
    });
    let replacing = Memo::new(move |_| {
        let is_unchanged = |after: &Roster| form.plan.with(|plan| plan.roster == *after);
        form.pasted.with(|pasted| {
            let (text, _) = pasted.as_ref().filter(|(_, after)| is_unchanged(after))?;
            Some(replace_label(count_names(text)))
        })
    });
    let replace = move |label: String| {
        view! { <Quiet on_press=move |()| form.replace_by_pasted()>{label}</Quiet> }.into_any()
    };
    let remove =
        move |label: String| view! { <Quiet on_press=move |()| form.remove_all()>{label}</Quiet> }.into_any();
    view! {
        {move || remove_all_label(names.get()).map(remove)}
        {move || replacing.get().map(replace)}
    }
    .into_any()
}
