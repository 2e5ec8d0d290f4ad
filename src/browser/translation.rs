//! Keeps the page true while a browser translates it.
//!
//! Translators put `<font>` elements in the place of each text node. The program would go on writing into the old nodes, which
//! nobody sees. So each old node is put back, empty, before its translation. When the program writes into it or removes it, the
//! translation goes. The new text is then translated as any other.
//!
//! Tables are marked `translate="no"`, because they change all the time, and so are names and the words of pieces.

use std::{cell::RefCell, iter};

use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::{
    CharacterData, Element, MutationObserver, MutationObserverInit, MutationRecord, Node, NodeList,
};

/// A text of the program, and what a translator shows instead.
struct Translated {
    text: CharacterData,
    /// What the text was.
    original: String,
    translation: Element,
}

impl Translated {
    /// Whether both are still on the page.
    fn is_shown(&self) -> bool {
        self.text.is_connected() && self.translation.is_connected()
    }
}

thread_local! {
    /// Watches the page for translators.
    static OBSERVER: Option<MutationObserver> = observer();
}

/// Says whether browsers may translate what is drawn. Only then translators are watched, because watching costs time at each
/// change.
pub fn allow(allowed: bool) {
    let Some(root) = super::root() else { return };
    // Setting fails only for an invalid name, and removing a missing attribute is no error.
    let _ = if allowed { root.remove_attribute("translate") } else { root.set_attribute("translate", "no") };
    let watched = MutationObserverInit::new();
    watched.set_child_list(true);
    watched.set_subtree(true);
    watched.set_character_data(true);
    OBSERVER.with(|observer| match observer {
        // It fails only for invalid options.
        Some(observer) if allowed => drop(observer.observe_with_options(&root, &watched)),
        Some(observer) => observer.disconnect(),
        None => (),
    });
}

fn observer() -> Option<MutationObserver> {
    let translated = RefCell::new(Vec::new());
    let changed = move |records: js_sys::Array, observer: MutationObserver| {
        let records = records.iter().filter_map(|record| record.dyn_into::<MutationRecord>().ok());
        follow(&mut translated.borrow_mut(), records);
        // What was just done here is no news.
        observer.take_records();
    };
    let changed = Closure::<dyn FnMut(js_sys::Array, MutationObserver)>::new(changed);
    let observer = MutationObserver::new(changed.as_ref().unchecked_ref()).ok()?;
    changed.forget();
    Some(observer)
}

fn follow(translated: &mut Vec<Translated>, records: impl Iterator<Item = MutationRecord>) {
    for record in records {
        match record.target().and_then(|target| target.dyn_into::<CharacterData>().ok()) {
            Some(text) => written(translated, &text),
            None => replaced(translated, &record),
        }
    }
    translated.retain(Translated::is_shown);
}

/// The program wrote a new text into a node that was empty: the translation of its old text goes, so that the new one is seen.
fn written(translated: &mut Vec<Translated>, text: &CharacterData) {
    if let Some(at) = translated.iter().position(|one| one.text == *text) {
        translated.swap_remove(at).translation.remove();
    }
}

fn replaced(translated: &mut Vec<Translated>, record: &MutationRecord) {
    for removed in nodes(&record.removed_nodes()).filter(|node| !node.is_connected()) {
        if let Some(at) = translated.iter().position(|one| one.translation.is_same_node(Some(&removed))) {
            // The translator shows the original again. The text was emptied for the translation: it gets its letters back, unless the
            // program has written new ones.
            let Translated { text, original, .. } = translated.swap_remove(at);
            if text.data().is_empty() {
                text.set_data(&original);
            }
        } else if let Ok(text) = removed.dyn_into::<CharacterData>() {
            text_removed(translated, record, text);
        }
    }
}

/// A text was removed: by a translator, which leaves a translation, or by the program.
fn text_removed(translated: &mut Vec<Translated>, record: &MutationRecord, text: CharacterData) {
    if let Some(at) = translated.iter().position(|one| one.text == text) {
        translated.swap_remove(at).translation.remove();
    } else if let Some(translation) = translation_in(record)
        && translation.before_with_node_1(&text).is_ok()
    {
        let original = text.data();
        text.set_data("");
        translated.push(Translated { text, original, translation });
    }
}

/// The element of a translator that came in the place of a removed text: in the same step, or in the one before.
fn translation_in(record: &MutationRecord) -> Option<Element> {
    let beside = [record.previous_sibling(), record.next_sibling()].into_iter().flatten();
    nodes(&record.added_nodes())
        .chain(beside)
        .filter_map(|node| node.dyn_into::<Element>().ok())
        .find(|element| element.tag_name() == "FONT" && element.is_connected())
}

fn nodes(list: &NodeList) -> impl Iterator<Item = Node> {
    let mut at = 0;
    let list = list.clone();
    iter::from_fn(move || {
        at += 1;
        list.get(at - 1)
    })
}
