//! The second screen through a whole deal of Clear!: what somebody did on a throw is not in its document before all have decided.

use anyhow::{Context, Result, ensure};
use browser_tests::{LAPTOP, Page, with_page};
use partypiece::{
    rules::clear::{Action, Clear, PhaseView},
    screens::{
        GameScreens,
        second_screen::{CoinCard, PublicBoard},
    },
};
use serde_json::{Value, json};

use crate::{
    games::{Table, game_after, next, setup},
    helpers::play_action,
};

/// Each card in the document: its name, whether its owner has decided, what they did, and the number of its coins.
const CARDS: &str = "return [...document.querySelectorAll('.coin-cards figure')].map((card) => [
    card.querySelector('bdi').textContent, 'decided' in card.dataset, card.querySelector('b').textContent,
    card.querySelectorAll('.coin').length])";

/// The same cards, as a native game shows them to everybody.
fn public_cards(game: &Table) -> Result<Value> {
    let (_, PublicBoard::Cards { cards, .. }) = Clear::public_board(&game.view(), 0) else {
        anyhow::bail!("no cards are shown")
    };
    let card = |CoinCard { name, coins, decided, stamp }: CoinCard| {
        json!([name, decided, stamp, coins.iter().flatten().count()])
    };
    Ok(cards.into_iter().map(card).collect())
}

/// The number of actions of a first deal between two people, if everybody takes the first matching line.
fn deal_length(seed: u64) -> Result<usize> {
    let mut game = game_after(setup(2, 1)?, seed, &[])?;
    let mut actions = 0;
    while let PhaseView::Rolling { .. } | PhaseView::Acting { .. } = game.view().phase {
        let (by, action) = next(&game).context("the deal goes on")?;
        game.play(by, action).map_err(|refusal| anyhow::anyhow!("{refusal}"))?;
        actions += 1;
    }
    Ok(actions)
}

/// SS-02, CL-R06
#[test]
fn a_whole_deal_shows_no_decision_before_all_have_decided() -> Result<()> {
    let lengths = (0..50).map(|seed| Ok((deal_length(seed)?, seed))).collect::<Result<Vec<_>>>()?;
    let (_, shortest) = lengths.into_iter().min().context("a deal")?;
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let mut game = game_after(setup(2, 1)?, shortest, &[])?;
        page.open_saved_game(&game).await?;
        page.open_second_screen().await?;
        let mut before = public_cards(&game)?;
        let mut stamps = 0;
        while let PhaseView::Rolling { .. } | PhaseView::Acting { .. } = game.view().phase {
            let (by, action) = next(&game).context("the deal goes on")?;
            play_action(page, &mut game, by, action).await?;
            page.wait_until_still().await?;
            if matches!(game.view().phase, PhaseView::Scored) {
                page.second_screen_shows("Score").await?;
                break;
            }
            let cards = second_screen_cards(page, &game).await?;
            if action == Action::Roll {
                before = cards;
            } else if matches!(game.view().phase, PhaseView::Acting { .. }) {
                assert_undecided(&before, &cards)?;
            } else {
                stamps += stamped(&cards);
            }
        }
        ensure!(stamps > 0, "nobody has a stamp after a throw");
        Ok(())
    })
}

/// Waits until the second screen has the cards of the game, and returns them.
async fn second_screen_cards(page: &Page, game: &Table) -> Result<Value> {
    let public = public_cards(game)?;
    page.on_second_screen(async || {
        page.wait_until(&format!("the second screen has {public}"), async || {
            Ok(page.execute(CARDS).await? == public)
        })
        .await
    })
    .await?;
    Ok(public)
}

/// Checks that no decision is shown before all have decided: there is no stamp, and no coin is gone.
fn assert_undecided(before: &Value, now: &Value) -> Result<()> {
    ensure!(stamped(now) == 0, "somebody has a stamp: {now}");
    let coins = |cards: &Value| -> Vec<Value> {
        cards.as_array().into_iter().flatten().map(|card| card[3].clone()).collect()
    };
    ensure!(coins(before) == coins(now), "coins are gone: {now}, before {before}");
    Ok(())
}

fn stamped(cards: &Value) -> usize {
    cards.as_array().into_iter().flatten().filter(|card| card[2] != json!("")).count()
}
