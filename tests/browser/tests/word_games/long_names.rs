//! LK-06: eight people with long names: their names can be told apart in the table of points.

use anyhow::Result;
use browser_tests::{PHONE, Role, assert_names_readable, long_names, with_page};

use crate::both::{WordGame, Writing};

/// The table is scrolled on a phone, so it is no situation of the matrix.
#[test]
fn names_can_be_read_in_the_table_of_points() -> Result<()> {
    with_page(PHONE, async |page| {
        page.fake_clock().await?;
        let names = long_names(8)?;
        WordGame::Scattergories.open_with_names(page, Writing::Paper, &names).await?;
        page.press(Role::Button, "Start the timer").await?;
        WordGame::Scattergories.let_time_pass(page).await?;
        page.press(Role::Button, "All points in one table").await?;
        page.find(Role::Button, "Score the round").await?;
        assert_names_readable(page, &names).await
    })
}
