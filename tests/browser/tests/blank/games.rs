//! Prepares games natively. They are then played at the same time in the browser and in a native copy.

use anyhow::{Context, Result, anyhow};

use browser_tests::{Page, Role};
pub(crate) use browser_tests::{assert_accessible, assert_fits};
use partypiece::{
    play::Game,
    rules::{
        Luck, Seat,
        blank::{
            Action, Blank, CardCount, CardDeck, CardId, CardIndex, CardNumber, CardSeen, Clause, Colour,
            DeckMark, Effect, Filter, GameCard, House, PhaseView, Pick, PlayerSelector, Rule, RuleCard,
            Setup, Target, Trigger, View,
        },
        luck::Seed,
        name::Name,
        player::Player,
    },
    screens::blank::{choice_by_tap, choose_label, opened_in_play},
};
use thirtyfour::By;

pub(crate) const ANA: Seat = Seat(0);
pub(crate) const BO: Seat = Seat(1);
pub(crate) const CY: Seat = Seat(2);

const NAMES: [&str; 10] = ["Ana", "Bo", "Cy", "Di", "Eve", "Fay", "Gus", "Hal", "Ida", "Jo"];
const SEED: Seed = Seed(1);

/// A setup for this number of people and of fresh decks, each with a name, a mark and an owner.
pub(crate) fn fresh(players: usize, decks: usize) -> Result<Setup> {
    let deck = |mark: &DeckMark| CardDeck {
        name: format!("The deck of the {mark}"),
        mark: Some(*mark),
        owner: "Di".to_owned(),
        ..CardDeck::fresh()
    };
    Ok(Setup {
        players: people(players)?,
        youngest: ANA,
        decks: DeckMark::ALL[..decks].iter().map(deck).collect(),
        house: House { every_order: true, ..House::default() },
        delegate: None,
    })
}

fn people(players: usize) -> Result<Vec<Player>> {
    let person = |name: &&str| Ok(Player::person(Name::parse(name).map_err(|reason| anyhow!("{reason}"))?));
    NAMES[..players].iter().map(person).collect()
}

/// A rule that asks somebody to say something after any play.
pub(crate) fn say_rule(players: PlayerSelector) -> Rule {
    let clause = Clause { target: Target::Players(players), effect: Effect::Say("thank you".to_owned()) };
    rule("Courtesy", vec![clause])
}

/// A rule that every play triggers.
pub(crate) fn rule(title: &str, clauses: Vec<Clause>) -> Rule {
    let trigger = Trigger::played(Filter::default(), CardCount::Any);
    Rule { title: title.to_owned(), trigger, clauses, author: String::new() }
}

fn card(text: &str, index: usize) -> Result<GameCard> {
    let mut letters = text.chars();
    let colour = match letters.next() {
        Some('r') => Colour::Red,
        Some('o') => Colour::Orange,
        Some('y') => Colour::Yellow,
        Some('g') => Colour::Green,
        Some('b') => Colour::Blue,
        _ => Colour::Purple,
    };
    let number = letters.as_str().parse().ok().and_then(CardNumber::new).context("a number from 1 to 6")?;
    let id = CardId(u16::try_from(index)? + 1);
    Ok(GameCard { id, number, colour, picture: None, title: String::new(), written: None })
}

/// A setup that deals these hands, filled up with the purple 5, with `top` as the card to match, and with `draw` as the Draw
/// Pile, the next card first. `r4` is the red 4.
pub(crate) fn setup_with(hands: &[&str], top: &str, draw: &str, rules: Vec<Rule>) -> Result<Setup> {
    // The game deals from the end of the pile: the hands, then the card to match; the rest is the Draw Pile.
    let mut pile: Vec<&str> = draw.split_whitespace().rev().collect();
    pile.push(top);
    for hand in hands.iter().rev() {
        let mut hand: Vec<&str> = hand.split_whitespace().collect();
        hand.resize(Setup::HAND_SIZE, "p5");
        pile.extend(hand);
    }
    // The position of each card before the shuffle, so that the shuffle puts it where the test wants it.
    let mut luck = Luck::new(SEED);
    let mut order: Vec<usize> = (0..pile.len()).collect();
    luck.shuffle(&mut order);
    let mut cards = vec![card("p5", 0)?; pile.len()];
    for (text, index) in pile.iter().zip(order) {
        cards[index] = card(text, index)?;
    }
    let ids = (1..).map(CardId);
    let rules: Vec<RuleCard> = ids.zip(rules).map(|(id, rule)| RuleCard { id, rule: Some(rule) }).collect();
    let setup = fresh(2, 1)?;
    let decks = setup.decks.iter().map(|deck| CardDeck {
        cards: cards.clone(),
        rules: Vec::clone(&rules),
        ..deck.clone()
    });
    Ok(Setup { players: people(hands.len())?, decks: decks.collect(), ..setup.clone() })
}

pub(crate) fn name_on_page(card: &CardSeen) -> String {
    let name = match card.card.title.as_str() {
        "" => format!("plain {}", card.card),
        title => format!("{}, {title}", card.card),
    };
    if card.card.written.is_some() { format!("{name}: {}", card.card.text()) } else { name }
}

/// A native copy of the game on the page, which knows all cards.
pub(crate) struct NativeCopy {
    pub(crate) game: Game<Blank>,
}

impl NativeCopy {
    /// A game before its first action.
    pub(crate) fn new(setup: Setup) -> Result<Self> {
        Self::with_seed(setup, SEED)
    }

    pub(crate) fn with_seed(setup: Setup, seed: Seed) -> Result<Self> {
        Ok(Self { game: Game::start(setup, seed).map_err(|refusal| anyhow!("{refusal}"))? })
    }

    /// A game whose rules have been read.
    pub(crate) fn started(setup: Setup) -> Result<Self> {
        let mut copy = Self::new(setup)?;
        while let PhaseView::Opening { all_read, .. } = copy.view().phase {
            copy.act(ANA, if all_read { Action::Understood } else { Action::Read })?;
        }
        Ok(copy)
    }

    /// What everybody sees.
    pub(crate) fn view(&self) -> View {
        self.game.view()
    }

    /// The cards of a player.
    pub(crate) fn hand(&self, seat: Seat) -> Vec<CardSeen> {
        self.game.own(seat).map(|own| own.hand).unwrap_or_default()
    }

    /// The cards of a player with these codes: `r4` is the red 4.
    pub(crate) fn cards(&self, seat: Seat, texts: &str) -> Result<Vec<CardIndex>> {
        let mut hand = self.hand(seat);
        let take = |text: &str| {
            let wanted = card(text, 0)?.to_string();
            let index = hand.iter().position(|held| held.card.to_string() == wanted);
            Ok(hand.remove(index.with_context(|| format!("{wanted} is not in the hand"))?).index)
        };
        texts.split_whitespace().map(take).collect()
    }

    pub(crate) fn name(&self, seat: Seat) -> &'static str {
        NAMES[seat.index()]
    }

    /// Plays an action in the native copy.
    pub(crate) fn act(&mut self, by: Seat, action: Action) -> Result<()> {
        let description = format!("{action:?}");
        self.game.play(by, action).map(drop).map_err(|refusal| anyhow!("{description}: {refusal}"))
    }

    /// Gives the laptop to a player, who lifts the curtain.
    pub(crate) async fn take_laptop(&self, page: &Page, seat: Seat) -> Result<()> {
        let name = self.name(seat);
        page.lift_curtain(name).await?;
        page.find(Role::Region, &format!("{name}’s hand")).await.map(drop)
    }

    /// Selects `cards`, in this order, among the visible cards `from`: a hand, or the cards of a choice.
    pub(crate) async fn select_cards(
        &self,
        page: &Page,
        from: &[CardSeen],
        cards: &[CardIndex],
    ) -> Result<()> {
        for index in cards {
            let card = from.iter().find(|card| card.index == *index).context("a card that can be chosen")?;
            page.find(Role::Button, &name_on_page(card)).await?;
            // Two cards can have the same name, so a card that is already selected is skipped.
            let unselected = format!(
                "//button[@aria-pressed='false'][span[@class='visually-hidden'][.=\"{}\"]]",
                name_on_page(card)
            );
            page.browser.find(By::XPath(unselected)).await?.click().await?;
        }
        Ok(())
    }

    /// A player takes the laptop and plays cards, on the page and in this copy.
    pub(crate) async fn play_cards(&mut self, page: &Page, seat: Seat, texts: &str) -> Result<()> {
        let cards = self.cards(seat, texts)?;
        self.take_laptop(page, seat).await?;
        self.play_from_hand(page, seat, cards).await
    }

    /// The player with the laptop plays cards, on the page and in this copy.
    pub(crate) async fn play_from_hand(
        &mut self,
        page: &Page,
        seat: Seat,
        cards: Vec<CardIndex>,
    ) -> Result<()> {
        self.select_cards(page, &self.hand(seat), &cards).await?;
        let button = match cards.len() {
            1 => "Play this card".to_owned(),
            several => format!("Play {several} cards"),
        };
        page.press(Role::Button, &button).await?;
        self.act(seat, Action::Play(cards))?;
        self.read_new_rules(page).await
    }

    /// Reads the rules that the last action has opened, only on the page (BL-R87).
    async fn read_new_rules(&self, page: &Page) -> Result<()> {
        let events = self.game.actions().last().map_or(&[][..], |played| &played.events);
        if opened_in_play(&self.view(), events).is_empty() {
            return Ok(());
        }
        page.press(Role::Button, "Done reading").await
    }

    /// A player calls something out, only on the page.
    pub(crate) async fn call_out(&self, page: &Page, by: Seat, accusation: &str) -> Result<()> {
        page.press(Role::Button, "Call it out").await?;
        page.find(Role::Dialog, "Call it out").await?;
        // A single accusation, and a single person who can call it out, are not chosen.
        if page.find_now(Role::Checkbox, accusation).await?.is_none() && accusation.ends_with("out of turn.")
        {
            page.click_by_script("dialog[open] details > summary").await?;
        }
        if page.find_now(Role::Checkbox, accusation).await?.is_some() {
            page.press(Role::Checkbox, accusation).await?;
        }
        if page.find_now(Role::Group, "Who calls it out").await?.is_some() {
            page.press(Role::Button, self.name(by)).await?;
        }
        page.press(Role::Button, "Accuse").await?;
        page.wait_for_text(&format!("{} calls it out", self.name(by))).await
    }

    /// Plays an action, on the page and in this copy.
    pub(crate) async fn play_action(&mut self, page: &Page, by: Seat, action: Action) -> Result<()> {
        let view = self.view();
        match &action {
            Action::Play(cards) => {
                self.take_laptop(page, by).await?;
                return self.play_from_hand(page, by, cards.clone()).await;
            }
            Action::NoMatch => {
                self.take_laptop(page, by).await?;
                let button = match view.phase {
                    PhaseView::Turn { extra: true } => "Nothing matches: end my turn",
                    _ => "Nothing matches: draw a card",
                };
                page.press(Role::Button, button).await?;
            }
            Action::Choose(Pick::Cards(cards)) => {
                let own = self.game.own(by);
                let offered = own.and_then(|own| own.offered).ok_or_else(|| anyhow!("no choice"))?;
                page.lift_curtain(self.name(by)).await?;
                self.select_cards(page, &offered, cards).await?;
                if choice_by_tap(&self.game, by, cards).is_none() {
                    page.press(Role::Button, choose_label(cards.len())).await?;
                }
            }
            Action::Done(id) => {
                let task = view.obligations.iter().find(|task| task.id == *id).context("an obligation")?;
                page.press(Role::Button, &format!("Done: {}", self.name(task.seat))).await?;
            }
            other => page.press(Role::Button, &self.button_name(&view, other)?).await?,
        }
        self.act(by, action)?;
        self.read_new_rules(page).await
    }

    /// The name of the button for a public action.
    fn button_name(&self, view: &View, action: &Action) -> Result<String> {
        let several = matches!(&view.phase, PhaseView::Ordering { queue, .. } if queue.len() > 1);
        Ok(match action {
            Action::Read => "Done reading".to_owned(),
            Action::Understood => "Everybody understands".to_owned(),
            Action::Resolve if several => "Use this order".to_owned(),
            Action::Resolve => "Yes, it happened".to_owned(),
            Action::Reshuffle => "Shuffle the discards".to_owned(),
            Action::Close => match &view.phase {
                PhaseView::LastCall { winner, .. } => format!("Nobody objects: {} wins", self.name(*winner)),
                other => return Err(anyhow!("no last call, but {other:?}")),
            },
            Action::Choose(Pick::Player(seat)) => self.name(*seat).to_owned(),
            Action::Choose(Pick::Colour(colour)) => colour.to_string(),
            Action::Choose(Pick::Seen) => "Everybody has seen it".to_owned(),
            Action::Choose(Pick::Right(true)) => "Right answer".to_owned(),
            Action::Choose(Pick::Right(false)) => "Wrong answer".to_owned(),
            other => return Err(anyhow!("no button for {other:?}")),
        })
    }
}
