//! Somebody with nobody but the page to play against, from home to the next deal; and a house that helps them look.

use anyhow::{Context, Result, ensure};
use browser_tests::{Key, LAPTOP, PHONE, Role, party};
use partypiece::rules::{
    Viewer,
    clear::{Action, Hints, House, Setup, line},
    player::Level,
};
use serde_json::json;

use crate::{
    evening::{fits, no_barriers},
    tables::{End, Table, almost, played, setup},
};

/// The names of those whose cards say that they have decided.
const DECIDED: &str = "return [...document.querySelectorAll('.small[data-decided=true] .name')].map((name) => name.textContent)";

/// What Ana presses, whatever lies on her card.
const PRESSES: &str = "const named = ['Throw four dice', 'Throw two dice', 'Scratch'];
    const buttons = [...document.querySelectorAll('.action button')];
    const button = buttons.find((button) => named.includes(button.innerText.trim()));
    button?.click();
    return !!button";

/// CL-02, CL-R13: from home through the rules and the set-up to a throw, on which the page decides by itself for whom
/// it plays, and still knows so after a reload.
#[test]
fn from_home_a_player_of_the_pages_own_plays_along() -> Result<()> {
    party(PHONE, async |guest| {
        guest.comes_in().await?;
        guest.asks("location.hash = '#/how-to-play/clear'").await?;
        guest.sees(Role::Heading, "How to play Clear!").await?;
        no_barriers(guest).await?;
        guest.asks("location.hash = '#/about'").await?;
        guest.hears("David Hassell").await?;
        guest.asks("location.hash = '#/set-up/clear'").await?;
        guest.until("a name is asked for", async || Ok(guest.focus().await? == "Name at seat 1")).await?;
        guest.types("Ana").await?;
        guest.types(Key::Enter).await?;
        guest.types("Bo").await?;
        guest.sees(Role::Combobox, "Who plays for Bo").await?.send_keys("page, sharp").await?;
        guest.hears("7 deals, about 35 minutes").await?;
        guest.asks("[...document.querySelectorAll('summary')].find((fold) => fold.innerText.includes('Deals')).click()").await?;
        for _ in 0..6 {
            guest.press(Role::Button, "fewer deals").await?;
        }
        guest.hears("One deal, about 5 minutes").await?;
        no_barriers(guest).await?;
        guest.press(Role::Button, "Deal").await?;
        guest.hears("Deal 1 of 1").await?;
        guest
            .until("the dice are thrown, and Bo has decided", async || {
                if guest.reads("Throw four dice").await? {
                    guest.asks(PRESSES).await?;
                }
                Ok(guest.asks(DECIDED).await? == json!(["Bo"]))
            })
            .await?;
        no_barriers(guest).await?;
        guest.reloads().await?;
        guest.press(Role::Button, "Scratch").await?;
        guest.hears("Roll 2").await
    })
}

/// Bo is the page's, and everybody else is a person.
fn with_a_bot() -> Result<Setup> {
    let mut setup = setup(2, 2)?;
    setup.players.get_mut(1).context("Bo")?.level = Some(Level::Sharp);
    Ok(setup)
}

/// CL-47, CL-51, CL-73, CL-74: the page finishes a deal against somebody who overlooks everything, takes its bonus by
/// itself, and leaves the score to be confirmed by the person at the table.
#[test]
fn a_deal_against_the_page_comes_to_its_score() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        let table = almost(&with_a_bot()?, End::Alone, 3)?;
        guest.finds_on_the_shelf(&table).await?;
        let sheet = "return !!document.querySelector('[data-room=scored]')";
        // Each press is waited for, but not all of them together: Bo thinks, and some deals are long.
        while guest.asks(sheet).await? != json!(true) {
            guest
                .until("Ana can do something, or the deal is over", async || {
                    Ok(guest.asks(PRESSES).await? == json!(true) || guest.asks(sheet).await? == json!(true))
                })
                .await?;
        }
        guest.sees(Role::Table, "The score of deal 1").await?;
        no_barriers(guest).await?;
        fits(guest).await?;
        guest.press(Role::Button, "Right: deal 2").await?;
        guest.hears("Deal 2 of 2").await
    })
}

/// Two people before a throw for which Ana, whose card is up, has a line, in a house with such hints.
fn looking(hints: Hints) -> Result<Table> {
    let setup = Setup { house: House { hints, ..House::default() }, ..setup(2, 7)? };
    for seed in 0..1000 {
        let roller = played(setup.clone(), seed, &[])?.view(Viewer::Table).roller;
        let table = played(setup.clone(), seed, &[(roller, Action::Roll)])?;
        let view = table.view(Viewer::Table);
        let lines = view.person(roller).and_then(|person| Some(line::all(&person.card?, view.throw()?)));
        if lines.is_some_and(|lines| !lines.is_empty()) {
            return Ok(table);
        }
    }
    anyhow::bail!("there is always a line somewhere")
}

/// CL-R05: a house says nothing of lines, or that there is one, or shows them, as it was agreed.
#[test]
fn hints_say_what_the_house_agreed_and_no_more() -> Result<()> {
    for (hints, says, shows) in [
        (Hints::None, "choose a line of three or four, or scratch", false),
        (Hints::There, "there is a line of three or four", false),
        (Hints::Show, "choose a line of three or four, or scratch", true),
    ] {
        party(LAPTOP, async |guest| {
            guest.comes_in().await?;
            guest.finds_on_the_shelf(&looking(hints)?).await?;
            guest.hears(says).await?;
            let drawn =
                guest.asks("return document.querySelector('.card .line.hints').getAttribute('d')").await?;
            let drawn = drawn.as_str().unwrap_or_default();
            ensure!(drawn.is_empty() != shows, "{hints:?} draws {drawn:?}");
            no_barriers(guest).await
        })?;
    }
    Ok(())
}
