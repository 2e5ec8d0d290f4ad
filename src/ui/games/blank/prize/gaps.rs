//! The sentence of a rule or a card. It has parts: a trigger and clauses. Below the sentence are the blocks of the open part, and a
//! block has gaps, filled by a choice or by text.

use crate::ui::prelude::*;

use crate::{
    cards::{Gap, GapInput, TextField},
    rules::blank::{Clause, MAX_TEXT, Rule},
    ui::parts::Quiet,
};

/// A block of the sentence.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Block {
    /// When it happens.
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

/// On what the sentence is written.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum SentenceOn {
    /// A Rule Card: a trigger and clauses.
    RuleCard,
    /// A Game Card: only clauses, because it has no trigger (BL-83).
    GameCard,
}

/// A part of the sentence. One part is open and shows its blocks.
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
            SentencePart::Trigger => rule.beginning(),
            SentencePart::Clause(index) => {
                let clause = rule.clauses.get(index).map(ToString::to_string).unwrap_or_default();
                (rule.before_clause(index), clause)
            }
        }
    }
}

/// The whole sentence of a rule, whose parts are pressed to be changed, and below it the blocks of the open part (BL-82, BW-15). A
/// button adds another clause up to the limit. On a Game Card only the clauses of `rule` are used.
pub(super) fn parts(rule: RwSignal<Rule>, on: SentenceOn) -> AnyView {
    let with_trigger = on == SentenceOn::RuleCard;
    let first = if with_trigger { SentencePart::Trigger } else { SentencePart::Clause(0) };
    let open_part = RwSignal::new(first);
    let count = Memo::new(move |_| rule.with(|rule| rule.clauses.len()));
    let more = move |_| {
        open_part.set(SentencePart::Clause(count.get_untracked()));
        rule.update(|rule| rule.clauses.push(Clause::template()));
    };
    let sentence = move || {
        let count = count.get();
        let clauses = (0..count).map(SentencePart::Clause);
        let all = with_trigger.then_some(SentencePart::Trigger).into_iter().chain(clauses);
        let last = SentencePart::Clause(count.saturating_sub(1));
        let part = |part| sentence_part(rule, part, open_part, if part == last { "." } else { "," });
        let more = (count < Clause::MAX).then(|| {
            view! { <button type="button" class="quiet" on:click=more>"and then …"</button> }.into_any()
        });
        view! { {all.map(part).collect_view()}{more} }.into_any()
    };
    let lead = (!with_trigger).then(|| view! { <b class="played">"If this card is played on top,"</b> });
    view! {
        <div class="part stack">
            <div class="sentence row">{lead}{sentence}</div>
            {move || open_blocks(rule, open_part, count.get() > 1)}
        </div>
    }
    .into_any()
}

/// A part of the sentence, with the sign after it. A press opens its blocks.
fn sentence_part(
    rule: RwSignal<Rule>,
    part: SentencePart,
    open_part: RwSignal<SentencePart>,
    sign: &'static str,
) -> AnyView {
    let description = Memo::new(move |_| rule.with(|rule| part.describe(rule)));
    let is_open = move || (open_part.get() == part).to_string();
    view! {
        <span>
            <button type="button" class="unstyled part-text" aria-expanded=is_open on:click=move |_| open_part.set(part)>
                <b>{move || description.get().0}</b>" "<span dir="auto">{move || description.get().1}</span>
            </button>
            <span aria-hidden="true">{sign}</span>
        </span>
    }.into_any()
}

fn open_blocks(rule: RwSignal<Rule>, open_part: RwSignal<SentencePart>, can_be_removed: bool) -> AnyView {
    let SentencePart::Clause(index) = open_part.get() else {
        return view! { {block(rule, Block::Trigger)}{offered_trigger(rule)} }.into_any();
    };
    let remove = move |_| {
        open_part.set(SentencePart::Clause(index.saturating_sub(1)));
        rule.update(|rule| {
            if index < rule.clauses.len() {
                rule.clauses.remove(index);
            }
        });
    };
    let remove = can_be_removed.then(|| {
        view! { <button type="button" class="quiet" on:click=remove>"Remove this part"</button> }.into_any()
    });
    view! { {block(rule, Block::Target(index))}{block(rule, Block::Effect(index))}{remove} }.into_any()
}

/// The block for a trigger that was written in words, if the page can see it by itself (BW-16).
fn offered_trigger(rule: RwSignal<Rule>) -> AnyView {
    let offered = Memo::new(move |_| rule.with(Rule::offered_trigger));
    let use_it = move |()| {
        if let Some(trigger) = offered.get_untracked() {
            rule.update(|rule| rule.trigger = trigger);
        }
    };
    view! { <Show when=move || offered.with(Option::is_some)><p class="offer row">{CAN_SEE}<Quiet on_press=use_it>{USE_BLOCK}</Quiet></p></Show> }
        .into_any()
}

/// Why a block is offered.
pub(super) const CAN_SEE: &str = "The computer can see when that happens.";
/// The button that takes the block.
pub(super) const USE_BLOCK: &str = "Let the computer watch for it";

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
            // Names and titles are shorter: one that is too long is refused when the draft is shown.
            maxlength=MAX_TEXT.to_string()
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
