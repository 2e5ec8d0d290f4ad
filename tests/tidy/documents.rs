//! Checks of the documents and of the page's first text against the code.

use std::{collections::HashSet, fs, path::Path};

use partypiece::{
    daily::DailyGame,
    play::Kind,
    screens::GameFacts,
    welcome::{DAY_HEADING, HEADING, LINE, NAME},
};

use super::{SourceFile, assert_none, names, source_files};

/// Every id in the tables of `docs/rules` and `docs/features.md` is named by a test.
#[test]
fn every_rule_is_named_by_a_test() {
    let tests = source_files(&["tests"], &[".rs", ".json", ".txt"]);
    let named = |id: &str| tests.iter().any(|file| file.text.lines().any(|line| names(line, id)));
    let mut unnamed = Vec::new();
    for table in tables() {
        let ids: Vec<&str> = table.text.lines().filter_map(rule_id).collect();
        assert!(!ids.is_empty(), "{} has no rule ids in its tables", table.path);
        unnamed.extend(ids.into_iter().filter(|id| !named(id)).map(str::to_owned));
    }
    assert_none(&unnamed, "a test must name each of these rules");
}

/// An id is the name of one statement, so that a test that names it shows that statement.
#[test]
fn every_rule_has_an_id_of_its_own() {
    let tables = tables();
    let mut ids = HashSet::new();
    let twice = tables.iter().flat_map(|table| table.text.lines()).filter_map(rule_id);
    let twice: Vec<String> = twice.filter(|id| !ids.insert(*id)).map(str::to_owned).collect();
    assert_none(&twice, "these ids are given twice");
}

/// The documents that have ids in their tables.
fn tables() -> Vec<SourceFile> {
    let has_ids = |file: &SourceFile| file.path.starts_with("docs/rules") || file.path == "docs/features.md";
    source_files(&["docs"], &[".md"]).into_iter().filter(has_ids).collect()
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

/// DG-01: the home page in `index.html` has the same text as the one that the program draws, so nothing moves when it starts.
#[test]
fn index_html_has_the_same_text_as_the_home_page() {
    let page = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("index.html")).unwrap();
    let first = page.split("<div id=\"partypiece\">").nth(1).unwrap().split("<script>").next().unwrap();
    let between = |before: &str, after: &str| -> Vec<&str> {
        first.split(before).skip(1).map(|rest| rest.split(after).next().unwrap()).collect()
    };
    assert_eq!(between("<h1>", "</h1>"), [NAME]);
    assert_eq!(between("</h1><p>", "</p>"), [LINE]);
    assert_eq!(between("<h2>", "</h2>"), [HEADING, DAY_HEADING]);
    let games = Kind::ALL.map(|kind| {
        let GameFacts { line, people, time, .. } = GameFacts::of(kind);
        format!(
            "<a class=\"game-card\" href=\"#/set-up/{}\"><span class=\"pieces row\"></span>\
             <strong class=\"name\">{}</strong><span>{line}</span>\
             <small class=\"who\">{people}<br>{time}</small></a>",
            kind.slug(),
            kind.title()
        )
    });
    let days = DailyGame::ALL.map(|game| {
        let (slug, title, line) = (game.kind().slug(), game.kind().title(), game.line());
        format!(
            "<a class=\"quiet\" href=\"#/day/{slug}\"><strong class=\"name\">{title}</strong><small>{line}</small></a>"
        )
    });
    assert_eq!(between("<li>", "</li>"), games.into_iter().chain(days).collect::<Vec<_>>());
}

/// ARCHITECTURE.md, the decisions and the glossary name files and functions in backticks. A file must exist: from the root, from `src`, or as the
/// end of the path of a source file or style sheet. Built files are not checked, because a fresh clone has none. A name must occur
/// in the code. A word with a star, a bracket or an arrow is a pattern, not a name.
#[test]
fn files_and_names_in_the_documents_exist() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let unused_crates = ["indexed_db_futures"];
    let code = source_files(&["src", "xtask", "tests", "style"], &[".rs", ".css"]);
    let is_file = |word: &str| {
        [root.join(word), root.join("src").join(word)].iter().any(|path| path.exists())
            || code.iter().any(|file| file.path.ends_with(&format!("/{word}")))
    };
    let is_named = |word: &str| match word.rsplit_once("::") {
        // A file that names the type has to define the function, the field or the variant.
        Some((owner, item)) => code.iter().any(|file| {
            let defines = |line: &str| {
                let line = line.trim_start().trim_start_matches("pub ");
                line.contains(&format!("fn {item}")) || line.starts_with(item)
            };
            names(&file.text, owner) && file.text.lines().any(defines)
        }),
        None => code.iter().any(|file| names(&file.text, word)),
    };
    let is_built = |word: &str| word.starts_with("dist/") || word.starts_with("target/");
    let is_path = |word: &str| word.contains('/') || word.ends_with(".rs") || word.ends_with(".css");
    let is_name =
        |word: &str| word.contains('_') && word.chars().any(char::is_alphabetic) || word.contains("::");
    let is_plain = |word: &str| word.chars().all(|c| c.is_ascii_alphanumeric() || "_:./-".contains(c));
    let mut missing = Vec::new();
    for document in ["ARCHITECTURE.md", "docs/decisions.md", "docs/glossary.md"] {
        let text = fs::read_to_string(root.join(document)).unwrap();
        let words = text.split('`').skip(1).step_by(2);
        for word in words.filter(|word| is_plain(word) && !unused_crates.contains(word)) {
            let exists = if is_path(word) {
                is_built(word) || is_file(word)
            } else {
                !is_name(word) || is_named(word)
            };
            if !exists {
                missing.push(format!("{document} names {word}"));
            }
        }
    }
    assert_none(&missing, "these files or names do not exist");
}

/// Whoever comes new reads one document before the first change.
#[test]
fn the_architecture_has_at_most_200_lines() {
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("ARCHITECTURE.md")).unwrap();
    let lines = text.lines().count();
    assert!(
        lines <= 200,
        "ARCHITECTURE.md has {lines} lines; reasons and measurements belong in docs/decisions.md"
    );
}
