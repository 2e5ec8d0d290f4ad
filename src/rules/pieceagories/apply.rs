//! Applies actions that were allowed, and returns the events.

use std::sync::Arc;

use super::{
    AnswerMark, Day, Event, LINES, LetterThrow, Number, Past, Pieceagories, Setup, SheetEvent, SlipId,
    check::Checked,
    flip_order::FlipOrder,
    judge::RoundJudge,
    phase::{Phase, Picked, Round, RoundStart, Scored, SlipList},
    setup::Forfeit,
};
use crate::rules::{
    Luck, Seat,
    piecepack::{Coin, Rank},
    sheets::{AllowedOnSheets, Applied, BlitzRule, Scores, Writing, at_line, best, totals},
};

/// The events of an action, in order.
type Events = Vec<Event>;

impl Pieceagories {
    /// Applies an action that `allows` has allowed.
    pub(super) fn act(&mut self, by: Seat, allowed: Checked, luck: &mut Luck) -> Events {
        match allowed {
            Checked::Invent(slips) => self.invent(by, &slips),
            Checked::Withdraw(slip) if self.setup.house.together => {
                self.pool.discard(slip);
                vec![Event::Withdrew { by }]
            }
            Checked::Withdraw(slip) => {
                self.pool.withdraw(slip, by);
                vec![Event::Withdrew { by }]
            }
            Checked::Reroll => self.prepare(luck),
            Checked::Collect => self.collect(),
            Checked::AddCards { cards, picked } => self.add_cards(&cards, picked, luck),
            Checked::Pick { number, category, picked } => {
                self.phase = Phase::Picking { picked };
                vec![Event::Picked { number, category }]
            }
            Checked::Unpick { number, picked } => {
                self.phase = Phase::Picking { picked };
                vec![Event::Unpicked(number)]
            }
            Checked::Swap { numbers: [a, b], picked } => {
                self.phase = Phase::Picking { picked };
                vec![Event::Swapped(a, b)]
            }
            Checked::Fill(picked) => self.fill(picked, luck),
            Checked::UseList(list) => self.use_list(list),
            Checked::Today { day, list } => self.today(day, list),
            Checked::ChooseFlipper { seat, how, list } => {
                self.phase = Phase::Flipping { list, named: Some(seat) };
                vec![Event::FlipperNamed { seat, how }]
            }
            Checked::Flip { place, coin, list } => self.flip(by, place, coin, list, luck),
            Checked::Roll { list, coin } => self.roll(list, coin, luck),
            Checked::Sheet(allowed) => self.act_on_sheets(by, allowed),
            Checked::Advance(scored) => self.advance(&scored, luck),
            Checked::RestartRound => self.restart_round(luck),
            Checked::Leave(seat) => self.leave(seat),
            Checked::Return(seat) => {
                self.gone.remove(&seat);
                vec![Event::Returned(seat)]
            }
            Checked::End => self.over(),
        }
    }

    fn invent(&mut self, by: Seat, slips: &[String]) -> Events {
        let author = Some(by).filter(|&by| !self.types_for_table(by));
        for slip in slips {
            self.pool.add(slip, author);
        }
        vec![Event::Invented { by, slips: slips.len() }]
    }

    /// Throws the preparation dice (PG-86, PG-89).
    pub(super) fn prepare(&mut self, luck: &mut Luck) -> Events {
        let throw = LetterThrow::new(luck);
        self.phase = Phase::Brainstorm { throw: Some(throw) };
        vec![Event::Prepared(throw)]
    }

    fn collect(&mut self) -> Events {
        self.phase = Phase::Picking { picked: [None; LINES] };
        vec![Event::Collected { categories: self.pool.len() }, Event::Round(self.round)]
    }

    /// Starts the picking of a round: cards are drawn at once, categories are picked by the host (PG-80, PG-92).
    pub(super) fn begin_picking(&mut self, luck: &mut Luck) -> Events {
        let drawn = self.draw([None; LINES], luck);
        [Event::Round(self.round)].into_iter().chain(drawn).collect()
    }

    /// Draws ten cards for the numbers 1 to 10, if the game has cards, enough are left, and none were drawn yet.
    fn draw(&mut self, picked: Picked, luck: &mut Luck) -> Option<Event> {
        self.phase = Phase::Picking { picked };
        self.setup.source.cards()?;
        let mut left: Vec<SlipId> = self.pool.iter().map(|(id, _)| id).collect();
        if left.len() < LINES || picked.iter().any(Option::is_some) {
            return None;
        }
        luck.shuffle(&mut left);
        self.phase = Phase::Picking { picked: filled(picked, &left).0 };
        Some(Event::Drawn)
    }

    fn add_cards(&mut self, cards: &[String], picked: Picked, luck: &mut Luck) -> Events {
        let added = Event::CardsAdded { cards: self.pool.add_cards(cards) };
        [added].into_iter().chain(self.draw(picked, luck)).collect()
    }

    /// Fills the list at random; the host still has to use it (PG-R08).
    fn fill(&mut self, picked: Picked, luck: &mut Luck) -> Events {
        let is_free = |id: &SlipId| !picked.contains(&Some(*id));
        let mut left: Vec<SlipId> = self.pool.iter().map(|(id, _)| id).filter(is_free).collect();
        luck.shuffle(&mut left);
        let (picked, new) = filled(picked, &left);
        self.phase = Phase::Picking { picked };
        let event = |(number, slip)| Event::Picked { number, category: self.category_text(slip).to_owned() };
        new.into_iter().map(event).collect()
    }

    /// The text of a slip, if it is in the game.
    fn category_text(&self, slip: SlipId) -> &str {
        self.pool.get(slip).map_or("", |slip| &slip.text)
    }

    fn use_list(&mut self, list: SlipList) -> Events {
        for (number, slip) in Number::all().zip(list) {
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
    fn today(&mut self, day: Day, list: SlipList) -> Events {
        self.flip_order = Some(FlipOrder::from(day, &self.birthdays()));
        self.today = Some(day);
        self.phase = Phase::Flipping { list, named: None };
        vec![Event::DayIs(day)]
    }

    fn flip(&mut self, by: Seat, place: usize, coin: Coin, list: SlipList, luck: &mut Luck) -> Events {
        self.coins.flip(place, luck);
        self.coin_flipped = true;
        if let Some(flip_order) = &mut self.flip_order {
            flip_order.pass_on(by);
        }
        let mut events = vec![Event::CoinFlipped { by, coin }];
        if coin.rank == Rank::Null {
            self.phase = Phase::Flipping { list, named: None };
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

    fn roll(&mut self, list: SlipList, coin: Option<Coin>, luck: &mut Luck) -> Events {
        let mut throw = LetterThrow::new(luck);
        while self.setup.house.fresh_letter
            && self.past.last().is_some_and(|past| past.letter == throw.letter())
        {
            throw = LetterThrow::new(luck);
        }
        let Setup { answers, house, players, .. } = &self.setup;
        let blitz = BlitzRule { is_on: house.blitz, read_each: house.read_each };
        let judge = RoundJudge::new(throw.letter(), house);
        let round = Box::new(Round::new(judge, *answers, blitz, players.len(), &self.gone));
        let seen = round.writing().is_some_and(Writing::on_paper);
        self.phase = Phase::Sheets { start: RoundStart { list, coin, throw }, round };
        vec![if seen { Event::Rolled(throw) } else { Event::RolledUnseen }]
    }

    /// Changes the sheets of the round, reminds of the forfeit for new duplicates, and scores the round if it is over.
    fn act_on_sheets(&mut self, by: Seat, allowed: AllowedOnSheets) -> Events {
        let Applied { events, scores } =
            self.phase.round_mut().map(|round| round.apply(by, allowed)).unwrap_or_default();
        let with_forfeit = |event| {
            let forfeit = self.forfeit(struck_by(&event));
            [Event::Sheet(event.in_gaps(|line| self.numbered_category(line)))].into_iter().chain(forfeit)
        };
        let events: Events = events.into_iter().flat_map(with_forfeit).collect();
        let scored = scores.and_then(|scores| self.score(scores));
        events.into_iter().chain(scored).collect()
    }

    /// The text of the category with this number.
    fn numbered_category(&self, line: u8) -> &str {
        let slip = self.phase.list().and_then(|list| at_line(&list, line).copied());
        slip.map_or("", |slip| self.category_text(slip))
    }

    /// Adds up the points; all players with the most win. If everybody has 0 points, players who left do not win
    /// (PG-R34, PG-R46).
    fn score(&mut self, scores: Scores) -> Option<Event> {
        let start = self.phase.start()?.clone();
        let totals = totals(&scores.points);
        let mut winners = best(&totals);
        winners.retain(|winner| totals[winner.index()] > 0 || !self.gone.contains(winner));
        let event = Event::Scored { totals, winners: winners.clone() };
        self.phase = Phase::Scored(Arc::new(Scored { start, scores, winners }));
        Some(event)
    }

    /// Moves every winner one space up, hides and shuffles the coins, and starts the next round or ends the game
    /// (PG-76 to PG-82).
    fn advance(&mut self, scored: &Scored, luck: &mut Luck) -> Events {
        // Before the cards of the round are discarded, and with them their texts.
        let past = self.past_of(scored);
        self.finish_round(luck);
        for winner in &scored.winners {
            self.won[winner.index()] += 1;
        }
        self.past.push(past.into());
        let mut events = vec![Event::Advanced { winners: scored.winners.clone() }];
        if self.past.len() >= usize::from(self.setup.rounds) {
            events.extend(self.over());
        } else {
            self.round += 1;
            events.extend(self.begin_picking(luck));
        }
        events
    }

    /// The round in the form in which it is stored.
    fn past_of(&self, Scored { start, scores, winners }: &Scored) -> Past {
        Past {
            letter: start.throw.letter(),
            categories: start.list.map(|slip| self.category_text(slip).to_owned()),
            winners: winners.clone(),
            totals: totals(&scores.points),
            sheets: scores.sheets.clone(),
            favourites: scores.favourites.clone(),
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
        self.finish_round(luck);
        [Event::RoundCancelled].into_iter().chain(self.begin_picking(luck)).collect()
    }

    /// A player leaves; what their sheet lacks stays empty. The events of the sheets have no answers then, so there are
    /// no gaps to fill.
    fn leave(&mut self, seat: Seat) -> Events {
        self.gone.insert(seat);
        if let Phase::Flipping { named, .. } = &mut self.phase {
            named.take_if(|flipper| *flipper == seat);
        }
        let gone = &self.gone;
        let on_sheets = self.phase.round_mut().map(|round| round.leave(seat, gone)).unwrap_or_default();
        [Event::Left(seat)].into_iter().chain(on_sheets.into_iter().map(Event::Sheet)).collect()
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

/// The list with its free numbers given to the first of these slips, and what these numbers got.
fn filled(mut picked: Picked, slips: &[SlipId]) -> (Picked, Vec<(Number, SlipId)>) {
    let free = Number::all().filter(|number| picked[number.index()].is_none());
    let new: Vec<(Number, SlipId)> = free.zip(slips.iter().copied()).collect();
    for &(number, slip) in &new {
        picked[number.index()] = Some(slip);
    }
    (picked, new)
}
