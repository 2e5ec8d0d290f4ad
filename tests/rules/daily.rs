//! The game of the day: seeds, what counts, statistics, and the text to copy.

use partypiece::screens::{clear::strip as clear_strip, rememory::strip as rememory_strip};
use partypiece::{
    bots::Bots,
    daily::{Counted, DailyGame, Date, DayEnd, DayReport, DayResult, DayRules, DayStats, name},
    play::{Backup, Game, head_line},
    rules::{
        Seat,
        clear::{self, Clear, PhaseView},
        luck::Seed,
        name::Name,
        player::Level,
        rememory::{self, Rememory},
    },
    setup::guests::Guests,
};
use proptest::prelude::*;

fn date(text: &str) -> Date {
    Date::of_key(text).expect("a date")
}

fn ana() -> Name {
    Name::parse("Ana").expect("a name")
}

fn rememory(date: Date) -> Game<Rememory> {
    Game::start(Rememory::day_setup(ana()), DailyGame::Rememory.seed(date)).expect("a game")
}

fn clear(date: Date) -> Game<Clear> {
    Game::start(Clear::day_setup(ana()), DailyGame::Clear.seed(date)).expect("a game")
}

/// Plays the game to its end: it tries one place after the other, and after the last place the first again.
fn finish_rememory(game: &mut Game<Rememory>) {
    for place in (0..24).cycle() {
        let action = match game.view().phase {
            rememory::PhaseView::Over { .. } => return,
            rememory::PhaseView::Coin { .. } => rememory::Action::Draw,
            rememory::PhaseView::Tile(_) => rememory::Action::Turn { place },
            rememory::PhaseView::WrongTile { .. } => rememory::Action::Close,
        };
        // An action is refused if the tile is gone already.
        let _ = game.play(Seat(0), action);
    }
}

/// The person scratches, and the computer plays.
fn finish_clear(game: &mut Game<Clear>) {
    let mut bots = Bots::new(game).expect("a computer player");
    while game.outcome().is_none() {
        bots.observe(game);
        let (seat, action) = bots.choose(game).unwrap_or_else(|| {
            let action = match game.view().phase {
                PhaseView::Rolling { .. } => clear::Action::Roll,
                PhaseView::Acting { .. } => clear::Action::Scratch,
                PhaseView::Bonus { largest, .. } => clear::Action::Bonus(largest),
                PhaseView::Scored | PhaseView::Over { .. } => clear::Action::Confirm,
            };
            (Seat(0), action)
        });
        game.play(seat, action).expect("it is allowed");
    }
}

/// DG-02: fixed for ever.
#[test]
fn the_seed_of_a_day_never_changes_and_differs_between_the_games() {
    let day = date("2026-11-24");
    assert_eq!(DailyGame::Rememory.seed(day), Seed(0x524d_5259_07ea_0b18));
    assert_eq!(DailyGame::Clear.seed(day), Seed(0x434c_5221_07ea_0b18));
    let view = clear(day).view();
    let first: Vec<_> = view.people[0].card.iter().flat_map(|card| card.coins(card.left())).take(6).collect();
    assert_eq!(format!("{first:?}"), FIRST_COINS);
    assert_ne!(DailyGame::Clear.seed(day), DailyGame::Clear.seed(date("2026-11-25")));
}

const FIRST_COINS: &str = "[Null, Ace, Five, Four, Two, Null]";

/// DG-02
#[test]
fn the_first_line_of_a_record_says_which_day_it_is() {
    let day = date("2028-02-29");
    assert_eq!(DailyGame::of_head(&head_line(&rememory(day))), Some((DailyGame::Rememory, day)));
    assert_eq!(DailyGame::of_head(&head_line(&clear(day))), Some((DailyGame::Clear, day)));
    let other_seed = Game::<Clear>::start(Clear::day_setup(ana()), Seed(7)).expect("a game");
    assert_eq!(DailyGame::of_head(&head_line(&other_seed)), None);
    let deals = clear::Setup { deals: 2, ..Clear::day_setup(ana()) };
    let other_setup = Game::<Clear>::start(deals, DailyGame::Clear.seed(day)).expect("a game");
    assert_eq!(DailyGame::of_head(&head_line(&other_setup)), None);
    for damaged in ["", "{", "{\"partypiece_game\":1,\"game\":\"clear\"}"] {
        assert_eq!(DailyGame::of_head(damaged), None);
    }
}

/// DG-03
#[test]
fn the_only_remembered_person_plays_or_else_a_guest() {
    let list = |names: &str| {
        let mut guests = Guests::default();
        let first = guests.list()[0].id;
        guests.paste(first, names);
        guests
    };
    let shown = |guests: &Guests| name(guests).expect("a name").to_string();
    assert_eq!(shown(&Guests::default()), "Guest");
    assert_eq!(shown(&list("Ana, Bo")), "Guest");
    let mut alone = list("Ana");
    alone.add_bot(Level::Hard);
    assert_eq!(shown(&alone), "Ana");
    let fern = Clear::day_setup(Name::parse("fern").expect("a name"));
    assert_eq!(fern.players[1].name.to_string(), "Pebble");
    assert_eq!(fern.check(), Ok(()));
}

/// DG-05, DG-07: the text to copy has only words and symbols: no suit, no value, no place.
#[test]
fn the_end_says_the_date_the_result_and_what_is_good() {
    let mut game = rememory(date("2026-11-24"));
    assert_eq!(DayEnd::of(&game), None, "it is not over");
    finish_rememory(&mut game);
    let end = DayEnd::of(&game).expect("it is over");
    let turns = end.score.score;
    let report =
        DayReport { end, counted: Counted::Yes, good_score: Some(turns), streak: 3, spread: Vec::new() };
    assert_eq!(report.title(), format!("Game of the day 328, 24 November 2026: {turns} turns"));
    let good = format!("A good result on this day: {turns} turns or fewer. You reached it.");
    assert_eq!(report.good_result(), Some(good));
    assert_eq!(report.counts(), "This game counts. 3 days in a row.");
    let text = report.to_text();
    let (words, symbols) = text.split_at(text.find(['🟩', '⬜']).expect("symbols"));
    assert_eq!(
        words,
        format!(
            "Partypiece, game of the day 328, 24 November 2026\nRememory: {turns} turns\nA good result: {turns} turns\n3 days in a row\n"
        )
    );
    assert_eq!(symbols.matches('🟩').count(), 24);
    assert_eq!(symbols.matches('⬜').count() as u32, turns - 1, "the last turn ends the game");
    assert!(symbols.lines().all(|line| line.chars().count() <= 12));
}

/// DG-05, DG-07
#[test]
fn the_end_of_clear_names_the_computer_player() {
    let mut game = clear(date("2026-11-24"));
    finish_clear(&mut game);
    let end = DayEnd::of(&game).expect("it is over");
    let (other, points) = end.score.computer.clone().expect("a computer player");
    assert_eq!((end.score.score, other.to_string().as_str()), (0, "Fern"));
    let report =
        DayReport { end, counted: Counted::Other(12), good_score: Some(5), streak: 1, spread: Vec::new() };
    assert_eq!(report.good_result().as_deref(), Some("A good result on this day: 5 points or more."));
    assert_eq!(report.counts(), "For practice. Your first game of this day counts: 12 points.");
    let text = report.to_text();
    assert!(text.contains(&format!("\nClear!: 0 points, Fern {points} (for practice)\n")), "{text}");
    assert!(text.ends_with('⬜'), "{text}");
}

/// DG-04
#[test]
fn only_the_first_game_counts_and_an_undo_of_what_was_seen_is_practice() {
    let mut game = rememory(date("2026-11-24"));
    finish_rememory(&mut game);
    let end = DayEnd::of(&game).expect("it is over");
    let first = DayResult { score: 40, game: "first".to_owned() };
    assert_eq!(end.counted("first", None, false), Counted::Yes);
    assert_eq!(end.counted("first", Some(&first), false), Counted::Yes, "it is opened again");
    assert_eq!(end.counted("second", None, true), Counted::No, "the first one was not finished");
    assert_eq!(end.counted("second", Some(&first), true), Counted::Other(40));
    game.undo(true).expect("it is allowed");
    game.redo().expect("it is allowed");
    let end = DayEnd::of(&game).expect("it is over");
    assert_eq!(end.counted("first", None, false), Counted::No);
    assert_eq!(end.counted("first", Some(&first), false), Counted::Other(40));
    let report = DayReport { end, counted: Counted::No, good_score: None, streak: 0, spread: Vec::new() };
    assert!(report.counts().starts_with("For practice: you undid"), "{}", report.counts());
}

/// DG-06
#[test]
fn a_good_result_is_the_same_at_each_time_and_can_be_reached() {
    let day = date("2026-11-24");
    assert_eq!([DailyGame::Rememory.good_score(day), DailyGame::Clear.good_score(day)], [Some(28), Some(17)]);
    for day in 1..=28 {
        let day = Date::new(2027, 2, day).expect("a date");
        assert!(DailyGame::Rememory.good_score(day).is_some_and(|turns| (18..=40).contains(&turns)));
        assert!(DailyGame::Clear.good_score(day).is_some_and(|points| (1..=40).contains(&points)));
    }
}

fn stats(game: DailyGame, today: &str, results: &[(&str, &str)]) -> DayStats {
    let stored = results.iter().map(|(day, text)| ((*day).to_owned(), (*text).to_owned()));
    DayStats::of(game, date(today), stored)
}

fn score_text(turns: u32) -> String {
    format!("{{\"score\":{turns},\"game\":\"g\"}}")
}

/// DG-08, DG-09
#[test]
fn home_says_todays_result_the_best_one_and_the_days_in_a_row() {
    let (a, b, c) = (score_text(34), score_text(31), score_text(40));
    let results =
        [("2026-12-31", a.as_str()), ("2027-01-01", &b), ("2026-12-29", &c), ("2027-01-03", "{damaged")];
    let of = |today: &str| stats(DailyGame::Rememory, today, &results).line();
    assert_eq!(of("2027-01-01"), "Today 31 turns, best 31, 2 days in a row");
    assert_eq!(of("2027-01-02"), "best 31, 2 days in a row", "today's game was not played yet");
    assert_eq!(of("2027-01-03"), "best 31", "a day was left out");
    assert_eq!(of("2026-12-31"), "Today 34 turns, best 34", "the clock was set back");
    assert_eq!(of("2026-12-01"), "");
    assert_eq!(
        stats(DailyGame::Clear, "2027-01-01", &results).line(),
        "Today 31 points, best 40, 2 days in a row"
    );
}

/// DG-05
#[test]
fn the_days_are_numbered_from_the_first_of_2026() {
    let number = |day: &str| date(day).number();
    assert_eq!(number("2026-01-01"), Some(1));
    assert_eq!(number("2026-11-24"), Some(328));
    assert_eq!(number("2027-01-01"), Some(366));
    assert_eq!(number("2029-01-01"), Some(365 * 2 + 366 + 1), "2028 has a leap day");
    assert_eq!(number("2025-12-31"), None);
    assert!(number("9999-12-31").is_some_and(|number| number > 2_900_000));
}

/// DG-05
#[test]
fn each_result_is_in_one_range_of_the_spread() {
    let spread = |game: DailyGame, today: &str, scores: &[u32]| {
        let stored = (1..).zip(scores).map(|(day, score)| (format!("2027-01-{day:02}"), score_text(*score)));
        DayStats::of(game, date(today), stored).spread
    };
    for game in DailyGame::ALL {
        assert_eq!(spread(game, "2027-01-05", &[]), []);
        for score in [0, 1, 4, 5, 19, 20, 34, 49, 50, u32::MAX] {
            let rows = spread(game, "2027-01-02", &[score, score]);
            let own: Vec<_> = rows.iter().filter(|row| row.days > 0).collect();
            assert!(matches!(own[..], [row] if row.days == 2 && row.is_this_day), "{score}: {rows:?}");
            assert!(spread(game, "2027-01-09", &[score]).iter().all(|row| !row.is_this_day), "another day");
        }
        assert_eq!(spread(game, "2027-01-01", &[3, 3]).iter().map(|row| row.days).sum::<u32>(), 1);
    }
    let labels = |game| spread(game, "2027-01-01", &[3]).into_iter().map(|row| row.label).collect::<Vec<_>>();
    assert_eq!(labels(DailyGame::Clear)[..2], ["0 points", "1–4 points"]);
    assert_eq!(labels(DailyGame::Rememory)[5..], ["40–49 turns", "50 turns or more"]);
}

/// DG-09
#[test]
fn a_backup_contains_the_result_of_each_day() {
    let key = "setting/daily/clear/2026-11-24";
    let backup = Backup::new("id".to_owned(), [(key.to_owned(), score_text(9))].into_iter());
    let (read, damage) = Backup::read(&backup.to_text()).expect("a backup");
    assert_eq!((read.entries().next(), damage.len()), (Some((key, score_text(9).as_str())), 0));
}

/// DG-02
#[test]
fn the_day_before_is_known_across_months_years_and_leap_days() {
    let before = |day: &str| date(day).before().map(Date::key);
    assert_eq!(before("2027-01-01").as_deref(), Some("2026-12-31"));
    assert_eq!(before("2028-03-01").as_deref(), Some("2028-02-29"));
    assert_eq!(before("2027-03-01").as_deref(), Some("2027-02-28"));
    assert_eq!(before("0000-01-01"), None);
    for wrong in
        ["", "2026", "2026-13-01", "2027-02-29", "2100-02-29", "2026-11-24-1", "x-1-1", "70000-01-01"]
    {
        assert!(Date::of_key(wrong).is_none(), "{wrong}");
    }
}

proptest! {
    /// DG-08, DG-09: any keys and texts.
    #[test]
    fn any_stored_results_can_be_read(results in prop::collection::vec((".{0,12}", ".{0,30}"), 0..5)) {
        let stats = DayStats::of(DailyGame::Clear, date("2026-11-24"), results.into_iter());
        prop_assert_eq!(stats.today, None);
    }
}

/// DG-10
#[test]
fn the_strip_of_a_game_of_the_day_says_so() {
    let day = date("2026-11-24");
    let strip = rememory_strip(&rememory(day).view());
    assert_eq!(strip.clone().of_day(day).round, "Turn 1 · Game of the day, 24 November");
    assert_eq!(strip.of_day(day).turn, "Ana");
    let strip = clear_strip(&clear(day).view());
    assert_eq!(strip.of_day(day).round, "Game of the day, 24 November");
}
