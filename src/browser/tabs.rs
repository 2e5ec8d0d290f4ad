//! One tab per game.
//!
//! Two tabs that play on the same game would each hold half of it. A lock between tabs (the browser lets go of it when
//! a tab dies) says which one plays. Where there are no such locks every tab believes it plays, and the shelf
//! refuses the slower one's next step.

use std::{
    cell::{Cell, RefCell},
    rc::Rc,
};

use gloo_timers::callback::Timeout;
use js_sys::{Function, Object, Promise, futures};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};

use super::{
    missing::{LockWish, powers},
    shelf::GameId,
};

/// Where a game is being played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Claim {
    /// In this tab.
    Held,
    /// In another one, from the beginning or since it took the game over.
    Elsewhere,
}

/// This tab's claim to a game; dropping it lets another tab have the game.
#[must_use = "a claim that is dropped is given up"]
pub struct Hold(Rc<Wish>);

/// Claims a game for this tab, and tells how that went and goes: first whether it is [`Claim::Held`], later whether
/// another tab took it over. Never tells before this returns.
///
/// On each `Held`, read the game from the shelf: another tab may have played on.
pub fn hold(id: &GameId, tell: impl FnMut(Claim) + 'static) -> Hold {
    let mut name = String::from("partypiece/");
    name.push_str(id.as_str());
    let hold = Hold(Rc::new(Wish {
        name,
        standing: Cell::new(Standing::Asking),
        release: RefCell::new(None),
        tell: RefCell::new(Box::new(tell)),
    }));
    ask(&hold.0, IF_AVAILABLE);
    hold
}

impl Hold {
    /// Takes the game from the tab that has it, which is told.
    pub fn take_over(&self) {
        if self.0.standing.get() == Standing::Elsewhere {
            self.0.standing.set(Standing::Asking);
            ask(&self.0, |wish| wish.set_steal(true));
        }
    }
}

impl Drop for Hold {
    fn drop(&mut self) {
        self.0.standing.set(Standing::GivenUp);
        if let Some(release) = self.0.release.take() {
            // It only settles a promise of ours, which cannot fail.
            let _ = release.call0(&JsValue::UNDEFINED);
        }
    }
}

struct Wish {
    name: String,
    standing: Cell<Standing>,
    /// Settles the promise for whose life the browser gives us the lock.
    release: RefCell<Option<Function>>,
    tell: RefCell<Box<dyn FnMut(Claim)>>,
}

/// How far a claim has come.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Standing {
    /// Not answered yet.
    Asking,
    /// Answered with no once, and not believed.
    AskingAgain,
    Held,
    Elsewhere,
    /// Dropped.
    GivenUp,
}

impl Wish {
    fn now(&self, claim: Claim) {
        if self.standing.get() == Standing::GivenUp {
            return;
        }
        self.standing.set(match claim {
            Claim::Held => Standing::Held,
            Claim::Elsewhere => Standing::Elsewhere,
        });
        if let Ok(mut tell) = self.tell.try_borrow_mut() {
            tell(claim);
        }
    }

    /// Answers the browser's offer of the lock, or its word that there is none to be had.
    fn offered(self: &Rc<Self>, lock: &JsValue) -> JsValue {
        if self.standing.get() == Standing::GivenUp {
            return JsValue::UNDEFINED;
        }
        if lock.is_null() {
            self.occupied();
            return JsValue::UNDEFINED;
        }
        let mut keep = |release: Function, _| {
            self.release.replace(Some(release));
        };
        let until_released = Promise::new(&mut keep);
        self.now(Claim::Held);
        until_released.into()
    }

    /// Another tab has the lock, or this one's own page from before a reload, which may take a moment to die.
    fn occupied(self: &Rc<Self>) {
        if self.standing.replace(Standing::AskingAgain) == Standing::AskingAgain {
            return self.now(Claim::Elsewhere);
        }
        let wish = Rc::clone(self);
        let ask_again = move || {
            if wish.standing.get() == Standing::AskingAgain {
                ask(&wish, IF_AVAILABLE);
            }
        };
        Timeout::new(MOMENT, ask_again).forget();
    }

    /// The browser has refused the lock, or taken it away.
    fn refused(&self) {
        match self.standing.get() {
            Standing::Held => self.now(Claim::Elsewhere),
            // No offer ever came: there are no locks for this page, so it plays as if it were alone.
            Standing::Asking | Standing::AskingAgain => self.now(Claim::Held),
            Standing::Elsewhere | Standing::GivenUp => {}
        }
    }
}

/// How long a page that was reloaded may take to let go, in milliseconds.
const MOMENT: u32 = 400;

/// Asking for a lock politely: not at all, if another tab has it.
const IF_AVAILABLE: fn(&LockWish) = |wish| wish.set_if_available(true);

fn ask(wish: &Rc<Wish>, how: fn(&LockWish)) {
    let wish = Rc::clone(wish);
    let promise = request(&wish, how);
    futures::spawn_local(async move {
        let refused = match promise {
            Some(promise) => futures::JsFuture::from(promise).await.is_err(),
            None => true,
        };
        if refused {
            wish.refused();
        }
    });
}

fn request(wish: &Rc<Wish>, how: fn(&LockWish)) -> Option<Promise> {
    let locks = powers()?.locks()?;
    let options: LockWish = Object::new().unchecked_into();
    how(&options);
    let offered = {
        let wish = Rc::clone(wish);
        Closure::once_into_js(move |lock: JsValue| wish.offered(&lock))
    };
    locks.request(&wish.name, &options, offered.unchecked_ref()).ok()
}
