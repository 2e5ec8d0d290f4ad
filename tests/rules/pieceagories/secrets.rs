//! What nobody sees before its time.

use partypiece::rules::{
    Viewer,
    pieceagories::{Action, CategorySource, Event, Host, Scene, Setup},
    vote::Ballot::Keep,
};

use super::{
    guests::{ANA, BO, CY, DI, at, house, letter, no, sheet, three, typed},
    table::{Table, dealt, plant, written},
};

/// Everything a viewer could ever be shown, as text.
fn shown(table: &Table) -> String {
    table.views().iter().map(|view| format!("{view:?}")).collect()
}

fn told(table: &Table) -> String {
    table.0.log().iter().map(|line| table.0.tell(line)).collect()
}

/// PG-R19, PG-53
#[test]
fn typed_the_letter_shows_to_each_with_their_own_start() {
    let mut table = dealt(&typed(three()), 'C');
    let sees = |table: &Table| [ANA, BO, CY, DI].map(|seat| table.throw(seat).is_some());
    assert_eq!(
        table.0.log().last().map(|line| table.0.tell(line)).as_deref(),
        Some("The dice are rolled. Each player sees the letter when their time starts.")
    );
    assert_eq!(sees(&table), [false; 4]);
    table.play(BO, Action::Begin);
    assert_eq!(sees(&table), [false, true, false, false]);
    assert_eq!(table.throw(BO).map(|throw| throw.letter()), Some(letter('C')), "at the head of the sheet");
    table.play(BO, Action::HandIn(Box::new(sheet(&["Cat"]))));
    table.play(ANA, Action::Begin);
    assert_eq!(sees(&table), [true, true, false, false]);
    let Scene::Typing { throw, .. } = table.scene() else { panic!("typing") };
    assert_eq!(throw, None, "the shared screen tells nobody");
    table.play(ANA, Action::HandIn(Box::new(sheet(&[]))));
    table.play(CY, Action::Begin);
    let last = table.play(CY, Action::HandIn(Box::new(sheet(&[]))));
    assert_eq!(last, [Event::SheetIn { by: CY }, Event::Shown(letter('C'))]);
    assert_eq!(sees(&table), [true; 4]);
}

/// PG-R19, PG-R46
#[test]
fn who_comes_back_without_having_looked_does_not_know_the_letter() {
    let mut table = dealt(&typed(three()), 'C');
    table.hosts(Action::Leave(CY));
    assert_eq!(table.throw(CY), None);
    table.hosts(Action::Return(CY));
    assert_eq!(table.throw(CY), None);
    table.play(BO, Action::Begin);
    table.hosts(Action::Leave(BO));
    assert_eq!(table.throw(BO).map(|throw| throw.letter()), Some(letter('C')), "what was seen stays seen");
}

/// PG-62, PG-63
#[test]
fn a_sheet_is_nobodys_to_read_before_its_line_is_read_out() {
    let secret = ["Cumquat", "Crocus", "Cormorant"];
    let mut table = dealt(&typed(three()), 'C');
    for (seat, answer) in [ANA, BO, CY].into_iter().zip(secret) {
        table.play(seat, Action::Begin);
        table.play(seat, Action::HandIn(Box::new(sheet(&["", answer]))));
        for secret in secret {
            assert!(!shown(&table).contains(secret) && !told(&table).contains(secret), "{secret}");
        }
    }
    for heard in 0..=3 {
        table.read_lines(1);
        for (order, secret) in secret.into_iter().enumerate() {
            assert_eq!(shown(&table).contains(secret), order < heard, "{secret} after {heard}");
            assert_eq!(told(&table).contains(secret), order < heard, "{secret} after {heard}");
        }
        table.hosts(Action::Next);
    }
}

/// PG-15: slips are their authors' until the brainstorm is over, unless the house invents together
#[test]
fn slips_are_their_authors_until_they_are_collected() {
    for together in [false, true] {
        let mut table = Table::new(&house(three(), |house| house.together = together), 1);
        table.invent(BO, &["Cumquats"]);
        for viewer in [Viewer::Table, Viewer::Seat(ANA), Viewer::Seat(DI), Viewer::Seat(BO)] {
            let view = format!("{:?}", table.0.view(viewer));
            assert_eq!(view.contains("Cumquats"), together || viewer.is(BO), "{viewer:?}");
        }
        assert!(!told(&table).contains("Cumquats"));
        let others: Vec<String> = (0..9).map(|number| format!("Sort {number}")).collect();
        table.play(ANA, Action::Invent(others));
        table.hosts(Action::Collect);
        assert!(format!("{:?}", table.view()).contains("Cumquats"));
        assert!(table.0.undo(false).is_err(), "what everybody has read takes everybody to unread");
    }
}

/// PG-92
#[test]
fn cards_are_unknown_until_they_are_drawn() {
    let cards: Vec<String> = (0..30).map(|number| format!("Prompt-{number}-")).collect();
    let mut table =
        Table::new(&Setup { source: CategorySource::Against { cards: cards.clone() }, ..three() }, 1);
    let seen = |table: &Table| cards.iter().filter(|card| shown(table).contains(*card)).count();
    assert_eq!(seen(&table), 10);
    table.round(&[1, 0, 0]);
    assert_eq!(seen(&table), 20);
}

/// PG-27
#[test]
fn no_view_tells_the_number_of_a_coin_that_lies_face_down() {
    let mut table = Table::new(&three(), 1);
    for view in table.views() {
        assert!(view.coins.iter().all(|coin| coin.face.is_none()));
    }
    table.collect().use_list();
    table.turn();
    for view in table.views() {
        assert_eq!(view.coins.iter().filter(|coin| coin.face.is_some()).count(), 1);
    }
}

/// PG-R26: whom a question is about must not depend on what nobody has heard
#[test]
fn a_vote_does_not_tell_of_answers_that_were_not_read() {
    let poll = |third: &str| {
        let sheets: &[&[&str]] = &[&["icecream"], &["ice creams", ""], &["igloo", third]];
        let mut table = written(&three(), 'I', sheets);
        table.read_lines(1);
        table.play(ANA, Action::Join(vec![at(ANA, 1), at(CY, 1)]));
        table.views()
    };
    assert_eq!(poll("ice cream"), poll("insect"), "ice cream would join the other two");
}

/// PG-70, PG-R49: the log quotes what was asked about, whatever is on the sheets by now
#[test]
fn the_log_quotes_the_sheets_that_were_in_question() {
    let mut table = plant(&three(), |table| {
        let second = |table: &mut Table| table.deal().throw(ANA).map(|throw| throw.letter());
        table.deal().throw(ANA).is_some_and(|throw| throw.letter() == letter('T')) && {
            table.write(&[]).score().hosts(Action::Advance);
            second(table) == Some(letter('T'))
        }
    });
    table.deal().write(&[&["Tuba"], &["7 Teas"]]);
    table.play(BO, Action::Appeal(no(1)));
    table.vote(&[(ANA, Keep)]);
    table.read_lines(1);
    table.play(CY, Action::Challenge(at(ANA, 1)));
    table.vote(&[]);
    let sentence = "Cy challenges “Tuba” of Ana.";
    assert!(told(&table).contains(sentence));
    assert!(told(&table).contains("Does “7 Teas” count for Bo?"));
    table.score().hosts(Action::Advance);
    table.deal().write(&[&["Trombone"], &["Tea"]]);
    assert!(told(&table).contains(sentence) && !told(&table).contains("Trombone"));
    table.score().hosts(Action::Advance);
    assert!(told(&table).contains(sentence) && told(&table).contains("Does “7 Teas” count for Bo?"));
}

/// Not even a host who plays knows more than the others.
#[test]
fn a_host_who_plays_has_no_better_eyes() {
    let setup = typed(Setup { host: Host::Plays(ANA), ..three() });
    let mut table = Table::new(&setup, 3);
    table.invent(BO, &["Cumquats"]);
    assert!(!format!("{:?}", table.eyes(ANA)).contains("Cumquats"));
}
