//! The cards of BLANK: Game Cards and Rule Cards, their faces and their backs.

use std::fmt::Write as _;

use crate::ui::prelude::*;

use super::{
    emblem::{mark, shape, stamp_path},
    nothing,
};
use crate::rules::blank::{DeckMark, Drawing, GameCard, Rule};

pub use crate::screens::blank::name_and_effect;
use crate::screens::blank::points_on_card;

/// The printed pictures, one per line. A card stores the line number of its picture, from 0.
///
/// A picture is 100 by 80 and has layers separated by `|`, the lowest first. The first letter of a layer is its ink,
/// which the style sheet knows; the rest is a path.
const PICTURES: &str = include_str!("pictures.txt");

/// Up to so many letters, the text of a Game Card has room in larger type.
const SHORT: usize = 70;

/// A Game Card, face up (BL-24, BL-25). It is only a picture; [`name_and_effect`] gives its name.
#[component]
pub fn CardFace<'a>(
    card: &'a GameCard,
    /// The mark of its deck, if it is shown.
    deck: Option<DeckMark>,
) -> impl IntoView {
    let written = card.written.as_ref();
    let number = card.number.to_string();
    let drawing = written.and_then(|written| written.drawing.as_ref());
    let middle = match (card.picture, drawing) {
        (Some(printed), _) => picture(printed),
        (None, Some(drawing)) => drawn(drawing),
        (None, None) => {
            view! { <span class="large">{shape(card.colour)}<b>{number.clone()}</b></span> }.into_any()
        }
    };
    let points = worth(written.and_then(|written| written.points));
    let text = written.map(|_| {
        let text = card.text();
        let is_short = (text.chars().count() <= SHORT).then_some("");
        view! { <span class="text" dir="auto" data-short=is_short>{text}</span> }
    });
    view! {
        <span class="game-face" translate="no" data-colour=card.colour.slug() data-written=written.map(|_| "") aria-hidden="true">
            <span class="corner"><b>{number}</b>{shape(card.colour)}{points}</span>
            <span class="picture">{middle}</span>
            <span class="title" dir="auto">{card.title.clone()}</span>
            {text}
            {foot(written.map(|written| written.author.clone()), deck)}
        </span>
    }
}

/// The badge with the points that a card is worth, below its number and shape (BL-R60).
pub fn worth(points: Option<i16>) -> Option<impl IntoView> {
    points.map(|points| view! { <b class="worth">{points_on_card(points)}</b> })
}

/// A Rule Card, face up (BL-19 to BL-22), as readable text.
#[component]
pub fn RuleCard<'a>(
    rule: &'a Rule,
    /// The mark of its deck, if it is shown.
    deck: Option<DeckMark>,
) -> impl IntoView {
    view! {
        <span class="rule-face">
            <strong class="title" dir="auto" translate="no">{rule.title.clone()}</strong>
            <span class="text" dir="auto">{rule.to_string()}</span>
            {foot(Some(rule.author.clone()), deck)}
        </span>
    }
}

/// A card face down.
#[component]
pub fn CardBack() -> impl IntoView {
    view! { <span class="game-face" data-back="" aria-hidden="true"></span> }
}

/// A printed picture. For an unknown number, in a deck from a newer page, the picture is empty.
///
/// The layers are set as one text, because a hand of cards has very many of them.
pub fn picture(number: u8) -> AnyView {
    let mut layers = String::new();
    for layer in PICTURES.lines().nth(number.into()).unwrap_or_default().split('|') {
        if let Some((ink, path)) = layer.split_at_checked(1) {
            // Writing to a `String` cannot fail, here and below.
            let _ = write!(layers, "<path data-ink={ink} d='{path}'/>");
        }
    }
    view! { <svg viewBox="0 0 100 80" prop:innerHTML=layers></svg> }.into_any()
}

/// A drawing made by a player. Its coordinates are bytes, so its box is 256 by 256.
pub fn drawn(drawing: &Drawing) -> AnyView {
    view! { <svg class="sketch" viewBox="0 0 256 256" prop:innerHTML=shapes(drawing)></svg> }.into_any()
}

/// The strokes and stamps of a drawing as SVG. It contains only numbers and our own names and paths.
pub fn shapes(drawing: &Drawing) -> String {
    let mut shapes = String::new();
    for part in &drawing.parts {
        let colour = part.ink.map(|ink| format!(" data-colour={}", ink.slug())).unwrap_or_default();
        let Some(stamp) = part.stamp else {
            let path = stroke(&part.points);
            let _ = write!(shapes, "<path{colour} stroke-width={} d='{path}'/>", part.width.of_stroke());
            continue;
        };
        // A point is the centre of a stamp, whose outline is in a box of 24 by 24.
        let size = f32::from(part.width.of_stamp());
        for [x, y] in
            part.points.iter().map(|point| point.map(|coordinate| f32::from(coordinate) - size / 2.0))
        {
            let (scale, path) = (size / 24.0, stamp_path(stamp));
            let _ = write!(
                shapes,
                "<path{colour} class=printed transform='translate({x} {y})scale({scale})' d='{path}'/>"
            );
        }
    }
    shapes
}

/// A stroke as a path.
fn stroke(points: &[[u8; 2]]) -> String {
    let mut path = String::new();
    let mut pen = 'M';
    for [x, y] in points {
        let _ = write!(path, "{pen}{x} {y}");
        pen = 'L';
    }
    // A line of length 0 with round ends is a dot.
    if points.len() == 1 {
        path.push_str("h0");
    }
    path
}

/// The author, and the deck's mark at the lower right (BL-79).
fn foot(author: Option<String>, deck: Option<DeckMark>) -> AnyView {
    let mark = deck.map_or_else(nothing, mark);
    view! { <small class="card-foot row"><bdi translate="no">{author.unwrap_or_default()}</bdi>{mark}</small> }
        .into_any()
}
