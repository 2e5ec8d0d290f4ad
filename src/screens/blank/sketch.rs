//! Drawing on a card: what a pen, an eraser and a stamp do to a drawing, and undo (BW-03 to BW-08).

use crate::{
    rules::blank::{Colour, Drawing, DrawnPart, DrawnStamp, PenWidth},
    wording::{Noun, counted},
};

/// What a press on the pad does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Tool {
    /// Draws a stroke.
    #[default]
    Pen,
    /// Removes the strokes and stamps that it touches.
    Eraser,
    /// Prints a stamp.
    Stamp(DrawnStamp),
}

/// The tool, and what it draws with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Pen {
    /// The tool.
    pub tool: Tool,
    /// How wide its strokes and how large its stamps are.
    pub width: PenWidth,
    /// The colour; `None` is black.
    pub ink: Option<Colour>,
}

/// The names of the inks, black first. The others are the cards' colours, whose symbols are shown, too.
pub fn inks() -> impl Iterator<Item = (Option<Colour>, String)> {
    let black = (None, "black".to_owned());
    [black].into_iter().chain(Colour::ALL.map(|colour| (Some(colour), colour.to_string())))
}

/// A drawing that somebody is making.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Sketch {
    drawing: Drawing,
    /// The current press.
    press: Option<PadPress>,
    /// The parts before each change, and those that were undone.
    past: Vec<Vec<DrawnPart>>,
    undone: Vec<Vec<DrawnPart>>,
}

/// What presses the tool on the pad. A mouse that only passes over the pad must not draw with a pen that a key has put down.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PressedBy {
    /// A finger, a pen or a mouse button.
    Pointer,
    /// Space.
    Key,
}

/// A press on the pad.
#[derive(Debug, Clone, PartialEq, Eq)]
struct PadPress {
    by: PressedBy,
    /// The parts of the drawing before this press.
    before: Vec<DrawnPart>,
    /// Where the tool is now.
    position: [u8; 2],
}

/// The least distance between two points of a stroke, in the units of a drawing; nearer ones are left out.
const MIN_DISTANCE: f32 = 4.0;
/// How far a point may be from the line between its neighbours to be left out.
const TOLERANCE: f32 = 1.0;
/// How near the eraser has to come to the edge of a stroke. A stamp has to be met itself.
const ERASER: f32 = 8.0;
/// The bytes that one more part needs, and the bytes that one more point needs.
const PART_BYTES: usize = 64;
const POINT_BYTES: usize = 10;
/// The bytes that stay free for a description: four for each character, and its field.
const DESCRIPTION_BYTES: usize = 4 * Drawing::MAX_DESCRIPTION + 30;
/// How many changes can be undone; each is a copy of the parts.
const MAX_PAST: usize = 200;

impl Sketch {
    /// A sketch that starts with this drawing.
    pub fn new(drawing: Drawing) -> Self {
        Self { drawing, ..Self::default() }
    }

    /// The drawing as it is now.
    pub fn drawing(&self) -> &Drawing {
        &self.drawing
    }

    /// The drawing to store; `None` if nothing is drawn.
    pub fn finished(&self) -> Option<Drawing> {
        let description = self.drawing.description.trim().to_owned();
        let parts = self.drawing.parts.clone();
        (!parts.is_empty()).then_some(Drawing { description, parts })
    }

    /// What presses the tool, while a press lasts.
    pub fn pressed_by(&self) -> Option<PressedBy> {
        self.press.as_ref().map(|press| press.by)
    }

    /// Changes what the drawing shows, in words.
    pub fn describe(&mut self, description: String) {
        self.drawing.description = description;
    }

    /// Begins a press of the pen at a point. This ends the previous press.
    pub fn press(&mut self, by: PressedBy, pen: Pen, position: [u8; 2]) {
        self.release();
        self.press = Some(PadPress { by, before: self.drawing.parts.clone(), position });
        let stamp = match pen.tool {
            Tool::Eraser => return self.erase(position, position),
            Tool::Stamp(stamp) => Some(stamp),
            Tool::Pen => None,
        };
        if !self.is_full() {
            let part = DrawnPart { width: pen.width, ink: pen.ink, stamp, points: vec![position] };
            self.drawing.parts.push(part);
        }
    }

    /// Moves the pen to a point, if the current press is by `by`. A stamp moves with it until it is released.
    pub fn move_to(&mut self, by: PressedBy, pen: Pen, position: [u8; 2]) {
        let Some(press) = self.press.as_mut().filter(|press| press.by == by) else { return };
        let (before, from) = (press.before.len(), std::mem::replace(&mut press.position, position));
        if pen.tool == Tool::Eraser {
            return self.erase(from, position);
        }
        let has_room = self.has_room_for(POINT_BYTES);
        let Some(part) = self.drawing.parts.get_mut(before) else { return };
        let Some(last) = part.points.last_mut() else { return };
        if part.stamp.is_some() {
            *last = position;
        } else if distance(*last, position) >= MIN_DISTANCE {
            if has_room {
                part.points.push(position);
            } else {
                // If the curve needs fewer points, the stroke can continue.
                part.points = thinned(&part.points);
            }
        }
    }

    /// Ends the press. If it changed something, that can be undone.
    pub fn release(&mut self) {
        let Some(PadPress { before, .. }) = self.press.take() else { return };
        for part in self.drawing.parts.iter_mut().skip(before.len()) {
            part.points = thinned(&part.points);
        }
        self.remember(before);
    }

    /// Undoes the last change.
    pub fn undo(&mut self) {
        self.release();
        if let Some(parts) = self.past.pop() {
            self.undone.push(std::mem::replace(&mut self.drawing.parts, parts));
        }
    }

    /// Redoes the change that was undone last.
    pub fn redo(&mut self) {
        self.release();
        if let Some(parts) = self.undone.pop() {
            self.past.push(std::mem::replace(&mut self.drawing.parts, parts));
        }
    }

    /// Removes everything. That can be undone, too.
    pub fn clear(&mut self) {
        self.release();
        let before = std::mem::take(&mut self.drawing.parts);
        self.remember(before);
    }

    /// Whether there is something to undo, and something to redo.
    pub fn can_undo_and_redo(&self) -> (bool, bool) {
        (!self.past.is_empty(), !self.undone.is_empty())
    }

    /// Whether nothing more can be drawn (BW-08).
    pub fn is_full(&self) -> bool {
        self.drawing.parts.len() >= Drawing::MAX_PARTS || !self.has_room_for(PART_BYTES)
    }

    /// What is drawn, for a screen reader: `2 lines and 1 stamp.` If the card is full and no press lasts,
    /// only that.
    pub fn status(&self) -> String {
        if self.is_full() && self.press.is_none() {
            return "The card is full. Erase something to draw more.".to_owned();
        }
        let stamps = self.drawing.parts.iter().filter(|part| part.stamp.is_some()).count();
        let lines = self.drawing.parts.len() - stamps;
        format!("{} and {}.", counted(lines, Noun::LINE), counted(stamps, Noun::STAMP))
    }

    /// Whether the parts may grow by these bytes. The description does not count: it has its own room, so that it can be written last.
    fn has_room_for(&self, bytes: usize) -> bool {
        let parts = Drawing::from(self.drawing.parts.clone());
        parts.bytes() + bytes + DESCRIPTION_BYTES <= Drawing::MAX_BYTES
    }

    /// Removes the parts that the eraser touches on its way.
    fn erase(&mut self, from: [u8; 2], to: [u8; 2]) {
        let steps = (distance(from, to) / ERASER).ceil().max(1.0) as u16;
        let on_the_way = |step: u16| {
            let fraction = f32::from(step) / f32::from(steps);
            [0, 1].map(|axis| {
                let [from, to] = [from[axis], to[axis]].map(f32::from);
                (from + (to - from) * fraction).round() as u8
            })
        };
        self.drawing.parts.retain(|part| !(0..=steps).any(|step| touches(part, on_the_way(step))));
    }

    /// Keeps the parts before a change for undo, if anything has changed. What was undone is then gone.
    fn remember(&mut self, before: Vec<DrawnPart>) {
        if before != self.drawing.parts {
            self.past.push(before);
            self.undone.clear();
        }
        if self.past.len() > MAX_PAST {
            self.past.remove(0);
        }
    }
}

fn distance([x, y]: [u8; 2], [to_x, to_y]: [u8; 2]) -> f32 {
    f32::from(x.abs_diff(to_x)).hypot(f32::from(y.abs_diff(to_y)))
}

/// The distance of a point from the line between two others.
fn distance_from_line(position: [u8; 2], from: [u8; 2], to: [u8; 2]) -> f32 {
    let [[x, y], [from_x, from_y], [to_x, to_y]] = [position, from, to].map(|point| point.map(f32::from));
    let (along_x, along_y) = (to_x - from_x, to_y - from_y);
    let length_squared = along_x * along_x + along_y * along_y;
    let product = (x - from_x) * along_x + (y - from_y) * along_y;
    let fraction = if length_squared > 0.0 { product / length_squared } else { 0.0 };
    let fraction = fraction.clamp(0.0, 1.0);
    (x - from_x - fraction * along_x).hypot(y - from_y - fraction * along_y)
}

/// Whether the eraser at a point touches a part.
fn touches(part: &DrawnPart, position: [u8; 2]) -> bool {
    if part.stamp.is_some() {
        let reach = f32::from(part.width.of_stamp()) / 2.0;
        return part.points.iter().any(|point| distance(*point, position) <= reach);
    }
    let reach = f32::from(part.width.of_stroke()) / 2.0 + ERASER;
    let dot = part.points.first().is_some_and(|point| distance(*point, position) <= reach);
    dot || part.points.windows(2).any(|line| distance_from_line(position, line[0], line[1]) <= reach)
}

/// The points without those that are on the line between their neighbours, or nearly (Ramer, Douglas and Peucker).
fn thinned(points: &[[u8; 2]]) -> Vec<[u8; 2]> {
    let mut kept = vec![false; points.len()];
    let mut open = Vec::from_iter(points.len().checked_sub(1).map(|last| (0, last)));
    while let Some((from, to)) = open.pop() {
        kept[from] = true;
        kept[to] = true;
        let deviation = |index: &usize| distance_from_line(points[*index], points[from], points[to]);
        let farthest = (from + 1..to).max_by(|one, other| deviation(one).total_cmp(&deviation(other)));
        if let Some(index) = farthest.filter(|index| deviation(index) > TOLERANCE) {
            open.extend([(from, index), (index, to)]);
        }
    }
    points.iter().zip(kept).filter_map(|(point, kept)| kept.then_some(*point)).collect()
}
