//! The choice of the die (SC-R01).

use crate::ui::prelude::*;

use super::form::SetupForm;
use crate::{
    rules::{scattergories::Die, words::Letter},
    ui::parts::agreed::{Choice, Fold},
};

pub(super) fn die(form: SetupForm) -> Html {
    let die = Memo::new(move |_| form.plan.with(|plan| plan.die.clone()));
    let now = Signal::derive(move || die.with(in_a_line));
    let way = move |title, line, this: Die| {
        let like = this.clone();
        let chosen = Signal::derive(move || {
            die.with(|die| std::mem::discriminant(die) == std::mem::discriminant(&like))
        });
        let choose = Callback::new(move |()| form.plan.update(|plan| plan.die = this.clone()));
        html! { <Choice group="die" title line chosen choose/> }
    };
    let own = Memo::new(move |_| die.with(|die| matches!(die, Die::Own(_))));
    let body = html! {
        <fieldset class="choices">
            <legend class="visually-hidden">"What gives the letters"</legend>
            {way("A die of twenty", "Every letter but Q, U, V, X, Y and Z.", Die::Twenty)}
            {way("All letters", "Q and X are on it, too.", Die::Alphabet)}
            {way("Two dice and a chart", "As in Pieceagories: some letters come more often.", Die::Chart)}
            {way("Letters of your own", "Press the letters for the die.", Die::Own(Die::Twenty.letters()))}
        </fieldset>
        {move || own.get().then(|| letters(form))}
    };
    html! { <Fold title="The letter die" now body=body/> }
}

fn in_a_line(die: &Die) -> String {
    match die {
        Die::Twenty => "Twenty letters".to_owned(),
        Die::Alphabet => "All twenty-six letters".to_owned(),
        Die::Chart => "Two dice and a chart".to_owned(),
        Die::Own(letters) => letters.iter().map(|&letter| char::from(letter)).collect(),
    }
}

/// All letters as toggles; those on the die are pressed.
fn letters(form: SetupForm) -> Html {
    let key = |letter: Letter| {
        let on = move || form.plan.with(|plan| plan.die.letters().contains(&letter));
        let press = move |_| {
            form.plan.update(|plan| {
                let mut letters = plan.die.letters();
                match letters.iter().position(|&other| other == letter) {
                    Some(at) => drop(letters.remove(at)),
                    None => letters.push(letter),
                }
                letters.sort_unstable();
                plan.die = Die::Own(letters);
            });
        };
        html! {
            <button type="button" class="chip" aria-pressed=move || on().to_string() on:click=press>
                {char::from(letter).to_string()}
            </button>
        }
    };
    html! {
        <div class="row faces" role="group" aria-label="Letters on the die">
            {Die::Alphabet.letters().into_iter().map(key).collect_html()}
        </div>
    }
}
