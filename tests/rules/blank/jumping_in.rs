//! Jumping in: playing an identical card out of turn, while a rule allows it (EF-JUMP, BL-R58).

use partypiece::{
    bots::BotRules,
    rules::{
        Luck,
        blank::{
            Action, AutoEffect, Blank, DetectedEvent, EffectDuration, Event, House, Limit, PenaltyReason,
            PlayerSelector, Refusal, Trigger,
        },
        luck::Seed,
        player::Level,
    },
    screens::blank::{Prompt, foot_sentence, out_of_turn_label},
};

use super::table::{
    ANA, BO, CY, DI, Layout, count_resolved, for_players, layout, number_played, penalties, rule,
};

/// Four players, of whom these may jump in while the rule is open.
fn jumpers(players: PlayerSelector) -> Layout {
    let jump = for_players(players, AutoEffect::JumpIn(EffectDuration::WhileOpen));
    let rules = [rule(Trigger::Detected(DetectedEvent::TurnStarts), jump)];
    layout(&["r1 r6", "r1 r2", "r4 r4 r6 r1", "r6 r1 r4"], "r4").rules(&rules)
}

/// EF-JUMP, BL-R58: the card counts as played in the player's own turn, and the next turn is that of the player after them.
#[test]
fn an_identical_card_is_played_out_of_turn() {
    let mut table = jumpers(PlayerSelector::All).start();
    assert_eq!(table.own(CY).jumps, table.cards(CY, "r4 r4"));
    assert_eq!((table.own(ANA).jumps.len(), table.own(BO).jumps.len()), (0, 0));
    let turn = table.view().turn;
    let events = table.play_cards(CY, "r4");
    assert!(events.contains(&Event::JumpedIn(CY)) && penalties(&events).is_empty());
    assert_eq!((table.active(), table.counts(), table.view().turn), (DI, vec![7, 7, 6, 7], turn + 2));
    // Ana, whose turn it was, waits for her next one.
    table.play_cards(DI, "r6");
    assert_eq!(table.active(), ANA);
    // Cy plays several identical cards at once. Without another identical card Cy cannot jump in again.
    let mut table = jumpers(PlayerSelector::All).start();
    table.play_cards(CY, "r4 r4");
    assert_eq!((table.active(), table.counts()), (DI, vec![7, 7, 5, 7]));
    assert!(table.own(CY).jumps.is_empty());
}

/// BL-R58: any other card still costs a Penalty (BL-53). An identical card costs a Penalty, too, if its
/// player may not jump in.
#[test]
fn another_card_is_played_out_of_turn() {
    let mut table = jumpers(PlayerSelector::All).start();
    let out_of_turn = [(CY, PenaltyReason::OutOfTurn)];
    assert_eq!(penalties(&table.play_cards(CY, "r6")), out_of_turn, "only the colour");
    assert_eq!(penalties(&table.play_cards(CY, "r4 r6")), out_of_turn, "not all are identical");
    assert_eq!((table.active(), table.counts()), (ANA, vec![7, 7, 9, 7]));
    let mut table = jumpers(PlayerSelector::Previous).start();
    assert_eq!(penalties(&table.play_cards(CY, "r4")), out_of_turn, "only Di may");
    assert!(penalties(&table.play_cards(DI, "r4")).is_empty());
    assert_eq!(table.active(), ANA);
}

/// BL-R58: jumping in triggers rules like every play, but not those that apply when a turn begins. Limits apply to it, as
/// to every play.
#[test]
fn jumping_in_is_a_play() {
    let jump = for_players(PlayerSelector::All, AutoEffect::JumpIn(EffectDuration::NextPlay));
    let begins = rule(Trigger::Detected(DetectedEvent::TurnStarts), jump.clone());
    let draw = rule(number_played(4), for_players(PlayerSelector::Next, AutoEffect::Draw(1.into())));
    let mut table = layout(&["r1", "r1", "r4", "r6"], "r4").rules(&[begins.clone(), draw]).start();
    let events = table.play_cards(CY, "r4");
    assert_eq!((count_resolved(&events), table.counts()), (2, vec![7, 7, 6, 8]), "and Di’s turn has begun");
    let one = AutoEffect::Limit { to: Limit::Cards(1), lasts: EffectDuration::WhileOpen };
    let limit = rule(Trigger::Detected(DetectedEvent::TurnStarts), for_players(PlayerSelector::All, one));
    let mut table = layout(&["r1", "r1", "r4 r4"], "r4").rules(&[begins, limit]).start();
    table.play(ANA, Action::Resolve);
    assert!(!penalties(&table.play_cards(CY, "r4 r4")).is_empty());
}

/// EF-JUMP, BL-R09: jumping in is allowed with "Mark playable cards".
#[test]
fn mark_playable_allow_it() {
    let house = House { mark_playable: true, ..House::default() };
    let mut table = jumpers(PlayerSelector::All).house(house).start();
    let other = table.cards(CY, "r6");
    assert!(matches!(table.refusal(CY, Action::Play(other)), Refusal::NotYourTurn { .. }));
    table.play_cards(CY, "r4");
    assert_eq!(table.active(), DI);
}

/// EF-JUMP: a player who looks at their hand out of turn reads that they may jump in, and the button says so.
#[test]
fn the_screen_says_that_one_may_jump_in() {
    let table = jumpers(PlayerSelector::All).start();
    let foot = |seat| foot_sentence(&table.view(), &Prompt::Peek, Some(&table.own(seat)), &[]);
    assert_eq!(foot(CY), "It is not your turn, but you may jump in with the red 4.");
    assert_eq!(foot(BO), "It is not your turn: Ana plays.");
    let label = |cards: &str| out_of_turn_label(Some(&table.own(CY)), &table.cards(CY, cards));
    assert_eq!((label("r4 r4"), label("r4 r6")), ("Jump in", "Play out of turn"));
    assert!(!table.view().changes_matching);
}

/// EF-JUMP: a hard bot jumps in when it may; an easy bot often does not notice that it may.
#[test]
fn bots_jump_in() {
    let table = jumpers(PlayerSelector::All).start();
    let mut luck = Luck::new(Seed(1));
    let mut jumps = |seat, level| {
        let (view, own) = (table.view(), table.own(seat));
        Blank::choose(&view, Some(&own), &Default::default(), seat, level, &mut luck)
    };
    let jump = Action::Play(vec![table.own(CY).jumps[0]]);
    assert_eq!(jumps(CY, Level::Hard), Some(jump));
    assert_eq!(jumps(BO, Level::Hard), None);
    let noticed = (0..100).filter(|_| jumps(CY, Level::Easy).is_some()).count();
    assert!((5..40).contains(&noticed), "{noticed}");
}
