//! Checks that components only draw: what a screen shows is decided where native tests reach it. Also checks that style sheets do
//! not disturb each other.

use std::collections::BTreeSet;

use super::{assert_none, names, source_files};

/// Enums of the rules that are pictures: each variant has a drawing of its own.
const PICTURES: [&str; 5] = ["DeckMark", "DrawnStamp", "Rank", "Suit", "Symbol"];

/// The components that may match on another enum of the rules: the file, the enum, and why.
const EXCEPTIONS: [(&str, &str, &str); 18] = [
    ("src/ui/card_decks/keeping.rs", "WrittenOn", "a Rule Card and a Game Card are drawn differently"),
    ("src/ui/games/blank/foot.rs", "Action", "each button sends its own action"),
    ("src/ui/games/blank/foot.rs", "ChoiceKind", "each kind of choice has its own buttons"),
    ("src/ui/games/blank/calls.rs", "Action", "the button sends this action"),
    ("src/ui/games/blank/choosing.rs", "ChoiceKind", "each kind of choice has its own buttons"),
    ("src/ui/games/blank/choosing.rs", "Colour", "a button for each colour"),
    ("src/ui/games/blank/prize.rs", "Action", "the button sends this action"),
    ("src/ui/games/blank/prize/gaps.rs", "GapInput", "a list and a text field are drawn differently"),
    ("src/ui/games/blank/prize/approval.rs", "Draft", "a rule and a card are drawn differently"),
    ("src/ui/games/blank/accusation_vote.rs", "Ballot", "the buttons of a vote are those of the word games"),
    ("src/ui/games/pieceagories/setup.rs", "PlanField", "each field has its own place on the page"),
    ("src/ui/games/pieceagories/setup/place_card.rs", "PlanField", "the focus moves to a field"),
    ("src/ui/games/pieceagories/setup/categories.rs", "SourceChoice", "another game has more fields"),
    ("src/ui/games/pieceagories/setup/house.rs", "ForfeitChoice", "one's own words have a field"),
    ("src/ui/games/rememory/foot.rs", "Action", "the button sends this action"),
    ("src/ui/games/rememory/setup/variants.rs", "Variant", "each variant has its own picture"),
    ("src/ui/games/rememory/table.rs", "Variant", "each variant has its own parts beside the tiles"),
    ("src/ui/sheets/answering.rs", "Answers", "each way to write has its own picture"),
];

/// The rules and `src/screens` decide what a screen shows in each phase, because native tests reach them. So no component matches on an enum of
/// the rules or compares one, with the exceptions above. A component may take the fields of the phase that it draws (`let PhaseView::Bonus { by, .. } = …`).
#[test]
fn no_component_decides_by_the_rules() {
    let rules = source_files(&["src/rules", "src/setup", "src/cards"], &[".rs"]);
    let name_of_enum = |line: &str| {
        Some(
            line.strip_prefix("pub enum ")?
                .split(|letter: char| !letter.is_alphanumeric())
                .next()?
                .to_owned(),
        )
    };
    let mut enums: Vec<String> =
        rules.iter().flat_map(|file| file.text.lines()).filter_map(name_of_enum).collect();
    enums.retain(|name| !PICTURES.contains(&name.as_str()));
    assert!(enums.len() > 80, "there are only {} enums in the rules", enums.len());
    let decides = |line: &str, word: &str| {
        line.contains(&format!("{word}::"))
            && names(line, word)
            && ["=>", "matches!", "==", "!="].iter().any(|decision| line.contains(decision))
    };
    let (mut found, mut used) = (Vec::new(), BTreeSet::new());
    for file in source_files(&["src/ui"], &[".rs"]) {
        for (line_number, line) in file.code() {
            for word in enums.iter().filter(|word| decides(line, word)) {
                match EXCEPTIONS.iter().find(|(path, name, _)| file.path == *path && word == name) {
                    Some(exception) => drop(used.insert(*exception)),
                    None => found.push(format!("{}:{line_number} decides by {word}", file.path)),
                }
            }
        }
    }
    let unused = EXCEPTIONS.iter().filter(|exception| !used.contains(*exception));
    found.extend(unused.map(|(path, name, _)| format!("{path}: no exception for {name} is needed")));
    assert_none(&found, "ask the view, or decide it in src/screens");
}

/// TR-01: the letters on pieces, which are drawn, are no text of the page.
#[test]
fn texts_in_pictures_are_not_translated() {
    let files = source_files(&["src/ui"], &["rs"]);
    let is_translated =
        |(_, line): &(usize, &str)| line.contains("<text ") && !line.contains("<text translate=\"no\"");
    let found: Vec<String> = files
        .iter()
        .flat_map(|file| {
            file.code().filter(is_translated).map(|(number, _)| format!("{}:{number}", file.path))
        })
        .collect();
    assert_none(&found, "a text in a picture says translate=\"no\"");
}

/// A class in a style sheet of BLANK, Clear! or Rememory is used by that game only, so that it cannot change another game by
/// accident. The word games share theirs.
#[test]
fn classes_of_a_game_are_not_used_by_another() {
    let ui = source_files(&["src/ui"], &[".rs"]);
    let mut found = Vec::new();
    for sheet in source_files(&["style/games"], &[".css"]) {
        let name = sheet.path.rsplit('/').next().unwrap_or_default();
        let Some(game) = ["blank", "clear", "rememory"].into_iter().find(|game| name.starts_with(game))
        else {
            continue;
        };
        let classes = sheet.text.lines().filter_map(|line| line.strip_prefix("  .")?.strip_suffix(" {"));
        for class in
            classes.filter(|class| class.chars().all(|letter| letter.is_alphanumeric() || letter == '-'))
        {
            let folder = format!("src/ui/games/{game}/");
            let others =
                ui.iter().filter(|file| !file.path.starts_with(&folder) && has_class(&file.text, class));
            found.extend(others.map(|file| format!("{}: .{class} of {name}", file.path)));
        }
    }
    assert_none(&found, "a class has a name that only one game uses, or a look for all of them in `parts`");
}

/// Whether markup has an element of this class.
fn has_class(text: &str, class: &str) -> bool {
    let lists = text.split("class=\"").skip(1).filter_map(|rest| rest.split('"').next());
    lists.flat_map(str::split_whitespace).any(|word| word == class)
}

/// What a style sheet names has the same name in the markup. Otherwise it was renamed in only one of them, or nothing needs its look any more.
#[test]
fn every_class_of_a_style_sheet_is_in_the_markup() {
    let markup = markup_words();
    let mut found = Vec::new();
    for sheet in source_files(&["style"], &[".css"]) {
        let code = without_css_comments(&sheet.text);
        let classes = code.split('.').skip(1).map(|rest| &rest[..name_length(rest)]);
        let classes: BTreeSet<&str> =
            classes.filter(|class| class.starts_with(char::is_alphabetic)).collect();
        let missing = classes.into_iter().filter(|class| !markup.contains(*class));
        found.extend(missing.map(|class| format!("{}: .{class}", sheet.path)));
    }
    assert_none(&found, "no markup has an element of this class");
}

/// A variable that is used is set by a style sheet or by the page. Otherwise there is only its default, which can stand there alone.
#[test]
fn every_variable_of_a_style_sheet_is_set() {
    let sheets = source_files(&["style"], &[".css"]);
    let code: String = sheets.iter().map(|sheet| without_css_comments(&sheet.text)).collect();
    let named = |rest: &str| rest[..name_length(rest)].to_owned();
    let set: BTreeSet<String> = code
        .split("--")
        .map(|rest| (named(rest), &rest[name_length(rest)..]))
        .filter(|(_, after)| after.starts_with(':') || after.starts_with(" {"))
        .map(|(name, _)| name)
        .collect();
    let used: BTreeSet<String> = code.split("var(--").skip(1).map(named).collect();
    let markup = markup_words();
    let never_set = |name: &String| !set.contains(name) && !markup.contains(&format!("--{name}"));
    let found: Vec<String> = used.into_iter().filter(never_set).map(|name| format!("--{name}")).collect();
    assert_none(&found, "a style sheet uses a variable that nothing sets");
}

/// All words of the page's sources that can name a class or a variable.
fn markup_words() -> BTreeSet<String> {
    let files = source_files(&["src", "public"], &[".rs", ".js"]);
    let texts = files.iter().map(|file| file.text.as_str()).chain([include_str!("../../index.html")]);
    let words = texts.flat_map(|text| text.split(|letter| !is_of_name(letter)));
    words.filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

fn without_css_comments(css: &str) -> String {
    css.split("/*").map(|part| part.split_once("*/").map_or(part, |(_, after)| after)).collect()
}

/// How long the name is with which a text begins.
fn name_length(text: &str) -> usize {
    text.find(|letter| !is_of_name(letter)).unwrap_or(text.len())
}

fn is_of_name(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter == '-'
}

/// If two style sheets have an animation of the same name, browsers use the last one for both.
#[test]
fn animations_of_two_style_sheets_have_different_names() {
    let mut names = Vec::new();
    for sheet in source_files(&["style"], &[".css"]) {
        let mut of_sheet: Vec<String> = sheet
            .text
            .lines()
            .filter_map(|line| line.trim().strip_prefix("@keyframes ").map(str::to_owned))
            .collect();
        of_sheet.sort_unstable();
        of_sheet.dedup();
        names.extend(of_sheet);
    }
    names.sort_unstable();
    let twice: Vec<String> =
        names.windows(2).filter(|pair| pair[0] == pair[1]).map(|pair| pair[0].clone()).collect();
    assert_none(&twice, "two style sheets have an animation of this name");
}

/// A style class may change whenever a screen shall look different. So code finds elements by `NodeRef`, by what they are, or by a `data-` mark.
#[test]
fn code_finds_no_element_by_a_style_class() {
    let finds = |line: &str| {
        [
            "focus::",
            "page::",
            "query_selector",
            "querySelector",
            "closest(",
            "matches(",
            "&str =",
            "&str; ",
            "\",",
        ]
        .iter()
        .any(|sign| line.contains(sign))
    };
    let mut found = Vec::new();
    for file in source_files(&["src/ui", "src/browser", "public"], &[".rs", ".js"]) {
        for (line_number, line) in file.code().filter(|(_, line)| finds(line)) {
            let selectors = line.split('"').skip(1).step_by(2).filter(|text| is_selector_of_class(text));
            found.extend(selectors.map(|selector| format!("{}:{line_number}: {selector}", file.path)));
        }
    }
    assert_none(&found, "find it by a `data-` mark instead of a style class");
}

/// The endings of files that the page names.
const FILES: [&str; 8] = ["csv", "htm", "html", "json", "json5", "jsonl", "tsv", "txt"];

/// Whether a text is a CSS selector that names a class, and no file ending or sentence.
fn is_selector_of_class(text: &str) -> bool {
    let names_class = |word: &str| {
        let (before, class) = word.split_once('.').unwrap_or_default();
        let begins_class = class.starts_with(|letter: char| letter.is_ascii_lowercase());
        let is_element =
            before.chars().all(|letter| letter.is_ascii_alphanumeric() || "[]()=-:>".contains(letter));
        begins_class && is_element && !FILES.contains(&class)
    };
    !text.contains(['{', '/']) && !text.ends_with('.') && text.split([' ', ',']).any(names_class)
}

#[test]
fn a_selector_of_a_class_is_told_from_other_texts() {
    for selector in [".foot .primary", "footer.row", "[data-turn=true] .whose", "dialog[open] .close"] {
        assert!(is_selector_of_class(selector), "{selector}");
    }
    for other in ["[data-primary]", "Nobody is next. They wait.", "[data-asks] button", "/page.html"] {
        assert!(!is_selector_of_class(other), "{other}");
    }
}
