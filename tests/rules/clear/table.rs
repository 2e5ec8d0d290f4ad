//! A table to test at, and shortcuts to the moment a test is about.

use partypiece::{
    play::Game,
    rules::{
        Seat, Viewer,
        clear::{
            Action, Call, Card, Clear, Event, First, House, Mode, Refusal, Scene, Setup, Squares, Throw,
            View, line,
        },
        luck::Seed,
        name::Name,
        piecepack::Rank,
        player::Player,
    },
};

use crate::laws;

pub(crate) const ANA: Seat = Seat(0);
pub(crate) const BO: Seat = Seat(1);
pub(crate) const CY: Seat = Seat(2);
pub(crate) const DI: Seat = Seat(3);

pub(crate) fn name(text: &str) -> Name {
    Name::read(text).expect("a name")
}

/// These people, of whom the first keeps score and rolls first; by the rules as published.
pub(crate) fn people(names: &[&str]) -> Setup {
    let players = names.iter().map(|&called| Player::person(name(called))).collect();
    Setup { first: First::Seat(ANA), ..Setup::of(players) }
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

/// The same people with real pieces.
pub(crate) fn caller(setup: Setup) -> Setup {
    Setup { mode: Mode::Caller, ..setup }
}

/// The same people with house rules.
pub(crate) fn house(setup: Setup, rules: impl FnOnce(&mut House)) -> Setup {
    let mut house = setup.house;
    rules(&mut house);
    Setup { house, ..setup }
}

/// Ranks by the letters that stand for them: `a225`.
pub(crate) fn ranks<const N: usize>(text: &str) -> [Rank; N] {
    let ranks: Vec<Rank> = text.chars().map(rank).collect();
    ranks.try_into().unwrap_or_else(|_| panic!("{N} ranks in {text}"))
}

fn rank(letter: char) -> Rank {
    let at = "na2345".find(letter).unwrap_or_else(|| panic!("{letter} is no rank"));
    Rank::ALL[at]
}

/// Four dice that show these: `a225`.
pub(crate) fn roll(text: &str) -> Throw {
    Throw::Roll(ranks(text))
}

/// Two dice that show these: `34`.
pub(crate) fn off(text: &str) -> Throw {
    Throw::ScratchOff(ranks(text))
}

/// Squares by their rows and columns.
pub(crate) fn at(places: &[(u8, u8)]) -> Squares {
    places.iter().fold(Squares::NONE, |squares, &(row, column)| squares.with(Squares::at(row, column)))
}

/// A card in four rows of six letters, `.` where a square is empty.
pub(crate) fn card(rows: [&str; 4]) -> Card {
    let text: String = rows.concat();
    let laid = ranks(&text.replace('.', "n"));
    let empty = text.chars().enumerate().filter(|(_, letter)| *letter == '.');
    let empty = empty.fold(Squares::NONE, |squares, (square, _)| squares.with(Squares::one(square as u8)));
    Card::of(laid).without(empty)
}

/// A game at a table.
pub(crate) struct Table(pub(crate) Game<Clear>);

impl Table {
    pub(crate) fn new(setup: &Setup, seed: u64) -> Self {
        Self(Game::start(setup.clone(), Seed(seed)).expect("a table that can be set"))
    }

    pub(crate) fn seats(&self) -> Vec<Seat> {
        self.0.setup().seats().collect()
    }

    pub(crate) fn view(&self) -> View {
        self.0.view(Viewer::Table)
    }

    pub(crate) fn views(&self) -> Vec<View> {
        laws::views(&self.0, self.seats().len() as u8)
    }

    pub(crate) fn scene(&self) -> Scene {
        self.view().scene
    }

    pub(crate) fn card(&self, seat: Seat) -> Card {
        self.view().people[seat.index()].card.expect("a card on the screen")
    }

    /// How many coins each has left, by seat.
    pub(crate) fn left(&self) -> Vec<u8> {
        self.view().people.iter().map(|person| person.left).collect()
    }

    pub(crate) fn totals(&self) -> Vec<u32> {
        self.view().people.iter().map(|person| person.total).collect()
    }

    pub(crate) fn throw(&self) -> Throw {
        *self.view().throw().expect("dice on the table")
    }

    /// Does something the rules allow.
    pub(crate) fn play(&mut self, by: Seat, action: Action) -> Vec<Event> {
        self.0.play(by, action).unwrap_or_else(|refusal| panic!("{action:?} by {by:?}: {refusal}")).to_vec()
    }

    /// Tries something the rules refuse, and sees that nothing came of it.
    pub(crate) fn refused(&mut self, by: Seat, action: Action) -> Refusal {
        let seats = self.seats().len() as u8;
        let checked = self.0.check(by, &action).err();
        assert!(!laws::tried(&mut self.0, by, &action, seats), "{action:?} by {by:?} should be refused");
        checked.expect("a reason")
    }

    /// The roller throws the dice.
    pub(crate) fn roll(&mut self) -> Throw {
        self.play(self.view().roller, Action::Roll);
        self.throw()
    }

    /// The lines that fit for somebody.
    pub(crate) fn lines(&self, seat: Seat) -> Vec<Squares> {
        line::all(&self.card(seat), &self.throw())
    }

    /// Somebody takes the longest line they have, or scratches.
    pub(crate) fn best(&mut self, seat: Seat) -> Vec<Event> {
        let line = self.lines(seat).into_iter().max_by_key(|line| line.len());
        self.play(seat, line.map_or(Action::Scratch, Action::Take))
    }

    /// All who have still to act take what they can; what became of the throw.
    pub(crate) fn all_best(&mut self) -> Vec<Event> {
        self.all(Self::best)
    }

    pub(crate) fn all_scratch(&mut self) -> Vec<Event> {
        self.all(|table, seat| table.play(seat, Action::Scratch))
    }

    fn all(&mut self, mut act: impl FnMut(&mut Self, Seat) -> Vec<Event>) -> Vec<Event> {
        let mut events = Vec::new();
        for seat in self.0.to_act() {
            events = act(self, seat);
        }
        events
    }

    /// A throw on which everybody takes what they can.
    pub(crate) fn turn(&mut self) -> Vec<Event> {
        self.roll();
        self.all_best()
    }

    /// Throws and takes until the deal asks for something else.
    pub(crate) fn play_deal(&mut self) -> &mut Self {
        while let Scene::Rolling { .. } = self.scene() {
            self.turn();
        }
        self
    }

    /// Chooses the bonus that is proposed, if one has to be chosen, and confirms the score.
    pub(crate) fn confirm(&mut self) -> Vec<Event> {
        if let Scene::Bonus { by, largest } = self.scene() {
            self.play(by, Action::Bonus(largest));
        }
        self.play(self.view().scorekeeper, Action::Confirm)
    }

    /// Where cards are real: a throw, and what each calls, by seat; whoever ends with `!` calls Clear too.
    pub(crate) fn calls(&mut self, calls: &[&str]) -> Vec<Event> {
        self.play(self.view().roller, Action::Roll);
        let mut events = Vec::new();
        for (seat, told) in (0..).map(Seat).zip(calls) {
            events = self.play(seat, report(told));
        }
        events
    }

    /// Where cards are real: so many coins are on each card.
    pub(crate) fn counts(&mut self, counts: &[u8]) -> &mut Self {
        for (seat, &left) in (0..).map(Seat).zip(counts) {
            self.play(seat, Action::Count { seat, left });
        }
        self
    }
}

/// A call by its number of coins, `4`, `3`, `2` or `0`, with `!` for Clear.
pub(crate) fn report(told: &str) -> Action {
    let call = match told.trim_end_matches('!') {
        "4" => Call::Four,
        "3" => Call::Three,
        "2" => Call::Two,
        _ => Call::Scratch,
    };
    Action::Report { call, cleared: told.ends_with('!') }
}

/// A game that some luck brings about: seeds are tried until `brings` finds what it looks for.
pub(crate) fn plant(setup: &Setup, brings: impl Fn(&mut Table) -> bool) -> Table {
    let mut seeds = 0..4000;
    seeds
        .find_map(|seed| {
            let mut table = Table::new(setup, seed);
            brings(&mut table).then_some(table)
        })
        .expect("some luck that brings it about")
}

/// A game of three deals: one to a clear card with a slip that was mended, one to a jam, and one through a Scratch-Off.
pub(crate) fn whole_game() -> Table {
    let shown = house(three(), |house| house.show_missed = true);
    let mut table = Table::new(&Setup { deals: 3, ..shown }, 7);
    table.roll();
    table.play(BO, Action::Scratch);
    table.0.undo(true).expect("with everybody's leave");
    table.all_best();
    table.play_deal().confirm();
    while let Scene::Rolling { .. } = table.scene() {
        table.roll();
        table.all_scratch();
    }
    table.confirm();
    for _ in 0..3 {
        table.roll();
        table.all_scratch();
    }
    table.play_deal().confirm();
    table
}
