//! Cards as a link and as a QR code.

use crate::ui::prelude::*;

use crate::{
    browser::page,
    cards::SharedCards,
    rules::blank::CardDeck,
    screens::qr::{QrDrawing, qr_code},
    ui::parts::{Dialog, Notice, Quiet, show_notice},
};

/// The sentence beside the share button while the deck has no card to share. Cards that the table has put in the box are not shared.
const NOTHING_WRITTEN: &str = "Nobody has written a card of this deck yet, so there is nothing to share. Play a game: the winner writes one.";

/// Why cards of the deck cannot be shared yet. It is visible before anybody presses the button.
pub(super) fn advice(deck: &CardDeck) -> Option<impl IntoView> {
    let is_empty = SharedCards::written_in(deck).count() == 0;
    is_empty.then(|| view! { <p class="quietly">{NOTHING_WRITTEN}</p> })
}

/// The button that opens the dialog with the link. It refuses while the deck has no card to share.
pub(super) fn share_button(deck: &CardDeck) -> AnyView {
    let written = SharedCards::written_in(deck);
    let refusal = (written.count() == 0).then(|| NOTHING_WRITTEN.to_owned());
    let open = RwSignal::new(false);
    let written = StoredValue::new(written);
    view! {
        <Quiet on_press=move |()| open.set(true) refusal=Signal::stored(refusal)>"Share cards"</Quiet>
        <Dialog open on_close=move |()| open.set(false) title="Share cards" long=true>
            {written.with_value(choice)}
        </Dialog>
    }
    .into_any()
}

/// The cards to choose from, and the link with what is chosen.
fn choice(written: &SharedCards) -> AnyView {
    let mut all = written.each();
    if all.len() > 1 {
        all.insert(0, (format!("All {} written cards", all.len()), written.clone()));
    }
    let chosen = RwSignal::new(0);
    let option = |(index, (name, _)): (usize, &(String, SharedCards))| {
        view! {
            <label>
                <input type="radio" name="shared" checked=index == 0 on:change=move |_| chosen.set(index)/>
                <bdi translate="no">{name.clone()}</bdi>
            </label>
        }
        .into_any()
    };
    let options = all.iter().enumerate().map(option).collect_view();
    let all = StoredValue::new(all);
    let shown = move || all.with_value(|all| all.get(chosen.get()).map(|(_, shared)| link(shared)));
    view! {
        <div class="shared-choice">
            <fieldset class="stack"><legend>"Which cards?"</legend>{options}</fieldset>
        </div>
        {shown}
    }
    .into_any()
}

/// The link with its QR code.
fn link(shared: &SharedCards) -> AnyView {
    let hash = match shared.to_fragment() {
        Ok(hash) => hash,
        Err(error) => return view! { <p role="alert">{error.to_string()}</p> }.into_any(),
    };
    let address = format!("{}{hash}", page::address_without_hash());
    let copied = RwSignal::new(None);
    let text = address.clone();
    let copy = move |()| {
        page::copy(&text, move |done| {
            let refused = || format!("{} Copy the link yourself.", page::NOT_COPIED);
            show_notice(copied, if done { page::COPIED.to_owned() } else { refused() });
        });
    };
    let code = if page::is_file() {
        view! {
            <p>
                "You opened this page from a file, so the link only works on this computer. On another one, copy it, press “Paste a link”
                under “Decks of cards” and paste it there."
            </p>
        }.into_any()
    } else {
        qr_code(&address).map_or_else(too_large, |drawing| code(&drawing))
    };
    view! {
        <p>"The cards are in the link itself. Nothing is sent until you send it."</p>
        <textarea readonly="" rows="3" aria-label="Link">{address}</textarea>
        <div class="row"><Quiet on_press=copy>"Copy link"</Quiet><Notice text=copied/></div>
        {code}
    }
    .into_any()
}

fn code(drawing: &QrDrawing) -> AnyView {
    let side = drawing.side;
    view! {
        <svg class="qr" role="img" aria-label="QR code of the link" viewBox=format!("0 0 {side} {side}") shape-rendering="crispEdges">
            <path d=drawing.path.clone()/>
        </svg>
    }.into_any()
}

fn too_large() -> AnyView {
    view! { <p>"This is too much for a QR code. Share fewer cards, or send the link."</p> }.into_any()
}
