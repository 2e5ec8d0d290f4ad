//! Games as files: off the shelf, and back onto it.

use super::spine::{Record, Spine};
use crate::{
    browser::{
        files,
        shelf::{self, Arrived, GameId},
    },
    play::{AnyGame, Kind, NoParty, Party},
    ui::file_name::file_name,
};

/// What a party may be as a file. Anything larger is none: all that a browser keeps for a page is a third of it.
const LARGEST: u32 = 20_000_000;

/// Saves a game as a file: its record, or, where that is not whole, every byte that is there.
pub(super) fn save(spine: &Spine) {
    let text = match spine.record {
        Record::Whole => shelf::lines(&spine.id).unwrap_or_default().join("\n") + "\n",
        Record::Torn(_) | Record::Shut(_) => shelf::raw(&spine.id),
    };
    let name = file_name(spine.kind.map_or("partypiece", Kind::word), &spine.who, ".jsonl");
    files::save(&name, "application/jsonl", &text);
}

/// What came out of a file.
pub(super) enum Came {
    /// A game, which lies on the shelf now.
    Game(GameId),
    /// All that was kept somewhere.
    Party(Arrived),
}

/// Asks for a file, puts what is in it on the shelf and hands it on; or says why there is nothing, or not all of it.
pub(super) fn open(then: impl FnOnce(Result<Came, String>) + 'static) {
    files::open(".jsonl,.json,.txt", LARGEST, move |file| {
        then(file.map_err(|trouble| trouble.to_string()).and_then(|(_, text)| take_in(&text)));
    });
}

/// Puts a party or a record on the shelf.
fn take_in(text: &str) -> Result<Came, String> {
    match Party::read(text) {
        Ok(party) => Ok(Came::Party(shelf::take_in(&party))),
        Err(NoParty::Other) => record(text).map(Came::Game),
        Err(reason @ (NoParty::Broken | NoParty::Newer { .. })) => Err(reason.to_string()),
    }
}

/// Puts a record on the shelf, as far as it makes sense. The file keeps what does not.
fn record(text: &str) -> Result<GameId, String> {
    let lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let (game, damage) = AnyGame::read(&lines).map_err(|unreadable| unreadable.to_string())?;
    let id = put(&game);
    match damage {
        None => Ok(id),
        Some(damage) => Err(damage.to_string()),
    }
}

/// Puts a game on the shelf as a new one. One that the browser does not keep lies there as long as the page is open;
/// home says so by itself.
fn put(game: &AnyGame) -> GameId {
    let id = GameId::fresh();
    let lines = game.lines();
    if let [head, steps @ ..] = &lines[..] {
        let _ = shelf::create(&id, head);
        for (n, step) in steps.iter().enumerate() {
            let _ = shelf::append(&id, n, step);
        }
    }
    shelf::note(&id, lines.len().saturating_sub(1), game.is_over());
    id
}
