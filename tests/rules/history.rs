//! The history: records, the best answers, the latest games, CSV, and forgetting a person.

use partypiece::{
    cards::{read_deck, write_deck},
    evening::{
        BestMoment, DatedMoment, Finisher, Forgotten, GameResult, History, Moments, PointRule, Results,
        TurnMoment, csv, forget, forget_in_deck,
    },
    play::{AnyGame, Game, Kind},
    rules::{
        blank::{
            Blank, CardCount, CardDeck, CardId, Filter, Inscription, Pattern, PrizeRecord, Rule, Trigger,
            WrittenOn,
        },
        clear::Clear,
        pieceagories::Pieceagories,
        rememory::Rememory,
        scattergories::Scattergories,
    },
    screens::{
        GameScreens,
        history::tables,
        moments::{MomentText, told, told_with_game},
        summary::Summary,
    },
    setup::{guests::GuestId, pieceagories::Roster},
};

use crate::{
    evening::{at, game, line, name, results},
    records::Golden,
};

/// A game of this kind with these moments.
fn with_moments(kind: Kind, hour: u64, moments: &[BestMoment]) -> GameResult {
    GameResult { kind, moments: moments.to_vec().into(), ..game(hour, vec![at(1, "Ann"), at(2, "Bob")]) }
}

fn who(names: &[&str]) -> Vec<String> {
    names.iter().map(|name| (*name).to_owned()).collect()
}

fn deal(points: u32, deal: u32, name: &str) -> BestMoment {
    BestMoment::DealPoints { points, deal: Some(deal), who: who(&[name]) }
}

fn turn(tiles: u32, name: &str) -> BestMoment {
    BestMoment::TurnTiles { tiles, who: name.to_owned() }
}

fn worth(answer: &str, points: u32, who: &str, category: &str) -> BestMoment {
    let (answer, who, category) = (answer.to_owned(), who.to_owned(), category.to_owned());
    BestMoment::WorthMost { answer, points, who, category }
}

/// The titles and stories of the records.
fn records(games: &[GameResult]) -> Vec<(String, String)> {
    let pair = |record: DatedMoment| {
        let MomentText { title, story } = told(&record.moment);
        (title, story.to_string())
    };
    History::of(&results(games)).records.into_iter().map(pair).collect()
}

fn answers(games: &[GameResult]) -> Vec<String> {
    History::of(&results(games)).answers.into_iter().map(|answer| told(&answer.moment).title).collect()
}

/// The results of all golden games of a kind.
fn golden<G: Golden + GameScreens>() -> Vec<GameResult> {
    let result = |game: Game<G>| {
        let Summary { people, moments } = G::summary(&game);
        GameResult { kind: G::KIND, moments: moments.into(), ..crate::evening::game(1, people) }
    };
    G::whole_games().into_iter().map(|(_, game)| result(game)).collect()
}

/// EV-14
#[test]
fn the_greatest_number_is_the_record_and_of_equal_ones_the_first() {
    let fours = BestMoment::Fours { times: 3, who: who(&["Bob"]) };
    let penalties = BestMoment::Penalties { penalties: 3, who: who(&["Ann"]) };
    let games = [
        with_moments(Kind::Clear, 1, &[deal(9, 3, "Ann"), fours]),
        with_moments(Kind::Clear, 2, &[deal(19, 1, "Bob")]),
        with_moments(Kind::Clear, 3, &[deal(19, 2, "Ann")]),
        with_moments(Kind::Rememory, 4, &[turn(5, "Cy")]),
        with_moments(Kind::Rememory, 5, &[turn(10, "Bob")]),
        with_moments(Kind::Blank, 6, &[penalties]),
        with_moments(Kind::Scattergories, 7, &[worth("7 Up", 2, "Ann", "Drinks")]),
    ];
    let pair = |title: &str, story: &str| (title.to_owned(), story.to_owned());
    assert_eq!(
        records(&games),
        [
            pair("19 points in one deal", "Bob, in deal 1"),
            pair("3 times Four!", "Bob"),
            pair("10 tiles in one turn", "Bob"),
            pair("3 Penalties", "Ann"),
        ]
    );
    assert!(records(&[]).is_empty());
}

/// EV-14: a number that was only counted can be a record. It takes no place among the best moments.
#[test]
fn what_was_only_counted_is_no_best_moment() {
    let penalties = BestMoment::Penalties { penalties: 3, who: who(&["Ann"]) };
    let history = History::of(&results(&[with_moments(Kind::Blank, 1, &[penalties, turn(5, "Cy")])]));
    assert_eq!(history.records.len(), 2);
    let moments: Vec<&BestMoment> = history.moments.iter().map(|dated| &dated.moment).collect();
    assert_eq!(moments, [&turn(5, "Cy")]);
}

/// EV-14: in golden games of Clear!, Rememory and BLANK, every moment whose title begins with a number is a
/// record, except what is told of one turn of BLANK.
#[test]
fn every_moment_that_counts_something_can_be_a_record() {
    let mut games = golden::<Clear>();
    games.extend(golden::<Rememory>());
    games.extend(golden::<Blank>());
    let mut kinds = Vec::new();
    for game in games {
        let of_game = game.moments.known.iter().filter(|moment| !matches!(moment, BestMoment::InTurn { .. }));
        let titles = of_game.map(|moment| told(moment).title);
        let counted: Vec<String> =
            titles.filter(|title| title.starts_with(|letter: char| letter.is_ascii_digit())).collect();
        let records: Vec<String> =
            records(std::slice::from_ref(&game)).into_iter().map(|(title, _)| title).collect();
        assert_eq!(records, counted);
        kinds.extend(records.first().map(|_| game.kind));
    }
    kinds.dedup();
    assert_eq!(kinds, [Kind::Clear, Kind::Rememory, Kind::Blank]);
}

/// EV-15
#[test]
fn the_best_answers_are_worth_most_and_of_equal_ones_the_latest() {
    let only =
        BestMoment::OnlyOne { answer: "Fig".to_owned(), who: "Bob".to_owned(), category: "Fruit".to_owned() };
    let same = BestMoment::SameAnswer {
        answer: "Ivy".to_owned(),
        who: who(&["Ann", "Bob", "Cy"]),
        category: "Plants".to_owned(),
    };
    let games = [
        with_moments(Kind::Scattergories, 1, &[worth("Ice", 2, "Ann", "Cold, worth 9 for “me”"), only]),
        with_moments(Kind::Pieceagories, 2, &[worth("Bo’s Big Boat", 12, "Ann", "Toys")]),
        with_moments(Kind::Scattergories, 3, &[worth("Ink", 2, "Bob", "Blue"), same]),
        with_moments(Kind::Scattergories, 4, &[worth("Imp", 3, "Bob", "Small")]),
        with_moments(Kind::Blank, 5, &[deal(20, 1, "Ann")]),
    ];
    assert_eq!(answers(&games), ["Bo’s Big Boat", "Imp", "Ink", "Ice", "Fig"]);
}

/// EV-20: a number in a title or a name is no record.
#[test]
fn nothing_that_people_write_makes_a_record() {
    let forged = "A, worth 99 for “";
    let titled = |title: &str| Rule { title: title.to_owned(), ..Rule::from_free_words("Draw.", "") };
    let prize = BestMoment::Prize(Inscription::Rule(titled("99 Penalties")));
    let nearly =
        BestMoment::InTurn { turn: 3, what: TurnMoment::NearWin { who: "99 cards at once".to_owned() } };
    let games = [
        with_moments(Kind::Blank, 1, &[prize, nearly]),
        with_moments(Kind::Clear, 2, &[deal(4, 1, forged)]),
        with_moments(
            Kind::Scattergories,
            3,
            &[worth("Ice", 2, forged, "Cold"), worth("Ink", 3, "Ann", "Blue")],
        ),
    ];
    assert_eq!(records(&games), [("4 points in one deal".to_owned(), format!("{forged}, in deal 1"))]);
    assert_eq!(answers(&games), ["Ink", "Ice"]);
}

/// EV-15: the history has all answers that the end of a word game shows, except answers that several people
/// had.
#[test]
fn the_best_answers_of_golden_games_are_in_the_history() {
    let mut games = golden::<Pieceagories>();
    games.extend(golden::<Scattergories>());
    let mut found = 0;
    for game in games {
        let counted = game.moments.known.iter().map(told);
        let counted =
            counted.filter(|moment| !moment.story.to_string().contains(" had the same answer for "));
        let mut counted: Vec<String> = counted.map(|moment| moment.title).collect();
        let mut answers = answers(&[game]);
        counted.sort_unstable();
        answers.sort_unstable();
        assert_eq!(answers, counted);
        found += answers.len();
    }
    assert!(found > 2, "{found}");
}

/// EV-14, EV-15, EV-16: what the page shows.
#[test]
fn the_tables_of_the_history_are_in_plain_words() {
    let forgotten = Finisher { name: None, ..at(1, "Ann") };
    let games = [
        with_moments(Kind::Rememory, 1, &[turn(5, "Ann")]),
        GameResult { kind: Kind::Rememory, ..game(2, vec![at(1, "Cy")]) },
        game(3, vec![forgotten, at(2, "Bob")]),
        GameResult { date: "damaged".to_owned(), ..game(4, vec![at(1, "Ann"), at(1, "Bob"), at(3, "Cy")]) },
    ];
    let shown: Vec<String> = tables(&History::of(&results(&games)))
        .iter()
        .flat_map(|table| {
            let rows = table.rows.iter().map(|row| row.join(" | "));
            [format!("{}: {}", table.caption, table.headers.join(" | "))]
                .into_iter()
                .chain(rows)
                .collect::<Vec<_>>()
        })
        .collect();
    assert_eq!(
        shown,
        [
            "Records: Record | Who | Game | Date",
            "5 tiles in one turn | Ann | Rememory | 24 November 2026",
            "Latest games: Game | Winner | Date",
            "Clear! | Ann and Bob | damaged",
            "Clear! | – | 24 November 2026",
            "Rememory | Cy alone | 24 November 2026",
            "Rememory | Ann | 24 November 2026",
        ]
    );
}

/// EV-11: what is shown of ten thousand games stays small. `tests/work.rs` counts the work.
#[test]
fn a_long_history_is_bounded() {
    let texts: Vec<String> = (0..10_000)
        .map(|nth| {
            let mut game = game(
                nth,
                (1..=4).map(|place| at(place, &format!("P{}", nth % 97 + u64::from(place)))).collect(),
            );
            game.moments = vec![deal(u32::try_from(nth).unwrap_or_default(), 1, "Ann")].into();
            game.to_text()
        })
        .collect();
    let history = History::of(&Results::read(texts.iter().map(String::as_str)));
    assert_eq!(history.people.len(), History::MAX_PEOPLE);
    assert_eq!(history.people.len() + history.more_people, 100);
    assert_eq!(history.moments.len(), History::MAX_MOMENTS);
    assert_eq!(told_with_game(&history.moments[0]).story.to_string(), "Ann, in deal 1 (Clear!)");
    assert_eq!(history.moments[0].moment, deal(9999, 1, "Ann"), "the latest first");
}

/// EV-12
#[test]
fn a_spreadsheet_gets_quoted_cells_and_no_formula() {
    let people = ["=1+1", "+A", "-B", "@C", "Al \"Ace\", B"];
    let people = people.iter().zip(1..).map(|(who, place)| at(place, who)).collect();
    let table = csv(&results(&[game(21, people)]));
    let lines: Vec<&str> = table.trim_start_matches('\u{feff}').lines().collect();
    assert_eq!(
        lines,
        [
            "date,game,player,place,score,computer",
            r#""2026-11-24 21:00","Clear!","'=1+1",1,9,no"#,
            r#""2026-11-24 21:00","Clear!","'+A",2,8,no"#,
            r#""2026-11-24 21:00","Clear!","'-B",3,7,no"#,
            r#""2026-11-24 21:00","Clear!","'@C",4,6,no"#,
            r#""2026-11-24 21:00","Clear!","Al ""Ace"", B",5,5,no"#,
        ]
    );
}

/// EV-13
#[test]
fn the_others_keep_their_places_when_somebody_is_forgotten() {
    let mut played = game(1, vec![at(1, "Ann"), at(2, "Bob")]);
    let fours = BestMoment::Fours { times: 3, who: who(&["Bob"]) };
    played.moments = vec![deal(19, 3, "ann"), fours.clone(), worth("Ann’s ark", 2, "Bob", "Boats")].into();
    let Forgotten::Changed(changed) = forget(&played.to_text(), &name("ANN")) else {
        panic!("Ann is not in it")
    };
    assert!(!changed.to_text().contains("Ann"));
    assert_eq!(changed.moments, vec![fours].into());
    assert_eq!(line(&[&changed], PointRule::Podium), "Bob 2", "Bob was the second");
    assert_eq!(forget(&changed.to_text(), &name("Bob")), Forgotten::Deleted, "nobody is left");
    assert_eq!(forget(&played.to_text(), &name("Cy")), Forgotten::Unchanged);
    assert_eq!(forget("{\"people\":[\"Ann", &name("Ann")), Forgotten::Deleted, "damaged, and names Ann");
    assert_eq!(forget("{\"people\":[\"Anna", &name("Ann")), Forgotten::Unchanged, "Anna is somebody else");
    let mut annas = game(2, vec![at(1, "Anna")]);
    annas.moments = vec![worth("Apple", 2, "Anna", "A point for Anna")].into();
    assert_eq!(forget(&annas.to_text(), &name("Ann")), Forgotten::Unchanged, "Anna is somebody else");
    assert_eq!(forget(&annas.to_text(), &name("A")), {
        let moments = Moments::default();
        Forgotten::Changed(GameResult { moments, ..annas })
    });
}

/// EV-13, EV-21: a moment that this page does not know may be about anybody whose name is in it.
#[test]
fn an_unknown_moment_goes_with_the_person_in_it() {
    let played = game(1, vec![at(1, "Ann"), at(2, "Bob")]).to_text();
    let with = |moment: &str| format!("{},\"moments\":[{moment}]}}", played.trim_end_matches('}'));
    for moment in [r#"{"slowest":{"who":"Ann"}}"#, r#"{"slowest":[{"Ann":3}]}"#, r#"{"said":"Ann’s turn"}"#]
    {
        let Forgotten::Changed(changed) = forget(&with(moment), &name("Ann")) else { panic!("Ann is in it") };
        assert!(!changed.to_text().contains("Ann"), "{moment}");
        let Forgotten::Changed(changed) = forget(&with(moment), &name("Bob")) else { panic!("Bob is in it") };
        assert!(changed.to_text().contains(moment), "{moment}");
    }
}

/// EV-13: a saved game is offered for deletion if the forgotten person plays or hosts it.
#[test]
fn a_saved_game_has_its_players_and_its_host() {
    let head = include_str!("../records/pieceagories-1.jsonl").lines().next().unwrap_or_default();
    let (game, _) = AnyGame::read(&[head.to_owned()]).expect("a game");
    let people = ["Ana", "bo", "HAL", "Dora"].map(|person| game.has_person(&name(person)));
    assert_eq!(people, [true, true, true, false]);
}

/// EV-13
#[test]
fn a_forgotten_person_leaves_the_list_of_pieceagories_and_is_not_its_host() {
    let mut roster = Roster::default();
    let chairs: Vec<GuestId> = roster.guests().list().iter().map(|chair| chair.id).collect();
    for (chair, who) in chairs.into_iter().zip(["Ana", "Bo"]) {
        roster.rename(chair, who);
    }
    roster.host_name = " ANA".to_owned();
    roster.forget(&name("ana"));
    let left: Vec<&str> = roster.guests().named().map(|guest| guest.name.as_str()).collect();
    assert_eq!((left, roster.host_name.as_str()), (vec!["Bo"], ""));
    roster.host_name = "Hal".to_owned();
    roster.forget(&name("Ana"));
    assert_eq!(roster.host_name, "Hal");
}

/// A deck that Ana owns. She has signed two of its rules: one is about cards by Ana, the other lies in the
/// box. The deck has two prizes: Ana won one, and Bo the other.
fn signed_deck() -> CardDeck {
    let mut deck = CardDeck { owner: "ANA".to_owned(), ..CardDeck::fresh() };
    let by_ana = Pattern { author: Some("Ana".to_owned()), ..Pattern::default() };
    let plain: Vec<CardId> =
        deck.rules.iter().filter(|card| card.rule.is_none()).map(|card| card.id).collect();
    let [first, second, ..] = plain.as_slice() else { panic!("no plain cards") };
    let mut write = |id: CardId, rule: Rule| {
        deck.rules.iter_mut().filter(|card| card.id == id).for_each(|card| card.rule = Some(rule.clone()));
    };
    write(
        *first,
        Rule {
            trigger: Trigger::played(Filter(vec![by_ana]), CardCount::default()),
            ..Rule::from_free_words("Say \"author\":\"Ana\".", " ana")
        },
    );
    write(*second, Rule::from_free_words("Sing.", "Ana"));
    deck.put_in_box(WrittenOn::Rule(*second));
    let won = |by: &str, approved_by: &str, on| PrizeRecord {
        game: 1,
        by: by.to_owned(),
        approved_by: approved_by.to_owned(),
        on: WrittenOn::Rule(on),
    };
    deck.history = vec![won("Ana", "Bo", *first), won("Bo", "Ana", *second)];
    deck
}

/// EV-17
#[test]
fn a_forgotten_person_is_nowhere_on_the_cards_of_a_deck() {
    let deck = signed_deck();
    let text = write_deck(&deck);
    let forgotten = forget_in_deck(&text, &name("Ana")).expect("Ana is in it");
    let read = read_deck(&forgotten).expect("a deck");
    let count = |text: &str| text.to_lowercase().matches("ana").count();
    assert_eq!(count(&forgotten), count(&write_deck(&CardDeck::fresh())) + 1, "only what she wrote is left");
    assert!(forgotten.contains(r#"Say \"author\":\"Ana\"."#));
    assert_eq!(forgotten.matches("\"Somebody\"").count(), 5);
    assert_eq!((read.owner.as_str(), read.history[0].approved_by.as_str()), ("", "Bo"));
    assert_eq!(
        read.written_by_people().len(),
        2,
        "both cards, also the boxed one, still count as written by people"
    );
    assert_eq!(forget_in_deck(&forgotten, &name("Ana")), None);
    assert_eq!(forget_in_deck(&text, &name("An")), None, "An is somebody else");
    for end in 0..text.len() {
        let Some(cut) = text.get(..end) else { continue };
        let cut = forget_in_deck(cut, &name("Ana")).unwrap_or_else(|| cut.to_owned());
        assert!(!cut.contains(":\"Ana"), "{cut}");
    }
}
