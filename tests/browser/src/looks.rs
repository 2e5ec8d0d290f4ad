//! Checks of how a screen looks: accessibility, scrolling, animations.

use std::{
    collections::BTreeSet,
    sync::{Mutex, MutexGuard, PoisonError},
};

use anyhow::{Result, ensure};
use partypiece::rules::name::Name;
use serde_json::json;

use crate::AnyPage;

/// The kinds of elements that this program's tests have examined.
static EXAMINED: Mutex<BTreeSet<String>> = Mutex::new(BTreeSet::new());

/// Returns the kinds of elements of the page. What axe-core examines is the same for two elements of one kind. Two elements are of
/// one kind if the size of the window and the theme are the same, if both or none are visible, and if the elements and their
/// ancestors agree in tags, classes, states, names of attributes, and in whether they have text. Hidden elements count, because
/// another window may show them.
const KINDS: &str = "
    const states = /^(role|type|disabled|aria-(disabled|pressed|expanded|checked|current|selected|hidden))$/;
    const ignored = /^(id|class|style|d)$/;
    const root = document.documentElement;
    // The kind of an element begins with the kind of its parent. It is computed once for each element,
    // because the text of the body, which contains the script, is very long.
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
    const seen = (element) => (element.checkVisibility() ? 'seen' : 'hidden');
    return [...new Set([...document.body.querySelectorAll('*')].map((element) => `${seen(element)} ${kind(element)}`))]";

/// Checks that axe-core finds no violation. Tests call it where there are elements that no situation of the tour has (LK-38):
/// without these calls, some kinds of elements would never be examined.
///
/// # Errors
/// When it finds one.
pub async fn assert_accessible(page: &AnyPage) -> Result<()> {
    let violations = new_violations(page).await?.unwrap_or_default();
    ensure!(violations.is_empty(), "{}\n{}", violations.join("\n"), page.text().await?);
    Ok(())
}

/// What axe-core finds. It takes a third of the time of a test, so it does not run, and there is no answer, if tests of this
/// program have already examined all kinds of elements on the page.
///
/// # Errors
/// When the browser does not answer, or axe-core cannot be installed.
pub async fn new_violations(page: &AnyPage) -> Result<Option<Vec<String>>> {
    page.wait_for_paint().await?;
    let kinds: Vec<String> = serde_json::from_value(page.execute(KINDS).await?)?;
    if kinds.iter().all(|kind| examined().contains(kind)) {
        return Ok(None);
    }
    let violations = page.accessibility_violations().await?;
    if violations.is_empty() {
        examined().extend(kinds);
    }
    Ok(Some(violations))
}

fn examined() -> MutexGuard<'static, BTreeSet<String>> {
    EXAMINED.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The parts of a table that have to be scrolled, and by how much. During a game nothing has to be on a laptop.
///
/// # Errors
/// When the browser does not answer.
pub async fn parts_to_scroll(page: &AnyPage) -> Result<Vec<String>> {
    let over =
        "const parts = [...document.querySelectorAll('html, .board, .side, .centre, .rules-in-force, .fan')];
        const over = parts.map((part) => [part.scrollHeight - part.clientHeight, part.className || part.localName]);
        return over.filter(([pixels]) => pixels > 1).map(([pixels, part]) => `${pixels} pixels of ${part}`)";
    Ok(serde_json::from_value(page.measure(over).await?)?)
}

/// Checks that during a game nothing has to be scrolled. Tests call it where there is a table that no situation of the tour has.
///
/// # Errors
/// When something has to be scrolled.
pub async fn assert_fits(page: &AnyPage) -> Result<()> {
    let over = parts_to_scroll(page).await?;
    ensure!(over.is_empty(), "{} have to be scrolled to:\n{}", over.join(", "), page.text().await?);
    Ok(())
}

/// Checks the same as [`assert_fits`]. On a phone it checks nothing.
///
/// # Errors
/// When something has to be scrolled.
pub async fn assert_fits_laptop(page: &AnyPage) -> Result<()> {
    let phone = page.execute("return innerWidth < 1000").await? == json!(true);
    if phone { Ok(()) } else { assert_fits(page).await }
}

/// Finds where fewer than six letters of a name can be seen, because an element around the name cuts the
/// others off. What can be scrolled to counts as seen.
const CUT_NAMES: &str = "
    const [names] = arguments;
    const within = (element, x, y) => {
        for (let ancestor = element; ancestor && ancestor !== document.body; ancestor = ancestor.parentElement) {
            const { overflowX, overflowY } = getComputedStyle(ancestor), box = ancestor.getBoundingClientRect();
            if (/auto|scroll/.test(overflowX + overflowY)) return true;
            if (['hidden', 'clip'].includes(overflowX) && (x < box.left || x > box.right)) return false;
            if (['hidden', 'clip'].includes(overflowY) && (y < box.top || y > box.bottom)) return false;
        }
        return true;
    };
    const cut = [], texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), range = new Range();
    while (texts.nextNode()) {
        const text = texts.currentNode, element = text.parentElement;
        const name = names.find((name) => text.data.includes(name));
        if (!name || element.closest('.visually-hidden') || !element.checkVisibility()) continue;
        const begin = text.data.indexOf(name);
        const seen = [...name].filter((_, index) => {
            range.setStart(text, begin + index);
            range.setEnd(text, begin + index + 1);
            const box = range.getBoundingClientRect();
            return box.width && within(element, box.left + box.width / 2, box.top + box.height / 2);
        });
        if (seen.length < 6) cut.push(`${seen.length} letters of ${name} in ${element.parentElement.className} ${element.className}`);
    }
    return cut.join('\\n')";

/// LK-06: checks that wherever the page shows one of these names, at least six of its letters can be seen.
///
/// # Errors
/// When fewer can be seen, or the page shows none of these names.
pub async fn assert_names_readable(page: &AnyPage, names: &[Name]) -> Result<()> {
    page.wait_until_still().await?;
    page.finish_animations().await?;
    let names: Vec<String> = names.iter().map(Name::to_string).collect();
    let text = page.text().await?;
    ensure!(names.iter().any(|name| text.contains(name.as_str())), "the page shows no name");
    let cut = page.browser.execute(CUT_NAMES, vec![json!(names)]).await?;
    ensure!(*cut.json() == json!(""), "{}", cut.json());
    Ok(())
}

/// Sets the durations of the style sheets, `--quick` and `--turn`, to a minute, so that a test can look at what they move.
///
/// # Errors
/// When the browser does not answer.
pub async fn set_long_durations(page: &AnyPage) -> Result<()> {
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
    page.wait_for_true("something is animated", &is_animated).await?;
    let layered = format!(
        "const layered = ['translate', 'rotate', 'scale', 'transform', 'opacity', 'filter'];
        const moved = {motions}.flatMap((motion) => motion.effect.getKeyframes()).flatMap(Object.keys);
        return layered.filter((name) => moved.includes(name)).join()"
    );
    let layered = page.execute(&layered).await?;
    ensure!(layered == json!(""), "these properties need a layer in {part}: {layered}");
    Ok(())
}

/// Makes every animation take a minute, so that a test can press while pieces move. Transitions are as quick
/// as before.
///
/// # Errors
/// When the browser does not answer.
pub async fn slow_animations(page: &AnyPage) -> Result<()> {
    let slow = "const slow = new CSSStyleSheet();
        slow.replaceSync('* { animation-duration: 60s !important }');
        document.adoptedStyleSheets.push(slow)";
    page.execute(slow).await?;
    Ok(())
}

/// Waits until an animation with this name runs.
///
/// # Errors
/// When none does in time.
pub async fn assert_moves(page: &AnyPage, animation: &str) -> Result<()> {
    let runs = format!(
        "return document.getAnimations().some((motion) =>
            motion.animationName === '{animation}' && motion.playState === 'running')"
    );
    page.wait_for_true(&format!("{animation} is animated"), &runs).await
}

/// Checks how the large button looks: like a sentence if it only `points` to something else to press,
/// otherwise like a button.
///
/// # Errors
/// When it looks otherwise.
pub async fn assert_large_button_points(page: &AnyPage, points: bool) -> Result<()> {
    let looks =
        "const { backgroundImage, boxShadow } = getComputedStyle(document.querySelector('.foot .primary'));
        return backgroundImage === 'none' && boxShadow === 'none'";
    page.wait_until(&format!("the large button looks like a sentence: {points}"), async || {
        Ok(page.execute(looks).await? == json!(points))
    })
    .await
}
