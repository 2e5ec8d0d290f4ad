//! What the sheets of both word games say, worked out from views of Pieceagories.

use partypiece::{
    rules::{
        Seat,
        pieceagories::{Action, Forfeit, Setup, SheetAction, Timer},
        sheets::{AnswerPlace, at_line, at_line_mut},
        vote::Ballot,
    },
    screens::{
        pieceagories::{LineRemark, forfeit_reminder, remark, sheet_table, written_rounds},
        sheets::{
            EndOfTime, PaperPress, ReadingPrompt, SheetTable, TimeOf, WriterPress, all_but, answer_row,
            blitz_turn, comparable, compare_sentence, cursor, duration_text, is_one_by_one, is_unanswered,
            line_summary, line_to_read, moments, next_answer_button, next_line_to_write, next_points,
            next_writers, nobody_answered, nobody_has_voted, other_answers, paper_foot, points_of,
            points_to_enter, poll_texts, reading_prompt, running_time, shown_line, similar_pairs,
            tie_sentence, when_time_is_up, who_has_not_voted, writer_press, writer_sentence,
        },
    },
};

use crate::best::in_words;

use super::{
    screens::{phase_and_turn, seen},
    setups::{ANA, BO, CY, at, sheet, three, with_house, with_typing},
    table::{Table, with_letter, with_sheets},
};

/// PG-34, PG-R47, PG-R76, SC-R49: whoever is writing comes first, then the others who have to write. The large button begins,
/// hands in, passes the laptop, or is not there; when time is up, the laptop is passed as by the button.
#[test]
fn the_next_writer_gets_the_laptop() {
    let mut table = with_letter(&with_house(with_typing(three()), |house| house.early = true), 'C');
    assert_eq!(next_writers(&seen(&table)), [ANA, BO, CY]);
    let press =
        |table: &Table, seat| writer_press(&sheet_table(&table.view(), table.own(seat).as_ref()), seat);
    assert_eq!(press(&table, BO), WriterPress::Begin);
    table.play(BO, SheetAction::Begin);
    assert_eq!(next_writers(&seen(&table)), [BO, ANA, CY]);
    assert_eq!(running_time(&seen(&table)), Some(TimeOf::Participant(BO)));
    assert_eq!(when_time_is_up(&seen(&table)), Some(EndOfTime::HandIn { writer: BO, next: Some(ANA) }));
    assert_eq!(press(&table, BO), WriterPress::Pass(ANA));
    for seat in [BO, ANA] {
        table.play(seat, SheetAction::HandIn(sheet(&[])));
        table.play(if seat == BO { ANA } else { CY }, SheetAction::Begin);
    }
    assert_eq!(press(&table, CY), WriterPress::HandIn);
    assert_eq!(when_time_is_up(&seen(&table)), Some(EndOfTime::HandIn { writer: CY, next: None }));
    let mut strict = with_letter(&with_typing(three()), 'C');
    strict.play(ANA, SheetAction::Begin);
    assert_eq!(press(&strict, ANA), WriterPress::Wait);
    let locked = writer_sentence(&seen(&strict), WriterPress::Wait);
    assert_eq!(locked, "When time runs out, your answers are locked.");
    let mut own = with_letter(&Setup { timer: Timer::Physical, ..with_typing(three()) }, 'C');
    let begin = writer_sentence(&seen(&own), WriterPress::Begin);
    assert_eq!(begin, "Set your timer to 5 minutes, and start it when you press.");
    own.play(ANA, SheetAction::Begin);
    assert_eq!(press(&own, ANA), WriterPress::TimeUp);
    let running = writer_sentence(&seen(&own), WriterPress::TimeUp);
    assert_eq!(running, "Press the button when your timer rings.");
}

/// PG-52, PG-62: on paper the large button starts the time. While the time runs, there is no button, and the
/// foot can say how much is left. With a timer of the table's own, a button says that the time is up.
#[test]
fn on_paper_one_button_starts_the_time() {
    let mut table = with_letter(&three(), 'C');
    let foot = paper_foot(&seen(&table));
    assert_eq!(
        (foot.sentence.as_str(), foot.button, foot.can_say_time),
        (
            "Write the letter C at the top of your sheets and number the lines 1 to 10.",
            Some(("Start the timer", PaperPress::Begin)),
            false
        )
    );
    assert_eq!(when_time_is_up(&seen(&table)), None);
    table.play_host(SheetAction::Begin);
    let running = paper_foot(&seen(&table));
    assert_eq!((running.button, running.can_say_time), (None, true));
    assert_eq!(when_time_is_up(&seen(&table)), Some(EndOfTime::Paper(table.host())));
    let own = Setup { timer: Timer::Physical, ..three() };
    let mut table = with_letter(&own, 'C');
    table.play_host(SheetAction::Begin);
    assert_eq!(paper_foot(&seen(&table)).button, Some(("Time is up", PaperPress::TimeUp)));
    assert_eq!(
        [60, 180, 50, 150].map(duration_text),
        ["1 minute", "3 minutes", "50 seconds", "2:30 minutes"]
    );
}

/// PG-R60: in a Blitz the category and its writer are named, and time locks the answer.
#[test]
fn a_blitz_goes_around() {
    let mut table = with_letter(&with_house(with_typing(three()), |house| house.blitz = true), 'C');
    let turn = blitz_turn(&seen(&table)).expect("a Blitz");
    assert_eq!((turn.line, turn.writer, turn.running), (1, ANA, false));
    assert!(turn.sentence.starts_with("Pass the laptop to "), "{}", turn.sentence);
    table.play(ANA, SheetAction::Begin);
    assert_eq!(when_time_is_up(&seen(&table)), Some(EndOfTime::Answer { writer: ANA, line: 1 }));
    assert!(blitz_turn(&seen(&table)).expect("a Blitz").running);
    for seat in [ANA, BO, CY] {
        table.play(seat, SheetAction::Answer("Tea".into()));
        let _ = (seat != CY).then(|| table.play(Seat(seat.0 + 1), SheetAction::Begin));
    }
    let turn = blitz_turn(&seen(&table)).expect("a Blitz");
    assert_eq!(
        turn.sentence,
        "Number 1 is done. Bo begins number 2: 10 seconds. The category appears with the timer."
    );
}

/// PG-34, PG-53: the cursor goes to the next empty line, or else to the first empty one. On a full sheet it
/// goes line by line to the last.
#[test]
fn the_cursor_finds_the_next_empty_line() {
    let texts = sheet(&["Cat", "", "Cow"]);
    assert_eq!(
        (cursor(&texts), next_line_to_write(&texts, 1), next_line_to_write(&texts, 2)),
        (2, Some(2), Some(4))
    );
    let full = sheet(&["C"; 10]);
    assert_eq!(
        (cursor(&full), next_line_to_write(&full, 3), next_line_to_write(&full, 10)),
        (10, Some(4), None)
    );
}

/// PG-R52: a press on the usual points sets 0, and further presses go through the other values.
#[test]
fn a_press_on_points_goes_through_the_values() {
    let entering = |alliteration| {
        let mut table = with_letter(&with_house(three(), |house| house.alliteration = alliteration), 'C');
        table.play_host(SheetAction::Begin);
        table.play_host(SheetAction::TimeUp);
        seen(&table)
    };
    let after = |round: &SheetTable| [1, 0, 2].map(|now| next_points(round, now));
    assert_eq!(after(&entering(true)), [0, 2, 1]);
    assert_eq!(next_points(&entering(false), 0), 1);
}

/// PG-55, PG-R23: the remark says what is wrong with an answer. A valid answer after an equal but invalid
/// line is no repeat.
#[test]
fn an_answer_is_a_repeat_only_of_a_valid_answer() {
    let mut table = with_letter(&with_typing(three()), 'C');
    let lines = sheet(&["Quick Cox", "Cox, Quick", "Cox, Quick!", "7-Up"]);
    let notes = |table: &Table| {
        [1, 2, 3, 4, 5].map(|line| {
            remark(&table.view(), table.own(ANA).as_ref(), &lines, line).map(|remark| remark.text)
        })
    };
    assert_eq!(notes(&table), [None; 5], "before the letter is known");
    table.play(ANA, SheetAction::Begin);
    let expected = [
        Some("Wrong letter"),
        None,
        Some("Already on your sheet"),
        Some("Not a letter from A to Z: you can ask for a vote"),
        None,
    ];
    assert_eq!(notes(&table), expected);
}

/// PG-56, PG-R50: the page offers to move a leading article to the end.
#[test]
fn an_article_is_moved_by_a_press() {
    let mut table = with_letter(&with_typing(three()), 'C');
    table.play(ANA, SheetAction::Begin);
    let better = Some(("The".to_owned(), "Cure, The".to_owned()));
    let expected = LineRemark { text: "No point: article in front", better };
    assert_eq!(remark(&table.view(), table.own(ANA).as_ref(), &sheet(&["The Cure"]), 1), Some(expected));
}

/// PG-63, PG-R21: the large button says which category is read, and the quiet one who reads the next answer.
#[test]
fn the_reading_says_who_reads_next() {
    let mut table = with_sheets(&three(), 'C', &[&["Cat"], &["Cow"], &["Cod"]]);
    let buttons = |table: &Table| (reading_prompt(&seen(table)).button(), next_answer_button(&seen(table)));
    assert_eq!(reading_prompt(&seen(&table)), ReadingPrompt::Category(1));
    assert_eq!(buttons(&table), ("Read number 1".to_owned(), Some("Only Ana’s answer".to_owned())));
    assert!(answer_row(&seen(&table), at(ANA, 1)).is_next);
    table.play_host(SheetAction::Next);
    assert_eq!(reading_prompt(&seen(&table)), ReadingPrompt::Challenge(1));
    assert_eq!(
        buttons(&table),
        ("Read the rest of number 1".to_owned(), Some("Only Bo’s answer".to_owned()))
    );
    assert_eq!(line_to_read(&seen(&table)), Some(1));
    let row = answer_row(&seen(&table), at(ANA, 1));
    assert_eq!((row.text.as_deref(), row.slug, row.points), (Some("Cat"), "stands", 1));
    assert!(row.can_challenge && !row.can_compare, "there is nothing to compare it with yet");
    table.play_host(SheetAction::Next);
    let row = answer_row(&seen(&table), at(ANA, 1));
    assert!(row.can_compare && row.is_tab_stop);
    let unread = answer_row(&seen(&table), at(CY, 1));
    assert_eq!((unread.text, unread.mark, unread.slug), (None, None, "unread"));
    table.read_lines(10);
    assert_eq!(reading_prompt(&seen(&table)), ReadingPrompt::Done);
    assert_eq!(buttons(&table), ("See the score".to_owned(), None));
}

/// PG-R66: categories that nobody answered are named, and read with the next one or with the score.
#[test]
fn what_nobody_answered_is_read_together() {
    let mut table = with_sheets(&three(), 'C', &[&["", "Cat"], &["", "Cow"], &["", "", "", "Cod"]]);
    let round = seen(&table);
    assert_eq!(
        nobody_answered(round.unanswered()).as_deref(),
        Some("Nobody answered numbers 1, 3, 5, 6, 7, 8, 9 and 10.")
    );
    assert_eq!(reading_prompt(&round), ReadingPrompt::Category(2));
    assert_eq!(next_answer_button(&round).as_deref(), Some("Only Ana’s answer"));
    assert!(is_unanswered(&round));
    table.read_lines(1);
    assert!(!is_unanswered(&seen(&table)));
    table.read_lines(4);
    assert_eq!(reading_prompt(&seen(&table)), ReadingPrompt::Done);
    assert_eq!(next_answer_button(&seen(&table)), None);
    assert_eq!(nobody_answered(&[]), None);
}

/// PG-R67: “All but” has the ballots of everybody who is here, the host included; two voters have no need of it.
#[test]
fn all_but_the_owner_vote_with_one_press() {
    let mut table = with_sheets(&three(), 'C', &[&["Cat"], &["Cow"], &["Cod"]]);
    table.read_lines(1);
    table.play_host(SheetAction::Join(vec![at(ANA, 1), at(BO, 1)]));
    let round = seen(&table);
    let votes = all_but(&round, round.poll().expect("a vote"));
    let labels: Vec<String> = votes.iter().map(|vote| vote.label.to_string()).collect();
    let expected = ["All but Ana say the same", "All but Bo say the same"];
    assert_eq!(labels, expected);
    assert_eq!(votes[0].ballots.len(), 4, "the host votes, too");
    let two = SheetTable { people: round.people[..2].to_vec(), ..round.clone() };
    assert_eq!(all_but(&two, round.poll().expect("a vote")), []);
}

/// PG-66, PG-R24, PG-R26: only answers on which the table may vote can be compared. After one was selected,
/// the page says where to find a second one.
#[test]
fn only_answers_that_the_table_may_vote_on_can_be_compared() {
    let mut table = with_sheets(&three(), 'C', &[&["Cat", "Cup"], &["cat"], &["", "Cot"]]);
    let can =
        |table: &Table, line| [ANA, BO, CY].map(|seat| answer_row(&seen(table), at(seat, line)).can_compare);
    let sentence = |table: &Table, selected: &[AnswerPlace]| {
        let may_join = |selected: &[AnswerPlace]| {
            table.0.check(table.host(), &SheetAction::Join(selected.to_vec()).into()).is_ok()
        };
        compare_sentence(&seen(table), selected, may_join)
    };
    table.read_lines(1);
    assert_eq!(can(&table, 1), [false; 3], "nothing counts");
    table.read_lines(2);
    assert_eq!(can(&table, 2), [true, false, true], "an empty line is no answer");
    assert_eq!(can(&table, 1), [true, true, false], "a struck answer can be compared with one that counts");
    let with_a_struck_one = [at(CY, 2), at(ANA, 1)];
    assert_eq!(comparable(&seen(&table), &with_a_struck_one), with_a_struck_one);
    let elsewhere = "Is an answer in another category the same? Press its number, then “Compare” there.";
    assert_eq!(sentence(&table, &[at(ANA, 1)]), Some(elsewhere));
    assert_eq!(
        sentence(&table, &[at(ANA, 2)]),
        Some("Is another answer the same? Press “Compare” there, too.")
    );
    assert_eq!(sentence(&table, &[at(ANA, 2), at(CY, 2)]), Some("The table will vote on it."));
    assert_eq!(sentence(&table, &[]), None);
    table.play_host(SheetAction::Join(vec![at(ANA, 2), at(CY, 2)]));
    table.play_host(SheetAction::Unanimous(Ballot::Keep));
    assert_eq!(can(&table, 2), [false; 3], "an answer is in one vote at most");
}

/// PG-64, PG-R22: the mark of a duplicate names the players who have the same answer. If they have it in
/// another category, the mark names the category, too.
#[test]
fn a_mark_says_who_has_the_same_answer() {
    let mut table = with_sheets(&three(), 'C', &[&["Cat"], &["cat"], &["", "Cat"]]);
    table.read_lines(2);
    let text = |seat, line| answer_row(&seen(&table), at(seat, line)).mark.expect("an answer").text;
    assert_eq!(text(ANA, 1), "Bo and Cy (number 2) have it too: none of them counts");
    assert_eq!(text(CY, 1), "nothing");
    assert_eq!(line_summary(&seen(&table), 1).as_deref(), Some("0 of 3 count"));
    assert_eq!(line_summary(&seen(&table), 3), None, "nothing was read");
    assert_eq!(shown_line(&seen(&table), Some((6, 1))), 1, "somebody went back");
    assert_ne!(shown_line(&seen(&table), Some((5, 1))), 1, "an answer was read since then");
}

/// PG-R22: whoever has the same answer on two lines is named once.
#[test]
fn a_mark_names_a_writer_of_two_answers_once() {
    let mut table = with_sheets(&three(), 'C', &[&["Cat"], &["Calf", "Cow"], &["Cod"]]);
    table.read_lines(2);
    table.play_host(SheetAction::Join(vec![at(ANA, 1), at(BO, 1), at(BO, 2)]));
    table.play_host(SheetAction::Unanimous(Ballot::Strike));
    let mark = answer_row(&seen(&table), at(ANA, 1)).mark.expect("an answer");
    assert_eq!(mark.text, "struck by vote: the same as what Bo (numbers 1 and 2) wrote");
}

/// PG-65: the owners of a struck duplicate owe the forfeit of the house.
#[test]
fn a_forfeit_is_due_for_a_duplicate() {
    let sentence = |rule| {
        let setup = with_house(three(), |house| house.forfeit = rule);
        let mut table = with_sheets(&setup, 'C', &[&["Cat"], &["cat"], &["Cow"]]);
        table.read_lines(1);
        forfeit_reminder(&table.view())
    };
    let song = Forfeit::Other("a song".to_owned());
    assert_eq!(sentence(Some(song)).as_deref(), Some("For Ana and Bo: a song."));
    assert_eq!(sentence(None), None);
    let setup = with_house(three(), |house| house.forfeit = Some(Forfeit::Other("a song".to_owned())));
    let mut table = with_sheets(&setup, 'C', &[&["Cat"], &["Cow"], &["Cod"]]);
    table.read_lines(1);
    assert_eq!(forfeit_reminder(&table.view()), None, "without a duplicate there is no forfeit");
}

/// PG-66, PG-67, PG-68, PG-R28, PG-R59: a vote has a question, and says what a tie does and who has not voted.
#[test]
fn a_vote_says_what_is_asked_and_what_a_tie_does() {
    let mut table = with_sheets(&three(), 'C', &[&["Cat"], &["Cow"], &["Cod"]]);
    table.read_lines(1);
    let places = [at(ANA, 1), at(BO, 1)];
    assert_eq!(comparable(&seen(&table), &[at(ANA, 1), at(CY, 9)]), [at(ANA, 1)]);
    table.play_host(SheetAction::Join(places.to_vec()));
    let round = seen(&table);
    let poll = round.poll().expect("a vote");
    let words = poll_texts(&round, &poll.question);
    assert_eq!(
        (words.question.as_str(), words.keep, words.strike),
        ("Are these the same?", "Different", "The same")
    );
    assert_eq!(words.unanimous, [(Ballot::Keep, "All say different"), (Ballot::Strike, "All say the same")]);
    let others = other_answers(&round, &poll.question);
    assert_eq!(others, [("Cy".to_owned(), "Cod".to_owned())], "everybody has seen them before they vote");
    assert_eq!(
        tie_sentence(&round, poll),
        "If it is a tie, the votes of Ana and Bo are left out. If it is still a tie: the answers count."
    );
    assert_eq!(line_to_read(&round), None, "the table has to vote first");
    assert!(!is_one_by_one(&round, false) && is_one_by_one(&round, true));
    assert_eq!(who_has_not_voted(&round), "4 have not voted yet.");
    assert_eq!(
        nobody_has_voted(&round).as_deref(),
        Some("Nobody has voted yet."),
        "there is nothing to count"
    );
    table.play(ANA, SheetAction::Vote(Some(Ballot::Keep)));
    table.play(CY, SheetAction::Vote(Some(Ballot::Strike)));
    let round = seen(&table);
    assert!(is_one_by_one(&round, false), "somebody has voted");
    assert_eq!(nobody_has_voted(&round), None);
    assert_eq!(who_has_not_voted(&round), "Bo and Hal have not voted yet.");
    let tie = tie_sentence(&round, round.poll().expect("a vote"));
    assert_eq!(tie, "Tie: without the vote of Ana it is 0 to 1: the answers are struck.");
    assert_eq!(phase_and_turn(&table.view()), ["A vote", "everybody"]);
}

/// PG-66: answers that are only a little similar are offered for a vote.
#[test]
fn similar_answers_are_offered_for_a_vote() {
    let mut table = with_sheets(&three(), 'D', &[&["Darwin"], &["Darwin, Charles"], &["Dodo"]]);
    table.read_lines(1);
    let offered = similar_pairs(&seen(&table));
    let texts = ["Darwin", "Darwin, Charles"].map(str::to_owned);
    assert_eq!(offered, [([at(ANA, 1), at(BO, 1)], texts)]);
}

/// PG-64: the best moments name an answer that was the only one that counted, and one that many players had.
#[test]
fn the_best_moments_are_shown() {
    let mut table = with_sheets(&three(), 'C', &[&["Cat", "Cup"], &["Cat", "Dog"], &["cat", "Eel"]]);
    table.score();
    table.play_host(Action::Advance);
    table.play_host(Action::End);
    let view = table.view();
    let best = moments(&sheet_table(&view, None), &written_rounds(&view), 2);
    let category = |line: usize| written_rounds(&view)[0].list[line].clone();
    let expected = [
        ("Cup".to_owned(), format!("Ana had the only answer that counted for “{}”", category(1))),
        ("Cat".to_owned(), format!("Ana, Bo and Cy had the same answer for “{}”", category(0))),
    ];
    assert_eq!(in_words(&best), expected);
}

/// PG-R52, SC-R27: points are entered line by line, and only for players who are here.
#[test]
fn points_are_entered_for_players_who_are_here() {
    let usual = points_to_enter(None, 2, 3, 1);
    assert_eq!(usual, [[1, 1, 1], [1, 1, 1]]);
    let stored = vec![vec![1, 0, 2], vec![0, 0, 1]];
    assert_eq!(points_to_enter(Some(stored.clone()), 2, 3, 1), stored);
    assert_eq!(points_to_enter(Some(stored.clone()), 3, 3, 1).len(), 3, "a player came after that");
    assert_eq!(points_to_enter(Some(vec![vec![1, 0], vec![0, 0, 1]]), 2, 3, 1), usual, "a line is missing");
    assert_eq!(points_of(stored, &[Seat(1)]), [[0, 0, 0], [0, 0, 1]]);
    let mut row = [1, 2, 3];
    assert_eq!([0, 1, 3, 4].map(|line| at_line(&row, line).copied()), [None, Some(1), Some(3), None]);
    assert_eq!([0, 1, 3, 4].map(|line| at_line_mut(&mut row, line).copied()), [None, Some(1), Some(3), None]);
}
