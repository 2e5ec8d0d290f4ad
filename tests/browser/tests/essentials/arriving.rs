//! Names and Start are not lost while the program is on its way.

use anyhow::{Result, ensure};
use browser_tests::{Key, Role, with_arriving_page};

/// NW-06: names, the focus and Start are taken over when the program comes.
#[test]
fn names_and_start_are_taken_over() -> Result<()> {
    with_arriving_page(async |arriving| {
        let page = arriving.page;
        arriving.open("#/set-up/rememory").await?;
        page.type_into("Name at seat 1", "Ana").await?;
        page.type_keys(Key::Enter).await?;
        page.type_keys("Bo").await?;
        ensure!(arriving.is_painted().await?, "the program came too early");
        arriving.let_it_come().await?;
        page.type_keys("bby").await?;
        assert_eq!(arriving.names().await?, ["Ana", "Bobby"]);

        arriving.open("#/set-up/rememory").await?;
        page.type_into("Name at seat 1", "Ana").await?;
        page.type_into("Name at seat 2", "Bo").await?;
        page.press(Role::Button, "Start").await?;
        page.wait_for_text("Starts in a moment.").await?;
        arriving.let_it_come().await?;
        page.press(Role::Button, "We know this game: no tips").await?;
        page.find(Role::Button, "Draw a coin").await.map(drop)
    })
}

/// NW-06: the field of a word that an input method composes stays until the word is chosen. WebDriver has no input methods, so
/// the page gets the events of one.
#[test]
fn a_composed_word_is_finished_before_the_program_draws() -> Result<()> {
    with_arriving_page(async |arriving| {
        let page = arriving.page;
        arriving.open("#/set-up/blank").await?;
        page.type_into("Name at seat 1", "か").await?;
        let event = async |name: &str| {
            page.execute(&format!(
                "document.activeElement.dispatchEvent(new CompositionEvent('{name}', {{ bubbles: true }}))"
            ))
            .await
        };
        event("compositionstart").await?;
        arriving.let_it_come_until_it_waits().await?;
        page.type_keys("な").await?;
        ensure!(arriving.is_painted().await?, "the field was drawn anew in the middle of a word");
        event("compositionend").await?;
        arriving.let_it_come().await?;
        page.type_keys("x").await?;
        assert_eq!(arriving.names().await?, ["かなx", ""]);
        Ok(())
    })
}
