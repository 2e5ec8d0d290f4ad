//! Computes what BLANK's screens show from a view. Components only draw it.

mod accusation_vote;
mod again;
mod box_label;
mod calling;
mod decisions;
mod decks;
mod game;
mod hand_sizes;
pub mod house;
mod moments;
mod news;
pub mod prize;
mod prompt;
pub mod ruling_changes;
pub mod sandbox;
mod second_screen;
mod sentences;
pub mod setup;
pub mod sketch;
mod stacking;
mod tapping;
mod titles;
mod writing;

use std::cmp::Reverse;

use super::{
    ending::{Ranked, ranked},
    hold::HoldPurpose,
};
use crate::{
    rules::{
        Seat,
        blank::{
            CardIndex, CardKind, CardSeen, ChoiceKind, Counts, Draft, EffectSource, Event, OwnView,
            PendingChoice, Person, PhaseView, RuleIndex, RuleView, View, points_text, without_stop,
        },
    },
    wording::{Noun, counted, plural},
};

pub use accusation_vote::{
    admission, count_votes_label, decided_without_votes, is_only_accusation, is_vote_open, may_admit,
    no_vote_yet, open_accusations, vote_at, voters,
};
pub use again::{TurnAgain, turns_again};
pub use box_label::{BoxLabel, taken_marks};
pub use calling::{
    accusation_sentence, call_out_terms, callable, callers, is_by_word_or_gesture, may_call_out,
};
pub use decisions::{
    all_done, applies_to, choice_slug, draw_instead_button, duty, is_for_whom_the_table_says,
    is_part_of_turn, lasting_effects, needs_doer, obligation_button, obligation_deadline, obligation_line,
};
pub use decks::{
    add_to, added_sentence, cards_in_order, deck_facts, display_name, free_mark, name_and_effect,
    name_in_sentence, past_prize, points_on_card, rules_signed_first, shared_facts,
};
pub use hand_sizes::hands_by_turn;
pub use moments::{how_won, moments};
pub use news::{
    Headline, News, headlines, is_shown_elsewhere, news, plays_before_the_last, since_the_last_play,
};
pub use prompt::{
    ALL_AGREE, OpenDecision, Prompt, card_to_fill_in, foot_sentence, next_obligation, out_of_turn_label,
    picks_one_card, prompt, sentence,
};
pub use sentences::{
    admits_it, agrees, calls_it_out, choose_label, chooses_again, direction, draw_pile, for_them,
    nobody_objects, opening_sentence, play_label, queue_title, read_aloud, resolve_label, writes,
};
pub use stacking::no_match_label;
pub use tapping::{choice_by_tap, may_choose_again};
pub use titles::{has_titles, titles, toggle_titles};
pub use writing::{
    EFFECT_TIPS, TARGET_TIPS, TRIGGER_TIPS, WriterProgress, WritingDraft, WritingStep, printed_title,
    rule_after_free_words,
};

/// Which screen of the game is shown. What changes within one does not draw it anew.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TableScreen {
    /// Rules are read aloud.
    Opening,
    /// Cards are played.
    Play,
    /// The winner writes on a card.
    Prize,
    /// The game is over.
    Ceremony,
}

/// The screen that a view belongs to.
pub fn screen(view: &View) -> TableScreen {
    match view.phase {
        PhaseView::Opening { .. } => TableScreen::Opening,
        PhaseView::Turn { .. }
        | PhaseView::Ordering { .. }
        | PhaseView::Choosing { .. }
        | PhaseView::Paused
        | PhaseView::LastCall { .. } => TableScreen::Play,
        PhaseView::Prize { .. } => TableScreen::Prize,
        PhaseView::Over { .. } => TableScreen::Ceremony,
    }
}

/// The name of a screen in style sheets.
pub fn slug(screen: TableScreen) -> &'static str {
    match screen {
        TableScreen::Opening => "opening",
        TableScreen::Play => "play",
        TableScreen::Prize => "prize",
        TableScreen::Ceremony => "ceremony",
    }
}

/// What is to be matched while every card matches.
const ANY_CARD: &str = "any card";

/// What a card has to match: what the top card counts as now.
pub fn to_match(view: &View) -> String {
    let Some(top) = &view.top else { return String::new() };
    let counts = view.top_counts;
    if [counts.colours, counts.numbers].contains(&Counts::ALL) {
        return ANY_CARD.to_owned();
    }
    let (colours, numbers): (Vec<_>, Vec<_>) = (counts.colours().collect(), counts.numbers().collect());
    match (colours.as_slice(), numbers.as_slice()) {
        ([colour], [number]) => format!("{colour} {}", number.get()),
        _ => format!("{}, and see below", top.card),
    }
}

/// The name of the phase in the strip.
pub fn phase(view: &View) -> &'static str {
    match (&view.decision, &view.phase) {
        (Some(_), _) => "The table decides",
        (None, PhaseView::Opening { .. }) => "Reading the rules",
        (None, PhaseView::Turn { extra: false }) => "Playing",
        (None, PhaseView::Turn { extra: true }) => "Extra play",
        (None, PhaseView::Ordering { .. }) => "Rules apply",
        (None, PhaseView::Choosing { .. }) => "Choosing",
        (None, PhaseView::Paused) => "The Draw Pile is empty",
        (None, PhaseView::LastCall { .. }) => "Last call",
        (None, PhaseView::Prize { .. }) => "Prize",
        (None, PhaseView::Over { .. }) => "Game over",
    }
}

/// The player whom the strip names and whose plate is highlighted: whoever plays, chooses or has won. It stays the same while the
/// table decides. `None` while rules are read and after the end.
pub fn acting(view: &View) -> Option<Seat> {
    match &view.phase {
        PhaseView::Opening { .. } | PhaseView::Over { .. } => None,
        PhaseView::Turn { .. } | PhaseView::Ordering { .. } | PhaseView::Paused => Some(view.active),
        PhaseView::Choosing { choice, .. } => Some(choice.by.unwrap_or(view.active)),
        PhaseView::LastCall { winner: seat } | PhaseView::Prize { writer: seat, .. } => Some(*seat),
    }
}

/// The name of the player whom the strip shows.
pub fn turn(view: &View) -> String {
    acting(view).map(|seat| name(view, seat)).unwrap_or_default()
}

/// What `seat` is to do after lifting the curtain.
pub fn purpose(view: &View, seat: Seat) -> HoldPurpose {
    match &view.phase {
        PhaseView::Turn { .. } if view.active == seat => HoldPurpose::Play,
        PhaseView::Choosing {
            choice: PendingChoice { by, kind: ChoiceKind::HasSeenHand { .. } }, ..
        } if *by == Some(seat) => HoldPurpose::LookAtHand,
        PhaseView::Choosing { choice, .. } if choice.by == Some(seat) => HoldPurpose::Choose,
        PhaseView::Opening { .. } => HoldPurpose::Write,
        PhaseView::Turn { .. }
        | PhaseView::Ordering { .. }
        | PhaseView::Choosing { .. }
        | PhaseView::Paused
        | PhaseView::LastCall { .. }
        | PhaseView::Prize { .. }
        | PhaseView::Over { .. } => HoldPurpose::SeeHand,
    }
}

/// The winner, or the active player if nobody has won yet.
pub fn winner(view: &View) -> Seat {
    match view.phase {
        PhaseView::Prize { winner, .. } | PhaseView::Over { winner } => winner,
        PhaseView::Opening { .. }
        | PhaseView::Turn { .. }
        | PhaseView::Ordering { .. }
        | PhaseView::Choosing { .. }
        | PhaseView::Paused
        | PhaseView::LastCall { .. } => view.active,
    }
}

/// Who writes the prize: the winner, or the best placed person if a computer player has won (BL-R73).
pub fn writer(view: &View) -> Seat {
    if let PhaseView::Prize { writer, .. } = view.phase { writer } else { winner(view) }
}

/// The draft of the prize that everybody sees, if there is one.
pub fn shown_draft(view: &View) -> Option<&Draft> {
    let PhaseView::Prize { draft: Some(draft), .. } = &view.phase else { return None };
    Some(draft)
}

/// The cards that a player sees: their own hand, or the hand that an effect lets them choose from or look at.
pub fn cards_to_choose_from(own: Option<&OwnView>) -> &[CardSeen] {
    own.map_or(&[], |own| own.offered.as_deref().unwrap_or(&own.hand))
}

/// The name of a seat.
pub fn name(view: &View, seat: Seat) -> String {
    view.people.get(seat.index()).map(|person| person.name.to_string()).unwrap_or_default()
}

/// Everybody but computer players, in seat order.
fn people(view: &View) -> impl Iterator<Item = &Person> {
    view.people.iter().filter(|person| person.level.is_none())
}

/// The first person. The set-up screen wants one; in a game of computer players alone, whoever is on turn.
pub fn first_person(view: &View) -> Seat {
    people(view).next().map_or(view.active, |person| person.seat)
}

/// Whether a person has this seat.
fn is_person(view: &View, seat: Seat) -> bool {
    people(view).any(|person| person.seat == seat)
}

/// The name of a rule: its title, or its text if it has none.
pub fn rule_name(view: &View, rule: RuleIndex) -> String {
    let open = view.rules.iter().find(|open| open.index == rule);
    let title = open.map(|open| open.rule.title.clone()).filter(|title| !title.is_empty());
    let text = || open.map(|open| without_stop(&open.rule.to_string()).to_owned());
    title.or_else(text).unwrap_or_else(|| "a rule".to_owned())
}

/// The name of the source of an effect.
pub fn source_name(view: &View, source: EffectSource) -> String {
    match source {
        EffectSource::Rule(rule) => rule_name(view, rule),
        EffectSource::Card(_) => {
            let top = view.top.as_ref().map(card_name);
            top.unwrap_or_else(|| "the card on top".to_owned())
        }
        EffectSource::Table => "the table".to_owned(),
    }
}

/// What a player holds: the number of cards, and the points if they count: "7 cards, 3 points".
pub fn cards_and_points(person: &Person) -> String {
    match person.points {
        None => counted(person.cards, Noun::CARD),
        Some(points) => format!("{}, {}", counted(person.cards, Noun::CARD), points_text(points)),
    }
}

/// How a player of a finished game is ranked; a greater value is better: the winner first, then more points if points decide
/// (BL-R61), then fewer cards.
pub fn rank_key(view: &View, person: &Person, winner: Option<Seat>) -> (bool, Option<i32>, Reverse<u16>) {
    let points = person.points.filter(|_| view.house.points_win);
    (Some(person.seat) == winner, points, Reverse(person.cards))
}

/// Everybody by their rank, with what they hold.
pub fn ranking(view: &View, winner: Seat) -> Vec<Ranked> {
    let key = |person| rank_key(view, person, Some(winner));
    ranked(
        view.people.iter().map(|person| (key(person), person.name.clone(), None, cards_and_points(person))),
    )
}

/// The full name of a card. A card without a title is called plain, so that no name is part of another.
pub fn card_name(card: &CardSeen) -> String {
    match card.card.title.as_str() {
        "" => format!("plain {}", card.card),
        title => format!("{}, {title}", card.card),
    }
}

/// The name of a card, what its drawing shows, and its effect.
pub fn card_description(card: &CardSeen) -> String {
    match card.card.spoken_text().as_str() {
        "" => card_name(card),
        text => format!("{}: {text}", card_name(card)),
    }
}

/// The cards sorted by colour and number, or by number and colour.
pub fn sorted(cards: &[CardSeen], by_number: bool) -> Vec<CardSeen> {
    let mut cards = cards.to_vec();
    cards.sort_by_key(|card| {
        let (colour, number) = (card.colour() as u8, card.number().get());
        if by_number { (number, colour, card.index) } else { (colour, number, card.index) }
    });
    cards
}

/// How a hand of this many cards is laid out, as the name in `style/games/blank-hand.css`: the more cards, the more they overlap. The
/// seven cards that are dealt are few.
pub fn hand_size(cards: usize) -> &'static str {
    match cards {
        0..=8 => "few",
        9..=14 => "some",
        _ => "many",
    }
}

/// The title of the cards that `own` sees: whose hand they are.
pub fn hand_title(view: &View, own: Seat) -> String {
    let of = match &view.phase {
        PhaseView::Choosing {
            choice: PendingChoice { by, kind: ChoiceKind::Cards { of, .. } | ChoiceKind::HasSeenHand { of } },
            ..
        } if *by == Some(own) => *of,
        _ => own,
    };
    format!("{}’s hand", name(view, of))
}

/// Whether a card can be used now, as an attribute value; `None` if cards are not marked. Before the first
/// turn, plain cards can be written on (BL-R59). In a player's own turn, matching cards can be played; they
/// are marked if the table has chosen that (BL-R09). If they are only `lit` (LK-34), other cards can be tried, too, and have no
/// mark.
pub fn fits(view: &View, own: &OwnView, card: CardIndex, lit: bool) -> Option<&'static str> {
    let is_turn = own.seat == view.active && own.offered.is_none();
    let can_be_used = if matches!(view.phase, PhaseView::Opening { .. }) && view.house.fill_in {
        own.hand.iter().any(|other| other.index == card && other.card.kind() == CardKind::Plain)
    } else if is_turn && (view.house.mark_playable || lit) {
        own.matching.contains(&card)
    } else {
        return None;
    };
    match can_be_used {
        true => Some("true"),
        false => (!lit || view.house.mark_playable).then_some("false"),
    }
}

/// The effects that wait for a player: lost turns, or protection.
pub fn next_turns(person: &Person) -> Option<String> {
    match (person.skips, person.immune) {
        (0, false) => None,
        (0, true) => Some("protected from the next effect".to_owned()),
        (turns, _) => Some(plural(turns, "loses a turn", "loses # turns")),
    }
}

/// The rules that these events opened during play and that are still open (BL-R87).
pub fn opened_in_play(view: &View, events: &[Event]) -> Vec<RuleView> {
    if screen(view) != TableScreen::Play {
        return Vec::new();
    }
    let is_opened = |seen: &&RuleView| events.contains(&Event::RuleOpened(seen.index));
    view.rules.iter().filter(is_opened).cloned().collect()
}

/// The rules that the last events triggered or opened.
pub fn triggered_rules(events: &[Event]) -> Vec<RuleIndex> {
    let rule = |source: &EffectSource| match source {
        EffectSource::Rule(rule) => Some(*rule),
        EffectSource::Card(_) | EffectSource::Table => None,
    };
    let mut rules = Vec::new();
    for event in events {
        match event {
            Event::Triggered(sources) => rules.extend(sources.iter().filter_map(rule)),
            Event::Resolving(source) => rules.extend(rule(source)),
            Event::RuleOpened(opened) => rules.push(*opened),
            _ => {}
        }
    }
    rules
}
