//! Points that fly to their sums, and the moments that are large over the table (CL-R30).

use crate::ui::prelude::*;

use super::{cards::pawn, context::ClearContext, dice::SUITS};
use crate::{
    rules::{Seat, clear::Clear},
    screens::clear::{BigMoment, GainSource, Gained, big_moment, gains},
    ui::{
        parts::{Gain, Pawn, Tile, spotlight},
        session::Session,
    },
};

/// The points that the last move made.
pub(super) fn made(session: Session<Clear>) -> Vec<Gain> {
    let made = session.latest.with(|events| session.view.with_untracked(|view| gains(view, events)));
    made.into_iter().map(|gained| flight(&gained)).collect()
}

/// From where to where points fly, on the cards and on the score sheet.
fn flight(Gained { seat, points, from }: &Gained) -> Gain {
    let (from, to) = match from {
        GainSource::Card => (place("card", *seat), place("points", *seat)),
        GainSource::Deal => (place("deal", *seat), place("total", *seat)),
        GainSource::Bonus(other) => (place("card", *other), place("bonus", *seat)),
    };
    Gain { points: *points, from, to }
}

/// The selector of what a player has: a card, the points beside it, and the columns of the score sheet.
pub(super) fn place(name: &str, seat: Seat) -> String {
    format!("[data-{name}-of='{}']", seat.0)
}

/// What lies over the table while it moves.
pub(super) fn over_the_table(game: ClearContext) -> AnyView {
    let happened = move || game.session.latest.with(|events| big_moment(events));
    let picture = move |moment| match moment {
        BigMoment::Clear(seat) => clear(game, seat),
        BigMoment::ThirdPawn => third_pawn(),
    };
    view! { {spotlight(happened, picture)}{game.gains.layer()} }.into_any()
}

fn clear(game: ClearContext, seat: Seat) -> AnyView {
    let person = game.session.view.with_untracked(|view| view.person(seat).cloned());
    person
        .map(|person| {
            view! {
                <div class="big-moment stack">
                    {pawn(&person)}
                    <b>"Clear!"</b>
                    <bdi>{person.name.to_string()}</bdi>
                </div>
            }
        })
        .into_any()
}

fn third_pawn() -> AnyView {
    let pawns = SUITS[..3].iter().map(|&suit| view! { <Pawn suit initial=""/> });
    view! {
        <div class="big-moment stack">
            <span class="third-pawn"><Tile/><span class="row">{pawns.collect_view()}</span></span>
            <b>"Scratch-Off!"</b>
            <span>"Everybody scratched three times in a row"</span>
        </div>
    }
    .into_any()
}
