//! The list of players on a set-up screen: what its lines are called, and where Enter and the arrows lead.

use crate::{
    setup::guests::{Guest, GuestId, Guests},
    wording::{Sentence, agreeing, filled, isolated, listed, plural},
};

/// The name on a line, or its seat if it has none.
pub fn guest_name(guests: &Guests, id: GuestId) -> String {
    let name = guests.guest(id).map(|guest| guest.name.trim()).unwrap_or_default();
    if name.is_empty() { format!("seat {}", seat_number(guests, id)) } else { name.to_owned() }
}

/// The number of the seat, from 1.
pub fn seat_number(guests: &Guests, id: GuestId) -> usize {
    guests.position(id).map_or(0, |index| index + 1)
}

/// Which seat somebody has now.
pub fn seat_sentence(guests: &Guests, id: GuestId) -> String {
    let (name, seat) = (guest_name(guests, id), seat_number(guests, id));
    format!("{name} has seat {seat} of {}.", guests.list().len())
}

/// The index of the next seat clockwise, or of the one before. The table is round: after the last seat comes the first.
pub fn place_beside(guests: &Guests, id: GuestId, clockwise: bool) -> Option<usize> {
    let seats = guests.list().len();
    guests.position(id).map(|from| (from + if clockwise { 1 } else { seats - 1 }) % seats)
}

/// What Enter does in the field of a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NameStep {
    /// Goes to the name on the next line.
    Next(GuestId),
    /// Adds a line after the last one.
    Add,
    /// Starts the game: the last line is empty.
    Start,
}

/// What Enter does in the field of a name.
pub fn name_step(guests: &Guests, id: GuestId) -> NameStep {
    let next = guests.position(id).and_then(|index| guests.list().get(index + 1));
    match next {
        Some(next) => NameStep::Next(next.id),
        None if guests.guest(id).is_none_or(Guest::is_unnamed) => NameStep::Start,
        None => NameStep::Add,
    }
}

/// That some players are kept for other games; `None` if everybody has a seat.
pub fn kept_sentence(kept: usize) -> Option<String> {
    (kept > 0).then(|| {
        plural(
            kept,
            "1 more is kept for games with more seats.",
            "# more are kept for games with more seats.",
        )
    })
}

/// What happened when somebody without a seat got one, perhaps the one of somebody else.
pub fn exchange_sentence(coming: &str, leaving: Option<&str>) -> String {
    match leaving {
        Some(leaving) => format!("{coming} plays. {leaving} is kept for games with more seats."),
        None => format!("{coming} plays."),
    }
}

/// The fewest names for which there is a button that removes all of them.
const WORTH_A_BUTTON: usize = 3;

/// The button that removes all players; `None` if they are so few that each can be removed.
pub fn remove_all_label(names: usize) -> Option<String> {
    (names >= WORTH_A_BUTTON).then(|| format!("Remove all {names}"))
}

/// The button that brings back one removed player.
pub fn restore_label(name: &str) -> Sentence {
    format!("Bring back {}", isolated(name)).into()
}

/// The button that brings back all removed players.
pub fn restore_all_label(removed: usize) -> String {
    plural(removed, "Bring back 1 name", "Bring back all #")
}

/// The button that removes everybody but those who were just pasted.
pub fn replace_label(pasted: usize) -> String {
    format!("Replace the list by the {pasted} pasted names")
}

/// Why some names were left out; `None` if all of them fit.
pub fn too_many(left_out: usize) -> Option<String> {
    let most = Guests::MAX;
    (left_out > 0).then(|| format!("The list holds at most {most} players, and {left_out} did not fit."))
}

/// Who of those whose names were pasted has no seat; `None` if everybody has one.
pub fn without_seat(names: &[String]) -> Option<String> {
    /// The most names that are said.
    const SAID: usize = 5;
    let (said, more) = names.split_at(names.len().min(SAID));
    let more = (!more.is_empty()).then(|| format!("{} more", more.len()));
    let all = listed(said.iter().cloned().chain(more));
    let sentence = agreeing(
        names.len(),
        "{all} has no seat in this game and is kept for games with more seats.",
        "{all} have no seat in this game and are kept for games with more seats.",
    );
    (!names.is_empty()).then(|| filled(sentence, &[("all", &all)]))
}
