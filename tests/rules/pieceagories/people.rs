//! Who may play, and the material.

use partypiece::{
    rules::{
        name::{InvalidName, Name},
        pieceagories::{
            Action, CategorySource, Event, Forfeit, Host, Number, PhaseView, Pieceagories, Refusal, Setup,
            SheetAction, SheetEvent, SheetRefusal, Timer,
        },
        piecepack::{Coin, Rank, Suit},
        sheets::OpenPhaseView,
        words::{Answer, InvalidAnswer, Letter},
    },
    screens::{
        GameScreens,
        pieceagories::{advice, minutes},
        sheets::CHART,
    },
    setup::pieceagories::{Need, materials},
};

use super::{
    setups::{ANA, BO, DI, four, letter, name, people, three, with_house, with_typing},
    table::{Table, with_letter},
};

const NAMES: [&str; 9] = ["Ana", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Ida", "Jo"];

/// PG-01, PG-02
#[test]
fn there_are_at_least_two_players_and_at_most_one_for_each_pawn() {
    for suits in 4..=8 {
        for participants in 0..=9 {
            let setup = Setup { suits, ..people(&NAMES[..participants]) };
            let allowed = match participants {
                0 | 1 => Err(Refusal::Sheet(SheetRefusal::TooFew { players: participants })),
                _ if participants > usize::from(suits) => Err(Refusal::TooMany { participants, suits }),
                _ => Ok(()),
            };
            assert_eq!(setup.check(), allowed, "{participants} people, {suits} suits");
        }
    }
}

/// PG-02
#[test]
fn a_table_has_four_to_eight_suits() {
    for suits in [0, 3, 9, 255] {
        assert_eq!(Setup { suits, ..three() }.check(), Err(Refusal::Suits { suits }));
    }
}

/// PG-01
#[test]
fn players_keep_their_order() {
    let seen = Table::new(&three(), 1).view().people;
    let names: Vec<String> = seen.iter().map(|person| person.name.to_string()).collect();
    assert_eq!(names, ["Ana", "Bo", "Cy", "Hal"]);
}

/// PG-03, PG-11
#[test]
fn the_minutes_come_from_a_coin_that_has_a_name() {
    for seed in 0..20 {
        let mut table = Table::new(&three(), seed);
        let turned = table.collect().use_list().flip_until_set();
        let PhaseView::ReadyToRoll { coin, seconds, .. } = table.phase() else {
            panic!("the clock is not set")
        };
        assert_eq!((coin, seconds), (Some(turned), u32::from(turned.rank.value()) * 60));
        assert!((60..=300).contains(&seconds) && seconds % 60 == 0, "{seconds}");
    }
}

/// PG-04
#[test]
fn a_sheet_has_exactly_ten_lines() {
    let mut typing = with_letter(&with_typing(three()), 'C');
    typing.play(ANA, SheetAction::Begin);
    for lines in [0, 9, 11] {
        let sheet = SheetAction::HandIn(vec!["Carrot".into(); lines]);
        assert_eq!(typing.refusal(ANA, sheet), Refusal::Sheet(SheetRefusal::WrongSheet { lines: 10 }));
    }
    typing.play(ANA, SheetAction::HandIn(vec!["Carrot".into(); 10]));
    let mut table = with_letter(&three(), 'C');
    let list = table.view().list;
    assert_eq!(
        list.iter().map(|category| category.number).collect::<Vec<_>>(),
        Number::all().collect::<Vec<_>>()
    );
    table.write(&[&["Carrot"; 10]]).score();
    assert_eq!(table.points()[0].len(), 10);
}

/// PG-08, PG-09, PG-12
#[test]
fn paper_needs_paper_and_pens_but_no_scissors() {
    let need = |setup: &Setup, name: &str| {
        materials(setup).into_iter().find(|material| material.name == name).map(|material| material.need)
    };
    for (setup, asked, scissors) in
        [(four(), Need::Needed, Need::Optional), (with_typing(four()), Need::NotNeeded, Need::NotNeeded)]
    {
        assert_eq!(need(&setup, "paper"), Some(asked));
        assert_eq!(need(&setup, "4 pens"), Some(asked));
        assert_eq!(need(&setup, "scissors"), Some(scissors));
    }
    assert_eq!(need(&three(), "3 pens"), Some(Need::Needed));
    let paper = materials(&four()).into_iter().find(|material| material.name == "paper").expect("paper");
    assert!(paper.tip.contains("Used paper"));
}

/// PG-08, PG-11, PG-12
#[test]
fn nothing_has_to_be_bought() {
    for setup in [four(), with_typing(four()), Setup { timer: Timer::Physical, ..four() }] {
        for material in materials(&setup) {
            assert!(!material.tip.to_lowercase().contains("buy"), "{material:?}");
            assert!(material.tip.ends_with('.'), "{material:?}");
        }
    }
}

/// PG-11, PG-47
#[test]
fn an_own_timer_is_set_when_writing_begins() {
    let mut table = Table::new(&Setup { timer: Timer::Physical, ..three() }, 3);
    let minutes = u32::from(table.collect().use_list().flip_until_set().rank.value());
    table.play_host(Action::Roll);
    let to_set = |table: &Table| match table.phase() {
        PhaseView::Sheets { seconds, phase: OpenPhaseView::Paper { running }, .. } => {
            Some((seconds, running))
        }
        _ => None,
    };
    assert_eq!(table.view().timer, Timer::Physical);
    assert_eq!(to_set(&table), Some((minutes * 60, false)));
    table.play_host(SheetAction::Begin);
    assert_eq!(to_set(&table), Some((minutes * 60, true)));
    assert_eq!(
        table.play_host(SheetAction::TimeUp),
        [Event::Sheet(SheetEvent::TimeUp)],
        "the button ends the round"
    );
    let need = |setup: &Setup| materials(setup)[3].need;
    assert_eq!((need(table.0.setup()), need(&three())), (Need::Needed, Need::NotNeeded));
}

/// PG-10
#[test]
fn a_standard_set_has_four_coins_of_each_rank_and_six_of_each_suit() {
    let coins = Coin::set(4);
    assert_eq!(coins.len(), 24);
    for rank in Rank::ALL {
        assert_eq!(coins.iter().filter(|coin| coin.rank == rank).count(), 4, "{rank}");
    }
    for suit in &Suit::ALL[..4] {
        assert_eq!(coins.iter().filter(|coin| coin.suit == *suit).count(), 6, "{suit}");
    }
    assert_eq!(Table::new(&three(), 0).view().coins.len(), 24);
    let piecepack = &materials(&three())[0];
    assert_eq!(
        (piecepack.name.as_str(), piecepack.need),
        ("tiles, pawns, coins and two dice", Need::NotNeeded)
    );
}

/// PG-R44
#[test]
fn each_suit_adds_six_coins_with_the_same_chances() {
    for suits in 4..=8 {
        let coins = Coin::set(suits);
        let of = |rank| coins.iter().filter(|coin| coin.rank == rank).count();
        assert_eq!((coins.len(), Rank::ALL.map(of)), (6 * suits, [suits; 6]), "one in six");
        let setup = Setup { suits: u8::try_from(suits).expect("few"), ..three() };
        assert_eq!(Table::new(&setup, 1).view().coins.len(), 6 * suits);
    }
}

/// PG-R04
#[test]
fn there_is_one_host_who_is_a_participant_only_with_a_pawn() {
    let alone = Setup { host: Host::Plays(ANA), ..people(&["Ana"]) };
    assert_eq!(
        alone.check(),
        Err(Refusal::Sheet(SheetRefusal::TooFew { players: 1 })),
        "a host without a pawn is no participant"
    );
    let nobody = Setup { host: Host::Plays(DI), ..three() };
    assert_eq!(nobody.check(), Err(Refusal::NoHost));
    let bo = Setup { host: Host::Plays(BO), ..four() };
    assert_eq!(bo.check(), Ok(()));
    assert_eq!((bo.host_seat(), three().host_seat()), (BO, DI));
}

/// PG-26
#[test]
fn everybody_has_a_different_pawn() {
    let mut setup = three();
    setup.players[1].pawn = Suit::Suns;
    assert_eq!(setup.check(), Err(Refusal::PawnTaken { pawn: Suit::Suns }));
    setup.players[0].pawn = Suit::Moons;
    assert_eq!(setup.check(), Ok(()), "players may swap pawns");
    setup.players[2].pawn = Suit::Stars;
    assert_eq!(setup.check(), Err(Refusal::NoSuchPawn { pawn: Suit::Stars }), "only owned suits have a pawn");
    assert_eq!(Setup { suits: 5, ..setup }.check(), Ok(()));
}

/// PG-38
#[test]
fn everybody_has_a_birthday_unless_the_coin_goes_around_the_table() {
    let mut setup = three();
    setup.players[1].birthday = None;
    assert_eq!(setup.check(), Err(Refusal::NoBirthday { name: name("Bo") }));
    assert_eq!(with_house(setup, |house| house.by_seat = true).check(), Ok(()));
}

/// PG-44, PG-65, PG-R36
#[test]
fn drinks_are_off_and_need_a_confirmation_of_age() {
    assert_eq!(three().house.forfeit, None);
    let with = |forfeit| with_house(three(), |house| house.forfeit = Some(forfeit)).check();
    assert_eq!(with(Forfeit::Drink { of_age: false }), Err(Refusal::NotOfAge));
    assert_eq!(with(Forfeit::Drink { of_age: true }), Ok(()));
    assert_eq!(with(Forfeit::Other("sing".to_owned())), Ok(()));
    assert_eq!(with(Forfeit::Other(" \u{200b}".to_owned())), Err(Refusal::NoForfeit));
    assert_eq!(with(Forfeit::Other("x".repeat(201))), Err(Refusal::LongText { characters: 201 }));
}

/// PG-01
#[test]
fn two_people_need_different_names() {
    for same in ["Ana", "ana", "ÁNA", "A\u{200d}na"] {
        let setup = people(&["Ana", same]);
        assert_eq!(
            setup.check(),
            Err(Refusal::Sheet(SheetRefusal::SameName { name: name(same) })),
            "{same:?}"
        );
    }
    let host = Setup { host: Host::Runs(name("bo")), ..three() };
    assert_eq!(
        host.check(),
        Err(Refusal::Sheet(SheetRefusal::SameName { name: name("bo") })),
        "the host needs another name, too"
    );
    for other in ["Anna", "🦊", "אנה"] {
        assert_eq!(people(&["Ana", other, "🐻"]).check(), Ok(()), "{other}");
    }
}

/// PG-01
#[test]
fn a_name_is_visible_and_short_enough() {
    let ana200 = "a".repeat(200);
    for (text, read) in [
        ("", Err(InvalidName::Empty)),
        (" \t\n", Err(InvalidName::Empty)),
        ("\u{200b}\u{200d}\u{2063}", Err(InvalidName::Empty)),
        ("\u{3164}", Err(InvalidName::Empty)),
        ("\u{e0100}\u{180b}\u{17b4}\u{1bca0}\u{1d173}", Err(InvalidName::Empty)),
        ("\u{fe0f}", Err(InvalidName::Empty)),
        (&ana200, Err(InvalidName::Long { characters: 200 })),
        ("  Ana\n Maria ", Ok("Ana Maria")),
        ("\u{202e}Ana", Ok("Ana")),
        ("<b>Bo</b>", Ok("<b>Bo</b>")),
        ("👩\u{200d}🚀", Ok("👩\u{200d}🚀")),
        ("אנה", Ok("אנה")),
    ] {
        assert_eq!(Name::parse(text).as_ref().map(Name::as_str), read.as_ref().copied(), "{text:?}");
    }
}

/// PG-R32
#[test]
fn two_players_are_told_who_wins_a_challenge() {
    let two = people(&["Ana", "Bo"]);
    let message =
        |setup: &Setup| advice(setup).iter().any(|sentence| sentence.starts_with("With two players"));
    assert!(message(&Setup { host: Host::Plays(ANA), ..two.clone() }));
    assert!(!message(&two), "a host who does not play makes it three voters");
    assert!(!message(&Setup { host: Host::Plays(ANA), ..three() }));
}

/// A game is longer with more rounds and when people type in turn. If they type, each further player makes it
/// longer. It is shorter with less time for answers.
#[test]
fn the_estimated_time_grows_with_rounds_and_when_typing_with_people() {
    let minutes = |setup: Setup| minutes(&setup);
    assert_eq!((minutes(four()), minutes(with_typing(four()))), (90, 135));
    assert!(minutes(Setup { rounds: 3, ..four() }) < minutes(four()));
    assert!(minutes(with_typing(three())) < minutes(with_typing(four())));
    let apples =
        Setup { source: CategorySource::ApplesToApples { cards: Vec::new() }, ..with_typing(four()) };
    let black =
        Setup { source: CategorySource::AgainstHumanity { cards: Vec::new() }, ..with_typing(four()) };
    assert!(minutes(apples) < minutes(black), "half the time makes the game shorter");
    let paper = "On paper everybody writes at once: about 90 minutes instead of 135.";
    assert_eq!(advice(&with_typing(four())), [paper]);
    assert_eq!((advice(&four()), advice(&with_typing(three()))), (Vec::<String>::new(), Vec::new()));
}

/// PG-100, PG-R49
#[test]
fn the_chart_is_for_english_letters() {
    assert!(CHART.contains("American English") && CHART.contains("A to Z"));
    let answer = Answer::parse("Арбуз").expect("an answer");
    assert_eq!(answer.check(letter('A')), Err(InvalidAnswer::NoLetter));
    assert_eq!(letter('a'), letter('A'));
    assert_eq!(Letter::new('Ж'), None);
}

/// PG-101
#[test]
fn the_credits_name_the_author_the_piecepack_and_the_licence() {
    let credits = Pieceagories::FACTS.credits.join(" ");
    for credit in [
        "10 Blank White Pieceagories",
        "Jennifer Levenbook",
        "Mesomorph",
        "second edition",
        "Creative Commons Attribution-NonCommercial-ShareAlike 4.0",
        "all words here are its own",
    ] {
        assert!(credits.contains(credit), "{credit}");
    }
}
