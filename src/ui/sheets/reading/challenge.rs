//! Who challenges an answer, and on what ground.

use crate::ui::prelude::*;

use super::ReadingPage;
use crate::{
    rules::sheets::{AnyPlace, Ground},
    screens::sheets::{Round, SheetAction, Writer, ground_words},
    ui::{
        parts::{Dialog, agreed::Choice},
        sheets::pawn_of,
    },
};

/// Asks who challenges; every player may (PG-70, SC-29). If there are several grounds, it asks for the ground too.
pub(super) fn challengers(look: ReadingPage) -> Html {
    let sheets = look.sheets;
    let close = move |()| look.challenged.set(None);
    let chosen = RwSignal::new(Ground::Fit);
    let chip = move |writer: Writer, place: AnyPlace| {
        let press = move |_| {
            close(());
            sheets.act(writer.seat, &SheetAction::Challenge(place, chosen.get_untracked()));
        };
        html! {
            <button type="button" class="quiet chip" on:click=press>
                {pawn_of(&writer)}
                <bdi>{writer.name}</bdi>
            </button>
        }
    };
    let asked = move || {
        let place = look.challenged.get()?;
        let (text, grounds) = sheets
            .with(|round| round.heard_at(place).map(|heard| (heard.text.clone(), heard.grounds.clone())))?;
        chosen.set(grounds.first().copied()?);
        let writers = sheets.with_untracked(Round::writers).into_iter().filter(|writer| writer.here);
        let chips = writers.map(|writer| chip(writer, place)).collect_html();
        Some(html! {
            <p class="challenged">
                <bdi class="text">{text}</bdi>
                " "
                <span class="from">
                    <bdi>{sheets.name(place.seat)}</bdi>", "{place.line.to_string()}" "
                    <bdi>{sheets.category(place.line)}</bdi>
                </span>
            </p>
            {(grounds.len() > 1).then(|| choose_ground(chosen, grounds))}
            <div class="row">{chips}</div>
        })
    };
    html! {
        <Dialog open=Signal::derive(move || look.challenged.get().is_some()) on_close=close title="Who challenges?">
            {asked}
        </Dialog>
    }
}

/// The choice of a ground.
fn choose_ground(chosen: RwSignal<Ground>, grounds: Vec<Ground>) -> Html {
    let ground = |ground: Ground| {
        let (title, line) = ground_words(ground);
        let here = Signal::derive(move || chosen.get() == ground);
        html! { <Choice group="ground" title line chosen=here choose=Callback::new(move |()| chosen.set(ground))/> }
    };
    html! {
        <fieldset class="choices grounds">
            <legend class="visually-hidden">"On what ground"</legend>
            {grounds.into_iter().map(ground).collect_html()}
        </fieldset>
    }
}
