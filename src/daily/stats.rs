//! What the home page says about the day's games: today's result, the best one, and the days in a row.

use super::{DailyGame, Date, DayResult, SpreadRow, spread::spread};

/// The results of one of the day's games.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DayStats {
    /// Which game.
    pub game: DailyGame,
    /// The result of today's game, if it was played.
    pub today: Option<u32>,
    /// The best result of all days.
    pub best: Option<u32>,
    /// The days in a row, up to today or, if today's game was not played yet, up to yesterday.
    pub streak: u32,
    /// How the results of all days are spread.
    pub spread: Vec<SpreadRow>,
}

/// A streak in words.
pub(super) fn days_in_a_row(streak: u32) -> String {
    format!("{streak} days in a row")
}

impl DayStats {
    /// The statistics of stored results. `stored` has pairs of a day and a result, both as text. Unreadable ones and days after
    /// `today` are left out.
    pub fn of(game: DailyGame, today: Date, stored: impl Iterator<Item = (String, String)>) -> Self {
        let read = |(day, text): (String, String)| {
            Some((Date::of_key(&day)?, serde_json::from_str::<DayResult>(&text).ok()?.score))
        };
        let past = |(date, _): &(Date, u32)| date.numbers() <= today.numbers();
        let results: Vec<(Date, u32)> = stored.filter_map(read).filter(past).collect();
        let score_on = |day: Date| results.iter().find(|(date, _)| *date == day).map(|(_, score)| *score);
        let scores: Vec<u32> = results.iter().map(|(_, score)| *score).collect();
        let mut by_rank = scores.clone();
        game.facts().better.sort(&mut by_rank);
        let best = by_rank.first().copied();
        let mut day = if score_on(today).is_some() { Some(today) } else { today.before() };
        let mut streak = 0;
        while let Some(date) = day.filter(|date| score_on(*date).is_some()) {
            streak += 1;
            day = date.before();
        }
        let today = score_on(today);
        Self { game, today, best, streak, spread: spread(game, &scores, today) }
    }

    /// The line of the home page; empty before the first result.
    pub fn line(&self) -> String {
        let today = self.today.map(|score| format!("Today {}", self.game.amount(score)));
        let best = self.best.map(|score| format!("best {score}"));
        let row = (self.streak > 1).then(|| days_in_a_row(self.streak));
        [today, best, row].into_iter().flatten().collect::<Vec<_>>().join(", ")
    }
}
