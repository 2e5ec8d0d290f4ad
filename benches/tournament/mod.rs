//! Games among computer players, to measure which of them plays better. Each bench of a game uses this module.

use partypiece::{
    bots::BotRules,
    play::Game,
    rules::{
        Luck, Seat,
        luck::Seed,
        name::Name,
        player::{Level, Player},
    },
};

/// How many games are played for each line of the table: the number on the command line, or 10,000.
pub(crate) fn games() -> u32 {
    // Cargo itself passes `--bench`.
    std::env::args().skip(1).find_map(|word| word.parse().ok()).unwrap_or(10_000)
}

/// Computer players of these levels, in seat order.
pub(crate) fn players(levels: &[Level]) -> Vec<Player> {
    let player = |(number, level): (u32, &Level)| {
        let name = Name::parse(&format!("Bot {number}")).unwrap_or_else(|refusal| panic!("{refusal}"));
        Player::bot(name, *level)
    };
    (1..).zip(levels).map(player).collect()
}

/// How often each side won, and how often both shared the first place.
#[derive(Debug, Default, Clone, Copy)]
pub(crate) struct Wins {
    /// Games won by the better level alone.
    pub(crate) better: u32,
    /// Games won by the other level alone.
    pub(crate) worse: u32,
    /// Games won by both together.
    pub(crate) shared: u32,
}

impl Wins {
    /// The games won by the better level, in thousandths of the decided games.
    pub(crate) fn per_mille(&self) -> u32 {
        1000 * self.better / (self.better + self.worse).max(1)
    }
}

/// Plays `games` seeded games with setups that `setup` makes for the levels of the seats, in seat order.
///
/// `seats` is `true` for the seats of the better level. The levels move one seat on from game to game, and each seed is
/// played once with every rotation, so neither seat nor luck favours a side.
pub(crate) fn tournament<R: BotRules>(
    levels: (Level, Level),
    seats: &[bool],
    games: u32,
    setup: impl Fn(&[Level]) -> R::Setup,
) -> Wins {
    let (better, worse) = levels;
    let mut wins = Wins::default();
    for game in 0..games {
        let rotation = game as usize % seats.len();
        let is_better: Vec<bool> = seats.iter().cycle().skip(rotation).take(seats.len()).copied().collect();
        let of_level = |&is_better: &bool| if is_better { better } else { worse };
        let levels: Vec<Level> = is_better.iter().map(of_level).collect();
        let seed = u64::from(game) / seats.len() as u64;
        let winners = play::<R>(&setup(&levels), &levels, seed);
        let won = |side: bool| winners.iter().any(|seat| is_better[seat.index()] == side);
        match (won(true), won(false)) {
            (true, false) => wins.better += 1,
            (false, true) => wins.worse += 1,
            (true, true) | (false, false) => wins.shared += 1,
        }
    }
    wins
}

/// Plays one game to its end and returns the winners.
pub(crate) fn play<R: BotRules>(setup: &R::Setup, levels: &[Level], seed: u64) -> Vec<Seat> {
    let mut game = Game::<R>::start(setup.clone(), Seed(seed)).unwrap_or_else(|refusal| panic!("{refusal}"));
    // The players have their own luck, as on the page.
    let mut luck = Luck::new(Seed(!seed));
    let mut memories: Vec<R::Memory> = levels.iter().map(|_| R::Memory::default()).collect();
    loop {
        if let Some(outcome) = game.outcome() {
            return outcome.winners;
        }
        let Some(seat) = game.to_act().first().copied() else { panic!("nobody is to act") };
        let level = levels[seat.index()];
        let (view, own) = (game.view(), game.own(seat));
        let Some(action) = R::choose(&view, own.as_ref(), &memories[seat.index()], seat, level, &mut luck)
        else {
            panic!("{seat:?} does not know what to do")
        };
        let events = game.play(seat, action).unwrap_or_else(|refusal| panic!("{refusal}")).to_vec();
        for event in &events {
            for (seat_index, memory) in (0..).zip(&mut memories) {
                let level = levels[usize::from(seat_index)];
                R::observe(memory, Seat(seat_index), level, event, &mut luck);
            }
        }
        R::observe_own_view(
            &mut memories[seat.index()],
            &game.view(),
            game.own(seat).as_ref(),
            level,
            &mut luck,
        );
    }
}

/// A line of the table of win rates.
pub(crate) fn line(name: &str, games: u32, wins: Wins) -> String {
    let rate = wins.per_mille();
    format!(
        "{name:<44} {games:>6} games  {:>6} won  {:>6} lost  {:>5} shared  {:>3}.{} %",
        wins.better,
        wins.worse,
        wins.shared,
        rate / 10,
        rate % 10
    )
}
