//! Computer players of BLANK play only legal actions, do their obligations, notice mistakes, and finish their games.

use partypiece::{
    bots::{BotRules, BotWait},
    rules::{
        Luck, Rules, Seat,
        blank::{AccusationKey, Action, AutoEffect, Blank, Duty, Event, PhaseView, PlayerSelector, Setup},
        luck::Seed,
        player::{Level, Player},
    },
};

use super::{
    random::{play_progressing, random_deck_table},
    table::{ANA, BO, CY, Table, any_play, for_players, fresh_setup, layout, number_played, rule, say, task},
};

type Memory = <Blank as BotRules>::Memory;

/// Lets bots of these levels play, and shows every event to each of them. Checks that no card is lost.
/// Returns the winner and the number of actions, or `None` if there are more than `most` actions.
pub(super) fn play_bots(table: &mut Table, levels: &[Level], seed: u64, most: u32) -> Option<(Seat, u32)> {
    let mut memories: Vec<Memory> = levels.iter().map(|_| Memory::default()).collect();
    let mut luck = Luck::new(Seed(seed));
    let mut actions = 0;
    while table.0.outcome().is_none() {
        let mut moved = false;
        for (index, level) in levels.iter().enumerate() {
            let seat = Seat(index as u8);
            let (mut view, own) = (table.view(), table.own(seat));
            view.people.iter_mut().zip(levels).for_each(|(person, level)| person.level = Some(*level));
            let Some(action) = Blank::choose(&view, Some(&own), &memories[index], seat, *level, &mut luck)
            else {
                continue;
            };
            let events = table.play(seat, action);
            for (seat, memory) in memories.iter_mut().enumerate() {
                for event in &events {
                    Blank::observe(memory, Seat(seat as u8), levels[seat], event, &mut luck);
                }
            }
            (moved, actions) = (true, actions + 1);
            break;
        }
        assert!(moved, "nobody does anything: {:?}", table.phase());
        if actions > most {
            return None;
        }
    }
    table.0.outcome().map(|outcome| (outcome.winners[0], actions))
}

#[test]
fn bots_play_legal_actions_until_the_game_ends() {
    for seed in 0..24 {
        let levels: Vec<Level> =
            (0..2 + seed % 4).map(|index| Level::ALL[(index + seed) as usize % 3]).collect();
        let mut table = Table::new(&fresh_setup(levels.len()), seed);
        assert!(play_bots(&mut table, &levels, seed, 9000).is_some(), "game {seed} does not end");
    }
}

#[test]
fn bots_play_legal_actions_with_any_cards() {
    for seed in 0..24 {
        let levels: Vec<Level> =
            (0..2 + seed % 3).map(|index| Level::ALL[(index + seed) as usize % 3]).collect();
        let mut table = random_deck_table(seed, levels.len());
        // Rules that only add cards may keep a game from ending; `play_bots` checks that every action is legal.
        _ = play_bots(&mut table, &levels, seed, 400);
    }
}

/// BL-56: the computer gives people time to do what a rule asks them to do.
#[test]
fn bots_wait_while_a_person_has_something_to_do() {
    let knock = rule(number_played(2), task(PlayerSelector::Next, say("please")));
    let mut table = layout(&["r2 r3", "r2", "r1"], "r4").rules(&[knock]).start();
    assert_eq!(Blank::waits_for_people(&table.view()), None);
    table.play_cards(ANA, "r2");
    let mut view = table.view();
    assert_eq!(Blank::waits_for_people(&view), Some(BotWait::Task), "Bo has to say something");
    view.people[1].level = Some(Level::Easy);
    assert_eq!(Blank::waits_for_people(&view), None, "a computer does it at once");
    table.play(BO, Action::Done(1));
    assert_eq!(Blank::waits_for_people(&table.view()), None);
}

/// BL-R13: after the next play nobody can be accused any more, so the computer gives people time for it.
#[test]
fn bots_wait_while_people_can_call_out_what_was_forgotten() {
    let knock = rule(number_played(2), task(PlayerSelector::Next, say("please")));
    let mut table = layout(&["r2 r3", "r1 r5", "r1"], "r4").rules(&[knock]).start();
    table.play_cards(ANA, "r2");
    table.play_cards(BO, "r1");
    let mut view = table.view();
    assert_eq!(Blank::waits_for_people(&view), Some(BotWait::Objection), "Bo said nothing");
    view.people[0].level = Some(Level::Easy);
    view.people[2].level = Some(Level::Easy);
    assert_eq!(Blank::waits_for_people(&view), None, "no other person can call Bo out");
}

/// BL-46: hard bots do their obligations and accuse players who missed theirs.
#[test]
fn hard_bots_do_obligations_and_accuse() {
    let please = rule(any_play(), task(PlayerSelector::Next, say("please")));
    let mut table = layout(&["r2", "r1 r3", "r1"], "r4").rules(&[please]).start();
    table.play_cards(ANA, "r2");
    let mut luck = Luck::new(Seed(1));
    let choose = |table: &Table, seat: Seat, memory: &Memory, luck: &mut Luck| {
        Blank::choose(&table.view(), Some(&table.own(seat)), memory, seat, Level::Hard, luck)
    };
    assert_eq!(choose(&table, BO, &Memory::default(), &mut luck), Some(Action::Done(1)));
    table.play_cards(BO, "r1");
    let accusation = Action::Accuse(vec![AccusationKey::Obligation(1)]);
    assert_eq!(choose(&table, ANA, &Memory::default(), &mut luck), Some(accusation.clone()));
    let mut memory = Memory::default();
    let missed = Event::Missed { id: 1, seat: BO };
    Blank::observe(&mut memory, ANA, Level::Hard, &missed, &mut luck);
    assert_eq!(choose(&table, ANA, &memory, &mut luck), Some(accusation), "a hard bot notices everything");
}

/// BL-08, BL-48: bots leave shared actions to people while a person plays.
#[test]
fn bots_leave_shared_actions_to_people() {
    let draw = |players| rule(any_play(), for_players(players, AutoEffect::Draw(1.into())));
    let mut setup = layout(&["r2", "r1 r3"], "r4")
        .rules(&[draw(PlayerSelector::Next), draw(PlayerSelector::Active)])
        .setup();
    setup.players[1].level = Some(Level::Hard);
    let mut table = Table::new(&setup, 1);
    let mut luck = Luck::new(Seed(1));
    let mut waits = |table: &Table| {
        Blank::choose(&table.view(), Some(&table.own(BO)), &Memory::default(), BO, Level::Hard, &mut luck)
            .is_none()
    };
    assert!(waits(&table), "rules are read by people");
    table.begin();
    table.play_cards(ANA, "r2");
    assert!(matches!(table.phase(), PhaseView::Ordering { .. }));
    assert!(waits(&table), "the order is agreed by people");
}

/// BL-R15: bots vote on accusations against bots. While people play, only people judge people and ask for the count.
#[test]
fn bots_judge_only_bots() {
    let please = rule(any_play(), task(PlayerSelector::Next, say("please")));
    let mut setup = layout(&["r2 r6", "r1 r3", "r5"], "r4").rules(&[please]).setup();
    setup.players[1].level = Some(Level::Easy);
    setup.players[2].level = Some(Level::Hard);
    let mut table = Table::new(&setup, 1);
    table.begin();
    table.play_cards(ANA, "r2");
    table.play(ANA, Action::Accuse(vec![AccusationKey::Obligation(1)]));
    let mut luck = Luck::new(Seed(1));
    let mut choose = |table: &Table, seat| {
        Blank::choose(&table.view(), Some(&table.own(seat)), &Memory::default(), seat, Level::Hard, &mut luck)
    };
    assert_eq!(choose(&table, BO), None, "there was time, so there is nothing to admit");
    assert_eq!(choose(&table, CY), Some(Action::Vote { accusation: 0, is_true: Some(false) }));
    table.play(CY, Action::Vote { accusation: 0, is_true: Some(false) });
    assert_eq!(choose(&table, CY), None, "people end it");
    table.play(ANA, Action::CountVotes);
}

#[test]
fn easy_bots_forget_and_hard_bots_do_not() {
    let obliged = Event::Obliged { id: 1, seat: ANA, duty: Duty::Do(String::new()) };
    let please = rule(any_play(), task(PlayerSelector::Active, say("please")));
    let mut table = layout(&["r2", "r1"], "r4").rules(&[please]).start();
    table.play_cards(ANA, "r2");
    let forgotten = |level| {
        let forgets = |seed: &u64| {
            let (mut memory, mut luck) = (Memory::default(), Luck::new(Seed(*seed)));
            Blank::observe(&mut memory, ANA, level, &obliged, &mut luck);
            Blank::choose(&table.view(), Some(&table.own(ANA)), &memory, ANA, level, &mut luck).is_none()
        };
        (0..100).filter(forgets).count()
    };
    assert_eq!(forgotten(Level::Hard), 0);
    assert!((1..15).contains(&forgotten(Level::Medium)));
    assert!((15..45).contains(&forgotten(Level::Easy)));
}

#[test]
fn the_level_of_a_bot_is_part_of_the_setup() {
    let mut setup: Setup = fresh_setup(2);
    setup.players[1] = Player::bot("Fern".to_owned().try_into().unwrap(), Level::Hard);
    assert_eq!(Blank::level(&setup, ANA), None);
    assert_eq!(Blank::level(&setup, BO), Some(Level::Hard));
    assert_eq!(Blank::player_names(&setup).len(), 2);
    let mut table = Table::new(&setup, 1);
    assert!(play_progressing(&mut table, 0));
}

/// Counts how often each of the three levels wins, for `docs/bots.md`.
#[test]
#[ignore = "a tournament"]
fn a_tournament_of_levels() {
    let mut wins = [0; 3];
    for seed in 0..600 {
        let levels: Vec<Level> = (0..3).map(|index| Level::ALL[(index + seed as usize) % 3]).collect();
        if let Some((winner, _)) = play_bots(&mut Table::new(&fresh_setup(3), seed), &levels, seed, 9000) {
            wins[levels[winner.index()] as usize] += 1;
        }
    }
    println!("easy, medium, hard: {wins:?}");
    assert!(wins[0] < wins[1] && wins[1] < wins[2], "{wins:?}");
}
