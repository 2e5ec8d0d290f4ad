//! The four variants: how coins are picked, stolen, shown and looked at.

use anyhow::Result;
use browser_tests::{LAPTOP, Page, Role, with_page};
use partypiece::rules::rememory::{Action, Deal, Show, Sorted, Variant};

use crate::games::NativeCopy;

async fn open_game(page: &Page, variant: Variant, found: usize) -> Result<NativeCopy> {
    page.open().await?;
    let copy = NativeCopy::started(variant, &["Ana", "Bo"], found)?;
    page.open_saved_game(&copy.game).await?;
    Ok(copy)
}

/// Picks the first coin by its place, on the page and in the copy.
pub(crate) async fn pick_coin(page: &Page, copy: &mut NativeCopy, whose: &str) -> Result<()> {
    let place = copy.first_coin()?;
    let named = format!("{whose} {}:", place + 1);
    let coin_name = async || -> Result<Option<String>> {
        let names = page.attributes_of(".place", "aria-label").await?;
        Ok(names.into_iter().find(|name| name.starts_with(&named)))
    };
    // A returned coin appears a frame after the tile is hidden.
    let lies_there = async || Ok(coin_name().await?.is_some_and(|name| !name.ends_with("in play")));
    page.wait_until("a coin lies there", lies_there).await?;
    page.press(Role::Button, &coin_name().await?.unwrap_or_default()).await?;
    copy.act(Action::Pick { place })
}

/// RM-22, RM-29: coins are in hands, and everybody plays from their own.
#[test]
fn from_hands_everybody_picks_their_own_coins() -> Result<()> {
    with_page(LAPTOP, async |page| {
        let variant = Variant::Hands { deal: Deal::Random, hidden: false };
        let mut copy = open_game(page, variant, 11).await?;
        let others = page.attribute_of(".hands > li:nth-child(2) .hand button", "aria-label").await?;
        page.press(Role::Button, &others.unwrap_or_default()).await?;
        page.wait_for_text("Pick one of your own coins").await?;
        pick_coin(page, &mut copy, "Ana’s coin").await?;
        copy.turn_wrong_tile(page).await?;
        page.wait_for_text("Bo, choose one of your coins").await?;
        pick_coin(page, &mut copy, "Bo’s coin").await?;
        copy.turn_right_tile(page).await?;
        page.wait_for_text("Bo, choose one of your coins").await
    })
}

/// RM-30, RM-31, RM-R12, RM-R17: Bo steals Ana's last coin from a hidden hand.
#[test]
fn the_last_coin_of_a_hidden_hand_is_stolen() -> Result<()> {
    with_page(LAPTOP, async |page| {
        let variant = Variant::Steals { deal: Deal::Random, hidden: true };
        let mut copy = open_game(page, variant, 11).await?;
        page.lift_curtain("Ana").await?;
        pick_coin(page, &mut copy, "Ana’s coin").await?;
        copy.turn_wrong_tile(page).await?;
        page.find(Role::Button, "Bo: hold to pick a coin").await?;
        let last = page.attribute_of(".hand [data-lies=coin]", "aria-label").await?.unwrap_or_default();
        page.press(Role::Button, &last).await?;
        let place =
            last.trim_start_matches("Ana’s coin ").split(':').next().unwrap_or_default().parse::<u8>()?;
        copy.act(Action::Steal { from: partypiece::rules::Seat(0), place: place - 1 })?;
        copy.turn_right_tile(page).await?;
        pick_coin(page, &mut copy, "Bo’s coin").await
    })
}

/// RM-32, RM-34, RM-35, RM-36: coins lie in rows by suit; a player who picked one may announce it, if that was agreed.
#[test]
fn the_third_variant_is_played_to_its_end() -> Result<()> {
    with_page(LAPTOP, async |page| {
        let variant = Variant::Rows { sorted: Sorted::Suit, in_order: false, reveal: true };
        let mut copy = open_game(page, variant, 22).await?;
        pick_coin(page, &mut copy, "coin").await?;
        page.press(Role::Button, "Show the coin to everybody").await?;
        copy.act(Action::Reveal)?;
        page.wait_for_text(&format!("find the {}", copy.coin()?)).await?;
        copy.turn_wrong_tile(page).await?;
        for _ in 0..2 {
            pick_coin(page, &mut copy, "coin").await?;
            page.press(Role::Button, "Bo looks at the coin").await?;
            page.lift_curtain("Bo").await?;
            copy.act(Action::Look)?;
            page.wait_for_text(&copy.coin()?.to_string()).await?;
            page.press(Role::Button, "Back to the table").await?;
            copy.turn_right_tile(page).await?;
        }
        page.wait_for_text("wins with 22 tiles").await
    })
}

/// RM-37: coins lie in no order, and a player looks at the picked coin.
#[test]
fn the_fourth_variant_is_played_to_its_end() -> Result<()> {
    with_page(LAPTOP, async |page| {
        let variant = Variant::Scattered { show: Show::Suit, reveal: false };
        let mut copy = open_game(page, variant, 22).await?;
        for _ in 0..2 {
            pick_coin(page, &mut copy, "coin").await?;
            page.press(Role::Button, "Ana looks at the coin").await?;
            page.lift_curtain("Ana").await?;
            copy.act(Action::Look)?;
            // A tile that is turned at once, without “Back to the table”, is visible to all.
            copy.turn_right_tile(page).await?;
        }
        page.wait_for_text("wins with 24 tiles").await
    })
}
