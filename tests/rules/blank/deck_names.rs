//! The prize comes first, and the deck is named when something is written into it.

use partypiece::rules::blank::{Action, CardDeck, DeckMark, Event, PhaseView, Refusal};

use super::{
    prizes::{draft_new_rule, draw_rule, final_deck, two_decks, win_for_ana},
    table::{ANA, BO, CY, DI, HAND_OF_SEVEN, layout},
};

/// BL-79, BL-81, BL-R32: a deck may be named before its first prize is written.
#[test]
fn a_deck_can_be_named_before_its_first_prize() {
    let mut setup = layout(&[HAND_OF_SEVEN, "b1", "b2", "b3"], "r4").setup();
    setup.decks[0].name.clear();
    setup.decks[0].mark = None;
    let mut table = win_for_ana(&setup);
    let name = |deck, name: &str| Action::NameDeck {
        deck,
        name: name.to_owned(),
        mark: DeckMark::Moon,
        owner: "Di".to_owned(),
    };
    assert_eq!(table.refusal(ANA, name(0, " ")), Refusal::NoName);
    assert_eq!(table.refusal(ANA, name(1, "Friday deck")), Refusal::NoSuchDeck);
    table.play(ANA, name(0, "Friday deck"));
    assert_eq!(table.refusal(ANA, name(0, "Other deck")), Refusal::HasName);
    assert!(table.own(BO).hand.iter().all(|card| card.mark == Some(DeckMark::Moon)));
    table.play(ANA, draft_new_rule());
}

/// BL-79, BL-81, BL-R32, BL-R76: the prize comes first, and it is written when the deck has a name, a mark and an owner.
#[test]
fn nothing_is_written_on_a_deck_without_name_mark_and_owner() {
    let missing: [fn(&mut CardDeck); 3] =
        [|deck| deck.name.clear(), |deck| deck.mark = None, |deck| deck.owner.clear()];
    for missing in missing {
        let mut setup = layout(&[HAND_OF_SEVEN, "b1", "b2", "b3"], "r4").rules(&[draw_rule()]).setup();
        missing(&mut setup.decks[0]);
        let mut table = win_for_ana(&setup);
        let name = |name: &str, owner: &str| Action::NameDeck {
            deck: 0,
            name: name.to_owned(),
            mark: DeckMark::Moon,
            owner: owner.to_owned(),
        };
        table.play(ANA, draft_new_rule());
        table.play(ANA, Action::Discussed);
        let is_owned = !table.view().decks[0].deck.owner.is_empty();
        let events = table.play(DI, Action::Approve(true));
        assert_eq!(events, [Event::DraftAccepted]);
        assert_eq!((final_deck(&table).written_rules(), table.0.outcome()), (1, None), "not written yet");
        assert_eq!(table.refusal(DI, Action::Approve(true)), Refusal::AlreadyAnswered);
        assert_eq!(table.refusal(ANA, name("Sunday deck", " ")), Refusal::NoName);
        table.play(ANA, name("Sunday deck", "Bo"));
        let named = final_deck(&table);
        assert_eq!(
            (named.name.as_str(), named.mark, &*named.owner),
            ("Sunday deck", Some(DeckMark::Moon), "Bo")
        );
        assert_eq!(table.view().rules[0].mark, Some(DeckMark::Moon));
        assert_eq!((named.written_rules(), table.0.outcome().is_some()), (2, true));
        assert_eq!(named.history[0].approved_by, if is_owned { "Di" } else { "" });
    }
}

/// BL-R76: nobody owns a new deck, so one answer decides for the table, of whoever it is.
#[test]
fn one_answer_decides_about_a_deck_without_an_owner() {
    let mut setup = layout(&[HAND_OF_SEVEN, "b1", "b2", "b3"], "r4").setup();
    setup.decks[0].owner.clear();
    let mut table = win_for_ana(&setup);
    table.play(ANA, draft_new_rule());
    table.play(ANA, Action::Discussed);
    assert!(matches!(table.phase(), PhaseView::Prize { together: true, .. }));
    assert!(table.play(CY, Action::Approve(false)).contains(&Event::DraftRefused));
    table.play(ANA, Action::Discussed);
    table.play(BO, Action::Approve(true));
    assert!(matches!(table.phase(), PhaseView::Prize { unnamed: Some(0), .. }));
    // Until it is written, the winner may change it, or take no prize.
    table.play(ANA, draft_new_rule());
    assert!(matches!(table.phase(), PhaseView::Prize { unnamed: None, discussed: false, .. }));
    table.play(ANA, Action::Decline);
    assert_eq!(final_deck(&table).written_rules(), 0);
}

/// BL-79: no two decks at a table have the same mark.
#[test]
fn a_deck_cannot_take_the_mark_of_another() {
    let (mut table, winner) = two_decks("");
    let name =
        |mark| Action::NameDeck { deck: 0, name: "Sunday deck".to_owned(), mark, owner: "Di".to_owned() };
    assert_eq!(table.refusal(winner, name(DeckMark::Key)), Refusal::SameMark { mark: DeckMark::Key });
    table.play(winner, name(DeckMark::Star));
}
