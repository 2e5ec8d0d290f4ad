//! The settings: sound, appearance, computer players, tips, storage and past rulings.

mod rulings;
mod saved_data;

use crate::ui::prelude::*;

use leptos::prelude::use_context;

use super::{
    first_time,
    masthead::{Back, Masthead},
    opponents::pace_choice,
    parts::{Notice, Quiet, set_notice},
    screen::Screen,
    setup::SAVED_AT_ONCE,
};
use crate::{
    browser::{clock, page, sound, storage},
    screens::{
        sheets::CHART,
        sound::Sound,
        theme::{self, Theme, theme_at},
    },
    wording::paragraph,
};
use rulings::rulings;
use saved_data::saved_data;

/// A setting of how the page looks. Its value is stored and set as an attribute of the root element, which the style
/// sheets read.
struct Appearance {
    name: &'static str,
    attribute: &'static str,
    question: &'static str,
    /// The stored slug and the label of each choice. The first is the default.
    choices: &'static [(&'static str, &'static str)],
}

static THEME: Appearance = Appearance {
    name: "theme",
    attribute: "data-theme",
    question: "Theme",
    choices: &[
        ("", "Evening from dusk"),
        (Theme::Device.slug(), "Same as device"),
        (Theme::Light.slug(), "Light"),
        (Theme::Dark.slug(), "Evening"),
        (Theme::Contrast.slug(), "High contrast"),
    ],
};

static TEXT: Appearance = Appearance {
    name: "text",
    attribute: "data-text",
    question: "Text size",
    choices: &[("", "Normal"), ("large", "Large"), ("larger", "Larger")],
};

impl Appearance {
    /// The stored choice; the default if there is none.
    fn chosen(&self) -> &'static str {
        let stored = storage::setting(self.name).unwrap_or_default();
        self.choices.iter().map(|&(slug, _)| slug).find(|&slug| slug == stored).unwrap_or("")
    }

    /// Stores and applies a choice.
    fn choose(&self, slug: &'static str, chosen: RwSignal<&'static str>) {
        storage::set_setting(self.name, slug);
        self.apply_choice(slug);
        chosen.set(slug);
    }

    /// Applies the choice. Only "Evening from dusk" is not the value of the attribute by itself: it depends on the hour.
    fn apply_choice(&self, slug: &'static str) {
        let is_theme = self.name == THEME.name;
        let slug = if is_theme { theme_at(Theme::of_slug(slug), clock::hour()).slug() } else { slug };
        page::set_root_attribute(self.attribute, slug);
    }
}

/// The setting that remembers whether the sound is off.
const SOUND: &str = "sound";

fn is_muted() -> bool {
    storage::setting(SOUND).as_deref() == Some("off")
}

fn mute(muted: bool) {
    storage::set_setting(SOUND, if muted { "off" } else { "on" });
    sound::set_muted(muted);
}

/// Applies all stored settings.
pub fn apply() {
    for appearance in [&THEME, &TEXT] {
        appearance.apply_choice(appearance.chosen());
    }
    sound::set_muted(is_muted());
}

/// The button that turns the sound off and on; M presses it.
#[component]
pub fn MuteButton() -> impl IntoView {
    let muted = RwSignal::new(is_muted());
    let press = move |_| {
        muted.update(|muted| *muted = !*muted);
        mute(muted.get_untracked());
    };
    // The icon: a horn, and beside it sound waves or a cross.
    let sound_icon = "M4 9.5h3.5L13 5v14l-5.5-4.5H4zM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11";
    let muted_icon = "M4 9.5h3.5L13 5v14l-5.5-4.5H4zM16.5 9.5l5 5M21.5 9.5l-5 5";
    view! {
        <button
            id="mute"
            type="button"
            class="quiet"
            title="Sound on or off (M)"
            aria-pressed=move || muted.get().to_string()
            on:click=press
        >
            <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
                <path d=move || if muted.get() { muted_icon } else { sound_icon }/>
            </svg>
            <span class="visually-hidden">"Mute"</span>
        </button>
    }
}

/// How often an open page looks whether it has become dusk.
const EACH_MINUTE_MS: u32 = 60_000;

/// What decides the theme, for the button and the settings, which are on the screen together.
#[derive(Clone, Copy)]
pub struct ThemeState {
    chosen: RwSignal<&'static str>,
    hour: RwSignal<u32>,
}

impl ThemeState {
    /// The stored choice, at this hour.
    pub fn now() -> Self {
        Self { chosen: RwSignal::new(THEME.chosen()), hour: RwSignal::new(clock::hour()) }
    }

    /// Reads the clock at each change of the screen, each minute, and when the page is shown again, so that an open page turns
    /// dark at dusk, but no table does.
    pub fn follow_clock(self, screen: Signal<Screen>) {
        let read = move || {
            let hour = clock::hour();
            if self.hour.get_untracked() != hour && screen.with_untracked(theme::follows_clock) {
                THEME.apply_choice(self.chosen.get_untracked());
                self.hour.set(hour);
            }
        };
        Effect::new(move |_| {
            screen.track();
            read();
        });
        page::on_shown(read).keep_forever();
        keep_with_owner(clock::every(EACH_MINUTE_MS, read));
    }

    /// Whether the page looks dark now; tracks it.
    fn is_dark(self) -> bool {
        theme_at(Theme::of_slug(self.chosen.get()), self.hour.get()).is_dark(page::prefers_dark())
    }
}

/// The button that changes to the evening theme and back.
#[component]
pub fn ThemeButton() -> impl IntoView {
    let theme: ThemeState = use_context().unwrap_or_else(ThemeState::now);
    let press = move |_| THEME.choose(theme::toggled(untrack(|| theme.is_dark())).slug(), theme.chosen);
    view! {
        <button
            id="evening"
            type="button"
            class="quiet"
            title="Evening theme on or off"
            aria-pressed=move || theme.is_dark().to_string()
            on:click=press
        >
            <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M19 14.5A8 8 0 1 1 9.5 5a6.5 6.5 0 0 0 9.5 9.5z"/></svg>
            <span class="visually-hidden">"Evening theme"</span>
        </button>
    }
}

#[component]
pub fn Settings() -> impl IntoView {
    view! {
        <div class="setup text-page grid">
            <Masthead here=Screen::Settings title="Settings" line=SAVED_AT_ONCE/>
            <main class="grid">
                {sound_section()}
                <section class="setup-section">
                    <h2>"Appearance"</h2>
                    {appearance_choices()}
                </section>
                <section class="setup-section">
                    <h2>"Computer players"</h2>
                    {pace_choice()}
                </section>
                {tips_section()}
                {saved_data()}
                {rulings()}
                <section class="setup-section">
                    <h2>"Language of letters"</h2>
                    <p>{paragraph(["English.", CHART])}</p>
                    <p class="quietly">
                        "Names, categories and answers can use any script. If an answer begins with another letter, the table
                        can vote on it."
                    </p>
                </section>
            </main>
            <Back/>
        </div>
    }
}

/// The settings of sound.
fn sound_section() -> AnyView {
    let refusal = RwSignal::new(None);
    let play_sound = move |()| {
        set_notice(refusal, is_muted().then(|| "The sound is off. Press M to turn it on.".to_owned()));
        sound::play(Sound::Chime);
    };
    view! {
        <section class="setup-section">
            <h2>"Sound"</h2>
            <p>
                "Dice, coins, the last ten seconds, applause. The key M, or the speaker at the top of every screen, turns the
                sound on and off."
            </p>
            <div class="row">
                <span class="press">
                    <Quiet on_press=play_sound>"Play a sound"</Quiet>
                    <Notice text=refusal/>
                </span>
            </div>
        </section>
    }
    .into_any()
}

/// Whether newcomers are helped.
fn tips_section() -> AnyView {
    let off = RwSignal::new(storage::setting(first_time::TIPS).as_deref() == Some(first_time::OFF));
    let turn = move |()| {
        off.update(|off| *off = !*off);
        if off.get_untracked() {
            storage::set_setting(first_time::TIPS, first_time::OFF);
        } else {
            storage::delete_setting(first_time::TIPS);
            first_time::show_again();
        }
    };
    view! {
        <section class="setup-section">
            <h2>"Tips for beginners"</h2>
            <p>
                "The first time you play a game, three cards explain it, and a tip appears when something new happens. You
                also find them under “?” at the table."
            </p>
            <div class="row">
                <Quiet on_press=turn pressed=Signal::derive(move || !off.get())>"Show tips"</Quiet>
                <Quiet on_press=|()| first_time::show_again()>"Show all tips again"</Quiet>
            </div>
        </section>
    }.into_any()
}

/// The choices of theme and text size, for the settings and for every table.
pub fn appearance_choices() -> AnyView {
    let theme: ThemeState = use_context().unwrap_or_else(ThemeState::now);
    view! { {choices(&THEME, theme.chosen)}{choices(&TEXT, RwSignal::new(TEXT.chosen()))} }.into_any()
}

/// The choices of one setting as radio buttons.
fn choices(appearance: &'static Appearance, chosen: RwSignal<&'static str>) -> AnyView {
    let choice = move |&(slug, label): &(&'static str, &'static str)| {
        let choose = move |_| appearance.choose(slug, chosen);
        view! {
            <label>
                <input type="radio" name=appearance.name prop:checked=move || chosen.get() == slug on:change=choose/>
                {label}
            </label>
        }.into_any()
    };
    view! {
        <fieldset>
            <legend>{appearance.question}</legend>
            <div class="choices row">{appearance.choices.iter().map(choice).collect_view()}</div>
        </fieldset>
    }
    .into_any()
}
