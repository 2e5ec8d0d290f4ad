//! A backup of everything is opened in an empty browser, and a new backup there is the same.

use std::{collections::BTreeMap, fs};

use anyhow::{Context, Result, anyhow, ensure};
use browser_tests::{LAPTOP, Page, Role, with_page};
use partypiece::{
    cards::write_deck,
    play::{Backup, GameId, PastRuling, PastRulings, Ruling, RulingOrigin},
    rules::blank::{CardDeck, CardKind, Drawing, WrittenEffect, WrittenOn},
};

/// A whole game of each kind.
const RECORDS: [&str; 5] = ["pieceagories-1", "scattergories-1", "clear-1", "rememory-1-steals", "blank-1"];

/// Other texts that are kept, also damaged ones.
const TEXTS: [(&str, &str); 20] = [
    ("game/2222222222/draft/0", "Ap\nple “\u{1f34e}”"),
    ("game/2222222223/torn/1732104000000/000003", "{\"did\":"),
    ("game/2222222229/head", "{\"partypiece_game\":1,\"game\":"),
    (
        "result/2222222222",
        r#"{"kind":"clear","at":1732104000000,"date":"2024-11-20 13:00","evening":1,"people":[{"name":"Ana","place":1,"score":9},{"place":2,"score":3}],"moments":[{"deal_points":{"points":9,"deal":1,"who":["Ana"]}}]}"#,
    ),
    (
        "result/2222222223",
        r#"{"kind":"blank","at":1732104000001,"date":"2024-11-20 14:00","evening":1,"people":[]}"#,
    ),
    ("result/2222222228", "{\"kind\":\"clear\",\"at\""),
    ("result/no id", "damaged"),
    ("deck/2222222223", "# name: Ours\n# kind: categories\n# tone: plain\nThings that roll\nAn excuse\n"),
    ("deck/2222222224", "\u{fffd}"),
    ("cards/2222222225", "{\"partypiece_deck\":1,\"deck\":{"),
    ("setting/daily/clear/2024-11-20", r#"{"score":14,"game":"2222222222"}"#),
    ("setting/daily/rememory/2024-11-21", r#"{"score":40,"game":"2222222223"}"#),
    ("setting/retired/Things that roll", ""),
    ("setting/retired/An excuse", ""),
    ("setting/evening-rule", "podium"),
    ("setting/evening-closed", "1732104000002"),
    ("setting/guests", r#"[{"name":"Ana"},{"name":"Bo"}]"#),
    ("setting/theme", "dark"),
    ("setting/sound", "off"),
    ("setting/blank-house", "no plan"),
];

/// A deck with a drawing, and with a card in the box.
fn drawn_deck() -> Result<String> {
    let mut deck = CardDeck { name: "Ours".to_owned(), ..CardDeck::fresh() };
    let plain = deck.cards.iter_mut().find(|card| card.kind() == CardKind::Plain).context("a plain card")?;
    plain.written = Some(WrittenEffect {
        clauses: deck.rules.iter().find_map(|card| card.rule.clone()).context("a rule")?.clauses,
        author: "Ana".to_owned(),
        drawing: Some(Drawing::from(vec![vec![[1, 2], [3, 4]].into()])),
        points: Some(-3),
    });
    let other = deck.cards.last().context("a card")?.id;
    deck.put_in_box(WrittenOn::Card(other));
    ensure!(deck.boxed_cards.len() == 1);
    Ok(write_deck(&deck))
}

/// Everything that is put into the storage.
fn everything() -> Result<BTreeMap<String, String>> {
    let mut all: BTreeMap<String, String> =
        TEXTS.iter().map(|(key, text)| ((*key).to_owned(), (*text).to_owned())).collect();
    for (number, name) in (2..).zip(RECORDS) {
        let path = xtask::steps::root().join(format!("tests/records/{name}.jsonl"));
        let record = fs::read_to_string(path)?;
        for (line, text) in record.lines().enumerate() {
            let part = line.checked_sub(1).map_or("head".to_owned(), |step| format!("step/{step:06}"));
            all.insert(format!("game/222222222{number}/{part}"), text.to_owned());
        }
        all.insert(
            format!("game/222222222{number}/state"),
            format!("173210400000{number} 1732104000009 over"),
        );
    }
    // What comes after the end of a game is damaged.
    all.insert("game/2222222225/step/000999".to_owned(), "{\"undo\":".to_owned());
    all.insert("cards/2222222226".to_owned(), drawn_deck()?);
    let ruling = PastRuling {
        category: "Vegetable".to_owned(),
        answer: "“Citrus”\\".to_owned(),
        other: None,
        ruling: Ruling::Struck,
    };
    let mut rulings = PastRulings::default();
    rulings.remember(ruling, RulingOrigin { game: GameId::from_number(1), round: 3 });
    all.insert("setting/rulings".to_owned(), rulings.to_text());
    Ok(all)
}

/// A new backup: the text of its file, and its keys with their texts.
async fn back_up(page: &Page) -> Result<(String, BTreeMap<String, String>)> {
    page.catch_files().await?;
    page.press(Role::Button, "Back up everything").await?;
    let file = page.caught_file().await?;
    let (backup, damage) = Backup::read(&file).map_err(|error| anyhow!("{error}"))?;
    ensure!(damage.is_empty(), "{damage:?}");
    let entries = backup.entries().map(|(key, text)| (key.to_owned(), text.to_owned())).collect();
    Ok((file, entries))
}

/// EV-04, EV-19
#[test]
fn a_backup_brings_back_everything_without_a_difference() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let stored = everything()?;
        for (key, text) in &stored {
            page.store(key, text).await?;
        }
        page.reload().await?;
        let (file, before) = back_up(page).await?;
        for (key, text) in &stored {
            ensure!(
                before.get(key) == Some(text),
                "{key} is not in the backup as it was: {:?}",
                before.get(key)
            );
        }
        page.clear_storage().await?;
        page.open().await?;
        ensure!(!page.shows("Ana").await?, "something is left");
        page.offer_file("party.json", &file).await?;
        page.press(Role::Button, "Open a file").await?;
        page.wait_for_text("6 games imported.").await?;
        page.wait_for_text("4 results imported.").await?;
        let (_, after) = back_up(page).await?;
        let keys = before.keys().chain(after.keys());
        let different: Vec<&String> = keys.filter(|key| before.get(*key) != after.get(*key)).collect();
        ensure!(different.is_empty(), "{different:?}");
        page.reload().await?;
        page.open_screen("evening").await?;
        page.wait_for_text("One result is damaged and left out.").await
    })
}

/// LK-37.
#[test]
fn the_settings_save_a_backup_with_the_day_in_its_name_and_open_it() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.stop_calendar().await?;
        page.open().await?;
        page.store("setting/retired/Fruit", "").await?;
        page.open_screen("settings").await?;
        let (file, _) = back_up(page).await?;
        ensure!(page.caught_name().await? == "partypiece-backup-2026-11-24.json");
        page.clear_storage().await?;
        page.open().await?;
        page.open_screen("settings").await?;
        page.offer_file("backup.json", &file).await?;
        page.press(Role::Button, "Open a file").await?;
        page.wait_until("it is restored", async || {
            Ok(page.stored("setting/retired/Fruit").await?.as_deref() == Some(""))
        })
        .await
    })
}
