//! What the page knows of BLANK.

use super::{moments, phase, rank_key, second_screen, turn};
use crate::{
    play::{Game, Kind},
    rules::{
        Seat, Viewer,
        blank::{Blank, CardDeck, Event, ObligationState, Person, PhaseView, Setup, View},
        player::Player,
    },
    screens::{
        GameFacts, GameScreens, SetUpFacts, Strip,
        first_time::Moment,
        keys::{HOLD, MOVE},
        second_screen::PeopleAndBoard,
        sound::Sound,
        summary::{Summary, placed},
    },
    setup::guests::Invited,
};

impl GameScreens for Blank {
    const KIND: Kind = Kind::Blank;
    const FACTS: GameFacts = GameFacts {
        line: "A card game in which the winner writes a new rule.",
        people: "2 to 10 people",
        time: "10 to 30 minutes",
        credits: &[
            "BLANK was designed by Henri Kermarrec.",
            "It was developed by Rory O'Connor and Michael Fox.",
            "It is published by The Creativity Hub Ltd, whose rights and trademarks it remains; get their deck if you can.",
            "Everything written and drawn on these cards is the page’s own, or your own.",
        ],
        set_up: SetUpFacts {
            more: "Hands stay hidden: you pass the laptop.",
            invited: Invited::Everybody,
            most_before_crowd: SetUpFacts::CROWD,
        },
        tips: &[PLAY, TASK, LAST_CALL],
        keys: &[
            ("Enter", "press the large button: play the chosen cards, or draw"),
            (HOLD, "take the laptop, to see your hand"),
            (MOVE, "move between the cards of your hand"),
            ("Arrows, on a drawing", "move the pen or the stamp; with Shift, a little"),
            ("Space, on a drawing", "pen down or up, or print the stamp"),
        ],
    };

    fn seats() -> usize {
        Setup::max_players(CardDeck::fresh().cards.len())
    }

    fn strip(view: &View, _viewer: Viewer) -> Strip {
        // While rules are read, before the first turn, its number is 0.
        let round = format!("Turn {}", view.turn.max(1));
        Strip { round, phase: phase(view).to_owned(), turn: turn(view), turns: None }
    }

    fn moment(view: &View, viewer: Viewer) -> Option<Moment> {
        match view.phase {
            PhaseView::LastCall { .. } => Some(LAST_CALL),
            PhaseView::Turn { .. } if is_task_open(view) => Some(TASK),
            PhaseView::Turn { .. } if viewer.seat() == Some(view.active) => Some(PLAY),
            PhaseView::Opening { .. }
            | PhaseView::Turn { .. }
            | PhaseView::Ordering { .. }
            | PhaseView::Choosing { .. }
            | PhaseView::Paused
            | PhaseView::Prize { .. }
            | PhaseView::Over { .. } => None,
        }
    }

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::Won(_) => Some(Sound::Applause),
            Event::LastCall(_) | Event::PlaysAgain(_) | Event::PrizeWritten(_) => Some(Sound::Chime),
            Event::Penalty { .. } | Event::DrawPileEmpty | Event::Missed { .. } => Some(Sound::Buzzer),
            Event::RuleOpened(_)
            | Event::Played { .. }
            | Event::Drew { .. }
            | Event::Moved { .. }
            | Event::Swapped(..)
            | Event::Discarded { .. }
            | Event::Flipped(_)
            | Event::WentUnder(_)
            | Event::Shuffled
            | Event::Reshuffled { .. } => Some(Sound::Card),
            Event::Accused { .. } | Event::Obliged { .. } | Event::Triggered(_) => Some(Sound::Coin),
            Event::Understood
            | Event::Turn(_)
            | Event::LostTurn(_)
            | Event::TurnOver(_)
            | Event::JumpedIn(_)
            | Event::Returned { .. }
            | Event::FilledIn(_)
            | Event::GotPoints(..)
            | Event::ExtraPlayEnded(_)
            | Event::Ordered(_)
            | Event::Resolving(_)
            | Event::EffectIgnored(_)
            | Event::NothingDone { .. }
            | Event::Chose { .. }
            | Event::TookDiscards { .. }
            | Event::Shown { .. }
            | Event::ShownTo { .. }
            | Event::LastingBegan(_)
            | Event::LastingEnded(_)
            | Event::Waived(..)
            | Event::ObligationEnded(..)
            | Event::WillLoseTurns(..)
            | Event::Reversed
            | Event::Immune(_)
            | Event::Stacked(_)
            | Event::RuleDropped(_)
            | Event::CountsAsDone { .. }
            | Event::Reported { .. }
            | Event::TimeUp(_)
            | Event::Admitted(_)
            | Event::Decided { .. }
            | Event::RulingProposed { .. }
            | Event::RulingAccepted { .. }
            | Event::RulingRejected
            | Event::NotWonYet(_)
            | Event::DeckNamed { .. }
            | Event::DraftShown(_)
            | Event::DraftDiscussed
            | Event::DraftAccepted
            | Event::DraftRefused
            | Event::PrizeDeclined => None,
        }
    }

    fn public_board(view: &View, _lines: u8) -> PeopleAndBoard {
        second_screen::board(view)
    }

    fn summary(game: &Game<Self>) -> Summary {
        let view = game.view();
        let winner = game.outcome().and_then(|outcome| outcome.winners.first().copied());
        let key = |person: &Person| rank_key(&view, person, winner);
        let people = view.people.iter().map(|person| (&person.name, u32::from(person.cards), key(person)));
        let events: Vec<_> = game.actions().iter().flat_map(|played| &played.events).collect();
        Summary { people: placed(people, &game.setup().players), moments: moments(&view, &events) }
    }

    fn only_person(setup: &Setup) -> Option<Seat> {
        Player::only_person(&setup.players)
    }
}

const PLAY: Moment = Moment::usual(
    "play",
    "Tap a card with the colour or number of the top card, or several like that: only the top one sets off rules.",
);
const TASK: Moment = Moment::usual(
    "task",
    "A rule asks for something before the next card. If it is forgotten, press “Call it out”.",
);
const LAST_CALL: Moment = Moment::usual(
    "last-call",
    "A player has no cards left. While something can be called out, “Call it out” is there.",
);

/// Whether somebody can still do a task in time, so that the tip about tasks is of use.
fn is_task_open(view: &View) -> bool {
    view.obligations.iter().any(|owed| owed.state == ObligationState::Open)
}
