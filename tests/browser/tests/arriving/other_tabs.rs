//! Lists of names that change in another tab while the program is on its way.

use anyhow::{Context, Result, ensure};
use browser_tests::{Arriving, Role, with_arriving_page};
use partypiece::{
    decks::{CategoryDeck, DeckKind, built_in},
    screens::address::DeckRef,
};
use serde_json::{Value, json};

/// Another tab stores this list.
async fn store_elsewhere(arriving: &Arriving<'_>, names: &[&str]) -> Result<()> {
    let list = Value::from_iter(names.iter().map(|name| json!({ "name": name }))).to_string();
    store_setting_elsewhere(arriving, "guests", &list).await
}

/// Another tab stores this setting.
async fn store_setting_elsewhere(arriving: &Arriving<'_>, setting: &str, text: &str) -> Result<()> {
    let page = arriving.page;
    let window = page.new_window().await?;
    let script = "if (location.protocol !== 'http:') return false;
        localStorage.setItem(`partypiece/setting/${arguments[0]}`, arguments[1]);
        return true";
    page.in_window(&window, async || {
        // The tab opens something of the server that stores nothing itself.
        page.browser.goto(arriving.address() + "manifest.webmanifest").await?;
        page.wait_until("the setting is stored", async || {
            let stored = page.browser.execute(script, vec![json!(setting), json!(text)]).await?;
            Ok(*stored.json() == json!(true))
        })
        .await?;
        Ok(page.browser.close_window().await?)
    })
    .await
}

async fn stored_names(arriving: &Arriving<'_>) -> Result<Vec<String>> {
    let stored = arriving.page.stored("setting/guests").await?.unwrap_or_default();
    let lines: Vec<Value> = serde_json::from_str(&stored)?;
    Ok(lines.iter().filter_map(|line| line["name"].as_str()).map(str::to_owned).collect())
}

/// NW-08: names that another tab changed since are not replaced by older ones that were typed before a reload. What was typed is
/// added to them.
#[test]
fn an_older_list_does_not_replace_a_newer_one() -> Result<()> {
    with_arriving_page(async |arriving| {
        let page = arriving.page;
        arriving.open("#/").await?;
        store_elsewhere(arriving, &["Ana", "Bo"]).await?;
        page.open_screen("set-up/rememory").await?;
        arriving.reload().await?;
        page.press(Role::Button, "Add a person").await?;
        page.type_keys("Cy").await?;
        assert_eq!(arriving.names().await?, ["Ana", "Bo", "Cy"]);
        // The page is left for a while, so it does not hear of this.
        page.browser.goto("about:blank").await?;
        store_elsewhere(arriving, &["Anna", "Bo", "Eve"]).await?;
        page.browser.goto(arriving.address() + "#/set-up/rememory").await?;
        page.find(Role::Textbox, "Name at seat 4").await?;
        assert_eq!(arriving.names().await?, ["Anna", "Bo", "Eve", "Cy"]);
        arriving.let_it_come().await?;
        assert_eq!(arriving.names().await?, ["Anna", "Bo", "Eve", "Cy"]);
        assert_eq!(stored_names(arriving).await?, ["Anna", "Bo", "Eve", "Cy"]);
        Ok(())
    })
}

/// NW-08: what another tab stores is shown while people type, and the field in which they type keeps its text and the cursor.
#[test]
fn names_that_another_tab_stores_are_shown_while_people_type() -> Result<()> {
    with_arriving_page(async |arriving| {
        let page = arriving.page;
        arriving.open("#/set-up/clear").await?;
        page.type_into("Name at seat 1", "Cy").await?;
        store_elsewhere(arriving, &["Ana", "Bo"]).await?;
        page.wait_until("the names are there", async || Ok(arriving.names().await? == ["Ana", "Bo", "Cy"]))
            .await?;
        page.type_keys("n").await?;
        // A list without what was typed here changes nothing of it.
        store_elsewhere(arriving, &["Ana", "Bob"]).await?;
        page.wait_until(
            "the name has changed",
            async || Ok(arriving.names().await? == ["Ana", "Bob", "Cyn"]),
        )
        .await?;
        ensure!(arriving.is_painted().await?, "the program came too early");
        arriving.let_it_come().await?;
        assert_eq!(page.focused_name().await?, "Name at seat 3");
        assert_eq!(arriving.names().await?, ["Ana", "Bob", "Cyn"]);
        Ok(())
    })
}

/// PK-14
#[test]
fn a_set_up_follows_what_another_tab_stores() -> Result<()> {
    with_arriving_page(async |arriving| {
        let page = arriving.page;
        for game in ["clear", "pieceagories"] {
            arriving.open(&format!("#/set-up/{game}")).await?;
            arriving.let_it_come().await?;
            for others in [&["Ana", "Bo"][..], &["Ana", "Bo", "Cy"]] {
                store_elsewhere(arriving, others).await?;
                page.wait_until("the names are there", async || Ok(arriving.names().await? == others))
                    .await?;
            }
            page.press(Role::Button, "Add a person").await?;
            page.type_keys("Dan").await?;
            page.wait_until("all are stored", async || {
                Ok(stored_names(arriving).await? == ["Ana", "Bo", "Cy", "Dan"])
            })
            .await?;
        }
        Ok(())
    })
}

/// PK-14: the cards that were dealt here are not lost when another tab changes the plan, and decks that it chooses are chosen here.
#[test]
fn a_set_up_keeps_its_cards_and_follows_chosen_decks() -> Result<()> {
    let is_ready = |deck: &CategoryDeck| deck.kind == DeckKind::Categories;
    let deck = built_in().iter().position(is_ready).map(|index| DeckRef::BuiltIn(index).slug());
    let deck = deck.context("there are built-in categories")?;
    with_arriving_page(async |arriving| {
        let page = arriving.page;
        arriving.open("#/set-up/pieceagories").await?;
        arriving.let_it_come().await?;
        page.execute("document.querySelector('.ways input').click()").await?;
        page.wait_for_true("cards are dealt", "return !!document.querySelector('#cards-last')").await?;
        page.type_into("Name at seat 1", "Ana").await?;
        let plan = "return localStorage.getItem('partypiece/setting/pieceagories-plan')";
        page.wait_for_true("the plan is stored", &format!("{plan}?.includes('Ana')")).await?;
        let cards = "return document.querySelector('#cards-last').textContent";
        let before = page.execute(cards).await?;
        let changed = page.execute(plan).await?.as_str().unwrap_or_default().replace("Ana", "Anna");
        store_setting_elsewhere(arriving, "pieceagories-plan", &changed).await?;
        page.wait_until("the plan is there", async || Ok(arriving.names().await?[0] == "Anna")).await?;
        assert_eq!(page.execute(cards).await?, before);

        let chosen =
            "return document.querySelectorAll('[aria-label^=\"Decks the\"] [aria-pressed=true]').length";
        for (game, setting) in [("pieceagories", "pieceagories-decks"), ("scattergories", "list-decks")] {
            page.open_screen(&format!("set-up/{game}")).await?;
            page.wait_for_true("decks are chosen", &format!("{chosen} > 1")).await?;
            store_setting_elsewhere(arriving, setting, &deck).await?;
            page.wait_for_true("one deck is chosen", &format!("{chosen} === 1")).await?;
        }
        Ok(())
    })
}

/// NW-08: a list that nobody changed here follows the other tab, and an empty field does not get the name of somebody else.
#[test]
fn an_empty_field_stays_empty_when_another_tab_stores_names() -> Result<()> {
    with_arriving_page(async |arriving| {
        let page = arriving.page;
        arriving.open("#/set-up/blank").await?;
        assert_eq!(page.focused_name().await?, "Name at seat 1");
        store_elsewhere(arriving, &["Ana", "Bo"]).await?;
        page.wait_until("the names are there", async || Ok(arriving.names().await? == ["Ana", "Bo", ""]))
            .await?;
        page.type_keys("Cy").await?;
        assert_eq!(arriving.names().await?, ["Ana", "Bo", "Cy"]);
        arriving.let_it_come().await?;
        assert_eq!(arriving.names().await?, ["Ana", "Bo", "Cy"]);
        Ok(())
    })
}

/// NW-08: whoever another tab adds after Start was pressed does not play unseen, but is kept.
#[test]
fn nobody_joins_unseen_after_start() -> Result<()> {
    with_arriving_page(async |arriving| {
        let page = arriving.page;
        arriving.open("#/set-up/rememory").await?;
        page.type_into("Name at seat 1", "Ana").await?;
        page.type_into("Name at seat 2", "Bo").await?;
        page.press(Role::Button, "Start").await?;
        store_elsewhere(arriving, &["Zoe"]).await?;
        arriving.let_it_come().await?;
        page.press(Role::Button, "We know this game: no tips").await?;
        page.find(Role::Button, "Draw a coin").await?;
        assert!(!page.shows("Zoe").await?);
        assert_eq!(stored_names(arriving).await?, ["Ana", "Bo", "Zoe"]);
        Ok(())
    })
}
