//! A game for tests in which the test decides where every card is.

use partypiece::{
    play::Game,
    rules::{
        Luck, Seat,
        blank::{
            Action, AutoEffect, Blank, CardCount, CardDeck, CardId, CardIndex, CardNumber, CardSeen,
            ChoiceKind, Clause, Colour, DeckMark, Effect, Event, Filter, GameCard, House, OwnView,
            PenaltyReason, PhaseView, Pick, PlayerSelector, Refusal, Rule, RuleCard, RuleIndex, Setup,
            Target, Trigger, View, WrittenEffect,
        },
        luck::Seed,
        name::Name,
        player::Player,
    },
};

use crate::laws::{self, Views};

pub(crate) const ANA: Seat = Seat(0);
pub(crate) const BO: Seat = Seat(1);
pub(crate) const CY: Seat = Seat(2);
pub(crate) const DI: Seat = Seat(3);

/// A whole hand that can be played at once on a red card.
pub(crate) const HAND_OF_SEVEN: &str = "r1 r2 r3 r4 r5 r6 r1";

const NAMES: [&str; 10] = ["Ana", "Bo", "Cy", "Di", "Eve", "Fay", "Gus", "Hal", "Ida", "Jo"];

/// This many players.
pub(crate) fn people(players: usize) -> Vec<Player> {
    NAMES[..players].iter().map(|name| Player::person(Name::parse(name).unwrap())).collect()
}

/// A setup with a new deck for this many players.
pub(crate) fn fresh_setup(players: usize) -> Setup {
    Setup {
        players: people(players),
        youngest: ANA,
        decks: vec![CardDeck::fresh()],
        house: House { every_order: true, ..House::default() },
        delegate: None,
    }
}

/// An automatic effect on players.
pub(crate) fn for_players(players: PlayerSelector, effect: AutoEffect) -> Clause {
    effect_on(Target::Players(players), effect)
}

/// An automatic effect on any target.
pub(crate) fn effect_on(target: Target, effect: AutoEffect) -> Clause {
    Clause { target, effect: Effect::Auto(effect) }
}

/// A task that only people can judge.
pub(crate) fn task(players: PlayerSelector, effect: Effect) -> Clause {
    Clause { target: Target::Players(players), effect }
}

pub(crate) fn say(text: &str) -> Effect {
    Effect::Say(text.to_owned())
}

pub(crate) fn rule(trigger: Trigger, clause: Clause) -> Rule {
    Rule { title: String::new(), trigger, clauses: vec![clause], author: String::new() }
}

/// The trigger "this number is played".
pub(crate) fn number_played(n: u8) -> Trigger {
    Trigger::played(Filter::number(CardNumber::new(n).unwrap()), CardCount::Any)
}

/// The trigger "any card is played".
pub(crate) fn any_play() -> Trigger {
    Trigger::played(Filter::default(), CardCount::Any)
}

/// The cards of a test table. `r4` is a red 4, `r4a` a red 4 with the first effect, and `r4!` a red 4 with a picture.
#[derive(Clone, Default)]
pub(crate) struct Layout {
    hands: Vec<&'static str>,
    top: &'static str,
    draw: &'static str,
    rules: Vec<Rule>,
    effects: Vec<Clause>,
    house: House,
    /// Whether the table is asked only for an order that matters (BL-R75). Other tests agree on every order.
    asks_less: bool,
    seed: u64,
}

/// A layout with these hands, filled up to seven cards with purple 5s, and this top card.
pub(crate) fn layout(hands: &[&'static str], top: &'static str) -> Layout {
    Layout { hands: hands.to_vec(), top, draw: "p1 p2 p3 p4 p6 p1 p2 p3 p4 p6", ..Layout::default() }
}

impl Layout {
    /// The Draw Pile, next card first.
    pub(crate) fn draw_pile(self, draw: &'static str) -> Self {
        Self { draw, ..self }
    }

    /// The rules: three open ones, oldest first, and then the pile.
    pub(crate) fn rules(self, rules: &[Rule]) -> Self {
        Self { rules: rules.to_vec(), ..self }
    }

    /// The effects of the cards with the letters a, b and so on.
    pub(crate) fn effects(self, effects: &[Clause]) -> Self {
        Self { effects: effects.to_vec(), ..self }
    }

    pub(crate) fn house(self, house: House) -> Self {
        Self { house, ..self }
    }

    /// The table is asked only for an order that matters.
    pub(crate) fn asking_less(self) -> Self {
        Self { asks_less: true, ..self }
    }

    /// Another seed. It does not change the deal.
    pub(crate) fn seed(self, seed: u64) -> Self {
        Self { seed, ..self }
    }

    fn card(&self, text: &str, id: u16) -> GameCard {
        let mut letters = text.chars();
        let colour = match letters.next() {
            Some('r') => Colour::Red,
            Some('o') => Colour::Orange,
            Some('y') => Colour::Yellow,
            Some('g') => Colour::Green,
            Some('b') => Colour::Blue,
            _ => Colour::Purple,
        };
        let number = letters.next().and_then(|digit| digit.to_digit(10)).unwrap();
        let number = CardNumber::new(u8::try_from(number).unwrap()).unwrap();
        let mark = letters.next();
        let effect = mark.filter(char::is_ascii_lowercase).map(|letter| WrittenEffect {
            clauses: vec![self.effects[letter as usize - 'a' as usize].clone()],
            author: String::new(),
            drawing: None,
            points: None,
        });
        let picture = (mark == Some('!')).then_some(0);
        GameCard { id: CardId(id), number, colour, picture, title: String::new(), written: effect }
    }

    /// The setup that deals the cards as this layout says.
    pub(crate) fn setup(&self) -> Setup {
        let mut pile: Vec<&str> = self.draw.split_whitespace().rev().collect();
        pile.push(self.top);
        for hand in self.hands.iter().rev() {
            let mut hand: Vec<&str> = hand.split_whitespace().collect();
            hand.resize(Setup::HAND_SIZE, "p5");
            pile.extend(hand);
        }
        // The position of each card before the shuffle, so that the shuffle puts it where the test wants it.
        let mut luck = Luck::new(Seed(1 + self.seed));
        let mut order: Vec<usize> = (0..pile.len()).collect();
        luck.shuffle(&mut order);
        let mut cards = vec![self.card("p5", 0); pile.len()];
        for (text, index) in pile.iter().zip(order) {
            cards[index] = self.card(text, u16::try_from(index).unwrap() + 1);
        }
        let mut order: Vec<usize> = (0..self.rules.len()).collect();
        luck.shuffle(&mut order);
        let mut rules = vec![RuleCard { id: CardId(0), rule: None }; self.rules.len()];
        for (rule, index) in self.rules.iter().zip(order) {
            rules[index] =
                RuleCard { id: CardId(u16::try_from(index).unwrap() + 1), rule: Some(rule.clone()) };
        }
        let plain = (900..924).map(|id| RuleCard { id: CardId(id), rule: None });
        rules.extend(plain);
        let deck = CardDeck {
            name: "Friday deck".to_owned(),
            mark: Some(DeckMark::Star),
            owner: "Di".to_owned(),
            games: 0,
            new_rule: None,
            cards,
            rules,
            history: Vec::new(),
            boxed_cards: Vec::new(),
            boxed_rules: Vec::new(),
        };
        let players = people(self.hands.len());
        let house = House { every_order: !self.asks_less, ..self.house };
        Setup { players, youngest: ANA, decks: vec![deck], house, delegate: None }
    }

    /// The table, at the first turn.
    pub(crate) fn start(self) -> Table {
        let mut table = Table::new(&self.setup(), 1 + self.seed);
        table.begin();
        table
    }
}

/// A game at a test table.
pub(crate) struct Table(pub(crate) Game<Blank>);

impl Table {
    pub(crate) fn new(setup: &Setup, seed: u64) -> Self {
        Self(Game::start(setup.clone(), Seed(seed)).expect("a valid setup"))
    }

    pub(crate) fn seats(&self) -> Vec<Seat> {
        self.0.setup().seats().collect()
    }

    /// Reads the rules and starts the first turn.
    pub(crate) fn begin(&mut self) {
        while let PhaseView::Opening { all_read, .. } = self.phase() {
            self.play(ANA, if all_read { Action::Understood } else { Action::Read });
        }
    }

    /// Plays a legal action and checks that no card is lost.
    pub(crate) fn play(&mut self, by: Seat, action: Action) -> Vec<Event> {
        let sentence = format!("{action:?}");
        let events = self
            .0
            .play(by, action)
            .unwrap_or_else(|refusal| panic!("{sentence} by {by:?}: {refusal}"))
            .to_vec();
        self.assert_complete();
        events
    }

    /// Tries an illegal action and checks that nothing changes.
    pub(crate) fn refusal(&mut self, by: Seat, action: Action) -> Refusal {
        let before = (self.views(), self.0.steps().len());
        let sentence = format!("{action:?} by {by:?}");
        let Err(refusal) = self.0.play(by, action) else { panic!("{sentence} should be refused") };
        assert!(before == (self.views(), self.0.steps().len()), "{sentence} left a trace");
        refusal
    }

    /// The sentences of the log, oldest first.
    pub(crate) fn log(&self) -> Vec<String> {
        self.0.log().iter().map(|line| self.0.tell(line)).collect()
    }

    pub(crate) fn view(&self) -> View {
        self.0.view()
    }

    /// What only this player may see.
    pub(crate) fn own(&self, seat: Seat) -> OwnView {
        self.0.own(seat).expect("a player")
    }

    pub(crate) fn views(&self) -> Views<Blank> {
        laws::views(&self.0, self.seats().len() as u8)
    }

    pub(crate) fn phase(&self) -> PhaseView {
        self.view().phase
    }

    pub(crate) fn active(&self) -> Seat {
        self.view().active
    }

    /// The number of cards of each player.
    pub(crate) fn counts(&self) -> Vec<u16> {
        self.view().people.iter().map(|person| person.cards).collect()
    }

    /// The codes of the cards of a hand.
    pub(crate) fn hand(&self, seat: Seat) -> Vec<String> {
        self.own(seat).hand.iter().map(card_code).collect()
    }

    pub(crate) fn top(&self) -> String {
        self.view().top.as_ref().map(card_code).unwrap_or_default()
    }

    /// The cards of a hand that have these codes, in the order of the codes.
    pub(crate) fn cards(&self, seat: Seat, cards: &str) -> Vec<CardIndex> {
        let hand = self.own(seat).hand;
        let mut found: Vec<CardIndex> = Vec::new();
        for wanted in cards.split_whitespace() {
            let fits = |card: &&CardSeen| card_code(card) == wanted && !found.contains(&card.index);
            found.push(
                hand.iter().find(fits).unwrap_or_else(|| panic!("{wanted} in {:?}", self.hand(seat))).index,
            );
        }
        found
    }

    /// Plays cards, the last one on top.
    pub(crate) fn play_cards(&mut self, by: Seat, cards: &str) -> Vec<Event> {
        let cards = self.cards(by, cards);
        self.play(by, Action::Play(cards))
    }

    /// The open rules, oldest first.
    pub(crate) fn open_rules(&self) -> Vec<RuleIndex> {
        self.view().rules.iter().map(|rule| rule.index).collect()
    }

    /// The open choice, and who has to make it.
    pub(crate) fn open_choice(&self) -> (Option<Seat>, ChoiceKind) {
        match self.phase() {
            PhaseView::Choosing { choice, .. } => (choice.by, choice.kind),
            other => panic!("nothing is chosen: {other:?}"),
        }
    }

    /// Makes the open choice.
    pub(crate) fn choose(&mut self, pick: Pick) -> Vec<Event> {
        let by = self.open_choice().0.unwrap_or(ANA);
        self.play(by, Action::Choose(pick))
    }

    /// A pick of the first cards that can be chosen.
    pub(crate) fn first_cards(&self) -> Pick {
        let (Some(by), ChoiceKind::Cards { cards, .. }) = self.open_choice() else {
            panic!("no cards are chosen")
        };
        let seen = self.own(by).offered.expect("nothing is chosen");
        Pick::Cards(seen.iter().take(cards.into()).map(|card| card.index).collect())
    }

    /// Checks that no card and no rule is missing, and that no card lies in two places.
    pub(crate) fn assert_complete(&self) {
        let view = self.view();
        let in_hand: u16 = view.people.iter().map(|person| person.cards).sum();
        let all: usize = view.decks.iter().map(|deck| deck.deck.cards.len()).sum();
        assert_eq!(usize::from(in_hand + view.draw_pile + view.discards), all, "cards");
        let written: usize = self.0.setup().decks.iter().map(CardDeck::written_rules).sum();
        assert_eq!(view.rules.len() + usize::from(view.rule_pile), written, "rules");
        let mut seen: Vec<CardIndex> =
            self.seats().iter().flat_map(|&seat| self.own(seat).hand).map(|card| card.index).collect();
        seen.extend(view.top.map(|card| card.index));
        seen.sort_unstable();
        assert!(seen.windows(2).all(|two| two[0] != two[1]), "a card lies in two places");
    }
}

/// Ana has played a 2, so Bo has to say please.
pub(crate) fn bo_must_say_please() -> Table {
    let please = rule(number_played(2), task(PlayerSelector::Next, say("please")));
    let mut table = layout(&["r2 r3 r6", "r1 r6", "r1 r6", "r1 r6"], "r4").rules(&[please]).start();
    table.play_cards(ANA, "r2");
    table
}

/// These players vote on the first accusation, and the first of them, or Ana if nobody votes, asks for
/// the count.
pub(crate) fn judge(table: &mut Table, ballots: &[(Seat, bool)]) -> Vec<Event> {
    for (seat, is_true) in ballots {
        table.play(*seat, Action::Vote { accusation: 0, is_true: Some(*is_true) });
    }
    table.play(ballots.first().map_or(ANA, |(seat, _)| *seat), Action::CountVotes)
}

pub(crate) fn card_code(card: &CardSeen) -> String {
    format!("{}{}", &card.colour().to_string()[..1], card.number())
}

/// The Penalties in these events, with their reasons.
pub(crate) fn penalties(events: &[Event]) -> Vec<(Seat, PenaltyReason)> {
    let penalty = |event: &Event| match event {
        Event::Penalty { seat, reason } => Some((*seat, *reason)),
        _ => None,
    };
    events.iter().filter_map(penalty).collect()
}

/// Counts matching events.
pub(crate) fn count_events(events: &[Event], matches: impl Fn(&Event) -> bool) -> usize {
    events.iter().filter(|event| matches(event)).count()
}

/// Counts resolved rules and cards.
pub(crate) fn count_resolved(events: &[Event]) -> usize {
    count_events(events, |event| matches!(event, Event::Resolving(_)))
}
