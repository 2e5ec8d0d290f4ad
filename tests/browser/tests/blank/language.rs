//! What rules can say, as the page shows it: a hand for one player only, a lasting obligation, and jumping in.

use anyhow::Result;
use browser_tests::{LAPTOP, Role, with_page};
use partypiece::rules::blank::{AutoEffect, Clause, Effect, EffectDuration, PlayerSelector, Rule, Target};

use crate::games::{ANA, NativeCopy, assert_accessible, rule, setup_with};

fn clause_for(players: PlayerSelector, effect: Effect) -> Clause {
    Clause { target: Target::Players(players), effect }
}

/// A game of three with a rule of this clause, which applies after every play.
fn game(clause: Clause) -> Result<NativeCopy> {
    let rules: Vec<Rule> = vec![rule("Ours", vec![clause])];
    let hands = ["r1 g3 y6", "r2 r5 b2", "r1 o3 b6"];
    NativeCopy::started(setup_with(&hands, "r4", "y1 y2 y3 y4", rules)?)
}

/// EF-SHOWTO, BL-R56: the laptop is passed to the one player, whose screen shows the hand until they have seen it.
#[test]
fn a_hand_is_shown_behind_the_curtain_of_one_player() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let show = clause_for(PlayerSelector::Active, Effect::Auto(AutoEffect::ShowTo(PlayerSelector::Next)));
        let mut copy = game(show)?;
        page.open_saved_game(&copy.game).await?;
        copy.play_cards(page, ANA, "r1").await?;
        page.wait_for_text("Bo, look at Ana’s hand. Nobody else may.").await?;
        page.assert_hidden(&["plain green 3", "plain blue 2"]).await?;
        page.lift_curtain("Bo").await?;
        page.find(Role::Region, "Ana’s hand").await?;
        page.find(Role::Button, "plain green 3").await?;
        page.assert_hidden(&["plain blue 2"]).await?;
        page.press(Role::Button, "I have seen it").await?;
        page.wait_until("it is Bo’s turn", async || {
            Ok(page.focused_name().await?.starts_with("Bo: hold to play"))
        })
        .await?;
        page.assert_hidden(&["plain green 3", "plain blue 2"]).await
    })
}

/// EF-JUMP, BL-R58: a player who looks at their hand out of turn reads that they may jump in, and does.
#[test]
fn a_player_jumps_in() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let jump =
            clause_for(PlayerSelector::All, Effect::Auto(AutoEffect::JumpIn(EffectDuration::WhileOpen)));
        let mut copy = game(jump)?;
        page.open_saved_game(&copy.game).await?;
        copy.play_cards(page, ANA, "r1").await?;
        page.press(Role::Button, "Cy, 7 cards").await?;
        page.lift_curtain("Cy").await?;
        page.wait_for_text("It is not your turn, but you may jump in with the red 1.").await?;
        page.press(Role::Button, "plain red 1").await?;
        assert_accessible(page).await?;
        page.press(Role::Button, "Jump in").await?;
        page.find(Role::Button, "Cy, 6 cards").await?;
        page.find(Role::Button, "Ana: hold to play").await.map(drop)
    })
}
