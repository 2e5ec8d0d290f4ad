//! Proposes a whole rule to somebody who has no idea what to write.

use super::{Gap, GapInput};
use crate::rules::{Luck, blank::Rule};

impl Rule {
    /// A rule with a random choice in many gaps. It makes sense and lacks no text. Title and signature stay.
    #[must_use]
    pub fn surprise(&self, luck: &mut Luck) -> Self {
        let mut rule = Self::template();
        let parts: [fn(&Self) -> Vec<Gap>; 3] =
            [Self::trigger_gaps, |rule| rule.target_gaps(0), |rule| rule.effect_gaps(0)];
        for gaps in parts {
            let mut gap_index = 0;
            // A choice may add or remove later gaps, so they are listed again.
            while let Some(gap) = gaps(&rule).into_iter().nth(gap_index) {
                // A detail is chosen with a chance of one half only, because a rule with many details is hard to read.
                let is_detail = gap_index > 0;
                if !(is_detail && luck.below(2) == 0)
                    && let Some(chosen) = gap.random_choice(luck)
                {
                    rule = chosen;
                }
                gap_index += 1;
            }
        }
        Self { title: self.title.clone(), author: self.author.clone(), ..rule }
    }
}

impl Gap {
    /// A random option after which no text is missing; `None` if there is none, or the gap is a text.
    fn random_choice(self, luck: &mut Luck) -> Option<Rule> {
        let GapInput::Choice { options, .. } = self.input else { return None };
        let mut complete: Vec<Rule> =
            options.into_iter().map(|(_, rule)| rule).filter(|rule| rule.check().is_ok()).collect();
        let count = u32::try_from(complete.len()).ok().filter(|&count| count > 0)?;
        Some(complete.swap_remove(luck.below(count) as usize))
    }
}
