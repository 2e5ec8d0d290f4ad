//! Plays whole games, to measure how many games a second the rules can carry out.
//!
//! Clear!, Rememory and BLANK are played by easy computer players, who choose mostly at random. The word games have no
//! computer players, so a recorded game is replayed. Random answers would be unlike real ones, because nearly all of
//! them would begin with the wrong letter. The last game of [`NAMES`] is compared with boardgame.io, which
//! plays the same kind of Rememory at random, too.

use partypiece::{
    bots::BotRules,
    play::{AnyGame, Game},
    rules::{
        Luck, Seat,
        blank::{self, Blank, CardDeck},
        clear::{self, Clear},
        luck::Seed,
        name::Name,
        player::{Level, Player},
        rememory::{self, Action, Company, House, Rememory, Starter, TILES, Variant},
    },
};

/// The games that can be measured. `play` takes the index of one.
pub const NAMES: [&str; 6] =
    ["Clear!", "Rememory", "BLANK", "Pieceagories", "Scattergories", "Rememory, played at random"];

const PIECEAGORIES: &str = include_str!("../../../tests/records/pieceagories-1.jsonl");
const SCATTERGORIES: &str = include_str!("../../../tests/records/scattergories-1.jsonl");

/// Plays one game. Returns its number of actions; 0 if it could not be played to its end.
#[unsafe(export_name = "play")]
pub extern "C" fn play(game: u32, seed: u32) -> u32 {
    let played = match game {
        0 => play_with_bots::<Clear>(clear::Setup::of(players(2)), seed),
        1 => play_with_bots::<Rememory>(rememory(), seed),
        2 => play_with_bots::<Blank>(blank(), seed),
        3 => replay(PIECEAGORIES),
        4 => replay(SCATTERGORIES),
        _ => play_at_random(seed),
    };
    played.unwrap_or(0)
}

fn players(number: usize) -> Vec<Player> {
    let names = (1..=number).filter_map(|seat| Name::parse(&format!("Player {seat}")).ok());
    names.map(|name| Player::bot(name, Level::Easy)).collect()
}

fn rememory() -> rememory::Setup {
    rememory::Setup {
        players: players(2),
        company: Company::Table,
        variant: Variant::Bag,
        starter: Starter::Seat(Seat(0)),
        house: House::default(),
    }
}

fn blank() -> blank::Setup {
    blank::Setup {
        players: players(2),
        youngest: Seat(0),
        decks: vec![CardDeck::fresh()],
        house: blank::House::default(),
        delegate: None,
    }
}

/// A game of easy computer players.
fn play_with_bots<R: BotRules>(setup: R::Setup, seed: u32) -> Option<u32> {
    let seed = u64::from(seed);
    let mut game = Game::<R>::start(setup, Seed(seed)).ok()?;
    let mut luck = Luck::new(Seed(!seed));
    let mut memories = [R::Memory::default(), R::Memory::default()];
    let mut actions = 0;
    while game.outcome().is_none() {
        let seat = game.to_act().first().copied()?;
        let memory = memories.get(seat.index())?;
        let action = R::choose(&game.view(), game.own(seat).as_ref(), memory, seat, Level::Easy, &mut luck)?;
        let events = game.play(seat, action).ok()?.to_vec();
        for (seat, memory) in (0..).map(Seat).zip(&mut memories) {
            for event in &events {
                R::observe(memory, seat, Level::Easy, event, &mut luck);
            }
        }
        R::observe_own_view(
            &mut memories[seat.index()],
            &game.view(),
            game.own(seat).as_ref(),
            Level::Easy,
            &mut luck,
        );
        actions += 1;
    }
    Some(actions)
}

/// A recorded game, read from its text and replayed.
fn replay(record: &str) -> Option<u32> {
    let lines: Vec<String> = record.lines().map(str::to_owned).collect();
    let (_, damage) = AnyGame::read(&lines).ok()?;
    damage.is_none().then(|| u32::try_from(lines.len() - 1).ok()).flatten()
}

/// A game of Rememory in which each player draws a coin, turns a random tile that is face down, and hides it again if it
/// is wrong.
fn play_at_random(seed: u32) -> Option<u32> {
    let mut game = Game::<Rememory>::start(rememory(), Seed(seed.into())).ok()?;
    let mut luck = Luck::new(Seed(!u64::from(seed)));
    let mut actions = 0;
    while game.outcome().is_none() {
        let by = game.to_act().first().copied()?;
        game.play(by, Action::Draw).ok()?;
        while game.play(by, Action::Turn { place: luck.below(TILES as u32) as u8 }).is_err() {}
        actions += 2 + u32::from(game.play(by, Action::Close).is_ok());
    }
    Some(actions)
}

#[cfg(test)]
mod tests {
    use super::{NAMES, play};

    #[test]
    fn every_game_is_played_to_its_end() {
        for (game, name) in (0..).zip(NAMES) {
            assert!(play(game, 1) > 10, "{name}");
        }
    }
}
