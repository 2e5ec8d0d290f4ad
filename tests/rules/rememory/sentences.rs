//! The log and the announcements: every event and every refusal is a sentence.

use partypiece::{
    play::LogLine,
    rules::{
        Seat,
        piecepack::{Rank, Suit},
        rememory::{Action, CoinSource, Deal, Event, Refusal, Tile, Variant, VisibleCoin},
    },
    screens::rememory::wait_text,
};

use super::{
    setups::{ANA, BO, CY, STEALS, alone, coin_of, player_name, three, variants},
    table::Table,
};

fn event_text(event: &Event) -> String {
    Table::new(&three(Variant::Bag), 1).game.tell(&LogLine::Event(event))
}

#[test]
fn actions_are_announced_with_names() {
    let coin = coin_of(Suit::Moons, Rank::Three);
    let own = CoinSource::Hand { of: ANA, place: 2 };
    let of_bo = CoinSource::Hand { of: BO, place: 2 };
    for (event, sentence) in [
        (Event::Drew { by: ANA, coin }, "Ana draws the 3 of Moons."),
        (
            Event::Picked { by: ANA, source: own, coin: Some(coin), turned: false },
            "Ana picks the 3 of Moons.",
        ),
        (Event::Picked { by: ANA, source: own, coin: Some(coin), turned: true }, "Ana picks a coin."),
        (Event::Picked { by: ANA, source: own, coin: None, turned: false }, "Ana picks a coin."),
        (
            Event::Stole { by: ANA, from: BO, place: 1, coin, turned: false },
            "Ana picks the 3 of Moons of Bo.",
        ),
        (Event::Stole { by: ANA, from: BO, place: 1, coin, turned: true }, "Ana picks a coin of Bo."),
        (Event::Looked { by: CY }, "Cy looks at the coin."),
        (Event::Revealed { by: CY, coin }, "Cy shows everybody the coin."),
        (Event::Hit { by: ANA, place: 3, coin, source: CoinSource::Bag }, "Ana finds the 3 of Moons."),
        (Event::Hit { by: ANA, place: 3, coin, source: own }, "Ana finds the 3 of Moons."),
        (
            Event::Hit { by: ANA, place: 3, coin, source: of_bo },
            "Ana finds the 3 of Moons and steals it from Bo.",
        ),
        (Event::Missed { by: BO, place: 3, tile: Tile::of(coin) }, "Bo turns a wrong tile."),
        (Event::Closed, "The wrong tile is hidden again."),
        (Event::TookReserve { by: BO, place: 1, left: 3 }, "Bo takes a coin from the reserve. 3 are left."),
        (Event::TookReserve { by: BO, place: 1, left: 1 }, "Bo takes a coin from the reserve. 1 is left."),
        (Event::TookReserve { by: BO, place: 1, left: 0 }, "Bo takes the last coin from the reserve."),
        (Event::Passed { by: BO }, "Bo passes."),
        (Event::TurnBegins { of: BO, number: 3 }, "It is Bo’s turn."),
        (Event::Over { winners: vec![BO], turns: 9 }, "Bo wins the game."),
        (Event::Over { winners: vec![ANA, CY], turns: 9 }, "Ana and Cy win the game together."),
        (Event::Over { winners: vec![ANA, BO, CY], turns: 9 }, "Ana, Bo and Cy win the game together."),
    ] {
        assert_eq!(event_text(&event), sentence);
    }
    let solo = Table::new(&alone(Variant::Bag), 1);
    let event_text = |event: &Event| solo.game.tell(&LogLine::Event(event));
    assert_eq!(event_text(&Event::TurnBegins { of: ANA, number: 7 }), "Turn 7.");
    assert_eq!(event_text(&Event::Over { winners: vec![ANA], turns: 63 }), "All tiles found in 63 turns.");
    assert_eq!(event_text(&Event::Over { winners: vec![ANA], turns: 1 }), "All tiles found in 1 turn.");
}

/// RM-04, RM-R33: people have to remember tiles without help of the log. Two games that differ only in the
/// wrong tiles have the same log.
#[test]
fn the_log_does_not_mention_what_is_hidden_again() {
    for variant in variants() {
        let setup = super::setups::many(3, variant);
        if setup.check().is_err() {
            continue;
        }
        let log = |choice: usize| -> Vec<String> {
            let mut table = Table::new(&setup, 9);
            for _ in 0..6 {
                table.bring_coin();
                let wrong = table.wrong_places();
                table.play_active(Action::Turn { place: wrong[choice * 5 % wrong.len()] });
                table.play_active(Action::Close);
            }
            table.game.log().iter().map(|line| table.game.tell(line)).collect()
        };
        assert_eq!(log(0), log(1));
        assert_eq!(log(0), log(2));
    }
    // The log does not mention a coin that was shown from a hidden hand either.
    let mut table = Table::new(&three(STEALS), 9);
    let (place, stolen) = table.hand(BO)[4];
    table.play(ANA, Action::Steal { from: BO, place });
    table.miss();
    assert!(table.game.log().iter().all(|line| !table.game.tell(line).contains(&stolen.to_string())));
}

/// RM-R45: a turn with a wrong tile has two lines in the log. That the tile is hidden again, and whose turn it is, is still said.
#[test]
fn a_wrong_tile_has_two_lines_in_the_log() {
    let mut table = Table::new(&three(Variant::Bag), 9);
    let coin = table.bring_coin();
    table.open_wrong();
    let events = table.play(ANA, Action::Close);
    let said: Vec<String> = events.iter().map(|event| table.game.tell(&LogLine::Event(event))).collect();
    assert_eq!(said, ["The wrong tile is hidden again.", "It is Bo’s turn."]);
    let log: Vec<String> = table.game.log().iter().map(|line| table.game.tell(line)).collect();
    assert_eq!(log, [format!("Ana draws the {coin}."), "Ana turns a wrong tile.".to_owned()]);
}

/// RM-R33: visible things are announced while they are visible.
#[test]
fn visible_things_are_announced_once() {
    let mut table = Table::new(&three(Variant::Bag), 9);
    assert_eq!(table.view().visible_text(None), None);
    let coin = table.bring_coin();
    assert_eq!(table.view().visible_text(None), Some(format!("The coin in play: the {coin}.")));
    let place = table.open_wrong();
    let tile = table.tile(place);
    let row = format!("Row {}, column {}", place / 6 + 1, place % 6 + 1);
    assert_eq!(
        table.view().visible_text(None),
        Some(format!("{row}: the {tile}. The coin in play: the {coin}."))
    );
    table.play(ANA, Action::Close);
    assert_eq!(table.view().visible_text(None), None);
    let [only_suit, covered] = [Some(Suit::Arms), None].map(|suit| VisibleCoin { suit, rank: None });
    assert_eq!(
        (only_suit.to_string(), covered.to_string()),
        ("a coin of Arms".to_owned(), "a covered coin".to_owned())
    );
    let value = |rank| VisibleCoin { suit: None, rank: Some(rank) }.to_string();
    assert_eq!((value(Rank::Ace), value(Rank::Four)), ("an ace".to_owned(), "a 4".to_owned()));
}

/// Every refusal, with an example of each.
pub(crate) fn refusals() -> Vec<Refusal> {
    let name = || player_name("Bo");
    vec![
        Refusal::TooFew { players: 0 },
        Refusal::TooFew { players: 1 },
        Refusal::TooMany { players: 100, most: 99 },
        Refusal::NotAlone { players: 2 },
        Refusal::NobodyToStealFrom,
        Refusal::TooManyToDeal { deal: Deal::BySuit, players: 5 },
        Refusal::TooManyToDeal { deal: Deal::ByValue, players: 7 },
        Refusal::TooManyToDeal { deal: Deal::Random, players: 25 },
        Refusal::SameName { name: name() },
        Refusal::NoStarter,
        Refusal::NotYourTurn { turn: name() },
        Refusal::NoSuchSeat,
        Refusal::EndAlone,
        Refusal::NothingFound,
        Refusal::Over,
        Refusal::CloseFirst,
        Refusal::NoTileUp,
        Refusal::NoBag,
        Refusal::FromBag,
        Refusal::Drawn,
        Refusal::NoCoin,
        Refusal::NoStealing,
        Refusal::OwnCoin,
        Refusal::Bound,
        Refusal::CoinFirst,
        Refusal::DrawFirst,
        Refusal::NoTile,
        Refusal::AlreadyOpen,
        Refusal::Looked,
        Refusal::NoRevealing,
        Refusal::NoPass,
    ]
}

#[test]
fn every_refusal_is_a_sentence() {
    for refusal in refusals() {
        let sentence = refusal.to_string();
        assert!(sentence.starts_with(|c: char| c.is_uppercase() || c.is_ascii_digit()), "{sentence}");
        assert!(sentence.ends_with('.') && !sentence.contains("  ") && !sentence.contains('!'), "{sentence}");
    }
    assert_eq!(Refusal::NotYourTurn { turn: player_name("Bo") }.to_string(), "It is Bo’s turn.");
}

/// RM-R33: every event of a whole game is a sentence.
#[test]
fn whole_games_are_announced_in_sentences() {
    for variant in variants() {
        let mut table = Table::new(&super::setups::many(2, variant), 3);
        for _ in 0..5 {
            table.hit();
            table.miss();
        }
        table.find_all_but(0);
        for line in table.game.log() {
            let sentence = table.game.tell(&line);
            assert!(sentence.ends_with(['.', '!']) && !sentence.contains("nobody"), "{sentence}");
        }
    }
    assert_eq!(wait_text(&Table::new(&three(Variant::Bag), 1).view(), Seat(77)), "nobody has no more turns.");
}

/// Every action except `End` is written as its doc comment shows.
#[test]
fn actions_are_written_in_a_short_form() {
    for (action, text) in [
        (Action::Draw, r#""draw""#),
        (Action::Pick { place: 7 }, r#"{"pick":{"place":7}}"#),
        (Action::Steal { from: BO, place: 2 }, r#"{"steal":{"from":1,"place":2}}"#),
        (Action::Look, r#""look""#),
        (Action::Reveal, r#""reveal""#),
        (Action::Turn { place: 8 }, r#"{"turn":{"place":8}}"#),
        (Action::Close, r#""close""#),
        (Action::Pass, r#""pass""#),
    ] {
        assert_eq!(serde_json::to_string(&action).expect("text"), text);
        assert_eq!(serde_json::from_str::<Action>(text).expect("an action"), action);
    }
    for absurd in [r#"{"turn":{"place":-1}}"#, r#"{"turn":{"place":256}}"#, r#""shuffle""#, r#"{"pick":{}}"#]
    {
        assert!(serde_json::from_str::<Action>(absurd).is_err(), "{absurd}");
    }
}
