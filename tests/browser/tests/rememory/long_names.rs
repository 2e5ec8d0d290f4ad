//! LK-06: many people with long names: their names can be told apart.

use anyhow::Result;
use browser_tests::{LAPTOP, PHONE, PHONE_LANDSCAPE, Role, assert_names_readable, long_names, with_page};
use partypiece::rules::rememory::{Deal, Variant};

use crate::games::NativeCopy;

#[test]
fn names_can_be_read_beside_tiles_and_coins() -> Result<()> {
    let hands = Variant::Hands { deal: Deal::Random, hidden: false };
    for window in [LAPTOP, PHONE, PHONE_LANDSCAPE] {
        for (variant, people) in [(Variant::Bag, 6), (hands, 6), (Variant::Bag, 8)] {
            with_page(window, async |page| {
                page.open().await?;
                let names = long_names(people)?;
                let texts: Vec<String> = names.iter().map(ToString::to_string).collect();
                let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
                let copy = NativeCopy::started(variant, &texts, 8)?;
                page.open_saved_game(&copy.game).await?;
                page.find(Role::Button, "More").await?;
                assert_names_readable(page, &names).await
            })?;
        }
    }
    Ok(())
}
