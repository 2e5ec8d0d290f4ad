//! This evening: the standings after each game, how it ends, and the history of all games played here.

mod history;

use leptos::prelude::{provide_context, use_context};

use crate::ui::prelude::*;

use super::{
    ending,
    masthead::{Back, Masthead},
    parts::{Notice, Quiet},
    screen::Screen,
    second_screen::SecondScreen,
    session::Session,
};
use crate::{
    browser::{clock, storage},
    evening::{GameResult, PointRule, Results, StandingRow, Standings},
    play::Kind,
    screens::{
        GameScreens, second_screen,
        summary::{Summary, evening_ranked, evening_victory},
    },
};

/// The setting that stores the rule for points.
const RULE: &str = "evening-rule";
/// The setting that stores when people last ended an evening, in wall clock milliseconds.
const CLOSED: &str = "evening-closed";

fn rule() -> PointRule {
    PointRule::from_slug(&storage::setting(RULE).unwrap_or_default())
}

fn closed() -> u64 {
    storage::setting(CLOSED).and_then(|text| text.parse().ok()).unwrap_or(0)
}

fn load() -> Results {
    let texts = storage::results();
    Results::read(texts.iter().map(|(_, text)| text.as_str()))
}

/// The present standings in a line, if the game of the open table is over and belongs to the latest evening.
#[derive(Clone, Copy)]
struct StandingsLine(RwSignal<Option<String>>);

/// Stores the result of a game when it ends, and deletes it when the end is undone. If the game was over
/// before it was opened, nothing is stored.
pub fn watch<G: GameScreens>(session: Session<G>) {
    let line = RwSignal::new(None);
    provide_context(StandingsLine(line));
    let over = Memo::new(move |_| session.game.with(|game| game.outcome().is_some()));
    Effect::new(move |was_over: Option<bool>| {
        let is_over = over.get();
        if !is_over && was_over == Some(true) {
            storage::delete_result(&session.id());
            line.set(None);
        }
        if is_over {
            line.set(line_after(session, was_over == Some(false)));
        }
        is_over
    });
}

/// The present standings, if this game belongs to the latest evening. If it `ends_now` and is decided, its
/// result is stored first, unless another tab has stored it already. All results are read once, because
/// there may be thousands.
fn line_after<G: GameScreens>(session: Session<G>, ends_now: bool) -> Option<String> {
    let id = session.id();
    let (result, results) = match storage::result(&id) {
        Some(stored) => (GameResult::read(&stored).ok()?, load()),
        None if ends_now => {
            let summary = Some(session.game.with_untracked(G::summary)).filter(Summary::is_decided)?;
            let mut results = load();
            let result = result_now(G::KIND, summary, &results);
            storage::set_result(&id, &result.to_text());
            results.add(result.clone());
            (result, results)
        }
        None => return None,
    };
    let games = results.latest_evening();
    let standings = Standings::of(&games, rule());
    if games.contains(&&result) { standings.line() } else { None }
}

/// The result of a game that has just ended.
fn result_now(kind: Kind, Summary { people, moments }: Summary, results: &Results) -> GameResult {
    let at = clock::now() as u64;
    let evening = results.evening_at(at, closed());
    GameResult { kind, at, date: clock::date_and_time(), evening, people, moments: moments.into() }
}

/// The standings at the end of a game, with a link to the page of the evening.
pub fn standings_line() -> AnyView {
    let Some(StandingsLine(line)) = use_context() else { return ().into_any() };
    let link =
        |line: String| view! { "This evening:"" "<a translate="no" href=Screen::Evening.hash()>{line}</a> };
    view! { <p class="evening-line" dir="auto">{move || line.get().map(link)}</p> }.into_any()
}

/// The results and settings that the page shows. Every copy uses the same signals.
#[derive(Clone, Copy)]
struct EveningPage {
    results: RwSignal<Results>,
    rule: RwSignal<PointRule>,
    closed: RwSignal<u64>,
}

impl EveningPage {
    fn open() -> Self {
        Self { results: RwSignal::new(load()), rule: RwSignal::new(rule()), closed: RwSignal::new(closed()) }
    }

    /// Reads the results again after they were changed.
    fn reload(self) {
        self.results.set(load());
    }

    fn choose(self, rule: PointRule) {
        storage::set_setting(RULE, rule.slug());
        self.rule.set(rule);
    }

    /// Ends the evening at this time; 0 continues it.
    fn close_at(self, time: u64) {
        storage::set_setting(CLOSED, &time.to_string());
        self.closed.set(time);
    }
}

#[component]
pub fn Evening() -> impl IntoView {
    let page = EveningPage::open();
    let damaged = Signal::derive(move || {
        page.results.with(|results| Some(results.to_string()).filter(|text| !text.is_empty()))
    });
    let line = "The standings after each game, and all games played here.";
    view! {
        <div class="setup text-page grid evening">
            <Masthead here=Screen::Evening title="This evening" line/>
            <main class="grid">
                {move || page.results.with(|results| standings(page, results))}
                {move || page.results.with(|results| history::section(page, results))}
                <p class="wide"><Notice text=damaged/></p>
            </main>
            <Back/>
        </div>
    }
}

/// The latest evening: the standings, or the closing ceremony after its end.
fn standings(page: EveningPage, results: &Results) -> AnyView {
    let games = results.latest_evening();
    let Some(last) = games.last() else {
        return view! {
            <section class="setup-section wide">
                <h2>"Standings"</h2>
                <p>"No game has ended here yet. The first one begins the evening."</p>
            </section>
        }
        .into_any();
    };
    let standings = Standings::of(&games, page.rule.get());
    let table = table(&games, &standings);
    if last.at <= page.closed.get() {
        return closing(page, &games, &standings, table);
    }
    let is_past = results.evening_at(clock::now() as u64, page.closed.get()) != last.evening;
    view! {
        <section class="setup-section wide">
            <h2>"Standings"</h2>
            {table}
            {rule_choice(page)}
            <p class="quietly">
                "Players who share a place get the same points. Whoever did not play a game gets none for it, and a game
                alone gives none."
            </p>
            {is_past.then(|| view! { <p>{NEXT}</p> })}
            <div class="row">
                <Quiet on_press=move |()| page.close_at(clock::now() as u64)>"End the evening"</Quiet>
            </div>
        </section>
    }.into_any()
}

const NEXT: &str = "The next game begins a new evening.";

/// The closing ceremony: the podium, the standings and the best moments of each of the latest games.
fn closing(page: EveningPage, games: &[&GameResult], standings: &Standings, table: AnyView) -> AnyView {
    let first = games.len().saturating_sub(Standings::MAX_GAMES);
    let shown = games.get(first..).unwrap_or_default();
    if let Some(second) = SecondScreen::of_page() {
        let table = second_screen::evening(shown, standings);
        second.keep_showing(move || Some(table.clone()));
    }
    let moments = shown.iter().map(|game| ending::moments(game.kind.title(), &game.moments.known));
    let rest = view! {
        <section class="race row">{table}</section>
        {moments.collect_view()}
        <p>{NEXT}</p>
        <div class="row">
            <Quiet on_press=move |()| page.close_at(0)>"Continue this evening"</Quiet>
            <a class="quiet" href=Screen::Home.hash()>"Begin a new evening"</a>
        </div>
    }
    .into_any();
    view! { <section class="closing wide">{ending::ending(&evening_ranked(standings), evening_victory(standings), rest)}</section> }.into_any()
}

/// The standings as a table with a column for each of the latest games.
fn table(games: &[&GameResult], standings: &Standings) -> AnyView {
    let first = games.len().saturating_sub(Standings::MAX_GAMES);
    let head = |(nth, game): (usize, &&GameResult)| {
        view! { <th scope="col"><small>{(nth + 1).to_string()}" "</small>{game.kind.short()}</th> }.into_any()
    };
    let heads = games.iter().enumerate().skip(first).map(head).collect_view();
    let cell = |points: &Option<u32>| {
        view! { <td>{points.map_or("–".to_owned(), |points| points.to_string())}</td> }.into_any()
    };
    let row = |row: &StandingRow| {
        view! {
            <tr data-wins=(row.place == 1).to_string()>
                <th scope="row">
                    <bdi translate="no">{row.name.clone()}</bdi>{row.computer.then(|| view! { " "<small>"computer"</small> })}
                </th>
                <td>{row.total.to_string()}</td>
                {row.games.iter().map(cell).collect_view()}
            </tr>
        }.into_any()
    };
    view! {
        <div class="wide" tabindex="0" role="group" aria-label="Standings of the evening">
            <table class="standings">
                <caption class="visually-hidden">"Points of each player, in all and for each game"</caption>
                <thead><tr><td></td><th scope="col">"Points"</th>{heads}</tr></thead>
                <tbody>{standings.rows.iter().take(Standings::MAX_PEOPLE).map(row).collect_view()}</tbody>
            </table>
        </div>
    }
    .into_any()
}

/// The rule for points, which can be changed at any time.
fn rule_choice(page: EveningPage) -> AnyView {
    // The standings around it follow the rule, so this is drawn anew with it.
    let chosen = page.rule.get_untracked();
    let choice = move |rule: PointRule| {
        view! {
            <label>
                <input type="radio" name="rule" checked=rule == chosen on:change=move |_| page.choose(rule)/>
                {rule.to_string()}
            </label>
        }
        .into_any()
    };
    view! {
        <fieldset>
            <legend>"Points"</legend>
            <div class="choices row">{PointRule::ALL.map(choice).into_iter().collect_view()}</div>
        </fieldset>
    }
    .into_any()
}
