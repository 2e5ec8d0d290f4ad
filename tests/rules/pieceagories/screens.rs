//! What the screens of 10 Blank White Pieceagories say, worked out from views.

use partypiece::{
    play::{Precedents, Ruling},
    rules::{
        day::Birthday,
        pieceagories::{Action, CategorySource, Event, Forfeit, Number, Plan, PlanField, Timer, View},
        piecepack::{Coin, Rank, Suit},
        sheets::AnyPlace,
        vote::Ballot,
    },
    screens::{
        pieceagories::{
            BrainstormPress, CoinPress, NameStep, PickingFoot, Remark, Room, before_flip, brainstorm_press,
            brainstorm_sentence, bring, called, categories_said, checklist, coin_label, coin_press, day_near,
            face_down, forfeit, how_long_cards_last, inventors, name_step, number_of, picked_at,
            picking_foot, picking_sentence, place_beside, problem_at, problem_of_chair, purpose, remark,
            room, round, score, scored_foot, scores, seats_around, slip_lines, slips_with, standings, strip,
            summary, victory, who_could_host, who_may_leave, written_rounds,
        },
        sheets::{
            Draft, PaperPress, ReadingPrompt, Round, Running, SheetAction, SheetRoom, WriterPress,
            answer_row, around_turn, comparable, cursor, duration_text, is_one_by_one, line_to_read, moments,
            next_open, next_points, next_writers, on_a_tie, on_line, on_question, paper_foot, poll_words,
            reading_prompt, rulings, running, shown_line, similar_pairs, so_far, when_time_is_up,
            who_has_not_voted, writer_press, writer_sentence,
        },
    },
};

use super::{
    guests::{ANA, BO, CY, at, day, people, three, with_house, with_typing},
    table::{Table, find_game, scored, with_letter, with_sheets},
};

fn any(seat: partypiece::rules::Seat, line: u8) -> AnyPlace {
    at(seat, line).into()
}

/// The round as everybody sees it.
fn seen(table: &Table) -> Round {
    round(&table.view())
}

fn said(view: &View) -> [String; 2] {
    let strip = strip(view);
    [strip.phase, strip.turn]
}

fn draft(lines: &[&str]) -> Draft {
    let mut texts: Vec<String> = lines.iter().map(|&line| line.to_owned()).collect();
    texts.resize(10, String::new());
    Draft { texts, notes: vec![0; 10] }
}

/// PG-13, PG-38, PG-48, PG-72, PG-82: each phase of a game has its room, and the strip says who acts.
#[test]
fn every_phase_has_its_room() {
    let mut table = Table::new(&people(&["Ana", "Bo"]), 1);
    let mut rooms = vec![(room(&table.view()), said(&table.view()))];
    let mut note = |table: &Table| rooms.push((room(&table.view()), said(&table.view())));
    table.collect();
    note(&table);
    table.use_list();
    table.flipper();
    note(&table);
    table.flip_until_set();
    note(&table);
    table.play_host(Action::Roll);
    note(&table);
    table.play_host(Action::Begin);
    table.play_host(Action::TimeUp);
    note(&table);
    let expected = [
        (Room::Brainstorm, "Brainstorm", "Hal"),
        (Room::Picking, "The list", "Hal"),
        (Room::Flipping, "The coin", "Ana"),
        (Room::Dice, "The letter", "Hal"),
        (Room::Sheets(SheetRoom::Paper), "Writing", "everybody"),
        (Room::Sheets(SheetRoom::Entering), "Sheets in", "everybody"),
    ];
    assert_eq!(rooms, expected.map(|(room, phase, turn)| (room, [phase.to_owned(), turn.to_owned()])));
    let table = scored(&three(), 'C', &[&["Cat"], &["Cow"], &[]]);
    assert_eq!((room(&table.view()), said(&table.view())[0].as_str()), (Room::Scored, "The score"));
    let table = with_sheets(&three(), 'C', &[&["Cat"], &["Cow"], &[]]);
    assert_eq!(room(&table.view()), Room::Sheets(SheetRoom::Reading));
    assert_eq!(said(&table.view()), ["Reading", "Ana"]);
}

/// PG-34: behind the curtain it is that person's turn, and everybody knows what for.
#[test]
fn behind_the_curtain_it_is_that_persons_turn() {
    let table = with_letter(&with_typing(three()), 'C');
    assert_eq!(said(&table.view()), ["Writing", "Ana"]);
    assert_eq!(said(&table.view_of(CY)), ["Writing", "Cy"]);
    assert_eq!(purpose(&table.view()), "to write");
    assert_eq!(purpose(&Table::new(&three(), 1).view()), "to invent categories");
}

/// PG-13, PG-15, PG-17: the laptop goes to whoever has the fewest categories, until there are ten.
#[test]
fn whoever_has_the_fewest_categories_invents_next() {
    let mut table = Table::new(&three(), 1);
    let names: Vec<String> = inventors(&table.view()).iter().map(|person| person.name.to_string()).collect();
    assert_eq!(names, ["Ana", "Bo", "Cy"], "the host writes none");
    assert_eq!(brainstorm_press(&table.view()), BrainstormPress::Pass(ANA));
    assert_eq!(brainstorm_sentence(&table.view()), "You need 10 for one round and about 30 for 6.",);
    table.invent(ANA, &["Rivers"]);
    assert_eq!(brainstorm_press(&table.view()), BrainstormPress::Pass(BO));
    assert!(brainstorm_sentence(&table.view()).starts_with("1 category so far. You need 10"));
    assert_eq!(categories_said(&table.view(), ANA), "1 category");
    assert_eq!(categories_said(&table.view(), BO), "no categories yet");
    table.invent(BO, &["A", "B", "C", "D", "E", "F", "G", "H", "I"]);
    assert_eq!(brainstorm_press(&table.view()), BrainstormPress::Collect);
    assert!(brainstorm_sentence(&table.view()).starts_with("10 categories so far. About 30"));
    let together = Table::new(&with_house(three(), |house| house.together = true), 1);
    assert_eq!(brainstorm_press(&together.view()), BrainstormPress::Collect, "nobody passes the laptop");
    assert_eq!(slip_lines(" Rivers \n\n Fruit"), ["Rivers", "Fruit"]);
}

/// PG-31, PG-32: the foot counts what is missing on the list, and the pile can be searched.
#[test]
fn the_host_is_told_how_many_categories_are_missing() {
    let mut table = Table::new(&three(), 1);
    table.collect();
    assert_eq!(picking_sentence(&table.view()), "Pass the laptop to Hal, who picks 10 categories.");
    let found = slips_with(&table.view(), "RIV");
    assert_eq!(found.iter().map(|slip| slip.text.as_str()).collect::<Vec<_>>(), ["Rivers"]);
    table.play_host(Action::Pick { slip: found[0].id, number: Number::new(3) });
    assert_eq!(picking_sentence(&table.view()), "Hal: pick 9 more.");
    assert_eq!(number_of(&table.view(), "Rivers"), Number::new(3));
    assert_eq!(picked_at(&table.view(), Number::new(3).expect("a number")).as_deref(), Some("Rivers"));
    table.play_host(Action::Fill);
    assert_eq!(picking_sentence(&table.view()), "The list is full.");
    assert_eq!(picking_foot(&table.view()), PickingFoot::Picks);
}

/// PG-93: drawn cards are only laid out, and when they run out the game can end.
#[test]
fn drawn_cards_can_run_out() {
    let source = CategorySource::Against { cards: super::guests::cards(12) };
    let mut table = Table::new(&partypiece::rules::pieceagories::Setup { source, ..three() }, 1);
    assert_eq!(picking_foot(&table.view()), PickingFoot::Drawn);
    table.play_round(&[1, 0, 0]);
    assert_eq!(picking_foot(&table.view()), PickingFoot::RanOut);
}

/// PG-40, PG-42, PG-44: the sentence names who flips, a shared birthday is settled first, and a blank coin gives no time.
#[test]
fn the_foot_says_who_flips_the_coin() {
    let mut table = find_game(&three(), |table| table.collect().use_list().flip().1.rank == Rank::Null);
    table.collect().use_list();
    assert_eq!(before_flip(&table.view(), &[]), "Flip a coin: it sets the time.", "the day is not known");
    let (by, _) = table.flip();
    let blank = [Event::Turned { by, coin: Coin { suit: Suit::Suns, rank: Rank::Null } }];
    let sentence = before_flip(&table.view(), &blank);
    assert!(sentence.starts_with("A blank coin gives no time. ") && sentence.ends_with("it sets the time."));
    assert_eq!(face_down(&table.view()).len(), table.view().coins.len() - 1);
    let mut twins = three();
    twins.players[1].birthday = twins.players[0].birthday;
    twins.players[2].birthday = twins.players[0].birthday;
    let mut table = Table::new(&twins, 1);
    table.collect().use_list();
    table.play_host(Action::Today(day(1, 1)));
    assert_eq!(coin_press(&table.view()), CoinPress::Tie(vec![ANA, BO, CY]));
    table.play_host(Action::Name { seat: CY, by: None });
    assert_eq!(coin_press(&table.view()), CoinPress::Flip(CY));
}

/// PG-27: a coin is known by its place and its suit, and by its rank once it is flipped.
#[test]
fn a_coin_is_named_as_far_as_it_is_seen() {
    let mut table = Table::new(&three(), 1);
    let coin = table.view().coins[7];
    assert_eq!(coin_label(7, coin), format!("row 2, column 2, {}, face down", coin.suit));
    table.collect().use_list();
    table.flip();
    let flipped = table.view().coins[0];
    let rank = flipped.face.expect("a coin that was flipped");
    assert_eq!(coin_label(0, flipped), format!("row 1, column 1, {rank} of {}", flipped.suit));
    assert_eq!(day_near(2, 31), Some(day(2, 29)), "a month that is too short");
}

/// PG-34, PG-R47: whoever is writing is next, and the others may go first; the button hands in and passes.
#[test]
fn the_next_writer_gets_the_laptop() {
    let mut table = with_letter(&with_house(with_typing(three()), |house| house.early = true), 'C');
    assert_eq!(next_writers(&seen(&table)), [ANA, BO, CY]);
    let press = |table: &Table, seat| writer_press(&round(&table.view_of(seat)), seat);
    assert_eq!(press(&table, BO), WriterPress::Begin);
    table.play(BO, Action::Begin);
    assert_eq!(next_writers(&seen(&table)), [BO, ANA, CY]);
    assert_eq!(running(&seen(&table)), Some(Running::Writer(BO)));
    assert_eq!(when_time_is_up(&seen(&table)), Some((BO, SheetAction::HandIn)));
    assert_eq!(press(&table, BO), WriterPress::Pass(ANA));
    for seat in [BO, ANA] {
        table.play(seat, Action::HandIn(Box::default()));
        table.play(if seat == BO { ANA } else { CY }, Action::Begin);
    }
    assert_eq!(press(&table, CY), WriterPress::HandIn);
    let strict = with_letter(&with_typing(three()), 'C');
    let mut own = with_letter(
        &partypiece::rules::pieceagories::Setup { timer: Timer::Own, ..with_typing(three()) },
        'C',
    );
    for (mut table, expected) in [(strict, WriterPress::Wait)] {
        table.play(ANA, Action::Begin);
        assert_eq!(press(&table, ANA), expected, "PG-R47");
        let locked = writer_sentence(&seen(&table), expected);
        assert_eq!(locked.as_deref(), Some("When time runs out, your answers are locked."));
    }
    own.play(ANA, Action::Begin);
    assert_eq!(press(&own, ANA), WriterPress::TimeUp);
}

/// PG-52, PG-62: on paper the large button starts the time, then says how much is left.
#[test]
fn on_paper_one_button_starts_the_time() {
    let mut table = with_letter(&three(), 'C');
    let foot = paper_foot(&seen(&table));
    assert_eq!(
        (foot.sentence.as_str(), foot.button, foot.press, foot.may_stop),
        (
            "Write C at the top of your sheets and number the lines 1 to 10.",
            "Start the timer",
            PaperPress::Begin,
            false
        )
    );
    assert_eq!(when_time_is_up(&seen(&table)), None);
    table.play_host(Action::Begin);
    assert_eq!(paper_foot(&seen(&table)).press, PaperPress::SayTime);
    assert_eq!(when_time_is_up(&seen(&table)), Some((table.host(), SheetAction::TimeUp)));
    let own = partypiece::rules::pieceagories::Setup { timer: Timer::Own, ..three() };
    let mut table = with_letter(&own, 'C');
    table.play_host(Action::Begin);
    assert_eq!(paper_foot(&seen(&table)).press, PaperPress::TimeUp);
    assert_eq!(
        [60, 180, 50, 150].map(duration_text),
        ["1 minute", "3 minutes", "50 seconds", "2:30 minutes"]
    );
}

/// PG-R60: in a Blitz the category and its writer are named, and time locks the answer.
#[test]
fn a_blitz_goes_around() {
    let mut table = with_letter(&with_house(with_typing(three()), |house| house.blitz = true), 'C');
    let turn = around_turn(&seen(&table)).expect("a Blitz");
    assert_eq!((turn.line, turn.writer, turn.running), (1, ANA, false));
    assert!(turn.sentence.starts_with("Pass the laptop. "), "{}", turn.sentence);
    table.play(ANA, Action::Begin);
    assert_eq!(when_time_is_up(&seen(&table)), Some((ANA, SheetAction::Answer(1))));
    assert!(around_turn(&seen(&table)).expect("a Blitz").running);
}

/// PG-34, PG-53: the cursor goes to the next empty line, and from the last one to the top.
#[test]
fn the_cursor_finds_the_next_empty_line() {
    let texts = draft(&["Cat", "", "Cow"]).texts;
    assert_eq!((cursor(&texts), next_open(&texts, 1), next_open(&texts, 2)), (2, Some(2), Some(4)));
    let full = vec!["C".to_owned(); 10];
    assert_eq!((cursor(&full), next_open(&full, 3), next_open(&full, 10)), (10, Some(4), None));
}

/// PG-R52: a press on points sets none, further presses go through the other values.
#[test]
fn a_press_on_points_goes_through_the_values() {
    let entering = |alliteration| {
        let mut table = with_letter(&with_house(three(), |house| house.alliteration = alliteration), 'C');
        table.play_host(Action::Begin);
        table.play_host(Action::TimeUp);
        seen(&table)
    };
    let after = |round: &Round| [1, 0, 2].map(|now| next_points(round, now));
    assert_eq!(after(&entering(true)), [0, 2, 1]);
    assert_eq!(next_points(&entering(false), 0), 1);
}

/// PG-55, PG-R23: the remark says what is wrong with an answer, and an invalid line does not make a valid one a repeat.
#[test]
fn an_answer_is_a_repeat_only_of_an_answer() {
    let mut table = with_letter(&with_typing(three()), 'C');
    let lines = draft(&["Quick Cox", "Cox, Quick", "Cox, Quick!", "7-Up"]);
    let notes = |table: &Table| {
        [1, 2, 3, 4, 5].map(|line| remark(&table.view_of(ANA), &lines, line).map(|remark| remark.text))
    };
    assert_eq!(notes(&table), [None; 5], "before the letter is known");
    table.play(ANA, Action::Begin);
    let expected = [
        Some("Wrong letter"),
        None,
        Some("Already on your sheet"),
        Some("Not a letter: you can ask for a vote"),
        None,
    ];
    assert_eq!(notes(&table), expected);
}

/// PG-56, PG-R50: an article in front is offered to be moved.
#[test]
fn an_article_is_moved_by_a_press() {
    let mut table = with_letter(&with_typing(three()), 'C');
    table.play(ANA, Action::Begin);
    let better = Some(("The".to_owned(), "Cure, The".to_owned()));
    let expected = Remark { text: "The article goes last", better };
    assert_eq!(remark(&table.view_of(ANA), &draft(&["The Cure"]), 1), Some(expected));
}

/// PG-R54: the list names its writers at once only where the house wants it, and all sheets name them after the game.
#[test]
fn categories_name_their_writers_when_they_may() {
    let named =
        |table: &Table| seen(table).list.iter().map(|category| category.authors.clone()).collect::<Vec<_>>();
    let listed = |at_once| {
        let mut table = Table::new(&with_house(three(), |house| house.authors_at_once = at_once), 1);
        table.invent(BO, &super::guests::CATEGORIES[..10]);
        table.play_host(Action::Collect);
        table.use_list();
        table
    };
    assert_eq!(named(&listed(true)), ["Bo"; 10]);
    let mut table = listed(false);
    assert_eq!(named(&table), [""; 10]);
    table.play_round(&[1, 0, 0]);
    table.play_host(Action::End);
    let rounds = written_rounds(&table.view());
    assert_eq!(rounds[0].authors, ["Bo"; 10]);
    assert_eq!(rounds[0].totals, [1, 0, 0]);
}

/// PG-63, PG-R21: the button says who reads, and the sentence names each new category.
#[test]
fn the_reading_says_who_reads_next() {
    let mut table = with_sheets(&three(), 'C', &[&["Cat"], &["Cow"], &["Cod"]]);
    assert_eq!(reading_prompt(&seen(&table)), (ReadingPrompt::Category(1), "Ana reads".to_owned()));
    assert!(answer_row(&seen(&table), any(ANA, 1)).is_next);
    table.play_host(Action::Next);
    assert_eq!(reading_prompt(&seen(&table)), (ReadingPrompt::Challenge, "Bo reads".to_owned()));
    assert_eq!(line_to_read(&seen(&table)), Some(1));
    let row = answer_row(&seen(&table), any(ANA, 1));
    assert_eq!((row.text.as_deref(), row.slug, row.points), (Some("Cat"), "stands", 1));
    assert!(row.can_challenge && row.can_compare && row.is_tab_stop);
    let unread = answer_row(&seen(&table), any(BO, 1));
    assert_eq!((unread.text, unread.mark, unread.slug), (None, None, "unread"));
    table.read_lines(10);
    assert_eq!(reading_prompt(&seen(&table)), (ReadingPrompt::Done, "See the score".to_owned()));
}

/// PG-64, PG-R22: the mark of a duplicate names who has it too, and where if it is another category.
#[test]
fn a_mark_says_who_has_the_same_answer() {
    let mut table = with_sheets(&three(), 'C', &[&["Cat"], &["cat"], &["", "Cat"]]);
    table.read_lines(2);
    let words = |seat, line| answer_row(&seen(&table), any(seat, line)).mark.expect("an answer").words;
    assert_eq!(words(ANA, 1), "Bo and Cy (number 2) have it too");
    assert_eq!(words(CY, 1), "nothing");
    let first = so_far(&seen(&table), 1);
    assert_eq!((first.symbols.as_str(), first.standing, first.all), ("==–", 0, 3));
    assert_eq!(shown_line(&seen(&table), Some((6, 1))), 1, "somebody went back");
    assert_ne!(shown_line(&seen(&table), Some((5, 1))), 1, "an answer was read since then");
}

/// PG-65: those who struck a duplicate owe the forfeit of the house.
#[test]
fn a_forfeit_is_due_for_a_duplicate() {
    let house = |what| {
        let setup = with_house(three(), |house| house.forfeit = what);
        let mut table = with_sheets(&setup, 'C', &[&["Cat"], &["cat"], &["Cow"]]);
        table.read_lines(1);
        forfeit(&table.view())
    };
    let song = Forfeit::Other("a song".to_owned());
    assert_eq!(house(Some(song)).as_deref(), Some("For Ana and Bo: a song."));
    assert_eq!(house(None), None);
}

/// PG-66, PG-67, PG-68, PG-R28, PG-R59: a vote has its words, says what a tie does, and who is silent.
#[test]
fn a_vote_says_what_is_asked_and_what_a_tie_does() {
    let mut table = with_sheets(&three(), 'C', &[&["Cat"], &["Cow"], &["Cod"]]);
    table.read_lines(1);
    let places = [at(ANA, 1), at(BO, 1)];
    assert_eq!(comparable(&seen(&table), &[any(ANA, 1), any(CY, 9)]), [any(ANA, 1)]);
    table.play_host(Action::Join(places.to_vec()));
    let round = seen(&table);
    let poll = round.poll().expect("a vote");
    let words = poll_words(&round, &poll.question);
    assert_eq!(
        (words.question.as_str(), words.keep, words.strike),
        ("Are these the same?", "Different", "The same")
    );
    assert_eq!(words.unanimous, [(Ballot::Keep, "All different"), (Ballot::Strike, "All the same")]);
    assert_eq!(
        on_a_tie(&round, poll),
        "If it is a tie, the votes of Ana and Bo are left out. If it is still a tie, the answers count."
    );
    assert_eq!(line_to_read(&round), None, "the table has to vote first");
    assert!(!is_one_by_one(&round, false) && is_one_by_one(&round, true));
    assert_eq!(who_has_not_voted(&round), "4 have not voted yet.");
    table.play(ANA, Action::Vote(Some(Ballot::Keep)));
    table.play(CY, Action::Vote(Some(Ballot::Strike)));
    let round = seen(&table);
    assert!(is_one_by_one(&round, false), "somebody has voted");
    assert_eq!(who_has_not_voted(&round), "Bo and Hal have not voted yet.");
    let tie = on_a_tie(&round, round.poll().expect("a vote"));
    assert_eq!(tie, "Tie: without the votes of Ana and Bo it is 0 to 1, and the answers are struck.");
    assert_eq!(said(&table.view()), ["A vote", "everybody"]);
}

/// PG-70, PG-71: a challenge names the challenger. What was ruled is remembered and shown the next time.
#[test]
fn a_ruling_is_remembered_for_the_same_answer() {
    let mut table = with_sheets(&three(), 'C', &[&["Cat"], &["Cow"], &["Cod"]]);
    table.read_lines(1);
    let before = seen(&table);
    table.play(BO, Action::Challenge(at(ANA, 1)));
    let round = seen(&table);
    let question = round.poll().expect("a vote").question.clone();
    assert_eq!(poll_words(&round, &question).question, "Bo challenges this. Does it count?");
    assert_eq!(rulings(&round, &SheetAction::Count), [], "nobody has voted");
    let ruled = rulings(&round, &SheetAction::Unanimous(Ballot::Strike));
    assert_eq!(ruled.iter().map(|ruling| ruling.ruling).collect::<Vec<_>>(), [Ruling::Struck]);
    let mut known = Precedents::default();
    ruled.into_iter().for_each(|ruling| known.remember(ruling));
    let sentence = ["Last time the table struck “Cat”."];
    assert_eq!(on_question(&known, &round, &question), sentence);
    assert_eq!(on_line(&known, &before, 1), sentence);
    assert_eq!(on_line(&known, &before, 2), [""; 0]);
}

/// PG-66: answers that are only a little similar are offered for a vote.
#[test]
fn similar_answers_are_offered_for_a_vote() {
    let mut table = with_sheets(&three(), 'C', &[&["Cathedral"], &["Cathedrel"], &["Cow"]]);
    table.read_lines(1);
    let asked = table.poll().is_some();
    let offered = similar_pairs(&seen(&table));
    assert!(asked || offered.iter().any(|(_, texts)| texts[0] == "Cathedral"), "{offered:?}");
}

/// PG-74, PG-75, PG-R34: the score says who wins the round, and what a tie means.
#[test]
fn the_score_says_who_wins_the_round() {
    let title = |sheets: &[&[&str]]| {
        let view = scored(&three(), 'C', sheets).view();
        (score(&view).expect("a score").title, scored_foot(&view).1)
    };
    assert_eq!(title(&[&["Cat"], &[], &[]]), ("Ana wins the round".to_owned(), "Move the pawn"));
    assert_eq!(
        title(&[&["Cat"], &["Cow"], &[]]),
        ("Ana and Bo both win the round".to_owned(), "Move the pawns")
    );
    assert_eq!(title(&[&["Cat"], &["Cow"], &["Cod"]]).0, "Ana, Bo and Cy all win the round");
    assert_eq!(title(&[&[], &[], &[]]).0, "Nobody has a point, so everybody wins the round");
    let view = scored(&three(), 'C', &[&["Cat", "Cow"], &[], &[]]).view();
    let score = score(&view).expect("a score");
    assert_eq!((score.total(ANA), score.winners.as_slice(), score.of(BO)), (2, &[ANA][..], &[0; 10][..]));
    assert_eq!(scored_foot(&view).0, "One space up for Ana.");
}

/// PG-07, PG-82: the rounds won decide the game, and the points are only shown.
#[test]
fn the_ceremony_counts_rounds() {
    let mut table = Table::new(&three(), 1);
    for points in [[3, 0, 0], [0, 1, 0], [0, 2, 0]] {
        table.play_round(&points);
    }
    let view = table.view();
    assert_eq!(victory(&view, &[BO]), "wins with 2 rounds");
    assert_eq!(victory(&view, &[ANA]), "wins with one round");
    assert_eq!(victory(&view, &[CY]), "No pawn has moved: everybody wins.");
    let rows = standings(&view);
    let rows: Vec<_> = rows.iter().map(|row| (row.name.as_str(), row.won, row.points)).collect();
    assert_eq!(rows, [("Bo", 2, 3), ("Ana", 1, 3), ("Cy", 0, 0)]);
    assert_eq!(scores(&view, BO), [0, 1, 2]);
    assert_eq!(who_may_leave(&view).len(), 3, "a host without a pawn does not leave");
}

/// PG-64: the best moments name answers that counted alone, and those that many had.
#[test]
fn the_best_moments_are_told() {
    let mut table = with_sheets(&three(), 'C', &[&["Cat", "Cup"], &["Cat", "Dog"], &["cat", "Eel"]]);
    table.score();
    table.play_host(Action::Advance);
    table.play_host(Action::End);
    let view = table.view();
    let told = moments(&round(&view), &written_rounds(&view), 2);
    let category = |line: usize| written_rounds(&view)[0].list[line].clone();
    let expected = [
        ("Cup".to_owned(), format!("Ana had the only answer that counted for “{}”", category(1))),
        ("Cat".to_owned(), format!("Ana, Bo and Cy had the same answer for “{}”", category(0))),
    ];
    assert_eq!(told, expected);
}

/// A plan with these names.
fn plan(names: &[&str]) -> Plan {
    let mut plan = Plan::default();
    plan.house.by_seat = true;
    for (at, name) in names.iter().enumerate() {
        if at >= plan.roster.guests().list().len() {
            plan.roster.add().expect("a free chair");
        }
        let id = plan.roster.guests().list()[at].id;
        plan.roster.rename(id, name);
    }
    plan
}

/// PG-21, PG-38, PG-R57: what is missing is reported after Start was pressed, and what is wrong at once.
#[test]
fn a_missing_entry_is_reported_when_somebody_wants_to_start() {
    let mut plan = plan(&["Ana", "Bo"]);
    assert!(summary(&plan, plan.to_setup().err().as_ref(), true).contains(" rounds, about "));
    plan.house.by_seat = false;
    let problem = plan.to_setup().expect_err("a birthday is missing");
    let id = plan.roster.guests().list()[0].id;
    assert_eq!(problem.field, PlanField::Birthday(id));
    assert_eq!(problem_at(Some(&problem), problem.field, false), None);
    assert!(problem_of_chair(&plan, Some(&problem), id, true).is_some());
    plan.roster.set_birthday(id, Birthday { day: Some(31), month: Some(2) });
    let problem = plan.to_setup().expect_err("no such day");
    assert!(problem_of_chair(&plan, Some(&problem), id, false).is_some(), "shown at once");
}

/// PG-21, PG-26: chairs are around the table, and one can move along them.
#[test]
fn chairs_have_their_seats_around_the_table() {
    let plan = plan(&["Ana", "Bo", "Cy"]);
    let ids: Vec<_> = plan.roster.guests().list().iter().map(|chair| chair.id).collect();
    let last = *ids.last().expect("a chair");
    assert_eq!(called(&plan.roster, ids[0]), "Ana");
    assert_eq!(place_beside(&plan.roster, last, true), Some(0), "after the last comes the first");
    assert_eq!(place_beside(&plan.roster, ids[0], false), Some(ids.len() - 1));
    assert_eq!(name_step(&plan.roster, ids[0]), NameStep::Next(ids[1]));
    let named = !plan.roster.guests().guest(last).expect("a chair").is_nobody();
    assert_eq!(name_step(&plan.roster, last), if named { NameStep::Add } else { NameStep::Start });
    assert_eq!(who_could_host(&plan.roster).len(), 3);
    assert_eq!(who_could_host(&Plan::default().roster)[0].1, "Whoever comes first");
    assert_eq!(seats_around(4), [(1, 3), (1, 5), (3, 5), (3, 3)]);
    assert_eq!(seats_around(9), []);
}

/// PG-08, PG-12, PG-91: the checklist says what to bring, and how long cards last.
#[test]
fn the_set_up_says_what_to_bring() {
    let plan = plan(&["Ana", "Bo"]);
    let materials = plan.materials();
    assert!(bring(&materials).starts_with("Nothing to bring") || bring(&materials).starts_with("Bring "));
    let (to_bring, not_needed) = checklist(materials.clone());
    assert!(not_needed.starts_with("Not needed: "));
    assert!(to_bring.len() < materials.len());
    let last = |cards, rounds| how_long_cards_last((cards, rounds));
    assert_eq!(last(0, None), "Choose a deck, or type or paste your own cards.");
    assert_eq!(last(9, None), "9 different cards; a round needs 10.");
    assert_eq!(last(20, Some(2)), "20 different cards: enough for 2 rounds.");
    assert_eq!(last(20, None), "20 different cards: enough for any number of rounds.");
}
