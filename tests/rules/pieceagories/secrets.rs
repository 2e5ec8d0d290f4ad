//! What must stay hidden, and until when.

use partypiece::rules::{
    Seat,
    pieceagories::{Action, CategorySource, Event, Host, PhaseView, Setup, SheetAction, SheetEvent},
    vote::Ballot::Keep,
};

use super::{
    setups::{ANA, BO, CY, DI, at, challenge, letter, sheet, three, with_house, with_typing},
    table::{Table, find_game, with_letter, with_sheets},
};

fn all_views_text(table: &Table) -> String {
    format!("{:?}", table.views())
}

fn log_text(table: &Table) -> String {
    table.0.log().iter().map(|line| table.0.tell(line)).collect()
}

/// PG-R19, PG-53
#[test]
fn in_turn_the_letter_is_shown_when_the_own_time_starts() {
    let mut table = with_letter(&with_typing(three()), 'C');
    let sees = |table: &Table| [ANA, BO, CY, DI].map(|seat| table.throw_seen_by(seat).is_some());
    assert_eq!(
        table.0.log().last().map(|line| table.0.tell(line)).as_deref(),
        Some("The dice are rolled. Each player sees the letter when their time starts.")
    );
    assert_eq!(sees(&table), [false; 4]);
    table.play(BO, SheetAction::Begin);
    assert_eq!(sees(&table), [false, true, false, false]);
    assert_eq!(
        table.throw_seen_by(BO).map(|throw| throw.letter()),
        Some(letter('C')),
        "at the head of the sheet"
    );
    table.play(BO, SheetAction::HandIn(sheet(&["Cat"])));
    table.play(ANA, SheetAction::Begin);
    assert_eq!(sees(&table), [true, true, false, false]);
    assert!(matches!(table.phase(), PhaseView::Typing { .. }));
    assert_eq!(table.throw_seen_by(Seat(99)), None, "a stranger sees no throw");
    table.play(ANA, SheetAction::HandIn(sheet(&[])));
    table.play(CY, SheetAction::Begin);
    let last = table.play(CY, SheetAction::HandIn(sheet(&[])));
    assert_eq!(
        last,
        [Event::Sheet(SheetEvent::SheetIn { by: CY }), Event::Sheet(SheetEvent::Shown(letter('C')))]
    );
    assert_eq!(sees(&table), [true; 4]);
}

/// PG-R19, PG-R46
#[test]
fn a_returning_player_who_never_saw_the_letter_does_not_know_it() {
    let mut table = with_letter(&with_typing(three()), 'C');
    table.play_host(Action::Leave(CY));
    assert_eq!(table.throw_seen_by(CY), None);
    table.play_host(Action::Return(CY));
    assert_eq!(table.throw_seen_by(CY), None);
    table.play(BO, SheetAction::Begin);
    table.play_host(Action::Leave(BO));
    assert_eq!(
        table.throw_seen_by(BO).map(|throw| throw.letter()),
        Some(letter('C')),
        "what was seen stays seen"
    );
}

/// PG-62, PG-63
#[test]
fn a_sheet_is_secret_until_its_line_is_read_out() {
    let secret = ["Cumquat", "Crocus", "Cormorant"];
    let mut table = with_letter(&with_typing(three()), 'C');
    for (seat, answer) in [ANA, BO, CY].into_iter().zip(secret) {
        table.play(seat, SheetAction::Begin);
        table.play(seat, SheetAction::HandIn(sheet(&["", answer])));
        for secret in secret {
            assert!(
                !all_views_text(&table).contains(secret) && !log_text(&table).contains(secret),
                "{secret}"
            );
        }
    }
    for heard in 0..=3 {
        table.read_lines(1);
        for (order, secret) in secret.into_iter().enumerate() {
            assert_eq!(all_views_text(&table).contains(secret), order < heard, "{secret} after {heard}");
            assert_eq!(log_text(&table).contains(secret), order < heard, "{secret} after {heard}");
        }
        table.play_host(SheetAction::Next);
    }
}

/// PG-15: until the brainstorm is over, slips are visible only to their authors, unless everybody invents
/// together.
#[test]
fn slips_are_secret_until_they_are_collected() {
    for together in [false, true] {
        let mut table = Table::new(&with_house(three(), |house| house.together = together), 1);
        table.invent(BO, &["Cumquats"]);
        assert_eq!(format!("{:?}", table.view()).contains("Cumquats"), together);
        for seat in [ANA, DI, BO] {
            let own = format!("{:?}", table.own(seat));
            assert_eq!(own.contains("Cumquats"), !together && seat == BO, "{seat:?}");
        }
        assert!(!log_text(&table).contains("Cumquats"));
        let others: Vec<String> = (0..9).map(|number| format!("Sort {number}")).collect();
        table.play(ANA, Action::Invent(others));
        table.play_host(Action::Collect);
        assert!(format!("{:?}", table.view()).contains("Cumquats"));
        assert!(table.0.undo(false).is_err(), "everybody has to agree to undo what everybody has read");
    }
}

/// PG-92
#[test]
fn cards_are_unknown_until_they_are_drawn() {
    let cards: Vec<String> = (0..30).map(|number| format!("Prompt-{number}-")).collect();
    let mut table =
        Table::new(&Setup { source: CategorySource::AgainstHumanity { cards: cards.clone() }, ..three() }, 1);
    let seen = |table: &Table| cards.iter().filter(|card| all_views_text(table).contains(*card)).count();
    assert_eq!(seen(&table), 10);
    table.play_round(&[1, 0, 0]);
    assert_eq!(seen(&table), 20);
}

/// PG-27
#[test]
fn no_view_shows_the_number_of_a_hidden_coin() {
    let mut table = Table::new(&three(), 1);
    let view = table.view();
    assert!(view.coins.iter().all(|coin| coin.face.is_none()));
    table.collect().use_list();
    table.flip();
    let view = table.view();
    assert_eq!(view.coins.iter().filter(|coin| coin.face.is_some()).count(), 1);
}

/// PG-R26: the answers in a question must not depend on answers that nobody has heard.
#[test]
fn a_vote_does_not_show_unread_answers() {
    let poll = |third: &str| {
        let sheets: &[&[&str]] = &[&["icecream"], &["ice creams", ""], &["igloo", third]];
        let mut table = with_sheets(&three(), 'I', sheets);
        table.read_lines(1);
        table.play(ANA, SheetAction::Join(vec![at(ANA, 1), at(CY, 1)]));
        table.views()
    };
    assert_eq!(poll("ice cream"), poll("insect"), "ice cream would join the other two");
}

/// PG-70, PG-R49: the log quotes the answers of the vote, even if the sheets of a later round replace them.
#[test]
fn the_log_quotes_the_sheets_that_were_in_question() {
    let mut table = find_game(&three(), |table| {
        let second = |table: &mut Table| table.throw_dice().throw_seen_by(ANA).map(|throw| throw.letter());
        table.throw_dice().throw_seen_by(ANA).is_some_and(|throw| throw.letter() == letter('T')) && {
            table.write(&[]).score().play_host(Action::Advance);
            second(table) == Some(letter('T'))
        }
    });
    table.throw_dice().write(&[&["Tuba"], &["7 Teas"]]);
    table.play(BO, SheetAction::Appeal(1));
    table.vote(&[(ANA, Keep)]);
    table.read_lines(1);
    table.play(CY, challenge(at(ANA, 1)));
    table.vote(&[]);
    let sentence = "Cy challenges “Tuba” of Ana.";
    assert!(log_text(&table).contains(sentence));
    assert!(log_text(&table).contains("Does “7 Teas” count for Bo?"));
    table.score().play_host(Action::Advance);
    table.throw_dice().write(&[&["Trombone"], &["Tea"]]);
    assert!(log_text(&table).contains(sentence) && !log_text(&table).contains("Trombone"));
    table.score().play_host(Action::Advance);
    assert!(log_text(&table).contains(sentence) && log_text(&table).contains("Does “7 Teas” count for Bo?"));
}

/// A host who plays sees no more than the others.
#[test]
fn a_host_who_plays_sees_nothing_extra() {
    let setup = with_typing(Setup { host: Host::Plays(ANA), ..three() });
    let mut table = Table::new(&setup, 3);
    table.invent(BO, &["Cumquats"]);
    assert!(!format!("{:?}", table.own(ANA)).contains("Cumquats"));
}
