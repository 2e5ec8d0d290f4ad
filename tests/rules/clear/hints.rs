//! Hints, the way back from another card, and buttons that give nothing away.

use partypiece::{
    rules::{
        clear::{Action, Hints, Setup, Squares, View},
        player::{Level, Player},
    },
    screens::clear::{
        AskedHint, Decision, DecisionPress, decision, hinted_lines, no_further_hint, scratch_refusal,
    },
};

use super::table::{ANA, BO, CY, Table, find_game, name, three, two, with_house};

/// A table whose first roll fits several lines of Ana's card, or none.
fn rolled(setup: &Setup, fits: bool) -> Table {
    find_game(setup, |table| {
        table.roll();
        let lines = table.lines(ANA).len();
        if fits { lines > 1 } else { lines == 0 }
    })
}

fn with_hints(hints: Hints) -> Setup {
    with_house(two(), |house| house.hints = hints)
}

fn for_ana(view: &View, asked: AskedHint) -> Decision {
    decision(view, ANA, Squares::NONE, asked)
}

/// CL-R05: a hint is given as the house rule says, without a press only where nobody has to ask.
#[test]
fn hints_are_given_as_the_house_allows() {
    let under = |hints| rolled(&with_hints(hints), true).view();
    let sentence = |hints| for_ana(&under(hints), AskedHint::Nothing).sentence;
    assert_eq!(sentence(Hints::Exists), "Ana: a line of three or four fits.");
    for hints in [Hints::None, Hints::Ask] {
        assert!(!sentence(hints).contains("fits"), "{}", sentence(hints));
        assert_eq!(hinted_lines(&under(hints), ANA, AskedHint::Nothing), []);
    }
    assert!(!for_ana(&under(Hints::None), AskedHint::Line).sentence.contains("fits"));
    assert_eq!(hinted_lines(&under(Hints::None), ANA, AskedHint::Line), []);
    assert!(hinted_lines(&under(Hints::Show), ANA, AskedHint::Nothing).len() > 1, "all lines");
}

/// CL-R05: who asks hears first that there is a line, and only then sees one of them, the longest.
#[test]
fn a_hint_on_request_comes_in_two_steps() {
    let table = rolled(&with_hints(Hints::Ask), true);
    let view = table.view();
    let asked = AskedHint::Nothing.next();
    assert_eq!(asked, AskedHint::Whether);
    assert_eq!(for_ana(&view, asked).sentence, "Ana: a line of three or four fits.");
    assert_eq!(hinted_lines(&view, ANA, asked), [], "the first press draws nothing");
    assert_eq!(no_further_hint(&view, ANA, asked), None);
    let asked = asked.next();
    let drawn = hinted_lines(&view, ANA, asked);
    let longest = table.lines(ANA).iter().map(|line| line.len()).max();
    assert_eq!((drawn.len(), drawn.first().map(|line| line.len())), (1, longest));
    assert!(for_ana(&view, asked).sentence.contains("drawn on the card"));
    assert!(no_further_hint(&view, ANA, asked.next()).is_some(), "a further press explains");
}

/// CL-R05: where no line fits, the first press says so, and there is nothing to draw.
#[test]
fn a_hint_says_that_no_line_fits() {
    let view = rolled(&with_hints(Hints::Ask), false).view();
    assert!(for_ana(&view, AskedHint::Nothing).sentence.starts_with("Ana: find"), "nobody asked");
    let decision = for_ana(&view, AskedHint::Whether);
    assert_eq!(
        (decision.sentence.as_str(), decision.button.as_str()),
        ("Ana: no line fits.", "Press “Scratch”")
    );
    assert!(
        no_further_hint(&view, ANA, AskedHint::Whether).is_some_and(|sentence| sentence.contains("No line"))
    );
}

/// CL-R05: with “Check a Scratch” the button looks the same whether a line fits or not; only a press is refused.
#[test]
fn the_button_to_scratch_does_not_tell_whether_a_line_fits() {
    let checked = with_house(two(), |house| house.check_scratch = true);
    let [with_a_line, without] = [true, false].map(|fits| rolled(&checked, fits));
    assert_eq!(scratch_refusal(&with_a_line.view(), ANA), None);
    assert_eq!(scratch_refusal(&without.view(), ANA), None);
    assert!(with_a_line.0.check(ANA, &Action::Scratch).is_err(), "the rule still holds");
    let mut decided = without;
    decided.play(ANA, Action::Scratch);
    assert!(
        scratch_refusal(&decided.view(), ANA).is_some_and(|sentence| sentence.contains("already decided"))
    );
}

/// CL-51: below the card of somebody who has decided, and of a computer player, the large button leads back to the next
/// player who decides.
#[test]
fn the_large_button_leads_back_from_the_card_of_somebody_who_has_decided() {
    let button = |table: &Table, seat| {
        let Decision { button, press, .. } = decision(&table.view(), seat, Squares::NONE, AskedHint::Nothing);
        (button, press)
    };
    let mut table = rolled(&three(), true);
    assert_eq!(
        button(&table, BO),
        ("Choose 3 or 4 coins".to_owned(), DecisionPress::Choose),
        "anybody may decide first"
    );
    table.play(ANA, Action::Scratch);
    assert_eq!(button(&table, ANA), ("Back to Bo’s card".to_owned(), DecisionPress::Back));
    table.play(CY, Action::Scratch);
    assert_eq!(button(&table, CY), ("Back to Bo’s card".to_owned(), DecisionPress::Back));
    assert_eq!(button(&table, BO).1, DecisionPress::Choose);
    let mut setup = two();
    setup.players.insert(0, Player { level: Some(Level::ALL[0]), ..Player::person(name("Scout")) });
    let mut table = Table::new(&setup, 1);
    table.roll();
    assert_eq!(button(&table, ANA), ("Back to Ana’s card".to_owned(), DecisionPress::Back));
    table.play(BO, Action::Scratch);
    table.play(CY, Action::Scratch);
    assert_eq!(button(&table, BO).1, DecisionPress::Wait, "only the computer player is left");
}
