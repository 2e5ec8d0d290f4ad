//! The decision of one player: the sentence and the primary button while they choose coins.

use super::{
    AskedHint,
    hints::{hint, knows_that_no_line_fits},
    name, next_to_decide,
    selected::problem,
};
use crate::{
    rules::{
        Seat,
        clear::{Call, Card, Hint, Person, Refusal, Squares, Throw, View, line},
    },
    wording::{listed, paragraph},
};

/// The texts at the foot of the table while somebody decides.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Decision {
    /// What to do now, or what is wrong with the chosen coins.
    pub sentence: String,
    /// Whether the sentence says what is wrong.
    pub is_wrong: bool,
    /// The text of the primary button.
    pub button: String,
    /// What the primary button does.
    pub press: DecisionPress,
}

/// What the primary button does while somebody decides.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DecisionPress {
    /// It takes the chosen coins.
    Take,
    /// It says which coins to choose.
    Choose,
    /// It shows the card of the next player who decides, because nobody decides on the large one any more.
    Back,
    /// It says who decides: only computer players are left.
    Wait,
}

/// The texts for `seat`, who has chosen `coins` and has asked for this hint (CL-R05).
pub fn decision(view: &View, seat: Seat, coins: Squares, asked: AskedHint) -> Decision {
    let wrong = problem(view, seat, coins);
    let (button, press) = match scratch_refusal(view, seat) {
        Some(_) => elsewhere(view),
        None => button(view, seat, coins, asked),
    };
    Decision {
        is_wrong: wrong.is_some(),
        sentence: wrong.unwrap_or_else(|| sentence(view, seat, coins, asked)),
        button,
        press,
    }
}

/// The primary button below the card of somebody who has decided, and of a computer player.
fn elsewhere(view: &View) -> (String, DecisionPress) {
    match next_to_decide(view) {
        Some(next) => (format!("Back to {}’s card", name(view, next)), DecisionPress::Back),
        None => ("The computer players decide".to_owned(), DecisionPress::Wait),
    }
}

/// The primary button below the card of somebody who decides.
fn button(view: &View, seat: Seat, coins: Squares, asked: AskedHint) -> (String, DecisionPress) {
    let call = view.throw().zip(card(view, seat)).map(|(throw, card)| line::call(&card, coins, throw));
    let (button, press) = match call {
        Some(Ok(Call::Four)) => ("Take these four: Four!", DecisionPress::Take),
        Some(Ok(Call::Three)) => ("Take these three", DecisionPress::Take),
        Some(Ok(Call::Two)) => ("Take these two", DecisionPress::Take),
        Some(Ok(Call::Scratch) | Err(_)) | None => {
            let button = match problem(view, seat, coins) {
                Some(_) => "Choose other coins",
                None if knows_that_no_line_fits(view, seat, asked) => "Press “Scratch”",
                None if is_scratch_off(view) => "Choose 2 coins",
                None => "Choose 3 or 4 coins",
            };
            (button, DecisionPress::Choose)
        }
    };
    (button.to_owned(), press)
}

/// Why `seat` cannot scratch, as the button shows it before a press: they have decided, or a computer player decides.
///
/// Whether a line fits is not among the reasons, because a grey button would tell it to everybody who is still looking
/// (CL-R05).
pub fn scratch_refusal(view: &View, seat: Seat) -> Option<String> {
    bot_refusal(view, seat).or_else(|| {
        let person = view.person(seat).filter(|person| person.acted)?;
        Some(Refusal::AlreadyDecided { name: person.name.clone() }.to_string())
    })
}

/// Why nobody may act for `seat`: a computer player decides by itself.
pub fn bot_refusal(view: &View, seat: Seat) -> Option<String> {
    view.person(seat)?.level.map(|_| format!("{} is a computer player.", name(view, seat)))
}

/// The card of a seat, if it is on the screen.
fn card(view: &View, seat: Seat) -> Option<Card> {
    view.person(seat)?.card
}

fn is_scratch_off(view: &View) -> bool {
    matches!(view.throw(), Some(Throw::ScratchOff(_)))
}

/// What to do now.
fn sentence(view: &View, seat: Seat, coins: Squares, asked: AskedHint) -> String {
    let name = name(view, seat);
    let Some(person) = view.person(seat) else { return String::new() };
    if let Some(refusal) = bot_refusal(view, seat) {
        return refusal;
    }
    if person.acted {
        return format!("{name} has decided. {WHEN_REMOVED}");
    }
    if let Some(sentence) = about_chosen(view, person, coins) {
        return sentence;
    }
    let fits = || match is_scratch_off(view) {
        true => format!("{name}: a line of two for the two dice fits."),
        false => format!("{name}: a line of three or four fits."),
    };
    let to_do = match hint(view, seat, asked) {
        _ if knows_that_no_line_fits(view, seat, asked) => format!("{name}: no line fits."),
        Some(Hint::Exists(_)) => fits(),
        Some(Hint::Lines(_)) if asked == AskedHint::Whether => fits(),
        Some(Hint::Lines(_)) if asked == AskedHint::Line => {
            format!("{name}: one line that fits is drawn on the card.")
        }
        // Somebody may be new to the game.
        Some(Hint::Lines(_)) | None if view.deal == 1 && view.roll == 1 && !is_scratch_off(view) => {
            format!(
                "{name}: find 3 or 4 neighbouring coins in a straight line that match the dice. Tap both ends."
            )
        }
        Some(Hint::Lines(_)) | None if is_scratch_off(view) => {
            format!("{name}: a line has two coins now, one for each die. Find one, or scratch.")
        }
        Some(Hint::Lines(_)) | None => format!("{name}: find a line that matches the dice, or scratch."),
    };
    paragraph([who_has_decided(view), to_do])
}

/// What to say about the chosen coins; `None` if none is chosen.
fn about_chosen(view: &View, Person { name, card, .. }: &Person, coins: Squares) -> Option<String> {
    let (card, throw) = ((*card)?, view.throw()?);
    if line::call(&card, coins, throw).is_ok() {
        return Some(format!("{name}: {} match the dice.", listed(card.coins(coins))));
    }
    (!coins.is_empty()).then(|| format!("{name}: now tap the other end of the line."))
}

/// When the coins of a line leave the card (CL-R06).
const WHEN_REMOVED: &str = "Coins are removed when everybody has decided.";

/// The people who have decided, so that everybody sees the progress. What they chose is secret (CL-R06).
fn who_has_decided(view: &View) -> String {
    let decided = view.people.iter().filter(|person| person.acted && person.level.is_none());
    let names: Vec<String> = decided.map(|person| person.name.to_string()).collect();
    match &names[..] {
        [] => String::new(),
        // New players wonder why the coins are still there.
        [one] if view.deal == 1 => format!("{one} has decided. {WHEN_REMOVED}"),
        [one] => format!("{one} has decided."),
        // More than three are only counted.
        [..] if names.len() > 3 => format!("{} players have decided.", names.len()),
        [..] => format!("{} have decided.", listed(names)),
    }
}
