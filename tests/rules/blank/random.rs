//! Random actions: helpful, illegal and meaningless ones.

use partypiece::rules::{
    Luck, Seat,
    blank::{
        AccusationKey, Action, CardDraft, CardIndex, ChoiceKind, Colour, DeckMark, Draft, Obligation,
        ObligationState, PhaseView, Pick, Rule, RuleIndex, RulingChange, TableDecision, TableRuling,
    },
    luck::Seed,
};

use super::{combinations, table::Table};

/// Plays a legal action that continues the game, chosen by a number. Returns `false` when the game is over.
pub(crate) fn play_progressing(table: &mut Table, choice: u32) -> bool {
    let Some((by, action)) = helpful_action(table, choice) else { return false };
    let sentence = format!("{action:?}");
    table.0.play(by, action).unwrap_or_else(|refusal| panic!("{sentence} by {by:?}: {refusal}"));
    true
}

fn helpful_action(table: &Table, choice: u32) -> Option<(Seat, Action)> {
    let view = table.view();
    let any = *table.0.to_act().iter().next()?;
    if let Some(decision) = view.decision {
        return Some(match decision {
            TableDecision::Accusations(_) => (any, Action::CountVotes),
            TableDecision::Proposal { .. } => (any, Action::Agree(!choice.is_multiple_of(3))),
        });
    }
    Some(match view.phase {
        PhaseView::Opening { all_read: false, .. } => (any, Action::Read),
        PhaseView::Opening { all_read: true, .. } => (any, Action::Understood),
        PhaseView::Ordering { .. } => (any, Action::Resolve),
        PhaseView::Paused => (any, Action::Reshuffle),
        PhaseView::LastCall { .. } => (any, Action::Close),
        PhaseView::Prize { .. } => (any, Action::Decline),
        PhaseView::Over { .. } => return None,
        PhaseView::Choosing { choice: asked, .. } => {
            (any, Action::Choose(pick_for(table, any, &asked.kind, choice)))
        }
        PhaseView::Turn { .. } => match view.obligations.iter().find(|obligation| can_be_done(obligation)) {
            Some(Obligation { id, seat, on_page: true, .. }) => (*seat, Action::CarryOut(*id)),
            Some(Obligation { id, .. })
                if choice.is_multiple_of(2) || view.people[any.index()].cards == 0 =>
            {
                (any, Action::Done(*id))
            }
            Some(_) | None => (any, turn_action(table, any, choice)),
        },
    })
}

/// Effects can be carried out late, but obligations cannot be marked as done late.
fn can_be_done(obligation: &Obligation) -> bool {
    if obligation.on_page {
        obligation.state.is_not_done()
    } else {
        obligation.state == ObligationState::Open
    }
}

/// An action for a turn: all matching cards of one number, one card, or no match.
fn turn_action(table: &Table, by: Seat, choice: u32) -> Action {
    let (view, own) = (table.view(), table.own(by));
    let Some(first) = own.matching.get(choice as usize % own.matching.len().max(1)) else {
        return Action::NoMatch;
    };
    let same = |card: &CardIndex| {
        let number =
            |card: &CardIndex| own.hand.iter().find(|seen| seen.index == *card).map(|seen| seen.number());
        number(card) == number(first)
    };
    let all: Vec<CardIndex> = own.matching.iter().copied().filter(same).collect();
    let several = Action::Play(all.clone());
    let colour =
        |card: &CardIndex| own.hand.iter().find(|seen| seen.index == *card).map(|seen| seen.colour());
    let top = view.top.as_ref().map(|top| top.number());
    let go_together = all.iter().all(|card| colour(card) == colour(first))
        || top.is_some_and(|top| {
            own.hand.iter().find(|seen| seen.index == *first).is_some_and(|seen| seen.number() == top)
        });
    if go_together && view.lasting.is_empty() { several } else { Action::Play(vec![*first]) }
}

fn pick_for(table: &Table, by: Seat, kind: &ChoiceKind, choice: u32) -> Pick {
    let of = |among: &[Seat]| among[choice as usize % among.len()];
    match kind {
        ChoiceKind::Player { among } | ChoiceKind::Contest { among, .. } => Pick::Player(of(among)),
        ChoiceKind::Players { .. } => {
            Pick::Players(table.seats().into_iter().filter(|seat| choice >> seat.0 & 1 == 1).collect())
        }
        ChoiceKind::Cards { cards, .. } => {
            let seen = table.own(by).offered.expect("cards to choose");
            Pick::Cards(seen.iter().take(usize::from(*cards)).map(|card| card.index).collect())
        }
        ChoiceKind::Points { .. } if choice.is_multiple_of(5) => Pick::Nobody,
        ChoiceKind::Points { .. } => Pick::Player(of(&table.seats())),
        ChoiceKind::Rule => Pick::Rule(table.open_rules()[choice as usize % table.open_rules().len()]),
        ChoiceKind::Colour => Pick::Colour(Colour::ALL[choice as usize % 6]),
        ChoiceKind::AnswerIsRight { .. } => Pick::Right(choice.is_multiple_of(2)),
        ChoiceKind::HasSeenHand { .. } | ChoiceKind::EverybodyHasSeen => Pick::Seen,
    }
}

/// Any action, legal or not.
pub(crate) fn any_action(luck: &mut Luck) -> Action {
    let card = |luck: &mut Luck| CardIndex(luck.below(80) as u16);
    let seat = |luck: &mut Luck| Seat(luck.below(5) as u8);
    let rule = |luck: &mut Luck| RuleIndex(luck.below(15) as u16);
    match luck.below(26) {
        0 => Action::Read,
        1 => Action::Understood,
        2..=4 => Action::Play((0..=luck.below(2)).map(|_| card(luck)).collect()),
        5 => Action::NoMatch,
        6 => Action::Order((0..luck.below(4)).map(|index| index as u8).rev().collect()),
        7 => Action::Resolve,
        8 => Action::Choose(Pick::Player(seat(luck))),
        9 => Action::Choose(Pick::Cards(vec![card(luck)])),
        10 => Action::Reshuffle,
        11 => Action::Done(luck.below(30)),
        12 => Action::CarryOut(luck.below(30)),
        13 => Action::Report { rule: rule(luck), who: Some(seat(luck)) },
        14 => Action::Clock(rule(luck)),
        15 => Action::Accuse(vec![AccusationKey::Obligation(luck.below(30))]),
        16 => Action::Accuse(vec![AccusationKey::OutOfTurn(seat(luck)), AccusationKey::Report(rule(luck))]),
        17 => Action::Admit,
        18 => Action::Vote { accusation: luck.below(2) as u8, is_true: Some(luck.below(2) == 0) },
        19 => Action::CountVotes,
        20 => Action::Propose(TableRuling { text: "so be it".to_owned(), change: any_decree(luck) }),
        21 => Action::Agree(luck.below(4) > 0),
        22 => Action::Close,
        23 => {
            Action::NameDeck { deck: 0, name: "D".to_owned(), mark: DeckMark::Star, owner: "Bo".to_owned() }
        }
        24 => Action::Draft(Box::new(Draft::Rule { deck: 0, rule: Rule::from_free_words("Sing.", "Ana") })),
        _ => [Action::Discussed, Action::Approve(luck.below(2) == 0)][luck.below(2) as usize].clone(),
    }
}

fn any_decree(luck: &mut Luck) -> RulingChange {
    let seat = Seat(luck.below(5) as u8);
    match luck.below(8) {
        0 => RulingChange::Words,
        1 => RulingChange::Draw(seat, luck.below(9) as u8),
        2 => RulingChange::Return(seat, luck.below(9) as u8),
        3 => RulingChange::Skip(seat),
        4 => RulingChange::Reverse,
        5 => RulingChange::Turn(seat),
        6 => RulingChange::EndLasting(0),
        _ => RulingChange::Waive(luck.below(30)),
    }
}

/// A play of cards from a hand, which may match or not.
fn own_cards(table: &Table, luck: &mut Luck) -> (Seat, Action) {
    let seats = table.seats();
    let by = seats[luck.below(seats.len() as u32) as usize];
    let mut hand: Vec<CardIndex> = table.own(by).hand.iter().map(|card| card.index).collect();
    luck.shuffle(&mut hand);
    hand.truncate(luck.below(3) as usize + 1);
    (by, Action::Play(hand))
}

/// Something written on a card of the active player's hand (BL-R59).
fn fill_in(table: &Table, luck: &mut Luck) -> (Seat, Action) {
    let by = table.active();
    let hand = table.own(by).hand;
    let card =
        hand.get(luck.below(hand.len().max(1) as u32) as usize).map_or(CardIndex(0), |card| card.index);
    let clauses = combinations::clauses();
    let draft = CardDraft {
        card,
        title: "Puddle".to_owned(),
        clauses: vec![clauses[luck.below(clauses.len() as u32) as usize].clone()],
        drawing: None,
        points: Some(luck.below(9) as i16 - 4),
        author: "Ana".to_owned(),
    };
    (by, Action::FillIn(draft.into()))
}

/// Tries a random action. Returns whether it was allowed.
pub(crate) fn try_random_action(table: &mut Table, luck: &mut Luck) -> bool {
    if table.0.setup().house.fill_in && luck.below(8) == 0 {
        let (by, action) = fill_in(table, luck);
        return table.0.play(by, action).is_ok();
    }
    match luck.below(10) {
        0..=5 => play_progressing(table, luck.below(1 << 20)),
        6 => {
            let (by, action) = own_cards(table, luck);
            table.0.play(by, action).is_ok()
        }
        _ => {
            let action = any_action(luck);
            table.0.play(Seat(luck.below(5) as u8), action).is_ok()
        }
    }
}

/// A table with a deck of random rules and effects, and random house rules.
pub(crate) fn random_deck_table(seed: u64, players: usize) -> Table {
    let mut luck = Luck::new(Seed(seed));
    let mut setup = super::table::fresh_setup(players);
    let (triggers, clauses) = (combinations::triggers(), combinations::clauses());
    let clause = |luck: &mut Luck| clauses[luck.below(clauses.len() as u32) as usize].clone();
    for card in &mut setup.decks[0].rules {
        let trigger = triggers[luck.below(triggers.len() as u32) as usize].clone();
        let clauses = (0..=luck.below(3)).map(|_| clause(&mut luck)).collect();
        card.rule = Some(Rule { title: String::new(), trigger, clauses, author: String::new() });
    }
    for card in &mut setup.decks[0].cards {
        let clauses: Vec<_> = (0..luck.below(3)).map(|_| clause(&mut luck)).collect();
        let written = partypiece::rules::blank::WrittenEffect {
            clauses,
            author: "Cy".to_owned(),
            drawing: None,
            points: (luck.below(2) == 0).then(|| luck.below(9) as i16 - 4),
        };
        card.written = (!written.clauses.is_empty()).then_some(written);
    }
    setup.house.effects_by_hand = luck.below(3) == 0;
    setup.house.mark_playable = luck.below(4) == 0;
    setup.house.fill_in = luck.below(2) == 0;
    setup.house.points = luck.below(3) == 0;
    setup.house.points_win = luck.below(4) == 0;
    setup.house.one_pile = luck.below(4) == 0;
    setup.house.every_order = luck.below(2) == 0;
    Table::new(&setup, seed)
}
