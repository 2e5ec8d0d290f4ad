//! The foot of the table: what to do now, in a sentence and a button.

use crate::ui::prelude::*;

use super::{
    closing,
    state::{RememoryTable, in_play, name},
};
use crate::{
    browser::focus,
    rules::{
        Seat,
        rememory::{Action, Private, Scene, Variant, View},
    },
    ui::{
        curtain::Hold,
        parts::{Primary, Quiet},
    },
};

/// The first tile that can be turned, and the first coin that can be picked.
const FIRST_TILE: &str = ".tiles [data-lies=down]";
const FIRST_COIN: &str =
    ".hands [data-turn=true] [data-lies=coin], .rows [data-lies=coin], .hands [data-lies=coin]";

/// What the game waits for. The buttons are drawn again only when this changes.
#[derive(Clone, Copy, PartialEq)]
enum Prompt {
    /// A computer player acts.
    Bot(Seat),
    /// A coin is to be picked.
    Pick(PickedFrom),
    /// A single press. The large button stays from turn to turn with changing text.
    Press,
}

/// Where a coin is picked from.
#[derive(Clone, Copy, PartialEq)]
enum PickedFrom {
    /// From open coins, or by the only person.
    Open,
    /// From a hand that only this seat may see.
    Hidden(Seat),
    /// From that hand, behind the curtain.
    Behind,
}

/// What a player may do with a coin of which the others do not see one side (RM-36).
#[derive(Clone, Copy, PartialEq)]
struct Alone {
    seat: Seat,
    look: LookState,
    tell: bool,
}

/// Whether they look at the hidden side.
#[derive(Clone, Copy, PartialEq)]
enum LookState {
    /// They may.
    Wish,
    /// They are looking, behind the curtain.
    Behind,
    /// They looked, and nobody is there to hide it from.
    Done,
}

fn due(table: RememoryTable) -> Prompt {
    let pick = match table.with_later(View::private) {
        Some(_) if table.was_behind() => PickedFrom::Behind,
        Some((seat, _)) if table.only.is_none() => PickedFrom::Hidden(seat),
        Some(_) | None => PickedFrom::Open,
    };
    table.with_later(|view| {
        let bot = view.people.get(view.turn.index()).is_some_and(|person| person.level.is_some());
        match view.scene {
            Scene::WrongTile { .. } => Prompt::Press,
            _ if bot => Prompt::Bot(view.turn),
            Scene::Coin { pass: false } if view.variant != Variant::Bag => Prompt::Pick(pick),
            Scene::Coin { .. } | Scene::Tile(_) | Scene::Over { .. } => Prompt::Press,
        }
    })
}

/// The text and the action of the large button; without an action it moves the focus to the tiles.
fn press(view: &View) -> (&'static str, Option<Action>) {
    match view.scene {
        Scene::WrongTile { .. } => ("Hide the tile", Some(Action::Close)),
        Scene::Coin { pass: true } => ("Pass", Some(Action::Pass)),
        Scene::Coin { pass: false } => ("Draw a coin", Some(Action::Draw)),
        Scene::Tile(_) | Scene::Over { .. } => ("Choose a tile", None),
    }
}

pub(super) fn action(table: RememoryTable) -> Html {
    let due = Memo::new(move |_| due(table));
    let alone = Memo::new(move |_| alone(table));
    let press = Memo::new(move |_| table.with_later(press));
    let pressed = move |()| match press.get_untracked() {
        (_, Some(action)) => table.act(action),
        (_, None) => drop(focus::put(FIRST_TILE)),
    };
    let leads = Signal::derive(move || press.get().1.is_none());
    let buttons = move || match due.get() {
        Prompt::Bot(seat) => bot(table, seat),
        Prompt::Pick(from) => pick(table, from),
        Prompt::Press => html! {
            {move || alone.get().map(|alone| looking(table, alone))}
            <Primary on_press=pressed leads>{move || press.get().0}</Primary>
        },
    };
    let say = Memo::new(move |_| table.with_guarded(sentence));
    html! {
        <p class="say" dir="auto">{say}</p>
        {buttons}
    }
}

/// A computer player needs no button: a sentence says that it is thinking.
fn bot(table: RememoryTable, seat: Seat) -> Html {
    html! { <p class="say"><bdi>{table.name(seat)}</bdi>" is thinking."</p> }
}

/// The buttons to pick a coin: open, or behind the curtain from a hidden hand.
fn pick(table: RememoryTable, from: PickedFrom) -> Html {
    let first = |()| {
        focus::put(FIRST_COIN);
    };
    let back = move |()| table.curtain.leave();
    match from {
        PickedFrom::Behind => html! {
            <Quiet on_press=back>"Back to the table"</Quiet>
            <Primary on_press=first leads=true>"Choose a coin"</Primary>
        },
        PickedFrom::Hidden(seat) => html! {
            <Quiet on_press=first>"Choose without looking"</Quiet>
            <Hold curtain=table.curtain seat name=table.name(seat) purpose="to pick a coin"/>
        },
        PickedFrom::Open => html! { <Primary on_press=first leads=true>"Choose a coin"</Primary> },
    }
}

fn alone(table: RememoryTable) -> Option<Alone> {
    let Some((seat, Private::Coin)) = table.with_later(View::private) else { return None };
    let hidden = table.with_later(|view| in_play(&view.scene).and_then(|coin| coin.hidden))?;
    let look = match (table.was_behind(), table.only.is_some() && hidden.looked) {
        (true, _) => LookState::Behind,
        (false, true) => LookState::Done,
        (false, false) => LookState::Wish,
    };
    Some(Alone { seat, look, tell: hidden.tell })
}

/// The buttons to look at a hidden side, and to tell it.
fn looking(table: RememoryTable, Alone { seat, look, tell }: Alone) -> Html {
    let looks = move |()| match table.only {
        Some(_) => table.act(Action::Look),
        None => table.curtain.fall(seat),
    };
    let looks = match look {
        LookState::Wish => {
            html! { <Quiet on_press=looks><bdi>{table.name(seat)}</bdi>" looks at the coin"</Quiet> }
        }
        LookState::Behind => {
            html! { <Quiet on_press=move |()| table.curtain.leave()>"Back to the table"</Quiet> }
        }
        LookState::Done => Html::Nothing,
    };
    let tell = tell.then(|| {
        html! { <Quiet on_press=move |()| table.act(Action::Tell)>"Show the coin to everybody"</Quiet> }
    });
    html! { {looks}{tell} }
}

/// What to do now, in a sentence.
fn sentence(view: &View) -> String {
    let who = name(view, view.turn);
    match &view.scene {
        Scene::Over { .. } => String::new(),
        Scene::Coin { pass: true } => format!("{who} has no coin. Steal one or pass."),
        Scene::Coin { .. } => match view.variant {
            Variant::Bag => format!("{who}, draw a coin."),
            Variant::Hands { .. } => format!("{who}, choose one of your coins."),
            Variant::Steals { .. } => {
                format!("{who}, choose one of your coins, or steal a coin of somebody else.")
            }
            Variant::Rows { .. } | Variant::Scattered { .. } => format!("{who}, choose a coin."),
        },
        Scene::Tile(coin) => match coin.seen.coin() {
            Some(coin) => format!("{who}, find the {coin}."),
            None => format!("{who}, find the tile of this coin."),
        },
        Scene::WrongTile { tile, .. } => match closing::seconds() {
            None => format!("Wrong tile: the {tile}. Everybody can look at it."),
            Some(seconds) => format!("Wrong tile: the {tile}. It is hidden in {seconds} seconds."),
        },
    }
}
