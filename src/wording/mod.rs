//! Numbers, agreement, lists and places in sentences: `1 card`, `2 cards are left`, `Ana, Bo and Cy`.
//!
//! Every module that words a sentence uses these functions, so that the forms of a word are chosen in one place. A number is
//! written in digits; only at the beginning of a sentence 1 is `One`.

mod ago;
mod noun;
mod sentence;

pub use ago::ago;
pub use noun::Noun;
pub use sentence::{MarkedPart, Sentence, isolated, strong};

/// A number with its noun: `1 card`, `2 cards`, `0 cards`.
pub fn counted(number: impl TryInto<u64>, noun: Noun) -> String {
    let number = whole(number);
    format!("{number} {}", noun.after(number))
}

/// A number that stands out, with its noun: `3` in bold letters, and `points`.
pub fn counted_strongly(number: impl TryInto<u64>, noun: Noun) -> Sentence {
    let number = whole(number);
    format!("{} {}", strong(number), noun.after(number)).into()
}

/// A number with its noun at the beginning of a sentence: `One card`, `2 cards`.
pub fn counted_at_start(number: impl TryInto<u64>, noun: Noun) -> String {
    match whole(number) {
        1 => format!("One {}", noun.after(1_u8)),
        number => counted(number, noun),
    }
}

/// A time as it stands in a sentence, in its two largest units, so from one hour on without seconds: `45 seconds`, `1 minute`,
/// `2 minutes and 5 seconds`, `3 hours and 2 minutes`.
pub fn duration(seconds: u32) -> String {
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
    let parts = match (hours, minutes) {
        (0, 0) => return counted(seconds, Noun::SECOND),
        (0, _) => [(minutes, Noun::MINUTE), (seconds % 60, Noun::SECOND)],
        (_, _) => [(hours, Noun::HOUR), (minutes, Noun::MINUTE)],
    };
    listed(parts.into_iter().filter(|(number, _)| *number > 0).map(|(number, noun)| counted(number, noun)))
}

/// The word or sentence that agrees with a number: `one` for 1, `other` for 0 and from 2 on.
pub fn agreeing(number: impl TryInto<u64>, one: &'static str, other: &'static str) -> &'static str {
    if whole(number) == 1 { one } else { other }
}

/// A sentence about a number. `#` in it becomes the number: `plural(more, "One more card.", "# more cards.")`.
pub fn plural(number: impl TryInto<u64>, one: &'static str, other: &'static str) -> String {
    let number = whole(number);
    agreeing(number, one, other).replace('#', &number.to_string())
}

/// A sentence whose form was chosen by `agreeing` or `plural`, with its other places filled: `{who} wins`, `{who} win`. `places` has
/// a filling for each of them.
pub fn filled(sentence: &str, places: &[(&str, &str)]) -> String {
    let mut parts = sentence.split('{');
    let beginning = parts.next().unwrap_or_default().to_owned();
    parts.fold(beginning, |text, part| {
        let (place, after) = part.split_once('}').unwrap_or(("", part));
        let filling = places.iter().find(|(name, _)| *name == place);
        debug_assert!(filling.is_some(), "nothing fills the place “{place}”");
        text + filling.map_or("", |(_, filling)| filling) + after
    })
}

/// A list as it stands in a sentence: `Ana`, `Ana and Bo`, `Ana, Bo and Cy`. Without any it is `nobody`, because only a list of
/// people may be empty.
pub fn listed<T: ToString>(several: impl IntoIterator<Item = T>) -> String {
    joined(&texts(several), "and").unwrap_or_else(|| "nobody".to_owned())
}

/// A choice as it stands in a sentence: `2`, `2 or 5`, `2, 3 or 5`.
pub fn one_of<T: ToString>(several: impl IntoIterator<Item = T>) -> String {
    joined(&texts(several), "or").unwrap_or_default()
}

fn texts<T: ToString>(several: impl IntoIterator<Item = T>) -> Vec<String> {
    several.into_iter().map(|one| one.to_string()).collect()
}

fn joined(several: &[String], conjunction: &str) -> Option<String> {
    Some(match several.split_last()? {
        (only, []) => only.clone(),
        (last, others) => format!("{} {conjunction} {last}", others.join(", ")),
    })
}

/// What happens one after the other, as it stands in a sentence: `the card, then the rule`.
pub fn in_order<T: ToString>(several: impl IntoIterator<Item = T>) -> String {
    texts(several).join(", then ")
}

/// Sentences one after another, without the empty ones: `It is Bo’s turn. Draw a coin.` A sentence stands alone in the code and
/// gets what separates it from the next one here, because not every language has a space there.
pub fn paragraph<T: ToString>(sentences: impl IntoIterator<Item = T>) -> String {
    let mut sentences = texts(sentences);
    sentences.retain(|sentence| !sentence.is_empty());
    sentences.join(" ")
}

/// A line, such as the length of a game, and the sentences about it. Alone it has no full stop. `line` ends with nothing, or with the
/// `!` of a call.
pub fn with_sentences(line: String, sentences: impl IntoIterator<Item = String>) -> String {
    let sentences = paragraph(sentences);
    match sentences.is_empty() {
        true => line,
        false if line.ends_with('!') => paragraph([line, sentences]),
        false => paragraph([line + ".", sentences]),
    }
}

/// Any number of things. No sentence has a negative one.
fn whole(number: impl TryInto<u64>) -> u64 {
    number.try_into().unwrap_or_default()
}
