//! The review of a deal, throw by throw: everybody's lines, and missed lines on request.

use crate::ui::prelude::*;

use super::{
    cards::pawn,
    dice::{faces, still_dice},
    picture::{still, wood},
    state::ClearTable,
};
use crate::{
    rules::clear::{Card, Mode, Person, PlayerResult, Squares, Throw, line},
    screens::clear::{CardLines, ReviewedThrow, reviewed_throws, what_was_done},
    ui::{
        opponents::Opponents,
        parts::{Primary, Quiet},
    },
};

/// The button that opens the review at the first throw of the last scored deal.
pub(super) fn open(table: ClearTable) -> Html {
    let (caller, deal) =
        table.session.view.with_untracked(|view| (view.mode == Mode::Caller, view.sheet.len()));
    if caller {
        return Html::Nothing;
    }
    let press = move |()| {
        let first = table.session.game.with_untracked(|game| {
            reviewed_throws(game).iter().position(|throw| usize::from(throw.before.deal) == deal)
        });
        table.review.set(Some(first.unwrap_or_default()));
    };
    html! { <Quiet on_press=press>"Show this deal again"</Quiet> }
}

/// The button that opens the review at the last throw of the current deal on which all have decided.
pub(super) fn last_throw(table: ClearTable) -> Html {
    let possible = table.session.view.with_untracked(|view| {
        let first = view.roll == 1 && view.throw().is_some();
        view.mode == Mode::Cards && view.roll > 0 && !first && view.last.is_some()
    });
    let press = move |()| {
        let last = table.session.game.with_untracked(|game| reviewed_throws(game).len().checked_sub(1));
        table.review.set(last);
    };
    possible.then(|| html! { <Quiet on_press=press>"Show that again"</Quiet> }).into_html()
}

pub(super) fn board(table: ClearTable) -> Html {
    let throws = table.session.game.with_untracked(reviewed_throws);
    let last = throws.len().saturating_sub(1);
    let keys = window_event_listener(leptos::ev::keydown, move |key| match key.key().as_str() {
        "ArrowRight" => step(table, last, true),
        "ArrowLeft" => step(table, last, false),
        "Escape" => table.review.set(None),
        _ => {}
    });
    on_cleanup(move || keys.remove());
    // Computer players wait during a review.
    if let Some(opponents) = Opponents::of_table() {
        opponents.paused.set(true);
        on_cleanup(move || {
            opponents.paused.try_set(false);
        });
    }
    (move || {
        let index = table.review.get().unwrap_or_default();
        throws.get(index).map(|throw| throw_board(table, throw))
    })
    .into_html()
}

/// Goes to the next throw or to the one before.
fn step(table: ClearTable, last: usize, forward: bool) {
    let now = table.review.get_untracked().unwrap_or_default();
    table.review.set(Some(if forward { (now + 1).min(last) } else { now.saturating_sub(1) }));
}

/// One throw: a large card and everybody's small cards, before coins were removed.
fn throw_board(table: ClearTable, ReviewedThrow { before, result }: &ReviewedThrow) -> Html {
    let cards = before.people.iter().zip(&result.results).filter_map(|(person, own)| {
        Some(ReviewedCard {
            person: person.clone(),
            card: person.card?,
            result: own.clone(),
            throw: result.throw,
        })
    });
    let cards: Vec<ReviewedCard> = cards.collect();
    let smalls = cards.iter().map(|card| card.small(table)).collect_html();
    let roll = match result.throw {
        Throw::Roll(_) => format!("Deal {}, roll {}", before.deal, before.roll),
        Throw::ScratchOff(_) => format!("Deal {}, Scratch-Off", before.deal),
    };
    let dice = dice_row(&result.throw);
    let large = move || {
        let seat = table.large_seat.get();
        cards.iter().find(|card| card.person.seat == seat).or(cards.first()).map(|card| card.large(table))
    };
    html! {
        {wood()}
        <div class="clear-cards again" data-people=before.people.len().to_string()>
            <div class="everybody stack" role="group" aria-label="Everybody’s cards">{smalls}</div>
            <section class="large stack" aria-label="The large card">
                <div class="head row"><h2 class="row">{roll}</h2>{dice}</div>
                {large}
            </section>
        </div>
    }
}

fn dice_row(throw: &Throw) -> Html {
    html! {
        <div class="throw row" role="img" aria-label=format!("The dice show {}", faces(throw))>
            {still_dice(throw.faces())}
        </div>
    }
}

/// A player's card and result on a throw.
#[derive(Clone)]
struct ReviewedCard {
    person: Person,
    card: Card,
    result: PlayerResult,
    throw: Throw,
}

impl ReviewedCard {
    fn missed(&self, table: ClearTable) -> Vec<Squares> {
        if table.missed.get() { line::missed(&self.card, &self.throw, self.result.call) } else { Vec::new() }
    }

    fn picture(&self, table: ClearTable) -> Html {
        let taken = Some(self.result.line).filter(|line| !line.is_empty()).into_iter().collect();
        still(self.card, CardLines { taken, missed: self.missed(table), hints: Vec::new() })
    }

    fn small(&self, table: ClearTable) -> Html {
        let seat = self.person.seat;
        let (labelled, drawn) = (self.clone(), self.clone());
        html! {
            <button
                type="button"
                class="small"
                aria-pressed=move || (table.large_seat.get() == seat).to_string()
                on:click=move |_| table.enlarge(seat)
            >
                <span class="plate">
                    {pawn(&self.person)}
                    <bdi class="name">{self.person.name.to_string()}</bdi>
                    <span class="called">{move || what_was_done(&labelled.result, labelled.missed(table).len())}</span>
                </span>
                <span class="felt">{move || drawn.picture(table)}</span>
            </button>
        }
    }

    fn large(&self, table: ClearTable) -> Html {
        html! {
            <p class="did row">
                {pawn(&self.person)}
                <bdi>{self.person.name.to_string()}</bdi>
                ": "
                {what_was_done(&self.result, self.missed(table).len())}
            </p>
            <div class="large-picture">{self.picture(table)}</div>
        }
    }
}

pub(super) fn action(table: ClearTable) -> Html {
    let last = table.session.game.with_untracked(|game| reviewed_throws(game).len().saturating_sub(1));
    let back = Signal::derive(move || {
        (table.review.get() == Some(0)).then(|| "This is the first roll of the game.".to_owned())
    });
    let at_end = Memo::new(move |_| table.review.get().unwrap_or_default() >= last);
    let go_on =
        move |()| if at_end.get_untracked() { table.review.set(None) } else { step(table, last, true) };
    html! {
        <Quiet
            on_press=move |()| table.missed.update(|missed| *missed = !*missed)
            pressed=Signal::derive(move || table.missed.get())
        >
            "Show missed lines"
        </Quiet>
        <Quiet on_press=move |()| step(table, last, false) refusal=back>"Previous roll"</Quiet>
        <If when=move || !at_end.get()>
            <Quiet on_press=move |()| table.review.set(None)>"Back to the game"</Quiet>
        </If>
        <Primary on_press=go_on>{move || if at_end.get() { "Back to the game" } else { "Next roll" }}</Primary>
    }
}
