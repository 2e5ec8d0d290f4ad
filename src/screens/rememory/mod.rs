//! Computes what Rememory's screens show from a view. Components only draw it.

mod best;
mod crowd;
mod game;
pub mod house;
mod introduction;
mod moments;
mod places;
mod playing_time;
mod second_screen;
mod sentences;
mod settings;

use super::{
    Strip,
    ending::{Ranked, ranked, won_with},
    hold::HoldPurpose,
};
use crate::{
    rules::{
        Seat,
        piecepack::{Coin, Rank},
        rememory::{
            Action, CoinSource, Event, House, OwnView, Person, PhaseView, Private, Refusal, Variant, View,
            VisibleCoin,
        },
    },
    wording::{Noun, counted, paragraph},
};

pub use best::BestResult;
pub use crowd::{rest_of_ranking, wait_text};
pub use introduction::introduction;
pub use moments::best_moment;
pub use places::{
    coin_name, coin_seen, coin_slug, crowding, row_length, row_name, suit, tile_face, tile_name, tile_slug,
};
pub use playing_time::{PLAYING_TIME, minutes};
pub use sentences::{in_reserve, is_thinking, looks_at_coin};
pub use settings::{
    HIDINGS, PROPOSED_HOUSE, STARTER_QUESTION, VARIANTS, VariantChoice, VariantSetting, hiding_title,
    offers_house_rules, seconds_until_hidden, setup_of, variant_settings,
};

/// The name of a variant in style sheets and in stored settings.
pub fn slug(variant: Variant) -> &'static str {
    match variant {
        Variant::Bag => "bag",
        Variant::Hands { .. } => "hands",
        Variant::Steals { .. } => "steals",
        Variant::Rows { .. } => "rows",
        Variant::Scattered { .. } => "scattered",
    }
}

/// The name of a variant for people.
pub fn title(variant: Variant) -> &'static str {
    match variant {
        Variant::Bag => "Classic",
        Variant::Hands { .. } => "Hands",
        Variant::Steals { .. } => "Steals",
        Variant::Rows { .. } => "Rows",
        Variant::Scattered { .. } => "Scattered",
    }
}

/// What the setup says beside its button: the game that would start with this number of named players (RM-02). If all would
/// end with the same number of tiles, it says who wins then, and does not propose to play for a certain draw (RM-R38, RM-R41).
pub fn summary(variant: Variant, house: House, players: usize) -> String {
    let (title, minutes) = (title(variant), minutes(variant, players));
    match players {
        0 => PLAYING_TIME.to_owned(),
        1 if matches!(variant, Variant::Steals { .. }) => Refusal::NobodyToStealFrom.to_string(),
        1 => format!("{title}, alone. About {minutes} minutes."),
        _ if variant.ends_even(players) && house.first_wins => {
            format!(
                "{title}, {players} players: the first to find all their tiles wins. About {minutes} minutes."
            )
        }
        _ if variant.ends_even(players) => format!(
            "{title}, {players} players: you all win, with the same number of tiles. “The first to finish wins” changes that."
        ),
        _ => format!("{title}, {players} players. About {minutes} minutes."),
    }
}

/// What a single player aims at: their best result so far, or what counts.
pub fn aim_alone(variant: Variant, best: Option<u32>) -> String {
    match best {
        Some(turns) => format!("Your best at {}: {}.", title(variant), counted(turns, Noun::TURN)),
        None => "Find all tiles in as few turns as you can. Your best is saved.".to_owned(),
    }
}

/// The name of a seat.
pub fn name(view: &View, seat: Seat) -> String {
    view.people.get(seat.index()).map(|person| person.name.to_string()).unwrap_or_default()
}

/// The action with which `by` takes the coin of a place.
pub fn take_action(source: CoinSource, by: Seat) -> Action {
    match source {
        CoinSource::Bag => Action::Draw,
        CoinSource::Row { place } => Action::Pick { place },
        CoinSource::Hand { of, place } if of == by => Action::Pick { place },
        CoinSource::Hand { of, place } => Action::Steal { from: of, place },
    }
}

/// Whether an action ends what its player does alone behind the curtain. After a look the player goes on.
pub fn ends_private_part(action: Action) -> bool {
    action != Action::Look
}

/// The seat for which a press counts: the active player. While a computer player acts, it is the first
/// person, and that person is told to wait.
pub fn acting_seat(view: &View) -> Seat {
    let is_person = |person: &&Person| person.level.is_none();
    let turn = view.people.get(view.turn.index()).filter(is_person);
    turn.or_else(|| view.people.iter().find(is_person)).map_or(view.turn, |person| person.seat)
}

/// The texts of the strip.
pub fn strip(view: &View) -> Strip {
    let (phase, turn) = match view.phase {
        PhaseView::Coin { .. } => (coin_phase(view.variant), name(view, view.turn)),
        PhaseView::Tile(_) => ("Find the tile", name(view, view.turn)),
        PhaseView::WrongTile { .. } => ("Wrong tile", name(view, view.turn)),
        PhaseView::Over { .. } => ("Game over", String::new()),
    };
    let round = format!("{} · turn {}", title(view.variant), view.turns);
    Strip { round, phase: phase.to_owned(), turn, turns: Some(view.turns) }
}

/// The name of the phase in which a coin is picked. With the bag, players draw a coin and do not choose it.
fn coin_phase(variant: Variant) -> &'static str {
    match variant {
        Variant::Bag => "Draw a coin",
        Variant::Hands { .. } | Variant::Steals { .. } | Variant::Rows { .. } | Variant::Scattered { .. } => {
            "Choose a coin"
        }
    }
}

/// What the game waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Prompt {
    /// A computer player acts.
    Bot(Seat),
    /// A coin is to be picked.
    Pick(PickedFrom),
    /// A press on the primary button.
    Press,
}

/// Where a coin is picked from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PickedFrom {
    /// Without lifting a curtain: the coins are open, or only one person plays.
    Open,
    /// From a hand that only this seat may see.
    Hidden(Seat),
    /// From the own hand of the player behind the curtain.
    Behind,
}

/// What the game waits for. `alone`: only one person plays, who needs no curtain. `behind`: somebody is behind the
/// curtain.
pub fn prompt(view: &View, alone: bool, behind: bool) -> Prompt {
    let from = match view.private() {
        Some(_) if behind => PickedFrom::Behind,
        Some((seat, _)) if !alone => PickedFrom::Hidden(seat),
        Some(_) | None => PickedFrom::Open,
    };
    let bot = view.people.get(view.turn.index()).is_some_and(|person| person.level.is_some());
    match view.phase {
        // Anybody hides a wrong tile, also that of a computer player (RM-R28).
        PhaseView::WrongTile { .. } | PhaseView::Over { .. } => Prompt::Press,
        PhaseView::Coin { .. } | PhaseView::Tile(_) if bot => Prompt::Bot(view.turn),
        PhaseView::Coin { pass: false } if view.variant != Variant::Bag => Prompt::Pick(from),
        PhaseView::Coin { .. } | PhaseView::Tile(_) => Prompt::Press,
    }
}

/// The text and the action of the primary button; without an action it moves the focus to the tiles. The text for
/// [`PhaseView::Over`] is never shown, because the ceremony has its own buttons.
pub fn press(view: &View) -> (&'static str, Option<Action>) {
    match view.phase {
        PhaseView::WrongTile { .. } => ("Hide the tile", Some(Action::Close)),
        PhaseView::Coin { pass: true } => ("Pass", Some(Action::Pass)),
        PhaseView::Coin { pass: false } => ("Draw a coin", Some(Action::Draw)),
        PhaseView::Tile(_) | PhaseView::Over { .. } => ("Choose a tile", None),
    }
}

/// What a player may do with a coin that has a side which others do not see (RM-36).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct HiddenSide {
    /// The player.
    pub seat: Seat,
    /// Whether they look at the hidden side.
    pub look: LookState,
    /// Whether they may show it to everybody.
    pub reveal: bool,
}

/// Whether a player looks at the hidden side of their coin.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LookState {
    /// They can.
    Possible,
    /// They are looking, behind the curtain.
    Behind,
    /// They looked, and nobody else plays, so it stays visible.
    Done,
}

/// The hidden side of the coin in play, if there is one. `alone` and `behind` are those of [`prompt`].
pub fn hidden_side(view: &View, alone: bool, behind: bool) -> Option<HiddenSide> {
    let Some((seat, Private::Coin)) = view.private() else { return None };
    let hidden = view.in_play()?.hidden?;
    let look = match (behind, alone && hidden.looked) {
        (true, _) => LookState::Behind,
        (false, true) => LookState::Done,
        (false, false) => LookState::Possible,
    };
    Some(HiddenSide { seat, look, reveal: hidden.reveal && !view.solo })
}

/// Whether the player of the turn can look at their coin and has not done so.
pub fn is_coin_unseen(view: &View) -> bool {
    let hidden = view.in_play().and_then(|coin| coin.hidden);
    matches!(view.private(), Some((_, Private::Coin))) && hidden.is_some_and(|hidden| !hidden.looked)
}

/// What the person who lifts the curtain is to do.
pub fn purpose(view: &View) -> HoldPurpose {
    if view.in_play().is_some() { HoldPurpose::LookAtCoin } else { HoldPurpose::PickCoin }
}

/// How to see one's own hidden coins, for whoever does not see them.
fn hold_to_see(view: &View, own: Option<&OwnView>) -> &'static str {
    if view.private().is_some() && own.is_none() {
        "To see them, hold the button for a moment. Others look away."
    } else {
        ""
    }
}

/// What to do now, in a sentence. `has_found`: the last move found a tile, so the same player goes on. `seconds` is how
/// long a wrong tile stays visible; `None` if somebody has to press.
pub fn sentence(view: &View, own: Option<&OwnView>, has_found: bool, seconds: Option<u32>) -> String {
    let player = name(view, view.turn);
    match &view.phase {
        PhaseView::Over { .. } => String::new(),
        PhaseView::Coin { pass } => {
            let right = if has_found { "Right!" } else { "" };
            paragraph([right, &coin_sentence(view, own, *pass)])
        }
        PhaseView::Tile(coin) => match coin.seen(own) {
            // Blank and ace are words that no picture has.
            VisibleCoin { suit: Some(_), rank: Some(Rank::Null) } => {
                format!("{player}, find {}: only a small suit in a corner.", coin.seen(own))
            }
            VisibleCoin { suit: Some(_), rank: Some(Rank::Ace) } => {
                format!("{player}, find {}: one large suit.", coin.seen(own))
            }
            VisibleCoin { suit: Some(_), rank: Some(Rank::Two | Rank::Three | Rank::Four | Rank::Five) } => {
                format!("{player}, find {}.", coin.seen(own))
            }
            VisibleCoin { suit: None, rank: None } => format!("{player}, find the tile of this coin."),
            one_side if is_coin_unseen(view) => {
                format!("{player}, look at the coin, or guess its tile: {one_side}.")
            }
            one_side => format!("{player}, find the tile of this coin: {one_side}."),
        },
        PhaseView::WrongTile { tile, .. } => match seconds {
            None if view.solo => format!("Wrong tile: the {tile}. Look at it as long as you like."),
            None => format!("Wrong tile: the {tile}. Everybody can look at it."),
            Some(seconds) => format!("Wrong tile: the {tile}. It is hidden in {seconds} seconds."),
        },
    }
}

/// What to do before a coin is in play. `pass`: the player has no coin and may pass.
fn coin_sentence(view: &View, own: Option<&OwnView>, pass: bool) -> String {
    let player = name(view, view.turn);
    match view.variant {
        _ if pass => format!("{player} has no coin. Steal one or pass."),
        Variant::Bag => format!("{player}, draw a coin."),
        Variant::Hands { .. } => {
            paragraph([&format!("{player}, choose one of your coins."), hold_to_see(view, own)])
        }
        Variant::Steals { .. } => {
            let choose = format!("{player}, choose one of your coins, or steal a coin of somebody else.");
            paragraph([&choose, hold_to_see(view, own)])
        }
        Variant::Rows { .. } | Variant::Scattered { .. } => {
            format!("{player}, take any coin beside the tiles.")
        }
    }
}

/// What the middle of the table shows: the coin in play, or the tile just found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Middle {
    /// The coin in play as far as it is visible. If both sides are, everybody can judge (RM-R02).
    Coin(VisibleCoin),
    /// A tile was just found.
    Found(FoundTile),
}

impl Middle {
    /// The coin in play.
    pub fn coin(view: &View, own: Option<&OwnView>) -> Option<Self> {
        view.in_play().map(|coin| Self::Coin(coin.seen(own)))
    }

    /// A label that says what the middle shows, and the name of the coin.
    pub fn labels(middle: Option<Self>) -> (&'static str, String) {
        match middle {
            Some(Self::Coin(seen)) => {
                ("In play", seen.coin().map_or_else(|| seen.to_string(), |coin| coin.to_string()))
            }
            Some(Self::Found(found)) => {
                (if found.is_stolen { "Stolen" } else { "Found" }, found.coin.to_string())
            }
            None => ("No coin in play", String::new()),
        }
    }
}

/// A tile that was just found, and where it lay.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FoundTile {
    /// Who found it: only the number of their tiles counts up.
    pub by: Seat,
    /// The place, 0 to 23.
    pub place: u8,
    /// Its coin.
    pub coin: Coin,
    /// Whether the coin was another player's (RM-30).
    pub is_stolen: bool,
}

/// The tile that these events found.
pub fn found_tile(events: &[Event]) -> Option<FoundTile> {
    events.iter().find_map(|event| match event {
        Event::Hit { by, place, coin, source } => {
            let is_stolen = matches!(source, CoinSource::Hand { of, .. } if of != by);
            Some(FoundTile { by: *by, place: *place, coin: *coin, is_stolen })
        }
        _ => None,
    })
}

/// The maximum number of players that get a line each; fewer if coins lie beside the tiles.
pub fn most_lines(variant: Variant) -> usize {
    match variant {
        Variant::Bag | Variant::Hands { .. } | Variant::Steals { .. } => 8,
        Variant::Rows { .. } | Variant::Scattered { .. } => 4,
    }
}

/// The players who found a tile, by their tiles, for the podium (RM-19).
pub fn podium(view: &View) -> Vec<Ranked> {
    let found = view.people.iter().filter(|person| !person.kept.is_empty());
    ranked(
        found.map(|person| {
            (view.rank_key(person), person.name.clone(), suit(view, person.seat), String::new())
        }),
    )
}

/// The sentence about the winners (RM-19, RM-20).
pub fn victory(view: &View, winners: &[Seat]) -> String {
    let most = view.people.iter().map(|person| person.kept.len()).max().unwrap_or_default();
    let with_most = view.people.iter().filter(|person| person.kept.len() == most).count();
    let tiles = counted(most, Noun::TILE);
    match winners.len() {
        1 if with_most > 1 => format!("wins: the first to have {tiles}"),
        winners => won_with(winners, &tiles),
    }
}

/// Compares the result of a single player with their `best` before. A grid that is `known` was played before and does not
/// count.
pub fn compared(turns: u32, best: Option<u32>, known: bool) -> String {
    match best {
        _ if known => "You played this grid before, so it does not count as your best.".to_owned(),
        None => "This is your first result.".to_owned(),
        Some(best) if best > turns => format!("Your best so far. Before, it was {best}."),
        Some(best) if best == turns => "As good as your best.".to_owned(),
        Some(best) => format!("Your best is {best}."),
    }
}
