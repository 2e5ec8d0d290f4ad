//! Past rulings in word games, which can be deleted.

use crate::ui::prelude::*;

use crate::{
    play::{PastRuling, PastRulings},
    ui::{
        parts::Quiet,
        sheets::past_rulings::{store, stored},
    },
};

/// All rulings, the latest first, each with a button to delete it, and a button to delete all. The last
/// deletion can be undone while the screen is open.
pub(super) fn rulings() -> AnyView {
    let past_rulings = RwSignal::new(stored());
    let before = RwSignal::new(None::<PastRulings>);
    let set = move |changed: PastRulings| {
        store(&changed);
        past_rulings.set(changed);
    };
    let delete = move |past_ruling: Option<&PastRuling>| {
        // Another tab may have stored a ruling since the screen was opened.
        let all = stored();
        before.set(Some(all.clone()));
        let mut remaining = all;
        match past_ruling {
            Some(past_ruling) => remaining.remove(past_ruling),
            None => remaining = PastRulings::default(),
        }
        set(remaining);
    };
    let undo = move |()| {
        if let Some(before) = before.try_update(Option::take).flatten() {
            // Another tab may have stored a ruling since the deletion.
            let mut all = stored();
            all.bring_back(before);
            set(all);
        }
    };
    let row = move |past_ruling: PastRuling| {
        let label = format!("Delete: {}, {past_ruling}", past_ruling.category);
        let (category, ruling) = (past_ruling.category.clone(), past_ruling.to_string());
        view! {
            <li class="row">
                <span><b><bdi translate="no">{category}</bdi></b>" "<span dir="auto">{ruling}</span></span>
                <button type="button" class="quiet" aria-label=label on:click=move |_| delete(Some(&past_ruling))>
                    "Delete"
                </button>
            </li>
        }.into_any()
    };
    let has_rulings = move || past_rulings.with(|past_rulings| !past_rulings.all().is_empty());
    let list = move || {
        view! { <ul class="rulings stack">{past_rulings.with(|past_rulings| past_rulings.all().into_iter().cloned().map(row).collect_view())}</ul> }.into_any()
    };
    view! {
        <section class="setup-section wide">
            <h2>"Past rulings"</h2>
            <p>
                "When you vote on the same answer in the same category again, the page reminds you of the last result.
                You can decide differently."
            </p>
            <Show when=has_rulings fallback=|| view! { <p class="quietly">"No rulings yet."</p> }.into_any()>
                {list}
            </Show>
            <div class="row">
                <Show when=has_rulings>
                    <Quiet on_press=move |()| delete(None)>"Delete all rulings"</Quiet>
                </Show>
                <Show when=move || before.with(Option::is_some)>
                    <Quiet on_press=undo>"Undo"</Quiet>
                </Show>
            </div>
        </section>
    }.into_any()
}
