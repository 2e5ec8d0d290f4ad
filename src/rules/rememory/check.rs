//! What may be done now.

use super::{
    Action, Lay, Refusal, Rememory, Variant,
    phase::{Phase, SeenBy},
};
use crate::rules::Seat;

impl Rememory {
    /// Whether `by` may do `action` now.
    pub(super) fn allows(&self, by: Seat, action: &Action) -> Result<(), Refusal> {
        if by.index() >= self.setup.players.len() {
            return Err(Refusal::Nobody);
        }
        match (&self.phase, action) {
            (Phase::Over, _) => return Err(Refusal::Over),
            // Whoever of the table says that everybody has seen it.
            (Phase::Wrong(..), Action::Close) => return Ok(()),
            (Phase::Wrong(..), Action::Look | Action::Tell) => {}
            (Phase::Wrong(..), _) => return Err(Refusal::CloseFirst),
            (Phase::Coin | Phase::Tile(_), Action::Close) => return Err(Refusal::NothingUp),
            (Phase::Coin | Phase::Tile(_), _) => {}
        }
        if by != self.turn {
            return Err(Refusal::NotYours { turn: self.setup.name(self.turn).clone() });
        }
        match *action {
            Action::Draw => self.allows_draw(),
            Action::Pick { place } => self.allows_pick(by, place),
            Action::Steal { from, place } => self.allows_steal(by, from, place),
            Action::Look => self.allows_look(),
            Action::Tell => self.allows_tell(),
            Action::Turn { place } => self.allows_turn(place),
            Action::Close => Ok(()),
            Action::Pass if self.may_pass() => Ok(()),
            Action::Pass => Err(Refusal::NoPass),
        }
    }

    fn allows_draw(&self) -> Result<(), Refusal> {
        if self.setup.variant != Variant::Bag {
            return Err(Refusal::NoBag);
        }
        if self.phase != Phase::Coin {
            return Err(Refusal::Drawn);
        }
        Ok(())
    }

    fn allows_pick(&self, by: Seat, place: u8) -> Result<(), Refusal> {
        self.allows_coin(self.own(by, place).ok_or(Refusal::FromBag)?)
    }

    fn allows_steal(&self, by: Seat, from: Seat, place: u8) -> Result<(), Refusal> {
        if !matches!(self.setup.variant, Variant::Steals { .. }) {
            return Err(Refusal::NoStealing);
        }
        if from == by {
            return Err(Refusal::OwnCoin);
        }
        self.allows_coin(Lay::Hand { of: from, place })
    }

    /// Whether the coin of a place may come into play, instead of another one perhaps (RM-R26).
    fn allows_coin(&self, lay: Lay) -> Result<(), Refusal> {
        match self.phase.play() {
            Some(play) if play.is_bound() => return Err(Refusal::Bound),
            Some(play) if play.lay == lay => return Err(Refusal::NoCoin),
            Some(_) | None => {}
        }
        self.store.at(lay).map(drop).ok_or(Refusal::NoCoin)
    }

    fn allows_look(&self) -> Result<(), Refusal> {
        match self.phase.play().ok_or(Refusal::CoinFirst)?.seen {
            SeenBy::Nobody => Ok(()),
            SeenBy::Picker => Err(Refusal::Looked),
            SeenBy::Table { .. } => Err(Refusal::Open),
        }
    }

    fn allows_tell(&self) -> Result<(), Refusal> {
        if !self.setup.variant.telling() {
            return Err(Refusal::NoTelling);
        }
        match self.phase.play().ok_or(Refusal::CoinFirst)?.seen {
            SeenBy::Nobody | SeenBy::Picker => Ok(()),
            SeenBy::Table { .. } => Err(Refusal::Open),
        }
    }

    fn allows_turn(&self, place: u8) -> Result<(), Refusal> {
        self.phase.play().ok_or(Refusal::CoinFirst)?;
        self.grid.at(place).map(drop).ok_or(Refusal::NoTile)
    }

    /// Whether whoever's turn it is may do without a coin (RM-R17).
    pub(super) fn may_pass(&self) -> bool {
        matches!(self.setup.variant, Variant::Steals { .. })
            && self.phase == Phase::Coin
            && self.store.is_bare(self.turn)
    }

    /// A place from which `by` picks: in their own hand, or beside the tiles; nothing where coins are drawn.
    pub(super) fn own(&self, by: Seat, place: u8) -> Option<Lay> {
        match self.setup.variant {
            Variant::Bag => None,
            Variant::Hands { .. } | Variant::Steals { .. } => Some(Lay::Hand { of: by, place }),
            Variant::Rows { .. } | Variant::Scattered { .. } => Some(Lay::Row { place }),
        }
    }
}
