//! Where categories come from (PG-84), and the cards for drawn rounds: from decks, typed or pasted (PG-91, PG-95, PG-99).

use crate::ui::prelude::*;

use crate::{
    browser::{chance, page, storage},
    decks::{CategoryDeck, Line, pile},
    rules::{
        Luck,
        pieceagories::{MAX_CHARACTERS, MAX_SLIPS_AT_ONCE},
    },
    screens::{
        blank::{has_titles, name_in_sentence, titles, toggle_titles},
        category_decks::{are_same_decks, chosen_for_cards, decks_that_fit},
        pieceagories::{
            FIRST_SOURCES, WAYS_TO_INVENT, how_long_cards_last, other_source, source_in_a_line, source_texts,
        },
        toggle,
    },
    setup::pieceagories::{PlanField, SourceChoice},
    ui::{
        card_decks::{self, StoredCardDeck},
        deck_storage::{self, DeckRef, StoredCategoryDeck},
        parts::{
            Notice,
            controls::{Fold, Toggle, choices},
        },
        screen::Screen,
    },
};

use super::SetupForm;

/// The setting that stores the chosen decks.
const SETTING: &str = "pieceagories-decks";

/// The sources, and the cards for some of them.
pub(super) fn categories(form: SetupForm) -> AnyView {
    let chosen = Memo::new(move |_| form.plan.with(|plan| plan.categories));
    let now = Signal::derive(move || form.plan.with(source_in_a_line));
    let body = view! {
        <fieldset class="choices grid">
            <legend>"Where categories come from"</legend>
            {sources(form, "categories", &SourceChoice::ALL)}
        </fieldset>
        {move || {
            let from = chosen.get();
            if from.on_cards() { card_settings(form, from) } else { ways_to_invent(form) }
        }}
    }
    .into_any();
    view! { <Fold title="Categories" now open=form.categories_open body=body/> }.into_any()
}

/// How categories are invented: called out, or each player in turn (PG-R65).
fn ways_to_invent(form: SetupForm) -> AnyView {
    let together = Signal::derive(move || form.plan.with(|plan| plan.house.together));
    let choose = Callback::new(move |together| form.plan.update(|plan| plan.house.together = together));
    view! {
        <fieldset class="choices grid">
            <legend>"How you write them"</legend>
            {choices("ways-to-invent", WAYS_TO_INVENT, together, choose)}
        </fieldset>
    }
    .into_any()
}

/// The settings for drawn cards.
fn card_settings(form: SetupForm, from: SourceChoice) -> AnyView {
    view! {
        <div class="cards stack">
            {(from == SourceChoice::Other).then(|| other_game(form))}
            {cards(form, from)}
        </div>
    }
    .into_any()
}

/// The choice in the middle of the table: ready-made categories or the table's own. The section "Categories" has all
/// sources. One that was chosen there is here, too, so that the chosen one is always in sight.
pub(super) fn first_choice(form: SetupForm) -> AnyView {
    let other = Memo::new(move |_| form.plan.with(|plan| other_source(plan.categories)));
    view! {
        <fieldset class="ways row">
            <legend class="visually-hidden">"Categories"</legend>
            {sources(form, "first-categories", &FIRST_SOURCES)}
            {move || other.get().map(|other| sources(form, "first-categories", &[other]))}
        </fieldset>
    }
    .into_any()
}

/// The choice between these sources.
fn sources(form: SetupForm, group: &'static str, all: &[SourceChoice]) -> AnyView {
    let chosen = Signal::derive(move || form.plan.with(|plan| plan.categories));
    let option = |&from: &SourceChoice| {
        let (title, line) = source_texts(from);
        (from, title, line)
    };
    choices(group, all.iter().map(option), chosen, Callback::new(move |from| choose(form, from)))
}

/// Changes the source and shows its decks.
fn choose(form: SetupForm, from: SourceChoice) {
    form.plan.update(|plan| plan.categories = from);
    page::after_painting(|| page::scroll_into_view("#decks-of-cards"));
}

/// The name of the other game, and how it is played (PG-99).
fn other_game(form: SetupForm) -> AnyView {
    let game = Memo::new(move |_| form.plan.with(|plan| plan.game.clone()));
    let reuses_cards = Memo::new(move |_| form.plan.with(|plan| plan.reuses_cards));
    let half_time = Memo::new(move |_| form.plan.with(|plan| plan.half_time));
    let set_reuses_cards = Callback::new(move |on| form.plan.update(|plan| plan.reuses_cards = on));
    let set_half_time = Callback::new(move |on| form.plan.update(|plan| plan.half_time = on));
    view! {
        <label>
            "What the game is called"
            <input
                type="text"
                dir="auto"
                maxlength=MAX_CHARACTERS.to_string()
                autocomplete="off"
                prop:value=move || game.get()
                on:input=move |event| form.plan.update(|plan| plan.game = event_target_value(&event))
            />
        </label>
        <Toggle title="Cards come back" line="A card played in one round may be drawn again in another." on=reuses_cards turn=set_reuses_cards/>
        <Toggle title="Half the time" line="A coin gives half as many minutes." on=half_time turn=set_half_time/>
    }.into_any()
}

/// The decks, the field for cards, and how long all cards last.
fn cards(form: SetupForm, from: SourceChoice) -> AnyView {
    let text = Memo::new(move |_| form.plan.with(|plan| plan.cards.clone()));
    let problem = Memo::new(move |_| form.problem_at(PlanField::Cards));
    view! {
        {decks(form, from)}
        {(from == SourceChoice::Other).then(|| titles_of_blank(form))}
        <label for="cards">"Your own cards, one on each line"</label>
        <textarea
            id="cards"
            rows="4"
            dir="auto"
            spellcheck="false"
            aria-describedby="cards-last problem-cards"
            aria-invalid=move || problem.get().is_some().then_some("true")
            prop:value=move || text.get()
            on:input=move |event| form.plan.update(|plan| plan.cards = event_target_value(&event))
        ></textarea>
        <p id="cards-last">{move || form.plan.with(|plan| how_long_cards_last(plan.cards_and_rounds()))}</p>
        <span id="problem-cards"><Notice text=problem attempts=form.attempts/></span>
    }
    .into_any()
}

/// The decks that fit a source, and the chosen ones.
fn decks_and_choice(form: SetupForm, from: SourceChoice) -> (Vec<StoredCategoryDeck>, Vec<DeckRef>) {
    let fitting = decks_that_fit(deck_storage::all(), from);
    let stored = storage::setting(SETTING).unwrap_or_default();
    let chosen = form.plan.with_untracked(|plan| chosen_for_cards(&fitting, from, &stored, &plan.cards));
    (fitting, chosen)
}

/// Deals cards from the chosen decks when the screen opens, because dealt cards are not stored, and for each other source with cards,
/// also one that another tab has chosen.
pub(super) fn deal_for_each_source(form: SetupForm) {
    let source = Memo::new(move |_| form.plan.with(|plan| plan.categories));
    Effect::new(move |_| {
        let from = source.get();
        if from.on_cards() {
            let (all_decks, chosen) = decks_and_choice(form, from);
            deal_from(form, &all_decks, &chosen);
        }
    });
}

/// The decks that fit as toggles. A change of the chosen ones deals again.
fn decks(form: SetupForm, from: SourceChoice) -> AnyView {
    let (all_decks, chosen) = decks_and_choice(form, from);
    let (all_decks, chosen) = (RwSignal::new(all_decks), RwSignal::new(chosen));
    let deal = move || {
        all_decks.with_untracked(|all_decks| {
            chosen.with_untracked(|chosen| deal_from(form, all_decks, chosen));
        });
    };
    // Another tab may have imported the decks that it has chosen.
    let take = move || {
        let (fitting, now) = decks_and_choice(form, from);
        if chosen.with_untracked(|before| !are_same_decks(before, &now)) {
            all_decks.set(fitting);
            chosen.set(now);
            deal();
        }
    };
    keep_with_owner(storage::on_setting_changed_elsewhere(SETTING, take));
    let has_typed = Memo::new(move |_| form.plan.with(|plan| !plan.cards.trim().is_empty()));
    // A deck that nobody chose makes room for the table's own cards.
    Effect::new(move |before: Option<bool>| {
        let now = has_typed.get();
        if before.is_some_and(|before| before != now) {
            chosen.set(decks_and_choice(form, from).1);
            deal();
        }
        now
    });
    let chip = move |stored: &StoredCategoryDeck| {
        let deck_ref = stored.deck_ref.clone();
        let toggled = deck_ref.clone();
        let on = Memo::new(move |_| chosen.with(|chosen| chosen.contains(&deck_ref)));
        let press = move |_| {
            chosen.update(|chosen| toggle(chosen, toggled.clone()));
            let slugs: Vec<String> =
                chosen.with_untracked(|chosen| chosen.iter().map(DeckRef::slug).collect());
            storage::set_setting(SETTING, &slugs.join("\n"));
            deal();
        };
        let label = format!("{}, {}", stored.deck.name, stored.deck.entries().len());
        view! {
            <button type="button" class="chip" aria-pressed=move || on.get().to_string() on:click=press>
                <bdi translate="no">{label}</bdi>
            </button>
        }
        .into_any()
    };
    view! {
        <div class="row" id="decks-of-cards" role="group" aria-label="Decks the cards come from">
            {move || all_decks.with(|all_decks| all_decks.iter().map(chip).collect_view())}
            <a href=Screen::Decks.hash()>"More decks"</a>
        </div>
    }
    .into_any()
}

/// For each saved deck of BLANK with titles, a toggle that adds the titles of its cards to the typed cards,
/// or removes them (BL-R67).
fn titles_of_blank(form: SetupForm) -> AnyView {
    let chip = |StoredCardDeck { deck, .. }: StoredCardDeck| {
        let titles = titles(&deck);
        let label = format!("Card titles of {}, {}", name_in_sentence(&deck), titles.len());
        let (shown, added) = (titles.clone(), titles.clone());
        let on = Memo::new(move |_| form.plan.with(|plan| has_titles(&plan.cards, &shown)));
        let press = move |_| {
            form.plan.update(|plan| {
                plan.cards = toggle_titles(&plan.cards, &added);
                if plan.game.is_empty() {
                    plan.game = "BLANK".to_owned();
                }
            })
        };
        view! {
            <button type="button" class="chip" aria-pressed=move || on.get().to_string() on:click=press>
                <bdi translate="no">{label}</bdi>
            </button>
        }
        .into_any()
    };
    let mut decks = card_decks::all_decks();
    decks.retain(|stored| !titles(&stored.deck).is_empty());
    if decks.is_empty() {
        return ().into_any();
    }
    let chips = decks.into_iter().map(chip).collect_view();
    view! { <div class="row" role="group" aria-label="Card titles of BLANK">{chips}</div> }.into_any()
}

/// Replaces the dealt cards by cards of the chosen decks, at most [`MAX_SLIPS_AT_ONCE`].
fn deal_from(form: SetupForm, all_decks: &[StoredCategoryDeck], chosen: &[DeckRef]) {
    let is_chosen = |stored: &&StoredCategoryDeck| chosen.contains(&stored.deck_ref);
    let decks: Vec<&CategoryDeck> = all_decks.iter().filter(is_chosen).map(|stored| &*stored.deck).collect();
    let pile = pile(&decks, MAX_SLIPS_AT_ONCE, &mut Luck::new(chance::seed()));
    form.plan.update(|plan| plan.dealt = pile.iter().map(Line::to_string).collect());
}
