//! Checks actions without changing anything.

use super::{
    Action, AnswerPlace, Answers, LINES, NextFlip, Number, Pieceagories, Refusal, SheetRefusal, SlipId,
    phase::{Phase, RoundSheets},
    pool::{check_slips, check_text_length},
};
use crate::rules::{
    Seat,
    sheets::{Ground, Writing},
    words::{self, Letter},
};

type Check = Result<(), Refusal>;

impl Pieceagories {
    /// Whether `by` may do `action` now.
    pub(super) fn allows(&self, by: Seat, action: &Action) -> Check {
        self.require_here(by)?;
        match action {
            Action::Invent(slips) => self.check_invent(by, slips),
            Action::Withdraw(slip) => self.check_withdraw(by, *slip),
            Action::Reroll => self.check_reroll(by),
            Action::Collect => self.check_collect(by),
            Action::AddCards(cards) => self.check_add_cards(by, cards),
            Action::Pick { slip, number } => self.check_pick(by, *slip, *number),
            Action::Unpick(number) => self.check_picked_numbers(by, &[*number]),
            Action::Swap(a, b) => self.check_picked_numbers(by, &[*a, *b]),
            Action::Fill => self.check_fill(by),
            Action::UseList => self.check_use_list(by),
            Action::Today(_) => self.check_today(by),
            Action::ChooseFlipper { seat, how } => self.check_flipper_choice(by, *seat, how.as_deref()),
            Action::Flip(place) => self.check_flip(by, *place),
            Action::Roll => self.check_roll(by),
            Action::Begin => self.check_begin(by),
            Action::TimeUp => self.check_time_up(by),
            Action::HandIn(sheet) => Ok(self.sheets()?.may_hand_in(by, sheet)?),
            Action::Answer(text) => Ok(self.sheets()?.may_answer(by, text, &self.setup)?),
            Action::EnterPoints(points) => self.check_points(by, points),
            Action::Appeal(line) => self.check_appeal(AnswerPlace { seat: by, line: *line }),
            Action::Next => self.check_next(by),
            Action::Join(places) => Ok(self.sheets()?.may_join(places)?),
            Action::Challenge(place) => self.check_challenge(by, *place),
            Action::Vote(_) => self.require_open_poll(),
            Action::Unanimous(_) | Action::Count | Action::CancelVote => {
                self.require_open_poll().and(self.require_host(by))
            }
            Action::Advance => self.check_advance(by),
            Action::RestartRound => self.check_restart_round(by),
            Action::Leave(seat) => self.check_leave(by, *seat),
            Action::Return(seat) => self.check_return(by, *seat),
            Action::End => self.check_end(by),
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
        if by == host { Ok(()) } else { Err(Refusal::HostOnly { host: self.setup.name(host).clone() }) }
    }

    fn require_seat(&self, by: Seat) -> Check {
        if by.index() < self.setup.players.len() { Ok(()) } else { Err(Refusal::NoPawn) }
    }

    fn check_invent(&self, by: Seat, slips: &[String]) -> Check {
        let letter = self.slips_letter().ok_or_else(|| self.not_now())?;
        if !self.invents(by) {
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

    fn check_withdraw(&self, by: Seat, slip: SlipId) -> Check {
        let Phase::Brainstorm { .. } = self.phase else { return Err(self.not_now()) };
        match self.pool.get(slip) {
            Some(slip) if slip.authors.contains(&by) => Ok(()),
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

    fn check_add_cards(&self, by: Seat, cards: &[String]) -> Check {
        let Phase::Picking { .. } = self.phase else { return Err(self.not_now()) };
        self.require_host(by)?;
        if self.setup.source.cards().is_none() {
            return Err(self.not_now());
        }
        check_slips(cards)
    }

    /// The list as far as it is picked, if the host picks by hand and no cards are drawn (PG-30, PG-92).
    fn picking(&self, by: Seat) -> Result<&[Option<SlipId>; LINES], Refusal> {
        let Phase::Picking { picked } = &self.phase else { return Err(self.not_now()) };
        self.require_host(by)?;
        if self.setup.source.cards().is_some() { Err(Refusal::CardsDecide) } else { Ok(picked) }
    }

    fn check_pick(&self, by: Seat, slip: SlipId, number: Option<Number>) -> Check {
        let picked = self.picking(by)?;
        if self.pool.get(slip).is_none() {
            return Err(Refusal::NoSuchSlip);
        }
        if let Some(number) = Number::all().find(|number| picked[number.index()] == Some(slip)) {
            return Err(Refusal::Twice { number });
        }
        match number {
            _ if picked.iter().all(Option::is_some) => Err(Refusal::ListFull),
            Some(number) if picked[number.index()].is_some() => Err(Refusal::NumberTaken { number }),
            Some(_) | None => Ok(()),
        }
    }

    fn check_picked_numbers(&self, by: Seat, numbers: &[Number]) -> Check {
        let picked = self.picking(by)?;
        match numbers.iter().find(|number| picked[number.index()].is_none()) {
            Some(&number) => Err(Refusal::NumberFree { number }),
            None => Ok(()),
        }
    }

    fn check_fill(&self, by: Seat) -> Check {
        if self.picking(by)?.iter().all(Option::is_some) { Err(Refusal::ListFull) } else { Ok(()) }
    }

    fn check_use_list(&self, by: Seat) -> Check {
        let Phase::Picking { picked } = &self.phase else { return Err(self.not_now()) };
        self.require_host(by)?;
        match picked.iter().filter(|slip| slip.is_none()).count() {
            0 => Ok(()),
            _ if self.setup.source.cards().is_some() => Err(Refusal::FewCards { cards: self.pool.len() }),
            missing => Err(Refusal::ListShort { missing }),
        }
    }

    fn check_today(&self, by: Seat) -> Check {
        let Phase::Flipping { .. } = self.phase else { return Err(self.not_now()) };
        self.require_host(by)?;
        if self.setup.house.by_seat || self.coin_flipped { Err(Refusal::DateFixed) } else { Ok(()) }
    }

    fn check_flipper_choice(&self, by: Seat, seat: Seat, how: Option<&str>) -> Check {
        let Phase::Flipping { .. } = self.phase else { return Err(self.not_now()) };
        self.require_host(by)?;
        check_text_length(how.unwrap_or_default())?;
        match self.next_flip() {
            None => Err(Refusal::DateMissing),
            Some(NextFlip::Tie(seats)) if seats.contains(&seat) => Ok(()),
            Some(NextFlip::Tie(_) | NextFlip::Seat(_)) => Err(Refusal::NotInTie),
        }
    }

    fn check_flip(&self, by: Seat, place: u32) -> Check {
        let Phase::Flipping { named, .. } = self.phase else { return Err(self.not_now()) };
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
        if self.coins.is_down(place as usize) { Ok(()) } else { Err(Refusal::NoCoin) }
    }

    fn check_roll(&self, by: Seat) -> Check {
        let Phase::ReadyToRoll { .. } = self.phase else { return Err(self.not_now()) };
        self.require_host(by)
    }

    /// The sheets of the round.
    fn sheets(&self) -> Result<&RoundSheets, Refusal> {
        if let Phase::Sheets { round, .. } = &self.phase { Ok(round) } else { Err(self.not_now()) }
    }

    /// On paper the host starts and ends the time for everybody.
    fn require_paper_host(&self, by: Seat, round: &RoundSheets) -> Check {
        if round.writing().is_some_and(Writing::on_paper) { self.require_host(by) } else { Ok(()) }
    }

    fn check_begin(&self, by: Seat) -> Check {
        let round = self.sheets()?;
        round.may_begin(by, &self.setup)?;
        self.require_paper_host(by, round)
    }

    fn check_time_up(&self, by: Seat) -> Check {
        let round = self.sheets()?;
        self.require_paper_host(by, round)?;
        Ok(round.may_end_time()?)
    }

    fn check_points(&self, by: Seat, points: &[[u8; LINES]]) -> Check {
        let round = self.sheets()?;
        round.may_score()?;
        self.require_host(by)?;
        Ok(round.check_points(points, &self.gone, &self.setup)?)
    }

    fn require_open_poll(&self) -> Check {
        if self.phase.poll().is_some() { Ok(()) } else { Err(SheetRefusal::NoVote.into()) }
    }

    /// Appeals come before the reading.
    fn check_appeal(&self, place: AnswerPlace) -> Check {
        let round = self.sheets()?;
        if round.reading().is_some() { Err(self.not_now()) } else { Ok(round.may_appeal(place)?) }
    }

    fn check_next(&self, by: Seat) -> Check {
        let round = self.sheets()?;
        if round.writing().is_some() {
            return Err(self.not_now());
        }
        self.require_host(by)?;
        round.judging_without_vote()?;
        Ok(())
    }

    /// Only players with a pawn may challenge, and the table votes only once on a challenge of each answer
    /// (PG-70, PG-R31).
    fn check_challenge(&self, by: Seat, place: AnswerPlace) -> Check {
        let round = self.sheets()?;
        if round.reading().is_none() {
            return Err(self.not_now());
        }
        self.require_seat(by)?;
        round.reading_without_vote_at(place)?;
        if round.was_challenged(place, Ground::Fit) {
            return Err(SheetRefusal::VotedAlready.into());
        }
        Ok(round.may_challenge(place, Ground::Fit)?)
    }

    fn check_advance(&self, by: Seat) -> Check {
        let Phase::Scored(_) = self.phase else { return Err(self.not_now()) };
        self.require_host(by)
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
