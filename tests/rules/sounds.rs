//! The sounds of events.

use partypiece::{
    rules::{
        Seat,
        blank::{self, Blank},
        clear::{self, Call, Clear, PlayerResult, Squares},
        pieceagories::{self, LetterThrow, Pieceagories},
        piecepack::Rank,
        rememory::{self, Rememory},
        scattergories::{self, Scattergories},
    },
    screens::{
        GameScreens,
        sound::{Sound, heard},
    },
};

#[test]
fn every_game_ends_with_applause() {
    let winners = || vec![Seat(0)];
    let ends = [
        Clear::sound(&clear::Event::Over { winners: winners() }),
        Rememory::sound(&rememory::Event::Over { winners: winners(), turns: 9 }),
        Blank::sound(&blank::Event::Won(Seat(0))),
        Pieceagories::sound(&pieceagories::Event::Over { winners: winners() }),
        Scattergories::sound(&scattergories::Event::Over { winners: winners() }),
    ];
    assert_eq!(ends, [Some(Sound::Applause); 5]);
}

/// CL-R06: a decision sounds the same whatever it is, because it is secret until everybody has decided. When it is shown,
/// its sound depends on the call.
#[test]
fn a_decision_sounds_like_its_call_only_after_everybody_has_decided() {
    assert_eq!(Clear::sound(&clear::Event::Acted { by: Seat(0) }), Some(Sound::Card));
    let calls = [Call::Four, Call::Three, Call::Two, Call::Scratch].map(|call| Clear::sound(&played(call)));
    assert_eq!(calls, [Some(Sound::Chime), Some(Sound::Coin), Some(Sound::Coin), None]);
}

fn played(call: Call) -> clear::Event {
    let (line, coins, missed) = (Squares::NONE, Vec::new(), Vec::new());
    clear::Event::Played(PlayerResult { seat: Seat(0), call, line, coins, left: 9, cleared: false, missed })
}

/// A Four is heard, whoever sits behind the one who called it, and the end of a game is heard over everything.
#[test]
fn of_several_events_the_most_important_is_heard() {
    let mut events = vec![played(Call::Four), played(Call::Two), played(Call::Scratch)];
    assert_eq!(heard(&events, Clear::sound), Some(Sound::Chime));
    events.insert(0, clear::Event::Over { winners: vec![Seat(0)] });
    assert_eq!(heard(&events, Clear::sound), Some(Sound::Applause));
    assert_eq!(heard(&[played(Call::Scratch)], Clear::sound), None);
}

/// PG-R75, SC-R48: dice that nobody may see yet are heard under the cup, and open ones on the table.
#[test]
fn dice_are_heard_where_they_are_rolled() {
    let throw = LetterThrow([Rank::Two, Rank::Four]);
    assert_eq!(Pieceagories::sound(&pieceagories::Event::Rolled(throw)), Some(Sound::Dice));
    assert_eq!(Pieceagories::sound(&pieceagories::Event::RolledUnseen), Some(Sound::Cup));
    let unseen = scattergories::Event::RolledUnseen { by: Seat(0), rerolls: 1 };
    assert_eq!(Scattergories::sound(&unseen), Some(Sound::Cup));
}

/// RM-05: looking at a coin is silent, so nobody hears what somebody does behind the curtain.
#[test]
fn looking_at_a_coin_is_silent() {
    assert_eq!(Rememory::sound(&rememory::Event::Looked { by: Seat(0) }), None);
    assert_eq!(Rememory::sound(&rememory::Event::Closed), Some(Sound::Card));
}
