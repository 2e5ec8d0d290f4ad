//! Who challenges an answer, and on what ground.

use crate::ui::prelude::*;

use super::Look;
use crate::ui::{
    parts::{Dialog, agreed::one_of},
    sheets::{Deed, Doubt, Spot, Writer},
};

/// Asks who challenges: anybody who plays may (PG-70, SC-29). If there is more than one ground, it asks for that too.
pub(super) fn challengers(look: Look) -> Html {
    let sheets = look.sheets;
    let close = move |()| look.doubted.set(None);
    let doubt = RwSignal::new(Doubt::Fit);
    let chip = move |writer: Writer, spot: Spot| {
        let press = move |_| {
            close(());
            sheets.act(writer.seat, &Deed::Challenge(spot, doubt.get_untracked()));
        };
        html! {
            <button type="button" class="quiet chip" on:click=press>
                {writer.pawn()}
                <bdi>{writer.name}</bdi>
            </button>
        }
    };
    let asked = move || {
        let spot = look.doubted.get()?;
        let (text, doubts) = sheets
            .look(|round| round.heard_at(spot).map(|heard| (heard.text.clone(), heard.doubts.clone())))?;
        doubt.set(doubts.first().copied()?);
        let writers = sheets.glance(super::Round::writers).into_iter().filter(|writer| writer.here);
        let chips = writers.map(|writer| chip(writer, spot)).collect_html();
        Some(html! {
            <p class="doubted">
                <bdi class="text">{text}</bdi>
                <span class="from">
                    <bdi>{sheets.name(spot.seat)}</bdi>", "{spot.line.to_string()}" "
                    <bdi>{sheets.category(spot.line)}</bdi>
                </span>
            </p>
            {(doubts.len() > 1).then(|| grounds(doubt, doubts))}
            <div class="row">{chips}</div>
        })
    };
    html! {
        <Dialog open=Signal::derive(move || look.doubted.get().is_some()) on_close=close title="Who challenges?">
            {asked}
        </Dialog>
    }
}

/// The grounds there are, of which one is chosen.
fn grounds(doubt: RwSignal<Doubt>, doubts: Vec<Doubt>) -> Html {
    let ground = |ground: Doubt| {
        let (title, line) = match ground {
            Doubt::Fit => ("It does not fit", "Struck, it counts for nothing."),
            Doubt::Proper => ("It is no proper noun", "Struck, its first word has to be on the letter."),
            Doubt::Title => ("Title or not", "Of a title only the first word may be on the letter."),
        };
        let chosen = Signal::derive(move || doubt.get() == ground);
        one_of("ground", title, line, chosen, Callback::new(move |()| doubt.set(ground)))
    };
    html! {
        <fieldset class="choices grounds">
            <legend class="visually-hidden">"On what ground"</legend>
            {doubts.into_iter().map(ground).collect_html()}
        </fieldset>
    }
}
