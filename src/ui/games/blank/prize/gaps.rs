//! The sentence of a rule or a card. It has parts: a trigger and clauses. An open part shows its blocks, and a block has gaps,
//! filled by a choice or by text.

use crate::ui::prelude::*;

use crate::{
    cards::{Gap, GapInput, TextField},
    rules::blank::{Clause, Rule},
};

/// A block of the sentence.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Block {
    /// The trigger.
    Trigger,
    /// The target of a clause.
    Target(usize),
    /// The effect of a clause.
    Effect(usize),
}

impl Block {
    fn gaps(self, rule: &Rule) -> Vec<Gap> {
        match self {
            Block::Trigger => rule.trigger_gaps(),
            Block::Target(index) => rule.target_gaps(index),
            Block::Effect(index) => rule.effect_gaps(index),
        }
    }

    /// The rule after somebody chooses `option` in the gap at `index`. Each option comes with the rule that it leads to.
    fn chosen(self, rule: &Rule, index: usize, option: usize) -> Option<Rule> {
        match self.gaps(rule).into_iter().nth(index)?.input {
            GapInput::Choice { options, .. } => options.into_iter().nth(option).map(|(_, rule)| rule),
            GapInput::Text { .. } => None,
        }
    }
}

/// The shape of a gap. The gap is drawn again only when this changes, not while somebody types.
#[derive(Debug, Clone, PartialEq)]
struct GapShape {
    label: &'static str,
    /// The options and the chosen one.
    options: Vec<String>,
    selected: Option<usize>,
    field: Option<TextField>,
}

impl From<Gap> for GapShape {
    fn from(Gap { label, input }: Gap) -> Self {
        match input {
            GapInput::Choice { options, selected } => Self {
                label,
                options: options.into_iter().map(|(label, _)| label).collect(),
                selected,
                field: None,
            },
            GapInput::Text { field, .. } => {
                Self { label, options: Vec::new(), selected: None, field: Some(field) }
            }
        }
    }
}

/// A part of the sentence. At most one part is open and shows its blocks.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum SentencePart {
    /// The trigger of the rule.
    Trigger,
    /// One of the clauses.
    Clause(usize),
}

impl SentencePart {
    /// Its label and its present words.
    fn describe(self, rule: &Rule) -> (&'static str, String) {
        match self {
            SentencePart::Trigger => ("If", rule.trigger.to_string()),
            SentencePart::Clause(index) => {
                let label = if index == 0 { "then" } else { "and then" };
                (label, rule.clauses.get(index).map(ToString::to_string).unwrap_or_default())
            }
        }
    }
}

/// The parts of a rule's sentence, at most one of them open, and a button for another clause up to the limit (BL-82). A
/// Game Card has no trigger (BL-83): of its `rule` only the clauses are used.
pub(super) fn parts(rule: RwSignal<Rule>, with_trigger: bool) -> AnyView {
    let open_part =
        RwSignal::new(Some(if with_trigger { SentencePart::Trigger } else { SentencePart::Clause(0) }));
    let count = Memo::new(move |_| rule.with(|rule| rule.clauses.len()));
    let more = move |_| {
        open_part.set(Some(SentencePart::Clause(count.get_untracked())));
        rule.update(|rule| rule.clauses.push(Clause::template()));
    };
    let clauses = move || {
        let count = count.get();
        let more = (count < Clause::MAX).then(|| {
            view! { <button type="button" class="quiet" on:click=more>"and then …"</button> }.into_any()
        });
        let clause = |index: usize| part(rule, SentencePart::Clause(index), open_part, count > 1);
        view! { {(0..count).map(clause).collect_view()}{more} }.into_any()
    };
    let trigger = with_trigger.then(|| part(rule, SentencePart::Trigger, open_part, false));
    view! { {trigger}{clauses} }.into_any()
}

/// A part. A press opens it and closes the others, or closes it if it is open.
fn part(
    rule: RwSignal<Rule>,
    part: SentencePart,
    open_part: RwSignal<Option<SentencePart>>,
    can_be_removed: bool,
) -> AnyView {
    let description = Memo::new(move |_| rule.with(|rule| part.describe(rule)));
    let is_open = Memo::new(move |_| open_part.get() == Some(part));
    let toggle = move |_| open_part.set(if is_open.get_untracked() { None } else { Some(part) });
    let blocks = move || {
        if !is_open.get() {
            return ().into_any();
        }
        match part {
            SentencePart::Trigger => block(rule, Block::Trigger),
            SentencePart::Clause(index) => {
                let remove = move |_| {
                    open_part.set(Some(SentencePart::Clause(index.saturating_sub(1))));
                    rule.update(|rule| {
                        if index < rule.clauses.len() {
                            rule.clauses.remove(index);
                        }
                    });
                };
                let remove = can_be_removed.then(|| {
                    view! { <button type="button" class="quiet" on:click=remove>"Remove this part"</button> }.into_any()
                });
                view! { {block(rule, Block::Target(index))}{block(rule, Block::Effect(index))}{remove} }
                    .into_any()
            }
        }
    };
    view! {
        <div class="part stack" data-open=move || is_open.get().to_string()>
            <button type="button" class="unstyled part-text" aria-expanded=move || is_open.get().to_string() on:click=toggle>
                <b>{move || description.get().0}</b>" "<span dir="auto">{move || description.get().1}</span>
            </button>
            {blocks}
        </div>
    }.into_any()
}

/// A block with its gaps.
fn block(rule: RwSignal<Rule>, block: Block) -> AnyView {
    let shapes = Memo::new(move |_| {
        rule.with(|rule| block.gaps(rule).into_iter().map(GapShape::from).collect::<Vec<_>>())
    });
    let (kind, label) = match block {
        Block::Trigger => ("trigger", "When it happens"),
        Block::Target(_) => ("target", "For whom or what"),
        Block::Effect(_) => ("effect", "What happens"),
    };
    let gaps = move || {
        shapes
            .get()
            .into_iter()
            .enumerate()
            .map(|(index, shape)| gap(rule, block, index, shape))
            .collect_view()
    };
    view! { <div class="block row" data-block=kind role="group" aria-label=label>{gaps}</div> }.into_any()
}

fn gap(rule: RwSignal<Rule>, block: Block, index: usize, shape: GapShape) -> AnyView {
    let Some(field) = shape.field else { return choice(rule, block, index, shape) };
    let initial_text = rule.with_untracked(|rule| match block.gaps(rule).into_iter().nth(index)?.input {
        GapInput::Text { text, .. } => Some(text),
        GapInput::Choice { .. } => None,
    });
    let input = view! {
        <input
            aria-label=shape.label
            autocomplete="off"
            dir="auto"
            maxlength="200"
            value=initial_text.unwrap_or_default()
            on:input=move |event| rule.update(|rule| rule.set_text(field, event_target_value(&event)))
        />
    }
    .into_any();
    labelled(shape.label, input)
}

/// The control of a gap, with its label.
fn labelled(label: &'static str, control: AnyView) -> AnyView {
    view! { <label class="gap"><span aria-hidden="true">{label}</span>{control}</label> }.into_any()
}

fn choice(rule: RwSignal<Rule>, block: Block, index: usize, shape: GapShape) -> AnyView {
    let choose = move |event| {
        let Ok(option) = event_target_value(&event).parse() else { return };
        let chosen = rule.with_untracked(|rule| block.chosen(rule, index, option));
        if let Some(chosen) = chosen {
            rule.set(chosen);
        }
    };
    let selected = shape.selected;
    let option = |(index, label): (usize, String)| {
        view! { <option value=index.to_string() selected=selected == Some(index)>{label}</option> }.into_any()
    };
    let select = view! {
        <select aria-label=shape.label on:change=choose>
            {shape.options.into_iter().enumerate().map(option).collect_view()}
        </select>
    }
    .into_any();
    labelled(shape.label, select)
}
