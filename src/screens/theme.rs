//! The theme of the page.

use super::address::Screen;

/// The setting that always follows the device.
pub const DEVICE: &str = "device";

/// The theme for the style sheets, from the chosen theme (empty if nothing was chosen) and the local hour, 0 to 23.
///
/// Without a choice, the page follows the device by day and is dark at night.
pub fn theme_at(chosen: &'static str, hour: u32) -> &'static str {
    match chosen {
        "" if is_night(hour) => "dark",
        DEVICE => "",
        chosen => chosen,
    }
}

/// Whether a theme for the style sheets looks dark. `device` says whether the device asks for a dark page.
pub fn is_dark(theme: &str, device: bool) -> bool {
    theme == "dark" || (theme.is_empty() && device)
}

/// The theme that a press on the theme button chooses, so that the page always changes.
pub fn toggled(is_dark: bool) -> &'static str {
    if is_dark { "light" } else { "dark" }
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
