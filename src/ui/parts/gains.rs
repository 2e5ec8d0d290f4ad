//! Points that are seen: they fly from where they were made to the sum that they are added to, and the sum counts up.

use crate::ui::prelude::*;

use super::Fleeting;
use crate::browser::page;

/// Points that were made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Gain {
    /// How many.
    pub points: u32,
    /// A CSS selector of the element where they were made.
    pub from: String,
    /// A CSS selector of the sum.
    pub to: String,
}

/// What flies, and which sums it is for.
#[derive(Clone)]
struct Flying {
    sums: Vec<String>,
    /// Empty until the screen is drawn: only then it is known where the points fly.
    flights: Vec<Flight>,
}

/// Points on their way.
#[derive(Clone)]
struct Flight {
    points: u32,
    from: [i32; 2],
    /// How far they fly, right and down.
    by: [i32; 2],
}

/// The points that fly over a table. Nobody waits for them, the next press ends them, and there are none if the user asked for less
/// motion. Copies share their state.
#[derive(Clone, Copy)]
pub struct Gains(Fleeting<Flying>);

/// As long as the animations in `style/parts/gains.css` of some points that leave one after the other.
const SHOWN_MS: u32 = 2200;

impl Gains {
    /// Lets points fly whenever `made` returns some. It tracks what it reads, such as the latest events of a session.
    pub fn new(made: impl Fn() -> Vec<Gain> + 'static) -> Self {
        let flying = Fleeting::lasting(SHOWN_MS);
        Effect::new(move |_| {
            let made = made();
            if !made.is_empty() && !page::reduced_motion() {
                // Sums count up at once.
                let sums = made.iter().map(|gain| gain.to.clone()).collect();
                flying.show(Flying { sums, flights: Vec::new() });
                page::after_painting(move || {
                    flying.change(|flying| flying.flights = made.iter().filter_map(Flight::of).collect());
                });
            }
        });
        Self(flying)
    }

    /// Where points fly: over the whole table. It is drawn once for a table, beside the board and the foot, which are drawn anew.
    pub fn layer(self) -> AnyView {
        let flight = |(nth, Flight { points, from: [x, y], by: [right, down] }): (usize, Flight)| {
            view! {
                <b
                    style:--nth=nth.to_string()
                    style:--from-x=format!("{x}px")
                    style:--from-y=format!("{y}px")
                    style:--by-x=format!("{right}px")
                    style:--by-y=format!("{down}px")
                >"+"{points}</b>
            }
            .into_any()
        };
        let layer = move || {
            let flights = self.0.get()?.flights;
            let flights = (!flights.is_empty()).then(|| flights.into_iter().enumerate())?;
            Some(
                view! { <div class="gains" data-gains="" aria-hidden="true">{flights.map(flight).collect_view()}</div> },
            )
        };
        layer.into_any()
    }

    /// The sum with this selector. It counts up when points for it arrive, and stays as it is while others get some. The document always
    /// has the true number.
    pub fn sum(self, to: String, value: Signal<u32>) -> AnyView {
        counted_up(value, self.is_for(to))
    }

    /// A sum on a screen that is drawn after the points were made, and what it was before.
    pub fn sum_after(self, to: String, before: u32, now: u32) -> AnyView {
        number(before, now, self.is_for(to))
    }

    /// Whether something is on its way to the sum with this selector.
    fn is_for(self, to: String) -> Signal<bool> {
        Signal::derive(move || self.0.get().is_some_and(|flying| flying.sums.contains(&to)))
    }
}

impl Flight {
    /// `None` if its beginning or its end is not on the screen.
    fn of(Gain { points, from, to }: &Gain) -> Option<Self> {
        let (from, to) = (page::center_of(from)?, page::center_of(to)?);
        Some(Self { points: *points, from, by: [to[0] - from[0], to[1] - from[1]] })
    }
}

/// A number that counts up from the one before, while `rising` says that something is on its way to it, and not to another number.
pub fn counted_up(value: Signal<u32>, rising: Signal<bool>) -> AnyView {
    let step = Memo::new(move |before: Option<&(u32, u32)>| {
        let now = value.get();
        (before.map_or(now, |(_, before)| *before), now)
    });
    // A new element for each number, so that it counts from the beginning.
    (move || {
        let (before, now) = step.get();
        number(before, now, rising)
    })
    .into_any()
}

fn number(before: u32, now: u32, rising: Signal<bool>) -> AnyView {
    let rises = move || (before < now && rising.get()).then_some("true");
    view! {
        <span class="counts-up" data-rises=rises style:--before=before.to_string() style:--now=now.to_string()>{now}</span>
    }
    .into_any()
}
