//! The form of the set-up screen.

use crate::ui::prelude::*;

use crate::{
    browser::{
        chance,
        clock::{this_year, today},
        shelf,
    },
    json,
    rules::{
        Seat,
        guests::{Guest, GuestId},
        luck::Seed,
        rememory::{Company, Setup, Starter, Variant, daily},
    },
    ui::guests::GuestList,
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
    /// How often that was shown.
    pub(super) attempts: RwSignal<u32>,
}

impl SetupForm {
    /// The stored form. From now on every change is stored.
    pub(super) fn open() -> Self {
        let stored = shelf::setting(SETTING).and_then(|text| json::read(&text).ok());
        let variant = RwSignal::new(stored.unwrap_or(Variant::Bag));
        let refused = RwSignal::new(None);
        Effect::new(move |_| {
            refused.set(None);
            if let Ok(text) = variant.with(serde_json::to_string) {
                shelf::set_setting(SETTING, &text);
            }
        });
        // In some variants fewer can play; the rules say why.
        let list = GuestList::open((1, Setup::MAX).into());
        Self {
            list,
            variant,
            starter: RwSignal::new(None),
            alone: Memo::new(move |_| list.named() == 1),
            daily: RwSignal::new(false),
            refused,
            attempts: RwSignal::new(0),
        }
    }

    /// The set-up; or `None` if there is a problem, which is then shown.
    pub(super) fn to_setup(self) -> Option<Setup> {
        let players = self.list.players()?;
        let company = if players.len() == 1 { Company::Solo } else { Company::Table };
        let starter = self.seat().map_or(Starter::Random, Starter::Seat);
        let setup = Setup { players, company, variant: self.variant.get_untracked(), starter };
        match setup.check() {
            Ok(()) => Some(setup),
            Err(refusal) => {
                self.refuse(refusal.to_string());
                None
            }
        }
    }

    /// The seat of the player who begins; lines without a name have no seat.
    fn seat(self) -> Option<Seat> {
        let starter = self.starter.get_untracked()?;
        self.list.guests.with_untracked(|guests| {
            let named = guests.list().iter().filter(|guest| !Guest::is_unnamed(guest));
            let place = named.map(|guest| guest.id).position(|id| id == starter)?;
            u8::try_from(place).ok().map(Seat)
        })
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
