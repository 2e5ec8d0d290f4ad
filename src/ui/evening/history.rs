//! The history: what everybody has played and won here, the latest best moments, a table for spreadsheets, and how to forget
//! a person.

use super::EveningPage;
use crate::{
    browser::{
        files,
        shelf::{self, GameId},
    },
    evening::{Forgotten, History, PersonTotals, Results, csv, forget},
    play::{AnyGame, Kind},
    rules::name::Name,
    ui::{
        ending, games, guests,
        parts::{Dialog, Primary, Quiet},
        prelude::*,
    },
};

/// The section; nothing before the first result.
pub(super) fn section(page: EveningPage, results: &Results) -> Html {
    if results.all.is_empty() {
        return Html::Nothing;
    }
    let history = History::of(results);
    let asked = RwSignal::new(None::<Name>);
    let save = move |()| files::save("partypiece-games.csv", "text/csv", &page.results.with_untracked(csv));
    let more = match history.more_people {
        0 => None,
        1 => Some(html! { <p class="quietly">"One more person is in the CSV file."</p> }),
        more => Some(html! { <p class="quietly">{format!("{more} more people are in the CSV file.")}</p> }),
    };
    html! {
        <section class="setup-section wide">
            <h2>"History"</h2>
            {table(&history, asked)}
            {more}
            {ending::moments("Best moments", history.moments)}
            <div class="row"><Quiet on_press=save>"Save all results as CSV"</Quiet></div>
            {move || asked.get().map(|person| question(page, asked, person))}
        </section>
    }
}

/// Games won and played, with a bar for each person.
fn table(history: &History, asked: RwSignal<Option<Name>>) -> Html {
    let most = history.people.iter().map(|person| person.played).max().unwrap_or(1);
    let heads =
        Kind::ALL.map(|kind| html! { <th scope="col">{kind.short()}</th> }).into_iter().collect_html();
    let rows = history.people.iter().map(|person| row(person, most, asked)).collect_html();
    html! {
        <div class="wide" tabindex="0" role="group" aria-label="Games won and played">
            <table class="standings">
                <caption>"Games won, of games played"</caption>
                <thead><tr><td></td><th scope="col">"All"</th><td></td>{heads}<td></td></tr></thead>
                <tbody>{rows}</tbody>
            </table>
        </div>
    }
}

fn row(person: &PersonTotals, most: u32, asked: RwSignal<Option<Name>>) -> Html {
    let of =
        |won: u32, played: u32| if played == 0 { "–".to_owned() } else { format!("{won} of {played}") };
    let kinds =
        person.games.iter().map(|(played, won)| html! { <td>{of(*won, *played)}</td> }).collect_html();
    let width = |games: u32| (u64::from(games) * 100 / u64::from(most.max(1))).to_string();
    let name = person.name.clone();
    html! {
        <tr>
            <th scope="row"><bdi>{person.name.as_str().to_owned()}</bdi></th>
            <td>{of(person.won, person.played)}</td>
            <td>
                <svg class="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                    <rect class="played" width=width(person.played) height="10"/>
                    <rect class="won" width=width(person.won) height="10"/>
                </svg>
            </td>
            {kinds}
            <td>
                <button type="button" class="quiet" on:click=move |_| asked.set(Some(name.clone()))>
                    "Forget"<span class="visually-hidden">" "{person.name.to_string()}</span>
                </button>
            </td>
        </tr>
    }
}

/// Asks before a person is forgotten, because this cannot be undone.
fn question(page: EveningPage, asked: RwSignal<Option<Name>>, person: Name) -> Html {
    let games = games_of(&person);
    let count = games.len();
    let (with_games, cancel) = (RwSignal::new(true), move |()| asked.set(None));
    let person = StoredValue::new(person);
    let games = StoredValue::new(games);
    let forget = move |()| {
        person.with_value(forget_everywhere);
        if with_games.get_untracked() {
            games.with_value(|games| {
                for game in games {
                    shelf::remove(game);
                }
            });
        }
        asked.set(None);
        page.reload();
    };
    let saved_games = move || {
        let check = move |event| with_games.set(event_target_checked(&event));
        html! {
            <label>
                <input type="checkbox" checked=true on:change=check/>
                {if count == 1 { "Also delete the saved game".to_owned() } else { format!("Also delete the {count} saved games") }}
                " in which they play. Otherwise the name stays there."
            </label>
        }
    };
    html! {
        <Dialog open=Signal::derive(move || asked.with(Option::is_some)) on_close=cancel title=person.with_value(|name| format!("Forget {name}?"))>
            <p>
                "The name is removed from all results, from the best moments and from the lists of players. The others keep
                their places and points. This cannot be undone."
            </p>
            <p>"The name stays in files that you saved, and on cards of BLANK."</p>
            {(count > 0).then(saved_games)}
            <div class="row">
                <Quiet on_press=cancel>"Cancel"</Quiet>
                <Primary on_press=forget>"Forget"</Primary>
            </div>
        </Dialog>
    }
}

/// The saved games in which a person plays.
fn games_of(person: &Name) -> Vec<GameId> {
    let plays = |head: String| {
        AnyGame::read(&[head]).is_ok_and(|(game, _)| {
            game.who().iter().any(|name| Name::read(name).is_ok_and(|name| name.same_as(person)))
        })
    };
    shelf::list().into_iter().filter(|saved| plays(saved.head.clone())).map(|saved| saved.id).collect()
}

/// Removes a name from the results and from the remembered lists of players.
fn forget_everywhere(person: &Name) {
    for (id, text) in shelf::results() {
        match forget(&text, person) {
            Forgotten::Unchanged => {}
            Forgotten::Changed(result) => shelf::set_result(&id, &result.to_text()),
            Forgotten::Deleted => shelf::drop_result(&id),
        }
    }
    guests::forget(person);
    games::pieceagories::setup::forget(person);
}
