//! The reading: category by category, all answers and their marks.

use crate::ui::prelude::*;

mod answers;

use super::{SheetContext, deciding, letter_slip, past_rulings, pawn_of, poll};
use crate::{
    play::PastRulings,
    rules::sheets::{AnswerPlace, Ground, SheetAction},
    screens::sheets::{
        Participant, ReadingPrompt, SheetTable, comparable, compare_sentence, ground_texts, is_unanswered,
        line_summary, line_to_read, look_similar, next_answer_button, nobody_answered, past_rulings_on_line,
        reading_prompt, reading_sentence, shown_line, similar_pairs, written_by,
    },
    ui::{
        parts::{AnswerInGap, CategoryAuthors, Dialog, Primary, Quiet, controls::choices, drawn},
        rove::{arrows, tab_stop},
    },
    wording::paragraph,
};

/// What the reading shows.
#[derive(Clone, Copy)]
struct ReadingPage {
    sheets: SheetContext,
    /// Set when somebody goes back: how many answers had been read then, and the line.
    turned_back: RwSignal<Option<(usize, u8)>>,
    /// The shown line.
    line: Memo<u8>,
    /// The answer being challenged, while the page asks who challenges it.
    challenged: RwSignal<Option<AnswerPlace>>,
}

impl ReadingPage {
    fn new(sheets: SheetContext) -> Self {
        let turned_back = RwSignal::new(None);
        let line = Memo::new(move |_| sheets.with(|table| shown_line(table, turned_back.get())));
        Self { sheets, turned_back, line, challenged: RwSignal::new(None) }
    }

    /// Whether somebody went back, and nothing was read since.
    fn is_back(self) -> bool {
        let read = self.sheets.with_untracked(|table| table.heard().len());
        self.turned_back.with_untracked(|back| back.is_some_and(|(before, _)| before == read))
    }

    /// Shows a line that was read or is being read.
    fn turn_to(self, line: u8) {
        let read = self.sheets.with_untracked(|table| table.heard().len());
        self.turned_back.set(Some((read, line)));
    }
}

/// The category being read, with what is to be decided about it below the answers, so that they are seen and read aloud first; or an
/// open vote that needs the board.
pub(super) fn board(sheets: SheetContext) -> AnyView {
    // Nothing is selected at the start of a reading.
    sheets.chosen.set(Vec::new());
    let (voting, below) = (poll::voting(sheets), poll::asked_below(sheets));
    let several = deciding::several(sheets);
    let reading = ReadingPage::new(sheets);
    let has_board = Memo::new(move |_| voting.get() && !several.get() && !below.get());
    view! {
        {move || if has_board.get() { poll::board(sheets) } else { page(reading) }}
        {challengers(reading)}
    }
    .into_any()
}

fn page(reading: ReadingPage) -> AnyView {
    let sheets = reading.sheets;
    let (voting, below, several) =
        (poll::voting(sheets), poll::asked_below(sheets), deciding::several(sheets));
    // The line that was shown when a vote ended.
    let voted_line =
        Memo::new(move |_| sheets.game.vote_result.run(()).map(|_| reading.line.get_untracked()));
    let nobody = Memo::new(move |_| sheets.with(|table| nobody_answered(table.unanswered())));
    let drop_choice = move |event: leptos::ev::KeyboardEvent| {
        if event.key() == "Escape" {
            sheets.chosen.set(Vec::new());
        }
    };
    view! {
        <div class="reading stack" on:keydown=drop_choice>
            <section class="page">
                <h2 class="row">
                    <span class="number">{move || reading.line.get().to_string()}</span>
                    " "
                    <bdi class="category">{move || sheets.category(reading.line.get())}</bdi>
                    {letter_slip(sheets)}
                    {move || view! { <CategoryAuthors authors=sheets.with(|table| table.authors(reading.line.get()))/> }.into_any()}
                </h2>
                {answers::answers(reading)}
                <div class="asides stack">
                    <Show when=move || voted_line.get() == Some(reading.line.get())>{poll::vote_result(sheets)}</Show>
                    {past_rulings(reading)}
                    {move || nobody.get().map(|sentence| view! { <p class="quietly">{sentence}</p> })}
                    <Show when=move || !several.get()>{sheets.game.aside.run(())}</Show>
                    <Show when=move || !voting.get()>{similar(sheets)}</Show>
                    <Show when=move || several.get()>{deciding::board(sheets)}</Show>
                    <Show when=move || below.get() && !several.get()>{poll::below_answers(sheets)}</Show>
                </div>
            </section>
            {list(reading)}
        </div>
    }.into_any()
}

/// Past rulings on the answers of the shown line.
fn past_rulings(reading: ReadingPage) -> AnyView {
    let sheets = reading.sheets;
    let (voting, now) = (poll::voting(sheets), StoredValue::new(past_rulings::now(sheets)));
    // An undo may take a vote back, and its ruling.
    let known = Memo::new(move |_| {
        voting.track();
        past_rulings::stored()
    });
    let found = Memo::new(move |_| {
        let on_line = |table: &SheetTable, known: &PastRulings| {
            now.with_value(|now| past_rulings_on_line(known, table, reading.line.get(), Some(now)))
        };
        sheets.with(|table| known.with(|known| on_line(table, known)))
    });
    (move || past_rulings::sentences(found.get())).into_any()
}

/// Pairs that are only a little similar: the table decides whether to vote on them (PG-66, SC-R14).
fn similar(sheets: SheetContext) -> AnyView {
    let pairs = Memo::new(move |_| sheets.with(similar_pairs));
    let ask = move |(places, answers): ([AnswerPlace; 2], [String; 2])| {
        let (on_press, refusal) = sheets.button(SheetAction::Join(places.to_vec()));
        view! {
            <li class="row">
                <span>{drawn(&look_similar(answers))}</span>
                <Quiet on_press refusal>"Ask for a vote"</Quiet>
            </li>
        }
        .into_any()
    };
    (move || {
        let pairs = pairs.get();
        (!pairs.is_empty())
            .then(|| view! { <ul class="similar stack">{pairs.into_iter().map(ask).collect_view()}</ul> })
    })
    .into_any()
}

/// The buttons.
pub(super) fn foot(sheets: SheetContext) -> AnyView {
    let voting = poll::voting(sheets);
    let several = deciding::several(sheets);
    (move || match (several.get(), voting.get()) {
        (true, _) => deciding::foot(sheets),
        (false, true) => poll::foot(sheets),
        (false, false) => reading_buttons(sheets),
    })
    .into_any()
}

/// The primary button reads a whole category, or goes to the score after the last one. A quiet button reads
/// one answer. While several answers are selected to be compared, the primary button asks whether they are
/// the same (PG-66, SC-R14).
fn reading_buttons(sheets: SheetContext) -> AnyView {
    let selected = selected_answers(sheets);
    let is_comparing = move || selected.with(|selected| !selected.is_empty());
    let asks_if_same = move || selected.with(|selected| selected.len() > 1);
    let (next, next_refusal) = sheets.button(SheetAction::Next);
    let refusal = Signal::derive(move || {
        let join = || join_refusal(sheets, selected.get());
        if asks_if_same() { join() } else { next_refusal.get() }
    });
    let prompt = Memo::new(move |_| sheets.with(reading_prompt));
    let is_done = move || match prompt.get() {
        ReadingPrompt::Done | ReadingPrompt::Over | ReadingPrompt::GoOn(_) => true,
        ReadingPrompt::Category(_) | ReadingPrompt::Challenge(_) => false,
    };
    let compare = Memo::new(move |_| {
        let may_join = |places: &[AnswerPlace]| join_refusal(sheets, places.to_vec()).is_none();
        sheets.with(|table| selected.with(|selected| compare_sentence(table, selected, may_join)))
    });
    let say = move || {
        let no_selection = compare.with(Option::is_none);
        no_selection.then(|| drawn(&sheets.with(|table| reading_sentence(table, prompt.get()))))
    };
    let next_label = move || sheets.with(next_answer_button);
    let label = move || {
        if asks_if_same() {
            format!("Are these {} the same?", selected.with(Vec::len))
        } else {
            prompt.get().button()
        }
    };
    let read_one = move |()| read_aloud(sheets, || next.run(()));
    let press = move |()| match untrack(|| (asks_if_same(), is_done())) {
        (true, _) => ask_if_same(sheets, selected.get_untracked()),
        (false, true) => read_one(()),
        (false, false) => read_category(sheets),
    };
    view! {
        <Show when=is_comparing>
            <Quiet on_press=move |()| sheets.chosen.set(Vec::new())>"Stop comparing"</Quiet>
        </Show>
        <Show when=move || !is_done() && !is_comparing()>
            <Quiet on_press=read_one refusal=next_refusal>{next_label}</Quiet>
        </Show>
        // Screen readers say what to do with a selection. They hear it only in an element that was there before.
        <p class="say"><span role="status">{move || compare.get()}</span>{say}</p>
        <Primary on_press=press refusal>{label}</Primary>
    }
    .into_any()
}

/// The answers that are selected to be compared.
fn selected_answers(sheets: SheetContext) -> Memo<Vec<AnswerPlace>> {
    Memo::new(move |_| sheets.with(|table| comparable(table, &sheets.chosen.get())))
}

/// Why the table may not vote on whether these answers are the same.
fn join_refusal(sheets: SheetContext, answers: Vec<AnswerPlace>) -> Option<String> {
    sheets.refusal(sheets.default_seat(), SheetAction::Join(answers))
}

/// Opens the vote on whether these answers are the same.
fn ask_if_same(sheets: SheetContext, answers: Vec<AnswerPlace>) {
    if sheets.act(sheets.default_seat(), SheetAction::Join(answers)) {
        sheets.chosen.set(Vec::new());
    }
}

/// Reads the next answer. Returns whether it was allowed. It asks first, because an action that is refused shows a notice.
fn read_next(sheets: SheetContext) -> bool {
    let may = || sheets.refusal(sheets.default_seat(), SheetAction::Next).is_none();
    untrack(may) && sheets.act(sheets.default_seat(), SheetAction::Next)
}

/// Reads the categories that nobody answered, up to the next one with an answer (SC-R35, PG-R66). Returns them.
fn read_unanswered(sheets: SheetContext) -> Vec<u8> {
    let mut lines = Vec::new();
    while sheets.with_untracked(is_unanswered) {
        lines.extend(sheets.with_untracked(line_to_read).filter(|line| !lines.contains(line)));
        if !read_next(sheets) {
            break;
        }
    }
    lines
}

/// Reads to the end of the category, and what nobody answered before it, or until the table has to decide something.
fn read_category(sheets: SheetContext) {
    read_aloud(sheets, || {
        let next_line = move || sheets.with_untracked(line_to_read);
        let line = next_line();
        while line.is_some() && next_line() == line && read_next(sheets) {}
    });
}

/// Reads the categories that nobody answered, then what `read` reads. Everything is spoken together (PG-R66): of several
/// announcements, a screen reader would say only the last.
fn read_aloud(sheets: SheetContext, read: impl FnOnce()) {
    sheets.struck.set(Vec::new());
    let nobody = nobody_answered(&read_unanswered(sheets));
    let before = sheets.game.log.run(()).len();
    read();
    let read = sheets.game.log.run(()).split_off(before);
    // A refusal has been spoken already.
    if nobody.is_some() || !read.is_empty() {
        sheets.game.announce.run(paragraph(nobody.into_iter().chain(read)));
    }
}

/// The list with the current category, and the marks so far.
fn list(reading: ReadingPage) -> AnyView {
    let entries =
        reading.sheets.with_untracked(SheetTable::lines).map(|line| entry(reading, line)).collect_view();
    view! {
        <nav class="turning" aria-label="The list">
            <ol class="stack" data-rove="" on:keydown=arrows>{entries}</ol>
        </nav>
    }
    .into_any()
}

fn entry(reading: ReadingPage, line: u8) -> AnyView {
    let sheets = reading.sheets;
    let now = Memo::new(move |_| sheets.with(SheetTable::line) == line);
    let shown = Memo::new(move |_| reading.line.get() == line);
    let read = Memo::new(move |_| sheets.with(|table| line_summary(table, line)));
    let is_read = Memo::new(move |_| read.with(Option::is_some));
    let number_and_category = move || {
        view! {
            <span class="number">{line.to_string()}</span>
            <bdi class="category">{sheets.category(line)}</bdi>
        }
        .into_any()
    };
    let body = move || {
        if is_read.get() || now.get() {
            view! {
                <button type="button" tabindex=move || tab_stop(usize::from(!now.get())) aria-current=move || shown.get().then_some("true") on:click=move |_| reading.turn_to(line)>
                    {number_and_category()}
                    <span class="so-far">{move || read.get()}</span>
                </button>
            }.into_any()
        } else {
            view! { <span class="ahead">{number_and_category()}</span> }.into_any()
        }
    };
    view! { <li data-now=move || now.get().to_string()>{body}</li> }.into_any()
}

/// Asks who challenges: every player who is here may, except the writer of the answer (PG-70, SC-29). If
/// there are several grounds, it asks for the ground too.
fn challengers(reading: ReadingPage) -> AnyView {
    let sheets = reading.sheets;
    let close = move |()| reading.challenged.set(None);
    // The ground; it is set when the dialog opens.
    let chosen = RwSignal::new(Ground::Fit);
    let chip = move |writer: Participant, place: AnswerPlace| {
        let press = move |_| {
            close(());
            sheets.act(writer.seat, SheetAction::Challenge { place, ground: chosen.get_untracked() });
        };
        view! {
            <button type="button" class="quiet chip" on:click=press>
                {pawn_of(&writer)}
                <bdi>{writer.name}</bdi>
            </button>
        }
        .into_any()
    };
    let asked = move || {
        let place = reading.challenged.get()?;
        let (text, grounds) = sheets
            .with(|table| table.heard_at(place).map(|heard| (heard.text.clone(), heard.grounds.clone())))?;
        // The first ground is proposed, whatever was chosen for the answer before.
        chosen.set(grounds.first().copied()?);
        // Nobody challenges their own answer.
        let others = |writer: &Participant| writer.here && writer.seat != place.seat;
        let writers = sheets.with_untracked(SheetTable::writers).into_iter().filter(others);
        let chips = writers.map(|writer| chip(writer, place)).collect_view();
        Some(
            view! {
                <p class="challenged stack">
                    <bdi class="text"><AnswerInGap category=sheets.category(place.line) answer=text/></bdi>
                    " "
                    <span class="from">{drawn(&sheets.with_untracked(|table| written_by(table, place)))}</span>
                </p>
                {(grounds.len() > 1).then(|| choose_ground(chosen, grounds))}
                <div class="row">{chips}</div>
            }
            .into_any(),
        )
    };
    view! {
        <Dialog open=Signal::derive(move || reading.challenged.get().is_some()) on_close=close title="Who challenges?">
            {asked}
        </Dialog>
    }.into_any()
}

/// The choice of a ground.
fn choose_ground(chosen: RwSignal<Ground>, grounds: Vec<Ground>) -> AnyView {
    let option = |ground| {
        let (title, line) = ground_texts(ground);
        (ground, title, line)
    };
    let choose = Callback::new(move |ground| chosen.set(ground));
    view! {
        <fieldset class="choices grounds grid">
            <legend class="visually-hidden">"On what ground"</legend>
            {choices("ground", grounds.into_iter().map(option), chosen.into(), choose)}
        </fieldset>
    }
    .into_any()
}
