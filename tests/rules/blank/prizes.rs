//! The prize, and the deck for the next game.

use partypiece::rules::{
    Seat,
    blank::{
        Action, AutoEffect, CardDeck, CardDraft, CardId, CardIndex, CardProblem, Clause, DeckError, DeckMark,
        DeckPart, Draft, Drawing, Effect, Event, Inscription, PhaseView, PlayerSelector, PrizeRecord,
        Refusal, Rule, RulingChange, Setup, TableRuling, Target, Trigger, WrittenOn,
    },
};

use super::table::{
    ANA, BO, CY, DI, HAND_OF_SEVEN, Table, for_players, fresh_setup, layout, number_played, people, rule,
};

/// Ana has won with Di's deck. With four players Di is at the table.
pub(super) fn won_by_ana(players: usize) -> Table {
    let hands = [HAND_OF_SEVEN, "b1!", "b2", "b3a"];
    let mut setup = layout(&hands[..players], "r4")
        .effects(&[for_players(PlayerSelector::All, AutoEffect::Reverse)])
        .setup();
    setup.decks[0].games = 6;
    win_for_ana(&setup)
}

pub(super) fn win_for_ana(setup: &Setup) -> Table {
    let mut table = Table::new(setup, 1);
    table.begin();
    table.play_cards(ANA, HAND_OF_SEVEN);
    table.play(BO, Action::Close);
    table
}

pub(super) fn draw_rule() -> Rule {
    rule(number_played(6), for_players(PlayerSelector::Next, AutoEffect::Draw(1.into())))
}

pub(super) fn draft_new_rule() -> Action {
    Action::Draft(Box::new(Draft::Rule { deck: 0, rule: draw_rule() }))
}

pub(super) fn final_deck(table: &Table) -> CardDeck {
    (*table.view().decks[0].deck).clone()
}

pub(super) fn first_plain_card(table: &Table, seat: Seat) -> CardIndex {
    table
        .own(seat)
        .hand
        .iter()
        .find(|card| card.card.picture.is_none() && card.card.written.is_none())
        .unwrap()
        .index
}

pub(super) fn draft_card(card: CardIndex, title: &str, author: &str) -> Draft {
    Draft::Card(CardDraft {
        card,
        title: title.to_owned(),
        clauses: vec![for_players(PlayerSelector::Next, AutoEffect::Draw(2.into()))],
        drawing: None,
        points: None,
        author: author.to_owned(),
    })
}

fn bad_card(problem: CardProblem) -> Refusal {
    Refusal::BadDraft(DeckError { part: DeckPart::Draft, problem })
}

/// BL-01, BL-04, BL-22, BL-65, BL-66, BL-67, BL-70
#[test]
fn a_rule_is_discussed_approved_and_written() {
    let mut table = won_by_ana(4);
    assert!(matches!(table.phase(), PhaseView::Prize { winner: ANA, .. }));
    assert!(matches!(table.refusal(BO, draft_new_rule()), Refusal::WriterOnly { .. }));
    assert_eq!(table.refusal(ANA, Action::Discussed), Refusal::NoDraft);
    let events = table.play(ANA, draft_new_rule());
    assert!(
        events.contains(&Event::DraftShown(Inscription::Rule(draw_rule()))),
        "everybody hears what it says"
    );
    assert_eq!(table.refusal(DI, Action::Approve(true)), Refusal::NotDiscussed);
    table.play(ANA, Action::Discussed);
    table.play(ANA, draft_new_rule());
    assert_eq!(
        table.refusal(DI, Action::Approve(true)),
        Refusal::NotDiscussed,
        "a new draft has to be discussed again"
    );
    assert_eq!(table.0.to_act(), [ANA].into());
    table.play(ANA, Action::Discussed);
    assert_eq!(table.0.to_act(), [DI].into(), "the owner decides");
    assert_eq!(table.refusal(BO, Action::Approve(true)), Refusal::NotTheJudge);
    table.play(DI, Action::Approve(true));
    let deck = final_deck(&table);
    let id = deck.new_rule.expect("it is open in the next game");
    let written = deck.rules.iter().find(|card| card.id == id).unwrap().rule.clone().unwrap();
    assert_eq!((written.author.as_str(), written.to_string()), ("Ana", draw_rule().to_string()));
    assert_eq!((deck.written_rules(), deck.rules.len()), (1, 24), "one of the plain ones");
    let kept =
        PrizeRecord { game: 7, by: "Ana".to_owned(), approved_by: "Di".to_owned(), on: WrittenOn::Rule(id) };
    assert_eq!((deck.games, deck.history), (7, vec![kept]));
    assert_eq!(table.phase(), PhaseView::Over { winner: ANA });
    assert!(matches!(table.refusal(ANA, draft_new_rule()), Refusal::NotNow { .. }), "exactly one prize");
}

/// BL-67, BL-73, BL-R28
#[test]
fn the_owner_may_refuse_and_the_winner_may_revise() {
    let mut table = won_by_ana(4);
    for _ in 0..3 {
        table.play(ANA, draft_new_rule());
        table.play(ANA, Action::Discussed);
        let events = table.play(DI, Action::Approve(false));
        assert!(events.contains(&Event::DraftRefused));
        assert!(matches!(table.phase(), PhaseView::Prize { refused: true, discussed: false, .. }));
        assert_eq!(final_deck(&table).written_rules(), 0);
    }
    let plain = first_plain_card(&table, CY);
    table.play(ANA, Action::Draft(Box::new(draft_card(plain, "Puddle", "Ana"))));
    table.play(ANA, Action::Discussed);
    table.play(DI, Action::Approve(false));
    assert_eq!(final_deck(&table).cards.iter().filter(|card| card.title == "Puddle").count(), 0);
    table.play(ANA, Action::Decline);
    assert_eq!((final_deck(&table).history.len(), table.0.outcome().unwrap().winners), (0, vec![ANA]));
}

/// BL-R28: the owner of the deck is absent.
#[test]
fn a_delegate_or_the_majority_decides_for_an_absent_owner() {
    let mut table = won_by_ana(3);
    table.play(ANA, draft_new_rule());
    table.play(ANA, Action::Discussed);
    table.play(ANA, Action::Approve(true));
    assert_eq!(table.refusal(ANA, Action::Approve(true)), Refusal::AlreadyAnswered);
    assert!(matches!(table.phase(), PhaseView::Prize { .. }), "one of three is no majority");
    table.play(CY, Action::Approve(true));
    assert_eq!(final_deck(&table).history[0].approved_by, "");
    let mut setup = layout(&[HAND_OF_SEVEN, "b1", "b2"], "r4").setup();
    setup.delegate = Some(BO);
    let mut table = win_for_ana(&setup);
    table.play(ANA, draft_new_rule());
    table.play(ANA, Action::Discussed);
    assert_eq!(table.refusal(CY, Action::Approve(true)), Refusal::NotTheJudge);
    table.play(BO, Action::Approve(true));
    assert_eq!(final_deck(&table).written_rules(), 1);
}

/// BL-67, BL-R28: a delegate is only for an absent owner, and half of the table is no majority.
#[test]
fn a_present_owner_decides_and_half_of_the_table_does_not() {
    let mut setup = layout(&[HAND_OF_SEVEN, "b1", "b2", "b3"], "r4").setup();
    setup.delegate = Some(BO);
    let mut table = win_for_ana(&setup);
    table.play(ANA, draft_new_rule());
    table.play(ANA, Action::Discussed);
    assert_eq!(table.refusal(BO, Action::Approve(true)), Refusal::NotTheJudge);
    (setup.delegate, setup.decks[0].owner) = (None, "Zoe".to_owned());
    let mut table = win_for_ana(&setup);
    table.play(ANA, draft_new_rule());
    table.play(ANA, Action::Discussed);
    table.play(ANA, Action::Approve(true));
    table.play(BO, Action::Approve(true));
    assert_eq!(final_deck(&table).written_rules(), 0);
    table.play(CY, Action::Approve(false));
    assert!(table.play(DI, Action::Approve(false)).contains(&Event::DraftRefused));
}

/// BL-65, BL-71, BL-72, BL-75, BL-76, BL-77, BL-78, BL-83, BL-R26
#[test]
fn a_game_card_gets_a_title_an_effect_and_a_signature() {
    let mut table = won_by_ana(4);
    let plain = first_plain_card(&table, CY);
    let hand = table.own(BO).hand;
    let illustrated = hand.iter().find(|card| card.card.picture.is_some()).unwrap().index;
    let written = table.own(DI).hand.iter().find(|card| card.card.written.is_some()).unwrap().index;
    let draft = |draft: Draft| Action::Draft(Box::new(draft));
    assert_eq!(
        table.refusal(ANA, draft(draft_card(plain, " ", "Ana"))),
        bad_card(CardProblem::Empty("title"))
    );
    assert_eq!(
        table.refusal(ANA, draft(draft_card(plain, "Puddle", ""))),
        bad_card(CardProblem::Empty("name"))
    );
    assert_eq!(table.refusal(ANA, draft(draft_card(written, "Puddle", "Ana"))), Refusal::HasEffect);
    let with = |card: CardIndex, clauses: Vec<Clause>, drawing: Option<Drawing>| {
        draft(Draft::Card(CardDraft {
            card,
            title: "Puddle".to_owned(),
            clauses,
            drawing,
            points: None,
            author: "Ana".to_owned(),
        }))
    };
    let two = || vec![for_players(PlayerSelector::Next, AutoEffect::Draw(2.into()))];
    assert_eq!(table.refusal(ANA, with(plain, Vec::new(), None)), bad_card(CardProblem::ClauseCount(0)));
    let strokes = Drawing::from(vec![vec![[0, 0], [255, 9]].into(); 5]);
    assert_eq!(table.refusal(ANA, with(illustrated, two(), Some(strokes.clone()))), Refusal::HasPicture);
    let scribble = Drawing::from(vec![vec![[1, 1]].into(); 65]);
    assert_eq!(table.refusal(ANA, with(plain, two(), Some(scribble))), bad_card(CardProblem::Drawing));
    table.play(ANA, with(plain, two(), Some(strokes.clone())));
    table.play(ANA, Action::Discussed);
    table.play(DI, Action::Approve(true));
    let deck = final_deck(&table);
    let card = deck.cards.iter().find(|card| card.title == "Puddle").unwrap();
    assert_eq!(card.text(), "The next player draws 2 cards.");
    let effect = card.written.clone().unwrap();
    assert_eq!((effect.author.as_str(), effect.drawing), ("Ana", Some(strokes)));
    assert_eq!((deck.new_rule, deck.history[0].on), (None, WrittenOn::Card(card.id)));
}

/// BL-19, BL-20, BL-69, BL-84
#[test]
fn a_rule_needs_a_trigger_an_effect_and_words_that_fit() {
    let mut table = won_by_ana(4);
    let draft = |rule: Rule| Action::Draft(Box::new(Draft::Rule { deck: 0, rule }));
    let empty = rule(
        Trigger::ReportedEvent(String::new()),
        for_players(PlayerSelector::All, AutoEffect::Draw(1.into())),
    );
    assert_eq!(table.refusal(ANA, draft(empty)), bad_card(CardProblem::Empty("trigger")));
    let nothing = Rule { clauses: Vec::new(), ..draw_rule() };
    assert_eq!(table.refusal(ANA, draft(nothing)), bad_card(CardProblem::ClauseCount(0)));
    let many = rule(number_played(1), for_players(PlayerSelector::All, AutoEffect::Draw(8.into())));
    assert_eq!(
        table.refusal(ANA, draft(many)),
        bad_card(CardProblem::OutOfRange { field: "cards", found: 8, least: 1, most: 7 })
    );
    let misfit =
        rule(number_played(1), Clause { target: Target::DrawPile, effect: Effect::Say("hm".to_owned()) });
    assert_eq!(table.refusal(ANA, draft(misfit)), bad_card(CardProblem::EffectDoesNotFit));
    let words = Rule::from_free_words("Whoever yawns has to sing.", "Ana");
    table.play(ANA, draft(words.clone()));
    table.play(ANA, Action::Discussed);
    table.play(DI, Action::Approve(true));
    assert!(final_deck(&table).rules.iter().any(|card| card.rule.as_ref() == Some(&words)));
}

/// BL-R27
#[test]
fn a_ruling_adds_plain_rules_when_none_are_left() {
    let mut setup = layout(&[HAND_OF_SEVEN, "b1", "b2", "b3"], "r4").setup();
    setup.decks[0].rules.clear();
    let mut table = win_for_ana(&setup);
    assert_eq!(table.refusal(ANA, draft_new_rule()), Refusal::NoPlainRule);
    let too_many = TableRuling { text: String::new(), change: RulingChange::Blanks(0, 25) };
    assert_eq!(
        table.refusal(DI, Action::Propose(too_many)).to_string(),
        "1 to 24 plain Rule Cards can be added to that deck at once."
    );
    table.play(DI, Action::Propose(TableRuling { text: String::new(), change: RulingChange::Blanks(0, 2) }));
    for seat in [ANA, BO, CY] {
        table.play(seat, Action::Agree(true));
    }
    assert_eq!(final_deck(&table).rules.len(), 2);
    table.play(ANA, draft_new_rule());
}

/// Somebody has won a game with Di's and Cy's decks; Cy's deck has a rule from the game before. Returns the winner too.
pub(super) fn two_decks(name: &str) -> (Table, Seat) {
    let mut one = layout(&[HAND_OF_SEVEN, "b1", "b2", "b3"], "r4").setup();
    one.decks[0].name = name.to_owned();
    let other = CardDeck {
        name: "Key deck".to_owned(),
        mark: Some(DeckMark::Key),
        owner: "Cy".to_owned(),
        new_rule: Some(CardId(3)),
        ..CardDeck::fresh()
    };
    let setup = Setup { decks: vec![one.decks[0].clone(), other], ..one };
    let mut table = Table::new(&setup, 9);
    let mut choice = 0;
    while !matches!(table.phase(), PhaseView::Prize { .. }) {
        super::random::play_progressing(&mut table, choice);
        choice += 1;
    }
    let PhaseView::Prize { winner, .. } = table.phase() else { panic!("nobody has won") };
    (table, winner)
}

/// BL-80, BL-R31: a rule stays with the deck of its card, and that deck's owner decides.
#[test]
fn each_deck_keeps_its_own_cards() {
    let (mut table, winner) = two_decks("Friday deck");
    table.play(winner, Action::Draft(Box::new(Draft::Rule { deck: 1, rule: draw_rule() })));
    table.play(winner, Action::Discussed);
    assert_eq!(table.refusal(DI, Action::Approve(true)), Refusal::NotTheJudge);
    table.play(CY, Action::Approve(true));
    let decks: Vec<CardDeck> = table.view().decks.iter().map(|seen| (*seen.deck).clone()).collect();
    assert_eq!([decks[0].written_rules(), decks[1].written_rules()], [0, 15]);
    assert_eq!([decks[0].games, decks[1].games], [1, 1]);
    assert_eq!((decks[0].history.len(), decks[1].history.len()), (0, 1));
}

/// BL-73, BL-80, BL-R29, BL-R31: a Game Card stays with its deck, and a rule of the game before is no longer new.
#[test]
fn a_customised_card_stays_with_its_own_deck() {
    let (mut table, winner) = two_decks("Friday deck");
    let first = table.view().decks[1].first;
    table.play(winner, Action::Draft(Box::new(draft_card(first, "Puddle", "Ana"))));
    table.play(winner, Action::Discussed);
    assert_eq!(table.refusal(DI, Action::Approve(true)), Refusal::NotTheJudge);
    table.play(CY, Action::Approve(true));
    let [one, other] = [0, 1].map(|index| (*table.view().decks[index].deck).clone());
    assert!(one.cards.iter().all(|card| card.title.is_empty()));
    assert_eq!((other.cards[0].title.as_str(), other.cards[0].text().is_empty()), ("Puddle", false));
    assert_eq!((other.new_rule, other.history.len(), one.history.len()), (None, 1, 0));
}

/// BL-R29, BL-R30: all rules go back to their decks, and only a rule that was just won is certain to be open.
#[test]
fn no_rule_stays_open_for_the_next_game() {
    let setup =
        Setup { decks: vec![CardDeck { new_rule: Some(CardId(5)), ..CardDeck::fresh() }], ..fresh_setup(3) };
    let mut table = Table::new(&setup, 2);
    while super::random::play_progressing(&mut table, 0) {}
    let deck = final_deck(&table);
    assert_eq!((deck.games, deck.new_rule, deck.rules), (1, None, CardDeck::fresh().rules));
}

/// BL-01, BL-22: the rule has the name of its writer.
#[test]
fn a_rule_that_was_won_triggers_in_the_next_game() {
    let mut table = won_by_ana(4);
    table.play(ANA, draft_new_rule());
    table.play(ANA, Action::Discussed);
    table.play(DI, Action::Approve(true));
    let mut next = Setup { players: people(2), decks: vec![final_deck(&table)], ..table.0.setup().clone() };
    next.youngest = BO;
    let mut table = Table::new(&next, 4);
    table.begin();
    assert_eq!(table.view().rules[0].rule.author, "Ana");
    let mut actions = 0;
    while !table.0.log().iter().any(|line| table.0.tell(line) == draw_rule().to_string()) {
        super::random::play_progressing(&mut table, actions);
        actions += 1;
        assert!(actions < 500);
    }
}
