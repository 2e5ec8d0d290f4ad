//! One person with computer players, and hints.

use anyhow::{Context, Result, ensure};
use browser_tests::{Key, LAPTOP, PHONE, Role, with_page};
use partypiece::rules::{
    Seat,
    clear::{Action, FirstRoller, Hints, House, Setup, line},
    player::Level,
};
use serde_json::json;

use crate::{
    games::{End, Table, game_after, setup, shortly_before},
    helpers::assert_accessible,
};

/// The names of the players whose cards show that they have decided.
const DECIDED: &str = ".small[data-decided=true] .name";

/// The score sheet after a deal.
const SCORED: &str = "[data-screen=scored]";

/// Presses what Ana can press, without looking for a line. Returns whether there was such a button.
const PRESS_IF_POSSIBLE: &str = "const named = ['Roll four dice', 'Roll two dice', 'Scratch (no line)'];
    const buttons = [...document.querySelectorAll('.foot button')];
    const button = buttons.find((button) => named.includes(button.innerText.trim()));
    button?.click();
    return !!button";

/// CL-02, CL-R13: from home through the rules and the set-up to a throw, on which the computer player decides
/// by itself; a reload keeps its decision.
#[test]
fn a_computer_player_is_added_at_set_up_and_decides_by_itself() -> Result<()> {
    with_page(PHONE, async |page| {
        page.open().await?;
        page.open_screen("how-to-play/clear").await?;
        page.find(Role::Heading, "How to play Clear!").await?;
        page.open_screen("about").await?;
        page.wait_for_text("David Hassell").await?;
        page.open_screen("set-up/clear").await?;
        page.wait_until("a name is asked for", async || Ok(page.focused_name().await? == "Name at seat 1"))
            .await?;
        page.type_keys("Ana").await?;
        page.type_keys(Key::Enter).await?;
        page.type_keys("Bo").await?;
        page.find(Role::Combobox, "Who plays for Bo").await?.send_keys("computer, hard").await?;
        page.wait_for_text("7 deals, about 35 minutes").await?;
        page.press_beginning(Role::Disclosure, "Deals").await?;
        for _ in 0..6 {
            page.press(Role::Button, "fewer deals").await?;
        }
        page.wait_for_text("One deal, about 5 minutes").await?;
        assert_accessible(page).await?;
        page.press(Role::Button, "Start").await?;
        page.wait_for_text("Deal 1 of 1").await?;
        page.wait_until("the dice are thrown, and Bo has decided", async || {
            if page.shows("Roll four dice").await? {
                page.execute(PRESS_IF_POSSIBLE).await?;
            }
            Ok(page.texts_of(DECIDED).await? == ["Bo"])
        })
        .await?;
        assert_accessible(page).await?;
        page.reload().await?;
        page.press(Role::Button, "Scratch (no line)").await?;
        page.wait_for_text("Roll 2").await
    })
}

/// Bo is a computer player, everybody else is a person.
fn with_a_bot() -> Result<Setup> {
    let mut setup = setup(2, 2)?;
    setup.players.get_mut(1).context("Bo")?.level = Some(Level::Hard);
    Ok(setup)
}

/// CL-47, CL-51, CL-73, CL-74: against a player who overlooks everything, a bot finishes a deal and takes its
/// bonus by itself; the person confirms the score.
#[test]
fn a_deal_against_a_bot_is_played_to_its_score() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let table = shortly_before(&with_a_bot()?, End::OneClear, 3)?;
        page.open_saved_game(&table).await?;
        // The test waits for each press separately, because Bo takes time and some deals are long.
        while page.count(SCORED).await? == 0 {
            page.wait_until("Ana can do something, or the deal is over", async || {
                Ok(page.execute(PRESS_IF_POSSIBLE).await? == json!(true) || page.count(SCORED).await? != 0)
            })
            .await?;
        }
        page.find(Role::Table, "The score of deal 1").await?;
        page.press(Role::Button, "Next deal").await?;
        page.wait_for_text("Deal 2 of 2").await
    })
}

/// A game of two after a throw for which the roller has a line, with these hints.
fn game_with_hints(hints: Hints) -> Result<Table> {
    let setup = Setup { house: House { hints, ..House::default() }, ..setup(2, 7)? };
    for seed in 0..1000 {
        let roller = game_after(setup.clone(), seed, &[])?.view().roller;
        let table = game_after(setup.clone(), seed, &[(roller, Action::Roll)])?;
        let view = table.view();
        let lines =
            view.person(roller).and_then(|person| Some(line::all_fitting(&person.card?, view.throw()?)));
        if lines.is_some_and(|lines| !lines.is_empty()) {
            return Ok(table);
        }
    }
    anyhow::bail!("no seed gives a line")
}

/// CL-R05: with hints on request, the first press says whether a line fits, and the second draws one.
#[test]
fn a_hint_is_shown_when_somebody_asks_for_it() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        page.open_saved_game(&game_with_hints(Hints::Ask)?).await?;
        page.find(Role::Button, "Hint").await?;
        let drawn = async || {
            Ok::<_, anyhow::Error>(page.attribute_of(".card .line.hints", "d").await?.unwrap_or_default())
        };
        ensure!(drawn().await?.is_empty(), "a hint is drawn before anybody asked");
        page.press(Role::Button, "Hint").await?;
        page.wait_for_text("a line of three or four fits").await?;
        ensure!(drawn().await?.is_empty(), "the first press draws a line");
        page.press(Role::Button, "Show a line").await?;
        page.wait_until("one line is drawn", async || Ok(drawn().await?.matches('M').count() == 1)).await?;
        Ok(())
    })
}

/// CL-36, CL-54: after a throw people have time to see what everybody took, until somebody presses "Let the computer go on".
#[test]
fn a_computer_player_rolls_as_soon_as_somebody_lets_it_go_on() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        page.store("setting/pace", "slow").await?;
        let setup = Setup { first: FirstRoller::Seat(Seat(0)), ..with_a_bot()? };
        page.open_saved_game(&game_after(setup, 1, &[(Seat(0), Action::Roll)])?).await?;
        page.press(Role::Button, "Scratch (no line)").await?;
        page.press(Role::Button, "Let the computer go on").await?;
        page.wait_until("Bo has rolled", async || page.shows("Choose 3 or 4 coins").await).await?;
        page.press(Role::Button, "Show that again").await?;
        page.wait_for_text("Deal 1, roll 1").await?;
        Ok(())
    })
}
