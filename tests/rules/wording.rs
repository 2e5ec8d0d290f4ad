//! Numbers, agreement and lists in sentences.

use partypiece::{
    screens::hold::{HOLD_MS, HOW_LONG, HoldPurpose, HoldTexts},
    wording::{
        MarkedPart, Noun, Sentence, agreeing, counted, counted_at_start, counted_strongly, duration, filled,
        in_order, isolated, listed, one_of, paragraph, plural, with_sentences,
    },
};

#[test]
fn only_one_is_singular() {
    let counted = [0, 1, 2, 21].map(|number| counted(number, Noun::ENTRY));
    assert_eq!(counted, ["0 entries", "1 entry", "2 entries", "21 entries"]);
    assert_eq!([0, 1, 2].map(|left| agreeing(left, "is", "are")), ["are", "is", "are"]);
    assert_eq!(
        [0, 1, 2].map(|more| format!("{more} more {}", Noun::CARD.after(more)))[1..],
        ["1 more card", "2 more cards"]
    );
}

#[test]
fn one_is_a_word_at_the_beginning_of_a_sentence() {
    assert_eq!(
        [0, 1, 2].map(|deals| counted_at_start(deals, Noun::DEAL)),
        ["0 deals", "One deal", "2 deals"]
    );
}

#[test]
fn a_sentence_about_a_number_has_it_in_each_place() {
    let ago = [1, 3].map(|weeks| plural(weeks, "a week ago", "# weeks ago"));
    assert_eq!(ago, ["a week ago", "3 weeks ago"]);
}

/// What fills a place is not read again, even if somebody is called `{points}`.
#[test]
fn a_chosen_sentence_has_its_places_filled() {
    let wins = |winners: usize| {
        let sentence = agreeing(winners, "{who} wins with {points}.", "{who} win with {points} each.");
        filled(sentence, &[("who", "{points}"), ("points", "2 points")])
    };
    assert_eq!([1, 2].map(wins), ["{points} wins with 2 points.", "{points} win with 2 points each."]);
}

#[test]
fn a_time_is_said_in_its_two_largest_units() {
    let said = [0, 1, 59, 60, 61, 125, 3600, 3725, 90_000].map(duration);
    let expected = [
        "0 seconds",
        "1 second",
        "59 seconds",
        "1 minute",
        "1 minute and 1 second",
        "2 minutes and 5 seconds",
        "1 hour",
        "1 hour and 2 minutes",
        "25 hours",
    ];
    assert_eq!(said, expected);
}

#[test]
fn a_list_has_its_conjunction_before_the_last() {
    let names = ["Ana", "Bo", "Cy"];
    let lists = [0, 1, 2, 3].map(|many| listed(&names[..many]));
    assert_eq!(lists, ["nobody", "Ana", "Ana and Bo", "Ana, Bo and Cy"]);
    assert_eq!([0, 1, 2, 3].map(|many| one_of(&names[..many])), ["", "Ana", "Ana or Bo", "Ana, Bo or Cy"]);
}

#[test]
fn sentences_stand_one_after_another_without_the_empty_ones() {
    assert_eq!(paragraph(["", "It is Bo’s turn.", "", "Draw a coin."]), "It is Bo’s turn. Draw a coin.");
    assert_eq!(paragraph([""; 2]), "");
    let with = |sentences: &[&str]| {
        with_sentences("2 deals".to_owned(), sentences.iter().map(|text| (*text).to_owned()))
    };
    assert_eq!([with(&[]), with(&["Fill it again."])], ["2 deals", "2 deals. Fill it again."]);
    assert_eq!(with_sentences("Scratch!".to_owned(), ["One.".to_owned()]), "Scratch! One.");
    assert_eq!(in_order(["the card", "the rule"]), "the card, then the rule");
}

/// A name is a place of the sentence, in whatever language it is worded.
#[test]
fn the_button_to_hold_says_one_sentence() {
    let HoldTexts { label, let_go, .. } = HoldTexts::of("שרה", HoldPurpose::Write);
    assert_eq!(
        label.parts().collect::<Vec<_>>(),
        [MarkedPart::Isolated("שרה"), MarkedPart::Words(": hold to write")]
    );
    assert_eq!(let_go.to_string(), "שרה: let go now");
    assert_eq!(HoldTexts::of_anybody().label.to_string(), "Hold to go on");
}

/// PK-16: whoever holds the button for as long as it says has held it long enough.
#[test]
fn the_button_to_hold_says_how_long() {
    assert_eq!(HOW_LONG, "hold 1 second");
    assert!((500..1_000).contains(&HOLD_MS), "{HOLD_MS} milliseconds");
}

#[test]
fn a_sentence_has_its_places_in_order() {
    let sentence = |text: String| Sentence::from(text);
    let passes = sentence(format!("Ana passes to {} and {}.", isolated("שרה"), isolated("Bo")));
    let parts: Vec<MarkedPart> = passes.parts().collect();
    let words =
        [MarkedPart::Words("Ana passes to "), MarkedPart::Isolated("שרה"), MarkedPart::Words(" and ")];
    assert_eq!(parts, [&words[..], &[MarkedPart::Isolated("Bo"), MarkedPart::Words(".")]].concat());
    assert_eq!(passes.to_string(), "Ana passes to שרה and Bo.");

    let points = counted_strongly(1, Noun::POINT);
    assert_eq!(points.parts().collect::<Vec<_>>(), [MarkedPart::Strong("1"), MarkedPart::Words(" point")]);
    assert_eq!(sentence(listed(["Ana", "Bo"].map(isolated))).parts().count(), 3);
}

/// What people write cannot begin or end a place.
#[test]
fn a_written_text_cannot_mark_a_place() {
    let written = "a\u{2069}b\u{2068}c\u{1}d\u{2}e";
    let sentence: Sentence = format!("{}!", isolated(written)).into();
    assert_eq!(sentence.parts().collect::<Vec<_>>(), [MarkedPart::Isolated("abcde"), MarkedPart::Words("!")]);
}
