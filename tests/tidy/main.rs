//! Checks of the source text that the compiler does not make: which module names what, the size of files, names, documents.

#![expect(clippy::unwrap_used, reason = "a file that cannot be read fails the test")]

use std::{
    fs,
    path::{Path, PathBuf},
};

use partypiece::play::Kind;

mod absences;
mod components;
mod counts;
mod documents;
mod notices;
mod painted;
mod sentences;

/// A file of the project, by its path from the root with forward slashes.
struct SourceFile {
    path: String,
    text: String,
}

impl SourceFile {
    /// Its numbered lines without comments, because a comment may use any word.
    fn code(&self) -> impl Iterator<Item = (usize, &str)> {
        let lines = self.text.lines().map(|line| line.split("//").next().unwrap_or_default());
        lines.enumerate().map(|(index, line)| (index + 1, line))
    }
}

/// Every file in these folders with one of these endings, except built files.
fn source_files(folders: &[&str], endings: &[&str]) -> Vec<SourceFile> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = Vec::new();
    for folder in folders {
        gather(&root.join(folder), &mut found);
    }
    found.retain(|path| endings.iter().any(|ending| path.to_string_lossy().ends_with(ending)));
    found.sort();
    let file = |path: PathBuf| SourceFile {
        text: fs::read_to_string(&path).unwrap(),
        path: path.strip_prefix(root).unwrap().to_string_lossy().replace('\\', "/"),
    };
    found.into_iter().map(file).collect()
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
    line.match_indices(word).any(|(position, _)| {
        !line[..position].ends_with(part_of_word) && !line[position + word.len()..].starts_with(part_of_word)
    })
}

/// All places where code names one of the words.
fn places(files: &[SourceFile], words: &[&str]) -> Vec<String> {
    let mut places = Vec::new();
    for file in files {
        for (line_number, line) in file.code() {
            for word in words.iter().filter(|word| names(line, word)) {
                places.push(format!("{}:{line_number} names {word}", file.path));
            }
        }
    }
    places
}

#[track_caller]
fn assert_none(found: &[String], rule: &str) {
    assert!(found.is_empty(), "{rule}:\n{}", found.join("\n"));
}

#[test]
fn a_file_has_at_most_400_lines() {
    let long = |file: &SourceFile| file.text.lines().count() > 400;
    let files = source_files(&["src", "tests", "benches", "xtask", "style"], &[".rs", ".css"]);
    let found: Vec<String> = files.into_iter().filter(long).map(|file| file.path).collect();
    assert_none(&found, "divide files of more than 400 lines");
}

#[test]
fn every_file_begins_with_a_doc_comment() {
    let undocumented = |file: &SourceFile| !file.text.starts_with("//!");
    let files = source_files(&["src", "tests", "benches", "xtask"], &[".rs"]);
    let found: Vec<String> = files.into_iter().filter(undocumented).map(|file| file.path).collect();
    assert_none(&found, "a file begins with a line that says what it is for");
}

/// Old records must replay in the same way for ever, on every machine.
#[test]
fn the_rules_use_nothing_that_differs_between_machines() {
    let words = ["HashMap", "HashSet", "Instant", "SystemTime", "f32", "f64"];
    assert_none(
        &places(&source_files(&["src/rules"], &[".rs"]), &words),
        "the rules must not depend on a clock, a float or the order of a hash map",
    );
}

/// Dependencies point one way: what people type, see or store knows the rules, and the rules know nothing of it.
#[test]
fn the_rules_name_no_module_that_uses_them() {
    let words = ["setup", "play", "screens", "bots", "cards", "decks", "evening", "daily", "import"];
    let words = words.map(|module| format!("crate::{module}"));
    let words = words.each_ref().map(String::as_str);
    assert_none(&places(&source_files(&["src/rules"], &[".rs"]), &words), "move this out of src/rules");
}

#[test]
fn only_ui_and_browser_name_web_crates() {
    let mut files = source_files(&["src"], &[".rs"]);
    files.retain(|file| !file.path.starts_with("src/ui/") && !file.path.starts_with("src/browser/"));
    let words = ["leptos", "web_sys", "js_sys", "wasm_bindgen", "gloo_timers"];
    assert_none(&places(&files, &words), "only src/ui and src/browser may name these crates");
}

#[test]
fn only_browser_names_web_sys() {
    let mut files = source_files(&["src"], &[".rs"]);
    files.retain(|file| !file.path.starts_with("src/browser/"));
    assert_none(&places(&files, &["web_sys"]), "only src/browser may name web_sys");
}

/// Two types with the same name are hard to tell apart, even in different modules. Only two games may each have a type of
/// the same name, such as `View`: a file that uses several games writes `rememory::View`.
#[test]
fn no_two_types_have_the_same_name() {
    let mut types: Vec<(String, String)> = Vec::new();
    for file in source_files(&["src"], &[".rs"]) {
        let named = file.text.lines().filter_map(type_name);
        types.extend(named.map(|name| (name.to_owned(), file.path.clone())));
    }
    types.sort();
    let is_twice = |pair: &&[(String, String)]| {
        let games = [game_of(&pair[0].1), game_of(&pair[1].1)];
        pair[0].0 == pair[1].0 && (games[0] == games[1] || games.contains(&None))
    };
    let twice = types.windows(2).filter(is_twice);
    let found: Vec<String> =
        twice.map(|pair| format!("{} in {} and in {}", pair[0].0, pair[0].1, pair[1].1)).collect();
    assert_none(&found, "give each type a different name");
}

/// The name of the enum, struct, trait or alias that a line begins to define. Left out is an alias such as
/// `type Number = sheets::Number<10>`: it has the name of another type and only fills in its parameters.
fn type_name(line: &str) -> Option<&str> {
    let line = match line.strip_prefix("pub") {
        Some(rest) if rest.starts_with('(') => rest.split_once(") ")?.1,
        Some(rest) => rest.strip_prefix(' ')?,
        None => line,
    };
    let name = ["enum ", "struct ", "trait ", "type "].iter().find_map(|kind| line.strip_prefix(kind))?;
    let name = name.split(|letter: char| !letter.is_alphanumeric()).next()?;
    (!line.contains(&format!("::{name}<"))).then_some(name)
}

/// The game that a file belongs to, if it belongs to one.
fn game_of(path: &str) -> Option<&str> {
    let games = Kind::ALL.map(Kind::slug);
    path.split(['/', '.']).find_map(|part| games.into_iter().find(|game| *game == part))
}

/// wasm-bindgen's library and tool can read only the output of the same version of the crate.
#[test]
fn all_parts_of_wasm_bindgen_have_the_same_version() {
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
fn no_file_contains_a_marker_of_unfinished_work() {
    let markers =
        [concat!("to", "do!"), concat!("dbg", "!"), concat!("unimplemented", "!"), concat!("FIX", "ME")];
    let files = source_files(&["src", "tests", "benches", "xtask", "style"], &[".rs", ".css"]);
    let mut found = Vec::new();
    for file in &files {
        // Comments are searched, too.
        for (index, line) in file.text.lines().enumerate() {
            let present = markers.iter().filter(|marker| line.contains(*marker));
            found.extend(present.map(|marker| format!("{}:{} has {marker}", file.path, index + 1)));
        }
    }
    assert_none(&found, "finish the work before it is committed");
}

#[test]
fn no_file_contains_a_path_of_one_machine() {
    let homes = [concat!("/ho", "me/"), concat!("/ro", "ot/"), concat!("/Us", "ers/"), concat!("/wo", "rk/")];
    let endings = [".rs", ".css", ".html", ".js", ".md", ".toml", ".svg", ".webmanifest", "run"];
    let mut found = Vec::new();
    for file in source_files(&["."], &endings) {
        for (index, line) in file.text.lines().enumerate() {
            // Only absolute paths count, so a folder of this name inside another path is allowed.
            let is_absolute = |position: usize| {
                !line[..position].ends_with(|before: char| before.is_alphanumeric() || before == '.')
            };
            if homes.iter().any(|home| line.match_indices(home).any(|(position, _)| is_absolute(position))) {
                found.push(format!("{}:{}", file.path, index + 1));
            }
        }
    }
    assert_none(&found, "these paths exist only on one machine");
}

/// Whoever adds an event has to decide whether an undo can hide it again.
#[test]
fn every_event_is_named_where_it_matters_for_undo() {
    let mut found = Vec::new();
    for SourceFile { path, text } in source_files(&["src/rules"], &[".rs"]) {
        for (opening, closing) in [("    fn reveals(event", "\n    }"), ("fn reveals(&self)", "\n    }")] {
            let bodies = text.split(opening).skip(1).filter_map(|rest| Some(rest.split_once(closing)?.0));
            found.extend(
                bodies
                    .filter(|body| body.contains("_ =>") || body.contains("matches!"))
                    .map(|_| path.clone()),
            );
        }
    }
    assert_none(&found, "`reveals` matches every event by its name");
}
