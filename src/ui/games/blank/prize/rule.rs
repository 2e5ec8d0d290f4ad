//! Writing a rule, from blocks or as a sentence in free words, and customising a Game Card. The card is shown while it
//! is written.

use crate::ui::prelude::*;

use super::{
    super::context::BlankContext,
    WritingForm,
    gaps::{CAN_SEE, SentenceOn, USE_BLOCK, parts},
    pad::Pad,
    tips, try_out,
};
use crate::{
    browser::chance,
    rules::{
        Luck,
        blank::{CardIndex, MAX_TEXT, MAX_TITLE, Rule, WrittenEffect},
    },
    screens::blank::{
        WritingStep, printed_title,
        prize::{customisable_card, decks_to_choose_from},
    },
    ui::parts::{
        Quiet,
        card::{picture, worth},
        emblem,
    },
};

/// Writing a rule from blocks (BL-66, BL-82).
pub(super) fn blocks(game: BlankContext) -> AnyView {
    let rule = game.writing.rule;
    let text =
        view! { <span class="text" aria-live="polite">{move || rule.with(ToString::to_string)}</span> }
            .into_any();
    let title_has_focus = true;
    view! {
        {card(game, title_has_focus, text)}
        <div class="blocks stack">
            {surprise(game, game.writing)}
            {parts(rule, SentenceOn::RuleCard)}
            {tips(SentenceOn::RuleCard)}
        </div>
    }
    .into_any()
}

/// Two buttons. One writes a whole rule or effect, at random at each press (BW-01). The other tries what is
/// written now (BW-09).
fn surprise(game: BlankContext, writing: WritingForm) -> AnyView {
    let propose = move |()| {
        let mut luck = Luck::new(chance::seed());
        writing.rule.update(|rule| *rule = rule.surprise(&mut luck));
    };
    view! { <div class="low row"><Quiet on_press=propose>"Surprise me"</Quiet>{try_out::button(game, writing)}</div> }.into_any()
}

/// Writing a rule in free words: nearly anything is allowed (BL-69, BL-84).
pub(super) fn free_words(game: BlankContext) -> AnyView {
    let free_words = game.writing.free_words;
    let text = view! {
        <textarea
            class="text"
            data-cursor=""
            aria-label="The rule, in your words"
            placeholder="Whoever laughs first …"
            dir="auto"
            maxlength=MAX_TEXT.to_string()
            prop:value=move || free_words.get()
            on:input=move |event| free_words.set(event_target_value(&event))
        ></textarea>
    }
    .into_any();
    // The text has it, because here it is typed.
    let title_has_focus = false;
    view! {
        {card(game, title_has_focus, text)}
        <div class="blocks stack">
            <p class="prose">
                "The computer can’t check this rule. When it happens, press “It happened”. Whoever forgets it can be called out."
            </p>
            {offered_block(game)}
            <div class="low row">{try_out::button(game, game.writing)}</div>
            {tips(SentenceOn::RuleCard)}
        </div>
    }.into_any()
}

/// What triggers the rule as a block, if the page can see it by itself. The effect stays in words (BW-16).
fn offered_block(game: BlankContext) -> AnyView {
    let writing = game.writing;
    let offered = Memo::new(move |_| writing.free_words.with(|words| Rule::half_in_blocks(words)));
    let use_it = move |()| {
        let Some(Rule { trigger, clauses, .. }) = offered.get_untracked() else { return };
        writing.go(WritingStep::Rule);
        writing.rule.update(|rule| {
            rule.trigger = trigger;
            rule.clauses = clauses;
        });
    };
    view! { <Show when=move || offered.with(Option::is_some)><p class="offer row">{CAN_SEE}<Quiet on_press=use_it>{USE_BLOCK}</Quiet></p></Show> }
        .into_any()
}

/// The Rule Card with a title field and a signature field.
fn card(game: BlankContext, title_has_focus: bool, text: AnyView) -> AnyView {
    let mark = move || {
        let deck = usize::from(game.writing.deck.get());
        game.with(|view| view.decks.get(deck).and_then(|deck| deck.mark)).map(emblem::mark)
    };
    view! {
        <div class="growing stack">
            <div class="rule-face">
                {title_field(game.writing, title_has_focus, "A title, if you like")}
                {text}
                <span class="card-foot row">{signature(game, game.writing)}{mark}</span>
            </div>
            {deck_choice(game)}
        </div>
    }
    .into_any()
}

/// The title field. `focused` says whether it gets the focus.
fn title_field(writing: WritingForm, focused: bool, placeholder: &'static str) -> AnyView {
    let rule = writing.rule;
    view! {
        <input
            class="title"
            data-cursor=focused.then_some("")
            aria-label="Title"
            placeholder=placeholder
            autocomplete="off"
            dir="auto"
            maxlength=MAX_TITLE.to_string()
            prop:value=move || rule.with(|rule| rule.title.clone())
            on:input=move |event| rule.update(|rule| rule.title = event_target_value(&event))
        />
    }
    .into_any()
}

/// The signature. For a prize it begins as the writer's name (BL-78); a draft that was begun with `write_on`
/// is signed already.
fn signature(game: BlankContext, writing: WritingForm) -> AnyView {
    let rule = writing.rule;
    writing.sign(|| game.with_untracked(|view| super::name(view, super::writer(view))));
    view! {
        <input
            class="signature"
            aria-label="Signed"
            autocomplete="off"
            dir="auto"
            maxlength=MAX_TITLE.to_string()
            prop:value=move || rule.with(|rule| rule.author.clone())
            on:input=move |event| rule.update(|rule| rule.author = event_target_value(&event))
        />
    }
    .into_any()
}

/// If several decks are mixed, which deck gets the rule (BL-R31).
fn deck_choice(game: BlankContext) -> Option<AnyView> {
    let names = game.with_untracked(decks_to_choose_from);
    if names.is_empty() {
        return None;
    }
    let choose = move |event| game.writing.deck.set(event_target_value(&event).parse().unwrap_or_default());
    let option = |(at_deck, name): (usize, String)| {
        let chosen = game.writing.deck.get_untracked() == u8::try_from(at_deck).unwrap_or_default();
        view! { <option value=at_deck.to_string() selected=chosen>{name}</option> }.into_any()
    };
    let options = names.into_iter().enumerate().map(option).collect_view();
    Some(
        view! { <label class="which">"Save it in"" "<select on:change=choose>{options}</select></label> }
            .into_any(),
    )
}

/// An effect on a Game Card, and a drawing where there is no picture (BL-71 to BL-78).
pub(in super::super) fn customise(game: BlankContext, writing: WritingForm, index: CardIndex) -> AnyView {
    let Some(seen) = game.with_untracked(|view| customisable_card(view, index)) else {
        return ().into_any();
    };
    let rule = writing.rule;
    if let Some(title) = rule.with_untracked(|rule| printed_title(&seen.card, &rule.title)) {
        rule.update(|rule| rule.title = title);
    }
    let text = move || {
        let clauses = rule.with(|rule| rule.clauses.clone());
        // The sentence has only the clauses: the rest has fields of its own.
        WrittenEffect { clauses, author: String::new(), drawing: None, points: None }.to_string()
    };
    let number = seen.number().to_string();
    let colour = seen.colour();
    let pad = Pad::new(writing.sketch);
    let worth_now = move || worth(writing.points.get());
    let points = game.with_untracked(|view| view.house.counts_points()).then(|| points_field(writing));
    let (middle, tools) = match seen.card.picture {
        Some(printed) => (picture(printed), None),
        None => (pad.area(), Some(pad.tools())),
    };
    view! {
        <div class="growing stack">
            <div class="game-face" data-colour=colour.slug() data-written="">
                <span class="corner" aria-hidden="true"><b>{number}</b>{emblem::shape(colour)}{worth_now}</span>
                <span class="picture">{middle}</span>
                {title_field(writing, true, "Title")}
                <span class="text" aria-live="polite">{text}</span>
                <span class="card-foot row">{signature(game, writing)}{seen.mark.map(emblem::mark)}</span>
            </div>
        </div>
        <div class="blocks stack">
            {tools}
            {points}
            {surprise(game, writing)}
            {parts(rule, SentenceOn::GameCard)}
            {tips(SentenceOn::GameCard)}
        </div>
    }.into_any()
}

/// The points that the card is worth (BL-R60). The page sets only the initial text of the field. While
/// somebody types, a "-" alone is no number, and setting the text again would delete it.
fn points_field(writing: WritingForm) -> AnyView {
    let most = WrittenEffect::MAX_POINTS;
    let initial = writing.points.get_untracked().map(|points| points.to_string()).unwrap_or_default();
    let change = move |event| writing.points.set(event_target_value(&event).trim().parse().ok());
    view! {
        <label class="which">
            "Points"" "
            <input
                type="number"
                inputmode="numeric"
                autocomplete="off"
                min=(-most).to_string()
                max=most.to_string()
                value=initial
                on:input=change
            />
        </label>
    }
    .into_any()
}
