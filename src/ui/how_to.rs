//! The page of rules of every game: frame, and steps with pictures.

use leptos::prelude::use_context;

use crate::ui::prelude::*;

use super::{
    masthead::{Back, Masthead, RulesLinks},
    parts::{Pawn, Sheet, SheetLine},
    screen::Screen,
};
use crate::{play::Kind, rules::piecepack::Suit, screens::house::HouseRule};

/// A context that is set where only the rules are wanted, as in the dialog at the table.
#[derive(Clone)]
pub struct RulesOnly;

/// The page of rules of a game.
#[component]
pub fn RulesPage(
    /// Whose rules they are.
    kind: Kind,

    /// The class for the style sheets.
    class: &'static str,

    title: &'static str,

    /// A line about the game.
    line: &'static str,

    /// The rules.
    inside: AnyView,
) -> AnyView {
    if use_context::<RulesOnly>().is_some() {
        return view! { <div class=format!("text-page {class}") translate="yes"><div class="rules grid">{inside}</div></div> }
            .into_any();
    }
    view! {
        <div class=format!("setup grid text-page {class}")>
            <Masthead here=Screen::HowTo(kind) title line/>
            <main class="grid">
                <RulesLinks here=kind/>
                {inside}
            </main>
            <Back/>
        </div>
    }
    .into_any()
}

/// A step: title, text and picture.
pub type HowToStep = (&'static str, &'static str, AnyView);

/// The steps in order.
#[component]
pub fn Steps(
    /// In their order.
    steps: Vec<HowToStep>,
) -> impl IntoView {
    let step = |(title, text, picture): HowToStep| {
        view! {
            <li class="setup-section">
                <div class="picture row" aria-hidden="true" translate="no">{picture}</div>
                <h2>{title}</h2>
                <p>{text}</p>
            </li>
        }
        .into_any()
    };
    view! { <ol class="steps wide grid">{steps.into_iter().map(step).collect_view()}</ol> }
}

/// The picture of a sheet: its letter, and two lines with number, category and answer.
pub fn sheet(letter: &'static str, lines: [(u8, &'static str, &'static str); 2]) -> AnyView {
    let line = |(number, category, answer): (u8, &'static str, &'static str)| {
        view! { <SheetLine number category done=true>{answer}</SheetLine> }.into_any()
    };
    view! { <Sheet head=letter>{lines.map(line).collect_view()}</Sheet> }.into_any()
}

/// The picture of three answers. The first two are the same, so both are struck.
pub fn answers([one, same, other]: [&'static str; 3]) -> AnyView {
    view! {
        <ul class="judged stack">
            <li class="row"><Pawn suit=Suit::Suns initial="A"/><s>{one}</s></li>
            <li class="row"><Pawn suit=Suit::Moons initial="B"/><s>{same}</s></li>
            <li class="row"><Pawn suit=Suit::Crowns initial="C"/><b>{other}</b></li>
        </ul>
    }
    .into_any()
}

/// A term of a page of rules, and its explanation.
pub type Term = (&'static str, &'static str);

/// The title of the section about answers.
pub const ANSWERS_TITLE: &str = "What counts as an answer";
/// The title of the section about symbols.
pub const SYMBOLS_TITLE: &str = "Signs beside answers";
/// An answer on two lines of a sheet.
pub const USED_ONCE: Term =
    ("An answer is used once.", "If you write it on two lines, only the first can score.");
/// The end of the time.
pub const TIME_UP: Term =
    ("Time up is time up.", "When time runs out, your answers are locked, even in the middle of a word.");
/// As many votes to keep as to strike.
pub const TIE: Term =
    ("A tie?", "Then the votes of the writers are left out. Still tied: the answer counts.");
/// Writing on paper.
pub const ON_PAPER: Term =
    ("On paper", "Everybody writes at once. Then you tap what counts, or type the answers in.");
/// The step in which everybody writes.
pub const WRITE: Term =
    ("Write", "Write one answer for each category that begins with the letter, until time runs out.");
/// The step in which answers are read.
pub const READ: Term = (
    "Read and strike",
    "Category by category, everybody reads out their answer. If two have the same, both are struck. Each answer that counts \
     is a point.",
);
/// Writing, explained to newcomers to a word game.
pub const INTRODUCTION_WRITE: Term =
    ("Write", "Find one answer for each category before time runs out. Each answer begins with the letter.");
/// The title of the card about points for newcomers to a word game.
pub const INTRODUCTION_SCORE: &str = "Score";

/// A section of a page of rules: terms with their explanations.
pub fn section(title: &'static str, terms: &[Term]) -> AnyView {
    view! { <section class="setup-section"><h2>{title}</h2><dl>{list(terms)}</dl></section> }.into_any()
}

/// A section as wide as the page, with an introduction and its terms in columns.
pub fn wide_section(title: &'static str, line: &'static str, terms: &[Term]) -> AnyView {
    view! {
        <section class="setup-section wide">
            <h2>{title}</h2>
            <p class="quietly">{line}</p>
            <dl class="columns grid">{list(terms)}</dl>
        </section>
    }
    .into_any()
}

fn list(terms: &[Term]) -> AnyView {
    let term = |&(term, text): &Term| view! { <div><dt>{term}</dt><dd>{text}</dd></div> };
    terms.iter().map(term).collect_view().into_any()
}

/// The house rules of a game: first the options that are more than a switch, then the switches.
pub fn house_rules<House>(options: &[Term], rules: &'static [HouseRule<House>]) -> AnyView {
    let switches = rules.iter().map(|rule| (rule.title, rule.line));
    let all: Vec<Term> = options.iter().copied().chain(switches).collect();
    wide_section("House rules", "Agree on them before you start.", &all)
}
