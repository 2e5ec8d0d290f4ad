//! Applies actions that were allowed, and returns the events.

use std::collections::BTreeSet;

use super::{
    Action, AnswerMark, AnswerPlace, Day, Event, LINES, LetterThrow, Number, Past, Pieceagories, Question,
    Setup, SheetEvent, SlipId,
    flip_order::FlipOrder,
    judge::RoundJudge,
    phase::{MarkedSheets, Phase, Points, RoundSheets, RoundStart, Scored},
    pool::Slip,
    setup::Forfeit,
};
use crate::rules::{
    Luck, Seat,
    sheets::{BlitzRule, Ground, Writing, best, totals},
    unexpected,
};

/// The events of an action, in order.
pub(super) type Events = Vec<Event>;

impl Pieceagories {
    /// Applies an action. The caller has checked it with `allows`.
    pub(super) fn act(&mut self, by: Seat, action: &Action, luck: &mut Luck) -> Events {
        match action {
            Action::Invent(slips) => self.invent(by, slips),
            Action::Withdraw(slip) => {
                self.pool.withdraw(*slip, by);
                vec![Event::Withdrew { by }]
            }
            Action::Reroll => self.reroll(luck),
            Action::Collect => self.collect(),
            Action::AddCards(cards) => self.add_cards(cards, luck),
            Action::Pick { slip, number } => self.pick(*slip, *number),
            Action::Unpick(number) => self.unpick(*number),
            Action::Swap(a, b) => self.swap(*a, *b),
            Action::Fill => self.fill(luck),
            Action::UseList => self.use_list(),
            Action::Today(day) => self.today(*day),
            Action::ChooseFlipper { seat, how } => self.choose_flipper(*seat, how.as_ref()),
            Action::Flip(place) => self.flip(by, *place, luck),
            Action::Roll => self.roll(luck),
            Action::Begin => self.on_sheets(|round, _| round.begin(by)),
            Action::TimeUp => self.on_sheets(|round, gone| round.end_time(gone)),
            Action::HandIn(sheet) => self.on_sheets(|round, _| round.hand_in(by, *sheet.clone())),
            Action::Answer(text) => self.on_sheets(|round, gone| round.answer(by, text.clone(), gone)),
            Action::EnterPoints(points) => self.enter_points(points),
            Action::Appeal(line) => self.ask(Question::Appeal(AnswerPlace { seat: by, line: *line })),
            Action::Next => self.next(),
            Action::Join(places) => self.on_sheets(|round, _| round.join(places)),
            Action::Challenge(place) => {
                self.ask(Question::Challenge { place: *place, ground: Ground::Fit, by })
            }
            Action::Vote(ballot) => self.on_sheets(|round, _| round.vote(by, *ballot)),
            Action::Unanimous(ballot) => {
                let voters: Vec<Seat> = self.voters().collect();
                self.on_sheets(|round, _| round.unanimous(voters.into_iter(), *ballot))
            }
            Action::Count => self.on_sheets(|round, _| round.count()),
            Action::CancelVote => self.on_sheets(|round, _| round.cancel_vote()),
            Action::Advance => self.advance(luck),
            Action::RestartRound => self.restart_round(luck),
            Action::Leave(seat) => self.leave(*seat),
            Action::Return(seat) => self.come_back(*seat),
            Action::End => self.end(),
        }
    }

    fn invent(&mut self, by: Seat, slips: &[String]) -> Events {
        if self.slips_letter().is_none() {
            return unexpected("no letter for slips");
        }
        for slip in slips {
            self.pool.add(slip, by);
        }
        vec![Event::Invented { by, slips: slips.len() }]
    }

    fn reroll(&mut self, luck: &mut Luck) -> Events {
        let Phase::Brainstorm { throw: Some(_) } = self.phase else { return unexpected("another phase") };
        self.prepare(luck)
    }

    /// Throws the preparation dice (PG-86, PG-89).
    pub(super) fn prepare(&mut self, luck: &mut Luck) -> Events {
        let throw = LetterThrow::new(luck);
        self.phase = Phase::Brainstorm { throw: Some(throw) };
        vec![Event::Prepared(throw)]
    }

    fn collect(&mut self) -> Events {
        let Phase::Brainstorm { .. } = self.phase else { return unexpected("another phase") };
        self.phase = Phase::Picking { picked: [None; LINES] };
        vec![Event::Collected { categories: self.pool.len() }, Event::Round(self.round)]
    }

    /// Starts the picking of a round: cards are drawn at once, categories are picked by the host (PG-80, PG-92).
    pub(super) fn begin_picking(&mut self, luck: &mut Luck) -> Events {
        self.phase = Phase::Picking { picked: [None; LINES] };
        let mut events = vec![Event::Round(self.round)];
        events.extend(self.draw(luck));
        events
    }

    /// Draws ten cards for the numbers 1 to 10, if the game has cards and enough are left.
    fn draw(&mut self, luck: &mut Luck) -> Option<Event> {
        self.setup.source.cards()?;
        let Phase::Picking { picked } = &mut self.phase else { return None };
        let mut left: Vec<SlipId> = self.pool.iter().map(|(id, _)| id).collect();
        if left.len() < LINES || picked.iter().any(Option::is_some) {
            return None;
        }
        luck.shuffle(&mut left);
        for (place, card) in picked.iter_mut().zip(left) {
            *place = Some(card);
        }
        Some(Event::Drawn)
    }

    fn add_cards(&mut self, cards: &[String], luck: &mut Luck) -> Events {
        let Phase::Picking { .. } = self.phase else { return unexpected("another phase") };
        let mut events = vec![Event::CardsAdded { cards: self.pool.add_cards(cards) }];
        events.extend(self.draw(luck));
        events
    }

    fn pick(&mut self, slip: SlipId, number: Option<Number>) -> Events {
        let Phase::Picking { picked } = &mut self.phase else { return unexpected("another phase") };
        let free = || Number::all().find(|number| picked[number.index()].is_none());
        let Some(number) = number.or_else(free) else { return unexpected("no free number") };
        let Some(Slip { text, .. }) = self.pool.get(slip) else { return unexpected("no such slip") };
        picked[number.index()] = Some(slip);
        vec![Event::Picked { number, category: text.clone() }]
    }

    fn unpick(&mut self, number: Number) -> Events {
        let Phase::Picking { picked } = &mut self.phase else { return unexpected("another phase") };
        if picked[number.index()].take().is_none() {
            return unexpected("no slip at that number");
        }
        vec![Event::Unpicked(number)]
    }

    fn swap(&mut self, a: Number, b: Number) -> Events {
        let Phase::Picking { picked } = &mut self.phase else { return unexpected("another phase") };
        picked.swap(a.index(), b.index());
        vec![Event::Swapped(a, b)]
    }

    /// Fills the list at random; the host still has to use it (PG-R08).
    fn fill(&mut self, luck: &mut Luck) -> Events {
        let Phase::Picking { picked } = &self.phase else { return unexpected("another phase") };
        let mut left: Vec<SlipId> =
            self.pool.iter().map(|(id, _)| id).filter(|&id| !picked.contains(&Some(id))).collect();
        let free = picked.iter().filter(|slip| slip.is_none()).count();
        luck.shuffle(&mut left);
        left.into_iter().take(free).flat_map(|slip| self.pick(slip, None)).collect()
    }

    fn use_list(&mut self) -> Events {
        let Phase::Picking { picked } = &self.phase else { return unexpected("another phase") };
        let slips: Vec<SlipId> = picked.iter().copied().flatten().collect();
        let Ok(list) = <[SlipId; LINES]>::try_from(slips) else {
            return unexpected("a list of another length");
        };
        for (number, &slip) in Number::all().zip(&list) {
            self.pool.add_number(slip, number);
        }
        if self.setup.house.blitz {
            self.phase = Phase::ReadyToRoll { list, coin: None };
            return vec![Event::ListUsed, Event::TimerSet { seconds: self.seconds(None) }];
        }
        self.phase = Phase::Flipping { list, named: None };
        vec![Event::ListUsed]
    }

    /// Counts birthdays from `day`, and forgets an earlier choice between players who share a birthday.
    fn today(&mut self, day: Day) -> Events {
        let flip_order = FlipOrder::from(day, &self.birthdays());
        let Phase::Flipping { named, .. } = &mut self.phase else { return unexpected("another phase") };
        *named = None;
        self.flip_order = Some(flip_order);
        self.today = Some(day);
        vec![Event::DayIs(day)]
    }

    fn choose_flipper(&mut self, seat: Seat, how: Option<&String>) -> Events {
        let Phase::Flipping { named, .. } = &mut self.phase else { return unexpected("another phase") };
        *named = Some(seat);
        vec![Event::FlipperNamed { seat, how: how.cloned() }]
    }

    fn flip(&mut self, by: Seat, place: u32, luck: &mut Luck) -> Events {
        let Phase::Flipping { list, named } = &mut self.phase else { return unexpected("another phase") };
        let Some(coin) = self.coins.flip(place as usize, luck) else { return unexpected("no such coin") };
        let list = *list;
        *named = None;
        self.coin_flipped = true;
        if let Some(flip_order) = &mut self.flip_order {
            flip_order.pass_on(by);
        }
        let mut events = vec![Event::CoinFlipped { by, coin }];
        if coin.rank.value() == 0 {
            events.extend(self.forfeit(vec![by]));
        } else {
            self.phase = Phase::ReadyToRoll { list, coin: Some(coin) };
            events.push(Event::TimerSet { seconds: self.seconds(Some(coin)) });
        }
        events
    }

    /// The reminder of the forfeit, if the house rules have one; forfeits are never counted (PG-44, PG-65).
    fn forfeit(&self, seats: Vec<Seat>) -> Option<Event> {
        let text = match self.setup.house.forfeit.as_ref()? {
            Forfeit::Drink { .. } => None,
            Forfeit::Other(text) => Some(text.clone()),
        };
        (!seats.is_empty()).then_some(Event::Forfeit { seats, text })
    }

    fn roll(&mut self, luck: &mut Luck) -> Events {
        let Phase::ReadyToRoll { list, coin } = self.phase else { return unexpected("another phase") };
        let mut throw = LetterThrow::new(luck);
        while self.setup.house.fresh_letter
            && self.past.last().is_some_and(|past| past.letter == throw.letter())
        {
            throw = LetterThrow::new(luck);
        }
        let start = RoundStart { list, coin, throw };
        let Setup { answers, house, players, .. } = &self.setup;
        let blitz = BlitzRule { is_on: house.blitz, read_each: house.read_each };
        let writing = Writing::new(*answers, blitz, players.len(), &self.gone);
        let unseen = matches!(writing, Writing::Typing { .. } | Writing::Blitz(_));
        let judge = RoundJudge::new(throw.letter(), house, self.edition.wrapping());
        self.phase = Phase::Sheets { start, round: RoundSheets::new(judge, self.edition, writing) };
        vec![if unseen { Event::RolledUnseen } else { Event::Rolled(throw) }]
    }

    /// Applies a change to the sheets of the round.
    fn on_sheets(
        &mut self,
        change: impl FnOnce(&mut RoundSheets, &BTreeSet<Seat>) -> Vec<SheetEvent>,
    ) -> Events {
        let Phase::Sheets { round, .. } = &mut self.phase else { return unexpected("another phase") };
        change(round, &self.gone).into_iter().map(Event::Sheet).collect()
    }

    fn ask(&mut self, question: Question) -> Events {
        self.on_sheets(|round, _| round.ask(question))
    }

    /// Reads the next answer, reminds of the forfeit for new duplicates, and opens a vote if one is due. After the last
    /// answer the round is scored.
    fn next(&mut self) -> Events {
        let Phase::Sheets { start, round } = &mut self.phase else { return unexpected("another phase") };
        if round.go_on(&self.gone) {
            return Vec::new();
        }
        let Some(read) = round.read_next() else {
            let ((points, sheets), start) = (round.scores(), start.clone());
            return vec![self.score(start, points, Some(sheets))];
        };
        let asked = round.ask_due();
        let forfeit = self.forfeit(struck_by(&read));
        let asked = asked.into_iter().map(Event::Sheet);
        [Event::Sheet(read)].into_iter().chain(forfeit).chain(asked).collect()
    }

    fn enter_points(&mut self, points: &[[u8; LINES]]) -> Events {
        let Phase::Sheets { start, .. } = &self.phase else { return unexpected("another phase") };
        let start = start.clone();
        vec![Event::Sheet(SheetEvent::PointsIn), self.score(start, points.to_vec(), None)]
    }

    /// Adds up the points; all players with the most win. If everybody has 0 points, players who left do not win
    /// (PG-R34, PG-R46).
    fn score(&mut self, start: RoundStart, points: Points, sheets: Option<MarkedSheets>) -> Event {
        let totals = totals(&points);
        let mut winners = best(&totals);
        winners.retain(|winner| totals[winner.index()] > 0 || !self.gone.contains(winner));
        let event = Event::Scored { totals, winners: winners.clone() };
        self.phase = Phase::Scored(Scored { start, points, winners, sheets });
        event
    }

    /// Moves every winner one space up, hides and shuffles the coins, and starts the next round or ends the game
    /// (PG-76 to PG-82).
    fn advance(&mut self, luck: &mut Luck) -> Events {
        let Phase::Scored(scored) = &self.phase else { return unexpected("another phase") };
        let past = self.past_of(scored);
        let winners = past.winners.clone();
        self.finish_round(luck);
        for winner in &winners {
            self.won[winner.index()] += 1;
        }
        self.past.push(past.into());
        let mut events = vec![Event::Advanced { winners }];
        if self.past.len() >= usize::from(self.setup.rounds) {
            events.extend(self.over());
        } else {
            self.round += 1;
            events.extend(self.begin_picking(luck));
        }
        events
    }

    /// The round in the form in which it is stored.
    fn past_of(&self, scored: &Scored) -> Past {
        let text = |slip: &SlipId| {
            self.pool.get(*slip).map_or_else(|| unexpected("no such slip"), |slip| slip.text.clone())
        };
        Past {
            letter: scored.start.throw.letter(),
            categories: scored.start.list.each_ref().map(text),
            winners: scored.winners.clone(),
            totals: totals(&scored.points),
            sheets: scored.sheets.clone(),
        }
    }

    /// Removes the cards of the round from the game, unless the game reuses cards; invented categories stay
    /// in the pool (PG-77, PG-93). Hides and shuffles the coins (PG-78, PG-79).
    fn finish_round(&mut self, luck: &mut Luck) {
        if !self.setup.source.reuses_cards() {
            for slip in self.phase.list().into_iter().flatten() {
                self.pool.discard(slip);
            }
        }
        self.coins.gather(luck);
    }

    fn restart_round(&mut self, luck: &mut Luck) -> Events {
        if self.phase.list().is_none() {
            return unexpected("no list");
        }
        self.finish_round(luck);
        let mut events = vec![Event::RoundCancelled];
        events.extend(self.begin_picking(luck));
        events
    }

    fn leave(&mut self, seat: Seat) -> Events {
        if !self.gone.insert(seat) {
            return unexpected("a player who has left");
        }
        if let Phase::Flipping { named, .. } = &mut self.phase {
            named.take_if(|flipper| *flipper == seat);
        }
        let mut events = vec![Event::Left(seat)];
        if let Phase::Sheets { .. } = self.phase {
            events.extend(self.on_sheets(|round, gone| round.leave(seat, gone)));
        }
        events
    }

    fn come_back(&mut self, seat: Seat) -> Events {
        if self.gone.remove(&seat) {
            vec![Event::Returned(seat)]
        } else {
            unexpected("a player who has not left")
        }
    }

    fn end(&mut self) -> Events {
        let Phase::Picking { .. } = self.phase else { return unexpected("another phase") };
        self.over()
    }

    fn over(&mut self) -> Events {
        self.phase = Phase::Over;
        vec![Event::Over { winners: best(&self.won) }]
    }
}

/// The players whose answers are struck as duplicates because this answer was read.
fn struck_by(read: &SheetEvent) -> Vec<Seat> {
    let SheetEvent::Read { place, mark: AnswerMark::Duplicate { with }, .. } = read else {
        return Vec::new();
    };
    // With one earlier answer, both are struck now. With several, the earlier ones have been struck before.
    let earlier = with.iter().filter(|_| with.len() == 1);
    earlier.chain([place]).map(|place| place.seat).collect()
}
