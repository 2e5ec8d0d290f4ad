//! Importing files of decks in common formats.

use anyhow::{Result, ensure};
use browser_tests::{LAPTOP, PHONE, Role, with_page};
use partypiece::decks::{CategoryDeck, Import, Line};

use crate::{BUILT_IN, assert_accessible, deck_names, drop_file, go_to, open_own_deck};

/// Sample files, each with what the page says about its format, and the names of its decks.
macro_rules! samples {
    ($(($file:literal, $sentence:literal, $names:expr)),* $(,)?) => {
        [$(($file, &include_bytes!(concat!("../../../decks/samples/", $file))[..], $sentence, &$names as &[&str])),*]
    };
}

#[test]
fn the_format_of_a_file_is_named_before_the_import() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        go_to(page, "decks", "Decks").await?;
        let samples = samples![
            ("lines.txt", "plain text: 1 deck, 6 entries; 1 left out", ["Garden party"]),
            ("table.csv", "a table (CSV)", ["Harbour", "Harbour prompts"]),
            ("compact-list.json", "JSON Against Humanity, compact", ["Village life", "Letters home"]),
        ];
        for (file, bytes, sentence, names) in samples {
            let before = deck_names(page).await?;
            drop_file(page, file, bytes).await?;
            page.wait_for_text(&format!("“{file}” is {sentence}")).await?;
            ensure!(deck_names(page).await? == before, "{file} was imported before the press");
            if file == "table.csv" {
                page.wait_for_text("it is a formula of a spreadsheet").await?;
                assert_accessible(page).await?;
            }
            let button = if names.len() == 1 {
                "Import 1 deck".to_owned()
            } else {
                format!("Import {} decks", names.len())
            };
            page.press(Role::Button, &button).await?;
            page.wait_for_text(if names.len() == 1 {
                "1 deck was imported."
            } else {
                "decks were imported."
            })
            .await?;
            let after = deck_names(page).await?;
            for name in names {
                ensure!(after.iter().any(|deck| deck == name), "{file}: {name} is not in {after:?}");
            }
            ensure!(after.len() == before.len() + names.len(), "{file}: {after:?}");
        }
        assert_accessible(page).await?;
        page.reload().await?;
        page.find(Role::Heading, "Decks").await?;
        ensure!(deck_names(page).await?.len() == BUILT_IN + 5, "decks are lost after a reload");
        Ok(())
    })
}

#[test]
fn unselected_decks_are_not_imported() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        go_to(page, "decks", "Decks").await?;
        let file = include_bytes!("../../../decks/samples/compact-list.json");
        drop_file(page, "cards.json", file).await?;
        page.find(Role::Dialog, "Decks from a file").await?;
        let boxes = page.browser.find_all(thirtyfour::By::Css("dialog input[type=checkbox]")).await?;
        boxes[0].click().await?;
        page.press(Role::Button, "Import 1 deck").await?;
        page.wait_for_text("1 deck was imported.").await?;
        ensure!(deck_names(page).await?.last().map(String::as_str) == Some("Letters home"));
        drop_file(page, "cards.json", file).await?;
        page.press(Role::Button, "Cancel").await?;
        page.wait_until_gone(Role::Dialog, "Decks from a file").await?;
        ensure!(deck_names(page).await?.len() == BUILT_IN + 1, "an unselected deck was imported");
        drop_file(page, "cards.json", file).await?;
        page.press(Role::Button, "Import 1 deck").await?;
        page.wait_for_text("Village life").await?;
        ensure!(
            deck_names(page).await?.len() == BUILT_IN + 2,
            "a deck that is here already was imported again"
        );
        Ok(())
    })
}

/// A deck in our own format is imported by the file chooser, saved in each format and read again. JSON and
/// text give the same deck.
#[test]
fn our_own_format_is_exported_and_imported_exactly() -> Result<()> {
    with_page(PHONE, async |page| {
        page.open().await?;
        go_to(page, "decks", "Decks").await?;
        page.offer_file("ours.json", include_str!("../../../decks/samples/ours.json")).await?;
        page.press(Role::Button, "Import decks").await?;
        page.press(Role::Button, "Import 1 deck").await?;
        open_own_deck(page, "Harbour").await?;
        assert_accessible(page).await?;
        page.catch_files().await?;
        let deck = Import::new("o.json", include_bytes!("../../../decks/samples/ours.json").to_vec())
            .ok()
            .map(|import| import.read_to_end().decks)
            .unwrap_or_default();
        for (button, file) in
            [("Save as JSON", "a.json"), ("Save as text", "a.txt"), ("Save as a table", "a.csv")]
        {
            page.press_in_the_middle(button).await?;
            let text = page.caught_file().await?;
            let back = Import::new(file, text.into_bytes()).ok().map(|import| import.read_to_end().decks);
            // Tables may come from other people's spreadsheets, so markup is removed from them.
            let same = |back: &Vec<CategoryDeck>| {
                if file == "a.csv" {
                    back.iter().map(name_and_size).eq(deck.iter().map(name_and_size))
                } else {
                    *back == deck
                }
            };
            ensure!(back.as_ref().is_some_and(same), "{button}: {back:?}");
        }
        Ok(())
    })
}

/// The name of a deck, and the number of its entries.
fn name_and_size(deck: &CategoryDeck) -> (&Line, usize) {
    (&deck.name, deck.entries().len())
}

/// 10 MB are read while the page keeps drawing, and cancelling changes nothing.
#[test]
fn a_large_file_never_freezes_the_page_and_can_be_cancelled() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        go_to(page, "decks", "Decks").await?;
        // Slices are read less often than usual; otherwise a busy machine may draw only one frame before the
        // whole file is read.
        page.execute(
            "const every = setInterval.bind(window);
            window.setInterval = (then, ms, ...more) => every(then, Math.max(ms, 50), ...more);
            window.drawn = new Set(); const draw = () => { const bar = document.querySelector('progress');
            if (bar) window.drawn.add(bar.value); requestAnimationFrame(draw); }; draw()",
        )
        .await?;
        page.drop_lines("huge.txt", "Something to find, number", 300_000).await?;
        // The file is read very quickly, so the button is pressed as soon as the bar has moved.
        let cancel = "const button = document.querySelector('dialog[open] .primary');
            if (button?.innerText !== 'Cancel' || window.drawn.size < 2) return false;
            window.dialogText = document.querySelector('dialog').innerText; button.click(); return true";
        page.wait_for_true("the bar has moved", cancel).await?;
        let sentence = page.noted("dialogText").await?;
        ensure!(sentence.as_str().unwrap_or_default().contains("Reading “huge.txt”"), "{sentence}");
        page.wait_until_gone(Role::Dialog, "Decks from a file").await?;
        ensure!(deck_names(page).await?.len() == BUILT_IN, "the decks have changed");
        Ok(())
    })
}

/// While a file is read, the progress bar has a name and the dialog is accessible.
#[test]
fn the_dialog_with_the_progress_is_accessible() -> Result<()> {
    with_page(PHONE, async |page| {
        page.open().await?;
        go_to(page, "decks", "Decks").await?;
        // Reading is paused after one step; otherwise it would be over before the test looks.
        page
                .execute(
                    "const every = setInterval.bind(window); let steps = 0;
                     window.setInterval = (then, ...more) => every(() => { if (steps++ < 1) then(); }, ...more)",
                )
                .await?;
        page.drop_lines("huge.txt", "Something to find, number", 300_000).await?;
        let read = "return document.querySelector('dialog[open] progress')?.position ?? 0";
        page.wait_until("some of it was read", async || {
            Ok(page.execute(read).await?.as_f64().is_some_and(|read| read > 0.0 && read < 1.0))
        })
        .await?;
        page.wait_for_text("Reading “huge.txt”").await?;
        // The tests cannot find a progress bar by its role.
        let name = page.attribute_of("dialog[open] progress", "aria-label").await?;
        ensure!(name.as_deref() == Some("Progress"), "the bar is named {name:?}");
        assert_accessible(page).await?;
        page.press(Role::Button, "Cancel").await?;
        page.wait_until_gone(Role::Dialog, "Decks from a file").await
    })
}

/// 30,000 entries are imported, can be searched, and are there after a reload.
#[test]
fn a_deck_of_thirty_thousand_entries_is_stored() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        go_to(page, "decks", "Decks").await?;
        page.drop_lines("many.txt", "Something to find, number", 30_001).await?;
        page.wait_until("it was read", async || page.shows("30000 entries; 1 left out").await).await?;
        page.press(Role::Button, "Import 1 deck").await?;
        page.wait_for_text("1 deck was imported.").await?;
        page.reload().await?;
        page.find(Role::Heading, "Decks").await?;
        page.wait_for_text("30000 categories").await?;
        open_own_deck(page, "many").await?;
        page.type_into("Search in this deck", "number 29998").await?;
        page.wait_until("one is found", async || Ok(page.count(".entry-list li").await? == 1)).await
    })
}
