//! The keyboard: a key presses a button that is on the screen, and nothing else.

use crate::browser::{focus, page};

/// Which button each key presses. A key whose button is not there does nothing.
///
/// The key by its small letter, whether Shift has to be down if that matters, and the button.
const KEYS: [(&str, Option<bool>, &str); 6] = [
    ("enter", None, "dialog:is([open], :popover-open) .primary, .table > .action .primary, .primary"),
    ("u", Some(false), "#undo"),
    ("u", Some(true), "#redo"),
    ("m", None, "#mute"),
    ("f", None, "#full-screen"),
    ("?", None, "#help"),
];

/// Listens for as long as the page lives.
pub fn listen() {
    page::on_key(|key| {
        // Who writes, writes; and a button that has the focus hears Enter by itself.
        if key.in_field || (key.key == "Enter" && (key.on_control || key.repeated)) {
            return;
        }
        let name = key.key.to_lowercase();
        let wanted = |&&(known, shift, _): &&(&str, Option<bool>, &str)| {
            known == name && shift.is_none_or(|shift| shift == key.shift)
        };
        if let Some((_, _, button)) = KEYS.iter().find(wanted)
            && focus::press(button)
        {
            key.prevent();
        }
    })
    .for_ever();
}
