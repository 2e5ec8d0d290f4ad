//! Ten rules that people wanted to write when they tried the editor, and the blocks that were missing for them.

use partypiece::rules::blank::{
    Action, Amount, AutoEffect, CardCount, CardNumber, Colour, CountsAs, DetectedEvent, Duty, Effect,
    EffectDuration, Event, Feature, Filter, House, Limit, PassBy, PassDirection, PenaltyReason, Pick,
    PlayerSelector, Refusal, Rule, Side, Target, Trigger,
};

use super::table::{
    ANA, BO, CY, Table, any_play, effect_on, for_players, judge, layout, number_played, penalties, rule, task,
};

fn colour_played(colour: Colour) -> Trigger {
    Trigger::played(Filter::colour(colour), CardCount::Any)
}

fn or_draw(text: &str, cards: u8) -> Effect {
    Effect::OrDraw { text: text.to_owned(), cards }
}

fn slap(side: Side) -> Effect {
    Effect::Contest { text: "slap the table".to_owned(), side, then: vec![AutoEffect::Draw(1.into())] }
}

/// The rules, each with its text on the card.
pub(super) fn rules() -> Vec<(&'static str, Rule)> {
    use PlayerSelector::{Active, All, Causer, Chosen, Next};
    let detected = Trigger::Detected;
    let joker = AutoEffect::Change { counts: CountsAs::AnyColour, lasts: EffectDuration::WhileOpen };
    let ones = Target::InPlay(Filter::number(CardNumber::ALL[0]));
    let never_last = AutoEffect::Limit {
        to: Limit::NotLast(Feature::Number(CardNumber::ALL[2])),
        lasts: EffectDuration::WhileOpen,
    };
    vec![
        (
            "If a 6 is played, then the direction of play changes.",
            rule(number_played(6), for_players(All, AutoEffect::Reverse)),
        ),
        (
            "If a red card is played, then the player whose turn it is has to sing or draw 2 cards.",
            rule(colour_played(Colour::Red), task(Active, or_draw("sing", 2))),
        ),
        (
            "If a 4 is played, then the next player loses the next turn.",
            rule(number_played(4), for_players(Next, AutoEffect::Skip(1))),
        ),
        (
            "If a 5 is played, then the player whose turn it is swaps hands with a chosen player.",
            rule(number_played(5), for_players(Active, AutoEffect::Swap(Chosen))),
        ),
        (
            "If somebody has exactly 1 card, then that player has to say “blank” or draw 2 cards.",
            rule(detected(DetectedEvent::HandIs(1)), task(Causer, or_draw("say “blank”", 2))),
        ),
        (
            "If a purple card is played, then everybody passes all cards to the left.",
            rule(
                colour_played(Colour::Purple),
                for_players(All, AutoEffect::Pass { cards: Amount::All, to: PassDirection::Left }),
            ),
        ),
        (
            "If the same number is played twice in a row, then everybody has to slap the table at once; whoever is last draws \
             1 card.",
            rule(detected(DetectedEvent::SameNumberTwice), task(All, slap(Side::Last))),
        ),
        (
            "If a turn begins, then a 1 counts as any colour while this card is open.",
            rule(detected(DetectedEvent::TurnStarts), effect_on(ones, joker)),
        ),
        (
            "If a 3 is played, then the next player draws 2 cards, or passes them on with a card of the same number, and then \
             everybody may not play a 3 as the last card while this card is open.",
            Rule {
                clauses: vec![
                    for_players(
                        Next,
                        AutoEffect::DrawOrPass { cards: 2, by: PassBy::Number, penalty: false },
                    ),
                    for_players(All, never_last),
                ],
                ..rule(number_played(3), for_players(All, AutoEffect::Reverse))
            },
        ),
        (
            "If somebody cannot play, then that player draws cards until one matches.",
            rule(
                detected(DetectedEvent::CannotPlay),
                for_players(Causer, AutoEffect::Draw(Amount::UntilMatch)),
            ),
        ),
    ]
}

/// BL-R78: a colour or a number may not be played, or not as the last card. It matches nothing then, and trying it costs a Penalty.
#[test]
fn a_colour_or_a_number_may_be_forbidden() {
    let limit =
        |to| for_players(PlayerSelector::All, AutoEffect::Limit { to, lasts: EffectDuration::Turns(9) });
    let with = |to| {
        layout(&["r2 r3 g3", "r1 g2 b6 b6", "r1"], "r4").rules(&[rule(number_played(2), limit(to))]).start()
    };
    let red = Limit::Never(Feature::Colour(Colour::Red));
    let mut table = with(red);
    table.play_cards(ANA, "r2");
    let matching: Vec<_> = table.own(BO).matching;
    assert_eq!(matching, table.cards(BO, "g2"), "the red 1 matches no longer");
    let red_1 = table.cards(BO, "r1");
    assert_eq!(
        table.own(BO).mismatch(table.view().top_counts, &red_1),
        Some(PenaltyReason::AgainstLimit(red))
    );
    assert_eq!(penalties(&table.play_cards(BO, "r1")), [(BO, PenaltyReason::AgainstLimit(red))]);
    // The last card is the one on top of the last play.
    let six = Limit::NotLast(Feature::Number(CardNumber::ALL[5]));
    let last = |cards: &'static str| {
        let written = rule(number_played(1), limit(six));
        let hands = ["r1", "r2 r3 r4 r5 r6 r2 r3"];
        let mut table = layout(&hands, "r4").rules(&[written]).start();
        table.play_cards(ANA, "r1");
        penalties(&table.play_cards(BO, cards))
    };
    assert_eq!(last("r2 r3 r4 r5 r2 r3 r6"), [(BO, PenaltyReason::AgainstLimit(six))]);
    assert_eq!(last("r6 r2 r3 r4 r5 r2 r3"), []);
    assert_eq!(last("r6"), [], "it is not the last one");
}

/// Ana has played a red 2, so she has to sing or to draw two cards.
fn ana_must_sing(house: House) -> Table {
    let sing = rule(number_played(2), task(PlayerSelector::Active, or_draw("sing", 2)));
    let mut table = layout(&["r2 r3", "r1 r3", "r1"], "r4").rules(&[sing]).house(house).start();
    table.play_cards(ANA, "r2");
    table
}

/// BL-R79: "or draw 2": the task is done, or two cards are drawn instead; whoever did neither is called out and draws two.
#[test]
fn a_task_can_be_paid_for_with_cards() {
    let mut done = ana_must_sing(House::default());
    let owed = done.view().obligations[0].clone();
    assert_eq!(owed.duty, Duty::OrDraw { text: "sing".to_owned(), cards: 2 });
    done.play(BO, Action::Done(owed.id));
    assert_eq!(done.refusal(ANA, Action::DrawInstead(owed.id)), Refusal::NoObligation);
    let mut paid = ana_must_sing(House::default());
    let events = paid.play(BO, Action::DrawInstead(owed.id));
    assert_eq!(events, [Event::Drew { seat: ANA, cards: 2 }], "that is no Penalty");
    assert!(paid.view().obligations.is_empty() && paid.active() == BO);
    let mut missed = ana_must_sing(House::default());
    missed.play_cards(BO, "r1");
    missed.play(CY, Action::Accuse(vec![partypiece::rules::blank::AccusationKey::Obligation(owed.id)]));
    let events = judge(&mut missed, &[(BO, true)]);
    assert_eq!(penalties(&events), [(ANA, PenaltyReason::NotFollowed); 2]);
    assert_eq!(missed.counts()[0], 8);
}

/// BL-R81: cards are drawn one by one until one matches; none if the hand has one, and no more than are left.
#[test]
fn cards_are_drawn_until_one_matches() {
    let until = for_players(PlayerSelector::Next, AutoEffect::Draw(Amount::UntilMatch));
    let with = |hand: &'static str, pile: &'static str| {
        let mut table = layout(&["r2 r3", hand, "r1"], "r4").rules(&[rule(any_play(), until.clone())]);
        table = table.draw_pile(pile);
        let mut table = table.start();
        table.play_cards(ANA, "r2");
        (table.hand(BO).len(), table.log())
    };
    assert_eq!(with("g1", "p1 p3 r6 r5").0, 10, "the third one is red");
    let (cards, log) = with("r1", "p1 p3 r6 r5");
    assert_eq!((cards, log.last().unwrap().as_str()), (7, "It is Bo’s turn."));
    assert!(log.contains(&"Bo has a card that matches.".to_owned()), "{log:?}");
    assert_eq!(with("g1", "p1 p3").0, 9, "no more are there");
}

/// BL-R82: in a race or when all slap the table, the table names the last one, or the first.
#[test]
fn a_race_has_a_last_one() {
    let mut table = layout(&["r2 r3", "r3", "r1"], "r4")
        .rules(&[rule(number_played(2), task(PlayerSelector::All, slap(Side::Last)))])
        .start();
    table.play_cards(ANA, "r2");
    table.choose(Pick::Player(CY));
    assert_eq!(table.counts(), [6, 7, 8]);
    let first = rule(number_played(2), task(PlayerSelector::All, slap(Side::First)));
    assert_eq!(
        first.to_string(),
        "If a 2 is played, then everybody has to slap the table at once; whoever is first draws 1 card."
    );
}
