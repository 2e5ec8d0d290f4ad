//! Results, and the standings of an evening.

use partypiece::{
    evening::{
        BestMoment, Finisher, Forgotten, GameResult, History, Moments, PointRule, Results, Standings,
        TurnMoment, forget,
    },
    play::{Game, Kind},
    rules::{
        Seat,
        blank::{Blank, Inscription, Rule},
        clear::Clear,
        luck::Seed,
        name::Name,
        pieceagories::Pieceagories,
        rememory::Rememory,
        scattergories::{self, Scattergories},
    },
    screens::{
        GameScreens,
        summary::{self, Summary},
    },
};
use proptest::prelude::*;

use crate::{records::Golden, scattergories::setups::three};

const HOUR: u64 = 3_600_000;

pub(crate) fn name(text: &str) -> Name {
    Name::parse(text).unwrap_or_else(|_| panic!("{text} is a name"))
}

/// A person at a place.
pub(crate) fn at(place: u32, player_name: &str) -> Finisher {
    Finisher { name: Some(name(player_name)), place, score: 10 - place, computer: false }
}

/// A game of Clear! that ended at this hour. Its evening began at hour 1.
pub(crate) fn game(hour: u64, people: Vec<Finisher>) -> GameResult {
    GameResult {
        kind: Kind::Clear,
        at: hour * HOUR,
        date: format!("2026-11-24 {hour:02}:00"),
        evening: HOUR,
        people,
        moments: Moments::default(),
    }
}

pub(crate) fn results(games: &[GameResult]) -> Results {
    let texts: Vec<String> = games.iter().map(GameResult::to_text).collect();
    Results::read(texts.iter().map(String::as_str))
}

pub(crate) fn line(games: &[&GameResult], rule: PointRule) -> String {
    Standings::of(games, rule).line().unwrap_or_default()
}

/// A rule in free words.
fn written((title, text): (String, String)) -> Rule {
    Rule { title, ..Rule::from_free_words(&text, "") }
}

fn any_result() -> impl Strategy<Value = GameResult> {
    let person = ("[A-Za-zé=\"]{1,8}", 1..5_u32, 0..99_u32, any::<bool>(), any::<bool>());
    let finisher = person.prop_map(|(letters, place, score, computer, known)| Finisher {
        name: Some(name(&format!("N{letters}"))).filter(|_| known),
        place,
        score,
        computer,
    });
    let texts = || (".{0,20}", ".{0,20}");
    let moment = prop_oneof![
        texts().prop_map(|(who, with)| BestMoment::InTurn {
            turn: 3,
            what: TurnMoment::Swap { who, gave: 9, with, got: 2 },
        }),
        texts().prop_map(|texts| BestMoment::Prize(Inscription::Rule(written(texts)))),
        (any::<u32>(), texts()).prop_map(|(points, (one, other))| BestMoment::DealPoints {
            points,
            deal: None,
            who: vec![one, other]
        }),
        (any::<u32>(), texts(), ".{0,20}").prop_map(|(points, (answer, who), category)| {
            BestMoment::WorthMost { answer, points, who, category }
        }),
    ];
    let moments = prop::collection::vec(moment, 0..3);
    let people = prop::collection::vec(finisher, 0..6);
    (prop::sample::select(&Kind::ALL), 0..9_000_000_000_u64, ".{0,16}", people, moments).prop_map(
        |(kind, at, date, people, moments)| GameResult {
            kind,
            at,
            date,
            evening: at,
            people,
            moments: moments.into(),
        },
    )
}

proptest! {
    /// EV-01
    #[test]
    fn a_result_is_read_as_it_was_written_in_one_line(result in any_result()) {
        let text = result.to_text();
        prop_assert!(!text.contains('\n'));
        prop_assert_eq!(GameResult::read(&text), Ok(result));
    }

    /// EV-03
    #[test]
    fn a_damaged_result_is_left_out_and_named(result in any_result(), cut in 1..20_usize) {
        let mut damaged = result.to_text();
        while damaged.pop().is_some_and(|letter| !letter.is_ascii()) || damaged.len() % cut != 0 {}
        let whole = result.to_text();
        let read = Results::read([damaged.as_str(), whole.as_str()].into_iter());
        prop_assert_eq!(&read.all, &[result]);
        prop_assert_eq!(read.damaged.len(), 1);
        prop_assert!(read.to_string().starts_with("One result is damaged and left out. "));
    }

    /// EV-21
    #[test]
    fn a_result_with_an_unknown_moment_counts_and_keeps_it(result in any_result(), is_first in any::<bool>()) {
        let unknown = r#"{"longest_game":{"minutes":99,"who":["Ann"]}}"#;
        let mut fields: serde_json::Value = serde_json::from_str(&result.to_text()).unwrap();
        let mut moments = fields["moments"].as_array().cloned().unwrap_or_default();
        moments.insert(if is_first { 0 } else { moments.len() }, serde_json::from_str(unknown).unwrap());
        fields["moments"] = moments.into();
        let read = Results::read([fields.to_string().as_str()].into_iter());
        prop_assert_eq!(&read.damaged, &[]);
        prop_assert_eq!(&read.all[0].people, &result.people);
        prop_assert_eq!(&read.all[0].moments.known, &result.moments.known);
        prop_assert_eq!(read.to_string(), "One best moment is not known to this page and is not shown.");
        prop_assert!(read.all[0].to_text().contains(unknown));
    }

    /// EV-06, EV-07: nobody's points are lost or counted twice.
    #[test]
    fn the_totals_are_the_points_of_all_games(games in prop::collection::vec(any_result(), 0..30)) {
        for rule in PointRule::ALL {
            let games: Vec<&GameResult> = games.iter().collect();
            let standings = Standings::of(&games, rule);
            let given: u32 = games
                .iter()
                .flat_map(|game| game.people.iter().map(move |finisher| (game, finisher)))
                .filter(|(_, finisher)| finisher.name.is_some())
                .map(|(game, finisher)| rule.points(game, finisher))
                .sum();
            prop_assert_eq!(standings.rows.iter().map(|row| row.total).sum::<u32>(), given);
            prop_assert!(standings.rows.is_sorted_by_key(|row| std::cmp::Reverse(row.total)));
            prop_assert!(standings.rows.is_sorted_by_key(|row| row.place));
        }
    }

    /// EV-13
    #[test]
    fn a_forgotten_name_is_nowhere_in_a_result(result in any_result(), cut in any::<bool>()) {
        let Some(person) = result.people.iter().find(|one| !one.computer).and_then(|one| one.name.clone()) else {
            return Ok(());
        };
        let mut text = result.to_text();
        if cut {
            text.pop();
        }
        match forget(&text, &person) {
            Forgotten::Unchanged => prop_assert!(!text.contains(&serde_json::to_string(&person).unwrap())),
            Forgotten::Deleted => {}
            Forgotten::Changed(changed) => {
                let is_person = |one: &Finisher| !one.computer && one.name.as_ref().is_some_and(|name| name.same_as(&person));
                prop_assert!(!changed.people.iter().any(is_person));
                let places = |result: &GameResult| result.people.iter().map(|one| (one.place, one.score)).collect::<Vec<_>>();
                prop_assert_eq!(places(&changed), places(&result));
            }
        }
    }
}

/// EV-01: every golden game has the winners of its outcome in first place.
#[test]
fn the_summary_of_a_game_has_its_winners_first() {
    assert_winners_first::<Pieceagories>();
    assert_winners_first::<Scattergories>();
    assert_winners_first::<Clear>();
    assert_winners_first::<Rememory>();
    assert_winners_first::<Blank>();
}

/// EV-01: a game that was ended before the first roll has no winner.
#[test]
fn a_game_without_points_is_not_decided() {
    let mut game = Game::<Scattergories>::start(three(), Seed(1)).expect("a game");
    game.play(Seat(0), scattergories::Action::End).expect("the end");
    assert!(!Scattergories::summary(&game).is_decided());
    for (_, game) in Scattergories::whole_games() {
        assert!(Scattergories::summary(&game).is_decided());
    }
}

#[track_caller]
fn assert_winners_first<G: Golden + GameScreens>() {
    for (_, game) in G::whole_games() {
        let outcome = game.outcome().expect("a golden game has an end");
        let player_names = G::player_names(game.setup());
        let mut winners: Vec<&str> =
            outcome.winners.iter().map(|seat| player_names[seat.index()].as_str()).collect();
        let Summary { people, .. } = G::summary(&game);
        let first = people.iter().take_while(|one| one.place == 1);
        let mut first: Vec<&str> = first.filter_map(|one| one.name.as_ref()).map(Name::as_str).collect();
        winners.sort_unstable();
        first.sort_unstable();
        assert_eq!(first, winners);
        assert_eq!(people.len(), player_names.len());
        assert!(people.is_sorted_by_key(|one| one.place));
    }
}

/// EV-05
#[test]
fn an_evening_goes_on_until_twelve_hours_pass_or_people_end_it() {
    let none = Results::default();
    assert_eq!(none.evening_at(20 * HOUR, 0), 20 * HOUR, "the first game begins an evening");
    let played = results(&[game(20, vec![at(1, "Ann"), at(2, "Bob")])]);
    assert_eq!(played.evening_at(32 * HOUR, 0), HOUR, "the same evening after twelve hours");
    assert_eq!(played.evening_at(32 * HOUR + 1, 0), 32 * HOUR + 1, "a new one after more");
    assert_eq!(played.evening_at(21 * HOUR, 20 * HOUR), 21 * HOUR, "people have ended the evening");
    assert_eq!(played.evening_at(21 * HOUR, 19 * HOUR), HOUR, "they had ended the one before");
}

/// EV-05: a clock that was set back does not begin an evening for each game.
#[test]
fn a_game_after_now_does_not_begin_an_evening() {
    let mut late = game(200, vec![at(1, "Ann"), at(2, "Bob")]);
    late.evening = 200 * HOUR;
    let played = results(&[game(20, vec![at(1, "Ann"), at(2, "Bob")]), late]);
    assert_eq!(played.evening_at(21 * HOUR, 0), HOUR);
}

/// EV-06
#[test]
fn a_win_is_a_point_and_equal_players_get_the_same() {
    let tie = game(1, vec![at(1, "Ann"), at(1, "Bob"), at(3, "Cy"), at(4, "Di")]);
    let alone = game(2, vec![at(1, "Ann")]);
    assert_eq!(line(&[&tie, &alone], PointRule::Wins), "Ann 1, Bob 1, Cy 0, Di 0");
    assert_eq!(line(&[&tie, &alone], PointRule::Podium), "Ann 3, Bob 3, Cy 1, Di 0");
}

/// EV-08
#[test]
fn the_line_of_two_players_is_a_result() {
    let ann_wins = || game(1, vec![at(1, "Ann"), at(2, "Bob")]);
    let games = [ann_wins(), ann_wins(), game(2, vec![at(1, "Bob"), at(2, "Ann")]), ann_wins()];
    let games: Vec<&GameResult> = games.iter().collect();
    assert_eq!(line(&games, PointRule::Wins), "Ann 3 : Bob 1");
    let crowd = game(1, (1..=9).map(|place| at(place, &format!("P{place}"))).collect());
    assert_eq!(line(&[&crowd], PointRule::Podium), "P1 3, P2 2, P3 1, P4 0, P5 0 and 4 more");
    let six = game(1, (1..=6).map(|place| at(place, &format!("P{place}"))).collect());
    assert_eq!(line(&[&six], PointRule::Podium), "P1 3, P2 2, P3 1, P4 0, P5 0, P6 0");
    let alone = game(1, vec![at(1, "Ann")]);
    assert_eq!(Standings::of(&[&alone], PointRule::Wins).line(), None, "nobody has a point yet");
}

/// EV-07, EV-09
#[test]
fn who_did_not_play_a_game_stays_in_the_standings() {
    let games = [
        game(1, vec![at(1, "Zoë"), at(2, "Bob")]),
        game(2, vec![at(1, "Cy"), at(2, "zoe")]),
        game(3, vec![at(1, "ZOE"), at(2, "Cy")]),
    ];
    let games: Vec<&GameResult> = games.iter().collect();
    let standings = Standings::of(&games, PointRule::Wins);
    let rows: Vec<_> =
        standings.rows.iter().map(|row| (row.name.as_str(), row.place, row.games.clone())).collect();
    assert_eq!(
        rows,
        [
            ("Zoë", 1, vec![Some(1), Some(0), Some(1)]),
            ("Cy", 2, vec![None, Some(1), Some(0)]),
            ("Bob", 3, vec![Some(0), None, None]),
        ]
    );
}

/// EV-07: a computer player is not a person of the same name.
#[test]
fn a_computer_player_has_a_line_of_its_own() {
    let fern = Finisher { computer: true, ..at(1, "Fern") };
    let games = [game(1, vec![fern, at(2, "Ann")]), game(2, vec![at(1, "Fern"), at(2, "Ann")])];
    let standings = Standings::of(&games.iter().collect::<Vec<_>>(), PointRule::Wins);
    let rows: Vec<_> =
        standings.rows.iter().map(|row| (row.name.as_str(), row.computer, row.total)).collect();
    assert_eq!(rows, [("Fern", true, 1), ("Fern", false, 1), ("Ann", false, 0)]);
    let history = History::of(&results(&games));
    let people: Vec<_> =
        history.people.iter().map(|person| (person.name.as_str(), person.won, person.played)).collect();
    assert_eq!(people, [("Ann", 0, 2), ("Fern", 1, 1)]);
}

/// EV-09: in a long evening only the latest games have columns, but the earlier games count, too.
#[test]
fn only_the_latest_games_have_columns() {
    let games: Vec<GameResult> = (1..=25).map(|hour| game(hour, vec![at(1, "Ann"), at(2, "Bob")])).collect();
    let standings = Standings::of(&games.iter().collect::<Vec<_>>(), PointRule::Wins);
    assert_eq!(standings.rows[0].games.len(), Standings::MAX_GAMES);
    assert_eq!(standings.line().as_deref(), Some("Ann 25 : Bob 0"));
}

/// EV-10
#[test]
fn the_ceremony_says_how_the_evening_was_won() {
    let ann_wins = game(1, vec![at(1, "Ann"), at(2, "Bob")]);
    let bob_wins = game(2, vec![at(1, "Bob"), at(2, "Ann")]);
    assert_eq!(
        summary::evening_victory(&Standings::of(&[&ann_wins], PointRule::Wins)),
        "wins the evening with 1 point"
    );
    let both = Standings::of(&[&ann_wins, &bob_wins], PointRule::Podium);
    assert_eq!(summary::evening_victory(&both), "win the evening with 5 points each");
    let places: Vec<_> =
        summary::evening_ranked(&both).iter().map(|ranked| (ranked.place, ranked.result.clone())).collect();
    assert_eq!(places, [(1, "5 points".to_owned()), (1, "5 points".to_owned())]);
}
