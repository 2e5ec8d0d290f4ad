//! The options from 1000 Blank White Cards: writing on plain cards of a hand, points, one Draw Pile only (BL-R59 to BL-R62).

use partypiece::{
    bots::BotRules,
    rules::{
        Luck, Rules,
        blank::{
            Action, AutoEffect, Blank, CardDeck, CardDraft, CardIndex, CardKind, CardProblem, ChoiceKind,
            DeckError, DeckPart, Event, House, PhaseView, Pick, PlayerSelector, Refusal, WrittenOn,
        },
        luck::Seed,
        player::Level,
    },
    screens::{
        GameScreens,
        blank::{
            Prompt, card_to_fill_in, cards_and_points, fits, foot_sentence, how_won, picks_one_card, prompt,
            purpose, ranking, sentence,
        },
        ending::Ranked,
        hold::HoldPurpose,
        second_screen::PublicBoard,
    },
};

use super::table::{ANA, BO, CY, HAND_OF_SEVEN, Layout, Table, for_players, fresh_setup, layout, penalties};

/// Three players whose table writes on plain cards and counts points.
fn writers() -> Layout {
    let house = House { fill_in: true, points: true, ..House::default() };
    layout(&["r1 r2 r3!", "r1 r2", "r1"], "r4").house(house)
}

/// What is written: the next player draws two cards. The card has these points, if any.
fn puddle(card: CardIndex, points: Option<i16>) -> Action {
    Action::FillIn(Box::new(CardDraft {
        card,
        title: "Puddle".to_owned(),
        clauses: vec![for_players(PlayerSelector::Next, AutoEffect::Draw(2.into()))],
        drawing: None,
        points,
        author: "Ana".to_owned(),
    }))
}

fn card(table: &Table, code: &str) -> CardIndex {
    table.cards(ANA, code)[0]
}

/// The points of all players, in seat order.
fn points(table: &Table) -> Vec<Option<i32>> {
    table.view().people.iter().map(|person| person.points).collect()
}

/// BL-R59: writing is a part of the player's turn. Until the card is played, only its owner sees what is on it.
#[test]
fn a_plain_card_of_a_hand_is_written_on() {
    let mut table = writers().start();
    let red = card(&table, "r1");
    let before = table.view();
    let events = table.play(ANA, puddle(red, None));
    assert_eq!(events, [Event::FilledIn(ANA)]);
    assert_eq!(table.view(), before, "nobody else learns what, or on which card");
    assert!(table.log().last().is_some_and(|line| line == "Ana writes on a card in the hand."));
    let own = table.own(ANA);
    let face = own.hand.iter().find(|face| face.index == red).expect("it is still in the hand");
    assert_eq!((face.card.title.as_str(), face.card.kind()), ("Puddle", CardKind::WithEffect));
    // It is still Ana's turn, and the effect happens when the card is played.
    table.play(ANA, Action::Play(vec![red]));
    assert_eq!(table.counts(), [6, 9, 7]);
    assert_eq!(table.view().top.map(|top| top.card.title.clone()), Some("Puddle".to_owned()));
}

/// BL-R59: cards are written on before the first turn, too. It is nobody's turn yet, so everybody may write.
#[test]
fn everybody_writes_before_the_first_turn() {
    let mut table = Table::new(&writers().setup(), 1);
    let (of_ana, of_bo) = (card(&table, "r1"), table.cards(BO, "r2")[0]);
    assert_eq!(table.play(BO, puddle(of_bo, Some(2))), [Event::FilledIn(BO)]);
    while !matches!(table.phase(), PhaseView::Opening { all_read: true, .. }) {
        table.play(ANA, Action::Read);
    }
    assert_eq!(table.refusal(BO, puddle(of_ana, None)), Refusal::NotInHand);
    table.play(ANA, puddle(of_ana, None));
    let view = table.view();
    let own = table.own(CY);
    let plain = table.cards(CY, "r1");
    assert_eq!(card_to_fill_in(&view, Some(&own), &plain), Some(plain[0]));
    assert_eq!(card_to_fill_in(&view, Some(&table.own(ANA)), &[of_ana]), None, "it is written on");
    let marks = [fits(&view, &own, plain[0], false), fits(&view, &table.own(ANA), of_ana, false)];
    assert_eq!(marks, [Some("true"), Some("false")], "the cards that can be written on are marked");
    assert_eq!(prompt(&view, Some(CY), true), Prompt::Write);
    assert_eq!(purpose(&view, CY), HoldPurpose::Write);
    table.play(ANA, Action::Understood);
    assert!(matches!(table.refusal(CY, puddle(plain[0], None)), Refusal::NotYours { .. }));
    table.play(ANA, Action::Play(vec![of_ana]));
    assert_eq!(table.counts(), [6, 9, 7], "Bo draws two");
}

/// BL-R59: a player may write only if the table chose the option, not in another player's turn, and only on a
/// plain card of their own hand. What they write has to be valid.
#[test]
fn other_cards_are_not_written_on() {
    let mut official = writers().house(House::default()).start();
    let red = card(&official, "r1");
    assert_eq!(official.refusal(ANA, puddle(red, None)), Refusal::NoFillIn);
    let mut table = writers().start();
    let (red, picture) = (card(&table, "r1"), card(&table, "r3"));
    assert!(matches!(table.refusal(BO, puddle(red, None)), Refusal::NotYours { .. }));
    assert_eq!(table.refusal(ANA, puddle(table.cards(BO, "r1")[0], None)), Refusal::NotInHand);
    assert_eq!(table.refusal(ANA, puddle(picture, None)), Refusal::NotPlain);
    let Action::FillIn(draft) = puddle(red, None) else { unreachable!() };
    let untitled = CardDraft { title: String::new(), ..*draft };
    assert!(matches!(table.refusal(ANA, Action::FillIn(untitled.into())), Refusal::BadDraft(_)));
    table.play(ANA, puddle(red, None));
    assert_eq!(table.refusal(ANA, puddle(red, None)), Refusal::NotPlain, "it is written on already");
    let too_many_points =
        Refusal::BadDraft(DeckError { part: DeckPart::Draft, problem: CardProblem::Points });
    assert_eq!(table.refusal(ANA, puddle(card(&table, "r2"), Some(1000))), too_many_points);
}

/// BL-R59: at the end the decks get all written cards with the names of their writers, also those whose
/// effects never happened.
#[test]
fn written_cards_stay_in_the_deck() {
    let house = House { fill_in: true, ..House::default() };
    let mut table = layout(&[HAND_OF_SEVEN, "r1 r2", "r1"], "r4").house(house).start();
    let dealt = table.0.setup().decks[0].clone();
    let plain = card(&table, "r2");
    table.play(ANA, puddle(plain, Some(4)));
    let without_history = CardDeck { history: Vec::new(), ..(*table.view().decks[0].deck).clone() };
    assert_eq!(without_history, dealt, "the deck is public, so it says nothing during the game");
    // The written card is not on top, so its effect does not happen.
    table.play_cards(ANA, "r1 r2 r3 r4 r5 r6 r1");
    table.play(ANA, Action::Close);
    let deck = table.view().decks[0].deck.clone();
    let written: Vec<_> = deck.cards.iter().filter(|card| card.title == "Puddle").collect();
    assert_eq!(written.len(), 1);
    let written_entry = &deck.history[0];
    assert_eq!(
        (written_entry.by.as_str(), written_entry.game, written_entry.on),
        ("Ana", 1, WrittenOn::Card(written[0].id))
    );
    // A saved deck that was changed meanwhile gets it, too.
    let renamed = CardDeck { name: "Other".to_owned(), ..dealt.clone() };
    let merged = renamed.merge_prizes(&dealt, &deck);
    let points = merged.cards.iter().filter_map(|card| card.written.as_ref()?.points);
    assert_eq!(points.collect::<Vec<_>>(), [4]);
}

/// BL-R60: whoever played a card says who gets its points, and then its effect happens. The points do not decide who wins,
/// unless `points_win` is set (BL-R61).
#[test]
fn points_go_to_whom_the_player_names() {
    let mut table = writers().start();
    assert_eq!(points(&table), [Some(0); 3]);
    table.play(ANA, puddle(card(&table, "r1"), Some(-3)));
    table.play_cards(ANA, "r1");
    assert_eq!(table.open_choice(), (Some(ANA), ChoiceKind::Points { points: -3 }));
    let view = table.view();
    let expected = prompt(&view, None, false);
    assert_eq!(sentence(&view, &expected), "red 1, Puddle: Ana, who gets −3 points?");
    let events = table.choose(Pick::Player(CY));
    assert!(events.contains(&Event::GotPoints(CY, -3)));
    assert!(table.log().iter().any(|line| line == "Cy loses 3 points."));
    assert_eq!((points(&table), table.counts()), (vec![Some(0), Some(0), Some(-3)], vec![6, 9, 7]));
    let cy = &table.view().people[CY.index()];
    assert_eq!(cards_and_points(cy), "7 cards, −3 points");
    let (people, _) = Blank::public_board(&table.view(), 0);
    assert_eq!(people[CY.index()].count, "7 cards, −3 points");
}

/// BL-R60: a player may say that nobody gets the points. Points of a card below the top do not count.
#[test]
fn a_player_may_give_the_points_to_nobody() {
    let mut table = writers().start();
    table.play(ANA, puddle(card(&table, "r1"), Some(5)));
    table.play_cards(ANA, "r1");
    let events = table.choose(Pick::Nobody);
    assert!(!events.iter().any(|event| matches!(event, Event::GotPoints(..))));
    assert_eq!(points(&table), [Some(0); 3]);
    let mut below = writers().start();
    below.play(ANA, puddle(card(&below, "r1"), Some(5)));
    below.play_cards(ANA, "r1 r2");
    assert!(matches!(below.phase(), PhaseView::Turn { .. }));
    // At a table that does not play with points, points on a card do nothing.
    let house = House { fill_in: true, ..House::default() };
    let mut without = writers().house(house).start();
    without.play(ANA, puddle(card(&without, "r1"), Some(5)));
    without.play_cards(ANA, "r1");
    assert_eq!(points(&without), [None; 3]);
}

/// BL-R60: a computer player takes points, and gives negative points to the opponent with most points; if several have
/// most, to the last of them in seat order.
#[test]
fn computer_players_give_points() {
    for (points, receiver) in [(4, ANA), (-4, CY)] {
        let mut table = writers().start();
        table.play(ANA, puddle(card(&table, "r1"), Some(points)));
        table.play_cards(ANA, "r1");
        let (view, own) = (table.view(), table.own(ANA));
        let action =
            Blank::choose(&view, Some(&own), &Default::default(), ANA, Level::Hard, &mut Luck::new(Seed(1)));
        assert_eq!(action, Some(Action::Choose(Pick::Player(receiver))));
    }
}

/// BL-R61: most points win; if several have most, whoever of them ended the game wins.
#[test]
fn most_points_win() {
    let house = House { fill_in: true, points_win: true, ..House::default() };
    let start = || layout(&[HAND_OF_SEVEN, "r1 r2", "r1"], "r4").house(house).start();
    let mut table = start();
    table.play(ANA, puddle(card(&table, "r6"), Some(2)));
    table.play_cards(ANA, "r1 r2 r3 r4 r5 r1 r6");
    table.choose(Pick::Player(BO));
    assert_eq!(table.phase(), PhaseView::LastCall { winner: BO });
    assert_eq!(
        table.log().last().map(String::as_str),
        Some("The game is over, and Bo has most points. Does anybody object?")
    );
    table.play(ANA, Action::Close);
    let view = table.view();
    assert!(matches!(view.phase, PhaseView::Prize { winner: BO, .. }));
    assert_eq!(how_won(&view, BO, &[]), "most points: 2");
    // If nobody has points, the player with the empty hand wins.
    let mut equal = start();
    equal.play_cards(ANA, HAND_OF_SEVEN);
    assert_eq!(equal.phase(), PhaseView::LastCall { winner: ANA });
}

/// BL-R61: if the player who ended the game does not have the most points, the first player after them who
/// has the most wins. Points also rank everybody else: at the end, on a second screen and in the standings.
#[test]
fn with_points_everybody_is_ranked_by_them() {
    let house = House { fill_in: true, points_win: true, ..House::default() };
    let mut table = layout(&[HAND_OF_SEVEN, "r1 r2", "r1"], "r4").house(house).start();
    table.play(ANA, puddle(card(&table, "r6"), Some(-3)));
    table.play_cards(ANA, "r1 r2 r3 r4 r5 r1 r6");
    table.choose(Pick::Player(ANA));
    table.play(ANA, Action::Close);
    assert!(matches!(table.phase(), PhaseView::Prize { winner: BO, .. }));
    table.play(BO, Action::Decline);
    let view = table.view();
    let order = ["Bo", "Cy", "Ana"];
    let names = |ranked: Vec<Ranked>| ranked.into_iter().map(|ranked| ranked.name).collect::<Vec<_>>();
    assert_eq!(names(ranking(&view, BO)), order);
    let (_, board) = Blank::public_board(&view, 0);
    assert_eq!(board, PublicBoard::Over { ranked: ranking(&view, BO) });
    let places: Vec<(String, u32)> = Blank::summary(&table.0)
        .people
        .into_iter()
        .map(|finisher| (finisher.name.map(|name| name.to_string()).unwrap_or_default(), finisher.place))
        .collect();
    assert_eq!(places, order.map(str::to_owned).into_iter().zip(1..).collect::<Vec<_>>());
}

/// BL-R62: the discards are not shuffled; when nobody can play, the smallest hand wins.
#[test]
fn the_game_ends_when_nobody_can_play() {
    let house = House { one_pile: true, ..House::default() };
    let mut table = layout(&["r1 r2", "b1", "p5"], "g4").draw_pile("b2").house(house).start();
    table.play(ANA, Action::NoMatch);
    assert_eq!((table.counts(), table.view().draw_pile), (vec![8, 7, 7], 0), "the last card of the pile");
    for seat in [BO, CY] {
        let events = table.play(seat, Action::NoMatch);
        assert!(events.contains(&Event::Drew { seat, cards: 0 }) && penalties(&events).len() == 1);
    }
    assert!(
        matches!(table.phase(), PhaseView::Turn { .. }),
        "Ana has not had her turn since the pile is empty"
    );
    table.play(ANA, Action::NoMatch);
    assert_eq!(table.phase(), PhaseView::LastCall { winner: BO }, "seven cards, and first after Ana");
    let view = table.view();
    let expected = prompt(&view, None, false);
    let objection = "Nobody can play, and Bo has the smallest hand. To object, press “Table ruling”.";
    assert_eq!(sentence(&view, &expected), objection);
    table.play(ANA, Action::Close);
    assert!(how_won(&table.view(), BO, &[]).starts_with("the smallest hand when nobody could play"));
}

/// BL-R62: a player who twice has nothing to play counts once, because another player may still be able to
/// play.
#[test]
fn a_player_who_is_stuck_twice_counts_once() {
    let house = House { one_pile: true, ..House::default() };
    let mut table = layout(&["r1", "g1 r2"], "g4").draw_pile("").house(house).start();
    table.play(ANA, Action::NoMatch);
    let events = table.play_cards(BO, "r2");
    assert_eq!(penalties(&events).len(), 1, "red 2 does not match");
    table.play(ANA, Action::NoMatch);
    assert!(matches!(table.phase(), PhaseView::Turn { .. }), "Bo can play green 1");
    assert_eq!(table.active(), BO);
}

/// BL-R62: a play resets the count of players who could not play.
#[test]
fn a_play_resets_the_count() {
    let house = House { one_pile: true, ..House::default() };
    let mut table = layout(&["r1", "g1"], "g4").draw_pile("").house(house).start();
    table.play(ANA, Action::NoMatch);
    table.play_cards(BO, "g1");
    table.play_cards(ANA, "r1");
    table.play(BO, Action::NoMatch);
    assert!(matches!(table.phase(), PhaseView::Turn { .. }), "since Ana's play only Bo could play nothing");
}

/// BL-R59: before the first turn one card is picked at a time, and a card with a picture is said to be no plain card.
#[test]
fn a_writer_picks_one_plain_card() {
    let table = writers().start();
    let (view, own) = (table.view(), table.own(ANA));
    let foot = |cards: &str| foot_sentence(&view, &Prompt::Write, Some(&own), &table.cards(ANA, cards));
    assert_eq!(foot("r3"), "This card has a picture or a text. Only plain cards can be written on.");
    assert_eq!(foot("r1"), "Tap a plain card to write on it, or go back to the table.");
    assert!(!picks_one_card(&view));
    let opening = Blank::start(&fresh_setup(3), &mut Luck::new(Seed(1))).expect("a valid setup");
    assert!(picks_one_card(&opening.view()));
}

/// BL-R59: the page offers to write on the picked card only where the rules allow it.
#[test]
fn the_button_is_there_for_a_plain_card_only() {
    let table = writers().start();
    let (view, own) = (table.view(), table.own(ANA));
    let (plain, picture) = (card(&table, "r1"), card(&table, "r3"));
    assert_eq!(card_to_fill_in(&view, Some(&own), &[plain]), Some(plain));
    assert_eq!(card_to_fill_in(&view, Some(&own), &[picture]), None);
    assert_eq!(card_to_fill_in(&view, Some(&own), &[]), None);
    assert_eq!(card_to_fill_in(&view, Some(&own), &[plain, card(&table, "r2")]), None);
    assert_eq!(card_to_fill_in(&view, Some(&table.own(BO)), &table.cards(BO, "r1")), None, "not Bo’s turn");
    assert_eq!(card_to_fill_in(&view, None, &[plain]), None);
    let official = writers().house(House::default()).start();
    let own = official.own(ANA);
    assert_eq!(card_to_fill_in(&official.view(), Some(&own), &[card(&official, "r1")]), None);
}
