//! Rounds of Pieceagories whose categories are drawn from decks.

use anyhow::{Result, ensure};
use browser_tests::{LAPTOP, Role, party};
use partypiece::{
    decks::{Kind, Line, built_in},
    rules::pieceagories::{Categories, Plan},
};
use serde_json::json;

use crate::no_barriers;

/// PG-91 to PG-93, PG-95 to PG-97: Against Humanity and Apples take their cards from decks, and nobody brings any.
#[test]
fn drawn_rounds_take_their_cards_from_decks() -> Result<()> {
    for (categories, deck, kind, title) in [
        (Categories::Against, "Fill the gap", Kind::Prompts, "Pieceagories Against Humanity"),
        (Categories::Apples, "How it is", Kind::Adjectives, "Apples to Pieceagories"),
    ] {
        party(LAPTOP, async |guest| {
            guest.comes_in().await?;
            let mut plan = Plan { categories, ..Plan::default() };
            plan.house.by_seat = true;
            for (at, name) in ["Ana", "Bo"].iter().enumerate() {
                let id = plan.roster.chairs()[at].id;
                plan.roster.rename(id, name);
            }
            let keep = "localStorage.setItem('partypiece/setting/pieceagories-plan', arguments[0])";
            guest.browser.execute(keep, vec![json!(serde_json::to_string(&plan)?)]).await?;
            guest.asks("location.hash = '#/set-up/pieceagories'").await?;
            guest.hears(title).await?;
            guest.asks("[...document.querySelectorAll('summary')].find((fold) => fold.innerText.includes('Categories')).click()").await?;
            let entries = built_in().into_iter().find(|deck| deck.kind == kind);
            let entries: Vec<Line> = entries.map(|deck| deck.entries().to_vec()).unwrap_or_default();
            guest.press(Role::Button, "Deal").await?;
            guest.hears("10").await?;
            guest.press(Role::Button, &format!("{deck}, {}", entries.len())).await?;
            guest.hears(&format!("{} different cards", entries.len())).await?;
            guest.hears("Nothing to bring").await?;
            no_barriers(guest).await?;
            guest.press(Role::Button, "Deal").await?;
            guest.hears("Ten cards were drawn").await?;
            let text = guest.text().await?;
            let drawn =
                entries.iter().filter(|entry| text.lines().any(|line| line.trim() == entry.as_str())).count();
            ensure!(drawn == 10, "{drawn} of the deck's cards are on the list:\n{text}");
            no_barriers(guest).await
        })?;
    }
    Ok(())
}
