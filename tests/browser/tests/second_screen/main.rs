//! The window of the second screen: how it finds the laptop's page, and how it looks. That it shows no secret is tested beside
//! each game.

mod layout;
mod windows;
