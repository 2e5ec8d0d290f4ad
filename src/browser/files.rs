//! Files that are saved, chosen or dropped.

use std::{fmt, rc::Rc};

use js_sys::{
    Array, Promise, Uint8Array,
    futures::{JsFuture, spawn_local},
};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::{
    Blob, BlobPropertyBag, DataTransfer, DragEvent, Event, File, HtmlAnchorElement, HtmlInputElement, Url,
};

use super::Listening;

/// Why a file could not be opened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FileError {
    /// It is far larger than anything this page writes.
    TooLarge {
        /// Its name.
        name: String,
        /// Its size in bytes.
        bytes: usize,
        /// The largest size that is read, likewise.
        limit: u32,
    },
    /// The browser could not read it.
    NotRead {
        /// Its name.
        name: String,
    },
    /// The browser could not ask for one.
    NoChooser,
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FileError::TooLarge { name, limit, .. } => {
                write!(f, "“{name}” is too large: this page reads files of up to {} MB.", limit / 1_000_000)
            }
            FileError::NotRead { name } => write!(f, "The browser could not read “{name}”."),
            FileError::NoChooser => write!(f, "The browser could not ask for a file."),
        }
    }
}

/// How long a saved text can be fetched: some browsers first ask where to save it.
const FETCH_TIMEOUT: u32 = 60_000;

/// Offers `text` as a file of that name, the way a download is offered.
pub fn save(name: &str, mime: &str, text: &str) {
    let Some(address) = address_of(mime, text) else { return };
    if click_on(&address, name).is_none() {
        forget(&address);
        return;
    }
    gloo_timers::callback::Timeout::new(FETCH_TIMEOUT, move || forget(&address)).forget();
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
    // Revoking twice is no error.
    let _ = Url::revoke_object_url(address);
}

/// The name of a file, and what is in it.
pub type Came = Result<(String, Vec<u8>), FileError>;

/// What is called with the file.
type OnBytes = Box<dyn FnOnce(Came)>;

/// Lets somebody choose a file, such as `".json,.txt"`, and reads it. If they cancel, nothing is called.
///
/// Call it from a press: otherwise browsers do not open the file chooser.
pub fn open(accept: &str, max_bytes: u32, on_bytes: impl FnOnce(Came) + 'static) {
    let on_bytes: OnBytes = Box::new(on_bytes);
    match chooser(accept) {
        Some(input) => read_choice(&input, max_bytes, on_bytes),
        None => on_bytes(Err(FileError::NoChooser)),
    }
}

/// Reads a file that is dropped on the page; the browser would replace the page by it. Of several files, the first is read.
pub fn on_drop(max_bytes: u32, came: impl Fn(Came) + 'static) -> Listening {
    let came: Rc<dyn Fn(Came)> = Rc::new(came);
    let over = |event: Event| drop(carried(event));
    let dropped = move |event: Event| {
        if let Some(file) = carried(event).and_then(|carried| carried.files()?.get(0)) {
            let came = came.clone();
            read(&file, max_bytes, Box::new(move |bytes| came(bytes)));
        }
    };
    Listening::new().in_window("dragover", Box::new(over)).in_window("drop", Box::new(dropped))
}

/// The dragged data, if it has files. Then the browser's own handling is prevented.
fn carried(event: Event) -> Option<DataTransfer> {
    let event: DragEvent = event.dyn_into().ok()?;
    let carried = event.data_transfer()?;
    let files = carried.types().includes(&JsValue::from_str("Files"), 0);
    files.then(|| event.prevent_default())?;
    Some(carried)
}

/// The input that opens the chooser. It stays in the page, hidden, while somebody chooses: otherwise it might be
/// garbage-collected before it can answer.
fn chooser(accept: &str) -> Option<HtmlInputElement> {
    let document = web_sys::window()?.document()?;
    let input: HtmlInputElement = document.create_element("input").ok()?.unchecked_into();
    input.set_type("file");
    input.set_accept(accept);
    input.set_hidden(true);
    document.body()?.append_child(&input).ok()?;
    Some(input)
}

fn read_choice(input: &HtmlInputElement, max_bytes: u32, on_bytes: OnBytes) {
    let chosen = {
        let input = input.clone();
        Closure::once_into_js(move || {
            input.remove();
            let file = input.files().and_then(|files| files.get(0));
            if let Some(file) = file {
                read(&file, max_bytes, on_bytes);
            }
        })
    };
    input.set_onchange(Some(chosen.unchecked_ref()));
    let cancelled = {
        let input = input.clone();
        Closure::once_into_js(move || input.remove())
    };
    // A browser without this event leaves the hidden input in the page.
    let _ = input.add_event_listener_with_callback("cancel", cancelled.unchecked_ref());
    input.click();
}

fn read(file: &File, max_bytes: u32, on_bytes: OnBytes) {
    let name = file.name();
    if file.size() > f64::from(max_bytes) {
        // No file is so large that its size would not fit.
        return on_bytes(Err(FileError::TooLarge { name, bytes: file.size() as usize, limit: max_bytes }));
    }
    let bytes: Promise = file.array_buffer().unchecked_into();
    spawn_local(async move {
        on_bytes(match JsFuture::from(bytes).await {
            Ok(buffer) => Ok((name, Uint8Array::new(&buffer).to_vec())),
            Err(_) => Err(FileError::NotRead { name }),
        });
    });
}
