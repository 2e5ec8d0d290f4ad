//! The players without a seat on a set-up screen: how many there are, and who may play instead.

use crate::ui::prelude::*;

use crate::{
    screens::guests::kept_sentence,
    setup::guests::{GuestId, Guests},
    ui::parts::Quiet,
};

/// The sentence that some players are kept, closed at first; inside, a button for each of them. Nothing if everybody has a
/// seat.
pub fn kept_players(guests: RwSignal<Guests>, seat: Callback<GuestId>) -> AnyView {
    let kept = Memo::new(move |_| {
        let named = |guests: &Guests| {
            guests.kept().map(|guest| (guest.id, guest.name.trim().to_owned())).collect::<Vec<_>>()
        };
        guests.with(named)
    });
    let sentence = Memo::new(move |_| kept_sentence(kept.with(Vec::len)));
    let button = move |(id, name): (GuestId, String)| {
        view! { <Quiet on_press=move |()| seat.run(id)><bdi translate="no">{name}</bdi></Quiet> }.into_any()
    };
    view! {
        <Show when=move || sentence.get().is_some()>
            <details class="kept">
                <summary>{move || sentence.get()}</summary>
                <p>"Press a name to let them play here. If every seat is taken, they play instead of the last player."</p>
                <div class="row" role="group" aria-label="Who is kept">
                    {move || kept.get().into_iter().map(button).collect_view()}
                </div>
            </details>
        </Show>
    }
    .into_any()
}
