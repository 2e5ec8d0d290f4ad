//! Doing what was allowed, and saying what happened.

use super::{
    Call, Card, Clear, DealScore, Deed, Ending, Event, Mode, Outturn, Parts, Throw,
    check::Allowed,
    line,
    phase::{Choice, Coins, Hand, Phase},
    score,
    squares::Squares,
};
use crate::rules::{Luck, Seat, luck::Seed};

/// What an action brought about, in order.
type Events = Vec<Event>;

/// How many Scratch Rounds in a row bring a Scratch-Off (CL-34).
const IN_A_ROW: u8 = 3;

impl Clear {
    /// Does what `allows` has allowed.
    pub(super) fn act(&mut self, by: Seat, allowed: Allowed) -> Events {
        match allowed {
            Allowed::Roll { off } => self.throw_dice(by, off),
            Allowed::Choose { throw, choices } => self.choose(by, throw, choices),
            Allowed::Bonus(of) => self.score(Ending::Clear { seats: vec![by], bonus: Some(of) }),
            Allowed::Confirm => self.go_on(),
            Allowed::Count { seat, left } => self.count(seat, left),
        }
    }

    /// The luck of this deal's cards (0) and of each of its throws. See [`Clear::root`].
    fn luck(&self, of: u32) -> Luck {
        Luck::new(Seed(self.root.wrapping_add(u64::from(self.deal) << 32 | u64::from(of))))
    }

    /// Fills every card (CL-19, CL-22, CL-69).
    pub(super) fn fill_cards(&mut self) {
        let mut luck = self.luck(0);
        let coins = |mode| match mode {
            Mode::Cards => Coins::Card(Card::draw(&mut luck)),
            Mode::Caller => Coins::FULL,
        };
        let modes = self.setup.seats().map(|_| self.setup.mode);
        self.hands = modes.map(coins).map(|coins| Hand { coins, fours: 0 }).collect();
    }

    /// Four dice, or two in a Scratch-Off (CL-36, CL-60).
    fn throw_dice(&mut self, by: Seat, off: bool) -> Events {
        if !off {
            self.roll = self.roll.saturating_add(1);
        }
        // A Scratch-Off has luck of its own beside the roll before it, so that it shifts no later roll.
        let mut luck = self.luck(2 * u32::from(self.roll) + u32::from(off));
        let throw = if off { Throw::off(&mut luck) } else { Throw::roll(&mut luck) };
        self.phase = Phase::Acting { throw, choices: vec![None; self.hands.len()] };
        vec![Event::Rolled { by, throw }]
    }

    /// Keeps a choice to itself, and tells all of them once all have chosen (CL-54, CL-R06).
    fn choose(&mut self, by: Seat, throw: Throw, choices: Vec<Option<Choice>>) -> Events {
        let mut events = vec![Event::Acted { by }];
        match choices.iter().copied().collect::<Option<Vec<Choice>>>() {
            Some(all) => events.extend(self.turn_out(throw, &all)),
            None => self.phase = Phase::Acting { throw, choices },
        }
        events
    }

    /// All have chosen: coins leave the cards, calls are told, and the table goes on.
    fn turn_out(&mut self, throw: Throw, choices: &[Choice]) -> Events {
        let show_missed = self.setup.house.show_missed;
        let chosen = self.setup.seats().zip(&mut self.hands).zip(choices);
        let deeds: Vec<Deed> =
            chosen.map(|((seat, hand), choice)| deed(seat, hand, choice, &throw, show_missed)).collect();
        let mut events: Events = deeds.iter().cloned().map(Event::Did).collect();
        let clear: Vec<Seat> = deeds.iter().filter(|deed| deed.clear).map(|deed| deed.seat).collect();
        events.extend(
            deeds
                .iter()
                .filter(|deed| deed.clear)
                .map(|deed| Event::Clear { seat: deed.seat, left: deed.left }),
        );
        let moved = deeds.iter().any(|deed| deed.call != Call::Scratch);
        let pawns = std::mem::take(&mut self.pawns);
        if moved && pawns > 0 {
            events.push(Event::PawnsOff);
        }
        let round = !moved && matches!(throw, Throw::Roll(_));
        self.last = Some(Outturn { throw, deeds, scratches: if round { pawns + 1 } else { 0 } });
        if !clear.is_empty() {
            events.extend(self.end_with(clear));
        } else if round {
            events.extend(self.scratch_round(pawns + 1));
        } else if moved {
            self.next_roller();
        } else {
            events.extend(self.score(Ending::Jam));
        }
        events
    }

    /// A pawn for the Scratch Tile; the third brings the Scratch-Off (CL-56 to CL-60).
    fn scratch_round(&mut self, pawns: u8) -> Events {
        let mut events = vec![Event::ScratchRound { pawns }];
        if pawns >= IN_A_ROW {
            events.push(Event::ScratchOff { roller: self.roller });
            self.phase = Phase::Rolling { off: true };
        } else {
            self.pawns = pawns;
            self.next_roller();
        }
        events
    }

    fn next_roller(&mut self) {
        self.roller = self.setup.after(self.roller);
        self.phase = Phase::Rolling { off: false };
    }

    /// Somebody is clear: the only one of several others' cards is theirs to choose (CL-72, CL-R12).
    fn end_with(&mut self, clear: Vec<Seat>) -> Events {
        let [only] = clear[..] else { return self.score(Ending::Clear { seats: clear, bonus: None }) };
        let mut others = self.setup.seats().filter(|&seat| seat != only);
        match (others.next(), others.next()) {
            // Among one there is no choice.
            (Some(other), None) => self.score(Ending::Clear { seats: clear, bonus: Some(other) }),
            (Some(_), Some(_)) | (None, _) => {
                self.phase = Phase::Bonus(only);
                Events::new()
            }
        }
    }

    /// Writes the deal on the sheet (CL-66). Where the house announces nothing the next one begins (CL-67).
    fn score(&mut self, ending: Ending) -> Events {
        let mut events = Events::new();
        if let Ending::Clear { seats, bonus: Some(of) } = &ending
            && let [by] = seats[..]
        {
            events.push(Event::Bonus { by, of: *of, coins: self.left(*of) });
        }
        let score = self.scored(ending);
        events.push(Event::Scored {
            deal: self.deal,
            ending: score.ending.clone(),
            parts: score.parts.clone(),
        });
        self.sheet.push(score);
        self.phase = Phase::Scored;
        if self.setup.house.unannounced {
            if self.setup.mode == Mode::Cards {
                events.extend(self.go_on());
            }
        } else {
            events.push(Event::Announced { deal: self.deal, totals: self.totals() });
        }
        events
    }

    /// How many coins lie on the card of somebody at the table.
    fn left(&self, seat: Seat) -> u8 {
        let hand = self.hands.get(seat.index());
        debug_assert!(hand.is_some(), "nobody sits at {seat:?}");
        hand.map_or(0, |hand| hand.coins.count())
    }

    /// What the deal brings to each, as the cards lie now.
    fn scored(&self, ending: Ending) -> DealScore {
        let parts = |(seat, hand): (Seat, &Hand)| {
            let (counts, bonus) = match &ending {
                Ending::Clear { seats, bonus } => {
                    let clear = seats.contains(&seat);
                    (clear, bonus.filter(|_| clear).map_or(0, |of| self.left(of)))
                }
                Ending::Jam => (true, 0),
            };
            let coins = hand.coins.count();
            Parts { fours: hand.fours, card: if counts { score::card(coins) } else { 0 }, bonus, left: coins }
        };
        let parts = self.setup.seats().zip(&self.hands).map(parts).collect();
        DealScore { ending, parts }
    }

    /// The next deal, or the end (CL-68, CL-69, CL-R02).
    fn go_on(&mut self) -> Events {
        if self.deal >= self.setup.deals {
            self.phase = Phase::Over;
            return vec![Event::Over { winners: self.winners() }];
        }
        self.deal += 1;
        self.roll = 0;
        self.next_roller();
        self.fill_cards();
        vec![Event::Dealt { deal: self.deal, roller: self.roller }]
    }

    /// Puts a count by hand in the place of what was called; a deal that was scored is scored anew.
    fn count(&mut self, seat: Seat, left: u8) -> Events {
        let hand = self.hands.get_mut(seat.index());
        debug_assert!(hand.is_some(), "nobody sits at {seat:?}");
        hand.into_iter().for_each(|hand| hand.coins = Coins::Real(left));
        let mut events = vec![Event::Counted { seat, left }];
        if self.phase == Phase::Scored
            && let Some(old) = self.sheet.pop()
        {
            events.extend(self.score(old.ending));
        }
        events
    }
}

/// Does what somebody chose on their card.
fn deed(seat: Seat, hand: &mut Hand, choice: &Choice, throw: &Throw, show_missed: bool) -> Deed {
    let Choice { call, line, clear } = *choice;
    let mut deed = Deed { seat, call, line, coins: Vec::new(), left: 0, clear, missed: Vec::new() };
    if call == Call::Four {
        hand.fours = hand.fours.saturating_add(score::FOUR);
    }
    match &mut hand.coins {
        Coins::Real(left) => *left = left.saturating_sub(call.coins()),
        Coins::Card(card) => {
            deed.coins = card.coins(line);
            if show_missed {
                deed.missed = missed(card, throw, call);
            }
            *card = card.without(line);
            deed.clear = line::clear(card.left());
        }
    }
    deed.left = hand.coins.count();
    deed
}

/// What was overlooked: any line by whoever took nothing, a line of four by whoever took three (CL-R05).
fn missed(card: &Card, throw: &Throw, call: Call) -> Vec<Squares> {
    let fours = match call {
        Call::Four | Call::Two => return Vec::new(),
        Call::Three => true,
        Call::Scratch => false,
    };
    let mut lines = line::all(card, throw);
    lines.retain(|line| !fours || line.len() == 4);
    lines
}
