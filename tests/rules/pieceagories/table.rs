//! A test table, and shortcuts to the situation that a test needs.

use partypiece::{
    rules::{
        Seat,
        pieceagories::{
            Action, Answers, Event, LetterThrow, NextFlip, OwnView, PhaseView, Pieceagories, Refusal, Setup,
            Sheet, SheetAction, SheetEvent, SheetRefusal, SlipId, View,
        },
        piecepack::{Coin, Rank},
    },
    screens::sheets::SheetTable,
};

use super::setups::{ANA, CATEGORIES, day, four, letter, sheet};
pub(crate) use crate::table::find_game;
use crate::word_games::word_game;

pub(crate) type Table = crate::table::Table<Pieceagories>;

word_game!(Pieceagories in pieceagories);

/// A writer never has to choose an answer.
fn choice(_view: &View) -> Option<(Seat, Action)> {
    None
}

impl Table {
    pub(crate) fn host(&self) -> Seat {
        self.0.setup().host_seat()
    }

    /// The host plays a legal action.
    pub(crate) fn play_host(&mut self, action: impl Into<Action>) -> Vec<Event> {
        self.play(self.host(), action)
    }

    pub(crate) fn phase(&self) -> PhaseView {
        self.view().phase
    }

    pub(crate) fn won(&self) -> Vec<u8> {
        let people = self.view().people;
        people.iter().filter(|person| person.pawn.is_some()).map(|person| person.won).collect()
    }

    /// This player puts slips into the pile.
    pub(crate) fn invent(&mut self, by: Seat, slips: &[&str]) -> Vec<Event> {
        self.play(by, Action::Invent(slips.iter().map(|&slip| slip.to_owned()).collect()))
    }

    /// From an open brainstorm to a pile of all [`CATEGORIES`].
    pub(crate) fn collect(&mut self) -> &mut Self {
        let inventor = self.seats().into_iter().find(|&seat| seat != self.host()).expect("an inventor");
        self.invent(inventor, &CATEGORIES);
        self.play_host(Action::Collect);
        self
    }

    /// From an empty list to ten categories on the table.
    pub(crate) fn use_list(&mut self) -> &mut Self {
        if !self.view().cards {
            self.play_host(Action::Fill);
        }
        self.play_host(Action::UseList);
        self
    }

    /// The player who has to flip a coin. If the date is missing, the host enters 1 January. Of several
    /// players with the same birthday the host chooses the first.
    pub(crate) fn flipper(&mut self) -> Seat {
        let PhaseView::Flipping { due, named, .. } = self.phase() else { panic!("no coin to turn") };
        match (due, named) {
            (Some(NextFlip::Seat(seat)), _) | (Some(NextFlip::Tie(_)), Some(seat)) => seat,
            (Some(NextFlip::Tie(seats)), None) => {
                self.play_host(Action::ChooseFlipper { seat: seats[0], how: None });
                seats[0]
            }
            (None, _) => {
                self.play_host(Action::Today(day(1, 1)));
                self.flipper()
            }
        }
    }

    /// Flips the first hidden coin.
    pub(crate) fn flip(&mut self) -> (Seat, Coin) {
        let flipper = self.flipper();
        let down = self.view().coins.iter().position(|coin| coin.face.is_none()).expect("a coin to turn");
        let events = self.play(flipper, Action::Flip(u32::try_from(down).expect("few coins")));
        let Some(Event::CoinFlipped { by, coin }) = events.first() else { panic!("no coin was turned") };
        (*by, *coin)
    }

    /// From a list on the table to a timer that is set.
    pub(crate) fn flip_until_set(&mut self) -> Coin {
        loop {
            let (_, coin) = self.flip();
            if coin.rank != Rank::Null {
                return coin;
            }
        }
    }

    /// From any moment of the round before the dice to the throw.
    pub(crate) fn throw_dice(&mut self) -> &mut Self {
        self.set_timer();
        self.play_host(Action::Roll);
        self
    }

    /// From any moment of the round before the dice to a timer that is set.
    fn set_timer(&mut self) {
        if let PhaseView::Brainstorm { .. } = self.phase() {
            self.collect();
        }
        if let PhaseView::Picking { .. } = self.phase() {
            self.use_list();
        }
        if let PhaseView::Flipping { .. } = self.phase() {
            self.flip_until_set();
        }
    }

    /// Plays a whole round from any moment before the dice until the pawns have moved.
    ///
    /// Each seat gets its number of points, at most ten.
    pub(crate) fn play_round(&mut self, points: &[u8]) -> &mut Self {
        self.set_timer();
        self.round_from_the_dice(points)
    }

    /// Plays the rest of a round from a timer that is set, as `play_round` does.
    pub(crate) fn round_from_the_dice(&mut self, points: &[u8]) -> &mut Self {
        self.play_host(Action::Roll);
        self.play_host(SheetAction::Begin);
        self.play_host(SheetAction::TimeUp);
        let row = |&points: &u8| (0..10).map(|line| u8::from(line < points)).collect();
        self.play_host(SheetAction::EnterPoints(points.iter().map(row).collect()));
        self.play_host(Action::Advance);
        self
    }

    /// Points by seat, then line.
    pub(crate) fn points(&self) -> Vec<Vec<u8>> {
        let PhaseView::Scored { points, .. } = self.phase() else { panic!("the round is not scored") };
        points
    }

    /// Points by seat.
    pub(crate) fn totals(&self) -> Vec<u32> {
        let PhaseView::Scored { totals, .. } = self.phase() else { panic!("the round is not scored") };
        totals
    }

    /// The winners of the round.
    pub(crate) fn winners(&self) -> Vec<Seat> {
        let PhaseView::Scored { winners, .. } = self.phase() else { panic!("the round is not scored") };
        winners
    }

    /// The slips in the pile, while the list is picked.
    pub(crate) fn pool(&self) -> Vec<(SlipId, String)> {
        let PhaseView::Picking { pool, .. } = self.phase() else { panic!("nothing is being picked") };
        pool.into_iter().map(|slip| (slip.id, slip.text)).collect()
    }

    /// The slip with this text.
    pub(crate) fn slip(&self, text: &str) -> SlipId {
        self.pool().into_iter().find(|slip| slip.1 == text).expect("a slip that says so").0
    }

    /// The throw, if this seat sees it now.
    pub(crate) fn throw_seen_by(&self, seat: Seat) -> Option<LetterThrow> {
        match self.phase() {
            PhaseView::Typing { .. } => match self.own(seat)? {
                OwnView::Letter(throw) => Some(throw),
                OwnView::Slips(_) => None,
            },
            PhaseView::Brainstorm { throw, .. } => throw,
            PhaseView::Sheets { throw, .. } => throw,
            PhaseView::Scored { throw, .. } => Some(throw),
            PhaseView::Picking { .. }
            | PhaseView::Flipping { .. }
            | PhaseView::ReadyToRoll { .. }
            | PhaseView::Over { .. } => None,
        }
    }
}

/// The first round, with dice that give this letter.
pub(crate) fn with_letter(setup: &Setup, c: char) -> Table {
    // On paper everybody sees the dice, and the luck does not depend on how answers are written.
    let on_paper = Setup { answers: Answers::Paper, ..setup.clone() };
    let seen = find_game(&on_paper, |table| {
        table.throw_dice().throw_seen_by(ANA).is_some_and(|throw| throw.letter() == letter(c))
    });
    let mut table = Table::new(setup, seen.0.seed().0);
    table.throw_dice();
    table
}
