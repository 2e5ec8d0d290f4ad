//! Lasting effects, and how cards match under them.

use super::{
    AutoEffect, Blank, CardIndex, CardNumber, Colour, Counts, CountsAs, EffectDuration, EffectSource, Event,
    Filter, LastingTarget, LastingView, Limit, Obstacle, event::PenaltyReason, obstacles::nothing_done,
    run::Events,
};
use crate::rules::Seat;

/// A lasting effect (EF-CHANGE, EF-LIMIT, EF-JUMP).
#[derive(Debug, Clone, PartialEq)]
pub(in crate::rules::blank) struct Lasting {
    /// What it does.
    pub(in crate::rules::blank) effect: LastingEffect,
    /// The rule or card that caused it.
    pub(in crate::rules::blank) source: EffectSource,
    /// When it ends.
    pub(in crate::rules::blank) expiry: Expiry,
    /// For how long, as its sentence says it.
    pub(in crate::rules::blank) lasts: EffectDuration,
}

/// What a lasting effect does.
#[derive(Debug, Clone, PartialEq)]
pub(in crate::rules::blank) enum LastingEffect {
    /// Cards count as something else.
    Counts(AffectedCards, CountsAs),
    /// The plays of these players are restricted.
    Limits(Vec<Seat>, Limit),
    /// These players may jump in with an identical card.
    JumpsIn(Vec<Seat>),
}

impl LastingEffect {
    /// Whether it changes which cards match.
    pub(in crate::rules::blank) fn changes_matching(&self) -> bool {
        match self {
            LastingEffect::Counts(..) | LastingEffect::Limits(..) => true,
            LastingEffect::JumpsIn(_) => false,
        }
    }
}

/// Which cards count as something else.
#[derive(Debug, Clone, PartialEq)]
pub(in crate::rules::blank) enum AffectedCards {
    /// One card, as long as it is on top.
    Top(CardIndex),
    /// All cards that pass the filter.
    All(Filter),
    /// Cards that are played from these hands.
    Hands(Vec<Seat>),
}

/// When a lasting effect or a lasting obligation ends.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(in crate::rules::blank) enum Expiry {
    /// At the next accepted play.
    Play,
    /// At the beginning of this turn.
    Turn(u32),
    /// When its rule is not open any more, or its card is not on top any more.
    Closed(EffectSource),
}

/// How a play matches the top card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::rules::blank) struct MatchedBy {
    /// By colour.
    pub(in crate::rules::blank) colour: bool,
    /// By number.
    pub(in crate::rules::blank) number: bool,
}

impl MatchedBy {
    /// Whether it matches by colour, by number or by both.
    pub(in crate::rules::blank) fn any(self) -> bool {
        self.colour || self.number
    }
}

impl Blank {
    /// The colours and numbers that a card counts as when `by` plays it; for the top card `by` is `None`.
    pub(in crate::rules::blank) fn counts(&self, card: CardIndex, by: Option<Seat>) -> Counts {
        let Some(face) = self.face(card) else { return Counts { colours: 0, numbers: 0 } };
        let mut counts = Counts { colours: face.colour().bit(), numbers: face.number().bit() };
        for lasting in &self.lasting {
            let LastingEffect::Counts(affected, counts_as) = &lasting.effect else { continue };
            let applies = match affected {
                AffectedCards::Top(top) => by.is_none() && *top == card,
                AffectedCards::All(filter) => self.passes(filter, card, None),
                AffectedCards::Hands(seats) => by.is_some_and(|seat| seats.contains(&seat)),
            };
            if !applies {
                continue;
            }
            match counts_as {
                CountsAs::Number(number) => counts.numbers = number.bit(),
                CountsAs::Colour(colour) => counts.colours = colour.bit(),
                CountsAs::AnyNumber => counts.numbers = Counts::ALL,
                // `ChosenColour` is left only if nobody chose a colour; then any colour counts.
                CountsAs::AnyColour | CountsAs::ChosenColour => counts.colours = Counts::ALL,
            }
        }
        counts
    }

    /// The colours and numbers the top card counts as.
    pub(in crate::rules::blank) fn top_counts(&self) -> Counts {
        let all = Counts { colours: Counts::ALL, numbers: Counts::ALL };
        self.top().map_or(all, |top| self.counts(top, None))
    }

    /// How cards played together match the top card: all by one colour, or all by one number (BL-29 to BL-31, BL-R06).
    pub(in crate::rules::blank) fn matches(&self, by: Seat, cards: &[CardIndex]) -> MatchedBy {
        matched_by(self.top_counts(), &self.tried(by, cards), self.limits(by))
    }

    fn tried(&self, by: Seat, cards: &[CardIndex]) -> Tried {
        let face = |card: &CardIndex| self.face(*card).map(|face| (face.colour(), face.number()));
        Tried {
            counts: cards.iter().map(|&card| self.counts(card, Some(by))).collect(),
            faces: cards.iter().filter_map(face).collect(),
            left: self.hand(by).len().saturating_sub(cards.len()),
        }
    }

    /// The limits for the plays of a player. Whoever has to draw cards may play only what passes them on.
    pub(in crate::rules::blank) fn limits(&self, by: Seat) -> impl Iterator<Item = Limit> {
        let lasting = self.lasting.iter().filter_map(move |lasting| match &lasting.effect {
            LastingEffect::Limits(seats, limit) => seats.contains(&by).then_some(*limit),
            LastingEffect::Counts(..) | LastingEffect::JumpsIn(_) => None,
        });
        let passing = self.stack_of(by).map(|stack| stack.limit());
        lasting.chain(passing)
    }

    /// Whether a player whose turn it is not may jump in with these cards: a lasting effect allows it, all
    /// have the colour and the number printed on the top card, and they match under the present limits
    /// (EF-JUMP, BL-R58).
    pub(in crate::rules::blank) fn may_jump_in(&self, by: Seat, cards: &[CardIndex]) -> bool {
        let may = |lasting: &Lasting| matches!(&lasting.effect, LastingEffect::JumpsIn(seats) if seats.contains(&by));
        let face = |card: CardIndex| self.face(card).map(|face| (face.colour(), face.number()));
        by != self.active
            && self.lasting.iter().any(may)
            && cards.iter().all(|&card| face(card) == self.top().and_then(face))
            && self.matches(by, cards).any()
    }

    /// Whether any single card in a hand matches (BL-R10).
    pub(in crate::rules::blank) fn can_play(&self, seat: Seat) -> bool {
        self.hand(seat).iter().any(|&card| self.matches(seat, &[card]).any())
    }

    /// The reason for the Penalty when a play does not match (BL-R08).
    pub(in crate::rules::blank) fn mismatch_reason(&self, by: Seat, cards: &[CardIndex]) -> PenaltyReason {
        mismatch_reason(self.top_counts(), &self.tried(by, cards), self.limits(by))
    }

    /// When an effect that starts now will end.
    pub(in crate::rules::blank) fn expiry(&self, lasts: EffectDuration, source: EffectSource) -> Expiry {
        match lasts {
            EffectDuration::NextPlay => Expiry::Play,
            EffectDuration::Turns(turns) => Expiry::Turn(self.turn + u32::from(turns)),
            EffectDuration::Rounds(rounds) => {
                Expiry::Turn(self.turn + u32::from(rounds) * self.turns_of_round())
            }
            EffectDuration::WhileOpen => Expiry::Closed(source),
        }
    }

    /// Adds a lasting effect as the newest, which overrides older ones. The same effect of the same rule or card is not added
    /// twice (BL-R48).
    pub(in crate::rules::blank) fn add_lasting(&mut self, mut lasting: Lasting, events: &mut Events) {
        if let Some(index) = self.lasting.iter().position(|other| other.is_same_as(&lasting)) {
            let earlier = self.lasting.remove(index);
            if lasting.expiry.is_later_than(earlier.expiry) {
                // It says again for how long.
                events.push(Event::LastingBegan(self.lasting_view(&lasting)));
            } else {
                nothing_done(lasting.source, Obstacle::AlreadySo, events);
                lasting = earlier;
            }
            return self.lasting.push(lasting);
        }
        events.push(Event::LastingBegan(self.lasting_view(&lasting)));
        self.lasting.push(lasting);
    }

    /// A lasting effect, as everybody may see it.
    pub(in crate::rules::blank) fn lasting_view(&self, lasting: &Lasting) -> LastingView {
        let lasts = lasting.lasts;
        match &lasting.effect {
            LastingEffect::Counts(affected, counts) => LastingView {
                on: match affected {
                    AffectedCards::Top(top) => {
                        LastingTarget::TopCard(self.cards[top.to_usize()].card.clone())
                    }
                    AffectedCards::All(filter) => LastingTarget::Cards(filter.clone()),
                    AffectedCards::Hands(seats) => LastingTarget::Hands(seats.clone()),
                },
                effect: AutoEffect::Change { counts: *counts, lasts },
            },
            LastingEffect::Limits(seats, limit) => LastingView {
                on: LastingTarget::Players(seats.clone()),
                effect: AutoEffect::Limit { to: *limit, lasts },
            },
            LastingEffect::JumpsIn(seats) => {
                LastingView { on: LastingTarget::Players(seats.clone()), effect: AutoEffect::JumpIn(lasts) }
            }
        }
    }

    /// Whether an effect has ended. An effect that ends at a play is removed by the play itself.
    pub(in crate::rules::blank) fn has_expired(&self, expiry: Expiry) -> bool {
        match expiry {
            Expiry::Play => false,
            Expiry::Turn(turn) => self.turn >= turn,
            Expiry::Closed(EffectSource::Rule(rule)) => !self.is_open(rule),
            Expiry::Closed(EffectSource::Card(card)) => self.top() != Some(card),
            // No ruling begins one.
            Expiry::Closed(EffectSource::Table) => true,
        }
    }
}

/// Cards that somebody would play together, the last one on top.
pub(in crate::rules::blank) struct Tried {
    /// What they count as.
    pub(in crate::rules::blank) counts: Vec<Counts>,
    /// What is printed on them.
    pub(in crate::rules::blank) faces: Vec<(Colour, CardNumber)>,
    /// How many cards would be left in the hand.
    pub(in crate::rules::blank) left: usize,
}

impl Limit {
    /// Whether it forbids these cards, however they match.
    fn forbids(self, tried: &Tried) -> bool {
        match self {
            Limit::Cards(most) => tried.counts.len() > usize::from(most),
            Limit::Never(feature) => tried.faces.iter().any(|face| feature.is_on(*face)),
            // The last card is the one on top.
            Limit::NotLast(feature) => {
                tried.left == 0 && tried.faces.last().is_some_and(|face| feature.is_on(*face))
            }
            Limit::ColourOnly | Limit::NumberOnly => false,
        }
    }
}

/// How cards match the top card when they are played together, under these limits.
pub(in crate::rules::blank) fn matched_by(
    top: Counts,
    tried: &Tried,
    limits: impl Iterator<Item = Limit>,
) -> MatchedBy {
    let shared = tried.counts.iter().fold(top, |shared, card| shared.and(*card));
    let mut found = MatchedBy { colour: shared.colours != 0, number: shared.numbers != 0 };
    for limit in limits {
        match limit {
            Limit::Cards(_) | Limit::Never(_) | Limit::NotLast(_) => {
                if limit.forbids(tried) {
                    found = MatchedBy { colour: false, number: false };
                }
            }
            Limit::ColourOnly => found.number = false,
            Limit::NumberOnly => found.colour = false,
        }
    }
    found
}

/// The reason for the Penalty when cards do not match (BL-R08): the cards do not match each other, or not the
/// top card, or only a limit forbids them (BL-R70).
pub(in crate::rules::blank) fn mismatch_reason(
    top: Counts,
    tried: &Tried,
    mut limits: impl Iterator<Item = Limit>,
) -> PenaltyReason {
    let found = matched_by(top, tried, std::iter::empty());
    let forbids = |limit: &Limit| match limit {
        Limit::Cards(_) | Limit::Never(_) | Limit::NotLast(_) => limit.forbids(tried),
        Limit::ColourOnly => !found.colour,
        Limit::NumberOnly => !found.number,
    };
    if found.any() {
        // Cards that match by colour only, while only colour and only number count, are against one of both.
        return limits.find(forbids).map_or(PenaltyReason::NoMatchPlayed, PenaltyReason::AgainstLimit);
    }
    match tried.counts.iter().copied().reduce(Counts::and) {
        Some(Counts { colours: 0, numbers: 0 }) => PenaltyReason::MixedPlay,
        Some(_) | None => PenaltyReason::NoMatchPlayed,
    }
}

impl Lasting {
    /// Whether two effects are the same. Their numbers of turns may differ.
    fn is_same_as(&self, other: &Self) -> bool {
        let same_end = match (self.expiry, other.expiry) {
            (Expiry::Turn(_), Expiry::Turn(_)) => true,
            (Expiry::Play | Expiry::Turn(_) | Expiry::Closed(_), _) => self.expiry == other.expiry,
        };
        same_end && self.source == other.source && self.effect == other.effect
    }
}

impl Expiry {
    /// Whether both end at a turn, and `self` ends later than `other`.
    pub(in crate::rules::blank) fn is_later_than(self, other: Self) -> bool {
        match (self, other) {
            (Expiry::Turn(one), Expiry::Turn(other)) => one > other,
            (Expiry::Play | Expiry::Turn(_) | Expiry::Closed(_), _) => false,
        }
    }
}

impl CountsAs {
    /// Replaces [`CountsAs::ChosenColour`] by the chosen colour, if there is one. Other values stay as they
    /// are.
    pub(in crate::rules::blank) fn chosen(self, colour: Option<Colour>) -> Self {
        match (self, colour) {
            (CountsAs::ChosenColour, Some(colour)) => CountsAs::Colour(colour),
            (
                CountsAs::ChosenColour
                | CountsAs::Number(_)
                | CountsAs::Colour(_)
                | CountsAs::AnyNumber
                | CountsAs::AnyColour,
                _,
            ) => self,
        }
    }
}
