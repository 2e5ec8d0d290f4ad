//! The line that offers a newer version of the page. It is only at home, so nobody is asked in the middle of a game.

use crate::ui::prelude::*;

use crate::{browser::updates, ui::parts::Quiet};

/// The line, as soon as a newer version is kept. The element around it is there before, so that it is read out when it comes.
pub(super) fn new_version() -> AnyView {
    let is_kept = RwSignal::new(updates::is_kept());
    keep_with_owner(updates::on_kept(move || is_kept.set(true)));
    view! {
        <div role="status">
            <Show when=move || is_kept.get()>
                <p class="row">
                    "A new version of Partypiece is ready. Games and decks stay."
                    <Quiet on_press=|()| updates::reload()>"Reload"</Quiet>
                </p>
            </Show>
        </div>
    }
    .into_any()
}
