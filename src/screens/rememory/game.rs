//! What the page knows of Rememory.

use super::{best_moment, second_screen, strip};
use crate::{
    daily::DayEnd,
    play::{Game, Kind},
    rules::{
        Seat, Viewer,
        player::Player,
        rememory::{Event, PhaseView, Rememory, Setup, Variant, View},
    },
    screens::{
        GameFacts, GameScreens, SetUpFacts, Strip,
        first_time::Moment,
        keys::{HOLD, MOVE},
        second_screen::PeopleAndBoard,
        sound::Sound,
        summary::{Summary, by_score},
    },
    setup::guests::Invited,
};

impl GameScreens for Rememory {
    const KIND: Kind = Kind::Rememory;
    const FACTS: GameFacts = GameFacts {
        line: "Draw a coin: who remembers where its tile lies?",
        people: "1 to 99 people",
        time: "15 to 30 minutes",
        credits: &[
            "Rememory is a traditional game, written down by Roger Meertens in 2009.",
            "It is also called Piecepack Memory.",
            "His text is published under the GNU Free Documentation License, version 1.2 or later, without invariant sections or cover texts: www.gnu.org/licenses/fdl.html.",
            "No sentence on this page is taken from it: all words here are its own.",
        ],
        set_up: SetUpFacts {
            more: "You can paste a list of up to 99 names into a name field. If you play alone, try to need few turns.",
            invited: Invited::Everybody,
            most_before_crowd: SetUpFacts::CROWD,
        },
        tips: &[HANDS, STEALS, ROWS, SCATTERED, FIND, WRONG],
        keys: &[
            ("Enter", "press the large button"),
            (HOLD, "look at a coin that only you may see"),
            (MOVE, "move between tiles and between coins"),
        ],
    };

    fn seats() -> usize {
        Setup::MAX
    }

    fn strip(view: &View, _viewer: Viewer) -> Strip {
        strip(view)
    }

    fn moment(view: &View, _viewer: Viewer) -> Option<Moment> {
        match view.phase {
            PhaseView::Coin { .. } => of_variant(view.variant, view.solo),
            PhaseView::Tile(_) => Some(FIND),
            PhaseView::WrongTile { .. } => Some(WRONG),
            PhaseView::Over { .. } => None,
        }
    }

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::Drew { .. } | Event::Picked { .. } | Event::Stole { .. } | Event::Revealed { .. } => {
                Some(Sound::Coin)
            }
            Event::Hit { .. } => Some(Sound::Chime),
            Event::Missed { .. } | Event::Closed => Some(Sound::Card),
            Event::Over { .. } => Some(Sound::Applause),
            Event::Looked { .. }
            | Event::TookReserve { .. }
            | Event::Passed { .. }
            | Event::TurnBegins { .. } => None,
        }
    }

    fn public_board(view: &View, _lines: u8) -> PeopleAndBoard {
        second_screen::board(view)
    }

    fn summary(game: &Game<Self>) -> Summary {
        let events = game.actions().iter().flat_map(|played| &played.events);
        let moments = best_moment(&game.view(), events).into_iter().collect();
        Summary { people: by_score(game, &game.setup().players), moments }
    }

    fn day_end(game: &Game<Self>) -> Option<DayEnd> {
        DayEnd::of(game)
    }

    fn only_person(setup: &Setup) -> Option<Seat> {
        Player::only_person(&setup.players)
    }
}

const HANDS: Moment = Moment::of_option(
    "hands",
    "Hands: choose one of your own coins, then find its tile. After a wrong tile you keep the coin.",
);
const STEALS: Moment = Moment::of_option(
    "steals",
    "Steals: choose one of your own coins or somebody else’s. Find its tile, and the tile is yours.",
);
const ROWS: Moment = Moment::of_option(
    "rows",
    "Rows: choose any coin, and look at its other side alone. After a wrong tile it goes back.",
);
/// The same tip for a single player, from whom nothing is hidden.
const ROWS_ALONE: Moment = Moment::of_option(
    "rows",
    "Rows: choose any coin and look at its other side. A wrong tile sends it back to its place.",
);
const SCATTERED: Moment = Moment::of_option(
    "scattered",
    "Scattered: choose any coin. Remember where it lies, because it goes back there after a wrong tile.",
);
const FIND: Moment =
    Moment::usual("find", "Tap the tile that you think shows this coin. A right one is yours.");
const WRONG: Moment =
    Moment::usual("wrong", "A wrong tile: remember it! It is hidden again, and the coin goes back.");

/// Choosing a coin, which differs in each variant (RM-22 to RM-37).
fn of_variant(variant: Variant, solo: bool) -> Option<Moment> {
    match variant {
        Variant::Bag => None,
        Variant::Hands { .. } => Some(HANDS),
        Variant::Steals { .. } => Some(STEALS),
        Variant::Rows { .. } if solo => Some(ROWS_ALONE),
        Variant::Rows { .. } => Some(ROWS),
        Variant::Scattered { .. } => Some(SCATTERED),
    }
}
