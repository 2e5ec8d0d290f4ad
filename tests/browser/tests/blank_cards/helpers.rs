//! Helpers for all tests of BLANK's cards.

use anyhow::{Result, anyhow, bail};
pub(crate) use browser_tests::assert_accessible;
use browser_tests::{By, Page, Role};
use partypiece::{
    bots::BotRules,
    cards::{read_deck, write_deck},
    play::Game,
    rules::{
        Luck, Seat,
        blank::{Blank, CardDeck, DeckMark, House, PhaseView, Setup, View},
        luck::Seed,
        name::Name,
        player::{Level, Player},
    },
};

type Memory = <Blank as BotRules>::Memory;

/// A native copy of the game.
pub(crate) type Table = Game<Blank>;

/// A deck with a name and a mark; Di is its owner.
pub(crate) fn named_deck(name: &str, mark: DeckMark) -> CardDeck {
    CardDeck { name: name.to_owned(), mark: Some(mark), owner: "Di".to_owned(), ..CardDeck::fresh() }
}

/// A setup for two people with these decks.
pub(crate) fn setup(decks: Vec<CardDeck>) -> Result<Setup> {
    let player = |name: &str| {
        Ok::<_, anyhow::Error>(Player::person(Name::parse(name).map_err(|refusal| anyhow!("{refusal}"))?))
    };
    Ok(Setup {
        players: vec![player("Ana")?, player("Di")?],
        youngest: Seat(0),
        decks,
        house: House::default(),
        delegate: None,
    })
}

/// A game that was just won, before the prize. People play like bots. All are bots to the view, so that nobody leaves anything to people.
pub(crate) fn won_game(setup: &Setup) -> Result<Table> {
    let mut game = Table::start(setup.clone(), Seed(4)).map_err(|refusal| anyhow!("{refusal}"))?;
    let mut luck = Luck::new(Seed(4));
    let mut memories = vec![Memory::default(); setup.players.len()];
    for _ in 0..9_000 {
        if let PhaseView::Prize { .. } = game.view().phase {
            return Ok(game);
        }
        let next = setup.seats().zip(&memories).find_map(|(seat, memory)| {
            let (mut view, own) = (game.view(), game.own(seat));
            view.people.iter_mut().for_each(|person| person.level = Some(Level::Hard));
            Some((seat, Blank::choose(&view, own.as_ref(), memory, seat, Level::Hard, &mut luck)?))
        });
        let Some((by, action)) = next else { bail!("nobody knows what to do") };
        let events = game.play(by, action).map_err(|refusal| anyhow!("{refusal}"))?.to_vec();
        for (seat, memory) in setup.seats().zip(&mut memories) {
            events.iter().for_each(|event| Blank::observe(memory, seat, Level::Hard, event, &mut luck));
        }
    }
    bail!("nobody wins")
}

/// The name of the winner, while the prize is chosen.
pub(crate) fn winner(view: &View) -> String {
    let PhaseView::Prize { winner, .. } = view.phase else { return String::new() };
    view.people[winner.index()].name.to_string()
}

/// Selects an entry of a list by its text.
pub(crate) async fn select_option(page: &Page, list: &str, word: &str) -> Result<()> {
    let list = page.find(Role::Combobox, list).await?;
    let option = list.find(By::XPath(format!("./option[normalize-space()='{word}']"))).await?;
    Ok(option.click().await?)
}

pub(crate) async fn stored_decks(page: &Page) -> Result<Vec<CardDeck>> {
    // The page saves them after it has painted the applause.
    page.wait_for_paint().await?;
    let texts = page.all_stored("/cards/").await?;
    texts.iter().map(|text| read_deck(text).map_err(|error| anyhow!("{error}"))).collect()
}

/// Stores a deck in the same way as the page.
pub(crate) async fn store_deck(page: &Page, id: &str, deck: &CardDeck) -> Result<()> {
    page.store(&format!("cards/{id}"), &write_deck(deck)).await
}
