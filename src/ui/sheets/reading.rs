//! The reading: category by category, all answers and their marks.

use crate::ui::prelude::*;

mod answers;
mod challenge;
mod turning;

use super::{AnyPlace, Round, RoundStage, SheetAction, Sheets, poll, precedents};
use crate::ui::parts::{Primary, Quiet, WrittenBy};

/// What the reading shows.
#[derive(Clone, Copy)]
struct ReadingPage {
    sheets: Sheets,
    /// The line that somebody went back to, and the number of answers read then: the next answer shows the current line
    /// again.
    back: RwSignal<Option<(usize, u8)>>,
    /// The shown line.
    line: Memo<u8>,
    /// The answer being challenged, while the page asks who challenges it.
    challenged: RwSignal<Option<AnyPlace>>,
}

impl ReadingPage {
    fn new(sheets: Sheets) -> Self {
        let back = RwSignal::new(None);
        let line = Memo::new(move |_| {
            sheets.with(|round| match back.get() {
                Some((after, line)) if after == round.heard().len() => line,
                Some(_) | None => round.line(),
            })
        });
        Self { sheets, back, line, challenged: RwSignal::new(None) }
    }

    /// Shows a line that was read or is being read.
    fn turn_to(self, line: u8) {
        let read = self.sheets.with_untracked(|round| round.heard().len());
        self.back.set(Some((read, line)));
    }
}

/// The selected answers that can be compared.
fn chosen(sheets: Sheets) -> Vec<AnyPlace> {
    let chosen = sheets.chosen.get();
    sheets.with(|round| {
        let comparable =
            |place: &&AnyPlace| round.heard_at(**place).is_some_and(|heard| heard.mark.comparable());
        chosen.iter().filter(comparable).copied().collect()
    })
}

/// The category being read, or the open vote.
pub(super) fn board(sheets: Sheets) -> Html {
    // Nothing is selected at the start of a reading.
    sheets.chosen.set(Vec::new());
    let voting = poll::voting(sheets);
    let look = ReadingPage::new(sheets);
    html! {
        {move || if voting.get() { poll::board(sheets) } else { page(look) }}
        {challenge::challengers(look)}
    }
}

fn page(look: ReadingPage) -> Html {
    let sheets = look.sheets;
    let drop_choice = move |event: leptos::ev::KeyboardEvent| {
        if event.key() == "Escape" {
            sheets.chosen.set(Vec::new());
        }
    };
    html! {
        <div class="reading" on:keydown=drop_choice>
            <section class="page">
                <h2>
                    <span class="number">{move || look.line.get().to_string()}</span>
                    " "
                    <bdi class="category">{move || sheets.category(look.line.get())}</bdi>
                    {move || html! { <WrittenBy authors=sheets.with(|round| round.authors(look.line.get()))/> }}
                </h2>
                {answers::answers(look)}
                <div class="asides">
                    {poll::verdict(sheets)}
                    {precedents::on_line(sheets, look.line)}
                    {sheets.game().aside()}
                    {similar_pairs(sheets)}
                </div>
            </section>
            {turning::list(look)}
        </div>
    }
}

/// Pairs that are only a little similar: the table decides whether to vote on them (PG-66, SC-R14).
fn similar_pairs(sheets: Sheets) -> Html {
    let pairs = Memo::new(move |_| {
        sheets.with(|round| {
            let RoundStage::Reading { hints, .. } = &round.stage else { return Vec::new() };
            hints.iter().map(|&places| (places, places.map(|place| round.text(place)))).collect::<Vec<_>>()
        })
    });
    let ask = move |(places, [one, other]): ([AnyPlace; 2], [String; 2])| {
        let (on_press, refusal) = sheets.button(SheetAction::Join(places.to_vec()));
        html! {
            <li>
                <span>"“"<bdi>{one}</bdi>"” and “"<bdi>{other}</bdi>"” look similar."</span>
                <Quiet on_press refusal>"Ask for a vote"</Quiet>
            </li>
        }
    };
    (move || {
        let pairs = pairs.get();
        (!pairs.is_empty())
            .then(|| html! { <ul class="alike">{pairs.into_iter().map(ask).collect_html()}</ul> })
    })
    .into_html()
}

/// The buttons.
pub(super) fn action(sheets: Sheets) -> Html {
    let voting = poll::voting(sheets);
    (move || if voting.get() { poll::action(sheets) } else { going_on(sheets) }).into_html()
}

/// The button to the next answer, or to the score after the last one.
fn going_on(sheets: Sheets) -> Html {
    let (on_press, refusal) = sheets.button(SheetAction::Next);
    let next = Memo::new(move |_| sheets.with(Round::next));
    // Whether the next answer is the first of its line.
    let opens = Memo::new(move |_| {
        sheets.with(|round| {
            round.heard().last().map(|last| last.place.line) != next.get().map(|place| place.line)
        })
    });
    let says = move || match next.get() {
        Some(place) => format!("{} reads", sheets.name(place.seat)),
        None => "See the score".to_owned(),
    };
    let say = move || match next.get() {
        Some(place) if opens.get() => html! {
            "Next, number "{place.line.to_string()}": "<bdi>{sheets.category(place.line)}</bdi>
        },
        Some(_) => "Press an answer to challenge it.".into_html(),
        None => "All answers are read.".into_html(),
    };
    html! {
        {compare(sheets)}
        <If when=move || next.get().is_some()>
            <Quiet on_press=move |()| read_category(sheets)>"Read the whole category"</Quiet>
        </If>
        <p class="say">{say}</p>
        <Primary on_press refusal>{says}</Primary>
    }
}

/// The button that asks whether the selected answers are the same; shown from two on (PG-66, SC-R14).
fn compare(sheets: Sheets) -> Html {
    let picked = Memo::new(move |_| chosen(sheets));
    let refusal =
        Signal::derive(move || sheets.game().refusal(sheets.due(), &SheetAction::Join(picked.get())));
    let ask = move |()| {
        if sheets.act(sheets.due(), &SheetAction::Join(picked.get_untracked())) {
            sheets.chosen.set(Vec::new());
        }
    };
    html! {
        <If when=move || picked.with(|picked| picked.len() == 1)>
            <span role="status">"Now press “Compare” at the other answer."</span>
        </If>
        <If when=move || picked.with(|picked| picked.len() > 1)>
            <Quiet on_press=ask refusal>"Are these "{move || picked.with(Vec::len).to_string()}" the same?"</Quiet>
        </If>
    }
}

/// Reads to the end of the category, or until the table has to decide something. Everything is spoken.
fn read_category(sheets: Sheets) {
    let before = sheets.game().log().len();
    let due = move || {
        sheets.with_untracked(|round| match &round.stage {
            RoundStage::Reading { poll: None, next, .. } => next.map(|place| place.line),
            RoundStage::Reading { poll: Some(_), .. }
            | RoundStage::Typing { .. }
            | RoundStage::Around { .. }
            | RoundStage::Paper { .. }
            | RoundStage::Entering { .. }
            | RoundStage::Appeals { .. }
            | RoundStage::Other => None,
        })
    };
    let line = due();
    let may = || sheets.game().refusal(sheets.due(), &SheetAction::Next).is_none();
    while line.is_some() && due() == line && untrack(may) && sheets.act(sheets.due(), &SheetAction::Next) {}
    sheets.game().say(sheets.game().log().split_off(before).join(" "));
}
