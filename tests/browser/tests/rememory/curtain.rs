//! The curtain: no press from before it opened has an effect behind it, and nothing of the last person stays.

use anyhow::{Result, ensure};
use browser_tests::{Behind, LAPTOP, Pointer, Role, with_page};
use partypiece::rules::rememory::{Deal, Variant};

use crate::{
    secrets::named,
    tables::{NativeCopy, setup},
};

const COIN: Behind<'static> = Behind {
    hold: "Ana: hold to pick a coin",
    name: "Ana",
    thing: ".hands [data-turn=true] [data-lies=coin]",
    back: "Back to the table",
};

const HIDDEN: [Variant; 2] = [
    Variant::Steals { deal: Deal::Random, hidden: true },
    Variant::Hands { deal: Deal::Random, hidden: true },
];

/// RM-R11, RM-R12: the press that opened the curtain picks no coin.
#[test]
fn opening_the_curtain_picks_no_coin() -> Result<()> {
    for (variant, with) in HIDDEN.into_iter().zip([Pointer::Finger, Pointer::Mouse]) {
        with_page(LAPTOP, async |page| {
            page.open().await?;
            page.open_saved_game(&NativeCopy::of(setup(variant, &["Ana", "Bo"])?)?.game).await?;
            page.assert_no_press_through(with, COIN).await?;
            page.wait_for_text("find the").await
        })?;
    }
    Ok(())
}

/// RM-R11: neither does a second finger that came down at the place of a coin while the first one held the curtain.
#[test]
fn a_second_finger_picks_no_coin() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        page.open_saved_game(&NativeCopy::of(setup(HIDDEN[0], &["Ana", "Bo"])?)?.game).await?;
        let place = page.look_behind(COIN).await?;
        let before = page.appearance_of(COIN).await?;
        page.press(Role::Button, COIN.back).await?;
        let hold = [700, 600];
        page.move_hold_to(COIN, hold).await?;
        page.puts_down(Pointer::Finger, hold).await?;
        page.touches("touchStart", &[hold, place]).await?;
        // It goes down on the table, where everybody may press; from now on it must have no effect.
        page.listens().await?;
        page.wait_until_held().await?;
        page.lets_go(Pointer::Finger).await?;
        page.assert_nothing_reached(Pointer::Finger, COIN, &before).await
    })
}

/// RM-05, RM-R11: at every hand-over the whole document is searched for coins that only one player may see.
#[test]
fn at_no_hand_over_the_document_contains_a_secret_coin() -> Result<()> {
    for variant in HIDDEN {
        with_page(LAPTOP, async |page| {
            page.open().await?;
            let mut copy = NativeCopy::of(setup(variant, &["Ana", "Bo"])?)?;
            page.open_saved_game(&copy.game).await?;
            let all = all_coin_names();
            for who in ["Ana", "Bo", "Ana"] {
                let hold = format!("{who}: hold to pick a coin");
                page.find(Role::Button, &hold).await?;
                page.wait_until_still().await?;
                page.assert_hidden(&all).await?;
                page.press(Role::Button, &hold).await?;
                page.assert_hidden(&all).await?;
                page.lift_curtain(who).await?;
                page.find(Role::Button, "Choose a coin").await?;
                ensure!(!named(&page.full_state().await?).is_empty(), "{who} sees coins of their own");
                page.assert_hidden_when_passed("Back to the table", &hold, &all).await?;
                page.lift_curtain(who).await?;
                page.switch_tabs().await?;
                page.assert_hidden(&all).await?;
                page.lift_curtain(who).await?;
                let place = copy.first_coin()?;
                let coin = format!(
                    "document.querySelectorAll('.hand')[{}].querySelectorAll('.place')[{place}]",
                    u8::from(who == "Bo")
                );
                page.wait_until("the coin is there", async || {
                    Ok(!page.execute(&format!("return {coin}?.outerHTML")).await?.is_null())
                })
                .await?;
                page.execute(&format!("{coin}.click()")).await?;
                copy.does(partypiece::rules::rememory::Action::Pick { place })?;
                copy.misses(page).await?;
            }
            Ok(())
        })?;
    }
    Ok(())
}

fn all_coin_names() -> Vec<String> {
    partypiece::rules::piecepack::Coin::set(4).into_iter().map(|coin| coin.to_string()).collect()
}
