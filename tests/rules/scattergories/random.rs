//! Random actions: helpful ones, illegal ones, and nonsense.

use partypiece::rules::{
    Seat, Seats,
    scattergories::{
        Action, AnswerKind, Answers, CategoryList, Die, Entry, House, LINES, PhaseView, Scattergories,
        Scoring, Setup, Sheet, SheetAction, Timer,
    },
    sheets::{OpenPhaseView, Typing},
};
use proptest::{array::uniform12, prelude::*, sample::select};

use super::{
    setups::{four, list, people, three, with_letters},
    table::Table,
};
use crate::{
    table::{self, RandomPlay, Try},
    word_games::random::{kind, place, seat, sheet_action, text},
};

impl RandomPlay for Scattergories {
    fn play_progressing(table: &mut Table, choice: u32) -> bool {
        play_progressing(table, choice)
    }
}

/// Plays a helpful action. Returns `false` when the game is over.
pub(crate) fn play_progressing(table: &mut Table, choice: u32) -> bool {
    let to_act: Seats = table.0.to_act();
    let Some(&by) = to_act.iter().nth(choice as usize % to_act.len().max(1)) else { return false };
    let action = match table.phase() {
        PhaseView::Agreeing { .. } if table.view().list.is_none() => Action::Propose(Box::new(list())),
        PhaseView::Agreeing { agreed } if to_act.iter().all(|seat| agreed.contains(seat)) => Action::Roll,
        PhaseView::Agreeing { .. } => Action::AgreeAll,
        PhaseView::Typing(Typing { writing: None, .. }) => SheetAction::Begin.into(),
        PhaseView::Typing(_) => SheetAction::HandIn(random_sheet(table, by, choice)).into(),
        PhaseView::Sheets { several: Some(several), ref phase, .. } if phase.poll().is_none() => {
            let owner = several.place.seat;
            let by = if to_act.contains(&owner) { owner } else { by };
            let alternative = u8::from(choice.is_multiple_of(2));
            table.play(by, Action::KeepOne { place: several.place, alternative });
            return true;
        }
        PhaseView::Sheets { phase, .. } => match phase {
            OpenPhaseView::Blitz { running: false, .. } | OpenPhaseView::Paper { running: false } => {
                SheetAction::Begin.into()
            }
            OpenPhaseView::Paper { running: true } => SheetAction::TimeUp.into(),
            OpenPhaseView::Blitz { line, .. } => {
                let mut sheet = random_sheet(table, by, choice.wrapping_add(line.into()));
                SheetAction::Answer(sheet.swap_remove(0)).into()
            }
            OpenPhaseView::Entering { open, .. } => {
                let writer = open[0];
                table.play(writer, SheetAction::HandIn(random_sheet(table, writer, choice)));
                return true;
            }
            OpenPhaseView::Appeals { .. } | OpenPhaseView::Reading { .. } => {
                if phase.poll().is_some() { SheetAction::Count } else { SheetAction::Next }.into()
            }
        },
        PhaseView::Scored { .. } => Action::Advance,
        PhaseView::SetOver(_) => Action::End,
        PhaseView::Over { .. } => return false,
    };
    table.play(by, action);
    true
}

/// A random sheet for the letter that this seat sees. Many of its words are also on other sheets, and some
/// lines are no valid answers.
fn random_sheet(table: &Table, seat: Seat, choice: u32) -> Sheet {
    let c = table.face(seat).map_or('x', |face| face.letter().into());
    let endings = ["og", "ogs", "og og", "o g", "ogg", "at", "ate", "og, the"];
    let entry = |line: u8| {
        let draw = choice.wrapping_mul(2_654_435_761).wrapping_add(31 * u32::from(line)) >> 7;
        let text = match draw & 15 {
            index @ 0..8 => format!("{c}{}", endings[index as usize]),
            8 => "7 up".to_owned(),
            9 => format!("The {c}og"),
            10 => format!("{c}og / {c}at"),
            11 | 12 => String::new(),
            other => format!("Mx {c}{seat}{line}{other}", seat = seat.0),
        };
        Entry { text, kind: AnswerKind { proper: draw & 16 > 0, title: draw & 96 == 96 } }
    };
    (0..12).map(entry).collect()
}

/// Any setup, valid or not.
pub(crate) fn any_setup() -> impl Strategy<Value = Setup> {
    let setups = select(vec![people(&["Ana", "Bo"]), three(), four(), people(&["Ana"])]);
    let lists = select(vec![Some(list()), None, Some(CategoryList::default())]);
    let own = with_letters(three(), "KB").die;
    let dice = select(vec![Die::Twenty, Die::Alphabet, Die::Chart, own, Die::Custom(Vec::new())]);
    let scorings = select(vec![
        Scoring::Standard { alliteration: true },
        Scoring::Standard { alliteration: false },
        Scoring::Junior,
    ]);
    let options =
        (select(vec![Answers::Typed, Answers::Paper]), select(vec![Timer::Page, Timer::Physical]), 5..185u32);
    (setups, lists, dice, scorings, options, any::<[bool; 6]>()).prop_map(
        |(setup, list, die, scoring, (answers, timer, seconds), on)| {
            let [same_category, skip_articles, early, blitz, read_each, favourite] = on;
            let house = House { same_category, skip_articles, early, blitz, read_each, favourite };
            Setup { list, die, scoring, answers, timer, seconds, house, ..setup }
        },
    )
}

pub(crate) fn valid_setup() -> impl Strategy<Value = Setup> {
    any_setup().prop_filter("can be played", |setup| setup.check().is_ok())
}

/// Attempts in a row; nearly half of them are helpful.
pub(crate) fn tries(most: usize) -> impl Strategy<Value = Vec<Try<Action>>> {
    table::tries(most, seat(), action())
}

/// Any action, legal or not.
pub(crate) fn action() -> BoxedStrategy<Action> {
    let lists = uniform12(text().boxed())
        .prop_map(|categories| CategoryList { name: categories[0].clone(), categories });
    prop_oneof![
        1 => lists.prop_map(|list| Action::Propose(Box::new(list))),
        1 => any::<bool>().prop_map(Action::Agree),
        21 => sheet_action(LINES).prop_map(Action::Sheet),
        4 => (place(), kind()).prop_map(|(place, kind)| Action::SetKind { place, kind }),
        2 => (place(), 0..3u8).prop_map(|(place, alternative)| Action::KeepOne { place, alternative }),
        1 => place().prop_map(Action::OneAnswer),
        1 => seat().prop_map(Action::Leave),
        1 => seat().prop_map(Action::Return),
        3 => select(vec![Action::AgreeAll, Action::Roll, Action::Advance, Action::AnotherSet]),
    ]
    .boxed()
}
