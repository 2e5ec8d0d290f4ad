//! Before anybody writes: categories are invented and picked, a coin gives the minutes, and dice give the letter.

use super::{categories_wanted, name};
use crate::{
    rules::{
        Seat,
        name::Name,
        pieceagories::{
            Action, Category, CategorySource, Day, Event, LINES, LetterThrow, NextFlip, Number, OwnView,
            Person, PhaseView, SlipSeen, View, coins::CoinSeen,
        },
        piecepack::{Coin, Rank},
        words::{Letter, comparison_words},
    },
    wording::{Noun, Sentence, agreeing, counted, isolated, listed, paragraph, plural},
};

/// The dice thrown before categories are invented, in Pieceagories Pieceagories.
pub fn preparation_throw(view: &View) -> Option<LetterThrow> {
    if let PhaseView::Brainstorm { throw, .. } = &view.phase { *throw } else { None }
}

/// The letter of these dice.
pub fn preparation_letter(view: &View) -> Option<char> {
    preparation_throw(view).map(|throw| throw.letter().into())
}

/// Those who invent categories, in seat order.
pub fn inventors(view: &View) -> Vec<Person> {
    let invents = |person: &&Person| {
        person.pawn.is_some() && person.here && (person.seat != view.host || view.house.host_invents)
    };
    view.people.iter().filter(invents).cloned().collect()
}

/// Who writes categories: those who call them out, everybody, or everybody but the host, who picks ten of them.
pub fn who_invents(view: &View) -> String {
    let inventors = inventors(view);
    let host_invents = inventors.iter().any(|person| person.seat == view.host);
    let write = match preparation_throw(view).map(LetterThrow::letter) {
        Some(letter) => {
            let (such_as, letter) = (example_category(letter), char::from(letter));
            match writers(view, &inventors, host_invents) {
                Writers::Together => {
                    format!("Call out categories that begin with {letter}, such as “{such_as}”.")
                }
                Writers::Everybody => {
                    format!("Everybody writes categories that begin with {letter}, such as “{such_as}”.")
                }
                Writers::Some { names, write } => {
                    format!("{names} {write} categories that begin with {letter}, such as “{such_as}”.")
                }
            }
        }
        None => match writers(view, &inventors, host_invents) {
            Writers::Together => "Call out categories, such as “rivers” or “things under a bed”.".to_owned(),
            Writers::Everybody => {
                "Everybody writes categories, such as “rivers” or “things under a bed”.".to_owned()
            }
            Writers::Some { names, write } => {
                format!("{names} {write} categories, such as “rivers” or “things under a bed”.")
            }
        },
    };
    let types = if view.house.together { "One of you types them." } else { "" };
    let host = name(view, view.host);
    let picks = if host_invents {
        format!("Then {host} picks ten of them.")
    } else {
        format!("Then {host}, the host, picks ten of them.")
    };
    paragraph([&write, types, &picks])
}

/// Who writes categories, as a sentence needs it.
enum Writers {
    Together,
    Everybody,
    Some { names: String, write: &'static str },
}

fn writers(view: &View, inventors: &[Person], host_invents: bool) -> Writers {
    if view.house.together {
        Writers::Together
    } else if host_invents {
        Writers::Everybody
    } else {
        let names = listed(inventors.iter().map(|person| &person.name));
        Writers::Some { names, write: agreeing(inventors.len(), "writes", "write") }
    }
}

/// The button that gives somebody the laptop, to write categories.
pub fn pass_to(name: &Name) -> Sentence {
    format!("Pass to {}", isolated(name)).into()
}

/// Who rolls for the letter.
pub fn rolls_dice(host: &str) -> Sentence {
    format!("The timer is set. {} rolls the dice: they give the letter.", isolated(host)).into()
}

/// A category that begins with a letter, for those who have to invent such categories (PG-85).
pub fn example_category(letter: Letter) -> &'static str {
    match char::from(letter) {
        'A' => "animals",
        'B' => "birds",
        'C' => "colours",
        'D' => "drinks",
        'E' => "excuses",
        'F' => "films",
        'G' => "games",
        'H' => "hobbies",
        'I' => "islands",
        'J' => "jobs",
        'K' => "kitchen things",
        'L' => "lakes",
        'M' => "musicians",
        'N' => "nicknames",
        'O' => "occupations",
        'P' => "pets",
        'Q' => "quiet places",
        'R' => "rivers",
        'S' => "songs",
        'T' => "things under a bed",
        'U' => "useless inventions",
        'V' => "vegetables",
        'W' => "white things",
        'X' => "X-shaped things",
        'Y' => "yellow things",
        _ => "zoo animals",
    }
}

/// How many categories somebody has invented.
fn count_of(view: &View, seat: Seat) -> usize {
    let PhaseView::Brainstorm { counts, .. } = &view.phase else { return 0 };
    counts.get(&seat).copied().unwrap_or_default()
}

/// How many categories somebody has invented, in words.
pub fn category_count_text(view: &View, seat: Seat) -> String {
    match count_of(view, seat) {
        0 => "no categories yet".to_owned(),
        some => counted(some, Noun::CATEGORY),
    }
}

/// The line below the field for a category.
pub fn slip_hint(view: &View) -> String {
    match preparation_letter(view) {
        Some(letter) => format!("Categories begin with {letter}, as many as you like."),
        None => "Press Enter after each category.".to_owned(),
    }
}

/// The sentence about typed categories that are on one of the `slips` already: they are not added again (PG-R07).
pub fn typed_twice(slips: &[SlipSeen], typed: &[String]) -> Option<String> {
    let known = |text: &String| {
        let words = comparison_words(text);
        slips.iter().any(|slip| comparison_words(&slip.text) == words)
    };
    let twice: Vec<String> =
        typed.iter().filter(|text| known(text)).map(|text| format!("“{text}”")).collect();
    match twice.len() {
        0 => None,
        some => Some(format!("{} {} there already.", listed(twice), agreeing(some, "is", "are"))),
    }
}

/// What the large button does while categories are invented.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BrainstormPress {
    /// Passes the laptop to whoever has the fewest categories. A smaller button goes on.
    Pass(Seat),
    /// Goes on with these categories.
    Collect,
}

/// What the large button does while categories are invented.
pub fn brainstorm_press(view: &View) -> BrainstormPress {
    let fewest = || {
        let inventors = inventors(view);
        inventors.iter().map(|person| person.seat).min_by_key(|&seat| count_of(view, seat))
    };
    if view.house.together || category_count(view) >= LINES {
        return BrainstormPress::Collect;
    }
    fewest().map_or(BrainstormPress::Collect, BrainstormPress::Pass)
}

/// How many different categories there are, while they are invented or picked.
fn category_count(view: &View) -> usize {
    match &view.phase {
        PhaseView::Brainstorm { categories, .. } => *categories,
        PhaseView::Picking { pool, .. } => pool.len(),
        PhaseView::Flipping { .. }
        | PhaseView::ReadyToRoll { .. }
        | PhaseView::Typing { .. }
        | PhaseView::Sheets { .. }
        | PhaseView::Scored { .. }
        | PhaseView::Over { .. } => 0,
    }
}

/// How many categories there are, and how many are wanted (PG-R61): before the first round and, if slips are added,
/// between rounds.
pub fn pile_sentence(view: &View) -> String {
    let count = category_count(view);
    let so_far = match count {
        0 => None,
        some => Some(plural(some, "1 category so far.", "# different categories so far.")),
    };
    let is_first = matches!(view.phase, PhaseView::Brainstorm { .. });
    let enough = if count < LINES {
        Some("You need 10 to begin.".to_owned())
    } else {
        is_first.then(|| "That is enough to begin.".to_owned())
    };
    let (rounds, wanted) = (view.rounds, categories_wanted(view.rounds));
    let wanted = (rounds > 1 && count < wanted)
        .then(|| format!("About {wanted} are good for {rounds} rounds: a category may come back."));
    paragraph([so_far, enough, wanted].into_iter().flatten())
}

/// The list so far, while the host picks.
fn picked(view: &View) -> &[Option<Category>] {
    if let PhaseView::Picking { picked, .. } = &view.phase { picked } else { &[] }
}

/// The text of the list at a number, while the host picks.
pub fn picked_at(view: &View, number: Number) -> Option<String> {
    picked(view).get(number.index()).and_then(Option::as_ref).map(|category| category.text.clone())
}

/// The number that a slip has on the list.
pub fn number_of(view: &View, text: &str) -> Option<Number> {
    let same = |category: &&Category| category.text == text;
    picked(view).iter().flatten().find(same).map(|category| category.number)
}

/// What a press on a slip of the pile does: it picks the slip for the next free number, or takes it off the list.
pub fn press_on_slip(view: &View, slip: &SlipSeen) -> Action {
    match number_of(view, &slip.text) {
        Some(number) => Action::Unpick(number),
        None => Action::Pick { slip: slip.id, number: None },
    }
}

/// Whether people can add categories while the host picks: between rounds, if they write their own (PG-R61).
pub fn takes_more_slips(view: &View, source: &CategorySource) -> bool {
    view.round > 1 && *source == CategorySource::Free
}

/// The slips on the screen: all slips if players invent together, or else those of the viewer.
pub fn slips_seen(view: &View, own: Option<&OwnView>) -> Vec<SlipSeen> {
    let PhaseView::Brainstorm { slips, .. } = &view.phase else { return Vec::new() };
    if let Some(OwnView::Slips(own)) = own { own.clone() } else { slips.clone() }
}

/// The slips that whoever adds categories may know: between rounds all slips of the pile, before that those on the screen.
pub fn slips_known(view: &View, own: Option<&OwnView>) -> Vec<SlipSeen> {
    if let PhaseView::Picking { pool, .. } = &view.phase { pool.clone() } else { slips_seen(view, own) }
}

/// The slips of the pile that contain `wanted`, in large or small letters.
pub fn slips_with(view: &View, wanted: &str) -> Vec<SlipSeen> {
    let PhaseView::Picking { pool, .. } = &view.phase else { return Vec::new() };
    let wanted = wanted.to_lowercase();
    pool.iter().filter(|slip| slip.text.to_lowercase().contains(&wanted)).cloned().collect()
}

/// What a tap on a slip of the pile does.
pub const TAP_SLIPS: &str = "Tap ten categories. A second tap takes one off the list.";

/// The foot of the table while a list is made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PickingFoot {
    /// The host picks, and categories are missing on the list.
    Picks,
    /// The host has picked ten.
    Full,
    /// Ten cards were drawn.
    Drawn,
    /// The cards have run out.
    RanOut,
}

/// The foot of the table while a list is made.
pub fn picking_foot(view: &View) -> PickingFoot {
    let is_full = picked(view).iter().all(Option::is_some);
    let enough = matches!(view.phase, PhaseView::Picking { enough: true, .. });
    match (view.cards, is_full, enough) {
        (false, true, _) => PickingFoot::Full,
        (false, false, _) => PickingFoot::Picks,
        (true, _, true) => PickingFoot::Drawn,
        (true, _, false) => PickingFoot::RanOut,
    }
}

/// What the host has to pick.
pub fn picking_sentence(view: &View) -> String {
    let host = name(view, view.host);
    match picked(view).iter().filter(|entry| entry.is_none()).count() {
        0 => "The list is full.".to_owned(),
        LINES => format!("Pass the laptop to {host}, who taps {LINES} categories."),
        missing => format!("{host}: tap {missing} more."),
    }
}

/// How many coins are in a row: a suit has six.
pub const ROW: usize = 6;

/// Who flips the coin, or who could.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CoinPress {
    /// Several have the same birthday: the host chooses one of them (PG-42, PG-43).
    Tie(Vec<Seat>),
    /// This player flips it. As long as nobody is due, it is the host.
    Flip(Seat),
}

/// Who flips the coin, or who could.
pub fn coin_press(view: &View) -> CoinPress {
    match &view.phase {
        PhaseView::Flipping { due: Some(NextFlip::Tie(seats)), named: None, .. } if seats.len() > 1 => {
            CoinPress::Tie(seats.clone())
        }
        _ => CoinPress::Flip(flipper(view).unwrap_or(view.host)),
    }
}

/// Who flips the coin, if that is settled.
pub(super) fn flipper(view: &View) -> Option<Seat> {
    let PhaseView::Flipping { due, named, .. } = &view.phase else { return None };
    match due {
        Some(NextFlip::Seat(seat)) => Some(*seat),
        Some(NextFlip::Tie(_)) | None => *named,
    }
}

/// What to do before a coin is flipped, after these events.
pub fn before_flip(view: &View, latest: &[Event]) -> String {
    let is_blank =
        |event: &Event| matches!(event, Event::CoinFlipped { coin, .. } if coin.rank == Rank::Null);
    let blank = if latest.iter().any(is_blank) { "A blank coin gives no time." } else { "" };
    let flip = match flipper(view) {
        Some(seat) => format!("{}, flip a coin: it sets the time.", name(view, seat)),
        None => "Flip a coin: it sets the time.".to_owned(),
    };
    paragraph([blank, &flip])
}

/// The accessible name of the coin at an index.
pub fn coin_label(index: usize, coin: CoinSeen) -> String {
    let (row, column) = (index / ROW + 1, index % ROW + 1);
    match coin.face {
        Some(rank) => format!("row {row}, column {column}, {rank} of {}", coin.suit),
        None => format!("row {row}, column {column}, {}, face down", coin.suit),
    }
}

/// The indices of the coins that can be flipped.
pub fn face_down(view: &View) -> Vec<usize> {
    let down = (0..).zip(&view.coins).filter(|(_, coin)| coin.face.is_none());
    down.map(|(index, _)| index).collect()
}

/// The day of a month that is nearest to a typed number; `None` if there is no such month.
pub fn day_near(month: u8, number: u32) -> Option<Day> {
    let days = (1..=u8::MAX).map_while(|day| Day::new(month, day));
    days.min_by_key(|day| number.abs_diff(day.day().into()))
}

/// The coin that gave the minutes, and the time in seconds, before the dice are rolled.
pub fn time_set(view: &View) -> Option<(Option<Coin>, u32)> {
    if let PhaseView::ReadyToRoll { coin, seconds, .. } = view.phase { Some((coin, seconds)) } else { None }
}
