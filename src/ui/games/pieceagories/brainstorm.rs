//! Inventing categories: one by one behind the curtain, or together.

use crate::ui::prelude::*;

use super::{
    dice::SUITS,
    open_game::{OpenGame, SLIPS},
};
use crate::{
    browser::focus,
    rules::{
        Seat,
        pieceagories::{Action, LINES, LetterThrow, Person, Scene, SlipSeen, categories_wanted},
    },
    ui::{
        curtain::Hold,
        parts::{BigLetter, Die, Pawn, Primary, Quiet},
    },
};

pub(super) fn board(game: OpenGame) -> Html {
    let throw = Memo::new(move |_| game.scene(throw));
    let letter = html! {
        <If when=move || throw.get().is_some()>
            <div class="letter-of-preparation">
                <BigLetter letter=Signal::derive(move || throw.get().map(|throw| char::from(throw.letter())))/>
                {SUITS.iter().enumerate().map(|(at, &suit)| {
                    let face = Signal::derive(move || throw.get().map(|throw| throw.0[at]));
                    html! { <Die suit face/> }
                }).collect_html()}
            </div>
        </If>
    };
    let together = game.session.setup().house.together;
    let rest = match game.behind() {
        Some(seat) => inventing(game, Some(seat)),
        None if together => html! {
            {inventing(game, None)}
            {inventors(game)}
        },
        None => html! {
            <h2>"Write categories"</h2>
            <p>"Everybody writes categories, such as “rivers” or “things under a bed”. Pass the laptop around. Nobody sees what the others wrote."</p>
            {inventors(game)}
        },
    };
    html! { {letter}{rest} }
}

fn throw(scene: &Scene) -> Option<LetterThrow> {
    match scene {
        Scene::Brainstorm { throw, .. } => *throw,
        _ => None,
    }
}

fn slips(scene: &Scene) -> Vec<SlipSeen> {
    match scene {
        Scene::Brainstorm { slips, .. } => slips.clone(),
        _ => Vec::new(),
    }
}

fn categories(scene: &Scene) -> usize {
    match scene {
        Scene::Brainstorm { categories, .. } => *categories,
        _ => 0,
    }
}

fn count_of(scene: &Scene, seat: Seat) -> usize {
    match scene {
        Scene::Brainstorm { counts, .. } => counts.get(&seat).copied().unwrap_or_default(),
        _ => 0,
    }
}

/// Those who invent categories, in seat order.
fn who_invents(game: OpenGame) -> Vec<Person> {
    let (host, host_invents) = game.with_untracked(|view| (view.host, view.house.host_invents));
    let invents = |person: &Person| person.seat != host || host_invents;
    game.participants().into_iter().filter(invents).collect()
}

/// Everybody who invents, the number of their slips, and a button to pass them the laptop.
fn inventors(game: OpenGame) -> Html {
    let together = game.session.setup().house.together;
    let card = move |person: Person| {
        let Person { seat, name, pawn, .. } = person;
        let count = Memo::new(move |_| game.scene(|scene| count_of(scene, seat)));
        let says = move || match count.get() {
            0 => "no categories yet".to_owned(),
            1 => "1 category".to_owned(),
            many => format!("{many} categories"),
        };
        let initial = name.initial();
        let pass = (!together).then(|| {
            let to = name.clone();
            html! { <Quiet on_press=move |()| game.curtain.fall(seat)>"Pass to "<bdi>{to.to_string()}</bdi></Quiet> }
        });
        html! {
            <li class="place-card">
                {pawn.map(|suit| html! { <Pawn suit initial=initial.clone()/> })}
                <strong dir="auto">{name.as_str().to_owned()}</strong>
                <span>{says}</span>
                {pass}
            </li>
        }
    };
    html! { <ul class="place-cards">{who_invents(game).into_iter().map(card).collect_html()}</ul> }
}

/// The slip being written, and the finished ones.
pub(super) fn inventing(game: OpenGame, writer: Option<Seat>) -> Html {
    let first = who_invents(game).first().map_or(Seat(0), |person| person.seat);
    let author = RwSignal::new(writer.unwrap_or(first));
    // A draft is private to its writer.
    let draft =
        StoredValue::new(writer.map_or_else(|| SLIPS.to_owned(), |seat| format!("{SLIPS}-{}", seat.0)));
    let keep = move |text: &str| draft.with_value(|draft| game.sheets.pad.store(draft, text));
    let text = RwSignal::new(draft.with_value(|draft| game.sheets.pad.stored(draft)).unwrap_or_default());
    let put_in = move || {
        let lines = lines(&text.get_untracked());
        if lines.is_empty() {
            focus::put("#slip");
        } else if game.act(author.get_untracked(), Action::Invent(lines)) {
            text.set(String::new());
            keep("");
            focus::put("#slip");
        }
    };
    let typed = move |event| {
        let typed = event_target_value(&event);
        keep(&typed);
        text.set(typed);
    };
    let enter = move |key: leptos::ev::KeyboardEvent| {
        if key.key() == "Enter" && !key.shift_key() && !key.is_composing() {
            key.prevent_default();
            put_in();
        }
    };
    let authors = writer.is_none().then(|| {
        let chip = |person: Person| {
            let seat = person.seat;
            html! {
                <button type="button" class="chip" aria-pressed=move || (author.get() == seat).to_string()
                    on:click=move |_| author.set(seat)>
                    <bdi>{person.name.as_str().to_owned()}</bdi>
                </button>
            }
        };
        html! {
            <div class="row" role="group" aria-label="Who thought of it">
                {who_invents(game).into_iter().map(chip).collect_html()}
            </div>
        }
    });
    let letter = Memo::new(move |_| game.scene(throw).map(|throw| char::from(throw.letter())));
    let hint = move || match letter.get() {
        Some(letter) => format!("Categories begin with {letter}, as many as you like."),
        None => "Press Enter after each category.".to_owned(),
    };
    let own = Memo::new(move |_| game.scene(slips));
    let newest_first = move || own.get().into_iter().rev().collect::<Vec<_>>();
    html! {
        <section class="inventing">
            <label class="slip-label" for="slip">"A category"</label>
            {authors}
            <div class="write-slip">
                <textarea id="slip" rows="3" autocomplete="off" data-cursor="" prop:value=move || text.get() on:input=typed
                    on:keydown=enter aria-describedby="slip-hint"></textarea>
                <Quiet on_press=move |()| put_in()>"Add"</Quiet>
            </div>
            <p id="slip-hint">{hint}</p>
            <ul class="own-slips" aria-label="Your categories">
                <Each each=newest_first key=|slip| slip.id let:slip>
                    {own_slip(game, writer, slip)}
                </Each>
            </ul>
        </section>
    }
}

/// A slip in the pile; its writer may take it back while alone with it.
fn own_slip(game: OpenGame, writer: Option<Seat>, slip: SlipSeen) -> Html {
    let SlipSeen { id, text, .. } = slip;
    let back = writer.map(|seat| {
        let name = format!("Remove “{text}”");
        html! {
            <button type="button" class="take-out" aria-label=name
                on:click=move |_| { game.act(seat, Action::Withdraw(id)); }>"×"</button>
        }
    });
    html! { <li class="slip"><span class="category" dir="auto">{text.clone()}</span>{back}</li> }
}

/// The slips in a text: its lines, without the empty ones.
fn lines(text: &str) -> Vec<String> {
    text.lines().map(str::trim).filter(|line| !line.is_empty()).map(str::to_owned).collect()
}

pub(super) fn action(game: OpenGame) -> Html {
    if game.behind().is_some() {
        let done = move |()| {
            // The unfinished text stays a draft of the first writer, so it is added first.
            focus::press("#slip ~ .press button");
            if game.refused.get_untracked().is_none() {
                game.curtain.leave();
            }
        };
        return html! {
            <p class="say">"Write as many as you like. Nobody else sees them."</p>
            <Primary on_press=done>"Done"</Primary>
        };
    }
    let (collect, short) = game.button(Action::Collect);
    let reroll = game.scene(throw).is_some().then(|| {
        let (on_press, refusal) = game.button(Action::Reroll);
        html! { <Quiet on_press refusal>"Roll another letter"</Quiet> }
    });
    let together = game.session.setup().house.together;
    let enough = Memo::new(move |_| game.scene(categories) >= LINES);
    let next = Memo::new(move |_| {
        let fewest = |person: &Person| game.scene(|scene| count_of(scene, person.seat));
        who_invents(game).iter().min_by_key(|person| fewest(person)).map(|person| person.seat)
    });
    let rounds = game.with_untracked(|view| view.rounds);
    let good = categories_wanted(rounds);
    let wanted = match rounds {
        1 => "You need 10.".to_owned(),
        _ => format!("You need 10 for one round and about {good} for {rounds}."),
    };
    let say = move || match game.scene(categories) {
        0 => wanted.clone(),
        1 => format!("1 category so far. {wanted}"),
        some if some < LINES => format!("{some} categories so far. {wanted}"),
        many if rounds > 1 => format!("{many} categories so far. About {good} are good for {rounds} rounds."),
        many => format!("{many} categories so far. The host decides when to go on."),
    };
    let primary = move || match next.get() {
        Some(seat) if !enough.get() && !together => {
            let name = game.name(seat);
            html! {
                <Quiet on_press=collect refusal=short>"Go on with these categories"</Quiet>
                <Hold curtain=game.curtain seat name purpose="to invent categories"/>
            }
        }
        Some(_) | None => {
            html! { <Primary on_press=collect refusal=short>"Go on with these categories"</Primary> }
        }
    };
    html! { {reroll}<p class="say">{say}</p>{primary} }
}
