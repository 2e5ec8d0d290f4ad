//! The pace of computer players.

use partypiece::bots::{BotWait, Pace};

#[test]
fn at_the_default_pace_shown_things_stay_for_two_and_a_half_seconds() {
    assert_eq!(Pace::default(), Pace::Normal);
    assert_eq!(Pace::Normal.wait_ms(BotWait::Look), 2500);
}

#[test]
fn a_faster_pace_waits_less_and_at_every_pace_people_get_more_time_for_more_to_do() {
    for pair in Pace::ALL.windows(2) {
        for wait in [BotWait::Short, BotWait::Look] {
            assert!(pair[0].wait_ms(wait) > pair[1].wait_ms(wait));
        }
    }
    for pace in Pace::ALL {
        assert!(pace.wait_ms(BotWait::Look) > pace.wait_ms(BotWait::Short));
        assert!(pace.wait_ms(BotWait::Objection) > pace.wait_ms(BotWait::Look), "people talk and press");
        assert!(
            pace.wait_ms(BotWait::Task) > pace.wait_ms(BotWait::Objection),
            "people read, knock and press"
        );
    }
}

#[test]
fn a_stored_pace_is_read_and_anything_else_is_normal() {
    for pace in Pace::ALL {
        assert_eq!(Pace::from_slug(pace.slug()), pace);
    }
    assert_eq!(Pace::from_slug("hasty"), Pace::Normal);
    assert_eq!(Pace::from_slug(""), Pace::Normal);
}
