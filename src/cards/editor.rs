//! An editor for rules: the sentence of a rule has gaps, and the writer fills each gap.
//!
//! The writer chooses a trigger, targets and effects from lists. Each choice gives a complete rule that makes sense; only
//! texts may still be missing (BL-82, BL-104). In this module `make` is a function from a new value to the changed rule.

mod cards;
mod effect;
mod surprise;
mod trigger;
mod words;

use crate::rules::blank::{
    AutoEffect, Chooser, Clause, Effect, Pattern, PlayerSelector, Rule, RuleSelector, Target, Trigger,
};
use cards::filter_gaps;

/// A place in a rule where the writer chooses or writes something.
#[derive(Debug, Clone, PartialEq)]
pub struct Gap {
    /// The label of the gap, for example `how many`.
    pub label: &'static str,
    /// What the writer enters.
    pub input: GapInput,
}

/// What the writer enters in a gap.
#[derive(Debug, Clone, PartialEq)]
pub enum GapInput {
    /// A choice: each option has a name and the rule that it leads to.
    Choice {
        /// All options, in the order in which they are offered.
        options: Vec<(String, Rule)>,
        /// Index of the present option; `None` if the rule was made elsewhere and has a value that is not offered.
        selected: Option<usize>,
    },
    /// A text in free words.
    Text {
        /// Where in the rule the text is.
        field: TextField,
        /// The present text.
        text: String,
    },
}

/// Where in a rule a free text is. The numbers are indices of clauses.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TextField {
    /// The event or the act that triggers the rule.
    Trigger,
    /// The description of the players an effect is for.
    Target(usize),
    /// The text of the effect: what to say, do or ask, or free words.
    Effect(usize),
    /// The right answer.
    Answer(usize),
    /// The description of the other player in an effect: whom to take from, give to, swap with or show the hand to.
    With(usize),
    /// The name that a pattern requires as signature.
    Author(PatternLocation),
    /// The text that a pattern requires in the title.
    Title(PatternLocation),
}

/// A pattern of a filter: where the filter is, and whether it is the pattern after the "or".
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PatternLocation {
    filter: FilterLocation,
    second: bool,
}

/// Where in a rule a filter is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum FilterLocation {
    Trigger,
    /// The cards of the hand that triggers the rule.
    Hand,
    Target(usize),
    Effect(usize),
}

impl FilterLocation {
    /// Whether a filter at this place may compare a card with the top card. A card that is played (trigger) or
    /// discarded (effect) can be compared; a card that is in a hand or already in play (target) cannot.
    fn has_previous_card(self) -> bool {
        match self {
            FilterLocation::Trigger | FilterLocation::Effect(_) => true,
            FilterLocation::Hand | FilterLocation::Target(_) => false,
        }
    }
}

impl Rule {
    /// The rule that the editor starts with: the next player draws a card whenever a card is played.
    pub fn template() -> Self {
        Self {
            title: String::new(),
            trigger: trigger::played(),
            clauses: vec![Clause::template()],
            author: String::new(),
        }
    }

    /// The gaps of its trigger.
    pub fn trigger_gaps(&self) -> Vec<Gap> {
        trigger::gaps(self)
    }

    /// The gaps of the target of the clause at `clause_index`. Where words describe the players, they have a field.
    pub fn target_gaps(&self, clause_index: usize) -> Vec<Gap> {
        let Some(clause) = self.clauses.get(clause_index) else { return Vec::new() };
        let make = |target: Target| self.with_target(clause_index, target);
        let mut gaps = vec![choice_gap("who or what", self, target_options(&clause.target, &make))];
        match &clause.target {
            Target::Players(PlayerSelector::Worded(text)) | Target::Hands(PlayerSelector::Worded(text)) => {
                gaps.push(text_gap("in your words", TextField::Target(clause_index), text));
            }
            Target::Hands(players) => {
                gaps.push(player_gap("whose hand", self, players, &|players| make(Target::Hands(players))));
            }
            Target::InPlay(cards) if !cards.is_any() => {
                filter_gaps(
                    self,
                    cards,
                    FilterLocation::Target(clause_index),
                    &|cards| make(Target::InPlay(cards)),
                    &mut gaps,
                );
            }
            Target::Rules(_) => {
                let all = [
                    RuleSelector::Newest,
                    RuleSelector::Oldest,
                    RuleSelector::Chosen,
                    RuleSelector::Random,
                    RuleSelector::All,
                    RuleSelector::This,
                ];
                let all = all.map(|selector| (selector.to_string(), make(Target::Rules(selector))));
                gaps.push(choice_gap("which rule", self, all.into()));
            }
            Target::Players(_) | Target::InPlay(_) | Target::DrawPile | Target::DiscardPile => {}
        }
        gaps
    }

    /// The gaps of the effect of the clause at `clause_index`.
    pub fn effect_gaps(&self, clause_index: usize) -> Vec<Gap> {
        effect::gaps(self, clause_index)
    }

    /// Writes a free text into its field.
    pub fn set_text(&mut self, field: TextField, text: String) {
        if let Some(old) = self.text_mut(field) {
            *old = text;
        }
    }

    /// The text of a field, if the rule has this field.
    fn text_mut(&mut self, field: TextField) -> Option<&mut String> {
        match field {
            TextField::Trigger => match &mut self.trigger {
                Trigger::ReportedAct(text) | Trigger::ReportedEvent(text) => Some(text),
                Trigger::Played { .. }
                | Trigger::Drawn { .. }
                | Trigger::Discarded(_)
                | Trigger::Detected(_)
                | Trigger::Hand { .. }
                | Trigger::Time { .. }
                | Trigger::AsWritten => None,
            },
            TextField::Target(clause_index) => {
                let clause = self.clauses.get_mut(clause_index)?;
                let (Target::Players(PlayerSelector::Worded(text))
                | Target::Hands(PlayerSelector::Worded(text))) = &mut clause.target
                else {
                    return None;
                };
                Some(text)
            }
            TextField::Effect(clause_index) => match &mut self.clauses.get_mut(clause_index)?.effect {
                Effect::Say(text)
                | Effect::Do(text)
                | Effect::OrDraw { text, .. }
                | Effect::Keep { text, .. }
                | Effect::Free(text)
                | Effect::Ask { question: text, .. }
                | Effect::Contest { text, .. } => Some(text),
                Effect::Auto(_) => None,
            },
            TextField::Answer(clause_index) => {
                let Effect::Ask { answer, .. } = &mut self.clauses.get_mut(clause_index)?.effect else {
                    return None;
                };
                Some(answer)
            }
            TextField::With(clause_index) => {
                let Effect::Auto(
                    AutoEffect::Take { from: PlayerSelector::Worded(text), .. }
                    | AutoEffect::Give { to: PlayerSelector::Worded(text), .. }
                    | AutoEffect::Swap(PlayerSelector::Worded(text))
                    | AutoEffect::ShowTo(PlayerSelector::Worded(text)),
                ) = &mut self.clauses.get_mut(clause_index)?.effect
                else {
                    return None;
                };
                Some(text)
            }
            TextField::Author(location) => self.pattern(location)?.author.as_mut(),
            TextField::Title(location) => self.pattern(location)?.title.as_mut(),
        }
    }

    /// The pattern at a location, if the rule has it.
    fn pattern(&mut self, location: PatternLocation) -> Option<&mut Pattern> {
        let filter = match location.filter {
            FilterLocation::Trigger => {
                let (Trigger::Played { cards, .. } | Trigger::Discarded(cards)) = &mut self.trigger else {
                    return None;
                };
                cards
            }
            FilterLocation::Hand => {
                let Trigger::Hand { cards, .. } = &mut self.trigger else { return None };
                cards
            }
            FilterLocation::Target(clause_index) => {
                let Target::InPlay(cards) = &mut self.clauses.get_mut(clause_index)?.target else {
                    return None;
                };
                cards
            }
            FilterLocation::Effect(clause_index) => {
                let Effect::Auto(AutoEffect::DiscardAll(cards)) =
                    &mut self.clauses.get_mut(clause_index)?.effect
                else {
                    return None;
                };
                cards
            }
        };
        filter.0.get_mut(usize::from(location.second))
    }

    /// The rule with another target. An effect that makes no sense for this target is replaced by one that does.
    fn with_target(&self, clause_index: usize, target: Target) -> Self {
        let mut rule = self.clone();
        if let Some(clause) = rule.clauses.get_mut(clause_index) {
            clause.target = target;
            if !clause.fits() {
                clause.effect = effect::first_for(&clause.target);
            }
        }
        rule
    }

    /// The rule with another effect.
    fn with_effect(&self, clause_index: usize, effect: Effect) -> Self {
        let mut rule = self.clone();
        if let Some(clause) = rule.clauses.get_mut(clause_index) {
            clause.effect = effect;
        }
        rule
    }
}

impl Clause {
    /// The clause that the editor starts with: the next player draws a card.
    pub fn template() -> Self {
        Self {
            target: Target::Players(PlayerSelector::Next),
            effect: Effect::Auto(AutoEffect::Draw(1.into())),
        }
    }
}

impl Gap {
    /// Leaves out the options that do not fit.
    fn without(mut self, current: &Rule, unfit: impl Fn(&Rule) -> bool) -> Self {
        if let GapInput::Choice { options, selected } = &mut self.input {
            options.retain(|(_, rule)| !unfit(rule));
            *selected = options.iter().position(|(_, rule)| rule == current);
        }
        self
    }
}

/// Makes a gap with a choice of options.
fn choice_gap(label: &'static str, current: &Rule, options: Vec<(String, Rule)>) -> Gap {
    let selected = options.iter().position(|(_, rule)| rule == current);
    Gap { label, input: GapInput::Choice { options, selected } }
}

/// Makes a gap with a field for free words.
fn text_gap(label: &'static str, field: TextField, text: &str) -> Gap {
    Gap { label, input: GapInput::Text { field, text: text.to_owned() } }
}

/// Makes a gap with a choice of numbers.
fn number_gap(label: &'static str, current: &Rule, least: u8, most: u8, make: &dyn Fn(u8) -> Rule) -> Gap {
    choice_gap(label, current, (least..=most).map(|n| (n.to_string(), make(n))).collect())
}

/// Every way to select players. If `now` is a description, its text is kept.
fn player_selectors(now: &PlayerSelector) -> [PlayerSelector; 14] {
    let worded = if let PlayerSelector::Worded(text) = now { text.clone() } else { String::new() };
    [
        PlayerSelector::Next,
        PlayerSelector::Previous,
        PlayerSelector::All,
        PlayerSelector::Others,
        PlayerSelector::Active,
        PlayerSelector::Causer,
        PlayerSelector::Chosen,
        PlayerSelector::ChosenBy(Chooser::Next),
        PlayerSelector::ChosenBy(Chooser::Previous),
        PlayerSelector::ChosenBy(Chooser::Causer),
        PlayerSelector::Most,
        PlayerSelector::Fewest,
        PlayerSelector::Random,
        PlayerSelector::Worded(worded),
    ]
}

/// The name of a way to select players in a list of choices.
fn selector_name(selector: &PlayerSelector) -> String {
    if let PlayerSelector::Worded(_) = selector { "whoever …".to_owned() } else { selector.to_string() }
}

fn player_gap(
    label: &'static str,
    current: &Rule,
    players: &PlayerSelector,
    make: &dyn Fn(PlayerSelector) -> Rule,
) -> Gap {
    choice_gap(
        label,
        current,
        player_selectors(players)
            .into_iter()
            .map(|players| (selector_name(&players), make(players)))
            .collect(),
    )
}

/// All kinds of targets. The present target keeps its details; any other one begins with details that make sense.
fn target_options(now: &Target, make: &dyn Fn(Target) -> Rule) -> Vec<(String, Rule)> {
    let players = match now {
        Target::Players(players) | Target::Hands(players) => players.clone(),
        Target::InPlay(_) | Target::DrawPile | Target::DiscardPile | Target::Rules(_) => PlayerSelector::Next,
    };
    let rules = if let Target::Rules(selector) = now { *selector } else { RuleSelector::Newest };
    let cards = match now {
        Target::InPlay(cards) if !cards.is_any() => cards.clone(),
        _ => cards::ones(),
    };
    let for_players = player_selectors(&players)
        .into_iter()
        .map(|players| (selector_name(&players), Target::Players(players)));
    let others = [
        ("the cards of a hand", Target::Hands(players)),
        ("the top card", Target::InPlay(cards::any())),
        ("all cards of a kind", Target::InPlay(cards)),
        ("the Draw Pile", Target::DrawPile),
        ("the Discard Pile", Target::DiscardPile),
        ("open rules", Target::Rules(rules)),
    ];
    let others = others.map(|(name, target)| (name.to_owned(), target));
    for_players.chain(others).map(|(name, target)| (name, make(target))).collect()
}
