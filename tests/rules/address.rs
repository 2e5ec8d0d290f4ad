//! The addresses of screens.

use partypiece::{
    daily::DailyGame,
    play::{DeckId, GameId, Kind},
    screens::address::{DeckRef, Screen},
};

/// Every screen, with every game.
fn screens() -> Vec<Screen> {
    let of_games = Kind::ALL.into_iter().flat_map(|kind| [Screen::Setup(kind), Screen::HowTo(kind)]);
    let days = Kind::ALL.into_iter().filter_map(|kind| DailyGame::from_slug(kind.slug())).map(Screen::Day);
    let others = [
        Screen::Home,
        Screen::Table(GameId::from_number(1)),
        Screen::Decks,
        Screen::Deck(DeckRef::BuiltIn(3)),
        Screen::Deck(DeckRef::Stored(DeckId::from_number(u64::MAX))),
        Screen::Print,
        Screen::Cards,
        Screen::CardLink("a-b_c/d".to_owned()),
        Screen::Evening,
        Screen::Settings,
        Screen::About,
        Screen::SecondScreen,
    ];
    others.into_iter().chain(of_games).chain(days).collect()
}

#[test]
fn an_address_leads_back_to_its_screen() {
    for screen in screens() {
        assert_eq!(Screen::from_fragment(&screen.hash()), screen);
    }
}

#[test]
fn an_unknown_address_leads_home() {
    let unknown = ["", "#", "#/", "#/nowhere", "#/set-up", "#/set-up/chess", "#/day/blank", "#/table/short"];
    for address in unknown {
        assert_eq!(Screen::from_fragment(address), Screen::Home, "{address}");
    }
    // A deck that does not exist leads to all decks.
    assert_eq!(Screen::from_fragment("#/decks/nothing"), Screen::Decks);
}

/// The links at the top of a screen mark it, or the page that it is a part of.
#[test]
fn a_link_to_the_current_page_is_marked() {
    let deck = Screen::Deck(DeckRef::BuiltIn(0));
    assert_eq!(Screen::Decks.mark_of(&Screen::Decks), Some("page"));
    assert_eq!(deck.mark_of(&Screen::Decks), Some("true"));
    assert_eq!(deck.mark_of(&Screen::Home), None);
    assert_eq!(Screen::Home.mark_of(&Screen::Decks), None);
    assert_eq!(Screen::HowTo(Kind::ALL[0]).mark_of(&Screen::HowTo(Kind::ALL[1])), None);
}

#[test]
fn an_id_has_ten_characters_and_is_read_back() {
    for number in [0, 1, 26, 27, 1 << 40, u64::MAX] {
        let id = GameId::from_number(number);
        assert_eq!(id.as_str().len(), 10, "{number}");
        assert_eq!(GameId::parse(id.as_str()), Some(id));
    }
    assert_ne!(GameId::from_number(5), GameId::from_number(6));
    for text in ["", "222222222", "22222222222", "222222222a", "222222222é"] {
        assert_eq!(GameId::parse(text), None, "{text}");
    }
}

/// The link “How to play” opens the rules of the game that people are at, or else were at before. Without
/// such a game it opens the rules of the first game.
#[test]
fn how_to_play_explains_the_game_that_people_are_at() {
    let clear = Screen::Setup(Kind::Clear);
    assert_eq!(clear.game_to_explain(&Screen::Cards), Kind::Clear);
    assert_eq!(Screen::Settings.game_to_explain(&clear), Kind::Clear);
    assert_eq!(Screen::Settings.game_to_explain(&Screen::Cards), Kind::Blank);
    assert_eq!(Screen::Settings.game_to_explain(&Screen::Home), Kind::ALL[0]);
}

#[test]
fn the_way_back_is_named() {
    assert_eq!(Screen::Table(GameId::from_number(1)).back(), "Back to the game");
    assert_eq!(Screen::Setup(Kind::Blank).back(), "Back to set-up");
    assert_eq!(Screen::Cards.back(), "Back to the decks of cards");
    assert_eq!(Screen::Home.back(), "All games");
    // Only side pages, such as the settings, have the button that leads back.
    assert!(Screen::Settings.is_side_page() && Screen::Print.is_side_page());
    assert!(!Screen::Cards.is_side_page() && !Screen::Home.is_side_page());
}
