//! House rules, and the pieces owned. Everything off is the game as designed.

use crate::ui::prelude::*;

use crate::{
    rules::pieceagories::{House, Refusal, Setup, Stake},
    ui::parts::agreed::{fold, stepper, switch},
};

use super::{desk::Desk, forfeit::forfeit};

/// Rounds as designed (PG-81).
const ROUNDS: u8 = 6;

/// A house rule that is a switch: its title, what it changes, and where it stands.
struct Switch {
    title: &'static str,
    line: &'static str,
    place: fn(&mut House) -> &mut bool,
}

const SWITCHES: [Switch; 8] = [
    Switch {
        title: "Invent together",
        line: "Categories are called out in the open and one person types them, instead of each alone behind the curtain.",
        place: |house| &mut house.together,
    },
    Switch {
        title: "The host invents, too",
        line: "As designed, a host who plays lays out the board while the others invent.",
        place: |house| &mut house.host_invents,
    },
    Switch {
        title: "Alliteration is worth two",
        line: "Two words or more that all begin with the letter give 2 points: “Farrah Fawcett” under F.",
        place: |house| &mut house.alliteration,
    },
    Switch {
        title: "Duplicates only within a category",
        line: "As designed, an answer on two sheets is struck on both, wherever it stands on them.",
        place: |house| &mut house.same_category,
    },
    Switch {
        title: "A fresh letter every round",
        line: "Dice that give the letter of the round before are thrown again.",
        place: |house| &mut house.fresh_letter,
    },
    Switch {
        title: "Hand in early",
        line: "Whoever has finished typing may hand in the sheet before time is up.",
        place: |house| &mut house.early,
    },
    Switch {
        title: "The coin goes by seats",
        line: "As designed, the next birthday turns the coin; so, nobody's birthday is needed.",
        place: |house| &mut house.by_seat,
    },
    Switch {
        title: "Show at once who wrote a category",
        line: "Names stand beside the categories as soon as the list is laid out, instead of after the game.",
        place: |house| &mut house.authors_at_once,
    },
];

/// The house rules.
pub(super) fn house(desk: Desk) -> Html {
    let now = Signal::derive(move || in_force(desk));
    let body = html! {
        {rounds(desk)}
        <div class="choices">{SWITCHES.iter().map(|rule| rule_switch(desk, rule)).collect_html()}</div>
        {forfeit(desk)}
    };
    fold("House rules", now, desk.house_open, body)
}

/// Which house rules are in force, in a line.
fn in_force(desk: Desk) -> String {
    desk.plan.with(|plan| {
        let mut house = plan.house.clone();
        let mut on: Vec<&str> =
            SWITCHES.iter().filter(|rule| *(rule.place)(&mut house)).map(|rule| rule.title).collect();
        if plan.stake != Stake::Nothing {
            on.push("Forfeits");
        }
        let rounds = (plan.rounds != ROUNDS).then(|| format!("{} rounds", plan.rounds));
        match (rounds, &on[..]) {
            (None, []) => "None: the game as designed".to_owned(),
            (Some(rounds), []) => rounds,
            (None, on) => on.join(", "),
            (Some(rounds), on) => format!("{rounds}, {}", on.join(", ")),
        }
    })
}

fn rule_switch(desk: Desk, rule: &'static Switch) -> Html {
    let on = Memo::new(move |_| desk.plan.with(|plan| *(rule.place)(&mut plan.house.clone())));
    let turn = Callback::new(move |on| desk.plan.update(|plan| *(rule.place)(&mut plan.house) = on));
    switch(rule.title, rule.line, on.into(), turn)
}

fn rounds(desk: Desk) -> Html {
    let rounds = Signal::derive(move || desk.plan.with(|plan| plan.rounds));
    let change = Callback::new(move |rounds| desk.plan.update(|plan| plan.rounds = rounds));
    let refusal = |rounds| (!Setup::ROUNDS.contains(&rounds)).then(|| Refusal::Rounds { rounds }.to_string());
    stepper("Rounds", "Six as designed. For more of them the board grows.", rounds, change, refusal)
}

/// The suits that are owned (PG-02, PG-R44).
pub(super) fn pieces(desk: Desk) -> Html {
    let suits = Signal::derive(move || desk.plan.with(|plan| plan.roster.suits()));
    let now = Signal::derive(move || {
        let suits = suits.get();
        format!("{suits} suits, so up to {suits} can play")
    });
    let change = Callback::new(move |suits| desk.plan.update(|plan| plan.roster.own(suits)));
    let refusal = |suits| (!Setup::SUITS.contains(&suits)).then(|| Refusal::Suits { suits }.to_string());
    let line = "A standard set has four. Every suit brings a pawn and six coins.";
    fold("Pieces", now, RwSignal::new(false), stepper("Suits", line, suits, change, refusal))
}
