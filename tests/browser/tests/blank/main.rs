//! BLANK in a browser.

mod bots;
mod calling;
mod curtain;
mod dialogs;
mod drag;
mod evening;
mod last_call;
mod long;
mod long_names;
mod piles;
mod presses;
mod seconds;
mod seconds_kept;
mod secrets;
mod setup;
mod sharp;
mod table_rulings;
mod tables;
mod taking_back;
mod winning;
mod worded;
