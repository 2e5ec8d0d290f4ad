//! Bad files: the problem is reported, the rest is read, and stored data does not change.

use anyhow::{Result, ensure};
use browser_tests::{LAPTOP, Page, Role, with_page};

use crate::{BUILT_IN, deck_names, drop_file, drop_generated_file, go_to, open_own_deck};

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
fn every_problem_is_reported_with_file_line_and_field() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        go_to(page, "decks", "Decks").await?;
        let broken = br#"{"black": [{"text": "One ____."}, {"text": "Two ____." "pick": ], "packs": ["#;
        drop_bad_file(page, "broken.json", broken, &["the file ends in the middle"], "Cancel").await?;
        let wrong = b"M\xc3\xb6bel\nCaf\xe9 chair\nBird\n";
        drop_bad_file(
            page,
            "damaged.txt",
            wrong,
            &["line 2: left out, because some of its letters are lost", "1 deck, 2 entries"],
            "Cancel",
        )
        .await?;
        let long = format!("Fruit\n{}\nBird", "x".repeat(5_000));
        drop_bad_file(
            page,
            "long.txt",
            long.as_bytes(),
            &["line 2: left out, because it has 5000 characters"],
            "Cancel",
        )
        .await?;
        let twice = b"Fruit\nBird\nFRUIT!\n";
        drop_bad_file(
            page,
            "twice.txt",
            twice,
            &["line 3: left out, because its deck has the same entry already"],
            "Cancel",
        )
        .await?;
        drop_bad_file(
            page,
            "empty.txt",
            b"\n\n# nothing\n",
            &["nothing in it can be read as a deck"],
            "Close",
        )
        .await?;
        drop_bad_file(
            page,
            "void.json",
            br#"{"format": "partypiece decks", "version": 1, "decks": [{"name": "Void", "entries": []}]}"#,
            &["“Void” has no entries"],
            "Close",
        )
        .await?;
        let formulas = b"category\n=SUM(A1:A9)\n@home\nFruit\n";
        drop_bad_file(page, "sums.csv", formulas, &["line 2", "it is a formula of a spreadsheet"], "Cancel")
            .await?;
        let markup = b"<script>window.harm = true</script><b>Fruit</b>\n<img src=x onerror='window.harm = true'> Bird\n**Fish**\n";
        drop_file(page, "markup.txt", markup).await?;
        page.wait_for_text("markup was removed from").await?;
        page.press(Role::Button, "Import 1 deck").await?;
        page.wait_for_text("1 deck was imported.").await?;
        ensure!(page.execute("return window.harm").await?.is_null(), "a file ran a script");
        let nine = "Fruit\nBird\nFish\nTree\nRiver\nTool\nDrink\nDance\nGame";
        drop_bad_file(
            page,
            "nine.txt",
            nine.as_bytes(),
            &["“nine” has 9 entries, and a list takes ten or twelve"],
            "Cancel",
        )
        .await?;
        drop_generated_file(page, "new File([new Uint8Array(50_000_001)], 'heavy.json')", Vec::new()).await?;
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
        page.execute(
            "for (let size = 4_000_000, n = 0; size > 100_000; n += 1)
            try { localStorage.setItem('elsewhere/' + n, 'x'.repeat(size)); } catch { size /= 2; }",
        )
        .await?;
        drop_file(page, "late.txt", b"Fruit\nBird\nFish").await?;
        page.press(Role::Button, "Import 1 deck").await?;
        page.wait_for_text("The browser has no space left").await?;
        page.wait_for_text("not saved: save it as a file").await?;
        open_own_deck(page, "late").await?;
        page.find(Role::Button, "Save as text").await?;
        page.execute("localStorage.removeItem('elsewhere/0')").await?;
        page.type_into("Add entries, one a line", "Tree").await?;
        page.press(Role::Button, "Add").await?;
        page.wait_for_text("4 categories").await?;
        page.reload().await?;
        page.find(Role::Heading, "late").await?;
        page.wait_for_text("4 categories").await
    })
}
