//! The tips for new players, and when they are shown.

use std::collections::BTreeSet;

use partypiece::{
    play::{Game, Kind},
    rules::{
        Rules, Seat, Viewer,
        clear::{self, Clear},
        luck::Seed,
        name::Name,
        piecepack::Rank,
        player::Player,
        rememory::{self, Rememory},
        scattergories::{self, Scattergories},
    },
    screens::{
        GameScreens,
        first_time::{AlreadyRead, Moment, moments},
    },
};

fn people() -> Vec<Player> {
    ["Ana", "Bo"].map(|name| Player::person(Name::parse(name).unwrap())).into()
}

fn started<R: Rules>(setup: R::Setup) -> Game<R> {
    Game::start(setup, Seed(1)).unwrap()
}

/// CL-26, CL-41: before the first roll there is nothing to explain; after it, how to take a line, or what an ace looks like if the
/// dice show one.
#[test]
fn clear_shows_its_tip_at_the_first_roll() {
    for seed in 0..20 {
        let mut game = Game::<Clear>::start(clear::Setup::of(people()), Seed(seed)).unwrap();
        let view = game.view();
        assert_eq!(Clear::moment(&view, Viewer::Table), None);
        game.play(view.roller, clear::Action::Roll).unwrap();
        let view = game.view();
        let has_ace = view.throw().unwrap().faces().contains(&Rank::Ace);
        assert_eq!(slug(Clear::moment(&view, Viewer::Table)), if has_ace { "ace" } else { "line" });
    }
}

/// RM-08, RM-12: one tip for the coin, another for a wrong tile.
#[test]
fn rememory_has_a_tip_for_each_moment() {
    let mut game = started::<Rememory>(crate::rememory::setups::three(rememory::Variant::Bag));
    let turn = game.view().turn;
    assert_eq!(Rememory::moment(&game.view(), Viewer::Table), None);
    game.play(turn, rememory::Action::Draw).unwrap();
    assert_eq!(slug(Rememory::moment(&game.view(), Viewer::Table)), "find");
    let mut place = 0;
    while matches!(game.view().phase, rememory::PhaseView::Tile(_)) {
        game.play(turn, rememory::Action::Turn { place }).unwrap();
        if matches!(game.view().phase, rememory::PhaseView::Coin { .. }) {
            game.play(turn, rememory::Action::Draw).unwrap();
        }
        place += 1;
    }
    assert_eq!(slug(Rememory::moment(&game.view(), Viewer::Table)), "wrong");
}

/// RM-22 to RM-37: each variant except the classic one has a tip before the first coin is chosen. It says
/// which coins may be chosen.
#[test]
fn every_variant_of_rememory_begins_with_its_own_tip() {
    use rememory::{Deal, Show, Sorted, Variant};
    let (deal, sorted) = (Deal::Random, Sorted::Suit);
    let variants = [
        (Variant::Hands { deal, hidden: false }, "hands"),
        (Variant::Steals { deal, hidden: false }, "steals"),
        (Variant::Rows { sorted, in_order: true, reveal: false }, "rows"),
        (Variant::Scattered { show: Show::Suit, reveal: false }, "scattered"),
    ];
    for (variant, tip) in variants {
        let game = started::<Rememory>(crate::rememory::setups::three(variant));
        assert_eq!(slug(Rememory::moment(&game.view(), Viewer::Table)), tip);
    }
}

/// SC-05: first the table agrees on its list.
#[test]
fn the_first_tip_of_scattergories_is_about_the_list() {
    let names = people().into_iter().map(|player| player.name).collect();
    let game = started::<Scattergories>(scattergories::Setup::of(names));
    for viewer in [Viewer::Table, Viewer::Seat(Seat(0))] {
        assert_eq!(slug(Scattergories::moment(&game.view(), viewer)), "agree");
    }
}

/// Tips have at most 120 characters, so that they fit on a phone.
#[test]
fn every_tip_is_short() {
    for kind in Kind::ALL {
        for moment in moments(kind) {
            assert!(moment.tip.chars().count() <= 120, "{}", moment.tip);
        }
    }
}

fn slug(moment: Option<Moment>) -> &'static str {
    moment.map_or("", |moment| moment.slug)
}

#[test]
fn read_tips_are_stored_and_read_unchanged() {
    let mut read = AlreadyRead::default();
    read.add_game(Kind::Clear);
    let [first, second, ..] = moments(Kind::Rememory) else { panic!("it has tips") };
    read.add(*first);
    let stored = AlreadyRead::from_text(&read.to_text());
    assert_eq!(stored, read);
    assert!(stored.knows_game(Kind::Clear) && stored.knows(*first));
    assert!(!stored.knows_game(Kind::Blank) && !stored.knows(*second));
}

#[test]
fn a_player_who_knows_a_game_gets_no_tips() {
    for kind in Kind::ALL {
        let mut read = AlreadyRead::default();
        read.add_all(kind);
        assert!(read.knows_game(kind));
        assert!(moments(kind).iter().all(|&moment| read.knows(moment)));
    }
}

#[test]
fn every_slug_belongs_to_one_tip_or_game() {
    let mut shared: Vec<_> = Kind::ALL.iter().map(|kind| kind.slug()).collect();
    let mut all: Vec<Moment> = Kind::ALL.iter().flat_map(|&kind| moments(kind)).copied().collect();
    all.dedup();
    for moment in &all {
        let tips: BTreeSet<_> =
            all.iter().filter(|other| other.slug == moment.slug).map(|other| other.tip).collect();
        assert_eq!(tips.len(), 1, "{}", moment.slug);
    }
    shared.retain(|slug| all.iter().any(|moment| moment.slug == *slug));
    assert_eq!(shared, Vec::<&str>::new());
}

#[test]
fn any_stored_text_is_accepted() {
    for text in ["", "   ", "no such word", "\u{0}\n\u{1F600}"] {
        assert!(!AlreadyRead::from_text(text).knows_game(Kind::Clear));
    }
}
