//! What a card has people choose: who chooses, of what, and who sees it meanwhile.

use partypiece::rules::{
    Seat,
    blank::{
        Action, AutoEffect, CardNo, ChoiceKind, Clause, Colour, Effect, Pick, PickedBy, PlayerSelector,
        Refusal, RuleNo, RuleSelector, Scene, Target,
    },
};

use super::table::{ANA, BO, CY, DI, Table, asks, does, layout, number, on, rule};

/// Ana plays a card with an effect, while a rule is open.
fn played(clause: Clause) -> Table {
    let hands = ["r2a r3 r6", "r1 g1 g2", "r1 b1 b2", "r1 y1 y2"];
    let open = [rule(number(6), does(PlayerSelector::All, AutoEffect::Reverse))];
    let mut table = layout(&hands, "r4").effects(&[clause]).rules(&open).go();
    table.plays(ANA, "r2");
    table
}

/// Tries a choice that is somebody else's.
fn not_theirs(table: &mut Table, by: Seat, pick: Pick) {
    assert!(matches!(table.refused(by, Action::Choose(pick)), Refusal::NotYours { .. }));
}

/// BL-106: whoever's turn it is chooses one of the others.
#[test]
fn a_player_of_choice_is_named_by_whoever_plays() {
    let mut table = played(does(PlayerSelector::Chosen, AutoEffect::Draw(1)));
    assert_eq!(table.kind(), (Some(ANA), ChoiceKind::Player { among: vec![BO, CY, DI] }));
    not_theirs(&mut table, BO, Pick::Player(CY));
    assert_eq!(table.refused(ANA, Action::Choose(Pick::Player(ANA))), Refusal::NotChoosable);
    assert_eq!(table.refused(ANA, Action::Choose(Pick::Colour(Colour::Red))), Refusal::NotAsked);
    table.choose(Pick::Player(CY));
    assert_eq!(table.counts(), [6, 7, 8, 7]);
}

/// BL-106
#[test]
fn a_rule_of_choice_is_named_by_whoever_plays() {
    let mut table = played(on(Target::Rules(RuleSelector::Chosen), AutoEffect::DropRules));
    let first = table.open()[0];
    not_theirs(&mut table, BO, Pick::Rule(first));
    assert_eq!(table.refused(ANA, Action::Choose(Pick::Rule(RuleNo(9)))), Refusal::NotOpen);
    table.choose(Pick::Rule(first));
    assert!(table.open().is_empty());
}

/// BL-100: of one's own choice, and as many as the card says.
#[test]
fn cards_of_the_own_choice_are_chosen_by_nobody_else() {
    let mut table =
        played(does(PlayerSelector::Next, AutoEffect::Discard { cards: 2, pick: PickedBy::Owner }));
    let (own, others) = (table.cards(BO, "g1 g2"), table.cards(CY, "b1"));
    not_theirs(&mut table, ANA, Pick::Cards(own.clone()));
    let mut refused = |cards: &[CardNo]| table.refused(BO, Action::Choose(Pick::Cards(cards.to_vec())));
    assert_eq!(refused(&own[..1]), Refusal::OtherNumber { cards: 2 });
    assert_eq!(refused(&[own[0], own[0]]), Refusal::Twice);
    assert_eq!(refused(&[own[0], others[0]]), Refusal::NotChoosable);
    table.choose(Pick::Cards(own));
    assert_eq!((table.counts(), table.hand(BO)[0].as_str()), (vec![6, 5, 7, 7], "r1"));
}

/// BL-99: what is on its way to one is not given to another.
#[test]
fn a_card_is_chosen_once() {
    let mut table = played(does(
        PlayerSelector::Others,
        AutoEffect::Take { cards: 1, from: PlayerSelector::Active, pick: PickedBy::Owner },
    ));
    for (card, left) in [("r3", 6), ("r6", 5), ("p5", 4)] {
        let Scene::Choosing { cards, .. } = table.eyes(ANA).scene else { panic!("a card to give") };
        assert_eq!(cards.len(), left);
        let card = table.cards(ANA, card);
        table.choose(Pick::Cards(card.clone()));
        if left > 4 {
            assert_eq!(table.refused(ANA, Action::Choose(Pick::Cards(card))), Refusal::NotChoosable);
        }
    }
    assert_eq!(table.counts(), [3, 8, 8, 8]);
    assert_eq!([BO, CY, DI].map(|seat| table.hand(seat)[7].clone()), ["r3", "r6", "p5"]);
}

/// BL-12, BL-R42: while cards of a hand are chosen it is seen by whoever chooses, and by nobody else.
#[test]
fn a_hand_is_shown_to_whoever_chooses_from_it_alone() {
    for (pick, chooser) in [(PickedBy::Owner, BO), (PickedBy::Taker, ANA)] {
        let table = played(does(
            PlayerSelector::Active,
            AutoEffect::Take { cards: 1, from: PlayerSelector::Next, pick },
        ));
        for view in table.views() {
            let Scene::Choosing { cards, .. } = &view.scene else { panic!("a card to take") };
            assert_eq!(cards.len(), if view.viewer.is(chooser) { 7 } else { 0 }, "{:?}", view.viewer);
        }
    }
}

/// TG-TEXT: the table names only people who sit there, each once; anybody says it.
#[test]
fn whom_words_fit_is_anybody_at_the_table() {
    let mut table = played(does(PlayerSelector::Worded("whoever wears red".to_owned()), AutoEffect::Draw(1)));
    let refused =
        |table: &mut Table, seats: &[Seat]| table.refused(CY, Action::Choose(Pick::Players(seats.to_vec())));
    assert_eq!(refused(&mut table, &[BO, Seat(9)]), Refusal::NotChoosable);
    assert_eq!(refused(&mut table, &[BO, BO]), Refusal::Twice);
    table.play(CY, Action::Choose(Pick::Players(Vec::new())));
    assert_eq!(table.counts(), [6, 7, 7, 7], "nobody wears red");
}

/// BL-107: one after the other answers, and whoever is wrong pays.
#[test]
fn each_is_asked_and_judged_by_itself() {
    let question = "How many legs has a crab?".to_owned();
    let ask = Effect::Ask {
        question,
        answer: "ten".to_owned(),
        wrong: vec![AutoEffect::Draw(1), AutoEffect::Skip(1)],
    };
    let mut table = played(asks(PlayerSelector::Others, ask));
    for (seat, right) in [(BO, true), (CY, false), (DI, true)] {
        assert!(matches!(table.kind(), (None, ChoiceKind::Right { of, .. }) if of == seat));
        table.choose(Pick::Right(right));
    }
    assert_eq!((table.counts(), table.view().people[2].skips), (vec![6, 7, 8, 7], 1));
}
