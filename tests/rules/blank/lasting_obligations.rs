//! Obligations that last for a while: "speak in rhyme for 2 rounds" (EF-KEEP, BL-R57).

use partypiece::{
    rules::blank::{
        AccusationKey, Action, AutoEffect, CardProblem, Effect, EffectDuration, Event, ObligationState,
        PenaltyReason, PlayerSelector, Refusal, RuleSelector, RulingChange, TableRuling, Target,
    },
    screens::blank::callable,
};

use super::table::{
    ANA, BO, CY, Table, any_play, count_events, effect_on, judge, layout, number_played, penalties, rule,
    task,
};

fn rhyme(lasts: EffectDuration) -> Effect {
    Effect::Keep { text: "speak in rhyme".to_owned(), lasts }
}

/// Ana has played a 2, so Bo has to speak in rhyme.
fn bo_rhymes(lasts: EffectDuration) -> Table {
    let rules = [rule(number_played(2), task(PlayerSelector::Next, rhyme(lasts)))];
    let hands = ["r2 r3 r4 r5", "r1 r3 r4 r6", "r1 r3 r4 r6"];
    let mut table = layout(&hands, "r4").rules(&rules).start();
    table.play_cards(ANA, "r2");
    table
}

fn states(table: &Table) -> Vec<ObligationState> {
    table.view().obligations.iter().map(|obligation| obligation.state).collect()
}

fn accuse(table: &mut Table, is_true: bool) -> Vec<Event> {
    let id = table.view().obligations[0].id;
    table.play(ANA, Action::Accuse(vec![AccusationKey::Obligation(id)]));
    judge(table, &[(CY, is_true)])
}

/// EF-KEEP, BL-R57: a lasting obligation outlasts plays, is never missed, and ends by itself after the given
/// rounds or turns.
#[test]
fn a_lasting_obligation_ends_by_itself() {
    let mut table = bo_rhymes(EffectDuration::Rounds(2));
    let seen = table.view().obligations[0].clone();
    assert_eq!(
        (seen.duty.describe("Bo").as_str(), seen.state),
        ("speak in rhyme for 2 rounds", ObligationState::Lasting)
    );
    let plays = [(BO, "r1"), (CY, "r1"), (ANA, "r3"), (BO, "r3"), (CY, "r3")];
    for (seat, card) in plays {
        assert_eq!(states(&table), [ObligationState::Lasting]);
        let events = table.play_cards(seat, card);
        assert_eq!(count_events(&events, |event| matches!(event, Event::Missed { .. })), 0);
        let ended = Event::ObligationEnded(BO, seen.duty.clone());
        assert_eq!(
            events.contains(&ended),
            (seat, card) == (CY, "r3"),
            "it ends when Ana's second turn begins"
        );
    }
    assert_eq!(states(&table), []);
    assert!(table.log().contains(&"Bo no longer has to speak in rhyme for 2 rounds.".to_owned()));
    let mut table = bo_rhymes(EffectDuration::Turns(2));
    table.play_cards(BO, "r1");
    assert_eq!(states(&table), []);
}

/// EF-KEEP, BL-R48, BL-R57: a player has a lasting obligation only once, even if the rule applies often.
#[test]
fn a_lasting_obligation_is_prolonged_and_not_doubled() {
    let always = rule(any_play(), task(PlayerSelector::All, rhyme(EffectDuration::WhileOpen)));
    let rounds = rule(number_played(3), task(PlayerSelector::All, rhyme(EffectDuration::Turns(3))));
    let mut table = layout(&["r2 r3", "r3", "r3"], "r4").rules(&[always, rounds]).start();
    table.play_cards(ANA, "r2");
    assert_eq!(states(&table).len(), 3);
    for seat in [BO, CY] {
        table.play_cards(seat, "r3");
        table.play(ANA, Action::Resolve);
    }
    assert_eq!(states(&table).len(), 6, "each of three players has one from each of two rules");
    table.play_cards(ANA, "r3");
    table.play(ANA, Action::Resolve);
    assert_eq!(states(&table).len(), 6, "prolonged");
}

/// EF-KEEP, BL-R57: a lasting obligation ends when its rule is closed.
#[test]
fn a_lasting_obligation_ends_with_its_rule() {
    let drop = effect_on(Target::Rules(RuleSelector::All), AutoEffect::DropRules);
    let rhymes = rule(number_played(2), task(PlayerSelector::Next, rhyme(EffectDuration::WhileOpen)));
    let mut table = layout(&["r2 r3", "r5a", "r6"], "r4").effects(&[drop]).rules(&[rhymes]).start();
    table.play_cards(ANA, "r2");
    assert_eq!(states(&table), [ObligationState::Lasting]);
    table.play_cards(BO, "r5");
    assert_eq!(states(&table), []);
}

/// BL-R57, BL-46: a player who did not keep to a lasting obligation takes a Penalty. The obligation goes on,
/// also after a false accusation.
#[test]
fn a_lasting_obligation_goes_on_after_an_accusation() {
    let mut table = bo_rhymes(EffectDuration::Rounds(2));
    assert_eq!(
        callable(&table.view(), Some(ANA))[0].1,
        "Bo did not keep to this: speak in rhyme for 2 rounds. It still lasts."
    );
    assert_eq!(penalties(&accuse(&mut table, false)), [(ANA, PenaltyReason::FalseAccusation)]);
    assert_eq!(states(&table), [ObligationState::Lasting]);
    assert_eq!(penalties(&accuse(&mut table, true)), [(BO, PenaltyReason::NotFollowed)]);
    assert_eq!((states(&table), table.active()), (vec![ObligationState::Lasting], CY), "Bo’s turn has ended");
}

/// BL-R57: nobody can mark a lasting obligation as done, but the table can cancel it.
#[test]
fn a_lasting_obligation_is_cancelled_and_not_done() {
    let mut table = bo_rhymes(EffectDuration::Rounds(1));
    let id = table.view().obligations[0].id;
    assert_eq!(table.refusal(BO, Action::Done(id)), Refusal::StillLasts);
    let change = RulingChange::Waive(id);
    table.play(BO, Action::Propose(TableRuling { text: String::new(), change }));
    table.play(ANA, Action::Agree(true));
    table.play(CY, Action::Agree(true));
    assert_eq!(states(&table), []);
}

/// BL-R57, BL-R18: a player with a lasting obligation can win.
#[test]
fn a_lasting_obligation_does_not_prevent_a_win() {
    let rules = [rule(any_play(), task(PlayerSelector::Active, rhyme(EffectDuration::Rounds(3))))];
    let mut table = layout(&["r1 r2 r3 r4 r5 r6 r1", "r1", "r1"], "r4").rules(&rules).start();
    table.play_cards(ANA, "r1 r2 r3 r4 r5 r6 r1");
    assert_eq!(states(&table), [ObligationState::Lasting]);
    table.play(BO, Action::Close);
}

/// EF-KEEP: an obligation cannot last only until the next play.
#[test]
fn a_lasting_obligation_cannot_end_at_the_next_play() {
    let rule = rule(any_play(), task(PlayerSelector::All, rhyme(EffectDuration::NextPlay)));
    assert_eq!(rule.check(), Err(CardProblem::EffectDoesNotFit));
    let text = r#"{"keep":{"text":"speak in rhyme","lasts":{"rounds":2}}}"#;
    assert_eq!(partypiece::json::read::<Effect>(text), Ok(rhyme(EffectDuration::Rounds(2))));
}
