//! Votes that were let rest, and groups of similar answers that come apart.

use partypiece::rules::{
    Seat, Viewer,
    pieceagories::{Action, Event, Mark, Place, Question, Refusal, Scene},
    vote::Ballot::{Keep, Strike},
};

use super::{
    super::laws::by_version,
    guests::{ANA, BO, CY, DI, at, four, name, no},
    table::{Table, written},
};

fn asks_same(places: &[Place]) -> Question {
    Question::Same(places.to_vec())
}

/// The answers that may still be challenged.
fn open(table: &Table) -> Vec<Place> {
    let Scene::Reading { heard, .. } = table.scene() else { panic!("reading") };
    heard.iter().filter(|heard| heard.open).map(|heard| heard.place).collect()
}

/// Four answers to the first category, with the group that was asked about early and found different.
fn calves() -> Table {
    let mut table = written(&four(), 'C', &[&["calves"], &["cal ves"], &["calf"], &["calve"]]);
    table.hosts(Action::Next);
    table.hosts(Action::Next);
    table.play(CY, Action::Join(vec![at(ANA, 1), at(BO, 1)]));
    assert_eq!(table.poll(), Some(asks_same(&[at(ANA, 1), at(BO, 1)])));
    table.vote(&[(CY, Keep)]);
    table
}

/// PG-R51, PG-R31: whoever challenged, also the writer of the answer
#[test]
fn a_challenge_that_was_let_rest_may_be_made_again() {
    for by in [ANA, BO] {
        let mut table = written(&four(), 'C', &[&["Cuddle"]]);
        table.read_lines(1);
        table.play(by, Action::Challenge(at(ANA, 1)));
        assert_eq!(table.hosts(Action::Drop), [Event::Dropped]);
        assert_eq!(open(&table), [at(ANA, 1)], "the page offers it again");
        table.play(CY, Action::Challenge(at(ANA, 1)));
        table.vote(&[(CY, Strike), (DI, Strike)]);
        assert_eq!(table.mark(at(ANA, 1)), Mark::VotedDown);
    }
}

/// PG-R51, PG-R31: a vote that was counted is the only one, although others were let rest before it
#[test]
fn a_counted_challenge_uses_up_the_one_vote() {
    let mut table = written(&four(), 'C', &[&["Cuddle"]]);
    table.read_lines(1);
    for _ in 0..3 {
        table.play(BO, Action::Challenge(at(ANA, 1)));
        table.hosts(Action::Drop);
    }
    table.play(BO, Action::Challenge(at(ANA, 1)));
    table.vote(&[]);
    assert_eq!(table.refused(CY, Action::Challenge(at(ANA, 1))), Refusal::VotedAlready);
    assert_eq!(open(&table), []);
}

/// PG-R51, PG-R49
#[test]
fn an_appeal_that_was_let_rest_may_be_asked_for_again() {
    let mut table = written(&four(), 'S', &[&["7-Up"]]);
    let granted = |table: &Table| {
        let Scene::Appeals { appeals, .. } = table.scene() else { panic!("appeals") };
        appeals[0].granted
    };
    table.play(ANA, Action::Appeal(no(1)));
    assert_eq!(granted(&table), None, "nothing is decided while the vote is open");
    table.hosts(Action::Drop);
    assert_eq!(granted(&table), None, "nor when it was let rest");
    table.play(ANA, Action::Appeal(no(1)));
    table.vote(&[(BO, Keep)]);
    assert_eq!(granted(&table), Some(true));
    assert_eq!(table.refused(ANA, Action::Appeal(no(1))), Refusal::VotedAlready);
    assert_eq!(table.score().totals(), [1, 0, 0, 0]);
}

/// PG-R51, PG-R26: the page asks once, and people as often as they like until votes are counted
#[test]
fn a_question_about_like_answers_that_was_let_rest_may_be_asked_again() {
    let mut table = written(&four(), 'D', &[&["dog"], &["dogs"]]);
    table.read_lines(1);
    let pair = vec![at(ANA, 1), at(BO, 1)];
    let hints = |table: &Table| {
        let Scene::Reading { hints, .. } = table.scene() else { panic!("reading") };
        hints.iter().map(|hint| hint.places.to_vec()).collect::<Vec<_>>()
    };
    assert_eq!((table.poll(), hints(&table)), (Some(asks_same(&pair)), vec![]), "the page asks by itself");
    table.hosts(Action::Drop);
    assert_eq!((table.poll(), hints(&table)), (None, vec![pair.clone()]), "then it only says so");
    for _ in 0..2 {
        table.play(CY, Action::Join(pair.clone()));
        table.hosts(Action::Drop);
        assert_eq!(table.poll(), None);
    }
    table.play(CY, Action::Join(pair.clone()));
    table.vote(&[(CY, Keep)]);
    assert_eq!(table.refused(CY, Action::Join(pair)), Refusal::VotedAlready);
    assert_eq!(hints(&table), Vec::<Vec<Place>>::new());
    assert_eq!(table.score().totals(), [1, 1, 0, 0]);
}

/// PG-R51, PG-R26: a part asked about early and let rest is still in the page's question about the whole
#[test]
fn the_page_asks_about_a_whole_group_although_a_part_was_let_rest() {
    let mut table = written(&four(), 'D', &[&["dog"], &["dogs"], &["do gs"]]);
    table.hosts(Action::Next);
    table.hosts(Action::Next);
    table.play(DI, Action::Join(vec![at(ANA, 1), at(BO, 1)]));
    table.hosts(Action::Drop);
    table.read_lines(1);
    assert_eq!(table.poll(), Some(asks_same(&[at(ANA, 1), at(BO, 1), at(CY, 1)])));
    table.hosts(Action::Drop);
    assert_eq!(table.poll(), None, "and once is enough");
    assert_eq!(table.score().totals(), [1, 1, 1, 0]);
}

/// PG-R53, PG-R26
#[test]
fn what_is_left_of_a_group_and_not_alike_opens_no_vote() {
    let mut table = calves();
    let events = table.read_lines(1);
    assert!(events.iter().all(|event| matches!(event, Event::Read { .. })), "{events:?}");
    assert_eq!(table.score().totals(), [1, 1, 1, 1]);
}

/// PG-R53, PG-R26: an answer is in one vote at most, and what had none may still have one
#[test]
fn what_is_left_of_a_group_may_still_be_asked_about_by_people() {
    let mut table = calves();
    table.read_lines(1);
    assert_eq!(table.refused(BO, Action::Join(vec![at(ANA, 1), at(CY, 1)])), Refusal::VotedAlready);
    table.play(BO, Action::Join(vec![at(CY, 1), at(DI, 1)]));
    assert_eq!(table.poll(), Some(asks_same(&[at(CY, 1), at(DI, 1)])), "these two and no others");
    table.vote(&[(BO, Strike)]);
    assert_eq!(table.score().totals(), [1, 1, 0, 0]);
}

/// PG-R53: `calves` was all that joined the other two
#[test]
fn an_answer_that_was_struck_joins_no_others() {
    let mut table = written(&four(), 'C', &[&["calf"], &["calves"], &["calve"], &["cow"]]);
    table.hosts(Action::Next);
    table.hosts(Action::Next);
    table.play(DI, Action::Challenge(at(BO, 1)));
    table.vote(&[(DI, Strike)]);
    table.read_lines(1);
    assert_eq!(table.poll(), None);
    table.play(BO, Action::Join(vec![at(ANA, 1), at(DI, 1)]));
    assert_eq!(table.poll(), Some(asks_same(&[at(ANA, 1), at(DI, 1)])), "nor for people");
    table.hosts(Action::Drop);
    assert_eq!(table.score().totals(), [1, 0, 1, 1]);
}

/// PG-R53: what is still similar without the one that left is asked about
#[test]
fn what_is_left_of_a_group_and_alike_is_asked_about() {
    let mut table = written(&four(), 'D', &[&["dog"], &["dogs"], &["Dog s"], &["d ogs"]]);
    table.hosts(Action::Next);
    table.play(BO, Action::Challenge(at(ANA, 1)));
    table.vote(&[(BO, Strike)]);
    table.read_lines(1);
    assert_eq!(table.poll(), Some(asks_same(&[at(BO, 1), at(CY, 1), at(DI, 1)])));
    assert_eq!(table.vote(&[(ANA, Strike)]).cast.strike, 1);
    assert_eq!(table.score().totals(), [0, 0, 0, 0]);
}

/// PG-R52, PG-R46: on paper, with points entered for the whole round
#[test]
fn no_points_are_entered_for_somebody_who_has_left() {
    let mut table = super::table::dealt(&four(), 'C');
    table.hosts(Action::Begin);
    table.hosts(Action::Leave(CY));
    table.hosts(Action::TimeUp);
    table.hosts(Action::Leave(DI));
    let points = |of: &[Seat]| {
        let row = |seat: Seat| [u8::from(of.contains(&seat)); 10];
        Action::EnterPoints([ANA, BO, CY, DI].map(row).to_vec())
    };
    for (of, who) in [(&[CY][..], "Cy"), (&[ANA, DI], "Di"), (&[ANA, BO, CY, DI], "Cy")] {
        let refusal = table.refused(table.host(), points(of));
        assert_eq!(refusal, Refusal::AbsentPoints { name: name(who) });
    }
    table.hosts(Action::Return(DI));
    table.refused(table.host(), points(&[CY, DI]));
    table.hosts(points(&[ANA, DI]));
    assert_eq!((table.totals(), table.winners()), (vec![10, 0, 0, 10], vec![ANA, DI]));
}

/// A record that was begun by the first version of the rules goes on by it: PG-R52 and PG-R53 came later.
#[test]
fn an_old_record_is_played_on_by_the_rules_it_was_begun_by() {
    let mut paper = super::table::dealt(&four(), 'C');
    paper.hosts(Action::Begin);
    paper.hosts(Action::Leave(CY));
    paper.hosts(Action::TimeUp);
    let points = Action::EnterPoints(vec![[0; 10], [0; 10], [1; 10], [0; 10]]);
    let host = paper.host();
    let (old, damage) = by_version(1, &paper.0, &[(host, points.clone()), (host, Action::Advance)]);
    assert_eq!(damage, None);
    assert_eq!(old.view(Viewer::Table).people[2].won, 1);
    let (_, damage) = by_version(2, &paper.0, &[(host, points)]);
    assert!(damage.is_some_and(|damage| damage.reason.contains("Cy has left")));

    let table = calves();
    let asks =
        [(host, Action::Next), (host, Action::Next), (BO, Action::Vote(Some(Strike))), (host, Action::Count)];
    let (mut old, damage) = by_version(1, &table.0, &asks);
    assert_eq!(damage, None, "the page asked about what was left");
    old.undo(true).expect("everybody agrees");
    assert!(
        matches!(old.view(Viewer::Table).scene, Scene::Reading { poll: Some(_), .. }),
        "and does so again"
    );
    let (_, damage) = by_version(2, &table.0, &asks);
    assert!(damage.is_some_and(|damage| damage.reason.contains("No vote is open")));
}

/// PG-R50: in a record of the first version of the rules quotation marks belong to an answer
#[test]
fn an_old_record_is_judged_with_the_wrapping_of_its_answers() {
    let mut table = written(&four(), 'T', &[&["“The Tempest”"], &["ŉt"]]);
    table.read_lines(1);
    let marks = |version| {
        let (game, damage) = by_version(version, &table.0, &[]);
        assert_eq!(damage, None);
        let Scene::Reading { heard, .. } = game.view(Viewer::Table).scene else { panic!("reading") };
        heard.iter().map(|heard| heard.mark.clone()).collect::<Vec<_>>()
    };
    assert_eq!(marks(1)[..2], [Mark::Stands { points: 1 }, Mark::NoLetter]);
    assert_eq!(marks(2)[..2], [Mark::LeadingArticle, Mark::WrongLetter]);
}
