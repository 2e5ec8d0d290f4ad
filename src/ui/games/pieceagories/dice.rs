//! The room before the two dice are rolled.

use crate::ui::prelude::*;

use super::OpenGame;
use crate::{
    rules::{pieceagories::Action, piecepack::Suit},
    screens::pieceagories::time_set,
    ui::{
        parts::{Clock, Coin, Die, Primary},
        sheets::CategoryList,
    },
};

/// The suits of the drawn dice; they have no meaning.
pub(super) const SUITS: [Suit; 2] = [Suit::Suns, Suit::Arms];

pub(super) fn board(game: OpenGame) -> Html {
    let Some((coin, seconds)) = game.with_untracked(time_set) else { return Html::Nothing };
    let dice = SUITS.map(|suit| html! { <Die suit face=None/> }).collect_html();
    html! {
        <div class="beside dice">
            <section class="centred">
                <div class="set-by">
                    {coin.map(|coin| html! { <Coin suit=coin.suit rank=Some(coin.rank)/> })}
                    <Clock remaining=seconds total=seconds prominent=true/>
                </div>
                <div class="row dice-row">{dice}</div>
            </section>
            <CategoryList sheets=game.sheets/>
        </div>
    }
}

pub(super) fn action(game: OpenGame) -> Html {
    let (on_press, refusal) = game.button(Action::Roll);
    let host = game.name(game.due());
    html! {
        <p class="say">"The timer is set. "<bdi>{host}</bdi>" rolls the dice: they give the letter."</p>
        <Primary on_press refusal>"Roll the dice"</Primary>
    }
}
