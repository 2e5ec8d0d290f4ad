//! Choices that a card asks for: who chooses, from what, and who sees it.

use partypiece::{
    rules::{
        Seat,
        blank::{
            Action, AutoEffect, CardIndex, Cause, ChoiceKind, Chooser, Clause, Colour, Effect, Pick,
            PickedBy, PlayerSelector, Refusal, RuleIndex, RuleSelector, Target, Trigger,
        },
    },
    screens::blank::{Prompt, sentence},
};

use super::table::{ANA, BO, CY, DI, Table, effect_on, for_players, layout, number_played, rule, task};

/// Ana plays a card with this effect while one rule is open.
fn play_clause(clause: Clause) -> Table {
    let hands = ["r2a r3 r6", "r1 g1 g2", "r1 b1 b2", "r1 y1 y2"];
    let open = [rule(number_played(6), for_players(PlayerSelector::All, AutoEffect::Reverse))];
    let mut table = layout(&hands, "r4").effects(&[clause]).rules(&open).start();
    table.play_cards(ANA, "r2");
    table
}

/// Checks that this player may not make the choice.
fn assert_not_their_choice(table: &mut Table, by: Seat, pick: Pick) {
    assert!(matches!(table.refusal(by, Action::Choose(pick)), Refusal::NotYours { .. }));
}

/// BL-106: the active player chooses one of the others.
#[test]
fn the_active_player_chooses_a_player() {
    let mut table = play_clause(for_players(PlayerSelector::Chosen, AutoEffect::Draw(1.into())));
    assert_eq!(table.open_choice(), (Some(ANA), ChoiceKind::Player { among: vec![BO, CY, DI] }));
    assert_not_their_choice(&mut table, BO, Pick::Player(CY));
    assert_eq!(table.refusal(ANA, Action::Choose(Pick::Player(ANA))), Refusal::NotChoosable);
    assert_eq!(table.refusal(ANA, Action::Choose(Pick::Colour(Colour::Red))), Refusal::WrongKindOfChoice);
    table.choose(Pick::Player(CY));
    assert_eq!(table.counts(), [6, 7, 8, 7]);
}

/// BL-106
#[test]
fn the_active_player_chooses_a_rule() {
    let mut table = play_clause(effect_on(Target::Rules(RuleSelector::Chosen), AutoEffect::DropRules));
    let first = table.open_rules()[0];
    assert_not_their_choice(&mut table, BO, Pick::Rule(first));
    assert_eq!(table.refusal(ANA, Action::Choose(Pick::Rule(RuleIndex(9)))), Refusal::NotOpen);
    table.choose(Pick::Rule(first));
    assert!(table.open_rules().is_empty());
}

/// BL-100: the owner chooses the cards, as many as the card says.
#[test]
fn only_the_owner_chooses_own_cards() {
    let mut table = play_clause(for_players(
        PlayerSelector::Next,
        AutoEffect::Discard { cards: 2.into(), pick: PickedBy::Owner },
    ));
    let (own, others) = (table.cards(BO, "g1 g2"), table.cards(CY, "b1"));
    assert_not_their_choice(&mut table, ANA, Pick::Cards(own.clone()));
    let mut refused = |cards: &[CardIndex]| table.refusal(BO, Action::Choose(Pick::Cards(cards.to_vec())));
    assert_eq!(refused(&own[..1]), Refusal::WrongNumberOfCards { cards: 2 });
    assert_eq!(refused(&[own[0], own[0]]), Refusal::ChosenTwice);
    assert_eq!(refused(&[own[0], others[0]]), Refusal::NotChoosable);
    table.choose(Pick::Cards(own));
    assert_eq!((table.counts(), table.hand(BO)[0].as_str()), (vec![6, 5, 7, 7], "r1"));
}

/// BL-99: a card that was chosen for one player cannot be chosen for a second one.
#[test]
fn each_card_is_chosen_only_once() {
    let mut table = play_clause(for_players(
        PlayerSelector::Others,
        AutoEffect::Take { cards: 1.into(), from: PlayerSelector::Active, pick: PickedBy::Owner },
    ));
    for (card, left) in [("r3", 6), ("r6", 5), ("p5", 4)] {
        let cards = table.own(ANA).offered.expect("a card to give");
        assert_eq!(cards.len(), left);
        let card = table.cards(ANA, card);
        table.choose(Pick::Cards(card.clone()));
        if left > 4 {
            assert_eq!(table.refusal(ANA, Action::Choose(Pick::Cards(card))), Refusal::NotChoosable);
        }
    }
    assert_eq!(table.counts(), [3, 8, 8, 8]);
    assert_eq!([BO, CY, DI].map(|seat| table.hand(seat)[7].clone()), ["r3", "r6", "p5"]);
}

/// BL-12, BL-R42: besides its owner, only the player who chooses from a hand sees it, and only during the
/// choice.
#[test]
fn a_hand_is_shown_only_to_the_player_who_chooses_from_it() {
    for (pick, chooser) in [(PickedBy::Owner, BO), (PickedBy::Taker, ANA)] {
        let table = play_clause(for_players(
            PlayerSelector::Active,
            AutoEffect::Take { cards: 1.into(), from: PlayerSelector::Next, pick },
        ));
        assert_eq!(table.view().shown_cards(), [], "the hand is not shown to everybody");
        for seat in table.seats() {
            let offered = table.own(seat).offered.map(|cards| cards.len());
            assert_eq!(offered, (seat == chooser).then_some(7), "{seat:?}");
        }
    }
}

/// TG-TEXT: any player may say who fits the words, but only people at the table are named, each once.
#[test]
fn only_people_at_the_table_fit_the_words_of_a_target() {
    let mut table = play_clause(for_players(
        PlayerSelector::Worded("whoever wears red".to_owned()),
        AutoEffect::Draw(1.into()),
    ));
    let refused =
        |table: &mut Table, seats: &[Seat]| table.refusal(CY, Action::Choose(Pick::Players(seats.to_vec())));
    assert_eq!(refused(&mut table, &[BO, Seat(9)]), Refusal::NotChoosable);
    assert_eq!(refused(&mut table, &[BO, BO]), Refusal::ChosenTwice);
    table.play(CY, Action::Choose(Pick::Players(Vec::new())));
    assert_eq!(table.counts(), [6, 7, 7, 7], "nobody wears red");
}

/// BL-107: each player answers in turn, and a wrong answer has consequences only for the player who gave it.
#[test]
fn players_are_asked_and_judged_one_by_one() {
    let question = "How many legs has a crab?".to_owned();
    let ask = Effect::Ask {
        question,
        answer: "ten".to_owned(),
        wrong: vec![AutoEffect::Draw(1.into()), AutoEffect::Skip(1)],
    };
    let mut table = play_clause(task(PlayerSelector::Others, ask));
    for (seat, right) in [(BO, true), (CY, false), (DI, true)] {
        assert!(matches!(table.open_choice(), (None, ChoiceKind::AnswerIsRight { of, .. }) if of == seat));
        table.choose(Pick::Right(right));
    }
    assert_eq!((table.counts(), table.view().people[2].skips), (vec![6, 7, 8, 7], 1));
}

/// TG-CHOSENBY, BL-R54: somebody other than the active player chooses, and nobody can choose themselves.
#[test]
fn another_player_can_choose() {
    let asked = |chooser| {
        let players = PlayerSelector::ChosenBy(chooser);
        let effects = [for_players(players, AutoEffect::Draw(1.into()))];
        let mut table = layout(&["r2a", "g1", "g1", "g1"], "r4").effects(&effects).start();
        table.play_cards(ANA, "r2");
        let (by, kind) = table.open_choice();
        let ChoiceKind::Player { among } = kind else { panic!("no player is chosen") };
        table.choose(Pick::Player(ANA));
        (by, among, table.counts())
    };
    assert_eq!(asked(Chooser::Next), (Some(BO), vec![ANA, CY, DI], vec![7, 7, 7, 7]));
    assert_eq!(asked(Chooser::Previous), (Some(DI), vec![ANA, BO, CY], vec![7, 7, 7, 7]));
}

/// TG-CHOSENBY, BL-R54: if several players caused the event, one of them chooses: the first in turn order
/// from the active player on.
#[test]
fn a_player_who_caused_the_event_can_choose() {
    let chosen = for_players(PlayerSelector::ChosenBy(Chooser::Causer), AutoEffect::Draw(2.into()));
    let drawn = rule(Trigger::Drawn { cause: Cause::Any, least: 1 }, chosen);
    let effects = [for_players(PlayerSelector::Others, AutoEffect::Draw(1.into()))];
    let mut table = layout(&["r2a", "g1", "g1"], "r4").effects(&effects).rules(&[drawn]).start();
    table.play_cards(ANA, "r2");
    assert_eq!(table.open_choice(), (Some(BO), ChoiceKind::Player { among: vec![ANA, CY] }));
    assert_eq!(table.refusal(BO, Action::Choose(Pick::Player(BO))), Refusal::NotChoosable);
    table.choose(Pick::Player(CY));
    assert_eq!(table.counts(), [6, 8, 10]);
}

/// BL-82: a rule without a title is named by its text, without the full stop.
#[test]
fn a_rule_without_a_title_is_named_inside_a_sentence() {
    let chosen = rule(number_played(1), for_players(PlayerSelector::Chosen, AutoEffect::Draw(1.into())));
    let mut table = layout(&["r1", "r1", "r1"], "r4").rules(&[chosen]).start();
    table.play_cards(ANA, "r1");
    let name = "If a 1 is played, then a chosen player draws 1 card";
    assert_eq!(sentence(&table.view(), &Prompt::Pass(ANA)), format!("{name}: Ana, choose a player."));
    let listed = format!("Rule: “{name}”.");
    assert!(table.log().contains(&listed), "{:?}", table.log());
}
