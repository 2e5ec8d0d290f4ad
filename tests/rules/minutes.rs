//! The minutes beside "Start", and the suggestion of fewer rounds for a long game.

use partypiece::{
    play::Kind,
    rules::{
        clear::{Mode, Setup as ClearSetup},
        rememory::{Deal, House, Sorted, Variant},
        scattergories::{Answers, Setup as ScattergoriesSetup},
    },
    screens::{
        GameFacts, blank, clear,
        length::{Length, LongGame},
        pieceagories, rememory, scattergories,
    },
    setup::pieceagories::Plan,
};

/// The numbers in a line of home, such as "10 to 30 minutes".
fn numbers(line: &str) -> Vec<u32> {
    line.split(' ').filter_map(|word| word.parse().ok()).collect()
}

/// SU-03: a group must not be told one time on home and another beside "Start".
#[test]
fn home_gives_the_times_that_the_set_up_screens_give() {
    let assert_times = |kind, minutes: Vec<u32>| {
        let extremes = [minutes.iter().min(), minutes.iter().max()].map(|extreme| *extreme.expect("a time"));
        assert_eq!(numbers(GameFacts::of(kind).time), extremes, "{kind:?}");
    };
    let players = |kind| {
        let people = numbers(GameFacts::of(kind).people);
        people[0] as usize..=people[1] as usize
    };
    assert_times(Kind::Blank, players(Kind::Blank).map(blank::setup::minutes).collect());
    let variants = [Variant::Bag, Variant::Hands { deal: Deal::Random, hidden: true }];
    let of_all_variants = |players| variants.map(|variant| rememory::minutes(variant, players));
    assert_times(Kind::Rememory, players(Kind::Rememory).flat_map(of_all_variants).collect());
    let clear = ClearSetup::of(Vec::new());
    assert_times(
        Kind::Clear,
        players(Kind::Clear).flat_map(|players| minutes_of_lengths(&clear, players)).collect(),
    );
    let answered = |answers| ScattergoriesSetup { answers, ..scattergories::first_setup() };
    let plans = [Answers::Typed, Answers::Paper].map(answered);
    let of_all_plans = |players| plans.iter().flat_map(move |plan| minutes_of_lengths(plan, players));
    assert_times(Kind::Scattergories, players(Kind::Scattergories).flat_map(of_all_plans).collect());
}

/// The minutes that the set-up gives for each length.
fn minutes_of_lengths(plan: &impl LongGame, players: usize) -> Vec<u32> {
    Length::ALL.iter().filter_map(|length| numbers(&plan.line_of(*length, players)).last().copied()).collect()
}

/// The set-up has a seat for everybody whom home invites.
#[test]
fn home_invites_as_many_people_as_the_set_up_seats() {
    for kind in Kind::ALL {
        let most = numbers(GameFacts::of(kind).people).last().map(|most| *most as usize);
        assert_eq!(most, Some(GameFacts::seats_of(kind)), "{kind:?}");
    }
}

/// SU-03
#[test]
fn at_blank_minutes_follow_the_number_of_players() {
    assert_eq!([2, 3, 5, 10].map(blank::setup::minutes), [10, 15, 20, 30]);
    assert_eq!(blank::setup::summary(60, 5), "5 players, seven cards each, about 20 minutes.");
    let crowd = "10 players, about 30 minutes. The Draw Pile will be small and shuffled often.";
    assert_eq!(blank::setup::summary(72, 10), crowd);
}

/// SU-03, RM-02: the minutes stay within the limits of the rules.
#[test]
fn at_rememory_minutes_follow_the_players_and_the_variant() {
    let hidden = |hidden| Variant::Hands { deal: Deal::Random, hidden };
    let rows = Variant::Rows { sorted: Sorted::Suit, in_order: true, reveal: false };
    let players = [1, 2, 4, 6, 8, 9, 99];
    assert_eq!(players.map(|players| rememory::minutes(Variant::Bag, players)), [15, 15, 20, 20, 25, 30, 30]);
    assert_eq!(players.map(|players| rememory::minutes(rows, players)), [15, 15, 20, 20, 25, 30, 30]);
    assert_eq!(players.map(|players| rememory::minutes(hidden(true), players)), [15, 20, 25, 30, 30, 30, 30]);
    assert_eq!(rememory::minutes(hidden(false), 6), 20);
    assert_eq!(rememory::summary(Variant::Bag, House::default(), 2), "Classic, 2 players. About 15 minutes.");
    assert_eq!(rememory::summary(Variant::Bag, House::default(), 1), "Classic, alone. About 15 minutes.");
}

/// SU-03, SU-04, CL-02
#[test]
fn at_clear_fewer_deals_are_suggested_from_an_hour_and_a_half() {
    let plan = |mode, deals| ClearSetup { mode, deals, ..ClearSetup::of(Vec::new()) };
    let summary = |mode, deals, players| clear::setup::summary(&plan(mode, deals), players);
    assert_eq!(summary(Mode::Cards, 7, 2), "7 deals, about 35 minutes");
    assert_eq!(summary(Mode::Cards, 1, 2), "One deal, about 5 minutes");
    assert_eq!(summary(Mode::Cards, 7, 8), "7 deals, about 120 minutes. 5 deals take about 85 minutes.");
    assert_eq!(summary(Mode::Caller, 7, 8), "7 deals, about 35 minutes, with a real piecepack");
}

/// SU-03, SU-04
#[test]
fn at_pieceagories_fewer_rounds_are_suggested_from_an_hour_and_a_half() {
    let mut plan = Plan::default();
    for (index, name) in ["Ana", "Bo", "Cy", "Di"].into_iter().enumerate() {
        let chair = plan.roster.guests().list().get(index).map(|chair| chair.id);
        let chair = chair.unwrap_or_else(|| plan.roster.add().expect("a free chair"));
        plan.roster.rename(chair, name);
    }
    let summary = pieceagories::summary;
    assert_eq!(
        summary(&plan),
        "6 rounds, your own categories, 80 to 180 minutes, as the coin falls. 4 rounds take about 90 minutes."
    );
    plan.rounds = 3;
    assert_eq!(summary(&plan), "3 rounds, your own categories, 45 to 95 minutes, as the coin falls");
    plan.rounds = 1;
    assert!(summary(&plan).starts_with("One round, your own categories, 20 to 40 "));
}

/// SU-03, PG-R60: a Blitz takes as long as it takes, whatever the coins are, because none is flipped.
#[test]
fn a_blitz_of_pieceagories_has_no_span_of_minutes() {
    let mut plan = Plan::default();
    plan.house.blitz = true;
    let about = format!("about {} minutes", pieceagories::minutes(&plan.outline()));
    assert_eq!(pieceagories::span_of_minutes(&plan.outline()), about);
}

/// SU-03, SU-04, SC-03
#[test]
fn a_long_set_of_scattergories_may_end_earlier() {
    let plan = |answers| ScattergoriesSetup { answers, ..scattergories::first_setup() };
    assert_eq!(scattergories::summary(&plan(Answers::Paper), 8), "A set of three rounds, about 55 minutes");
    assert_eq!(
        scattergories::summary(&plan(Answers::Typed), 8),
        "A set of three rounds, about 95 minutes. 2 rounds take about 65 minutes. You can end the game after any round."
    );
}
