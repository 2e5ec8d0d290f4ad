//! The sentences under the piles (BL-R71).

use partypiece::{
    play::LogLine,
    rules::blank::{AutoEffect, Clause, Event, PenaltyReason, PlayerSelector, Rule, RuleSelector, Target},
    screens::blank::{
        Headline, News, headlines, is_shown_elsewhere, news, since_the_last_play, triggered_rules,
    },
};

use super::table::{ANA, BO, CY, Table, effect_on, for_players, layout, number_played, rule, say, task};

/// BL-52, BL-R71: the news keep the play and Penalties with their reasons even after newer sentences; the newest is the one in
/// stronger type.
#[test]
fn news_show_who_did_what_and_the_newest_event_stands_out() {
    let texts: Vec<(Headline, String)> = [
        (Headline::Play, "1 card goes back to Ana."),
        (Headline::Important, "Ana takes a Penalty card: played a card that does not match."),
        (Headline::Detail, "Ana draws 1 card."),
        (Headline::Detail, ""),
        (Headline::Detail, "Rule: “Echo”."),
        (Headline::Change, "Ana gets 1 card from Bo."),
        (Headline::Change, "Bo draws 1 card."),
        (Headline::Change, "Cy draws 1 card."),
    ]
    .map(|(headline, sentence)| (headline, sentence.to_owned()))
    .into();
    let seen = news(&texts);
    assert_eq!(seen.newest, "Cy draws 1 card.");
    assert_eq!(
        seen.before,
        "1 card goes back to Ana. Ana takes a Penalty card: played a card that does not match. Ana gets 1 card from Bo. Bo draws 1 card."
    );
    assert_eq!(news(&[]), News::default());
}

/// What the table reads under the piles after these events.
fn read(table: &Table, events: &[Event]) -> String {
    let events: Vec<&Event> = events.iter().filter(|event| !is_shown_elsewhere(event)).collect();
    let tell = |event: &Event| table.0.tell(&LogLine::Event(event));
    let News { before, newest } = news(&headlines(&table.view(), &events, tell));
    format!("{before} {newest}")
}

/// BL-R71: everything that changed is said, and what several players do alike is one sentence.
#[test]
fn nothing_that_changed_is_left_out_of_the_news() {
    use PlayerSelector::{All, Next, Others};
    let draws = |who, cards: u8| for_players(who, AutoEffect::Draw(cards.into()));
    let hands = ["r2 r3 r5", "r3 r5", "r3 r5", "r3 r5"];
    let said = |clauses: &[Clause]| {
        let rules: Vec<Rule> = clauses.iter().map(|clause| rule(number_played(2), clause.clone())).collect();
        let mut table = layout(&hands, "r4").rules(&rules).asking_less().start();
        let events = table.play_cards(ANA, "r2");
        read(&table, &events)
    };
    let all = said(&[draws(All, 1)]);
    assert!(all.ends_with("Everybody draws 1 card."), "{all}");
    let others = said(&[draws(Others, 2), task(Others, say("la"))]);
    assert!(others.contains("Bo, Cy and Di draw 2 cards each."), "{others}");
    assert!(others.ends_with("Bo, Cy and Di have to do this: say “la”."), "{others}");
    let skip = for_players(All, AutoEffect::Skip(1));
    let three = Rule {
        clauses: vec![draws(Next, 1), draws(Others, 1), skip],
        ..rule(number_played(2), draws(Next, 1))
    };
    let rules = [three, rule(number_played(2), draws(Next, 3))];
    let mut table = layout(&hands, "r4").rules(&rules).asking_less().start();
    let events = table.play_cards(ANA, "r2");
    let many = read(&table, &events);
    for sentence in [
        "Ana plays the red 2.",
        "Bo draws 1 card.",
        "Bo, Cy and Di draw 1 card each.",
        "Everybody will lose 1 turn.",
    ] {
        assert!(many.contains(sentence), "{sentence}: {many}");
    }
    assert!(many.contains("Bo draws 3 cards."), "{many}");
}

/// BL-R71: cards that are passed on are one sentence, and a Penalty card is not said twice.
#[test]
fn cards_that_go_round_are_one_sentence_of_the_news() {
    let moved = |from, to| Event::Moved { from, to, cards: 1 };
    let table = layout(&["r2", "r3", "r1"], "r4").start();
    let round = [moved(ANA, BO), moved(BO, CY), moved(CY, ANA)];
    assert_eq!(read(&table, &round).trim(), "Bo gets 1 card from Ana, Cy from Bo and Ana from Cy.");
    let drew = |seat| Event::Drew { seat, cards: 1 };
    let penalty = Event::Penalty { seat: ANA, reason: PenaltyReason::NoMatchPlayed };
    let (of_penalty, of_effect) = (drew(ANA), drew(BO));
    let told = headlines(&table.view(), &[&penalty, &of_penalty, &of_effect], |_| String::new());
    let levels: Vec<Headline> = told.into_iter().map(|(level, _)| level).collect();
    assert_eq!(levels, [Headline::Important, Headline::Detail, Headline::Change]);
}

/// BL-44, BL-03: a rule that is opened in play is in the news, and its card lights up.
#[test]
fn a_rule_that_was_replaced_is_in_the_news() {
    let replace = effect_on(Target::Rules(RuleSelector::Newest), AutoEffect::ReplaceRules);
    let open = |number| rule(number_played(number), for_players(PlayerSelector::All, AutoEffect::Reverse));
    let rules = [rule(number_played(2), replace), open(5), open(6), open(1)];
    let mut table = layout(&["r2 r3", "r1"], "r4").rules(&rules).start();
    let events = table.play_cards(ANA, "r2");
    let opened = table.open_rules().last().copied();
    assert_eq!(triggered_rules(&events).last().copied(), opened);
    let sentences: Vec<_> = since_the_last_play([events.as_slice()].into_iter())
        .into_iter()
        .map(|event| (Headline::of(event), table.0.tell(&LogLine::Event(event))))
        .collect();
    let news = news(&sentences);
    assert!(news.before.contains(" New rule: "), "{news:?}");
    assert!(news.before.starts_with("Ana plays the red 2."), "{news:?}");
}
