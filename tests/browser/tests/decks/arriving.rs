//! Files of decks that come in, in the formats people have.

use anyhow::{Result, ensure};
use browser_tests::{LAPTOP, PHONE, Role, party};
use partypiece::decks::{Deck, Import, Line};

use crate::{BUILT_IN, catches, caught, drops, drops_made, goes, names, no_barriers, opens_ours, presses};

/// A file of a real-looking sample, what it is told to be, and the decks it brings.
macro_rules! samples {
    ($(($file:literal, $told:literal, $names:expr)),* $(,)?) => {
        [$(($file, &include_bytes!(concat!("../../../decks/samples/", $file))[..], $told, &$names as &[&str])),*]
    };
}

#[test]
fn every_format_is_told_before_it_is_kept() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        goes(guest, "#/decks", "Decks").await?;
        no_barriers(guest).await?;
        let samples = samples![
            ("lines.txt", "plain text: 1 deck, 6 entries; 1 left out", ["Garden party"]),
            ("table.csv", "a table (CSV)", ["Harbour", "Harbour prompts"]),
            ("semicolons.csv", "a table (CSV)", ["Lake"]),
            ("ours.json", "decks of Partypiece: 1 deck, 6 entries", ["Harbour 2"]),
            ("compact-list.json", "JSON Against Humanity, compact", ["Village life", "Letters home"]),
            ("compact-keys.json", "JSON Against Humanity, compact", ["Village life 2", "night"]),
            ("compact-old.json", "JSON Against Humanity, compact", ["Village life 3"]),
            ("full.json", "JSON Against Humanity, full", ["Village life 4", "Letters home 2"]),
            ("many-decks.json5", "a deck of Many Decks", ["Village life 5"]),
            ("many-decks-online.json", "a deck of Many Decks", ["Village life 6"]),
            ("all-bad-cards.json", "a pack of All Bad Cards", ["Village life 7"]),
        ];
        for (file, bytes, told, brings) in samples {
            let before = names(guest).await?;
            drops(guest, file, bytes).await?;
            guest.hears(&format!("“{file}” is {told}")).await?;
            ensure!(names(guest).await? == before, "{file} was kept unasked");
            if file == "table.csv" {
                guest.hears("it is a formula of a spreadsheet").await?;
                no_barriers(guest).await?;
            }
            let keep = if brings.len() == 1 {
                "Keep one deck".to_owned()
            } else {
                format!("Keep {} decks", brings.len())
            };
            guest.press(Role::Button, &keep).await?;
            guest
                .hears(if brings.len() == 1 {
                    "One deck was put on the shelf"
                } else {
                    "were put on the shelf"
                })
                .await?;
            let after = names(guest).await?;
            for name in brings {
                ensure!(after.iter().any(|there| there == name), "{file}: {name} is not in {after:?}");
            }
            ensure!(after.len() == before.len() + brings.len(), "{file}: {after:?}");
        }
        no_barriers(guest).await?;
        guest.reloads().await?;
        guest.sees(Role::Heading, "Decks").await?;
        ensure!(names(guest).await?.len() == BUILT_IN + 15, "and all are here after a reload");
        Ok(())
    })
}

#[test]
fn what_is_not_wanted_is_not_kept() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        goes(guest, "#/decks", "Decks").await?;
        let file = include_bytes!("../../../decks/samples/compact-list.json");
        drops(guest, "cards.json", file).await?;
        guest.sees(Role::Dialog, "Decks from a file").await?;
        let boxes = guest.browser.find_all(thirtyfour::By::Css("dialog input[type=checkbox]")).await?;
        boxes[0].click().await?;
        guest.press(Role::Button, "Keep one deck").await?;
        guest.hears("One deck was put on the shelf").await?;
        ensure!(names(guest).await?.last().map(String::as_str) == Some("Letters home"));
        drops(guest, "cards.json", file).await?;
        guest.press(Role::Button, "Leave it").await?;
        guest
            .until("the sheet is gone", async || {
                Ok(guest.finds(Role::Dialog, "Decks from a file").await?.is_none())
            })
            .await?;
        ensure!(names(guest).await?.len() == BUILT_IN + 1, "what was left is not kept");
        drops(guest, "cards.json", file).await?;
        guest.press(Role::Button, "Keep one deck").await?;
        guest.hears("Village life").await?;
        ensure!(names(guest).await?.len() == BUILT_IN + 2, "what is here already is not wanted twice");
        Ok(())
    })
}

/// The file chooser brings the same as a drop, and our own format comes back exactly.
#[test]
fn our_own_format_goes_out_and_comes_back_exactly() -> Result<()> {
    party(PHONE, async |guest| {
        guest.comes_in().await?;
        goes(guest, "#/decks", "Decks").await?;
        let chosen = format!(
            "HTMLInputElement.prototype.click = function () {{ const carried = new DataTransfer();
               carried.items.add(new File([{}], 'ours.json')); this.files = carried.files; this.dispatchEvent(new Event('change')); }}",
            serde_json::to_string(include_str!("../../../decks/samples/ours.json"))?
        );
        guest.asks(&chosen).await?;
        guest.press(Role::Button, "Bring decks along").await?;
        guest.press(Role::Button, "Keep one deck").await?;
        opens_ours(guest, "Harbour").await?;
        no_barriers(guest).await?;
        catches(guest).await?;
        let deck = Import::new("o.json", include_bytes!("../../../decks/samples/ours.json").to_vec())
            .ok()
            .map(|import| import.whole().decks)
            .unwrap_or_default();
        for (button, file) in
            [("Save as JSON", "a.json"), ("Save as text", "a.txt"), ("Save as a table", "a.csv")]
        {
            presses(guest, button).await?;
            let text = caught(guest).await?;
            let back = Import::new(file, text.into_bytes()).ok().map(|import| import.whole().decks);
            // Spreadsheets bring other people's tables, so markup is taken off those.
            let same = |back: &Vec<Deck>| {
                if file == "a.csv" {
                    back.iter().map(so_many).eq(deck.iter().map(so_many))
                } else {
                    *back == deck
                }
            };
            ensure!(back.as_ref().is_some_and(same), "{button}: {back:?}");
        }
        Ok(())
    })
}

/// What a deck is called, and how much stands in it.
fn so_many(deck: &Deck) -> (&Line, usize) {
    (&deck.name, deck.entries().len())
}

/// 10 MB are read while the page goes on drawing, and whoever cancels has changed nothing.
#[test]
fn a_large_file_never_freezes_the_page_and_can_be_cancelled() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        goes(guest, "#/decks", "Decks").await?;
        guest.asks("window.drawn = new Set(); const draw = () => { const bar = document.querySelector('progress');
            if (bar) window.drawn.add(bar.value); requestAnimationFrame(draw); }; draw()").await?;
        let file = "new File([Array.from({ length: 300_000 }, (_, n) => `Something to find, number ${n}`).join('\\n')], 'huge.txt')";
        drops_made(guest, file, Vec::new()).await?;
        // It is read in the blink of an eye, and so the button is pressed as soon as some of it was.
        let cancel = "const button = document.querySelector('dialog[open] .primary');
            const read = document.querySelector('progress')?.value ?? 0;
            if (button?.innerText !== 'Cancel' || read < 50_000) return false;
            window.told = document.querySelector('dialog').innerText; button.click(); return true";
        guest.until("some of it was read", async || Ok(guest.asks(cancel).await? == true)).await?;
        let told = guest.asks("return window.told").await?;
        ensure!(told.as_str().unwrap_or_default().contains("Reading “huge.txt”"), "{told}");
        guest
            .until("the sheet is gone", async || {
                Ok(guest.finds(Role::Dialog, "Decks from a file").await?.is_none())
            })
            .await?;
        ensure!(names(guest).await?.len() == BUILT_IN, "nothing was changed");
        let drawn = guest.asks("return window.drawn.size").await?;
        ensure!(drawn.as_u64().is_some_and(|drawn| drawn > 1), "the bar was drawn at {drawn} places only");
        Ok(())
    })
}

/// While a file is read, the sheet that says how far stands in nobody's way.
#[test]
fn how_far_a_file_was_read_is_told_to_everybody() -> Result<()> {
    for window in [LAPTOP, PHONE] {
        party(window, async |guest| {
            guest.comes_in().await?;
            goes(guest, "#/decks", "Decks").await?;
            // Reading stops after one breath: otherwise it would be over before anybody has looked closely.
            guest
                .asks(
                    "const every = setInterval.bind(window); let breaths = 0;
                     window.setInterval = (then, ...more) => every(() => { if (breaths++ < 1) then(); }, ...more)",
                )
                .await?;
            let file = "new File([Array.from({ length: 300_000 }, (_, n) => `Something to find, number ${n}`).join('\\n')], 'huge.txt')";
            drops_made(guest, file, Vec::new()).await?;
            let read = "return document.querySelector('dialog[open] progress')?.position ?? 0";
            guest
                .until("some of it was read", async || {
                    Ok(guest.asks(read).await?.as_f64().is_some_and(|read| read > 0.0 && read < 1.0))
                })
                .await?;
            guest.hears("Reading “huge.txt”").await?;
            // Nothing else looks at what a bar of this kind is called.
            let called =
                guest.asks("return document.querySelector('dialog[open] progress').ariaLabel").await?;
            ensure!(called == "How far it was read", "the bar is called {called}");
            no_barriers(guest).await?;
            guest.press(Role::Button, "Cancel").await?;
            guest
                .until("the sheet is gone", async || {
                    Ok(guest.finds(Role::Dialog, "Decks from a file").await?.is_none())
                })
                .await
        })?;
    }
    Ok(())
}

/// 30,000 entries come in, can be searched, and are there after a reload.
#[test]
fn a_deck_of_thirty_thousand_entries_is_kept() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        goes(guest, "#/decks", "Decks").await?;
        let file = "new File([Array.from({ length: 30_001 }, (_, n) => `Something to find, number ${n}`).join('\\n')], 'many.txt')";
        drops_made(guest, file, Vec::new()).await?;
        guest.until("it was read", async || guest.reads("30000 entries; 1 left out").await).await?;
        guest.press(Role::Button, "Keep one deck").await?;
        guest.hears("One deck was put on the shelf").await?;
        guest.reloads().await?;
        guest.sees(Role::Heading, "Decks").await?;
        guest.hears("30000 categories").await?;
        opens_ours(guest, "many").await?;
        guest.asks("document.querySelector('.entries .search').focus()").await?;
        guest.types("number 29998").await?;
        guest
            .until("one is found", async || {
                Ok(guest.asks("return document.querySelectorAll('.entry-list li').length").await? == 1)
            })
            .await
    })
}
