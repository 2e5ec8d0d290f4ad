//! Checks of cards and decks before they are used in a game.

use super::{
    Amount, AutoEffect, CardCount, CardDeck, CardNumber, CardProblem, Clause, Colour, DeckError, DeckPart,
    DetectedEvent, Drawing, Effect, EffectDuration, Filter, GameCard, Limit, PlayerSelector, Rule, Span,
    Target, Trigger, WrittenEffect,
};
use crate::rules::name::can_be_seen;

/// The maximum number of characters in a title, in a person's name and in a deck's name. Texts have to be read on a card (BL-R74).
pub const MAX_TITLE: usize = 40;
/// The maximum number of characters in any other text on a card, except the description of its drawing.
pub const MAX_TEXT: usize = 200;

// Larger numbers would hardly ever apply, or would be the whole game: a player is dealt seven cards and has about ten turns. And a
// record that was made up must not take long to replay.

/// The most cards that an effect moves or a trigger counts.
const MOST_CARDS: u16 = 7;
/// The largest hand that an effect or a trigger names: so many cards are seen at once (BL-R74).
const LARGEST_HAND: u16 = 20;
/// For how many turns an effect lasts at most.
const MOST_TURNS: u16 = 20;
/// For how many rounds an effect lasts at most.
const MOST_ROUNDS: u16 = 9;
/// The most turns that somebody loses by one effect.
const MOST_LOST: u16 = 5;
/// For how many turns somebody is protected at most.
const MOST_PROTECTED: u16 = 9;
/// The most cards that may still be played at once within a limit: seven would be no limit for a hand as it was dealt.
const MOST_IN_LIMIT: u16 = 6;
/// The most rules that are opened at once: as many as at the start.
const MOST_NEW_RULES: u16 = 3;
/// The most turns or rounds that a rule waits for.
const MOST_WAITING: u16 = 99;
/// The fewest and the most seconds that a rule waits for: a shorter time would pass within a turn, and a longer one after most games.
const SECONDS: [u16; 2] = [10, 3600];

type CardCheck = Result<(), CardProblem>;

/// Checks the length of a text, and that no invisible character changes how it is displayed. Markup is allowed, because
/// it is always shown as plain text.
pub(in crate::rules::blank) fn check_text(field: &'static str, text: &str, most: usize) -> CardCheck {
    let characters = text.chars().count();
    if characters > most {
        return Err(CardProblem::TooLong { field, characters, most });
    }
    // The two ranges turn the direction of the text around them.
    let is_invisible =
        |c: &char| c.is_control() || matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let found = text.chars().find(is_invisible);
    found.map_or(Ok(()), |character| Err(CardProblem::InvisibleCharacter { field, character }))
}

fn check_required(field: &'static str, text: &str, most: usize) -> CardCheck {
    if can_be_seen(text) { check_text(field, text, most) } else { Err(CardProblem::Empty(field)) }
}

/// A text that may be missing, but is seen if it is there.
fn check_optional(field: &'static str, text: &str, most: usize) -> CardCheck {
    if text.trim().is_empty() { Ok(()) } else { check_required(field, text, most) }
}

fn check_number(field: &'static str, found: impl Into<u16>, least: u16, most: u16) -> CardCheck {
    let found = found.into();
    let is_allowed = (least..=most).contains(&found);
    if is_allowed { Ok(()) } else { Err(CardProblem::OutOfRange { field, found, least, most }) }
}

impl Filter {
    fn check(&self) -> CardCheck {
        // A kind of cards, or that one or another: more is no sentence that people take in.
        if self.0.len() > 2 {
            return Err(CardProblem::TooManyPatterns);
        }
        for pattern in &self.0 {
            let count = |found: usize| u16::try_from(found).unwrap_or(u16::MAX);
            check_number("numbers", count(pattern.numbers.len()), 0, count(CardNumber::ALL.len()))?;
            check_number("colours", count(pattern.colours.len()), 0, count(Colour::ALL.len()))?;
            pattern.author.iter().try_for_each(|author| check_required("name", author, MAX_TITLE))?;
            pattern.title.iter().try_for_each(|title| check_required("title", title, MAX_TITLE))?;
        }
        Ok(())
    }
}

impl PlayerSelector {
    fn check(&self) -> CardCheck {
        let PlayerSelector::Worded(text) = self else { return Ok(()) };
        check_required("target", text, MAX_TEXT)
    }
}

impl Amount {
    fn check(self) -> CardCheck {
        match self {
            Amount::Number(cards) => check_number("cards", cards, 1, MOST_CARDS),
            Amount::UntilHandHas(cards) => check_number("cards", cards, 0, LARGEST_HAND),
            Amount::TopNumber | Amount::Played | Amount::UntilMatch | Amount::All => Ok(()),
        }
    }
}

impl EffectDuration {
    fn check(self) -> CardCheck {
        match self {
            EffectDuration::Turns(turns) => check_number("turns", turns, 1, MOST_TURNS),
            EffectDuration::Rounds(rounds) => check_number("rounds", rounds, 1, MOST_ROUNDS),
            EffectDuration::NextPlay | EffectDuration::WhileOpen => Ok(()),
        }
    }
}

impl AutoEffect {
    pub(in crate::rules::blank) fn check(&self) -> CardCheck {
        match self {
            AutoEffect::Draw(cards)
            | AutoEffect::TakeDiscards(cards)
            | AutoEffect::Discard { cards, .. }
            | AutoEffect::Pass { cards, .. } => cards.check(),
            // Without a number the effect names none, so any allowed one will do.
            AutoEffect::Show(cards) => check_number("cards", cards.unwrap_or(1), 1, MOST_CARDS),
            AutoEffect::Take { cards, from: players, .. } | AutoEffect::Give { cards, to: players, .. } => {
                players.check().and_then(|()| cards.check())
            }
            AutoEffect::DiscardAll(filter) => filter.check(),
            AutoEffect::Change { lasts, .. } | AutoEffect::JumpIn(lasts) => lasts.check(),
            AutoEffect::Skip(turns) => check_number("turns", *turns, 1, MOST_LOST),
            AutoEffect::Swap(players) | AutoEffect::ShowTo(players) => players.check(),
            AutoEffect::AddRules(rules) => check_number("rules", *rules, 1, MOST_NEW_RULES),
            AutoEffect::Limit { to: Limit::Cards(cards), lasts } => {
                check_number("cards", *cards, 1, MOST_IN_LIMIT).and_then(|()| lasts.check())
            }
            AutoEffect::Limit {
                to: Limit::ColourOnly | Limit::NumberOnly | Limit::Never(_) | Limit::NotLast(_),
                lasts,
            } => lasts.check(),
            AutoEffect::DrawOrPass { cards, .. } => check_number("cards", *cards, 1, MOST_CARDS),
            AutoEffect::Immune(turns) => check_number("turns", *turns, 1, MOST_PROTECTED),
            AutoEffect::Reverse
            | AutoEffect::PlayAgain
            | AutoEffect::Shuffle
            | AutoEffect::Flip
            | AutoEffect::Under
            | AutoEffect::MixBack
            | AutoEffect::DropRules
            | AutoEffect::ReplaceRules => Ok(()),
        }
    }
}

impl Effect {
    fn check(&self) -> CardCheck {
        match self {
            Effect::Auto(effect) => effect.check(),
            Effect::Say(text) | Effect::Do(text) | Effect::Free(text) => {
                check_required("text", text, MAX_TEXT)
            }
            Effect::OrDraw { text, cards } => {
                check_required("text", text, MAX_TEXT)?;
                check_number("cards", *cards, 1, MOST_CARDS)
            }
            Effect::Keep { text, lasts } => {
                check_required("text", text, MAX_TEXT)?;
                lasts.check()
            }
            Effect::Ask { question, answer, wrong } => {
                check_required("question", question, MAX_TEXT)?;
                check_text("answer", answer, MAX_TEXT)?;
                check_consequences(wrong)
            }
            Effect::Contest { text, then, .. } => {
                check_required("text", text, MAX_TEXT)?;
                check_consequences(then)
            }
        }
    }
}

/// Checks the effects that follow a wrong answer or a contest. Each must make sense for one player.
fn check_consequences(effects: &[AutoEffect]) -> CardCheck {
    if effects.len() > Clause::MAX {
        return Err(CardProblem::ClauseCount(effects.len()));
    }
    let player = Target::Players(PlayerSelector::Active);
    for effect in effects {
        if !effect.fits(&player) {
            return Err(CardProblem::EffectDoesNotFit);
        }
        effect.check()?;
    }
    Ok(())
}

impl Clause {
    fn check(&self) -> CardCheck {
        match &self.target {
            Target::Players(players) | Target::Hands(players) => players.check()?,
            Target::InPlay(filter) => filter.check()?,
            Target::DrawPile | Target::DiscardPile | Target::Rules(_) => {}
        }
        self.effect.check()?;
        if self.fits() { Ok(()) } else { Err(CardProblem::EffectDoesNotFit) }
    }
}

fn check_clauses(clauses: &[Clause]) -> CardCheck {
    if !(1..=Clause::MAX).contains(&clauses.len()) {
        return Err(CardProblem::ClauseCount(clauses.len()));
    }
    clauses.iter().try_for_each(Clause::check)
}

impl Trigger {
    fn check(&self) -> CardCheck {
        match self {
            Trigger::Played { cards, previous_top, count } => {
                cards.check()?;
                previous_top.check()?;
                match count {
                    CardCount::Any => Ok(()),
                    CardCount::Exactly(n) | CardCount::AtLeast(n) => check_number("cards", *n, 1, MOST_CARDS),
                }
            }
            Trigger::Drawn { least, .. } => check_number("cards", *least, 1, MOST_CARDS),
            Trigger::Discarded(filter) => filter.check(),
            Trigger::Hand { cards, .. } if cards.accepts_all() => Err(CardProblem::NoCondition),
            Trigger::Hand { cards, .. } => cards.check(),
            Trigger::Detected(DetectedEvent::HandIs(cards)) => check_number("cards", *cards, 0, LARGEST_HAND),
            Trigger::Detected(DetectedEvent::PlaysAtLeast(cards)) => {
                check_number("cards", *cards, 1, MOST_CARDS)
            }
            Trigger::Detected(
                DetectedEvent::TakesPenalty
                | DetectedEvent::CannotPlay
                | DetectedEvent::FalselyAccuses
                | DetectedEvent::MatchesByColour
                | DetectedEvent::MatchesByNumber
                | DetectedEvent::SameNumberTwice
                | DetectedEvent::TurnStarts
                | DetectedEvent::Reshuffle,
            )
            | Trigger::AsWritten => Ok(()),
            // The editor begins the text with this word, which alone says nothing.
            Trigger::ReportedAct(text) if text.trim() == Self::DOER => Err(CardProblem::Empty("trigger")),
            Trigger::ReportedAct(text) | Trigger::ReportedEvent(text) => {
                check_required("trigger", text, MAX_TEXT)
            }
            Trigger::Time { span: Span::Turns(turns), .. } => check_number("turns", *turns, 1, MOST_WAITING),
            Trigger::Time { span: Span::Rounds(rounds), .. } => {
                check_number("rounds", *rounds, 1, MOST_WAITING)
            }
            Trigger::Time { span: Span::Seconds(seconds), .. } => {
                let [fewest, most] = SECONDS;
                check_number("seconds", *seconds, fewest, most)
            }
        }
    }
}

impl Rule {
    /// Checks that the rule can be used in a game (BL-19, BL-20).
    ///
    /// # Errors
    /// The first problem found.
    pub fn check(&self) -> Result<(), CardProblem> {
        check_optional("title", &self.title, MAX_TITLE)?;
        check_text("name", &self.author, MAX_TITLE)?;
        self.trigger.check()?;
        check_clauses(&self.clauses)
    }
}

impl WrittenEffect {
    /// Checks that the effect can be used in a game (BL-72).
    ///
    /// # Errors
    /// The first problem found.
    pub fn check(&self) -> Result<(), CardProblem> {
        check_text("name", &self.author, MAX_TITLE)?;
        if let Some(drawing) = &self.drawing {
            check_text("description", &drawing.description, Drawing::MAX_DESCRIPTION)?;
            if !drawing.fits() {
                return Err(CardProblem::Drawing);
            }
        }
        let most = Self::MAX_POINTS;
        if self.points.is_some_and(|points| !(-most..=most).contains(&points)) {
            return Err(CardProblem::Points);
        }
        check_clauses(&self.clauses)
    }
}

impl GameCard {
    /// Checks that the card can be used in a game.
    pub(crate) fn check(&self) -> CardCheck {
        check_optional("title", &self.title, MAX_TITLE)?;
        let Some(written) = &self.written else { return Ok(()) };
        if self.picture.is_some() && written.drawing.is_some() {
            return Err(CardProblem::DrawingOnPicture);
        }
        written.check()
    }
}

impl CardDeck {
    /// The minimum number of Game Cards: seven each for two players, and one to start the Discard Pile.
    pub const MIN_CARDS: usize = 15;
    /// The maximum number of Game Cards in a deck, several times as many as a new one has. Each record of a game contains its decks,
    /// and all of them together have far fewer cards than a `CardIndex` can count.
    pub const MAX_CARDS: usize = 500;
    /// The maximum number of Rule Cards in a deck, for the same reasons.
    pub const MAX_RULES: usize = 200;

    /// Checks that the deck can be used in a game.
    ///
    /// # Errors
    /// The first problem found, and the part of the deck that has it.
    pub fn check(&self) -> Result<(), DeckError> {
        let deck_error = |problem| DeckError { part: DeckPart::Deck, problem };
        let check_count = |rules, found: usize, least: usize, most: usize| {
            let fits = (least..=most).contains(&found);
            if fits { Ok(()) } else { Err(deck_error(CardProblem::CardCount { rules, found, least, most })) }
        };
        check_count(false, self.cards.len(), Self::MIN_CARDS, Self::MAX_CARDS)?;
        check_count(true, self.rules.len(), 0, Self::MAX_RULES)?;
        check_optional("name", &self.name, MAX_TITLE).map_err(deck_error)?;
        check_text("name of the owner", &self.owner, MAX_TITLE).map_err(deck_error)?;
        let same_id = |rules, id, one, other| DeckError {
            part: DeckPart::Two { rules, id, one, other },
            problem: CardProblem::SameId,
        };
        for (index, card) in self.all_cards().enumerate() {
            if let Some(other) = self.all_cards().take(index).find(|other| other.id == card.id) {
                return Err(same_id(false, card.id, other.label(), card.label()));
            }
            card.check().map_err(|problem| DeckError { part: DeckPart::Card(card.id), problem })?;
        }
        for (index, card) in self.all_rules().enumerate() {
            let on_card = |problem| DeckError { part: DeckPart::Rule(card.id), problem };
            if let Some(other) = self.all_rules().take(index).find(|other| other.id == card.id) {
                return Err(same_id(true, card.id, other.label(), card.label()));
            }
            card.rule.iter().try_for_each(Rule::check).map_err(on_card)?;
        }
        let written = |id| self.rules.iter().any(|card| card.id == id && card.rule.is_some());
        if self.new_rule.is_none_or(written) { Ok(()) } else { Err(deck_error(CardProblem::NewRuleMissing)) }
    }
}
