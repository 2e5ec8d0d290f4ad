//! What the curtain lets through: no press that began before it was up, and nothing of whoever sat behind it.

use anyhow::{Result, ensure};
use browser_tests::{Behind, LAPTOP, Pointer, Role, party};
use partypiece::rules::rememory::{Deal, Variant};

use crate::{
    secrets::named,
    tables::{Night, setup},
};

const COIN: Behind<'static> = Behind {
    pass: "Pass to Ana",
    name: "Ana",
    thing: ".hands [data-turn=true] [data-lies=coin]",
    back: "Back to the table",
};

const HIDDEN: [Variant; 2] = [
    Variant::Steals { deal: Deal::Random, hidden: true },
    Variant::Hands { deal: Deal::Random, hidden: true },
];

/// RM-R11, RM-R12: whatever lifted the curtain picks no coin.
#[test]
fn whatever_lifts_the_curtain_picks_no_coin() -> Result<()> {
    for (variant, with) in HIDDEN.into_iter().zip([Pointer::Finger, Pointer::Mouse]) {
        party(LAPTOP, async |guest| {
            guest.comes_in().await?;
            guest.finds_on_the_shelf(&Night::of(setup(variant, &["Ana", "Bo"])?)?.game).await?;
            guest.presses_nothing_through(with, COIN).await?;
            guest.hears("where is the").await
        })?;
    }
    Ok(())
}

/// RM-R11: nor does another finger, that came down where a coin will lie while the first one held the curtain.
#[test]
fn a_second_finger_picks_no_coin() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        guest.finds_on_the_shelf(&Night::of(setup(HIDDEN[0], &["Ana", "Bo"])?)?.game).await?;
        let place = guest.looks_behind(COIN).await?;
        let before = guest.looks_of(COIN).await?;
        guest.press(Role::Button, COIN.back).await?;
        guest.press(Role::Button, COIN.pass).await?;
        let hold = [700, 600];
        guest.lays_the_hold(COIN, hold).await?;
        guest.puts_down(Pointer::Finger, hold).await?;
        guest.touches("touchStart", &[hold, place]).await?;
        guest.may_let_go().await?;
        guest.lets_go(Pointer::Finger).await?;
        guest.nothing_was_reached(Pointer::Finger, COIN, &before).await
    })
}

/// RM-05, RM-R11: at every hand-over the whole document is searched for the values of coins that only one person may see.
#[test]
fn at_no_hand_over_of_a_game_anybody_finds_a_coin() -> Result<()> {
    for variant in HIDDEN {
        party(LAPTOP, async |guest| {
            guest.comes_in().await?;
            let mut night = Night::of(setup(variant, &["Ana", "Bo"])?)?;
            guest.finds_on_the_shelf(&night.game).await?;
            let all = named_all();
            for who in ["Ana", "Bo", "Ana"] {
                let pass = format!("Pass to {who}");
                guest.sees(Role::Button, &pass).await?;
                guest.is_still().await?;
                guest.nobody_finds(&all).await?;
                guest.press(Role::Button, &pass).await?;
                guest.nobody_finds(&all).await?;
                guest.lifts_the_curtain(who).await?;
                guest.sees(Role::Button, "Choose a coin").await?;
                ensure!(!named(&guest.serialised().await?).is_empty(), "{who} sees coins of their own");
                guest.hands_over("Back to the table", &pass, &all).await?;
                guest.lifts_the_curtain(who).await?;
                guest.turns_away().await?;
                guest.nobody_finds(&all).await?;
                guest.lifts_the_curtain(who).await?;
                let place = night.first_coin()?;
                let coin = format!(
                    "document.querySelectorAll('.hand')[{}].querySelectorAll('.place')[{place}]",
                    u8::from(who == "Bo")
                );
                guest
                    .until("the coin is there", async || {
                        Ok(!guest.asks(&format!("return {coin}?.outerHTML")).await?.is_null())
                    })
                    .await?;
                guest.asks(&format!("{coin}.click()")).await?;
                night.does(partypiece::rules::rememory::Action::Pick { place })?;
                night.misses(guest).await?;
            }
            Ok(())
        })?;
    }
    Ok(())
}

fn named_all() -> Vec<String> {
    partypiece::rules::piecepack::Coin::set(4).into_iter().map(|coin| coin.to_string()).collect()
}
