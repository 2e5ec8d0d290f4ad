//! Random actions with sheets, legal or not.

use partypiece::rules::{
    Seat,
    sheets::{AnswerKind, AnswerPlace, Entry, Ground, SheetAction},
    vote::Ballot,
};
use proptest::{collection::vec, option, prelude::*, sample::select};

/// A seat, in most cases of somebody at the table.
pub(crate) fn seat() -> impl Strategy<Value = Seat> {
    prop_oneof![9 => 0..5u8, 1 => any::<u8>()].prop_map(Seat)
}

/// A place; in most cases its line is one of the first two, which are read early.
pub(crate) fn place() -> impl Strategy<Value = AnswerPlace> {
    let line = prop_oneof![8 => 1..3u8, 4 => 0..14u8, 1 => any::<u8>()];
    (seat(), line).prop_map(|(seat, line)| AnswerPlace { seat, line })
}

pub(crate) fn text() -> impl Strategy<Value = String> {
    prop_oneof!["[A-Z][a-z]{2,6}", "\\PC{0,8}", "[A-C] or [A-C]", Just(String::new()), Just("x".repeat(201))]
}

pub(crate) fn kind() -> impl Strategy<Value = AnswerKind> {
    any::<[bool; 2]>().prop_map(|[proper, title]| AnswerKind { proper, title })
}

fn entry() -> impl Strategy<Value = Entry> {
    (text(), kind()).prop_map(|(text, kind)| Entry { text, kind })
}

/// Any action with sheets of this many lines.
pub(crate) fn sheet_action(lines: usize) -> BoxedStrategy<SheetAction> {
    let (one, all) = (select(vec![Ballot::Keep, Ballot::Strike]), select(vec![Ballot::Keep, Ballot::Strike]));
    let ground = select(Ground::ALL.to_vec());
    let challenge = (place(), ground).prop_map(|(place, ground)| SheetAction::Challenge { place, ground });
    let plain = vec![
        SheetAction::Begin,
        SheetAction::TimeUp,
        SheetAction::Next,
        SheetAction::Count,
        SheetAction::CancelVote,
    ];
    prop_oneof![
        1 => prop_oneof![9 => vec(entry(), lines), 1 => vec(entry(), 0..14)].prop_map(SheetAction::HandIn),
        2 => entry().prop_map(SheetAction::Answer),
        1 => vec(prop_oneof![9 => vec(0..3u8, lines), 1 => vec(0..3u8, 0..14)], 1..5).prop_map(SheetAction::EnterPoints),
        1 => (0..14u8).prop_map(SheetAction::Appeal),
        3 => (0..14u8, option::of(seat())).prop_map(|(line, seat)| SheetAction::Favourite { line, seat }),
        3 => vec(place(), 0..4).prop_map(SheetAction::Join),
        4 => challenge,
        4 => option::of(one).prop_map(SheetAction::Vote),
        1 => all.prop_map(SheetAction::Unanimous),
        4 => select(plain),
    ]
    .boxed()
}
