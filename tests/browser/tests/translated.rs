//! The page while a browser translates it: what is shown stays true.

use anyhow::{Result, ensure};
use browser_tests::{LAPTOP, Page, Role, with_page};

/// Puts `<font>` elements in the place of every text node, now and as they come, as the translators of browsers do. Each text
/// gets a mark, so that a test can tell whether it was translated.
const TRANSLATOR: &str = "
    const translate = (text) => {
        const parent = text.parentElement;
        if (!text.data.trim() || !parent?.translate || parent.closest('font, script, style, template, textarea')) return;
        const font = document.createElement('font');
        font.append(document.createElement('font'));
        font.firstChild.textContent = text.data + '‡';
        text.replaceWith(font);
    };
    const all = (node) => {
        if (node.nodeType === Node.TEXT_NODE) return translate(node);
        const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
        const found = [];
        while (texts.nextNode()) found.push(texts.currentNode);
        found.forEach(translate);
    };
    all(document.body);
    new MutationObserver((records) => {
        for (const { type, target, addedNodes } of records) {
            if (type === 'characterData') translate(target);
            else [...addedNodes].filter((node) => node.isConnected).forEach(all);
        }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
    window.translated = true;";

/// The text of the page as it would be without a translator: the marks are taken away. Pieces are not text: what is on them
/// appears while they move.
async fn words(page: &Page) -> Result<String> {
    page.wait_until_still().await?;
    let without_pieces =
        "for (const piece of document.querySelectorAll('[aria-hidden=true]')) piece.style.display = 'none'";
    page.execute(without_pieces).await?;
    Ok(page.text().await?.replace('‡', "").replace('\u{a0}', " "))
}

/// Goes through the page with or without a translator, and returns what was read after each press.
async fn walk(page: &Page, address: &str, steps: &[&str], translated: bool) -> Result<Vec<String>> {
    page.clear_storage().await?;
    page.open().await?;
    if translated {
        page.execute(TRANSLATOR).await?;
    }
    page.open_screen(address).await?;
    let mut read = vec![words(page).await?];
    for step in steps {
        page.execute(step).await?;
        read.push(words(page).await?);
    }
    if translated {
        let marked = page.text().await?.contains('‡');
        ensure!(marked, "{address} was not translated");
    }
    Ok(read)
}

/// TR-02: screens that are translated say the same as without a translator, whatever is pressed. Screens that draw
/// something at random or say the time are left out.
#[test]
fn what_a_translated_screen_says_is_what_it_says_otherwise() -> Result<()> {
    let press_all = "for (const button of [...document.querySelectorAll('#partypiece main button, #partypiece main summary')])
        if (button.isConnected && !/file|copy|page|save|print|start|share|delete|surprise|random|draw|fill|try/i.test(button.textContent)) button.click()";
    let choose_all = "for (const box of [...document.querySelectorAll('#partypiece main input:is([type=checkbox], [type=radio])')]) box.click()";
    let add = "for (const [at, field] of [...document.querySelectorAll('#partypiece input[type=text]')].entries()) {
            field.value = 'Person ' + at;
            field.dispatchEvent(new Event('input', { bubbles: true }));
        }";
    for address in ["", "set-up/rememory", "set-up/clear", "set-up/blank"] {
        with_page(LAPTOP, async |page| {
            let steps = [add, choose_all, press_all, choose_all, press_all];
            let plain = walk(page, address, &steps, false).await?;
            let translated = walk(page, address, &steps, true).await?;
            for (step, (plain, translated)) in plain.iter().zip(&translated).enumerate() {
                assert_eq!(plain, translated, "{address}, step {step}");
            }
            Ok(())
        })?;
    }
    Ok(())
}

/// TR-01: a table is not translated, so it is always true, also when the page was translated before.
#[test]
fn a_table_is_not_translated() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        page.execute(TRANSLATOR).await?;
        page.open_screen("set-up/rememory").await?;
        page.type_into("Name at seat 1", "Ana").await.or(page.type_into("Name at seat 1‡", "Ana").await)?;
        page.click_by_script(".primary").await?;
        page.press(Role::Button, "Draw a coin").await?;
        page.wait_for_text("Ana, find the ").await?;
        assert_eq!(page.count("#partypiece font").await?, 0);
        page.open_screen("").await?;
        page.wait_for_text("Which game?‡").await
    })
}

/// TR-03: "Show original" puts the old text nodes back.
#[test]
fn the_original_is_whole_again_when_the_translator_shows_it() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let before = words(page).await?;
        let there_and_back = "const texts = document.createTreeWalker(document.getElementById('partypiece'), NodeFilter.SHOW_TEXT);
            const found = [];
            while (texts.nextNode()) if (texts.currentNode.data.trim()) found.push(texts.currentNode);
            const fonts = found.map((text) => {
                const font = document.createElement('font');
                font.textContent = 'other words';
                text.replaceWith(font);
                return font;
            });
            return new Promise((done) => setTimeout(() => {
                fonts.forEach((font, at) => font.replaceWith(found[at]));
                setTimeout(() => done(fonts.length));
            }));";
        ensure!(page.execute(there_and_back).await?.as_u64() > Some(20));
        assert_eq!(words(page).await?, before);
        Ok(())
    })
}
