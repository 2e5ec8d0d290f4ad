//! Writing a rule from blocks: its sentence is shown in parts, of which one is open at a time.

use anyhow::{Result, ensure};
use browser_tests::{LAPTOP, PHONE, Page, Role, assert_fits, with_page};
use partypiece::rules::blank::DeckMark;
use serde_json::json;

use crate::helpers::{assert_accessible, named_deck, select_option, setup, stored_decks, won_game};

async fn open_rule_form(page: &Page) -> Result<()> {
    page.open().await?;
    page.open_saved_game(&won_game(&setup(vec![named_deck("Friday deck", DeckMark::Star)])?)?).await?;
    page.press(Role::Button, "Choose a prize").await?;
    page.press(Role::Button, "Write a rule").await
}

async fn wait_until_only_open(page: &Page, part: &str) -> Result<()> {
    page.wait_until(&format!("only {part:?} is open"), async || {
        let open = page.shown_texts_of(".part-text[aria-expanded=true]").await?;
        let words = |text: &String| text.split_whitespace().collect::<Vec<_>>().join(" ");
        Ok(open.iter().map(words).eq([part]))
    })
    .await
}

/// BL-82: three clauses fit on a laptop screen, whichever is open, and a clause can be removed again.
#[test]
fn a_sentence_of_three_clauses_fits() -> Result<()> {
    with_page(LAPTOP, async |page| {
        open_rule_form(page).await?;
        wait_until_only_open(page, "If any card is played").await?;
        assert_fits(page).await?;
        for clauses in 2..=3 {
            page.press(Role::Button, "and then …").await?;
            wait_until_only_open(page, "and then the next player draws 1 card").await?;
            select_option(page, "how many", &clauses.to_string()).await?;
            assert_fits(page).await?;
        }
        assert_accessible(page).await?;
        page.press(Role::Button, "and then the next player draws 2 cards").await?;
        wait_until_only_open(page, "and then the next player draws 2 cards").await?;
        page.press(Role::Button, "Remove this part").await?;
        page.wait_for_text("then the next player draws 1 card, and then the next player draws 3 cards.")
            .await?;
        wait_until_only_open(page, "then the next player draws 1 card").await?;
        page.press(Role::Button, "If any card is played").await?;
        wait_until_only_open(page, "If any card is played").await?;
        assert_fits(page).await
    })
}

/// BL-66: on a phone, too, one part is open at a time, and it is visible together with the sentence.
#[test]
fn a_phone_shows_a_part_and_the_sentence_together() -> Result<()> {
    const SENTENCE_IN_SIGHT: &str = "document.querySelector('.board').scrollTop = 10_000;
        const { x, y, width, height } = document.querySelector('.growing .rule-face > .text').getBoundingClientRect();
        return !!document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.rule-face')";
    with_page(PHONE, async |page| {
        open_rule_form(page).await?;
        wait_until_only_open(page, "If any card is played").await?;
        ensure!(page.execute(SENTENCE_IN_SIGHT).await? == json!(true), "the sentence is out of sight");
        page.press(Role::Button, "then the next player draws 1 card").await?;
        wait_until_only_open(page, "then the next player draws 1 card").await?;
        ensure!(page.execute(SENTENCE_IN_SIGHT).await? == json!(true), "the sentence is out of sight");
        assert_accessible(page).await
    })
}

/// BW-01: each press proposes another rule; the title stays.
#[test]
fn a_press_proposes_a_whole_rule() -> Result<()> {
    with_page(LAPTOP, async |page| {
        open_rule_form(page).await?;
        page.type_into("Title", "Echo").await?;
        let sentence = async || page.text_of(".rule-face .text").await;
        let template = sentence().await?;
        let mut proposals = vec![template];
        for _ in 0..3 {
            page.press(Role::Button, "Surprise me").await?;
            page.wait_until("another rule is proposed", async || Ok(!proposals.contains(&sentence().await?)))
                .await?;
            proposals.push(sentence().await?);
            assert_fits(page).await?;
        }
        let title = page.value_of(".rule-face .title").await?;
        ensure!(title.as_deref() == Some("Echo"), "the title is {title:?}");
        Ok(())
    })
}

/// BW-09, BW-10: three computer players try the rule, and again with other cards; the draft stays as it is.
#[test]
fn a_rule_is_tried_before_the_table_approves_it() -> Result<()> {
    with_page(LAPTOP, async |page| {
        open_rule_form(page).await?;
        page.press(Role::Button, "then the next player draws 1 card").await?;
        select_option(page, "how many", "3").await?;
        page.press(Role::Button, "Try it").await?;
        page.find(Role::Dialog, "Three computer players try it").await?;
        page.wait_for_text("It happened in ").await?;
        page.wait_for_text(" draws 3 cards.").await?;
        assert_accessible(page).await?;
        let first = page.text().await?;
        page.press(Role::Button, "Again").await?;
        page.wait_until("other cards are dealt", async || Ok(page.text().await? != first)).await?;
        page.press(Role::Button, "Close").await?;
        page.wait_for_text("If any card is played, then the next player draws 3 cards.").await?;
        ensure!(stored_decks(page).await?.is_empty(), "nothing is approved yet");
        Ok(())
    })
}
