//! The prize: a new rule, or an effect on a Game Card, approved by the deck's owner.

use std::sync::Arc;

use super::{
    Blank, CardDeck, CardDraft, CardIndex, CardKind, CardProblem, DeckError, DeckMark, DeckPart, Draft,
    Event, GameCard, Inscription, MAX_TITLE, Phase, PrizeRecord, Refusal, WrittenOn,
    allowed::{CheckedPrize, DeckLabel, WrittenPrize},
    check::{Check, ensure},
    check_text,
    run::Events,
};
use crate::rules::{
    Seat, Seats,
    name::{Name, can_be_seen},
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
    pub(in crate::rules::blank) approvals: Vec<(Seat, bool)>,
    /// Whether the present draft was refused.
    pub(in crate::rules::blank) refused: bool,
    /// Who accepted the draft. It is written when its deck has a name (BL-R76).
    pub(in crate::rules::blank) accepted: Option<Approver>,
}

/// Who accepted a draft.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(in crate::rules::blank) enum Approver {
    /// The owner of the deck, or who decides for the owner.
    Judge(Seat),
    /// The whole table, or a majority.
    Table,
}

impl Prize {
    /// The prize before anything is written.
    fn new(winner: Seat, writer: Seat) -> Self {
        Self {
            winner,
            writer,
            draft: None,
            discussed: false,
            approvals: Vec::new(),
            refused: false,
            accepted: None,
        }
    }

    /// Whom the game waits for: the writer, after the discussion those who still have to vote, and then everybody, for a name.
    pub(in crate::rules::blank) fn seats_to_act(&self, game: &Blank) -> Seats {
        match &self.draft {
            Some(_) if self.accepted.is_some() => game.setup.seats().collect(),
            Some(draft) if self.discussed => {
                let has_voted = |seat: &Seat| self.approvals.iter().any(|(judge, _)| judge == seat);
                game.judges(draft).into_iter().filter(|seat| !has_voted(seat)).collect()
            }
            Some(_) | None => [self.writer].into(),
        }
    }
}

impl Blank {
    /// Ends the last call because nobody objects. The player has won (BL-64), and each deck counts one more game.
    pub(super) fn close(&mut self, winner: Seat, events: &mut Events) {
        events.push(Event::Won(winner));
        for deck in &mut self.decks {
            let deck = Arc::make_mut(deck);
            deck.games = deck.games.saturating_add(1);
            // It was new in this game only (BL-70).
            deck.new_rule = None;
        }
        self.keep_filled_in();
        self.obligations.clear();
        let writer = self.writer(winner);
        self.phase = Phase::Prize(Prize::new(winner, writer));
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
    pub(super) fn deck_of(&self, draft: &Draft) -> Option<usize> {
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

    /// Whether the table decides about a draft with one answer for all, because nobody owns the deck yet (BL-R76).
    pub(in crate::rules::blank) fn decides_together(&self, draft: &Draft) -> bool {
        let deck = self.deck_of(draft).and_then(|deck| self.decks.get(deck));
        self.setup.delegate.is_none() && deck.is_some_and(|deck| !can_be_seen(&deck.owner))
    }

    /// The prize, while the winner chooses it.
    fn prize(&self) -> Check<&Prize> {
        match &self.phase {
            Phase::Prize(prize) => Ok(prize),
            Phase::Opening { .. } | Phase::Play(_) | Phase::Over { .. } => Err(self.not_now()),
        }
    }

    /// The prize, if this player writes.
    fn prize_of(&self, by: Seat) -> Check<&Prize> {
        let prize = self.prize()?;
        let writer = self.setup.name(prize.writer).clone();
        ensure(by == prize.writer, Refusal::WriterOnly { writer }).map(|()| prize)
    }

    pub(super) fn check_deck_name(
        &self,
        index: u8,
        name: &str,
        owner: &str,
        mark: DeckMark,
    ) -> Check<CheckedPrize> {
        self.prize()?;
        let deck = self.decks.get(usize::from(index)).ok_or(Refusal::NoSuchDeck)?;
        ensure(!deck.is_labelled(), Refusal::HasName)?;
        ensure(can_be_seen(name) && can_be_seen(owner), Refusal::NoName)?;
        for text in [name, owner] {
            check_text("name", text, MAX_TITLE).map_err(Refusal::BadText)?;
        }
        let taken = |other: &&Arc<CardDeck>| !Arc::ptr_eq(other, deck) && other.mark == Some(mark);
        ensure(!self.decks.iter().any(|other| taken(&other)), Refusal::SameMark { mark })?;
        let label = DeckLabel { name: name.trim().to_owned(), mark, owner: owner.trim().to_owned() };
        let written = self.accepted_draft(usize::from(index))?.map(|mut written| {
            label.clone().put_on(Arc::make_mut(&mut written.deck));
            written
        });
        Ok(CheckedPrize::NameDeck { deck: index, label, written })
    }

    /// What is written when the deck with this index gets its name: the draft that was accepted, if it is for this deck.
    fn accepted_draft(&self, index: usize) -> Check<Option<WrittenPrize>> {
        let prize = self.prize()?;
        let (Some(draft), Some(approver)) = (&prize.draft, prize.accepted) else { return Ok(None) };
        let is_for_it = self.deck_of(draft) == Some(index);
        is_for_it.then(|| self.written_prize(prize, draft, approver)).transpose()
    }

    /// An approved draft on its card.
    fn written_prize(&self, prize: &Prize, draft: &Draft, approver: Approver) -> Check<WrittenPrize> {
        let (index, deck) = self.with_prize(draft, prize.writer, approver)?;
        let inscription = self.inscription(draft)?;
        Ok(WrittenPrize { winner: prize.winner, inscription, index, deck: Arc::new(deck) })
    }

    pub(super) fn check_draft(&self, by: Seat, draft: &Draft) -> Check<CheckedPrize> {
        let prize = self.prize_of(by)?;
        let deck = self.deck_of(draft).and_then(|index| self.decks.get(index)).ok_or(Refusal::NoSuchDeck)?;
        match draft {
            Draft::Rule { rule, .. } => {
                ensure(deck.first_plain_rule().is_some(), Refusal::NoPlainRule)?;
                rule.check().map_err(draft_error)?;
            }
            Draft::Card(draft) => check_card_draft(self.checked_card(draft.card)?, draft)?,
        }
        let inscription = self.inscription(draft)?;
        let draft = Some(Arc::new(draft.clone()));
        let prize = Prize { draft, ..Prize::new(prize.winner, prize.writer) };
        Ok(CheckedPrize::Draft(prize, inscription))
    }

    /// What the draft puts on its card.
    fn inscription(&self, draft: &Draft) -> Check<Inscription> {
        Ok(match draft {
            Draft::Rule { rule, .. } => Inscription::Rule(rule.clone()),
            Draft::Card(draft) => Inscription::Card(Box::new(draft.on(self.checked_card(draft.card)?))),
        })
    }

    /// A card of this table.
    pub(super) fn checked_card(&self, card: CardIndex) -> Check<&GameCard> {
        self.face(card).map(|face| &*face.card).ok_or(Refusal::NoSuchDeck)
    }

    pub(super) fn check_discussed(&self, by: Seat) -> Check<CheckedPrize> {
        let prize = self.prize_of(by)?;
        ensure(prize.draft.is_some(), Refusal::NoDraft)?;
        ensure(!prize.discussed, Refusal::AlreadyAnswered)?;
        Ok(CheckedPrize::Discussed(Prize { discussed: true, ..prize.clone() }))
    }

    /// Checks a vote on the draft, and finds out whether it decides.
    pub(super) fn check_approval(&self, by: Seat, approved: bool) -> Check<CheckedPrize> {
        let mut prize = self.prize()?.clone();
        let draft = prize.draft.clone().ok_or(Refusal::NoDraft)?;
        ensure(prize.discussed, Refusal::NotDiscussed)?;
        ensure(prize.accepted.is_none(), Refusal::AlreadyAnswered)?;
        let judges = if self.decides_together(&draft) { vec![by] } else { self.judges(&draft) };
        ensure(judges.contains(&by), Refusal::NotTheJudge)?;
        ensure(!prize.approvals.iter().any(|(judge, _)| *judge == by), Refusal::AlreadyAnswered)?;
        prize.approvals.push((by, approved));
        let yes = prize.approvals.iter().filter(|(_, yes)| *yes).count();
        let no = prize.approvals.len() - yes;
        if yes * 2 > judges.len() {
            let approver = match judges[..] {
                [judge] if !self.decides_together(&draft) => Approver::Judge(judge),
                _ => Approver::Table,
            };
            let written = self.written_prize(&prize, &draft, approver)?;
            if written.deck.is_labelled() {
                Ok(CheckedPrize::Write(written))
            } else {
                Ok(CheckedPrize::Accept(Prize { accepted: Some(approver), ..prize }))
            }
        } else if no * 2 >= judges.len() {
            // No majority is possible any more. The winner may change the draft or the kind of prize as often as they want (BL-R28).
            Ok(CheckedPrize::Refuse(Prize {
                discussed: false,
                refused: true,
                approvals: Vec::new(),
                ..prize
            }))
        } else {
            Ok(CheckedPrize::Vote(prize))
        }
    }

    /// The deck of the draft, by its index, with the approved draft written on its card, permanently (BL-04).
    fn with_prize(&self, draft: &Draft, writer: Seat, approver: Approver) -> Check<(usize, CardDeck)> {
        let approved_by = match approver {
            Approver::Judge(judge) => self.setup.name(judge).as_str().to_owned(),
            Approver::Table => String::new(),
        };
        let index = self.deck_of(draft).ok_or(Refusal::NoSuchDeck)?;
        let mut deck = CardDeck::clone(self.decks.get(index).ok_or(Refusal::NoSuchDeck)?);
        let by = self.setup.name(writer).as_str().to_owned();
        let on = match draft {
            Draft::Rule { rule, .. } => {
                let mut rule = rule.clone();
                if rule.author.trim().is_empty() {
                    rule.author.clone_from(&by);
                }
                deck.write_rule(rule).ok_or(Refusal::NoPlainRule)?
            }
            Draft::Card(draft) => {
                let id = self.checked_card(draft.card)?.id;
                let card = deck.cards.iter_mut().find(|card| card.id == id).ok_or(Refusal::NoSuchDeck)?;
                *card = draft.on(card);
                WrittenOn::Card(id)
            }
        };
        deck.history.push(PrizeRecord { game: deck.games, by, approved_by, on });
        Ok((index, deck))
    }

    pub(super) fn check_decline(&self, by: Seat) -> Check<CheckedPrize> {
        self.prize_of(by).map(|prize| CheckedPrize::Decline { winner: prize.winner })
    }

    pub(super) fn act_on_prize(&mut self, allowed: CheckedPrize, events: &mut Events) {
        match allowed {
            CheckedPrize::NameDeck { deck, label, written } => {
                events.push(Event::DeckNamed { deck, name: label.name.clone() });
                self.name_deck(deck, label);
                if let Some(written) = written {
                    self.write_prize(written, events);
                }
            }
            CheckedPrize::Accept(prize) => {
                events.push(Event::DraftAccepted);
                self.phase = Phase::Prize(prize);
            }
            CheckedPrize::Draft(prize, inscription) => {
                events.push(Event::DraftShown(inscription));
                self.phase = Phase::Prize(prize);
            }
            CheckedPrize::Discussed(prize) => {
                events.push(Event::DraftDiscussed);
                self.phase = Phase::Prize(prize);
            }
            CheckedPrize::Vote(prize) => self.phase = Phase::Prize(prize),
            CheckedPrize::Refuse(prize) => {
                events.push(Event::DraftRefused);
                self.phase = Phase::Prize(prize);
            }
            CheckedPrize::Write(written) => self.write_prize(written, events),
            CheckedPrize::Decline { winner } => {
                events.push(Event::PrizeDeclined);
                self.phase = Phase::Over { winner };
            }
        }
    }

    fn write_prize(&mut self, written: WrittenPrize, events: &mut Events) {
        events.push(Event::PrizeWritten(written.inscription));
        self.decks[written.index] = written.deck;
        self.phase = Phase::Over { winner: written.winner };
    }

    /// Names a deck, and shows its mark on each of its cards from now on (BL-79).
    fn name_deck(&mut self, index: u8, label: DeckLabel) {
        let mark = label.mark;
        label.put_on(Arc::make_mut(&mut self.decks[usize::from(index)]));
        for card in Arc::make_mut(&mut self.cards).iter_mut().filter(|card| card.deck == index) {
            card.mark = Some(mark);
        }
        for rule in Arc::make_mut(&mut self.rules).iter_mut().filter(|rule| rule.deck == index) {
            rule.mark = Some(mark);
        }
    }
}

impl DeckLabel {
    fn put_on(self, deck: &mut CardDeck) {
        (deck.name, deck.mark, deck.owner) = (self.name, Some(self.mark), self.owner);
    }
}

/// Checks what somebody wants to write on a Game Card (BL-71 to BL-78).
pub(super) fn check_card_draft(card: &GameCard, draft: &CardDraft) -> Check {
    ensure(card.kind() != CardKind::WithEffect, Refusal::HasEffect)?;
    ensure(draft.drawing.is_none() || card.picture.is_none(), Refusal::HasPicture)?;
    for (field, text) in [("title", &draft.title), ("name", &draft.author)] {
        ensure(can_be_seen(text), draft_error(CardProblem::Empty(field)))?;
        check_text(field, text, MAX_TITLE).map_err(draft_error)?;
    }
    draft.written().check().map_err(draft_error)
}

fn draft_error(problem: CardProblem) -> Refusal {
    Refusal::BadDraft(DeckError { part: DeckPart::Draft, problem })
}
