//! Drawings on cards: pens, eraser, undo and stamps, their size, and how files store them.

use partypiece::{
    cards::{read_deck, write_deck},
    json,
    rules::{
        Luck,
        blank::{
            AutoEffect, CardDeck, Colour, Drawing, DrawnPart, DrawnStamp, PenWidth, PlayerSelector,
            WrittenEffect,
        },
        luck::Seed,
    },
    screens::blank::sketch::{Pen, PressedBy, Sketch, Tool, inks},
};
use proptest::prelude::*;

use super::table::for_players;

const PEN: Pen = Pen { tool: Tool::Pen, width: PenWidth::Medium, ink: None };
const ERASER: Pen = Pen { tool: Tool::Eraser, ..PEN };
const STAR: Pen = Pen { tool: Tool::Stamp(DrawnStamp::Star), ..PEN };

fn draw_line(sketch: &mut Sketch, pen: Pen, points: &[[u8; 2]]) {
    sketch.press(PressedBy::Pointer, pen, points[0]);
    points[1..].iter().for_each(|point| sketch.move_to(PressedBy::Pointer, pen, *point));
    sketch.release();
}

fn points(sketch: &Sketch) -> Vec<Vec<[u8; 2]>> {
    sketch.drawing().parts.iter().map(|part| part.points.clone()).collect()
}

/// A sketch after random presses, among them some that draw nothing.
fn random_sketch(seed: u64, presses: u32) -> Sketch {
    let mut luck = Luck::new(Seed(seed));
    let mut sketch = Sketch::default();
    for _ in 0..presses {
        let mut random_point = || [luck.below(256) as u8, luck.below(256) as u8];
        let line: Vec<[u8; 2]> = (0..12).map(|_| random_point()).collect();
        let tool = match luck.below(8) {
            0 => Tool::Eraser,
            1 => Tool::Stamp(DrawnStamp::ALL[luck.below(12) as usize]),
            _ => Tool::Pen,
        };
        let ink = inks().nth(luck.below(7) as usize).and_then(|(ink, _)| ink);
        let pen = Pen { tool, width: PenWidth::ALL[luck.below(3) as usize], ink };
        draw_line(&mut sketch, pen, &line[..=luck.below(11) as usize]);
    }
    sketch
}

/// BW-03: three widths, black and six colours, each with a name.
#[test]
fn a_pen_has_a_width_and_a_colour() {
    let names: Vec<String> = inks().map(|(_, name)| name).collect();
    assert_eq!(names, ["black", "red", "orange", "yellow", "green", "blue", "purple"]);
    let mut sketch = Sketch::default();
    for width in PenWidth::ALL {
        draw_line(&mut sketch, Pen { width, ink: Some(Colour::Red), ..PEN }, &[[9, 9], [90, 9]]);
    }
    let drawn: Vec<_> = sketch.drawing().parts.iter().map(|part| (part.width, part.ink)).collect();
    assert_eq!(drawn, PenWidth::ALL.map(|width| (width, Some(Colour::Red))));
    assert_eq!(sketch.status(), "3 lines and 0 stamps.");
}

/// BW-03: points that a line does not need are left out, but a dot stays.
#[test]
fn a_stroke_keeps_the_points_that_it_needs() {
    let mut sketch = Sketch::default();
    let straight: Vec<[u8; 2]> = (0..=200).map(|x| [x, x / 2]).collect();
    draw_line(&mut sketch, PEN, &straight);
    draw_line(&mut sketch, PEN, &[[5, 5]]);
    draw_line(&mut sketch, PEN, &[[0, 0], [100, 0], [100, 100], [101, 100]]);
    assert_eq!(points(&sketch), [vec![[0, 0], [200, 100]], vec![[5, 5]], vec![[0, 0], [100, 0], [100, 100]]]);
}

/// BW-03: a mouse that passes over the pad draws nothing while a key holds the pen down.
#[test]
fn only_what_pressed_the_pen_moves_it() {
    let mut sketch = Sketch::default();
    sketch.press(PressedBy::Key, PEN, [10, 10]);
    sketch.move_to(PressedBy::Pointer, PEN, [200, 200]);
    sketch.move_to(PressedBy::Key, PEN, [50, 10]);
    assert_eq!(
        (points(&sketch), sketch.pressed_by()),
        (vec![vec![[10, 10], [50, 10]]], Some(PressedBy::Key))
    );
    sketch.press(PressedBy::Pointer, PEN, [90, 90]);
    sketch.move_to(PressedBy::Key, PEN, [9, 9]);
    sketch.release();
    assert_eq!((points(&sketch)[1].clone(), sketch.pressed_by()), (vec![[90, 90]], None));
}

/// BW-04
#[test]
fn the_eraser_removes_what_it_touches() {
    let mut sketch = Sketch::default();
    draw_line(&mut sketch, PEN, &[[0, 50], [255, 50]]);
    draw_line(&mut sketch, PEN, &[[0, 100], [255, 100]]);
    draw_line(&mut sketch, STAR, &[[200, 200]]);
    draw_line(&mut sketch, ERASER, &[[120, 140], [120, 120]]);
    assert_eq!(sketch.drawing().parts.len(), 3, "it touches nothing");
    draw_line(&mut sketch, ERASER, &[[120, 140], [120, 60]]);
    assert_eq!(sketch.status(), "0 lines and 1 stamp.", "both lines: one on its way, one at its end");
    draw_line(&mut sketch, ERASER, &[[190, 215]]);
    assert_eq!(sketch.finished(), None);
}

/// BW-05: a press that changes nothing is not remembered; after a new change nothing can be redone.
#[test]
fn a_change_is_undone_and_redone() {
    let mut sketch = Sketch::default();
    draw_line(&mut sketch, PEN, &[[0, 50], [255, 50]]);
    draw_line(&mut sketch, STAR, &[[200, 200]]);
    let both = points(&sketch);
    draw_line(&mut sketch, ERASER, &[[120, 140]]);
    sketch.clear();
    sketch.clear();
    assert_eq!(sketch.finished(), None);
    sketch.undo();
    assert_eq!(points(&sketch), both);
    sketch.undo();
    assert_eq!(points(&sketch), both[..1]);
    sketch.redo();
    assert_eq!((points(&sketch), sketch.can_undo_and_redo()), (both, (true, true)));
    draw_line(&mut sketch, PEN, &[[3, 3]]);
    assert_eq!(sketch.can_undo_and_redo(), (true, false));
}

/// BW-06: a stamp follows the finger until it is lifted.
#[test]
fn a_stamp_is_printed_where_it_is_let_go() {
    let mut sketch = Sketch::default();
    let large = Pen { width: PenWidth::Thick, ink: Some(Colour::Blue), ..STAR };
    draw_line(&mut sketch, large, &[[10, 10], [80, 90], [81, 91]]);
    let part = DrawnPart {
        width: large.width,
        ink: large.ink,
        stamp: Some(DrawnStamp::Star),
        points: vec![[81, 91]],
    };
    assert_eq!(sketch.drawing().parts, [part]);
}

/// BW-07: undo changes no words, and words alone are no drawing.
#[test]
fn a_drawing_has_a_description() {
    let mut sketch = Sketch::default();
    sketch.describe("A frog ".to_owned());
    assert_eq!(sketch.finished(), None);
    draw_line(&mut sketch, STAR, &[[10, 10]]);
    draw_line(&mut sketch, STAR, &[[90, 10]]);
    sketch.describe("Two frogs ".to_owned());
    sketch.undo();
    assert_eq!(sketch.finished().map(|drawing| drawing.description), Some("Two frogs".to_owned()));
    let mut card = CardDeck::fresh().cards[0].clone();
    let clauses = vec![for_players(PlayerSelector::Next, AutoEffect::Draw(1.into()))];
    card.written =
        Some(WrittenEffect { clauses, author: "Bo".to_owned(), drawing: sketch.finished(), points: None });
    assert_eq!(card.spoken_text(), "Drawing: Two frogs. The next player draws 1 card.");
}

/// BW-08
#[test]
fn a_full_card_takes_nothing_more_until_something_is_erased() {
    let mut sketch = Sketch::default();
    let zigzag: Vec<[u8; 2]> =
        (0..100).map(|index| [index * 2, if index % 2 == 0 { 20 } else { 250 }]).collect();
    for _ in 0..9 {
        draw_line(&mut sketch, PEN, &zigzag);
    }
    assert!(sketch.is_full());
    assert_eq!(sketch.status(), "The card is full. Erase something to draw more.");
    let full = sketch.clone();
    draw_line(&mut sketch, STAR, &[[9, 9]]);
    assert_eq!(sketch, full);
    sketch.describe("\u{1f438}".repeat(Drawing::MAX_DESCRIPTION));
    let drawing = sketch.finished().unwrap();
    assert!(drawing.fits() && drawing.bytes() > 3500, "{}", drawing.bytes());
    draw_line(&mut sketch, ERASER, &[[0, 20]]);
    assert!(!sketch.is_full());
    for _ in 0..99 {
        draw_line(&mut sketch, STAR, &[[9, 9]]);
    }
    assert!(sketch.is_full() && sketch.finished().unwrap().fits());
}

/// BW-03, BW-08: strokes of the usual pen are stored in the old form. A drawing of only such strokes, without
/// a description, may have more bytes than others.
#[test]
fn an_old_drawing_is_stored_as_before() {
    let text = "[[[1,2],[3,4]],[[9,9]]]";
    let drawing: Drawing = json::read(text).unwrap();
    assert_eq!(points(&Sketch::new(drawing.clone())), [vec![[1, 2], [3, 4]], vec![[9, 9]]]);
    assert_eq!(serde_json::to_string(&drawing).unwrap(), text);
    let many = Drawing::from(vec![vec![[250, 250]; 1000].into(); 2]);
    assert!(many.bytes() > Drawing::MAX_BYTES && many.fits());
    let coloured =
        many.parts.iter().cloned().map(|part| DrawnPart { ink: Some(Colour::Red), ..part }).collect();
    assert!(!Drawing { parts: coloured, ..many.clone() }.fits());
    assert!(!Drawing { description: "A frog".to_owned(), ..many }.fits());
}

fn refusal(drawing: &str) -> String {
    let mut deck = CardDeck::fresh();
    let drawn = Drawing::from(vec![vec![[1, 2]].into()]);
    let clauses = vec![for_players(PlayerSelector::Next, AutoEffect::Draw(1.into()))];
    deck.cards[0].written =
        Some(WrittenEffect { clauses, author: String::new(), drawing: Some(drawn), points: None });
    let text = write_deck(&deck);
    assert!(text.contains("[[[1,2]]]"));
    read_deck(&text.replace("[[[1,2]]]", drawing)).expect_err("no deck").to_string()
}

/// BW-08
#[test]
fn a_bad_drawing_in_a_file_is_refused_by_a_sentence() {
    let large = format!("[{{\"ink\":\"red\",\"points\":[{}[1,2]]}}]", "[1,2],".repeat(700));
    assert_eq!(
        refusal(&large),
        "Game Card 1: the drawing is too large: at most 64 lines and stamps, and 4 KB in all, fit."
    );
    // An empty line does not fit either, and has the same sentence.
    assert_eq!(refusal("[[]]"), refusal(&large));
    let location = "Game Card number 1 of the file, deck.cards[0].effect.drawing";
    assert_eq!(refusal("\"frog\""), format!("{location}: “frog” does not fit here."));
    assert_eq!(
        refusal("[{\"stamp\":\"dragon\",\"points\":[[1,2]]}]"),
        format!("{location}[0].stamp: “dragon” is not known here.")
    );
    let long = format!("{{\"description\":\"{}\",\"parts\":[[[1,2]]]}}", "x".repeat(101));
    assert_eq!(refusal(&long), "Game Card 1: the description has 101 characters; at most 100 are allowed.");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    /// BW-05, BW-08: whatever is drawn fits, is read unchanged, and is undone and redone in steps.
    #[test]
    fn any_drawing_fits_is_read_unchanged_and_can_be_undone(seed: u64, presses in 0_u32..90) {
        let mut sketch = random_sketch(seed, presses);
        sketch.describe(["", "A \"frog\""][presses as usize % 2].to_owned());
        let drawing = sketch.drawing().clone();
        prop_assert!(drawing.fits() && drawing.bytes() <= Drawing::MAX_BYTES);
        let text = serde_json::to_string(&drawing).unwrap();
        prop_assert_eq!(json::read::<Drawing>(&text), Ok(drawing.clone()));
        prop_assert_eq!(serde_json::from_str::<Drawing>(&text).unwrap(), drawing.clone());
        while sketch.can_undo_and_redo().0 {
            sketch.undo();
        }
        prop_assert_eq!(sketch.finished(), None);
        while sketch.can_undo_and_redo().1 {
            sketch.redo();
        }
        prop_assert_eq!(sketch.drawing(), &drawing);
    }
}
