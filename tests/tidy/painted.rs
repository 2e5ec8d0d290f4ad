//! Checks of the painted set-ups of `index.html` against the words of the program.

use std::{fs, path::Path};

use partypiece::{
    play::Kind,
    rules::{player::Level, sheets::Answers},
    screens::{
        GameFacts, SetUpFacts,
        address::pages,
        guests::remove_all_label,
        painted::{ADD_COMPUTER, ADD_PERSON, START, line},
        pieceagories::{FIRST_SOURCES, source_texts},
        sheets::answering_texts,
    },
    setup::{
        guests::{BOT_NAMES, Invited},
        pieceagories::SourceChoice,
    },
};

/// What stands between two texts, everywhere.
fn between<'a>(text: &'a str, before: &str, after: &str) -> Vec<&'a str> {
    text.split(before).skip(1).filter_map(|rest| rest.split(after).next()).collect()
}

fn painted() -> String {
    let page = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("index.html")).unwrap();
    between(&page, "<template id=\"painted\"", "</template>").concat()
}

/// NW-06: each painted set-up has the title, the line and the seats of the real one.
#[test]
fn painted_set_ups_have_the_words_of_the_program() {
    let titles = Kind::ALL.map(|kind| {
        let section = if kind == Kind::Pieceagories { "around" } else { "guests" };
        let SetUpFacts { invited, most_before_crowd, .. } = GameFacts::of(kind).set_up;
        let everybody = if invited == Invited::Everybody { " data-everybody" } else { "" };
        format!(
            "=\"{}\" data-section=\"{section}\" data-seats=\"{}\" data-crowd=\"{}\"{everybody}>\
             <h1>{}</h1><p>{}</p>",
            kind.slug(),
            GameFacts::seats_of(kind),
            most_before_crowd,
            kind.title(),
            line(kind)
        )
    });
    assert_eq!(between(&painted(), "<div data-game", "</div>"), titles);
}

/// NW-06: so have their buttons, links and fields.
#[test]
fn painted_buttons_have_the_words_of_the_program() {
    let painted = painted();
    assert_eq!(between(&painted, "data-add=\"person\">", "<"), [ADD_PERSON; 2]);
    assert_eq!(between(&painted, "data-add=\"computer\">", "<"), [ADD_COMPUTER]);
    assert_eq!(between(&painted, "data-primary>", "<"), [START]);
    assert_eq!(between(&painted, "data-soon=\"", "\""), ["Starts in a moment."]);
    assert_eq!(between(&painted, "data-loading=\"", "\""), ["Loading the games"]);
    let remove_all = remove_all_label(3).unwrap();
    assert_eq!(
        between(&painted, "data-remove-all data-label=\"", "\""),
        [remove_all.strip_suffix(" 3").unwrap(); 2]
    );
    let links = pages(Kind::Blank).map(|(screen, name)| {
        let address = screen.hash();
        format!("{}\">{name}", address.strip_suffix("/blank").unwrap_or(&address))
    });
    assert_eq!(between(&painted, "<a href=\"", "</a>"), links);
    let levels = Level::ALL.map(|level| {
        let stored = serde_json::to_string(&level).unwrap();
        format!("={stored}>computer, {level}")
    });
    assert_eq!(between(&painted, "<option value", "</option>")[1..], levels);
    assert_eq!(between(&painted, "data-computers=\"", "\""), [BOT_NAMES.join(" ")]);
    assert_eq!(serde_json::to_string(&Level::Medium).unwrap(), "\"medium\"");
    assert_eq!(between(&painted, "data-level=\"", "\""), ["medium"], "the level that `add_bot` gives there");
}

/// NW-06: what the program adds in the middle of the table takes as much place as it will.
#[test]
fn painted_choices_have_the_words_of_the_program() {
    let sources = FIRST_SOURCES.map(|from: SourceChoice| source_texts(from));
    let ways = [Answers::Typed, Answers::Paper].map(answering_texts);
    let choices: Vec<String> = sources
        .into_iter()
        .chain(ways)
        .map(|(title, line)| format!("{title}</b><small>{line}</small>"))
        .collect();
    assert_eq!(between(&painted(), "<span><b>", "</span>"), choices);
}
