//! The facts about a deck, such as language and author. All can be edited.

use crate::ui::prelude::*;

use super::edit::DeckEditor;
use crate::{
    decks::{CategoryDeck, DeckKind, Line, LineError, ListProblem, Tone},
    ui::parts::{Notice, set_notice},
};

/// A text field: its label, how to read it and how to write it.
struct DeckFact {
    label: &'static str,
    read: fn(&CategoryDeck) -> String,
    write: fn(&mut CategoryDeck, Option<Line>) -> Result<(), LineError>,
}

const FACTS: [DeckFact; 4] = [
    DeckFact {
        label: "Name",
        read: |deck| deck.name.to_string(),
        write: |deck, line| {
            deck.name = line.ok_or(LineError::Empty)?;
            Ok(())
        },
    },
    DeckFact {
        label: "Language",
        read: |deck| text_of(&deck.language),
        write: |deck, line| {
            deck.language = line;
            Ok(())
        },
    },
    DeckFact {
        label: "Author",
        read: |deck| text_of(&deck.author),
        write: |deck, line| {
            deck.author = line;
            Ok(())
        },
    },
    DeckFact {
        label: "Licence",
        read: |deck| text_of(&deck.licence),
        write: |deck, line| {
            deck.licence = line;
            Ok(())
        },
    },
];

fn text_of(line: &Option<Line>) -> String {
    line.as_ref().map_or_else(String::new, Line::to_string)
}

/// The facts, as fields.
pub(super) fn facts(editor: DeckEditor) -> AnyView {
    let kinds = DeckKind::ALL.map(DeckKind::slug);
    let tones = Tone::ALL.map(Tone::slug);
    // A change of the kind or of the tone, below, is always possible.
    let set_kind = Callback::new(move |slug: String| {
        let Some(kind) = DeckKind::from_slug(&slug) else { return };
        let _ = editor.change(|deck| {
            deck.kind = kind;
            Ok::<_, LineError>(format!("now a deck of {slug}"))
        });
    });
    let set_tone = Callback::new(move |slug: String| {
        let Some(tone) = Tone::from_slug(&slug) else { return };
        let _ = editor.change(|deck| {
            deck.tone = tone;
            Ok::<_, LineError>(format!("now for {slug}"))
        });
    });
    view! {
        <section class="facts wide grid" data-facts="" aria-label="What is known about it">
            {FACTS.iter().map(|fact| field(editor, fact)).collect_view()}
            {choice("Entries", &kinds, move || editor.deck.with(|deck| deck.kind.slug()), set_kind)}
            {choice("For whom", &tones, move || editor.deck.with(|deck| deck.tone.slug()), set_tone)}
        </section>
    }
    .into_any()
}

fn field(editor: DeckEditor, fact: &'static DeckFact) -> AnyView {
    let text = Memo::new(move |_| editor.deck.with(|deck| (fact.read)(deck)));
    let problem = RwSignal::new(None::<String>);
    let write = move |event| {
        let typed = event_target_value(&event);
        let line = match Line::parse(&typed) {
            Ok(line) => Ok(Some(line)),
            Err(LineError::Empty) => Ok(None),
            Err(reason @ (LineError::Long { .. } | LineError::Lost)) => Err(reason),
        };
        let outcome = line.and_then(|line| {
            editor.change(|deck| {
                (fact.write)(deck, line)?;
                Ok(format!("{}: {}", fact.label, typed.trim()))
            })
        });
        set_notice(problem, outcome.err().map(|reason| ListProblem::LineError(reason).to_string()));
    };
    view! {
        <label>
            {fact.label}
            <input type="text" dir="auto" autocomplete="off" prop:value=move || text.get() on:change=write/>
            <Notice text=problem/>
        </label>
    }
    .into_any()
}

fn choice(
    label: &'static str,
    slugs: &[&'static str],
    now: impl Fn() -> &'static str + Copy + Send + Sync + 'static,
    choose: Callback<String>,
) -> AnyView {
    // A `<select>` shows a value only if its option exists, so the initial value is set on the option.
    let first = untrack(now);
    let option = |slug: &&'static str| {
        view! { <option value=*slug selected=*slug == first>{*slug}</option> }.into_any()
    };
    view! {
        <label>
            {label}
            <select prop:value=now on:change=move |event| choose.run(event_target_value(&event))>
                {slugs.iter().map(option).collect_view()}
            </select>
        </label>
    }
    .into_any()
}
