//! How to play Pieceagories, on a page and in pictures.

use crate::ui::prelude::*;

use crate::{
    play::Kind,
    rules::{
        pieceagories::{LetterThrow, View},
        piecepack::{Rank, Suit},
    },
    screens::{
        pieceagories::{house::HOUSE_RULES, introduction::coin_and_dice, source_texts},
        sheets::{A_POINT_EACH, CHART, SYMBOLS},
    },
    setup::pieceagories::SourceChoice,
    ui::{
        how_to::{self, RulesPage, Term, house_rules, section, wide_section},
        parts::{BigLetter, BoardPawn, Coin, Die, Pawn, Scoreboard, Slip, Tile},
        sheets::answering::OWN_TIMER,
    },
};

/// Categories in the pictures.
const BOAT: &str = "Bad names for a boat";
const ROBOT: &str = "Things a robot forgets";

/// The game in a line.
const LINE: &str =
    "Write categories. A coin sets the time, two dice set the letter. Find answers that nobody else has.";

pub(super) fn page() -> impl IntoView {
    let inside = view! {
        {steps()}
        {letter_chart()}
        {section(how_to::ANSWERS_TITLE, &ANSWERS)}
        {section("When in doubt, vote", &VOTES)}
        {section(how_to::SYMBOLS_TITLE, &SYMBOLS)}
        {wide_section("Other sources of categories", "Everything else stays the same. One source a game.", &SOURCES)}
        {house_rules(&OPTIONS, &HOUSE_RULES)}
    }.into_any();
    view! { <RulesPage kind=Kind::Pieceagories class="how-to" title="How to play Pieceagories" line=LINE inside/> }
}

/// What an answer has to be (PG-55 to PG-62).
const ANSWERS: [Term; 6] = [
    ("It begins with the letter.", "Accents and capitals make no difference: “Éclair” counts for E."),
    (
        "A, an and the go last.",
        "“Shining, The” counts for S. “The Shining” counts for no letter, not even T.",
    ),
    ("A last name may come first.", "“Curie, Marie” counts for C, “Marie Curie” for M."),
    how_to::USED_ONCE,
    ("Be inventive.", "An answer is wrong only if the table votes so."),
    how_to::TIME_UP,
];

/// How the table decides (PG-66 to PG-71, PG-R26 to PG-R31).
const VOTES: [Term; 4] = [
    (
        "The same?",
        "One has “dog” and another “dogs”: everybody votes. The same: both are struck. Different: both count.",
    ),
    (
        "Does that count?",
        "Press any answer, and everybody votes. If more vote to strike it than to keep it, it is struck.",
    ),
    how_to::TIE,
    ("No letter at all?", "“7-Up” with S: the writer can ask the table to accept it."),
];

/// Where categories may come from instead (PG-84 to PG-99).
const SOURCES: [Term; 5] = [
    source_texts(SourceChoice::Ready),
    (
        "Pieceagories Pieceagories",
        "First the dice give a letter, and every category must begin with it. The host may roll again at any time.",
    ),
    (
        "Against Humanity",
        "Type or paste black cards of Cards Against Humanity. Each round ten are drawn at random and do not come back.",
    ),
    ("Apples", "Adjectives of Apples to Apples, drawn in the same way. You have half the time."),
    (
        "Other cards",
        "Cards of a similar game. You choose whether they come back and whether you have half the time.",
    ),
];

/// Options that are more than a switch.
const OPTIONS: [Term; 6] = [
    ("More or fewer rounds", "1 to 20 instead of 6. With more than 6 the board grows."),
    ("More suits", "With more than one piecepack up to eight play, a pawn of another suit for each."),
    ("A host who only runs the table", "They pick, roll and vote, but have no pawn and no sheet."),
    how_to::ON_PAPER,
    OWN_TIMER,
    (
        "A forfeit",
        "For whoever flips a blank coin or has an answer struck: a drink, if all are old enough, or whatever you decide.",
    ),
];

/// The steps (PG-13 to PG-82).
fn steps() -> AnyView {
    let steps = [
        (
            "Write categories",
            "Everybody but the host writes categories, one on each slip. You need 10. About 30 are good for six rounds. With \
             ready-made categories or cards nobody writes any.",
            slips(),
        ),
        (
            "Lay the board",
            "Meanwhile the host lays out tiles: three rows, one column for every two pawns. Each pawn starts below its \
             own track.",
            tiles(),
        ),
        (
            "Pick ten",
            "The host picks ten slips and numbers them. A slip may be picked again in a later round. You can add slips \
             between rounds. Of ready-made categories or cards, ten are drawn at random.",
            list(),
        ),
        (
            "Flip a coin",
            "Whoever has the next birthday, or is next by seat, flips one of the coins. Its number is the time in \
             minutes; a spiral is one. If it is blank, the next player flips. In a Blitz no coin is flipped.",
            coins(),
        ),
        (
            "Roll the dice",
            "The host rolls two dice and multiplies them. The chart below shows the letter.",
            dice(),
        ),
        (how_to::WRITE.0, how_to::WRITE.1, sheet()),
        (how_to::READ.0, how_to::READ.1, answers()),
        (
            "Climb",
            "The most points win the round, and the winner’s pawn moves up one space. On a tie all of them move up. \
             After the last round, usually the sixth, the highest pawn wins.",
            board(),
        ),
    ];
    view! { <how_to::Steps steps=steps.into()/> }.into_any()
}

fn slips() -> AnyView {
    let slip = |text: &'static str| view! { <Slip text/> };
    [ROBOT, BOAT, "What the neighbours hear"].map(slip).collect_view().into_any()
}

fn tiles() -> AnyView {
    let tile = |_| view! { <Tile/> };
    let pawn = |(suit, initial): (Suit, &'static str)| view! { <Pawn suit initial/> };
    view! {
        {[(); 2].map(tile).collect_view()}
        {[(Suit::Suns, "A"), (Suit::Moons, "B"), (Suit::Crowns, "C")].map(pawn).collect_view()}
    }
    .into_any()
}

fn list() -> AnyView {
    view! {
        <Slip text=BOAT number=Some(1)/>
        <Slip text=ROBOT number=Some(2) older=vec![7]/>
        <Slip text="Found in a violin case" number=Some(3)/>
    }
    .into_any()
}

fn coins() -> AnyView {
    let coins = [
        (Suit::Crowns, None),
        (Suit::Suns, Some(Rank::Null)),
        (Suit::Arms, None),
        (Suit::Moons, Some(Rank::Four)),
        (Suit::Suns, None),
    ];
    coins.map(|(suit, rank)| view! { <Coin suit rank/> }).collect_view().into_any()
}

fn dice() -> AnyView {
    view! {
        <Die suit=Suit::Suns face=Some(Rank::Two)/>
        <span class="times">"×"</span>
        <Die suit=Suit::Arms face=Some(Rank::Four)/>
        <small>"8 on the chart:"</small>
        <BigLetter letter=Some('C')/>
    }
    .into_any()
}

fn sheet() -> AnyView {
    how_to::sheet("C", [(1, BOAT, "Colander"), (2, ROBOT, "Cuddling")])
}

fn answers() -> AnyView {
    how_to::answers(["Capsize", "capsize", "Colander"])
}

fn board() -> AnyView {
    let pawn = |track, suit, name: &str, position| BoardPawn {
        suit,
        initial: name[..1].to_owned(),
        name: name.to_owned(),
        track,
        position,
    };
    let pawns =
        vec![pawn(0, Suit::Suns, "Ana", 2), pawn(1, Suit::Moons, "Bo", 1), pawn(2, Suit::Crowns, "Cy", 3)];
    view! { <Scoreboard tiles_wide=2 tiles_high=3 pawns label=""/> }.into_any()
}

/// The game in three cards, for newcomers.
pub(super) fn introduction(view: &View) -> Vec<how_to::HowToStep> {
    let (title, text) = coin_and_dice(view);
    vec![
        (title, text, dice()),
        (how_to::INTRODUCTION_WRITE.0, how_to::INTRODUCTION_WRITE.1, sheet()),
        (how_to::INTRODUCTION_SCORE, A_POINT_EACH, answers()),
    ]
}

/// All throws of the two dice and their letters (PG-48 to PG-51).
fn letter_chart() -> AnyView {
    view! {
        <section class="setup-section chart-of-letters">
            <h2>"Two dice make a letter"</h2>
            <p>"Multiply them. Blank is nothing, the symbol is one; so a blank always makes a T."</p>
            <table>
                <caption class="visually-hidden">"The letter for each throw, with the product below it"</caption>
                <thead>
                    <tr><td></td>{Rank::ALL.map(|rank| face(Suit::Suns, rank, "col")).collect_view()}</tr>
                </thead>
                <tbody>{Rank::ALL.map(row).collect_view()}</tbody>
            </table>
            <p class="quietly">{CHART}</p>
        </section>
    }.into_any()
}

fn row(down: Rank) -> AnyView {
    let letter = |across| {
        let throw = LetterThrow([down, across]);
        let letter = char::from(throw.letter()).to_string();
        view! { <td><b>{letter}</b><small>{throw.product().to_string()}</small></td> }.into_any()
    };
    view! { <tr>{face(Suit::Arms, down, "row")}{Rank::ALL.map(letter).collect_view()}</tr> }.into_any()
}

/// A face of a die at the edge of the chart.
fn face(suit: Suit, rank: Rank, scope: &'static str) -> AnyView {
    let name = match rank {
        Rank::Null => "blank".to_owned(),
        Rank::Ace => "symbol, one".to_owned(),
        Rank::Two | Rank::Three | Rank::Four | Rank::Five => rank.to_string(),
    };
    view! {
        <th scope=scope>
            <Die suit face=Some(rank)/>
            <span class="visually-hidden">{name}</span>
        </th>
    }
    .into_any()
}
