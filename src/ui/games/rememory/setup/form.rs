//! The form of the set-up screen.

use crate::ui::prelude::*;

use crate::{
    browser::{
        chance,
        clock::{this_year, today},
    },
    rules::{
        guests::GuestId,
        luck::Seed,
        rememory::{Company, Setup, Starter, Variant, daily},
    },
    ui::{guests::GuestList, setup::stored},
};

/// The setting that stores the variant.
const SETTING: &str = "rememory-variant";

/// The form on the screen. Every copy uses the same signals.
#[derive(Clone, Copy)]
pub(super) struct SetupForm {
    /// Who plays.
    pub(super) list: GuestList,
    /// The variant.
    pub(super) variant: RwSignal<Variant>,
    /// Who begins; `None` for a random player (RM-09, RM-10).
    pub(super) starter: RwSignal<Option<GuestId>>,
    /// Whether there is just one player.
    pub(super) alone: Memo<bool>,
    /// Whether the grid of the day is wanted.
    pub(super) daily: RwSignal<bool>,
    /// Why the game could not start.
    pub(super) refused: RwSignal<Option<String>>,
    /// How often `refused` was shown.
    pub(super) attempts: RwSignal<u32>,
}

impl SetupForm {
    /// The stored form. From now on every change is stored.
    pub(super) fn open() -> Self {
        let variant = stored(SETTING, || Variant::Bag);
        // In some variants fewer can play; the rules say why.
        let list = GuestList::open((1, Setup::MAX).into());
        Self {
            list,
            variant,
            starter: RwSignal::new(None),
            alone: Memo::new(move |_| list.named() == 1),
            daily: RwSignal::new(false),
            refused: list.refusal(variant),
            attempts: RwSignal::new(0),
        }
    }

    /// The set-up; or `None` if there is a problem, which is then shown.
    pub(super) fn to_setup(self) -> Option<Setup> {
        let players = self.list.players()?;
        let company = if players.len() == 1 { Company::Solo } else { Company::Table };
        let starter = self.starter.get_untracked().and_then(|id| self.list.seat(id));
        let starter = starter.map_or(Starter::Random, Starter::Seat);
        let setup = Setup { players, company, variant: self.variant.get_untracked(), starter };
        match setup.check() {
            Ok(()) => Some(setup),
            Err(refusal) => {
                self.refuse(refusal.to_string());
                None
            }
        }
    }

    /// The seed: from the day for the grid of the day, otherwise random.
    pub(super) fn seed(self) -> Seed {
        if self.daily.get_untracked() && self.alone.get_untracked() {
            let (month, day) = today();
            daily(this_year(), month, day)
        } else {
            chance::seed()
        }
    }

    /// Shows why the game could not start.
    pub(super) fn refuse(self, sentence: String) {
        self.refused.set(Some(sentence));
        self.attempts.update(|asked| *asked += 1);
    }
}
