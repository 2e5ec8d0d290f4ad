//! What a table agrees on where the rules are silent: it chooses among what is there.

use anyhow::{Result, ensure};
use browser_tests::{Guest, LAPTOP, Role, party};
use partypiece::rules::blank::{Action, Clause, CountsAs, Deed, Effect, Filter, Lasts, Limit, Target, Whom};

use crate::tables::{ANA, Night, courtesy, fits, laid, no_barriers, rule};

/// Takes up these slips of a ruling, hears what it does, proposes it, and everybody agrees.
async fn rules(guest: &Guest, slips: &[&str], told: &str) -> Result<()> {
    guest.press(Role::Button, "Table ruling").await?;
    for slip in slips {
        guest.press(Role::Button, slip).await?;
    }
    guest.hears(told).await?;
    no_barriers(guest).await?;
    guest.press(Role::Button, "Propose it").await?;
    guest.hears(&format!("Ana proposes: {told}")).await?;
    no_barriers(guest).await?;
    guest.press(Role::Button, "Everybody agrees").await
}

/// What lasts, as it stands on the table.
async fn lasts(guest: &Guest) -> Result<Vec<String>> {
    let lasting = "return [...document.querySelectorAll('.lasting li')].map((li) => li.innerText)";
    Ok(serde_json::from_value(guest.asks(lasting).await?)?)
}

/// BL-108, BL-R18: of two things that last the table ends the second one, of two things to be done it waives the second
/// one, and what is not there cannot be chosen.
#[test]
fn the_table_chooses_what_ends_and_what_is_waived() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        let clause = |target, deed| Clause { target, effect: Effect::Auto(deed) };
        let nine = Lasts::Turns(9);
        let change = Deed::Change { counts: CountsAs::AnyColour, lasts: nine };
        let limit = Deed::Limit { to: Limit::Cards(3), lasts: nine };
        let both = vec![
            clause(Target::InPlay(Filter::default()), change),
            clause(Target::Players(Whom::All), limit),
        ];
        let rules_of_the_night = vec![rule("Wild", both), courtesy(Whom::Next), courtesy(Whom::Previous)];
        let mut night = Night::begun(laid(&["r2", "r3", "r5"], "r4", "y1 y2", rules_of_the_night)?)?;
        let cards = night.cards(ANA, "r2")?;
        night.does(ANA, Action::Play(cards))?;
        night.does(ANA, Action::Resolve)?;
        let (lasting, owed) = (night.table().lasting, night.table().obligations);
        ensure!((lasting.len(), owed.len()) == (2, 2), "{lasting:?} {owed:?}");
        guest.finds_on_the_shelf(&night.game).await?;

        let ends = |told: &str| format!("This ends: {told}");
        rules(guest, &["Something ends", &lasting[1]], &ends(&lasting[1])).await?;
        guest.until("the second one has ended", async || Ok(lasts(guest).await? == lasting[..1])).await?;
        fits(guest).await?;

        let whom = |at: usize| night.name(owed[at].seat);
        let waived = format!("{}: {}", whom(1), owed[1].text);
        let told = format!("{} need not {}.", whom(1), owed[1].text);
        rules(guest, &["Something is waived", &waived], &told).await?;
        guest
            .until("the second one is waived", async || {
                Ok(guest.finds(Role::Button, &format!("Done: {}", whom(1))).await?.is_none())
            })
            .await?;
        guest.sees(Role::Button, &format!("Done: {}", whom(0))).await?;

        rules(guest, &["Something ends"], &ends(&lasting[0])).await?;
        guest.until("nothing lasts", async || Ok(lasts(guest).await?.is_empty())).await?;
        guest.press(Role::Button, "Table ruling").await?;
        guest.sees(Role::Button, "Something is waived").await?;
        ensure!(guest.finds(Role::Button, "Something ends").await?.is_none(), "nothing lasts any more");
        Ok(())
    })
}
