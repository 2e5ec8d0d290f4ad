//! The commands that change the whole list of players: remove everybody, replace everybody by pasted names, bring back.

use crate::ui::prelude::*;

use super::{GuestList, fit, focus_name};
use crate::{
    screens::guests::{
        exchange_sentence, remove_all_label, replace_label, restore_all_label, restore_label, too_many,
        without_seat,
    },
    setup::guests::{GuestId, Guests, RemovedGuest, RemovedGuests, count_names},
    ui::parts::{Quiet, drawn, set_notice},
    wording::paragraph,
};

/// What was removed from the list.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Removed {
    /// A player.
    One(RemovedGuest),
    /// All players.
    All(RemovedGuests),
}

impl GuestList {
    /// Adds the names in a pasted text. If others are on the list, the names can replace it.
    pub(super) fn paste(self, id: GuestId, text: &str) {
        let seats = self.seats.get_untracked();
        let changed = self.guests.try_update(|guests| {
            let has_others = guests.named().any(|guest| guest.id != id) || guests.kept().next().is_some();
            let kept: Vec<GuestId> = guests.kept().map(|guest| guest.id).collect();
            let left_out = guests.paste(id, text);
            fit(guests, seats, self.invited);
            let pasted = has_others.then(|| (text.to_owned(), guests.clone()));
            (left_out, guests.kept_beside(&kept), pasted)
        });
        let (left_out, unseated, pasted) = changed.unwrap_or_default();
        self.pasted.set(pasted);
        self.say_pasted(left_out, &unseated);
    }

    /// Replaces the list by the names that were just pasted.
    fn replace_by_pasted(self) {
        let Some((text, _)) = self.pasted.get_untracked() else { return };
        let seats = self.seats.get_untracked();
        let replaced = self.guests.try_update(|guests| {
            let (removed, left_out) = guests.replace(&text);
            fit(guests, seats, self.invited);
            (removed, left_out, guests.kept_beside(&[]))
        });
        let Some((removed, left_out, unseated)) = replaced else { return };
        self.removed.set(Some(Removed::All(removed)));
        self.say_pasted(left_out, &unseated);
        self.focus_first();
    }

    /// Says how many are on the list now, and who of those that were pasted has no seat or is left out.
    fn say_pasted(self, left_out: usize, unseated: &[String]) {
        let told: Vec<String> = [without_seat(unseated), too_many(left_out)].into_iter().flatten().collect();
        set_notice(self.full, (!told.is_empty()).then(|| paragraph(told)));
        self.say(format!("{} are on the list.", self.guests.with_untracked(Guests::named_count)));
    }

    fn remove_all(self) {
        let Some(removed) = self.guests.try_update(Guests::remove_all) else { return };
        self.say("Everybody was removed.".to_owned());
        self.full.set(None);
        self.removed.set(Some(Removed::All(removed)));
        self.focus_first();
    }

    /// Brings back what was removed last, or says that there is no room.
    fn bring_back(self) {
        let seats = self.seats.get_untracked();
        let id = match self.removed.get_untracked() {
            None => return,
            Some(Removed::One(removed)) => {
                self.guests.try_update(|guests| guests.restore(&removed)).flatten()
            }
            Some(Removed::All(removed)) => self
                .guests
                .try_update(|guests| {
                    let restored = guests.restore_all(&removed);
                    fit(guests, seats, self.invited);
                    guests.list().first().map(|guest| guest.id).filter(|_| restored)
                })
                .flatten(),
        };
        match id {
            Some(id) => {
                self.removed.set(None);
                focus_name(id);
            }
            None => set_notice(self.full, too_many(1)),
        }
    }

    /// Gives a seat to somebody who has none.
    pub(super) fn exchange(self, id: GuestId) {
        let most = self.seats.get_untracked().1;
        let leaving = self.guests.try_update(|guests| guests.exchange(id, most, self.invited)).flatten();
        let leaving = leaving.as_ref().map(|guest| guest.name.trim());
        self.say(exchange_sentence(&untrack(|| self.label_of(id)), leaving));
        focus_name(id);
    }

    fn focus_first(self) {
        if let Some(first) = self.guests.with_untracked(|guests| guests.list().first().map(|guest| guest.id))
        {
            focus_name(first);
        }
    }
}

/// The button that undoes a removal, on its own line: where the pressed button was, a second press would bring everybody back.
pub(super) fn bring_back(list: GuestList, removed: &Removed) -> AnyView {
    let label = match removed {
        Removed::One(removed) => drawn(&restore_label(removed.name())),
        Removed::All(removed) => restore_all_label(removed.count()).into_any(),
    };
    view! { <div class="row"><Quiet on_press=move |()| list.bring_back()>{label}</Quiet></div> }.into_any()
}

/// The buttons that change the whole list: remove everybody, and replace everybody by those who were just pasted.
pub(super) fn whole_list(list: GuestList) -> AnyView {
    let names = Memo::new(move |_| list.guests.with(|guests| guests.named_count() + guests.kept().count()));
    let replacing = Memo::new(move |_| {
        let is_unchanged = |after: &Guests| list.guests.with(|guests| guests == after);
        list.pasted.with(|pasted| {
            let (text, _) = pasted.as_ref().filter(|(_, after)| is_unchanged(after))?;
            Some(replace_label(count_names(text)))
        })
    });
    let replace = move |label: String| {
        view! { <Quiet on_press=move |()| list.replace_by_pasted()>{label}</Quiet> }.into_any()
    };
    let remove =
        move |label: String| view! { <Quiet on_press=move |()| list.remove_all()>{label}</Quiet> }.into_any();
    view! {
        {move || remove_all_label(names.get()).map(remove)}
        {move || replacing.get().map(replace)}
    }
    .into_any()
}
