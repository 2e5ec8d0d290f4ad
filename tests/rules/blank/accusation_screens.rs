//! What the screens show of accusations, and of reports that something happened.

use partypiece::{
    rules::{
        Seat,
        blank::{
            AccusationKey, AccusationVote, Action, AutoEffect, Chooser, PlayerSelector, Rule, RulingChange,
            TableRuling, Target, Trigger,
        },
        player::Level,
    },
    screens::blank::{
        count_votes_label, decided_without_votes, is_only_accusation, may_admit, needs_doer, no_vote_yet,
        open_accusations, vote_at, voters,
    },
};

use super::table::{
    ANA, BO, CY, DI, Table, any_play, bo_must_say_please, effect_on, for_players, layout, rule, say, task,
};

/// Ana accuses Bo, who has missed a task.
fn accused(mut table: Table) -> Table {
    table.play_cards(BO, "r1");
    table.play(ANA, Action::Accuse(vec![AccusationKey::Obligation(1)]));
    table
}

/// BL-R15: the accuser and the accused have no vote, and neither has a computer player.
#[test]
fn the_others_vote_about_an_accusation() {
    let table = accused(bo_must_say_please());
    let mut view = table.view();
    assert_eq!(voters(&view, BO), [CY, DI]);
    assert_eq!(count_votes_label(&view), "Count the votes");
    assert!(may_admit(&view, BO));
    assert!(is_only_accusation(&view));
    assert_eq!(vote_at(&view, 0), open_accusations(&view).and_then(|open| open.votes.first()));
    assert_eq!(
        (vote_at(&view, 0).map(|accusation| accusation.accusation.accused), vote_at(&view, 1)),
        (Some(BO), None)
    );
    view.people[2].level = Some(Level::Easy);
    view.people[1].level = Some(Level::Easy);
    assert_eq!(voters(&view, BO), [DI]);
    assert!(!may_admit(&view, BO), "nobody admits it for a computer player");
}

/// BL-R83: votes are counted once there is one. Where nobody can vote, or it is admitted, there is nothing to wait for.
#[test]
fn votes_are_not_counted_before_somebody_has_voted() {
    let mut table = accused(bo_must_say_please());
    assert!(no_vote_yet(&table.view()).is_some());
    let mut admitted = accused(bo_must_say_please());
    admitted.play(BO, Action::Admit);
    assert_eq!(no_vote_yet(&admitted.view()), None);
    table.play(CY, Action::Vote { accusation: 0, is_true: Some(true) });
    assert_eq!(no_vote_yet(&table.view()), None);
    table.play(CY, Action::Vote { accusation: 0, is_true: None });
    assert!(no_vote_yet(&table.view()).is_some(), "the vote was taken back");
    let please = rule(any_play(), task(PlayerSelector::Next, say("please")));
    let mut two = layout(&["r2 r6", "r1 r3"], "r4").rules(&[please]).start();
    two.play_cards(ANA, "r2");
    assert_eq!(no_vote_yet(&accused(two).view()), None);
}

/// BL-R15: without anybody who votes, only an admission counts.
#[test]
fn two_players_have_nobody_to_vote() {
    let please = rule(any_play(), task(PlayerSelector::Next, say("please")));
    let mut table = layout(&["r2 r6", "r1 r3"], "r4").rules(&[please]).start();
    table.play_cards(ANA, "r2");
    let mut table = accused(table);
    assert_eq!(voters(&table.view(), BO), Vec::<Seat>::new());
    assert_eq!(count_votes_label(&table.view()), "It is not admitted");
    table.play(BO, Action::Admit);
    assert_eq!(count_votes_label(&table.view()), "Go on");
}

/// BL-R15: an accusation that is admitted, or that the page itself has seen, needs no votes.
#[test]
fn an_accusation_says_how_it_is_decided_without_votes() {
    let view = accused(bo_must_say_please()).view();
    let accusation =
        |known, admitted| AccusationVote { known, admitted, ..vote_at(&view, 0).unwrap().clone() };
    assert_eq!(decided_without_votes(&view, &accusation(None, false)), None);
    assert_eq!(decided_without_votes(&view, &accusation(None, true)).as_deref(), Some("Bo admits it."));
    assert_eq!(decided_without_votes(&view, &accusation(Some(true), true)).as_deref(), Some("Bo admits it."));
    let seen = Some("The computer saw what happened and decides.");
    assert_eq!(decided_without_votes(&view, &accusation(Some(false), false)).as_deref(), seen);
}

/// BL-R15: with several accusations each is voted on, and no single vote ends the accusation.
#[test]
fn several_accusations_are_decided_together() {
    let please = rule(any_play(), task(PlayerSelector::All, say("please")));
    let mut table = layout(&["r2 r6", "r1 r3", "r5"], "r4").rules(&[please]).start();
    table.play_cards(ANA, "r2");
    table.play_cards(BO, "r1");
    let of_bo_and_cy = table.view().accusations.into_iter().filter(|accusation| accusation.accused != ANA);
    let callable: Vec<AccusationKey> = of_bo_and_cy
        .map(|accusation| accusation.key)
        .filter(|accusation| matches!(accusation, AccusationKey::Obligation(_)))
        .take(2)
        .collect();
    table.play(ANA, Action::Accuse(callable));
    assert_eq!(open_accusations(&table.view()).map(|open| open.votes.len()), Some(2));
    assert!(!is_only_accusation(&table.view()));
}

/// BL-R15: a ruling of the table is no accusation.
#[test]
fn a_ruling_has_no_accusations() {
    let mut table = layout(&["r2 r6", "r1 r3"], "r4").start();
    table.play(BO, Action::Propose(TableRuling { text: "Sing.".to_owned(), change: RulingChange::Words }));
    let view = table.view();
    assert_eq!((open_accusations(&view), vote_at(&view, 0), is_only_accusation(&view)), (None, None, false));
    assert_eq!(count_votes_label(&view), "Go on");
}

/// BL-45: whoever reports an event says who did it, if the rule or its effect is about that player.
#[test]
fn a_report_names_the_player_whom_the_rule_is_about() {
    let event = || Trigger::ReportedEvent("a telephone rings".to_owned());
    let draws = |players| for_players(players, AutoEffect::Draw(1.into()));
    let change = AutoEffect::Draw(1.into());
    let of_hand = effect_on(Target::Hands(PlayerSelector::Causer), change.clone());
    let of_pile = effect_on(Target::DrawPile, change);
    let cases = [
        ("an act", rule(Trigger::ReportedAct("somebody sings".to_owned()), draws(PlayerSelector::All)), true),
        ("an event for all", rule(event(), draws(PlayerSelector::All)), false),
        ("an event for who caused it", rule(event(), draws(PlayerSelector::Causer)), true),
        ("a choice of who caused it", rule(event(), draws(PlayerSelector::ChosenBy(Chooser::Causer))), true),
        ("a choice of the next player", rule(event(), draws(PlayerSelector::ChosenBy(Chooser::Next))), false),
        ("their hand", rule(event(), of_hand), true),
        ("a pile", rule(event(), of_pile.clone()), false),
    ];
    for (case, rule, expected) in cases {
        assert_eq!(needs_doer(&rule), expected, "{case}");
    }
    let second = Rule {
        clauses: vec![of_pile, draws(PlayerSelector::Causer)],
        ..rule(event(), draws(PlayerSelector::All))
    };
    assert!(needs_doer(&second), "the second clause counts, too");
}
