//! Proposes a whole rule to somebody who has no idea what to write: short, possible, and often something to say, do or guess.

use crate::rules::{
    Luck,
    blank::{
        Amount, AutoEffect, CardCount, CardNumber, Clause, Colour, CountsAs, DetectedEvent, Effect,
        EffectDuration, Filter, Parity, PassDirection, Pattern, PickedBy, PlayerSelector, Relation, Rule,
        RuleSelector, Side, Span, Target, Trigger,
    },
};

/// What people can be asked to say.
const SAY: [&str; 10] = [
    "blank",
    "cheers",
    "after you",
    "I am so sorry",
    "it was not me",
    "what a lovely evening",
    "I have a plan",
    "not again",
    "thank you, all of you",
    "nobody saw that",
];

/// What people can be asked to do.
const DO: [&str; 12] = [
    "stand up and sit down again",
    "make the noise of an animal",
    "knock on the table twice",
    "sing a line of a song",
    "name a film with a number in its title",
    "say something nice to the player on their left",
    "whisper until the next play",
    "clap three times",
    "name three fruits in five seconds",
    "tell what they had for breakfast",
    "close their eyes until the next play",
    "speak like a robot until the next play",
];

/// What people can be asked, and who knows the answer.
const GUESS: [(&str, &str); 6] = [
    ("Which colour does the player on your left hold most of?", "The player on the left says."),
    ("Has the player on your right a 6?", "The player on the right says."),
    ("How many minutes are left of this hour?", "Somebody looks at a clock."),
    ("Who here got up first today?", "Everybody says when."),
    ("Which capital begins with a B?", "Berlin, Bern, Bogotá and others."),
    ("What is 17 times 3?", "51"),
];

/// What people can compete at; the table names who was last.
const CONTEST: [&str; 4] = [
    "who touches the table last",
    "who looks away first",
    "who is the last to put a finger on the nose",
    "who is the first to name a river",
];

/// What can happen at the table, for people to report.
const EVENTS: [&str; 5] = [
    "a telephone makes a sound",
    "somebody leaves the table",
    "something is spilled",
    "everybody is silent for a moment",
    "somebody opens a window",
];

/// What a player can do at the table, for people to report.
const ACTS: [&str; 4] = ["somebody laughs", "somebody drinks", "somebody says “sorry”", "somebody yawns"];

/// Who sets a trigger off.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum SetOffBy {
    /// Whoever plays, whose turn it is.
    Play,
    /// Somebody, who is "that player" in the effect.
    Somebody,
    /// Nobody.
    Nobody,
}

/// One of several, at random.
fn one<T: Clone>(luck: &mut Luck, of: &[T]) -> T {
    let index = luck.below(u32::try_from(of.len()).unwrap_or(1)) as usize;
    of[index].clone()
}

impl Rule {
    /// A random rule that makes sense and lacks no text. A third of them are something to say, to do or to guess. Title and
    /// signature stay.
    #[must_use]
    pub fn surprise(&self, luck: &mut Luck) -> Self {
        let (trigger, cause) = trigger(luck);
        let clause = if luck.below(3) == 0 { for_people(luck, cause) } else { for_the_page(luck, cause) };
        Self { title: self.title.clone(), trigger, clauses: vec![clause], author: self.author.clone() }
    }
}

/// A trigger. Here and below, how many numbers an arm has is how often it comes, and so is how often a value stands in a list: what
/// happens often in a game comes often.
fn trigger(luck: &mut Luck) -> (Trigger, SetOffBy) {
    let detected = Trigger::Detected;
    match luck.below(14) {
        0..=5 => (Trigger::played(card(luck), CardCount::Any), SetOffBy::Play),
        6 => (detected(DetectedEvent::PlaysAtLeast(one(luck, &[2, 2, 3]))), SetOffBy::Somebody),
        7 => {
            let events = [
                DetectedEvent::MatchesByColour,
                DetectedEvent::MatchesByNumber,
                DetectedEvent::SameNumberTwice,
            ];
            (detected(one(luck, &events)), SetOffBy::Play)
        }
        8 => (detected(DetectedEvent::HandIs(one(luck, &[1, 2, 3]))), SetOffBy::Somebody),
        9 => {
            let events = [DetectedEvent::TakesPenalty, DetectedEvent::CannotPlay];
            (detected(one(luck, &events)), SetOffBy::Somebody)
        }
        10 => {
            let span = one(luck, &[Span::Rounds(1), Span::Rounds(2), Span::Rounds(3), Span::Turns(5)]);
            (Trigger::Time { span, repeats: true }, SetOffBy::Nobody)
        }
        11 | 12 => (Trigger::ReportedAct(one(luck, &ACTS).to_owned()), SetOffBy::Somebody),
        _ => (Trigger::ReportedEvent(one(luck, &EVENTS).to_owned()), SetOffBy::Nobody),
    }
}

/// The cards of a trigger, said by one condition.
fn card(luck: &mut Luck) -> Filter {
    let pattern = match luck.below(6) {
        0 | 1 => return Filter::number(one(luck, &CardNumber::ALL)),
        2 | 3 => return Filter::colour(one(luck, &Colour::ALL)),
        4 => Pattern { parity: Some(one(luck, &[Parity::Even, Parity::Odd])), ..Pattern::default() },
        _ => {
            Pattern { relation: Some(one(luck, &[Relation::Higher, Relation::Lower])), ..Pattern::default() }
        }
    };
    Filter(vec![pattern])
}

/// The player to whom the trigger happens, or else whose turn it is.
fn concerned(cause: SetOffBy) -> PlayerSelector {
    match cause {
        SetOffBy::Play | SetOffBy::Nobody => PlayerSelector::Active,
        SetOffBy::Somebody => PlayerSelector::Causer,
    }
}

/// Something to say, to do or to guess, or a contest.
fn for_people(luck: &mut Luck, cause: SetOffBy) -> Clause {
    let some = [PlayerSelector::Next, PlayerSelector::Previous, PlayerSelector::All, concerned(cause)];
    let draws = || vec![AutoEffect::Draw(1.into())];
    let (players, effect) = match luck.below(8) {
        0..=2 => (one(luck, &some), Effect::Say(one(luck, &SAY).to_owned())),
        3..=5 => (one(luck, &some), Effect::Do(one(luck, &DO).to_owned())),
        6 => {
            let (question, answer) = one(luck, &GUESS);
            let (question, answer) = (question.to_owned(), answer.to_owned());
            (
                one(luck, &[PlayerSelector::Next, concerned(cause)]),
                Effect::Ask { question, answer, wrong: draws() },
            )
        }
        _ => {
            let text = one(luck, &CONTEST).to_owned();
            (PlayerSelector::All, Effect::Contest { text, side: Side::Loser, then: draws() })
        }
    };
    Clause { target: Target::Players(players), effect }
}

/// An effect that the page applies.
fn for_the_page(luck: &mut Luck, cause: SetOffBy) -> Clause {
    use PlayerSelector::{All, Chosen, Fewest, Most, Next, Others, Previous};
    let who = concerned(cause);
    let amount = Amount::Number(one(luck, &[1, 1, 2]));
    let pick = one(luck, &[PickedBy::Owner, PickedBy::Random]);
    let for_players = |players, effect| (Target::Players(players), effect);
    let (target, effect) = match luck.below(15) {
        0 | 1 => for_players(one(luck, &[Next, Previous, Others, Fewest, who]), AutoEffect::Draw(amount)),
        2 => for_players(who, AutoEffect::Take { cards: 1.into(), from: one(luck, &[Next, Previous]), pick }),
        3 => for_players(
            who,
            AutoEffect::Give { cards: 1.into(), to: one(luck, &[Next, Previous, Chosen]), pick },
        ),
        4 => for_players(one(luck, &[All, Most, who]), AutoEffect::Discard { cards: 1.into(), pick }),
        5 => for_players(one(luck, &[Next, Previous]), AutoEffect::Skip(1)),
        6 => for_players(All, AutoEffect::Reverse),
        // Only whoever plays can play once more.
        7 if cause == SetOffBy::Play => for_players(who, AutoEffect::PlayAgain),
        7 | 8 => for_players(who, AutoEffect::Swap(one(luck, &[Next, Previous, Chosen]))),
        9 => {
            let to = one(luck, &[PassDirection::Left, PassDirection::Right]);
            for_players(All, AutoEffect::Pass { cards: 1.into(), to })
        }
        10 => for_players(one(luck, &[Next, Previous, Most]), AutoEffect::Show(None)),
        11 => (Target::DrawPile, AutoEffect::Flip),
        12 => (Target::DiscardPile, AutoEffect::Under),
        13 => (
            Target::Rules(one(luck, &[RuleSelector::Oldest, RuleSelector::Newest])),
            AutoEffect::ReplaceRules,
        ),
        _ => {
            let counts = one(luck, &[CountsAs::AnyColour, CountsAs::AnyNumber, CountsAs::ChosenColour]);
            (
                Target::InPlay(Filter::default()),
                AutoEffect::Change { counts, lasts: EffectDuration::NextPlay },
            )
        }
    };
    Clause { target, effect: Effect::Auto(effect) }
}
