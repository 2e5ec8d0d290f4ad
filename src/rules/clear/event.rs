//! Events, and the sentence for each.

use super::{Call, Clear, Ending, PlayerResult, ScoreParts, Throw, phase::Phase, refusal::coins};
use crate::{
    rules::{Seat, name::Name, sentences::wins},
    wording::{Noun, counted, listed, plural},
};

/// An event. Public: a player's choice is in an event only after all have chosen (CL-R06).
#[derive(Debug, Clone, PartialEq, Eq)]
#[expect(missing_docs, reason = "each line says what its fields are")]
pub enum Event {
    /// Dice were thrown for everybody (CL-36, CL-60).
    Rolled { by: Seat, throw: Throw },
    /// Somebody has acted on the throw; what they did is still secret (CL-R06).
    Acted { by: Seat },
    /// Where cards are real: somebody's call was changed (CL-R28).
    CallChanged { by: Seat },
    /// What a player did, shown when all have acted: Four!, Scratch!, or a line of three or two (CL-29, CL-30).
    Played(PlayerResult),
    /// Somebody is clear (CL-31).
    Cleared { seat: Seat, left: u8 },
    /// Everybody scratched, so the 1st, 2nd or 3rd pawn is put on the Scratch Tile (CL-32, CL-56).
    ScratchRound { pawns: u8 },
    /// Three Scratch Rounds in a row: all pawns are removed, and the last roller throws two dice (CL-34, CL-59).
    ScratchOff { roller: Seat },
    /// Somebody took a line, so the pawns are removed from the Scratch Tile (CL-58).
    PawnsOff,
    /// The only clear player gets points for the coins of another card (CL-72).
    Bonus { by: Seat, of: Seat, coins: u8 },
    /// The deal is scored; `parts` are by seat (CL-66).
    Scored { deal: u8, ending: Ending, parts: Vec<ScoreParts> },
    /// After a deal: its number, and each player's total so far, by seat (CL-67).
    Announced { deal: u8, totals: Vec<u32> },
    /// A deal begins with full cards (CL-69).
    Dealt { deal: u8, roller: Seat },
    /// Where cards are real: coins were counted by hand.
    Counted { seat: Seat, left: u8 },
    /// The agreed number of deals was played (CL-68), or a player has ended the game (CL-R26).
    Over { winners: Vec<Seat> },
}

impl Clear {
    /// The sentence for an event.
    pub(super) fn sentence(&self, event: &Event) -> String {
        let name = |seat: Seat| self.setup.name(seat);
        match event {
            Event::Rolled { by, throw: throw @ Throw::Roll(_) } => {
                format!("{} rolls {}.", name(*by), listed(throw.faces()))
            }
            Event::Rolled { by, throw: throw @ Throw::ScratchOff(_) } => {
                format!("{} rolls two dice: {}.", name(*by), listed(throw.faces()))
            }
            Event::Acted { by } => format!("{} has decided.", name(*by)),
            Event::CallChanged { by } => format!("The call of {} is changed.", name(*by)),
            Event::Played(result) => self.play_sentence(result),
            Event::Cleared { seat, left } => format!("Clear! {} has {} left.", name(*seat), coins(*left)),
            Event::ScratchRound { pawns: 1 } => {
                "Scratch Round: everybody scratched. One pawn is on the Scratch Tile.".to_owned()
            }
            Event::ScratchRound { pawns: 2 } => {
                "Scratch Round: everybody scratched again. Two pawns are on the Scratch Tile.".to_owned()
            }
            Event::ScratchRound { .. } => "Scratch Round: everybody scratched a third time in a row. Three pawns are on the Scratch Tile.".to_owned(),
            Event::ScratchOff { roller } => {
                format!(
                    "Scratch-Off: {} rolls two dice, for lines of two. The pawns go back beside the tile.",
                    name(*roller)
                )
            }
            Event::PawnsOff => "Somebody took a line: the pawns go back beside the Scratch Tile.".to_owned(),
            Event::Bonus { by, of, coins: count } => {
                format!("{} gets a bonus of {} for the card of {}.", name(*by), counted(*count, Noun::POINT), name(*of))
            }
            Event::Scored { deal, ending, parts } => self.deal_sentence(*deal, ending, parts),
            // Who has won is not told before somebody asks for it (CL-R32). Then the log has these totals, too.
            Event::Announced { deal, .. } if *deal >= self.setup.deals && self.phase != Phase::Over => {
                format!("{deal} of {} played.", counted(self.setup.deals, Noun::DEAL))
            }
            Event::Announced { deal, totals } => {
                let all = self.setup.seats().zip(totals);
                let all = listed(all.map(|(seat, total)| format!("{} {total}", name(seat))));
                let deals = counted(self.setup.deals, Noun::DEAL);
                format!("{deal} of {deals} played. Total points: {all}.")
            }
            Event::Dealt { deal, roller } => {
                format!(
                    "Deal {deal} of {}: every card is full again. {} rolls.",
                    self.setup.deals,
                    name(*roller)
                )
            }
            Event::Counted { seat, left } => format!("{} has {} on the card.", name(*seat), coins(*left)),
            Event::Over { winners } => wins(winners.iter().map(|&seat| name(seat))),
        }
    }

    fn play_sentence(&self, result: &PlayerResult) -> String {
        let name = self.setup.name(result.seat);
        // Where cards are real, the page knows only the call.
        let took = if result.coins.is_empty() { result.call.to_string() } else { listed(&result.coins) };
        let sentence = match result.call {
            Call::Four => format!("Four! {name} takes {took}."),
            Call::Three | Call::Two => format!("{name} takes {took}."),
            Call::Scratch => format!("Scratch! {name} takes nothing."),
        };
        match (result.missed.len(), result.call) {
            (0, _) => sentence,
            (lines, Call::Scratch) => {
                format!("{sentence} {}", plural(lines, "One line was missed.", "# lines were missed."))
            }
            (_, Call::Four | Call::Three | Call::Two) => format!("{sentence} A line of four was missed."),
        }
    }

    fn deal_sentence(&self, deal: u8, ending: &Ending, parts: &[ScoreParts]) -> String {
        let reason = match ending {
            Ending::Cleared { seats, .. } => format!("{} cleared the card", self.names(seats)),
            Ending::AllScratched => "everybody scratched in the Scratch-Off".to_owned(),
        };
        let scored = self.setup.seats().zip(parts).filter(|(_, parts)| parts.total() > 0);
        let scored: Vec<String> =
            scored.map(|(seat, parts)| points_with_parts(self.setup.name(seat), parts)).collect();
        let points = if scored.is_empty() { "nobody scores".to_owned() } else { scored.join("; ") };
        format!("Deal {deal} is over: {reason}. Points of this deal: {points}.")
    }

    pub(super) fn names(&self, seats: &[Seat]) -> String {
        listed(seats.iter().map(|&seat| self.setup.name(seat)))
    }
}

/// A player's points in a deal with their parts: `Ana 19 (Fours 4, card 5, bonus 10)`.
fn points_with_parts(name: &Name, parts: &ScoreParts) -> String {
    let all = [("Fours", parts.four_points), ("card", parts.card), ("bonus", parts.bonus)];
    let scored = all.iter().filter(|(_, points)| *points > 0);
    let scored: Vec<String> = scored.map(|(label, points)| format!("{label} {points}")).collect();
    format!("{name} {} ({})", parts.total(), scored.join(", "))
}
