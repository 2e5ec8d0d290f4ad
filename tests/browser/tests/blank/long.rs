//! Many people and many cards: a press moves no more than it has to.

use anyhow::{Result, ensure};
use browser_tests::{LAPTOP, Role, with_page};
use partypiece::rules::blank::{Action, Decree, Scene, TableRuling};
use serde_json::{Value, json};

use crate::tables::{ANA, Night, assert_fits, fresh};

/// Notes whatever changes on the page from now on.
const WATCH: &str = "window.changes = [];
    new MutationObserver((changes) => window.changes.push(...changes)).observe(document.querySelector('main'),
        { subtree: true, childList: true, attributes: true, characterData: true });
    document.querySelectorAll('.fan li').forEach((card, at) => card.lay = at)";

/// How many cards of the hand were touched since it was last asked, and how many things that stand elsewhere.
const TOUCHED: &str = "const nodes = [...new Set(window.changes.splice(0).map((change) => change.target))];
    const cards = new Set(nodes.map((node) => (node.closest ? node : node.parentElement)?.closest('.fan li')));
    const elsewhere = nodes.filter((node) => !(node.closest ? node : node.parentElement)?.closest('.blank-hand'));
    cards.delete(undefined); cards.delete(null);
    return [cards.size, elsewhere.length]";

/// Presses the large button, and says what it asks for next and in which room, before anything has been painted.
const OPENS: &str = "const [done] = arguments, button = document.querySelector('.primary');
    button.click();
    queueMicrotask(() => Promise.resolve().then(() =>
        done([(document.querySelector('.action .hold') ?? button).textContent, document.querySelector('main').dataset.room])))";

/// Ten people and seven decks: whoever opens the first turn is told what to do there before the table is laid for it.
#[test]
fn what_to_do_in_the_next_room_is_there_before_the_room() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let mut night = Night::of(fresh(10, 7)?)?;
        while matches!(night.table().scene, Scene::Opening { all_read: false, .. }) {
            night.does(ANA, Action::Read)?;
        }
        page.open_saved_game(&night.game).await?;
        page.find(Role::Button, "Everybody understands").await?;
        let opened = page.browser.execute_async(OPENS, Vec::new()).await?.json().clone();
        ensure!(opened == json!(["Ana: hold to play", "opening"]), "{opened}");
        page.find(Role::Button, "Table ruling").await.map(drop)
    })
}

/// Ten people and seven decks: a press on a card touches that card and nothing of the table, and a hand that is sorted
/// anew is the same cards in other places.
#[test]
fn among_ten_people_and_five_hundred_cards_a_press_touches_what_it_changes() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let mut night = Night::begun(fresh(10, 7)?)?;
        // Somebody has a large hand; what they draw last is heard, so that the page has found its voice.
        let ruling = TableRuling { text: String::new(), decree: Decree::Draw(ANA, 7) };
        night.does(ANA, Action::Propose(ruling))?;
        for seat in night.game.setup().seats().skip(1).collect::<Vec<_>>() {
            night.does(seat, Action::Agree(true))?;
        }
        page.open_saved_game(&night.game).await?;
        page.find(Role::Button, "Ana: hold to play").await?;
        assert_fits(page).await?;
        page.press(Role::Button, "Table ruling").await?;
        page.press(Role::Button, "Draw cards").await?;
        page.press(Role::Button, "3").await?;
        page.press(Role::Button, "Propose it").await?;
        page.press(Role::Button, "Everybody agrees").await?;
        page.find(Role::Button, "Ana, 17 cards").await?;
        night.takes_the_laptop(page, ANA).await?;
        assert_fits(page).await?;
        page.execute(WATCH).await?;
        for card in [1, 5, 9, 13] {
            page.execute(&format!("document.querySelector('.fan li:nth-child({card}) button').click()"))
                .await?;
            let touched = page.execute(TOUCHED).await?;
            // The card, and the one that was to lie on top until now.
            ensure!(
                touched == json!([1, 0]) || touched == json!([2, 0]),
                "choosing a card touches {touched}"
            );
        }
        page.execute("document.querySelector('.blank-hand header button').click()").await?;
        page.wait_for_paint().await?;
        let lay =
            page.execute("return [...document.querySelectorAll('.fan li')].map((card) => card.lay)").await?;
        let mut lay: Vec<u64> = lay.as_array().into_iter().flatten().filter_map(Value::as_u64).collect();
        ensure!(!lay.is_sorted(), "the hand is sorted by number");
        lay.sort_unstable();
        ensure!(lay == (0..17).collect::<Vec<_>>(), "cards were drawn anew: {lay:?}");
        Ok(())
    })
}
