//! The choice of the variant and its settings.

use crate::ui::prelude::*;

use crate::{
    rules::{
        piecepack::{Rank, Suit},
        rememory::Variant,
    },
    screens::rememory::{
        VARIANTS, VariantChoice, VariantSetting, house::HOUSE_RULES, offers_house_rules, slug, title,
        variant_settings,
    },
    ui::{
        games::rememory::in_play::bag_picture,
        parts::{
            SeenCoin,
            controls::{Choice, Toggle, switches},
        },
    },
};

use super::SetupForm;

/// The basic game and its four variants as cards, and the settings of the chosen one.
pub(super) fn variants(form: SetupForm) -> AnyView {
    let chosen = Memo::new(move |_| slug(form.variant.get()));
    let offered = Memo::new(move |_| offers_house_rules(form.variant.get()));
    let choice = move |(variant, line): (Variant, &'static str)| {
        view! {
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
        .into_any()
    };
    view! {
        <fieldset class="variants grid">
            <legend>"Variant"</legend>
            {VARIANTS.map(choice).into_iter().collect_view()}
        </fieldset>
        <div class="fold finer grid">
            {move || {
                // Drawn again only for another variant, not for a changed setting, so that the focus stays.
                chosen.track();
                let settings = variant_settings(untrack(|| form.variant.get()));
                settings.into_iter().map(|one| setting(form, one)).collect_view()
            }}
            // The house rules have a signal of their own, so there is no larger set-up to borrow them from.
            {move || offered.get().then(|| switches(&HOUSE_RULES, form.house, |house| house, |house| house))}
        </div>
    }
    .into_any()
}

/// The picture of a variant.
pub(in crate::ui::games::rememory) fn pieces(variant: Variant) -> AnyView {
    let (moons, suns, three) = (Some(Suit::Moons), Some(Suit::Suns), Some(Rank::Three));
    let coins = match variant {
        Variant::Bag => return view! { {bag_picture()}<SeenCoin suit=moons rank=three/> }.into_any(),
        Variant::Hands { .. } => [(suns, Some(Rank::Two)), (moons, three), (suns, Some(Rank::Five))],
        Variant::Steals { .. } => [(suns, None), (moons, three), (Some(Suit::Arms), None)],
        Variant::Rows { .. } => [(suns, None), (suns, None), (suns, None)],
        Variant::Scattered { .. } => [(moons, None), (None, None), (Some(Suit::Crowns), None)],
    };
    coins.map(|(suit, rank)| view! { <SeenCoin suit rank/> }).into_iter().collect_view().into_any()
}

/// A setting of the chosen variant.
fn setting(form: SetupForm, setting: VariantSetting) -> AnyView {
    match setting {
        VariantSetting::Choice { title, options } => {
            let option = |VariantChoice { title: option, line, set }| {
                // An option is chosen if setting it would change nothing.
                let chosen = Signal::derive(move || set(form.variant.get()) == form.variant.get());
                let choose = Callback::new(move |()| form.variant.update(|variant| *variant = set(*variant)));
                view! { <Choice group=title title=option line chosen choose/> }.into_any()
            };
            view! {
                <fieldset class="choices grid">
                    <legend>{title}</legend>
                    {options.into_iter().map(option).collect_view()}
                </fieldset>
            }
            .into_any()
        }
        VariantSetting::Switch { title, line, is_on, set } => {
            let turn = Callback::new(move |on| form.variant.update(|variant| *variant = set(*variant, on)));
            view! { <Toggle title line on=Signal::derive(move || is_on(form.variant.get())) turn/> }
                .into_any()
        }
    }
}
