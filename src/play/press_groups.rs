//! Which actions one press made.

/// The actions that one press made are undone and redone together: a press that reads a whole category reads an answer of
/// each player. This is not part of a record, so after a reload each action is undone by itself.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PressGroups {
    /// The number of the first action of each press, in order. Actions are numbered from 0.
    firsts: Vec<usize>,
    /// Whether the last press can still make actions.
    is_open: bool,
}

impl PressGroups {
    /// Records that an action was played; `actions` is the number of actions since then. What was undone before is gone.
    pub fn played(&mut self, actions: usize) {
        let number = actions.saturating_sub(1);
        self.firsts.retain(|first| *first < number);
        if !self.is_open {
            self.firsts.push(number);
            self.is_open = true;
        }
    }

    /// Records that the press is over.
    pub fn ended(&mut self) {
        self.is_open = false;
    }

    /// How many actions stay if the press that made the action with this `number` is undone.
    pub fn without(&self, number: usize) -> usize {
        self.firsts.iter().copied().take_while(|first| *first <= number).last().unwrap_or(number)
    }

    /// Whether the same press made this action and the one before it.
    pub fn continues_with(&self, number: usize) -> bool {
        self.without(number) < number
    }
}
