//! The choice of the variant and its settings.

use crate::ui::prelude::*;

use crate::{
    rules::{
        piecepack::{Rank, Suit},
        rememory::{Deal, Show, Sorted, Variant},
    },
    screens::rememory::{slug, title},
    ui::{
        games::rememory::in_play::bag_picture,
        parts::{
            SeenCoin,
            controls::{Choice, Toggle},
        },
    },
};

use super::SetupForm;

/// Each variant with its default settings (RM-R10, RM-R11, RM-R21), and a line about it.
const VARIANTS: [(Variant, &str); 5] = [
    (Variant::Bag, "Draw a coin from the bag. Everybody sees it. Start with this one."),
    (
        Variant::Hands { deal: Deal::Random, hidden: false },
        "Coins are dealt. Everybody looks for the tiles of their own coins.",
    ),
    (
        Variant::Steals { deal: Deal::Random, hidden: true },
        "Like Hands, but you can steal a coin whose tile you know.",
    ),
    (
        Variant::Rows { sorted: Sorted::Suit, in_order: false, reveal: false },
        "Coins lie in rows beside the tiles, one side up. Choose any coin.",
    ),
    (
        Variant::Scattered { show: Show::Suit, reveal: false },
        "Coins lie unsorted beside the tiles: two things to remember.",
    ),
];

/// The five variants as cards, and the settings of the chosen one.
pub(super) fn variants(form: SetupForm) -> Html {
    let chosen = Memo::new(move |_| slug(form.variant.get()));
    let choice = move |(variant, line): (Variant, &'static str)| {
        html! {
            <label class="variant">
                <input
                    type="radio"
                    name="variant"
                    prop:checked=move || chosen.get() == slug(variant)
                    on:change=move |_| form.variant.set(variant)
                />
                <span class="pieces row" aria-hidden="true">{pieces(variant)}</span>
                <b>{title(variant)}</b>
                <small>{line}</small>
            </label>
        }
    };
    html! {
        <fieldset class="variants grid">
            <legend>"Variant"</legend>
            {VARIANTS.map(choice).into_iter().collect_html()}
        </fieldset>
        <div class="fold finer grid">
            {move || {
                chosen.track();
                settings(form, untrack(|| form.variant.get()))
            }}
        </div>
    }
}

/// The picture of a variant.
fn pieces(variant: Variant) -> Html {
    let (moons, suns, three) = (Some(Suit::Moons), Some(Suit::Suns), Some(Rank::Three));
    let coins = match variant {
        Variant::Bag => return html! { {bag_picture()}<SeenCoin suit=moons rank=three/> },
        Variant::Hands { .. } => [(suns, Some(Rank::Two)), (moons, three), (suns, Some(Rank::Five))],
        Variant::Steals { .. } => [(suns, None), (moons, three), (Some(Suit::Arms), None)],
        Variant::Rows { .. } => [(suns, None), (suns, None), (suns, None)],
        Variant::Scattered { .. } => [(moons, None), (None, None), (Some(Suit::Crowns), None)],
    };
    coins.map(|(suit, rank)| html! { <SeenCoin suit rank/> }).into_iter().collect_html()
}

/// An option: its title, a line about it, and the variant it leads to.
type VariantOption = (&'static str, &'static str, fn(Variant) -> Variant);

/// A setting with several options.
fn setting(form: SetupForm, legend: &'static str, options: Vec<VariantOption>) -> Html {
    let choice = |(title, line, change): VariantOption| {
        let chosen = Signal::derive(move || change(form.variant.get()) == form.variant.get());
        let choose = Callback::new(move |()| form.variant.update(|variant| *variant = change(*variant)));
        html! { <Choice group=legend title line chosen choose/> }
    };
    html! {
        <fieldset class="choices grid">
            <legend>{legend}</legend>
            {options.into_iter().map(choice).collect_html()}
        </fieldset>
    }
}

fn settings(form: SetupForm, variant: Variant) -> Html {
    match variant {
        Variant::Bag => Html::Nothing,
        Variant::Hands { .. } | Variant::Steals { .. } => {
            let dealt = vec![
                (
                    "At random",
                    "Everybody gets the same number. The rest is the reserve.",
                    (|variant| deal(variant, Deal::Random)) as _,
                ),
                (
                    "By suit",
                    "Whole suits for everybody, for up to 4 players.",
                    (|variant| deal(variant, Deal::BySuit)) as _,
                ),
                (
                    "By value",
                    "Whole values for everybody, for up to 6 players.",
                    (|variant| deal(variant, Deal::ByValue)) as _,
                ),
            ];
            html! { {setting(form, "Dealt", dealt)}{switch(form, "Hidden hands", "Other players see only the suits of your coins.", is_hidden, set_hidden)} }
        }
        Variant::Rows { .. } => {
            let sorts = vec![
                ("By suit", "Four rows of six, suit up.", (|variant| sort(variant, Sorted::Suit)) as _),
                ("By value", "Six rows of four, value up.", (|variant| sort(variant, Sorted::Value)) as _),
            ];
            html! {
                {setting(form, "Sorted", sorts)}
                {switch(form, "In order", "Coins lie in order in each row, so everybody knows each coin.", is_in_order, set_in_order)}
                {reveal_switch(form)}
            }
        }
        Variant::Scattered { .. } => {
            let shows = vec![
                (
                    "Suit up",
                    "You see the suit and remember the value.",
                    (|variant| show(variant, Show::Suit)) as _,
                ),
                (
                    "Value up",
                    "You see the value and remember the suit.",
                    (|variant| show(variant, Show::Value)) as _,
                ),
                ("Covered", "You see neither side.", (|variant| show(variant, Show::Nothing)) as _),
            ];
            html! { {setting(form, "Lying", shows)}{reveal_switch(form)} }
        }
    }
}

/// A switch.
fn switch(
    form: SetupForm,
    title: &'static str,
    line: &'static str,
    is: fn(Variant) -> bool,
    change: fn(Variant, bool) -> Variant,
) -> Html {
    let turn = Callback::new(move |on| form.variant.update(|variant| *variant = change(*variant, on)));
    html! { <Toggle title line on=Signal::derive(move || is(form.variant.get())) turn/> }
}

/// The switch that allows players to show their coin to everybody, agreed before the game (RM-36).
fn reveal_switch(form: SetupForm) -> Html {
    switch(
        form,
        "Players can show their coin",
        "Whoever chooses a coin can show it to everybody.",
        Variant::may_reveal,
        set_reveal,
    )
}

fn deal(variant: Variant, deal: Deal) -> Variant {
    match variant {
        Variant::Hands { hidden, .. } => Variant::Hands { deal, hidden },
        Variant::Steals { hidden, .. } => Variant::Steals { deal, hidden },
        Variant::Bag | Variant::Rows { .. } | Variant::Scattered { .. } => variant,
    }
}

fn is_hidden(variant: Variant) -> bool {
    matches!(variant, Variant::Hands { hidden: true, .. } | Variant::Steals { hidden: true, .. })
}

fn set_hidden(variant: Variant, hidden: bool) -> Variant {
    match variant {
        Variant::Hands { deal, .. } => Variant::Hands { deal, hidden },
        Variant::Steals { deal, .. } => Variant::Steals { deal, hidden },
        Variant::Bag | Variant::Rows { .. } | Variant::Scattered { .. } => variant,
    }
}

fn sort(variant: Variant, sorted: Sorted) -> Variant {
    match variant {
        Variant::Rows { in_order, reveal, .. } => Variant::Rows { sorted, in_order, reveal },
        Variant::Bag | Variant::Hands { .. } | Variant::Steals { .. } | Variant::Scattered { .. } => variant,
    }
}

fn is_in_order(variant: Variant) -> bool {
    matches!(variant, Variant::Rows { in_order: true, .. })
}

fn set_in_order(variant: Variant, in_order: bool) -> Variant {
    match variant {
        Variant::Rows { sorted, reveal, .. } => Variant::Rows { sorted, in_order, reveal },
        Variant::Bag | Variant::Hands { .. } | Variant::Steals { .. } | Variant::Scattered { .. } => variant,
    }
}

fn show(variant: Variant, show: Show) -> Variant {
    match variant {
        Variant::Scattered { reveal, .. } => Variant::Scattered { show, reveal },
        Variant::Bag | Variant::Hands { .. } | Variant::Steals { .. } | Variant::Rows { .. } => variant,
    }
}

fn set_reveal(variant: Variant, reveal: bool) -> Variant {
    match variant {
        Variant::Rows { sorted, in_order, .. } => Variant::Rows { sorted, in_order, reveal },
        Variant::Scattered { show, .. } => Variant::Scattered { show, reveal },
        Variant::Bag | Variant::Hands { .. } | Variant::Steals { .. } => variant,
    }
}
