//! The theme of the page.

/// The setting that follows the device, whatever the time is.
pub const DEVICE: &str = "device";

/// The theme for the style sheets, from the chosen theme (empty if nothing was chosen) and the local hour, 0 to 23.
///
/// Without a choice, the page follows the device by day and shows the dark theme from dusk to dawn, when people play.
pub fn shown(chosen: &'static str, hour: u32) -> &'static str {
    match chosen {
        "" if is_dark_outside(hour) => "dark",
        DEVICE => "",
        chosen => chosen,
    }
}

/// The theme that a press on the theme button chooses.
pub fn pressed(shown: &str) -> &'static str {
    if shown == "dark" { "light" } else { "dark" }
}

/// Whether the hour is before 7, or 18 or later.
fn is_dark_outside(hour: u32) -> bool {
    !(7..18).contains(&hour)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_a_choice_the_evening_theme_begins_at_dusk() {
        assert_eq!([6, 7, 12, 17, 18, 23].map(|hour| shown("", hour)), ["dark", "", "", "", "dark", "dark"]);
    }

    #[test]
    fn a_choice_holds_at_every_hour() {
        for hour in 0..24 {
            assert_eq!(
                ["light", "dark", "contrast", DEVICE].map(|theme| shown(theme, hour)),
                ["light", "dark", "contrast", ""]
            );
        }
    }

    #[test]
    fn two_presses_lead_to_the_evening_and_back() {
        assert_eq!(pressed(""), "dark");
        assert_eq!(pressed(pressed("light")), "light");
    }
}
