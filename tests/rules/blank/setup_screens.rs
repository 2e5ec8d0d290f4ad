//! The set-up screen: who begins, and who decides for owners who are away.

use partypiece::{
    rules::{
        Seat,
        blank::{CardDeck, DeckMark, House, Setup},
        luck::Seed,
        name::Name,
        player::{Level, Player},
    },
    screens::blank::setup::{
        SetupChoices, away_sentence, delegate, mark_new_deck, marks_for_new_deck, owners_away, people,
        who_begins, who_decides_for,
    },
    setup::guests::{GuestId, Guests},
};

use super::table::{ANA, BO, CY};

/// Ana, an empty line, the computer player Fern, and Cy; and the ids of their lines.
fn guests() -> (Guests, Vec<GuestId>) {
    let mut guests = Guests::default();
    guests.add();
    guests.add();
    let ids: Vec<GuestId> = guests.list().iter().map(|guest| guest.id).collect();
    for (id, name) in ids.iter().zip([" Ana", "", "Fern", "Cy "]) {
        guests.rename(*id, name);
    }
    guests.set_level(ids[2], Some(Level::Easy));
    (guests, ids)
}

fn players() -> Vec<Player> {
    let player = |(name, level)| Player { level, ..Player::person(Name::parse(name).unwrap()) };
    [("Ana", None), ("Fern", Some(Level::Easy)), ("Cy", None)].map(player).into()
}

fn owned_by(owner: &str) -> CardDeck {
    CardDeck { owner: owner.to_owned(), ..CardDeck::fresh() }
}

/// What was chosen, with a deck of this owner.
fn choices(owner: &str) -> SetupChoices {
    SetupChoices { decks: vec![owned_by(owner)], house: House::default(), youngest: None, delegate: None }
}

/// BL-15, BL-R04: the table says who begins; otherwise a person is chosen at random.
#[test]
fn the_youngest_begins_or_a_person_at_random() {
    let (guests, ids) = guests();
    let begins = |youngest, seed| {
        let choices = SetupChoices { youngest, ..choices("Ana") };
        choices.setup(&guests, players(), Seed(seed)).youngest
    };
    assert_eq!(begins(Some(ids[2]), 0), BO, "the seats of lines without a name are not counted");
    assert_eq!([0, 1, 2, 3].map(|seed| begins(None, seed)), [ANA, CY, ANA, CY]);
    assert_eq!(begins(Some(ids[1]), 0), ANA, "nobody has this line");
    assert_eq!(who_begins(&guests, Some(ids[3])), "Cy");
    assert_eq!(who_begins(&guests, Some(ids[1])), "At random");
    assert_eq!(who_begins(&guests, None), "At random");
}

/// BL-R28: an owner is away if nobody at the table has the owner's name, in any spelling. Each owner who is
/// away is named once.
#[test]
fn owners_who_are_not_here_are_named_once() {
    let (guests, _) = guests();
    let decks = ["ana", "Zoë", "", "zoe", "Yan"].map(owned_by);
    let away = owners_away(&guests, &decks);
    assert_eq!(away, ["Zoë", "Yan"]);
    let choose = "Choose who decides for them, or everybody votes.";
    assert_eq!(
        away_sentence(&away),
        format!("Zoë and Yan are not here, but decide what is written. {choose}")
    );
    assert_eq!(away_sentence(&away[..1]), format!("Zoë is not here, but decides what is written. {choose}"));
    assert_eq!(who_decides_for(&away, Some("Cy")), "Cy decides for Zoë and Yan");
    assert_eq!(who_decides_for(&away, None), "Everybody votes");
    assert_eq!(owners_away(&guests, &[owned_by("Ana"), owned_by("Fern")]), Vec::<String>::new());
}

/// BL-R28: only a person at the table can decide for an owner, and only for one who is away.
#[test]
fn a_delegate_is_a_person_and_needs_an_absent_owner() {
    let (mut guests, ids) = guests();
    assert_eq!(people(&guests), [(ids[0], "Ana".to_owned()), (ids[3], "Cy".to_owned())]);
    assert_eq!(delegate(&guests, Some(ids[3])), Some((ids[3], "Cy".to_owned())));
    assert_eq!(delegate(&guests, Some(ids[2])), None);
    assert_eq!(delegate(&guests, None), None);
    let agreed = |guests: &Guests, owner: &str, chosen: usize| {
        let choices = SetupChoices { delegate: Some(ids[chosen]), ..choices(owner) };
        choices.setup(guests, players(), Seed(0)).delegate
    };
    assert_eq!(agreed(&guests, "Zed", 3), Some(Seat(2)));
    assert_eq!(agreed(&guests, "Zed", 2), None);
    assert_eq!(agreed(&guests, "Cy", 3), None, "the owner is here");
    guests.remove(ids[3]);
    assert_eq!(agreed(&guests, "Zed", 3), None);
}

/// BL-80, BL-R04: the decks, the house rules and the players are those that were chosen.
#[test]
fn a_game_is_set_up_as_it_was_chosen() {
    let (guests, _) = guests();
    let house = House { mark_playable: true, ..House::default() };
    let setup = SetupChoices { house, ..choices("Ana") }.setup(&guests, players(), Seed(0));
    assert_eq!((setup.players, setup.decks, setup.house), (players(), vec![owned_by("Ana")], house));
}

/// BL-R72, BL-79, BL-80: a new deck that is mixed gets a mark that no deck has, can have each free one, and loses it when it is
/// alone again.
#[test]
fn a_new_deck_that_is_mixed_has_a_free_mark() {
    let star = CardDeck { mark: Some(DeckMark::ALL[0]), name: "Friday".to_owned(), ..CardDeck::fresh() };
    let stored = [DeckMark::ALL[0], DeckMark::ALL[1]];
    let mut decks = vec![star, CardDeck::fresh()];
    assert!(marks_for_new_deck(&decks, &stored).is_empty());
    mark_new_deck(&mut decks, &stored);
    assert_eq!(decks[1].mark, Some(DeckMark::ALL[2]));
    assert_eq!(marks_for_new_deck(&decks, &stored), DeckMark::ALL[2..]);
    // A mark that was chosen stays.
    decks[1].mark = Some(DeckMark::ALL[5]);
    mark_new_deck(&mut decks, &stored);
    assert_eq!(decks[1].mark, Some(DeckMark::ALL[5]));
    let setup = Setup { decks: decks.clone(), ..super::table::fresh_setup(3) };
    assert_eq!(setup.check(), Ok(()));
    decks.remove(0);
    mark_new_deck(&mut decks, &stored);
    assert_eq!(decks[0].mark, None);
}
