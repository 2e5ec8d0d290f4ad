//! The theme of the page.

use super::address::Screen;

/// How the page looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Theme {
    /// Light or dark, as the device asks.
    Device,
    /// By day.
    Light,
    /// The evening theme.
    Dark,
    /// High contrast.
    Contrast,
}

impl Theme {
    const ALL: [Self; 4] = [Self::Device, Self::Light, Self::Dark, Self::Contrast];

    /// Its name in storage and in style sheets.
    pub const fn slug(self) -> &'static str {
        match self {
            Theme::Device => "device",
            Theme::Light => "light",
            Theme::Dark => "dark",
            Theme::Contrast => "contrast",
        }
    }

    /// The theme with this slug.
    pub fn of_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.slug() == slug)
    }

    /// Whether it looks dark. `device` says whether the device asks for a dark page.
    pub fn is_dark(self, device: bool) -> bool {
        match self {
            Theme::Device => device,
            Theme::Dark => true,
            Theme::Light | Theme::Contrast => false,
        }
    }
}

/// The theme at a local hour, 0 to 23. Without a choice, the page follows the device by day and is dark at night.
pub fn theme_at(chosen: Option<Theme>, hour: u32) -> Theme {
    chosen.unwrap_or(if is_night(hour) { Theme::Dark } else { Theme::Device })
}

/// The theme that a press on the theme button chooses, so that the page always changes.
pub fn toggled(is_dark: bool) -> Theme {
    if is_dark { Theme::Light } else { Theme::Dark }
}

/// Whether this screen may become dark by itself. A table that changes its colours in the middle of a game surprises everybody
/// (LK-01).
pub fn follows_clock(screen: &Screen) -> bool {
    !matches!(screen, Screen::Table(_))
}

/// Whether the hour is before 7, or 18 or later.
fn is_night(hour: u32) -> bool {
    !(7..18).contains(&hour)
}
