//! Winning: no cards, no open obligation, and no objection.

use partypiece::rules::blank::{
    AccusationKey, Action, AutoEffect, DetectedEvent, Effect, Event, ObligationState, PenaltyReason,
    PhaseView, Pick, PickedBy, PlayerSelector, Refusal, RulingChange, TableRuling, Trigger,
};

use super::table::{
    ANA, BO, CY, DI, HAND_OF_SEVEN, Table, any_play, for_players, layout, number_played, penalties, rule,
    say, task,
};

/// BL-02, BL-64
#[test]
fn a_player_without_cards_wins() {
    let mut table = layout(&[HAND_OF_SEVEN, "b1"], "r4").start();
    table.play_cards(ANA, "r1 r2 r3 r4 r5 r6");
    assert_eq!((table.phase(), table.active()), (PhaseView::Turn { extra: false }, BO), "one is left");
    table.play(BO, Action::NoMatch);
    let events = table.play_cards(ANA, "r1");
    assert!(events.contains(&Event::LastCall(ANA)));
    assert_eq!(table.phase(), PhaseView::LastCall { winner: ANA });
    let events = table.play(BO, Action::Close);
    assert!(events.contains(&Event::Won(ANA)));
    table.play(ANA, Action::Decline);
    assert_eq!(table.0.outcome().unwrap().winners, [ANA]);
    assert!(table.0.to_act().is_empty());
}

/// BL-64: a player wins only after the effects of the last card.
#[test]
fn a_player_whose_last_card_makes_them_draw_has_not_won() {
    let draws = rule(any_play(), for_players(PlayerSelector::Active, AutoEffect::Draw(1.into())));
    let mut table = layout(&[HAND_OF_SEVEN, "b1"], "r4").rules(&[draws]).start();
    table.play_cards(ANA, HAND_OF_SEVEN);
    assert_eq!((table.counts(), table.active()), (vec![1, 7], BO));
    assert!(matches!(table.refusal(BO, Action::Close), Refusal::NotNow { .. }));
}

fn last_card_with_obligation() -> Table {
    let blank = rule(Trigger::Detected(DetectedEvent::HandIs(0)), task(PlayerSelector::Causer, say("blank")));
    let mut table = layout(&[HAND_OF_SEVEN, "r1 r2", "r3 r6", "r5"], "r4").rules(&[blank]).start();
    table.play_cards(ANA, HAND_OF_SEVEN);
    table
}

/// BL-64, BL-R18
#[test]
fn a_player_with_an_open_obligation_has_not_won() {
    let mut done = last_card_with_obligation();
    assert_eq!((done.phase(), done.active()), (PhaseView::Turn { extra: false }, BO));
    done.play(CY, Action::Done(1));
    assert_eq!(done.phase(), PhaseView::LastCall { winner: ANA });
    let mut waived = last_card_with_obligation();
    waived.play(BO, Action::Propose(TableRuling { text: String::new(), change: RulingChange::Waive(1) }));
    for seat in [ANA, CY, DI] {
        waived.play(seat, Action::Agree(true));
    }
    assert_eq!(waived.phase(), PhaseView::LastCall { winner: ANA });
    // A player without cards can still be accused of a missed obligation, however many cards are played.
    let mut missed = last_card_with_obligation();
    missed.play_cards(BO, "r1");
    missed.play_cards(CY, "r3");
    assert_eq!(missed.view().obligations[0].state, ObligationState::Missed);
    missed.play(BO, Action::Accuse(vec![AccusationKey::Obligation(1)]));
    missed.play(ANA, Action::Admit);
    assert_eq!(penalties(&missed.play(BO, Action::CountVotes)), [(ANA, PenaltyReason::NotFollowed)]);
    assert_eq!(missed.counts()[0], 1);
}

/// BL-R18
#[test]
fn a_penalty_of_another_player_does_not_change_the_winner() {
    let please = rule(number_played(2), task(PlayerSelector::Active, Effect::Do("stand up".to_owned())));
    let mut table = layout(&["r2", "r3 r4 r5 r6 r1 r3 r4", "r1"], "r4").rules(&[please]).start();
    table.play_cards(ANA, "r2");
    table.play_cards(BO, "r3 r4 r5 r6 r1 r3 r4");
    assert_eq!(table.phase(), PhaseView::LastCall { winner: BO });
    table.play(CY, Action::Accuse(vec![AccusationKey::Obligation(1)]));
    table.play(ANA, Action::Admit);
    table.play(CY, Action::CountVotes);
    assert_eq!((table.phase(), table.counts()), (PhaseView::LastCall { winner: BO }, vec![7, 0, 7]));
    assert!(matches!(table.refusal(ANA, Action::NoMatch), Refusal::NotNow { .. }));
    table.play(ANA, Action::Close);
    assert!(matches!(table.phase(), PhaseView::Prize { .. }));
}

/// BL-R18: the Penalty gives the winner a card, so the game continues.
#[test]
fn a_player_who_accuses_falsely_in_the_last_call_has_not_won() {
    let please = rule(number_played(2), task(PlayerSelector::Active, Effect::Do("stand up".to_owned())));
    let mut table = layout(&["r2", "r3 r4 r5 r6 r1 r3 r4", "r1", "r1"], "r4").rules(&[please]).start();
    table.play_cards(ANA, "r2");
    table.play_cards(BO, "r3 r4 r5 r6 r1 r3 r4");
    table.play(BO, Action::Accuse(vec![AccusationKey::Obligation(1)]));
    table.play(CY, Action::Vote { accusation: 0, is_true: Some(false) });
    let events = table.play(CY, Action::CountVotes);
    assert!(events.contains(&Event::NotWonYet(BO)));
    assert_eq!((table.counts()[1], table.active()), (1, CY));
}

/// BL-R19: several players get rid of their cards at the same time.
#[test]
fn of_several_players_without_cards_the_active_one_wins() {
    let discard =
        for_players(PlayerSelector::All, AutoEffect::Discard { cards: 7.into(), pick: PickedBy::Random });
    let mut table = layout(&["r2a", "r1", "r1"], "r4").effects(&[discard]).start();
    table.play_cards(ANA, "r2");
    assert_eq!((table.counts(), table.phase()), (vec![0, 0, 0], PhaseView::LastCall { winner: ANA }));
    let others =
        for_players(PlayerSelector::Others, AutoEffect::Discard { cards: 7.into(), pick: PickedBy::Random });
    let mut table = layout(&["r2a", "r1", "r1"], "r4").effects(&[others]).start();
    table.play_cards(ANA, "r2");
    assert_eq!(table.phase(), PhaseView::LastCall { winner: BO }, "the first after the active one");
    let all =
        for_players(PlayerSelector::All, AutoEffect::Discard { cards: 7.into(), pick: PickedBy::Random });
    let mut table = layout(&["r1", "r2a", "r1"], "r4").effects(&[all]).start();
    table.play_cards(ANA, "r1");
    table.play_cards(BO, "r2");
    assert_eq!(
        table.phase(),
        PhaseView::LastCall { winner: BO },
        "the active player wins, even if another seat comes first"
    );
}

/// BL-R19: "first" means first in the direction of play.
#[test]
fn of_other_players_without_cards_the_next_in_turn_wins() {
    let others =
        for_players(PlayerSelector::Others, AutoEffect::Discard { cards: 7.into(), pick: PickedBy::Random });
    let reverse = rule(number_played(2), for_players(PlayerSelector::All, AutoEffect::Reverse));
    let mut table = layout(&["r2a", "r1", "r1"], "r4").effects(&[others]).rules(&[reverse]).start();
    table.play_cards(ANA, "r2");
    table.play(ANA, Action::Resolve);
    assert_eq!((table.counts(), table.phase()), (vec![6, 0, 0], PhaseView::LastCall { winner: CY }));
}

/// BL-R20: an empty hand is swapped, and its new holder wins in another player's turn.
#[test]
fn a_player_can_win_in_the_turn_of_another() {
    let swap = for_players(PlayerSelector::Active, AutoEffect::Swap(PlayerSelector::Chosen));
    let mut table = layout(&["r1 r2 r3 r4 r5 r6 r1a", "b1", "b1"], "r4").effects(&[swap]).start();
    let mut cards = table.cards(ANA, "r2 r3 r4 r5 r6");
    let ones: Vec<_> = table.own(ANA).hand.into_iter().filter(|card| card.number().get() == 1).collect();
    let card =
        |has_effect: bool| ones.iter().find(|card| card.card.written.is_some() == has_effect).unwrap().index;
    cards.extend([card(false), card(true)]);
    table.play(ANA, Action::Play(cards));
    table.choose(Pick::Player(CY));
    assert_eq!((table.phase(), table.counts()), (PhaseView::LastCall { winner: CY }, vec![7, 7, 0]));
}

/// EF-AGAIN: a player whose last card says “play again” wins.
#[test]
fn play_again_as_the_last_card_wins() {
    let again = for_players(PlayerSelector::Active, AutoEffect::PlayAgain);
    let mut table = layout(&["r1 r2 r3 r4 r5 r6 r5a", "b1"], "r4").effects(&[again]).start();
    let mut cards: Vec<_> = table.own(ANA).hand;
    cards.sort_by_key(|card| card.card.written.is_some());
    table.play(ANA, Action::Play(cards.into_iter().map(|card| card.index).collect()));
    assert_eq!(table.phase(), PhaseView::LastCall { winner: ANA });
}
