//! Thirty rules that people at a table thought of. All of them can be chosen in the editor, and games with them end.

use partypiece::{
    cards::{GapInput, read_deck, write_deck},
    rules::blank::{
        Action, Amount, AutoEffect, CardCount, CardDeck, CardNumber, Chooser, Colour, DetectedEvent, Effect,
        EffectDuration, EffectSource, Event, Filter, Holding, Limit, Parity, PassDirection, Pattern,
        PickedBy, PlayerSelector, Relation, Rule, RuleIndex, RuleSelector, Span, Target, Trigger,
    },
};

use super::{
    bots::play_bots,
    table::{ANA, BO, Table, effect_on, for_players, fresh_setup, number_played, rule, say, task},
};
use partypiece::rules::player::Level;

fn played(cards: Filter) -> Trigger {
    Trigger::played(cards, CardCount::Any)
}

fn detected(event: DetectedEvent) -> Trigger {
    Trigger::Detected(event)
}

/// The rules, each with its text on the card.
fn twenty_rules() -> Vec<(&'static str, Rule)> {
    use PlayerSelector::{Active, All, Causer, Most, Next, Others, Previous};
    let pattern = Pattern::default;
    let green_or_five = [Filter::colour(Colour::Green).0, Filter::number(CardNumber::ALL[4]).0].concat();
    let higher_red = Pattern { colours: vec![Colour::Red], relation: Some(Relation::Higher), ..pattern() };
    let even = Pattern { parity: Some(Parity::Even), ..pattern() };
    let question = Effect::Ask {
        question: "What is 7 times 8?".to_owned(),
        answer: "56".to_owned(),
        wrong: vec![AutoEffect::Draw(1.into())],
    };
    vec![
        (
            "If a green card or a 5 is played, then the next player loses the next turn.",
            rule(played(Filter(green_or_five)), for_players(Next, AutoEffect::Skip(1))),
        ),
        (
            "If somebody has exactly 2 cards, then that player says “nearly”.",
            rule(detected(DetectedEvent::HandIs(2)), task(Causer, say("nearly"))),
        ),
        (
            "If a purple card is played, then everybody passes 1 card to the right.",
            rule(
                played(Filter::colour(Colour::Purple)),
                for_players(All, AutoEffect::Pass { cards: 1.into(), to: PassDirection::Right }),
            ),
        ),
        (
            "If somebody laughs, then that player draws 1 card.",
            rule(
                Trigger::ReportedAct("somebody laughs".to_owned()),
                for_players(Causer, AutoEffect::Draw(1.into())),
            ),
        ),
        (
            "If the same number is played twice in a row, then the direction of play changes.",
            rule(detected(DetectedEvent::SameNumberTwice), for_players(All, AutoEffect::Reverse)),
        ),
        (
            "Every 2 rounds, the oldest open rule is replaced by a new one.",
            rule(
                Trigger::Time { span: Span::Rounds(2), repeats: true },
                effect_on(Target::Rules(RuleSelector::Oldest), AutoEffect::ReplaceRules),
            ),
        ),
        (
            "If a 1 is played, then the player whose turn it is swaps hands with whoever holds the most cards.",
            rule(number_played(1), for_players(Active, AutoEffect::Swap(Most))),
        ),
        (
            "If at least 3 cards are played together, then the player whose turn it is plays once more.",
            rule(
                Trigger::played(Filter::default(), CardCount::AtLeast(3)),
                for_players(Active, AutoEffect::PlayAgain),
            ),
        ),
        (
            "If an even card is played, then the next player answers “What is 7 times 8?”; if that is wrong, whoever \
             answered draws 1 card.",
            rule(played(Filter(vec![even])), task(Next, question)),
        ),
        (
            "If a 3 is played, then everybody else may match by colour only for 2 turns.",
            rule(
                number_played(3),
                for_players(
                    Others,
                    AutoEffect::Limit { to: Limit::ColourOnly, lasts: EffectDuration::Turns(2) },
                ),
            ),
        ),
        (
            "If a red card higher than the one before is played, then the previous player gives 1 card to the next \
             player.",
            rule(
                played(Filter(vec![higher_red])),
                for_players(Previous, AutoEffect::Give { cards: 1.into(), to: Next, pick: PickedBy::Owner }),
            ),
        ),
        (
            "If the discards are shuffled, then whoever holds the most cards discards 2 cards.",
            rule(
                detected(DetectedEvent::Reshuffle),
                for_players(Most, AutoEffect::Discard { cards: 2.into(), pick: PickedBy::Owner }),
            ),
        ),
        (
            "If a 6 is played, then the next player draws as many cards as the number on top.",
            rule(number_played(6), for_players(Next, AutoEffect::Draw(Amount::TopNumber))),
        ),
        (
            "If a red card is played on a blue card, then the next player draws 2 cards.",
            rule(
                Trigger::Played {
                    cards: Filter::colour(Colour::Red),
                    previous_top: Filter::colour(Colour::Blue),
                    count: CardCount::Any,
                },
                for_players(Next, AutoEffect::Draw(2.into())),
            ),
        ),
        (
            "If a hand is left without a red card, then that player draws 1 card.",
            rule(
                Trigger::Hand { holds: Holding::Without, cards: Filter::colour(Colour::Red) },
                for_players(Causer, AutoEffect::Draw(1.into())),
            ),
        ),
        (
            "If a 4 is played, then a player chosen by the previous player draws 2 cards.",
            rule(
                number_played(4),
                for_players(PlayerSelector::ChosenBy(Chooser::Previous), AutoEffect::Draw(2.into())),
            ),
        ),
        (
            "If a 2 is played, then the player whose turn it is takes 1 card from under the top card of the Discard Pile.",
            rule(number_played(2), for_players(Active, AutoEffect::TakeDiscards(1.into()))),
        ),
        (
            "If somebody cannot play, then that player shows the hand to the next player only.",
            rule(detected(DetectedEvent::CannotPlay), for_players(Causer, AutoEffect::ShowTo(Next))),
        ),
        (
            "If a 5 is played, then everybody has to speak in rhyme for 2 rounds.",
            rule(
                number_played(5),
                task(
                    All,
                    Effect::Keep { text: "speak in rhyme".to_owned(), lasts: EffectDuration::Rounds(2) },
                ),
            ),
        ),
        (
            "If a turn begins, then everybody may jump in with an identical card while this card is open.",
            rule(
                detected(DetectedEvent::TurnStarts),
                for_players(All, AutoEffect::JumpIn(EffectDuration::WhileOpen)),
            ),
        ),
    ]
}

/// All of them.
fn rules() -> Vec<(&'static str, Rule)> {
    twenty_rules().into_iter().chain(super::trial::rules()).collect()
}

/// BL-82, BL-104: each rule reads like the text beside it, a file keeps the rule, and the editor offers
/// everything in it.
#[test]
fn the_rules_can_be_chosen_in_the_editor() {
    assert_eq!(rules().len(), 30);
    let mut deck = CardDeck::fresh();
    for ((text, rule), card) in rules().into_iter().zip(&mut deck.rules) {
        assert_eq!(rule.to_string(), text);
        assert_eq!(rule.check(), Ok(()), "{text}");
        let gaps = [rule.trigger_gaps(), rule.target_gaps(0), rule.effect_gaps(0)].concat();
        for gap in gaps {
            let GapInput::Choice { selected, .. } = gap.input else { continue };
            assert!(selected.is_some(), "{text} {} is not offered", gap.label);
        }
        card.rule = Some(rule);
    }
    assert_eq!(read_deck(&write_deck(&deck)), Ok(deck));
}

/// A game of bots in which rule number `first` is open. If that rule waits for a report, Ana reports it at the start, because
/// bots report nothing. Returns whether that rule happened.
fn play_with_rule(first: usize, seed: u64) -> bool {
    let rules = rules();
    let players = 2 + (first + seed as usize) % 4;
    let mut setup = fresh_setup(players);
    let deck = &mut setup.decks[0];
    for (card, (_, rule)) in deck.rules.iter_mut().zip(&rules) {
        card.rule = Some(rule.clone());
    }
    deck.new_rule = Some(deck.rules[first].id);
    let mut table = Table::new(&setup, seed);
    let number = RuleIndex(first as u16);
    if rules[first].1.is_reported() {
        table.begin();
        table.play(ANA, Action::Report { rule: number, who: Some(BO) });
    }
    let levels: Vec<Level> = (0..players).map(|index| Level::ALL[(index + seed as usize) % 3]).collect();
    let end = play_bots(&mut table, &levels, seed, 9000);
    assert!(end.is_some(), "game {seed} does not end: {}", rules[first].0);
    let mut events = table.0.actions().iter().flat_map(|played| &played.events);
    events.any(|event| *event == Event::Resolving(EffectSource::Rule(number)))
}

/// BL-02, BL-104: in every game in which one of the rules is open from the beginning, with two random ones, bots play only legal actions, no card
/// is lost, and somebody wins. Each rule happens in at least one game.
#[test]
fn games_with_the_rules_end() {
    for (first, (text, _)) in rules().into_iter().enumerate() {
        let happened = (0..4).filter(|seed| play_with_rule(first, *seed)).count();
        let later = || (4..40).any(|seed| play_with_rule(first, seed));
        assert!(happened > 0 || later(), "{text} never happens");
    }
}
