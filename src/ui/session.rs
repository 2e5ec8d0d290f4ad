//! A game on the page: the one way to change it, and the one way to look at it.

use crate::ui::prelude::*;

use super::afterwards::afterwards;
use crate::{
    browser::{
        page,
        shelf::{self, GameId, StorageError},
    },
    play::{Damage, Game, LogLine, RecordError, UndoError, head_line, read, step_line},
    rules::{Rules, Seat, Viewer, luck::Seed},
};

/// A game that is open, and who is looking at it. Copied freely; there is still one game.
pub struct Session<R: Rules> {
    id: StoredValue<GameId>,
    /// Whether steps lie on the shelf that could not be read, in the way of the next one.
    torn: StoredValue<bool>,
    pub(super) game: RwSignal<Game<R>>,
    /// Seats that the page plays for.
    bots: StoredValue<Vec<Seat>>,
    /// Whose eyes the page has just now.
    pub viewer: RwSignal<Viewer>,
    /// What those eyes may know.
    pub view: Memo<R::View>,
    /// Is set anew whenever the game has changed and the answer to that has been painted.
    moved: Signal<u64>,
    /// What happened last, for sounds. Each time it is set, something has happened.
    pub latest: RwSignal<Vec<R::Event>>,
    /// How often other eyes have come to look.
    visits: Memo<u64>,
    /// What was said last, and to whom.
    said: RwSignal<Said>,
    /// The sentence for the live region: nothing, once those are gone to whom alone it was said.
    pub spoken: Memo<String>,
    /// What is wrong with keeping the game, if anything is.
    pub trouble: RwSignal<Option<String>>,
}

/// A sentence, as it was said.
#[derive(Clone)]
struct Said {
    sentence: String,
    /// During which visit behind the curtain, if it was said there, to one person alone.
    visit: Option<u64>,
}

/// Why nothing can be done any more at a table that is gone from the screen.
const LEFT: &str = "This table is not open any more.";

impl<R: Rules> Clone for Session<R> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<R: Rules> Copy for Session<R> {}

impl<R: Rules> Session<R> {
    /// Opens a game from the shelf, as far as its record makes sense.
    ///
    /// # Errors
    /// There is no such game here, or none this page can play on.
    pub fn open(id: GameId) -> Result<(Self, Option<Damage>), RecordError> {
        let lines = shelf::lines(&id).ok_or(RecordError::Missing)?;
        let (game, damage) = read::<R>(lines.iter().map(String::as_str))?;
        let game = RwSignal::new(game);
        let viewer = RwSignal::new(Viewer::Table);
        let said = RwSignal::new(Said { sentence: String::new(), visit: None });
        let visits = Memo::new(move |before| {
            viewer.track();
            before.map_or(0, |visits| visits + 1)
        });
        let session = Self {
            id: StoredValue::new(id),
            torn: StoredValue::new(damage.is_some()),
            game,
            bots: StoredValue::new(Vec::new()),
            viewer,
            view: Memo::new(move |_| game.with(|game| game.view(viewer.get()))),
            moved: afterwards(Memo::new(move |before| {
                game.track();
                before.map_or(0, |moves| moves + 1)
            })),
            latest: RwSignal::new(Vec::new()),
            visits,
            said,
            spoken: Memo::new(move |_| {
                let visit = visits.get();
                said.with(|said| match said.visit {
                    Some(other) if other != visit => String::new(),
                    Some(_) | None => said.sentence.clone(),
                })
            }),
            trouble: RwSignal::new(None),
        };
        Ok((session, damage))
    }

    /// Reads the game from the shelf anew, where another tab may have played it on.
    pub fn reread(self) {
        let lines = shelf::lines(&self.id()).unwrap_or_default();
        if let Ok((game, _)) = read::<R>(lines.iter().map(String::as_str)) {
            self.viewer.set(Viewer::Table);
            self.game.set(game);
        }
    }

    /// What the page shows: [`view`](Self::view), and at the table, where `only` one person plays and nothing has to be kept
    /// from them, what they may know.
    pub fn shown(self, only: Option<Seat>) -> Memo<R::View> {
        only.map_or(self.view, |only| {
            let eyes = move || match self.viewer.get() {
                Viewer::Table => Viewer::Seat(only),
                behind @ Viewer::Seat(_) => behind,
            };
            Memo::new(move |_| self.game.with(|game| game.view(eyes())))
        })
    }

    /// Which game it is.
    pub fn id(self) -> GameId {
        self.id.get_value()
    }

    /// Does `action` for `by`. It is on disk before anything moves on the screen.
    ///
    /// # Errors
    /// The sentence that says which rule forbids it.
    pub fn play(self, by: Seat, action: R::Action) -> Result<(), String> {
        let done = self.game.try_update(|game| {
            let events = game.play(by, action).map_err(|refusal| refusal.to_string())?;
            Ok(events.to_vec())
        });
        let Some(done) = done else { return Err(LEFT.to_owned()) };
        let events = done.inspect_err(|refusal: &String| self.say(refusal.clone()))?;
        self.keep();
        self.tell(events);
        Ok(())
    }

    /// The sentence that says why `by` may not do `action` now. Follows the game, if not within the same frame: whoever is
    /// as quick as that hears it from the game.
    pub fn refusal(self, by: Seat, action: &R::Action) -> Option<String> {
        self.moved.track();
        self.game.with_untracked(|game| game.check(by, action).err().map(|refusal| refusal.to_string()))
    }

    /// From now on the page plays for these seats: what it did goes back, and comes again, with what people did.
    pub(super) fn play_for(self, bots: Vec<Seat>) {
        self.bots.set_value(bots);
    }

    /// Takes the last turn back that somebody took; `agreed` when the whole table has said so.
    ///
    /// # Errors
    /// There is nothing to take back, or the table has to agree first.
    pub fn undo(self, agreed: bool) -> Result<(), UndoError> {
        let is_person = |seat| self.bots.with_value(|bots| !bots.contains(&seat));
        let turns = self.game.with_untracked(|game| {
            let turns = game.turns_to_undo(is_person).ok_or(UndoError::Nothing)?;
            game.needs_consent(turns).filter(|_| !agreed).map_or(Ok(turns), Err)
        })?;
        for _ in 0..turns {
            self.game.try_update(|game| game.undo(agreed)).unwrap_or(Err(UndoError::Nothing))?;
            self.keep();
        }
        // What happened last has not happened any more.
        self.latest.set(Vec::new());
        self.speak("Taken back.".to_owned(), None);
        Ok(())
    }

    /// Plays again what was taken back last.
    ///
    /// # Errors
    /// Nothing was taken back.
    pub fn redo(self) -> Result<(), UndoError> {
        let mut told = Vec::new();
        loop {
            let again = self.game.try_update(|game| game.redo().map(<[R::Event]>::to_vec));
            told.extend(again.unwrap_or(Err(UndoError::Nothing))?);
            self.keep();
            let next = self.game.with_untracked(Game::next_redo);
            if !next.is_some_and(|seat| self.bots.with_value(|bots| bots.contains(&seat))) {
                break;
            }
        }
        self.tell(told);
        Ok(())
    }

    /// Whether there is something to take back, and something to play again.
    pub fn can_undo_and_redo(self) -> (bool, bool) {
        self.moved.track();
        self.game.with_untracked(|game| (game.can_undo(), game.can_redo()))
    }

    /// The log in sentences, oldest first.
    pub fn log(self) -> Vec<String> {
        self.moved.track();
        self.game.with_untracked(|game| game.log().iter().map(|line| game.tell(line)).collect())
    }

    /// The record, as text for a file.
    pub fn record(self) -> String {
        self.game.with_untracked(|game| {
            let steps = game.steps().iter().map(step_line);
            [head_line(game)].into_iter().chain(steps).collect::<Vec<_>>().join("\n")
        })
    }

    /// What was agreed before play.
    pub fn setup(self) -> R::Setup {
        self.game.with_untracked(|game| game.setup().clone())
    }

    /// What its luck grows from.
    pub fn seed(self) -> Seed {
        self.game.with_untracked(Game::seed)
    }

    /// The sentence that tells an event.
    pub fn sentence(self, event: &R::Event) -> String {
        self.game.with_untracked(|game| game.tell(&LogLine::Event(event)))
    }

    /// Says a sentence to whoever has the page: behind the curtain that is one person, and it is gone when they are.
    pub fn say(self, sentence: String) {
        let behind = self.viewer.get_untracked().seat();
        self.speak(sentence, behind.map(|_| self.visits.get_untracked()));
    }

    /// Speaks a sentence when the others see what it tells of: to everybody, or during one visit only. A space at the end
    /// makes a repeated one new.
    fn speak(self, sentence: String, visit: Option<u64>) {
        page::after_painting(move || {
            // The table may be gone by then, and so may those it is for.
            let Some(now) = self.visits.try_get_untracked() else { return };
            if visit.is_none_or(|visit| visit == now) {
                self.said.try_update(|said| {
                    let again = said.sentence == sentence;
                    let sentence = if again { sentence + "\u{a0}" } else { sentence };
                    *said = Said { sentence, visit };
                });
            }
        });
    }

    /// Writes the newest step to the shelf. A game that cannot be kept goes on, and the table is told.
    fn keep(self) {
        let id = self.id();
        let kept = self.game.with_untracked(|game| {
            let steps = game.steps();
            let newest = steps.last().map(step_line).unwrap_or_default();
            if self.torn.get_value() {
                shelf::set_aside(&id, steps.len() - 1)?;
                self.torn.set_value(false);
            }
            let kept = shelf::append(&id, steps.len() - 1, &newest);
            let steps = steps.len();
            match game.outcome() {
                Some(_) => shelf::note(&id, steps, true),
                // While it goes on, when it was played last can wait until the answer has been painted.
                None => page::after_painting(move || shelf::note(&id, steps, false)),
            }
            kept
        });
        if let Err(trouble) = kept {
            self.warn(&trouble);
        }
    }

    /// Shows what is wrong with keeping the game.
    pub fn warn(self, trouble: &StorageError) {
        self.trouble.set(Some(trouble.to_string()));
    }

    fn tell(self, events: Vec<R::Event>) {
        let sentences = events.iter().map(|event| self.sentence(event)).collect::<Vec<_>>().join(" ");
        if !sentences.is_empty() {
            // What happened is told to all, wherever it was done.
            self.speak(sentences, None);
        }
        self.latest.set(events);
    }
}
