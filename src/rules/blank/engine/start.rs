//! The start of a game: mixes the decks, shuffles the rules, deals seven cards each, and turns over the first card.

use std::sync::Arc;

use super::{Blank, CardIndex, CardSeen, Event, OpenRule, Phase, RuleIndex, Setup, TableRule, run::Events};
use crate::rules::Luck;

impl Blank {
    /// Starts a game and deals the cards (BL-05 to BL-15). `Setup::check` must have accepted the setup.
    pub(in crate::rules::blank) fn deal(setup: &Setup, luck: &mut Luck) -> Self {
        let (cards, rules) = (cards(setup), rules(setup));
        let players = setup.players.len();
        let mut draw: Vec<CardIndex> = cards.iter().map(|card| card.index).collect();
        luck.shuffle(&mut draw);
        let mut hand = || draw.split_off(draw.len().saturating_sub(Setup::HAND_SIZE));
        let hands: Vec<Vec<CardIndex>> = (0..players).map(|_| hand()).collect();
        // The first card triggers nothing (BL-R05).
        let discards: Vec<CardIndex> = draw.pop().into_iter().collect();
        let (left, pile) = rule_piles(setup, &rules, luck);
        let mut game = Self {
            setup: setup.clone(),
            cards: Arc::new(cards),
            rules: Arc::new(rules),
            decks: setup.decks.iter().cloned().map(Arc::new).collect(),
            last_played: 0,
            hands_after_play: hands.clone(),
            known_hands: hands.clone(),
            hands,
            draw_pile: draw,
            discards,
            is_pile_known: false,
            stacks: Vec::new(),
            open_rules: Vec::new(),
            rule_pile: pile,
            active: setup.youngest,
            clockwise: true,
            turn: 0,
            last_number: None,
            skips: vec![0; players],
            immune: vec![0; players],
            extra_plays: 0,
            penalised: false,
            lasting: Vec::new(),
            obligations: Vec::new(),
            obligation_count: 0,
            triggered: Vec::new(),
            points: vec![0; players],
            filled_in: Vec::new(),
            stuck: Vec::new(),
            already_triggered: Vec::new(),
            decision: None,
            phase: Phase::Opening { left: Vec::new(), all_read: false },
        };
        // No event is needed: nobody has a view yet, and the first view shows the open rule.
        game.open_next(left, &mut Vec::new());
        game
    }

    /// Opens the next of the rules that are open at the start. If none is left, all have been read (BL-08).
    pub(super) fn open_next(&mut self, mut left: Vec<RuleIndex>, events: &mut Events) {
        let all_read = left.is_empty();
        if !all_read {
            let rule = left.remove(0);
            // Its time is counted from the first turn, which has the number 1.
            self.open_rules.push(OpenRule { rule, opened_in: 1, periods_handled: 0 });
            events.push(Event::RuleOpened(rule));
        }
        self.phase = Phase::Opening { left, all_read };
    }
}

fn cards(setup: &Setup) -> Vec<CardSeen> {
    let decks = (0..).zip(&setup.decks);
    let all = decks.flat_map(|(index, deck)| deck.cards.iter().map(move |card| (index, deck.mark, card)));
    let card = |(index, (deck, mark, card)): (u16, (u8, _, &super::GameCard))| CardSeen {
        index: CardIndex(index),
        card: Arc::new(card.clone()),
        deck,
        mark,
    };
    (0..).zip(all).map(card).collect()
}

fn rules(setup: &Setup) -> Vec<TableRule> {
    let mut rules = Vec::new();
    for (index, deck) in (0..).zip(&setup.decks) {
        let written = deck.rules.iter().filter_map(|card| card.rule.as_ref());
        rules.extend(written.map(|rule| TableRule {
            rule: Arc::new(rule.clone()),
            deck: index,
            mark: deck.mark,
        }));
    }
    rules
}

/// Returns the rules to open, and the Rule Card Pile with the other rules. Plain cards are not used (BL-06,
/// BL-07, BL-10). Rules that were won in the previous games of these decks are opened last (BL-70, BL-R29).
/// If more than three rules were won, three of them are chosen at random, and the rest go under the pile.
fn rule_piles(setup: &Setup, rules: &[TableRule], luck: &mut Luck) -> (Vec<RuleIndex>, Vec<RuleIndex>) {
    let is_new = setup.decks.iter().flat_map(|deck| {
        let written = deck.rules.iter().filter(|card| card.rule.is_some());
        written.map(move |card| deck.new_rule == Some(card.id))
    });
    let (mut new, mut others) = (Vec::new(), Vec::new());
    for ((index, _), is_new) in (0..).zip(rules).zip(is_new) {
        if is_new { new.push(RuleIndex(index)) } else { others.push(RuleIndex(index)) }
    }
    luck.shuffle(&mut others);
    luck.shuffle(&mut new);
    let first = others.len().min(Setup::OPEN_RULES.saturating_sub(new.len()));
    let mut left: Vec<RuleIndex> = others.drain(..first).collect();
    let room = Setup::OPEN_RULES - left.len();
    let rest = new.split_off(new.len().min(room));
    left.extend(new);
    others.extend(rest);
    (left, others)
}
