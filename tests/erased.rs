//! A change of a signal on the page is never lost, whoever else is looking at what it holds.

#![expect(clippy::unwrap_used, reason = "a value that is none fails the test, as it should")]

use std::{any::Any, sync::Arc};

#[path = "../src/ui/erased.rs"]
mod erased;

type Held = Arc<dyn Any + Send + Sync>;

fn numbers(held: &Held) -> &Vec<u8> {
    held.downcast_ref().unwrap()
}

#[test]
fn what_nobody_else_holds_is_changed_where_it_is() {
    let mut held: Held = Arc::new(vec![1_u8]);
    let before = Arc::as_ptr(&held);
    let answer = erased::change(&mut held, |numbers: &mut Vec<u8>| {
        numbers.push(2);
        numbers.len()
    });
    assert_eq!(answer, Some(2));
    assert_eq!(numbers(&held), &[1, 2]);
    assert!(std::ptr::addr_eq(before, Arc::as_ptr(&held)), "nothing was copied");
}

#[test]
fn what_somebody_is_looking_at_is_changed_all_the_same_and_they_see_what_they_saw() {
    let mut held: Held = Arc::new(vec![1_u8]);
    let looking = Arc::clone(&held);
    let answer = erased::change(&mut held, |numbers: &mut Vec<u8>| {
        numbers.push(2);
        numbers.len()
    });
    assert_eq!(answer, Some(2), "the change is made");
    assert_eq!(numbers(&held), &[1, 2]);
    assert_eq!(numbers(&looking), &[1]);
}

#[test]
fn what_somebody_looks_at_weakly_counts_as_looked_at() {
    let mut held: Held = Arc::new(7_u8);
    let weak = Arc::downgrade(&held);
    assert_eq!(
        erased::change(&mut held, |number: &mut u8| {
            *number += 1;
            *number
        }),
        Some(8)
    );
    assert!(weak.upgrade().is_none());
}
