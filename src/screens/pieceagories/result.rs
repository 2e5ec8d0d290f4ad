//! What answers are worth: remarks while they are written, forfeits, the score of a round, and the end of the game.

use std::cmp::Reverse;

use super::{name, names, racers, sheet_table::throw};
use crate::{
    play::PublicGame,
    rules::{
        Seat,
        pieceagories::{
            AnswerMark, Event, Forfeit, OwnView, Person, PhaseView, Pieceagories, View, preliminary_marks,
        },
        sheets::{AnswerPlace, Entry, OpenPhaseView, at_line},
        words,
    },
    screens::{
        ending::won_with,
        lead::lead,
        names::listed_briefly,
        sheets::{NOT_A_LETTER, Score},
    },
    wording::{Noun, Sentence, agreeing, counted, isolated, listed, paragraph},
};

/// A remark on an answer that its writer can still change.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct LineRemark {
    /// What is wrong.
    pub text: &'static str,
    /// The article in front, and the answer with the article at its end.
    pub better: Option<(String, String)>,
}

/// The remark on the answer at a `line` (from 1) of a sheet; `None` if the answer may count.
pub fn remark(view: &View, own: Option<&OwnView>, sheet: &[Entry], line: u8) -> Option<LineRemark> {
    let letter = throw(&view.phase, own)?.letter();
    let marks = preliminary_marks(sheet, letter, &view.house);
    let says = |text| Some(LineRemark { text, better: None });
    match at_line(&marks, line)? {
        AnswerMark::LeadingArticle => Some(LineRemark {
            text: "No point: article in front",
            better: better(&at_line(sheet, line)?.text),
        }),
        AnswerMark::WrongLetter => says("Wrong letter"),
        AnswerMark::NoLetter => says(NOT_A_LETTER),
        AnswerMark::RepeatOnSheet { .. } => says("Already on your sheet"),
        AnswerMark::Empty
        | AnswerMark::Stands { .. }
        | AnswerMark::Several
        | AnswerMark::Duplicate { .. }
        | AnswerMark::VotedSame { .. }
        | AnswerMark::VotedDown => None,
    }
}

/// The article in front of an answer, and the answer with the article at its end.
fn better(text: &str) -> Option<(String, String)> {
    let article = text.split_whitespace().next().unwrap_or_default();
    words::with_article_last(text).map(|better| (article.to_owned(), better))
}

/// The reminder for those who just struck a duplicate, if the house plays with a forfeit (PG-65). Where only points are
/// entered, people strike on paper, so it is for everybody whom it concerns.
pub fn forfeit_reminder(view: &View) -> Option<String> {
    if let PhaseView::Sheets { phase: OpenPhaseView::Entering { .. }, .. } = &view.phase {
        return view.house.forfeit.as_ref().map(|forfeit| match forfeit {
            Forfeit::Drink { .. } => "A drink for everybody who strikes a duplicate.".to_owned(),
            Forfeit::Other(text) => format!("For everybody who strikes a duplicate: {text}."),
        });
    }
    forfeit_reminder_for(view, &struck_on_line(view))
}

/// The reminder of the forfeit for those who have the same answer, if the house plays with one (PG-65).
pub fn forfeit_reminder_for(view: &View, seats: &[Seat]) -> Option<String> {
    let forfeit = view.house.forfeit.as_ref().filter(|_| !seats.is_empty())?;
    let struck = view.people.iter().filter(|person| seats.contains(&person.seat));
    let names = listed(struck.map(|person| person.name.to_string()).collect::<Vec<_>>());
    Some(match forfeit {
        Forfeit::Drink { .. } => format!("A drink for {names}."),
        Forfeit::Other(text) => format!("For {names}: {text}."),
    })
}

/// The reminder for whoever has just flipped a blank coin, if the house plays with a forfeit (PG-44). It stays until the
/// next coin is flipped.
pub fn forfeit_reminder_for_blank(past: &PublicGame<'_, Pieceagories>) -> Option<String> {
    let is_flip = |event: &Event| matches!(event, Event::CoinFlipped { .. });
    let last_flip = past.events_by_action().rev().find(|events| events.iter().any(is_flip))?;
    last_flip.iter().find(|event| matches!(event, Event::Forfeit { .. })).map(|event| past.tell(event))
}

/// Who had to strike a duplicate on the current line: everybody with a duplicate there. The writer of the
/// same answer on an earlier line is added if there was only one such answer before: it is struck only now.
fn struck_on_line(view: &View) -> Vec<Seat> {
    let PhaseView::Sheets { phase: OpenPhaseView::Reading { line, heard, .. }, .. } = &view.phase else {
        return Vec::new();
    };
    let mut seats: Vec<Seat> = Vec::new();
    for heard in heard.iter().filter(|heard| heard.place.line == *line) {
        let AnswerMark::Duplicate { with } = &heard.mark else { continue };
        let earlier: Vec<&AnswerPlace> = with.iter().filter(|place| place.line < *line).collect();
        if let [only] = earlier.as_slice() {
            seats.push(only.seat);
        }
        seats.push(heard.place.seat);
    }
    seats
}

/// The score of the round (PG-74, PG-75, PG-R34).
pub fn score(view: &View) -> Option<Score> {
    let PhaseView::Scored { points, totals, winners, .. } = &view.phase else { return None };
    let best = totals.iter().max().copied().unwrap_or_default();
    let winner_names = names(view, winners);
    let title = match winners.len() {
        _ if best == 0 => "Nobody has a point, so everybody wins the round".to_owned(),
        1 => format!("{winner_names} wins the round"),
        2 => format!("{winner_names} both win the round"),
        _ => format!("{winner_names} all win the round"),
    };
    Some(Score { title, points: points.clone(), winners: winners.clone(), winner_label: "wins" })
}

/// The sentence and the large button beside the score.
pub fn scored_foot(view: &View) -> (Sentence, &'static str) {
    let winners = if let PhaseView::Scored { winners, .. } = &view.phase { winners.as_slice() } else { &[] };
    let button = agreeing(winners.len(), "Move the pawn", "Move the pawns");
    let up: Vec<String> = winners.iter().map(|&seat| isolated(name(view, seat))).collect();
    let up = listed_briefly(&up);
    let lead = lead_after(view, winners).unwrap_or_default();
    (paragraph([format!("One space up for {up}."), lead]).into(), button)
}

/// Who leads after the pawns have moved; nothing after the last round, when that is who has won (PG-R71).
fn lead_after(view: &View, winners: &[Seat]) -> Option<String> {
    let won = |person: &Person| {
        let more = u32::from(winners.contains(&person.seat));
        (person.name.to_string(), u32::from(person.won) + more)
    };
    let won: Vec<_> = racers(view).map(won).collect();
    (view.round < view.rounds).then(|| lead(&won, Noun::ROUND)).flatten()
}

/// A climb, as everybody sees it for a moment (PG-R74).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Climb {
    /// Whose pawns climb.
    pub winners: Vec<Seat>,
    /// Who that is, in a sentence.
    pub sentence: Sentence,
}

/// The climb of the pawns in these events. The end of the game has its own picture.
pub fn climb(view: &View, events: &[Event]) -> Option<Climb> {
    let is_over = events.iter().any(|event| matches!(event, Event::Over { .. }));
    let winners = events.iter().find_map(|event| match event {
        Event::Advanced { winners } => Some(winners.clone()),
        _ => None,
    });
    let winners = winners.filter(|_| !is_over)?;
    let names = listed(winners.iter().map(|&seat| isolated(name(view, seat))));
    let sentence = format!("{names} {} up.", agreeing(winners.len(), "moves", "move")).into();
    Some(Climb { winners, sentence })
}

/// The button that moves an article to the end of an answer.
pub fn put_last(article: &str) -> Sentence {
    format!("Put “{}” last", isolated(article)).into()
}

/// What is said below the names of the winners: how many rounds they won (PG-82, PG-R35).
pub fn victory(view: &View, winners: &[Seat]) -> String {
    let first = view.people.iter().find(|person| winners.contains(&person.seat));
    let won = first.map_or(0, |person| person.won);
    match won {
        0 => "No pawn has moved: everybody wins.".to_owned(),
        _ => won_with(winners.len(), &counted(won, Noun::ROUND)),
    }
}

/// A row of the table after the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standing {
    /// Whose it is.
    pub seat: Seat,
    /// Their name.
    pub name: String,
    /// The rounds won, which decide.
    pub won: u8,
    /// All points, which are only shown (PG-07).
    pub points: u32,
}

/// The table after the game, best first.
pub fn standings(view: &View) -> Vec<Standing> {
    let standing = |person: &Person| Standing {
        seat: person.seat,
        name: person.name.to_string(),
        won: person.won,
        points: view.past.iter().filter_map(|past| past.totals.get(person.seat.index())).sum(),
    };
    let mut standings: Vec<Standing> = racers(view).map(standing).collect();
    standings.sort_by_key(|standing| Reverse((standing.won, standing.points)));
    standings
}

/// The rounds won by a seat after each round.
pub fn running_totals(view: &View, seat: Seat) -> Vec<u32> {
    let wins = view.past.iter().map(|past| u32::from(past.winners.contains(&seat)));
    wins.scan(0, |won, win| {
        *won += win;
        Some(*won)
    })
    .collect()
}
