//! Checks of how a screen looks: accessibility, scrolling, animations.

use anyhow::{Result, ensure};
use serde_json::json;

use crate::AnyPage;

/// Checks that axe-core finds no violation.
///
/// # Errors
/// When it finds one.
pub async fn assert_accessible(page: &AnyPage) -> Result<()> {
    page.wait_for_paint().await?;
    let violations = page.accessibility_violations().await?;
    ensure!(violations.is_empty(), "{}\n{}", violations.join("\n"), page.text().await?);
    Ok(())
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
