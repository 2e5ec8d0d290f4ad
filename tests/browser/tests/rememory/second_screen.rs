//! The second screen of Rememory: after every step it has the faces that everybody sees, and no other.

use anyhow::{Result, ensure};
use browser_tests::{LAPTOP, Page, Role, table_message, with_page};
use partypiece::rules::rememory::{Action, CoinSlot, Coins, Deal, Show, TileSlot, Variant, VisibleCoin};

use crate::{
    games::{NativeCopy, hidden_tile_name, setup},
    secrets::names_in,
    variants::pick_coin,
};

/// The faces of all tiles and coins in the document, each as its suit and its rank; a side that is not there is a question mark.
const FACES: &str = "const rank = (drawn) => !drawn ? '?' : drawn.querySelector('.spiral') ? 'ace' : drawn.textContent || 'blank';
    const tile = (face) => `${face.dataset.suit} ${face.dataset.ace === 'true' ? 'ace' : rank(face.querySelector('.rank'))}`;
    const coin = (coin) => `${coin.dataset.suit ?? '?'} ${rank(coin.querySelector('.figure, .face'))}`;
    return [...document.querySelectorAll('.tile .face')].map(tile)
        .concat([...document.querySelectorAll('.coin')].map(coin)).sort()";

impl NativeCopy {
    /// The faces that everybody may see, written as [`FACES`] writes them.
    fn public_faces(&self) -> Vec<String> {
        let view = self.view();
        let up = view.grid.iter().filter_map(|slot| match slot {
            TileSlot::Up(tile) => Some(VisibleCoin { suit: Some(tile.suit), rank: Some(tile.rank) }),
            TileSlot::Down | TileSlot::Empty => None,
        });
        let rows = if let Coins::Rows(rows) = &view.coins { rows.as_slice() } else { &[] };
        let beside = rows.iter().filter_map(|slot| match slot {
            CoinSlot::Coin(coin) => Some(*coin),
            CoinSlot::InPlay | CoinSlot::Empty => None,
        });
        let side = |side: Option<String>| side.map_or_else(|| "?".to_owned(), |side| side.to_lowercase());
        let all = up.chain(beside).chain(view.in_play().map(|coin| coin.public));
        let face = |coin: VisibleCoin| {
            let [suit, rank] =
                [coin.suit.map(|suit| suit.to_string()), coin.rank.map(|rank| rank.to_string())];
            format!("{} {}", side(suit), side(rank))
        };
        let mut faces: Vec<String> = all.map(face).collect();
        faces.sort();
        faces
    }

    /// The names of tiles and coins that everybody may know: those of the public table.
    fn public_names(&self) -> Vec<String> {
        let coin = self.view().in_play().map(|coin| coin.public.to_string()).unwrap_or_default();
        names_in(&format!("{} {coin}", table_message(&self.game)))
    }

    /// Waits until the second screen shows this step, and checks that it knows no more than everybody does.
    async fn assert_public(&self, page: &Page) -> Result<()> {
        let faces = self.public_faces();
        page.on_second_screen(async || {
            page.wait_until(&format!("the second screen has the faces {faces:?}"), async || {
                Ok(serde_json::from_value::<Vec<String>>(page.execute(FACES).await?)? == faces)
            })
            .await?;
            let (shown, public) = (names_in(&page.full_state().await?), self.public_names());
            ensure!(
                shown.iter().all(|name| public.contains(name)),
                "{shown:?} are shown, {public:?} are public"
            );
            Ok(())
        })
        .await
    }

    /// Turns a wrong tile and hides it again, on the page and in this copy. Checks the second screen twice.
    async fn turn_wrong_tile_in_public(&mut self, page: &Page) -> Result<()> {
        let (place, _) = self.wrong_tile()?;
        self.turn_tile(page, place).await?;
        self.assert_public(page).await?;
        page.press(Role::Button, "Hide the tile").await?;
        self.act(Action::Close)?;
        self.assert_public(page).await
    }
}

async fn open_beside_second_screen(page: &Page, copy: &NativeCopy) -> Result<()> {
    page.open().await?;
    page.open_saved_game(&copy.game).await?;
    page.open_second_screen().await?;
    copy.assert_public(page).await
}

/// SS-02, RM-05: in the classic game the second screen has the drawn coin and at most one tile.
#[test]
fn a_coin_from_the_bag_and_one_tile_are_on_the_second_screen() -> Result<()> {
    with_page(LAPTOP, async |page| {
        let mut copy = NativeCopy::started(Variant::Bag, &["Ana", "Bo"], 0)?;
        open_beside_second_screen(page, &copy).await?;
        for _ in 0..2 {
            copy.draw_coin(page).await?;
            copy.assert_public(page).await?;
            copy.turn_wrong_tile_in_public(page).await?;
        }
        copy.draw_coin(page).await?;
        copy.turn_right_tile(page).await?;
        copy.assert_public(page).await
    })
}

/// SS-02, RM-R11: the second screen has no coin of a hidden hand, neither while its owner looks at it nor afterwards.
#[test]
fn a_hidden_hand_is_not_on_the_second_screen() -> Result<()> {
    with_page(LAPTOP, async |page| {
        let variant = Variant::Steals { deal: Deal::Random, hidden: true };
        let mut copy = NativeCopy::started(variant, &["Ana", "Bo"], 0)?;
        open_beside_second_screen(page, &copy).await?;
        page.lift_curtain("Ana").await?;
        copy.assert_public(page).await?;
        pick_coin(page, &mut copy, "Ana’s coin").await?;
        copy.assert_public(page).await?;
        copy.turn_wrong_tile_in_public(page).await?;
        page.lift_curtain("Bo").await?;
        copy.assert_public(page).await?;
        pick_coin(page, &mut copy, "Bo’s coin").await?;
        copy.assert_public(page).await?;
        copy.turn_right_tile(page).await?;
        copy.assert_public(page).await
    })
}

/// SS-02, SS-08, RM-R21: a coin that one player looks at is not on the second screen. While a second screen
/// is open, the coin is larger on the laptop.
#[test]
fn a_coin_looked_at_secretly_is_not_on_the_second_screen() -> Result<()> {
    with_page(LAPTOP, async |page| {
        let variant = Variant::Scattered { show: Show::Nothing, reveal: false };
        let mut copy = NativeCopy::new(setup(variant, &["Ana", "Bo"])?)?;
        open_beside_second_screen(page, &copy).await?;
        pick_coin(page, &mut copy, "coin").await?;
        copy.assert_public(page).await?;
        page.press(Role::Button, "Ana looks at the coin").await?;
        page.lift_curtain("Ana").await?;
        copy.act(Action::Look)?;
        page.wait_for_text(&copy.coin()?.to_string()).await?;
        copy.assert_public(page).await?;
        page.assert_larger_with_second_screen(".in-play .coin", "width").await
    })
}

/// SS-03: the second screen shows the end of a game and the beginning of the next one.
#[test]
fn the_end_and_the_next_game_are_on_the_second_screen() -> Result<()> {
    with_page(LAPTOP, async |page| {
        let mut copy = NativeCopy::started(Variant::Bag, &["Ana", "Bo"], 23)?;
        open_beside_second_screen(page, &copy).await?;
        copy.draw_coin(page).await?;
        copy.turn_right_tile(page).await?;
        page.second_screen_shows("Game over").await?;
        page.second_screen_shows("The winner").await?;
        page.press(Role::Button, "Play again").await?;
        page.second_screen_shows("Draw a coin").await?;
        page.press(Role::Button, "Draw a coin").await?;
        page.find(Role::Button, &hidden_tile_name(23)).await?;
        page.second_screen_shows("Find the tile").await
    })
}
