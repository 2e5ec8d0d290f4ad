//! Six people with long names: all names and counts are readable, and on a phone every card of a
//! hand is fully visible.

use anyhow::{Result, ensure};
use browser_tests::{PHONE, PHONE_LANDSCAPE, Role, Window, long_names, with_page};
use serde_json::json;

use crate::games::{NativeCopy, fresh};

/// The number of players whose count is cut off, or whose name has space for fewer than eight letters.
const UNREADABLE: &str = "
    return [...document.querySelectorAll('.blank-people .seen')].filter((plate) => {
        const [name, count] = [plate.querySelector('.name'), plate.querySelector('.count')];
        const box = count.getBoundingClientRect();
        const end = plate.closest('.plate').getBoundingClientRect();
        return name.clientWidth < 60 || box.right > end.right || box.width < 8;
    }).length";

/// The number of cards of the hand that are covered, or outside the window to the left or right.
const HIDDEN: &str = "
    const cards = [...document.querySelectorAll('.fan button')].map((card) => card.getBoundingClientRect());
    const overlap = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    return cards.filter((a, index) => a.left < 0 || a.right > innerWidth || cards.some((b, other) => index !== other && overlap(a, b))).length";

fn play_with_long_names(window: Window) -> Result<()> {
    with_page(window, async |page| {
        page.open().await?;
        let mut setup = fresh(6, 1)?;
        for (player, name) in setup.players.iter_mut().zip(long_names(6)?) {
            player.name = name;
        }
        let copy = NativeCopy::started(setup)?;
        page.open_saved_game(&copy.game).await?;
        ensure!(page.measure(UNREADABLE).await? == json!(0), "a name or count cannot be read");
        page.lift_curtain("Ana Featherstonehaughton").await?;
        page.find(Role::Button, "Nothing matches: draw a card").await?;
        ensure!(page.measure(UNREADABLE).await? == json!(0), "a name or count beside a hand cannot be read");
        ensure!(page.measure(HIDDEN).await? == json!(0), "a card is partly hidden");
        Ok(())
    })
}

/// BL-R42, BL-12: in portrait format all seven cards are fully visible.
#[test]
fn a_phone_shows_every_card_of_a_hand_fully() -> Result<()> {
    play_with_long_names(PHONE)
}

/// BL-R42, BL-12
#[test]
fn a_phone_in_landscape_shows_every_card_of_a_hand_fully() -> Result<()> {
    play_with_long_names(PHONE_LANDSCAPE)
}
