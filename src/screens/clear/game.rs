//! What the page knows of Clear!.

use super::{best_moments, second_screen, strip};
use crate::{
    daily::DayEnd,
    play::{Game, Kind},
    rules::{
        Viewer,
        clear::{Call, Clear, Event, Mode, PhaseView, Setup, Throw, View},
        piecepack::Rank,
    },
    screens::{
        GameFacts, GameScreens, OWN_WORDS, SetUpFacts, Strip,
        first_time::Moment,
        keys::MOVE,
        second_screen::PeopleAndBoard,
        sound::Sound,
        summary::{Summary, by_score},
    },
    setup::guests::Invited,
};

impl GameScreens for Clear {
    const KIND: Kind = Kind::Clear;
    const FACTS: GameFacts = GameFacts {
        line: "Four dice, 24 coins: find lines that match the dice.",
        people: "2 to 8 people",
        time: "10 to 120 minutes",
        credits: &[
            "Clear! is a game by David Hassell, version 1.0.0 of July 4, 2003.",
            "Its author lets anybody distribute and use the rules freely.",
            OWN_WORDS,
        ],
        set_up: SetUpFacts { more: "", invited: Invited::Everybody, most_before_crowd: SetUpFacts::CROWD },
        tips: &[LINE, ACE, CALL, SCRATCH_ROUND, SCRATCH_OFF],
        keys: &[
            ("Enter", "press the large button: roll, take the line, or scratch"),
            (MOVE, "move between the coins of the large card"),
            ("Esc, on the card", "choose no coins"),
            ("← →, in “Show that again”", "previous roll, next roll"),
            ("Esc, in “Show that again”", "back to the game"),
        ],
    };

    fn seats() -> usize {
        Setup::FIT_ON_SCREEN
    }

    fn strip(view: &View, _viewer: Viewer) -> Strip {
        strip(view)
    }

    fn moment(view: &View, _viewer: Viewer) -> Option<Moment> {
        match (&view.phase, view.mode) {
            (
                PhaseView::Rolling { scratch_off: true } | PhaseView::Acting { throw: Throw::ScratchOff(_) },
                _,
            ) => Some(SCRATCH_OFF),
            (PhaseView::Rolling { scratch_off: false } | PhaseView::Acting { .. }, _) if view.pawns > 0 => {
                Some(SCRATCH_ROUND)
            }
            (PhaseView::Acting { throw: Throw::Roll(dice) }, Mode::Cards) => {
                Some(if dice.contains(&Rank::Ace) { ACE } else { LINE })
            }
            (PhaseView::Acting { throw: Throw::Roll(_) }, Mode::Caller) => Some(CALL),
            (
                PhaseView::Rolling { .. }
                | PhaseView::Bonus { .. }
                | PhaseView::Scored
                | PhaseView::Over { .. },
                _,
            ) => None,
        }
    }

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::Rolled { .. } => Some(Sound::Dice),
            Event::Acted { .. } | Event::CallChanged { .. } => Some(Sound::Card),
            Event::Played(result) => match result.call {
                Call::Four => Some(Sound::Chime),
                Call::Three | Call::Two => Some(Sound::Coin),
                Call::Scratch => None,
            },
            Event::Cleared { .. } | Event::Bonus { .. } => Some(Sound::Chime),
            Event::ScratchRound { .. } => Some(Sound::Tick),
            Event::ScratchOff { .. } => Some(Sound::Buzzer),
            Event::Dealt { .. } => Some(Sound::Card),
            Event::Over { .. } => Some(Sound::Applause),
            Event::PawnsOff | Event::Scored { .. } | Event::Announced { .. } | Event::Counted { .. } => None,
        }
    }

    fn public_board(view: &View, _lines: u8) -> PeopleAndBoard {
        second_screen::board(view)
    }

    fn summary(game: &Game<Self>) -> Summary {
        Summary { people: by_score(game, &game.setup().players), moments: best_moments(&game.view()) }
    }

    fn day_end(game: &Game<Self>) -> Option<DayEnd> {
        DayEnd::of(game)
    }
}

const LINE: Moment = Moment::usual("line", "You see no line? Scratch and keep your coins.");
const ACE: Moment = Moment::usual(
    "ace",
    "A die with a sun, a moon, a crown or arms is an ace: it matches a coin with a spiral.",
);
const CALL: Moment = Moment::of_option(
    "call",
    "Everybody looks at their own card. The page is told who took a line and who scratched.",
);
const SCRATCH_ROUND: Moment = Moment::usual(
    "scratch-round",
    "When everybody scratches, a pawn steps on the Scratch Tile. Three times in a row: a Scratch-Off with two dice.",
);
const SCRATCH_OFF: Moment =
    Moment::usual("scratch-off", "Scratch-Off: only two dice count, and a line has two coins.");
