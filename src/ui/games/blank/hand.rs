//! A hand, fanned: what is chosen stands out of it, numbered from the bottom up, the last card for the top.

use leptos::ev::{KeyboardEvent, PointerEvent};

use crate::ui::prelude::*;

use super::{
    choosing::offered,
    context::{BlankTable, at_hand, own},
    names::card_description,
};
use crate::{
    browser::{focus, page},
    rules::blank::{CardNo, CardSeen, ChoiceKind, Scene, View},
    ui::{
        afterwards::afterwards,
        parts::card::CardFace,
        rove::{arrows, tab_stop},
    },
};

/// The cards that lie before whoever looks; nothing while nobody's do.
pub(super) fn hand(table: BlankTable) -> Html {
    (move || if table.has_hand.get() { fan(table) } else { Html::Nothing }).into_html()
}

fn fan(table: BlankTable) -> Html {
    let by_number = afterwards(Memo::new(move |_| table.by_number.get()));
    let cards = Memo::new(move |_| {
        let by_number = by_number.get();
        table.look(|view| sorted(at_hand(view), by_number))
    });
    // What had the focus may have gone: Tab stops at the first card again.
    Effect::new(move |_| {
        cards.track();
        page::after_painting(focus::rest);
    });
    let title = Memo::new(move |_| table.look_later(title));
    let sort = move || if table.by_number.get() { "Sort by colour" } else { "Sort by number" };
    let many = move || (cards.with(Vec::len) > 12).to_string();
    html! {
        <section class="blank-hand" aria-label=title>
            <header>
                <h2><bdi>{title}</bdi></h2>
                <button type="button" class="quiet" on:click=move |_| table.sort()>{sort}</button>
            </header>
            <ul class="fan" role="list" data-rove="" data-many=many on:keydown=key>
                <Each each=move || cards.get().into_iter().enumerate() key=|(_, card)| card.no.0 let((place, card))>
                    {held(table, card, place)}
                </Each>
            </ul>
        </section>
    }
}

/// By colour or by number, and what is equal in that as it lies in the other.
fn sorted(cards: &[CardSeen], by_number: bool) -> Vec<CardSeen> {
    let mut cards = cards.to_vec();
    cards.sort_by_key(|card| {
        let (colour, number) = (card.colour() as u8, card.number().get());
        if by_number { (number, colour, card.no) } else { (colour, number, card.no) }
    });
    cards
}

/// Whose cards they are.
fn title(view: &View) -> String {
    let name = |seat| super::context::name(view, seat);
    if let (Some(_), Scene::Choosing { choice, .. }) = (offered(view), &view.scene)
        && let ChoiceKind::Cards { of, .. } = choice.kind
    {
        return format!("{}’s hand", name(of));
    }
    own(view).map(|seat| format!("{}’s hand", name(seat))).unwrap_or_default()
}

/// Arrows move, Space chooses; Enter is the large button's.
fn key(key: KeyboardEvent) {
    if key.key() == "Enter" {
        key.prevent_default();
        focus::press(".action .primary");
    } else {
        arrows(key);
    }
}

/// A card of the hand.
fn held(table: BlankTable, card: CardSeen, place: usize) -> Html {
    let no = card.no;
    let place_chosen = Memo::new(move |_| {
        table.chosen.with(|chosen| {
            let place = chosen.iter().position(|other| *other == no)?;
            Some((place, place > 0 && place + 1 == chosen.len()))
        })
    });
    let fits = Memo::new(move |_| table.look(|view| fits(view, no)));
    let grab = move |press: PointerEvent| table.drag.grab(no, &press);
    let tap = move |_| {
        if table.drag.was_tap() {
            table.tap(no);
        }
    };
    let is_top = move || place_chosen.get().is_some_and(|(_, top)| top);
    let mark = move || match place_chosen.get() {
        Some((_, true)) => "top".to_owned(),
        Some((place, false)) => (place + 1).to_string(),
        None => String::new(),
    };
    html! {
        <li data-dragged=move || table.drag.place(no).is_some().to_string()>
            <button
                type="button"
                class="bare"
                draggable="false"
                tabindex=tab_stop(place)
                aria-pressed=move || place_chosen.get().is_some().to_string()
                data-fits=move || fits.get()
                style:translate=move || table.drag.place(no)
                on:pointerdown=grab
                on:click=tap
            >
                <CardFace card=&card.card deck=card.mark/>
                <span class="visually-hidden">{card_description(&card)}</span>
                <span class="place" aria-hidden="true" data-top=is_top>{mark}</span>
            </button>
        </li>
    }
}

/// Whether a card may be played, where the house marks that (BL-R09).
fn fits(view: &View, card: CardNo) -> Option<&'static str> {
    let marked = view.house.training_wheels && own(view) == Some(view.active) && offered(view).is_none();
    marked.then(|| if view.matching.contains(&card) { "true" } else { "false" })
}
