//! The messages between the laptop and the second screen. Both are the same page, but may be of different versions.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::PublicTable;
use crate::{json, screens::sound::Sound};

/// A message.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum Message {
    /// The second screen asks what to show. It asks again every second, so it finds a laptop that was reloaded.
    Ask,
    /// The table, whenever it changes and whenever the second screen asks.
    Table {
        /// Which page of the laptop shows it.
        page: PageId,
        /// The table; `None` while no game is open. It is boxed because the other messages are small.
        table: Box<Option<PublicTable>>,
    },
    /// A sound to play, because the laptop is muted. Browsers play it only after somebody has used the window.
    Sound {
        /// Which page of the laptop sends it.
        page: PageId,
        /// The sound.
        sound: Sound,
    },
}

/// A page of the laptop: a random number, because two tabs may both answer a second screen. A reload makes a new one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PageId(pub u64);

impl PageId {
    /// Stands for every page whose messages cannot be read, because its id is not known.
    pub const UNREADABLE: Self = Self(0);
}

/// How every message begins, followed by the version of its format.
const PREFIX: &str = "partypiece ";

/// The version of the format, which a space ends. A change of [`Message`] or of what it contains raises it.
const FORMAT: &str = "5 ";

/// Why a text is no message.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MessageProblem {
    /// It is something else: browser extensions send messages too.
    Foreign,
    /// It is from another version of this page.
    OtherVersion,
    /// It is damaged.
    Damaged,
}

impl fmt::Display for MessageProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            MessageProblem::Foreign => "This is not a message of Partypiece.",
            MessageProblem::OtherVersion => {
                "The laptop has another version of this page. Close this window and open it again from the laptop."
            }
            MessageProblem::Damaged => "This window did not understand the laptop. Reload both pages.",
        })
    }
}

impl Message {
    /// The message as text.
    pub fn to_text(&self) -> String {
        format!("{PREFIX}{FORMAT}{}", serde_json::to_string(self).unwrap_or_default())
    }

    /// Whether a text is [`Message::Ask`], of this version or another one. A second screen of another version gets an answer,
    /// too, so that it can say why it shows nothing.
    pub fn is_question(text: &str) -> bool {
        text.starts_with(PREFIX) && text.ends_with(" \"Ask\"")
    }

    /// Reads a message.
    ///
    /// # Errors
    /// It is no message of this version.
    pub fn read(text: &str) -> Result<Self, MessageProblem> {
        let rest = text.strip_prefix(PREFIX).ok_or(MessageProblem::Foreign)?;
        let rest = rest.strip_prefix(FORMAT).ok_or(MessageProblem::OtherVersion)?;
        json::read(rest).map_err(|_| MessageProblem::Damaged)
    }
}
