//! Blocks of a sentence: each says what it is for and has gaps to be filled, by choosing or in words.

use crate::ui::prelude::*;

use crate::rules::blank::{Asks, Clause, Gap, Line, Rule};

/// A block of the sentence.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum Block {
    /// What sets it off.
    Trigger,
    /// Whom or what a clause is for.
    Target(usize),
    /// What happens to them.
    Effect(usize),
}

impl Block {
    fn gaps(self, rule: &Rule) -> Vec<Gap> {
        match self {
            Block::Trigger => rule.trigger_gaps(),
            Block::Target(at) => rule.target_gaps(at),
            Block::Effect(at) => rule.effect_gaps(at),
        }
    }

    /// The rule with the choice `to` in gap `at`.
    fn chosen(self, rule: &Rule, at: usize, to: usize) -> Option<Rule> {
        match self.gaps(rule).into_iter().nth(at)?.asks {
            Asks::One { of, .. } => of.into_iter().nth(to).map(|(_, rule)| rule),
            Asks::Words { .. } => None,
        }
    }
}

/// A gap as it is drawn: it is drawn anew only when something else is asked, not when somebody writes in it.
#[derive(Debug, Clone, PartialEq)]
struct Shape {
    what: &'static str,
    /// What there is to choose from, and what is chosen.
    of: Vec<String>,
    at: Option<usize>,
    line: Option<Line>,
}

impl From<Gap> for Shape {
    fn from(Gap { what, asks }: Gap) -> Self {
        match asks {
            Asks::One { of, at } => {
                Self { what, of: of.into_iter().map(|(word, _)| word).collect(), at, line: None }
            }
            Asks::Words { line, .. } => Self { what, of: Vec::new(), at: None, line: Some(line) },
        }
    }
}

/// The blocks of a rule's clauses, and a way to another clause, up to the most there can be (BL-82).
pub(super) fn clauses(rule: RwSignal<Rule>) -> AnyView {
    let count = Memo::new(move |_| rule.with(|rule| rule.clauses.len()));
    let more = move |_| rule.update(|rule| rule.clauses.push(Clause::begun()));
    let less = move |_| {
        rule.update(|rule| {
            rule.clauses.pop();
        });
    };
    let all = move || {
        let count = count.get();
        let clause = |at: usize| {
            let word = if at == 0 { "then" } else { "and then" };
            view! { {block(rule, Block::Target(at), word)}{block(rule, Block::Effect(at), "")} }.into_any()
        };
        let more = (count < Clause::MOST).then(|| {
            view! { <button type="button" class="quiet" on:click=more>"and then …"</button> }
        });
        let less = (count > 1).then(|| {
            view! { <button type="button" class="quiet" on:click=less>"Leave out the last"</button> }
        });
        view! { {(0..count).map(clause).collect_view()}<p class="row">{more}{less}</p> }.into_any()
    };
    all.into_any()
}

/// A block of wood, with the gaps in it.
pub(super) fn block(rule: RwSignal<Rule>, block: Block, word: &'static str) -> AnyView {
    let shapes = Memo::new(move |_| {
        rule.with(|rule| block.gaps(rule).into_iter().map(Shape::from).collect::<Vec<_>>())
    });
    let (kind, label) = match block {
        Block::Trigger => ("trigger", "What sets it off"),
        Block::Target(_) => ("target", "For whom or what"),
        Block::Effect(_) => ("effect", "What happens"),
    };
    let gaps = move || {
        shapes.get().into_iter().enumerate().map(|(at, shape)| gap(rule, block, at, shape)).collect_view()
    };
    view! {
        <div class="block" data-block=kind role="group" aria-label=label>
            <b aria-hidden="true">{word}</b>
            {gaps}
        </div>
    }
    .into_any()
}

fn gap(rule: RwSignal<Rule>, block: Block, at: usize, shape: Shape) -> AnyView {
    let Some(line) = shape.line else { return choice(rule, block, at, shape) };
    let first = rule.with_untracked(|rule| match block.gaps(rule).into_iter().nth(at)?.asks {
        Asks::Words { text, .. } => Some(text),
        Asks::One { .. } => None,
    });
    view! {
        <input
            class="gap"
            aria-label=shape.what
            placeholder=shape.what
            autocomplete="off"
            dir="auto"
            maxlength="200"
            value=first.unwrap_or_default()
            on:input=move |event| rule.update(|rule| rule.say(line, event_target_value(&event)))
        />
    }
    .into_any()
}

fn choice(rule: RwSignal<Rule>, block: Block, at: usize, shape: Shape) -> AnyView {
    let choose = move |event| {
        let Ok(to) = event_target_value(&event).parse() else { return };
        let chosen = rule.with_untracked(|rule| block.chosen(rule, at, to));
        if let Some(chosen) = chosen {
            rule.set(chosen);
        }
    };
    let now = shape.at;
    let option = |(at, word): (usize, String)| {
        view! { <option value=at.to_string() selected=now == Some(at)>{word}</option> }.into_any()
    };
    view! {
        <select class="gap" aria-label=shape.what on:change=choose>
            {shape.of.into_iter().enumerate().map(option).collect_view()}
        </select>
    }
    .into_any()
}
