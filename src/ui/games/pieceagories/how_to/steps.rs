//! The steps of a game with pictures.

use crate::ui::prelude::*;

use crate::{
    rules::piecepack::{Rank, Suit},
    ui::{
        how_to,
        parts::{BigLetter, BoardPawn, Coin, Die, Pawn, Scoreboard, Sheet, SheetLine, Slip, Tile},
    },
};

/// The steps (PG-13 to PG-82).
pub(super) fn steps() -> Html {
    let steps = [
        (
            "Write categories",
            "Everybody but the host writes categories, one on each slip. You need 10 for one round and about 30 for six.",
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
             between rounds.",
            list(),
        ),
        (
            "Flip a coin",
            "Whoever has the next birthday, or is next by seat, flips one of the coins. Its number is the time in \
             minutes; a spiral is one. If it is blank, the next player flips.",
            coins(),
        ),
        (
            "Roll the dice",
            "The host rolls two dice and multiplies them. The chart below shows the letter.",
            dice(),
        ),
        (
            "Write",
            "Write one answer for each category that begins with the letter. When time runs out, your answers are \
             locked.",
            sheet(),
        ),
        (
            "Read and strike",
            "Category by category, everybody reads out their answer. If two have the same, both are struck. Each answer \
             that counts is a point.",
            answers(),
        ),
        (
            "Climb",
            "The most points win the round, and the winner's pawn moves up one space. On a tie all of them move up. \
             After six rounds the highest pawn wins.",
            board(),
        ),
    ];
    html! { <how_to::Steps steps=steps.into()/> }
}

fn slips() -> Html {
    let slip = |text: &'static str| html! { <Slip text/> };
    ["Things a robot forgets", "Bad names for a boat", "What the neighbours hear"].map(slip).collect_html()
}

fn tiles() -> Html {
    let tile = |_| html! { <Tile/> };
    let pawn = |(suit, initial): (Suit, &'static str)| html! { <Pawn suit initial/> };
    html! {
        {[(); 2].map(tile).collect_html()}
        {[(Suit::Suns, "A"), (Suit::Moons, "B"), (Suit::Crowns, "C")].map(pawn).collect_html()}
    }
}

fn list() -> Html {
    html! {
        <Slip text="Bad names for a boat" number=Some(1)/>
        <Slip text="Things a robot forgets" number=Some(2) older=vec![7]/>
        <Slip text="Found in a violin case" number=Some(3)/>
    }
}

fn coins() -> Html {
    let coins = [
        (Suit::Crowns, None),
        (Suit::Suns, Some(Rank::Null)),
        (Suit::Arms, None),
        (Suit::Moons, Some(Rank::Four)),
        (Suit::Suns, None),
    ];
    coins.map(|(suit, rank)| html! { <Coin suit rank/> }).collect_html()
}

fn dice() -> Html {
    html! {
        <Die suit=Suit::Suns face=Some(Rank::Two)/>
        <span class="times">"×"</span>
        <Die suit=Suit::Arms face=Some(Rank::Four)/>
        <span class="times">"= 8"</span>
        <BigLetter letter=Some('C')/>
    }
}

fn sheet() -> Html {
    html! {
        <Sheet head="C">
            <SheetLine number=1 category="Bad names for a boat" done=true>"Colander"</SheetLine>
            <SheetLine number=2 category="Things a robot forgets" done=true>"Cuddling"</SheetLine>
        </Sheet>
    }
}

fn answers() -> Html {
    html! {
        <ul class="verdicts">
            <li><Pawn suit=Suit::Suns initial="A"/><s>"Capsize"</s></li>
            <li><Pawn suit=Suit::Moons initial="B"/><s>"capsize"</s></li>
            <li><Pawn suit=Suit::Crowns initial="C"/><b>"Colander"</b></li>
        </ul>
    }
}

fn board() -> Html {
    let pawn = |run, suit, name: &str, position| BoardPawn {
        suit,
        initial: name[..1].to_owned(),
        name: name.to_owned(),
        run,
        position,
    };
    let pawns =
        vec![pawn(0, Suit::Suns, "Ana", 2), pawn(1, Suit::Moons, "Bo", 1), pawn(2, Suit::Crowns, "Cy", 3)];
    html! { <Scoreboard tiles_wide=2 tiles_high=3 pawns label=""/> }
}

/// The game in three cards, for newcomers.
pub fn introduction() -> Vec<how_to::HowToStep> {
    vec![
        ("Coin and dice", "A coin sets the minutes. Two dice give the letter of the round.", dice()),
        ("Write", "Find one answer for each of ten categories. Each answer begins with the letter.", sheet()),
        (
            "Score",
            "Same answer as somebody else: no points. One point for each of the others. Most points: your pawn climbs.",
            answers(),
        ),
    ]
}
