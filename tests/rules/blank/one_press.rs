//! What one press does on the screens, and what is read and said only as long as it is of use.

use partypiece::{
    rules::{
        Seat, Viewer,
        blank::{
            AccusationKey, Action, AutoEffect, Blank, Event, Inscription, PassDirection, PhaseView,
            PlayerSelector, Rule, RuleSelector, Target,
        },
    },
    screens::{
        GameScreens,
        blank::{
            admission, applies_to, callable, choice_by_tap, is_by_word_or_gesture,
            is_for_whom_the_table_says, may_choose_again, opened_in_play, prize::open_in_the_next_game,
        },
    },
};

use super::table::{
    ANA, BO, CY, Table, any_play, bo_must_say_please, effect_on, for_players, layout, number_played, rule,
    say, task,
};

/// Ana calls out everything that the accused of this table have not done.
fn call_out(table: &mut Table, seats: &[Seat]) {
    let is_wanted = |key: &AccusationKey| matches!(key, AccusationKey::Obligation(_));
    let keys = table.view().accusations.into_iter().filter(|known| seats.contains(&known.accused));
    let keys = keys.map(|known| known.key).filter(is_wanted).collect();
    table.play(ANA, Action::Accuse(keys));
}

fn play_all(table: &mut Table, actions: Vec<(Seat, Action)>) {
    for (by, action) in actions {
        table.play(by, action);
    }
}

/// BL-R84: the press with which somebody admits it ends the accusation, unless there is something else to vote on.
#[test]
fn an_admission_ends_the_accusation() {
    let mut table = bo_must_say_please();
    call_out(&mut table, &[BO]);
    let actions = admission(&table.view(), BO);
    play_all(&mut table, actions);
    assert!(table.view().decision.is_none());
    assert_eq!(table.counts()[BO.index()], 8, "a Penalty card");

    let please = rule(any_play(), task(PlayerSelector::All, say("please")));
    let mut table = layout(&["r2 r6", "r1 r3", "r5"], "r4").rules(&[please]).start();
    table.play_cards(ANA, "r2");
    call_out(&mut table, &[BO, CY]);
    assert_eq!(admission(&table.view(), BO), [(BO, Action::Admit)], "there is a vote about Cy");
}

/// BL-R85: of a rule in free words the table says for whom it is, and it applies to them.
#[test]
fn a_rule_in_free_words_applies_with_one_press() {
    let free = Rule::from_free_words("Whoever laughs sings a song.", "Ana");
    assert!(is_for_whom_the_table_says(&free));
    assert!(!is_for_whom_the_table_says(&rule(any_play(), task(PlayerSelector::All, say("hm")))));
    let mut table = layout(&["r2", "r3", "r5"], "r4").rules(&[free]).start();
    let index = table.open_rules()[0];
    let actions = applies_to(&table.view(), ANA, index, &[CY]);
    play_all(&mut table, actions);
    let owes: Vec<_> = table.view().obligations.iter().map(|owed| owed.seat).collect();
    assert_eq!(owes, [CY]);
    let everybody = applies_to(&table.view(), ANA, index, &table.seats());
    play_all(&mut table, everybody);
    assert_eq!(table.view().obligations.len(), 4, "one more each");
    assert!(matches!(table.phase(), PhaseView::Turn { .. }));
}

/// BL-R86: when everybody passes a card on, a tap chooses it, except for the last one: with that choice the cards move. Until the laptop is
/// passed on, the choice can be made again.
#[test]
fn a_tap_chooses_a_card_as_long_as_it_can_be_taken_back() {
    let pass = AutoEffect::Pass { cards: 1.into(), to: PassDirection::Left };
    let rules = [rule(number_played(2), for_players(PlayerSelector::All, pass))];
    let mut table = layout(&["r2 r3", "r3", "r5"], "r4").rules(&rules).asking_less().start();
    table.play_cards(ANA, "r2");
    assert_eq!(may_choose_again(&table.0), None, "nobody has chosen");
    for (seat, card) in [(ANA, "r3"), (BO, "r3")] {
        let tapped = table.cards(seat, card);
        assert_eq!(choice_by_tap(&table.0, seat, &[]), None);
        let action = choice_by_tap(&table.0, seat, &tapped).expect("a tap is enough");
        table.play(seat, action);
        assert_eq!(may_choose_again(&table.0), Some(seat));
    }
    let last = table.cards(CY, "r5");
    assert_eq!(choice_by_tap(&table.0, CY, &last), None, "the cards would move");
    table.choose(table.first_cards());
    assert_eq!(may_choose_again(&table.0), None);
}

/// BL-R87: a rule that comes during play is read, those of the opening are not read again.
#[test]
fn a_rule_that_is_opened_during_play_is_read() {
    let add = rule(number_played(2), effect_on(Target::Rules(RuleSelector::Newest), AutoEffect::AddRules(1)));
    let other = |text: &str| Rule::from_free_words(text, "Ana");
    let rules = [add, other("One."), other("Two."), other("Three.")];
    let mut table = layout(&["r2 r3", "r3"], "r4").rules(&rules).start();
    let opening: Vec<Event> = table.0.actions().iter().flat_map(|played| played.events.clone()).collect();
    assert!(opened_in_play(&table.view(), &table.0.actions().last().unwrap().events).is_empty());
    assert!(opening.iter().any(|event| matches!(event, Event::RuleOpened(_))));
    let events = table.play_cards(ANA, "r2");
    let opened = opened_in_play(&table.view(), &events);
    assert_eq!(opened.iter().map(|seen| seen.rule.to_string()).collect::<Vec<_>>(), ["Three."]);
}

/// BL-70: after the prize, it is said which rules are open in the next game.
#[test]
fn the_end_says_which_rules_are_open_next() {
    let new = Rule { title: "Tea".to_owned(), ..Rule::from_free_words("Tea for all.", "Ana") };
    let written = Event::PrizeWritten(Inscription::Rule(new));
    assert_eq!(
        open_in_the_next_game(&[&written]).as_deref(),
        Some("In the next game “Tea” is open for sure, and two other rules at random.")
    );
    assert_eq!(open_in_the_next_game(&[&Event::PrizeDeclined]), None);
}

/// BL-R65: what only a word or a gesture can have been is offered apart from tasks.
#[test]
fn out_of_turn_is_offered_apart_from_tasks() {
    let offered = callable(&bo_must_say_please().view(), None);
    let (apart, seen): (Vec<_>, Vec<_>) =
        offered.into_iter().partition(|(key, _)| is_by_word_or_gesture(*key));
    assert_eq!(seen.len(), 1, "Bo has not said please");
    assert_eq!(apart.len(), 3, "all but the player whose turn it is");
}

/// BL-56: the tip about a task is there as long as the task can be done in time.
#[test]
fn a_tip_about_a_task_goes_with_the_task() {
    let tip = |table: &Table| Blank::moment(&table.view(), Viewer::Table).map(|moment| moment.slug);
    let mut table = bo_must_say_please();
    assert_eq!(tip(&table), Some("task"));
    let id = table.view().obligations[0].id;
    table.play(BO, Action::Done(id));
    assert_eq!(tip(&table), None);
    let mut missed = bo_must_say_please();
    missed.play_cards(BO, "r1");
    assert_eq!(tip(&missed), None, "it is too late");
}
