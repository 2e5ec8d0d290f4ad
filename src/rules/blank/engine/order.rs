//! Whether the order in which triggered effects are resolved changes anything (BL-R75). If it does not, the table is not asked.
//!
//! Each effect touches parts of the game. Two effects can change places if neither changes what the other reads or changes.
//! Only what everybody knows is looked at, because a question that depended on hidden cards would say something about them.

use super::{
    Amount, AutoEffect, Blank, CardNumber, Clause, CountsAs, DetectedEvent, Effect, PickedBy, PlayerSelector,
    RuleSelector, Target, Trigger, Triggered,
};
use crate::rules::Seat;

/// Parts of the game, one bit each: first the hands of up to 40 players (BL-R02), then everything else.
type Parts = u64;

const HANDS: Parts = (1 << 40) - 1;
const DRAW_PILE: Parts = 1 << 40;
const DISCARDS: Parts = 1 << 41;
const RULES: Parts = 1 << 42;
const DIRECTION: Parts = 1 << 43;
/// What cards count as, limits, and who may jump in.
const LASTING: Parts = 1 << 44;
/// Who is protected from the next effect.
const PROTECTION: Parts = 1 << 45;
const LOST_TURNS: Parts = 1 << 46;
const EXTRA_PLAYS: Parts = 1 << 47;
const LUCK: Parts = 1 << 48;
/// What people have been shown.
const KNOWLEDGE: Parts = 1 << 49;
/// What people have to do at the table.
const TASKS: Parts = 1 << 50;
/// Cards that somebody has to draw or to pass on.
const STACK: Parts = 1 << 51;

/// A choice may depend on everything that people know, except on who has to sing.
const FOR_A_CHOICE: Parts = !TASKS;

/// What an effect reads and changes.
#[derive(Clone, Copy, Default)]
struct Touches {
    reads: Parts,
    /// Changed only by adding to it, so that it does not matter who adds first.
    adds: Parts,
    writes: Parts,
}

impl Touches {
    fn reads(reads: Parts) -> Self {
        Self { reads, ..Self::default() }
    }

    fn adds(adds: Parts) -> Self {
        Self { adds, ..Self::default() }
    }

    fn writes(writes: Parts) -> Self {
        Self { writes, ..Self::default() }
    }

    fn and(self, other: Self) -> Self {
        Self {
            reads: self.reads | other.reads,
            adds: self.adds | other.adds,
            writes: self.writes | other.writes,
        }
    }

    fn without(self, parts: Parts) -> Self {
        Self { reads: self.reads & !parts, adds: self.adds & !parts, writes: self.writes & !parts }
    }

    /// Whether it changes something that the other one needs or changes.
    fn disturbs(self, other: Self) -> bool {
        self.writes & (other.reads | other.adds | other.writes) != 0 || self.adds & other.reads != 0
    }
}

/// What is the same for all effects of a queue.
struct Situation {
    /// No other rule reacts to a draw or to what is in a hand, so a card can come into a hand before or after another one.
    hands_add: bool,
    /// Draws can change places: the pile is also long enough, and nobody knows its cards. Who draws which of the unknown cards makes no
    /// difference that anybody could tell.
    draws_add: bool,
    /// Nobody reaches the greatest number of lost turns.
    skips_add: bool,
    /// Somebody is protected, so the first effect on this player is ignored.
    protected: bool,
}

impl Blank {
    /// Whether another order of these effects could have another result.
    pub(super) fn order_matters(&self, queue: &[Triggered]) -> bool {
        let situation = self.situation(queue);
        // With two players, everybody is next and previous in both directions.
        let fixed = if self.players() == 2 { DIRECTION } else { 0 };
        let of_clauses = |triggered: &Triggered| {
            let clauses = self.clauses_of(triggered.source).iter();
            let all = clauses.fold(Touches::default(), |all, clause| {
                all.and(self.of_clause(clause, triggered, &situation))
            });
            all.without(fixed)
        };
        let touches: Vec<Touches> = queue.iter().map(of_clauses).collect();
        touches.iter().enumerate().any(|(index, one)| {
            touches[index + 1..].iter().any(|other| one.disturbs(*other) || other.disturbs(*one))
        })
    }

    fn situation(&self, queue: &[Triggered]) -> Situation {
        let clauses = || queue.iter().flat_map(|triggered| self.clauses_of(triggered.source));
        let drawn: usize = clauses().map(|clause| self.most_drawn(clause)).sum();
        let lost: usize = clauses().map(most_lost_turns).sum();
        let already = self.skips.iter().copied().max().unwrap_or_default();
        let hands_add = !self.reacts_to_draws();
        Situation {
            hands_add,
            draws_add: hands_add && drawn <= self.draw_pile.len() && !self.is_pile_known,
            skips_add: usize::from(already) + lost <= usize::from(Self::MOST_LOST_TURNS),
            protected: self.immune.iter().any(|end_turn| *end_turn > self.turn),
        }
    }

    /// Whether an open rule that can still be triggered reacts to a draw or to what is in a hand.
    fn reacts_to_draws(&self) -> bool {
        let open = self.open_rules.iter().filter(|open| !self.already_triggered.contains(&open.rule));
        { open }.filter_map(|open| self.rule(open.rule)).any(|rule| match rule.trigger {
            Trigger::Drawn { .. } | Trigger::Hand { .. } | Trigger::Detected(DetectedEvent::HandIs(_)) => {
                true
            }
            Trigger::Played { .. }
            | Trigger::Discarded(_)
            | Trigger::Detected(
                DetectedEvent::TakesPenalty
                | DetectedEvent::PlaysAtLeast(_)
                | DetectedEvent::CannotPlay
                | DetectedEvent::FalselyAccuses
                | DetectedEvent::MatchesByColour
                | DetectedEvent::MatchesByNumber
                | DetectedEvent::SameNumberTwice
                | DetectedEvent::TurnStarts
                | DetectedEvent::Reshuffle,
            )
            | Trigger::ReportedAct(_)
            | Trigger::ReportedEvent(_)
            | Trigger::Time { .. }
            | Trigger::AsWritten => false,
        })
    }

    /// The most cards that a clause can draw.
    fn most_drawn(&self, clause: &Clause) -> usize {
        let players = self.players();
        let each = |effect: &AutoEffect| {
            let AutoEffect::Draw(amount) = effect else { return 0 };
            match amount {
                Amount::Number(cards) | Amount::UntilHandHas(cards) => usize::from(*cards),
                Amount::TopNumber => CardNumber::ALL.len(),
                Amount::Played => usize::from(self.last_played),
                Amount::UntilMatch | Amount::All => self.draw_pile.len(),
            }
        };
        let most: usize = effects_of(clause).map(each).sum();
        match &clause.target {
            Target::Players(
                PlayerSelector::Next
                | PlayerSelector::Previous
                | PlayerSelector::Active
                | PlayerSelector::Chosen
                | PlayerSelector::ChosenBy(_)
                | PlayerSelector::Random,
            ) => most,
            Target::Players(
                PlayerSelector::All
                | PlayerSelector::Others
                | PlayerSelector::Causer
                | PlayerSelector::Most
                | PlayerSelector::Fewest
                | PlayerSelector::Worded(_),
            )
            | Target::Hands(_)
            | Target::InPlay(_)
            | Target::DrawPile
            | Target::DiscardPile
            | Target::Rules(_) => most * players,
        }
    }

    /// The hands of the players that a selector will select; all hands while that is open.
    fn hands_of(&self, players: &PlayerSelector, triggered: &Triggered) -> Parts {
        let is_fixed = match players {
            // An earlier clause of the same card may turn the direction.
            PlayerSelector::Next | PlayerSelector::Previous => {
                let reverses = |clause| effects_of(clause).any(|effect| *effect == AutoEffect::Reverse);
                !self.clauses_of(triggered.source).iter().any(reverses)
            }
            PlayerSelector::Others | PlayerSelector::Active | PlayerSelector::Causer => true,
            PlayerSelector::All
            | PlayerSelector::Chosen
            | PlayerSelector::ChosenBy(_)
            | PlayerSelector::Most
            | PlayerSelector::Fewest
            | PlayerSelector::Random
            | PlayerSelector::Worded(_) => false,
        };
        let seats = self.select_without_luck(players, triggered).filter(|_| is_fixed);
        seats.map_or(HANDS, |seats| seats.into_iter().fold(0, |hands, seat| hands | hand_of(seat)))
    }

    fn of_clause(&self, clause: &Clause, triggered: &Triggered, situation: &Situation) -> Touches {
        let Clause { target, effect } = clause;
        let whose = match target {
            Target::Players(players) | Target::Hands(players) => self.hands_of(players, triggered),
            Target::InPlay(_) | Target::DrawPile | Target::DiscardPile | Target::Rules(_) => 0,
        };
        let hands = |players: &PlayerSelector| self.hands_of(players, triggered);
        let of_effect = |effect: &AutoEffect| of_effect(effect, whose, &hands, situation);
        let of_target = match target {
            Target::Players(players) | Target::Hands(players) => of_players(players),
            Target::InPlay(_) | Target::DiscardPile => Touches::reads(DISCARDS),
            Target::DrawPile => Touches::reads(DRAW_PILE),
            Target::Rules(RuleSelector::Chosen) => Touches::reads(FOR_A_CHOICE),
            Target::Rules(RuleSelector::Random) => Touches::writes(LUCK).and(Touches::reads(RULES)),
            Target::Rules(
                RuleSelector::Oldest | RuleSelector::Newest | RuleSelector::All | RuleSelector::This,
            ) => Touches::reads(RULES),
        };
        let protection = match (target, effect) {
            (_, Effect::Auto(AutoEffect::Reverse | AutoEffect::PlayAgain)) => Touches::default(),
            (Target::Players(_) | Target::Hands(_), _) if situation.protected => Touches::writes(PROTECTION),
            (Target::Players(_) | Target::Hands(_), _) => Touches::reads(PROTECTION),
            (Target::InPlay(_) | Target::DrawPile | Target::DiscardPile | Target::Rules(_), _) => {
                Touches::default()
            }
        };
        let of_effect = match effect {
            Effect::Auto(effect) if self.is_by_hand(effect) => Touches::adds(TASKS),
            Effect::Say(_) | Effect::Do(_) | Effect::OrDraw { .. } | Effect::Free(_) => Touches::adds(TASKS),
            // It may end with its rule, or with its card.
            Effect::Keep { .. } => Touches::adds(TASKS).and(Touches::reads(RULES | DISCARDS)),
            // The table judges one player after the other.
            Effect::Ask { .. } | Effect::Contest { .. } => {
                effects_of(clause).fold(Touches::reads(DIRECTION), |all, effect| all.and(of_effect(effect)))
            }
            Effect::Auto(effect) => of_effect(effect),
        };
        of_target.and(protection).and(of_effect)
    }
}

fn hand_of(seat: Seat) -> Parts {
    1_u64.checked_shl(seat.0.into()).unwrap_or(HANDS) & HANDS
}

/// The effects of a clause that the page applies, those for a wrong answer or after a contest too.
fn effects_of(clause: &Clause) -> impl Iterator<Item = &AutoEffect> {
    let effects = match &clause.effect {
        Effect::Auto(effect) => std::slice::from_ref(effect),
        Effect::Ask { wrong: effects, .. } | Effect::Contest { then: effects, .. } => effects,
        Effect::Say(_) | Effect::Do(_) | Effect::OrDraw { .. } | Effect::Keep { .. } | Effect::Free(_) => &[],
    };
    effects.iter()
}

fn most_lost_turns(clause: &Clause) -> usize {
    let each =
        |effect: &AutoEffect| if let AutoEffect::Skip(turns) = effect { usize::from(*turns) } else { 0 };
    effects_of(clause).map(each).sum()
}

/// What is read to find these players.
fn of_players(players: &PlayerSelector) -> Touches {
    match players {
        PlayerSelector::Next | PlayerSelector::Previous => Touches::reads(DIRECTION),
        PlayerSelector::All | PlayerSelector::Others | PlayerSelector::Active | PlayerSelector::Causer => {
            Touches::default()
        }
        PlayerSelector::Chosen | PlayerSelector::ChosenBy(_) | PlayerSelector::Worded(_) => {
            Touches::reads(FOR_A_CHOICE)
        }
        PlayerSelector::Most | PlayerSelector::Fewest => Touches::reads(HANDS),
        PlayerSelector::Random => Touches::writes(LUCK).and(Touches::reads(DIRECTION)),
    }
}

/// What is read to count the cards that come from or into these hands.
fn of_amount(amount: Amount, hands: Parts) -> Touches {
    Touches::reads(match amount {
        Amount::TopNumber => DISCARDS,
        Amount::UntilHandHas(_) => hands,
        // What may be played also depends on cards that wait to be drawn or passed on.
        Amount::UntilMatch => hands | DISCARDS | LASTING | STACK,
        Amount::Number(_) | Amount::Played | Amount::All => 0,
    })
}

/// Cards leave hands. Several players do it in the order of play, and rules may react to it.
fn moves(parts: Parts) -> Touches {
    Touches { reads: DIRECTION | RULES, writes: HANDS | parts, ..Touches::default() }
}

fn of_pick(pick: PickedBy) -> Touches {
    match pick {
        PickedBy::Random => Touches::writes(LUCK),
        PickedBy::Owner | PickedBy::Taker => Touches::reads(FOR_A_CHOICE),
    }
}

/// Cards go from some hands to others. What is left there depends on what was there, but what comes into a hand is only added.
fn exchanges(from: Parts, to: Parts, situation: &Situation) -> Touches {
    match situation.hands_add {
        true => Touches { reads: DIRECTION | RULES, writes: from, adds: to },
        false => moves(0),
    }
}

/// What an effect on the players with the hands `whose` touches. `hands` finds the hands of the other players in it.
fn of_effect(
    effect: &AutoEffect,
    whose: Parts,
    hands: &dyn Fn(&PlayerSelector) -> Parts,
    situation: &Situation,
) -> Touches {
    match effect {
        // How many cards are drawn depends on which they are.
        AutoEffect::Draw(amount) if situation.draws_add && *amount != Amount::UntilMatch => {
            Touches { adds: whose | DRAW_PILE, reads: RULES, writes: 0 }.and(of_amount(*amount, whose))
        }
        // The discards may have to be shuffled.
        AutoEffect::Draw(amount) => moves(DRAW_PILE | DISCARDS | LUCK).and(of_amount(*amount, whose)),
        AutoEffect::Take { cards, from, pick } => {
            let from_hands = hands(from);
            let moved = exchanges(from_hands, whose, situation).and(of_amount(*cards, from_hands));
            moved.and(of_players(from)).and(of_pick(*pick))
        }
        AutoEffect::Give { cards, to, pick } => {
            let moved = exchanges(whose, hands(to), situation).and(of_amount(*cards, whose));
            moved.and(of_players(to)).and(of_pick(*pick))
        }
        AutoEffect::TakeDiscards(amount) => moves(DISCARDS).and(of_amount(*amount, HANDS)),
        AutoEffect::Discard { cards, pick } => {
            moves(DISCARDS).and(of_amount(*cards, HANDS)).and(of_pick(*pick))
        }
        AutoEffect::DiscardAll(_) => moves(DISCARDS),
        AutoEffect::Swap(players) => moves(0).and(of_players(players)),
        AutoEffect::Pass { cards, .. } => {
            moves(0).and(of_amount(*cards, HANDS)).and(Touches::reads(FOR_A_CHOICE))
        }
        AutoEffect::Change { counts: CountsAs::ChosenColour, .. } => {
            Touches::writes(LASTING).and(Touches::reads(FOR_A_CHOICE))
        }
        // It may end with its rule, or with its card. Its sentence names the players in the order of play.
        AutoEffect::Change { .. } | AutoEffect::Limit { .. } | AutoEffect::JumpIn(_) => {
            Touches::writes(LASTING).and(Touches::reads(RULES | DISCARDS | DIRECTION))
        }
        AutoEffect::Skip(_) if situation.skips_add => Touches::adds(LOST_TURNS),
        AutoEffect::Skip(_) => Touches::writes(LOST_TURNS),
        AutoEffect::Reverse => Touches::writes(DIRECTION),
        AutoEffect::PlayAgain => Touches::writes(EXTRA_PLAYS),
        // The cards of the Draw Pile are known then.
        AutoEffect::Show(_) => Touches::writes(KNOWLEDGE).and(Touches::reads(HANDS | DRAW_PILE | DIRECTION)),
        AutoEffect::ShowTo(players) => {
            Touches::writes(KNOWLEDGE).and(Touches::reads(HANDS | DIRECTION)).and(of_players(players))
        }
        AutoEffect::Shuffle | AutoEffect::Flip | AutoEffect::MixBack => {
            Touches::writes(DRAW_PILE | DISCARDS | LUCK)
        }
        AutoEffect::Under => Touches::writes(DISCARDS),
        AutoEffect::AddRules(_) | AutoEffect::DropRules | AutoEffect::ReplaceRules => Touches::writes(RULES),
        AutoEffect::DrawOrPass { .. } => Touches::writes(STACK).and(Touches::reads(DIRECTION)),
        AutoEffect::Immune(_) => Touches::writes(PROTECTION),
    }
}
