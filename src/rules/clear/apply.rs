//! Applies allowed actions and returns the events.

use super::{
    Call, Card, Clear, DealScore, Ending, Event, Mode, PlayerResult, ScoreParts, Throw, ThrowResult,
    check::Checked,
    line,
    phase::{CardCoins, Phase, PlayerDeal, ThrowChoice},
    score,
};
use crate::rules::{Luck, Seat, luck::Seed};

/// The events of an action, in order.
type Events = Vec<Event>;

/// The number of Scratch Rounds in a row that start a Scratch-Off (CL-34).
const SCRATCH_ROUNDS: u8 = 3;

impl Clear {
    /// Applies an action that `allows` has allowed.
    pub(super) fn act(&mut self, by: Seat, allowed: Checked) -> Events {
        match allowed {
            Checked::Roll { scratch_off } => self.throw_dice(by, scratch_off),
            Checked::Choose { throw, choices } => self.choose(by, throw, choices),
            Checked::ChangeCall { throw, choices } => self.change_call(by, throw, choices),
            Checked::SameCall => Events::new(),
            Checked::Bonus(of) => self.score(Ending::Cleared { seats: vec![by], bonus: Some(of) }),
            Checked::Confirm => self.next_deal_or_end(),
            Checked::End => self.end(),
            Checked::Count { seat, left } => self.correct_count(seat, left),
        }
    }

    /// A random stream of this deal: 0 for the cards, 2n for roll n, 2n + 1 for a Scratch-Off after roll n. See
    /// [`Clear::root`].
    fn luck(&self, stream: u32) -> Luck {
        Luck::new(Seed(self.root.wrapping_add(u64::from(self.deal) << 32 | u64::from(stream))))
    }

    /// Fills every card (CL-19, CL-22, CL-69).
    pub(super) fn fill_cards(&mut self) {
        let mut luck = self.luck(0);
        let full = |_| {
            let coins = match self.setup.mode {
                Mode::Cards => CardCoins::Card(Card::draw(&mut luck)),
                Mode::Caller => CardCoins::FULL,
            };
            PlayerDeal { coins, four_points: 0 }
        };
        self.players = self.setup.seats().map(full).collect();
    }

    /// Throws four dice, or two in a Scratch-Off (CL-36, CL-60).
    fn throw_dice(&mut self, by: Seat, scratch_off: bool) -> Events {
        if !scratch_off {
            self.roll = self.roll.saturating_add(1);
            if self.roll == 1 {
                // What was thrown last belongs to the deal before.
                self.last = None;
            }
        }
        // A Scratch-Off has its own random stream, so that later rolls are the same with or without it.
        let mut luck = self.luck(2 * u32::from(self.roll) + u32::from(scratch_off));
        let throw = if scratch_off { Throw::scratch_off(&mut luck) } else { Throw::roll(&mut luck) };
        self.called = None;
        self.phase = Phase::Acting { throw, choices: vec![None; self.players.len()] };
        vec![Event::Rolled { by, throw }]
    }

    /// Keeps choices secret until everybody has chosen (CL-54, CL-R06).
    fn choose(&mut self, by: Seat, throw: Throw, choices: Vec<Option<ThrowChoice>>) -> Events {
        let mut events = vec![Event::Acted { by }];
        events.extend(self.wait_or_resolve(throw, choices));
        events
    }

    /// Changes a call on real cards. If everybody has called, the calls are resolved again from where the cards were before
    /// (CL-R28).
    fn change_call(&mut self, by: Seat, throw: Throw, choices: Vec<Option<ThrowChoice>>) -> Events {
        if let Some(before) = self.called.take() {
            *self = *before;
        }
        let mut events = vec![Event::CallChanged { by }];
        events.extend(self.wait_or_resolve(throw, choices));
        // What the others called is in the log already.
        events.retain(|event| !matches!(event, Event::Played(result) if result.seat != by));
        events
    }

    fn wait_or_resolve(&mut self, throw: Throw, choices: Vec<Option<ThrowChoice>>) -> Events {
        let all = choices.iter().copied().collect::<Option<Vec<ThrowChoice>>>();
        self.phase = Phase::Acting { throw, choices };
        let Some(all) = all else { return Events::new() };
        let called = (self.setup.mode == Mode::Caller).then(|| Box::new(self.clone()));
        let events = self.resolve(throw, &all);
        self.called = called;
        events
    }

    /// Everybody has chosen: removes the lines and announces the calls. Then the dice must be rolled again,
    /// or the deal ends.
    fn resolve(&mut self, throw: Throw, choices: &[ThrowChoice]) -> Events {
        let show_missed = self.setup.house.show_missed;
        let chosen = self.setup.seats().zip(&mut self.players).zip(choices);
        let results: Vec<PlayerResult> = chosen
            .map(|((seat, player), choice)| apply_choice(seat, player, choice, &throw, show_missed))
            .collect();
        let mut events: Events = results.iter().cloned().map(Event::Played).collect();
        let cleared: Vec<Seat> =
            results.iter().filter(|result| result.cleared).map(|result| result.seat).collect();
        events.extend(
            results
                .iter()
                .filter(|result| result.cleared)
                .map(|result| Event::Cleared { seat: result.seat, left: result.left }),
        );
        let took_line = results.iter().any(|result| result.call != Call::Scratch);
        // All pawns come off. A Scratch Round puts them back with one more.
        let pawns = std::mem::take(&mut self.pawns);
        if took_line && pawns > 0 {
            events.push(Event::PawnsOff);
        }
        let is_scratch_round = !took_line && matches!(throw, Throw::Roll(_));
        self.last =
            Some(ThrowResult { throw, results, pawn_number: if is_scratch_round { pawns + 1 } else { 0 } });
        if !cleared.is_empty() {
            events.extend(self.end_deal(cleared));
        } else if is_scratch_round {
            events.extend(self.scratch_round(pawns + 1));
        } else if took_line {
            self.next_roller();
        } else {
            events.extend(self.score(Ending::AllScratched));
        }
        events
    }

    /// Puts a pawn on the Scratch Tile; the third one starts the Scratch-Off (CL-56 to CL-60).
    fn scratch_round(&mut self, pawns: u8) -> Events {
        let mut events = vec![Event::ScratchRound { pawns }];
        if pawns >= SCRATCH_ROUNDS {
            events.push(Event::ScratchOff { roller: self.roller });
            self.phase = Phase::Rolling { scratch_off: true };
        } else {
            self.pawns = pawns;
            self.next_roller();
        }
        events
    }

    fn next_roller(&mut self) {
        self.roller = self.setup.roller_after(self.roller);
        self.phase = Phase::Rolling { scratch_off: false };
    }

    /// Ends the deal. If exactly one player has cleared their card, they choose another card for the bonus; if there is only
    /// one other card, it is that one (CL-72, CL-R12).
    fn end_deal(&mut self, cleared: Vec<Seat>) -> Events {
        let [only] = cleared[..] else { return self.score(Ending::Cleared { seats: cleared, bonus: None }) };
        let others: Vec<Seat> = self.setup.seats().filter(|&seat| seat != only).collect();
        if let [other] = others[..] {
            return self.score(Ending::Cleared { seats: cleared, bonus: Some(other) });
        }
        self.phase = Phase::Bonus(only);
        Events::new()
    }

    /// Writes the deal on the score sheet and announces it (CL-66). By house rule there is no announcement,
    /// and with cards on the screen the next deal begins at once (CL-67).
    fn score(&mut self, ending: Ending) -> Events {
        let mut events = Events::new();
        if let Ending::Cleared { seats, bonus: Some(of) } = &ending
            && let [by] = seats[..]
        {
            events.push(Event::Bonus { by, of: *of, coins: self.left(*of) });
        }
        let score = self.deal_score(ending);
        events.push(Event::Scored {
            deal: self.deal,
            ending: score.ending.clone(),
            parts: score.parts.clone(),
        });
        self.sheet.push(score);
        self.phase = Phase::Scored;
        if self.setup.house.go_on_at_once {
            if self.setup.mode == Mode::Cards {
                events.extend(self.next_deal_or_end());
            }
        } else {
            events.push(Event::Announced { deal: self.deal, totals: self.totals() });
        }
        events
    }

    /// How many coins are left on a player's card.
    fn left(&self, seat: Seat) -> u8 {
        let player = self.players.get(seat.index());
        debug_assert!(player.is_some(), "nobody sits at {seat:?}");
        player.map_or(0, |player| player.coins.count())
    }

    /// The score of each player, with the cards as they are now.
    fn deal_score(&self, ending: Ending) -> DealScore {
        let parts = |(seat, player): (Seat, &PlayerDeal)| {
            let (counts, bonus) = match &ending {
                Ending::Cleared { seats, bonus } => {
                    let is_cleared = seats.contains(&seat);
                    (is_cleared, bonus.filter(|_| is_cleared).map_or(0, |of| self.left(of)))
                }
                Ending::AllScratched => (true, 0),
            };
            let coins = player.coins.count();
            ScoreParts {
                four_points: player.four_points,
                card: if counts { score::card_points(coins) } else { 0 },
                bonus,
                left: coins,
            }
        };
        let parts = self.setup.seats().zip(&self.players).map(parts).collect();
        DealScore { ending, parts }
    }

    fn end(&mut self) -> Events {
        self.phase = Phase::Over;
        vec![Event::Over { winners: self.winners() }]
    }

    /// Starts the next deal, or ends the game (CL-68, CL-69, CL-R02).
    fn next_deal_or_end(&mut self) -> Events {
        if self.deal >= self.setup.deals {
            return self.end();
        }
        self.deal += 1;
        self.roll = 0;
        self.called = None;
        self.next_roller();
        self.fill_cards();
        vec![Event::Dealt { deal: self.deal, roller: self.roller }]
    }

    /// Corrects the number of coins on a real card. If the deal was already scored, it is scored again.
    fn correct_count(&mut self, seat: Seat, left: u8) -> Events {
        if let Some(player) = self.players.get_mut(seat.index()) {
            player.coins = CardCoins::Real(left);
        }
        // If a call is changed later, its coins are taken off again.
        if let Some(before) = &mut self.called
            && let Phase::Acting { choices, .. } = &before.phase
            && let (Some(Some(choice)), Some(player)) =
                (choices.get(seat.index()), before.players.get_mut(seat.index()))
        {
            player.coins = CardCoins::Real(left.saturating_add(choice.call.coins()));
        }
        let mut events = vec![Event::Counted { seat, left }];
        if self.phase == Phase::Scored
            && let Some(old) = self.sheet.pop()
        {
            events.extend(self.score(old.ending));
        }
        events
    }
}

/// Applies a player's choice to their card.
fn apply_choice(
    seat: Seat,
    player: &mut PlayerDeal,
    choice: &ThrowChoice,
    throw: &Throw,
    show_missed: bool,
) -> PlayerResult {
    let ThrowChoice { call, line, cleared } = *choice;
    let mut result =
        PlayerResult { seat, call, line, coins: Vec::new(), left: 0, cleared, missed: Vec::new() };
    if call == Call::Four {
        player.four_points = player.four_points.saturating_add(score::FOUR_POINTS);
    }
    match &mut player.coins {
        CardCoins::Real(left) => *left = left.saturating_sub(call.coins()),
        CardCoins::Card(card) => {
            result.coins = card.coins(line);
            if show_missed {
                result.missed = line::missed(card, throw, call);
            }
            *card = card.without(line);
            result.cleared = line::is_cleared(card.left());
        }
    }
    result.left = player.coins.count();
    result
}
