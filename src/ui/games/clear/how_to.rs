//! How to play Clear!, on a page and in pictures.

use crate::ui::prelude::*;

use super::{
    dice,
    picture::{CardLines, still, wood},
};
use crate::{
    play::Kind,
    rules::{
        clear::{Card, Squares},
        piecepack::{Rank, Suit},
    },
    ui::{
        how_to::{self, RulesPage},
        parts::{Pawn, Tile},
    },
};

/// The game in a line.
const LINE: &str = "Everybody has a card of 24 coins and looks at the same four dice. Take lines of three or four until no three are in line any more.";

/// The screen.
#[component]
pub fn HowTo() -> Html {
    let inside = html! { {steps()}{lines()}{score()}{house()} };
    html! { {wood()}<RulesPage kind=Kind::Clear class="setup leaf how-to" title="How to play Clear!" line=LINE inside/> }
}

/// A card for pictures, with coins on some squares only.
fn card(left: u32) -> Card {
    use Rank::{Ace, Five, Four, Null, Three, Two};
    let card = Card::of([
        Three, Two, Ace, Five, Two, Null, //
        Null, Four, Two, Three, Ace, Five, //
        Two, Ace, Five, Two, Four, Three, //
        Ace, Null, Four, Null, Three, Five,
    ]);
    card.without(Squares::new(!left & Squares::ALL.bits()).unwrap_or_default())
}

fn taken(line: u32) -> CardLines {
    CardLines { taken: Squares::new(line).into_iter().collect(), ..CardLines::default() }
}

const FULL: u32 = 0xff_ffff;

/// A deal from the full card to the applause (CL-15 to CL-72).
fn steps() -> Html {
    let throw = || dice::still(&[Rank::Ace, Rank::Two, Rank::Two, Rank::Five]);
    let steps = [
        (
            "Fill the cards",
            "Six tiles make 24 squares. All 24 coins of a piecepack are mixed and laid on them, rank up: four each of \
             blank, ace, 2, 3, 4 and 5.",
            still(card(FULL), CardLines::default()),
        ),
        (
            "Roll four dice",
            "One throws for everybody, and the next throw is the next player’s. A coin with a spiral answers to a die \
             with a symbol: both are aces.",
            throw(),
        ),
        (
            "Take a line",
            "Look for three or four coins that follow one another along a row, a column or a diagonal, each with a die \
             of its own. The order does not matter, and one line a throw is all.",
            still(card(FULL), taken(0b1_1100)),
        ),
        (
            "Four!",
            "A line of four uses up all four dice, and brings two points at once. It empties the card sooner, too.",
            still(card(FULL & !0b1_1100), taken(0b1111 << 12)),
        ),
        (
            "Scratch!",
            "No line? Then scratch, and keep all your coins. Whoever has decided is bound by it; what the others did \
             is seen when all have decided.",
            still(card(0x84_1021), CardLines::default()),
        ),
        (
            "Scratch-Off",
            "When everybody scratches, a pawn goes on the Scratch Tile; any line takes the pawns off again. The third in \
             a row brings two dice, for lines of two. If everybody scratches then too, the deal is over.",
            html! {
                <Tile/>
                {[Suit::Suns, Suit::Moons, Suit::Crowns].map(|suit| html! { <Pawn suit initial=""/> }).into_iter().collect_html()}
            },
        ),
        (
            "Clear!",
            "Your card is clear when no row, column or diagonal has three coins any more, however far apart. The deal \
             ends with that throw.",
            still(card(0xa0_1402), CardLines::default()),
        ),
        (
            "Seven deals",
            "The points of all deals are added up. Most win, and whoever ties wins together.",
            throw(),
        ),
    ];
    html! { <how_to::Steps steps=steps.into()/> }
}

/// What a line is (CL-26, CL-27, CL-R07).
fn lines() -> Html {
    html! {
        <section class="setup-section">
            <h2>"What a line is"</h2>
            <dl>
                <dt>"Gaps do not break it."</dt>
                <dd>"Empty squares between two coins do not count: they are neighbours across any distance."</dd>
                <dt>"Coins do."</dt>
                <dd>"A coin in between has to be taken along, or the line stops there."</dd>
                <dt>"Straight lines only."</dt>
                <dd>"Both slopes of diagonals count, short ones too; bends and knight’s moves do not."</dd>
                <dt>"Each coin its own die."</dt>
                <dd>"With ace, 2, 2 and 5 thrown, 2–5–2 is a line, and 2–2–2 is none."</dd>
            </dl>
        </section>
    }
}

/// How a deal is scored (CL-70 to CL-79).
fn score() -> Html {
    html! {
        <section class="setup-section">
            <h2>"What it brings"</h2>
            <dl>
                <dt>"Four: 2 points"</dt>
                <dd>"Each time, whoever wins the deal."</dd>
                <dt>"Clear: 10 points less the coins left"</dt>
                <dd>"With five coins left, 10 − 5 = 5. Several can be clear in one throw; the others have nothing for their cards."</dd>
                <dt>"Clear alone: a bonus"</dt>
                <dd>"The only clear player chooses another card and has a point for every coin on it: best the fullest."</dd>
                <dt>"Everybody scratches"</dt>
                <dd>"After a Scratch-Off in which all scratch, every card with fewer than ten coins brings 10 less the coins left. Nobody has a bonus."</dd>
            </dl>
        </section>
    }
}

/// What a house may change, and how the page is pressed.
fn house() -> Html {
    html! {
        <section class="setup-section">
            <h2>"On this page"</h2>
            <dl>
                <dt>"Choosing"</dt>
                <dd>"Tap the coins of a line, or only its two ends, or drag along it. Arrows move, Space chooses, Escape drops, Enter takes."</dd>
                <dt>"Everybody’s turn"</dt>
                <dd>"The card of whoever has not decided comes up by itself; a press on any small card brings that one."</dd>
                <dt>"House rules"</dt>
                <dd>"A house may check a Scratch, show what was missed, and give hints. As designed, there are none: looking is the game."</dd>
                <dt>"Real piecepacks"</dt>
                <dd>"With cards on the real table the page throws, announces, counts the Scratch Rounds and adds up."</dd>
            </dl>
        </section>
    }
}
