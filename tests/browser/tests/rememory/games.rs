//! Prepares games natively. They are then played at the same time in the browser and in a native copy.

use anyhow::{Result, anyhow};
use browser_tests::{Page, Role};
pub(crate) use browser_tests::{assert_accessible, assert_fits};
use partypiece::{
    play::Game,
    rules::{
        Seat,
        luck::Seed,
        name::Name,
        piecepack::Coin,
        player::{Level, Player},
        rememory::{
            Action, CoinSlot, Coins, Company, House, PhaseView, Rememory, Setup, Starter, TILES, Tile,
            Variant, View, place_name,
        },
    },
};

/// The seed of every game here.
const SEED: Seed = Seed(7);

/// A native copy of the game on the page, which knows the place of every tile.
pub(crate) struct NativeCopy {
    pub(crate) game: Game<Rememory>,
    tiles: Vec<Tile>,
}

pub(crate) fn person(name: &str) -> Result<Player> {
    Ok(Player::person(Name::parse(name).map_err(|reason| anyhow!("{reason}"))?))
}

/// A setup for these people; the first one begins.
pub(crate) fn setup(variant: Variant, names: &[&str]) -> Result<Setup> {
    let players = names.iter().map(|name| person(name)).collect::<Result<Vec<_>>>()?;
    let company = if players.len() == 1 { Company::Solo } else { Company::Table };
    Ok(Setup { players, company, variant, starter: Starter::Seat(Seat(0)), house: House::default() })
}

fn start(setup: Setup) -> Result<Game<Rememory>> {
    Game::start(setup, SEED).map_err(|refusal| anyhow!("{refusal}"))
}

/// The tile at a place, found by turning it in another game with the same seed.
fn tile_at(place: u8) -> Result<Tile> {
    let mut game = start(setup(Variant::Bag, &["Ana", "Bo"])?)?;
    for action in [Action::Draw, Action::Turn { place }] {
        game.play(Seat(0), action).map_err(|refusal| anyhow!("{refusal}"))?;
    }
    let view = game.view();
    match view.phase {
        PhaseView::WrongTile { tile, .. } => Ok(tile),
        _ => view.people[0].kept.first().copied().ok_or_else(|| anyhow!("no tile was turned")),
    }
}

impl NativeCopy {
    /// A game before its first action.
    pub(crate) fn new(setup: Setup) -> Result<Self> {
        let tiles = (0..u8::try_from(TILES)?).map(tile_at).collect::<Result<_>>()?;
        Ok(Self { game: start(setup)?, tiles })
    }

    /// A game of these people in which this number of tiles was found already.
    pub(crate) fn started(variant: Variant, names: &[&str], found: usize) -> Result<Self> {
        let mut copy = Self::new(setup(variant, names)?)?;
        for _ in 0..found {
            copy.take_coin()?;
            let place = copy.place_of(copy.coin()?);
            copy.act(Action::Turn { place })?;
        }
        Ok(copy)
    }

    /// Ana, and a bot that begins.
    pub(crate) fn with_a_bot(variant: Variant, level: Level) -> Result<Self> {
        let mut setup = setup(variant, &["Ana", "Fern"])?;
        setup.players[1].level = Some(level);
        setup.starter = Starter::Seat(Seat(1));
        Self::new(setup)
    }

    /// What everybody sees.
    pub(crate) fn view(&self) -> View {
        self.game.view()
    }

    /// The active player plays an action.
    pub(crate) fn act(&mut self, action: Action) -> Result<()> {
        let by = self.view().turn;
        self.game.play(by, action).map(drop).map_err(|refusal| anyhow!("{action:?}: {refusal}"))
    }

    /// The coin in play, as the active player sees it.
    pub(crate) fn coin(&self) -> Result<Coin> {
        let view = self.view();
        let own = self.game.own(view.turn);
        let seen = view.in_play().and_then(|coin| coin.seen(own.as_ref()).coin());
        seen.ok_or_else(|| anyhow!("no coin is seen"))
    }

    /// The first place from which the active player can pick a coin.
    pub(crate) fn first_coin(&self) -> Result<u8> {
        let view = self.view();
        let places = match &view.coins {
            Coins::Bag { .. } => &[],
            Coins::Hands { hands, .. } => hands[view.turn.index()].as_slice(),
            Coins::Rows(places) => places.as_slice(),
        };
        let lies = |place: &CoinSlot| matches!(place, CoinSlot::Coin(_));
        Ok(u8::try_from(places.iter().position(lies).ok_or_else(|| anyhow!("no coin lies there"))?)?)
    }

    pub(crate) fn take_coin(&mut self) -> Result<()> {
        if self.view().variant == Variant::Bag {
            return self.act(Action::Draw);
        }
        let place = self.first_coin()?;
        self.act(Action::Pick { place })?;
        match self.view().in_play().and_then(|coin| coin.hidden) {
            Some(_) => self.act(Action::Look),
            None => Ok(()),
        }
    }

    /// The place of the tile of a coin.
    pub(crate) fn place_of(&self, coin: Coin) -> u8 {
        let place = self.tiles.iter().position(|tile| tile.fits(coin)).unwrap_or(TILES);
        u8::try_from(place).unwrap_or(u8::MAX)
    }

    /// A tile on the grid that does not match the coin in play, and its place.
    pub(crate) fn wrong_tile(&self) -> Result<(u8, Tile)> {
        let coin = self.coin()?;
        let grid = self.view().grid;
        let lies = |place: &usize| grid[*place] == partypiece::rules::rememory::TileSlot::Down;
        let place = (0..TILES).filter(lies).find(|place| !self.tiles[*place].fits(coin));
        let place = place.ok_or_else(|| anyhow!("only the right tile is left"))?;
        Ok((u8::try_from(place)?, self.tiles[place]))
    }

    /// Turns a tile on the page and in this copy.
    pub(crate) async fn turn_tile(&mut self, page: &Page, place: u8) -> Result<()> {
        page.press(Role::Button, &hidden_tile_name(place)).await?;
        self.act(Action::Turn { place })
    }

    /// Draws a coin on the page and in this copy; the page shows both of its sides (RM-R02).
    pub(crate) async fn draw_coin(&mut self, page: &Page) -> Result<()> {
        page.press(Role::Button, "Draw a coin").await?;
        self.act(Action::Draw)?;
        page.wait_for_text(&format!("find the {}", self.coin()?)).await
    }

    /// Turns the right tile on the page and in this copy.
    pub(crate) async fn turn_right_tile(&mut self, page: &Page) -> Result<()> {
        let place = self.place_of(self.coin()?);
        self.turn_tile(page, place).await
    }

    /// Turns a wrong tile on the page and in this copy, and hides it in both after everybody has seen it.
    pub(crate) async fn turn_wrong_tile(&mut self, page: &Page) -> Result<()> {
        let (place, tile) = self.wrong_tile()?;
        self.turn_tile(page, place).await?;
        page.wait_for_text(&format!("Wrong tile: the {tile}")).await?;
        page.press(Role::Button, "Hide the tile").await?;
        self.act(Action::Close)
    }
}

/// The name of a hidden tile (RM-05).
pub(crate) fn hidden_tile_name(place: u8) -> String {
    format!("hidden tile, {}", place_name(place))
}
