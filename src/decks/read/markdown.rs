//! Tables in Markdown: a heading, a line of dashes below it, and rows, with bars between the cells and mostly around them too.
//! Titles and sentences may stand around a table, and further tables below it.

use super::rows::{RowEvent, RowSink};

/// What stands between two cells.
pub(super) const BAR: char = '|';

/// The rows of tables in Markdown. A row waits until the next line shows whether it is a heading.
#[derive(Default)]
pub(super) struct Markdown {
    waiting: Option<(u32, Vec<String>)>,
    /// Whether a line of dashes has come, so that the first row is a heading.
    has_rule: bool,
    /// Whether bars are also before the first cell and after the last one, as in the first row.
    edges: Option<[bool; 2]>,
}

/// Whether a table is somewhere in the beginning of a file: a row with bars, and a line of dashes with as many below it.
pub(super) fn has_table(opening: &str) -> bool {
    let bars = |line: &str| line.matches(BAR).count();
    let cells = |line: &str| line.split(BAR).map(str::to_owned).collect::<Vec<_>>();
    let lines = || opening.lines().map(str::trim);
    let mut pairs = lines().zip(lines().skip(1));
    pairs.any(|(heading, rule)| bars(rule) > 0 && bars(rule) == bars(heading) && is_rule(&cells(rule)))
}

/// Whether at least half of the lines of a beginning are rows of a table.
pub(super) fn is_mostly_table(opening: &str) -> bool {
    let lines = || opening.lines().filter(|line| !line.trim().is_empty());
    let rows = lines().filter(|line| line.contains(BAR)).count();
    has_table(opening) && 2 * rows >= lines().count()
}

/// Whether something is more than a line or a part of one, such as `---`. An emoji is.
pub(super) fn has_text(text: &str) -> bool {
    text.contains(|c: char| !(c.is_whitespace() || c.is_ascii_punctuation()))
}

/// Whether a row is the line of dashes below a heading.
fn is_rule(row: &[String]) -> bool {
    row.iter().any(|cell| cell.contains('-'))
        && row.iter().all(|cell| cell.trim().chars().all(|c| matches!(c, '-' | ':')))
}

impl Markdown {
    /// Whether the first row is a heading.
    pub(super) fn has_rule(&self) -> bool {
        self.has_rule
    }

    /// Handles the cells of a line.
    pub(super) fn line(&mut self, line: u32, mut cells: Vec<String>, sink: &mut RowSink<'_>) {
        if cells.len() == 1 {
            self.end(sink);
            if cells.iter().any(|text| has_text(text)) {
                sink(RowEvent::Beside);
            }
            return;
        }
        self.cut_edges(&mut cells);
        if !is_rule(&cells) {
            self.end(sink);
            self.waiting = Some((line, cells));
        } else if std::mem::replace(&mut self.has_rule, true) && self.waiting.take().is_some() {
            // The heading of a further table.
            sink(RowEvent::Beside);
        }
    }

    /// The row that waits is no heading.
    pub(super) fn end(&mut self, sink: &mut RowSink<'_>) {
        if let Some((line, cells)) = self.waiting.take() {
            sink(RowEvent::Row(line, cells));
        }
    }

    fn cut_edges(&mut self, cells: &mut Vec<String>) {
        let is_blank = |cell: Option<&String>| cell.is_some_and(|cell| cell.trim().is_empty());
        let here = [is_blank(cells.first()), is_blank(cells.last())];
        let [before, after] = *self.edges.get_or_insert(here);
        if after && here[1] {
            cells.pop();
        }
        if before && here[0] && !cells.is_empty() {
            cells.remove(0);
        }
    }
}
