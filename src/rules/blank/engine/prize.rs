//! The prize: a new rule, or an effect on a Game Card, approved by the deck's owner.

use std::sync::Arc;

use super::{
    Action, Blank, CardDeck, CardDraft, CardKind, CardProblem, DeckError, DeckMark, DeckPart, Draft, Event,
    GameStage, MAX_TITLE, PrizeRecord, Refusal, Task, WrittenOn,
    check::{Check, ensure},
    check_text,
    run::Events,
};
use crate::rules::{
    Seat, Seats,
    name::{Name, can_be_seen},
    unexpected,
};

/// The progress of the winner's prize.
#[derive(Debug, Clone, PartialEq)]
pub(in crate::rules::blank) struct Prize {
    /// Who has won.
    pub(in crate::rules::blank) winner: Seat,
    /// Who writes: the winner or, if that is a computer player, the best placed person (BL-R73).
    pub(in crate::rules::blank) writer: Seat,
    /// What the winner wants to write.
    pub(in crate::rules::blank) draft: Option<Arc<Draft>>,
    /// Whether everybody has discussed the draft.
    pub(in crate::rules::blank) discussed: bool,
    /// The votes of those who decide.
    pub(in crate::rules::blank) verdicts: Vec<(Seat, bool)>,
    /// Whether the present draft was refused.
    pub(in crate::rules::blank) refused: bool,
}

impl Prize {
    /// Whom the game waits for: the writer, or after the discussion those who still have to vote.
    pub(in crate::rules::blank) fn seats_to_act(&self, game: &Blank) -> Seats {
        match &self.draft {
            Some(draft) if self.discussed => {
                let has_voted = |seat: &Seat| self.verdicts.iter().any(|(judge, _)| judge == seat);
                game.judges(draft).into_iter().filter(|seat| !has_voted(seat)).collect()
            }
            Some(_) | None => [self.writer].into(),
        }
    }
}

impl Blank {
    /// Ends the last call because nobody objects. The player has won (BL-64), and each deck counts one more game.
    pub(in crate::rules::blank) fn close(&mut self, events: &mut Events) {
        let Some(Task::LastCall(winner)) = self.pop() else { return unexpected("no last call") };
        events.push(Event::Won(winner));
        for deck in &mut self.decks {
            let deck = Arc::make_mut(deck);
            deck.games = deck.games.saturating_add(1);
            deck.new_rule = None;
        }
        self.keep_filled_in();
        self.obligations.clear();
        let writer = self.writer(winner);
        let prize =
            Prize { winner, writer, draft: None, discussed: false, verdicts: Vec::new(), refused: false };
        self.stage = GameStage::Prize(prize);
    }

    /// Who writes: the winner. If a computer player has won, the person with most points where points decide, and else with the
    /// fewest cards; of several, the first after the winner in the order of play (BL-R73).
    fn writer(&self, winner: Seat) -> Seat {
        let is_person = |seat: &Seat| self.setup.players[seat.index()].level.is_none();
        if is_person(&winner) {
            return winner;
        }
        let points = |seat: Seat| {
            let points = self.points.get(seat.index()).copied().filter(|_| self.setup.house.points_win);
            std::cmp::Reverse(points)
        };
        let people = self.seats_from(winner).into_iter().filter(is_person);
        people.min_by_key(|&seat| (points(seat), self.hand(seat).len())).unwrap_or(winner)
    }

    /// Index of the deck that a draft is for.
    fn deck_of(&self, draft: &Draft) -> Option<usize> {
        match draft {
            Draft::Rule { deck, .. } => Some(usize::from(*deck)),
            Draft::Card(draft) => self.face(draft.card).map(|face| usize::from(face.deck)),
        }
    }

    /// Who decides about a draft: the deck's owner; without the owner, the delegate; without a delegate, the whole table
    /// by majority (BL-67, BL-R28).
    pub(in crate::rules::blank) fn judges(&self, draft: &Draft) -> Vec<Seat> {
        let deck = self.deck_of(draft).and_then(|deck| self.decks.get(deck));
        let owner = deck.and_then(|deck| Name::parse(&deck.owner).ok());
        let is_owner =
            |seat: &Seat| owner.as_ref().is_some_and(|owner| self.setup.name(*seat).same_as(owner));
        match self.setup.seats().find(is_owner).or(self.setup.delegate) {
            Some(judge) => vec![judge],
            None => self.setup.seats().collect(),
        }
    }

    pub(in crate::rules::blank) fn allows_prize(&self, by: Seat, action: &Action) -> Check {
        let GameStage::Prize(prize) = &self.stage else { return Err(self.not_now()) };
        if let Action::Approve(_) = action {
            let draft = prize.draft.as_ref().ok_or(Refusal::NoDraft)?;
            ensure(prize.discussed, Refusal::NotDiscussed)?;
            ensure(self.judges(draft).contains(&by), Refusal::NotTheJudge)?;
            return ensure(!prize.verdicts.iter().any(|(judge, _)| *judge == by), Refusal::AlreadyAnswered);
        }
        if let Action::NameDeck { deck, name, owner, mark } = action {
            return self.allows_deck_name(*deck, name, owner, *mark);
        }
        ensure(by == prize.writer, Refusal::WinnerOnly { winner: self.setup.name(prize.writer).clone() })?;
        if let Action::Draft(draft) = action {
            return self.allows_draft(draft);
        }
        if *action == Action::Discussed {
            ensure(prize.draft.is_some(), Refusal::NoDraft)?;
            ensure(!prize.discussed, Refusal::AlreadyAnswered)?;
        }
        Ok(())
    }

    fn allows_deck_name(&self, deck: u8, name: &str, owner: &str, mark: DeckMark) -> Check {
        let deck = self.decks.get(usize::from(deck)).ok_or(Refusal::NoSuchDeck)?;
        ensure(!deck.is_labelled(), Refusal::HasName)?;
        ensure(can_be_seen(name) && can_be_seen(owner), Refusal::NoName)?;
        for text in [name, owner] {
            check_text("name", text, MAX_TITLE).map_err(draft_error)?;
        }
        let taken = |other: &&Arc<CardDeck>| !Arc::ptr_eq(other, deck) && other.mark == Some(mark);
        ensure(!self.decks.iter().any(|other| taken(&other)), Refusal::SameMark { mark })
    }

    fn allows_draft(&self, draft: &Draft) -> Check {
        let deck = self.deck_of(draft).and_then(|index| self.decks.get(index)).ok_or(Refusal::NoSuchDeck)?;
        ensure(deck.is_labelled(), Refusal::DeckUnnamed)?;
        match draft {
            Draft::Rule { rule, .. } => {
                ensure(deck.first_plain_rule().is_some(), Refusal::NoPlainRule)?;
                rule.check().map_err(draft_error)
            }
            Draft::Card(draft) => self.allows_card_draft(draft),
        }
    }

    /// Checks what somebody wants to write on a Game Card (BL-71 to BL-78).
    pub(super) fn allows_card_draft(&self, draft: &CardDraft) -> Check {
        let face = self.face(draft.card).ok_or(Refusal::NoSuchDeck)?;
        ensure(face.card.kind() != CardKind::WithEffect, Refusal::HasEffect)?;
        ensure(draft.drawing.is_none() || face.card.picture.is_none(), Refusal::HasPicture)?;
        for (field, text) in [("title", &draft.title), ("name", &draft.author)] {
            ensure(can_be_seen(text), draft_error(CardProblem::Empty(field)))?;
            check_text(field, text, MAX_TITLE).map_err(draft_error)?;
        }
        draft.written().check().map_err(draft_error)
    }

    pub(in crate::rules::blank) fn name_deck(
        &mut self,
        deck: u8,
        name: &str,
        mark: DeckMark,
        owner: &str,
        events: &mut Events,
    ) {
        let Some(named) = self.decks.get_mut(usize::from(deck)) else { return unexpected("no such deck") };
        let named = Arc::make_mut(named);
        (named.name, named.mark, named.owner) = (name.trim().to_owned(), Some(mark), owner.trim().to_owned());
        events.push(Event::DeckNamed { deck, name: named.name.clone() });
        // The mark is shown on each card of the deck from now on (BL-79).
        for card in Arc::make_mut(&mut self.cards).iter_mut().filter(|card| card.deck == deck) {
            card.mark = Some(mark);
        }
        for rule in Arc::make_mut(&mut self.rules).iter_mut().filter(|rule| rule.deck == deck) {
            rule.mark = Some(mark);
        }
    }

    fn prize(&mut self) -> Option<&mut Prize> {
        if let GameStage::Prize(prize) = &mut self.stage { Some(prize) } else { None }
    }

    pub(in crate::rules::blank) fn draft(&mut self, draft: &Draft, events: &mut Events) {
        let sentence = self.describe_draft(draft);
        let Some(prize) = self.prize() else { return unexpected("no prize") };
        prize.draft = Some(Arc::new(draft.clone()));
        (prize.discussed, prize.refused, prize.verdicts) = (false, false, Vec::new());
        events.push(Event::DraftShown(sentence));
    }

    /// A draft as a sentence (BL-66, BL-77).
    fn describe_draft(&self, draft: &Draft) -> String {
        match draft {
            Draft::Rule { rule, .. } => rule.to_string(),
            Draft::Card(draft) => {
                let card = self.face(draft.card).map(|face| face.card.to_string()).unwrap_or_default();
                format!("{} ({card}): {}", draft.title, draft.written())
            }
        }
    }

    pub(in crate::rules::blank) fn discussed(&mut self, events: &mut Events) {
        let Some(prize) = self.prize() else { return unexpected("no prize") };
        prize.discussed = true;
        events.push(Event::DraftDiscussed);
    }

    pub(in crate::rules::blank) fn approve(&mut self, by: Seat, approved: bool, events: &mut Events) {
        let Some(draft) = self.prize().and_then(|prize| prize.draft.clone()) else {
            return unexpected("no draft");
        };
        let judges = self.judges(&draft);
        let Some(prize) = self.prize() else { return unexpected("no prize") };
        prize.verdicts.push((by, approved));
        let yes = prize.verdicts.iter().filter(|(_, yes)| *yes).count();
        let no = prize.verdicts.len() - yes;
        if yes * 2 > judges.len() {
            let (winner, writer) = (prize.winner, prize.writer);
            let approver =
                if judges.len() == 1 { self.setup.name(by).as_str().to_owned() } else { String::new() };
            events.push(Event::PrizeWritten(self.describe_draft(&draft)));
            self.write_prize(&draft, writer, approver);
            self.stage = GameStage::Over { winner };
        } else if no * 2 >= judges.len() {
            // The winner may change the draft or the kind of prize as often as they want (BL-R28).
            (prize.discussed, prize.refused) = (false, true);
            prize.verdicts.clear();
            events.push(Event::DraftRefused);
        }
    }

    pub(in crate::rules::blank) fn decline(&mut self, events: &mut Events) {
        let Some(prize) = self.prize() else { return unexpected("no prize") };
        let winner = prize.winner;
        events.push(Event::PrizeDeclined);
        self.stage = GameStage::Over { winner };
    }

    /// Writes the approved draft on the card, permanently (BL-04).
    fn write_prize(&mut self, draft: &Draft, writer: Seat, approved: String) {
        let by = self.setup.name(writer).as_str().to_owned();
        let id = match draft {
            Draft::Rule { .. } => None,
            Draft::Card(draft) => self.face(draft.card).map(|face| face.card.id),
        };
        let Some(deck) = self.deck_of(draft).and_then(|index| self.decks.get_mut(index)) else {
            return unexpected("no such deck");
        };
        let deck = Arc::make_mut(deck);
        let written_on = match draft {
            Draft::Rule { rule, .. } => {
                let mut rule = rule.clone();
                if rule.author.trim().is_empty() {
                    rule.author.clone_from(&by);
                }
                let Some(written_on) = deck.write_rule(rule) else { return unexpected("no plain Rule Card") };
                written_on
            }
            Draft::Card(draft) => {
                let Some(card) = deck.cards.iter_mut().find(|card| Some(card.id) == id) else {
                    return unexpected("no such card");
                };
                *card = draft.on(card);
                WrittenOn::Card(card.id)
            }
        };
        deck.history.push(PrizeRecord { game: deck.games, by, approved, on: written_on });
    }
}

fn draft_error(problem: CardProblem) -> Refusal {
    Refusal::BadDraft(DeckError { part: DeckPart::Draft, problem })
}
