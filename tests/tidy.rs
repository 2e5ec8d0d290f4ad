//! What the compiler does not see to: walls between rooms, rooms of a sensible size, and nothing left lying about.

#![expect(clippy::unwrap_used, reason = "a file that cannot be read fails the test, as it should")]

use std::{
    fs,
    path::{Path, PathBuf},
};

use partypiece::{
    play::Kind,
    welcome::{GAMES, GameEntry, HEADING, LINE, NAME},
};

/// A file of the project, by its path from the root with forward slashes.
struct Page {
    path: String,
    text: String,
}

impl Page {
    /// Its numbered lines without comments, because a comment may name what code may not.
    fn code(&self) -> impl Iterator<Item = (usize, &str)> {
        let lines = self.text.lines().map(|line| line.split("//").next().unwrap_or_default());
        lines.enumerate().map(|(at, line)| (at + 1, line))
    }
}

/// Every file in these folders with one of these endings, except built files.
fn pages(folders: &[&str], endings: &[&str]) -> Vec<Page> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = Vec::new();
    for folder in folders {
        gather(&root.join(folder), &mut found);
    }
    found.retain(|path| endings.iter().any(|ending| path.to_string_lossy().ends_with(ending)));
    found.sort();
    let page = |path: PathBuf| Page {
        text: fs::read_to_string(&path).unwrap(),
        path: path.strip_prefix(root).unwrap().to_string_lossy().replace('\\', "/"),
    };
    found.into_iter().map(page).collect()
}

fn gather(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten() {
        let path = entry.unwrap().path();
        let built = ["target", "dist", ".git"].iter().any(|built| path.ends_with(built));
        if path.is_dir() && !built {
            gather(&path, found);
        } else if path.is_file() {
            found.push(path);
        }
    }
}

/// Whether a line contains a word on its own, not as a part of a longer one.
fn names(line: &str, word: &str) -> bool {
    let part_of_word = |letter: char| letter.is_alphanumeric() || letter == '_';
    line.match_indices(word).any(|(at, _)| {
        !line[..at].ends_with(part_of_word) && !line[at + word.len()..].starts_with(part_of_word)
    })
}

/// All places where code names one of the words.
fn places(pages: &[Page], words: &[&str]) -> Vec<String> {
    let mut places = Vec::new();
    for page in pages {
        for (at, line) in page.code() {
            for word in words.iter().filter(|word| names(line, word)) {
                places.push(format!("{}:{at} names {word}", page.path));
            }
        }
    }
    places
}

#[track_caller]
fn nothing(found: &[String], law: &str) {
    assert!(found.is_empty(), "{law}:\n{}", found.join("\n"));
}

#[test]
fn a_file_is_a_room_of_at_most_400_lines() {
    let long = |page: &Page| page.text.lines().count() > 400;
    let pages = pages(&["src", "tests", "benches", "lean", "xtask", "style"], &[".rs", ".css"]);
    let found: Vec<String> = pages.into_iter().filter(long).map(|page| page.path).collect();
    nothing(&found, "a file of more than 400 lines is a room to divide");
}

#[test]
fn every_room_says_at_its_door_what_it_is_for() {
    let silent = |page: &Page| !page.text.starts_with("//!");
    let pages = pages(&["src", "tests", "benches", "lean", "xtask"], &[".rs"]);
    let found: Vec<String> = pages.into_iter().filter(silent).map(|page| page.path).collect();
    nothing(&found, "a file begins with a line that says what it is for");
}

/// Old records must replay for ever, on every machine.
#[test]
fn nothing_in_the_rules_differs_from_one_machine_to_another() {
    let words = ["HashMap", "HashSet", "Instant", "SystemTime", "f32", "f64"];
    nothing(
        &places(&pages(&["src/rules"], &[".rs"]), &words),
        "rules know no clock, no float and no hash order",
    );
}

#[test]
fn the_rules_know_no_page() {
    let mut pages = pages(&["src"], &[".rs"]);
    pages.retain(|page| !page.path.starts_with("src/ui/") && !page.path.starts_with("src/browser/"));
    let words = ["leptos", "web_sys", "js_sys", "wasm_bindgen", "gloo_timers"];
    nothing(&places(&pages, &words), "only src/ui and src/browser know that there is a page");
}

#[test]
fn one_room_alone_speaks_to_the_browser() {
    let mut pages = pages(&["src"], &[".rs"]);
    pages.retain(|page| !page.path.starts_with("src/browser/"));
    nothing(&places(&pages, &["web_sys"]), "web_sys is named in src/browser alone");
}

/// These names were replaced by the usual words of programming or of the games, and must not come back.
#[test]
fn everything_is_called_by_its_usual_name() {
    let words = [
        "Amiss",
        "Basket",
        "Cast",
        "Carton",
        "Deed",
        "Desk",
        "Fault",
        "Flaw",
        "Got",
        "Grab",
        "Grip",
        "Halt",
        "Hitch",
        "Ink",
        "Kept",
        "Match",
        "Mold",
        "NoParty",
        "Outturn",
        "Scope",
        "Shapes",
        "Spot",
        "Stake",
        "TookBack",
        "Unlike",
        "Unread",
        "Until",
        "What",
        "Which",
        "Whom",
        "alike",
        "asks_leave",
        "bare",
        "cabinet",
        "deaf",
        "doing",
        "drawer",
        "liken",
        "likened",
        "linked",
        "look_guarded",
        "look_later",
        "lots",
        "mold",
        "staying",
        "twins",
    ];
    let mut pages = pages(&["src", "tests", "benches", "lean", "xtask"], &[".rs"]);
    for page in &mut pages {
        page.text = page.text.lines().map(without_texts).collect::<Vec<_>>().join("\n");
    }
    nothing(&places(&pages, &words), "use the usual word (see docs/glossary.md for ours)");
}

/// A line of code without its texts: the page may use any word, and old records keep theirs.
fn without_texts(line: &str) -> String {
    let line = line.replace("\\\"", "");
    // A line in the middle of a long text has no quotation mark and ends in a backslash.
    if line.ends_with('\\') && line.matches('"').count() == 0 {
        return String::new();
    }
    line.split('"').step_by(2).collect()
}

/// Two types with the same name are hard to tell apart, even in different modules. Only games may each have a type of
/// the same name, such as `View`, because no file uses two games.
#[test]
fn a_type_has_a_name_of_its_own() {
    let mut types: Vec<(String, String)> = Vec::new();
    for page in pages(&["src"], &[".rs"]) {
        let named = page.text.lines().filter_map(type_name);
        types.extend(named.map(|name| (name.to_owned(), page.path.clone())));
    }
    types.sort();
    let is_twice = |pair: &&[(String, String)]| {
        pair[0].0 == pair[1].0
            && (game_of(&pair[0].1).is_none() || game_of(&pair[0].1) == game_of(&pair[1].1))
    };
    let twice = types.windows(2).filter(is_twice);
    let found: Vec<String> =
        twice.map(|pair| format!("{} in {} and in {}", pair[0].0, pair[0].1, pair[1].1)).collect();
    nothing(&found, "give each type a name of its own");
}

/// The name of the enum, the struct or the trait that a line begins.
fn type_name(line: &str) -> Option<&str> {
    let line = match line.strip_prefix("pub") {
        Some(rest) if rest.starts_with('(') => rest.split_once(") ")?.1,
        Some(rest) => rest.strip_prefix(' ')?,
        None => line,
    };
    let name = ["enum ", "struct ", "trait "].iter().find_map(|kind| line.strip_prefix(kind))?;
    name.split(|letter: char| !letter.is_alphanumeric()).next()
}

/// The game that a file belongs to alone.
fn game_of(path: &str) -> Option<&str> {
    let games = Kind::ALL.map(Kind::slug);
    path.split(['/', '.']).find_map(|part| games.into_iter().find(|game| *game == part))
}

/// The crate writes what the library and the tool read, and only equal versions fit together.
#[test]
fn everything_of_wasm_bindgen_is_of_one_version() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let between = |file: &str, before: &str| {
        let text = fs::read_to_string(root.join(file)).unwrap();
        let after = text.split(before).nth(1).unwrap_or_else(|| panic!("{file} has no {before}"));
        after.split('"').next().unwrap().to_owned()
    };
    let wanted = between("Cargo.toml", "wasm-bindgen = \"=");
    let tool = between("xtask/src/tools.rs", "package: \"wasm-bindgen-cli\", version: \"");
    let library = between("xtask/Cargo.toml", "wasm-bindgen-cli-support = \"=");
    assert_eq!([&tool, &library], [&wanted, &wanted]);
}

#[test]
fn nothing_is_left_lying_about() {
    let loose =
        [concat!("to", "do!"), concat!("dbg", "!"), concat!("unimplemented", "!"), concat!("FIX", "ME")];
    let pages = pages(&["src", "tests", "benches", "lean", "xtask", "style"], &[".rs", ".css"]);
    let mut found = Vec::new();
    for page in &pages {
        // In comments too.
        for (at, line) in page.text.lines().enumerate() {
            let left = loose.iter().filter(|left| line.contains(*left));
            found.extend(left.map(|left| format!("{}:{} has {left}", page.path, at + 1)));
        }
    }
    nothing(&found, "what is unfinished is not committed");
}

#[test]
fn no_file_knows_whose_machine_it_was_written_on() {
    let homes = [concat!("/ho", "me/"), concat!("/ro", "ot/"), concat!("/Us", "ers/"), concat!("/wo", "rk/")];
    let endings = [".rs", ".css", ".html", ".js", ".md", ".toml", ".svg", ".webmanifest", "run"];
    let mut found = Vec::new();
    for page in pages(&["."], &endings) {
        for (at, line) in page.text.lines().enumerate() {
            // An absolute path of a machine starts here; `the/work/of` does not.
            let begins =
                |at: usize| !line[..at].ends_with(|before: char| before.is_alphanumeric() || before == '.');
            if homes.iter().any(|home| line.match_indices(home).any(|(at, _)| begins(at))) {
                found.push(format!("{}:{}", page.path, at + 1));
            }
        }
    }
    nothing(&found, "a path of one machine means nothing on the next");
}

/// A global rename once changed parts of longer words: `applause` became `pagelause`.
#[test]
fn no_word_of_the_rules_is_two_words_in_one() {
    let is_word = |word: &str| !word.contains("page") || ["page", "pages"].contains(&word);
    let mut found = Vec::new();
    for page in pages(&["docs"], &[".md"]) {
        for (at, line) in page.text.lines().enumerate() {
            let words = line.split(|letter: char| !letter.is_alphabetic()).map(str::to_lowercase);
            found.extend(
                words.filter(|word| !is_word(word)).map(|word| format!("{}:{}: {word}", page.path, at + 1)),
            );
        }
    }
    nothing(&found, "the rules are written in English");
}

/// Games are tested against the tables of `docs/rules`: each of their ids is named by a test.
#[test]
fn every_rule_is_named_by_a_test() {
    let tests = pages(&["tests"], &[".rs", ".json", ".txt"]);
    let named = |id: &str| tests.iter().any(|page| page.text.lines().any(|line| names(line, id)));
    let mut unnamed = Vec::new();
    for table in pages(&["docs/rules"], &[".md"]) {
        let ids: Vec<&str> = table.text.lines().filter_map(rule_id).collect();
        assert!(!ids.is_empty(), "{} has no rule ids in its tables", table.path);
        unnamed.extend(ids.into_iter().filter(|id| !named(id)).map(str::to_owned));
    }
    nothing(&unnamed, "each rule is shown by a test that names it");
}

/// The id in the first column of a table: `| PG-48 | …` or `| PG-R03 | …`.
fn rule_id(line: &str) -> Option<&str> {
    let id = line.strip_prefix('|')?.split('|').next()?.trim();
    let (game, number) = id.split_once('-')?;
    let number = number.strip_prefix(|letter: char| letter.is_ascii_uppercase()).unwrap_or(number);
    let is_game = game.len() == 2 && game.chars().all(|letter| letter.is_ascii_uppercase());
    let is_number = !number.is_empty() && number.chars().all(|digit| digit.is_ascii_digit());
    (is_game && is_number).then_some(id)
}

/// The painted home page has the same text as the final one, and nothing moves when the program starts.
#[test]
fn home_is_painted_as_it_is_afterwards() {
    let page = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("index.html")).unwrap();
    let painted = page.split("<div id=\"partypiece\">").nth(1).unwrap().split("<noscript>").next().unwrap();
    let between = |before: &str, after: &str| -> Vec<&str> {
        painted.split(before).skip(1).map(|rest| rest.split(after).next().unwrap()).collect()
    };
    assert_eq!(between("<h1>", "</h1>"), [NAME]);
    assert_eq!(between("</h1><p>", "</p>"), [LINE]);
    assert_eq!(between("<h2>", "</h2>"), [HEADING]);
    let tables = GAMES.map(|GameEntry { kind, line, people, time }| {
        format!(
            "<a class=\"game-card\" href=\"#/set-up/{}\"><span class=\"pieces\"></span>\
             <strong class=\"name\">{}</strong><span>{line}</span>\
             <small class=\"who\">{people}<br>{time}</small></a>",
            kind.slug(),
            kind.title()
        )
    });
    assert_eq!(between("<li>", "</li>"), tables);
    assert_eq!(GAMES.map(|table| table.kind), Kind::ALL);
}

/// Documents name files and functions in backticks. A file must exist, from the root or from `src`, and a name must occur in
/// the code. A word with a star, a bracket or an arrow is a pattern, not a name. What a build makes is not in a fresh clone.
#[test]
fn what_the_documents_name_exists() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    // Crates that were considered and not used.
    let strangers = ["indexed_db_futures"];
    let code = pages(&["src", "lean", "xtask", "tests", "style"], &[".rs", ".css"]);
    let is_file = |word: &str| {
        [root.join(word), root.join("src").join(word)].iter().any(|path| path.exists())
            || code.iter().any(|page| page.path.ends_with(&format!("/{word}")))
    };
    let is_named = |word: &str| word.split("::").all(|name| code.iter().any(|page| names(&page.text, name)));
    let is_made = |word: &str| word.starts_with("dist/") || word.starts_with("target/");
    let is_path = |word: &str| word.contains('/') || word.ends_with(".rs") || word.ends_with(".css");
    let is_name =
        |word: &str| word.contains('_') && word.chars().any(char::is_alphabetic) || word.contains("::");
    let plain = |word: &str| word.chars().all(|c| c.is_ascii_alphanumeric() || "_:./-".contains(c));
    let mut missing = Vec::new();
    for document in ["ARCHITECTURE.md", "docs/glossary.md"] {
        let text = fs::read_to_string(root.join(document)).unwrap();
        for word in text.split('`').skip(1).step_by(2).filter(|word| plain(word) && !strangers.contains(word))
        {
            let exists =
                if is_path(word) { is_made(word) || is_file(word) } else { !is_name(word) || is_named(word) };
            if !exists {
                missing.push(format!("{document} names {word}"));
            }
        }
    }
    nothing(&missing, "a document names what is there");
}
