//! Counts that tell how often one thing is said. `cargo test -p partypiece --test tidy counts -- --nocapture` prints them.

use std::{collections::BTreeSet, fs, path::Path};

use partypiece::play::Kind;

use super::{SourceFile, names, source_files};

/// The games, as their modules are called.
fn games() -> impl Iterator<Item = &'static str> {
    Kind::ALL.into_iter().map(Kind::slug)
}

/// What BLANK's cards need outside a game: the editor, the decks, files and pictures of cards.
const CARDS: [&str; 7] = [
    "src/cards",
    "src/ui/card_decks",
    "src/evening/card_decks",
    "src/import/blank_white",
    "src/ui/parts/card.",
    "src/ui/parts/box_label",
    "src/ui/parts/emblem.",
];

/// Whether a file belongs to one game.
fn is_of_one_game(path: &str) -> bool {
    let is_of = |game| ['/', '.', '-'].iter().any(|next| path.contains(&format!("/{game}{next}")));
    games().any(is_of) || CARDS.iter().any(|cards| path.starts_with(cards))
}

/// Whether code names a game: its module, its rules or its kind. The name of a game that is a common word, too, counts where it can
/// only be the module: in a path or in quotes.
fn names_game(file: &SourceFile, game: &str) -> bool {
    let type_name = format!("{}{}", game[..1].to_uppercase(), &game[1..]);
    let module = [
        format!("::{game}"),
        format!("{game}::"),
        format!("mod {game};"),
        format!("\"{game}\""),
        format!("/{game}\""),
        format!(".{game} "),
    ];
    file.code().any(|(_, line)| {
        let line = line.split("/*").next().unwrap_or_default();
        names(line, &type_name)
            || names(line, game)
                && (module.iter().any(|name| line.contains(name)) || line.trim() == format!("{game},"))
    })
}

/// Nothing outside the folders of the games names all of them, but the places that ARCHITECTURE.md lists for a new game. So who adds
/// one finds them all there.
#[test]
fn counts_of_places_that_name_every_game() {
    let mut files = source_files(&["src", "style", "public", "xtask"], &[".rs", ".css", ".js"]);
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let read = |path: &str| fs::read_to_string(root.join(path)).unwrap();
    files.push(SourceFile { path: "index.html".to_owned(), text: read("index.html") });
    let shared = || files.iter().filter(|file| !is_of_one_game(&file.path));
    let places: BTreeSet<&str> = shared()
        .filter(|file| games().all(|game| names_game(file, game)))
        .map(|file| file.path.trim_start_matches("src/"))
        .collect();
    println!("files that name every game: {places:?}");
    for game in games() {
        let all: Vec<&str> =
            shared().filter(|file| names_game(file, game)).map(|file| file.path.as_str()).collect();
        println!("{game} is named in {} files: {all:?}", all.len());
    }
    let architecture = read("ARCHITECTURE.md");
    let section =
        architecture.split("- *A game*").nth(1).and_then(|rest| rest.split("\n- *").next()).unwrap();
    let needed = section.split("Some games also").next().unwrap();
    let listed: BTreeSet<&str> = needed
        .lines()
        .filter(|line| line.trim_start().starts_with(|c: char| c.is_ascii_digit()))
        .filter_map(|line| line.split('`').nth(1))
        .collect();
    assert_eq!(places, listed, "ARCHITECTURE.md lists other places than those that name every game");
    assert!(places.len() <= 8);
}

/// Code that a check makes impossible is rare: what cannot happen is not written down.
#[test]
fn counts_of_states_that_the_checks_exclude() {
    let files = source_files(&["src"], &[".rs"]);
    let all: Vec<String> = files
        .iter()
        .flat_map(|file| {
            let calls =
                file.code().filter(|(_, line)| names(line, "unexpected") && !line.contains("fn unexpected"));
            calls
                .filter(|(_, line)| line.contains("unexpected("))
                .map(|(line, _)| format!("{}:{line}", file.path))
        })
        .collect();
    println!("unexpected(…): {} {all:?}", all.len());
    assert!(all.len() <= 15);
}

/// The number of lines of a sheet is a number, not a type.
#[test]
fn counts_of_numbers_in_types() {
    let files = source_files(&["src"], &[".rs"]);
    let all: Vec<String> = files
        .iter()
        .flat_map(|file| {
            let generic = file.code().filter(|(_, line)| line.contains("<const "));
            generic.map(|(line, _)| format!("{}:{line}", file.path))
        })
        .collect();
    println!("const generics: {} {all:?}", all.len());
    assert_eq!(all, Vec::<String>::new());
}

/// Events and results hold facts. A text in them is one that somebody typed, and the field is called after what was typed; the page
/// words the rest when it is shown.
#[test]
fn counts_of_texts_in_events_and_results() {
    let typed = ["who", "name", "category", "text", "list", "how", "answer", "title", "rule"];
    let mut events = source_files(&["src/rules"], &["event.rs"]);
    events.extend(source_files(&["src/evening"], &["moment.rs"]));
    let texts: Vec<(String, String)> = events
        .iter()
        .flat_map(|file| {
            let fields = file.code().filter_map(|(line, code)| Some((line, code.split_once("String")?.0)));
            fields.flat_map(|(line, before)| {
                let field = before.rsplit_once(": ").map(|(names, _)| names.rsplit(['{', ',', ' ']).next());
                let field = field.flatten().map(|name| (name.to_owned(), format!("{}:{line}", file.path)));
                field
                    .filter(|_| !before.contains("let ") && !before.contains(['=', '|', '&', '(']))
                    .into_iter()
            })
        })
        .collect();
    println!("texts in events and results: {} {texts:?}", texts.len());
    let other: Vec<_> = texts.iter().filter(|(name, _)| !typed.contains(&name.as_str())).collect();
    assert!(other.is_empty(), "no sentence belongs in an event or a result: {other:?}");
}
