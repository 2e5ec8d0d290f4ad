//! What the page knows of 10 Blank White Pieceagories.

use super::{best_answers, second_screen, strip};
use crate::{
    play::{Game, Kind},
    rules::{
        Viewer,
        pieceagories::{CREDITS, Event, Pieceagories, Scene, View},
    },
    screens::{
        GameFacts, GameScreens, Strip,
        first_time::Moment,
        keys::{HOLD, MOVE},
        second_screen::PeopleAndBoard,
        sheets::tips::{self, BLITZ, READ, WRITE},
        sound::{self, Sound},
        summary::{Summary, by_score},
    },
};

impl GameScreens for Pieceagories {
    const KIND: Kind = Kind::Pieceagories;
    const FACTS: GameFacts = GameFacts {
        line: "Invent the questions, then give answers nobody else has.",
        people: "2 to 8 people",
        time: "half an hour or more",
        credits: &CREDITS,
        tips: &[INVENT, FLIP, WRITE, BLITZ, READ],
        keys: &[
            ("Enter", "next line or category; if you are not typing, press the large button"),
            (HOLD, "take the laptop, to write"),
            (MOVE, "move between coins, slips, categories and answers"),
            ("Esc, while you compare", "choose no answers"),
        ],
    };

    fn strip(view: &View, viewer: Viewer) -> Strip {
        strip(view, viewer)
    }

    fn moment(view: &View, viewer: Viewer) -> Option<Moment> {
        match view.scene {
            Scene::Brainstorm { .. } => Some(INVENT),
            Scene::Flipping { .. } => Some(FLIP),
            Scene::Typing { .. } => viewer.seat().map(|_| WRITE),
            Scene::Sheets { ref stage, .. } => tips::of_stage(stage),
            _ => None,
        }
    }

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::CoinFlipped { .. } => Some(Sound::Coin),
            Event::Prepared(_) | Event::Rolled(_) | Event::RolledUnseen => Some(Sound::Dice),
            Event::Picked { .. } | Event::Drawn | Event::ListUsed => Some(Sound::Card),
            Event::Sheet(event) => sound::of_sheets(event),
            Event::Advanced { .. } => Some(Sound::Chime),
            Event::Over { .. } => Some(Sound::Applause),
            _ => None,
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
