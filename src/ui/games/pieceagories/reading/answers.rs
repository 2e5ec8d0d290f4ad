//! The answers to one category, a row for each participant.

use crate::ui::prelude::*;

use super::{Look, heard_at, next};
use crate::{
    rules::pieceagories::{Action, Heard, Mark, Number, Person, Place},
    ui::{
        games::pieceagories::{
            list::category,
            marks::{symbol, word, words},
        },
        parts::{Dialog, Pawn},
        rove::{arrows, tab_stop},
    },
};

/// Whether the table may ask if an answer is the same as others: whatever counts as an answer, and has had no vote on
/// that (PG-R26).
pub(super) fn comparable(mark: &Mark) -> bool {
    match mark {
        Mark::Stands { .. } | Mark::Duplicate { .. } | Mark::VotedDown => true,
        Mark::Empty
        | Mark::WrongLetter
        | Mark::NoLetter
        | Mark::LeadingArticle
        | Mark::OwnRepeat { .. }
        | Mark::Alike { .. } => false,
    }
}

/// The rows of the line that is looked at.
pub(super) fn answers(look: Look) -> AnyView {
    let writers = StoredValue::new(writers(look));
    let rows = move || {
        let line = look.line.get();
        let row = |writer: Person| (Place { seat: writer.seat, line }, writer);
        writers.get_value().into_iter().map(row).collect::<Vec<_>>()
    };
    let about = move || {
        let line = look.line.get();
        format!("Answers to number {line}, {}", category(look.at, line))
    };
    view! {
        <ul class="answers" data-rove="" on:keydown=arrows aria-label=about style:--rows=writers.with_value(Vec::len).to_string()>
            <For each=rows key=|(place, _)| (u8::from(place.line), place.seat) let((place, writer))>
                {row(look, place, writer)}
            </For>
        </ul>
    }
    .into_any()
}

/// Everybody who has a sheet; who went home left an empty one (PG-R46).
fn writers(look: Look) -> Vec<Person> {
    look.at.people().into_iter().filter(|person| person.pawn.is_some()).collect()
}

fn row(look: Look, place: Place, writer: Person) -> AnyView {
    let heard = Memo::new(move |_| look.at.scene(|scene| heard_at(scene, place).cloned()));
    let mark = Memo::new(move |_| heard.with(|heard| heard.as_ref().map(|heard| heard.mark.clone())));
    let due = Memo::new(move |_| look.at.scene(next) == Some(place));
    let looks = move || mark.with(|mark| mark.as_ref().map_or("unread", word));
    let text = Memo::new(move |_| heard.with(|heard| heard.as_ref().map(|heard| heard.text.clone())));
    let said = move || match text.get() {
        None => view! { <span class="visually-hidden">"not read yet"</span> }.into_any(),
        Some(text) => view! { <bdi class="text">{text}</bdi> }.into_any(),
    };
    let became = move || {
        mark.get().map(|mark| {
            let said = words(look.at, &mark, place.line);
            view! { <span class="mark"><b aria-hidden="true">{symbol(&mark)}</b>{said}</span> }
        })
    };
    view! {
        <li data-mark=looks data-next=move || due.get().to_string()>
            <span class="writer">
                {writer.pawn.map(|suit| view! { <Pawn suit initial=writer.name.initial()/> })}
                <bdi>{writer.name.as_str().to_owned()}</bdi>
            </span>
            <span class="written">{said}{became}</span>
            <span class="doubts">{compare(look, place, heard)} {challenge(look, place, heard)}</span>
        </li>
    }
    .into_any()
}

/// Whose answer it is, to what, for a button that stands in a row of its own to the eye alone.
fn described(look: Look, place: Place, heard: Memo<Option<Heard>>) -> String {
    let text = heard.with(|heard| heard.as_ref().map(|heard| heard.text.clone()).unwrap_or_default());
    format!("{text}, {}, number {}", look.at.name(place.seat), place.line)
}

/// Picks an answer out, to be compared with others.
fn compare(look: Look, place: Place, heard: Memo<Option<Heard>>) -> AnyView {
    let chosen = look.at.chosen;
    let can =
        Memo::new(move |_| heard.with(|heard| heard.as_ref().is_some_and(|heard| comparable(&heard.mark))));
    let picked = Memo::new(move |_| chosen.with(|chosen| chosen.contains(&place)));
    // Tab stops once among all rows, at the first button there is; arrows move on from it.
    let stop = Memo::new(move |_| {
        let first = look.at.scene(|scene| {
            super::heard(scene).iter().find(|heard| stops(heard, place.line)).map(|heard| heard.place)
        });
        usize::from(first != Some(place))
    });
    let press = move |_| {
        chosen.update(|chosen| match chosen.iter().position(|&other| other == place) {
            Some(at) => drop(chosen.remove(at)),
            None => chosen.push(place),
        });
    };
    view! {
        <Show when=move || can.get()>
            <button type="button" class="quiet" tabindex=move || tab_stop(stop.get()) aria-pressed=move || picked.get().to_string()
                aria-label=move || format!("Compare {}", described(look, place, heard)) on:click=press>
                "Compare"
            </button>
        </Show>
    }
    .into_any()
}

/// Whether an answer's row is the one to which Tab comes, if it is the first of its line.
fn stops(heard: &Heard, line: Number) -> bool {
    heard.place.line == line && comparable(&heard.mark)
}

/// Doubts an answer that stands and has had no challenge (PG-70, PG-R31).
fn challenge(look: Look, place: Place, heard: Memo<Option<Heard>>) -> AnyView {
    let open = Memo::new(move |_| heard.with(|heard| heard.as_ref().is_some_and(|heard| heard.open)));
    view! {
        <Show when=move || open.get()>
            <button type="button" class="quiet" tabindex=tab_stop(1) aria-haspopup="dialog"
                aria-label=move || format!("Challenge {}", described(look, place, heard))
                on:click=move |_| look.doubted.set(Some(place))>
                "Challenge"
            </button>
        </Show>
    }
    .into_any()
}

/// Asks who challenges: any participant may (PG-70).
pub(super) fn challengers(look: Look) -> AnyView {
    let at = look.at;
    let close = move |()| look.doubted.set(None);
    let chip = move |person: Person, place: Place| {
        let press = move |_| {
            close(());
            at.act(person.seat, Action::Challenge(place));
        };
        view! {
            <button type="button" class="quiet chip" on:click=press>
                {person.pawn.map(|suit| view! { <Pawn suit initial=person.name.initial()/> })}
                <bdi>{person.name.as_str().to_owned()}</bdi>
            </button>
        }
    };
    let asked = move || {
        let place = look.doubted.get()?;
        let text = at.scene(|scene| heard_at(scene, place).map(|heard| heard.text.clone()))?;
        let chips = at.participants().into_iter().map(|person| chip(person, place)).collect_view();
        Some(view! {
            <p class="doubted">
                <bdi class="text">{text}</bdi>
                <span class="from"><bdi>{at.name(place.seat)}</bdi>", "{title(look, place.line)}</span>
            </p>
            <div class="row">{chips}</div>
        })
    };
    view! {
        <Dialog open=Signal::derive(move || look.doubted.get().is_some()) on_close=close title="Who challenges?">
            {asked}
        </Dialog>
    }
    .into_any()
}

/// A category with its number.
fn title(look: Look, line: Number) -> AnyView {
    view! { {line.to_string()}" "<bdi>{category(look.at, line)}</bdi> }.into_any()
}
