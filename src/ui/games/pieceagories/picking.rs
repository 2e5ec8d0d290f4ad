//! Picking the ten categories of a round.

use crate::ui::prelude::*;

use super::at::At;
use crate::{
    rules::pieceagories::{Action, Category, Number, Scene, SlipSeen},
    ui::{
        parts::{Primary, Quiet, Slip},
        rove::{arrows, tab_stop},
    },
};

/// From how many slips on there is a box to look for one.
const MANY: usize = 24;

fn pool(scene: &Scene) -> Vec<SlipSeen> {
    match scene {
        Scene::Picking { pool, .. } => pool.clone(),
        _ => Vec::new(),
    }
}

fn picked(scene: &Scene) -> Vec<Option<Category>> {
    match scene {
        Scene::Picking { picked, .. } => picked.clone(),
        _ => Vec::new(),
    }
}

fn enough(scene: &Scene) -> bool {
    matches!(scene, Scene::Picking { enough: true, .. })
}

pub(super) fn board(at: At) -> Html {
    let cards = at.session.view.with_untracked(|view| view.cards);
    let left = if cards { drawn(at) } else { pile(at) };
    html! {
        <div class="beside picking">
            {left}
            <ol class="ten slots" aria-label="The list so far">
                {Number::all().map(|number| slot(at, number, cards)).collect_html()}
            </ol>
        </div>
    }
}

/// Every slip there is; a press puts it on the list, or off it again.
fn pile(at: At) -> Html {
    let all = Memo::new(move |_| at.scene(pool));
    let wanted = RwSignal::new(String::new());
    let shown = move || {
        let wanted = wanted.get().to_lowercase();
        let fits = |slip: &SlipSeen| slip.text.to_lowercase().contains(&wanted);
        all.get().into_iter().filter(fits).enumerate().collect::<Vec<_>>()
    };
    let search = (all.with_untracked(Vec::len) > MANY).then(|| {
        html! {
            <input type="search" aria-label="Look for a slip" placeholder="Look for a slip"
                prop:value=move || wanted.get() on:input=move |event| wanted.set(event_target_value(&event))/>
        }
    });
    html! {
        <section class="pile" aria-label="The pile">
            {search}
            <ul data-rove="" on:keydown=arrows>
                <Each each=shown key=|(_, slip)| slip.id let((place, slip))>
                    {pickable(at, place, slip)}
                </Each>
            </ul>
        </section>
    }
}

fn pickable(at: At, place: usize, slip: SlipSeen) -> Html {
    let SlipSeen { id, text, old } = slip;
    let same = text.clone();
    let number = Memo::new(move |_| {
        let is_it = |category: &Category| category.text == same;
        at.scene(|scene| match scene {
            Scene::Picking { picked, .. } => {
                picked.iter().flatten().find(|category| is_it(category)).map(|category| category.number)
            }
            _ => None,
        })
    });
    let press = move |_| {
        at.does(match number.get_untracked() {
            Some(number) => Action::Unpick(number),
            None => Action::Pick { slip: id, number: None },
        });
    };
    let older: Vec<u8> = old.into_iter().map(u8::from).collect();
    html! {
        <li>
            <button type="button" tabindex=tab_stop(place) aria-pressed=move || number.get().is_some().to_string() on:click=press>
                <Slip text number=Signal::derive(move || number.get().map(u8::from)) older/>
            </button>
        </li>
    }
}

/// A place on the list, with ways to move what stands there.
fn slot(at: At, number: Number, cards: bool) -> Html {
    let here = Memo::new(move |_| at.scene(picked).get(number.index()).cloned().flatten());
    let swap = move |other: Option<Number>, says: &'static str, sign: &'static str| {
        other.map(|other| {
            html! {
                <button type="button" class="quiet" aria-label=format!("Number {number} {says}")
                    on:click=move |_| { at.does(Action::Swap(number, other)); }>{sign}</button>
            }
        })
    };
    let up = u8::from(number).checked_sub(1).and_then(Number::new);
    let down = Number::new(u8::from(number) + 1);
    let tools = move || {
        (!cards && here.with(Option::is_some)).then(|| {
            html! {
                <span class="slot-tools">
                    {swap(up, "up", "↑")}
                    {swap(down, "down", "↓")}
                    <button type="button" class="quiet" aria-label=format!("Number {number} back into the pile")
                        on:click=move |_| { at.does(Action::Unpick(number)); }>"×"</button>
                </span>
            }
        })
    };
    html! {
        <li data-empty=move || here.with(Option::is_none).to_string()>
            <span class="number">{number.to_string()}</span>
            <span class="category" dir="auto">
                {move || here.with(|here| here.as_ref().map(|category| category.text.clone()))}
            </span>
            {tools}
        </li>
    }
}

/// Where cards decide, there is nothing to pick from; only too few of them leave something to do.
fn drawn(at: At) -> Html {
    let more = RwSignal::new(String::new());
    let add = move |()| {
        let cards = more
            .get_untracked()
            .lines()
            .map(str::trim)
            .filter(|line| !line.is_empty())
            .map(str::to_owned)
            .collect();
        if at.does(Action::AddCards(cards)) {
            more.set(String::new());
        }
    };
    html! {
        <section class="drawn">
            <If
                when=move || at.scene(enough)
                fallback=move || html! {
                    <h2>"The cards have run out"</h2>
                    <p>"A round needs ten that were not played yet. Add some, one on each line, or end the game with the pawns as they stand."</p>
                    <textarea rows="8" aria-label="More cards, one on each line" prop:value=move || more.get()
                        on:input=move |event| more.set(event_target_value(&event))></textarea>
                    <Quiet on_press=add>"Add these cards"</Quiet>
                }
            >
                <h2>"Ten cards were drawn"</h2>
                <p>"Luck picked them, and nobody exchanges them. They will not come back in this game unless the table said so."</p>
            </If>
        </section>
    }
}

pub(super) fn action(at: At) -> Html {
    let (lay, lay_refusal) = at.button(Action::Lay);
    let (end, end_refusal) = at.button(Action::End);
    if at.session.view.with_untracked(|view| view.cards) {
        return html! {
            {move || {
                if at.scene(enough) {
                    html! { <Primary on_press=lay refusal=lay_refusal>"Lay the list out"</Primary> }
                } else {
                    html! { <Primary on_press=end refusal=end_refusal>"End the game here"</Primary> }
                }
            }}
        };
    }
    let (fill, fill_refusal) = at.button(Action::Fill);
    let missing = Memo::new(move |_| at.scene(picked).iter().filter(|slip| slip.is_none()).count());
    let host = at.name(at.due());
    let say = move || match missing.get() {
        0 => "Ten are picked.".to_owned(),
        1 => format!("{host} picks one more."),
        many => format!("{host} picks {many} more."),
    };
    html! {
        <Quiet on_press=fill refusal=fill_refusal>"Fill up by luck"</Quiet>
        <p class="say">{say}</p>
        <Primary on_press=lay refusal=lay_refusal>"Lay the list out"</Primary>
    }
}
