//! The votes of a round.

use super::Place;
use crate::rules::{sheets, vote};

/// What a vote is about.
pub type Question = sheets::Question<Place>;

/// A question with the texts of its answers.
pub type Asked = vote::Asked<Question>;

/// An open vote.
pub type Poll = vote::Poll<Question>;
