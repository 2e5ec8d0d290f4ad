//! What Scattergories' screens say, worked out from views.

use partypiece::{
    rules::{
        Viewer,
        scattergories::{Action, Answers, Die, Ground, House, Scoring, Setup, SheetAction, View},
        vote::Ballot,
    },
    screens::{
        scattergories::{
            AgreeingPress, TableScreen, advice, agreeing_press, agreement, agrees_one_by_one, answer_buttons,
            chart_labels, dice, die_in_a_line, first_categories, first_setup, kind_matters,
            min_outstanding_points, points_table, problem_of_time, remark, running_totals, score,
            scored_foot, screen, set_title, several, sheet_table, strip, summary, time_in_a_line, victory,
            who_may_leave, with_letter_toggled, written_rounds,
        },
        sheets::{
            EndOfTime, SheetScreen, SheetTable, answer_row, duration_text, ground_texts, is_being_written,
            next_answer_button, next_points, poll_texts, rulings, tie_sentence, when_time_is_up,
        },
    },
};

use super::{
    setups::{
        ANA, BO, CY, NEITHER, PROPER, TITLE, at, people, sheet, three, with_house, with_junior, with_letters,
        with_typing,
    },
    table::{Table, counted, scored, with_letter, with_sheets},
};

fn seen(table: &Table) -> SheetTable {
    sheet_table(&table.view(), None)
}

fn phase_and_turn(view: &View) -> [String; 2] {
    let strip = strip(view, Viewer::Table);
    [strip.phase, strip.turn]
}

/// SC-09, SC-R30: a Blitz has a time of its own, which the set-up shows instead of the chosen one.
#[test]
fn the_set_up_shows_the_time_of_a_blitz() {
    let plan = |blitz, answers| {
        let setup = first_setup();
        Setup { answers, house: House { blitz, ..setup.house }, ..setup }
    };
    assert_eq!(time_in_a_line(&plan(false, Answers::Typed), 2), "2:30 minutes");
    assert_eq!(time_in_a_line(&plan(true, Answers::Typed), 2), "Blitz: 10 seconds for each answer");
    assert_eq!(time_in_a_line(&plan(true, Answers::Paper), 5), "Blitz: 45 seconds for a sheet");
}

/// A set on paper with these points for each round.
fn after_rounds(setup: &Setup, rounds: &[&[u8]]) -> Table {
    let mut table = Table::new(setup, 1);
    for points in rounds {
        table.play_round(points);
    }
    table
}

/// SC-01, SC-07, SC-21: each phase of a game has its screen, and the strip says who acts.
#[test]
fn every_phase_has_its_room() {
    let mut table = Table::new(&three(), 1);
    assert_eq!(
        (screen(&table.view()), phase_and_turn(&table.view())),
        (TableScreen::Agreeing, ["The list", "everybody"].map(str::to_owned))
    );
    assert_eq!(strip(&table.view(), Viewer::Table).round, "Round 1 of 3");
    table.play_any(Action::AgreeAll);
    assert_eq!(phase_and_turn(&table.view()), ["The letter", "Ana"]);
    table.play_any(Action::Roll);
    assert_eq!(
        (screen(&table.view()), phase_and_turn(&table.view())[0].as_str()),
        (TableScreen::Sheets(SheetScreen::Paper), "Writing")
    );
    let table = with_sheets(&three(), 'C', &[&["Cat"], &["Cow"], &["Cod"]]);
    assert_eq!(
        (screen(&table.view()), phase_and_turn(&table.view())),
        (TableScreen::Sheets(SheetScreen::Reading), ["Reading, letter C", "Ana"].map(str::to_owned))
    );
    let table = scored(&three(), 'C', &[&["Cat"], &["Cow"], &["Cod"]]);
    assert_eq!(screen(&table.view()), TableScreen::Scored);
    let table = after_rounds(&three(), &[&[1], &[1], &[1]]);
    assert_eq!(
        (screen(&table.view()), phase_and_turn(&table.view())[0].as_str()),
        (TableScreen::SetOver, "The set")
    );
}

/// SC-35, SC-R16: the strip counts sets from the second on.
#[test]
fn a_second_set_is_counted_in_the_strip() {
    let mut table = after_rounds(&three(), &[&[1], &[1], &[1]]);
    table.play_any(Action::AnotherSet);
    assert_eq!(strip(&table.view(), Viewer::Table).round, "Set 2, round 1 of 3");
}

/// SC-07, SC-R26, SC-R46: the foot asks everybody at once. Only after somebody has agreed alone, or does not agree any more, it names
/// those who have not agreed, and their cards ask each of them. The die is rolled when all have.
#[test]
fn the_foot_names_those_who_have_not_agreed() {
    let mut table = Table::new(&three(), 1);
    let sentence = |table: &Table| match agreeing_press(&table.view()) {
        AgreeingPress::AgreeAll(sentence) => sentence.to_string(),
        AgreeingPress::Choose | AgreeingPress::Roll => String::new(),
    };
    let asks = "Is this list fine for everybody?";
    let rest = format!("not agreed to this list yet. {asks}");
    assert_eq!((sentence(&table).as_str(), agrees_one_by_one(&table.view())), (asks, false));
    table.play(ANA, Action::Agree(true));
    assert_eq!(sentence(&table), format!("Bo and Cy have {rest}"));
    table.play(CY, Action::Agree(true));
    assert_eq!((sentence(&table), agrees_one_by_one(&table.view())), (format!("Bo has {rest}"), true));
    let agreed: Vec<bool> = agreement(&table.view()).into_iter().map(|(_, _, agreed)| agreed).collect();
    assert_eq!(agreed, [true, false, true]);
    table.play(BO, Action::Agree(true));
    assert_eq!(agreeing_press(&table.view()), AgreeingPress::Roll);
    assert!(!agrees_one_by_one(&table.view()), "all have agreed");
    table.play(CY, Action::Agree(false));
    assert_eq!(sentence(&table), format!("Cy has {rest}"));
    let none = Table::new(&Setup { list: None, ..three() }, 1);
    assert_eq!(agreeing_press(&none.view()), AgreeingPress::Choose);
}

/// PG-R23, SC-R12: a valid answer after an equal but invalid line is no repeat.
#[test]
fn an_answer_is_a_repeat_only_of_a_valid_answer() {
    let mut table = with_letter(&with_typing(three()), 'C');
    let lines = sheet(&["Quick Cox", "Cox, Quick", "Cox, Quick!"]);
    let remarks =
        |table: &Table| [1, 2, 3].map(|line| remark(&table.view(), table.own(ANA).as_ref(), &lines, line));
    assert_eq!(remarks(&table), [None; 3], "before the letter is known");
    table.play(ANA, SheetAction::Begin);
    assert_eq!(remarks(&table), [Some("Wrong letter"), None, Some("Already on your sheet")]);
}

/// SC-16, SC-24, SC-27, SC-R07: the remark is different for an answer marked as a name, for several answers, and in Junior.
#[test]
fn a_remark_depends_on_the_kind_of_answer() {
    let remarks = |setup: Setup| {
        let mut table = with_letter(&with_typing(setup), 'S');
        table.play(ANA, SheetAction::Begin);
        let lines = sheet(&["Harry S. Truman", "*Harry S. Truman", "Squash / Sprouts", "7-Up"]);
        [1, 2, 3, 4].map(|line| remark(&table.view(), table.own(ANA).as_ref(), &lines, line))
    };
    let letter = Some("Not a letter from A to Z: you can ask for a vote");
    assert_eq!(remarks(three()), [Some("Wrong letter"), None, Some("More than one answer?"), letter]);
    assert_eq!(remarks(with_junior(three()))[0], Some("Wrong letter: 1 point"));
}

/// SC-R07, SC-R18: the writer says what kind of answer it is.
#[test]
fn an_answer_that_was_read_can_be_called_a_name() {
    let mut table = with_sheets(&three(), 'C', &[&["Charlie Chaplin"], &["carrots"], &["Cod"]]);
    table.read_lines(1);
    let says = |table: &Table, seat| answer_buttons(&table.view(), at(seat, 1)).says;
    assert_eq!((says(&table, ANA), says(&table, BO)), ("A name?", "Name or title?"));
    let buttons = answer_buttons(&table.view(), at(ANA, 1));
    assert_eq!((buttons.can_set_kind, buttons.can_appeal, buttons.kind), (true, false, NEITHER));
    assert_eq!(buttons.label, "A name?: what is Charlie Chaplin, number 1");
    table.set_kind(at(ANA, 1), PROPER);
    table.set_kind(at(BO, 1), TITLE);
    assert_eq!((says(&table, ANA), says(&table, BO)), ("A name", "A title"));
    assert!(!answer_buttons(&table.view(), at(CY, 9)).can_set_kind, "the answer was not read yet");
}

/// SC-25, SC-R07: whether an answer is a name makes a difference only if it has several words.
#[test]
fn names_and_titles_matter_for_several_words() {
    let matters = ["", "Sammy", " Sammy ", "Sammy Sosa", "The Hobbit"].map(kind_matters);
    assert_eq!(matters, [false, false, false, true, true]);
}

/// SC-24: the writer of a line with several answers chooses, or anybody if the writer has left.
#[test]
fn the_writer_chooses_one_of_several_answers() {
    let mut table = with_sheets(&three(), 'C', &[&["Carrot / Celery"], &["Cow"], &["Cod"]]);
    table.read_lines(1);
    let asked = several(&table.view()).expect("a line with several answers");
    assert_eq!((asked.by, asked.name.as_str()), (ANA, "Ana"));
    assert_eq!(asked.several.alternatives, ["Carrot", "Celery"]);
    assert_eq!(phase_and_turn(&table.view()), ["Reading, letter C", "Ana"]);
    table.play(BO, Action::Leave(ANA));
    assert_ne!(several(&table.view()).expect("a line with several answers").by, ANA);
}

/// SC-29, SC-R17: a challenge names its ground, and only a vote on whether an answer fits is a ruling.
#[test]
fn a_challenge_says_its_ground() {
    let asked = |ground, seat| {
        let sheets: [&[&str]; 3] = [&["*Charlie Chaplin"], &["_Casablanca"], &["Cod"]];
        let mut table = with_sheets(&three(), 'C', &sheets);
        table.read_lines(1);
        table.challenge(CY, at(seat, 1), ground);
        let round = seen(&table);
        let words = poll_texts(&round, &round.poll().expect("a vote").question);
        let events = table.play(BO, SheetAction::Unanimous(Ballot::Keep));
        let rulings = rulings(&seen(&table), &counted(&events)).len();
        (words.question, words.keep, words.unanimous[0].1, rulings)
    };
    let expected = |question: &str, keep, all, rulings| (question.to_owned(), keep, all, rulings);
    assert_eq!(
        asked(Ground::Fit, ANA),
        expected("Cy challenges this. Does it count?", "Keep", "All keep", 1)
    );
    assert_eq!(
        asked(Ground::Proper, ANA),
        expected("Cy challenges the name. Is it a proper noun?", "Yes", "All yes", 0)
    );
    assert_eq!(
        asked(Ground::Title, BO),
        expected("Cy challenges the title. Is it a title?", "Yes", "All yes", 0)
    );
    assert_eq!(asked(Ground::Title, ANA).1, "No", "it is not marked as a title");
    assert_eq!(
        Ground::ALL.map(|ground| ground_texts(ground).0),
        ["It does not fit", "It is not a name", "Title or not"]
    );
}

/// SC-22, SC-25: a mark says who has the same answer, and how much a name is worth.
#[test]
fn a_mark_says_what_an_answer_is_worth() {
    let mut table = with_sheets(&three(), 'C', &[&["*Charlie Chaplin", "Cow"], &["Cow"], &["Cod"]]);
    table.read_lines(2);
    let row = |seat, line| answer_row(&seen(&table), at(seat, line));
    let text = |seat, line| row(seat, line).mark.expect("an answer").text;
    assert_eq!((text(ANA, 1).as_str(), row(ANA, 1).slug), ("worth two", "more"));
    let struck = (text(ANA, 2), row(ANA, 2).slug);
    assert_eq!(struck, ("Bo (number 1) has it too: neither counts".to_owned(), "struck"));
    assert_eq!(row(ANA, 1).points, 2);
}

/// SC-R30: in a Blitz one answer is locked when its time is up.
#[test]
fn time_locks_the_answer_of_a_blitz() {
    let mut table = with_letter(&with_house(with_typing(three()), |house| house.blitz = true), 'C');
    assert_eq!(when_time_is_up(&seen(&table)), None);
    table.play(ANA, SheetAction::Begin);
    assert_eq!(when_time_is_up(&seen(&table)), Some(EndOfTime::Answer { writer: ANA, line: 1 }));
}

/// SC-R30: people write one after the other until the reading, both in a Blitz and when they type in turn.
#[test]
fn a_list_is_being_written_until_it_is_read() {
    let blitz = with_letter(&with_house(with_typing(three()), |house| house.blitz = true), 'C');
    let typed = with_letter(&with_typing(three()), 'C');
    let read = with_sheets(&three(), 'C', &[&["Cow"], &["Cod"], &["Cat"]]);
    assert_eq!([&blitz, &typed, &read].map(|table| is_being_written(&seen(table))), [true, true, false]);
}

/// SC-26, SC-R27: in Junior most answers are worth two, so a press on points goes from two to none and one.
#[test]
fn points_of_junior_begin_at_two() {
    let mut table = with_letter(&with_junior(three()), 'C');
    table.play_any(SheetAction::Begin);
    table.play_any(SheetAction::TimeUp);
    assert_eq!([2, 0, 1].map(|now| next_points(&seen(&table), now)), [0, 1, 2]);
    assert_eq!(
        [min_outstanding_points(&table.view()), min_outstanding_points(&Table::new(&three(), 1).view())],
        [3, 2]
    );
}

/// SC-R41: the score says who has the most and who leads.
#[test]
fn the_score_says_who_leads() {
    let view = scored(&three(), 'C', &[&["Cat", "Cow"], &["Cod"], &[]]).view();
    assert_eq!(score(&view).expect("a score").title, "Ana wins the round with C");
    let (said, press) = scored_foot(&view);
    assert_eq!(said.to_string(), "Ana leads by 1 point. Next: the same list with a new letter.");
    assert_eq!(press, "Start round 2");
    let title = |sheets: &[&[&str]]| score(&scored(&three(), 'C', sheets).view()).expect("a score").title;
    assert_eq!(title(&[&["Cat"], &["Cow"], &[]]), "Ana and Bo share round C");
    let five = people(&["Ana", "Bo", "Cy", "Di", "Eve"]);
    let all: Vec<&[&str]> = vec![&["Cat"], &["Cow"], &["Cup"], &["Cod"], &["Coat"]];
    let shared = scored(&five, 'C', &all).view();
    assert_eq!(score(&shared).expect("a score").title, "Ana, Bo, Cy and 2 more share round C");
    let lead = scored_foot(&shared).0.to_string();
    assert!(lead.starts_with("Ana, Bo, Cy and 2 more lead with 1 point."), "{lead}");
    assert_eq!(title(&[&[], &[], &[]]), "Nobody scored in round C");
    assert_eq!(who_may_leave(&view).len(), 3);
}

/// SC-R14, SC-R15: if the vote is about everybody's answers, nobody is left to decide a tie.
#[test]
fn a_tie_about_the_answers_of_everybody_has_a_short_sentence() {
    let mut table = with_sheets(&people(&["Ana", "Bo"]), 'C', &[&["Cat"], &["Cow"]]);
    let tie = |table: &Table| {
        let round = seen(table);
        tie_sentence(&round, round.poll().expect("a vote"))
    };
    table.read_lines(1);
    table.play(ANA, SheetAction::Join(vec![at(ANA, 1), at(BO, 1)]));
    assert_eq!(tie(&table), "If it is a tie: the answers count.");
    table.play(ANA, SheetAction::Vote(Some(Ballot::Keep)));
    table.play(BO, SheetAction::Vote(Some(Ballot::Strike)));
    assert_eq!(tie(&table), "Tie: the answers count.");
}

/// SC-R02: nobody waits for a player who left, so somebody else reads.
#[test]
fn a_player_who_left_is_not_asked_to_read() {
    let mut table = with_sheets(&three(), 'C', &[&["Cat"], &["Cow"], &["Cod"]]);
    assert_eq!(next_answer_button(&seen(&table)).as_deref(), Some("Only Ana’s answer"));
    table.play(BO, Action::Leave(ANA));
    assert_eq!(next_answer_button(&seen(&table)).as_deref(), Some("Only the answer of Ana, who left"));
}

/// SC-01, SC-35, SC-R16: the most points win a set, players with equal points share the win, and the points
/// of all sets are added up.
#[test]
fn the_end_of_a_set_adds_up() {
    let rounds: [&[u8]; 3] = [&[1, 2], &[1, 0, 1], &[1]];
    let mut table = after_rounds(&three(), &rounds);
    assert_eq!(set_title(&table.view()).as_deref(), Some("Ana wins the set with 3"));
    let points = points_table(&table.view()).expect("the points of the set");
    let rows: Vec<_> =
        points.rows.iter().map(|row| (row.name.as_str(), row.parts.clone(), row.total, row.wins)).collect();
    assert_eq!(
        rows,
        [("Ana", vec![1, 1, 1], 3, true), ("Bo", vec![2, 0, 0], 2, false), ("Cy", vec![0, 1, 0], 1, false)]
    );
    table.play_any(Action::AnotherSet);
    for points in [[0, 1], [0, 1], [0, 1]] {
        table.play_round(&points);
    }
    assert_eq!(set_title(&table.view()).as_deref(), Some("Bo wins set 2 with 3"));
    table.play_any(Action::End);
    let view = table.view();
    let points = points_table(&view).expect("the points of the game");
    assert_eq!(
        (points.heads, points.rows[0].name.as_str()),
        (["Set 1", "Set 2", "In all"].map(str::to_owned).to_vec(), "Bo")
    );
    assert_eq!((running_totals(&view, BO), chart_labels(&view).1), (vec![2, 5], "Set"));
    assert_eq!(victory(&view, &[BO]), "wins with 5 points");
    assert_eq!(victory(&view, &[ANA, CY]), "win together with 3 points each");
}

/// SC-03: after one set the ceremony shows its rounds, by their letters.
#[test]
fn one_set_is_shown_round_by_round() {
    let mut table = after_rounds(&with_letters(three(), "CD"), &[&[1], &[1], &[0, 1]]);
    assert_eq!(set_title(&table.view()).as_deref(), Some("Ana wins the set with 2"));
    table.play_any(Action::End);
    let view = table.view();
    assert_eq!(chart_labels(&view), ("Points, round by round", "Round"));
    assert_eq!(running_totals(&view, ANA), [1, 2, 2]);
    let rounds = written_rounds(&view);
    assert_eq!(rounds.len(), 3);
    assert!(rounds[0].title.starts_with("round 1, letter "), "{}", rounds[0].title);
    assert_eq!(rounds[2].totals, [0, 1, 0]);
}

/// SC-09, SC-R01, SC-R28: the set-up says how long a set takes, advises paper, and refuses a timer that is
/// too long.
#[test]
fn the_set_up_says_how_long_it_takes() {
    let plan = first_setup();
    assert!(plan.house.early);
    assert!(summary(&plan, 2).starts_with("A set of three rounds, about "));
    assert_eq!(summary(&plan, 0), summary(&plan, 2), "nobody has a name yet");
    let typed = Setup { answers: Answers::Typed, ..plan };
    assert_eq!(advice(&typed, 3), None);
    assert!(advice(&typed, 4).is_some_and(|advice| advice.starts_with("On paper everybody writes at once")));
    assert_eq!(advice(&Setup { answers: Answers::Paper, ..typed }, 4), None);
    assert_eq!(problem_of_time(181).as_deref(), Some("The timer takes 10 to 180 seconds, not 181."));
    assert_eq!(problem_of_time(90), None);
    assert_eq!(die_in_a_line(&Die::Twenty), "Twenty letters");
    assert_eq!(die_in_a_line(&with_letters(people(&["Ana"]), "BAC").die), "BAC");
    assert_eq!(first_categories(["A", "B", "C", "D"].map(str::to_owned).to_vec()), "A, B, C …");
    assert_eq!(Setup::of(Vec::new()).scoring, Scoring::Standard { alliteration: true });
}

#[test]
fn a_duration_is_said_in_seconds_or_minutes() {
    let texts = [1, 2, 60, 65, 180].map(duration_text);
    assert_eq!(texts, ["1 second", "2 seconds", "1 minute", "1:05 minutes", "3 minutes"]);
}

/// SC-R01: each kind of die is offered once. The letters of an own die are chosen one by one.
#[test]
fn a_die_is_chosen_or_made_of_letters() {
    for (die, ..) in dice() {
        assert_eq!(dice().iter().filter(|(other, ..)| other.is_same_kind(&die)).count(), 1, "{die:?}");
    }
    let own = with_letters(people(&["Ana"]), "BD").die;
    let [c, d] =
        ['C', 'D'].map(|letter| with_letters(people(&["Ana"]), &letter.to_string()).die.letters()[0]);
    assert_eq!(die_in_a_line(&with_letter_toggled(&own, c)), "BCD");
    assert_eq!(die_in_a_line(&with_letter_toggled(&own, d)), "B");
}
