//! Earlier rulings are shown when the same answer appears again, and only then.

use partypiece::play::{GameId, PastRuling, PastRulings, Ruling, RulingOrigin};

fn ruled(category: &str, answer: &str, ruling: Ruling) -> PastRuling {
    PastRuling { category: category.to_owned(), answer: answer.to_owned(), other: None, ruling }
}

fn compared(category: &str, answer: &str, other: &str, ruling: Ruling) -> PastRuling {
    PastRuling { other: Some(other.to_owned()), ..ruled(category, answer, ruling) }
}

fn past_rulings_with(past_rulings: impl IntoIterator<Item = PastRuling>) -> PastRulings {
    let mut known = PastRulings::default();
    past_rulings.into_iter().for_each(|past_ruling| known.remember(past_ruling, round(0, 1)));
    known
}

/// Capitals, punctuation and a leading article make no difference.
#[test]
fn a_ruling_is_found_for_the_same_answer_in_the_same_category() {
    let known = past_rulings_with([ruled("Vegetable", "Citrus", Ruling::Struck)]);
    let offered = known.find("vegetable", "the CITRUS!", None, None).expect("a ruling");
    assert_eq!(offered.to_string(), "Last time the table struck “Citrus”.");
}

#[test]
fn a_ruling_is_not_found_for_other_answers_or_categories() {
    let known = past_rulings_with([ruled("Vegetable", "Citrus", Ruling::Struck)]);
    assert_eq!(known.find("Fruit", "Citrus", None, None), None);
    assert_eq!(known.find("Vegetable", "Carrot", None, None), None);
    assert_eq!(known.find("Vegetable", "Citrus", Some("Citron"), None), None);
}

#[test]
fn a_ruling_on_two_answers_is_found_in_either_order() {
    let known = past_rulings_with([compared("Pet", "dog", "dogs", Ruling::Same)]);
    let offered = known.find("Pet", "Dogs", Some("Dog"), None).expect("a ruling");
    assert_eq!(offered.to_string(), "Last time “dog” and “dogs” were the same to the table.");
    assert_eq!(known.find("Pet", "dog", None, None), None, "whether one counts was never asked");
    assert_eq!(known.find("Pet", "dog", Some("cat"), None), None);
}

#[test]
fn the_latest_ruling_replaces_the_older_one() {
    let known = past_rulings_with([
        ruled("Vegetable", "Citrus", Ruling::Struck),
        ruled("Fruit", "Citrus", Ruling::Counts),
        ruled("vegetable", "citrus", Ruling::Counts),
    ]);
    assert_eq!(known.all().len(), 2);
    let offered = known.find("Vegetable", "Citrus", None, None).expect("a ruling");
    assert_eq!(offered.to_string(), "Last time the table let “citrus” count.");
    assert_eq!(known.all()[0].category, "vegetable", "the latest comes first");
}

#[test]
fn undoing_a_deletion_keeps_what_was_ruled_since() {
    let before =
        past_rulings_with([ruled("Pet", "Rat", Ruling::Struck), ruled("Fruit", "Fig", Ruling::Counts)]);
    let mut known = past_rulings_with([ruled("Tree", "Elm", Ruling::Counts)]);
    known.bring_back(before);
    let categories: Vec<&str> = known.all().iter().map(|ruling| ruling.category.as_str()).collect();
    assert_eq!(categories, ["Tree", "Fruit", "Pet"]);
}

#[test]
fn a_deleted_ruling_is_not_found() {
    let mut known = past_rulings_with([
        ruled("Vegetable", "Citrus", Ruling::Struck),
        compared("Pet", "dog", "hound", Ruling::Different),
    ]);
    let deleted = known.all()[1].clone();
    known.remove(&deleted);
    assert_eq!(known.find("Vegetable", "Citrus", None, None), None);
    let other = known.find("Pet", "hound", Some("dog"), None).map(ToString::to_string);
    assert_eq!(other.as_deref(), Some("Last time “dog” and “hound” were different to the table."));
}

#[test]
fn rulings_are_read_as_they_were_stored() {
    let known = past_rulings_with([
        ruled("Vegetable", "“Citrus”, \\ or so", Ruling::Struck),
        ruled("Found in a 24 h shop", "7-Up", Ruling::Counts),
        compared("Pet", "dog", "dogs", Ruling::Same),
        compared("Pet", "dog", "hound", Ruling::Different),
    ]);
    assert_eq!(PastRulings::read(&known.to_text()), known);
}

/// A stored text may be cut off, or written by a newer page.
#[test]
fn an_invalid_ruling_is_left_out() {
    assert_eq!(PastRulings::read("nothing of ours"), PastRulings::default());
    let text = r#"["A","b","","struck@2222222222/1","C","d","","blessed@2222222222/1","E","f","","counts@2222222222/2","G"]"#;
    let known = PastRulings::read(text);
    let answers: Vec<&str> = known.all().iter().map(|known| known.answer.as_str()).collect();
    assert_eq!(answers, ["b", "f"]);
}

#[test]
fn the_oldest_rulings_are_removed_first() {
    let many = (0..PastRulings::MAX + 5).map(|n| ruled("Number", &n.to_string(), Ruling::Counts));
    let known = past_rulings_with(many);
    assert_eq!(known.all().len(), PastRulings::MAX);
    assert_eq!(known.find("Number", "4", None, None), None);
    assert!(known.find("Number", "5", None, None).is_some());
}

#[test]
fn answers_of_signs_alone_are_compared_as_they_are() {
    let known = past_rulings_with([ruled("Sign", "?!", Ruling::Counts)]);
    assert!(known.find("Sign", " ?! ", None, None).is_some());
    assert_eq!(known.find("Sign", "!", None, None), None);
    assert_eq!(known.find("Sign", "Question mark", None, None), None);
}

/// A round of one of two games.
fn round(game: u64, round: u32) -> RulingOrigin {
    RulingOrigin { game: GameId::from_number(game), round }
}

fn citrus(ruling: Ruling) -> PastRuling {
    ruled("Vegetable", "Citrus", ruling)
}

/// The ruling on Citrus that is shown in a round.
fn shown(known: &PastRulings, now: &RulingOrigin) -> Option<Ruling> {
    known.find("Vegetable", "Citrus", None, Some(now)).map(|known| known.ruling)
}

/// What was ruled in the round that is played is not “last time”. What was ruled before it is.
#[test]
fn a_ruling_of_this_round_is_not_past() {
    let mut known = PastRulings::default();
    known.remember(citrus(Ruling::Struck), round(1, 1));
    assert_eq!(shown(&known, &round(1, 1)), None);
    assert_eq!(shown(&known, &round(1, 2)), Some(Ruling::Struck), "a round before");
    assert_eq!(shown(&known, &round(2, 1)), Some(Ruling::Struck), "another game");
    known.remember(citrus(Ruling::Counts), round(2, 1));
    assert_eq!(shown(&known, &round(2, 1)), Some(Ruling::Struck), "what was ruled before this round");
    assert_eq!(shown(&known, &round(2, 2)), Some(Ruling::Counts));
    assert_eq!(known.all(), [&citrus(Ruling::Counts)], "the list shows the newest only");
}

/// A vote that was undone was none: its ruling goes, and the one that it replaced is shown again.
#[test]
fn a_ruling_that_was_undone_is_forgotten() {
    let mut known = past_rulings_with([citrus(Ruling::Counts)]);
    known.remember(citrus(Ruling::Struck), round(1, 1));
    known.remember(citrus(Ruling::Counts), round(1, 2));
    assert_eq!(shown(&known, &round(1, 3)), Some(Ruling::Counts));
    let game = GameId::from_number(1);
    known.keep_made(&game, &[(1, citrus(Ruling::Struck))]);
    assert_eq!(shown(&known, &round(1, 3)), Some(Ruling::Struck), "only the second vote was undone");
    known.keep_made(&game, &[]);
    assert_eq!(known, past_rulings_with([citrus(Ruling::Counts)]), "as before the game");
}

/// Where a ruling was made is stored with it.
#[test]
fn the_round_of_a_ruling_is_stored() {
    let mut known = past_rulings_with([compared("Pet", "dog", "dogs", Ruling::Same)]);
    known.remember(citrus(Ruling::Struck), round(1, 4_000_000));
    let read = PastRulings::read(&known.to_text());
    assert_eq!(read, known);
    assert_eq!(shown(&read, &round(1, 4_000_000)), None);
    for damaged in ["struck@not a game/x", "struck"] {
        let text = format!(r#"["Vegetable","Citrus","","{damaged}"]"#);
        assert_eq!(PastRulings::read(&text), PastRulings::default(), "{damaged}");
    }
}

/// However often games rule on the same question, few rulings are stored.
#[test]
fn old_rulings_on_the_same_question_are_dropped() {
    let mut known = PastRulings::default();
    for game in 1..20 {
        known.remember(citrus(Ruling::Struck), round(game, 1));
        known.remember(citrus(Ruling::Counts), round(game, 1));
    }
    assert_eq!(known.to_text().matches("Citrus").count(), 2, "{}", known.to_text());
    known.remove(&citrus(Ruling::Counts));
    assert_eq!(known, PastRulings::default(), "a deleted ruling uncovers no older one");
}
