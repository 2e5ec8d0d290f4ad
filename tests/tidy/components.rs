//! Checks that components only draw.

use super::source_files;

/// How many places in `src/ui` may choose what comes one frame late.
const MOST_LATE: usize = 13;

/// What may come one frame late is said once for each region of the page, where it is drawn.
#[test]
fn few_places_choose_to_be_late() {
    let mut found = Vec::new();
    for file in source_files(&["src/ui"], &[".rs"]) {
        let calls = file.code().filter(|(_, line)| line.contains("afterwards(") && !line.contains("pub fn"));
        found.extend(calls.map(|(at, _)| format!("{}:{at}", file.path)));
    }
    assert!(found.len() <= MOST_LATE, "use what the table has late already:\n{}", found.join("\n"));
}
