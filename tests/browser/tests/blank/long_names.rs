//! Six people with long names: everybody's name and count can be read, and every card of a hand is whole.

use anyhow::{Result, ensure};
use browser_tests::{LAPTOP, PHONE, PHONE_SIDEWAYS, PROJECTOR, Role, Window, with_page};
use partypiece::rules::name::Name;
use serde_json::json;

use crate::tables::{Night, assert_accessible, assert_fits, fresh};

/// What of names and counts cannot be read: a count that is cut off, or a name with room for fewer than eight letters.
const UNREADABLE: &str = "
    return [...document.querySelectorAll('.blank-people .seen')].filter((plate) => {
        const [name, count] = [plate.querySelector('.name'), plate.querySelector('.count')];
        const room = count.getBoundingClientRect();
        const end = plate.closest('.plate').getBoundingClientRect();
        return name.clientWidth < 60 || room.right > end.right || room.width < 8;
    }).length";

/// How many cards of the hand lie under another card, or reach beyond the window.
const HIDDEN: &str = "
    const cards = [...document.querySelectorAll('.fan button')].map((card) => card.getBoundingClientRect());
    const meets = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    return cards.filter((a, at) => a.left < 0 || a.right > innerWidth || cards.some((b, other) => at !== other && meets(a, b))).length";

fn sits_with_long_names(window: Window) -> Result<()> {
    with_page(window, async |page| {
        page.open().await?;
        let mut setup = fresh(6, 1)?;
        for (player, first) in setup.players.iter_mut().zip(["Ana", "Bob", "Cyd", "Dot", "Eve", "Fay"]) {
            let name = format!("{first} Featherstonehaughton");
            player.name = Name::read(&name).map_err(|error| anyhow::anyhow!("{error}"))?;
        }
        let night = Night::begun(setup)?;
        page.open_saved_game(&night.game).await?;
        ensure!(page.execute(UNREADABLE).await? == json!(0), "every name and count can be read");
        page.lift_curtain("Ana Featherstonehaughton").await?;
        page.find(Role::Button, "Nothing matches: draw a card").await?;
        assert_accessible(page).await?;
        ensure!(
            page.execute(UNREADABLE).await? == json!(0),
            "every name and count can be read beside a hand"
        );
        if window.width < 1000 {
            ensure!(page.execute(HIDDEN).await? == json!(0), "every card is whole");
        } else {
            assert_fits(page).await?;
        }
        Ok(())
    })
}

/// BL-R42: how many cards each holds is in sight, whatever they are called.
#[test]
fn six_long_names_leave_room_for_counts_on_a_laptop() -> Result<()> {
    sits_with_long_names(LAPTOP)
}

/// BL-R42
#[test]
fn six_long_names_leave_room_for_counts_on_a_large_screen() -> Result<()> {
    sits_with_long_names(PROJECTOR)
}

/// BL-R42, BL-12: upright, all seven cards are whole.
#[test]
fn a_phone_shows_every_card_of_a_hand_whole() -> Result<()> {
    sits_with_long_names(PHONE)
}

/// BL-R42, BL-12
#[test]
fn a_phone_on_its_side_shows_every_card_of_a_hand_whole() -> Result<()> {
    sits_with_long_names(PHONE_SIDEWAYS)
}
