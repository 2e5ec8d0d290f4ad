//! The content of a new deck: fourteen rules, six effects, and a title for each picture (BL-109).
//!
//! Every kind of trigger, target and effect that the printed game lists (BL-86 to BL-103) occurs at least once.

use super::{
    AutoEffect, CardCount, CardNumber, Cause, Clause, Colour, CountsAs, DetectedEvent, Effect,
    EffectDuration, Filter, Parity, PassDirection, Pattern, PickedBy, PlayerSelector, Rule, RuleSelector,
    Span, Target, Trigger, WrittenEffect,
};

/// The title of a printed picture: six for each colour, in the order of the numbers.
pub(in crate::rules::blank) fn title(picture: u8) -> &'static str {
    const TITLES: [&str; 36] = [
        "Double Ladle",
        "Kettle Choir",
        "Brick With Ambitions",
        "Polite Volcano",
        "Hat Full of Soup",
        "Red Tape Measure",
        "Marmalade Weather",
        "Somebody Else's Shoes",
        "Fox on a Ladder",
        "Lantern Thief",
        "Tent for One Ant",
        "Biscuit Court",
        "Lemon Telescope",
        "Very Small Parade",
        "Once More, Please",
        "Duck With a Key",
        "Sundial at Night",
        "Cheese Orchestra",
        "Frog in Slippers",
        "Unhurried Train",
        "Garden of Doors",
        "Who Goes Moo",
        "Pickle Ambassador",
        "Hedge With Opinions",
        "Borrowed Cloud",
        "Whale in a Bath",
        "Moonlit Sandwich",
        "Umbrella Duel",
        "Leaky Pockets",
        "Penguin on Stilts",
        "Plum Detective",
        "Left-Handed Teapot",
        "Wizard's Laundry",
        "Violin Made of Ice",
        "Curtain With Feet",
        "Light Fingers",
    ];
    TITLES.get(usize::from(picture)).copied().unwrap_or_default()
}

/// One clause with an automatic effect.
fn auto(target: Target, effect: AutoEffect) -> Vec<Clause> {
    vec![Clause { target, effect: Effect::Auto(effect) }]
}

/// One clause with an automatic effect on players.
fn auto_on(players: PlayerSelector, effect: AutoEffect) -> Vec<Clause> {
    auto(Target::Players(players), effect)
}

/// One clause with an effect that people judge.
fn judged(players: PlayerSelector, effect: Effect) -> Vec<Clause> {
    vec![Clause { target: Target::Players(players), effect }]
}

/// The effect printed on an illustrated card, if it has one: one of each colour and of each number (BL-R01).
pub(in crate::rules::blank) fn effect(colour: Colour, number: CardNumber) -> Option<WrittenEffect> {
    let clauses = match (colour, number.get()) {
        (Colour::Red, 1) => auto_on(PlayerSelector::Next, AutoEffect::Draw(2.into())),
        (Colour::Orange, 2) => auto_on(PlayerSelector::Active, AutoEffect::Swap(PlayerSelector::Chosen)),
        (Colour::Yellow, 3) => auto_on(PlayerSelector::Active, AutoEffect::PlayAgain),
        (Colour::Green, 4) => {
            judged(PlayerSelector::Chosen, Effect::Do("make the noise of an animal".to_owned()))
        }
        (Colour::Blue, 5) => {
            auto_on(PlayerSelector::All, AutoEffect::Discard { cards: 1.into(), pick: PickedBy::Owner })
        }
        (Colour::Purple, 6) => auto_on(
            PlayerSelector::Next,
            AutoEffect::Take { cards: 1.into(), from: PlayerSelector::Active, pick: PickedBy::Random },
        ),
        (
            Colour::Red | Colour::Orange | Colour::Yellow | Colour::Green | Colour::Blue | Colour::Purple,
            _,
        ) => return None,
    };
    Some(WrittenEffect { clauses, author: String::new(), drawing: None, points: None })
}

/// The rules of a new deck.
pub(in crate::rules::blank) fn rules() -> [Rule; 14] {
    let [first, .., last] = CardNumber::ALL;
    let even = Filter(vec![Pattern { parity: Some(Parity::Even), ..Pattern::default() }]);
    let any = Filter::default;
    let played = Trigger::played;
    let rule = |title: &str, trigger: Trigger, clauses: Vec<Clause>| Rule {
        title: title.to_owned(),
        trigger,
        clauses,
        author: String::new(),
    };
    [
        rule(
            "Sixes Are Heavy",
            played(Filter::number(last), CardCount::Any),
            auto_on(PlayerSelector::Next, AutoEffect::Draw(1.into())),
        ),
        rule(
            "About Turn",
            played(Filter::number(first), CardCount::Any),
            auto_on(PlayerSelector::All, AutoEffect::Reverse),
        ),
        rule(
            "Backwash",
            played(any(), CardCount::AtLeast(2)),
            auto_on(PlayerSelector::Previous, AutoEffect::Draw(1.into())),
        ),
        rule(
            "Name That Shape",
            Trigger::Detected(DetectedEvent::MatchesByNumber),
            judged(PlayerSelector::Active, Effect::Do("name the symbol on top".to_owned())),
        ),
        rule(
            "Running on Empty",
            Trigger::Detected(DetectedEvent::HandIs(1)),
            judged(PlayerSelector::Causer, Effect::Say("blank".to_owned())),
        ),
        rule(
            "Condolences",
            Trigger::Detected(DetectedEvent::TakesPenalty),
            auto_on(
                PlayerSelector::Next,
                AutoEffect::Give { cards: 1.into(), to: PlayerSelector::Causer, pick: PickedBy::Owner },
            ),
        ),
        rule(
            "Echo",
            Trigger::Detected(DetectedEvent::SameNumberTwice),
            auto(Target::DrawPile, AutoEffect::Flip),
        ),
        rule(
            "Round and Round",
            played(Filter::colour(Colour::Green), CardCount::Any),
            auto_on(PlayerSelector::All, AutoEffect::Pass { cards: 1.into(), to: PassDirection::Left }),
        ),
        rule(
            "Spring Cleaning",
            Trigger::Time { span: Span::Rounds(3), repeats: true },
            auto(Target::Rules(RuleSelector::Newest), AutoEffect::ReplaceRules),
        ),
        rule(
            "It Is for You",
            Trigger::ReportedEvent("a telephone makes a sound".to_owned()),
            auto_on(PlayerSelector::All, AutoEffect::Draw(1.into())),
        ),
        rule(
            "Anybody Home",
            Trigger::Drawn { cause: Cause::Any, least: 1 },
            judged(PlayerSelector::Causer, Effect::Do("knock twice on the table".to_owned())),
        ),
        rule("Underneath", Trigger::Discarded(any()), auto(Target::DiscardPile, AutoEffect::Under)),
        rule(
            "Even Chances",
            played(even, CardCount::Any),
            auto(
                Target::InPlay(any()),
                AutoEffect::Change { counts: CountsAs::AnyColour, lasts: EffectDuration::NextPlay },
            ),
        ),
        rule(
            "Fresh Start",
            Trigger::Detected(DetectedEvent::Reshuffle),
            auto_on(PlayerSelector::Fewest, AutoEffect::Draw(1.into())),
        ),
    ]
}
