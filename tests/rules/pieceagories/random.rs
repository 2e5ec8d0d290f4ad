//! Random actions: helpful ones, illegal ones, and nonsense.

use partypiece::rules::{
    Seat, Seats,
    pieceagories::{
        Action, Answers, CategorySource, Day, Forfeit, Host, House, LINES, Number, PhaseView, Pieceagories,
        Setup, Sheet, SheetAction, Timer,
    },
    sheets::{OpenPhaseView, Typing},
};
use proptest::{collection::vec, option, prelude::*, sample::select};

use super::{
    setups::{CATEGORIES, cards, four, people, three},
    table::Table,
};
use crate::{
    table::{self, RandomPlay, Try},
    word_games::random::{seat, sheet_action, text},
};

impl RandomPlay for Pieceagories {
    fn play_progressing(table: &mut Table, choice: u32) -> bool {
        play_progressing(table, choice)
    }
}

/// Plays a helpful action. Returns `false` when the game is over.
pub(crate) fn play_progressing(table: &mut Table, choice: u32) -> bool {
    let to_act: Seats = table.0.to_act();
    let Some(&by) = to_act.iter().nth(choice as usize % to_act.len().max(1)) else { return false };
    let host = table.host();
    let (by, action) = match table.phase() {
        PhaseView::Brainstorm { throw, categories, .. } if categories < 10 => {
            let inventor = table.seats().into_iter().find(|seat| to_act.contains(seat) && *seat != host);
            let prefix = throw.map_or(String::new(), |throw| format!("{}-", char::from(throw.letter())));
            let slips = CATEGORIES.map(|category| format!("{prefix}{category}"));
            let invent = Action::Invent(slips.to_vec());
            let can_return = |seat: &Seat| table.0.check(host, &Action::Return(*seat)).is_ok();
            match (inventor, table.seats().into_iter().find(can_return)) {
                (Some(seat), _) => (seat, invent),
                // Only the host is left, who may not invent, so somebody has to return first.
                (None, Some(seat)) if table.0.check(host, &invent).is_err() => (host, Action::Return(seat)),
                (None, _) => (host, invent),
            }
        }
        PhaseView::Brainstorm { .. } => (host, Action::Collect),
        PhaseView::Picking { enough: false, .. } if choice.is_multiple_of(2) => {
            (host, Action::AddCards(cards(300)))
        }
        PhaseView::Picking { enough: false, .. } => (host, Action::End),
        PhaseView::Picking { picked, .. } if picked.iter().any(Option::is_none) => (host, Action::Fill),
        PhaseView::Picking { .. } => (host, Action::UseList),
        PhaseView::Flipping { .. } => {
            let flipper = table.flipper();
            let face_down = (0..).zip(table.view().coins).filter(|(_, coin)| coin.face.is_none());
            let face_down: Vec<u32> = face_down.map(|(place, _)| place).collect();
            (flipper, Action::Flip(face_down[choice as usize % face_down.len()]))
        }
        PhaseView::ReadyToRoll { .. } => (host, Action::Roll),
        PhaseView::Typing { typing: Typing { writing: None, .. }, .. } => (by, SheetAction::Begin.into()),
        PhaseView::Typing { .. } => (by, SheetAction::HandIn(random_sheet(table, by, choice)).into()),
        PhaseView::Sheets { phase, .. } => match phase {
            OpenPhaseView::Blitz { running: false, .. } => (by, SheetAction::Begin.into()),
            OpenPhaseView::Blitz { line, .. } => {
                let mut sheet = random_sheet(table, by, choice.wrapping_add(line.into()));
                (by, SheetAction::Answer(sheet.swap_remove(0)).into())
            }
            OpenPhaseView::Paper { running } => {
                (host, if running { SheetAction::TimeUp } else { SheetAction::Begin }.into())
            }
            OpenPhaseView::Entering { .. } => {
                (by, SheetAction::HandIn(random_sheet(table, by, choice)).into())
            }
            OpenPhaseView::Appeals { .. } | OpenPhaseView::Reading { .. } => {
                (host, if phase.poll().is_some() { SheetAction::Count } else { SheetAction::Next }.into())
            }
        },
        PhaseView::Scored { .. } => (host, Action::Advance),
        PhaseView::Over { .. } => return false,
    };
    table.play(by, action);
    true
}

/// A random sheet for the letter that this seat sees. Many of its words are also on other sheets, and some
/// lines are no valid answers.
fn random_sheet(table: &Table, seat: Seat, choice: u32) -> Sheet {
    let c = table.throw_seen_by(seat).map_or('x', |throw| throw.letter().into());
    let endings = ["og", "ogs", "og og", "o g", "ogg", "at", "ate", "og, the"];
    let text =
        |line: u8| match choice.wrapping_mul(2_654_435_761).wrapping_add(31 * u32::from(line)) >> 7 & 15 {
            index @ 0..8 => format!("{c}{}", endings[index as usize]),
            8 => "7 up".to_owned(),
            9 => format!("The {c}og"),
            10 => "§".to_owned(),
            11 | 12 => String::new(),
            other => format!("{c}{seat}{line}{other}", seat = seat.0),
        };
    (0..10).map(|line| text(line).as_str().into()).collect()
}

/// Any setup, valid or not.
pub(crate) fn any_setup() -> impl Strategy<Value = Setup> {
    let setups = select(vec![people(&["Ana", "Bo"]), three(), four(), people(&["Ana"])]);
    let host = option::of((0..4u8).prop_map(Seat));
    let sources = select(vec![
        CategorySource::Free,
        CategorySource::Squared,
        CategorySource::AgainstHumanity { cards: cards(24) },
        CategorySource::ApplesToApples { cards: cards(9) },
        CategorySource::Other {
            game: "Blanks".to_owned(),
            cards: cards(12),
            reuses_cards: true,
            half_time: true,
        },
    ]);
    let options =
        (select(vec![Answers::Typed, Answers::Paper]), select(vec![Timer::Page, Timer::Physical]), 1..4u8);
    (setups, host, sources, options, any_house(), 3..6u8).prop_map(
        |(mut setup, host, source, options, house, suits)| {
            if let Some(seat) = host {
                setup.host = Host::Plays(seat);
            }
            let (answers, timer, rounds) = options;
            Setup { source, answers, timer, rounds, house, suits, ..setup }
        },
    )
}

fn any_house() -> impl Strategy<Value = House> {
    let forfeit =
        select(vec![None, Some(Forfeit::Other("sing".to_owned())), Some(Forfeit::Drink { of_age: true })]);
    (any::<[bool; 12]>(), forfeit).prop_map(|(on, forfeit)| House {
        together: on[0],
        host_invents: on[1],
        alliteration: on[2],
        same_category: on[3],
        fresh_letter: on[4],
        early: on[5],
        by_seat: on[6],
        authors_at_once: on[7],
        blitz: on[8],
        skip_articles: on[9],
        read_each: on[10],
        favourite: on[11],
        forfeit,
    })
}

pub(crate) fn valid_setup() -> impl Strategy<Value = Setup> {
    any_setup().prop_filter("can be played", |setup| setup.check().is_ok())
}

/// Attempts in a row; nearly half of them are helpful.
pub(crate) fn tries(most: usize) -> impl Strategy<Value = Vec<Try<Action>>> {
    table::tries(most, seat(), action())
}

fn number() -> impl Strategy<Value = Number> {
    (1..=10u8).prop_filter_map("1 to 10", Number::new)
}

/// Any action, legal or not.
pub(crate) fn action() -> impl Strategy<Value = Action> {
    prop_oneof![action_before_the_dice(), action_after_the_dice()]
}

fn action_before_the_dice() -> impl Strategy<Value = Action> {
    let day = (1..=12u8, 1..=31u8).prop_filter_map("a day", |(month, day)| Day::new(month, day));
    prop_oneof![
        vec(text(), 0..4).prop_map(Action::Invent),
        (0..30u32).prop_map(Action::Withdraw),
        vec(text(), 0..4).prop_map(Action::AddCards),
        (0..30u32, option::of(number())).prop_map(|(slip, number)| Action::Pick { slip, number }),
        number().prop_map(Action::Unpick),
        (number(), number()).prop_map(|(a, b)| Action::Swap(a, b)),
        day.prop_map(Action::Today),
        (seat(), option::of(text())).prop_map(|(seat, how)| Action::ChooseFlipper { seat, how }),
        (0..30u32).prop_map(Action::Flip),
        select(vec![Action::Reroll, Action::Collect, Action::Fill, Action::UseList, Action::Roll]),
    ]
}

fn action_after_the_dice() -> impl Strategy<Value = Action> {
    prop_oneof![
        20 => sheet_action(LINES).prop_map(Action::Sheet),
        1 => seat().prop_map(Action::Leave),
        1 => seat().prop_map(Action::Return),
        1 => select(vec![Action::Advance, Action::RestartRound]),
    ]
}
