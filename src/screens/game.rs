//! What the page knows of a game, said in one place: each game implements [`GameScreens`] in `screens/<game>/game.rs`.

use super::{
    Strip, first_time::Moment, keys::KeyHelp, second_screen::PeopleAndBoard, sound::Sound, summary::Summary,
};
use crate::{
    daily::DayEnd,
    play::{Game, Kind, with_rules},
    rules::{Rules, Seat, Viewer},
    setup::guests::Invited,
};

/// What the page takes from the published rules of a game, as the last of its credits.
pub const OWN_WORDS: &str = "No sentence on this page is taken from them: all words here are its own.";

/// A game as the page shows it.
///
/// The strip, tips, sounds and the second screen get only what everybody may see. What gets the whole game is asked only at its end.
pub trait GameScreens: Rules {
    /// Which game it is.
    const KIND: Kind;
    /// What is known of the game without playing it.
    const FACTS: GameFacts;

    /// How many players its set-up has seats for before anything is changed on it. A test compares it with the set-up that `index.html`
    /// paints.
    fn seats() -> usize;

    /// What the strip above the table says to this viewer.
    fn strip(view: &Self::View, viewer: Viewer) -> Strip;

    /// The moment, if newcomers need a tip for it: one of [`GameFacts::tips`].
    fn moment(view: &Self::View, viewer: Viewer) -> Option<Moment>;

    /// The sound of an event, if it has one.
    fn sound(event: &Self::Event) -> Option<Sound>;

    /// What a second screen shows: people, and the middle of the table. `lines` is how many lines the present writer of a word
    /// game has filled. After the end of a game it may return a ranking; otherwise players are ranked by score.
    fn public_board(view: &Self::View, lines: u8) -> PeopleAndBoard;

    /// What the finished game leaves for the evening: places, scores and best moments.
    fn summary(game: &Game<Self>) -> Summary;

    /// The end of a game of the day, if this is one and it is over.
    fn day_end(_game: &Game<Self>) -> Option<DayEnd> {
        None
    }

    /// The only person among computer players, who needs no curtain; `None` if several people play, or if the game has no
    /// computer players or no curtain.
    fn only_person(_setup: &Self::Setup) -> Option<Seat> {
        None
    }
}

/// What is known of a game without playing it.
#[derive(Debug)]
pub struct GameFacts {
    /// What it is about, in a sentence, on home.
    pub line: &'static str,
    /// How many people play it, on home.
    pub people: &'static str,
    /// How long it takes, on home.
    pub time: &'static str,
    /// Who made it, and what it is based on.
    pub credits: &'static [&'static str],
    /// What the first part of its set-up shows.
    pub set_up: SetUpFacts,
    /// The moments at which newcomers need a tip, in their usual order.
    pub tips: &'static [Moment],
    /// What this game does with keys.
    pub keys: &'static [KeyHelp],
}

/// What the first part of a set-up shows, which `index.html` paints before the program is there.
#[derive(Debug)]
pub struct SetUpFacts {
    /// What the line below the title adds to what it says for every game: whole sentences.
    pub more: &'static str,
    /// Who may play.
    pub invited: Invited,
    /// With more names than this, each is shown smaller, or in rows instead of around the table.
    pub most_before_crowd: usize,
}

impl SetUpFacts {
    /// With more names than this, most set-ups show each smaller.
    pub const CROWD: usize = 12;
}

impl GameFacts {
    /// The facts of a game.
    pub fn of(kind: Kind) -> &'static Self {
        with_rules!(kind, Game => &Game::FACTS)
    }

    /// How many players the set-up of a game has seats for before anything is changed on it.
    pub fn seats_of(kind: Kind) -> usize {
        with_rules!(kind, Game => Game::seats())
    }
}
