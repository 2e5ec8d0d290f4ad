//! Lists of categories, and printing.

use anyhow::{Result, ensure};
use browser_tests::{A4, LAPTOP, LETTER, PHONE, Page, Role, printed_sheets, with_page};

use crate::{assert_accessible, go_to};

/// The categories on the list.
async fn list(page: &Page) -> Result<Vec<String>> {
    page.values_of(".paper-list input").await
}

#[test]
fn a_list_is_dealt_pinned_rejected_and_edited() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        go_to(page, "print", "Print").await?;
        let first = list(page).await?;
        ensure!(first.len() == 12 && first.iter().all(|category| !category.is_empty()), "{first:?}");
        page.press_in_the_middle(&format!("Pin {}", first[2])).await?;
        let seventh = page.find(Role::Textbox, "Category 7").await?;
        seventh.clear().await?;
        seventh.send_keys("What our cat thinks").await?;
        page.press(Role::Button, "New list").await?;
        // A single line may come again by chance, but not all of these.
        page.wait_until("the list has changed", async || Ok(list(page).await?[7..] != first[7..])).await?;
        let second = list(page).await?;
        ensure!(second[2] == first[2] && second[6] == "What our cat thinks", "{second:?}");
        page.press_in_the_middle(&format!("Retire {}", second[4])).await?;
        page.wait_for_text("Never again for this group: 1").await?;
        let third = list(page).await?;
        ensure!(third[4] != second[4] && third[5] == second[5], "{third:?}");
        page.press_beginning(Role::Disclosure, "Never again for this group").await?;
        assert_accessible(page).await?;
        page.reload().await?;
        page.find(Role::Heading, "Print").await?;
        ensure!(list(page).await? == third, "an unfinished list is lost after a reload");
        page.press_beginning(Role::Disclosure, "Never again for this group").await?;
        page.press_in_the_middle(&format!("Bring back {}", second[4])).await?;
        page.wait_until("it is back", async || Ok(!page.shows("Never again for this group:").await?)).await
    })
}

#[test]
fn a_problem_of_a_list_is_shown_at_its_line() -> Result<()> {
    with_page(PHONE, async |page| {
        page.open().await?;
        go_to(page, "print", "Print").await?;
        let first = list(page).await?;
        let second = page.find(Role::Textbox, "Category 2").await?;
        second.clear().await?;
        second.send_keys(&first[0]).await?;
        page.wait_for_text("This is on line 1 already.").await?;
        assert_accessible(page).await?;
        for deck in ["Classic pack, 144", "Newer pack, 192"] {
            page.press_in_the_middle(deck).await?;
        }
        page.wait_for_text("The decks have run out").await
    })
}

/// SC-04, SC-07: a list of a pack can be used unchanged, with its name.
#[test]
fn a_list_of_a_pack_is_used_unchanged() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        go_to(page, "print", "Print").await?;
        page.set_value(".printed select", "Classic pack, card 1, list 2").await?;
        page.wait_until(
            "the list is shown",
            async || Ok(list(page).await?[0] == "Country you never visited"),
        )
        .await?;
        page.wait_for_text("Classic pack, card 1, list 2").await
    })
}

#[test]
fn lists_and_pads_fill_sheets_of_a4_and_of_letter() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        go_to(page, "print", "Print").await?;
        // What is selected, the number of pieces, and the number of sheets.
        for (title, pieces, sheets) in [
            ("List, letter and pads", 4, 1),
            ("A list of twelve", 3, 1),
            ("A list of ten", 3, 1),
            ("All lists of a deck", 12, 3),
            ("Answer pads, 3 × 12", 3, 2),
            ("Answer pads, 10 lines", 3, 1),
        ] {
            page.press_beginning(Role::Radio, title).await?;
            page.wait_until(title, async || Ok(page.count(".prints > article").await? == pieces)).await?;
            assert_accessible(page).await?;
            for paper in [A4, LETTER] {
                let printed = printed_sheets(page, paper).await?;
                ensure!(printed == sheets, "{title}: {printed} sheets of {paper:?}");
            }
        }
        page.catch_printing("body").await?;
        page.press(Role::Button, "Print").await?;
        page.printed_parts().await.map(drop)
    })
}

/// A printed list counts as played, and the next one avoids it.
#[test]
fn printed_categories_are_not_drawn_again() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        go_to(page, "print", "Print").await?;
        page.catch_printing("body").await?;
        let first = list(page).await?;
        page.press(Role::Button, "Print").await?;
        for _ in 0..3 {
            page.press(Role::Button, "New list").await?;
            let next = list(page).await?;
            ensure!(next.iter().all(|category| !first.contains(category)), "{first:?} {next:?}");
        }
        Ok(())
    })
}
