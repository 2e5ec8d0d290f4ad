//! Hands of coins: a card for each player with their coins and the number of their tiles.

use crate::ui::prelude::*;

use super::{
    coins::coin,
    context::RememoryContext,
    scores::{head, is_turn},
};
use crate::{
    rules::rememory::{CoinSource, Person},
    screens::rememory::{crowding, in_reserve},
    ui::{parts::drawn, rove::arrows},
};

/// A card for each player in seat order. The place of a coin that is gone is empty until a coin of the
/// reserve takes it.
pub(super) fn hands(game: RememoryContext) -> AnyView {
    let people = game.people();
    let crowd = people.len();
    let card = |person: Person| {
        view! {
            <li class="row" data-turn=is_turn(game, person.seat)>
                {head(game, &person)}
                {hand(game, &person)}
            </li>
        }
        .into_any()
    };
    view! {
        {reserve(game)}
        <ol class="hands stack" data-hands="" data-crowd=crowding(crowd) data-scroll-to-turn="" data-rove="" on:keydown=arrows aria-label="Hands">
            {people.into_iter().map(card).collect_view()}
        </ol>
    }
    .into_any()
}

/// Somebody's coins.
fn hand(game: RememoryContext, person: &Person) -> AnyView {
    let seat = person.seat;
    let places = Memo::new(move |_| game.with(|view| view.coins.hand_size(seat)));
    let label = format!("{}’s coin", person.name);
    let group = format!("Coins of {}", person.name);
    let places = move || (0..places.get()).filter_map(|place| u8::try_from(place).ok());
    view! {
        <div class="hand row" role="group" aria-label=group>
            <For each=places key=|place| *place let(place)>
                {coin(game, CoinSource::Hand { of: seat, place }, label.clone(), place.into())}
            </For>
        </div>
    }
    .into_any()
}

/// The number of coins in the reserve, if the game has one.
fn reserve(game: RememoryContext) -> AnyView {
    let sentence = Memo::new(move |_| game.with(in_reserve));
    let shown = move || sentence.with(|sentence| sentence.as_ref().map(drawn));
    let has_reserve = sentence.with_untracked(Option::is_some);
    has_reserve.then(|| view! { <p class="reserve">{shown}</p> }).into_any()
}
