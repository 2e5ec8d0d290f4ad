//! SU-05, SU-06, HM-01 to HM-03, HM-05: many names at one game do not spoil the next one, nor home.

use anyhow::{Result, anyhow, ensure};
use browser_tests::{LAPTOP, PHONE, Page, Role, assert_accessible, with_page};
use partypiece::{
    play::{Game, Kind, head_line, step_line},
    rules::{
        luck::Seed,
        name::Name,
        player::Player,
        rememory::{Action, Company, House, Rememory, Setup, Starter, Variant},
    },
};
use serde_json::json;

fn names(size: usize) -> Vec<String> {
    (1..=size).map(|number| format!("P{number}")).collect()
}

async fn store_names(page: &Page, size: usize) -> Result<()> {
    let list: Vec<_> = names(size).into_iter().map(|name| json!({ "name": name })).collect();
    page.store("setting/guests", &json!(list).to_string()).await
}

/// Opens the set-up screen of a game and waits until it has these names.
async fn set_up(page: &Page, game: Kind, names: &[String]) -> Result<()> {
    page.open_screen(&format!("set-up/{}", game.slug())).await?;
    wait_for_names(page, game, names).await
}

async fn wait_for_names(page: &Page, game: Kind, names: &[String]) -> Result<()> {
    page.wait_until(&format!("{} names are at {}", names.len(), game.title()), async || {
        let shown = page.values_of(".places input").await?;
        let there = shown.iter().filter(|name| !name.is_empty()).eq(names);
        Ok(there && page.text_of(".setup h1").await?.as_deref() == Some(game.title()))
    })
    .await
}

/// SU-05: a game with fewer seats takes the first; all of them are at the next large game, also after a reload.
#[test]
fn ninety_nine_names_leave_eight_at_a_small_game_and_all_come_back() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        store_names(page, 99).await?;
        for small in [Kind::Clear, Kind::Pieceagories, Kind::Scattergories] {
            set_up(page, small, &names(8)).await?;
            page.find(Role::Disclosure, "91 more are kept for games with more seats.").await?;
            assert_accessible(page).await?;
        }
        page.type_into("Name at seat 8", "b").await?;
        page.reload().await?;
        set_up(page, Kind::Clear, &[names(7), vec!["P8b".to_owned()]].concat()).await?;
        page.press(Role::Disclosure, "91 more are kept for games with more seats.").await?;
        page.press(Role::Button, "P50").await?;
        wait_for_names(page, Kind::Clear, &[names(7), vec!["P50".to_owned()]].concat()).await?;
        page.open_screen("set-up/rememory").await?;
        page.find(Role::Button, "Remove all 99").await?;
        Ok(())
    })
}

/// SU-06: everybody is removed by one press, and by another one everybody is there again; pasted names can replace the list.
#[test]
fn the_whole_list_is_removed_replaced_and_brought_back() -> Result<()> {
    for game in [Kind::Clear, Kind::Pieceagories] {
        with_page(PHONE, async |page| {
            page.open().await?;
            store_names(page, 30).await?;
            set_up(page, game, &names(8)).await?;
            page.press(Role::Button, "Remove all 30").await?;
            wait_for_names(page, game, &[]).await?;
            page.press(Role::Button, "Bring back all 30").await?;
            wait_for_names(page, game, &names(8)).await?;
            page.find(Role::Disclosure, "22 more are kept for games with more seats.").await?;
            page.focus_on(".places input").await?;
            page.paste("Ana, Bo, Cy").await?;
            page.press(Role::Button, "Replace the list by the 3 pasted names").await?;
            wait_for_names(page, game, &["Ana", "Bo", "Cy"].map(str::to_owned)).await?;
            ensure!(!page.shows("more are kept").await?, "those that were kept are replaced, too");
            page.find_beginning(Role::Button, "Bring back all").await?;
            Ok(())
        })?;
    }
    Ok(())
}

/// SU-06: a second press in the same place, however late it comes, brings nobody back.
#[test]
fn nothing_is_where_remove_all_was() -> Result<()> {
    for game in [Kind::Clear, Kind::Pieceagories] {
        with_page(LAPTOP, async |page| {
            page.open().await?;
            store_names(page, 3).await?;
            set_up(page, game, &names(3)).await?;
            let place = "const buttons = [...document.querySelectorAll('main button')];
                const button = buttons.find((button) => button.textContent === 'Remove all 3');
                button.scrollIntoView({ block: 'center' });
                const { x, y, width, height } = button.getBoundingClientRect();
                window.place = [x + width / 2, y + height / 2]";
            page.execute(place).await?;
            page.press(Role::Button, "Remove all 3").await?;
            page.find(Role::Button, "Bring back all 3").await?;
            let there = "return document.elementFromPoint(...place).closest('button')?.textContent ?? ''";
            assert_eq!(page.execute(there).await?, json!(""), "{}", game.title());
            Ok(())
        })?;
    }
    Ok(())
}

/// A game of Rememory with so many people, and whether somebody has moved.
fn rememory(size: usize, moved: bool) -> Result<Game<Rememory>> {
    let person = |name: &String| Name::parse(name).map(Player::person).map_err(|reason| anyhow!("{reason}"));
    let setup = Setup {
        players: names(size).iter().map(person).collect::<Result<_>>()?,
        company: if size == 1 { Company::Solo } else { Company::Table },
        variant: Variant::Bag,
        starter: Starter::Random,
        house: House::default(),
    };
    let mut game = Game::<Rememory>::start(setup, Seed(3)).map_err(|refusal| anyhow!("{refusal}"))?;
    if moved {
        game.play(game.view().turn, Action::Draw).map_err(|refusal| anyhow!("{refusal}"))?;
    }
    Ok(game)
}

async fn store_game(page: &Page, id: &str, game: &Game<Rememory>) -> Result<()> {
    let steps: Vec<String> = game.steps().iter().map(step_line).collect();
    page.store_game(id, &head_line(game), &steps).await
}

async fn stored_games(page: &Page) -> Result<usize> {
    Ok(page.all_stored("/head").await?.len())
}

/// HM-05
#[test]
fn home_follows_another_tab() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        store_game(page, "2345678923", &rememory(2, true)?).await?;
        page.reload().await?;
        page.find(Role::Heading, "Unfinished games").await?;
        let second = page.new_window().await?;
        page.in_window(&second, async || {
            page.open().await?;
            store_game(page, "2345678924", &rememory(3, true)?).await
        })
        .await?;
        // Somebody comes to the first tab.
        page.execute("dispatchEvent(new Event('focus'))").await?;
        page.press(Role::Button, "Delete all 2").await?;
        page.find(Role::Button, "Undo: bring back all 2").await.map(drop)
    })
}

/// HM-01, HM-02, HM-03: home names four of ninety-nine and leaves out what nobody has played. All are deleted by one press and
/// come back by another.
#[test]
fn home_lists_what_was_played_and_deletes_all_of_it() -> Result<()> {
    with_page(LAPTOP, async |page| {
        page.open().await?;
        store_game(page, "2345678923", &rememory(99, true)?).await?;
        store_game(page, "2345678924", &rememory(2, true)?).await?;
        store_game(page, "2345678925", &rememory(3, false)?).await?;
        page.reload().await?;
        page.find(Role::Heading, "Unfinished games").await?;
        ensure!(page.shows("P1, P2, P3, P4 and 95 more").await? && !page.shows("P5").await?);
        ensure!(!page.shows("P1, P2, P3 ").await?, "nobody has played this game");
        page.find(Role::Button, "Delete: P1, P2, P3, P4 and 95 more").await?;
        assert_accessible(page).await?;
        page.press(Role::Button, "Delete all 2").await?;
        page.find(Role::Button, "Undo: bring back all 2").await?;
        ensure!(stored_games(page).await? == 1, "only the game that is not listed is left");
        assert_accessible(page).await?;
        page.type_keys("u").await?;
        page.find(Role::Button, "Delete all 2").await?;
        ensure!(stored_games(page).await? == 3);
        page.open_screen("set-up/rememory").await?;
        page.type_into("Name at seat 1", "Ana").await?;
        page.press(Role::Button, "Start").await?;
        page.wait_until("the game that nobody has played makes room", async || {
            Ok(stored_games(page).await? == 3 && page.stored("game/2345678925/head").await?.is_none())
        })
        .await
    })
}
