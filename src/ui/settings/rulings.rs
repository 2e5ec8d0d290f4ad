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
    let precedents = RwSignal::new(stored());
    let before = RwSignal::new(None::<Precedents>);
    let set = move |changed: Precedents| {
        store(&changed);
        precedents.set(changed);
    };
    let delete = move |precedent: Option<&Precedent>| {
        let all = precedents.get_untracked();
        before.set(Some(all.clone()));
        let mut remaining = all;
        match precedent {
            Some(precedent) => remaining.forget(precedent),
            None => remaining = Precedents::default(),
        }
        set(remaining);
    };
    let undo = move |()| {
        if let Some(before) = before.try_update(Option::take).flatten() {
            set(before);
        }
    };
    let row = move |precedent: Precedent| {
        let label = format!("Delete: {}, {precedent}", precedent.category);
        let (category, ruling) = (precedent.category.clone(), precedent.to_string());
        html! {
            <li class="row">
                <span><b><bdi>{category}</bdi></b>" "<span dir="auto">{ruling}</span></span>
                <button type="button" class="quiet" aria-label=label on:click=move |_| delete(Some(&precedent))>
                    "Delete"
                </button>
            </li>
        }
    };
    let any = move || precedents.with(|precedents| !precedents.all().is_empty());
    let list = move || {
        html! { <ul class="rulings stack">{precedents.with(|precedents| precedents.all().iter().cloned().map(row).collect_html())}</ul> }
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
                    <Quiet on_press=move |()| delete(None)>"Delete all rulings"</Quiet>
                </If>
                <If when=move || before.with(Option::is_some)>
                    <Quiet on_press=undo>"Undo"</Quiet>
                </If>
            </div>
        </section>
    }
}
