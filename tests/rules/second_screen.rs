//! The second screen: it gets what everybody may see, as text, and nothing else (docs/features.md).

use std::{fs, path::Path, sync::LazyLock};

use partypiece::{
    play::{Game, PlayedAction, read},
    rules::{
        blank::Blank,
        clear::Clear,
        luck::Seed,
        pieceagories::{Action, Pieceagories, Setup, SheetAction},
        rememory::{Coins, Rememory},
        scattergories::Scattergories,
    },
    screens::{
        GameScreens, Strip,
        blank::ranking,
        second_screen::{
            Followed, Message, MessageProblem, PageId, Progress, PublicBoard, PublicTable, public_table,
        },
        sound::Sound,
    },
    wording::{Noun, counted},
};
use proptest::prelude::*;

use crate::{clear::table::people, scattergories::setups::CY};

/// A golden record at its start and after each step: the game, and what the second screen gets.
fn tables<G: GameScreens>(name: &str) -> Vec<(Game<G>, PublicTable)> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records").join(name).with_extension("jsonl");
    let text = fs::read_to_string(path).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    let after = |steps: usize| {
        let (game, damage) = read::<G>(lines[..=steps].iter().copied()).unwrap();
        assert_eq!(damage, None);
        let table = public_table(&game.public(), |_, _| Strip::default(), Progress::default());
        (game, table)
    };
    (0..lines.len()).map(after).collect()
}

fn all_tables() -> Vec<PublicTable> {
    fn only<G: GameScreens>(tables: Vec<(Game<G>, PublicTable)>) -> impl Iterator<Item = PublicTable> {
        tables.into_iter().map(|(_, table)| table)
    }
    let rememory = |name| only(tables::<Rememory>(name));
    only(tables::<Clear>("clear-1"))
        .chain(only(tables::<Blank>("blank-1")))
        .chain(only(tables::<Pieceagories>("pieceagories-1")))
        .chain(only(tables::<Scattergories>("scattergories-1")))
        .chain(rememory("rememory-1-hands"))
        .chain(rememory("rememory-1-rows"))
        .collect()
}

fn table_message(table: PublicTable) -> Message {
    Message::Table { page: PageId(7), table: Box::new(Some(table)) }
}

/// SS-01, SS-03: after every step of every game the table comes back unchanged from its text.
#[test]
fn every_table_of_every_game_comes_back_from_its_text() {
    let mut ends = 0;
    for table in all_tables() {
        ends += usize::from(matches!(table.board, PublicBoard::Over { .. }));
        let message = table_message(table);
        assert_eq!(Message::read(&message.to_text()), Ok(message));
    }
    assert_eq!(ends, 6, "each of these games is played to its end");
}

/// SS-02: at the end BLANK shows the ranking of the laptop, not only who has won.
#[test]
fn blank_ends_with_the_ranking_of_the_laptop() {
    let (game, table) = tables::<Blank>("blank-1").pop().unwrap();
    let winner = game.outcome().unwrap().winners[0];
    assert_eq!(table.board, PublicBoard::Over { ranked: ranking(&game.view(), winner) });
}

/// SS-03: whoever has left is in the ranking of a word game, with what they have.
#[test]
fn whoever_left_is_ranked_with_their_points() {
    fn results<G: GameScreens>(game: &Game<G>) -> Vec<(String, String)> {
        let table = public_table(&game.public(), |_, _| Strip::default(), Progress::default());
        let PublicBoard::Over { ranked } = table.board else { panic!("the game is not over") };
        ranked.into_iter().map(|ranked| (ranked.name, ranked.result)).collect()
    }
    let named =
        |results: [(&str, &str); 3]| results.map(|(name, result)| (name.to_owned(), result.to_owned()));

    let mut points = {
        use crate::scattergories::{setups::three, table::Table};
        Table::new(&three(), 1)
    };
    points.play_round(&[2, 1, 3]);
    points.play_any(partypiece::rules::scattergories::Action::Leave(CY));
    points.play_round(&[1, 0, 0]).play_round(&[0, 0, 0]);
    points.play_any(partypiece::rules::scattergories::Action::End);
    assert_eq!(results(&points.0), named([("Ana", "3 points"), ("Cy", "3 points"), ("Bo", "1 point")]));

    let mut rounds = {
        use crate::pieceagories::{setups::three, table::Table};
        Table::new(&Setup { rounds: 2, ..three() }, 1)
    };
    rounds.play_round(&[0, 0, 1]);
    rounds.play_host(Action::Leave(CY));
    rounds.play_round(&[1, 0, 0]);
    let all = named([("Ana", "1 round won"), ("Cy", "1 round won"), ("Bo", "0 rounds won")]);
    assert_eq!(results(&rounds.0), all);
}

/// SS-02: while people write, the second screen gets the number of lines, but neither the letter nor an answer.
#[test]
fn what_people_write_is_not_sent_before_it_is_read() {
    let mut handed_in = 0;
    let all = tables::<Pieceagories>("pieceagories-1");
    let mut answers = Vec::new();
    for (game, table) in all {
        let round = partypiece::screens::pieceagories::sheet_table(&game.view(), None);
        if round.typing().is_none() {
            answers.clear();
            continue;
        }
        if let Some(PlayedAction { action: Action::Sheet(SheetAction::HandIn(sheet)), .. }) =
            game.actions().last()
        {
            answers.extend(sheet.iter().map(|entry| entry.text.clone()).filter(|text| !text.is_empty()));
            handed_in += 1;
        }
        let text = table_message(table.clone()).to_text();
        for answer in &answers {
            assert!(!text.contains(answer), "{answer} is in {text}");
        }
        let PublicBoard::Writing { letter, sheets, .. } = table.board else { panic!("nobody writes") };
        assert_eq!(letter, None);
        assert!(sheets.iter().all(|sheet| !sheet.is_in || sheet.lines.is_some()), "{sheets:?}");
    }
    assert!(handed_in > 0, "the record has sheets that were handed in while others wrote");
}

/// SS-02: the present writer's lines are counted while they write.
#[test]
fn the_lines_of_the_present_writer_are_counted() {
    let all = tables::<Pieceagories>("pieceagories-1");
    let writing = all.iter().find_map(|(game, _)| {
        let round = partypiece::screens::pieceagories::sheet_table(&game.view(), None);
        let writer = round.typing()?.writing?;
        Some((game, round.name(writer)))
    });
    let (game, writer) = writing.unwrap();
    let progress = Progress { seconds: Some(42), lines: 7, paused: false };
    let table = public_table(&game.public(), |_, _| Strip::default(), progress);
    assert_eq!(table.seconds, Some(42));
    let PublicBoard::Writing { sheets, .. } = table.board else { panic!("nobody writes") };
    let sheet = sheets.iter().find(|sheet| sheet.name == writer).unwrap();
    assert_eq!((sheet.lines, sheet.is_in), (Some(7), false));
}

/// PK-13: in a pause the second screen has the clock, but neither letter, categories nor the last sentence of the log.
#[test]
fn a_pause_takes_letter_and_categories_from_the_second_screen() {
    let mut writing = 0;
    for (game, shown) in tables::<Scattergories>("scattergories-1") {
        let progress = Progress { seconds: Some(42), lines: 7, paused: true };
        let table = public_table(&game.public(), |_, _| Strip::default(), progress);
        if let PublicBoard::Writing { categories, .. } = shown.board {
            writing += 1;
            let text = table_message(table.clone()).to_text();
            assert!(categories.iter().all(|category| !text.contains(category.as_str())), "{text}");
            assert_eq!(
                (table.board, table.seconds, table.news),
                (PublicBoard::Paused, Some(42), String::new())
            );
        }
    }
    assert!(writing > 0, "the record has rounds");
}

/// SS-02: BLANK's hands are only counted; of all cards the second screen gets the top one.
#[test]
fn a_hand_of_blank_is_a_number() {
    for (game, table) in tables::<Blank>("blank-1") {
        let view = game.view();
        let top = view.top.as_ref().map(|top| top.card.id);
        if let PublicBoard::Piles { top: shown, .. } = table.board {
            assert_eq!(shown.map(|card| card.id), top);
            let counts: Vec<String> = table.people.into_iter().map(|person| person.count).collect();
            let hands = view.people.iter().map(|person| counted(person.cards, Noun::CARD));
            assert_eq!(counts, hands.collect::<Vec<_>>());
        }
    }
}

/// SS-02: at Rememory the second screen sees a face only while everybody does.
#[test]
fn a_tile_and_a_coin_show_what_everybody_sees() {
    for name in ["rememory-1-hands", "rememory-1-rows"] {
        for (game, table) in tables::<Rememory>(name) {
            let view = game.view();
            if let PublicBoard::Tiles { tiles, coin, coins } = table.board {
                assert_eq!(tiles, view.grid);
                let rows = if let Coins::Rows(rows) = view.coins { rows.to_vec() } else { Vec::new() };
                assert_eq!(coins, rows);
                assert_eq!(coin, view.in_play().map(|coin| coin.public));
            }
        }
    }
}

/// CL-R01: the rules have no limit of players. From the ninth on, suits are used again, on a second screen, too.
#[test]
fn a_ninth_player_of_clear_has_a_pawn() {
    let nine = people(&["Ana", "Bo", "Cy", "Di", "Eve", "Finn", "Gus", "Hal", "Ida"]);
    let game = Game::<Clear>::start(nine, Seed(1)).unwrap();
    let (people, _) = Clear::public_board(&game.view(), 0);
    assert_eq!(people[8].suit, people[0].suit);
    assert!(people[8].suit.is_some());
}

/// SS-05: a message of another version, a damaged one, and a text of other programs are different problems.
#[test]
fn a_message_says_why_it_cannot_be_read() {
    let ask = Message::Ask.to_text();
    assert_eq!(Message::read(&ask), Ok(Message::Ask));
    assert_eq!(Message::read(&ask.replacen("5 ", "6 ", 1)), Err(MessageProblem::OtherVersion));
    assert_eq!(Message::read(&format!("{ask}!")), Err(MessageProblem::Damaged));
    assert_eq!(Message::read("{\"type\":\"webpackOk\"}"), Err(MessageProblem::Foreign));
    assert!(Message::is_question(&ask) && Message::is_question(&ask.replacen("5 ", "6 ", 1)));
    let sound = Message::Sound { page: PageId(7), sound: Sound::Dice }.to_text();
    assert!(sound.ends_with(r#"{"Sound":{"page":7,"sound":"dice"}}"#), "{sound}");
    assert!(!Message::is_question(&sound) && !Message::is_question("\"Ask\""));
    assert_ne!(MessageProblem::OtherVersion.to_string(), MessageProblem::Damaged.to_string());
}

/// SS-10: the second screen follows the first page that has a table, as long as that page answers. If another
/// page has a table, a warning names its game.
#[test]
fn one_page_is_followed_while_it_answers() {
    let [first, other] = [PageId(1), PageId(2)];
    let named = |followed: &Followed, game| followed.warning().is_some_and(|warning| warning.contains(game));
    let mut followed = Followed::default();
    followed.ask();
    assert!(followed.receive(first, None), "the first page that answers is followed");
    assert!(
        followed.receive(other, Some("Clear!")),
        "a page with a table is followed instead of one without"
    );
    assert!(!followed.receive(first, None));
    for _ in 0..3 {
        followed.ask();
        assert!(!followed.receive(first, Some("Rememory")) && followed.receive(other, Some("Clear!")));
        assert!(named(&followed, "Rememory"), "{followed:?}");
    }
    for _ in 0..3 {
        followed.ask();
        assert!(followed.receive(other, Some("Clear!")));
    }
    assert_eq!(followed.warning(), None, "the first page does not answer any more");
    followed.ask();
    assert!(!followed.receive(first, Some("Rememory")), "one question may be missed");
    assert_eq!(followed.warning(), None, "it may be the same page after a reload");
    followed.ask();
    assert!(followed.receive(first, Some("Rememory")) && followed.follows(first));
    assert_eq!(followed.warning(), None);
    (0..5).for_each(|_| followed.ask());
    assert!(named(&followed, "does not answer"));
}

/// A table of Clear! as text.
static WHOLE: LazyLock<String> = LazyLock::new(|| {
    let table = tables::<Clear>("clear-1").swap_remove(20).1;
    table_message(table).to_text()
});

proptest! {
    /// SS-05: a message that is cut off anywhere is refused without a panic.
    #[test]
    fn a_message_that_is_cut_off_is_refused(at in any::<prop::sample::Index>()) {
        let text = &*WHOLE;
        let cut = at.index(text.len());
        let cut = (0..=cut).rev().find(|&at| text.is_char_boundary(at)).unwrap_or_default();
        prop_assert!(Message::read(&text[..cut]).is_err());
    }

    /// SS-05: any text is read or refused.
    #[test]
    fn any_text_is_read_or_refused(text in ".{0,60}") {
        let _ = Message::read(&text);
        let ours = format!("partypiece 5 {text}");
        prop_assert!(Message::read(&ours).is_err());
    }
}

/// SS-12: the last play and its Penalties stay beside BLANK's piles when a turn begins.
#[test]
fn the_last_play_and_its_penalties_stay_on_a_second_screen() {
    use crate::blank::table::{ANA, BO, layout};

    let mut table = layout(&["r1", "g1 r2", "r3"], "r4").start();
    table.play_cards(ANA, "r1");
    assert_eq!(table.0.public().news(), "Ana plays the red 1. It is Bo’s turn.");
    table.play_cards(BO, "g1 r2");
    let news = table.0.public().news();
    assert!(news.starts_with("2 cards go back to Bo. Bo takes a Penalty card: "), "{news}");
    assert!(news.ends_with(" It is Cy’s turn."), "{news}");
}
