//! Past rulings in word games, which can be deleted.

use crate::ui::prelude::*;

use crate::{
    play::{Precedent, Precedents},
    ui::{
        parts::Quiet,
        sheets::precedents::{store, stored},
    },
};

/// All rulings, the latest first, each with a button to delete it. While the screen is open this can be undone.
pub(super) fn rulings() -> Html {
    let known = RwSignal::new(stored());
    let before = RwSignal::new(None::<Precedents>);
    let now = move |precedents: Precedents| {
        store(&precedents);
        known.set(precedents);
    };
    let forget = move |which: Option<&Precedent>| {
        let all = known.get_untracked();
        before.set(Some(all.clone()));
        let mut left = all;
        match which {
            Some(precedent) => left.forget(precedent),
            None => left = Precedents::default(),
        }
        now(left);
    };
    let bring_back = move |()| {
        if let Some(precedents) = before.try_update(Option::take).flatten() {
            now(precedents);
        }
    };
    let row = move |precedent: Precedent| {
        let label = format!("Delete: {}, {precedent}", precedent.category);
        let (category, says) = (precedent.category.clone(), precedent.to_string());
        html! {
            <li>
                <span><b><bdi>{category}</bdi></b>" "<span dir="auto">{says}</span></span>
                <button type="button" class="quiet" aria-label=label on:click=move |_| forget(Some(&precedent))>
                    "Delete"
                </button>
            </li>
        }
    };
    let any = move || known.with(|known| !known.all().is_empty());
    let list = move || {
        html! { <ul class="rulings">{known.with(|known| known.all().iter().cloned().map(row).collect_html())}</ul> }
    };
    html! {
        <section class="setup-section wide">
            <h2>"Past rulings"</h2>
            <p>
                "When you vote on the same answer in the same category again, the page reminds you of the last result.
                You can decide differently."
            </p>
            <If when=any fallback=|| html! { <p class="quietly">"No rulings yet."</p> }>
                {list}
            </If>
            <div class="row">
                <If when=any>
                    <Quiet on_press=move |()| forget(None)>"Delete all rulings"</Quiet>
                </If>
                <If when=move || before.with(Option::is_some)>
                    <Quiet on_press=bring_back>"Undo"</Quiet>
                </If>
            </div>
        </section>
    }
}
