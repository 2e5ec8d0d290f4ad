//! What everybody may see.

use super::{
    Call, Card, Clear, Hints, House, Mode, Squares, Throw, line,
    phase::{Phase, PlayerDeal},
    score::DealScore,
};
use crate::rules::{Seat, name::Name, piecepack::Rank, player::Level};

/// Everything that everybody may see, and nothing else.
///
/// No field can hold a choice on a card on the screen before everybody has chosen (CL-R06): until then cards, Fours and
/// numbers of coins are those before the roll. With real cards people call aloud, and calls are shown at once (CL-R28).
#[derive(Debug, Clone, PartialEq)]
pub struct View {
    /// All players, in seat order.
    pub people: Vec<Person>,
    /// Who confirms the score (CL-12).
    pub scorekeeper: Seat,
    /// Whether cards are on the screen or real.
    pub mode: Mode,
    /// The house rules.
    pub house: House,
    /// The deal, from 1.
    pub deal: u8,
    /// How many deals there will be.
    pub deals: u8,
    /// How often four dice were rolled in this deal. A Scratch-Off has two dice and does not count.
    pub roll: u16,
    /// Who has to roll or, after the roll, who rolled. It changes when the next player has to roll (CL-24, CL-60).
    pub roller: Seat,
    /// Pawns on the Scratch Tile, 0 to 2; the third one is removed at once (CL-14, CL-59).
    pub pawns: u8,
    /// What has to happen now.
    pub phase: PhaseView,
    /// The last throw on which all have acted. Until the first roll of a deal it is one of the deal before; then `None` until all
    /// have acted.
    pub last: Option<ThrowResult>,
    /// The score sheet, one entry for each scored deal (CL-13); in [`PhaseView::Scored`] this deal is among them.
    pub sheet: Vec<DealScore>,
}

/// One player.
#[derive(Debug, Clone, PartialEq)]
pub struct Person {
    /// Their seat.
    pub seat: Seat,
    /// Their name.
    pub name: Name,
    /// The level of a computer player; `None` for a person.
    pub level: Option<Level>,
    /// Their card; `None` where cards are real.
    pub card: Option<Card>,
    /// How many coins are left on the card; where cards are real, according to the calls.
    pub left: u8,
    /// Whether they are clear; false until all have acted (CL-31).
    pub cleared: bool,
    /// Points for Fours in this deal so far (CL-45).
    pub four_points: u8,
    /// Total points: all deals on the sheet, and the Fours of a deal that is still played.
    pub total: u32,
    /// Whether they have acted on the current throw, but not what they did (CL-R06).
    pub acted: bool,
    /// Where cards are real: what they called on the last throw, and whether they also called Clear; until the next throw
    /// (CL-R28).
    pub call: Option<(Call, bool)>,
}

/// What has to happen now.
#[derive(Debug, Clone, PartialEq)]
pub enum PhaseView {
    /// The roller throws four dice, or two in a Scratch-Off.
    Rolling {
        /// Whether it is a Scratch-Off (CL-60).
        scratch_off: bool,
    },
    /// Everybody who has not acted looks for a line (CL-38).
    Acting {
        /// What the dice show.
        throw: Throw,
    },
    /// The only clear player chooses a card for the bonus (CL-72).
    Bonus {
        /// Who chooses.
        by: Seat,
        /// The player whose card is preselected: the other card with the most coins, on a tie the first in seat order
        /// (CL-73).
        largest: Seat,
    },
    /// The deal is on the sheet, and the scorekeeper has to confirm it (CL-12, CL-67).
    Scored,
    /// The game is over (CL-68).
    Over {
        /// All who won, in seat order (CL-R21).
        winners: Vec<Seat>,
    },
}

/// What everybody did on a throw. Exists only when all have acted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ThrowResult {
    /// The throw.
    pub throw: Throw,
    /// What each player did, by seat.
    pub results: Vec<PlayerResult>,
    /// Which pawn this Scratch Round put on the Scratch Tile: 1, 2 or 3; 0 if it was no Scratch Round
    /// (CL-56, CL-58).
    pub pawn_number: u8,
}

/// What one player did on a throw. Public only when everybody has acted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayerResult {
    /// The player.
    pub seat: Seat,
    /// What they called.
    pub call: Call,
    /// The squares of the coins they took; empty for a Scratch, and where cards are real.
    pub line: Squares,
    /// The coins they took, in the order of the line.
    pub coins: Vec<Rank>,
    /// How many coins are left on the card after that.
    pub left: u8,
    /// Whether this cleared the card (CL-53, CL-62).
    pub cleared: bool,
    /// Lines the player missed, if the house rule shows them: all fitting lines after a Scratch, lines of four after a
    /// line of three (CL-R05).
    pub missed: Vec<Squares>,
}

/// A hint for a player who has not acted yet (CL-R05).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Hint {
    /// Whether any line fits.
    Exists(bool),
    /// All lines that fit.
    Lines(Vec<Squares>),
}

impl View {
    /// The player at a seat.
    pub fn person(&self, seat: Seat) -> Option<&Person> {
        self.people.get(seat.index())
    }

    /// Whether cards are real, and the page only rolls, announces and keeps score.
    pub fn is_caller_mode(&self) -> bool {
        self.mode == Mode::Caller
    }

    /// Whether a hint is given only to a player who asks for it (CL-R05).
    pub fn gives_hints_on_request(&self) -> bool {
        self.house.hints == Hints::Ask
    }

    /// Whether all deals are scored and nobody has asked yet who won. Until then nobody is told the totals (CL-R32).
    pub fn hides_totals(&self) -> bool {
        self.phase == PhaseView::Scored && self.deal >= self.deals
    }

    /// The throw that players are acting on.
    pub fn throw(&self) -> Option<&Throw> {
        if let PhaseView::Acting { throw } = &self.phase { Some(throw) } else { None }
    }

    /// Whether the next throw, or the one that players are acting on, is a Scratch-Off (CL-16).
    pub fn is_scratch_off(&self) -> bool {
        matches!(
            self.phase,
            PhaseView::Rolling { scratch_off: true } | PhaseView::Acting { throw: Throw::ScratchOff(_) }
        )
    }

    /// The player who chooses a card for the bonus, while the game waits for this choice.
    pub fn bonus_winner(&self) -> Option<Seat> {
        if let PhaseView::Bonus { by, .. } = self.phase { Some(by) } else { None }
    }

    /// The hint for `seat` under the house rules; `None` if there is no hint or the player has acted (CL-R05).
    pub fn hint(&self, seat: Seat) -> Option<Hint> {
        let person = self.person(seat).filter(|person| !person.acted)?;
        let (card, throw) = (person.card.as_ref()?, self.throw()?);
        match self.house.hints {
            Hints::None => None,
            Hints::Exists => Some(Hint::Exists(line::any_fits(card, throw))),
            Hints::Show | Hints::Ask => Some(Hint::Lines(line::all_fitting(card, throw))),
        }
    }
}

impl Clear {
    /// What everybody may see.
    pub(super) fn public_view(&self) -> View {
        let totals = self.totals();
        let people = self.setup.seats().zip(&self.players).zip(totals);
        View {
            people: people.map(|((seat, player), total)| self.person(seat, player, total)).collect(),
            scorekeeper: self.setup.scorekeeper,
            mode: self.setup.mode,
            house: self.setup.house,
            deal: self.deal,
            deals: self.setup.deals,
            roll: self.roll,
            roller: self.roller,
            pawns: self.pawns,
            phase: self.phase_view(),
            last: self.last.clone(),
            sheet: self.sheet.clone(),
        }
    }

    fn person(&self, seat: Seat, player: &PlayerDeal, total: u32) -> Person {
        let acted = match &self.phase {
            Phase::Acting { choices, .. } => choices.get(seat.index()).is_some_and(Option::is_some),
            Phase::Rolling { .. } | Phase::Bonus(_) | Phase::Scored | Phase::Over => false,
        };
        Person {
            seat,
            name: self.setup.name(seat).clone(),
            level: self.setup.players.get(seat.index()).and_then(|player| player.level),
            card: player.coins.card().copied(),
            left: player.coins.count(),
            cleared: self.is_cleared(seat),
            four_points: player.four_points,
            total,
            call: self.call(seat),
            acted,
        }
    }

    /// The game as it is or, with real cards, was while people called on the last throw, until the dice are thrown again. After a
    /// call that ended the deal it is the game as it is: that call is taken back with Undo (CL-R28).
    pub(super) fn when_called(&self) -> &Self {
        let is_rolling = matches!(self.phase, Phase::Rolling { .. });
        self.called.as_deref().filter(|_| is_rolling).unwrap_or(self)
    }

    fn call(&self, seat: Seat) -> Option<(Call, bool)> {
        let Phase::Acting { choices, .. } = &self.when_called().phase else { return None };
        let choice =
            choices.get(seat.index()).copied().flatten().filter(|_| self.setup.mode == Mode::Caller)?;
        Some((choice.call, choice.cleared))
    }

    fn phase_view(&self) -> PhaseView {
        match &self.phase {
            Phase::Rolling { scratch_off } => PhaseView::Rolling { scratch_off: *scratch_off },
            Phase::Acting { throw, .. } => PhaseView::Acting { throw: *throw },
            Phase::Bonus(by) => PhaseView::Bonus { by: *by, largest: self.largest_other_card(*by) },
            Phase::Scored => PhaseView::Scored,
            Phase::Over => PhaseView::Over { winners: self.winners() },
        }
    }

    /// Whether a player cleared the card in this deal; false until all have acted (CL-31).
    pub(super) fn is_cleared(&self, seat: Seat) -> bool {
        // Before the first roll of a deal, the last result is one of the deal before.
        let last = self.last.as_ref().filter(|_| self.roll > 0);
        let result = last.and_then(|last| last.results.get(seat.index()));
        match self.phase {
            Phase::Rolling { .. } | Phase::Acting { .. } => false,
            Phase::Bonus(_) | Phase::Scored | Phase::Over => result.is_some_and(|result| result.cleared),
        }
    }

    /// The other card with the most coins; on a tie the first in seat order (CL-73).
    fn largest_other_card(&self, by: Seat) -> Seat {
        let others = self.setup.seats().zip(&self.players).filter(|(seat, _)| *seat != by);
        // Of several, `min_by_key` returns the first; `max_by_key` would return the last.
        let largest = others.min_by_key(|(_, player)| std::cmp::Reverse(player.coins.count()));
        largest.map_or(by, |(seat, _)| seat)
    }

    /// The total points of each player, by seat (CL-03).
    pub(super) fn totals(&self) -> Vec<u32> {
        let is_deal_open = match self.phase {
            Phase::Rolling { .. } | Phase::Acting { .. } | Phase::Bonus(_) => true,
            Phase::Scored | Phase::Over => false,
        };
        let total = |(index, player): (usize, &PlayerDeal)| {
            let sheet = self.sheet.iter().filter_map(|deal| deal.parts.get(index));
            let fours = if is_deal_open { u32::from(player.four_points) } else { 0 };
            sheet.map(|parts| parts.total()).sum::<u32>() + fours
        };
        self.players.iter().enumerate().map(total).collect()
    }

    /// All players with the most points (CL-68, CL-R21).
    pub(super) fn winners(&self) -> Vec<Seat> {
        let totals = self.totals();
        let most = totals.iter().max();
        self.setup
            .seats()
            .zip(&totals)
            .filter(|(_, total)| Some(*total) == most)
            .map(|(seat, _)| seat)
            .collect()
    }
}
