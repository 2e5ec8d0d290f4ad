//! LK-09: everything on a set-up screen can be scrolled above the bar with Start.

use anyhow::{Result, ensure};
use browser_tests::{LAPTOP, LARGE_SCREEN, PHONE, PHONE_LANDSCAPE, Role, with_page};
use partypiece::play::Kind;

/// How many pixels of the last setting are behind the bar when the page is scrolled to its end.
const HIDDEN: &str = "
    document.querySelector('.foot .say').textContent = 'A long sentence about rounds and minutes. '.repeat(4);
    scrollTo(0, document.documentElement.scrollHeight);
    const [settings, bar] = ['main', '.foot'].map((part) => document.querySelector(part));
    const ends = [...settings.querySelectorAll('*')].filter((part) => part.checkVisibility())
        .map((part) => part.getBoundingClientRect().bottom);
    return Math.round(Math.max(...ends) - bar.getBoundingClientRect().top)";

#[test]
fn no_setting_stays_behind_the_bar_with_start() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        for window in [LAPTOP, LARGE_SCREEN, PHONE, PHONE_LANDSCAPE] {
            page.set_window(window).await?;
            for kind in Kind::ALL {
                page.open_screen(&format!("set-up/{}", kind.slug())).await?;
                page.find(Role::Button, "Start").await?;
                let hidden = page.measure(HIDDEN).await?;
                // The bar begins with a shadow without text.
                ensure!(
                    hidden.as_i64().is_some_and(|pixels| pixels <= 12),
                    "{window:?}, {}: {hidden}",
                    kind.title()
                );
            }
            ensure!(page.scrolled().await?[0] == 0.0, "the page is wider than the window");
        }
        Ok(())
    })
}
