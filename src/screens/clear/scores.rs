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
    /// What is added to what, in the words and the order of the columns: `Fours 2 + card 7 (10 − 3 coins) = 9`.
    pub sum: String,
    /// Their total after the deal; `None` while it is kept for the end (CL-R32).
    pub total: Option<u32>,
}

/// Who leads (CL-R29). Empty while nobody has points.
fn who_leads(view: &View) -> String {
    let totals: Vec<_> = view.people.iter().map(|person| (person.name.to_string(), person.total)).collect();
    lead(&totals, Noun::POINT).unwrap_or_default()
}

/// Who checks the score of a deal and how, before they press `label`; after every deal but the last also who leads.
fn checks_score(view: &View, label: &str) -> Sentence {
    let is_last = view.deal >= view.deals;
    let lead = if is_last { String::new() } else { who_leads(view) };
    let name = isolated(name(view, view.scorekeeper));
    let checks = if view.is_caller_mode() {
        format!("{name}, compare the coins with the cards and correct them, then press “{label}”.")
    } else {
        format!("{name}, compare the points with the coins, then press “{label}”.")
    };
    let refill = (view.is_caller_mode() && !is_last).then_some("Fill every card again before the next deal.");
    paragraph([&lead, &checks, refill.unwrap_or_default()]).into()
}

/// The sentence and the large button beside the score of a deal.
pub fn scored_foot(view: &View) -> (Sentence, &'static str) {
    let label = if view.deal >= view.deals { "See who won" } else { "Next deal" };
    (checks_score(view, label), label)
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
    let total = running_totals(view, seat).get(nth).copied().filter(|_| !view.hides_totals());
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

/// A player's total so far, as the score sheet shows it: after the last deal a question mark until somebody asks who won (CL-R32).
pub fn shown_total(view: &View, seat: Seat) -> String {
    let total = running_totals(view, seat).last().copied().unwrap_or_default();
    if view.hides_totals() { NOT_TOLD.to_owned() } else { total.to_string() }
}

/// What stands on the score sheet instead of a total that nobody is told yet.
pub const NOT_TOLD: &str = "?";

/// Whether somebody is clear in a deal.
fn is_cleared(score: &DealScore, seat: Seat) -> bool {
    match &score.ending {
        Ending::Cleared { seats, .. } => seats.contains(&seat),
        Ending::AllScratched => false,
    }
}

/// What is added to what in a deal, as text; for a card that does not score only its coins.
fn as_sum(view: &View, score: &DealScore, seat: Seat, parts: ScoreParts) -> String {
    let bonus = match &score.ending {
        Ending::Cleared { seats, bonus: Some(of) } if seats[..] == [seat] => Some(*of),
        Ending::Cleared { .. } | Ending::AllScratched => None,
    };
    match (parts.card, bonus) {
        (0, None) => format!("{} left", counted(parts.left, Noun::COIN)),
        (_, bonus) => sum(view, parts, bonus),
    }
}

/// What is added to what, in the words and the order of the columns (CL-74). `bonus` is whose card it is for.
fn sum(view: &View, parts: ScoreParts, bonus: Option<Seat>) -> String {
    let fours = (parts.four_points > 0).then(|| format!("Fours {}", parts.four_points));
    let card = Some(format!("card {} (10\u{a0}−\u{a0}{})", parts.card, counted(parts.left, Noun::COIN)));
    let bonus = bonus.map(|of| format!("bonus {} ({}’s coins)", parts.bonus, name(view, of)));
    let added: Vec<String> = [fours, card, bonus].into_iter().flatten().collect();
    format!("{} = {}", added.join(" + "), parts.total())
}

/// The bonus as it would be taken now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BonusChoice {
    /// Who takes it.
    pub by: Seat,
    /// Whose card is marked.
    pub of: Seat,
    /// What would be added to what, as text.
    pub sum: String,
    /// The text of the button that takes it.
    pub button: String,
}

/// The bonus, while it is to be taken. `marked` is the card that was pressed. Until a card is pressed, the
/// card with the most coins counts (CL-73).
pub fn bonus_choice(view: &View, marked: Option<Seat>) -> Option<BonusChoice> {
    let PhaseView::Bonus { by, largest } = view.phase else { return None };
    let of = marked.unwrap_or(largest);
    let (chooser, bonus) = (view.person(by)?, view.person(of)?.left);
    // The points of a clear card (CL-70), which are not in the score before the bonus is taken.
    let card = 10u8.saturating_sub(chooser.left);
    let parts = ScoreParts { four_points: chooser.four_points, card, bonus, left: chooser.left };
    let sum = sum(view, parts, Some(of));
    Some(BonusChoice {
        by,
        of,
        sum,
        button: format!("Take {} for the card of {}", counted(bonus, Noun::POINT), name(view, of)),
    })
}
