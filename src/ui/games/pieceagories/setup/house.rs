//! House rules. With all off the game is as designed.

use crate::ui::prelude::*;

use crate::{
    rules::pieceagories::{ForfeitChoice, House, Refusal, Setup},
    ui::parts::agreed::{Fold, Stepper, Toggle},
};

use super::{forfeit::forfeit, form::SetupForm};

/// The designed number of rounds (PG-81).
const ROUNDS: u8 = 6;

/// A house rule that is a switch: its title, its explanation, and its field in the set-up.
struct Switch {
    title: &'static str,
    line: &'static str,
    place: fn(&mut House) -> &mut bool,
}

const SWITCHES: [Switch; 9] = [
    Switch {
        title: "Invent together",
        line: "Everybody calls out categories and one person types them.",
        place: |house| &mut house.together,
    },
    Switch {
        title: "The host invents, too",
        line: "By the official rules the host does not write categories.",
        place: |house| &mut house.host_invents,
    },
    Switch {
        title: "Alliteration is worth two",
        line: "Two words or more that all begin with the letter give 2 points: “Farrah Fawcett” under F.",
        place: |house| &mut house.alliteration,
    },
    Switch {
        title: "Only the same category is compared",
        line: "By the official rules the same answer in two categories is struck, too.",
        place: |house| &mut house.same_category,
    },
    Switch {
        title: "A fresh letter every round",
        line: "The letter of the round before is rolled again.",
        place: |house| &mut house.fresh_letter,
    },
    Switch {
        title: "Hand in early",
        line: "A player who has finished may hand in before time is up.",
        place: |house| &mut house.early,
    },
    Switch {
        title: "The coin goes by seats",
        line: "As designed, the next birthday turns the coin; so, nobody's birthday is needed.",
        place: |house| &mut house.by_seat,
    },
    Switch {
        title: "Show who wrote a category",
        line: "The writers' names are beside the categories in each round, not only after the game.",
        place: |house| &mut house.authors_at_once,
    },
    Switch {
        title: "Blitz",
        line: "One category at a time goes around the table, ten seconds for each answer. On paper: 45 seconds a sheet. No coin is flipped.",
        place: |house| &mut house.blitz,
    },
];

/// The house rules.
pub(super) fn house(form: SetupForm) -> Html {
    let now = Signal::derive(move || in_force(form));
    let body = html! {
        {rounds(form)}
        <div class="choices">{SWITCHES.iter().map(|rule| rule_switch(form, rule)).collect_html()}</div>
        {forfeit(form)}
    };
    html! { <Fold title="House rules" now open=form.house_open body=body/> }
}

/// The house rules that are on, in a line.
fn in_force(form: SetupForm) -> String {
    form.plan.with(|plan| {
        let mut house = plan.house.clone();
        let mut on: Vec<&str> =
            SWITCHES.iter().filter(|rule| *(rule.place)(&mut house)).map(|rule| rule.title).collect();
        if plan.forfeit_choice != ForfeitChoice::Nothing {
            on.push("Forfeits");
        }
        let rounds = (plan.rounds != ROUNDS).then(|| format!("{} rounds", plan.rounds));
        match (rounds, &on[..]) {
            (None, []) => "None: the official rules".to_owned(),
            (Some(rounds), []) => rounds,
            (None, on) => on.join(", "),
            (Some(rounds), on) => format!("{rounds}, {}", on.join(", ")),
        }
    })
}

fn rule_switch(form: SetupForm, rule: &'static Switch) -> Html {
    let on = Memo::new(move |_| form.plan.with(|plan| *(rule.place)(&mut plan.house.clone())));
    let turn = Callback::new(move |on| form.plan.update(|plan| *(rule.place)(&mut plan.house) = on));
    html! { <Toggle title=rule.title line=rule.line on turn/> }
}

fn rounds(form: SetupForm) -> Html {
    let rounds = Signal::derive(move || form.plan.with(|plan| plan.rounds));
    let change = Callback::new(move |rounds| form.plan.update(|plan| plan.rounds = rounds));
    let refusal = |rounds| (!Setup::ROUNDS.contains(&rounds)).then(|| Refusal::Rounds { rounds }.to_string());
    html! { <Stepper title="Rounds" line="Six by the official rules. With more rounds the board grows." number=rounds change refusal/> }
}
