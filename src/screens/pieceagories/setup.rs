//! The set-up screen: what is missing in a plan, and the texts for its parts.

use super::{advice, minutes, span_of_minutes};
use crate::{
    rules::{
        pieceagories::{LINES, Setup},
        piecepack::Suit,
    },
    screens::{
        guests::guest_name,
        length::{Length, LongGame},
        minutes::fewer,
    },
    setup::{
        guests::GuestId,
        pieceagories::{Material, Need, Plan, PlanField, PlanProblem, Roster, SourceChoice},
    },
    wording::{Noun, counted, counted_at_start, listed, plural, with_sentences},
};

/// The problem of a field. A missing entry is reported only after Start was pressed.
pub fn problem_at(problem: Option<&PlanProblem>, field: PlanField, start_pressed: bool) -> Option<String> {
    let is_shown =
        |problem: &&PlanProblem| problem.field == field && (start_pressed || !problem.is_missing());
    problem.filter(is_shown).map(|problem| problem.reason.to_string())
}

/// The problem of a chair: its invalid name, even if that is not the first problem of the plan. Otherwise the
/// problem of the plan, if it belongs to this chair.
pub fn problem_of_chair(
    plan: &Plan,
    problem: Option<&PlanProblem>,
    id: GuestId,
    start_pressed: bool,
) -> Option<String> {
    let chair = plan.roster.guests().guest(id).filter(|chair| !chair.is_unnamed());
    let unreadable = chair.and_then(|chair| chair.parse_name().err()).map(|reason| reason.to_string());
    let fields = [PlanField::Name(id), PlanField::Pawn(id), PlanField::Birthday(id)];
    unreadable.or_else(|| fields.into_iter().find_map(|field| problem_at(problem, field, start_pressed)))
}

/// The problem that belongs to no field; otherwise, beside the usual lengths, a summary of the game that would start.
pub fn line_beside_lengths(plan: &Plan, problem: Option<&PlanProblem>, start_pressed: bool) -> String {
    problem_at(problem, PlanField::Whole, start_pressed)
        .unwrap_or_else(|| plan.summary_beside(|| summary(plan)))
}

/// A summary of the game that would start, with fewer rounds if it takes long.
pub fn summary(plan: &Plan) -> String {
    let outline = plan.outline();
    let minutes = |rounds| minutes(&Setup { rounds, ..outline.clone() });
    let line = plan.length_line(outline.players.len());
    with_sentences(line, fewer(plan.rounds, Noun::ROUND, minutes))
}

/// The rounds of a short game.
const SHORT: u8 = 3;

/// As written, people write their own categories; a short game has ready-made ones.
impl LongGame for Plan {
    fn length(&self) -> Option<Length> {
        match (self.rounds, self.categories) {
            (Setup::OFFICIAL_ROUNDS, SourceChoice::Invented) => Some(Length::AsWritten),
            (SHORT, SourceChoice::Ready) => Some(Length::Short),
            _ => None,
        }
    }

    fn set_length(&mut self, length: Length) {
        (self.rounds, self.categories) = match length {
            Length::AsWritten => (Setup::OFFICIAL_ROUNDS, SourceChoice::Invented),
            Length::Short => (SHORT, SourceChoice::Ready),
        };
    }

    fn length_line(&self, _players: usize) -> String {
        let (rounds, minutes) =
            (counted_at_start(self.rounds, Noun::ROUND), span_of_minutes(&self.outline()));
        match self.categories {
            SourceChoice::Ready => format!("{rounds}, ready-made categories, {minutes}"),
            SourceChoice::Invented => format!("{rounds}, your own categories, {minutes}"),
            SourceChoice::Squared
            | SourceChoice::AgainstHumanity
            | SourceChoice::ApplesToApples
            | SourceChoice::Other => format!("{rounds}, {minutes}"),
        }
    }
}

/// Remarks on how answers are written, once two players have a name.
pub fn writing_advice(plan: &Plan) -> Vec<String> {
    if plan.roster.guests().named_count() < 2 { Vec::new() } else { advice(&plan.outline()) }
}

/// The most chairs around the table; more are shown in rows.
pub const AROUND: usize = 8;

/// The cells of the chairs, clockwise, in a grid of eight columns of which each chair takes two: the first half above
/// the table, the others below. Empty if they do not fit.
pub fn seats_around(chairs: usize) -> Vec<(usize, usize)> {
    if chairs > AROUND {
        return Vec::new();
    }
    let above = chairs.div_ceil(2);
    let below = chairs - above;
    // With `seats` chairs of two columns each, as many columns are free on the left as on the right.
    let row = |row: usize, seats: usize| (0..seats).map(move |seat| (row, 5 - seats + 2 * seat));
    row(1, above).chain(row(3, below).rev()).collect()
}

/// Everybody who could host, by name; without names, the first player.
pub fn who_could_host(roster: &Roster) -> Vec<(GuestId, String)> {
    let people: Vec<_> =
        roster.guests().named().map(|chair| (chair.id, chair.name.trim().to_owned())).collect();
    if !people.is_empty() {
        return people;
    }
    let first =
        roster.guests().list().first().map(|chair| (chair.id, "Whoever is first in the list".to_owned()));
    first.into_iter().collect()
}

/// The accessible name of a chair's pawn.
pub fn pawn_label(roster: &Roster, id: GuestId) -> String {
    let pawn = roster.guests().guest(id).and_then(|chair| chair.pawn);
    let pawn = pawn.map_or("none left".to_owned(), |pawn| pawn.to_string());
    format!("Pawn of {}: {pawn}. Press to choose, arrows to move the chair", guest_name(roster.guests(), id))
}

/// Who has a pawn: the chair and the name.
pub fn owner_of(roster: &Roster, suit: Suit) -> Option<(GuestId, String)> {
    let owner = roster.guests().named().find(|chair| chair.pawn == Some(suit))?;
    Some((owner.id, owner.name.trim().to_owned()))
}

/// A source of categories: its title, and what it means (PG-84).
pub const fn source_texts(from: SourceChoice) -> (&'static str, &'static str) {
    match from {
        SourceChoice::Invented => (
            "We write our own",
            "You invent categories, and the host picks ten for each round. The official rule.",
        ),
        SourceChoice::Squared => {
            ("Pieceagories Pieceagories", "Two dice give a letter; every category begins with it.")
        }
        SourceChoice::AgainstHumanity => (
            "Pieceagories Against Humanity",
            "Ten prompts for each round, from your Cards Against Humanity or a deck here.",
        ),
        SourceChoice::ApplesToApples => (
            "Apples to Pieceagories",
            "Ten adjectives for each round, from your Apples to Apples or a deck here. Half the time.",
        ),
        SourceChoice::Other => ("Cards of another game", "Ten cards for each round, from any game or deck."),
        SourceChoice::Ready => ("Ready-made categories", "Ten for each round, at random. Start at once."),
    }
}

/// How people invent categories: whether they do it together, the title, and what it means (PG-R65).
pub const WAYS_TO_INVENT: [(bool, &str, &str); 2] = [
    (true, "Together", "Everybody calls out categories, and one person types them."),
    (false, "Each in turn, unseen", "The laptop goes around. Nobody sees what the others write."),
];

/// The chosen source, and how categories are invented.
pub fn source_in_a_line(plan: &Plan) -> String {
    let title = source_texts(plan.categories).0;
    match plan.categories.on_cards() {
        true => title.to_owned(),
        false if plan.house.together => format!("{title}, together"),
        false => format!("{title}, each in turn"),
    }
}

/// The sources that are offered first, in the middle of the table.
pub const FIRST_SOURCES: [SourceChoice; 2] = [SourceChoice::Ready, SourceChoice::Invented];

/// The chosen source, if it is none of those that are offered first.
pub fn other_source(chosen: SourceChoice) -> Option<SourceChoice> {
    (!FIRST_SOURCES.contains(&chosen)).then_some(chosen)
}

/// How many different cards there are and how many rounds they last, in a sentence.
pub fn how_long_cards_last((cards, rounds): (usize, Option<usize>)) -> String {
    let different = plural(cards, "One card", "# different cards");
    match rounds {
        _ if cards == 0 => "Choose a deck, or type or paste your own cards.".to_owned(),
        _ if cards < LINES => format!("{different}; a round needs {LINES}."),
        Some(rounds) => format!("{different}: enough for {}.", counted(rounds, Noun::ROUND)),
        None => format!("{different}: enough for any number of rounds."),
    }
}

/// What the table needs besides the laptop, in a line.
pub fn bring(materials: &[Material]) -> String {
    let needed = materials.iter().filter(|material| material.need == Need::Needed);
    let needed: Vec<&str> = needed.map(|material| material.name.as_str()).collect();
    if needed.is_empty() { "Nothing to bring".to_owned() } else { format!("Bring {}", listed(needed)) }
}

/// The checklist: what to bring, each with a tip, and what is not needed. It never prevents the start (PG-12).
pub fn checklist(materials: Vec<Material>) -> (Vec<(String, &'static str)>, String) {
    let (not_needed, to_bring): (Vec<Material>, Vec<Material>) =
        materials.into_iter().partition(|material| material.need == Need::NotNeeded);
    let line = |Material { name, need, tip }| match need {
        Need::Optional => (format!("{name} (optional)"), tip),
        Need::Needed | Need::NotNeeded => (name, tip),
    };
    let not_needed: Vec<String> = not_needed.into_iter().map(|material| material.name).collect();
    (to_bring.into_iter().map(line).collect(), format!("Not needed: {}.", listed(not_needed)))
}
