//! Texts that leave the page and come back: files and the clipboard.

use std::fmt;

use js_sys::{
    Array, Promise, Uint8Array,
    futures::{JsFuture, spawn_local},
};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::{Blob, BlobPropertyBag, File, HtmlAnchorElement, HtmlInputElement, Url};

use super::missing::powers;

/// Why a file could not be opened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FileTrouble {
    /// It is far larger than anything this page writes.
    TooLarge {
        /// Its name.
        name: String,
        /// The largest size that is read, in bytes.
        limit: u32,
    },
    /// Its bytes are no text.
    NotText {
        /// Its name.
        name: String,
    },
    /// The browser could not read it, or could not ask for it.
    Unreadable,
}

impl fmt::Display for FileTrouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FileTrouble::TooLarge { name, limit } => {
                write!(f, "“{name}” is too large: this page reads files of up to {} KB.", limit / 1_000)
            }
            FileTrouble::NotText { name } => write!(f, "“{name}” is not a text, so it was not opened."),
            FileTrouble::Unreadable => write!(f, "The browser could not read that file."),
        }
    }
}

/// How long a saved text stays at hand: some browsers fetch it only after asking where to put it.
const FETCHED_BY: u32 = 60_000;

/// Offers `text` as a file of that name, the way a download is offered.
pub fn save(name: &str, mime: &str, text: &str) {
    let Some(address) = address_of(mime, text) else { return };
    if click_on(&address, name).is_none() {
        forget(&address);
        return;
    }
    gloo_timers::callback::Timeout::new(FETCHED_BY, move || forget(&address)).forget();
}

fn address_of(mime: &str, text: &str) -> Option<String> {
    let kind = BlobPropertyBag::new();
    kind.set_type(mime);
    let parts = Array::of1(&JsValue::from_str(text));
    let blob = Blob::new_with_str_sequence_and_options(&parts, &kind).ok()?;
    Url::create_object_url_with_blob(&blob).ok()
}

fn click_on(address: &str, name: &str) -> Option<()> {
    let document = web_sys::window()?.document()?;
    let link: HtmlAnchorElement = document.create_element("a").ok()?.unchecked_into();
    link.set_href(address);
    link.set_download(name);
    // Some browsers only follow links that are part of the page.
    document.body()?.append_child(&link).ok()?;
    link.click();
    link.remove();
    Some(())
}

fn forget(address: &str) {
    // What was forgotten already is forgotten.
    let _ = Url::revoke_object_url(address);
}

/// Copies `text` for pasting elsewhere, and tells whether that worked.
pub fn copy(text: &str, done: impl FnOnce(bool) + 'static) {
    let promise =
        powers().and_then(|powers| powers.clipboard()).and_then(|clipboard| clipboard.write_text(text).ok());
    let done: Box<dyn FnOnce(bool)> = Box::new(done);
    spawn_local(async move {
        let copied = match promise {
            Some(promise) => JsFuture::from(promise).await.is_ok(),
            None => false,
        };
        done(copied);
    });
}

/// What somebody does with the name and the text of the file that was chosen.
type OnText = Box<dyn FnOnce(Result<(String, String), FileTrouble>)>;

/// Lets somebody choose a file, such as `".json,.txt"`, and reads it. Nothing is told if they choose none.
///
/// Call it from a press: browsers open no file chooser unasked.
pub fn open(
    accept: &str,
    max_bytes: u32,
    on_text: impl FnOnce(Result<(String, String), FileTrouble>) + 'static,
) {
    let on_text: OnText = Box::new(on_text);
    match chooser(accept) {
        Some(input) => read_choice(&input, max_bytes, on_text),
        None => on_text(Err(FileTrouble::Unreadable)),
    }
}

/// The control that opens the chooser. It stands in the page, unseen, for as long as somebody chooses: a control
/// nobody holds may be swept away before it can answer.
fn chooser(accept: &str) -> Option<HtmlInputElement> {
    let document = web_sys::window()?.document()?;
    let input: HtmlInputElement = document.create_element("input").ok()?.unchecked_into();
    input.set_type("file");
    input.set_accept(accept);
    input.set_hidden(true);
    document.body()?.append_child(&input).ok()?;
    Some(input)
}

fn read_choice(input: &HtmlInputElement, max_bytes: u32, on_text: OnText) {
    let chosen = {
        let input = input.clone();
        Closure::once_into_js(move || {
            input.remove();
            let file = input.files().and_then(|files| files.get(0));
            if let Some(file) = file {
                read(&file, max_bytes, on_text);
            }
        })
    };
    input.set_onchange(Some(chosen.unchecked_ref()));
    let cancelled = {
        let input = input.clone();
        Closure::once_into_js(move || input.remove())
    };
    // Where nobody tells that the choice was cancelled, the unseen control stays until the page goes.
    let _ = input.add_event_listener_with_callback("cancel", cancelled.unchecked_ref());
    input.click();
}

fn read(file: &File, max_bytes: u32, on_text: OnText) {
    let name = file.name();
    if file.size() > f64::from(max_bytes) {
        return on_text(Err(FileTrouble::TooLarge { name, limit: max_bytes }));
    }
    let bytes: Promise = file.array_buffer().unchecked_into();
    spawn_local(async move {
        on_text(match JsFuture::from(bytes).await {
            Ok(buffer) => text_of(name, Uint8Array::new(&buffer).to_vec()),
            Err(_) => Err(FileTrouble::Unreadable),
        });
    });
}

fn text_of(name: String, bytes: Vec<u8>) -> Result<(String, String), FileTrouble> {
    match String::from_utf8(bytes) {
        // Editors on some systems begin a text with a mark of its byte order.
        Ok(text) => Ok((name, text.trim_start_matches('\u{feff}').to_owned())),
        Err(_) => Err(FileTrouble::NotText { name }),
    }
}
