//! The set-up screen: players, variant, who begins.
//!
//! A single player tries to need few turns; several play against each other.

pub(super) mod variants;

use crate::ui::prelude::*;

use crate::{
    browser::{
        chance,
        clock::ago,
        storage::{self, SavedGame},
    },
    daily::DailyGame,
    play::{AnyGame, Kind},
    rules::{
        luck::Seed,
        rememory::{House, Rememory, Setup, Variant},
    },
    screens::rememory::{self, STARTER_QUESTION},
    setup::guests::GuestId,
    ui::{
        daily::today,
        games::rememory::{best::best, closing},
        guests::{GuestList, Guests},
        parts::{
            Notice,
            controls::{Choice, Fold, choices},
            show_notice,
        },
        setup::{SetupPage, name_choice},
        stored::stored,
        table::start_game,
    },
    wording::paragraph,
};

/// The set-up screen.
pub(super) fn set_up() -> impl IntoView {
    let form = SetupForm::open();
    let start = Callback::new(move |()| start(form));
    let body = view! {
        <Guests list=form.guests start/>
        {variants::variants(form)}
        <div class="folds grid">
            {move || if form.alone.get() { grid(form) } else { begins(form) }}
            {closes()}
        </div>
    }
    .into_any();
    let notice = view! { <Notice text=form.refused/> }.into_any();
    let summary = Signal::derive(move || summary(form));
    view! { <SetupPage kind=Kind::Rememory body notice summary start/> }
}

fn start(form: SetupForm) {
    let Some(setup) = form.to_setup() else { return };
    if let Err(refusal) = start_game::<Rememory>(setup, form.seed()) {
        show_notice(form.refused, refusal);
    }
}

/// A summary of the game that would start (RM-02), or the problem of the whole list.
fn summary(form: SetupForm) -> String {
    let problem = form.guests.general_problem();
    problem
        .unwrap_or_else(|| rememory::summary(form.variant.get(), form.house.get(), form.guests.named_count()))
}

/// A single player: a new grid or the grid of the day, and the best result.
fn grid(form: SetupForm) -> AnyView {
    let daily = form.daily;
    let title = move || if daily.get() { "Today’s grid" } else { "A new grid" };
    let aim = move || {
        let variant = form.variant.get();
        rememory::aim_alone(variant, best(variant).map(|best| best.turns))
    };
    let body = view! {
        <p>{aim}</p>
        <fieldset class="choices grid">
            <legend class="visually-hidden">"Which grid"</legend>
            <Choice group="grid" title="A new grid" line="The tiles are shuffled." chosen=Signal::derive(move || !daily.get()) choose=Callback::new(move |()| daily.set(false))/>
            <Choice group="grid" title="Today’s grid" line="The same for everybody who plays alone today." chosen=daily choose=Callback::new(move |()| daily.set(true))/>
        </fieldset>
    }.into_any();
    view! { <Fold title="Alone" now=Signal::derive(move || title().to_owned()) body/> }.into_any()
}

/// How a wrong tile is hidden again: by a press or by a timer (RM-R04).
fn closes() -> AnyView {
    let chosen = RwSignal::new(closing::seconds().unwrap_or_default());
    let choose = Callback::new(move |seconds| {
        closing::choose(seconds);
        chosen.set(seconds);
    });
    let body = view! {
        <fieldset class="choices grid">
            <legend class="visually-hidden">"How a wrong tile is hidden again"</legend>
            {choices("closes", rememory::HIDINGS, chosen.into(), choose)}
        </fieldset>
    }
    .into_any();
    let now = Signal::derive(move || rememory::hiding_title(chosen.get()).to_owned());
    view! { <Fold title="Hide a wrong tile" now body/> }.into_any()
}

/// The setting that stores the variant.
const SETTING: &str = "rememory-variant";

/// The setting that stores the house rules.
const HOUSE: &str = "rememory-house";

/// The form on the screen. Every copy uses the same signals.
#[derive(Clone, Copy)]
struct SetupForm {
    /// Who plays.
    guests: GuestList,
    /// Where coins come from.
    variant: RwSignal<Variant>,
    /// The house rules.
    house: RwSignal<House>,
    /// Who begins; `None` for a random player (RM-09, RM-10).
    starter: RwSignal<Option<GuestId>>,
    /// Whether there is just one player.
    alone: Memo<bool>,
    /// Whether the grid of the day is wanted.
    daily: RwSignal<bool>,
    /// Why the game could not start.
    refused: RwSignal<Option<String>>,
}

impl SetupForm {
    /// The form with the stored players and variant. From now on every change of these is stored.
    fn open() -> Self {
        let variant = stored(SETTING, || Variant::Bag);
        // One player plays solo (RM-02).
        let guests = GuestList::open(Signal::derive(move || (1, variant.get().max_players())));
        Self {
            guests,
            variant,
            house: stored(HOUSE, || rememory::PROPOSED_HOUSE),
            starter: RwSignal::new(None),
            alone: Memo::new(move |_| guests.named_count() == 1),
            daily: RwSignal::new(false),
            refused: guests.refusal_until_changed(move || variant.track()),
        }
    }

    /// The set-up; `None` if the list of players has a problem.
    fn to_setup(self) -> Option<Setup> {
        let players = self.guests.players()?;
        let starter = self.starter.get_untracked().and_then(|id| self.guests.seat(id));
        Some(rememory::setup_of(players, self.variant.get_untracked(), self.house.get_untracked(), starter))
    }

    /// The seed: from the day for the grid of the day, otherwise random.
    fn seed(self) -> Seed {
        let is_daily = self.daily.get_untracked() && self.alone.get_untracked();
        let of_today = || Some(DailyGame::Rememory.seed(today()?));
        is_daily.then(of_today).flatten().unwrap_or_else(chance::seed)
    }
}

/// How many past games are listed.
const PAST_GAMES: usize = 6;

/// The question, the games played on this laptop, and the choice of a name.
fn begins(form: SetupForm) -> AnyView {
    let now = Signal::derive(move || {
        let starter = form.starter.get();
        let mut names = form.guests.names().into_iter();
        names.find(|(id, _)| Some(*id) == starter).map_or_else(|| "At random".to_owned(), |(_, name)| name)
    });
    let body = view! {
        <p>{paragraph([STARTER_QUESTION, "The first who remembers begins: press that name."])}</p>
        {past_games()}
        {name_choice("Who begins", "Pick at random", move || form.guests.names(), form.starter.into(), form.starter)}
    }.into_any();
    view! { <Fold title="Who begins" now body/> }.into_any()
}

/// The last finished games on this laptop. The list is closed at first, so that everybody can guess.
fn past_games() -> AnyView {
    let played: Vec<SavedGame> =
        storage::list().into_iter().filter(|saved| saved.finished).take(PAST_GAMES).collect();
    if played.is_empty() {
        return view! { <p class="quietly">"No finished games on this laptop."</p> }.into_any();
    }
    let game = |saved: SavedGame| {
        let kind = AnyGame::kind_of(&[saved.head]).map_or("A game", Kind::title);
        // 0 means that the time was lost.
        let when = (saved.last_played > 0.0).then(|| format!(", {}", ago(saved.last_played)));
        view! { <li>{kind}{when}</li> }.into_any()
    };
    view! {
        <details>
            <summary>"Games played on this laptop"</summary>
            <ol>{played.into_iter().map(game).collect_view()}</ol>
        </details>
    }
    .into_any()
}
