//! Drafts of lists: what stays when they are drawn again, and what is replaced. Also which entries count as used, and lines that
//! people type.

use partypiece::{
    decks::{
        CategoryDeck, EntryError, Line, LineError, ListDraft, ListProblem, ListSource, MAX_ENTRIES,
        TypedError, added, built_in, not_added, pasted_too_many, recent_after, typed_lines,
    },
    rules::{Luck, luck::Seed},
};

use super::{deck, line};

fn luck(seed: u64) -> Luck {
    Luck::new(Seed(seed))
}

fn source<'a>(decks: &'a [&'a CategoryDeck]) -> ListSource<'a> {
    ListSource { decks, recent: &[], retired: &[] }
}

fn texts(draft: &ListDraft) -> Vec<&str> {
    draft.rows().iter().map(|row| &row.text[..]).collect()
}

#[test]
fn drawing_again_keeps_pinned_and_written_lines_in_place() {
    let built_in = built_in();
    let decks = [&built_in[0], &built_in[1]];
    let mut draft = ListDraft::empty(12);
    draft.redraw(&source(&decks), &mut luck(1));
    let before: Vec<String> = texts(&draft).into_iter().map(str::to_owned).collect();
    draft.pin(3, true);
    draft.set_text(7, "What our cat thinks");
    draft.redraw(&source(&decks), &mut luck(2));
    let after = texts(&draft);
    assert_eq!(after[3], before[3]);
    assert_eq!(after[7], "What our cat thinks");
    let same = before.iter().zip(&after).filter(|(one, other)| one == other).count();
    assert_eq!(same, 1, "everything else is new");
    assert!((0..12).all(|index| draft.problem(index).is_none()), "no entry is repeated (SC-06)");
}

#[test]
fn a_line_is_drawn_again_without_its_retired_entry() {
    let built_in = built_in();
    let decks = [&built_in[0]];
    let mut draft = ListDraft::empty(12);
    draft.redraw(&source(&decks), &mut luck(1));
    let before: Vec<String> = texts(&draft).into_iter().map(str::to_owned).collect();
    let retired = [line(&before[5])];
    for seed in 0..200 {
        draft.redraw_line(5, &ListSource { retired: &retired, ..source(&decks) }, &mut luck(seed));
        let after = texts(&draft);
        assert_ne!(after[5], before[5]);
        assert!((0..12).all(|index| index == 5 || after[index] == before[index]));
    }
}

#[test]
fn a_problem_of_a_line_is_reported_and_the_line_stays() {
    let small = deck("Small", &["Fruit", "Bird", "River"]);
    let decks = [&small];
    let mut draft = ListDraft::empty(4);
    let drawn = draft.redraw(&source(&decks), &mut luck(1));
    assert_eq!(drawn.missing, 1);
    assert_eq!(draft.problem(3), Some(ListProblem::LineError(LineError::Empty)));
    draft.set_text(3, "Tool");
    assert!(draft.problem(3).is_none());
    let first = draft.rows()[0].text.to_uppercase();
    draft.set_text(3, &first);
    assert_eq!(draft.problem(3), Some(ListProblem::Twice { index: 0 }));
    draft.pin(0, true);
    let drawn = draft.redraw(&source(&decks), &mut luck(2));
    assert_eq!(
        (drawn.missing, &draft.rows()[3].text),
        (0, &first),
        "a written line stays, even if it repeats a pinned one"
    );
    assert!(draft.rows().iter().all(|row| !row.text.is_empty()));
}

#[test]
fn a_list_of_a_built_in_deck_keeps_its_name_until_it_is_changed() {
    let deck = built_in().remove(0);
    let list = deck.lists().nth(3).unwrap();
    let mut draft = ListDraft::empty(12);
    draft.use_list("Classic pack, card 1, list 4".to_owned(), list);
    assert!(texts(&draft).iter().zip(list).all(|(text, line)| *text == line.as_str()));
    assert_eq!(draft.name(), "Classic pack, card 1, list 4");
    let kept = ListDraft::read(&draft.to_text(), 12);
    assert_eq!(kept.as_ref(), Some(&draft));
    draft.set_text(0, "Fish");
    assert_eq!(draft.name(), "");
}

#[test]
fn a_draft_of_a_list_is_restored_unchanged() {
    let mut draft = ListDraft::empty(10);
    draft.set_text(2, "+ and − signs");
    draft.set_text(9, "  ");
    draft.pin(9, true);
    assert_eq!(ListDraft::read(&draft.to_text(), 10), Some(draft.clone()));
    assert_eq!(ListDraft::read(&draft.to_text(), 12), None);
    assert_eq!(ListDraft::read("", 10), None);
}

#[test]
fn played_entries_count_as_used_until_sixty_others_were_played() {
    let lines =
        |range: std::ops::Range<u32>| range.map(|n| line(&format!("Thing {n}"))).collect::<Vec<Line>>();
    let first = lines(0..12);
    let recent: Vec<Line> = recent_after(&[], &first).into_iter().cloned().collect();
    assert_eq!(recent, first);
    let again: Vec<Line> = recent_after(&recent, &lines(0..1)).into_iter().cloned().collect();
    assert_eq!((again.len(), again.last()), (12, first.first()), "a repeated entry becomes the latest");
    let long: Vec<Line> = recent_after(&again, &lines(100..150)).into_iter().cloned().collect();
    assert_eq!((long.len(), long.contains(&first[1]), long.contains(&first[3])), (60, false, true));
}

#[test]
fn typed_lines_become_entries() {
    let lines = typed_lines(" a hat \n\n a cat").unwrap();
    assert_eq!((lines.len(), &added(&lines, 0)[..]), (2, "added 2 entries"));
    assert_eq!(added(&typed_lines(" a hat ").unwrap(), 0), "added “a hat”");
    assert_eq!(typed_lines(" \n ").unwrap_err().to_string(), "Write an entry first.");
    let mut deck = deck("Mine", &["a dog"]);
    assert_eq!(deck.add_typed(&lines), Ok(Vec::new()));
    assert_eq!(deck.entries(), [line("a dog"), line("a hat"), line("a cat")]);
}

/// FI-11: one slip in a pasted list keeps no other line out, and is named.
#[test]
fn of_several_typed_lines_those_that_fit_are_added() {
    let mut deck = deck("Mine", &["a dog"]);
    let long = "x".repeat(500);
    let lines = ["a hat", "A dog", &long, "a cat", "a hat"];
    let refused = deck.add_typed(&lines).unwrap();
    assert_eq!(deck.entries(), [line("a dog"), line("a hat"), line("a cat")]);
    assert_eq!(refused.iter().map(|(line, _)| *line).collect::<Vec<_>>(), ["A dog", &long, "a hat"]);
    let sentence = not_added(&refused).unwrap();
    assert_eq!(sentence, "“a dog” is in this deck already, as number 1. 2 more lines were not added.");
    assert_eq!(added(&lines, refused.len()), "added 2 entries");
}

#[test]
fn typed_lines_that_do_not_fit_are_refused_with_a_reason() {
    let mut deck = deck("Mine", &["a dog"]);
    let duplicate = deck.add_typed(&["A dog"]);
    assert!(
        matches!(duplicate, Err(TypedError::Entry(EntryError::Duplicate { index: 0, .. }))),
        "{duplicate:?}"
    );
    let long = "x".repeat(500);
    let refusal = deck.add_typed(&[&long]).unwrap_err().to_string();
    assert!(refusal.starts_with(&format!("“{}” cannot be used: it has 500", "x".repeat(40))), "{refusal}");
    let many = vec!["y"; MAX_ENTRIES];
    assert_eq!(deck.add_typed(&many), Err(TypedError::TooMany));
    assert_eq!(deck.entries().len(), 1);
}

/// FI-05: several lines that are pasted into one line of a list go to it and to those below.
#[test]
fn pasted_lines_fill_a_list_from_the_line_they_are_pasted_into() {
    let mut draft = ListDraft::empty(4);
    assert_eq!(draft.paste(1, &["Fish", "Birds"]), 0);
    assert_eq!(texts(&draft), ["", "Fish", "Birds", ""]);
    let left_out = draft.paste(2, &["Trees", "Sea", "Hats"]);
    assert_eq!(texts(&draft), ["", "Fish", "Trees", "Sea"]);
    assert_eq!(pasted_too_many(left_out).unwrap(), "1 pasted line did not fit on the list.");
    assert_eq!(pasted_too_many(0), None);
}
