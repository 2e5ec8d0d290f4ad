//! Checks whether an action is allowed; changes nothing.

use super::{
    Action, CoinSource, Refusal, Rememory, Tile, Variant,
    phase::{CoinInPlay, Phase, SeenBy},
};
use crate::rules::{Seat, piecepack::Coin};

/// An action that was checked. Only the check makes one, so nothing can be applied unchecked.
#[derive(Debug)]
pub struct Allowed(pub(super) Checked);

/// An allowed action, with the data that applying it needs.
#[derive(Debug, Clone, Copy)]
pub(super) enum Checked {
    /// A coin is drawn.
    Draw,
    /// A coin of the player's own, or one beside the tiles, comes into play.
    Pick { source: CoinSource, coin: Coin },
    /// A coin of another player comes into play.
    Steal { from: Seat, place: u8, coin: Coin },
    /// The player who picked the coin in play looks at it.
    Look,
    /// The coin in play is shown to everybody.
    Reveal { coin: Coin },
    /// This tile is turned over, for the coin in play.
    Turn { place: u8, tile: Tile, play: CoinInPlay },
    /// The wrong tile is hidden, and the coin in play goes back.
    Close(CoinInPlay),
    /// The player passes.
    Pass,
    /// The game ends early.
    End,
}

impl Rememory {
    /// Checks whether `by` may do `action` now.
    pub(super) fn allows(&self, by: Seat, action: &Action) -> Result<Checked, Refusal> {
        if by.index() >= self.setup.players.len() {
            return Err(Refusal::NoSuchSeat);
        }
        match (&self.phase, action) {
            (Phase::Over, _) => return Err(Refusal::Over),
            (_, Action::End) => return self.allows_end(),
            // Any player may hide the tile.
            (Phase::WrongTile(play, ..), Action::Close) => return Ok(Checked::Close(*play)),
            // Until the tile is closed, the player may still look at the coin and show it (RM-R30).
            (Phase::WrongTile(..), Action::Look | Action::Reveal) => {}
            (Phase::WrongTile(..), _) => return Err(Refusal::CloseFirst),
            (Phase::Coin | Phase::Tile(_), _) => {}
        }
        if by != self.turn && *action != Action::Close {
            return Err(Refusal::NotYourTurn { turn: self.setup.name(self.turn).clone() });
        }
        match *action {
            Action::Draw => self.allows_draw(),
            Action::Pick { place } => self.allows_pick(by, place),
            Action::Steal { from, place } => self.allows_steal(by, from, place),
            Action::Look => self.allows_look(),
            Action::Reveal => self.allows_reveal(),
            Action::Turn { place } => self.allows_turn(place),
            Action::Close => Err(Refusal::NoTileUp),
            Action::Pass if self.may_pass() => Ok(Checked::Pass),
            Action::Pass => Err(Refusal::NoPass),
            // It was answered above, for any player.
            Action::End => self.allows_end(),
        }
    }

    fn allows_end(&self) -> Result<Checked, Refusal> {
        if self.is_solo() {
            return Err(Refusal::EndAlone);
        }
        if self.kept.iter().all(Vec::is_empty) {
            return Err(Refusal::NothingFound);
        }
        Ok(Checked::End)
    }

    fn allows_draw(&self) -> Result<Checked, Refusal> {
        if self.setup.variant != Variant::Bag {
            return Err(Refusal::NoBag);
        }
        if self.phase != Phase::Coin {
            return Err(Refusal::Drawn);
        }
        Ok(Checked::Draw)
    }

    fn allows_pick(&self, by: Seat, place: u8) -> Result<Checked, Refusal> {
        let source = self.own_source(by, place).ok_or(Refusal::FromBag)?;
        self.allows_coin(source).map(|coin| Checked::Pick { source, coin })
    }

    fn allows_steal(&self, by: Seat, from: Seat, place: u8) -> Result<Checked, Refusal> {
        if !matches!(self.setup.variant, Variant::Steals { .. }) {
            return Err(Refusal::NoStealing);
        }
        if from == by {
            return Err(Refusal::OwnCoin);
        }
        self.allows_coin(CoinSource::Hand { of: from, place }).map(|coin| Checked::Steal {
            from,
            place,
            coin,
        })
    }

    /// The coin at a place, if it may come into play. It may replace a coin in play that is not bound (RM-R26).
    fn allows_coin(&self, source: CoinSource) -> Result<Coin, Refusal> {
        match self.phase.in_play() {
            Some(play) if play.is_bound() => return Err(Refusal::Bound),
            Some(play) if play.source == source => return Err(Refusal::NoCoin),
            Some(_) | None => {}
        }
        self.store.at(source).ok_or(Refusal::NoCoin)
    }

    /// Why nothing can be done without a coin in play.
    fn coin_first(&self) -> Refusal {
        if self.setup.variant == Variant::Bag { Refusal::DrawFirst } else { Refusal::CoinFirst }
    }

    fn allows_look(&self) -> Result<Checked, Refusal> {
        let play = self.phase.in_play().ok_or_else(|| self.coin_first())?;
        match play.seen {
            SeenBy::Nobody => Ok(Checked::Look),
            SeenBy::Picker => Err(Refusal::Looked),
            SeenBy::Table { .. } => Err(Refusal::AlreadyOpen),
        }
    }

    fn allows_reveal(&self) -> Result<Checked, Refusal> {
        if !self.setup.variant.may_reveal() {
            return Err(Refusal::NoRevealing);
        }
        let play = self.phase.in_play().ok_or_else(|| self.coin_first())?;
        match play.seen {
            SeenBy::Nobody | SeenBy::Picker => Ok(Checked::Reveal { coin: play.coin }),
            SeenBy::Table { .. } => Err(Refusal::AlreadyOpen),
        }
    }

    fn allows_turn(&self, place: u8) -> Result<Checked, Refusal> {
        let &play = self.phase.in_play().ok_or_else(|| self.coin_first())?;
        let tile = self.grid.at(place).ok_or(Refusal::NoTile)?;
        Ok(Checked::Turn { place, tile, play })
    }

    /// Whether the current player may pass (RM-R17).
    pub(super) fn may_pass(&self) -> bool {
        matches!(self.setup.variant, Variant::Steals { .. })
            && self.phase == Phase::Coin
            && self.store.has_no_coin(self.turn)
    }

    /// The source of a coin that `by` picks: their own hand or beside the tiles; `None` in the variant with a bag.
    fn own_source(&self, by: Seat, place: u8) -> Option<CoinSource> {
        match self.setup.variant {
            Variant::Bag => None,
            Variant::Hands { .. } | Variant::Steals { .. } => Some(CoinSource::Hand { of: by, place }),
            Variant::Rows { .. } | Variant::Scattered { .. } => Some(CoinSource::Row { place }),
        }
    }
}
