//! Rounds of Pieceagories with categories drawn from decks.

use anyhow::{Result, ensure};
use browser_tests::{LAPTOP, Page, Role, with_page};
use partypiece::{
    cards::write_deck,
    decks::{DeckKind, Line, built_in},
    rules::blank::{CardDeck, DeckMark},
    screens::blank::titles,
    setup::pieceagories::{Plan, SourceChoice},
};

use crate::assert_accessible;

/// Opens the set-up of a game of Ana and Bo with this source of categories, and unfolds the sources.
async fn open_set_up(page: &Page, categories: SourceChoice, title: &str) -> Result<()> {
    let mut plan = Plan { categories, ..Plan::default() };
    plan.house.by_seat = true;
    for (index, name) in ["Ana", "Bo"].iter().enumerate() {
        let id = plan.roster.guests().list()[index].id;
        plan.roster.rename(id, name);
    }
    page.store("setting/pieceagories-plan", &serde_json::to_string(&plan)?).await?;
    page.open_screen("set-up/pieceagories").await?;
    page.wait_for_text(title).await?;
    page.press_beginning(Role::Disclosure, "Categories").await
}

/// PG-91 to PG-93, PG-95 to PG-97, PG-R63: Cards Against Humanity and Apples to Apples take their cards from decks, and nobody
/// brings any. The deck that fits is chosen, and the chosen source is in sight.
#[test]
fn drawn_rounds_take_their_cards_from_decks() -> Result<()> {
    for (categories, deck, kind, title) in [
        (SourceChoice::AgainstHumanity, "Fill the gap", DeckKind::Prompts, "Pieceagories Against Humanity"),
        (SourceChoice::ApplesToApples, "How it is", DeckKind::Adjectives, "Apples to Pieceagories"),
    ] {
        with_page(LAPTOP, async |page| {
            page.open().await?;
            open_set_up(page, categories, title).await?;
            let entries = built_in().into_iter().find(|deck| deck.kind == kind);
            let entries: Vec<Line> = entries.map(|deck| deck.entries().to_vec()).unwrap_or_default();
            let chosen = "[name=first-categories]:checked";
            ensure!(page.count(chosen).await? == 1, "no source is chosen in the middle of the table");
            let deck = format!("{deck}, {}", entries.len());
            page.press(Role::Button, &deck).await?;
            page.press(Role::Button, "Start").await?;
            page.wait_for_text("A round needs 10 different cards. Choose a deck").await?;
            page.press(Role::Button, &deck).await?;
            page.wait_for_text(&format!("{} different cards", entries.len())).await?;
            page.wait_for_text("Nothing to bring").await?;
            page.press(Role::Button, "Start").await?;
            page.wait_for_text("Ten categories for this round").await?;
            let text = page.text().await?;
            let drawn =
                entries.iter().filter(|entry| text.lines().any(|line| line.trim() == entry.as_str())).count();
            ensure!(drawn == 10, "{drawn} of the deck's cards are on the list:\n{text}");
            assert_accessible(page).await
        })?;
    }
    Ok(())
}

/// BL-R67, PG-99: the titles of a deck of BLANK are added to the typed cards, and removed again.
#[test]
fn card_titles_of_blank_become_categories() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let deck =
            CardDeck { name: "Friday deck".to_owned(), mark: Some(DeckMark::Star), ..CardDeck::fresh() };
        page.store("cards/2222222222", &write_deck(&deck)).await?;
        open_set_up(page, SourceChoice::Other, "Cards of another game").await?;
        let titles = titles(&deck);
        let button = format!("Card titles of Friday deck, {}", titles.len());
        page.press(Role::Button, &button).await?;
        ensure!(page.value_of("#cards").await? == Some(titles.join("\n")));
        assert_accessible(page).await?;
        page.press(Role::Button, &button).await?;
        ensure!(page.value_of("#cards").await?.as_deref() == Some(""));
        page.press(Role::Button, &button).await?;
        page.press(Role::Button, "Start").await?;
        page.wait_for_text("Ten categories for this round").await?;
        let text = page.text().await?;
        let drawn = text.lines().filter(|line| titles.iter().any(|title| title == line.trim())).count();
        ensure!(drawn == 10, "{drawn} titles are on the list:\n{text}");
        Ok(())
    })
}
