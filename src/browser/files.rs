//! Files that are saved, chosen or dropped.

use std::{cell::RefCell, fmt, rc::Rc};

use js_sys::{
    Array, Promise, Uint8Array,
    futures::{JsFuture, spawn_local},
};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::{
    Blob, BlobPropertyBag, DataTransfer, DragEvent, Event, File, FileList, HtmlAnchorElement,
    HtmlInputElement, Url,
};

use super::{ListenerGuard, clock};
use crate::screens::presses::AIMED;

/// Why a file could not be opened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FileError {
    /// It is far larger than anything this page writes.
    TooLarge {
        name: String,
        /// The largest size that is read, in bytes.
        limit: u32,
    },
    /// The browser could not read it.
    NotRead { name: String },
    /// The browser could not show a file chooser.
    NoChooser,
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FileError::TooLarge { name, limit } => {
                write!(f, "“{name}” is too large: this page reads files of up to {} MB.", limit / 1_000_000)
            }
            FileError::NotRead { name } => write!(f, "The browser could not read “{name}”."),
            FileError::NoChooser => write!(f, "The browser could not ask for a file."),
        }
    }
}

/// A file's name with the day before its ending: `partypiece-2026-11-24.html`.
fn with_day(name: &str, day: &str) -> String {
    match name.split_once('.') {
        Some((stem, ending)) => format!("{stem}-{day}.{ending}"),
        None => format!("{name}-{day}"),
    }
}

/// How long a saved text can be fetched: some browsers first ask where to save it.
const FETCH_TIMEOUT_MS: u64 = 60_000;

thread_local! {
    /// When a file was saved last, its name and the length of its text.
    static LAST_SAVED: RefCell<(f64, String, usize)> = const { RefCell::new((f64::NEG_INFINITY, String::new(), 0)) };
}

/// Whether the second press of a double press saves the same file again. Texts of the same length count as the same.
fn is_saved_twice(name: &str, text: &str) -> bool {
    let before = LAST_SAVED.replace((clock::now(), name.to_owned(), text.len()));
    (0.0..AIMED).contains(&(clock::now() - before.0)) && before.1 == name && before.2 == text.len()
}

/// Saves `text` as a file of that name with the day in it, as a download: of several copies people look for the last one.
pub fn save(name: &str, mime: &str, text: &str) {
    let name = &with_day(name, &clock::day());
    if is_saved_twice(name, text) {
        return;
    }
    let Some(url) = create_url(mime, text) else { return };
    if download(&url, name).is_none() {
        revoke(&url);
        return;
    }
    clock::call_later(FETCH_TIMEOUT_MS, move || revoke(&url));
}

/// Saves the record of a game, or what is left of a damaged one: each line is JSON.
pub fn save_record(name: &str, text: &str) {
    save(name, "application/x-ndjson", text);
}

fn create_url(mime: &str, text: &str) -> Option<String> {
    let options = BlobPropertyBag::new();
    options.set_type(mime);
    let parts = Array::of1(&JsValue::from_str(text));
    let blob = Blob::new_with_str_sequence_and_options(&parts, &options).ok()?;
    Url::create_object_url_with_blob(&blob).ok()
}

fn download(url: &str, name: &str) -> Option<()> {
    let document = web_sys::window()?.document()?;
    let link: HtmlAnchorElement = document.create_element("a").ok()?.unchecked_into();
    link.set_href(url);
    link.set_download(name);
    // Some browsers only follow links that are part of the page.
    document.body()?.append_child(&link).ok()?;
    link.click();
    link.remove();
    Some(())
}

fn revoke(url: &str) {
    // Revoking twice is no error.
    let _ = Url::revoke_object_url(url);
}

/// The name of a file and its bytes, or why it could not be read.
pub type FileResult = Result<(String, Vec<u8>), FileError>;

/// Called with the files, in their order.
type OnFiles = Box<dyn FnOnce(Vec<FileResult>)>;

/// Lets somebody choose files of any kind and reads them. If they cancel, nothing is called. A chooser that knows only some
/// endings would show others in grey, and nobody would be told what to do with them.
///
/// Call it from a press: otherwise browsers do not open the file chooser.
pub fn open(max_bytes: u32, on_files: impl FnOnce(Vec<FileResult>) + 'static) {
    let on_files: OnFiles = Box::new(on_files);
    match chooser() {
        Some(input) => read_choice(&input, max_bytes, on_files),
        None => on_files(vec![Err(FileError::NoChooser)]),
    }
}

/// Reads the files that are dropped on the page, and keeps the browser from opening them.
pub fn on_drop(max_bytes: u32, on_files: impl Fn(Vec<FileResult>) + 'static) -> ListenerGuard {
    let on_files: Rc<dyn Fn(Vec<FileResult>)> = Rc::new(on_files);
    // A browser drops files only where this event was handled, too.
    let over = |event: Event| drop(dragged_files(event));
    let dropped = move |event: Event| {
        let files = listed(dragged_files(event).and_then(|data| data.files()));
        if !files.is_empty() {
            let on_files = on_files.clone();
            read(files, max_bytes, Box::new(move |files| on_files(files)));
        }
    };
    ListenerGuard::new().on_window("dragover", Box::new(over)).on_window("drop", Box::new(dropped))
}

fn listed(files: Option<FileList>) -> Vec<File> {
    files.map(|files| (0..files.length()).filter_map(|index| files.get(index)).collect()).unwrap_or_default()
}

/// The dragged data, if it contains files. In that case, the browser's own handling is prevented.
fn dragged_files(event: Event) -> Option<DataTransfer> {
    let event: DragEvent = event.dyn_into().ok()?;
    let data = event.data_transfer()?;
    let has_files = data.types().includes(&JsValue::from_str("Files"), 0);
    has_files.then(|| event.prevent_default())?;
    Some(data)
}

/// The input that opens the file chooser. It stays hidden in the page while somebody chooses: otherwise it might be
/// garbage-collected before its event comes.
fn chooser() -> Option<HtmlInputElement> {
    let document = web_sys::window()?.document()?;
    let input: HtmlInputElement = document.create_element("input").ok()?.unchecked_into();
    input.set_type("file");
    input.set_multiple(true);
    input.set_hidden(true);
    document.body()?.append_child(&input).ok()?;
    Some(input)
}

fn read_choice(input: &HtmlInputElement, max_bytes: u32, on_files: OnFiles) {
    let chosen = {
        let input = input.clone();
        Closure::once_into_js(move || {
            input.remove();
            let files = listed(input.files());
            if !files.is_empty() {
                read(files, max_bytes, on_files);
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

/// Reads the files one after the other.
fn read(files: Vec<File>, max_bytes: u32, on_files: OnFiles) {
    spawn_local(async move {
        let mut results = Vec::new();
        for file in files {
            results.push(read_one(&file, max_bytes).await);
        }
        on_files(results);
    });
}

async fn read_one(file: &File, max_bytes: u32) -> FileResult {
    let name = file.name();
    if file.size() > f64::from(max_bytes) {
        return Err(FileError::TooLarge { name, limit: max_bytes });
    }
    let bytes: Promise = file.array_buffer().unchecked_into();
    match JsFuture::from(bytes).await {
        Ok(buffer) => Ok((name, Uint8Array::new(&buffer).to_vec())),
        Err(_) => Err(FileError::NotRead { name }),
    }
}
