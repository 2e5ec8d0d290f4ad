//! What people decide, report or still have to do: choices, events of rules, obligations; and what lasts.

use super::{name, source_name};
use crate::{
    rules::{
        Seat,
        blank::{
            Action, ChoiceKind, Chooser, Clause, Destination, Duty, Obligation, ObligationState, PhaseView,
            Pick, PlayerSelector, Rule, RuleIndex, Side, Target, Trigger, View, WHOEVER, points_text,
            without_stop,
        },
    },
    wording::{Noun, Sentence, counted, isolated},
};

/// What a choice is about, in style sheets.
pub fn choice_slug(kind: &ChoiceKind) -> &'static str {
    match kind {
        ChoiceKind::Player { .. }
        | ChoiceKind::Players { .. }
        | ChoiceKind::Points { .. }
        | ChoiceKind::Contest { .. } => "people",
        ChoiceKind::Cards { .. } | ChoiceKind::HasSeenHand { .. } | ChoiceKind::EverybodyHasSeen => "cards",
        ChoiceKind::Rule => "rule",
        ChoiceKind::Colour => "colour",
        ChoiceKind::AnswerIsRight { .. } => "right",
    }
}

/// Whether a report of a rule's event also has to name the player who caused the event: if the rule is about
/// something that a player does, or if its effect is for the player who caused it (BL-45).
pub fn needs_doer(rule: &Rule) -> bool {
    let concerns_doer = |clause: &Clause| {
        let (Target::Players(players) | Target::Hands(players)) = &clause.target else { return false };
        matches!(players, PlayerSelector::Causer | PlayerSelector::ChosenBy(Chooser::Causer))
    };
    matches!(rule.trigger, Trigger::ReportedAct(_)) || rule.clauses.iter().any(concerns_doer)
}

/// Whether a rule is a sentence in free words, for which the table says whom it is for (BL-R85).
pub fn is_for_whom_the_table_says(rule: &Rule) -> bool {
    let is_worded = |clause: &Clause| matches!(&clause.target, Target::Players(PlayerSelector::Worded(text)) if text == WHOEVER);
    rule.trigger == Trigger::AsWritten && matches!(&rule.clauses[..], [clause] if is_worded(clause))
}

/// What one press does that says for whom a rule in free words is (BL-R85).
pub fn applies_to(view: &View, by: Seat, rule: RuleIndex, who: &[Seat]) -> Vec<(Seat, Action)> {
    let causer = who.first().copied().unwrap_or(view.active);
    let report = Action::Report { rule, who: Some(causer) };
    let choose = Action::Choose(Pick::Players(who.to_vec()));
    [report, Action::Resolve, choose].map(|action| (by, action)).into()
}

/// Whether an action is only a part of a turn, so that its player stays behind the curtain.
pub fn is_part_of_turn(action: &Action) -> bool {
    matches!(action, Action::Done(_) | Action::FillIn(_))
}

/// The state of an obligation in style sheets, and its deadline. `None` if there is nothing left to do.
pub fn obligation_deadline(state: ObligationState) -> Option<(&'static str, &'static str)> {
    match state {
        ObligationState::Open => Some(("open", "before the next card is played")),
        ObligationState::Lasting => Some(("open", "ends by itself")),
        ObligationState::Missed => Some(("missed", "not done in time")),
        ObligationState::MarkedDone | ObligationState::Late => None,
    }
}

/// Who can still do an obligation, with which action, and the text of its button. If the obligation needs
/// cards of the hand, its owner does it, even after the deadline. Any other obligation can be marked as done
/// by `anybody`, but only while it is open (BL-R46).
pub fn obligation_button(owed: &Obligation, anybody: Seat) -> Option<(Seat, Action, &'static str)> {
    if owed.on_page {
        Some((owed.seat, Action::CarryOut(owed.id), "Do it"))
    } else {
        (owed.state == ObligationState::Open).then_some((anybody, Action::Done(owed.id), "Done"))
    }
}

/// The actions that mark this task as done, and the same task of others, if it is the first of several (BW-16): one press is enough for
/// a task of the whole table.
pub fn all_done(view: &View, owed: &Obligation) -> Vec<Action> {
    let is_same = |other: &&Obligation| {
        other.state == ObligationState::Open
            && !other.on_page
            && (other.source, &other.duty) == (owed.source, &owed.duty)
    };
    let same: Vec<&Obligation> = view.obligations.iter().filter(is_same).collect();
    let is_first = same.len() > 1 && same.first().is_some_and(|first| first.id == owed.id);
    if is_first { same.into_iter().map(|other| Action::Done(other.id)).collect() } else { Vec::new() }
}

/// The action with which somebody draws cards instead of doing a task, and the text of its button (BL-R79).
pub fn draw_instead_button(owed: &Obligation) -> Option<(Action, String)> {
    let Duty::OrDraw { cards, .. } = owed.duty else { return None };
    owed.state
        .is_not_done()
        .then(|| (Action::DrawInstead(owed.id), format!("Draw {}", counted(cards, Noun::CARD))))
}

/// The lasting effects, oldest first, each as a sentence without a full stop.
pub fn lasting_effects(view: &View) -> Vec<String> {
    view.lasting.iter().map(|lasting| lasting.describe(|seat| name(view, seat))).collect()
}

/// A line of the list of obligations: who has to do what.
pub fn obligation_line(view: &View, owed: &Obligation) -> Sentence {
    format!("{}: {}", isolated(name(view, owed.seat)), duty(view, owed)).into()
}

/// What an obligation asks for.
pub fn duty(view: &View, obligation: &Obligation) -> String {
    obligation.duty.describe(&name(view, obligation.seat))
}

/// The sentence for a choice, with the rule or card that asks for it.
pub(super) fn choice_sentence(view: &View) -> String {
    let PhaseView::Choosing { choice, source: asked_by, .. } = &view.phase else { return String::new() };
    let chooser = choice.by.map_or_else(|| "The table".to_owned(), |seat| name(view, seat));
    let request = match &choice.kind {
        ChoiceKind::Player { .. } => format!("{chooser}, choose a player."),
        ChoiceKind::Players { description } if description == WHOEVER => {
            "Who is it for? Tap them.".to_owned()
        }
        ChoiceKind::Players { description } => {
            format!("Who is that: {}? Tap them.", without_stop(description))
        }
        ChoiceKind::Cards { of, cards, to } => card_choice_sentence(view, choice.by, *of, *cards, *to),
        ChoiceKind::HasSeenHand { of } => {
            format!("{chooser}, look at {}’s hand. Nobody else may.", name(view, *of))
        }
        ChoiceKind::Points { points } => {
            format!("{chooser}, who gets {}?", points_text((*points).into()))
        }
        ChoiceKind::Rule => format!("{chooser}, choose a rule."),
        ChoiceKind::Colour => format!("{chooser}, choose a colour."),
        ChoiceKind::AnswerIsRight { of, question, .. } => format!("{}, {question}", name(view, *of)),
        ChoiceKind::Contest { text, side, .. } => {
            let text = without_stop(text);
            match side {
                Side::Loser => format!("Who loses: {text}?"),
                Side::Winner => format!("Who wins: {text}?"),
                Side::Last => format!("Who was the last to {text}?"),
                Side::First => format!("Who was the first to {text}?"),
            }
        }
        ChoiceKind::EverybodyHasSeen => "Everybody may look.".to_owned(),
    };
    format!("{}: {request}", source_name(view, *asked_by))
}

/// The sentence for a choice of cards.
fn card_choice_sentence(view: &View, by: Option<Seat>, of: Seat, cards: u8, to: Destination) -> String {
    let chooser = by.map(|seat| name(view, seat)).unwrap_or_default();
    let (owner, cards) = (name(view, of), counted(cards, Noun::CARD));
    let is_own = by == Some(of);
    match to {
        Destination::Discarded if is_own => {
            format!("{chooser}, choose {cards} to put under the top card.")
        }
        Destination::Discarded => {
            format!("{chooser}, choose {cards} from {owner}’s hand to put under the top card.")
        }
        Destination::To(seat) if by == Some(seat) => {
            format!("{chooser}, choose {cards} from {owner}’s hand to take.")
        }
        Destination::To(seat) if is_own => {
            format!("{chooser}, choose {cards} to pass to {}.", name(view, seat))
        }
        Destination::To(seat) => {
            format!("{chooser}, choose {cards} from {owner}’s hand to pass to {}.", name(view, seat))
        }
        Destination::Shown if is_own => format!("{chooser}, choose {cards} to show."),
        Destination::Shown => format!("{chooser}, choose {cards} from {owner}’s hand to show."),
    }
}
