//! “Try it”: three computer players play a few turns with one rule or one card, and a log says what it did (BW-09 to BW-11).

use super::{prize::drafted_card, shown_draft};
use crate::{
    bots::Bots,
    play::{Game, LogLine},
    rules::{
        Luck, Seat,
        blank::{
            Action, Blank, CardDeck, CardId, ChoiceKind, Clause, DeckError, DeckPart, Draft, Effect, Event,
            GameCard, House, PhaseView, Pick, PlayerSelector, Rule, RuleCard, RuleIndex, Setup, Side, Span,
            Target, Trigger, View, sentence, without_stop,
        },
        luck::Seed,
        name::Name,
        player::{Level, Player},
    },
    wording::paragraph,
};

/// What is tried.
#[derive(Debug, Clone, PartialEq)]
pub enum Proposal {
    /// A rule. It is the only open one.
    Rule(Rule),
    /// A Game Card with its effect. A sixth of the cards are copies of it, so that it is played soon.
    Card(GameCard),
}

/// What happened when a proposal was tried.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TryOut {
    /// What happened, in short: how often the rule applied, or that it never did.
    pub summary: String,
    /// What only people can see or decide at a real table.
    pub notes_for_people: Vec<String>,
    /// The turns, from the first in which the rule or card was applied.
    pub turns: Vec<TriedTurn>,
}

/// A turn of the try-out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TriedTurn {
    /// Its number.
    pub number: u32,
    /// What happened in it.
    pub text: String,
    /// Whether the rule or card was applied in it.
    pub triggered: bool,
}

/// Who plays.
const NAMES: [&str; 3] = ["Computer 1", "Computer 2", "Computer 3"];
/// The maximum number of turns of a game. After so many turns in all games together, no other game begins.
const MAX_TURNS: u32 = 90;
/// How many turns are shown.
const SHOWN: usize = 6;
/// How many turns lie between two reports of what only people can see, or between two times that the seconds
/// of a rule pass.
const REPORT_EVERY: u32 = 3;
/// The maximum number of actions, because a rule may keep a turn from ending.
const MAX_ACTIONS: usize = 1500;

/// What is tried: the draft that everybody sees. While there is none, or while it is revised: the writer's
/// `own`.
pub fn proposal(view: &View, revising: bool, own: impl FnOnce() -> Draft) -> Option<Proposal> {
    let draft = shown_draft(view).filter(|_| !revising).cloned().unwrap_or_else(own);
    match draft {
        Draft::Rule { rule, .. } => Some(Proposal::Rule(rule)),
        Draft::Card(_) => drafted_card(view, &draft).map(|(card, _)| Proposal::Card(card)),
    }
}

/// Checks a proposal as the game would.
///
/// # Errors
/// What is missing or wrong, as a sentence.
pub fn check(proposal: &Proposal) -> Result<(), String> {
    let checked = match proposal {
        Proposal::Rule(rule) => rule.check(),
        Proposal::Card(GameCard { written, .. }) => {
            written.as_ref().map_or(Ok(()), |written| written.check())
        }
    };
    checked.map_err(|problem| sentence(&DeckError { part: DeckPart::Draft, problem }.to_string()))
}

/// Tries a proposal. The same seed gives the same result.
///
/// # Errors
/// The proposal is not finished; the sentence says what is missing.
pub fn try_out(proposal: &Proposal, seed: Seed) -> Result<TryOut, String> {
    check(proposal)?;
    let mut turns = Vec::new();
    let (mut games, mut played) = (0, 0);
    // A game may end before the rule or card is applied. Then another game is played.
    while played < MAX_TURNS && !has_happened(&turns) {
        turns = play(proposal, Seed(seed.0.wrapping_add(games)))?;
        // At least one, so that this ends even if no turn begins.
        played += u32::try_from(turns.len()).unwrap_or(MAX_TURNS).max(1);
        games += 1;
    }
    let turns: Vec<TriedTurn> = turns.into_iter().skip_while(|turn| !turn.triggered).take(SHOWN).collect();
    let summary = match (turns.iter().filter(|turn| turn.triggered).count(), turns.len()) {
        (_, 0) => format!("It never happened in {played} turns."),
        (_, 1) => "It happened in the last turn of a game.".to_owned(),
        (times, shown) => format!("It happened in {times} of these {shown} turns."),
    };
    Ok(TryOut { summary, notes_for_people: notes_for_people(proposal), turns })
}

fn has_happened(turns: &[TriedTurn]) -> bool {
    turns.iter().any(|turn| turn.triggered)
}

/// Plays a game until it ends, or until enough turns can be shown.
fn play(proposal: &Proposal, seed: Seed) -> Result<Vec<TriedTurn>, String> {
    let mut game = Game::<Blank>::start(setup(proposal), seed).map_err(|refusal| refusal.to_string())?;
    let Some(mut bots) = Bots::new(&game) else { return Ok(Vec::new()) };
    let mut luck = Luck::new(seed);
    let mut told = TriedTurns::default();
    let mut reported = 0;
    for _ in 0..MAX_ACTIONS {
        bots.observe(&game);
        let view = game.view();
        let shown = told.turns.iter().skip_while(|turn| !turn.triggered).count();
        // One turn more than is shown, because the last one may not be over.
        if shown > SHOWN || view.turn > MAX_TURNS || matches!(view.phase, PhaseView::Prize { .. }) {
            break;
        }
        let is_due = view.turn >= reported + REPORT_EVERY;
        let act = is_due.then(|| outside_event(&game, &mut luck)).flatten();
        reported = if act.is_some() { view.turn } else { reported };
        let act = act.or_else(|| table_choice(&game, &mut luck)).or_else(|| bots.choose(&game));
        let Some((by, action)) = act else { break };
        let events = game.play(by, action).map_err(|refusal| refusal.to_string())?.to_vec();
        for event in events {
            match event {
                Event::Turn(_) => told.begin(proposal),
                // It is said when it is applied.
                Event::Triggered(_) => {}
                Event::Resolving(_) => told.apply(proposal),
                event => told.add(proposal, &game.tell(&LogLine::Event(&event))),
            }
        }
        // Before the next play, everything that the rule changes has changed.
        if let PhaseView::Turn { .. } = game.view().phase {
            told.end_effect(proposal);
        }
    }
    told.end_effect(proposal);
    Ok(told.turns)
}

/// The turns so far, in words.
#[derive(Default)]
struct TriedTurns {
    turns: Vec<TriedTurn>,
    /// Whether the rule or card was applied just now. What it says of that depends on whether something follows.
    applies: bool,
}

impl TriedTurns {
    /// Begins a turn.
    fn begin(&mut self, proposal: &Proposal) {
        self.end_effect(proposal);
        let number = u32::try_from(self.turns.len() + 1).unwrap_or(u32::MAX);
        self.turns.push(TriedTurn { number, text: String::new(), triggered: false });
    }

    /// The rule or card is applied.
    fn apply(&mut self, proposal: &Proposal) {
        self.end_effect(proposal);
        if let Some(turn) = self.turns.last_mut() {
            (turn.triggered, self.applies) = (true, true);
        }
    }

    /// Something happens. It is what the rule or card does if that was applied just now.
    fn add(&mut self, proposal: &Proposal, sentence: &str) {
        if std::mem::take(&mut self.applies) {
            self.say(&proposal.does(sentence));
        } else {
            self.say(sentence);
        }
    }

    /// Says that a rule or card that was applied just now has changed nothing.
    fn end_effect(&mut self, proposal: &Proposal) {
        if std::mem::take(&mut self.applies) {
            self.say(proposal.does_nothing());
        }
    }

    fn say(&mut self, sentence: &str) {
        if let Some(turn) = self.turns.last_mut() {
            turn.text = paragraph([&turn.text, sentence]);
        }
    }
}

impl Proposal {
    fn does(&self, what: &str) -> String {
        match self {
            Proposal::Rule(_) => format!("The rule applies: {what}"),
            Proposal::Card(_) => format!("The card applies: {what}"),
        }
    }

    fn does_nothing(&self) -> &'static str {
        match self {
            Proposal::Rule(_) => "The rule applies, and nothing changes.",
            Proposal::Card(_) => "The card applies, and nothing changes.",
        }
    }

    fn clauses(&self) -> &[Clause] {
        match self {
            Proposal::Rule(rule) => &rule.clauses,
            Proposal::Card(card) => card.written.as_ref().map_or(&[], |effect| &effect.clauses),
        }
    }
}

/// What only people can see or decide, each in a sentence, and each once.
fn notes_for_people(proposal: &Proposal) -> Vec<String> {
    let mut notes: Vec<String> = Vec::new();
    let mut note = |sentence: String| {
        if !notes.contains(&sentence) {
            notes.push(sentence);
        }
    };
    if let Proposal::Rule(rule) = proposal {
        if rule.is_reported() {
            note("Only people can see when this happens. Then somebody presses “It happened”. Here, one of the three says so every few turns.".to_owned());
        }
        if let Trigger::Time { span: Span::Seconds(_), .. } = rule.trigger {
            note("Here, the seconds pass every few turns.".to_owned());
        }
    }
    for clause in proposal.clauses() {
        if let Target::Players(PlayerSelector::Worded(words)) = &clause.target {
            note(format!("The table is asked whom this means: {}.", without_stop(words)));
        }
        match &clause.effect {
            Effect::Auto(_) => {}
            Effect::Say(_)
            | Effect::Do(_)
            | Effect::OrDraw { .. }
            | Effect::Keep { .. }
            | Effect::Free(_) => note(
                "Only people can see whether it is done. Who does not do it can be called out.".to_owned(),
            ),
            Effect::Ask { .. } => note("The table is asked whether the answer is right.".to_owned()),
            Effect::Contest { side, text, .. } => {
                let text = without_stop(text);
                note(match side {
                    Side::Winner => format!("The table is asked who won: {text}."),
                    Side::Loser => format!("The table is asked who lost: {text}."),
                    Side::Last => format!("The table is asked who was last: {text}."),
                    Side::First => format!("The table is asked who was first: {text}."),
                });
            }
        }
    }
    notes
}

/// Three computer players, and a deck without any effect but the proposed one.
fn setup(proposal: &Proposal) -> Setup {
    let mut deck = CardDeck { rules: Vec::new(), ..CardDeck::fresh() };
    deck.cards.iter_mut().for_each(|card| card.written = None);
    match proposal {
        Proposal::Rule(rule) => {
            deck.rules.push(RuleCard { id: CardId(1), rule: Some(rule.clone()) });
        }
        Proposal::Card(card) => {
            for copy in deck.cards.iter_mut().step_by(6) {
                *copy = GameCard { id: copy.id, ..card.clone() };
            }
        }
    }
    let player = |name: &str| Some(Player::bot(Name::parse(name).ok()?, Level::Hard));
    Setup {
        players: NAMES.into_iter().filter_map(player).collect(),
        youngest: Seat(0),
        decks: vec![deck],
        house: House::default(),
        delegate: None,
    }
}

/// The rule, while it is open.
fn open_rule(game: &Game<Blank>) -> Option<(RuleIndex, Rule)> {
    game.view().rules.first().map(|seen| (seen.index, seen.rule.as_ref().clone()))
}

/// Somebody reports what only people can see, or the seconds of the rule pass.
fn outside_event(game: &Game<Blank>, luck: &mut Luck) -> Option<(Seat, Action)> {
    let (index, rule) = open_rule(game)?;
    let action = match rule.trigger {
        Trigger::Time { span: Span::Seconds(_), .. } => Action::Clock(index),
        // Refused below for a rule whose trigger the page sees by itself.
        _ => Action::Report { rule: index, who: Some(any_seat(luck)) },
    };
    let by = any_seat(luck);
    game.check(by, &action).is_ok().then_some((by, action))
}

/// The answer of the table to the question whom a description fits: always one player.
fn table_choice(game: &Game<Blank>, luck: &mut Luck) -> Option<(Seat, Action)> {
    let PhaseView::Choosing { choice, .. } = game.view().phase else { return None };
    let ChoiceKind::Players { .. } = choice.kind else { return None };
    let seat = any_seat(luck);
    Some((seat, Action::Choose(Pick::Players(vec![seat]))))
}

/// One of the three.
fn any_seat(luck: &mut Luck) -> Seat {
    Seat(u8::try_from(luck.below(3)).unwrap_or_default())
}
