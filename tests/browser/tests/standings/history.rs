//! The history: bars, records, CSV, and forgetting a person.

use anyhow::{Result, ensure};
use browser_tests::{LAPTOP, PHONE, Role, assert_accessible, with_page};
use partypiece::{
    cards::write_deck,
    rules::blank::{CardDeck, Rule, WrittenOn},
};
use serde_json::json;

use crate::{CLEAR, go_to_evening, open_without_last_step, play_both, rows, stored_results};

/// EV-11, EV-12, EV-14, EV-16: the bars are as long as the numbers beside them say, and the file has a row
/// for each player of each game.
#[test]
fn the_history_has_bars_records_and_a_file_for_spreadsheets() -> Result<()> {
    with_page(PHONE, async |page| {
        page.open().await?;
        play_both(page).await?;
        go_to_evening(page).await?;
        page.find(Role::Table, "Games won, of games played").await?;
        let bars = "const width = (it) => it.getBoundingClientRect().width;
            return [...document.querySelectorAll('tbody .bar')].map((bar) => {
                const [played, won] = bar.children;
                const all = width(bar);
                return [bar.closest('tr').cells[0].innerText, bar.closest('tr').cells[1].innerText,
                    Math.round(100 * width(played) / all), Math.round(100 * width(won) / all),
                    width(bar.parentElement) >= all && all > 50];
            })";
        let bars = page.measure(bars).await?;
        let expected = json!([
            ["Ana", "2 of 2", 100, 100, true],
            ["Bo", "1 of 2", 100, 50, true],
            ["Cy", "0 of 1", 50, 0, true],
        ]);
        ensure!(bars == expected, "{bars}");
        page.find(Role::Table, "Records").await?;
        page.wait_for_text("16 points in one deal").await?;
        page.find(Role::Table, "Latest games").await?;
        page.catch_files().await?;
        page.press_in_the_middle("Save all results as CSV").await?;
        let csv = page.caught_file().await?;
        let lines: Vec<&str> = csv.lines().collect();
        ensure!(lines.len() == 6 && lines[0].ends_with("date,game,player,place,score,computer"), "{csv}");
        let has = |rest: &str| lines.iter().filter(|line| line.contains(rest)).count() == 1;
        ensure!(
            has("\"Clear!\",\"Ana\",1,") && has("\"Rememory\",\"Bo\",1,") && has("\"Clear!\",\"Bo\",3,"),
            "{csv}"
        );
        Ok(())
    })
}

/// EV-03, EV-04, EV-13: results come back from a backup, a damaged one is reported and stays, and Ana is
/// forgotten.
#[test]
fn results_are_kept_in_a_backup_until_a_person_is_forgotten() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        play_both(page).await?;
        page.open_screen("").await?;
        page.catch_files().await?;
        page.press(Role::Button, "Back up everything").await?;
        page.offer_file("party.json", &page.caught_file().await?).await?;
        page.delete_all_stored().await?;
        page.press(Role::Button, "Open a file").await?;
        page.wait_for_text("2 results imported.").await?;
        page.store("result/2345678926", "{\"kind\":\"clear\"").await?;
        go_to_evening(page).await?;
        page.wait_for_text("One result is damaged and left out.").await?;
        ensure!(rows(page).await? == ["Ana 2 1 1", "Bo 1 0 1", "Cy 0 0 –"], "{:?}", rows(page).await?);
        page.press_in_the_middle("Forget Ana").await?;
        page.find(Role::Dialog, "Forget Ana?").await?;
        page.wait_for_text("Also delete the 2 saved games").await?;
        assert_accessible(page).await?;
        page.press(Role::Button, "Forget").await?;
        page.wait_until("Ana is not named any more", async || Ok(!page.shows("Ana").await?)).await?;
        ensure!(rows(page).await? == ["Bo 1 0 1", "Cy 0 0 –"], "{:?}", rows(page).await?);
        ensure!(stored_results(page).await? == 3, "the damaged result is deleted");
        ensure!(page.count_stored_with("Ana").await? == 0, "the name is still stored");
        Ok(())
    })
}

/// EV-13, EV-17: Ana is forgotten as a host who does not play, and on a deck of cards.
#[test]
fn a_forgotten_person_is_neither_host_nor_on_cards() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        page.store(
            "setting/pieceagories-plan",
            r#"{"roster":{"host":null,"runner":"Ana","chairs":[{"name":"Bo"}]}}"#,
        )
        .await?;
        page.store("cards/2345678928", &signed_deck("Ana")?).await?;
        for (id, with_cards, left) in [("2345678924", false, 1), ("2345678929", true, 0)] {
            open_without_last_step(page, (id, CLEAR.1)).await?;
            page.press(Role::Button, "See who won").await?;
            page.find(Role::Link, "Ana 1, Cy 0, Bo 0").await?;
            go_to_evening(page).await?;
            page.press_in_the_middle("Forget Ana").await?;
            page.find(Role::Dialog, "Forget Ana?").await?;
            page.wait_for_text("Also on cards of BLANK").await?;
            if !with_cards {
                page.press_beginning(Role::Checkbox, "Also on cards of BLANK").await?;
            }
            page.press(Role::Button, "Forget").await?;
            page.wait_until("Ana is not named any more", async || Ok(!page.shows("Ana").await?)).await?;
            ensure!(page.count_stored_with("Ana").await? == left, "with cards: {with_cards}");
        }
        page.open_screen("cards").await?;
        page.wait_for_text("Sing for Bo.").await?;
        page.wait_for_text("Somebody").await
    })
}

/// The text of a deck with a rule and a boxed rule by this person, who owns it.
fn signed_deck(author: &str) -> Result<String> {
    let mut deck = CardDeck { name: "Ours".to_owned(), owner: author.to_owned(), ..CardDeck::fresh() };
    for sentence in ["Sing for Bo.", "Dance."] {
        let Some(id) = deck.first_plain_rule() else { anyhow::bail!("no plain card") };
        let rule = Rule::from_free_words(sentence, author);
        deck.rules.iter_mut().filter(|card| card.id == id).for_each(|card| card.rule = Some(rule.clone()));
        if sentence == "Dance." {
            deck.put_in_box(WrittenOn::Rule(id));
        }
    }
    Ok(write_deck(&deck))
}
