//! A hand of any size: each card can be read and picked.

use anyhow::{Result, ensure};
use browser_tests::{LAPTOP, PHONE, PHONE_LANDSCAPE, Page, Role, Window, with_page};
use partypiece::rules::blank::{Action, Pick, RulingChange, TableRuling};
use serde_json::json;

use crate::games::{ANA, BO, NativeCopy, fresh, setup_with};

/// Raises one card after the other by a press on its number, and each time looks at every card: what lies at the middle of its
/// number, and of its shape, has to be that card. Returns what is wrong.
const MEASURE: &str = "const [done] = arguments, problems = [];
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const finish = async () => { await painted(); document.getAnimations().forEach((move) => { try { move.finish() } catch {} }); await painted() };
    const cards = () => [...document.querySelectorAll('.fan button')];
    const at = (part) => {
        part.scrollIntoView({ block: 'nearest' });
        const box = part.getBoundingClientRect();
        return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    };
    const look = (when) => cards().forEach((card, index) => {
        for (const part of ['.corner > b', '.corner > .shape']) {
            const found = at(card.querySelector(part));
            if (found?.closest('button') !== card)
                problems.push(`${when}: ${part} of card ${index + 1} is under ${found?.closest('button, .fan, .blank-hand')?.textContent ?? found?.className}`);
        }
    });
    (async () => {
        await finish();
        look('none raised');
        for (let index = 0; index < cards().length; index++) {
            at(cards()[index].querySelector('.corner > b'))?.closest('button')?.click();
            await finish();
            if (cards()[index].ariaPressed !== 'true') problems.push(`card ${index + 1} is not picked`);
            look(`card ${index + 1} raised`);
            at(cards()[index].querySelector('.corner > b'))?.closest('button')?.click();
            await finish();
        }
        done(problems);
    })()";

/// The sizes in CSS pixels of texts that can be read on cards of the hand and are smaller than 11 pixels.
const SMALL_TEXTS: &str = "return [...document.querySelectorAll('.fan .game-face > .text')]
    .map((text) => parseFloat(getComputedStyle(text).fontSize)).filter((size) => size > 0 && size < 11)";

async fn draw(copy: &mut NativeCopy, cards: u8) -> Result<()> {
    copy.act(
        ANA,
        Action::Propose(TableRuling { text: String::new(), change: RulingChange::Draw(ANA, cards) }),
    )?;
    copy.act(BO, Action::Agree(true))
}

/// Ana puts this many cards of her hand under the top card.
async fn give_back(copy: &mut NativeCopy, cards: u8) -> Result<()> {
    copy.act(
        ANA,
        Action::Propose(TableRuling { text: String::new(), change: RulingChange::Return(ANA, cards) }),
    )?;
    copy.act(BO, Action::Agree(true))?;
    let given = copy.hand(ANA).iter().take(cards.into()).map(|card| card.index).collect();
    copy.act(ANA, Action::Choose(Pick::Cards(given)))
}

async fn assert_readable(page: &Page, window: Window, cards: u8) -> Result<()> {
    page.set_window(window).await?;
    page.wait_for_paint().await?;
    let problems = page.browser.execute_async(MEASURE, Vec::new()).await?.json().clone();
    ensure!(problems == json!([]), "{cards} cards, {}x{}: {problems:#}", window.width, window.height);
    let small = page.execute(SMALL_TEXTS).await?;
    ensure!(small == json!([]), "{cards} cards, {}x{}: {small}", window.width, window.height);
    Ok(())
}

/// BL-24, BL-R74: the number and the colour of each card in a hand of two to twenty cards are in sight and can be pressed, whichever
/// card is raised.
#[test]
fn each_card_of_a_hand_can_be_read_and_picked() -> Result<()> {
    const WINDOWS: [Window; 4] = [LAPTOP, Window { width: 1280, height: 800 }, PHONE, PHONE_LANDSCAPE];
    with_page(LAPTOP, async |page| {
        page.open().await?;
        for cards in [2_u8, 3, 4, 5, 6, 7, 8, 12, 16, 20] {
            let mut copy = NativeCopy::started(fresh(2, 1)?)?;
            if cards < 7 {
                give_back(&mut copy, 7 - cards).await?;
            }
            let mut missing = cards.saturating_sub(7);
            while missing > 0 {
                let now = missing.min(5);
                draw(&mut copy, now).await?;
                missing -= now;
            }
            page.set_window(LAPTOP).await?;
            page.delete_games().await?;
            page.open_saved_game(&copy.game).await?;
            page.find(Role::Button, "Ana: hold to play").await?;
            copy.take_laptop(page, ANA).await?;
            for window in WINDOWS {
                assert_readable(page, window, cards).await?;
            }
        }
        Ok(())
    })
}

/// What the cards of the hand that are lit are called: those with another frame than the blue 2, which does not match.
const LIT: &str = "const cards = [...document.querySelectorAll('.fan button')].map((card) =>
        [card.textContent, getComputedStyle(card.querySelector('.game-face')).boxShadow]);
    const dark = cards.find(([name]) => name.includes('blue 2'))[1];
    return cards.filter(([, frame]) => frame !== dark).map(([name]) => name.match(/(red|green|blue|yellow) \\d/)?.[0]).sort()";

/// LK-34, BL-31: in a group's first game the cards that match a red 4 are lit: Ana's red 1 and green 4, not her blue 2.
#[test]
fn cards_that_match_are_lit_in_the_first_game() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let setup = setup_with(&["r1 g4 b2", "r3 r2"], "r4", "y1 y2 y3 y4", Vec::new())?;
        let copy = NativeCopy::started(setup)?;
        page.open_saved_game(&copy.game).await?;
        copy.take_laptop(page, ANA).await?;
        page.wait_for_paint().await?;
        let lit = page.execute(LIT).await?;
        ensure!(lit == json!(["green 4", "red 1"]), "lit are {lit}");
        Ok(())
    })
}
