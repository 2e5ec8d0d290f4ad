//! What the page knows of 10 Blank White Pieceagories.

use super::{AROUND, best_answers, second_screen, strip};
use crate::{
    play::{Game, Kind},
    rules::{
        Viewer,
        pieceagories::{Event, PhaseView, Pieceagories, View},
    },
    screens::{
        GameFacts, GameScreens, OWN_WORDS, SetUpFacts, Strip,
        first_time::Moment,
        keys::{HOLD, MOVE},
        second_screen::PeopleAndBoard,
        sheets::tips::{self, BLITZ, READ, WRITE},
        sound::{self, Sound},
        summary::{Summary, by_score},
    },
    setup::{guests::Invited, pieceagories::Roster},
};

impl GameScreens for Pieceagories {
    const KIND: Kind = Kind::Pieceagories;
    const FACTS: GameFacts = GameFacts {
        line: "Invent the questions, then give answers nobody else has.",
        people: "2 to 8 people",
        time: "half an hour or more",
        credits: &[
            "10 Blank White Pieceagories is a game by Jennifer Levenbook.",
            "She wrote it for a piecepack of the second edition by Mesomorph Games.",
            "Her rules are published under Creative Commons Attribution-NonCommercial-ShareAlike 4.0.",
            OWN_WORDS,
        ],
        set_up: SetUpFacts { more: "", invited: Invited::PeopleOnly, most_before_crowd: AROUND },
        tips: &[INVENT, FLIP, WRITE, BLITZ, READ],
        keys: &[
            ("Enter", "next line or category; if you are not typing, press the large button"),
            (HOLD, "take the laptop, to write"),
            (MOVE, "move between coins, slips, categories and answers"),
            ("Esc, while you compare", "choose no answers"),
        ],
    };

    fn seats() -> usize {
        Roster::SEATS
    }

    fn strip(view: &View, viewer: Viewer) -> Strip {
        strip(view, viewer)
    }

    fn moment(view: &View, viewer: Viewer) -> Option<Moment> {
        match view.phase {
            PhaseView::Brainstorm { .. } => Some(INVENT),
            PhaseView::Flipping { .. } => Some(FLIP),
            PhaseView::Typing { .. } => viewer.seat().map(|_| WRITE),
            PhaseView::Sheets { ref phase, .. } => tips::of_phase(phase),
            PhaseView::Picking { .. }
            | PhaseView::ReadyToRoll { .. }
            | PhaseView::Scored { .. }
            | PhaseView::Over { .. } => None,
        }
    }

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::CoinFlipped { .. } => Some(Sound::Coin),
            Event::Prepared(_) | Event::Rolled(_) => Some(Sound::Dice),
            Event::RolledUnseen => Some(Sound::Cup),
            Event::Picked { .. } | Event::Drawn | Event::ListUsed => Some(Sound::Card),
            Event::Sheet(event) => sound::of_sheets(event),
            Event::Advanced { .. } => Some(Sound::Cheer),
            Event::Over { .. } => Some(Sound::Applause),
            Event::Invented { .. }
            | Event::Withdrew { .. }
            | Event::Collected { .. }
            | Event::CardsAdded { .. }
            | Event::Unpicked(_)
            | Event::Swapped(..)
            | Event::DayIs(_)
            | Event::FlipperNamed { .. }
            | Event::TimerSet { .. }
            | Event::Forfeit { .. }
            | Event::Scored { .. }
            | Event::Round(_)
            | Event::RoundCancelled
            | Event::Left(_)
            | Event::Returned(_) => None,
        }
    }

    fn public_board(view: &View, lines: u8) -> PeopleAndBoard {
        second_screen::board(view, lines)
    }

    fn summary(game: &Game<Self>) -> Summary {
        Summary { people: by_score(game, &[]), moments: best_answers(&game.view()) }
    }
}

const INVENT: Moment = Moment::usual(
    "invent",
    "Type a category that is fun to answer, then press Enter. Ten different ones make a round.",
);
const FLIP: Moment = Moment::usual(
    "flip",
    "Tap any coin: its number is the minutes of this round. A blank coin gives no time: somebody flips again.",
);
