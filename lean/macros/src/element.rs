//! Elements: their constant parts, and gaps for the rest.

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};
use rstml::{
    Infallible,
    node::{KeyedAttribute, Node, NodeAttribute, NodeElement},
};
use syn::{Expr, ExprLit, Lit, spanned::Spanned};

use crate::{
    component,
    template::{Part, Template},
};

/// An element or a component.
pub(crate) type Element = NodeElement<Infallible>;

/// The namespace of an element.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Namespace {
    Html,
    Svg,
}

/// Tags that are always SVG elements, even without an `<svg>` around them, so that a view can be part of a drawing.
const SVG_TAGS: [&str; 19] = [
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

/// Adds a node and its content to a template.
pub(crate) fn node(node: &Node, namespace: Namespace, template: &mut Template) -> syn::Result<()> {
    match node {
        Node::Comment(_) => {}
        Node::Text(text) => template.parts.push(Part::Text(text.value_string())),
        Node::Block(block) => template.gap(quote! { child(#block) }),
        Node::Fragment(fragment) => {
            for child in &fragment.children {
                self::node(child, namespace, template)?;
            }
        }
        Node::Element(element) if component::is_component(element) => {
            let component = component::call(element)?;
            template.gap(quote! { child(#component) });
        }
        Node::Element(element) => add_element(element, namespace, template)?,
        Node::Doctype(_) | Node::RawText(_) | Node::Custom(_) => {
            return Err(syn::Error::new(node.span(), "write text in quotes: `\"…\"`"));
        }
    }
    Ok(())
}

fn add_element(element: &Element, namespace: Namespace, template: &mut Template) -> syn::Result<()> {
    let tag = element.name().to_string();
    let namespace = if SVG_TAGS.contains(&tag.as_str()) { Namespace::Svg } else { namespace };
    template.parts.push(match namespace {
        Namespace::Html => Part::Element(tag.clone()),
        Namespace::Svg => Part::SvgElement(tag.clone()),
    });
    for attribute in element.attributes() {
        match attribute {
            NodeAttribute::Attribute(attribute) => add_attribute(attribute, template)?,
            NodeAttribute::Block(block) => {
                return Err(syn::Error::new(block.span(), "write each attribute as `name=value`"));
            }
        }
    }
    // The content of a `foreignObject` is HTML again.
    let inner = if tag == "foreignObject" { Namespace::Html } else { namespace };
    for child in &element.children {
        node(child, inner, template)?;
    }
    template.parts.push(Part::End);
    Ok(())
}

/// Adds an attribute: a constant part, or a gap.
///
/// # Errors
/// Its prefix is unknown, or has no value; or only Leptos knows the attribute. The error says what to write instead.
fn add_attribute(attribute: &KeyedAttribute, template: &mut Template) -> syn::Result<()> {
    let name = attribute.key.to_string();
    let value = attribute.value();
    match (name.split_once(':'), value) {
        (None, None) => template.parts.push(Part::Attribute(name, String::new())),
        (None, Some(_)) if name == "inner_html" => {
            return Err(syn::Error::new(attribute.key.span(), "write the elements themselves, or a text"));
        }
        (None, Some(value)) if name == "node_ref" => template.gap(quote! { node_ref(#value) }),
        (None, Some(value)) => match literal(value) {
            Some(text) => template.parts.push(Part::Attribute(name, text)),
            None => template.gap(quote! { attribute(#name, #value) }),
        },
        (Some(("prop", name)), Some(value)) => template.gap(quote! { property(#name, #value) }),
        (Some(("style", name)), Some(value)) => template.gap(quote! { style(#name, #value) }),
        (Some(("on", event)), Some(listener)) => template.gap(on(event, attribute, listener)?),
        (Some((prefix, name)), _) => {
            return Err(syn::Error::new(attribute.key.span(), replacement(prefix, name)));
        }
    }
    Ok(())
}

/// What to write instead of an attribute that has an unknown prefix or no value.
fn replacement(prefix: &str, name: &str) -> String {
    match prefix {
        "on" | "prop" | "style" => format!("write what it is set to: `{prefix}:{name}=…`"),
        "class" => {
            format!("write the whole attribute: `class=move || if … {{ \"{name}\" }} else {{ \"\" }}`")
        }
        "bind" => format!("write both ways: `prop:{name}=…` and `on:input=…`"),
        "attr" => format!("write the attribute by its name: `{name}=…`"),
        _ => "write an attribute, `on:event`, `prop:property`, `style:property` or `node_ref`".to_owned(),
    }
}

/// The call that adds a listener. The listener's parameter has the type that Leptos gives the event.
fn on(event: &str, attribute: &KeyedAttribute, listener: &Expr) -> syn::Result<TokenStream> {
    let span = attribute.key.span();
    let mut event_type: syn::Ident = syn::parse_str(event)?;
    event_type.set_span(span);
    Ok(quote_spanned! { span=> on(::lean::leptos::ev::#event_type, #event, #listener) })
}

/// The value, if it is a literal text or a literal whole number.
fn literal(value: &Expr) -> Option<String> {
    match value {
        Expr::Lit(ExprLit { lit: Lit::Str(text), .. }) => Some(text.value()),
        Expr::Lit(ExprLit { lit: Lit::Int(number), .. }) => Some(number.base10_digits().to_owned()),
        _ => None,
    }
}
