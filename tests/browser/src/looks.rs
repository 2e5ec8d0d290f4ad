//! Checks of how a screen looks: accessibility, scrolling, animations.

use std::{
    collections::BTreeSet,
    sync::{Mutex, MutexGuard, PoisonError},
};

use anyhow::{Result, ensure};
use serde_json::json;

use crate::AnyPage;

/// The kinds of elements that this program's tests have examined.
static EXAMINED: Mutex<BTreeSet<String>> = Mutex::new(BTreeSet::new());

/// Returns the kinds of elements that are visible. What axe-core examines is the same for two elements of one kind: the
/// window, the theme, and for the element and all that it is in the class, the state, which attributes there are, and
/// whether there is text.
const KINDS: &str = "
    const states = /^(role|type|disabled|aria-(disabled|pressed|expanded|checked|current|selected|hidden))$/;
    const ignored = /^(id|class|style|d)$/;
    const root = document.documentElement;
    // Every kind begins with that of the parent. Each is found once, because the text of the body, with its script, is very long.
    const kinds = new Map([[root, [innerWidth, innerHeight, ...Object.values(root.dataset)].join(' ')]]);
    const kind = (element) => {
        if (!kinds.has(element)) kinds.set(element, find(element));
        return kinds.get(element);
    };
    const find = (element) => {
        const names = element.getAttributeNames().filter((name) => !ignored.test(name));
        const attributes = names.map((name) => (states.test(name) ? `${name}=${element.getAttribute(name)}` : name));
        const text = element.textContent.trim() ? 'text' : 'empty';
        const own = [element.localName, element.getAttribute('class'), ...attributes, text].join(' ');
        return `${kind(element.parentElement)} > ${own}`;
    };
    const visible = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility());
    return [...new Set(visible.map(kind))]";

/// Checks that axe-core finds no violation. Where a test of this program has examined all these kinds of elements before, it is
/// not asked again, because it takes a third of the time of a test.
///
/// # Errors
/// When it finds one.
pub async fn assert_accessible(page: &AnyPage) -> Result<()> {
    page.wait_for_paint().await?;
    let kinds: Vec<String> = serde_json::from_value(page.execute(KINDS).await?)?;
    if kinds.iter().all(|kind| examined().contains(kind)) {
        return Ok(());
    }
    let violations = page.accessibility_violations().await?;
    ensure!(violations.is_empty(), "{}\n{}", violations.join("\n"), page.text().await?);
    examined().extend(kinds);
    Ok(())
}

fn examined() -> MutexGuard<'static, BTreeSet<String>> {
    EXAMINED.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Checks that during a game nothing has to be scrolled.
///
/// # Errors
/// When something has to be.
pub async fn assert_fits(page: &AnyPage) -> Result<()> {
    page.wait_for_paint().await?;
    let over =
        "const parts = [...document.querySelectorAll('html, .board, .side, .centre, .rules-in-force, .fan')];
        const over = parts.map((part) => [part.scrollHeight - part.clientHeight, part.className || part.localName]);
        return over.filter(([pixels]) => pixels > 1).map(([pixels, part]) => `${pixels} pixels of ${part}`).join()";
    let over = page.execute(over).await?;
    ensure!(over == json!(""), "{over} have to be scrolled to:\n{}", page.text().await?);
    Ok(())
}

/// The same, except on a phone.
///
/// # Errors
/// When something has to be.
pub async fn assert_fits_laptop(page: &AnyPage) -> Result<()> {
    let phone = page.execute("return innerWidth < 1000").await? == json!(true);
    if phone { Ok(()) } else { assert_fits(page).await }
}

/// Makes animations take a minute, so that a test can look at them.
///
/// # Errors
/// When the browser does not answer.
pub async fn slow_animations(page: &AnyPage) -> Result<()> {
    let slow =
        "for (const long of ['--quick', '--turn']) document.documentElement.style.setProperty(long, '60s')";
    page.execute(slow).await?;
    Ok(())
}

/// Checks that something in an element is animated, and only by properties for which the browser makes no layer.
///
/// # Errors
/// When nothing is animated, or a property that needs a layer is.
pub async fn assert_animates_without_layer(page: &AnyPage, part: &str) -> Result<()> {
    let motions =
        format!("document.getAnimations().filter((motion) => motion.effect.target.closest('{part}'))");
    let is_animated = format!("return {motions}.length > 0");
    page.wait_until("something is animated", async || Ok(page.execute(&is_animated).await? == json!(true)))
        .await?;
    let layered = format!(
        "const layered = ['translate', 'rotate', 'scale', 'transform', 'opacity', 'filter'];
        const moved = {motions}.flatMap((motion) => motion.effect.getKeyframes()).flatMap(Object.keys);
        return layered.filter((name) => moved.includes(name)).join()"
    );
    let layered = page.execute(&layered).await?;
    ensure!(layered == json!(""), "these properties need a layer in {part}: {layered}");
    Ok(())
}
