//! An open game: the only way to read and to change it.

use crate::ui::prelude::*;

use super::parts;
use crate::{
    browser::{
        clock, presses,
        storage::{self, GameId, StorageError},
    },
    play::{
        Damage, Game, LogLine, NothingToRedo, PressGroups, PublicGame, RecordError, UndoError, head_line,
        step_line,
    },
    rules::{Rules, Seat, Viewer, luck::Seed},
    screens::said_again,
    wording::paragraph,
};

/// An open game, and who looks at it. Every copy uses the same signals.
pub struct Session<R: Rules> {
    id: StoredValue<GameId>,
    /// Whether damaged steps must be moved away before the next step can be stored.
    damaged: StoredValue<bool>,
    pub(super) game: RwSignal<Game<R>>,
    /// The seats of computer players.
    bots: StoredValue<Vec<Seat>>,
    /// Which actions each press made.
    presses: StoredValue<PressGroups>,
    /// The only person, if all others are computer players. This person needs no curtain.
    pub only_person: Option<Seat>,
    /// Who looks at the page.
    pub viewer: RwSignal<Viewer>,
    /// What everybody may see.
    pub view: Memo<R::View>,
    /// What the viewer, or the only person, may see besides. It disappears as soon as the viewer changes.
    pub own: Memo<Option<R::OwnView>>,
    /// The latest events, for sounds. It is set at every step.
    pub latest: RwSignal<Vec<R::Event>>,
    /// The visit of this viewer: another number whenever it is read after the viewer has changed.
    visit: Memo<u64>,
    /// The last announcement, and for whom.
    announced: RwSignal<Announcement>,
    /// The text of the live region; empty once the person it was for has left.
    pub spoken: Memo<String>,
    /// The sentence beside the primary button, for whoever sees the screen: why the last press was refused,
    /// or what happened outside the game. Screen readers say it. It disappears when the curtain moves, when
    /// the person behind the curtain leaves, and after the next action of a person, undo or redo.
    pub notice: RwSignal<Option<String>>,
    /// Why the game could not be stored, until somebody closes this warning.
    pub storage_error: RwSignal<Option<String>>,
    /// Whether another tab has the game. Then nothing is played here, and no clock runs.
    pub is_elsewhere: RwSignal<bool>,
}

/// An announced sentence.
#[derive(Clone)]
struct Announcement {
    sentence: String,
    /// The visit behind the curtain that it is for, if it is for one person only.
    visit: Option<u64>,
}

/// The refusal when the table is no longer open.
const NOT_OPEN: &str = "This table is not open any more.";

/// The refusal while another tab has the game.
const ELSEWHERE: &str = "This game is open in another tab.";

impl<R: Rules> Clone for Session<R> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<R: Rules> Copy for Session<R> {}

impl<R: Rules> Session<R> {
    /// Opens a stored game as far as its record can be replayed. `find_only_person` finds the seat of the only person, if computer
    /// players have all the others.
    ///
    /// # Errors
    /// There is no such game, or this page cannot continue it.
    pub fn open(
        id: GameId,
        find_only_person: fn(&R::Setup) -> Option<Seat>,
    ) -> Result<(Self, Option<Damage>), RecordError> {
        let (game, damage) = storage::record(&id).ok_or(RecordError::Missing)?.read::<R>()?;
        let only_person = find_only_person(game.setup());
        let game = RwSignal::new(game);
        let viewer = RwSignal::new(Viewer::Table);
        let view = Memo::new(move |_| game.with(Game::view));
        let announced = RwSignal::new(Announcement { sentence: String::new(), visit: None });
        let visit = Memo::new(move |before| {
            viewer.track();
            before.map_or(0, |visit| visit + 1)
        });
        let session = Self {
            id: StoredValue::new(id),
            damaged: StoredValue::new(damage.is_some()),
            game,
            bots: StoredValue::new(Vec::new()),
            presses: StoredValue::new(PressGroups::default()),
            only_person,
            viewer,
            view,
            own: Memo::new(move |_| {
                let seat = viewer.get().seat().or(only_person)?;
                game.with(|game| game.own(seat))
            }),
            latest: RwSignal::new(Vec::new()),
            visit,
            announced,
            spoken: Memo::new(move |_| {
                let visit = visit.get();
                announced.with(|announced| match announced.visit {
                    Some(other) if other != visit => String::new(),
                    Some(_) | None => announced.sentence.clone(),
                })
            }),
            notice: RwSignal::new(None),
            storage_error: RwSignal::new(None),
            is_elsewhere: RwSignal::new(false),
        };
        Ok((session, damage))
    }

    /// Reads the stored game again, because another tab may have continued it. Returns what is wrong with it, as a sentence.
    pub fn reload(self) -> Option<String> {
        let read =
            storage::record(&self.id()).ok_or(RecordError::Missing).and_then(|record| record.read::<R>());
        match read {
            Ok((game, damage)) => {
                self.damaged.set_value(damage.is_some());
                self.viewer.set(Viewer::Table);
                self.presses.set_value(PressGroups::default());
                self.game.set(game);
                damage.map(|damage| damage.to_string())
            }
            Err(error) => Some(error.to_string()),
        }
    }

    /// Reads the view together with what the viewer may see besides. Tracks both.
    pub fn with_own<T>(self, read: impl FnOnce(&R::View, Option<&R::OwnView>) -> T) -> T {
        self.view.with(|view| self.own.with(|own| read(view, own.as_ref())))
    }

    /// Which game it is.
    pub fn id(self) -> GameId {
        self.id.get_value()
    }

    /// Plays `action` for the seat `by`. The step is stored before the screen changes.
    ///
    /// # Errors
    /// The sentence that says which rule forbids it, or that the table is closed or open in another tab.
    pub fn play(self, by: Seat, action: R::Action) -> Result<(), String> {
        if self.is_elsewhere.try_get_untracked().unwrap_or_default() {
            return Err(ELSEWHERE.to_owned());
        }
        // A refused action changes nothing. If it were reported as a change, computer players would begin to wait anew.
        let played = self.game.try_maybe_update(|game| {
            let played = game.play(by, action).map(<[R::Event]>::to_vec);
            (played.is_ok(), played.map_err(|refusal| refusal.to_string()))
        });
        let Some(played) = played else { return Err(NOT_OPEN.to_owned()) };
        let events: Vec<R::Event> = played?;
        let actions = self.game.with_untracked(|game| game.actions().len());
        self.presses.update_value(|presses| presses.played(actions));
        // What effects play after this press still belongs to it, but nothing that comes after them.
        clock::call_later(0, move || {
            self.presses.try_update_value(PressGroups::ended);
        });
        self.store_step();
        self.announce_events(events);
        Ok(())
    }

    /// Plays `action` for the seat `by`. A refusal is shown as a notice. Returns whether it was allowed.
    pub fn act(self, by: Seat, action: R::Action) -> bool {
        match self.play(by, action) {
            Ok(()) => {
                self.notice.set(None);
                true
            }
            Err(refusal) => {
                self.show_notice(refusal);
                false
            }
        }
    }

    /// Shows a sentence beside the primary button.
    pub fn show_notice(self, sentence: String) {
        parts::show_notice(self.notice, sentence);
    }

    /// The press handler of a button for `action`, and why the action is refused now. `by` returns the seat that acts.
    pub fn button(
        self,
        by: impl Fn() -> Seat + Copy + Send + Sync + 'static,
        action: R::Action,
    ) -> (Callback<()>, Signal<Option<String>>) {
        let asked = action.clone();
        let refusal = Signal::derive(move || self.refusal(by(), &asked));
        let press = move |()| {
            self.act(by(), action.clone());
        };
        (Callback::new(press), refusal)
    }

    /// Reads what everybody may know of the game. Tracks it.
    pub fn with_public<T>(self, read: impl FnOnce(PublicGame<'_, R>) -> T) -> T {
        self.game.with(|game| read(game.public()))
    }

    /// Why `by` may not play `action` now, as a sentence. Tracks the game.
    pub fn refusal(self, by: Seat, action: &R::Action) -> Option<String> {
        self.game.with(|game| game.check(by, action).err().map(|refusal| refusal.to_string()))
    }

    /// Sets the seats of computer players: their actions are undone and redone together with those of people.
    pub(super) fn set_bots(self, bots: Vec<Seat>) {
        self.bots.set_value(bots);
    }

    /// Undoes all that the last press of a person did, and all actions of computer players after it; `agreed` if the whole
    /// table agreed to it.
    ///
    /// # Errors
    /// There is nothing to undo, or the table has to agree first.
    pub fn undo(self, agreed: bool) -> Result<(), UndoError> {
        let is_person = |seat| self.bots.with_value(|bots| !bots.contains(&seat));
        let count = self.game.with_untracked(|game| {
            let count = game.actions_to_undo(is_person).ok_or(UndoError::Nothing)?;
            let actions = game.actions().len();
            let count = actions - self.presses.with_value(|presses| presses.without(actions - count));
            game.why_all_must_agree(count).filter(|_| !agreed).map_or(Ok(count), Err)
        })?;
        for _ in 0..count {
            self.game.try_update(|game| game.undo(agreed)).unwrap_or(Err(UndoError::Nothing))?;
            self.store_step();
        }
        // The undone events must make no sound.
        self.latest.set(Vec::new());
        self.announce_for("Undone.".to_owned(), None);
        Ok(())
    }

    /// Redoes all that the last undone press did, and the actions of computer players that followed it.
    ///
    /// # Errors
    /// There is nothing to redo.
    pub fn redo(self) -> Result<(), NothingToRedo> {
        let mut events = Vec::new();
        loop {
            // If there is nothing to redo, nothing changes, and nobody hears of it.
            let redone = self.game.try_maybe_update(|game| {
                let redone = game.redo().map(<[R::Event]>::to_vec);
                (redone.is_ok(), redone)
            });
            events.extend(redone.unwrap_or(Err(NothingToRedo))?);
            self.store_step();
            let next =
                self.game.with_untracked(|game| game.next_redo().map(|(by, _)| (*by, game.actions().len())));
            let belongs_to_it = |(by, number)| {
                self.bots.with_value(|bots| bots.contains(&by))
                    || self.presses.with_value(|presses| presses.continues_with(number))
            };
            if !next.is_some_and(belongs_to_it) {
                break;
            }
        }
        self.announce_events(events);
        Ok(())
    }

    /// Notes in the log that the game was paused for so many seconds.
    pub fn note_pause(self, seconds: u32) {
        self.game.update(|game| game.note_pause(seconds));
        self.store_step();
    }

    /// Whether undo is possible, and whether redo is.
    pub fn can_undo_and_redo(self) -> (bool, bool) {
        let is_person = |seat| self.bots.with_value(|bots| !bots.contains(&seat));
        self.game.with(|game| (game.actions_to_undo(is_person).is_some(), game.can_redo()))
    }

    /// The log in sentences, oldest first. They are made anew at each call, so call it only while the log is shown.
    pub fn log(self) -> Vec<String> {
        self.game.with(|game| game.log().iter().map(|line| game.tell(line)).collect())
    }

    /// The record, as text for a file.
    pub fn record(self) -> String {
        self.game.with_untracked(|game| {
            let steps = game.steps().iter().map(step_line);
            [head_line(game)].into_iter().chain(steps).collect::<Vec<_>>().join("\n")
        })
    }

    /// The set-up of the game.
    pub fn setup(self) -> R::Setup {
        self.game.with_untracked(|game| game.setup().clone())
    }

    /// The seed of its random numbers.
    pub fn seed(self) -> Seed {
        self.game.with_untracked(Game::seed)
    }

    /// The sentence that tells an event.
    pub fn sentence(self, event: &R::Event) -> String {
        self.game.with_untracked(|game| game.tell(&LogLine::Event(event)))
    }

    /// Lets screen readers say a sentence that is not visible. For a sentence that people have to see, too,
    /// use [`show_notice`](Self::show_notice). While the view of one seat is shown, the sentence is for that
    /// person only, and is removed when they leave.
    pub fn announce(self, sentence: String) {
        // This may be called after the table was closed.
        let Some(viewer) = self.viewer.try_get_untracked() else { return };
        self.announce_for(sentence, viewer.seat().map(|_| self.visit.get_untracked()));
    }

    /// Announces a sentence: to everybody, or for one visit only.
    fn announce_for(self, sentence: String, visit: Option<u64>) {
        self.announced.try_update(|announced| {
            let sentence = said_again(&announced.sentence, sentence);
            *announced = Announcement { sentence, visit };
        });
    }

    /// Stores the newest step. If that fails the game continues, and the table shows a warning.
    fn store_step(self) {
        presses::note_step();
        let id = self.id();
        let stored = self.game.with_untracked(|game| {
            let steps = game.steps();
            let newest = steps.last().map(step_line).unwrap_or_default();
            if self.damaged.get_value() {
                storage::set_aside(&id, steps.len() - 1)?;
                self.damaged.set_value(false);
            }
            let stored = storage::append(&id, steps.len() - 1, &newest);
            storage::store_last_played(&id, steps.len(), game.outcome().is_some());
            stored
        });
        if let Err(storage_error) = stored {
            self.warn(&storage_error);
        }
    }

    /// Shows why the game could not be stored.
    pub fn warn(self, storage_error: &StorageError) {
        self.storage_error.set(Some(storage_error.to_string()));
    }

    fn announce_events(self, events: Vec<R::Event>) {
        let sentences = paragraph(events.iter().map(|event| self.sentence(event)));
        if !sentences.is_empty() {
            // Events are announced to everybody.
            self.announce_for(sentences, None);
        }
        self.latest.set(events);
    }
}
