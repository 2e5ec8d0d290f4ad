//! The set-up screen: the game that would start.

use crate::{
    rules::clear::{Mode, Setup},
    screens::minutes::{counted, fewer},
};

/// A summary of the game that would start with this number of players.
pub fn summary(plan: &Setup, players: usize) -> String {
    let minutes = |deals: u8| u32::from(deals) * minutes_of_a_deal(plan.mode, players);
    let real = if plan.mode == Mode::Caller { ", with a real piecepack" } else { "" };
    let deals = counted(plan.deals, "deal");
    format!("{deals}, about {} minutes{real}{}", minutes(plan.deals), fewer(plan.deals, "deal", minutes))
}

/// The length of a deal in minutes (CL-02, CL-04). On one screen people decide one after the other, which takes longer.
pub fn minutes_of_a_deal(mode: Mode, players: usize) -> u32 {
    match mode {
        Mode::Cards => u32::try_from(players).unwrap_or(u32::MAX).max(2).saturating_mul(2).saturating_add(1),
        Mode::Caller => 5,
    }
}
