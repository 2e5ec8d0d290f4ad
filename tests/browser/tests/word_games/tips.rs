//! A tip for newcomers above the sheet.

use anyhow::Result;
use browser_tests::{LAPTOP, Role, assert_fits, with_newcomers};

use crate::both::{WordGame, Writing, begin_sheet};

/// LK-40: when the tip is gone, nothing stays in its place, and the last of twelve lines is in sight.
#[test]
fn a_sheet_gets_the_space_of_its_tip_back() -> Result<()> {
    with_newcomers(LAPTOP, async |page| {
        page.fake_clock().await?;
        WordGame::Scattergories.open_before_writing(page, Writing::Typed).await?;
        page.press(Role::Button, "Start playing").await?;
        begin_sheet(page, "Ana").await?;
        page.press(Role::Button, "Close the tip").await?;
        page.wait_until_gone(Role::Button, "Close the tip").await?;
        assert_fits(page).await
    })
}
