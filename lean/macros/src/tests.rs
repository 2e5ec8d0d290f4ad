//! Which parts and calls the macro makes of markup.

use proc_macro2::TokenStream;
use quote::quote;

use crate::{
    template,
    template::Part::{self, *},
    view,
};

/// The parts of some markup.
fn parts(markup: TokenStream) -> Vec<Part> {
    template(&rstml::parse2(markup).unwrap()).unwrap().parts
}

/// The calls that fill the gaps of some markup.
fn calls(markup: TokenStream) -> Vec<String> {
    let template = template(&rstml::parse2(markup).unwrap()).unwrap();
    template.calls.iter().map(|call| call.to_string().replace(' ', "")).collect()
}

fn element(tag: &str) -> Part {
    Element(tag.to_owned())
}

fn svg(tag: &str) -> Part {
    SvgElement(tag.to_owned())
}

fn attribute(name: &str, value: &str) -> Part {
    Attribute(name.to_owned(), value.to_owned())
}

fn text(text: &str) -> Part {
    Text(text.to_owned())
}

#[test]
fn static_markup_becomes_parts() {
    let (class, tabindex, hidden) =
        (attribute("class", "say"), attribute("tabindex", "0"), attribute("hidden", ""));
    assert_eq!(
        parts(quote! { <p class="say" tabindex=0 hidden>"Hello"<br/></p> }),
        [element("p"), class, tabindex, hidden, text("Hello"), element("br"), End, End]
    );
}

#[test]
fn every_expression_becomes_a_gap_in_its_place() {
    assert_eq!(
        parts(quote! { <p class=class on:click=press>"It is "{name}", "<Pawn suit/></p> }),
        [element("p"), Gap, Gap, text("It is "), Gap, text(", "), Gap, End]
    );
}

#[test]
fn each_kind_of_gap_is_filled_by_its_own_call() {
    let markup =
        quote! { <input node_ref=node aria-label=label prop:value=value style:--row=row on:input=write/> };
    assert_eq!(
        calls(markup),
        [
            "node_ref(node)",
            "attribute(\"aria-label\",label)",
            "property(\"value\",value)",
            "style(\"--row\",row)",
            "on(::lean::leptos::ev::input,\"input\",write)",
        ]
    );
}

#[test]
fn svg_elements_become_svg_parts_even_without_an_svg_around_them() {
    assert_eq!(
        parts(quote! { <svg><a><path/></a></svg><a/> }),
        [svg("svg"), svg("a"), svg("path"), End, End, End, element("a"), End]
    );
    assert_eq!(parts(quote! { <path/> }), [svg("path"), End]);
    assert_eq!(
        parts(quote! { <svg><foreignObject><p/></foreignObject></svg> }),
        [svg("svg"), svg("foreignObject"), element("p"), End, End, End]
    );
}

#[test]
fn a_comment_becomes_nothing() {
    assert_eq!(parts(quote! { <!-- "why" --> <p/> }), [element("p"), End]);
}

#[test]
fn the_macro_writes_one_list_of_parts_and_one_call_for_each_gap() {
    let nodes = rstml::parse2(quote! { <p title="now">{name}</p> }).unwrap();
    let written = view(&nodes).unwrap().to_string().replace(' ', "");
    let expected = quote! {{
        let mut builder = ::lean::Builder::new(&[
            ::lean::Part::Element("p"),
            ::lean::Part::Attribute("title", "now"),
            ::lean::Part::Gap,
            ::lean::Part::End
        ]);
        builder.child({ name });
        builder.into_html()
    }};
    assert_eq!(written, expected.to_string().replace(' ', ""));
}

#[test]
fn a_capital_letter_makes_a_component_even_after_a_path() {
    assert_eq!(parts(quote! { <div><home::Home/><Pawn/></div> }), [element("div"), Gap, Gap, End]);
}

#[test]
fn let_names_the_parameter_of_the_closure_that_draws_a_row() {
    let row = |markup| view(&rstml::parse2(markup).unwrap()).unwrap().to_string().replace(' ', "");
    assert!(row(quote! { <Each each=each let:slip>{slip}</Each> }).contains(".children(move|slip|"));
    assert!(
        row(quote! { <Each each=each let((place, slip))>{slip}</Each> })
            .contains(".children(move|(place,slip)|")
    );
    assert!(row(quote! { <If when=when>"now"</If> }).contains("from_children(move||"));
}
