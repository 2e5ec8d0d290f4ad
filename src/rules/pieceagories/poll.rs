//! What is put to the vote in a round.

use super::Place;
use crate::rules::{sheets, vote};

/// What a vote is about.
pub type Question = sheets::Question<Place>;

/// A question as it was put to the table.
pub type Asked = vote::Asked<Question>;

/// An open vote.
pub type Poll = vote::Poll<Question>;
