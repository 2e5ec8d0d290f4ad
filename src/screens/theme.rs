//! The theme of the page.

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

/// The theme that a press on the theme button chooses.
pub fn toggled(current: &str) -> &'static str {
    if current == "dark" { "light" } else { "dark" }
}

/// Whether the hour is before 7, or 18 or later.
fn is_night(hour: u32) -> bool {
    !(7..18).contains(&hour)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_a_choice_the_dark_theme_is_shown_at_night() {
        assert_eq!(
            [6, 7, 12, 17, 18, 23].map(|hour| theme_at("", hour)),
            ["dark", "", "", "", "dark", "dark"]
        );
    }

    #[test]
    fn a_choice_applies_at_every_hour() {
        for hour in 0..24 {
            assert_eq!(
                ["light", "dark", "contrast", DEVICE].map(|theme| theme_at(theme, hour)),
                ["light", "dark", "contrast", ""]
            );
        }
    }

    #[test]
    fn two_presses_switch_to_dark_and_back() {
        assert_eq!(toggled(""), "dark");
        assert_eq!(toggled(toggled("light")), "light");
    }
}
