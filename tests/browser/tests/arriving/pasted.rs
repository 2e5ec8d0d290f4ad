//! The names in a pasted text, as the painted set-ups read them.

use anyhow::Result;
use browser_tests::with_arriving_page;
use partypiece::{
    pasted::{BULLETS, QUOTES, SPACED_BULLETS},
    rules::luck::{Luck, Seed},
    setup::guests::{Guests, has_several_names},
};
use serde_json::json;

/// What lists are made of, besides all bullets and quotation marks.
const PIECES: [&str; 56] = [
    "Ana",
    "Bo",
    "Smith, Ann",
    "Jones, Bob",
    "J. Smith",
    "O’Hara",
    "D'Arcy",
    "R2D2",
    "李雷",
    "Ана",
    "\n",
    "\n",
    "\n",
    "\n",
    "\n\n",
    "\r\n",
    "\r",
    "\t",
    " ",
    "  ",
    ",",
    ", ",
    ";",
    "; ",
    "\"",
    "'",
    "1. ",
    "2. ",
    "3) ",
    "(4) ",
    "a) ",
    "(b) ",
    "5: ",
    "6.",
    "8.) ",
    "1234. ",
    "7",
    "① ",
    "⒛",
    "❶",
    "1\u{fe0f}\u{20e3} ",
    "[ ] ",
    "[x] ",
    "[X]",
    "\u{fe0f}",
    " <ana@example.org>",
    "<bo@example.org>",
    " <3",
    "@",
    " | ",
    "/",
    "#1 ",
    "2 - ",
    "3 ",
    "i. ",
    "ii. ",
];

/// Lists of all kinds, each different.
fn texts() -> Vec<String> {
    let mark = |mark: char| format!("{mark} Ana\n{mark}Bo\n{mark}{mark} Cy\n{mark}\u{fe0f}Di");
    let marks = BULLETS.chars().chain(SPACED_BULLETS.chars()).map(mark);
    let quoted = QUOTES.map(|(open, close)| {
        format!("{open}Smith, Ann{close}\n{open}Bo{close},\n{open} Cy {open}x{close}{close};\n{open}{close}")
    });
    let mut luck = Luck::new(Seed(43));
    let mut pick = |pieces: &[String]| pieces[luck.below(pieces.len() as u32) as usize].clone();
    let marks_of_all = BULLETS.chars().chain(SPACED_BULLETS.chars()).map(|mark| format!("{mark} "));
    let quotes = QUOTES.into_iter().flat_map(|(open, close)| [open, close]).map(String::from);
    let rare: Vec<String> = marks_of_all.chain(quotes).collect();
    let pieces: Vec<String> = PIECES.map(String::from).into();
    let counts: Vec<String> = (2..16).map(|count| count.to_string()).collect();
    let mut random = || -> String {
        let count = pick(&counts).parse().unwrap_or(2);
        // One kind of mark for the whole list, as people use it.
        let mark = pick(&rare);
        (0..count).map(|at| if at % 3 == 0 { mark.clone() } else { pick(&pieces) }).collect()
    };
    let random: Vec<String> = (0..600).map(|_| random()).collect();
    marks.chain(quoted).chain(random).collect()
}

/// Pastes each text into an empty list, and removes the names again.
const PASTE_ALL: &str = "const fields = () => [...document.querySelectorAll('.places input')];
    return arguments[0].map((text) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text', text);
        fields()[0].dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
        const names = fields().map((field) => field.value).filter(Boolean);
        while (fields().some((field) => field.value)) document.querySelector('.places .remove').click();
        return names;
    })";

/// NW-09, FI-05: the painted set-up finds the same names in a pasted text as the program.
#[test]
fn painted_and_real_set_ups_read_the_same_names() -> Result<()> {
    with_arriving_page(async |arriving| {
        arriving.open("#/set-up/rememory").await?;
        let texts = texts();
        let answer = arriving.page.browser.execute(PASTE_ALL, vec![json!(texts)]).await?;
        let painted: Vec<Vec<String>> = serde_json::from_value(answer.json().clone())?;
        for (text, painted) in texts.iter().zip(painted) {
            let mut guests = Guests::default();
            let first = guests.list()[0].id;
            if has_several_names(text) {
                guests.paste(first, text);
            }
            let real: Vec<&str> = guests.named().map(|guest| guest.name.as_str()).collect();
            assert_eq!(painted, real, "{text:?}");
        }
        Ok(())
    })
}
