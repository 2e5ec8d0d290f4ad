//! Seconds that rules wait for: they run while somebody is to play, and stop while anything else is settled (BL-R40).

use crate::ui::prelude::*;

use super::at::At;
use crate::{
    browser::clock::{Waiting, after},
    rules::blank::{Action, RuleNo, Scene, View},
};

/// How many seconds have run for each rule that waits for some.
pub(super) type Ran = Vec<(RuleNo, u16)>;

/// The rules that wait for seconds, and for how many.
fn waiting(view: &View) -> Vec<(RuleNo, u16)> {
    view.rules.iter().filter_map(|seen| seen.seconds.map(|seconds| (seen.no, seconds))).collect()
}

/// Lets the seconds run for as long as the table is on the screen, and says when they have passed.
pub(super) fn run(at: At) {
    let due = Memo::new(move |_| {
        at.look(|view| {
            let playing = matches!(view.scene, Scene::Turn { .. }) && view.matter.is_none();
            if playing { waiting(view) } else { Vec::new() }
        })
    });
    let tick = RwSignal::new(0_u32);
    let second = StoredValue::new_local(None::<Waiting>);
    Effect::new(move |_| {
        tick.track();
        let due = due.get();
        second.set_value((!due.is_empty()).then(|| {
            after(1000, move || {
                pass(at, &due);
                tick.update(|ticks| *ticks += 1);
            })
        }));
    });
}

/// A second passes.
fn pass(at: At, due: &[(RuleNo, u16)]) {
    let mut over = None;
    at.ran.update(|ran| {
        ran.retain(|(rule, _)| due.iter().any(|(other, _)| other == rule));
        for (rule, seconds) in due {
            match ran.iter_mut().find(|(other, _)| other == rule) {
                Some((_, so_far)) if *so_far + 1 >= *seconds => {
                    *so_far = 0;
                    over = Some(*rule);
                }
                Some((_, so_far)) => *so_far += 1,
                None => ran.push((*rule, 1)),
            }
        }
    });
    if let Some(rule) = over {
        // Somebody may have been faster.
        let _ = at.session.play(at.anybody(), Action::Clock(rule));
    }
}

/// How many seconds are left for a rule.
pub(super) fn left(at: At, rule: RuleNo) -> AnyView {
    let left = move || {
        let seconds =
            at.look(|view| view.rules.iter().find(|seen| seen.no == rule).and_then(|seen| seen.seconds))?;
        let ran = at.ran.with(|ran| ran.iter().find(|(other, _)| *other == rule).map_or(0, |(_, ran)| *ran));
        let left = seconds.saturating_sub(ran);
        Some(view! { <small class="due" role="timer">{left}" seconds"</small> })
    };
    left.into_any()
}
