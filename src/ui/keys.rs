//! Keyboard shortcuts: each key presses a button that is on the screen.

use crate::browser::{focus, page};

/// Which button each key presses. If the button is not there, nothing happens.
///
/// The key in lower case, whether Shift must be down if that matters, and the buttons: the first one that is there is
/// pressed.
const KEYS: [(&str, Option<bool>, &[&str]); 6] = [
    ("enter", None, &["dialog:is([open], :popover-open) .primary", ".table > .action .primary", ".primary"]),
    ("u", Some(false), &["#undo"]),
    ("u", Some(true), &["#redo"]),
    ("m", None, &["#mute"]),
    ("f", None, &["#full-screen"]),
    ("?", None, &["#help"]),
];

/// Listens as long as the page is open.
pub fn listen() {
    page::on_key(|key| {
        // Keys typed into a field are text, even if it has just gone; and a focused button handles Enter itself.
        if key.in_field || key.typed_on || (key.key == "Enter" && (key.on_control || key.repeated)) {
            return;
        }
        let name = key.key.to_lowercase();
        let wanted = |&&(known, shift, _): &&(&str, Option<bool>, &[&str])| {
            known == name && shift.is_none_or(|shift| shift == key.shift)
        };
        if let Some((_, _, buttons)) = KEYS.iter().find(wanted)
            && buttons.iter().any(|button| focus::press(button))
        {
            key.prevent();
        }
    })
    .keep_forever();
}
