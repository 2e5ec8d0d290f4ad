//! BLANK in a browser.

mod again;
mod bots;
mod calling;
mod curtain;
mod dialogs;
mod drag;
mod effects_by_hand;
mod free_words;
mod games;
mod hand;
mod language;
mod last_call;
mod long_names;
mod many_cards;
mod options;
mod piles;
mod presses;
mod second_screen;
mod secrets;
mod setup;
mod table_rulings;
mod timers;
mod undo;
mod winning;
