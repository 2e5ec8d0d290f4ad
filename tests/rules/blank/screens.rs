//! The texts on BLANK's screens, made from views.

use partypiece::{
    play::LogLine,
    rules::{
        Seat,
        blank::{
            AccusationKey, Action, AutoEffect, CardSeen, Duty, Event, House, Obligation, ObligationState,
            PassDirection, PickedBy, PlayerSelector, RulingChange, TableRuling,
        },
        player::Level,
    },
    screens::blank::{
        Prompt, TableScreen, acting, call_out_terms, callable, callers, fits, foot_sentence, hand_title,
        is_part_of_turn, is_vote_open, may_call_out, next_obligation, obligation_button, obligation_deadline,
        open_accusations, phase, plays_before_the_last, prompt, purpose, ruling_changes, screen, sentence,
        since_the_last_play, sorted, turn,
    },
    screens::hold::HoldPurpose,
};

use super::table::{ANA, BO, CY, any_play, for_players, layout, rule, say, task};

/// BL-27, BL-R49
#[test]
fn the_laptop_is_passed_to_the_active_player() {
    let table = layout(&["g1", "g2"], "g3").start();
    let view = table.view();
    assert_eq!((screen(&view), phase(&view), turn(&view)), (TableScreen::Play, "Playing", "Ana".to_owned()));
    let waits = prompt(&view, None, false);
    assert_eq!(waits, Prompt::Pass(ANA));
    assert_eq!(sentence(&view, &waits), "Pass the laptop to Ana.");
    assert_eq!((purpose(&view, ANA), purpose(&view, BO)), (HoldPurpose::Play, HoldPurpose::SeeHand));
    assert_eq!(prompt(&view, Some(ANA), true), Prompt::Play { extra: false });
    assert_eq!(prompt(&view, Some(BO), true), Prompt::Peek);
    assert_eq!(hand_title(&view, ANA), "Ana’s hand");
}

/// BL-48
#[test]
fn a_choice_of_cards_says_what_happens_to_them() {
    let pass =
        for_players(PlayerSelector::All, AutoEffect::Pass { cards: 1.into(), to: PassDirection::Left });
    let mut table = layout(&["g1 g2", "r1 r2"], "g3").rules(&[rule(any_play(), pass)]).start();
    table.play_cards(ANA, "g1");
    let view = table.view();
    let message = sentence(&view, &prompt(&view, None, false));
    assert!(message.ends_with("Ana, choose 1 card to pass to Bo."), "{message}");
    let discard =
        for_players(PlayerSelector::Next, AutoEffect::Discard { cards: 2.into(), pick: PickedBy::Owner });
    let mut table = layout(&["g1 g2", "r1 r2"], "g3").rules(&[rule(any_play(), discard)]).start();
    table.play_cards(ANA, "g1");
    let view = table.view();
    let message = sentence(&view, &prompt(&view, None, false));
    assert!(message.ends_with("Bo, choose 2 cards to put under the top card."), "{message}");
    assert_eq!((turn(&view), acting(&view), view.active), ("Bo".to_owned(), Some(BO), ANA));
}

/// BL-48, BL-R49: players who look at their hand while another player chooses are told who chooses, even in
/// their own turn.
#[test]
fn a_viewer_is_told_who_chooses() {
    let discard =
        for_players(PlayerSelector::Next, AutoEffect::Discard { cards: 2.into(), pick: PickedBy::Owner });
    let mut table = layout(&["g1 g2", "r1 r2", "r3 r4"], "g3").rules(&[rule(any_play(), discard)]).start();
    table.play_cards(ANA, "g1");
    for viewer in [ANA, CY] {
        let view = table.view();
        let waits = prompt(&view, Some(viewer), true);
        assert_eq!(waits, Prompt::Peek);
        assert_eq!(sentence(&view, &waits), "Bo has to choose first.");
    }
}

/// BL-52: nothing older than the last play is news, even after a step that begins no turn.
#[test]
fn events_since_the_last_play_stay_visible() {
    let played = |by| Event::Played { by, cards: Vec::new() };
    let steps = [
        vec![played(ANA), Event::Turn(BO)],
        vec![played(BO), Event::Reversed, Event::Turn(CY)],
        vec![Event::Shuffled],
    ];
    let seen = |steps: &[Vec<Event>]| {
        let recent = since_the_last_play(steps.iter().map(Vec::as_slice));
        recent.into_iter().cloned().collect::<Vec<_>>()
    };
    let of_bo = [played(BO), Event::Reversed, Event::Turn(CY)];
    assert_eq!(seen(&steps[..2]), of_bo);
    assert_eq!(seen(&steps), [&of_bo[..], &[Event::Shuffled]].concat());
    assert_eq!(seen(&[]), []);
}

/// BL-52: computer players are fast, so their plays stay visible, together with the play of the person before
/// them.
#[test]
fn plays_of_computer_players_stay_visible_until_a_person_plays() {
    let mut view = layout(&["g1", "g2", "r1"], "g3").start().view();
    for bot in [BO, CY] {
        view.people[bot.index()].level = Some(Level::Medium);
    }
    let played = |by| vec![Event::Played { by, cards: Vec::new() }, Event::Turn(by)];
    let before = |players: &[Seat]| {
        let steps: Vec<_> =
            [vec![Event::Understood]].into_iter().chain(players.iter().copied().map(played)).collect();
        let plays = plays_before_the_last(&view, steps.iter().map(Vec::as_slice));
        plays
            .into_iter()
            .map(|play| if let Event::Played { by, .. } = play { *by } else { panic!("{play:?}") })
            .collect::<Vec<_>>()
    };
    assert_eq!(before(&[]), []);
    assert_eq!(before(&[ANA, BO, CY]), [ANA, BO], "the play of the person who waited is there, too");
    assert_eq!(before(&[CY, ANA, BO, CY]), [ANA, BO]);
    assert_eq!(before(&[ANA, BO, CY, ANA]), [], "a person has seen what was there");
    assert_eq!(before(&[ANA, BO, CY, BO, CY, BO, CY]), [CY, BO, CY, BO], "there is no space for more");
}

/// BL-R09: matching cards are marked for the active player if the house rule is on.
#[test]
fn cards_are_marked_only_with_mark_playable() {
    let marked = |house: House| {
        let table = layout(&["g1 r2", "r1", "r1"], "g3").house(house).start();
        let (view, own) = (table.view(), table.own(ANA));
        let fit = |card: &CardSeen| fits(&view, &own, card.index, false);
        let marks = sorted(&own.hand, true).iter().take(2).map(fit).collect::<Vec<_>>();
        (marks, fits(&view, &table.own(CY), own.hand[0].index, false))
    };
    let wheels = House { mark_playable: true, ..House::default() };
    assert_eq!(marked(wheels), (vec![Some("true"), Some("false")], None));
    assert_eq!(marked(House::default()), (vec![None, None], None));
}

/// LK-34: lit cards are those that match, only in their owner's turn, and no other card is dimmed.
#[test]
fn only_matching_cards_of_the_active_player_are_lit() {
    let table = layout(&["g1 r2", "g2", "r1"], "g3").start();
    let (view, own) = (table.view(), table.own(ANA));
    let lit: Vec<_> =
        sorted(&own.hand, true).iter().map(|card| fits(&view, &own, card.index, true)).take(2).collect();
    assert_eq!(lit, [Some("true"), None]);
    let other = table.own(BO);
    assert!(other.hand.iter().all(|card| fits(&view, &other, card.index, true).is_none()));
}

/// The sentence at the foot when Ana has picked these cards.
fn foot_of(table: &super::table::Table, cards: &str) -> String {
    let (view, own) = (table.view(), table.own(ANA));
    let picked = if cards.is_empty() { Vec::new() } else { table.cards(ANA, cards) };
    foot_sentence(&view, &prompt(&view, Some(ANA), true), Some(&own), &picked)
}

/// BL-31, BL-36, BL-57: before the press the foot says that picked cards do not match.
#[test]
fn picked_cards_that_do_not_match_are_explained_before_the_press() {
    let table = layout(&["g4 r2 r3 b1", "r1"], "r4").start();
    assert_eq!(foot_of(&table, ""), "Tap cards that match the red 4.");
    assert_eq!(
        foot_of(&layout(&["b1 g2", "r1"], "r4").start(), ""),
        "None of your cards match: you take a Penalty, so you draw one."
    );
    let alone = "This card does not match. Play a red card or a 4. Otherwise you take a Penalty: you draw a card, and your turn ends.";
    assert_eq!(foot_of(&table, "b1"), alone);
    assert_eq!(foot_of(&table, "g4"), "Tap cards that match the red 4.");
    let counting = "Only the top card, the red 3, sets off rules and effects.";
    assert_eq!(foot_of(&table, "r2 r3"), counting);
    let mixed = "These cards do not go together. Play only red cards, or only 4s.";
    assert_eq!(
        foot_of(&table, "g4 r2"),
        format!("{mixed} Otherwise you take a Penalty: you draw a card, and your turn ends.")
    );
    let house = House { mark_playable: true, ..House::default() };
    assert_eq!(foot_of(&layout(&["g4 r2", "r1"], "r4").house(house).start(), "g4 r2"), mixed);
}

/// BL-51: of several picked cards, the foot says only the effect of the one that would be on top.
#[test]
fn the_foot_says_the_effect_of_the_picked_card_on_top() {
    let draw = for_players(PlayerSelector::Next, AutoEffect::Draw(2.into()));
    let table = layout(&["r2a r3", "r1"], "r4").effects(&[draw]).start();
    assert!(foot_of(&table, "r3 r2").ends_with("draws 2 cards."), "{}", foot_of(&table, "r3 r2"));
    let counting = "Only the top card, the red 3, sets off rules and effects.";
    assert_eq!(foot_of(&table, "r2 r3"), counting);
}

/// BL-51, BL-55, BL-R63: the effect is said even of a card that does not match, because a small card does not show it.
#[test]
fn the_foot_says_the_effect_of_a_picked_card_that_does_not_match() {
    let draw = for_players(PlayerSelector::Next, AutoEffect::Draw(2.into()));
    let table = layout(&["r2a r3", "r1"], "o4").effects(&[draw]).start();
    let foot = foot_of(&table, "r2");
    assert!(foot.starts_with("This card does not match. Play an orange card or a 4."), "{foot}");
    assert!(foot.ends_with("draws 2 cards."), "{foot}");
}

/// BL-56, BL-31: the foot asks the player whose hand is shown for their open task, while they are to play or a computer
/// player acts. If no hand is shown while a computer player acts, it asks any person. It also names the card to match, or
/// the computer player that waits.
#[test]
fn an_open_task_is_asked_for_at_the_foot() {
    let says = task(PlayerSelector::Next, say("please"));
    let mut table = layout(&["g1 g2", "r1 g4"], "g3").rules(&[rule(any_play(), says)]).start();
    table.play_cards(ANA, "g1");
    let (view, own) = (table.view(), table.own(BO));
    let expected = prompt(&view, Some(BO), true);
    let asks = |prompt: &Prompt, viewer| next_obligation(&view, prompt, viewer).map(|task| task.seat);
    assert_eq!(asks(&expected, Some(BO)), Some(BO));
    assert_eq!(asks(&Prompt::Bot(ANA), Some(ANA)), None);
    assert_eq!(asks(&Prompt::Bot(ANA), None), Some(BO));
    assert_eq!(asks(&Prompt::Pass(BO), None), None, "nobody waits for it: the next player is a person");
    let waits = foot_sentence(&view, &Prompt::Bot(ANA), None, &[]);
    assert!(waits.starts_with("Bo, before the next card is played: "), "{waits}");
    assert!(waits.ends_with(" Ana waits a moment."), "{waits}");
    let asked = foot_sentence(&view, &expected, Some(&own), &[]);
    assert!(asked.starts_with("Bo, before the next card is played: "), "{asked}");
    assert!(asked.ends_with(" Then match the green 1."), "{asked}");
}

/// BL-46, BL-R14: people can be called out for playing out of turn, computer players cannot. So while no
/// computer player has an obligation, the only person has nothing to call out.
#[test]
fn the_only_person_calls_out_only_what_there_is() {
    let table = layout(&["g1 g2", "r1 g4"], "g3").start();
    assert!(may_call_out(&table.view(), None));
    let mut setup = layout(&["g1 g2", "r1 g4"], "g3").setup();
    setup.players[1].level = Some(partypiece::rules::player::Level::Easy);
    let mut table = super::table::Table::new(&setup, 1);
    table.begin();
    assert!(!may_call_out(&table.view(), Some(ANA)));
}

/// BL-R13, BL-R15, BL-R65: players cannot call out their own obligation, so the page proposes somebody else.
/// If nobody else can vote, only an admission counts.
#[test]
fn a_caller_is_somebody_with_something_to_call_out() {
    let please = rule(any_play(), task(PlayerSelector::Next, say("please")));
    let owed = AccusationKey::Obligation(1);
    let wheels = House { mark_playable: true, ..House::default() };
    let mut table =
        layout(&["r2 r6", "r1 r3", "r5"], "r4").rules(std::slice::from_ref(&please)).house(wheels).start();
    assert!(!may_call_out(&table.view(), None), "the page lets nobody play out of turn");
    table.play_cards(ANA, "r2");
    let view = table.view();
    let possible: Vec<AccusationKey> = callable(&view, None).into_iter().map(|(key, _)| key).collect();
    assert_eq!(possible, [owed]);
    assert_eq!(callers(&view, &[owed]), [ANA, CY]);
    assert_eq!(callers(&view, &[]), [ANA, CY]);
    assert!(call_out_terms(&view, Some(ANA), &[owed]).ends_with("If it is not, whoever calls it out does."));
    let mut two = layout(&["r2 r6", "r1 r3"], "r4").rules(&[please]).start();
    two.play_cards(ANA, "r2");
    let view = two.view();
    assert_eq!(callers(&view, &[owed]), [ANA]);
    assert!(call_out_terms(&view, Some(ANA), &[owed]).contains("only if they admit it"));
}

/// BL-R15: if the accused admits it, nobody votes.
#[test]
fn an_accusation_that_is_admitted_needs_no_vote() {
    let please = rule(any_play(), task(PlayerSelector::Next, say("please")));
    let mut table = layout(&["r2 r6", "r1 r3", "r5"], "r4").rules(&[please]).start();
    table.play_cards(ANA, "r2");
    table.play_cards(BO, "r1");
    table.play(ANA, Action::Accuse(vec![AccusationKey::Obligation(1)]));
    let asked = |table: &super::table::Table| sentence(&table.view(), &prompt(&table.view(), None, false));
    assert!(is_vote_open(&table.view()));
    assert_eq!(asked(&table), "Is the accusation right?");
    table.play(BO, Action::Admit);
    assert!(!is_vote_open(&table.view()));
    assert_eq!(asked(&table), "No vote is needed.");
}

/// BL-R18: the last call names the player who wins if nobody objects.
#[test]
fn the_last_call_asks_for_objections() {
    let mut table = layout(&["g1 g2 g3 g4 g5 g6 g1", "r1"], "g3").start();
    let hand = table.own(ANA).hand.iter().map(|card| card.index).collect();
    table.play(ANA, Action::Play(hand));
    let view = table.view();
    assert_eq!(prompt(&view, None, false), Prompt::LastCall(ANA));
    assert_eq!(
        sentence(&view, &Prompt::LastCall(ANA)),
        "Ana has no cards left. To object, press “Table ruling”."
    );
    assert_eq!(phase(&view), "Last call");
}

/// A task that somebody wrote as a whole sentence gets no second full stop.
#[test]
fn no_sentence_about_a_task_ends_with_two_full_stops() {
    let table = layout(&["g1", "g2"], "g3").start();
    let duty = || Duty::Do("show two cards.".to_owned());
    for (event, expected) in [
        (Event::Obliged { id: 1, seat: ANA, duty: duty() }, "Ana has to do this: show two cards."),
        (Event::ObligationEnded(ANA, duty()), "Ana no longer has to show two cards."),
        (Event::Waived(ANA, duty()), "Ana no longer has to show two cards."),
    ] {
        assert_eq!(table.0.tell(&LogLine::Event(&event)), expected);
    }
}

/// BL-56, BL-R46: anybody marks an obligation as done, but only in time. An effect that is carried out on the
/// page is done by the player who owes it, even late.
#[test]
fn an_obligation_says_who_can_still_do_it() {
    let rule = rule(any_play(), task(PlayerSelector::Next, say("please")));
    let mut table = layout(&["g1 g2", "r1 r2", "r3"], "g3").rules(&[rule]).start();
    table.play_cards(ANA, "g1");
    let open = table.view().obligations[0].clone();
    assert_eq!(obligation_deadline(open.state), Some(("open", "before the next card is played")));
    assert_eq!(obligation_button(&open, CY), Some((CY, Action::Done(open.id), "Done")));
    assert!(is_part_of_turn(&Action::Done(open.id)) && !is_part_of_turn(&Action::NoMatch));
    let missed = Obligation { state: ObligationState::Missed, ..open.clone() };
    assert_eq!(obligation_deadline(missed.state), Some(("missed", "not done in time")));
    assert_eq!(obligation_deadline(ObligationState::MarkedDone), None);
    assert_eq!(obligation_button(&missed, CY), None);
    let on_page = Obligation { on_page: true, ..missed };
    assert_eq!(obligation_button(&on_page, CY), Some((BO, Action::CarryOut(open.id), "Do it")));
}

/// BL-108: a proposed ruling is read out in words, and everybody sees who has agreed.
#[test]
fn a_proposed_ruling_is_told_in_words() {
    let mut table = layout(&["g1 g2", "r1 r2", "r3"], "g3").start();
    assert_eq!(
        (ruling_changes::proposal(&table.view()).as_str(), ruling_changes::agreed(&table.view())),
        ("", &[][..])
    );
    let ruling = TableRuling { text: "Bo was away.".to_owned(), change: RulingChange::Turn(CY) };
    table.play(ANA, Action::Propose(ruling));
    let view = table.view();
    let change = ruling_changes::describe(&view, RulingChange::Turn(CY));
    assert_eq!(ruling_changes::proposal(&view), format!("Ana proposes: Bo was away. {change}"));
    table.play(BO, Action::Agree(true));
    assert!(ruling_changes::agreed(&table.view()).contains(&BO));
    assert_eq!(open_accusations(&table.view()), None);
}
