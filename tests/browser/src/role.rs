//! Finding elements by role and accessible name.

use serde_json::json;
use thirtyfour::{
    By, ElementId, RequestData, SessionId, WebDriver, WebElement, common::command::FormatRequestData,
    error::WebDriverResult,
};

/// Finds the candidates that have every word of a name in their text, labels or attributes, or in those of their children.
const LIKELY: &str = "
    const [candidates, name] = arguments;
    const words = name.split(/\\s+/);
    const attributes = ['aria-label', 'title', 'alt', 'placeholder', 'value'];
    const told = (element) => attributes.map((attribute) => element.getAttribute(attribute) ?? '');
    const referred = (element) => (element.getAttribute('aria-labelledby') ?? '').split(/\\s+/)
        .map((id) => id && document.getElementById(id)?.textContent);
    return [...document.querySelectorAll(candidates)].filter((element) => {
        const labels = [...(element.labels ?? [])].map((label) => label.textContent);
        const within = [...element.querySelectorAll('*')].flatMap(told);
        const all = [element.textContent, element.value, ...told(element), ...labels, ...referred(element), ...within];
        const text = all.join('\\n');
        return words.every((word) => text.includes(word));
    })";

/// How thoroughly a page is searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Look {
    /// Only elements that contain the words of the name.
    Glance,
    /// All elements.
    Thorough,
}

/// The roles by which guests look for things.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// Something to press.
    Button,
    /// One of several that are on or off.
    Checkbox,
    /// A list to choose from.
    Combobox,
    /// A window before the page.
    Dialog,
    /// Several controls that belong together.
    Group,
    /// A heading of any level.
    Heading,
    /// A picture.
    Image,
    /// Something that leads elsewhere.
    Link,
    /// Where most of the page stands.
    Main,
    /// One of several of which one is on.
    Radio,
    /// A named part of the page.
    Region,
    /// A number to turn up and down.
    Spinbutton,
    /// Where the page says what has just happened.
    Status,
    /// A switch.
    Switch,
    /// Rows and columns.
    Table,
    /// Somewhere to write.
    Textbox,
    /// How long is left.
    Timer,
}

impl Role {
    /// The role's name in ARIA, which the browser returns.
    fn name(self) -> &'static str {
        match self {
            Self::Button => "button",
            Self::Checkbox => "checkbox",
            Self::Combobox => "combobox",
            Self::Dialog => "dialog",
            Self::Group => "group",
            Self::Heading => "heading",
            Self::Image => "image",
            Self::Link => "link",
            Self::Main => "main",
            Self::Radio => "radio",
            Self::Region => "region",
            Self::Spinbutton => "spinbutton",
            Self::Status => "status",
            Self::Switch => "switch",
            Self::Table => "table",
            Self::Textbox => "textbox",
            Self::Timer => "timer",
        }
    }

    /// A selector of all that might be of this role.
    fn candidates(self) -> String {
        let elements = match self {
            Self::Button => "button, summary, input[type=button], input[type=submit], ",
            Self::Checkbox => "input[type=checkbox], ",
            Self::Combobox => "select, input[list], ",
            Self::Dialog => "dialog, ",
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
            Self::Switch | Self::Timer => "",
        };
        format!("{elements}[role={}]", self.name())
    }

    /// Elements that may have this role: all, or only those that may have this name, because asking for each name is slow.
    pub(crate) async fn might_be(
        self,
        browser: &WebDriver,
        name: &str,
        look: Look,
    ) -> WebDriverResult<Vec<WebElement>> {
        match look {
            Look::Glance => {
                browser.execute(LIKELY, vec![json!(self.candidates()), json!(name)]).await?.elements()
            }
            Look::Thorough => browser.find_all(By::Css(self.candidates())).await,
        }
    }

    /// Whether the browser computes this role for an element.
    pub(crate) async fn is_of(self, element: &WebElement) -> WebDriverResult<bool> {
        Ok(ask(element, Question::Role).await? == self.name())
    }
}

/// The accessible name of an element. Engines differ in the white space between its parts, which nobody hears.
pub(crate) async fn name_of(element: &WebElement) -> WebDriverResult<String> {
    let name = ask(element, Question::Name).await?;
    Ok(name.split_whitespace().collect::<Vec<_>>().join(" "))
}

async fn ask(element: &WebElement, question: Question) -> WebDriverResult<String> {
    element.handle().cmd(About { element: element.element_id(), question }).await?.value()
}

/// The two commands of WebDriver that thirtyfour does not have.
#[derive(Debug)]
enum Question {
    Role,
    Name,
}

#[derive(Debug)]
struct About {
    element: ElementId,
    question: Question,
}

impl FormatRequestData for About {
    fn format_request(&self, session: &SessionId) -> RequestData {
        let property = match self.question {
            Question::Role => "computedrole",
            Question::Name => "computedlabel",
        };
        RequestData::new(Default::default(), format!("session/{session}/element/{}/{property}", self.element))
    }
}
