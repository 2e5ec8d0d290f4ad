//! Rulings of the table for cases that the rules do not cover: the table chooses from lists.

use anyhow::{Result, ensure};
use browser_tests::{LAPTOP, Page, Role, with_page};
use partypiece::rules::blank::{
    Action, AutoEffect, Clause, CountsAs, Effect, EffectDuration, Filter, Limit, PlayerSelector, Target,
};
use partypiece::screens::blank::lasting_effects;

use crate::games::{ANA, NativeCopy, assert_accessible, assert_fits, rule, say_rule, setup_with};

/// Chooses these entries of a ruling, checks what is announced, proposes it, and everybody agrees.
async fn agree_on_ruling(page: &Page, entries: &[&str], sentence: &str) -> Result<()> {
    page.press(Role::Button, "Table ruling").await?;
    for entry in entries {
        page.press(Role::Button, entry).await?;
    }
    page.wait_for_text(sentence).await?;
    assert_accessible(page).await?;
    page.press(Role::Button, "Propose it").await?;
    page.wait_for_text(&format!("Ana proposes: {sentence}")).await?;
    assert_accessible(page).await?;
    page.press(Role::Button, "Everybody agrees").await
}

/// The lasting effects on the table.
async fn shown_effects(page: &Page) -> Result<Vec<String>> {
    page.shown_texts_of(".lasting li").await
}

/// BL-108, BL-R18: the table ends the second of two lasting effects and cancels the second of two tasks. Only existing ones
/// can be chosen.
#[test]
fn the_table_ends_an_effect_and_cancels_a_task_of_its_choice() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let clause = |target, effect| Clause { target, effect: Effect::Auto(effect) };
        let nine = EffectDuration::Turns(9);
        let change = AutoEffect::Change { counts: CountsAs::AnyColour, lasts: nine };
        let limit = AutoEffect::Limit { to: Limit::Cards(3), lasts: nine };
        let both = vec![
            clause(Target::InPlay(Filter::default()), change),
            clause(Target::Players(PlayerSelector::All), limit),
        ];
        let rules =
            vec![rule("Wild", both), say_rule(PlayerSelector::Next), say_rule(PlayerSelector::Previous)];
        let mut copy = NativeCopy::started(setup_with(&["r2", "r3", "r5"], "r4", "y1 y2", rules)?)?;
        let cards = copy.cards(ANA, "r2")?;
        copy.act(ANA, Action::Play(cards))?;
        copy.act(ANA, Action::Resolve)?;
        let (lasting, owed) = (lasting_effects(&copy.view()), copy.view().obligations);
        ensure!((lasting.len(), owed.len()) == (2, 2), "{lasting:?} {owed:?}");
        page.open_saved_game(&copy.game).await?;

        let ends = |sentence: &str| format!("This ends: {sentence}");
        agree_on_ruling(page, &["End a lasting effect", &lasting[1]], &ends(&lasting[1])).await?;
        page.wait_until("the second one has ended", async || Ok(shown_effects(page).await? == lasting[..1]))
            .await?;
        assert_fits(page).await?;

        let name = |index: usize| copy.name(owed[index].seat);
        let task = owed[1].duty.describe(name(1));
        let waived = format!("{}: {task}", name(1));
        let sentence = owed[1].duty.no_longer(name(1));
        agree_on_ruling(page, &["Cancel a task", &waived], &sentence).await?;
        page.wait_until_gone(Role::Button, &format!("Done: {}", name(1))).await?;
        page.find(Role::Button, &format!("Done: {}", name(0))).await?;

        agree_on_ruling(page, &["End a lasting effect"], &ends(&lasting[0])).await?;
        page.wait_until("nothing lasts", async || Ok(shown_effects(page).await?.is_empty())).await?;
        page.press(Role::Button, "Table ruling").await?;
        page.find(Role::Button, "Cancel a task").await?;
        ensure!(
            page.find_now(Role::Button, "End a lasting effect").await?.is_none(),
            "an effect that has ended can be ended again"
        );
        Ok(())
    })
}
