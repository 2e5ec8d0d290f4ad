//! The set-up screen: players, mode and rules.

mod house;
mod roles;

use crate::ui::prelude::*;

use crate::{
    browser::chance,
    play::Kind,
    rules::clear::{Clear, Setup},
    screens::{
        clear::{Roles, in_order, setup::summary, setup_of},
        length::LongGame,
    },
    setup::guests::GuestId,
    ui::{
        guests::{GuestList, Guests},
        parts::{Notice, show_notice},
        setup::{SetupPage, lengths},
        stored::stored,
        table::start_game,
    },
};

/// The set-up screen.
pub(super) fn set_up() -> impl IntoView {
    let form = SetupForm::open();
    let start = Callback::new(move |()| start(form));
    let body = view! {
        <Guests list=form.guests start/>
        {house::mode(form)}
        <div class="folds grid">
            {house::deals(form)}
            {roles::roles(form)}
            {house::house(form)}
        </div>
    }
    .into_any();
    let notice = view! { <Notice text=form.refused/> }.into_any();
    let summary = Signal::derive(move || form.summary());
    let players = Signal::derive(move || form.guests.named_count());
    let lengths = lengths(form.plan, players);
    view! { <SetupPage kind=Kind::Clear body notice lengths summary start/> }
}

fn start(form: SetupForm) {
    let Some(setup) = form.to_setup() else { return };
    if let Err(refusal) = start_game::<Clear>(setup, chance::seed()) {
        show_notice(form.refused, refusal);
    }
}

/// The setting that stores the set-up for the next evening.
const SETTING: &str = "clear-plan";

/// The form on the screen. Every copy uses the same signals.
#[derive(Clone, Copy)]
struct SetupForm {
    /// Who plays.
    guests: GuestList,
    /// The set-up without the players; stored on every change.
    plan: RwSignal<Setup>,
    /// Who does what.
    roles: RolesForm,
    /// Why the game cannot be played with this set-up.
    refused: RwSignal<Option<String>>,
}

/// Who does what in the game that is set up. It is not stored, so another tab does not follow (PK-14): the next game may have
/// other players.
#[derive(Clone, Copy)]
struct RolesForm {
    /// The scorekeeper, if one was chosen.
    keeper: RwSignal<Option<GuestId>>,
    /// The first roller, if one was chosen; otherwise random.
    first: RwSignal<Option<GuestId>>,
    /// The players in the order of rolling, if the table changed it.
    rollers: RwSignal<Vec<GuestId>>,
}

impl RolesForm {
    fn open() -> Self {
        Self { keeper: RwSignal::new(None), first: RwSignal::new(None), rollers: RwSignal::new(Vec::new()) }
    }
}

impl SetupForm {
    fn open() -> Self {
        let plan = stored(SETTING, || Setup::of(Vec::new()));
        // `Setup::check` wants two players.
        let guests = GuestList::open((2, Setup::FIT_ON_SCREEN).into());
        Self {
            guests,
            plan,
            roles: RolesForm::open(),
            refused: guests.refusal_until_changed(move || plan.track()),
        }
    }

    /// Everybody in the order of rolling; players added later come last.
    fn in_order(self) -> Vec<(GuestId, String)> {
        self.roles.rollers.with(|rollers| in_order(self.guests.names(), rollers))
    }

    /// The set-up; `None` if the list of players has a problem.
    fn to_setup(self) -> Option<Setup> {
        let players = self.guests.players()?;
        let seat = |id: GuestId| self.guests.seat(id);
        let roles = Roles {
            keeper: self.roles.keeper.get_untracked().and_then(seat),
            first: self.roles.first.get_untracked().and_then(seat),
            order: untrack(|| self.in_order()).into_iter().filter_map(|(id, _)| seat(id)).collect(),
        };
        Some(setup_of(self.plan.get_untracked(), players, roles))
    }

    /// A summary of the game that would start. If it cannot start for a reason that no field shows, that reason instead;
    /// nothing while the refusal of Start is shown beside it.
    fn summary(self) -> String {
        if self.refused.with(Option::is_some) {
            return String::new();
        }
        let problem = self.guests.general_problem();
        problem.or_else(|| self.problem_of_mode()).unwrap_or_else(|| {
            self.plan.with(|plan| plan.summary_beside(|| summary(plan, self.guests.named_count())))
        })
    }

    /// Why these players cannot play in the chosen mode, so that people know it before they press Start.
    fn problem_of_mode(self) -> Option<String> {
        let setup = setup_of(self.plan.get(), self.guests.players_now()?, Roles::default());
        setup.check().err().map(|refusal| refusal.to_string())
    }
}
