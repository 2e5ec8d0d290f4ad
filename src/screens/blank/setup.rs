//! The set-up screen: the game that would start, who begins, and who decides for owners who are away.

use super::free_mark;
use crate::{
    rules::{
        Seat,
        blank::{CardDeck, DeckMark, House, Setup},
        luck::Seed,
        name::Name,
        player::Player,
    },
    screens::minutes::{in_fives, table_of},
    setup::guests::{GuestId, Guests},
    wording::{agreeing, listed},
};

/// What the table has chosen besides its players.
#[derive(Debug, Clone, PartialEq)]
pub struct SetupChoices {
    /// The decks, mixed into one for this game.
    pub decks: Vec<CardDeck>,
    /// The house rules.
    pub house: House,
    /// The youngest; `None` for a random starter (BL-R04).
    pub youngest: Option<GuestId>,
    /// Who decides for an absent owner; `None` if everybody votes (BL-R28).
    pub delegate: Option<GuestId>,
}

impl SetupChoices {
    /// The set-up of the game. `seed` chooses who begins, if the table has not said it.
    pub fn setup(self, guests: &Guests, players: Vec<Player>, seed: Seed) -> Setup {
        let youngest = self.youngest.and_then(|id| seat(guests, id));
        let delegate =
            delegate(guests, self.delegate).filter(|_| !owners_away(guests, &self.decks).is_empty());
        Setup {
            youngest: youngest.unwrap_or_else(|| random_person(&players, seed)),
            delegate: delegate.and_then(|(id, _)| seat(guests, id)),
            players,
            decks: self.decks,
            house: self.house,
        }
    }
}

/// Whether a deck is new: it has no label, and nobody has played with it.
pub fn is_new(deck: &CardDeck) -> bool {
    deck.games == 0 && deck.name.is_empty() && deck.owner.is_empty()
}

/// Gives a new deck a free mark if it is mixed with others (BL-79, BL-R72), and takes it away when it is alone again, because then
/// it gets its mark with its name. At most one deck of a game is new. `stored`: the marks of all decks of this laptop.
pub fn mark_new_deck(decks: &mut [CardDeck], stored: &[DeckMark]) {
    let mixed = decks.len() > 1;
    let taken: Vec<DeckMark> =
        decks.iter().filter_map(|deck| deck.mark).chain(stored.iter().copied()).collect();
    if let Some(deck) = decks.iter_mut().find(|deck| is_new(deck)) {
        deck.mark = if mixed { deck.mark.or(free_mark(&taken).ok()) } else { None };
    }
}

/// The marks that a new deck among these can have, with the one it has; empty if there is none or it has no mark.
pub fn marks_for_new_deck(decks: &[CardDeck], stored: &[DeckMark]) -> Vec<DeckMark> {
    let others = decks.iter().filter(|deck| !is_new(deck)).filter_map(|deck| deck.mark);
    let taken: Vec<DeckMark> = others.chain(stored.iter().copied()).collect();
    let has_mark = decks.iter().any(|deck| is_new(deck) && deck.mark.is_some());
    DeckMark::ALL.into_iter().filter(|mark| has_mark && !taken.contains(mark)).collect()
}

/// The seat that somebody will have.
fn seat(guests: &Guests, id: GuestId) -> Option<Seat> {
    let index = guests.named().position(|guest| guest.id == id)?;
    u8::try_from(index).ok().map(Seat)
}

/// A person, because a computer player never begins by chance (BL-R04).
fn random_person(players: &[Player], seed: Seed) -> Seat {
    let people = (0..).map(Seat).zip(players).filter(|(_, player)| player.level.is_none());
    let people: Vec<Seat> = people.map(|(seat, _)| seat).collect();
    // Without people nobody begins: such a game is refused.
    let random = usize::try_from(seed.0 % people.len().max(1) as u64).unwrap_or_default();
    people.get(random).copied().unwrap_or(Seat(0))
}

/// Everybody with a name but computer players, in seat order.
pub fn people(guests: &Guests) -> Vec<(GuestId, String)> {
    let people = guests.named().filter(|guest| guest.level.is_none());
    people.map(|guest| (guest.id, guest.name.trim().to_owned())).collect()
}

/// The person who was `chosen` to decide for an absent owner, with their name; `None` if they are not among
/// the people.
pub fn delegate(guests: &Guests, chosen: Option<GuestId>) -> Option<(GuestId, String)> {
    people(guests).into_iter().find(|(id, _)| Some(*id) == chosen)
}

/// The owners of the decks who are not among the players, each once (BL-R28).
pub fn owners_away(guests: &Guests, decks: &[CardDeck]) -> Vec<String> {
    let present: Vec<Name> = guests.named().filter_map(|guest| guest.parse_name().ok()).collect();
    let mut away: Vec<Name> = Vec::new();
    for owner in decks.iter().filter_map(|deck| Name::parse(&deck.owner).ok()) {
        if !present.iter().chain(&away).any(|other| other.same_as(&owner)) {
            away.push(owner);
        }
    }
    away.iter().map(ToString::to_string).collect()
}

/// Why the table chooses somebody who decides for these owners.
pub fn away_sentence(owners: &[String]) -> String {
    let do_not = agreeing(owners.len(), "is not here, but decides", "are not here, but decide");
    format!("{} {do_not} what is written. Choose who decides for them, or everybody votes.", listed(owners))
}

/// Who decides for these owners: the one with this name, or all.
pub fn who_decides_for(owners: &[String], delegate: Option<&str>) -> String {
    match delegate {
        Some(name) => format!("{name} decides for {}", listed(owners)),
        None => "Everybody votes".to_owned(),
    }
}

/// Who begins: the youngest, if the table has chosen somebody who still has a seat (BL-R04).
pub fn who_begins(guests: &Guests, youngest: Option<GuestId>) -> String {
    let youngest = guests.named().find(|guest| Some(guest.id) == youngest);
    youngest.map_or_else(|| "At random".to_owned(), |guest| guest.name.trim().to_owned())
}

/// How many Game Cards these decks have together.
pub fn cards_of(decks: &[CardDeck]) -> usize {
    decks.iter().map(|deck| deck.cards.len()).sum()
}

/// A summary of the game that would start with these numbers of cards and players.
pub fn summary(cards: usize, players: usize) -> String {
    let minutes = minutes(players);
    match players {
        0 | 1 => "Seven cards each, three rules, 10 to 30 minutes.".to_owned(),
        _ if Setup::is_draw_pile_tiny(cards, players) => format!(
            "{players} players, about {minutes} minutes. The Draw Pile will be small and shuffled often."
        ),
        _ => format!("{players} players, seven cards each, about {minutes} minutes."),
    }
}

/// About how many minutes a game takes, as a multiple of five: each player takes about ten turns of a quarter of a minute
/// until somebody has played the last card, and the new rule takes five minutes.
pub fn minutes(players: usize) -> u32 {
    in_fives(5 * 60 + 10 * 15 * table_of(players))
}
