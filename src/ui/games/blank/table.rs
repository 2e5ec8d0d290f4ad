//! The table: the current screen, and what surrounds every screen.

use crate::ui::prelude::*;

use super::{
    accusation_vote, again, calls, ceremony, choosing, clock, context::BlankContext, drag, fill_in, foot,
    hand, how_to, lit, new_rule, obligations, people, piles, prize, queue, rules_in_force, ruling,
};
use crate::{
    play::Damage,
    rules::blank::Blank,
    screens::hold::HoldPurpose,
    screens::{
        blank::{self as screens, OpenDecision, Prompt, TableScreen, slug},
        second_screen::Progress,
    },
    ui::{card_decks::after_game, opponents, parts::Foot, pause::Pause, session::Session, table::GameTable},
};

/// Draws the table of an open game.
///
/// `damage`: where its record could not be replayed, if it is damaged.
pub(in crate::ui::games) fn mount(session: Session<Blank>, damage: Option<Damage>) -> AnyView {
    let game = BlankContext::new(session);
    let pause = Pause::of(session.id());
    drag::listen(game);
    leave_curtain_to_decide(game);
    after_game::watch(session);
    let inside = move || {
        clock::run(game);
        lit::end_with_first_game(game);
        view! {
            // It scrolls on a small screen, and a keyboard scrolls only what can have the focus.
            <main
                class="board blank-table"
                tabindex="0"
                data-screen=move || slug(game.screen.get())
                data-hand=move || game.has_hand.get().to_string()
                data-deciding=move || game.open_decision.with(Option::is_some).to_string()
            >
                {move || board(game, game.screen.get())}
            </main>
            <Foot notice=game.session.notice inside=move || buttons(game, game.screen.get())/>
        }
        .into_any()
    };
    crate::ui::table::table(GameTable {
        session,
        damage,
        opponents: opponents::run,
        progress: Signal::derive(move || Progress { paused: pause.is_on(), ..Progress::default() }),
        introduction: |_| how_to::introduction(),
        curtain: game.curtain,
        pause: Some(pause),
        name: Callback::new(move |seat| game.name(seat)),
        purpose: Signal::derive(move || purpose(game)),
        after_undo_or_redo: Callback::new(move |()| game.after_undo_or_redo()),
        inside: ViewFn::from(inside),
        more: ViewFn::from(move || view! { {clock::pause_button(game, pause)}{lit::switch(game)} }),
    })
}

/// Ends the private part when the whole table has to decide something, or when somebody has won.
fn leave_curtain_to_decide(game: BlankContext) {
    Effect::new(move |_| {
        let table_decides = match game.prompt.get() {
            Prompt::Decide(OpenDecision::Accusations | OpenDecision::Proposal)
            | Prompt::LastCall(_)
            | Prompt::Prize(_) => true,
            Prompt::Decide(OpenDecision::Choice(_))
            | Prompt::Read
            | Prompt::Understand
            | Prompt::Bot(_)
            | Prompt::Pass(_)
            | Prompt::Write
            | Prompt::Play { .. }
            | Prompt::Peek
            | Prompt::Order
            | Prompt::Cards
            | Prompt::Look
            | Prompt::Shuffle
            | Prompt::Over => false,
        };
        if table_decides && game.is_behind() {
            game.curtain.leave();
        }
    });
}

/// What the person who lifts the curtain is to do.
fn purpose(game: BlankContext) -> HoldPurpose {
    // Without somebody to lift it, nobody sees the curtain, so any purpose will do.
    let Some(seat) = game.curtain.waits_for() else { return HoldPurpose::SeeHand };
    game.with(|view| screens::purpose(view, seat))
}

fn board(game: BlankContext, screen: TableScreen) -> AnyView {
    match screen {
        TableScreen::Opening => {
            view! { {rules_in_force::opening(game)}{fill_in::before_the_game(game)} }.into_any()
        }
        TableScreen::Play => play(game),
        TableScreen::Prize => prize::board(game),
        TableScreen::Ceremony => ceremony::board(game, game.with_untracked(screens::winner)),
    }
}

fn buttons(game: BlankContext, screen: TableScreen) -> AnyView {
    match screen {
        TableScreen::Opening | TableScreen::Play => foot::foot(game),
        TableScreen::Prize => prize::foot(game),
        TableScreen::Ceremony => ceremony::foot(game),
    }
}

/// The rules, the piles, the people, and the hand that the page shows.
fn play(game: BlankContext) -> AnyView {
    view! {
        {rules_in_force::rules(game)}
        <div class="centre stack">
            {piles::piles(game)}
            {move || decision_or_news(game, game.open_decision.get())}
            {piles::lasting(game)}
        </div>
        <aside class="side" data-scroll-to-turn="" aria-label="Players and tasks">
            {people::people(game)}
            {queue::queue(game)}
            {obligations::obligations(game)}
            <div class="call-buttons row">{calls::button(game)}{ruling::button(game)}{again::button(game)}</div>
        </aside>
        {hand::hand(game)}
        {new_rule::dialog(game)}
    }.into_any()
}

/// The board of the open decision or choice, or else the latest events.
fn decision_or_news(game: BlankContext, decision: Option<OpenDecision>) -> AnyView {
    match decision {
        Some(OpenDecision::Accusations) => accusation_vote::board(game),
        Some(OpenDecision::Proposal) => ruling::board(game),
        Some(OpenDecision::Choice(choice)) => choosing::board(game, &choice),
        None => piles::latest_events(game),
    }
}
