//! Computes what Clear!'s screens show from a view. Components only draw it.

mod decision;
mod dice;
mod gains;
mod game;
mod hints;
pub mod house;
mod moments;
mod order;
mod result;
mod review;
mod scores;
mod second_screen;
mod selected;
pub mod setup;

use super::{Strip, ending::won_with};
use crate::{
    rules::{
        Seat,
        clear::{Ending, Mode, PhaseView, Throw, View},
        piecepack::Suit,
    },
    wording::{Noun, Sentence, counted, isolated, listed, paragraph},
};

pub use decision::{Decision, DecisionPress, bot_refusal, decision, scratch_refusal};
pub use dice::{dice_label, faces, roll_label, scratch_tile_label};
pub use gains::{BigMoment, GainSource, Gained, big_moment, gains};
pub use hints::{AskedHint, hint, hinted_lines, no_further_hint};
pub use moments::best_moments;
pub use order::{Roles, in_order, moved_forward, orders, roles_summary, setup_of};
pub use result::{
    CardLines, called, called_throw, entered, entered_clear, last_deal, lines, matched, pawns_on_tile,
    possible_calls, scratch_for_all, scratch_for_the_rest, stamp, took_four,
};
pub use review::{
    ReviewedCard, ReviewedThrow, can_show_last_throw, decides_again, first_throw, reviewed_throws,
    what_was_done,
};
pub use scores::{
    BonusChoice, NOT_TOLD, ScoreLine, Standing, bonus_choice, how_cards_score, running_totals, score_line,
    scored_foot, shown_total, standings,
};
pub use selected::{Selected, problem};

/// How the cards of this many people are laid out, as the name in `style/games/clear-cards.css` and its neighbours. Four stand two by two.
pub fn crowding(people: usize) -> &'static str {
    match people {
        0..=3 => "few",
        4 => "some",
        5..=6 => "many",
        _ => "most",
    }
}

/// Which screen of the game is shown. What changes within one does not draw it anew.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TableScreen {
    /// The cards are on the screen.
    Cards,
    /// The cards are real, and the page rolls and keeps score.
    Caller,
    /// The only clear player chooses a card for the bonus.
    Bonus,
    /// The score of a deal.
    Scored,
    /// The game is over.
    Ceremony,
    /// Earlier throws are shown again.
    Review,
}

/// The screen that a view belongs to.
pub fn screen(view: &View) -> TableScreen {
    match (&view.phase, view.mode) {
        (PhaseView::Rolling { .. } | PhaseView::Acting { .. }, Mode::Cards) => TableScreen::Cards,
        (PhaseView::Rolling { .. } | PhaseView::Acting { .. }, Mode::Caller) => TableScreen::Caller,
        (PhaseView::Bonus { .. }, _) => TableScreen::Bonus,
        (PhaseView::Scored, _) => TableScreen::Scored,
        (PhaseView::Over { .. }, _) => TableScreen::Ceremony,
    }
}

/// The name of a screen in style sheets.
pub fn slug(screen: TableScreen) -> &'static str {
    match screen {
        TableScreen::Cards => "cards",
        TableScreen::Caller => "caller",
        TableScreen::Bonus => "bonus",
        TableScreen::Scored => "scored",
        TableScreen::Ceremony => "ceremony",
        TableScreen::Review => "review",
    }
}

/// Identifies one throw of the game, or the wait before it. A selection made for another one is out of date.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ThrowId {
    deal: u8,
    roll: u16,
    scratch_off: bool,
    thrown: bool,
}

/// The throw that a view shows, or the wait before it.
pub fn throw_id(view: &View) -> ThrowId {
    let scratch_off = match view.phase {
        PhaseView::Rolling { scratch_off } => scratch_off,
        PhaseView::Acting { throw } => matches!(throw, Throw::ScratchOff(_)),
        PhaseView::Bonus { .. } | PhaseView::Scored | PhaseView::Over { .. } => false,
    };
    ThrowId { deal: view.deal, roll: view.roll, scratch_off, thrown: view.throw().is_some() }
}

/// The suit in which a seat is drawn. The rules allow more players than there are suits: then suits are used again.
pub fn suit(seat: Seat) -> Suit {
    Suit::ALL[seat.index() % Suit::ALL.len()]
}

/// The name of a seat.
pub fn name(view: &View, seat: Seat) -> String {
    view.person(seat).map(|person| person.name.to_string()).unwrap_or_default()
}

/// The phase in the strip while two dice are rolled instead of four.
const SCRATCH_OFF: &str = "Scratch-Off: two dice";

/// The texts of the strip.
pub fn strip(view: &View) -> Strip {
    let (phase, turn) = match &view.phase {
        PhaseView::Rolling { scratch_off: true } => (SCRATCH_OFF.to_owned(), name(view, view.roller)),
        PhaseView::Rolling { scratch_off: false } => {
            (format!("Roll {}", view.roll + 1), name(view, view.roller))
        }
        PhaseView::Acting { throw: Throw::ScratchOff(_) } => (SCRATCH_OFF.to_owned(), deciding(view)),
        PhaseView::Acting { throw: Throw::Roll(_) } => (format!("Roll {}", view.roll), deciding(view)),
        PhaseView::Bonus { by, .. } => ("Bonus".to_owned(), name(view, *by)),
        PhaseView::Scored => ("Score".to_owned(), name(view, view.scorekeeper)),
        PhaseView::Over { .. } => ("Game over".to_owned(), String::new()),
    };
    Strip { round: format!("Deal {} of {}", view.deal, view.deals), phase, turn, turns: None }
}

/// The names of those who have not decided: everybody searches at once, and decides in any order (CL-R06).
///
/// Computer players are named only if no people are left, because a change of this text moves the focus to the primary
/// button (`ui/frame.rs`). More than fit in the strip are only counted (CL-R27).
fn deciding(view: &View) -> String {
    let undecided = view.people.iter().filter(|person| !person.acted);
    let (bots, people): (Vec<_>, Vec<_>) = undecided.partition(|person| person.level.is_some());
    let named = if people.is_empty() { bots } else { people };
    let names: Vec<String> = named.iter().map(|person| person.name.to_string()).collect();
    if names.len() > FIT_IN_STRIP { format!("{} to decide", names.len()) } else { names.join(", ") }
}

/// How many names fit in the strip.
const FIT_IN_STRIP: usize = 3;

/// Whether this person has not decided on the throw yet.
pub fn is_deciding(view: &View, seat: Seat) -> bool {
    let person = view.person(seat).filter(|_| view.throw().is_some());
    person.is_some_and(|person| !person.acted && person.level.is_none())
}

/// The question above the cards while several people search: whoever is ready first decides first (CL-R06). Empty while there
/// is no choice.
pub fn who_is_ready(view: &View) -> &'static str {
    let searching = view.people.iter().filter(|person| is_deciding(view, person.seat)).count();
    if searching > 1 { "Who is ready? Press your card." } else { "" }
}

/// The next person who has to decide, starting with the roller.
fn next_to_decide(view: &View) -> Option<Seat> {
    from_the_roller(view).find(|&seat| is_deciding(view, seat))
}

/// All people, without computer players, in seat order from the roller.
fn from_the_roller(view: &View) -> impl Iterator<Item = Seat> {
    let around = view.people.iter().cycle().skip(view.roller.index()).take(view.people.len());
    around.filter(|person| person.level.is_none()).map(|person| person.seat)
}

/// Whose card is large: that of the next player to decide. If nobody has to decide, it is the card of a Four (CL-R29), and
/// without one the `previous` card stays large, so that people see what was removed.
pub fn large_card(view: &View, previous: Option<Seat>) -> Seat {
    let four = || from_the_roller(view).find(|&seat| took_four(view, seat));
    let first = next_to_decide(view).or_else(four).or(previous);
    first.or_else(|| from_the_roller(view).next()).unwrap_or(view.roller)
}

/// The current throw, or else the last throw of this deal.
pub fn shown_throw(view: &View) -> Option<Throw> {
    view.throw().copied().or_else(|| view.last.as_ref().filter(|_| view.roll > 0).map(|last| last.throw))
}

/// Why a deal is over (CL-66), as a heading.
pub fn ending(view: &View, ending: &Ending) -> Sentence {
    match ending {
        Ending::Cleared { seats, .. } => cleared(view, seats),
        Ending::AllScratched => {
            "Everybody scratched in the Scratch-Off. Cards with fewer than 10 coins score.".to_owned().into()
        }
    }
}

/// Who is clear (CL-66). It is a heading, so it has no full stop.
pub fn cleared(view: &View, seats: &[Seat]) -> Sentence {
    let names = listed(seats.iter().map(|&seat| isolated(name(view, seat))));
    match seats.len() {
        1 => format!("Clear! {names} is the only clear player"),
        _ => format!("Clear! {names} are clear, so there is no bonus"),
    }
    .into()
}

/// The text of the score sheet before the first deal is finished. Points for Fours count at once (CL-45).
pub fn nothing_scored(view: &View) -> String {
    let scorers = view.people.iter().filter(|person| person.total > 0);
    let points: Vec<String> = scorers.map(|person| format!("{} {}", person.name, person.total)).collect();
    if points.is_empty() {
        "This is the first deal: there are no points yet.".to_owned()
    } else {
        format!("This is the first deal. Points for Fours so far: {}.", listed(points))
    }
}

/// What is said before a roll: the points of the last deal, if nobody saw its score, and who rolls.
pub fn before_roll(view: &View) -> Sentence {
    paragraph([last_deal(view), rolls(view)]).into()
}

/// Who rolls, and why only two dice, or what real cards need before.
fn rolls(view: &View) -> String {
    let name = isolated(name(view, view.roller));
    if view.is_scratch_off() {
        format!(
            "{name} rolls only two dice: everybody scratched three times in a row, so this is a Scratch-Off, for lines of two."
        )
    } else if view.mode == Mode::Caller && view.roll == 0 {
        format!("{name} rolls when everybody has laid 24 coins on six tiles of their own.")
    } else {
        format!("{name} rolls the dice for everybody.")
    }
}

/// What the only clear player does.
pub fn chooses_bonus(name: &str) -> Sentence {
    let name = isolated(name);
    format!("{name} chooses another card and gets a point for each coin on it. Its player loses nothing.")
        .into()
}

/// The sentence about the winners (CL-68, CL-R21).
pub fn victory(view: &View, winners: &[Seat]) -> String {
    let first = view.people.iter().find(|person| winners.contains(&person.seat));
    won_with(winners.len(), &counted(first.map_or(0, |person| person.total), Noun::POINT))
}
