//! What everybody may see, and what one player may see besides. Who may see what is decided only here, and for sheets in
//! `sheets::view`.

use std::{collections::BTreeMap, sync::Arc};

use super::{
    Day, House, LINES, LetterThrow, NextFlip, Number, Past, Pieceagories, SlipId, Timer,
    coins::CoinSeen,
    phase::{Phase, Picked},
    pool::Slip,
};
use crate::rules::{
    Seat,
    name::Name,
    piecepack::{Coin, Suit},
    sheets::{OpenPhaseView, SheetPhaseView, Typing, best, totals},
    words::fold,
};

/// Everything that everybody may see, and nothing else.
///
/// No field can hold the face of a face-down coin, an answer before it is read out or appealed, or the letter
/// while players type their sheets one after the other.
#[derive(Debug, Clone, PartialEq)]
pub struct View {
    /// Everybody at the table, in seat order; a host without a pawn comes last.
    pub people: Vec<Person>,
    /// The host's seat.
    pub host: Seat,
    /// The round, from 1.
    pub round: u8,
    /// The number of rounds in the game.
    pub rounds: u8,
    /// The size of the board.
    pub board: Scoreboard,
    /// The coins, in their order on the table.
    pub coins: Vec<CoinSeen>,
    /// Whether answers are written on paper.
    pub paper: bool,
    /// Which clock is used.
    pub timer: Timer,
    /// The house rules.
    pub house: House,
    /// Whether categories are drawn from cards.
    pub cards: bool,
    /// The finished rounds.
    pub past: Vec<Arc<Past>>,
    /// The authors of categories, by the text of the category. During a round the map has the categories of
    /// the list, after the game all categories that were used. Empty while authors may not be shown (PG-R54).
    pub authors: BTreeMap<String, Vec<Seat>>,
    /// The list of the round, number 1 first; empty while there is none.
    pub list: Vec<Category>,
    /// What has to happen now.
    pub phase: PhaseView,
}

/// What one player may see besides.
#[derive(Debug, Clone, PartialEq)]
pub enum OwnView {
    /// The dice, which show the letter. They are there only after the player's time has started.
    Letter(LetterThrow),
    /// The slips that the player added.
    Slips(Vec<SlipSeen>),
}

/// A person at the table.
#[derive(Debug, Clone, PartialEq)]
pub struct Person {
    /// Their seat.
    pub seat: Seat,
    /// Their name.
    pub name: Name,
    /// Their pawn; `None` for a host who does not play.
    pub pawn: Option<Suit>,
    /// The number of rounds won, which is also the position of the pawn (PG-R01).
    pub won: u8,
    /// Whether they are still at the table (PG-R46).
    pub here: bool,
}

/// A category on the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Category {
    /// Its number this round.
    pub number: Number,
    /// Its text.
    pub text: String,
    /// The numbers it had in earlier rounds, shown struck through (PG-35).
    pub old: Vec<Number>,
}

/// A slip in the pool.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SlipSeen {
    /// Its id.
    pub id: SlipId,
    /// Its text.
    pub text: String,
    /// The numbers it had in earlier rounds.
    pub old: Vec<Number>,
}

/// What has to happen now, as far as everybody may see it.
#[derive(Debug, Clone, PartialEq)]
pub enum PhaseView {
    /// Categories are invented.
    Brainstorm {
        /// The dice thrown before categories are invented, with the extension “Pieceagories Pieceagories” (PG-85).
        throw: Option<LetterThrow>,
        /// The number of slips that each inventor has added.
        counts: BTreeMap<Seat, usize>,
        /// How many different categories there are.
        categories: usize,
        /// All slips if players invent together; otherwise none.
        slips: Vec<SlipSeen>,
    },
    /// The host picks ten categories, or ten cards were drawn.
    Picking {
        /// All slips in alphabetical order; empty if cards are drawn.
        pool: Vec<SlipSeen>,
        /// The list so far, number 1 first.
        picked: Vec<Option<Category>>,
        /// Whether enough cards are left for a list; always true if the host picks.
        enough: bool,
    },
    /// A player has to flip a coin.
    Flipping {
        /// The day from which birthdays are counted, once it is known.
        today: Option<Day>,
        /// Whether that day may still be changed.
        day_open: bool,
        /// Who flips the coin, once that is known.
        due: Option<NextFlip>,
        /// The host's choice among players who share a birthday.
        named: Option<Seat>,
    },
    /// The timer is set but does not run yet.
    ReadyToRoll {
        /// The coin that gave the minutes; `None` in a Blitz.
        coin: Option<Coin>,
        /// The writing time in seconds.
        seconds: u32,
    },
    /// Players type one after the other, and each sees the letter only after their time has started.
    Typing {
        /// The writing time in seconds.
        seconds: u32,
        /// Who types.
        typing: Typing,
    },
    /// Everybody sees the letter: a round on paper or a Blitz, or answers that are appealed or read.
    Sheets {
        /// The writing time in seconds.
        seconds: u32,
        /// The dice; `None` in the first category of a Blitz while no clock runs.
        throw: Option<LetterThrow>,
        /// What is written or read.
        phase: OpenPhaseView,
    },
    /// The round is scored; the pawns have not moved yet.
    Scored {
        /// The dice.
        throw: LetterThrow,
        /// Points by seat, then line.
        points: Vec<Vec<u8>>,
        /// Totals by seat.
        totals: Vec<u32>,
        /// The winners of the round.
        winners: Vec<Seat>,
    },
    /// The game is over.
    Over {
        /// The winners of the game.
        winners: Vec<Seat>,
    },
}

/// The size of a scoreboard. A run is the column of spaces of one pawn; each tile is two spaces wide and two high.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Scoreboard {
    /// The width in tiles.
    pub wide: u8,
    /// The height in tiles.
    pub high: u8,
    /// The number of runs with a pawn; the rightmost run may be unused (PG-20, PG-R02).
    pub used: u8,
}

impl Scoreboard {
    /// The board for a number of participants and rounds: one tile wide for every two participants (PG-17), and three
    /// tiles high, or more for more than six rounds (PG-18, PG-23, PG-R03).
    pub fn new(participants: u8, rounds: u8) -> Self {
        Self { wide: participants.div_ceil(2), high: rounds.div_ceil(2).max(3), used: participants }
    }

    /// The number of spaces in each run.
    pub fn spaces(self) -> u8 {
        self.high * 2
    }
}

impl Pieceagories {
    /// While people write: the dice, if the writing time of `seat` has started. In the brainstorm: the slips
    /// that this player added, unless players invent together.
    pub(super) fn own_view(&self, seat: Seat) -> Option<OwnView> {
        match &self.phase {
            Phase::Sheets { start, round } => {
                round.writing()?.has_looked(seat).then_some(OwnView::Letter(start.throw))
            }
            Phase::Brainstorm { .. } if !self.setup.house.together => {
                let theirs = self.pool.iter().filter(|(_, slip)| slip.authors.contains(&seat));
                let slips: Vec<SlipSeen> = theirs.map(slip_seen).collect();
                (!slips.is_empty()).then_some(OwnView::Slips(slips))
            }
            Phase::Brainstorm { .. }
            | Phase::Picking { .. }
            | Phase::Flipping { .. }
            | Phase::ReadyToRoll { .. }
            | Phase::Scored(_)
            | Phase::Over => None,
        }
    }

    /// What everybody may see.
    pub(super) fn public_view(&self) -> View {
        View {
            people: self.people(),
            host: self.setup.host_seat(),
            round: self.round,
            rounds: self.setup.rounds,
            board: self.board(),
            coins: self.coins.seen(),
            paper: !self.typed(),
            timer: self.setup.timer,
            house: self.setup.house.clone(),
            cards: self.setup.source.cards().is_some(),
            past: self.past.clone(),
            authors: self.authors(),
            list: self.list(),
            phase: self.phase_view(),
        }
    }

    /// The authors of categories, as far as they may be shown: during a round those of the list, if the house rules
    /// say so; after the game those of every category that was on a list. While a list is picked, none are shown
    /// (PG-R54).
    fn authors(&self) -> BTreeMap<String, Vec<Seat>> {
        let over = self.phase == Phase::Over;
        let shown = self.shown_lines();
        let list = self.phase.list().filter(|_| self.setup.house.authors_at_once);
        let list: Option<Vec<SlipId>> = list.map(|list| list.into_iter().take(shown).collect());
        let is_shown = |&(id, slip): &(SlipId, &Slip)| {
            !slip.authors.is_empty()
                && ((over && !slip.numbers.is_empty())
                    || list.as_ref().is_some_and(|list| list.contains(&id)))
        };
        self.pool.iter().filter(is_shown).map(|(_, slip)| (slip.text.clone(), slip.authors.clone())).collect()
    }

    fn people(&self) -> Vec<Person> {
        let person = |seat: Seat| Person {
            seat,
            name: self.setup.name(seat).clone(),
            pawn: self.setup.players.get(seat.index()).map(|player| player.pawn),
            won: self.won.get(seat.index()).copied().unwrap_or_default(),
            here: !self.gone.contains(&seat),
        };
        self.seats().map(person).collect()
    }

    /// All seats; the seat of a host without a pawn comes last.
    fn seats(&self) -> impl Iterator<Item = Seat> {
        let host = self.setup.host_seat();
        self.setup.seats().chain((host.index() == self.setup.players.len()).then_some(host))
    }

    fn phase_view(&self) -> PhaseView {
        match &self.phase {
            Phase::Brainstorm { throw } => self.brainstorm_view(*throw),
            Phase::Picking { picked } => self.picking_view(picked),
            Phase::Flipping { named, .. } => PhaseView::Flipping {
                today: self.today,
                day_open: !self.coin_flipped && !self.setup.house.by_seat,
                due: self.next_flip(),
                // Only while the choice decides: those who share the birthday may have left.
                named: named.filter(|_| self.next_flip_with(*named) != self.next_flip()),
            },
            Phase::ReadyToRoll { coin, .. } => {
                PhaseView::ReadyToRoll { coin: *coin, seconds: self.seconds(*coin) }
            }
            Phase::Sheets { start, round } => {
                let seconds = self.seconds(start.coin);
                match round.phase_view(self.setup.host_seat()) {
                    SheetPhaseView::Typing(typing) => PhaseView::Typing { seconds, typing },
                    SheetPhaseView::Open(phase) => {
                        let throw = round.shows_letter().then_some(start.throw);
                        PhaseView::Sheets { seconds, throw, phase }
                    }
                }
            }
            Phase::Scored(scored) => PhaseView::Scored {
                throw: scored.start.throw,
                points: scored.scores.points.clone(),
                winners: scored.winners.clone(),
                totals: totals(&scored.scores.points),
            },
            Phase::Over => PhaseView::Over { winners: best(&self.won) },
        }
    }

    fn brainstorm_view(&self, throw: Option<LetterThrow>) -> PhaseView {
        let inventors = self.setup.seats().filter(|&seat| self.invents(seat));
        let mut counts: BTreeMap<Seat, usize> = inventors.map(|seat| (seat, 0)).collect();
        for author in self.pool.iter().flat_map(|(_, slip)| &slip.authors) {
            *counts.entry(*author).or_default() += 1;
        }
        let open = self.pool.iter().filter(|_| self.setup.house.together);
        let slips = open.map(slip_seen).collect();
        PhaseView::Brainstorm { throw, counts, categories: self.pool.len(), slips }
    }

    fn picking_view(&self, picked: &Picked) -> PhaseView {
        let category = |(number, slip): (Number, &Option<SlipId>)| self.category(number, (*slip)?, false);
        let cards = self.setup.source.cards().is_some();
        PhaseView::Picking {
            // Nobody may read cards that were not drawn.
            pool: if cards { Vec::new() } else { self.pile() },
            picked: Number::all().zip(picked).map(category).collect(),
            enough: !cards || picked.iter().all(Option::is_some),
        }
    }

    /// All slips in alphabetical order. In the order in which they were added, slips of the same author would be next
    /// to each other (PG-R54).
    fn pile(&self) -> Vec<SlipSeen> {
        let mut pile: Vec<SlipSeen> = self.pool.iter().map(slip_seen).collect();
        pile.sort_by_cached_key(|slip| fold(&slip.text));
        pile
    }

    fn category(&self, number: Number, slip: SlipId, used: bool) -> Option<Category> {
        let slip = self.pool.get(slip)?;
        // As soon as the list is `used`, the last number of a slip is that of this round.
        let before = slip.numbers.len().saturating_sub(usize::from(used));
        Some(Category { number, text: slip.text.clone(), old: slip.numbers[..before].to_vec() })
    }

    /// The list of the round, if there is one. A category of a Blitz has no text until its clock runs or everybody has answered it.
    fn list(&self) -> Vec<Category> {
        let shown = self.shown_lines();
        let slips = Number::all().zip(self.phase.list().into_iter().flatten());
        let listed = |(number, slip): (Number, SlipId)| {
            if number.index() < shown {
                return self.category(number, slip, true);
            }
            Some(Category { number, text: String::new(), old: Vec::new() })
        };
        slips.filter_map(listed).collect()
    }

    /// How many categories of the list everybody may know.
    fn shown_lines(&self) -> usize {
        match &self.phase {
            Phase::Sheets { round, .. } => round.shown_lines().into(),
            Phase::ReadyToRoll { .. } if self.setup.house.blitz && self.typed() => 0,
            Phase::Brainstorm { .. }
            | Phase::Picking { .. }
            | Phase::Flipping { .. }
            | Phase::ReadyToRoll { .. }
            | Phase::Scored(_)
            | Phase::Over => LINES,
        }
    }
}

fn slip_seen((id, slip): (SlipId, &Slip)) -> SlipSeen {
    SlipSeen { id, text: slip.text.clone(), old: slip.numbers.clone() }
}
