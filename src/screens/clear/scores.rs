//! The score sheet: the points of each deal and how they came about (CL-13), and the bonus.

use std::cmp::Reverse;

use super::name;
use crate::{
    rules::{
        Seat,
        clear::{DealScore, Ending, Person, PhaseView, ScoreParts, View},
    },
    screens::lead::lead,
    wording::{Noun, Sentence, counted, isolated, paragraph},
};

/// A player's line in the score of one deal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ScoreLine {
    /// Whether they are clear.
    pub cleared: bool,
    /// The points of the deal.
    pub parts: ScoreParts,
    /// How the points of card and bonus are calculated, as text: `3 coins left: 10 − 3 = 7`.
    pub sum: String,
    /// Their total after the deal.
    pub total: u32,
}

/// Who leads (CL-R29). Empty while nobody has points.
fn who_leads(view: &View) -> String {
    let totals: Vec<_> = view.people.iter().map(|person| (person.name.to_string(), person.total)).collect();
    lead(&totals, Noun::POINT).unwrap_or_default()
}

/// Who checks the score of a deal; after every deal but the last also who leads.
pub fn checks_score(view: &View) -> Sentence {
    let is_last = view.deal >= view.deals;
    let lead = if is_last { String::new() } else { who_leads(view) };
    let name = isolated(name(view, view.scorekeeper));
    let checks = format!("{name} checks the score.");
    let refill = (view.is_caller_mode() && !is_last).then_some("Fill every card again before the next deal.");
    paragraph([&lead, &checks, refill.unwrap_or_default()]).into()
}

/// The sentence and the large button beside the score of a deal.
pub fn scored_foot(view: &View) -> (Sentence, &'static str) {
    (checks_score(view), if view.deal >= view.deals { "See who won" } else { "Next deal" })
}

/// A player in the table after the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standing {
    /// Whose it is.
    pub seat: Seat,
    /// Their name.
    pub name: String,
    /// All points.
    pub total: u32,
    /// The points for Fours, for cards and for bonuses.
    pub parts: [u32; 3],
}

/// The table after the game, best first.
pub fn standings(view: &View) -> Vec<Standing> {
    let standing = |person: &Person| {
        let of = |part: fn(&ScoreParts) -> u8| {
            let parts = view.sheet.iter().filter_map(|deal| deal.parts.get(person.seat.index()));
            parts.map(|parts| u32::from(part(parts))).sum()
        };
        Standing {
            seat: person.seat,
            name: person.name.to_string(),
            total: person.total,
            parts: [of(|parts| parts.four_points), of(|parts| parts.card), of(|parts| parts.bonus)],
        }
    };
    let mut standings: Vec<Standing> = view.people.iter().map(standing).collect();
    standings.sort_by_key(|standing| Reverse(standing.total));
    standings
}

/// Which cards score in a deal, and how many points (CL-70, CL-78).
pub fn how_cards_score(ending: &Ending) -> &'static str {
    match ending {
        Ending::Cleared { .. } => {
            "A clear card scores 10 points minus its coins. The other cards score nothing."
        }
        Ending::AllScratched => {
            "Nobody is clear, so each card with fewer than 10 coins scores 10 points minus its coins."
        }
    }
}

/// A player's line in the score of deal `nth`, counted from 0.
pub fn score_line(view: &View, seat: Seat, nth: usize) -> Option<ScoreLine> {
    let score = view.sheet.get(nth)?;
    let parts = *score.parts.get(seat.index())?;
    let total = running_totals(view, seat).get(nth).copied().unwrap_or_default();
    Some(ScoreLine { cleared: is_cleared(score, seat), parts, sum: as_sum(view, score, seat, parts), total })
}

/// A player's total after each deal.
pub fn running_totals(view: &View, seat: Seat) -> Vec<u32> {
    let parts = view.sheet.iter().map(|deal| deal.parts.get(seat.index()).copied().unwrap_or_default());
    let mut total = 0;
    let add = |parts: ScoreParts| {
        total += parts.total();
        total
    };
    parts.map(add).collect()
}

/// Whether somebody is clear in a deal.
fn is_cleared(score: &DealScore, seat: Seat) -> bool {
    match &score.ending {
        Ending::Cleared { seats, .. } => seats.contains(&seat),
        Ending::AllScratched => false,
    }
}

/// How the points of card and bonus are calculated, as text: `3 coins left: 10 − 3 = 7`; without points only the coins.
fn as_sum(view: &View, score: &DealScore, seat: Seat, parts: ScoreParts) -> String {
    let left = format!("{} left", counted(parts.left, Noun::COIN));
    let bonus = match &score.ending {
        Ending::Cleared { seats, bonus: Some(of) } if seats[..] == [seat] => Some(*of),
        Ending::Cleared { .. } | Ending::AllScratched => None,
    };
    match (parts.card, bonus) {
        (0, None) => left,
        // No line breaks inside `10 − 3 = 7`.
        (card, None) => format!("{left}: 10\u{a0}−\u{a0}{}\u{a0}=\u{a0}{card}", parts.left),
        (card, Some(of)) => sum_with_bonus(view, parts.left, card, of, parts.bonus),
    }
}

/// The calculation of card and bonus together, as text (CL-74).
fn sum_with_bonus(view: &View, left: u8, card: u8, of: Seat, bonus: u8) -> String {
    format!(
        "10\u{a0}−\u{a0}{left}\u{a0}=\u{a0}{card}, plus {bonus} for the card of {}, is {}",
        name(view, of),
        card + bonus
    )
}

/// The bonus as it would be taken now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BonusChoice {
    /// Who takes it.
    pub by: Seat,
    /// Whose card is marked.
    pub of: Seat,
    /// How the points of card and bonus are calculated, as text.
    pub sum: String,
    /// The text of the button that takes it.
    pub button: String,
}

/// The bonus, while it is to be taken. `marked` is the card that was pressed. Until a card is pressed, the
/// card with the most coins counts (CL-73).
pub fn bonus_choice(view: &View, marked: Option<Seat>) -> Option<BonusChoice> {
    let PhaseView::Bonus { by, largest } = view.phase else { return None };
    let of = marked.unwrap_or(largest);
    let (left, bonus) = (view.person(by)?.left, view.person(of)?.left);
    // The points of a clear card (CL-70), which are not in the score before the bonus is taken.
    let sum = sum_with_bonus(view, left, 10u8.saturating_sub(left), of, bonus);
    Some(BonusChoice {
        by,
        of,
        sum,
        button: format!("Take {} for the card of {}", counted(bonus, Noun::POINT), name(view, of)),
    })
}
