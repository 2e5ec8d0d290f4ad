//! JSON of an unknown shape: its texts are gathered by their places, and the places that look like entries become decks.

use std::collections::{BTreeMap, BTreeSet};

use super::{
    MAX_ENTRIES, NoticeCause, Table, TableColumn,
    builder::{DeckIndex, ImportBuilder, NoticeCount, Position, Trust},
    headings::{Role, role},
    json::{JsonEvent, Path},
    places::{MAX_PLACES, count_at, key_role, last_key, place, spoken_field},
    table::{Survey, spoken_place},
};
use crate::{
    decks::{DeckKind, Tone},
    wording::{Noun, counted},
};

/// The maximum number of texts that are kept, and of lists and objects around them: twice as many as entries are read, because some
/// of them are other fields.
const MAX_TEXTS: usize = 2 * MAX_ENTRIES;

/// How many places of a file that cannot be read are named.
const MAX_NAMED: usize = 4;

/// From so many texts on, each of several lists is a deck; shorter ones are rows of a table.
const MIN_DECK: usize = 6;

/// The texts of a file by their places: `[].category`.
#[derive(Default)]
pub(super) struct UnknownJson {
    places: BTreeMap<String, usize>,
    names: Vec<String>,
    survey: Survey,
    texts: Vec<PlacedText>,
    containers: Vec<Container>,
    open: Vec<usize>,
    /// How many values that are no texts are at each place.
    others: BTreeMap<String, NoticeCount>,
    /// How many empty texts are at each place.
    empty: BTreeMap<String, NoticeCount>,
    /// How many texts beyond [`MAX_TEXTS`] are at each place.
    surplus: BTreeMap<usize, NoticeCount>,
    table: Option<Table>,
    /// What people chose: the indices of the places.
    choice: Option<Vec<usize>>,
    /// The decks so far, by their groups.
    decks: BTreeMap<TextGroup, DeckIndex>,
    /// The places of which each list is a deck.
    divided: Vec<usize>,
    /// The places whose texts have become names of decks.
    used_names: BTreeSet<usize>,
    added: usize,
}

/// A text and where it is.
struct PlacedText {
    place: usize,
    container: usize,
    line: u32,
    text: String,
}

/// A list or an object.
#[derive(Default)]
struct Container {
    parent: usize,
    /// Its key in the object around it.
    key: String,
    /// What its field `name` or `title` says.
    name: Option<PlacedName>,
    /// What its field `pack` or `deck` says.
    pack: Option<PlacedName>,
    /// Whether a list of texts is in it.
    has_list: bool,
}

/// What may be the name of a deck, and the index of its place.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct PlacedName {
    name: String,
    place: usize,
}

/// What belongs in one deck: the texts at a place, in this list if each list there is a deck, and with this pack.
type TextGroup = (usize, Option<usize>, Option<PlacedName>);

impl UnknownJson {
    /// Uses the choice of columns that people made.
    pub(super) fn choose(&mut self, table: &Table) {
        self.choice = Some(table.chosen());
    }

    /// The places, once the file is read.
    pub(super) fn table(&self) -> Option<&Table> {
        self.table.as_ref()
    }

    /// Whether it is used: the file has a shape that no known format has.
    pub(super) fn is_used(&self) -> bool {
        self.table.is_some()
    }

    pub(super) fn handle(&mut self, path: &Path<'_>, event: JsonEvent<'_>, line: u32) {
        let (segments, length) = path.segments();
        let segments = &segments[..length];
        let key = segments.iter().rev().find(|segment| **segment != "[]").copied().unwrap_or_default();
        match event {
            JsonEvent::Open => self.open(segments.last().copied().unwrap_or_default()),
            JsonEvent::Close => drop(self.open.pop()),
            JsonEvent::Text(text) if !text.trim().is_empty() => self.text(segments, key, line, text),
            JsonEvent::Text(_) => count_at(&mut self.empty, place(segments), line),
            JsonEvent::Unquoted(_) => count_at(&mut self.others, place(segments), line),
        }
    }

    fn open(&mut self, key: &str) {
        let parent = self.open.last().copied().unwrap_or_default();
        // Index 0 is around everything.
        if self.containers.is_empty() {
            self.containers.push(Container::default());
        }
        if self.containers.len() < MAX_TEXTS {
            self.containers.push(Container { parent, key: key.to_owned(), ..Container::default() });
        }
        // Beyond `MAX_TEXTS` everything is in the last one.
        self.open.push(self.containers.len() - 1);
    }

    fn text(&mut self, segments: &[&str], key: &str, line: u32, text: &str) {
        let container = self.open.last().copied().unwrap_or_default();
        let is_in_list = segments.last().is_some_and(|last| *last == "[]");
        let parent = self.containers.get(container).map(|container| container.parent);
        if let Some(parent) = parent.and_then(|parent| self.containers.get_mut(parent)).filter(|_| is_in_list)
        {
            parent.has_list = true;
        }
        let key_path = place(segments);
        let next = self.names.len();
        let place = match self.places.get(&key_path) {
            Some(place) => *place,
            None if next < MAX_PLACES => {
                self.places.insert(key_path.clone(), next);
                self.names.push(key_path.clone());
                next
            }
            None => MAX_PLACES - 1,
        };
        let name = || PlacedName { name: text.to_owned(), place };
        if let Some(container) = self.containers.get_mut(container).filter(|_| !is_in_list) {
            match key_role(key) {
                Role::Name => container.name = Some(name()),
                Role::Field("name") => container.pack = Some(name()),
                Role::Text
                | Role::Prompts
                | Role::Answers
                | Role::Field(_)
                | Role::Number
                | Role::Unknown => {}
            }
        }
        self.survey.value(place, self.names.get(place).unwrap_or(&key_path), text);
        if self.texts.len() < MAX_TEXTS {
            self.texts.push(PlacedText { place, container, line, text: text.to_owned() });
        } else {
            self.surplus.entry(place).or_default().count(line);
        }
    }

    /// Works out what to read, or says what was found if nothing can be.
    pub(super) fn end(&mut self, builder: &mut ImportBuilder) {
        let mut table = self.survey.table(Some(true), |place| key_role(last_key(place)));
        // The keys were looked at as headings, but no row has them.
        table.has_heading = None;
        self.propose(&mut table);
        let chosen = table.chosen();
        for place in &chosen {
            let Some(name) = self.names.get(*place) else { continue };
            self.others.get(name).into_iter().for_each(|count| builder.add_unquoted(count));
            self.empty.get(name).into_iter().for_each(|count| builder.add_empty_texts(count));
        }
        if chosen.is_empty() && (!table.columns.is_empty() || !self.others.is_empty()) {
            builder.note_file(NoticeCause::Shape { found: self.description() });
        }
        if !table.columns.is_empty() {
            builder.forget_decks();
            self.divided = table.chosen().into_iter().filter(|place| self.is_divided(*place)).collect();
            self.table = Some(table);
        }
    }

    /// Adapts the proposal to JSON: lists before single texts, and no name of a list.
    fn propose(&self, table: &mut Table) {
        let names: BTreeSet<usize> =
            self.texts.iter().filter(|text| self.is_name(text)).map(|text| text.place).collect();
        for index in names {
            if let Some(column) = table.columns.get_mut(index) {
                (column.chosen, column.field) = (false, Some("name"));
            }
        }
        if let Some(choice) = &self.choice {
            for (index, column) in table.columns.iter_mut().enumerate() {
                column.chosen = choice.contains(&index);
            }
            return;
        }
        let is_list = |name: &str| name.ends_with("[]");
        // If nothing looks like entries, all lists are offered that are no field of a deck.
        if table.columns.iter().all(|column| !column.chosen) {
            let lists = table.columns.iter_mut().filter(|column| is_list(&column.heading));
            lists.filter(|column| column.field.is_none()).for_each(|column| column.chosen = true);
        }
        let siblings = Self::read_siblings(table);
        let in_lists = table.columns.iter().filter(|column| column.chosen && is_list(&column.heading));
        let most = in_lists.map(|column| column.cells).max().unwrap_or(1);
        // A field of objects needs at least as many texts as the longest list that is read. A single text in no list at all,
        // such as a title, is no entry.
        let alone = |column: &TableColumn| !is_around(&siblings, &column.heading);
        for column in table.columns.iter_mut().filter(|column| !is_list(&column.heading) && alone(column)) {
            let is_one_of_many = most > 1 || column.heading.contains("[]");
            column.chosen &= column.cells > most || column.cells == most && is_one_of_many;
        }
        let is_answer = |column: &str| key_role(last_key(column)) == Role::Answers;
        table
            .columns
            .iter_mut()
            .filter(|column| is_answer(&column.heading))
            .for_each(|column| column.chosen = false);
    }

    /// Chooses also the lists of texts beside lists of objects that are chosen: `easy` in
    /// `{"categories": {"easy": ["A lake"], "hard": [{"text": "A poet"}]}}`. Returns the places around them.
    fn read_siblings(table: &mut Table) -> BTreeSet<String> {
        let chosen = table.columns.iter().filter(|column| column.chosen && !column.heading.ends_with("[]"));
        let chosen: BTreeSet<String> =
            chosen.filter_map(|column| entries_around(&column.heading)).map(str::to_owned).collect();
        let is_sibling =
            |column: &TableColumn| column.heading.ends_with("[]") && is_around(&chosen, &column.heading);
        let mut read = BTreeSet::new();
        for column in table.columns.iter_mut().filter(|column| is_sibling(column)) {
            column.chosen = true;
            read.extend(entries_around(&column.heading).map(str::to_owned));
        }
        read
    }

    /// Whether a text is the name of a list in the same object.
    fn is_name(&self, text: &PlacedText) -> bool {
        let place = self.names.get(text.place).map_or("", String::as_str);
        !place.ends_with("[]")
            && key_role(last_key(place)) == Role::Name
            && self.containers.get(text.container).is_some_and(|container| container.has_list)
    }

    /// What is in the file: `1 text in “title”, 2 numbers in “list”`.
    fn description(&self) -> String {
        let some = |count: usize, noun: Noun, place: &str| {
            format!("{} in {}", counted(count, noun), spoken_place(place))
        };
        let texts = (0..).zip(&self.names).map(|(index, name)| {
            some(self.texts.iter().filter(|text| text.place == index).count(), Noun::TEXT, name)
        });
        let others =
            self.others.iter().map(|(name, count)| some(count.times() as usize, Noun::NUMBER_OR_WORD, name));
        let mut all = texts.chain(others);
        let mut named = all.by_ref().take(MAX_NAMED).collect::<Vec<_>>().join(", ");
        if all.next().is_some() {
            named.push_str(" and more");
        }
        named
    }

    /// Adds the next `limit` texts to their decks. Returns whether none are left.
    pub(super) fn resolve(&mut self, limit: usize, builder: &mut ImportBuilder) -> bool {
        let Some(table) = &self.table else { return true };
        let chosen = table.chosen();
        let end = self.texts.len().min(self.added + limit);
        for index in self.added..end {
            let Some(text) = self.texts.get(index).filter(|text| chosen.contains(&text.place)) else {
                continue;
            };
            let group = self.group(text, self.divided.contains(&text.place));
            let known = self.decks.get(&group).copied();
            let deck = known.unwrap_or_else(|| self.new_deck(text, &group, builder));
            let field = self.names.get(text.place).map_or_else(String::new, |name| spoken_field(name));
            builder.add_entry(
                deck,
                &text.text,
                Trust::Untrusted,
                Position { line: text.line, field: &field },
            );
            let name_place = self.placed_name(text, &group).map(|name| name.place);
            self.used_names.extend(name_place);
            if known.is_none() {
                self.decks.insert(group, deck);
            }
        }
        self.added = end;
        if self.added < self.texts.len() {
            return false;
        }
        for (place, count) in std::mem::take(&mut self.surplus) {
            if chosen.contains(&place) {
                builder.leave_out_surplus(&count);
            }
        }
        self.note_unread(builder);
        true
    }

    /// Notes the places that are not read. Of the fields of a deck only its name is, and only if a deck got it.
    fn note_unread(&mut self, builder: &mut ImportBuilder) {
        let Some(table) = &mut self.table else { return };
        for (index, column) in table.columns.iter_mut().enumerate() {
            column.field = column.field.filter(|_| self.used_names.contains(&index));
        }
        for (index, count) in table.unread() {
            let cause = match table.has_choice() {
                true => NoticeCause::ColumnNotRead { count },
                false => NoticeCause::PlaceNotRead { count },
            };
            builder.note_field(&table.column_name(index), cause);
        }
    }

    /// Whether each list at a place is a deck: there are several, and they are long or have names.
    fn is_divided(&self, place: usize) -> bool {
        let is_list = self.names.get(place).is_some_and(|name| name.ends_with("[]"));
        let here = || self.texts.iter().filter(|text| text.place == place);
        let Some(lists) = here().map(|text| self.list_of(text)).collect::<Option<BTreeSet<usize>>>() else {
            return false;
        };
        let are_named = lists.iter().all(|list| self.name_around(*list).is_some());
        let are_long = here().count() >= MIN_DECK * lists.len();
        // A text in an object has the name of the list around it only through its group, so here one named list is enough.
        are_named && !is_list || lists.len() > 1 && (are_named || are_long && is_list)
    }

    /// The list that a text belongs to: it is in the list, or a field of an object in the list.
    fn list_of(&self, text: &PlacedText) -> Option<usize> {
        let place = self.names.get(text.place)?;
        let container = self.containers.get(text.container)?;
        if place.ends_with("[]") {
            Some(text.container)
        } else {
            (container.key == "[]").then_some(container.parent)
        }
    }

    fn group(&self, text: &PlacedText, is_divided: bool) -> TextGroup {
        let pack = self.containers.get(text.container).and_then(|container| container.pack.clone());
        (text.place, self.list_of(text).filter(|_| is_divided), pack)
    }

    /// The name in the file of the deck that a text goes into.
    fn placed_name<'a>(&'a self, text: &PlacedText, group: &'a TextGroup) -> Option<&'a PlacedName> {
        group.2.as_ref().or_else(|| self.name_around(group.1.unwrap_or(text.container)))
    }

    fn name_around(&self, list: usize) -> Option<&PlacedName> {
        let around = self.containers.get(self.containers.get(list)?.parent)?;
        around.name.as_ref().or(around.pack.as_ref())
    }

    fn new_deck(&self, text: &PlacedText, group: &TextGroup, builder: &mut ImportBuilder) -> DeckIndex {
        let before = builder.deck_count();
        let deck = builder.add_deck(DeckKind::Categories, Tone::Family);
        if deck < before {
            // There are too many decks; the last one keeps its name.
            return deck;
        }
        let place = self.names.get(text.place).map_or("", String::as_str);
        let key = self.containers.get(text.container).map(|container| container.key.as_str());
        // A key such as `categories` says what the texts are, not what the list is called.
        let key = key
            .filter(|key| place.ends_with("[]") && !matches!(*key, "" | "[]") && role(key) == Role::Unknown);
        let placed = self.placed_name(text, group);
        let position = Position { line: text.line, field: &"name" };
        if let Some(name) = placed.map(|placed| &placed.name[..]).or(key) {
            builder.set(deck, "name", name, position);
        } else if group.1.is_some() || !self.decks.is_empty() {
            builder.number_name(deck, 1 + self.decks.len());
        }
        if key_role(last_key(place)) == Role::Prompts {
            builder.set(deck, "kind", DeckKind::Prompts.slug(), position);
        }
        deck
    }
}

/// The place of the object around the first list of a place, if its key says that it has entries: `categories` is around
/// `categories.easy[]`.
fn entries_around(place: &str) -> Option<&str> {
    let (around, _) = place.split_once("[]")?.0.rsplit_once('.')?;
    matches!(key_role(last_key(around)), Role::Text | Role::Prompts).then_some(around)
}

/// Whether one of these places is around a place.
fn is_around(places: &BTreeSet<String>, place: &str) -> bool {
    entries_around(place).is_some_and(|around| places.contains(around))
}
