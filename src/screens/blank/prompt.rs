//! What the game waits for, and the sentence for it.

use super::{
    ANY_CARD, card_description, cards_to_choose_from,
    decisions::choice_sentence,
    duty, is_vote_open, may_call_out, name,
    stacking::{limit_sentence, stack_sentence},
    to_match,
};
use crate::{
    rules::{
        Seat,
        blank::{
            CardIndex, CardKind, CardNumber, CardSeen, ChoiceKind, Counts, DRAW_PILE_EMPTY, Obligation,
            ObligationState, OwnView, PenaltyReason, PendingChoice, PhaseView, TableDecision, View,
            winning_reason,
        },
    },
    screens::hold::pass_laptop_to,
    wording::{one_of, paragraph},
};

/// What a proposed ruling needs.
pub const ALL_AGREE: &str = "Everybody has to agree to a ruling.";

/// What the game waits for. The buttons are drawn again only when this changes.
#[derive(Debug, Clone, PartialEq)]
pub enum Prompt {
    /// The table decides, or somebody chooses on the open screen.
    Decide(OpenDecision),
    /// The rule that was opened is read aloud.
    Read,
    /// Everybody confirms that they understand the rules.
    Understand,
    /// A computer player acts.
    Bot(Seat),
    /// Somebody has to take the laptop, to play, to choose cards or to look at a hand.
    Pass(Seat),
    /// The viewer may write on plain cards before the first turn.
    Write,
    /// The viewer plays.
    Play {
        /// Whether it is an extra play.
        extra: bool,
    },
    /// The viewer looks at their hand out of turn.
    Peek,
    /// Triggered rules wait: the table agrees on their order, or agrees that a reported event happened.
    Order,
    /// The viewer chooses cards.
    Cards,
    /// The viewer looks at a hand that is shown to nobody else.
    Look,
    /// The Draw Pile is empty.
    Shuffle,
    /// Somebody wins unless others object.
    LastCall(Seat),
    /// Somebody has won, and there is a prize.
    Prize(Seat),
    /// It is over.
    Over,
}

impl Prompt {
    /// The open decision, if the game waits for one.
    pub fn open_decision(&self) -> Option<&OpenDecision> {
        if let Self::Decide(decision) = self { Some(decision) } else { None }
    }
}

/// A decision that is made on the open screen.
#[derive(Debug, Clone, PartialEq)]
pub enum OpenDecision {
    /// Somebody is accused, and the table decides.
    Accusations,
    /// A ruling is proposed.
    Proposal,
    /// A player or the table chooses something.
    Choice(PendingChoice),
}

/// What the game waits for. `own` is the player whose hand the page shows: the one behind the curtain, or the
/// only person, who needs no curtain. `behind` says whether somebody is behind the curtain, which is also
/// possible out of turn.
pub fn prompt(view: &View, own: Option<Seat>, behind: bool) -> Prompt {
    match &view.decision {
        Some(TableDecision::Accusations(_)) => return Prompt::Decide(OpenDecision::Accusations),
        Some(TableDecision::Proposal { .. }) => return Prompt::Decide(OpenDecision::Proposal),
        None => {}
    }
    match &view.phase {
        PhaseView::Opening { .. } if behind => Prompt::Write,
        PhaseView::Opening { all_read: false, .. } => Prompt::Read,
        PhaseView::Opening { all_read: true, .. } => Prompt::Understand,
        PhaseView::Turn { extra } if own == Some(view.active) => Prompt::Play { extra: *extra },
        PhaseView::Turn { .. } => prompt_of_other(view, view.active, behind),
        PhaseView::Ordering { .. } => Prompt::Order,
        PhaseView::Choosing { choice, .. } => prompt_of_choice(view, choice, own, behind),
        PhaseView::Paused => Prompt::Shuffle,
        PhaseView::LastCall { winner } => Prompt::LastCall(*winner),
        PhaseView::Prize { writer, .. } => Prompt::Prize(*writer),
        PhaseView::Over { .. } => Prompt::Over,
    }
}

/// What the game waits for while somebody chooses: one player alone chooses cards or looks at a hand, and all else is chosen on the open
/// screen.
fn prompt_of_choice(view: &View, choice: &PendingChoice, own: Option<Seat>, behind: bool) -> Prompt {
    let open_choice = || Prompt::Decide(OpenDecision::Choice(choice.clone()));
    let Some(by) = choice.by else { return open_choice() };
    match &choice.kind {
        _ if is_bot(view, by) => prompt_of_other(view, by, behind),
        ChoiceKind::Cards { .. } if own == Some(by) => Prompt::Cards,
        ChoiceKind::HasSeenHand { .. } if own == Some(by) => Prompt::Look,
        ChoiceKind::Cards { .. } | ChoiceKind::HasSeenHand { .. } => prompt_of_other(view, by, behind),
        ChoiceKind::Player { .. }
        | ChoiceKind::Players { .. }
        | ChoiceKind::Points { .. }
        | ChoiceKind::Rule
        | ChoiceKind::Colour
        | ChoiceKind::AnswerIsRight { .. }
        | ChoiceKind::Contest { .. }
        | ChoiceKind::EverybodyHasSeen => open_choice(),
    }
}

/// What the game waits for when `seat` has to act, not the viewer. A viewer behind the curtain only looks at
/// their hand.
fn prompt_of_other(view: &View, seat: Seat, behind: bool) -> Prompt {
    match (behind, is_bot(view, seat)) {
        (true, _) => Prompt::Peek,
        (false, true) => Prompt::Bot(seat),
        (false, false) => Prompt::Pass(seat),
    }
}

/// Whether a computer player has this seat.
pub(super) fn is_bot(view: &View, seat: Seat) -> bool {
    view.people.get(seat.index()).is_some_and(|person| person.level.is_some())
}

/// The plain card that the viewer may write on now: the one that is picked, before the first turn or in their turn (BL-R59).
pub fn card_to_fill_in(view: &View, own: Option<&OwnView>, picked: &[CardIndex]) -> Option<CardIndex> {
    let own = own.filter(|own| view.house.fill_in && own.offered.is_none())?;
    let may_write = match view.phase {
        PhaseView::Opening { .. } => true,
        PhaseView::Turn { .. } => own.seat == view.active,
        PhaseView::Ordering { .. }
        | PhaseView::Choosing { .. }
        | PhaseView::Paused
        | PhaseView::LastCall { .. }
        | PhaseView::Prize { .. }
        | PhaseView::Over { .. } => false,
    };
    let [index] = picked else { return None };
    let card = own.hand.iter().find(|card| card.index == *index)?;
    (may_write && card.card.kind() == CardKind::Plain).then_some(*index)
}

/// Whether a tap on a card deselects all others. It does so before the first turn, when nothing is played.
pub fn picks_one_card(view: &View) -> bool {
    matches!(view.phase, PhaseView::Opening { .. })
}

/// The sentence at the foot. The first of these that applies: what is to be said about the picked cards or
/// about jumping in, what somebody still has to do for a rule, that no card matches, what to do now.
pub fn foot_sentence(view: &View, prompt: &Prompt, own: Option<&OwnView>, picked: &[CardIndex]) -> String {
    let hand = cards_to_choose_from(own);
    let picked: Vec<&CardSeen> =
        picked.iter().filter_map(|index| hand.iter().find(|card| card.index == *index)).collect();
    let about_obligation =
        || Some(obligation_sentence(view, prompt, next_obligation(view, prompt, own.map(|own| own.seat))?));
    let special = match (prompt, &picked[..]) {
        (Prompt::Play { .. }, _) => about_picked(view, own, &picked),
        (Prompt::Write, [card]) if card.card.kind() != CardKind::Plain => {
            Some("This card has a picture or a text. Only plain cards can be written on.".to_owned())
        }
        _ => jump_sentence(prompt, own, hand),
    };
    let none_match = || {
        let Prompt::Play { extra } = prompt else { return None };
        if let Some(stacked) = stack_sentence(view) {
            return Some(stacked);
        }
        let none_match = if *extra {
            "None of your cards match."
        } else {
            "None of your cards match: you take a Penalty, so you draw one."
        };
        own?.matching.is_empty().then(|| none_match.to_owned())
    };
    special.or_else(about_obligation).or_else(none_match).unwrap_or_else(|| sentence(view, prompt))
}

/// Says that the viewer may jump in, and with which card (EF-JUMP). All cards that may jump in look
/// the same, so one is named.
fn jump_sentence(prompt: &Prompt, own: Option<&OwnView>, hand: &[CardSeen]) -> Option<String> {
    let jump = own?.jumps.first().filter(|_| matches!(prompt, Prompt::Peek | Prompt::Bot(_)))?;
    let card = hand.iter().find(|card| card.index == *jump)?;
    Some(format!("It is not your turn, but you may jump in with the {}.", card.card))
}

/// The label of the button that plays these cards out of turn.
pub fn out_of_turn_label(own: Option<&OwnView>, picked: &[CardIndex]) -> &'static str {
    let jumps = own.is_some_and(|own| picked.iter().all(|card| own.jumps.contains(card)));
    if jumps { "Jump in" } else { "Play out of turn" }
}

/// What is to be said about the picked cards: why they cannot be played, which of them counts, and what that one does.
fn about_picked(view: &View, own: Option<&OwnView>, picked: &[&CardSeen]) -> Option<String> {
    let top = picked.last()?;
    let indices: Vec<CardIndex> = picked.iter().map(|card| card.index).collect();
    let reason = own.and_then(|own| own.mismatch(view.top_counts, &indices));
    let is_limited = own.is_some_and(|own| !own.limits.is_empty());
    let warning = reason.map(|reason| mismatch_sentence(view, reason, picked.len(), is_limited));
    let counting = (warning.is_none() && picked.len() > 1)
        .then(|| format!("Only the top card, the {}, sets off rules and effects.", top.card));
    let has_effect = !top.card.text().is_empty();
    let face = has_effect.then(|| crate::rules::blank::sentence(&card_description(top)));
    let sentences = paragraph([warning, counting, face].into_iter().flatten());
    (!sentences.is_empty()).then_some(sentences)
}

/// Why the picked cards cannot be played (BL-31, BL-36, BL-57), and what could be played instead. While a
/// lasting effect changes which cards match, the sentence does not name the colour and number of the top
/// card. `is_limited`: whether a lasting effect limits what this player may play; then only a mixed play is
/// told what it could be.
fn mismatch_sentence(view: &View, reason: PenaltyReason, picked: usize, is_limited: bool) -> String {
    let top = view.top.as_ref().filter(|_| !view.changes_matching);
    let mixed = |allowed: String| format!("These cards do not go together. {allowed}");
    let problem = match (top, picked, reason) {
        (_, _, PenaltyReason::AgainstLimit(limit)) => limit_sentence(limit),
        (Some(top), 1, _) => {
            let (colour, number) = (top.colour().with_article(), top.number().get());
            format!("This card does not match. Play {colour} card or a {number}.")
        }
        (Some(top), _, reason) => {
            let (colour, number) = (top.colour(), top.number().get());
            let allowed = format!("Play only {colour} cards, or only {number}s.");
            if reason == PenaltyReason::MixedPlay {
                mixed(allowed)
            } else {
                format!("These cards do not match. {allowed}")
            }
        }
        (None, 1, _) => "This card does not match now.".to_owned(),
        (None, _, PenaltyReason::MixedPlay) => {
            mixed("Play cards of one colour, or of one number.".to_owned())
        }
        (None, ..) if is_limited => "These cards do not match now.".to_owned(),
        (None, ..) => {
            format!("These cards do not match together. {}", what_matches_together(view.top_counts))
        }
    };
    let penalty = match (view.house.mark_playable, top) {
        (true, _) => "",
        (false, Some(_)) => "Otherwise you take a Penalty: you draw a card, and your turn ends.",
        (false, None) => "You would take a Penalty: you would draw a card, and your turn would end.",
    };
    paragraph([&problem, penalty])
}

/// What several cards must have in common to be played together, while a lasting effect changes what the top card counts as.
fn what_matches_together(top: Counts) -> String {
    let numbers = one_of(top.numbers().map(CardNumber::get));
    match (top.colours == Counts::ALL, top.numbers == Counts::ALL) {
        (true, true) => "All must have one colour, or one number.".to_owned(),
        (true, false) => format!("All must have one colour, or the number {numbers}."),
        (false, true) => "All must have a colour that matches, or one number.".to_owned(),
        (false, false) => format!("All must have a colour that matches, or the number {numbers}."),
    }
}

/// The obligation that the foot asks for. While `viewer` plays or a computer player acts: the oldest open one
/// of `viewer`. If the page shows no hand (`viewer` is `None`) and a computer player acts: the oldest open
/// one of any person.
pub fn next_obligation<'a>(view: &'a View, prompt: &Prompt, viewer: Option<Seat>) -> Option<&'a Obligation> {
    let mut open = view.obligations.iter().filter(|owed| owed.state == ObligationState::Open);
    match (prompt, viewer) {
        (Prompt::Play { .. } | Prompt::Bot(_), Some(seat)) => open.find(|owed| owed.seat == seat),
        (Prompt::Bot(_), None) => open.find(|owed| !is_bot(view, owed.seat)),
        _ => None,
    }
}

/// The task, and then the card to match, which may not be visible on a phone. While a computer player acts:
/// the task, and that the computer player waits.
fn obligation_sentence(view: &View, prompt: &Prompt, obligation: &Obligation) -> String {
    let task = format!(
        "{}, before the next card is played: {}.",
        name(view, obligation.seat),
        duty(view, obligation)
    );
    match (prompt, to_match(view).as_str()) {
        (Prompt::Play { .. }, ANY_CARD) => format!("{task} Then play {ANY_CARD}."),
        (Prompt::Play { .. }, card) if !card.is_empty() => format!("{task} Then match the {card}."),
        (Prompt::Bot(seat), _) => format!("{task} {} waits a moment.", name(view, *seat)),
        _ => task,
    }
}

/// What to do in one's own turn: play a card that matches what the top card counts as now.
fn turn_sentence(view: &View, extra: bool) -> String {
    if view.top.is_none() {
        return String::new();
    }
    let once_more = if extra { "Play once more." } else { "" };
    let Counts { colours, numbers } = view.top_counts;
    let tap = match (colours == Counts::ALL, numbers == Counts::ALL) {
        (false, false) => format!("Tap cards that match the {}.", to_match(view)),
        (true, false) => "Tap any card, or several of one colour.".to_owned(),
        (false, true) => "Tap any card, or several of one number.".to_owned(),
        (true, true) => "Tap any card, or several of one colour or one number.".to_owned(),
    };
    paragraph([once_more, &tap])
}

/// The sentence that says what to do now.
pub fn sentence(view: &View, prompt: &Prompt) -> String {
    let named_seat = |seat: &Seat| name(view, *seat);
    match prompt {
        Prompt::Decide(OpenDecision::Accusations) if is_vote_open(view) => {
            "Is the accusation right?".to_owned()
        }
        Prompt::Decide(OpenDecision::Accusations) => "No vote is needed.".to_owned(),
        Prompt::Decide(OpenDecision::Proposal) => ALL_AGREE.to_owned(),
        Prompt::Read => String::new(),
        Prompt::Understand => "Does everybody understand these rules?".to_owned(),
        Prompt::Bot(seat) => format!("{} is thinking.", named_seat(seat)),
        Prompt::Pass(seat) if view.phase == (PhaseView::Turn { extra: true }) => {
            format!("{} plays once more.", named_seat(seat))
        }
        Prompt::Pass(seat) if matches!(view.phase, PhaseView::Turn { .. }) => {
            pass_laptop_to(&named_seat(seat))
        }
        Prompt::Pass(_) | Prompt::Cards | Prompt::Look | Prompt::Decide(OpenDecision::Choice(_)) => {
            choice_sentence(view)
        }
        Prompt::Write => "Tap a plain card to write on it, or go back to the table.".to_owned(),
        Prompt::Play { extra } => turn_sentence(view, *extra),
        Prompt::Peek => peek_sentence(view),
        Prompt::Order => order_sentence(view),
        Prompt::Shuffle => format!("{DRAW_PILE_EMPTY} Shuffle the discards to go on."),
        Prompt::LastCall(winner) => {
            let is_out = view.people.get(winner.index()).is_some_and(|person| person.cards == 0);
            let reason = winning_reason(&named_seat(winner), view.house, is_out);
            let button = if may_call_out(view, None) { "Call it out" } else { "Table ruling" };
            format!("{reason} To object, press “{button}”.")
        }
        Prompt::Prize(_) | Prompt::Over => String::new(),
    }
}

/// Who has to act, for a viewer who only looks at their hand. It may be the viewer's turn while another player chooses.
fn peek_sentence(view: &View) -> String {
    if let PhaseView::Choosing { choice: PendingChoice { by: Some(by), .. }, .. } = &view.phase {
        format!("{} has to choose first.", name(view, *by))
    } else {
        format!("It is not your turn: {} plays.", name(view, view.active))
    }
}

/// The sentence while triggered rules wait until the table agrees on their order, or agrees that the reported
/// event happened.
fn order_sentence(view: &View) -> String {
    match &view.phase {
        PhaseView::Ordering { queue, matters: false, .. } if queue.len() > 1 => {
            "Several rules apply. Their order changes nothing this time.".to_owned()
        }
        PhaseView::Ordering { queue, .. } if queue.len() > 1 => {
            "Several rules apply, in this order. Move them if you like.".to_owned()
        }
        PhaseView::Ordering { reporter: Some(seat), .. } => {
            format!("{} says that it happened. Does everybody agree?", name(view, *seat))
        }
        _ => String::new(),
    }
}
