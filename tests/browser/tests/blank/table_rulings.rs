//! What a table agrees on where the rules are silent: it chooses among what is there.

use anyhow::{Result, ensure};
use browser_tests::{LAPTOP, Page, Role, with_page};
use partypiece::rules::blank::{
    Action, AutoEffect, Clause, CountsAs, Effect, EffectDuration, Filter, Limit, PlayerSelector, Target,
};

use crate::tables::{ANA, Night, assert_accessible, assert_fits, courtesy, laid, rule};

/// Takes up these slips of a ruling, hears what it does, proposes it, and everybody agrees.
async fn rules(page: &Page, slips: &[&str], sentence: &str) -> Result<()> {
    page.press(Role::Button, "Table ruling").await?;
    for slip in slips {
        page.press(Role::Button, slip).await?;
    }
    page.wait_for_text(sentence).await?;
    assert_accessible(page).await?;
    page.press(Role::Button, "Propose it").await?;
    page.wait_for_text(&format!("Ana proposes: {sentence}")).await?;
    assert_accessible(page).await?;
    page.press(Role::Button, "Everybody agrees").await
}

/// What lasts, as it stands on the table.
async fn lasts(page: &Page) -> Result<Vec<String>> {
    let lasting = "return [...document.querySelectorAll('.lasting li')].map((li) => li.innerText)";
    Ok(serde_json::from_value(page.execute(lasting).await?)?)
}

/// BL-108, BL-R18: of two things that last the table ends the second one, of two things to be done it waives the second
/// one, and what is not there cannot be chosen.
#[test]
fn the_table_chooses_what_ends_and_what_is_waived() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        let clause = |target, deed| Clause { target, effect: Effect::Auto(deed) };
        let nine = EffectDuration::Turns(9);
        let change = AutoEffect::Change { counts: CountsAs::AnyColour, lasts: nine };
        let limit = AutoEffect::Limit { to: Limit::Cards(3), lasts: nine };
        let both = vec![
            clause(Target::InPlay(Filter::default()), change),
            clause(Target::Players(PlayerSelector::All), limit),
        ];
        let rules_of_the_night =
            vec![rule("Wild", both), courtesy(PlayerSelector::Next), courtesy(PlayerSelector::Previous)];
        let mut night = Night::begun(laid(&["r2", "r3", "r5"], "r4", "y1 y2", rules_of_the_night)?)?;
        let cards = night.cards(ANA, "r2")?;
        night.does(ANA, Action::Play(cards))?;
        night.does(ANA, Action::Resolve)?;
        let (lasting, owed) = (night.table().lasting, night.table().obligations);
        ensure!((lasting.len(), owed.len()) == (2, 2), "{lasting:?} {owed:?}");
        page.open_saved_game(&night.game).await?;

        let ends = |sentence: &str| format!("This ends: {sentence}");
        rules(page, &["End a lasting effect", &lasting[1]], &ends(&lasting[1])).await?;
        page.wait_until("the second one has ended", async || Ok(lasts(page).await? == lasting[..1])).await?;
        assert_fits(page).await?;

        let whom = |at: usize| night.name(owed[at].seat);
        let waived = format!("{}: {}", whom(1), owed[1].text);
        let sentence = format!("{} does not have to {}.", whom(1), owed[1].text);
        rules(page, &["Cancel a task", &waived], &sentence).await?;
        page.wait_until("the second one is waived", async || {
            Ok(page.find_now(Role::Button, &format!("Done: {}", whom(1))).await?.is_none())
        })
        .await?;
        page.find(Role::Button, &format!("Done: {}", whom(0))).await?;

        rules(page, &["End a lasting effect"], &ends(&lasting[0])).await?;
        page.wait_until("nothing lasts", async || Ok(lasts(page).await?.is_empty())).await?;
        page.press(Role::Button, "Table ruling").await?;
        page.find(Role::Button, "Cancel a task").await?;
        ensure!(
            page.find_now(Role::Button, "End a lasting effect").await?.is_none(),
            "nothing lasts any more"
        );
        Ok(())
    })
}
