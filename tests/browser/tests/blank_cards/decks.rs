//! The screen of decks: the content of a deck, its name, its file, invalid files, undo, and printing.

use anyhow::{Result, ensure};
use browser_tests::{A4, LAPTOP, LETTER, Page, Paper, Role, printed_sheets, with_page};
use partypiece::{
    cards::write_deck,
    rules::blank::{CardDeck, DeckMark, Rule},
};
use serde_json::json;

use crate::helpers::{assert_accessible, named_deck, store_deck, stored_decks};

async fn open_decks(page: &Page) -> Result<()> {
    page.open().await?;
    store_deck(page, "2222222222", &named_deck("Friday deck", DeckMark::Star)).await?;
    page.open_screen("cards").await?;
    page.find(Role::Heading, "Friday deck").await?;
    Ok(())
}

/// BL-01, BL-79, BL-81: the number of rules, cards and games of a deck is shown, and the deck can be renamed.
#[test]
fn a_deck_is_shown_and_renamed() -> Result<()> {
    with_page(LAPTOP, async |page| {
        open_decks(page).await?;
        page.wait_for_text("14 rules, 72 cards, 6 with an effect, 0 games").await?;
        page.press(Role::Button, "Rename").await?;
        page.type_into("The deck’s name", " of ours").await?;
        page.press(Role::Radio, "bell").await?;
        page.press(Role::Button, "Save the name").await?;
        page.find(Role::Heading, "Friday deck of ours").await?;
        let decks = stored_decks(page).await?;
        ensure!(
            decks[0].name == "Friday deck of ours" && decks[0].mark == Some(DeckMark::Bell),
            "{:?}",
            decks[0].mark
        );
        Ok(())
    })
}

/// BL-85, BL-R44: a deck is saved as a file with all its cards. The deck is deleted and brought back. An
/// import of its file changes nothing, and another deck with the same mark is imported with another mark.
#[test]
fn a_deck_is_exported_and_imported_as_a_file() -> Result<()> {
    with_page(LAPTOP, async |page| {
        open_decks(page).await?;
        page.catch_files().await?;
        page.press(Role::Button, "Save as a file").await?;
        let text = page.caught_file().await?;
        ensure!(text == write_deck(&named_deck("Friday deck", DeckMark::Star)), "{text}");

        page.press(Role::Button, "Delete").await?;
        page.wait_for_text("Deleted: Friday deck.").await?;
        ensure!(stored_decks(page).await?.is_empty());
        page.press(Role::Button, "Undo").await?;
        page.wait_for_text("Friday deck is back.").await?;
        ensure!(stored_decks(page).await?.len() == 1);
        page.choose_file("Import a deck", "same.json", text.as_bytes()).await?;
        page.wait_for_text("Friday deck is here already.").await?;

        let other =
            CardDeck { name: "Cousin".to_owned(), games: 3, ..named_deck("Friday deck", DeckMark::Star) };
        page.choose_file("Import a deck", "other.json", write_deck(&other).as_bytes()).await?;
        page.wait_for_text("Another deck here has the star").await?;
        assert_accessible(page).await?;
        page.press(Role::Button, "Import deck").await?;
        page.wait_for_text("Cousin was imported.").await?;
        let marks: Vec<_> = stored_decks(page).await?.iter().map(|deck| deck.mark).collect();
        ensure!(marks.len() == 2 && marks[0] != marks[1], "{marks:?}");
        Ok(())
    })
}

/// BL-R44: markup is shown as text, on cards and in the name of their deck.
#[test]
fn a_title_with_markup_is_shown_as_text() -> Result<()> {
    with_page(LAPTOP, async |page| {
        open_decks(page).await?;
        let (title, rule) = ("<b>Hop</b> & <i>skip</i>", "<img src=x onerror='window.harm = true'>");
        let mut deck = named_deck("<u>Other</u> deck", DeckMark::Key);
        deck.cards[2].title = title.to_owned();
        deck.rules[20].rule = Some(Rule::from_free_words(rule, "<s>Ana</s>"));
        page.choose_file("Import a deck", "markup.json", write_deck(&deck).as_bytes()).await?;
        page.press(Role::Button, "Import deck").await?;
        page.find(Role::Heading, "<u>Other</u> deck").await?;
        for text in [title, rule, "<s>Ana</s>"] {
            ensure!(page.content().await?.contains(text), "{text}");
        }
        ensure!(!page.was_harmed().await?, "a file ran a script");
        let count_markup = "#partypiece :is(i, u, s, img)";
        ensure!(page.count(count_markup).await? == 0, "markup became elements");
        Ok(())
    })
}

/// BW-02: at most nine cards are on a sheet of fronts, which is followed by its backs; empty cards need one sheet.
#[test]
fn a_deck_is_printed_nine_cards_to_a_sheet() -> Result<()> {
    with_page(LAPTOP, async |page| {
        open_decks(page).await?;
        page.catch_printing(".card-sheet").await?;
        page.press(Role::Button, "Print the cards").await?;
        let sheets = page.printed_parts().await?;
        let (fronts, backs): (Vec<_>, Vec<_>) = sheets.iter().partition(|(side, _)| side == "fronts");
        ensure!(fronts.iter().zip(&backs).all(|(front, back)| front.1 == back.1), "{sheets:?}");
        ensure!(sheets.chunks(2).all(|pair| pair[0].0 == "fronts" && pair[1].0 == "backs"), "{sheets:?}");
        ensure!(fronts.iter().all(|(_, cards)| (1..=9).contains(cards)), "{sheets:?}");
        page.press(Role::Button, "Print empty cards").await?;
        ensure!(page.printed_parts().await?.len() == 1, "empty cards need one sheet");
        page.wait_until("the sheets are gone", async || Ok(page.count(".card-sheets").await? == 0)).await
    })
}

/// Prints the cards without a dialog, and keeps a copy of the sheets in the document.
async fn keep_sheets(page: &Page) -> Result<()> {
    let keep = "window.print = () => {
        const sheets = document.querySelector('.card-sheets');
        document.body.append(sheets.cloneNode(true));
    }";
    page.execute(keep).await?;
    page.press(Role::Button, "Print the cards").await?;
    page.wait_until("only the copy is left", async || {
        Ok(page.count("body > .card-sheets").await? == 1 && page.count(".card-sheets").await? == 1)
    })
    .await
}

/// For each card, how far its front is from the left, how far its back is from the right, and how far both are from the
/// top of their sheets, in millimetres. Only the width of the paper matters.
async fn card_distances(page: &Page, paper: Paper) -> Result<Vec<[f64; 4]>> {
    // The window is as wide as the paper, which is measured in inches, between its margins of 12 mm.
    let width = (paper.width * 96.0 - 2.0 * 12.0 * 96.0 / 25.4).round();
    let window = json!({ "width": width, "height": 900, "deviceScaleFactor": 1, "mobile": false });
    page.browser.cdp().send_raw("Emulation.setDeviceMetricsOverride", window).await?;
    // Paper has no scroll bar.
    page.browser.cdp().send_raw("Emulation.setScrollbarsHidden", json!({ "hidden": true })).await?;
    page.browser.cdp().send_raw("Emulation.setEmulatedMedia", json!({ "media": "print" })).await?;
    let distances = "const [fronts, backs] = ['fronts', 'backs'].map((side) =>
            [...document.querySelectorAll(`.card-sheet[data-side=${side}] > li`)].map((card) => {
                const [box, sheet] = [card, card.parentElement].map((element) => element.getBoundingClientRect());
                return { left: box.left, right: document.documentElement.clientWidth - box.right, top: box.top - sheet.top };
            }));
        return fronts.map((front, card) =>
            [front.left, backs[card].right, front.top, backs[card].top].map((pixels) => pixels * 25.4 / 96))";
    Ok(serde_json::from_value(page.execute(distances).await?)?)
}

/// BW-02: on both sizes of paper the back of each card is exactly behind its front, and each sheet of cards is one page.
#[test]
fn the_backs_of_printed_cards_are_behind_their_fronts() -> Result<()> {
    with_page(LAPTOP, async |page| {
        open_decks(page).await?;
        keep_sheets(page).await?;
        for paper in [A4, LETTER] {
            let distances = card_distances(page, paper).await?;
            ensure!(distances.len() == 72 + 14, "{} cards", distances.len());
            for (card, [left, right, top, back_top]) in distances.iter().enumerate() {
                let is_behind = (left - right).abs() < 0.1 && (top - back_top).abs() < 0.1;
                ensure!(is_behind, "{paper:?}, card {card}: {left} and {right}, {top} and {back_top}");
            }
            let printed = printed_sheets(page, paper).await?;
            ensure!(printed == 20, "{printed} sheets of {paper:?}");
        }
        Ok(())
    })
}
