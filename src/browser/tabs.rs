//! One tab per game.
//!
//! If two tabs continued the same game, each would have half of it. A lock between tabs decides which one plays; the
//! browser releases it when a tab is closed. Without such locks every tab assumes that it plays, and the storage
//! refuses the next step of the slower one.

use std::{
    cell::{Cell, RefCell},
    rc::Rc,
};

use js_sys::{Array, Function, Object, Promise, Reflect, futures};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};

use super::{
    clock,
    optional::{LockOptions, features},
    storage::GameId,
};

/// Where a game is being played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LockState {
    /// In this tab. If it `waited` for the lock, another tab may have played on: read the game again.
    Here {
        /// Whether another tab, or this tab's page from before a reload, had the lock after it was requested.
        waited: bool,
    },
    /// In another one, from the beginning or since it took the game over.
    Elsewhere,
}

/// This tab's lock on a game. Dropping it lets another tab take the game.
#[must_use = "dropping the lock releases it"]
pub struct TabLock(Rc<LockRequest>);

/// Requests the lock on a game. Calls `on_state` with where the game is played, and again when this tab or
/// another one takes the game over. `on_state` is never called before this function returns.
pub fn lock(id: &GameId, on_state: impl Fn(LockState) + 'static) -> TabLock {
    let lock = TabLock(Rc::new(LockRequest {
        name: lock_name(id),
        progress: Cell::new(RequestProgress::Requested),
        waited: Cell::new(false),
        release: RefCell::new(None),
        on_state: Box::new(on_state),
    }));
    request(&lock.0, IF_AVAILABLE);
    lock
}

/// Calls `on_free` with each of these games that no tab has open. If the browser does not tell, it is called with none.
pub fn find_free(games: Vec<GameId>, on_free: impl Fn(&GameId) + 'static) {
    if games.is_empty() {
        return;
    }
    futures::spawn_local(async move {
        let Some(names) = names_held().await else { return };
        games.iter().filter(|id| !names.contains(&lock_name(id))).for_each(on_free);
    });
}

/// The names of the locks that some tab holds. None waits for one: see [`request`]. `None` if the browser does not tell.
pub(super) async fn names_held() -> Option<Vec<String>> {
    let promise = features()?.locks()?.query().ok()?;
    let snapshot = futures::JsFuture::from(promise).await.ok()?;
    let held = Array::from(&Reflect::get(&snapshot, &"held".into()).ok()?);
    Some(held.iter().filter_map(|lock| Reflect::get(&lock, &"name".into()).ok()?.as_string()).collect())
}

fn lock_name(id: &GameId) -> String {
    ["partypiece/", id.as_str()].concat()
}

impl TabLock {
    /// Takes the game from the other tab, whose `on_state` is called with [`LockState::Elsewhere`].
    pub fn take_over(&self) {
        if self.0.progress.get() == RequestProgress::Elsewhere {
            self.0.progress.set(RequestProgress::Requested);
            request(&self.0, |options| options.set_steal(true));
        }
    }
}

impl Drop for TabLock {
    fn drop(&mut self) {
        self.0.progress.set(RequestProgress::Released);
        if let Some(release) = self.0.release.take() {
            // It only resolves our own promise, which cannot fail.
            let _ = release.call0(&JsValue::UNDEFINED);
        }
    }
}

struct LockRequest {
    name: String,
    progress: Cell<RequestProgress>,
    /// Whether the lock was somebody else's since the last [`LockState::Here`].
    waited: Cell<bool>,
    /// Resolves the promise that keeps the lock.
    release: RefCell<Option<Function>>,
    on_state: Box<dyn Fn(LockState)>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum RequestProgress {
    /// Not answered yet.
    Requested,
    /// The lock was not available at first, and is requested once more after [`RELEASE_TIMEOUT_MS`].
    Retried,
    Here,
    Elsewhere,
    /// Dropped.
    Released,
}

impl LockRequest {
    fn set_state(&self, state: LockState) {
        if self.progress.get() == RequestProgress::Released {
            return;
        }
        self.progress.set(match state {
            LockState::Here { .. } => RequestProgress::Here,
            LockState::Elsewhere => RequestProgress::Elsewhere,
        });
        (self.on_state)(state);
    }

    fn set_here(&self) {
        self.set_state(LockState::Here { waited: self.waited.take() });
    }

    /// Called by the browser with the lock, or with null if it is not available. Returns a promise; the tab has the lock
    /// until it is resolved.
    fn answered(self: &Rc<Self>, lock: &JsValue) -> JsValue {
        if self.progress.get() == RequestProgress::Released {
            return JsValue::UNDEFINED;
        }
        if lock.is_null() {
            self.held_elsewhere();
            return JsValue::UNDEFINED;
        }
        let mut store_release = |release: Function, _| {
            self.release.replace(Some(release));
        };
        let until_released = Promise::new(&mut store_release);
        self.set_here();
        until_released.into()
    }

    /// The lock is held by another tab, or by this tab's page from before a reload. That page may take a
    /// moment to end, so only the second such answer counts.
    fn held_elsewhere(self: &Rc<Self>) {
        self.waited.set(true);
        if self.progress.replace(RequestProgress::Retried) == RequestProgress::Retried {
            return self.set_state(LockState::Elsewhere);
        }
        let this = Rc::clone(self);
        let request_again = move || {
            if this.progress.get() == RequestProgress::Retried {
                request(&this, IF_AVAILABLE);
            }
        };
        clock::call_later(RELEASE_TIMEOUT_MS, request_again);
    }

    /// The browser has refused the lock, or taken it away.
    fn refused(&self) {
        match self.progress.get() {
            RequestProgress::Here => {
                self.waited.set(true);
                self.set_state(LockState::Elsewhere);
            }
            // There are no locks for this page, so it plays as if it were the only tab.
            RequestProgress::Requested | RequestProgress::Retried => self.set_here(),
            RequestProgress::Elsewhere | RequestProgress::Released => {}
        }
    }
}

/// How long a reloaded page may take to release its old lock: an estimate. Only a tab whose game is open in another one waits so
/// long, until it says so.
const RELEASE_TIMEOUT_MS: u64 = 400;

/// Requests the lock only if no other tab has it.
const IF_AVAILABLE: fn(&LockOptions) = |options| options.set_if_available(true);

/// Requests the lock with options that make the browser answer at once, so that no request waits for another tab.
fn request(request: &Rc<LockRequest>, set_options: fn(&LockOptions)) {
    let request = Rc::clone(request);
    let promise = send(&request, set_options);
    futures::spawn_local(async move {
        let refused = match promise {
            Some(promise) => futures::JsFuture::from(promise).await.is_err(),
            None => true,
        };
        if refused {
            request.refused();
        }
    });
}

fn send(request: &Rc<LockRequest>, set_options: fn(&LockOptions)) -> Option<Promise> {
    let locks = features()?.locks()?;
    let options: LockOptions = Object::new().unchecked_into();
    set_options(&options);
    let on_answer = {
        let request = Rc::clone(request);
        Closure::once_into_js(move |lock: JsValue| request.answered(&lock))
    };
    locks.request(&request.name, &options, on_answer.unchecked_ref()).ok()
}
