//! Real cards on the table: the page rolls, counts and keeps score.

use anyhow::{Result, ensure};
use browser_tests::{LAPTOP, Role, with_page};
use partypiece::rules::{
    Seat,
    clear::{Action, Call},
};
use serde_json::json;

use crate::{
    games::{game_after, with_real_cards},
    helpers::{assert_accessible, assert_fits},
};

/// CL-12, CL-13, CL-R28, CL-36, CL-45, CL-56, CL-72: a deal from the last throws to the score.
#[test]
fn a_deal_is_called_and_scored() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let report = |call| Action::Report { call, cleared: false };
        let mut done = Vec::new();
        for throw in 0..4 {
            let four = if throw == 0 { Call::Four } else { Call::Three };
            done.extend([
                (Seat(throw % 2), Action::Roll),
                (Seat(0), report(four)),
                (Seat(1), report(Call::Three)),
            ]);
        }
        page.open_saved_game(&game_after(with_real_cards(2)?, 1, &done)?).await?;
        assert_accessible(page).await?;
        assert_fits(page).await?;
        ensure!(
            page.find_now(Role::Table, "The card of Ana").await?.is_none(),
            "Ana's card is on the screen"
        );

        page.press(Role::Button, "Roll four dice").await?;
        page.press(Role::Button, "Scratch for Ana and Bo").await?;
        page.find(Role::Image, "Scratch Tile: 1 pawn of three is on it").await?;
        page.reload().await?;

        page.press(Role::Button, "Roll four dice").await?;
        page.vote("Bo", "Three").await?;
        page.vote("Bo", "Scratch").await?;
        page.vote("Bo", "Three").await?;
        page.reload().await?;
        page.vote("Ana", "Three").await?;
        page.find(Role::Button, "Roll four dice").await?;
        // Everybody has called, and until the next roll Ana says that she is clear.
        page.vote("Ana", "Clear!").await?;
        page.find(Role::Heading, "Clear! Ana is the only clear player").await?;
        page.wait_for_text("Fours 2 + card 2 (10\u{a0}−\u{a0}8 coins) + bonus 9 (Bo’s coins) = 13").await?;
        assert_accessible(page).await?;
        assert_fits(page).await?;
        page.press(Role::Button, "Next deal").await?;
        page.wait_for_text("Deal 2 of 2").await?;
        Ok(())
    })
}

/// Notes each `+2` that flies, and presses a key as soon as it does; then whether it is gone, and what the sum is.
const NOTE_FLIGHTS: &str = "
    window.flights = [];
    new MutationObserver(() => {
        const flying = document.querySelector('[data-gains]');
        if (flying && !window.flights.length) {
            window.flights.push(flying.innerText.trim(), document.querySelector('[data-points-of=\"0\"] b').textContent);
            setTimeout(() => {
                document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }));
                setTimeout(() => window.flights.push(document.querySelector('[data-gains]') ? 'flies on' : 'gone'));
            }, 50);
        }
    }).observe(document.body, { childList: true, subtree: true });";

/// LK-39, CL-R30: the points of a Four fly to a sum that is there at once, and the next press ends it. With less motion nothing flies.
#[test]
fn points_fly_until_the_next_press() -> Result<()> {
    for reduced in [false, true] {
        with_page(LAPTOP, async |page| {
            if reduced {
                let reduce = json!({ "features": [{ "name": "prefers-reduced-motion", "value": "reduce" }] });
                page.browser.cdp().send_raw("Emulation.setEmulatedMedia", reduce).await?;
            }
            page.open().await?;
            page.open_saved_game(&game_after(with_real_cards(2)?, 1, &[(Seat(0), Action::Roll)])?).await?;
            page.execute(NOTE_FLIGHTS).await?;
            page.vote("Ana", "Four").await?;
            page.press(Role::Button, "Scratch for Bo").await?;
            page.wait_for_text("2 points").await?;
            let seen = if reduced { json!([]) } else { json!(["+2", "2", "gone"]) };
            page.wait_until("it has flown", async || Ok(page.noted("flights").await? == seen)).await
        })?;
    }
    Ok(())
}
