//! What the page knows of Scattergories.

use super::{best_answers, is_agreed, second_screen, strip};
use crate::{
    play::{Game, Kind},
    rules::{
        Viewer,
        scattergories::{Event, PhaseView, Scattergories, Setup, View},
    },
    screens::{
        GameFacts, GameScreens, SetUpFacts, Strip,
        first_time::Moment,
        keys::{HOLD, MOVE},
        second_screen::PeopleAndBoard,
        sheets::tips::{self, BLITZ, READ, WRITE},
        sound::{self, Sound},
        summary::{Summary, by_score},
    },
    setup::guests::Invited,
};

impl GameScreens for Scattergories {
    const KIND: Kind = Kind::Scattergories;
    const FACTS: GameFacts = GameFacts {
        line: "Twelve categories, one letter, at most three minutes.",
        people: "2 to 8 people",
        time: "10 to 95 minutes",
        credits: &[
            "Scattergories was first published in 1988, after an old parlour game called Categories.",
            "Its name is a trademark of its owners, who have nothing to do with this page.",
            "No list and no sentence on this page is taken from theirs: all words here are its own.",
        ],
        set_up: SetUpFacts { more: "", invited: Invited::PeopleOnly, most_before_crowd: SetUpFacts::CROWD },
        tips: &[AGREE, WRITE, BLITZ, READ],
        keys: &[
            ("Enter", "next line; if you are not typing, press the large button"),
            (HOLD, "take the laptop, to write"),
            (MOVE, "move between categories and answers"),
            ("Esc, while you compare", "choose no answers"),
        ],
    };

    fn seats() -> usize {
        *Setup::PLAYERS.end()
    }

    fn strip(view: &View, viewer: Viewer) -> Strip {
        strip(view, viewer)
    }

    fn moment(view: &View, viewer: Viewer) -> Option<Moment> {
        match view.phase {
            PhaseView::Agreeing { .. } => (!is_agreed(view)).then_some(AGREE),
            PhaseView::Typing(_) => viewer.seat().map(|_| WRITE),
            PhaseView::Sheets { ref phase, .. } => tips::of_phase(phase),
            PhaseView::Scored { .. } | PhaseView::SetOver(_) | PhaseView::Over { .. } => None,
        }
    }

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::Rolled(_) => Some(Sound::Dice),
            Event::RolledUnseen { .. } => Some(Sound::Cup),
            Event::Proposed { .. } | Event::AllAgreed { .. } => Some(Sound::Card),
            Event::Sheet(event) => sound::of_sheets(event),
            Event::SetOver { .. } => Some(Sound::Chime),
            Event::Over { .. } => Some(Sound::Applause),
            Event::Round { .. }
            | Event::Agreed { .. }
            | Event::Disagreed { .. }
            | Event::KindSet { .. }
            | Event::AnswerKept { .. }
            | Event::Scored { .. }
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

const AGREE: Moment = Moment::usual("agree", "Read the list aloud. Everybody agrees? Then roll the letter.");
