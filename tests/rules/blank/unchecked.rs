//! `apply` must not silently ignore an action that `check` would refuse.

use std::panic::{AssertUnwindSafe, catch_unwind};

use partypiece::rules::{
    Luck, Rules,
    blank::{
        Action, Blank, CardDraft, CardIndex, Charge, DeckMark, Decree, Draft, Pick, Rule, RuleIndex, Setup,
        TableRuling,
    },
    luck::Seed,
};

use super::table::{ANA, BO, fresh_setup};

/// A game before its first step, or at its first turn.
fn game_at(begun: bool) -> (Blank, Luck) {
    let (setup, mut luck): (Setup, Luck) = (fresh_setup(3), Luck::new(Seed(1)));
    let mut game = Blank::start(&setup, &mut luck).expect("a valid setup");
    while begun
        && game.check(ANA, &Action::NoMatch).is_err_and(|refusal| refusal.to_string().contains("read"))
    {
        let action = if game.check(ANA, &Action::Read).is_ok() { Action::Read } else { Action::Understood };
        game.apply(ANA, &action, &mut luck);
    }
    (game, luck)
}

fn actions_of_every_kind() -> Vec<Action> {
    let rule = RuleIndex(0);
    let written = Rule::from_free_words("Sing.", "Ana");
    let card = CardDraft {
        card: CardIndex(99),
        title: "Nap".to_owned(),
        clauses: Vec::new(),
        drawing: None,
        points: None,
        author: "Bo".to_owned(),
    };
    vec![
        Action::Read,
        Action::Understood,
        Action::NoMatch,
        Action::Play(Vec::new()),
        Action::Play(vec![CardIndex(99)]),
        Action::FillIn(Box::new(card)),
        Action::Order(vec![0]),
        Action::Resolve,
        Action::Choose(Pick::Seen),
        Action::Reshuffle,
        Action::Done(1),
        Action::Obey(1),
        Action::Happened { rule: RuleIndex(99), who: None },
        Action::Clock(rule),
        Action::Accuse(vec![Charge::Obligation(1)]),
        Action::Accuse(vec![Charge::Report(rule)]),
        Action::Admit,
        Action::Judge { charge: 0, guilty: Some(true) },
        Action::Verdict,
        Action::Propose(TableRuling { text: String::new(), decree: Decree::Waive(1) }),
        Action::Agree(true),
        Action::Close,
        Action::NameDeck { deck: 0, name: "D".to_owned(), mark: DeckMark::Star, owner: "Bo".to_owned() },
        Action::Draft(Box::new(Draft::Rule { deck: 0, rule: written })),
        Action::Discussed,
        Action::Approve(true),
        Action::Decline,
    ]
}

/// Code that calls `apply` without `check` must fail in tests.
#[test]
fn applying_a_refused_action_panics_in_tests() {
    let mut ignored = Vec::new();
    for begun in [false, true] {
        for action in actions_of_every_kind() {
            let (mut game, mut luck) = game_at(begun);
            if game.check(BO, &action).is_ok() {
                continue;
            }
            let done = catch_unwind(AssertUnwindSafe(|| game.apply(BO, &action, &mut luck)));
            if done.is_ok() {
                ignored.push(action);
            }
        }
    }
    assert!(ignored.is_empty(), "{ignored:?}");
}
