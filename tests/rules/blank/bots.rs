//! Players that the page moves: they do what is allowed, obey, notice, and come to an end.

use partypiece::{
    bots::Opponent,
    rules::{
        Luck, Rules, Seat, Viewer,
        blank::{Action, AutoEffect, Blank, Charge, Event, PlayerSelector, Scene, Setup},
        luck::Seed,
        player::{Level, Player},
    },
};

use super::{
    hands::{help, wild},
    table::{ANA, BO, CY, Table, any_play, asks, does, fresh, layout, rule, say},
};

type Memory = <Blank as Opponent>::Memory;

/// Lets bots of these levels play, and tells each what happens; who won, after how many presses.
fn played(mut table: Table, levels: &[Level], seed: u64, most: u32) -> Option<(Seat, u32)> {
    let mut memories: Vec<Memory> = levels.iter().map(|_| Memory::default()).collect();
    let mut luck = Luck::new(Seed(seed));
    let mut presses = 0;
    while table.0.outcome().is_none() {
        let mut moved = false;
        for (at, level) in levels.iter().enumerate() {
            let seat = Seat(at as u8);
            let mut view = table.0.view(Viewer::Seat(seat));
            view.people.iter_mut().zip(levels).for_each(|(person, level)| person.level = Some(*level));
            let Some(action) = Blank::choose(&view, &memories[at], seat, *level, &mut luck) else { continue };
            let told = format!("{action:?}");
            let events: Vec<Event> = table
                .0
                .play(seat, action)
                .unwrap_or_else(|refusal| panic!("{told} by {seat:?}: {refusal}"))
                .to_vec();
            for (seat, memory) in memories.iter_mut().enumerate() {
                for event in &events {
                    Blank::observe(memory, Seat(seat as u8), levels[seat], event, &mut luck);
                }
            }
            (moved, presses) = (true, presses + 1);
            break;
        }
        assert!(moved, "nobody does anything: {:?}", table.scene());
        if presses > most {
            return None;
        }
    }
    table.whole();
    table.0.outcome().map(|outcome| (outcome.winners[0], presses))
}

#[test]
fn bots_do_only_what_is_allowed_and_come_to_an_end() {
    for seed in 0..24 {
        let levels: Vec<Level> = (0..2 + seed % 4).map(|at| Level::ALL[(at + seed) as usize % 3]).collect();
        let table = Table::new(&fresh(levels.len()), seed);
        assert!(played(table, &levels, seed, 9000).is_some(), "game {seed} goes on and on");
    }
}

#[test]
fn bots_do_only_what_is_allowed_whatever_is_written_on_the_cards() {
    for seed in 0..24 {
        let levels: Vec<Level> = (0..2 + seed % 3).map(|at| Level::ALL[(at + seed) as usize % 3]).collect();
        let table = wild(seed, levels.len());
        // Rules that only ever bring more cards need not end; what is done has to be allowed.
        _ = played(table, &levels, seed, 400);
    }
}

/// BL-46: they do what they have to, and call out what others missed.
#[test]
fn sharp_bots_obey_and_notice() {
    let please = rule(any_play(), asks(PlayerSelector::Next, say("please")));
    let mut table = layout(&["r2", "r1 r3", "r1"], "r4").rules(&[please]).go();
    table.plays(ANA, "r2");
    let mut luck = Luck::new(Seed(1));
    let choose = |table: &Table, seat: Seat, memory: &Memory, luck: &mut Luck| {
        Blank::choose(&table.eyes(seat), memory, seat, Level::Hard, luck)
    };
    assert_eq!(choose(&table, BO, &Memory::default(), &mut luck), Some(Action::Done(1)));
    table.plays(BO, "r1");
    let charge = Action::Accuse(vec![Charge::Obligation(1)]);
    assert_eq!(choose(&table, ANA, &Memory::default(), &mut luck), Some(charge.clone()));
    let mut memory = Memory::default();
    let missed = Event::Missed { id: 1, seat: BO };
    Blank::observe(&mut memory, ANA, Level::Hard, &missed, &mut luck);
    assert_eq!(choose(&table, ANA, &memory, &mut luck), Some(charge), "nothing escapes the sharp");
}

/// BL-08, BL-48: what anybody may do is people's to do, while any of them plays.
#[test]
fn bots_leave_to_people_what_anybody_may_do() {
    let draw = |whom| rule(any_play(), does(whom, AutoEffect::Draw(1)));
    let mut setup = layout(&["r2", "r1 r3"], "r4")
        .rules(&[draw(PlayerSelector::Next), draw(PlayerSelector::Active)])
        .setup();
    setup.players[1].level = Some(Level::Hard);
    let mut table = Table::new(&setup, 1);
    let mut luck = Luck::new(Seed(1));
    let mut waits = |table: &Table| {
        Blank::choose(&table.eyes(BO), &Memory::default(), BO, Level::Hard, &mut luck).is_none()
    };
    assert!(waits(&table), "rules are read by people");
    table.begin();
    table.plays(ANA, "r2");
    assert!(matches!(table.scene(), Scene::Ordering { .. }));
    assert!(waits(&table), "the order is agreed by people");
}

/// BL-R15: an accusation among bots is voted on by bots; what people did is people's to say, and so is the end of it.
#[test]
fn bots_say_what_they_know_of_each_other_and_let_people_decide() {
    let please = rule(any_play(), asks(PlayerSelector::Next, say("please")));
    let mut setup = layout(&["r2 r6", "r1 r3", "r5"], "r4").rules(&[please]).setup();
    setup.players[1].level = Some(Level::Easy);
    setup.players[2].level = Some(Level::Hard);
    let mut table = Table::new(&setup, 1);
    table.begin();
    table.plays(ANA, "r2");
    table.play(ANA, Action::Accuse(vec![Charge::Obligation(1)]));
    let mut luck = Luck::new(Seed(1));
    let mut choose = |table: &Table, seat| {
        Blank::choose(&table.eyes(seat), &Memory::default(), seat, Level::Hard, &mut luck)
    };
    assert_eq!(choose(&table, BO), None, "there was time, so there is nothing to admit");
    assert_eq!(choose(&table, CY), Some(Action::Judge { charge: 0, guilty: Some(false) }));
    table.play(CY, Action::Judge { charge: 0, guilty: Some(false) });
    assert_eq!(choose(&table, CY), None, "people end it");
    table.play(ANA, Action::Verdict);
}

#[test]
fn the_easy_forget_and_the_sharp_do_not() {
    let obliged = Event::Obliged { id: 1, seat: ANA, text: String::new() };
    let please = rule(any_play(), asks(PlayerSelector::Active, say("please")));
    let mut table = layout(&["r2", "r1"], "r4").rules(&[please]).go();
    table.plays(ANA, "r2");
    let forgotten = |level| {
        let forgets = |seed: &u64| {
            let (mut memory, mut luck) = (Memory::default(), Luck::new(Seed(*seed)));
            Blank::observe(&mut memory, ANA, level, &obliged, &mut luck);
            Blank::choose(&table.eyes(ANA), &memory, ANA, level, &mut luck).is_none()
        };
        (0..100).filter(forgets).count()
    };
    assert_eq!(forgotten(Level::Hard), 0);
    assert!((1..15).contains(&forgotten(Level::Medium)));
    assert!((15..45).contains(&forgotten(Level::Easy)));
}

#[test]
fn the_level_stands_in_what_was_agreed() {
    let mut setup: Setup = fresh(2);
    setup.players[1] = Player::bot("Fern".to_owned().try_into().unwrap(), Level::Hard);
    assert_eq!(Blank::level(&setup, ANA), None);
    assert_eq!(Blank::level(&setup, BO), Some(Level::Hard));
    assert_eq!(Blank::who(&setup).len(), 2);
    let mut table = Table::new(&setup, 1);
    assert!(help(&mut table, 0));
}

/// How often each level wins among the three, for `docs/bots.md`.
#[test]
#[ignore = "a tournament"]
fn a_tournament_of_levels() {
    let mut wins = [0; 3];
    for seed in 0..600 {
        let levels: Vec<Level> = (0..3).map(|at| Level::ALL[(at + seed as usize) % 3]).collect();
        if let Some((winner, _)) = played(Table::new(&fresh(3), seed), &levels, seed, 9000) {
            wins[levels[winner.index()] as usize] += 1;
        }
    }
    println!("easy, steady, sharp: {wins:?}");
    assert!(wins[0] < wins[1] && wins[1] < wins[2], "{wins:?}");
}
