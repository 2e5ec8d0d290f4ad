//! Elements: what of them never changes, and what does.

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};
use rstml::{
    Infallible,
    node::{KeyedAttribute, Node, NodeAttribute, NodeElement},
};
use syn::{Expr, ExprLit, Lit, spanned::Spanned};

use crate::{component, script::Script};

/// An element, or what stands for a component.
pub(crate) type Element = NodeElement<Infallible>;

/// Which language an element belongs to.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Space {
    Html,
    Svg,
}

/// Names that mean an element of a drawing wherever they stand, so that a part of a drawing can be a view of its own.
const DRAWN: [&str; 19] = [
    "circle",
    "clipPath",
    "defs",
    "ellipse",
    "g",
    "line",
    "linearGradient",
    "marker",
    "mask",
    "path",
    "pattern",
    "polygon",
    "polyline",
    "rect",
    "stop",
    "svg",
    "text",
    "tspan",
    "use",
];

/// Writes a node and all that is in it.
pub(crate) fn node(node: &Node, space: Space, script: &mut Script) -> syn::Result<()> {
    match node {
        Node::Comment(_) => {}
        Node::Text(text) => script.word('"', &text.value_string()),
        Node::Block(block) => script.gap(quote! { child(#block) }),
        Node::Fragment(fragment) => {
            for child in &fragment.children {
                self::node(child, space, script)?;
            }
        }
        Node::Element(element) if component::is(element) => {
            let component = component::call(element)?;
            script.gap(quote! { child(#component) });
        }
        Node::Element(element) => self::element(element, space, script)?,
        Node::Doctype(_) | Node::RawText(_) | Node::Custom(_) => {
            return Err(syn::Error::new(node.span(), "texts stand in quotes"));
        }
    }
    Ok(())
}

fn element(element: &Element, space: Space, script: &mut Script) -> syn::Result<()> {
    let tag = element.name().to_string();
    let space = if DRAWN.contains(&tag.as_str()) { Space::Svg } else { space };
    script.word(if space == Space::Svg { '~' } else { '<' }, &tag);
    for attribute in element.attributes() {
        match attribute {
            NodeAttribute::Attribute(attribute) => self::attribute(attribute, script)?,
            NodeAttribute::Block(block) => {
                return Err(syn::Error::new(block.span(), "attributes have a name"));
            }
        }
    }
    // What stands in a drawing as a foreign object is HTML again.
    let within = if tag == "foreignObject" { Space::Html } else { space };
    for child in &element.children {
        node(child, within, script)?;
    }
    script.word('>', "");
    Ok(())
}

/// Writes an attribute: as a word, if it never changes.
fn attribute(attribute: &KeyedAttribute, script: &mut Script) -> syn::Result<()> {
    let name = attribute.key.to_string();
    let value = attribute.value();
    match (name.split_once(':'), value) {
        (None, None) => script.word('.', &format!("{name}=")),
        (None, Some(value)) if name == "node_ref" => script.gap(quote! { node_ref(#value) }),
        (None, Some(value)) => match literal(value) {
            Some(text) => script.word('.', &format!("{name}={text}")),
            None => script.gap(quote! { attribute(#name, #value) }),
        },
        (Some(("prop", name)), Some(value)) => script.gap(quote! { property(#name, #value) }),
        (Some(("style", name)), Some(value)) => script.gap(quote! { style(#name, #value) }),
        (Some(("on", event)), Some(hear)) => script.gap(on(event, attribute, hear)?),
        (Some(_), _) => return Err(syn::Error::new(attribute.key.span(), "this cannot be set so")),
    }
    Ok(())
}

/// The types of events are Leptos': they know what a handler is given.
fn on(event: &str, attribute: &KeyedAttribute, hear: &Expr) -> syn::Result<TokenStream> {
    let span = attribute.key.span();
    let mut kind: syn::Ident = syn::parse_str(event)?;
    kind.set_span(span);
    Ok(quote_spanned! { span=> on(::leptos::ev::#kind, #event, #hear) })
}

/// What a value says, if it is written out as a text or a number.
fn literal(value: &Expr) -> Option<String> {
    match value {
        Expr::Lit(ExprLit { lit: Lit::Str(text), .. }) => Some(text.value()),
        Expr::Lit(ExprLit { lit: Lit::Int(number), .. }) => Some(number.base10_digits().to_owned()),
        _ => None,
    }
}
