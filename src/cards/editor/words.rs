//! Finds the block for what somebody has written in words (BW-16): "whenever somebody plays a red card" is a trigger that the page
//! sees by itself, so nobody has to report it.

use crate::rules::blank::{
    CardCount, CardNumber, Cause, Clause, Colour, DetectedEvent, Effect, Filter, Parity, Pattern,
    PlayerSelector, Rule, Target, Trigger, without_stop,
};

/// Words that say the same as the last one of their line.
const SAME: [&[&str]; 14] = [
    &["someone", "anyone", "anybody", "player", "person", "somebody"],
    &["lays", "puts", "drops", "plays"],
    &["laid", "put", "played"],
    &["gets", "takes"],
    &["can’t", "can't", "cannot"],
    &["starts", "begins"],
    &["comes", "is"],
    &["color", "colour"],
    &["one", "ones", "1s", "1"],
    &["two", "twos", "2s", "2"],
    &["three", "threes", "3s", "3"],
    &["four", "fours", "4s", "4"],
    &["five", "fives", "5s", "5"],
    &["six", "sixes", "6s", "6"],
];

/// Words that change nothing.
const EMPTY: [&str; 13] =
    ["a", "an", "the", "any", "card", "exactly", "only", "just", "left", "together", "down", "at", "once"];

/// The words without those that change nothing, each in one spelling.
fn plain(words: &str) -> String {
    let spelling = |word: &str| {
        let same = SAME.into_iter().find(|same| same.contains(&word)).and_then(|same| same.last().copied());
        same.unwrap_or(word).to_owned()
    };
    let is_sign = |letter: char| ",.;:!?“”\"".contains(letter);
    let words = words.to_lowercase();
    let words = words.split_whitespace().map(|word| word.trim_matches(is_sign));
    let words: Vec<String> =
        words.filter(|word| !word.is_empty() && !EMPTY.contains(word)).map(spelling).collect();
    words.join(" ")
}

/// Kinds of cards as they are called: any, by colour, by number, by both, even and odd.
fn kinds() -> Vec<(String, Filter)> {
    let mut kinds = vec![(String::new(), Filter::default())];
    for colour in Colour::ALL {
        kinds.push((colour.to_string(), Filter::colour(colour)));
        for number in CardNumber::ALL {
            let both = Pattern { numbers: vec![number], colours: vec![colour], ..Pattern::default() };
            kinds.push((format!("{colour} {number}"), Filter(vec![both])));
        }
    }
    kinds.extend(CardNumber::ALL.map(|number| (number.to_string(), Filter::number(number))));
    for (name, parity) in [("even", Parity::Even), ("odd", Parity::Odd)] {
        let parity = Pattern { parity: Some(parity), ..Pattern::default() };
        kinds.push((name.to_owned(), Filter(vec![parity])));
    }
    kinds
}

/// What can be said of the triggers that the page sees, and the triggers.
fn sayings() -> Vec<(String, Trigger)> {
    let mut sayings = Vec::new();
    let detected = Trigger::Detected;
    for (kind, cards) in kinds() {
        let played = Trigger::played(cards, CardCount::Any);
        sayings.extend(
            [format!("{kind} is played"), format!("somebody plays {kind}")]
                .map(|said| (said, played.clone())),
        );
    }
    // As far as the editor offers these numbers.
    for number in 2..=7 {
        let event = detected(DetectedEvent::PlaysAtLeast(number));
        let said = [
            format!("{number} cards are played"),
            format!("somebody plays {number} cards"),
            format!("somebody plays {number} or more cards"),
            // “At least”: “at” changes nothing.
            format!("somebody plays least {number} cards"),
        ];
        sayings.extend(said.map(|said| (said, event.clone())));
    }
    for number in 1..=20 {
        let event = detected(DetectedEvent::HandIs(number));
        // “Card” changes nothing.
        let cards = if number == 1 { "" } else { " cards" };
        sayings.push((format!("somebody has {number}{cards}"), event));
    }
    let others = [
        ("somebody draws", Trigger::Drawn { cause: Cause::Any, least: 1 }),
        ("is drawn", Trigger::Drawn { cause: Cause::Any, least: 1 }),
        ("is discarded", Trigger::Discarded(Filter::default())),
        ("somebody discards", Trigger::Discarded(Filter::default())),
        ("somebody takes penalty", detected(DetectedEvent::TakesPenalty)),
        ("somebody cannot play", detected(DetectedEvent::CannotPlay)),
        ("somebody accuses falsely", detected(DetectedEvent::FalselyAccuses)),
        ("a play matches by colour", detected(DetectedEvent::MatchesByColour)),
        ("a play matches by number", detected(DetectedEvent::MatchesByNumber)),
        ("same number is played twice in row", detected(DetectedEvent::SameNumberTwice)),
        ("same number is played twice", detected(DetectedEvent::SameNumberTwice)),
        ("turn begins", detected(DetectedEvent::TurnStarts)),
        ("somebody’s turn begins", detected(DetectedEvent::TurnStarts)),
        ("discards are shuffled", detected(DetectedEvent::Reshuffle)),
        ("draw pile is empty", detected(DetectedEvent::Reshuffle)),
    ];
    sayings.extend(others.map(|(said, trigger)| (said.to_owned(), trigger)));
    sayings.into_iter().map(|(said, trigger)| (plain(&said), trigger)).collect()
}

impl Trigger {
    /// The trigger that the page sees by itself and that says the same as these words, if there is one.
    pub fn from_words(words: &str) -> Option<Self> {
        let words = plain(words);
        sayings().into_iter().find(|(said, _)| *said == words).map(|(_, trigger)| trigger)
    }
}

/// Words before a trigger.
const BEFORE_TRIGGER: [&str; 7] =
    ["if ", "when ", "whenever ", "every time ", "each time ", "as soon as ", "any time "];
/// Words before what somebody does who then has to do something.
const WHOEVER: [&str; 4] = ["whoever ", "everybody who ", "anybody who ", "somebody who "];
/// Words before what somebody has to do.
const HAS_TO: [&str; 5] = ["must ", "has to ", "have to ", "should ", "needs to "];

impl Rule {
    /// The block that says the same as the trigger, if that was written in words and the page can see it by itself.
    pub fn offered_trigger(&self) -> Option<Trigger> {
        let (Trigger::ReportedAct(words) | Trigger::ReportedEvent(words)) = &self.trigger else {
            return None;
        };
        Trigger::from_words(words)
    }

    /// The same rule half in blocks and half in words: what triggers it is a block, and the effect stays in the writer's words. `None`
    /// if the page cannot see what triggers it.
    pub fn half_in_blocks(sentence: &str) -> Option<Self> {
        let sentence = sentence.trim();
        let lower = sentence.to_lowercase();
        // Letters that change their length with their case would shift what follows.
        let lower = if lower.len() == sentence.len() { lower } else { sentence.to_owned() };
        let after = |beginnings: &[&str]| {
            beginnings.iter().find(|words| lower.starts_with(**words)).map(|words| words.len())
        };
        if let Some(begins) = after(&BEFORE_TRIGGER) {
            let (trigger, rest) = longest_trigger("", sentence.get(begins..)?)?;
            return with_words(trigger, &rest);
        }
        if let Some(begins) = after(&WHOEVER) {
            let (trigger, rest) = longest_trigger("somebody ", sentence.get(begins..)?)?;
            let task = HAS_TO.iter().find_map(|words| rest.strip_prefix(words));
            return match task {
                Some(task) => Some(of(trigger, Effect::Do(without_stop(task).to_owned()))),
                None => with_words(trigger, &format!("that player {rest}")),
            };
        }
        BEFORE_TRIGGER.iter().find_map(|words| {
            let place = lower.find(&format!(" {words}"))?;
            let trigger = Trigger::from_words(sentence.get(place + 1 + words.len()..)?)?;
            with_words(trigger, sentence.get(..place)?)
        })
    }
}

/// The longest beginning of a text that is a trigger, after `subject`, and the rest.
fn longest_trigger(subject: &str, text: &str) -> Option<(Trigger, String)> {
    let words: Vec<&str> = text.split_whitespace().collect();
    // At least one word is left for the effect.
    (1..words.len()).rev().find_map(|end| {
        let trigger = Trigger::from_words(&format!("{subject}{}", words[..end].join(" ")))?;
        let rest = words[end..].join(" ");
        Some((trigger, rest.strip_prefix("then ").unwrap_or(&rest).to_owned()))
    })
}

/// A trigger whose effect is in free words; `None` without words.
fn with_words(trigger: Trigger, effect: &str) -> Option<Rule> {
    let effect = effect.trim();
    (!effect.is_empty()).then(|| of(trigger, Effect::Free(without_stop(effect).to_owned())))
}

/// A trigger, and an effect for whoever sets it off.
fn of(trigger: Trigger, effect: Effect) -> Rule {
    let target = Target::Players(PlayerSelector::Causer);
    Rule { title: String::new(), trigger, clauses: vec![Clause { target, effect }], author: String::new() }
}
