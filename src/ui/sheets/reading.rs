//! The reading: category by category, all answers and their marks.

use crate::ui::prelude::*;

mod answers;

use super::{Sheets, past_rulings, pawn_of, poll};
use crate::{
    rules::sheets::{AnyAnswerPlace, Ground},
    screens::sheets::{
        Participant, ReadingPrompt, SheetAction, WordTable, comparable, compare_sentence, ground_texts,
        line_summary, line_to_read, next_answer_button, past_rulings_on_line, reading_prompt, shown_line,
        similar_pairs,
    },
    ui::{
        parts::{CategoryAuthors, Dialog, Primary, Quiet, controls::choices},
        rove::{arrows, tab_stop},
    },
};

/// What the reading shows.
#[derive(Clone, Copy)]
struct ReadingPage {
    sheets: Sheets,
    /// Set when somebody goes back: how many answers had been read then, and the line.
    turned_back: RwSignal<Option<(usize, u8)>>,
    /// The shown line.
    line: Memo<u8>,
    /// The answer being challenged, while the page asks who challenges it.
    challenged: RwSignal<Option<AnyAnswerPlace>>,
}

impl ReadingPage {
    fn new(sheets: Sheets) -> Self {
        let turned_back = RwSignal::new(None);
        let line = Memo::new(move |_| sheets.with(|table| shown_line(table, turned_back.get())));
        Self { sheets, turned_back, line, challenged: RwSignal::new(None) }
    }

    /// Shows a line that was read or is being read.
    fn turn_to(self, line: u8) {
        let read = self.sheets.with_untracked(|table| table.heard().len());
        self.turned_back.set(Some((read, line)));
    }
}

/// The category being read, or the open vote.
pub(super) fn board(sheets: Sheets) -> Html {
    // Nothing is selected at the start of a reading.
    sheets.chosen.set(Vec::new());
    let voting = poll::voting(sheets);
    let reading = ReadingPage::new(sheets);
    html! {
        {move || if voting.get() { poll::board(sheets) } else { page(reading) }}
        {challengers(reading)}
    }
}

fn page(reading: ReadingPage) -> Html {
    let sheets = reading.sheets;
    // After a vote the page is drawn again, so this is the line that the vote was about.
    let voted_line = reading.line.get_untracked();
    let drop_choice = move |event: leptos::ev::KeyboardEvent| {
        if event.key() == "Escape" {
            sheets.chosen.set(Vec::new());
        }
    };
    html! {
        <div class="reading stack" on:keydown=drop_choice>
            <section class="page">
                <h2 class="row">
                    <span class="number">{move || reading.line.get().to_string()}</span>
                    " "
                    <bdi class="category">{move || sheets.category(reading.line.get())}</bdi>
                    {move || html! { <CategoryAuthors authors=sheets.with(|table| table.authors(reading.line.get()))/> }}
                </h2>
                {answers::answers(reading)}
                <div class="asides stack">
                    <If when=move || reading.line.get() == voted_line>{poll::verdict(sheets)}</If>
                    {past_rulings(reading)}
                    {sheets.game().aside()}
                    {similar(sheets)}
                </div>
            </section>
            {list(reading)}
        </div>
    }
}

/// Past rulings on the answers of the shown line.
fn past_rulings(reading: ReadingPage) -> Html {
    let known = StoredValue::new(past_rulings::stored());
    let found = Memo::new(move |_| {
        reading
            .sheets
            .with(|table| known.with_value(|known| past_rulings_on_line(known, table, reading.line.get())))
    });
    (move || past_rulings::sentences(found.get())).into_html()
}

/// Pairs that are only a little similar: the table decides whether to vote on them (PG-66, SC-R14).
fn similar(sheets: Sheets) -> Html {
    let pairs = Memo::new(move |_| sheets.with(similar_pairs));
    let ask = move |(places, [one, other]): ([AnyAnswerPlace; 2], [String; 2])| {
        let (on_press, refusal) = sheets.button(SheetAction::Join(places.to_vec()));
        html! {
            <li class="row">
                <span>"“"<bdi>{one}</bdi>"” and “"<bdi>{other}</bdi>"” look similar."</span>
                <Quiet on_press refusal>"Ask for a vote"</Quiet>
            </li>
        }
    };
    (move || {
        let pairs = pairs.get();
        (!pairs.is_empty())
            .then(|| html! { <ul class="similar stack">{pairs.into_iter().map(ask).collect_html()}</ul> })
    })
    .into_html()
}

/// The buttons.
pub(super) fn action(sheets: Sheets) -> Html {
    let voting = poll::voting(sheets);
    (move || if voting.get() { poll::action(sheets) } else { reading_buttons(sheets) }).into_html()
}

/// The primary button reads a whole category, or goes to the score after the last one. A quiet button reads
/// one answer. While several answers are selected to be compared, the primary button asks whether they are
/// the same (PG-66, SC-R14).
fn reading_buttons(sheets: Sheets) -> Html {
    let selected = selected_answers(sheets);
    let is_comparing = move || selected.with(|selected| !selected.is_empty());
    let asks_if_same = move || selected.with(|selected| selected.len() > 1);
    let (next, next_refusal) = sheets.button(SheetAction::Next);
    let refusal = Signal::derive(move || {
        let join = || join_refusal(sheets, selected.get());
        if asks_if_same() { join() } else { next_refusal.get() }
    });
    let prompt = Memo::new(move |_| sheets.with(reading_prompt));
    let is_done = move || prompt.get() == ReadingPrompt::Done;
    let say = move || {
        let may_join = |places: &[AnyAnswerPlace]| join_refusal(sheets, places.to_vec()).is_none();
        let compare =
            sheets.with(|table| selected.with(|selected| compare_sentence(table, selected, may_join)));
        compare.map_or_else(
            || reading_sentence(sheets, prompt.get()),
            |sentence| html! { <span role="status">{sentence}</span> },
        )
    };
    let next_label = move || sheets.with(next_answer_button);
    let label = move || {
        if asks_if_same() {
            format!("Are these {} the same?", selected.with(Vec::len))
        } else {
            prompt.get().button()
        }
    };
    let press = move |()| match untrack(|| (asks_if_same(), is_done())) {
        (true, _) => ask_if_same(sheets, selected.get_untracked()),
        (false, true) => next.run(()),
        (false, false) => read_category(sheets),
    };
    html! {
        <If when=is_comparing>
            <Quiet on_press=move |()| sheets.chosen.set(Vec::new())>"Stop comparing"</Quiet>
        </If>
        <If when=move || !is_done() && !is_comparing()>
            <Quiet on_press=next refusal=next_refusal>{next_label}</Quiet>
        </If>
        <p class="say">{say}</p>
        <Primary on_press=press refusal>{label}</Primary>
    }
}

/// The answers that are selected to be compared.
fn selected_answers(sheets: Sheets) -> Memo<Vec<AnyAnswerPlace>> {
    Memo::new(move |_| sheets.with(|table| comparable(table, &sheets.chosen.get())))
}

/// Why the table may not vote on whether these answers are the same.
fn join_refusal(sheets: Sheets, answers: Vec<AnyAnswerPlace>) -> Option<String> {
    sheets.game().refusal(sheets.default_seat(), &SheetAction::Join(answers))
}

/// What comes next, while no answers are compared.
fn reading_sentence(sheets: Sheets, prompt: ReadingPrompt) -> Html {
    match prompt {
        ReadingPrompt::Category(line) => html! {
            "Next, number "{line.to_string()}": "<bdi>{sheets.category(line)}</bdi>
        },
        ReadingPrompt::Challenge(_) => "Press an answer to challenge it.".into_html(),
        ReadingPrompt::Done => "All answers are read.".into_html(),
    }
}

/// Opens the vote on whether these answers are the same.
fn ask_if_same(sheets: Sheets, answers: Vec<AnyAnswerPlace>) {
    if sheets.act(sheets.default_seat(), &SheetAction::Join(answers)) {
        sheets.chosen.set(Vec::new());
    }
}

/// Reads to the end of the category, or until the table has to decide something. Everything is spoken.
fn read_category(sheets: Sheets) {
    let before = sheets.game().log().len();
    let next_line = move || sheets.with_untracked(line_to_read);
    let line = next_line();
    let may = || sheets.game().refusal(sheets.default_seat(), &SheetAction::Next).is_none();
    while line.is_some()
        && next_line() == line
        && untrack(may)
        && sheets.act(sheets.default_seat(), &SheetAction::Next)
    {}
    sheets.game().announce(sheets.game().log().split_off(before).join(" "));
}

/// The list with the current category, and the marks so far.
fn list(reading: ReadingPage) -> Html {
    let entries =
        reading.sheets.with_untracked(WordTable::lines).map(|line| entry(reading, line)).collect_html();
    html! {
        <nav class="turning" aria-label="The list">
            <ol class="stack" data-rove="" on:keydown=arrows>{entries}</ol>
        </nav>
    }
}

fn entry(reading: ReadingPage, line: u8) -> Html {
    let sheets = reading.sheets;
    let now = Memo::new(move |_| sheets.with(WordTable::line) == line);
    let shown = Memo::new(move |_| reading.line.get() == line);
    let read = Memo::new(move |_| sheets.with(|table| line_summary(table, line)));
    let is_read = Memo::new(move |_| read.with(|read| read.all > 0));
    let standing = move || read.with(|read| format!(", {} of {} count", read.standing, read.all));
    let number_and_category = move || {
        html! {
            <span class="number">{line.to_string()}</span>
            <bdi class="category">{sheets.category(line)}</bdi>
        }
    };
    let body = move || {
        if is_read.get() || now.get() {
            html! {
                <button type="button" tabindex=move || tab_stop(usize::from(!now.get())) aria-current=move || shown.get().then_some("true") on:click=move |_| reading.turn_to(line)>
                    {number_and_category()}
                    <span class="so-far" aria-hidden="true">{move || read.get().symbols}</span>
                    <span class="visually-hidden">{standing}</span>
                </button>
            }
        } else {
            html! { <span class="ahead">{number_and_category()}</span> }
        }
    };
    html! { <li data-now=move || now.get().to_string()>{body}</li> }
}

/// Asks who challenges: every player who is here may, except the writer of the answer (PG-70, SC-29). If
/// there are several grounds, it asks for the ground too.
fn challengers(reading: ReadingPage) -> Html {
    let sheets = reading.sheets;
    let close = move |()| reading.challenged.set(None);
    let chosen = RwSignal::new(Ground::Fit);
    let chip = move |writer: Participant, place: AnyAnswerPlace| {
        let press = move |_| {
            close(());
            sheets.act(writer.seat, &SheetAction::Challenge(place, chosen.get_untracked()));
        };
        html! {
            <button type="button" class="quiet chip" on:click=press>
                {pawn_of(&writer)}
                <bdi>{writer.name}</bdi>
            </button>
        }
    };
    let asked = move || {
        let place = reading.challenged.get()?;
        let (text, grounds) = sheets
            .with(|table| table.heard_at(place).map(|heard| (heard.text.clone(), heard.grounds.clone())))?;
        chosen.set(grounds.first().copied()?);
        // Nobody challenges their own answer.
        let others = |writer: &Participant| writer.here && writer.seat != place.seat;
        let writers = sheets.with_untracked(WordTable::writers).into_iter().filter(others);
        let chips = writers.map(|writer| chip(writer, place)).collect_html();
        Some(html! {
            <p class="challenged stack">
                <bdi class="text">{text}</bdi>
                " "
                <span class="from">
                    <bdi>{sheets.name(place.seat)}</bdi>", "{place.line.to_string()}" "
                    <bdi>{sheets.category(place.line)}</bdi>
                </span>
            </p>
            {(grounds.len() > 1).then(|| choose_ground(chosen, grounds))}
            <div class="row">{chips}</div>
        })
    };
    html! {
        <Dialog open=Signal::derive(move || reading.challenged.get().is_some()) on_close=close title="Who challenges?">
            {asked}
        </Dialog>
    }
}

/// The choice of a ground.
fn choose_ground(chosen: RwSignal<Ground>, grounds: Vec<Ground>) -> Html {
    let option = |ground| {
        let (title, line) = ground_texts(ground);
        (ground, title, line)
    };
    let choose = Callback::new(move |ground| chosen.set(ground));
    html! {
        <fieldset class="choices grounds grid">
            <legend class="visually-hidden">"On what ground"</legend>
            {choices("ground", grounds.into_iter().map(option), chosen.into(), choose)}
        </fieldset>
    }
}
