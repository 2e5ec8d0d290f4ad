//! Effects that people carry out, and answers and targets that they judge.

use partypiece::rules::blank::{
    Action, AutoEffect, CardIndex, ChoiceKind, Effect, Pick, PlayerSelector, Side,
};

use super::{
    effects::play_clause,
    table::{ANA, BO, CY, DI, for_players, say, task},
};

/// BL-102, BL-103, BL-50
#[test]
fn a_task_that_people_judge_is_an_obligation_of_each_player() {
    let table = play_clause(task(PlayerSelector::Next, say("blank")));
    let obligations = table.view().obligations;
    assert_eq!(
        (obligations.len(), obligations[0].duty.describe("Bo").as_str(), obligations[0].seat),
        (1, "say “blank”", BO)
    );
    let table = play_clause(task(PlayerSelector::Others, Effect::Do("stand up".to_owned())));
    assert_eq!(table.view().obligations.len(), 3);
}

/// BL-107
#[test]
fn a_wrong_answer_has_its_consequence() {
    for (right, counts) in [(true, [6, 7, 7, 7]), (false, [6, 8, 7, 7])] {
        let ask = Effect::Ask {
            question: "How many legs has a crab?".to_owned(),
            answer: "ten".to_owned(),
            wrong: vec![AutoEffect::Draw(1.into())],
        };
        let mut table = play_clause(task(PlayerSelector::Next, ask));
        assert!(matches!(table.open_choice(), (None, ChoiceKind::AnswerIsRight { of: BO, .. })));
        table.choose(Pick::Right(right));
        assert_eq!(table.counts(), counts);
    }
    let contest = Effect::Contest {
        text: "arm wrestling".to_owned(),
        side: Side::Loser,
        then: vec![AutoEffect::Draw(2.into())],
    };
    let mut table = play_clause(task(PlayerSelector::All, contest));
    table.choose(Pick::Player(CY));
    assert_eq!(table.counts(), [6, 7, 9, 7]);
}

/// TG-TEXT: people say who fits the words.
#[test]
fn people_read_a_target_in_free_words() {
    let mut table = play_clause(for_players(
        PlayerSelector::Worded("whoever wears red".to_owned()),
        AutoEffect::Draw(1.into()),
    ));
    assert!(matches!(table.open_choice(), (None, ChoiceKind::Players { .. })));
    table.choose(Pick::Players(vec![DI, BO]));
    assert_eq!(table.counts(), [6, 8, 7, 8]);
    let choose_card = Action::Choose(Pick::Cards(vec![CardIndex(1)]));
    assert!(table.0.check(ANA, &choose_card).is_err());
}
