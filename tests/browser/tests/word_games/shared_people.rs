//! The people of one game are on the set-up screen of the others.

use anyhow::Result;
use browser_tests::{LAPTOP, Page, Role, with_page};
use partypiece::play::Kind;
use serde_json::json;

/// Opens the set-up screen of a game and waits until these people are there.
async fn set_up(page: &Page, game: Kind, people: &[&str]) -> Result<()> {
    page.open_screen(&format!("set-up/{}", game.slug())).await?;
    page.wait_until(&format!("{people:?} are at {}", game.title()), async || {
        let names = page.values_of(".places input").await?;
        let there = names.iter().filter(|name| !name.is_empty()).eq(people);
        Ok(there && page.text_of(".setup h1").await?.as_deref() == Some(game.title()))
    })
    .await
}

/// SU-01, SU-02
#[test]
fn names_are_typed_once_for_all_games() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        set_up(page, Kind::Clear, &[]).await?;
        page.type_three_names().await?;
        page.press(Role::Button, "Add a computer player").await?;
        set_up(page, Kind::Scattergories, &["Ana", "Bo", "Cy"]).await?;
        page.type_into("Name at seat 2", "b").await?;
        set_up(page, Kind::Pieceagories, &["Ana", "Bob", "Cy"]).await?;
        page.type_into("Name at seat 3", "rus").await?;
        set_up(page, Kind::Scattergories, &["Ana", "Bob", "Cyrus"]).await?;
        set_up(page, Kind::Clear, &["Ana", "Bob", "Cyrus", "Fern"]).await
    })
}

/// PG-R58, SC-R28: for five people whose names were stored earlier, paper is preselected. If they choose the laptop in one word
/// game, both word games keep this choice.
#[test]
fn five_people_answer_on_paper_until_they_choose_the_laptop() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let names = ["Ana", "Bo", "Cy", "Di", "Ed"];
        let stored = json!(names.map(|name| json!({ "name": name }))).to_string();
        page.store("setting/guests", &stored).await?;
        let chosen = async |way: &str| {
            let chosen = "label:has([name=answers]:checked) b";
            page.wait_until(&format!("{way} is chosen"), async || {
                Ok(page.text_of(chosen).await?.as_deref() == Some(way))
            })
            .await
        };
        for game in [Kind::Scattergories, Kind::Pieceagories] {
            set_up(page, game, &names).await?;
            chosen("On paper").await?;
        }
        page.press(Role::Radio, "Pass the laptop One types at a time, each against the timer.").await?;
        for game in [Kind::Scattergories, Kind::Pieceagories] {
            set_up(page, game, &names).await?;
            chosen("Pass the laptop").await?;
        }
        Ok(())
    })
}
