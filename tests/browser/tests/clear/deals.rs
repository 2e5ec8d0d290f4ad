//! Deals played to their end: with one clear card, with two, and with a Scratch-Off that fails. Also: stamps do not
//! cover missed lines.

use anyhow::{Context, Result, ensure};
use browser_tests::{Key, LAPTOP, PHONE, PHONE_LANDSCAPE, Role, with_page};
use partypiece::{
    rules::{
        clear::{Action, PhaseView},
        luck::Seed,
    },
    screens::clear::bonus_choice,
    wording::{Noun, counted},
};

use crate::{
    games::{End, Table, next, setup, shortly_before},
    helpers::{assert_accessible, assert_fits, play_roll},
};

/// CL-12, CL-13, CL-31, CL-53, CL-54, CL-66, CL-67, CL-70, CL-72 to CL-76: the only clear player chooses a card, and the
/// scorekeeper confirms the sum.
#[test]
fn a_deal_ends_with_one_clear_who_chooses_a_card() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let mut native = shortly_before(&setup(3, 2)?, End::OneClear, 1)?;
        page.open_saved_game(&native).await?;
        assert_accessible(page).await?;
        assert_fits(page).await?;
        play_roll(page, &mut native).await?;
        let view = native.view();
        let PhaseView::Bonus { by, largest } = view.phase else { anyhow::bail!("no bonus is being chosen") };
        let (chooser, owner) = (view.person(by).context("clear")?, view.person(largest).context("largest")?);
        let bonus = owner.left;
        page.find(Role::Heading, &format!("Clear! {} is the only clear player", chooser.name)).await?;
        let sum = bonus_choice(&view, None).context("a bonus")?.sum;
        page.wait_for_text(&sum).await?;
        assert_accessible(page).await?;
        assert_fits(page).await?;
        page.press(Role::Button, &format!("Take {bonus} points for the card of {}", owner.name)).await?;
        page.find(Role::Table, "The score of deal 1").await?;
        page.wait_for_text(&sum).await?;
        page.wait_for_text("Ana, compare the points with the coins, then press “Next deal”.").await?;
        assert_accessible(page).await?;
        assert_fits(page).await?;
        page.reload().await?;
        page.press(Role::Button, "Next deal").await?;
        page.wait_for_text("Deal 2 of 2").await?;
        page.find(Role::Button, "Roll four dice").await?;
        ensure!(page.count(".large td button[data-gone=false]").await? == 24, "a card is not full");
        Ok(())
    })
}

/// Returns how many of 400 positions along each missed line are under a stamp, and the number of stamps.
const COVERED: &str = "
    const stamps = [...document.querySelectorAll('.stamp[data-aside=true]')].filter((stamp) => stamp.checkVisibility());
    const points = (path) => Array.from({ length: 400 }, (_, index) =>
        path.getPointAtLength(path.getTotalLength() * index / 399).matrixTransform(path.getScreenCTM()));
    const covered = stamps.flatMap((stamp) => {
        const box = stamp.getBoundingClientRect(), part = stamp.closest('.felt, .large');
        return [...part.querySelectorAll('.line.missed')].flatMap(points).filter(({ x, y }) =>
            x > box.left && x < box.right && y > box.top && y < box.bottom);
    });
    return [covered.length, stamps.length]";

/// CL-R05: if missed lines are shown, the stamp of somebody who has scratched lies beside them.
#[test]
fn a_stamp_does_not_cover_missed_lines() -> Result<()> {
    for window in [LAPTOP, PHONE, PHONE_LANDSCAPE] {
        with_page(window, async |page| {
            page.open().await?;
            let mut setup = setup(3, 1)?;
            setup.house.show_missed = true;
            let native = Table::start(setup, Seed(1)).map_err(|refusal| anyhow::anyhow!("{refusal}"))?;
            page.open_saved_game(&native).await?;
            page.press(Role::Button, "Roll four dice").await?;
            for _ in 0..3 {
                page.press(Role::Button, "Scratch (no line)").await?;
            }
            page.find(Role::Button, "Roll four dice").await?;
            page.wait_until_still().await?;
            let seen = page.measure(COVERED).await?;
            let [covered, stamps]: [usize; 2] = serde_json::from_value(seen)?;
            ensure!(stamps > 0, "there is no stamp beside missed lines");
            ensure!(covered == 0, "the stamps cover {covered} points of missed lines");
            Ok(())
        })?;
    }
    Ok(())
}

/// CL-71, CL-R12: two cards are clear in one throw, and nobody gets a bonus.
#[test]
fn a_deal_ends_with_two_clear_and_no_bonus() -> Result<()> {
    with_page(PHONE, async |page| {
        page.open().await?;
        let mut native = shortly_before(&setup(3, 1)?, End::TwoClear, 1)?;
        page.open_saved_game(&native).await?;
        assert_accessible(page).await?;
        play_roll(page, &mut native).await?;
        page.wait_for_text("are clear, so there is no bonus").await?;
        assert_accessible(page).await?;
        page.press(Role::Button, "Show this deal again").await?;
        page.wait_for_text("Deal 1, roll 1").await?;
        page.press(Role::Button, "Show missed lines").await?;
        assert_accessible(page).await?;
        page.press(Role::Button, "Next roll").await?;
        page.wait_for_text("Deal 1, roll 2").await?;
        page.type_keys(Key::Left).await?;
        page.wait_for_text("Deal 1, roll 1").await?;
        page.type_keys(Key::Right).await?;
        page.wait_for_text("Deal 1, roll 2").await?;
        page.press(Role::Button, "Back to the game").await?;
        page.press(Role::Button, "See who won").await?;
        page.wait_for_text("The winner").await?;
        assert_accessible(page).await?;
        Ok(())
    })
}

/// CL-32 to CL-34, CL-56 to CL-66, CL-77 to CL-79: everybody scratches three times, pawns go on the Scratch Tile, and in the
/// Scratch-Off everybody scratches, too.
#[test]
fn a_deal_ends_when_everybody_scratches_in_a_scratch_off() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let mut native = shortly_before(&setup(2, 1)?, End::AllScratched, 2)?;
        page.open_saved_game(&native).await?;
        page.find(Role::Image, "Scratch Tile: 2 pawns of three are on it").await?;
        play_roll(page, &mut native).await?;
        ensure!(
            next(&native).is_some_and(|(_, action)| action == Action::Roll),
            "the next action is not a roll"
        );
        page.wait_for_text("rolls only two dice: everybody scratched three times in a row").await?;
        page.find(Role::Image, "Scratch Tile: 3 pawns of three are on it").await?;
        play_roll(page, &mut native).await?;
        page.wait_for_text("Everybody scratched in the Scratch-Off.").await?;
        let view = native.view();
        for person in view.people {
            if person.left < 10 {
                let (left, points) = (counted(person.left, Noun::COIN), 10 - person.left);
                page.wait_for_text(&format!("card {points} (10\u{a0}−\u{a0}{left})")).await?;
            }
        }
        page.press(Role::Button, "See who won").await?;
        page.press(Role::Button, "Play again from the same start").await?;
        page.wait_for_text("Roll 1").await?;
        // Both games are stored now and began in the same way.
        let heads: std::collections::BTreeSet<String> = page.all_stored("/head").await?.into_iter().collect();
        ensure!(heads.len() == 1, "the rematch has other cards or rolls");
        page.find(Role::Button, "Roll four dice").await?;
        Ok(())
    })
}
