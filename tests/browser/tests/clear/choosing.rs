//! Selecting lines by taps, keys and dragging, what the page says to a selection that is no line, and hidden choices.

use anyhow::{Context, Result, ensure};
use browser_tests::{Key, LAPTOP, PHONE, Page, Pointer, Role, with_page};
use partypiece::rules::{
    Seat,
    clear::{Action, Squares, line},
};

use crate::{
    games::{Table, game_after, setup},
    helpers::square_name,
};

/// A game of this number of people after a throw on which nobody has acted. The squares in these tests are counted row by
/// row, six in each.
fn after_throw(people: usize) -> Result<Table> {
    let game = game_after(setup(people, 7)?, 3, &[])?;
    let roller = game.view().roller;
    game_after(setup(people, 7)?, 3, &[(roller, Action::Roll)])
}

async fn tap(page: &Page, game: &Table, square: u8) -> Result<()> {
    let roller = game.view().roller;
    page.press(Role::Button, &square_name(game, roller, square)).await
}

async fn selected_coins(page: &Page) -> Result<u64> {
    page.count(".card [aria-pressed=true]").await
}

/// CL-39 to CL-47: a line is selected by its ends, or by arrows and Space, and the coins between are added.
#[test]
fn a_line_is_chosen_by_its_ends_and_by_keys() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let game = after_throw(2)?;
        page.open_saved_game(&game).await?;
        tap(page, &game, 0).await?;
        tap(page, &game, 21).await?;
        page.wait_until("all four are chosen", async || Ok(selected_coins(page).await? == 4)).await?;
        page.type_keys(Key::Escape).await?;
        page.type_keys(Key::Home).await?;
        page.type_keys(Key::Space).await?;
        for key in [Key::Right, Key::Right, Key::Space] {
            page.type_keys(key).await?;
        }
        page.wait_until("three are chosen", async || Ok(selected_coins(page).await? == 3)).await?;
        // From a button outside of the card, arrow keys lead into it.
        page.find(Role::Button, "Scratch (no line)").await?.focus().await?;
        page.type_keys(Key::Down).await?;
        page.wait_until("a coin has the focus", async || Ok(page.focused_name().await?.starts_with("row ")))
            .await
    })
}

/// CL-R25: dragging a mouse or a finger along a line selects it, and does not count as a tap.
#[test]
fn a_line_is_chosen_by_dragging_a_pointer_along_it() -> Result<()> {
    for (window, pointer) in [(LAPTOP, Pointer::Mouse), (PHONE, Pointer::Finger)] {
        with_page(window, async |page| {
            page.open().await?;
            let game = after_throw(2)?;
            page.open_saved_game(&game).await?;
            let roller = game.view().roller;
            let coin = async |square| page.find(Role::Button, &square_name(&game, roller, square)).await;
            for (from, to, coins) in [(0, 21, 4), (15, 12, 4), (2, 14, 3), (23, 18, 4)] {
                page.drag_onto(pointer, &coin(from).await?, &coin(to).await?).await?;
                let all = async || Ok(selected_coins(page).await? == coins);
                page.wait_until(&format!("{coins} coins from {from} to {to} are chosen"), all).await?;
                ensure!(
                    square_is_chosen(page, &game, roller, from).await?,
                    "the coin pressed first is not selected"
                );
            }
            // The pointer is dragged along a line and back: one coin stays selected, and the release is no tap.
            page.drag_over(pointer, &coin(0).await?, &coin(2).await?).await?;
            page.wait_until("three are chosen", async || Ok(selected_coins(page).await? == 3)).await?;
            page.release_over(pointer, &coin(0).await?).await?;
            page.wait_until("one is chosen", async || Ok(selected_coins(page).await? == 1)).await?;
            ensure!(
                square_is_chosen(page, &game, roller, 0).await?,
                "the coin pressed first is not selected"
            );
            tap(page, &game, 0).await?;
            page.wait_until("a tap deselects it", async || Ok(selected_coins(page).await? == 0)).await
        })?;
    }
    Ok(())
}

/// CL-51: an unseen choice is undone at once without asking anybody; a choice that everybody has seen is not.
#[test]
fn an_unseen_choice_is_undone_without_asking() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let game = after_throw(2)?;
        page.open_saved_game(&game).await?;
        let view = game.view();
        let name = view.person(view.roller).map(|person| person.name.to_string()).unwrap_or_default();
        let decided = format!("{name} 0 points 24 coins has decided");
        page.press(Role::Button, "Scratch (no line)").await?;
        page.find(Role::Button, &decided).await?;
        page.press(Role::Button, "Undo").await?;
        page.find(Role::Button, &format!("{name} 0 points 24 coins")).await?;
        ensure!(page.find_now(Role::Dialog, "Undo this?").await?.is_none(), "the page asks whether to undo");
        // After both have decided, everybody sees what they chose.
        for _ in 0..2 {
            page.press(Role::Button, "Scratch (no line)").await?;
        }
        page.find(Role::Button, "Roll four dice").await?;
        page.press(Role::Button, "Undo").await?;
        page.find(Role::Dialog, "Undo this?").await.map(drop)
    })
}

/// CL-R06: a player's choice is nowhere on the page until all have decided.
#[test]
fn a_decision_is_not_on_the_page_before_all_have_decided() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let game = after_throw(3)?;
        let view = game.view();
        let roller = view.roller;
        page.open_saved_game(&game).await?;
        let card = view.person(roller).and_then(|person| person.card).context("a card")?;
        let line: Squares =
            *line::all_fitting(&card, view.throw().context("a throw")?).first().context("a line fits")?;
        for square in line.numbers() {
            if !square_is_chosen(page, &game, roller, square).await? {
                tap(page, &game, square).await?;
            }
        }
        let label = if line.len() == 4 { "Take these four: Four!" } else { "Take these three" };
        page.press(Role::Button, label).await?;
        let name = view.person(roller).map(|person| person.name.to_string()).unwrap_or_default();
        page.press(Role::Button, &format!("{name} 0 points 24 coins has decided")).await?;
        page.wait_for_text(&format!("{name} has decided.")).await?;
        ensure!(selected_coins(page).await? == 0, "coins are still selected");
        let gone = page.count("[data-gone=true]").await?;
        ensure!(gone == 0, "a coin is gone before all have decided");
        // The choice can no longer be changed, and the button says why.
        page.press(Role::Button, "Scratch (no line)").await?;
        page.wait_for_text("has already decided for this roll").await?;
        // The large button leads back to the card of the next player who decides.
        let next = view.people.iter().cycle().nth(roller.index() + 1).context("another player")?;
        page.press(Role::Button, &format!("Back to {}’s card", next.name)).await?;
        page.find(Role::Button, "Choose 3 or 4 coins").await.map(drop)
    })
}

async fn square_is_chosen(page: &Page, game: &Table, seat: Seat, square: u8) -> Result<bool> {
    let button = page.find(Role::Button, &square_name(game, seat, square)).await?;
    Ok(button.attr("aria-pressed").await?.as_deref() == Some("true"))
}

/// CL-R01: eight cards with 192 coins fit without scrolling. A press changes only the pressed coin and the drawn line.
#[test]
fn eight_cards_fit_and_a_press_changes_one_coin() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let game = after_throw(8)?;
        page.open_saved_game(&game).await?;
        let coins = ".everybody .lies";
        page.wait_until("all coins lie there", async || Ok(page.count(coins).await? == 192)).await?;
        page.watch_changes().await?;
        tap(page, &game, 9).await?;
        page.wait_until("a coin is chosen", async || Ok(selected_coins(page).await? == 1)).await?;
        let touched = page.changes("td button", ":not(*)").await?;
        ensure!(touched == [1, 1], "a press touched {} coins and {} other parts", touched[0], touched[1]);
        Ok(())
    })
}
