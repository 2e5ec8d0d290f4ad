//! Golden games of Rememory, one of each variant.

use std::fmt::Write;

use partypiece::{
    play::Game,
    rules::rememory::{Action, Deal, Rememory, Setup, Show, Sorted, Starter, Variant},
};

use super::{
    setups::{ANA, BO, many},
    table::Table,
};
use crate::records::Golden;

impl Golden for Rememory {
    fn whole_games() -> Vec<(&'static str, Game<Self>)> {
        let rows = Variant::Rows { sorted: Sorted::Value, in_order: false, reveal: true };
        vec![
            ("-bag", bag().game),
            ("-hands", plain(&many(5, Variant::Hands { deal: Deal::ByValue, hidden: false }), 2).game),
            ("-steals", steals().game),
            ("-rows", secret(&many(3, rows), 4).game),
            ("-scattered", secret(&many(2, Variant::Scattered { show: Show::Suit, reveal: true }), 5).game),
        ]
    }

    fn ending(game: &Game<Self>) -> String {
        let mut ending = String::new();
        for person in game.view().people {
            let kept: Vec<String> = person.kept.iter().map(ToString::to_string).collect();
            writeln!(ending, "{}: {}", person.name, kept.join(", ")).expect("text");
        }
        ending
    }
}

/// Plays to the end, with some misses among the hits.
fn play_out(table: &mut Table) {
    while table.places_with_tiles().len() > 1 {
        table.hit();
        if table.places_with_tiles().len().is_multiple_of(3) {
            table.miss();
        }
    }
    table.hit();
}

fn plain(setup: &Setup, seed: u64) -> Table {
    let mut table = Table::new(setup, seed);
    play_out(&mut table);
    table
}

/// A wrong tile that everybody agrees to undo, and that is then redone.
fn bag() -> Table {
    let mut table = Table::new(&Setup { starter: Starter::Random, ..many(4, Variant::Bag) }, 1);
    table.open_wrong();
    table.game.undo(true).expect("everybody agreed");
    table.game.redo().expect("the same tile");
    table.play(BO, Action::Close);
    play_out(&mut table);
    table
}

/// A failed steal, a successful one, and a player who passes.
fn steals() -> Table {
    let mut table = Table::new(&many(13, Variant::Steals { deal: Deal::Random, hidden: true }), 3);
    table.play(ANA, Action::Steal { from: BO, place: 0 });
    table.miss();
    table.play(BO, Action::Steal { from: ANA, place: 0 });
    table.hit();
    table.miss();
    (2..13).for_each(|_| _ = table.miss());
    table.play(ANA, Action::Pass);
    table.find_all_but(6);
    play_out(&mut table);
    table
}

/// Coins that are exchanged, looked at and announced.
fn secret(setup: &Setup, seed: u64) -> Table {
    let mut table = Table::new(setup, seed);
    for (place, actions) in [
        (3, [].as_slice()),
        (5, &[Action::Look]),
        (8, &[Action::Reveal]),
        (5, &[Action::Look, Action::Reveal]),
    ] {
        table.play_active(Action::Pick { place: 0 });
        table.play_active(Action::Pick { place });
        actions.iter().for_each(|action| _ = table.play_active(*action));
        table.miss();
    }
    play_out(&mut table);
    table
}

/// The golden games are only useful if everything happens in them.
#[test]
fn the_golden_games_have_everything_in_them() {
    let texts: Vec<String> = Rememory::whole_games()
        .iter()
        .flat_map(|(_, game)| game.log().iter().map(|line| game.tell(line)).collect::<Vec<_>>())
        .collect();
    for part in [
        "draws",
        "picks a coin.",
        "picks the",
        "picks a coin of",
        "looks",
        "shows everybody",
        "finds",
        "steals it from",
        "a wrong tile",
        "from the reserve",
        "passes",
        "was undone",
        "wins the game",
    ] {
        assert!(texts.iter().any(|sentence| sentence.contains(part)), "{part}");
    }
}
