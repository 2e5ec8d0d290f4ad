//! Choosing lines by tapping and by keys, and what is said to what is no line.

use anyhow::{Context, Result, ensure};
use browser_tests::{Guest, Key, LAPTOP, PHONE, Pointer, Role, party};
use partypiece::rules::{
    Seat, Viewer,
    clear::{Action, Squares, line},
};
use serde_json::json;

use crate::{
    evening::{fits, no_barriers, square_name},
    tables::{Table, played, setup},
};

/// So many people before a throw nobody has acted on.
fn thrown(people: usize) -> Result<Table> {
    let game = played(setup(people, 7)?, 3, &[])?;
    let roller = game.view(Viewer::Table).roller;
    played(setup(people, 7)?, 3, &[(roller, Action::Roll)])
}

async fn taps(guest: &Guest, game: &Table, square: u8) -> Result<()> {
    let up = game.view(Viewer::Table).roller;
    guest.press(Role::Button, &square_name(game, up, square)).await
}

async fn chosen(guest: &Guest) -> Result<i64> {
    let count = guest.asks("return document.querySelectorAll('.card [aria-pressed=true]').length").await?;
    count.as_i64().context("a number")
}

/// CL-26, CL-28, CL-R07, CL-R09, CL-R23: what is no line is answered in the rules' words, and can be dropped.
#[test]
fn what_is_no_line_is_told_and_dropped() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        let game = thrown(2)?;
        guest.finds_on_the_shelf(&game).await?;
        guest.press(Role::Button, "Take the line").await?;
        guest.hears("Choose the coins of a line first.").await?;
        // Five in a row are too far apart to be taken along.
        for square in [0, 4, 2] {
            taps(guest, &game, square).await?;
        }
        guest.hears("not neighbours").await?;
        no_barriers(guest).await?;
        guest.types(Key::Escape).await?;
        guest.until("nothing is chosen", async || Ok(chosen(guest).await? == 0)).await?;
        for square in [0, 1, 8] {
            taps(guest, &game, square).await?;
        }
        guest.hears("do not lie on one row, column or diagonal").await
    })
}

/// CL-39 to CL-47: a line is chosen by its ends, or by arrows and Space, and what is in between comes along.
#[test]
fn a_line_is_chosen_by_its_ends_and_by_keys() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        let game = thrown(2)?;
        guest.finds_on_the_shelf(&game).await?;
        taps(guest, &game, 0).await?;
        taps(guest, &game, 21).await?;
        guest.until("all four are chosen", async || Ok(chosen(guest).await? == 4)).await?;
        guest.types(Key::Escape).await?;
        guest.types(Key::Home).await?;
        guest.types(Key::Space).await?;
        for key in [Key::Right, Key::Right, Key::Space] {
            guest.types(key).await?;
        }
        guest.until("three are chosen", async || Ok(chosen(guest).await? == 3)).await?;
        // From a button outside of the card, arrows lead into it.
        guest.sees(Role::Button, "Scratch").await?.focus().await?;
        guest.types(Key::Down).await?;
        guest.until("a coin has the focus", async || Ok(guest.focus().await?.starts_with("row "))).await
    })
}

/// CL-R25: whoever taps each coin of a line has chosen it, in whatever order; a second tap drops a coin.
#[test]
fn all_coins_of_a_line_can_be_tapped_in_any_order() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        let game = thrown(2)?;
        guest.finds_on_the_shelf(&game).await?;
        for order in [[0, 14, 7, 21], [21, 0, 7, 14]] {
            for square in order {
                taps(guest, &game, square).await?;
            }
            guest.until("all four are chosen", async || Ok(chosen(guest).await? == 4)).await?;
            taps(guest, &game, 7).await?;
            guest.until("three are", async || Ok(chosen(guest).await? == 3)).await?;
            guest.types(Key::Escape).await?;
            guest.until("nothing is chosen", async || Ok(chosen(guest).await? == 0)).await?;
        }
        Ok(())
    })
}

/// CL-R25: a mouse or a finger that is drawn along the coins of a line chooses them, and no tap comes of it.
#[test]
fn a_line_is_chosen_by_drawing_a_pointer_along_it() -> Result<()> {
    for (window, pointer) in [(LAPTOP, Pointer::Mouse), (PHONE, Pointer::Finger)] {
        party(window, async |guest| {
            guest.comes_in().await?;
            let game = thrown(2)?;
            guest.finds_on_the_shelf(&game).await?;
            let up = game.view(Viewer::Table).roller;
            let coin = async |square| guest.sees(Role::Button, &square_name(&game, up, square)).await;
            for (from, to, coins) in [(0, 21, 4), (15, 12, 4), (2, 14, 3), (23, 18, 4)] {
                guest.drags(pointer, &coin(from).await?, &coin(to).await?).await?;
                let all = async || Ok(chosen(guest).await? == coins);
                guest.until(&format!("{coins} coins from {from} to {to} are chosen"), all).await?;
                ensure!(square_is_chosen(guest, &game, up, from).await?, "the first of them");
            }
            // There and back: what is left is one coin, and letting go of it is no tap.
            guest.carries(pointer, &coin(0).await?, &coin(2).await?).await?;
            guest.until("three are chosen", async || Ok(chosen(guest).await? == 3)).await?;
            guest.turns_back(pointer, &coin(0).await?).await?;
            guest.until("one is chosen", async || Ok(chosen(guest).await? == 1)).await?;
            ensure!(square_is_chosen(guest, &game, up, 0).await?, "the first of them");
            taps(guest, &game, 0).await?;
            guest.until("a tap drops it", async || Ok(chosen(guest).await? == 0)).await
        })?;
    }
    Ok(())
}

/// CL-51: what nobody has seen is taken back at once, and nobody is asked; what all have chosen is not.
#[test]
fn an_unseen_choice_is_taken_back_without_asking() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        let game = thrown(2)?;
        guest.finds_on_the_shelf(&game).await?;
        let view = game.view(Viewer::Table);
        let name = view.person(view.roller).map(|person| person.name.to_string()).unwrap_or_default();
        let decided = format!("{name} 0 points 24 coins has decided");
        guest.press(Role::Button, "Scratch").await?;
        guest.sees(Role::Button, &decided).await?;
        guest.press(Role::Button, "Take back").await?;
        guest.sees(Role::Button, &format!("{name} 0 points 24 coins")).await?;
        ensure!(guest.finds(Role::Dialog, "Take it back?").await?.is_none(), "nobody is asked");
        for _ in 0..2 {
            guest.press(Role::Button, "Scratch").await?;
        }
        guest.sees(Role::Button, "Throw four dice").await?;
        guest.press(Role::Button, "Take back").await?;
        guest.sees(Role::Dialog, "Take it back?").await.map(drop)
    })
}

/// CL-R06: what somebody chose, and what they did with it, is nowhere on the page until all have decided.
#[test]
fn a_decision_leaves_no_trace_before_all_have_decided() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        let game = thrown(3)?;
        let view = game.view(Viewer::Table);
        let up = view.roller;
        guest.finds_on_the_shelf(&game).await?;
        let card = view.person(up).and_then(|person| person.card).context("a card")?;
        let line: Squares =
            *line::all(&card, view.throw().context("a throw")?).first().context("a line fits")?;
        for square in line.numbers() {
            if !square_is_chosen(guest, &game, up, square).await? {
                taps(guest, &game, square).await?;
            }
        }
        let label = if line.len() == 4 { "Take these four: Four!" } else { "Take these three" };
        guest.press(Role::Button, label).await?;
        let name = view.person(up).map(|person| person.name.to_string()).unwrap_or_default();
        guest.press(Role::Button, &format!("{name} 0 points 24 coins has decided")).await?;
        guest.hears(&format!("{name} has decided.")).await?;
        ensure!(chosen(guest).await? == 0, "the choice is gone");
        let gone = guest.asks("return document.querySelectorAll('[data-gone=true]').length").await?;
        ensure!(gone == json!(0), "all coins still lie there");
        // Bound: the large button says why.
        guest.press(Role::Button, "Scratch").await?;
        guest.hears("is bound by it").await
    })
}

async fn square_is_chosen(guest: &Guest, game: &Table, up: Seat, square: u8) -> Result<bool> {
    let button = guest.sees(Role::Button, &square_name(game, up, square)).await?;
    Ok(button.attr("aria-pressed").await?.as_deref() == Some("true"))
}

/// CL-R01: eight cards with 192 coins fit without scrolling, and a press changes nothing but what was pressed.
#[test]
fn eight_cards_fit_and_a_press_touches_one_coin() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        let game = thrown(8)?;
        guest.finds_on_the_shelf(&game).await?;
        let coins = "return document.querySelectorAll('.everybody .lies').length";
        guest.until("all coins lie there", async || Ok(guest.asks(coins).await? == json!(192))).await?;
        no_barriers(guest).await?;
        fits(guest).await?;
        let watch = "window.touched = new Set(); new MutationObserver((changes) => {
            for (const change of changes) window.touched.add(change.target);
        }).observe(document.querySelector('main'), { subtree: true, childList: true, attributes: true, characterData: true })";
        guest.asks(watch).await?;
        taps(guest, &game, 9).await?;
        guest.until("a coin is chosen", async || Ok(chosen(guest).await? == 1)).await?;
        let touched = guest
            .asks("return [...window.touched].map((node) => node.closest?.('td button') ? 'coin' : node.getAttribute?.('class') ?? node.nodeName)")
            .await?;
        ensure!(
            touched.as_array().is_some_and(|touched| {
                touched.iter().all(|what| what == "coin" || what == "line chosen") && touched.len() == 2
            }),
            "a press touched {touched}"
        );
        Ok(())
    })
}
