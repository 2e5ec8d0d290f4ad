//! Remarks about an answer take no space.

use anyhow::{Result, ensure};
use browser_tests::{Key, LAPTOP, PHONE, PHONE_LANDSCAPE, with_page};
use serde_json::json;

use crate::both::{WordGame, Writing, begin_sheet};

const ROW_HEIGHTS: &str =
    "return Array.from(document.querySelectorAll('.sheet li'), (row) => row.offsetHeight)";

const CLOCK_IS_VISIBLE: &str = "const clock = document.querySelector('.clock').getBoundingClientRect();
    const board = document.querySelector('.board').getBoundingClientRect();
    return clock.top >= board.top && clock.bottom <= board.bottom && clock.right <= board.right";

/// Remarks take no space: no line of the sheet grows while somebody types. The timer stays visible, also on a phone in
/// landscape.
#[test]
fn the_sheet_does_not_move_while_somebody_types() -> Result<()> {
    for (game, window) in WordGame::ALL
        .into_iter()
        .flat_map(|game| [LAPTOP, PHONE, PHONE_LANDSCAPE].map(|window| (game, window)))
    {
        with_page(window, async |page| {
            page.fake_clock().await?;
            game.open_before_writing(page, Writing::Typed).await?;
            begin_sheet(page, "Ana").await?;
            let before = page.execute(ROW_HEIGHTS).await?;
            for answer in ["The Quick Fox", "7 up", "Quick / Quack", "", "", "", "", "", "", "Quill"] {
                page.type_keys(answer).await?;
                page.type_keys(Key::Enter).await?;
                ensure!(
                    page.execute(CLOCK_IS_VISIBLE).await? == json!(true),
                    "the clock is hidden after {answer:?}"
                );
            }
            let after = page.execute(ROW_HEIGHTS).await?;
            ensure!(before == after, "lines grow from {before} to {after}");
            Ok(())
        })?;
    }
    Ok(())
}
