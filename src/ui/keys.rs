//! Keyboard shortcuts: each key presses a button that is on the screen.

use crate::browser::{focus, page};

/// Which button each key presses: the key in lower case, whether Shift must be down (`None` if that does not
/// matter), and the selectors of the buttons.
///
/// The first of these buttons that is in the document, and not behind a curtain, is pressed, even if a phone does not show
/// it. If there is none, nothing happens.
const KEYS: [(&str, Option<bool>, &[&str]); 6] = [
    ("enter", None, &["dialog[open] [data-primary]", "[data-foot] [data-primary]", "[data-primary]"]),
    ("u", Some(false), &["#undo"]),
    ("u", Some(true), &["#redo"]),
    ("m", None, &["#mute"]),
    ("f", None, &["#full-screen"]),
    ("?", None, &["#help"]),
];

/// Listens as long as the page is open.
pub fn listen() {
    page::on_key(|key| {
        // Keys meant for a field that was just removed do nothing. They must not even press the button that has the
        // focus now: at a Blitz it starts the next player's time.
        if key.continued_typing {
            key.prevent();
            return;
        }
        // Keys typed into a field are text. A focused control handles Enter itself.
        if key.in_field || (key.key == "Enter" && (key.on_control || key.repeated)) {
            return;
        }
        if key.key.starts_with("Arrow") && focus::enter_grid() {
            key.prevent();
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
