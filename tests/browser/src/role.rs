//! Finding elements by role and accessible name.

use serde_json::json;
use thirtyfour::{
    By, ElementId, RequestData, SessionId, WebDriver, WebElement, common::command::FormatRequestData,
    error::WebDriverResult,
};

/// Finds the candidates that have every word of a name in their text, labels or attributes, or in attributes
/// of elements within them.
const LIKELY: &str = "
    const [candidates, name] = arguments;
    const words = name.split(/\\s+/);
    const attributes = ['aria-label', 'title', 'alt', 'placeholder', 'value'];
    const texts = (element) => attributes.map((attribute) => element.getAttribute(attribute) ?? '');
    const referred = (element) => (element.getAttribute('aria-labelledby') ?? '').split(/\\s+/)
        .map((id) => id && document.getElementById(id)?.textContent);
    return [...document.querySelectorAll(candidates)].filter((element) => {
        const labels = [...(element.labels ?? [])].map((label) => label.textContent);
        const within = [...element.querySelectorAll('*')].flatMap(texts);
        const all = [element.textContent, element.value, ...texts(element), ...labels, ...referred(element), ...within];
        const text = all.join('\\n');
        return words.every((word) => text.includes(word));
    })";

/// The key by which WebDriver marks an element in JSON.
const WEB_ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// Which elements of a page are searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Search {
    /// Only elements that contain all words of the name. This is quick, but misses some.
    Quick,
    /// All elements that can have the role.
    Thorough,
}

/// The ARIA roles by which tests find elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// A part that reads all keys itself.
    Application,
    /// A button.
    Button,
    /// A checkbox.
    Checkbox,
    /// A list to choose from.
    Combobox,
    /// A dialog.
    Dialog,
    /// The title of a section that opens. ARIA has no role for it. Chromium has two roles of its own; the
    /// second is for sections of a group in which only one is open at a time.
    Disclosure,
    /// Several controls that belong together.
    Group,
    /// A heading of any level.
    Heading,
    /// A picture.
    Image,
    /// A link.
    Link,
    /// The main part of the page.
    Main,
    /// A radio button.
    Radio,
    /// A named section of the page.
    Region,
    /// A field for a number.
    Spinbutton,
    /// A live region, which says what has just happened.
    Status,
    /// A switch.
    Switch,
    /// A table.
    Table,
    /// A text field.
    Textbox,
    /// A timer.
    Timer,
}

impl Role {
    /// The names of the role that browsers return; the first is the one in ARIA.
    fn names(self) -> &'static [&'static str] {
        match self {
            Self::Application => &["application"],
            Self::Button => &["button"],
            Self::Checkbox => &["checkbox"],
            Self::Combobox => &["combobox"],
            Self::Dialog => &["dialog"],
            Self::Disclosure => &["DisclosureTriangle", "DisclosureTriangleGrouped"],
            Self::Group => &["group"],
            Self::Heading => &["heading"],
            Self::Image => &["image"],
            Self::Link => &["link"],
            Self::Main => &["main"],
            Self::Radio => &["radio"],
            Self::Region => &["region"],
            Self::Spinbutton => &["spinbutton"],
            Self::Status => &["status"],
            Self::Switch => &["switch"],
            Self::Table => &["table"],
            Self::Textbox => &["textbox", "searchbox"],
            Self::Timer => &["timer"],
        }
    }

    /// A CSS selector of all elements that can have this role.
    fn candidates(self) -> String {
        let elements = match self {
            Self::Button => "button, summary, input[type=button], input[type=submit], ",
            Self::Checkbox => "input[type=checkbox], ",
            Self::Combobox => "select, input[list], ",
            Self::Dialog => "dialog, ",
            Self::Disclosure => "summary, ",
            Self::Group => "fieldset, details, ",
            Self::Heading => "h1, h2, h3, h4, h5, h6, ",
            Self::Image => "img, svg, [role=img], ",
            Self::Link => "a[href], ",
            Self::Main => "main, ",
            Self::Radio => "input[type=radio], ",
            Self::Region => "section, ",
            Self::Spinbutton => "input[type=number], ",
            Self::Status => "output, ",
            Self::Table => "table, ",
            Self::Textbox => "input, textarea, [contenteditable], ",
            Self::Application | Self::Switch | Self::Timer => "",
        };
        let aria = self.names().first().copied().unwrap_or_default();
        format!("{elements}[role={aria}]")
    }

    /// The elements with this role and their names, by a query of Chromium's accessibility tree for each name
    /// of the role. In other browsers each element has to be asked for both.
    pub(crate) async fn find_in_tree(
        self,
        browser: &WebDriver,
    ) -> WebDriverResult<Vec<(String, WebElement)>> {
        // ChromeDriver names elements as WebDriver BiDi does: "f.<frame>.d.<document>.e.<node>".
        let root = browser.find(By::Css("html")).await?.element_id().to_string();
        let Some((document, node)) = root.rsplit_once('.') else { return Ok(Vec::new()) };
        let mut elements = Vec::new();
        for role in self.names() {
            let query = json!({ "backendNodeId": node.parse::<u32>().unwrap_or_default(), "role": role });
            let found = browser.cdp().send_raw("Accessibility.queryAXTree", query).await?;
            let nodes = found["nodes"].as_array().map_or(&[][..], Vec::as_slice);
            for node in nodes.iter().filter(|node| node["ignored"] == json!(false)) {
                let id = json!({ WEB_ELEMENT: format!("{document}.{}", node["backendDOMNodeId"]) });
                let name = normalised(node["name"]["value"].as_str().unwrap_or_default());
                elements.push((name, WebElement::from_json(id, browser.handle().clone())?));
            }
        }
        Ok(elements)
    }

    /// Elements that can have this role. A quick search returns only those that are likely to have this name,
    /// because it is slow to ask the browser for the name of each element.
    pub(crate) async fn find_candidates(
        self,
        browser: &WebDriver,
        name: &str,
        search: Search,
    ) -> WebDriverResult<Vec<WebElement>> {
        match search {
            Search::Quick => {
                browser.execute(LIKELY, vec![json!(self.candidates()), json!(name)]).await?.elements()
            }
            Search::Thorough => browser.find_all(By::Css(self.candidates())).await,
        }
    }

    /// Whether the browser computes this role for an element.
    pub(crate) async fn is_role_of(self, element: &WebElement) -> WebDriverResult<bool> {
        Ok(self.names().contains(&ask(element, Question::Role).await?.as_str()))
    }
}

/// How elements are found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Finder {
    /// By Chromium's own protocol, which is quick.
    Tree,
    /// By the names and roles that any browser computes.
    Names,
    /// By labels and texts, while the document is on its way: until it is complete, no browser computes names.
    Words,
}

impl Finder {
    /// The name of an element.
    pub(crate) async fn name_of(self, element: &WebElement) -> WebDriverResult<String> {
        match self {
            Self::Tree | Self::Names => name_of(element).await,
            Self::Words => match element.attr("aria-label").await? {
                Some(label) => Ok(label),
                None => Ok(normalised(&element.text().await?)),
            },
        }
    }

    /// Whether an element that can have this role has it.
    pub(crate) async fn is_role_of(self, role: Role, element: &WebElement) -> WebDriverResult<bool> {
        match self {
            Self::Tree | Self::Names => role.is_role_of(element).await,
            Self::Words => Ok(true),
        }
    }
}

/// The accessible name of an element. White space is normalised, because browser engines differ in it.
pub(crate) async fn name_of(element: &WebElement) -> WebDriverResult<String> {
    Ok(normalised(&ask(element, Question::Name).await?))
}

/// A name with single spaces.
fn normalised(name: &str) -> String {
    name.split_whitespace().collect::<Vec<_>>().join(" ")
}

async fn ask(element: &WebElement, question: Question) -> WebDriverResult<String> {
    element.handle().cmd(ComputedProperty { element: element.element_id(), question }).await?.value()
}

/// What the browser computes for assistive technology. WebDriver has a command for each; thirtyfour has neither.
#[derive(Debug)]
enum Question {
    Role,
    Name,
}

#[derive(Debug)]
struct ComputedProperty {
    element: ElementId,
    question: Question,
}

impl FormatRequestData for ComputedProperty {
    fn format_request(&self, session: &SessionId) -> RequestData {
        let property = match self.question {
            Question::Role => "computedrole",
            Question::Name => "computedlabel",
        };
        RequestData::new(Default::default(), format!("session/{session}/element/{}/{property}", self.element))
    }
}
