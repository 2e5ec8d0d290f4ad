//! Set-up screens with ten long names: all are removed, some have no seat, others are pasted, nobody is there to start with, and
//! each usual length is pressed.

use anyhow::Result;
use partypiece::{play::Kind, screens::length::Length};
use serde_json::json;

use super::Tour;
use crate::{Role, long_names};

/// Shows everybody who has no seat.
const SHOW_KEPT: &str = "document.querySelector('.kept')?.setAttribute('open', '')";

impl<Visit: AsyncFn(&str) -> Result<()>> Tour<'_, Visit> {
    /// The set-up screen of each game.
    pub(super) async fn set_ups(&self) -> Result<()> {
        for kind in Kind::ALL {
            self.take_set_up(&format!("set-up-{}", kind.slug()), kind).await?;
        }
        Ok(())
    }

    async fn take_set_up(&self, name: &str, kind: Kind) -> Result<()> {
        if !self.wants(&format!("{name}-crowd")) {
            return Ok(());
        }
        let guests: Vec<_> = long_names(10)?.iter().map(|name| json!({ "name": name.as_str() })).collect();
        self.page.open_screen("").await?;
        self.page.store("setting/guests", &json!(guests).to_string()).await?;
        self.page.wait_for_paint().await?;
        self.page.open_screen(&format!("set-up/{}", kind.slug())).await?;
        self.page.find(Role::Button, "Remove all 10").await?;
        self.page.execute(SHOW_KEPT).await?;
        self.take(&format!("{name}-crowd")).await?;
        self.take_lengths(name, kind).await?;
        self.page.press(Role::Button, "Remove all 10").await?;
        self.page.find(Role::Button, "Bring back all 10").await?;
        self.page.press(Role::Button, "Start").await?;
        self.take(&format!("{name}-crowd-removed")).await?;
        self.page.press(Role::Button, "Bring back all 10").await?;
        self.page.focus_on(".places input").await?;
        self.page.paste("Ana, Bo, Cy").await?;
        self.page.find(Role::Button, "Replace the list by the 3 pasted names").await?;
        self.page.execute(SHOW_KEPT).await?;
        self.take(&format!("{name}-crowd-pasted")).await?;
        self.page.execute("localStorage.removeItem('partypiece/setting/guests')").await?;
        Ok(())
    }

    /// Each of the usual lengths of a long game (LK-36).
    async fn take_lengths(&self, name: &str, kind: Kind) -> Result<()> {
        if matches!(kind, Kind::Rememory | Kind::Blank) {
            return Ok(());
        }
        for length in [Length::Short, Length::AsWritten] {
            self.page.press_beginning(Role::Radio, length.title()).await?;
            let length = length.title().to_lowercase().replace(' ', "-");
            self.take(&format!("{name}-crowd-{length}")).await?;
        }
        Ok(())
    }
}
