//! Checks actions without changing anything.

use std::sync::Arc;

use super::{
    Action, Answers, Day, LINES, NextFlip, Number, Pieceagories, Refusal, SheetRefusal, SlipId,
    phase::{Phase, Picked, Round, Scored, SlipList},
    pool::{check_slips, check_text_length},
};
use crate::rules::{
    Seat,
    piecepack::Coin,
    sheets::{AllowedOnSheets, People},
    words::{self, Letter},
};

type Check<T = ()> = Result<T, Refusal>;

/// An action that was checked. Only the check makes one, so nothing can be applied unchecked.
#[derive(Debug)]
pub struct Allowed(pub(super) Checked);

/// An allowed action, with the data that applying it needs.
#[derive(Debug)]
pub(super) enum Checked {
    /// These slips go into the pool.
    Invent(Vec<String>),
    /// The player takes back this slip.
    Withdraw(SlipId),
    /// The dice for the letter of the categories are thrown again.
    Reroll,
    /// The brainstorm ends.
    Collect,
    /// These cards go into the pool, while this much of the list is picked.
    AddCards { cards: Vec<String>, picked: Picked },
    /// A slip gets this number; `picked` is the list after it.
    Pick { number: Number, category: String, picked: Picked },
    /// A number is free again; `picked` is the list after it.
    Unpick { number: Number, picked: Picked },
    /// Two numbers are exchanged; `picked` is the list after it.
    Swap { numbers: [Number; 2], picked: Picked },
    /// The free numbers of this list are filled.
    Fill(Picked),
    /// This list is used.
    UseList(SlipList),
    /// Birthdays are counted from this day.
    Today { day: Day, list: SlipList },
    /// The host chooses who flips the coin.
    ChooseFlipper { seat: Seat, how: Option<String>, list: SlipList },
    /// The coin at this place is flipped.
    Flip { place: usize, coin: Coin, list: SlipList },
    /// The dice for the letter of the round are thrown.
    Roll { list: SlipList, coin: Option<Coin> },
    /// Something happens to the sheets.
    Sheet(AllowedOnSheets),
    /// The winners of this round move up.
    Advance(Arc<Scored>),
    /// The round is cancelled.
    RestartRound,
    /// A player leaves.
    Leave(Seat),
    /// A player comes back.
    Return(Seat),
    /// The game ends.
    End,
}

impl Pieceagories {
    /// Checks whether `by` may do `action` now.
    pub(super) fn allows(&self, by: Seat, action: &Action) -> Check<Checked> {
        self.require_here(by)?;
        match action {
            Action::Invent(slips) => self.check_invent(by, slips).map(|()| Checked::Invent(slips.clone())),
            Action::Withdraw(slip) => self.check_withdraw(by, *slip).map(|()| Checked::Withdraw(*slip)),
            Action::Reroll => self.check_reroll(by).map(|()| Checked::Reroll),
            Action::Collect => self.check_collect(by).map(|()| Checked::Collect),
            Action::AddCards(cards) => self
                .check_add_cards(by, cards)
                .map(|picked| Checked::AddCards { cards: cards.clone(), picked }),
            Action::Pick { slip, number } => self.check_pick(by, *slip, *number),
            Action::Unpick(number) => {
                let mut picked = self.check_picked_numbers(by, &[*number])?;
                picked[number.index()] = None;
                Ok(Checked::Unpick { number: *number, picked })
            }
            Action::Swap(a, b) => {
                let mut picked = self.check_picked_numbers(by, &[*a, *b])?;
                picked.swap(a.index(), b.index());
                Ok(Checked::Swap { numbers: [*a, *b], picked })
            }
            Action::Fill => self.check_fill(by).map(Checked::Fill),
            Action::UseList => self.check_use_list(by).map(Checked::UseList),
            Action::Today(day) => self.check_today(by).map(|list| Checked::Today { day: *day, list }),
            Action::ChooseFlipper { seat, how } => self
                .check_flipper_choice(by, *seat, how.as_deref())
                .map(|list| Checked::ChooseFlipper { seat: *seat, how: how.clone(), list }),
            Action::Flip(place) => self.check_flip(by, *place as usize),
            Action::Roll => self.check_roll(by),
            Action::Sheet(action) => {
                Ok(Checked::Sheet(self.round()?.allow(by, action, self.people_now())?))
            }
            Action::Advance => self.check_advance(by).map(Checked::Advance),
            Action::RestartRound => self.check_restart_round(by).map(|()| Checked::RestartRound),
            Action::Leave(seat) => self.check_leave(by, *seat).map(|()| Checked::Leave(*seat)),
            Action::Return(seat) => self.check_return(by, *seat).map(|()| Checked::Return(*seat)),
            Action::End => self.check_end(by).map(|()| Checked::End),
        }
    }

    fn not_now(&self) -> Refusal {
        Refusal::Sheet(SheetRefusal::NotNow { activity: self.phase.activity() })
    }

    /// Checks that this seat exists and that its player has not left.
    fn require_here(&self, by: Seat) -> Check {
        if by != self.setup.host_seat() && by.index() >= self.setup.players.len() {
            return Err(Refusal::NoPawn);
        }
        if self.gone.contains(&by) {
            Err(SheetRefusal::Gone { name: self.setup.name(by).clone() }.into())
        } else {
            Ok(())
        }
    }

    fn require_host(&self, by: Seat) -> Check {
        let host = self.setup.host_seat();
        if by == host {
            Ok(())
        } else {
            Err(SheetRefusal::HostOnly { host: self.setup.name(host).clone() }.into())
        }
    }

    fn require_seat(&self, by: Seat) -> Check {
        if by.index() < self.setup.players.len() { Ok(()) } else { Err(Refusal::NoPawn) }
    }

    fn check_invent(&self, by: Seat, slips: &[String]) -> Check {
        let letter = self.slips_letter().ok_or_else(|| self.not_now())?;
        if !self.invents(by) && !self.types_for_table(by) {
            return Err(Refusal::HostInventsNothing);
        }
        check_slips(slips)?;
        slips.iter().try_for_each(|slip| check_first_letter(slip, letter))
    }

    /// Whether a player invents categories. The host does not, because the host prepares the board meanwhile;
    /// but a house rule can let a host with a pawn invent too (PG-22, PG-R05).
    pub(super) fn invents(&self, seat: Seat) -> bool {
        seat != self.setup.host_seat() || (self.setup.house.host_invents && self.require_seat(seat).is_ok())
    }

    /// Whether what this seat adds is nobody's own category, but what the table has called out (PG-R65).
    pub(super) fn types_for_table(&self, seat: Seat) -> bool {
        self.setup.house.together && seat == self.setup.host_seat()
    }

    /// Players take back their own slips. Those that were called out lie open, and anybody removes them.
    fn check_withdraw(&self, by: Seat, slip: SlipId) -> Check {
        let Phase::Brainstorm { .. } = self.phase else { return Err(self.not_now()) };
        match self.pool.get(slip) {
            Some(slip) if self.setup.house.together || slip.authors.contains(&by) => Ok(()),
            Some(_) | None => Err(Refusal::NoSuchSlip),
        }
    }

    fn check_reroll(&self, by: Seat) -> Check {
        let Phase::Brainstorm { throw: Some(_) } = self.phase else { return Err(self.not_now()) };
        self.require_host(by)
    }

    fn check_collect(&self, by: Seat) -> Check {
        let Phase::Brainstorm { .. } = self.phase else { return Err(self.not_now()) };
        self.require_host(by)?;
        match self.pool.len() {
            categories if categories < LINES => Err(Refusal::FewCategories { categories }),
            _ => Ok(()),
        }
    }

    fn check_add_cards(&self, by: Seat, cards: &[String]) -> Check<Picked> {
        let Phase::Picking { picked } = self.phase else { return Err(self.not_now()) };
        self.require_host(by)?;
        if self.setup.source.cards().is_none() {
            return Err(self.not_now());
        }
        check_slips(cards)?;
        Ok(picked)
    }

    /// The list as far as it is picked, if the host picks by hand and no cards are drawn (PG-30, PG-92).
    fn picking(&self, by: Seat) -> Check<Picked> {
        let Phase::Picking { picked } = self.phase else { return Err(self.not_now()) };
        self.require_host(by)?;
        if self.setup.source.cards().is_some() { Err(Refusal::CardsDecide) } else { Ok(picked) }
    }

    fn check_pick(&self, by: Seat, slip: SlipId, number: Option<Number>) -> Check<Checked> {
        let mut picked = self.picking(by)?;
        let category = self.pool.get(slip).ok_or(Refusal::NoSuchSlip)?.text.clone();
        if let Some(number) = Number::all().find(|number| picked[number.index()] == Some(slip)) {
            return Err(Refusal::Twice { number });
        }
        let Some(free) = Number::all().find(|number| picked[number.index()].is_none()) else {
            return Err(Refusal::ListFull);
        };
        let number = number.unwrap_or(free);
        if picked[number.index()].is_some() {
            return Err(Refusal::NumberTaken { number });
        }
        picked[number.index()] = Some(slip);
        Ok(Checked::Pick { number, category, picked })
    }

    fn check_picked_numbers(&self, by: Seat, numbers: &[Number]) -> Check<Picked> {
        let picked = self.picking(by)?;
        match numbers.iter().find(|number| picked[number.index()].is_none()) {
            Some(&number) => Err(Refusal::NumberFree { number }),
            None => Ok(picked),
        }
    }

    fn check_fill(&self, by: Seat) -> Check<Picked> {
        let picked = self.picking(by)?;
        if picked.iter().all(Option::is_some) { Err(Refusal::ListFull) } else { Ok(picked) }
    }

    fn check_use_list(&self, by: Seat) -> Check<SlipList> {
        let Phase::Picking { picked } = self.phase else { return Err(self.not_now()) };
        self.require_host(by)?;
        let slips: Vec<SlipId> = picked.into_iter().flatten().collect();
        let missing = LINES - slips.len();
        slips.try_into().map_err(|_| match self.setup.source.cards() {
            Some(_) => Refusal::FewCards { cards: self.pool.len() },
            None => Refusal::ListShort { missing },
        })
    }

    /// The list of the round, while a coin has to be flipped, and the host's choice of who flips it.
    fn flipping(&self) -> Check<(SlipList, Option<Seat>)> {
        let Phase::Flipping { list, named } = self.phase else { return Err(self.not_now()) };
        Ok((list, named))
    }

    fn check_today(&self, by: Seat) -> Check<SlipList> {
        let (list, _) = self.flipping()?;
        self.require_host(by)?;
        if self.setup.house.by_seat || self.coin_flipped { Err(Refusal::DateFixed) } else { Ok(list) }
    }

    fn check_flipper_choice(&self, by: Seat, seat: Seat, how: Option<&str>) -> Check<SlipList> {
        let (list, _) = self.flipping()?;
        self.require_host(by)?;
        check_text_length(how.unwrap_or_default())?;
        match self.next_flip() {
            None => Err(Refusal::DateMissing),
            Some(NextFlip::Tie(seats)) if seats.contains(&seat) => Ok(list),
            Some(NextFlip::Tie(_) | NextFlip::Seat(_)) => Err(Refusal::NotInTie),
        }
    }

    fn check_flip(&self, by: Seat, place: usize) -> Check<Checked> {
        let (list, named) = self.flipping()?;
        let flipper = match self.next_flip_with(named).ok_or(Refusal::DateMissing)? {
            NextFlip::Seat(seat) => seat,
            NextFlip::Tie(seats) => {
                let names = seats.iter().map(|&seat| self.setup.name(seat).clone()).collect();
                return Err(Refusal::TieFirst { names });
            }
        };
        if by != flipper {
            return Err(SheetRefusal::Turn { name: self.setup.name(flipper).clone() }.into());
        }
        let coin = self.coins.face_down(place).ok_or(Refusal::NoCoin)?;
        Ok(Checked::Flip { place, coin, list })
    }

    fn check_roll(&self, by: Seat) -> Check<Checked> {
        let Phase::ReadyToRoll { list, coin } = self.phase else { return Err(self.not_now()) };
        self.require_host(by)?;
        Ok(Checked::Roll { list, coin })
    }

    /// The sheets of the round.
    fn round(&self) -> Check<&Round> {
        if let Phase::Sheets { round, .. } = &self.phase { Ok(round) } else { Err(self.not_now()) }
    }

    /// The people of the table, for the check of sheets.
    fn people_now(&self) -> People<'_> {
        People { names: &self.setup, gone: &self.gone, host: Some(self.setup.host_seat()) }
    }

    fn check_advance(&self, by: Seat) -> Check<Arc<Scored>> {
        let Phase::Scored(scored) = &self.phase else { return Err(self.not_now()) };
        self.require_host(by)?;
        Ok(Arc::clone(scored))
    }

    fn check_restart_round(&self, by: Seat) -> Check {
        if self.phase.list().is_some() { self.require_host(by) } else { Err(self.not_now()) }
    }

    fn check_leave(&self, by: Seat, seat: Seat) -> Check {
        if self.phase == Phase::Over {
            return Err(self.not_now());
        }
        self.require_host(by)?;
        self.require_seat(seat)?;
        self.require_here(seat)?;
        let host = self.setup.host_seat();
        if seat == host {
            return Err(Refusal::HostLeaves { host: self.setup.name(host).clone() });
        }
        if self.setup.players.len() - self.gone.len() < 2 { Err(Refusal::LastLeaves) } else { Ok(()) }
    }

    fn check_return(&self, by: Seat, seat: Seat) -> Check {
        self.require_host(by)?;
        if self.gone.contains(&seat) && self.phase != Phase::Over { Ok(()) } else { Err(self.not_now()) }
    }

    /// The host may end the game only while a list is picked, when no round is under way (PG-R38).
    fn check_end(&self, by: Seat) -> Check {
        let Phase::Picking { .. } = self.phase else { return Err(self.not_now()) };
        self.require_host(by)
    }

    /// Who flips the next coin; `None` if the order is by birthday and the day is not known yet.
    pub(super) fn next_flip(&self) -> Option<NextFlip> {
        Some(self.flip_order.as_ref()?.due(|seat| !self.gone.contains(&seat)))
    }

    /// Who flips the next coin, after the host has `named` a player. That choice counts only among players who share the birthday.
    pub(super) fn next_flip_with(&self, named: Option<Seat>) -> Option<NextFlip> {
        match (self.next_flip()?, named) {
            (NextFlip::Tie(seats), Some(seat)) if seats.contains(&seat) => Some(NextFlip::Seat(seat)),
            (due @ (NextFlip::Tie(_) | NextFlip::Seat(_)), _) => Some(due),
        }
    }

    /// Whether players type their answers one after the other.
    pub(super) fn typed(&self) -> bool {
        self.setup.answers == Answers::Typed
    }
}

fn check_first_letter(slip: &str, letter: Option<Letter>) -> Check {
    match letter {
        Some(letter) if words::first_letter(slip) != Some(letter) => {
            Err(Refusal::OffLetter { category: slip.trim().to_owned(), letter })
        }
        Some(_) | None => Ok(()),
    }
}
