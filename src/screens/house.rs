//! House rules that can be switched on and off. Each game has its list in its `house.rs`; those of both word games are here.

/// A house rule that can be switched on. While it is off, the official rule applies.
#[derive(Debug)]
pub struct HouseRule<House: 'static> {
    /// Its title.
    pub title: &'static str,
    /// What it changes, in a sentence.
    pub line: &'static str,
    /// Its field in the settings.
    pub field: fn(&mut House) -> &mut bool,
}

impl<House: Clone> HouseRule<House> {
    /// Whether the table plays by it.
    pub fn is_on(&self, house: &House) -> bool {
        *(self.field)(&mut house.clone())
    }
}

/// The titles of the rules that are on.
pub fn in_force<House: Clone>(rules: &[HouseRule<House>], house: &House) -> Vec<&'static str> {
    rules.iter().filter(|rule| rule.is_on(house)).map(|rule| rule.title).collect()
}

/// A house rule of both word games.
pub(super) const fn within_a_category<House>(field: fn(&mut House) -> &mut bool) -> HouseRule<House> {
    HouseRule {
        title: "Compare within a category only",
        line: "The same answer in two different categories counts in both.",
        field,
    }
}

/// A house rule of both word games.
pub(super) const fn hand_in_early<House>(field: fn(&mut House) -> &mut bool) -> HouseRule<House> {
    HouseRule {
        title: "Hand in early",
        line: "A player who has finished may hand in before time is up.",
        field,
    }
}

/// A house rule of both word games.
pub(super) const fn favourite_scores<House>(field: fn(&mut House) -> &mut bool) -> HouseRule<House> {
    HouseRule {
        title: "The favourite is worth a point",
        line: "The answer to a category that the table likes best, marked with ♥, gets a point more if it counts.",
        field,
    }
}

/// A house rule of both word games.
pub(super) const fn blitz<House>(field: fn(&mut House) -> &mut bool) -> HouseRule<House> {
    HouseRule {
        title: "Blitz",
        line: "One category at a time goes around the table, ten seconds for each answer, and is read at once. On paper: 45 seconds a sheet.",
        field,
    }
}

/// Titles of rules in a line; without any, that the official rules apply.
pub(super) fn joined(rules: impl Iterator<Item = String>) -> String {
    let rules: Vec<String> = rules.collect();
    if rules.is_empty() { "None: the official rules".to_owned() } else { rules.join(", ") }
}
