//! Bad files: the problem is reported, the rest is read, and stored data does not change.

use anyhow::{Result, ensure};
use browser_tests::{LAPTOP, Page, Role, with_page};

use crate::{BUILT_IN, deck_names, drop_file, go_to, open_own_deck};

/// Drops a bad file, checks these sentences, and cancels.
async fn drop_bad_file(page: &Page, file: &str, bytes: &[u8], sentences: &[&str], leave: &str) -> Result<()> {
    drop_file(page, file, bytes).await?;
    for sentence in sentences {
        page.wait_for_text(sentence).await?;
    }
    ensure!(page.shows(&format!("“{file}”")).await?, "the file is not named");
    page.press(Role::Button, leave).await?;
    page.wait_until_gone(Role::Dialog, "Decks from a file").await
}

#[test]
fn a_problem_is_reported_with_its_file_and_no_file_harms_the_page() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        go_to(page, "decks", "Decks").await?;
        let broken = br#"{"black": [{"text": "One ____."}, {"text": "Two ____." "pick": ], "packs": ["#;
        drop_bad_file(page, "broken.json", broken, &["the file ends in the middle"], "Cancel").await?;
        let markup = b"<script>window.harm = true</script><b>Fruit</b>\n<img src=x onerror='window.harm = true'> Bird\n**Fish**\n";
        drop_file(page, "markup.txt", markup).await?;
        page.wait_for_text("markup was removed from").await?;
        page.press(Role::Button, "Import 1 deck").await?;
        page.wait_for_text("1 deck was imported.").await?;
        ensure!(!page.was_harmed().await?, "a file ran a script");
        page.drop_zeros("heavy.json", 50_000_001).await?;
        page.wait_for_text("“heavy.json” is too large: this page reads files of up to 20 MB.").await?;
        ensure!(deck_names(page).await?.len() == BUILT_IN + 1);
        Ok(())
    })
}

/// If there is no storage space for a deck, the page says so. The deck stays until the window is closed, can be saved as a
/// file, and is stored when there is space again.
#[test]
fn a_deck_without_storage_space_stays_until_the_window_is_closed() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        go_to(page, "decks", "Decks").await?;
        page.fill_storage().await?;
        drop_file(page, "late.txt", b"Fruit\nBird\nFish").await?;
        page.press(Role::Button, "Import 1 deck").await?;
        page.wait_for_text("The browser has no space left").await?;
        page.wait_for_text("not saved: save it as a file").await?;
        open_own_deck(page, "late").await?;
        page.find(Role::Button, "Save as text").await?;
        page.make_room_in_storage().await?;
        page.type_into("Add entries, one a line", "Tree").await?;
        page.press(Role::Button, "Add").await?;
        page.wait_for_text("4 categories").await?;
        page.reload().await?;
        page.find(Role::Heading, "late").await?;
        page.wait_for_text("4 categories").await
    })
}
