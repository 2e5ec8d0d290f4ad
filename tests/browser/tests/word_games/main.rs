//! The word games in a browser: 10 Blank White Pieceagories, Scattergories, and what is the same in both.

mod both;
mod curtain;
mod handing_in;
mod long_names;
mod paper;
mod pause;
mod pieceagories;
mod remarks;
mod scattergories;
mod second_screen;
mod shared_people;
mod tips;
