//! The curtain: a press that began before it opened has no effect behind it, and nothing private of the last person
//! stays.

use anyhow::{Result, ensure};
use browser_tests::{BehindCurtain, LAPTOP, Pointer, Role, with_page};
use partypiece::rules::rememory::{Deal, Variant};

use crate::{
    games::{NativeCopy, setup},
    secrets::names_in,
};

const COIN: BehindCurtain<'static> = BehindCurtain {
    lift_button: "Ana: hold to pick a coin",
    name: "Ana",
    selector: ".hands [data-turn=true] [data-lies=coin]",
    back_button: "Back to the table",
};

const HIDDEN: [Variant; 2] = [
    Variant::Steals { deal: Deal::Random, hidden: true },
    Variant::Hands { deal: Deal::Random, hidden: true },
];

/// RM-R11, RM-R12: the press that opened the curtain picks no coin.
#[test]
fn opening_the_curtain_picks_no_coin() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        page.open_saved_game(&NativeCopy::new(setup(HIDDEN[1], &["Ana", "Bo"])?)?.game).await?;
        page.assert_no_press_through(Pointer::Mouse, COIN).await?;
        page.wait_for_text("find the").await
    })
}

/// RM-R11: while the first finger holds the curtain's button, a second one is put down where a coin will be.
/// It picks no coin.
#[test]
fn a_second_finger_picks_no_coin() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        page.open_saved_game(&NativeCopy::new(setup(HIDDEN[0], &["Ana", "Bo"])?)?.game).await?;
        let coin_point = page.look_behind(COIN).await?;
        let before = page.markup_of(COIN).await?;
        page.press(Role::Button, COIN.back_button).await?;
        let hold_point = [700, 600];
        page.move_hold_to(COIN, hold_point).await?;
        page.pointer_down(Pointer::Finger, hold_point).await?;
        page.send_touch("touchStart", &[hold_point, coin_point]).await?;
        // This touch reaches the public table, where everybody may press. Only events after it would be wrong.
        page.record_events().await?;
        page.wait_until_held().await?;
        page.pointer_up(Pointer::Finger).await?;
        page.assert_nothing_reached(Pointer::Finger, COIN, &before).await
    })
}

/// RM-05, RM-R11: at every hand-over the whole document is searched for coins that only one player may see.
#[test]
fn at_no_hand_over_the_document_contains_a_secret_coin() -> Result<()> {
    for variant in HIDDEN {
        with_page(LAPTOP, async |page| {
            page.open().await?;
            let mut copy = NativeCopy::new(setup(variant, &["Ana", "Bo"])?)?;
            page.open_saved_game(&copy.game).await?;
            let all = all_coin_names();
            for name in ["Ana", "Bo", "Ana"] {
                let hold = format!("{name}: hold to pick a coin");
                page.find(Role::Button, &hold).await?;
                page.wait_until_still().await?;
                page.assert_hidden(&all).await?;
                page.press(Role::Button, &hold).await?;
                page.assert_hidden(&all).await?;
                page.lift_curtain(name).await?;
                page.find(Role::Button, "Choose a coin").await?;
                ensure!(!names_in(&page.full_state().await?).is_empty(), "{name} sees no coins");
                page.assert_hidden_when_passed("Back to the table", &hold, &all).await?;
                page.lift_curtain(name).await?;
                page.switch_tabs().await?;
                page.assert_hidden(&all).await?;
                page.lift_curtain(name).await?;
                let place = copy.first_coin()?;
                let coin = format!(
                    "document.querySelectorAll('.hand')[{}].querySelectorAll('.place')[{place}]",
                    u8::from(name == "Bo")
                );
                page.wait_until("the coin is there", async || {
                    Ok(!page.execute(&format!("return {coin}?.outerHTML")).await?.is_null())
                })
                .await?;
                page.execute(&format!("{coin}.click()")).await?;
                copy.act(partypiece::rules::rememory::Action::Pick { place })?;
                copy.turn_wrong_tile(page).await?;
            }
            Ok(())
        })?;
    }
    Ok(())
}

fn all_coin_names() -> Vec<String> {
    partypiece::rules::piecepack::Coin::set(4).into_iter().map(|coin| coin.to_string()).collect()
}
