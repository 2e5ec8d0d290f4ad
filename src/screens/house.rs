//! The house rules that can be switched on and off: one list for each game.

use super::minutes::counted;
use crate::rules::{
    blank,
    clear::{self, Hints, Mode},
    pieceagories::{self, ForfeitChoice},
    rememory,
    scattergories::{self, Scoring},
};

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

const fn within_a_category<House>(field: fn(&mut House) -> &mut bool) -> HouseRule<House> {
    HouseRule {
        title: "Compare within a category only",
        line: "The same answer in two different categories counts in both.",
        field,
    }
}

const fn hand_in_early<House>(field: fn(&mut House) -> &mut bool) -> HouseRule<House> {
    HouseRule {
        title: "Hand in early",
        line: "A player who has finished may hand in before time is up.",
        field,
    }
}

const fn blitz<House>(field: fn(&mut House) -> &mut bool) -> HouseRule<House> {
    HouseRule {
        title: "Blitz",
        line: "One category at a time goes around the table, ten seconds for each answer, and is read at once. On paper: 45 seconds a sheet.",
        field,
    }
}

/// The house rules of 10 Blank White Pieceagories.
pub const PIECEAGORIES: [HouseRule<pieceagories::House>; 10] = [
    HouseRule {
        title: "Write categories together",
        line: "Everybody calls out categories and one person types them.",
        field: |house| &mut house.together,
    },
    HouseRule {
        title: "The host writes categories, too",
        line: "By the official rules the host writes none.",
        field: |house| &mut house.host_invents,
    },
    HouseRule {
        title: "Alliteration is worth two",
        line: "Two words or more that all begin with the letter give 2 points: “Farrah Fawcett” under F.",
        field: |house| &mut house.alliteration,
    },
    within_a_category(|house| &mut house.same_category),
    HouseRule {
        title: "A leading article does not count",
        line: "“The Walking Dead” is then an answer for W. By the official rules the article has to come last.",
        field: |house| &mut house.skip_articles,
    },
    HouseRule {
        title: "A fresh letter every round",
        line: "The letter of the round before is rolled again.",
        field: |house| &mut house.fresh_letter,
    },
    hand_in_early(|house| &mut house.early),
    HouseRule {
        title: "Flip the coin in turn",
        line: "The next player by seat flips it. By the official rules it is whoever has the next birthday.",
        field: |house| &mut house.by_seat,
    },
    HouseRule {
        title: "Show who wrote a category",
        line: "The writers’ names are beside the categories in each round, not only after the game.",
        field: |house| &mut house.authors_at_once,
    },
    blitz(|house| &mut house.blitz),
];

/// The house rules of Scattergories.
pub const SCATTERGORIES: [HouseRule<scattergories::House>; 4] = [
    within_a_category(|house| &mut house.same_category),
    HouseRule {
        title: "Articles do not count",
        line: "“The Count of Monte Cristo” is then an answer for C. By the official rules it is one for T.",
        field: |house| &mut house.skip_articles,
    },
    hand_in_early(|house| &mut house.early),
    blitz(|house| &mut house.blitz),
];

/// The house rules of Clear!.
pub const CLEAR: [HouseRule<clear::House>; 3] = [
    HouseRule {
        title: "Check a Scratch",
        line: "Scratch means: you take no line. With this rule nobody can scratch while a line fits.",
        field: |house| &mut house.check_scratch,
    },
    HouseRule {
        title: "Show what was missed",
        line: "When everybody has decided, the cards show the lines that players missed.",
        field: |house| &mut house.show_missed,
    },
    GO_ON_AT_ONCE,
];

/// With cards on the screen.
const GO_ON_AT_ONCE: HouseRule<clear::House> = HouseRule {
    title: "Go on at once",
    line: "The next deal begins at once, without showing the score.",
    field: |house| &mut house.unannounced,
};

/// The same with real cards, which people have to fill first.
const UNANNOUNCED: HouseRule<clear::House> = HouseRule {
    title: "No announcement",
    line: "The score is not announced. The next deal begins when all cards are filled.",
    field: |house| &mut house.unannounced,
};

/// The house rules of Clear! that a table can use, and whether it can use hints. The page does not see real cards, so it
/// cannot find lines on them.
pub fn clear_rules(mode: Mode) -> (&'static [HouseRule<clear::House>], bool) {
    match mode {
        Mode::Cards => (&CLEAR, true),
        Mode::Caller => (&[UNANNOUNCED], false),
    }
}

/// The house rules of BLANK.
pub const BLANK: [HouseRule<blank::House>; 6] = [
    HouseRule {
        title: "Mark playable cards",
        line: "Only the marked cards can be played. Without this rule, a wrong card costs a Penalty.",
        field: |house| &mut house.training_wheels,
    },
    HouseRule {
        title: "Effects by hand",
        line: "You draw, give and discard by hand. Whoever forgets can be called out.",
        field: |house| &mut house.sharp_eyes,
    },
    HouseRule {
        title: "Write on plain cards",
        line: "Before the first turn and in your turns you can write on plain cards in your hand. They stay in the deck after the game.",
        field: |house| &mut house.fill_in,
    },
    HouseRule {
        title: "Cards have points",
        line: "Whoever writes on a card may give it points. Whoever plays it says who gets them. They are for fun unless “Most points win” is on.",
        field: |house| &mut house.points,
    },
    HouseRule {
        title: "Most points win",
        line: "The first empty hand ends the game, and whoever has most points wins.",
        field: |house| &mut house.points_win,
    },
    HouseRule {
        title: "No new Draw Pile",
        line: "The discards are not shuffled again. When no pile is left and nobody can play, the smallest hand wins.",
        field: |house| &mut house.one_pile,
    },
];

/// The house rules of Rememory.
pub const REMEMORY: [HouseRule<rememory::House>; 1] = [HouseRule {
    title: "The first to finish wins",
    line: "With the same number of tiles, whoever found their last tile first wins alone.",
    field: |house| &mut house.first_wins,
}];

/// What differs from the official rules of 10 Blank White Pieceagories, in a line.
pub fn pieceagories_in_force(plan: &pieceagories::Plan) -> String {
    let rounds = (plan.rounds != pieceagories::Setup::OFFICIAL_ROUNDS).then(|| counted(plan.rounds, "round"));
    let forfeits = (plan.forfeit_choice != ForfeitChoice::Nothing).then_some("Forfeits");
    let active = in_force(&PIECEAGORIES, &plan.house).into_iter().chain(forfeits).map(str::to_owned);
    joined(rounds.into_iter().chain(active))
}

/// The rules of Scattergories that differ from the official ones, in a line.
pub fn scattergories_in_force(setup: &scattergories::Setup) -> String {
    let scoring = match setup.scoring {
        Scoring::Standard { alliteration: true } => None,
        Scoring::Standard { alliteration: false } => Some("A point each"),
        Scoring::Junior => Some("Junior"),
    };
    let active = in_force(&SCATTERGORIES, &setup.house);
    joined(scoring.into_iter().chain(active).map(str::to_owned))
}

/// The house rules of Clear! that a table plays by, in a line.
pub fn clear_in_force(mode: Mode, house: &clear::House) -> String {
    let hints = match house.hints {
        Hints::None => None,
        Hints::Exists => Some("Hints: whether a line fits"),
        Hints::Show => Some("Hints: show lines"),
        Hints::Ask => Some("Hints: when asked"),
    };
    let (rules, has_hints) = clear_rules(mode);
    let hints = hints.filter(|_| has_hints);
    joined(in_force(rules, house).into_iter().chain(hints).map(str::to_owned))
}

/// The house rules of BLANK that a table plays by, in a line.
pub fn blank_in_force(house: &blank::House) -> String {
    joined(in_force(&BLANK, house).into_iter().map(str::to_owned))
}

fn joined(rules: impl Iterator<Item = String>) -> String {
    let rules: Vec<String> = rules.collect();
    if rules.is_empty() { "None: the official rules".to_owned() } else { rules.join(", ") }
}

#[cfg(test)]
mod tests {
    use std::{collections::BTreeSet, fmt::Debug};

    use super::*;

    /// Checks that each rule is off by default, and that its field switches on this rule alone.
    fn assert_independent<House: Clone + Default + PartialEq + Debug>(rules: &[HouseRule<House>]) {
        assert_eq!(in_force(rules, &House::default()), Vec::<&str>::new());
        for rule in rules {
            let mut house = House::default();
            *(rule.field)(&mut house) = true;
            assert_eq!(in_force(rules, &house), [rule.title]);
        }
        let titles: BTreeSet<_> = rules.iter().map(|rule| rule.title).collect();
        assert_eq!(titles.len(), rules.len());
    }

    #[test]
    fn every_field_switches_only_its_own_rule() {
        assert_independent(&PIECEAGORIES);
        assert_independent(&SCATTERGORIES);
        assert_independent(&CLEAR);
        assert_independent(&BLANK);
        assert_independent(&REMEMORY);
    }
}
