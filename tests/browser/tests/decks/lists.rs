//! Good lists, and what goes to the printer.

use anyhow::{Context, Result, ensure};
use browser_tests::{Guest, LAPTOP, PHONE, Role, party};
use serde_json::json;

use crate::{goes, no_barriers, presses};

/// What stands on the list.
async fn list(guest: &Guest) -> Result<Vec<String>> {
    let script = "return [...document.querySelectorAll('.paper-list input')].map((field) => field.value)";
    Ok(serde_json::from_value(guest.asks(script).await?)?)
}

#[test]
fn a_list_is_dealt_pinned_thumbed_down_and_written_by_hand() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        goes(guest, "#/print", "Print").await?;
        no_barriers(guest).await?;
        let first = list(guest).await?;
        ensure!(first.len() == 12 && first.iter().all(|category| !category.is_empty()), "{first:?}");
        presses(guest, &format!("Pin {}", first[2])).await?;
        let seventh = guest.sees(Role::Textbox, "Category 7").await?;
        seventh.clear().await?;
        seventh.send_keys("What our cat thinks").await?;
        guest.press(Role::Button, "Deal again").await?;
        guest.until("the list is another", async || Ok(list(guest).await?[0] != first[0])).await?;
        let second = list(guest).await?;
        ensure!(second[2] == first[2] && second[6] == "What our cat thinks", "{second:?}");
        presses(guest, &format!("Retire {}", second[4])).await?;
        guest.hears("Retired for this group: 1").await?;
        let third = list(guest).await?;
        ensure!(third[4] != second[4] && third[5] == second[5], "{third:?}");
        guest.asks("document.querySelector('.retired summary').click()").await?;
        no_barriers(guest).await?;
        guest.reloads().await?;
        guest.sees(Role::Heading, "Print").await?;
        ensure!(list(guest).await? == third, "a list in the making is kept");
        guest.asks("document.querySelector('.retired summary').click()").await?;
        presses(guest, &format!("Bring back {}", second[4])).await?;
        guest.until("it is back", async || Ok(!guest.reads("Retired for this group").await?)).await
    })
}

#[test]
fn what_is_wrong_with_a_list_is_said_where_it_is() -> Result<()> {
    party(PHONE, async |guest| {
        guest.comes_in().await?;
        goes(guest, "#/print", "Print").await?;
        let first = list(guest).await?;
        let second = guest.sees(Role::Textbox, "Category 2").await?;
        second.clear().await?;
        second.send_keys(&first[0]).await?;
        guest.hears("It stands in line 1 already.").await?;
        no_barriers(guest).await?;
        for deck in ["Classic pack, 144", "Newer pack, 192"] {
            presses(guest, deck).await?;
        }
        guest.hears("The decks have run out").await
    })
}

/// SC-04, SC-07: a list can be taken as it stands in a pack, under its name.
#[test]
fn a_list_of_a_pack_is_taken_as_it_stands() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        goes(guest, "#/print", "Print").await?;
        guest.asks("const select = document.querySelector('.printed select'); select.value = 'Classic pack, card 1, list 2';
            select.dispatchEvent(new Event('change', { bubbles: true }))").await?;
        guest
            .until("it lies there", async || Ok(list(guest).await?[0] == "Country you never visited"))
            .await?;
        guest.hears("Classic pack, card 1, list 2").await
    })
}

/// What is printed at these sizes of paper, in inches: how many pages, by what stands in the file.
async fn pages(guest: &Guest, width: f64, height: f64) -> Result<usize> {
    let wish = json!({ "paperWidth": width, "paperHeight": height, "preferCSSPageSize": true });
    let told = guest.browser.cdp().send_raw("Page.printToPDF", wish).await?;
    let told = told["data"].as_str().context("there is a file")?;
    let script = "return atob(arguments[0]).match(/\\/Type\\s*\\/Page[^s]/g).length";
    let found = guest.browser.execute(script, vec![json!(told)]).await?;
    Ok(usize::try_from(found.json().as_u64().unwrap_or_default())?)
}

const A4: (f64, f64) = (8.27, 11.69);
const LETTER: (f64, f64) = (8.5, 11.0);

#[test]
fn lists_and_pads_fill_sheets_of_a4_and_of_letter() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        goes(guest, "#/print", "Print").await?;
        // What is chosen, how many pieces that makes, and on how many sheets they stand.
        for (title, pieces, sheets) in [
            ("A list of twelve", 4, 1),
            ("A list of ten", 4, 1),
            ("All lists of a deck", 12, 3),
            ("Answer pads, 3 × 12", 4, 2),
            ("Answer pads, 10 lines", 4, 1),
        ] {
            let press = format!(
                "[...document.querySelectorAll('.ways b')].find((title) => title.innerText === '{title}').click()"
            );
            guest.asks(&press).await?;
            guest
                .until(title, async || {
                    Ok(guest.asks("return document.querySelectorAll('.prints > article').length").await?
                        == pieces)
                })
                .await?;
            no_barriers(guest).await?;
            for (width, height) in [A4, LETTER] {
                let printed = pages(guest, width, height).await?;
                ensure!(printed == sheets, "{title}: {printed} sheets of {width} by {height}");
            }
        }
        guest.asks("window.print = () => { window.printed = true; }").await?;
        guest.press(Role::Button, "Print").await?;
        ensure!(guest.asks("return window.printed").await? == json!(true));
        Ok(())
    })
}

/// A list that was printed counts as played, and the next one avoids it.
#[test]
fn what_was_printed_does_not_come_again() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        goes(guest, "#/print", "Print").await?;
        guest.asks("window.print = () => {}").await?;
        let first = list(guest).await?;
        guest.press(Role::Button, "Print").await?;
        for _ in 0..3 {
            guest.press(Role::Button, "Deal again").await?;
            let next = list(guest).await?;
            ensure!(next.iter().all(|category| !first.contains(category)), "{first:?} {next:?}");
        }
        Ok(())
    })
}
