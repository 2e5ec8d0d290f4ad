//! An owner who is not at the table, and whoever speaks for them.

use anyhow::{Result, ensure};
use browser_tests::{By, Key, LAPTOP, Role, party};
use partypiece::rules::{
    Seat,
    blank::{Deck, Mark},
};

use crate::evening::{named, no_barriers, puts_on_the_shelf, setup, won};

/// A deck that belongs to somebody who is elsewhere.
fn of_zoe() -> Deck {
    Deck { owner: "Zoë".to_owned(), ..named("Friday deck", Mark::Star) }
}

/// BL-R28: as long as the owner is not among those who are named, the table says who speaks for them; it is dealt so.
#[test]
fn somebody_speaks_for_an_owner_who_is_away() -> Result<()> {
    party(LAPTOP, async |guest| {
        guest.comes_in().await?;
        puts_on_the_shelf(guest, "2222222222", &of_zoe()).await?;
        guest.asks("location.hash = '#/set-up/blank'").await?;
        guest.until("a name is asked for", async || Ok(guest.focus().await? == "Name at seat 1")).await?;
        guest.hears("An owner is away").await?;
        guest.types("Ana" + Key::Enter + "zoe").await?;
        guest.until("the owner is here", async || Ok(!guest.reads("An owner is away").await?)).await?;
        guest.types(Key::Backspace + Key::Backspace + Key::Backspace + "Bo").await?;
        guest.hears("The table decides").await?;
        guest.browser.find(By::XPath("//summary[contains(., 'An owner is away')]")).await?.click().await?;
        no_barriers(guest).await?;
        guest.press(Role::Button, "Bo").await?;
        guest.hears("Bo speaks for Zoë").await?;
        guest.press(Role::Button, "Deal").await?;
        guest.sees(Role::Button, "Read aloud").await?;
        let dealt = guest.asks(
            "return Object.values(localStorage).filter((text) => text.includes('\"delegate\":1')).length",
        );
        ensure!(dealt.await? == 1, "Bo speaks for the owner");
        Ok(())
    })
}

/// BL-67, BL-R28: whoever speaks for the owner has the last word, and the table knows for whom.
#[test]
fn whoever_speaks_for_the_owner_has_the_last_word() -> Result<()> {
    party(LAPTOP, async |guest| {
        let mut agreed = setup(vec![of_zoe()])?;
        agreed.delegate = Some(Seat(1));
        guest.comes_in().await?;
        guest.finds_on_the_shelf(&won(&agreed)?).await?;
        guest.press(Role::Button, "Write a rule").await?;
        guest.press(Role::Button, "Show it to all").await?;
        guest.press(Role::Button, "We have talked it over").await?;
        guest.hears("Di speaks for Zoë, and has the last word.").await?;
        no_barriers(guest).await?;
        guest.press(Role::Button, "Keep it for good").await?;
        guest.sees(Role::Button, "Another game").await.map(drop)
    })
}
