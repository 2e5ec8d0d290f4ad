//! How any game is played on: the record, undo and redo, replay.
