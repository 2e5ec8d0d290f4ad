//! LK-33: screen readers say a sentence again only if its text changes. So components show sentences with `show_notice`, `set_notice` or
//! `announce`, which make an equal one another text, and set the signal themselves only to remove one.

use super::{SourceFile, assert_none, source_files};

/// The names of the signals that are shown in notices: `full` of `<Notice text=list.full/>`. A notice with `attempts` says its sentence
/// again at each of them.
fn notice_signals(code: &str) -> impl Iterator<Item = &str> {
    code.split("<Notice text=").skip(1).filter_map(|rest| {
        let (name, after) = rest.split_once(|c: char| !c.is_alphanumeric() && !"_.".contains(c))?;
        if after.starts_with("attempts") { None } else { name.rsplit('.').next() }
    })
}

/// Whether a line of code gives a signal with this end of its name a sentence by itself.
fn sets_directly(line: &str, signal: &str) -> bool {
    ["set", "try_set", "update"].iter().any(|set| {
        let call = format!("{signal}.{set}(");
        line.split(&call).skip(1).any(|argument| !argument.starts_with("None)"))
    })
}

/// The same for a signal that has this name and not a longer one.
fn sets_named(line: &str, signal: &str) -> bool {
    [" ", ".", "("].iter().any(|before| sets_directly(line, &format!("{before}{signal}")))
}

#[test]
fn signals_of_notices_and_where_they_are_set_are_found() {
    let code = "<Notice text=error/> <Notice text=list.full/> <Notice text=answer attempts=attempts/>";
    assert_eq!(notice_signals(code).collect::<Vec<_>>(), ["error", "full"]);
    assert!(sets_named("None => list.full.set(too_many(1)),", "full"));
    assert!(sets_named("let _ = copied.try_set(Some(sentence));", "copied"));
    assert!(!sets_named("self.full.set(None);", "full"));
    assert!(!sets_named("self.save_error.set(outcome)", "error"), "another signal");
    assert!(sets_directly("self.last_notice.set(outcome)", "notice"));
}

/// LK-33
#[test]
fn no_component_sets_a_notice_to_a_sentence() {
    let mut files = source_files(&["src/ui"], &[".rs"]);
    files.retain(|file| file.path != "src/ui/parts/mod.rs");
    let mut found = Vec::new();
    let mut find = |file: &SourceFile, sets: &dyn Fn(&str) -> bool| {
        let lines = file.code().filter(|(_, line)| sets(line));
        found.extend(lines.map(|(number, line)| format!("{}:{number}: {}", file.path, line.trim())));
    };
    for file in &files {
        find(file, &|line| sets_directly(line, "notice") || sets_directly(line, "announced"));
        // The signals of a screen are set in the files below it and beside it, too.
        let folder = file.path.trim_end_matches(|c: char| c != '/');
        let below = file.path.trim_end_matches(".rs").to_owned() + "/";
        let is_near = |other: &&SourceFile| {
            let beside = folder != "src/ui/" && other.path.starts_with(folder);
            other.path == file.path || beside || other.path.starts_with(&below)
        };
        for signal in notice_signals(&file.text) {
            files.iter().filter(is_near).for_each(|other| find(other, &|line| sets_named(line, signal)));
        }
    }
    assert_none(&found, "use a function of src/ui/parts/mod.rs, which makes an equal sentence heard again");
}

/// LK-33: only [`said_again`](partypiece::screens::said_again) adds the space that makes an equal sentence heard again.
#[test]
fn a_sentence_is_made_heard_again_in_one_place() {
    let adds = |line: &str| line.contains("+ \"\\u{a0}\"") || line.contains("\"\\u{a0}\" }");
    let mut found = Vec::new();
    for file in source_files(&["src"], &[".rs"]) {
        let lines = file.code().filter(|(_, line)| adds(line));
        found.extend(lines.map(|(line_number, _)| format!("{}:{line_number}", file.path)));
    }
    assert_eq!(found.len(), 1, "use `said_again`: {found:?}");
}
