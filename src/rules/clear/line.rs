//! Lines: neighbouring coins along a row, a column or a diagonal. Empty squares between them are skipped.

use super::{
    Call, Card, Refusal, Throw,
    squares::{COLUMNS, ROWS, Squares},
};
use crate::rules::piecepack::Rank;

/// The rays of a card: every row, column and diagonal with two squares or more. The first [`LONG_RAYS`] have three or
/// more. Diagonals run at 45 degrees in both directions and may have any length (CL-26, CL-R03).
pub const RAYS: [Squares; 24] = rays();

/// How many of [`RAYS`] have room for three coins.
pub const LONG_RAYS: usize = 20;

const fn rays() -> [Squares; 24] {
    let mut rays = [Squares::NONE; 24];
    let (mut long, mut short) = (0, LONG_RAYS);
    // The directions are rows, columns, falling diagonals and rising diagonals.
    let mut direction = 0;
    while direction < 4 {
        let mut index = 0;
        while index < ROWS + COLUMNS {
            let ray = ray(direction, index);
            if ray.len() > 2 {
                rays[long] = ray;
                long += 1;
            } else if ray.len() == 2 {
                rays[short] = ray;
                short += 1;
            }
            index += 1;
        }
        direction += 1;
    }
    rays
}

const fn ray(direction: u8, index: u8) -> Squares {
    let mut ray = Squares::NONE;
    let mut square = 0;
    while square < ROWS * COLUMNS {
        let (row, column) = (square / COLUMNS, square % COLUMNS);
        let is_on_ray = match direction {
            0 => row == index,
            1 => column == index,
            // On falling diagonals, column minus row goes from -3 to 5.
            2 => column + ROWS - 1 - row == index,
            _ => column + row == index,
        };
        if is_on_ray {
            ray = ray.with(Squares::one(square));
        }
        square += 1;
    }
    ray
}

/// Whether a card is clear: no row, column or diagonal has three coins (CL-31, CL-53).
pub fn is_cleared(left: Squares) -> bool {
    RAYS[..LONG_RAYS].iter().all(|ray| ray.intersection(left).len() < 3)
}

/// A count of coins or dice for each rank, four bits per rank; at most seven of a rank.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Ranks(u32);

impl Ranks {
    /// The top bit of each group of four bits. Counts are too small to use it.
    const TOP_BITS: u32 = 0x88_8888;

    /// A count of one for this rank.
    pub const fn one(rank: Rank) -> Self {
        Self(1 << (4 * rank as u32))
    }

    /// The sum of both counts.
    #[must_use]
    pub const fn plus(self, others: Self) -> Self {
        Self(self.0 + others.0)
    }

    /// The counts of the ranks that the dice show.
    pub fn of(throw: &Throw) -> Self {
        throw.faces().iter().fold(Self::default(), |all, &face| all.plus(Self::one(face)))
    }

    /// Whether there is a different matching die for each of these coins (CL-41, CL-R08). The subtraction clears a top
    /// bit exactly when there are too few dice of that rank.
    pub const fn are_matched_by(self, dice: Self) -> bool {
        ((dice.0 | Self::TOP_BITS) - self.0) & Self::TOP_BITS == Self::TOP_BITS
    }
}

/// Calls `visit` with the squares and ranks of every line on a card, whatever the dice show, in the order of [`RAYS`]
/// (CL-26 to CL-28). Lines have three or four coins, in a Scratch-Off two.
#[inline]
pub fn for_each_line(card: &Card, scratch_off: bool, mut visit: impl FnMut(Squares, Ranks)) {
    let rays = if scratch_off { &RAYS[..] } else { &RAYS[..LONG_RAYS] };
    for ray in rays {
        // `previous[n]` has the last `n + 1` coins on this ray so far: their squares and ranks.
        let mut previous = [(0, Ranks::default()); 3];
        let mut rest = card.left().intersection(*ray).bits();
        let mut coins = 0;
        while rest != 0 {
            let square = rest & rest.wrapping_neg();
            rest ^= square;
            coins += 1;
            let rank = Ranks::one(card.initial(square.trailing_zeros()));
            let [two, three, four] = previous.map(|(squares, ranks)| (squares | square, rank.plus(ranks)));
            if scratch_off && coins > 1 {
                visit(Squares::within(two.0), two.1);
            }
            if !scratch_off && coins > 2 {
                visit(Squares::within(three.0), three.1);
            }
            if !scratch_off && coins > 3 {
                visit(Squares::within(four.0), four.1);
            }
            previous = [(square, rank), two, three];
        }
    }
}

/// Lines of a card, in an array with space for the largest possible number.
#[derive(Debug, Clone, Copy)]
pub struct Lines {
    lines: [Squares; Self::MAX],
    count: usize,
}

impl Lines {
    /// The largest possible number: 44 of three and 24 of four on a full card, or 68 of two.
    pub const MAX: usize = 68;

    /// The lines, in the order of [`RAYS`].
    pub fn as_slice(&self) -> &[Squares] {
        self.lines.get(..self.count).unwrap_or_default()
    }
}

/// All lines of the card that fit the throw: threes and fours for a roll, twos for a Scratch-Off (CL-39, CL-46,
/// CL-61).
pub fn fitting(card: &Card, throw: &Throw) -> Lines {
    let mut found = Lines { lines: [Squares::NONE; Lines::MAX], count: 0 };
    let dice = Ranks::of(throw);
    for_each_line(card, matches!(throw, Throw::ScratchOff(_)), |line, ranks| {
        if ranks.are_matched_by(dice)
            && let Some(slot) = found.lines.get_mut(found.count)
        {
            *slot = line;
            found.count += 1;
        }
    });
    found
}

/// All lines that fit, as a `Vec`.
pub fn all_fitting(card: &Card, throw: &Throw) -> Vec<Squares> {
    fitting(card, throw).as_slice().to_vec()
}

/// The fitting lines that are better than a call: all for a Scratch, lines of four for a line of three
/// (CL-R05).
pub fn missed(card: &Card, throw: &Throw, call: Call) -> Vec<Squares> {
    let mut lines = all_fitting(card, throw);
    lines.retain(|line| match call {
        Call::Scratch => true,
        Call::Three => line.len() == 4,
        Call::Two | Call::Four => false,
    });
    lines
}

/// Whether any line fits.
pub fn any_fits(card: &Card, throw: &Throw) -> bool {
    !fitting(card, throw).as_slice().is_empty()
}

/// Why two selected coins cannot be the ends of a line: they are not on one ray, or there are too many coins
/// between them. `None` otherwise, if not exactly two coins are selected, and always in a Scratch-Off: there two coins
/// are a whole line, and [`call`] says what is wrong with it.
pub fn no_line_between(card: &Card, ends: Squares, throw: &Throw) -> Option<Refusal> {
    if ends.len() != 2 || matches!(throw, Throw::ScratchOff(_)) {
        return None;
    }
    let Some(stretch) = stretch(ends) else {
        return Some(Refusal::NotStraight { coins: 2 });
    };
    let coins = stretch.intersection(card.left()).len();
    // A line has four coins at most (CL-28).
    (coins > 4).then_some(Refusal::TooFarApart { coins })
}

/// The call for the coins on these squares: Four, Three or Two.
///
/// # Errors
/// The first reason why this line cannot be taken.
pub fn call(card: &Card, squares: Squares, throw: &Throw) -> Result<Call, Refusal> {
    let scratch_off = matches!(throw, Throw::ScratchOff(_));
    let call = match (squares.len(), scratch_off) {
        (4, false) => Call::Four,
        (3, false) => Call::Three,
        (2, true) => Call::Two,
        (coins, _) => return Err(Refusal::Length { coins, scratch_off }),
    };
    if !card.left().has(squares) {
        return Err(Refusal::EmptySquare);
    }
    let Some(stretch) = stretch(squares) else {
        return Err(Refusal::NotStraight { coins: call.coins() });
    };
    let between = card.coins(stretch.without(squares));
    if let Some(&rank) = between.first() {
        return Err(Refusal::NotNeighbours { coins: call.coins(), between: between.len(), rank });
    }
    let coins = card.coins(squares);
    let count = |rank: Rank| coins.iter().filter(|&&coin| coin == rank).count();
    match coins.iter().find(|&&rank| count(rank) > throw.showing(rank)) {
        Some(&rank) => Err(Refusal::TooFewDice { rank, coins: count(rank), dice: throw.showing(rank) }),
        None => Ok(call),
    }
}

/// The squares of a ray from the first to the last of these; `None` if these are not on one ray.
pub(super) fn stretch(squares: Squares) -> Option<Squares> {
    let ray = RAYS.iter().find(|ray| ray.has(squares))?;
    Some(span(squares).intersection(*ray))
}

/// All squares from the lowest to the highest number among these.
fn span(squares: Squares) -> Squares {
    let bits = squares.bits();
    // Without squares there are 32 leading zeros, by which nothing can be shifted.
    let below_last = u32::MAX.checked_shr(bits.leading_zeros()).unwrap_or(0);
    Squares::within(below_last & !(bits & bits.wrapping_neg()).wrapping_sub(1))
}
