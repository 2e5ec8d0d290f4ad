//! The game of the day: the section of the home page, how the game begins, and what its end says.

use leptos::prelude::{provide_context, use_context};

use crate::ui::prelude::*;

use super::{
    parts::{Notice, Quiet, show_notice},
    screen::Screen,
    session::Session,
    table::store_new,
};
use crate::{
    browser::{
        clock, page,
        storage::{self, GameId, SavedGame},
    },
    daily::{Counted, DailyGame, Date, DayEnd, DayReport, DayResult, DayStats, SpreadRow, name},
    play::{Kind, head_line},
    rules::{Rules, Viewer, luck::Seed, name::Name},
    screens::{GameScreens, Strip},
    welcome::DAY_HEADING,
};

/// Today's date where the laptop is.
pub fn today() -> Option<Date> {
    let (year, month, day) = clock::date();
    Date::new(year, month, day)
}

/// The prefix of the keys of the settings that store the results of a game. Each day has its own setting, so that the results of two
/// laptops can be merged.
fn results_prefix(game: DailyGame) -> String {
    format!("daily/{}/", game.kind().slug())
}

/// The key of the setting that stores the result of a day.
fn setting_key(game: DailyGame, day: &str) -> String {
    results_prefix(game) + day
}

/// The key of the setting that stores which game of a day was begun first. It stays when that game is deleted, because its
/// tiles or dice are known from then on.
fn begun_key(game: DailyGame, date: Date) -> String {
    format!("day-begun/{}/{}", game.kind().slug(), date.key())
}

fn stored(game: DailyGame, day: &str) -> Option<String> {
    storage::setting(&setting_key(game, day))
}

fn stats(game: DailyGame, today: Date) -> DayStats {
    let days = storage::settings(&results_prefix(game)).into_iter();
    DayStats::of(game, today, days.filter_map(|day| stored(game, &day).map(|text| (day, text))))
}

/// The section of the home page.
pub fn section() -> AnyView {
    let entry = |game: DailyGame| {
        let standing = standing(game);
        view! {
            <li>
                <a class="quiet" href=Screen::Day(game).hash()>
                    <strong class="name">{game.kind().title()}</strong>
                    <small>{move || standing.get()}</small>
                </a>
            </li>
        }
        .into_any()
    };
    view! {
        <section class="day row" aria-labelledby="day">
            <h2 id="day">{DAY_HEADING}</h2>
            <ul class="row" role="list">{DailyGame::ALL.map(entry).into_iter().collect_view()}</ul>
        </section>
    }
    .into_any()
}

/// What home says of a game: the results so far, or what it is. It follows a result that another tab has stored.
fn standing(game: DailyGame) -> RwSignal<String> {
    let read = move || {
        let standing = today().map(|today| stats(game, today).line()).filter(|text| !text.is_empty());
        standing.unwrap_or_else(|| game.line().to_owned())
    };
    let standing = RwSignal::new(read());
    let today = today().map_or_else(String::new, Date::key);
    let follow = move || {
        standing.try_set(read());
    };
    keep_with_owner(storage::on_setting_changed_elsewhere(&setting_key(game, &today), follow));
    standing
}

/// The day of an open game; `None` if it is not a game of the day.
pub fn day_of<R: Rules>(session: Session<R>) -> Option<Date> {
    DailyGame::from_slug(R::NAME)?;
    let (_, date) = session.game.with_untracked(|game| DailyGame::of_head(&head_line(game)))?;
    Some(date)
}

/// The strip of an open game. At a game of the day it says so.
pub fn strip_of<G: GameScreens>(
    session: Session<G>,
) -> impl Fn(&G::View, Viewer) -> Strip + Copy + Send + Sync + 'static {
    let day = day_of(session);
    move |view, viewer| match day {
        Some(date) => G::strip(view, viewer).of_day(date),
        None => G::strip(view, viewer),
    }
}

/// Opens today's game: the one that was begun first, finished or not, or else a new one.
#[component]
pub fn OpenDay(game: DailyGame) -> AnyView {
    let opened = today().ok_or_else(|| "The date of this computer cannot be read.".to_owned());
    match opened.and_then(|today| first_game(game, today).map_or_else(|| begin(game, today), Ok)) {
        Ok(id) => {
            // Replaced, so that the browser's back button leads home. This page would only open the table
            // again.
            Screen::Table(id).replace();
            ().into_any()
        }
        Err(sentence) => view! {
            <main class="curtain stack">
                <p role="alert">{sentence}</p>
                <a class="primary" data-primary="" href=Screen::Home.hash()>"All games"</a>
            </main>
        }
        .into_any(),
    }
}

/// The game of that day that was begun first.
fn first_game(game: DailyGame, date: Date) -> Option<GameId> {
    let same = |saved: &SavedGame| DailyGame::of_head(&saved.head) == Some((game, date));
    let games = with_seed(game.kind(), game.seed(date)).into_iter().filter(same);
    games.min_by(|one, other| one.began.total_cmp(&other.began)).map(|saved| saved.id)
}

/// Remembers which game of a day was begun first, when one with this first line begins.
pub fn note_begun(head: &str) {
    let Some((game, date)) = DailyGame::of_head(head) else { return };
    let key = begun_key(game, date);
    if storage::setting(&key).is_none()
        && let Some(first) = first_game(game, date)
    {
        storage::set_setting(&key, first.as_str());
    }
}

fn begin(game: DailyGame, date: Date) -> Result<GameId, String> {
    let remembered = super::guests::remembered();
    let name = name(&remembered).unwrap_or_else(|| Name::nobody().clone());
    game.head(date, name).map(|head| store_new(&head))
}

/// The stored games of a kind with this seed.
fn with_seed(kind: Kind, seed: Seed) -> Vec<SavedGame> {
    // They are looked for in the text of the first line, so that no record is read.
    let (kind, seed) = (format!("\"{}\"", kind.slug()), format!("\"seed\":{},", seed.0));
    let mut games = storage::list();
    games.retain(|saved| saved.head.contains(&kind) && saved.head.contains(&seed));
    games
}

/// Whether a game that began before game `id` had the same seed. Then the tiles or dice of game `id` were known. Of the games
/// of a day this is known even if that game was deleted.
pub fn seed_was_known(kind: Kind, id: &GameId, seed: Seed) -> bool {
    let games = with_seed(kind, seed);
    let began = games.iter().find(|saved| saved.id == *id).map_or(0.0, |saved| saved.began);
    games.iter().any(|saved| saved.id != *id && saved.began < began) || other_was_first(kind, id, seed)
}

/// Whether another game of the day with this seed was begun first.
fn other_was_first(kind: Kind, id: &GameId, seed: Seed) -> bool {
    let day = DailyGame::from_slug(kind.slug()).and_then(|game| Some((game, game.date_of(seed)?)));
    let first = day.and_then(|(game, date)| storage::setting(&begun_key(game, date)));
    first.is_some_and(|first| first != id.as_str())
}

/// The report about the open game, once it is over, if it is a day's game.
#[derive(Clone, Copy)]
struct OpenReport(RwSignal<Option<DayReport>>);

/// Stores the result of a day's game when it ends, and makes its report.
pub fn watch<G: GameScreens>(session: Session<G>) {
    let report = RwSignal::new(None);
    provide_context(OpenReport(report));
    let end = Memo::new(move |_| session.game.with(G::day_end));
    Effect::new(move |_| match end.get() {
        Some(ended) => {
            let (id, seed) = (session.id(), session.seed());
            // The computer plays the game a few times for the report, so the end is drawn first. By then the table may be
            // closed, or this end undone.
            page::after_painting(move || {
                let is_undone = end.try_get_untracked().is_some_and(|now| now.as_ref() != Some(&ended));
                if !is_undone {
                    report.try_set(Some(finish(ended, &id, seed)));
                }
            });
        }
        None => report.set(None),
    });
}

/// Stores the result if it counts. A stored one is never changed.
fn finish(end: DayEnd, id: &GameId, seed: Seed) -> DayReport {
    let (game, date) = (end.game, end.date);
    let first = stored(game, &date.key()).and_then(|text| serde_json::from_str::<DayResult>(&text).ok());
    let counted = end.counted(id.as_str(), first.as_ref(), seed_was_known(game.kind(), id, seed));
    if first.is_none() && counted == Counted::Yes {
        let result = DayResult { score: end.score.score, game: id.as_str().to_owned() };
        if let Ok(text) = serde_json::to_string(&result) {
            storage::set_setting(&setting_key(game, &date.key()), &text);
        }
    }
    let DayStats { streak, spread, .. } = stats(game, date);
    DayReport { counted, good_score: game.good_score(date), streak, spread, end }
}

/// The report at the end of a day's game, with a button to copy the result.
pub fn report() -> AnyView {
    let Some(OpenReport(report)) = use_context() else { return ().into_any() };
    view! { {move || report.get().map(shown)} }.into_any()
}

fn shown(report: DayReport) -> AnyView {
    let notice = RwSignal::new(None);
    let is_refused = RwSignal::new(false);
    let text = report.to_text();
    let rows = text.lines().count().to_string();
    let by_hand = text.clone();
    let copy = move |()| {
        page::copy(&text, move |done| {
            let refused = || format!("{} Copy the text yourself:", page::NOT_COPIED);
            show_notice(notice, if done { page::COPIED.to_owned() } else { refused() });
            is_refused.try_set(!done);
        })
    };
    let field = move || {
        let (text, rows) = (by_hand.clone(), rows.clone());
        is_refused.get().then(|| {
            view! { <textarea readonly="" rows=rows aria-label="The result as text">{text}</textarea> }
                .into_any()
        })
    };
    view! {
        <section class="day-report stack" aria-label="Game of the day">
            <p><strong>{report.title()}</strong></p>
            <p>{report.good_result()}</p>
            <p>{report.counts()}</p>
            {spread(report.spread)}
            <div class="row"><Quiet on_press=copy>"Copy result"</Quiet><Notice text=notice/></div>
            {field}
        </section>
    }
    .into_any()
}

/// A bar for each range of one's results so far, as long as it has days. One result alone is no spread.
fn spread(rows: Vec<SpreadRow>) -> Option<impl IntoView> {
    let most = rows.iter().map(|row| row.days).max()?;
    let is_one_day = rows.iter().map(|row| row.days).sum::<u32>() == 1;
    // `most` is not 0: there are only rows if there is a result, and the first range begins at 0.
    let row = move |row: SpreadRow| {
        view! {
            <tr aria-current=row.is_this_day.then_some("date")>
                <th scope="row">{row.label}</th>
                <td style:--share=format!("{}%", row.days * 100 / most)>{row.days}</td>
            </tr>
        }
    };
    (!is_one_day).then(|| {
        view! {
            <table class="spread">
                <caption>"Your results, in days"</caption>
                <tbody>{rows.into_iter().map(row).collect_view()}</tbody>
            </table>
        }
    })
}
