//! Makes views. Who may see what is decided only here, and for sheets in `sheets::scene`.

use std::collections::BTreeMap;

use super::{
    Category, LINES, LetterThrow, Number, OwnView, Person, Pieceagories, Scene, SlipId, SlipSeen, View,
    phase::Phase, pool::Slip,
};
use crate::rules::{
    Seat,
    sheets::{SheetScene, best, totals},
    words::fold,
};

impl Pieceagories {
    /// While people write: the dice, if the writing time of `seat` has started. In the brainstorm: the slips
    /// that this player added, unless players invent together.
    pub(super) fn own_view(&self, seat: Seat) -> Option<OwnView> {
        match &self.phase {
            Phase::Sheets { start, round } => {
                round.writing()?.has_looked(seat).then_some(OwnView::Letter(start.throw))
            }
            Phase::Brainstorm { .. } if !self.setup.house.together => {
                let theirs = self.pool.iter().filter(|(_, slip)| slip.authors.contains(&seat));
                let slips: Vec<SlipSeen> = theirs.map(slip_seen).collect();
                (!slips.is_empty()).then_some(OwnView::Slips(slips))
            }
            _ => None,
        }
    }

    /// What everybody may see.
    pub(super) fn public_view(&self) -> View {
        View {
            people: self.people(),
            host: self.setup.host_seat(),
            round: self.round,
            rounds: self.setup.rounds,
            board: self.board(),
            coins: self.coins.seen(),
            paper: !self.typed(),
            timer: self.setup.timer,
            house: self.setup.house.clone(),
            cards: self.setup.source.cards().is_some(),
            past: self.past.clone(),
            authors: self.authors(),
            list: self.list(),
            scene: self.scene(),
        }
    }

    /// The authors of categories, as far as they may be shown: during a round those of the list, if the house rules
    /// say so; after the game those of every category that was on a list. While a list is picked, none are shown
    /// (PG-R54).
    fn authors(&self) -> BTreeMap<String, Vec<Seat>> {
        let over = self.phase == Phase::Over;
        let shown = self.shown_lines();
        let list = self.phase.list().filter(|_| self.setup.house.authors_at_once);
        let list: Option<Vec<SlipId>> = list.map(|list| list.into_iter().take(shown).collect());
        let is_shown = |&(id, slip): &(SlipId, &Slip)| {
            !slip.authors.is_empty()
                && ((over && !slip.numbers.is_empty())
                    || list.as_ref().is_some_and(|list| list.contains(&id)))
        };
        self.pool.iter().filter(is_shown).map(|(_, slip)| (slip.text.clone(), slip.authors.clone())).collect()
    }

    fn people(&self) -> Vec<Person> {
        let person = |seat: Seat| Person {
            seat,
            name: self.setup.name(seat).clone(),
            pawn: self.setup.players.get(seat.index()).map(|player| player.pawn),
            won: self.won.get(seat.index()).copied().unwrap_or_default(),
            here: !self.gone.contains(&seat),
        };
        self.seats().map(person).collect()
    }

    /// All seats; the seat of a host without a pawn comes last.
    fn seats(&self) -> impl Iterator<Item = Seat> {
        let host = self.setup.host_seat();
        self.setup.seats().chain((host.index() == self.setup.players.len()).then_some(host))
    }

    fn scene(&self) -> Scene {
        match &self.phase {
            Phase::Brainstorm { throw } => self.brainstorm_scene(*throw),
            Phase::Picking { picked } => self.picking_scene(picked),
            Phase::Flipping { named, .. } => Scene::Flipping {
                today: self.today,
                day_open: !self.coin_flipped && !self.setup.house.by_seat,
                due: self.next_flip(),
                named: named.filter(|_| self.next_flip_with(*named) != self.next_flip()),
            },
            Phase::ReadyToRoll { coin, .. } => {
                Scene::ReadyToRoll { coin: *coin, seconds: self.seconds(*coin) }
            }
            Phase::Sheets { start, round } => {
                let seconds = self.seconds(start.coin);
                match round.scene(self.setup.host_seat()) {
                    SheetScene::Typing(typing) => Scene::Typing { seconds, typing },
                    SheetScene::Open(stage) => {
                        let throw = round.shows_letter().then_some(start.throw);
                        Scene::Sheets { seconds, throw, stage }
                    }
                }
            }
            Phase::Scored(scored) => Scene::Scored {
                throw: scored.start.throw,
                points: scored.scores.points.clone(),
                winners: scored.winners.clone(),
                totals: totals(&scored.scores.points),
            },
            Phase::Over => Scene::Over { winners: best(&self.won) },
        }
    }

    fn brainstorm_scene(&self, throw: Option<LetterThrow>) -> Scene {
        let inventors = self.setup.seats().filter(|&seat| self.invents(seat));
        let mut counts: BTreeMap<Seat, usize> = inventors.map(|seat| (seat, 0)).collect();
        for author in self.pool.iter().flat_map(|(_, slip)| &slip.authors) {
            *counts.entry(*author).or_default() += 1;
        }
        let open = self.pool.iter().filter(|_| self.setup.house.together);
        let slips = open.map(slip_seen).collect();
        Scene::Brainstorm { throw, counts, categories: self.pool.len(), slips }
    }

    fn picking_scene(&self, picked: &[Option<SlipId>; LINES]) -> Scene {
        let category = |(number, slip): (Number, &Option<SlipId>)| self.category(number, (*slip)?, false);
        let cards = self.setup.source.cards().is_some();
        Scene::Picking {
            // Nobody may read cards that were not drawn.
            pool: if cards { Vec::new() } else { self.pile() },
            picked: Number::all().zip(picked).map(category).collect(),
            enough: !cards || picked.iter().all(Option::is_some),
        }
    }

    /// All slips in alphabetical order. In the order in which they were added, slips of the same author would be next
    /// to each other (PG-R54).
    fn pile(&self) -> Vec<SlipSeen> {
        let mut pile: Vec<SlipSeen> = self.pool.iter().map(slip_seen).collect();
        pile.sort_by_cached_key(|slip| fold(&slip.text));
        pile
    }

    fn category(&self, number: Number, slip: SlipId, used: bool) -> Option<Category> {
        let slip = self.pool.get(slip)?;
        // As soon as the list is `used`, the last number of a slip is that of this round.
        let before = slip.numbers.len().saturating_sub(usize::from(used));
        Some(Category { number, text: slip.text.clone(), old: slip.numbers[..before].to_vec() })
    }

    /// The list of the round, if there is one. A category of a Blitz has no text before its first clock starts.
    fn list(&self) -> Vec<Category> {
        let shown = self.shown_lines();
        let slips = Number::all().zip(self.phase.list().into_iter().flatten());
        let listed = |(number, slip): (Number, SlipId)| {
            if number.index() < shown {
                return self.category(number, slip, true);
            }
            Some(Category { number, text: String::new(), old: Vec::new() })
        };
        slips.filter_map(listed).collect()
    }

    /// How many categories of the list everybody may know.
    fn shown_lines(&self) -> usize {
        match &self.phase {
            Phase::Sheets { round, .. } => round.shown_lines().into(),
            Phase::ReadyToRoll { .. } if self.setup.house.blitz && self.typed() => 0,
            _ => LINES,
        }
    }
}

fn slip_seen((id, slip): (SlipId, &Slip)) -> SlipSeen {
    SlipSeen { id, text: slip.text.clone(), old: slip.numbers.clone() }
}
