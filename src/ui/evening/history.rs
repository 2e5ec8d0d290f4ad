//! The history: what everybody has played and won here, records, best answers and moments, the latest games, a table for
//! spreadsheets, and how to forget a person.

use super::EveningPage;
use crate::{
    browser::{
        files,
        storage::{self, DeckId, GameId},
    },
    evening::{Forgotten, History, PersonTotals, Results, SOMEBODY, csv, forget, forget_in_deck},
    play::{AnyGame, Kind},
    rules::name::Name,
    screens::{
        history::{TextTable, also_delete, more_people, tables},
        moments::told_with_game,
    },
    ui::{
        card_decks::store_text,
        ending, games, guests,
        parts::{Dialog, Notice, Primary, Quiet, show_notice},
        prelude::*,
    },
    wording::paragraph,
};

/// The section; nothing before the first result.
pub(super) fn section(page: EveningPage, results: &Results) -> AnyView {
    if results.all.is_empty() {
        return ().into_any();
    }
    let history = History::of(results);
    let asked = RwSignal::new(None::<Name>);
    let save = move |()| files::save("partypiece-games.csv", "text/csv", &page.results.with_untracked(csv));
    let more = more_people(history.more_people).map(|sentence| view! { <p class="quietly">{sentence}</p> });
    view! {
        <section class="setup-section wide">
            <h2>"History"</h2>
            {table(&history, asked)}
            {more}
            {tables(&history).into_iter().map(text_table).collect_view()}
            {ending::moments_told("Best moments", history.moments.iter().map(told_with_game).collect())}
            <div class="row"><Quiet on_press=save>"Save all results as CSV"</Quiet></div>
            {move || asked.get().map(|person| question(page, asked, person))}
        </section>
    }
    .into_any()
}

/// A table of texts, such as the records.
fn text_table(TextTable { caption, headers, rows }: TextTable) -> AnyView {
    let headers = headers.into_iter().map(|head| view! { <th scope="col">{head}</th> }).collect_view();
    let row = |cells: Vec<String>| {
        let mut cells = cells.into_iter();
        let head = cells.next();
        let cell = |cell: String| view! { <td dir="auto" translate="no">{cell}</td> };
        view! { <tr><th scope="row" dir="auto">{head.unwrap_or_default()}</th>{cells.map(cell).collect_view()}</tr> }.into_any()
    };
    view! {
        <div class="wide" tabindex="0" role="group" aria-label=caption>
            <table class="standings texts">
                <caption>{caption}</caption>
                <thead><tr>{headers}</tr></thead>
                <tbody>{rows.into_iter().map(row).collect_view()}</tbody>
            </table>
        </div>
    }
    .into_any()
}

/// What a colour of the bars means; the class of the bar is also its word.
fn legend(class: &'static str) -> AnyView {
    view! { " "<svg class="bar sample"><rect class=class width="100%" height="100%"/></svg>{class} }
        .into_any()
}

/// Games won and played, with a bar for each person.
fn table(history: &History, asked: RwSignal<Option<Name>>) -> AnyView {
    let most = history.people.iter().map(|person| person.played).max().unwrap_or(1);
    let headers =
        Kind::ALL.map(|kind| view! { <th scope="col">{kind.short()}</th> }).into_iter().collect_view();
    let rows = history.people.iter().map(|person| row(person, most, asked)).collect_view();
    view! {
        <div class="wide" tabindex="0" role="group" aria-label="Games won and played">
            <table class="standings">
                <caption>
                    "Games won, of games played"<span aria-hidden="true">{legend("won")}{legend("played")}</span>
                </caption>
                <thead><tr><td></td><th scope="col">"All"</th><td></td>{headers}<td></td></tr></thead>
                <tbody>{rows}</tbody>
            </table>
        </div>
    }.into_any()
}

fn row(person: &PersonTotals, most: u32, asked: RwSignal<Option<Name>>) -> AnyView {
    let ratio =
        |won: u32, played: u32| if played == 0 { "–".to_owned() } else { format!("{won} of {played}") };
    let kinds =
        person.games.iter().map(|(played, won)| view! { <td>{ratio(*won, *played)}</td> }).collect_view();
    let width = |games: u32| (u64::from(games) * 100 / u64::from(most.max(1))).to_string();
    let name = person.name.clone();
    view! {
        <tr>
            <th scope="row"><bdi translate="no">{person.name.as_str().to_owned()}</bdi></th>
            <td>{ratio(person.won, person.played)}</td>
            <td>
                <svg class="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                    <rect class="played" width=width(person.played) height="10"/>
                    <rect class="won" width=width(person.won) height="10"/>
                </svg>
            </td>
            {kinds}
            <td>
                <button type="button" class="quiet" on:click=move |_| asked.set(Some(name.clone()))>
                    "Forget"<span class="visually-hidden" translate="no">" "{person.name.to_string()}</span>
                </button>
            </td>
        </tr>
    }
    .into_any()
}

/// Asks before a person is forgotten, because this cannot be undone.
fn question(page: EveningPage, asked: RwSignal<Option<Name>>, person: Name) -> AnyView {
    let (game_count, deck_count) = (games_of(&person).len(), decks_without(&person).len());
    let (with_games, with_decks) = (RwSignal::new(true), RwSignal::new(true));
    let failed = RwSignal::new(None);
    let cancel = move |()| {
        asked.set(None);
        // Everything but a deck that could not be stored is forgotten already.
        if failed.with_untracked(Option::is_some) {
            page.reload();
        }
    };
    let title = format!("Forget {person}?");
    let person = StoredValue::new(person);
    let forget = move |()| {
        person.with_value(|person| {
            forget_in_results(person);
            // Games and decks as they are now: another tab may have stored something while the question was open.
            if with_games.get_untracked() {
                for game in games_of(person) {
                    storage::remove(&game);
                }
            }
            let decks = if with_decks.get_untracked() { decks_without(person) } else { Vec::new() };
            for (id, text) in decks {
                if let Some(error) = store_text(&id, &text) {
                    show_notice(failed, error);
                }
            }
        });
        if failed.with_untracked(Option::is_none) {
            asked.set(None);
            page.reload();
        }
    };
    let saved_games = move || checkbox(with_games, also_delete(game_count));
    let cards =
        move || checkbox(with_decks, format!("Also on cards of BLANK: “{SOMEBODY}” stands there instead."));
    view! {
        <Dialog open=Signal::derive(move || asked.with(Option::is_some)) on_close=cancel title=title>
            <p>
                "The name is removed from all results, from the best moments and from the lists of players. The others keep
                their places and points. This cannot be undone."
            </p>
            <p>"The name stays in files that you saved, and in texts and other games in which somebody wrote it."</p>
            {(game_count > 0).then(saved_games)}
            {(deck_count > 0).then(cards)}
            <div class="row">
                <Notice text=failed/>
                <Quiet on_press=cancel>"Cancel"</Quiet>
                <Primary on_press=forget>"Forget"</Primary>
            </div>
        </Dialog>
    }.into_any()
}

/// A checkbox that says whether the name is also removed from one more place.
fn checkbox(checked: RwSignal<bool>, label: String) -> AnyView {
    let check = move |event| checked.set(event_target_checked(&event));
    view! { <label><input type="checkbox" checked=true on:change=check/>{paragraph([&label, "Otherwise the name stays there."])}</label> }.into_any()
}

/// The saved games in which a person plays.
fn games_of(person: &Name) -> Vec<GameId> {
    let plays = |head: &str| AnyGame::read(&[head.to_owned()]).is_ok_and(|(game, _)| game.has_person(person));
    storage::list().into_iter().filter(|saved| plays(&saved.head)).map(|saved| saved.id).collect()
}

/// The decks of BLANK that name a person, without that name.
fn decks_without(person: &Name) -> Vec<(DeckId, String)> {
    let without = |(id, text): (DeckId, String)| Some((id, forget_in_deck(&text, person)?));
    storage::CARD_DECKS.texts().into_iter().filter_map(without).collect()
}

/// Removes a name from the results and from the remembered lists of players.
fn forget_in_results(person: &Name) {
    for (id, text) in storage::results() {
        match forget(&text, person) {
            Forgotten::Unchanged => {}
            Forgotten::Changed(result) => storage::set_result(&id, &result.to_text()),
            Forgotten::Deleted => storage::delete_result(&id),
        }
    }
    guests::forget(person);
    games::forget(person);
}
