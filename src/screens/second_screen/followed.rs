//! Which page of the laptop a second screen follows, if several answer.

use super::PageId;

/// A page may leave this many questions without an answer before another page is followed instead. While the laptop
/// reloads, one question has no answer; after that it is another page.
const MAX_MISSED: u32 = 1;

/// If more questions than this have no answer, the laptop counts as gone.
const MAX_UNANSWERED: u32 = 4;

/// How many questions another page may leave without an answer until it counts as closed.
const MAX_AGE: u32 = 2;

/// The page that a second screen follows (SS-10): the first one that answers, as long as it answers and has a table. So two pages
/// with different games do not replace each other on the television every second.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Followed {
    page: Option<PageId>,
    has_table: bool,
    /// How many questions in a row the followed page has not answered.
    unanswered: u32,
    other: Option<OtherPage>,
}

/// Another page that has a table.
#[derive(Debug, Clone, PartialEq, Eq)]
struct OtherPage {
    /// The name of its game.
    game: String,
    /// How many questions ago it answered last.
    age: u32,
    /// Whether the followed page has answered since this page was noticed. Until then, this page may be the
    /// followed page after a reload.
    is_confirmed: bool,
}

impl Followed {
    /// Notes that the second screen has asked.
    pub fn ask(&mut self) {
        self.unanswered += 1;
        self.other.iter_mut().for_each(|other| other.age += 1);
        self.other.take_if(|other| other.age > MAX_AGE);
    }

    /// Notes the answer of a page, with the name of its game if it has a table. Returns whether to show it.
    pub fn receive(&mut self, page: PageId, game: Option<&str>) -> bool {
        let is_shown = self.follows(page) || self.may_change_to(game);
        if is_shown {
            if !self.follows(page) {
                self.other = None;
            }
            self.other.iter_mut().for_each(|other| other.is_confirmed = true);
            (self.page, self.has_table, self.unanswered) = (Some(page), game.is_some(), 0);
        } else if let Some(game) = game {
            let is_confirmed = self.other.as_ref().is_some_and(|other| other.is_confirmed);
            self.other = Some(OtherPage { game: game.to_owned(), age: 0, is_confirmed });
        }
        is_shown
    }

    /// Whether this is the page that is followed.
    pub fn follows(&self, page: PageId) -> bool {
        self.page == Some(page)
    }

    fn may_change_to(&self, game: Option<&str>) -> bool {
        self.page.is_none() || self.unanswered > MAX_MISSED || (!self.has_table && game.is_some())
    }

    /// What has to be said about the laptop's pages: that none answers, or that two do.
    pub fn warning(&self) -> Option<String> {
        if self.unanswered > MAX_UNANSWERED {
            return Some("The laptop does not answer. Is its page still open?".to_owned());
        }
        let other = self.other.as_ref().filter(|other| other.is_confirmed)?;
        Some(format!("{} is open in another tab on this computer, too. Close one of them.", other.game))
    }
}
