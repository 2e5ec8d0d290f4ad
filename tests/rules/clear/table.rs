//! A test table, and shortcuts to the situation that a test needs.

use partypiece::rules::{
    Seat,
    clear::{
        Action, Call, Card, Clear, Event, FirstRoller, House, Mode, PhaseView, Setup, Squares, Throw, line,
    },
    name::Name,
    piecepack::Rank,
    player::Player,
};

pub(crate) const ANA: Seat = Seat(0);
pub(crate) const BO: Seat = Seat(1);
pub(crate) const CY: Seat = Seat(2);
pub(crate) const DI: Seat = Seat(3);

pub(crate) fn name(text: &str) -> Name {
    Name::parse(text).expect("a name")
}

/// A setup with these people and the published rules. The first one keeps score and rolls first.
pub(crate) fn people(names: &[&str]) -> Setup {
    let players = names.iter().map(|&called| Player::person(name(called))).collect();
    Setup { first: FirstRoller::Seat(ANA), ..Setup::of(players) }
}

pub(crate) fn two() -> Setup {
    people(&["Ana", "Bo"])
}

pub(crate) fn three() -> Setup {
    people(&["Ana", "Bo", "Cy"])
}

pub(crate) fn four() -> Setup {
    people(&["Ana", "Bo", "Cy", "Di"])
}

/// This setup with real pieces.
pub(crate) fn with_real_pieces(setup: Setup) -> Setup {
    Setup { mode: Mode::Caller, ..setup }
}

/// This setup with house rules.
pub(crate) fn with_house(setup: Setup, rules: impl FnOnce(&mut House)) -> Setup {
    let mut house = setup.house;
    rules(&mut house);
    Setup { house, ..setup }
}

/// Ranks by their letters: `a225`.
pub(crate) fn ranks<const N: usize>(text: &str) -> [Rank; N] {
    let ranks: Vec<Rank> = text.chars().map(rank).collect();
    ranks.try_into().unwrap_or_else(|_| panic!("{N} ranks in {text}"))
}

fn rank(letter: char) -> Rank {
    let index = "na2345".find(letter).unwrap_or_else(|| panic!("{letter} is no rank"));
    Rank::ALL[index]
}

pub(crate) fn four_dice(text: &str) -> Throw {
    Throw::Roll(ranks(text))
}

pub(crate) fn two_dice(text: &str) -> Throw {
    Throw::ScratchOff(ranks(text))
}

/// Squares by row and column.
pub(crate) fn squares_at(places: &[(u8, u8)]) -> Squares {
    places.iter().fold(Squares::NONE, |squares, &(row, column)| squares.with(Squares::at(row, column)))
}

/// A card in four rows of six letters; `.` is an empty square.
pub(crate) fn card(rows: [&str; 4]) -> Card {
    let text: String = rows.concat();
    let ranks = ranks(&text.replace('.', "n"));
    let empty = text.chars().enumerate().filter(|(_, letter)| *letter == '.');
    let empty = empty.fold(Squares::NONE, |squares, (square, _)| squares.with(Squares::one(square as u8)));
    Card::of(ranks).without(empty)
}

pub(crate) type Table = crate::table::Table<Clear>;

impl Table {
    pub(crate) fn phase(&self) -> PhaseView {
        self.view().phase
    }

    pub(crate) fn card(&self, seat: Seat) -> Card {
        self.view().people[seat.index()].card.expect("a card on the screen")
    }

    /// The number of coins on each card, by seat.
    pub(crate) fn coins_left(&self) -> Vec<u8> {
        self.view().people.iter().map(|person| person.left).collect()
    }

    pub(crate) fn totals(&self) -> Vec<u32> {
        self.view().people.iter().map(|person| person.total).collect()
    }

    pub(crate) fn thrown(&self) -> Throw {
        *self.view().throw().expect("dice on the table")
    }

    /// The roller rolls the dice.
    pub(crate) fn roll(&mut self) -> Throw {
        self.play(self.view().roller, Action::Roll);
        self.thrown()
    }

    /// The lines that this player could take.
    pub(crate) fn lines(&self, seat: Seat) -> Vec<Squares> {
        line::all_fitting(&self.card(seat), &self.thrown())
    }

    /// This player takes the longest possible line, or scratches.
    pub(crate) fn play_best(&mut self, seat: Seat) -> Vec<Event> {
        let line = self.lines(seat).into_iter().max_by_key(|line| line.len());
        self.play(seat, line.map_or(Action::Scratch, Action::Take))
    }

    /// Everybody who still has to choose plays as well as possible. Returns the events of the last choice.
    pub(crate) fn all_play_best(&mut self) -> Vec<Event> {
        self.all_act(Self::play_best)
    }

    pub(crate) fn all_scratch(&mut self) -> Vec<Event> {
        self.all_act(|table, seat| table.play(seat, Action::Scratch))
    }

    fn all_act(&mut self, mut act: impl FnMut(&mut Self, Seat) -> Vec<Event>) -> Vec<Event> {
        let mut events = Vec::new();
        for seat in self.0.to_act() {
            events = act(self, seat);
        }
        events
    }

    /// Rolls, and everybody plays as well as possible.
    pub(crate) fn play_roll(&mut self) -> Vec<Event> {
        self.roll();
        self.all_play_best()
    }

    /// Rolls and plays until something other than a roll has to be done.
    pub(crate) fn play_deal(&mut self) -> &mut Self {
        while let PhaseView::Rolling { .. } = self.phase() {
            self.play_roll();
        }
        self
    }

    /// Chooses the proposed bonus if a choice is needed, and confirms the score.
    pub(crate) fn confirm_score(&mut self) -> Vec<Event> {
        if let PhaseView::Bonus { by, largest } = self.phase() {
            self.play(by, Action::Bonus(largest));
        }
        self.play(self.view().scorekeeper, Action::Confirm)
    }

    /// With real pieces: a roll and each player's call, by seat. `!` after a call means Clear.
    pub(crate) fn roll_and_call(&mut self, calls: &[&str]) -> Vec<Event> {
        self.play(self.view().roller, Action::Roll);
        let mut events = Vec::new();
        for (seat, call) in (0..).map(Seat).zip(calls) {
            events = self.play(seat, call_action(call));
        }
        events
    }

    /// With real pieces: sets the number of coins on each card.
    pub(crate) fn set_counts(&mut self, counts: &[u8]) -> &mut Self {
        for (seat, &left) in (0..).map(Seat).zip(counts) {
            self.play(seat, Action::Count { seat, left });
        }
        self
    }
}

/// A call by its number of coins, `4`, `3`, `2` or `0`; with `!` the card is clear, too: `4!` is a Four that clears it.
pub(crate) fn call_action(text: &str) -> Action {
    let call = match text.trim_end_matches('!') {
        "4" => Call::Four,
        "3" => Call::Three,
        "2" => Call::Two,
        _ => Call::Scratch,
    };
    Action::Report { call, cleared: text.ends_with('!') }
}

/// Tries seeds in order, and returns the first game that is as the test needs it. `reaches` plays a game and returns
/// whether it is.
pub(crate) fn find_game(setup: &Setup, reaches: impl Fn(&mut Table) -> bool) -> Table {
    let mut seeds = 0..4000;
    seeds
        .find_map(|seed| {
            let mut table = Table::new(setup, seed);
            reaches(&mut table).then_some(table)
        })
        .expect("a seed for this situation")
}

/// A game of three deals: one with an undone choice, one that ends with a Scratch-Off in which all scratch, and one with
/// another Scratch-Off.
pub(crate) fn whole_game() -> Table {
    let shown = with_house(three(), |house| house.show_missed = true);
    let mut table = Table::new(&Setup { deals: 3, ..shown }, 7);
    table.roll();
    table.play(BO, Action::Scratch);
    table.0.undo(true).expect("with everybody's consent");
    table.all_play_best();
    table.play_deal().confirm_score();
    while let PhaseView::Rolling { .. } = table.phase() {
        table.roll();
        table.all_scratch();
    }
    table.confirm_score();
    for _ in 0..3 {
        table.roll();
        table.all_scratch();
    }
    table.play_deal().confirm_score();
    table
}
