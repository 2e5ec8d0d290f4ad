//! A house with sharp eyes: what moves cards is done by hand, and can be forgotten.

use anyhow::{Result, ensure};
use browser_tests::{Guest, Key, LAPTOP, Role, party};
use partypiece::rules::blank::{Clause, Deed, Effect, House, Rule, Target, Whom};

use crate::tables::{ANA, BO, Night, fits, laid, no_barriers, rule};

/// What the box of what was not done reads, before and after its time.
const IN_TIME: &str = "This was not done: Bo draws 2 cards. There is still time for it.";
const TOO_LATE: &str = "This was not done: Bo draws 2 cards. It is too late for it now.";

/// A rule that makes somebody draw whenever anything is played.
fn down() -> Rule {
    let draw = Clause { target: Target::Players(Whom::Next), effect: Effect::Auto(Deed::Draw(2)) };
    rule("Down", vec![draw])
}

/// Three people in such a house, one of whom has played, so that Bo has to draw.
async fn bo_has_to_draw(guest: &Guest, sharp_eyes: bool) -> Result<Night> {
    let mut setup = laid(&["r1 r2", "r3 r5", "r6"], "r4", "y1 y2 y3 y4 y5 y6 b1 b2", vec![down()])?;
    setup.house = House { training_wheels: false, sharp_eyes };
    let mut night = Night::begun(setup)?;
    guest.finds_on_the_shelf(&night.game).await?;
    night.plays(guest, ANA, "r1").await?;
    Ok(night)
}

/// BL-R14: it is a switch at set-up that says what it changes, and goes along with the game.
#[test]
fn sharp_eyes_are_agreed_at_set_up() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        guest.asks("location.hash = '#/set-up/blank'").await?;
        guest.until("a name is asked for", async || Ok(guest.focus().await? == "Name at seat 1")).await?;
        guest.types("Ana").await?;
        guest.types(Key::Enter).await?;
        guest.types("Bo").await?;
        guest.hears("None: the game as designed").await?;
        guest.asks("[...document.querySelectorAll('summary')].find((fold) => fold.innerText.includes('House rules')).click()").await?;
        guest.hears("whoever forgets can be called out").await?;
        let switch =
            "Sharp eyes Drawing, giving and discarding is done by hand: whoever forgets can be called out.";
        guest.press(Role::Checkbox, switch).await?;
        guest
            .until("something else is agreed", async || Ok(!guest.reads("the game as designed").await?))
            .await?;
        no_barriers(guest).await?;
        guest.press(Role::Button, "Deal").await?;
        guest.sees(Role::Button, "Read aloud").await?;
        let agreed = "return Object.entries(localStorage).some(([key, text]) =>
            key.endsWith('/head') && text.includes('\"sharp_eyes\":true'))";
        guest.until("the game is of that kind", async || Ok(guest.asks(agreed).await? == true)).await
    })
}

/// BL-R14: what a rule says is done by a press; in any other house the page does it.
#[test]
fn with_sharp_eyes_cards_are_drawn_by_hand() -> Result<()> {
    for sharp_eyes in [false, true] {
        party(LAPTOP, async |guest| {
            guest.comes_in().await?;
            bo_has_to_draw(guest, sharp_eyes).await?;
            if sharp_eyes {
                guest.sees(Role::Heading, "To be done").await?;
                guest.hears("Bo draws 2 cards").await?;
                guest.sees(Role::Button, "Bo, 7 cards").await?;
                no_barriers(guest).await?;
                fits(guest).await?;
                guest.press(Role::Button, "Do it: Bo").await?;
            }
            guest.sees(Role::Button, "Bo, 9 cards").await?;
            ensure!(guest.finds(Role::Heading, "To be done").await?.is_none(), "nothing is left to be done");
            Ok(())
        })?;
    }
    Ok(())
}

/// BL-R14, BL-R15, BL-54, BL-56: the page has seen who forgot, so nobody votes: called out before its time it costs the
/// accuser a card, and afterwards whoever forgot, who then need not do it any more.
#[test]
fn the_page_knows_who_forgot() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        let mut night = bo_has_to_draw(guest, true).await?;
        guest.sees(Role::Button, "Do it: Bo").await?;
        // The turn is Bo’s, so a card for Ana ends nothing.
        night.calls_out(guest, ANA, IN_TIME).await?;
        guest.hears("The page has seen it, and will say.").await?;
        ensure!(guest.finds(Role::Group, "Cy").await?.is_none(), "nobody votes on what is known");
        no_barriers(guest).await?;
        guest.press(Role::Button, "That is all: decide").await?;
        guest.sees(Role::Button, "Ana, 7 cards").await?;
        guest.sees(Role::Button, "Bo, 7 cards").await?;
        guest.sees(Role::Button, "Do it: Bo").await?;

        night.plays(guest, BO, "r3").await?;
        guest.hears("not done in time").await?;
        guest.sees(Role::Button, "Bo, 6 cards").await?;
        night.calls_out(guest, ANA, TOO_LATE).await?;
        guest.hears("The page has seen it, and will say.").await?;
        guest.press(Role::Button, "That is all: decide").await?;
        guest.sees(Role::Button, "Bo, 7 cards").await?;
        guest.sees(Role::Button, "Ana, 7 cards").await?;
        guest
            .until("Bo owes nothing", async || Ok(guest.finds(Role::Button, "Do it: Bo").await?.is_none()))
            .await?;
        // What Bo played was for Cy, and waits for Cy.
        guest.sees(Role::Button, "Do it: Cy").await.map(drop)
    })
}
