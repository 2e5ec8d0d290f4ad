//! A written rule: if this happens, then that.

use serde::{Deserialize, Serialize};

use super::{Clause, Effect, PlayerSelector, Target, Trigger};

/// What is written on a Rule Card (BL-19, BL-20, BL-22, BL-82).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rule {
    /// What the card is called; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub title: String,
    /// What sets it off.
    pub trigger: Trigger,
    /// What then happens, in order: one to three.
    pub clauses: Vec<Clause>,
    /// Who signed it; the page's own rules are signed by nobody.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub author: String,
}

impl Rule {
    /// A rule that is one sentence in free words, kept by the people alone (BL-69, BL-84).
    pub fn in_words(sentence: &str, author: &str) -> Self {
        let target = Target::Players(PlayerSelector::Worded("whoever it is for".to_owned()));
        Self {
            title: String::new(),
            trigger: Trigger::AsWritten,
            clauses: vec![Clause { target, effect: Effect::Free(sentence.to_owned()) }],
            author: author.to_owned(),
        }
    }

    /// The sentence of a rule that is one sentence in free words.
    pub fn in_free_words(&self) -> Option<&str> {
        let Trigger::AsWritten = self.trigger else { return None };
        let [Clause { effect: Effect::Free(sentence), .. }] = &self.clauses[..] else { return None };
        Some(sentence)
    }

    /// Whether people have to say that it is set off (BL-45).
    pub fn is_reported(&self) -> bool {
        match self.trigger {
            Trigger::Does(_) | Trigger::Happens(_) | Trigger::AsWritten => true,
            Trigger::Played { .. }
            | Trigger::Drawn { .. }
            | Trigger::Discarded(_)
            | Trigger::Act(_)
            | Trigger::Time { .. } => false,
        }
    }
}
