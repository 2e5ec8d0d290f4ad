//! Components: a function call with props and children.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use rstml::node::{KeyedAttribute, KeyedAttributeValue, NodeAttribute};
use syn::spanned::Spanned;

use crate::element::Element;

/// Whether an element is a component: its name, after the path of its module, begins with a capital letter.
pub(crate) fn is_component(element: &Element) -> bool {
    let path = element.name().to_string();
    path.rsplit("::").next().is_some_and(|name| name.trim_start().starts_with(char::is_uppercase))
}

/// The call of the component with its props and children.
pub(crate) fn call(element: &Element) -> syn::Result<TokenStream> {
    let name = element.name();
    if let Some(ours) = replacement(&name.to_string()) {
        return Err(syn::Error::new(name.span(), ours));
    }
    let mut props = Vec::new();
    let mut parameters = Vec::new();
    for attribute in element.attributes() {
        let NodeAttribute::Attribute(attribute) = attribute else {
            return Err(syn::Error::new(
                attribute.span(),
                "write each argument of a component as `name=value`",
            ));
        };
        match binding(attribute) {
            Some(pattern) => parameters.push(pattern),
            None => props.push(prop(attribute)?),
        }
    }
    let children = children(element, &parameters)?;
    Ok(quote! {
        ::lean::leptos::component::component_view(
            &#name,
            ::lean::leptos::component::component_props_builder(&#name) #(#props)* #children .build(),
        )
    })
}

/// What to write instead of a Leptos component that draws with Leptos' elements.
fn replacement(name: &str) -> Option<&'static str> {
    match name {
        "Show" => Some("write `<If when=…>`"),
        "For" | "ForEnumerate" => Some("write `<Each each=… key=… let:item>`"),
        _ => None,
    }
}

/// `a=b` passes `b` as `a`, and `a` alone passes the variable `a`.
fn prop(attribute: &KeyedAttribute) -> syn::Result<TokenStream> {
    let name = &attribute.key;
    if name.to_string().contains([':', '-']) {
        let message = "a component has no attributes or events of its own: write them on an element in it, or pass a \
             `Callback` as an argument";
        return Err(syn::Error::new(name.span(), message));
    }
    Ok(match attribute.value() {
        Some(value) => quote! { .#name(#value) },
        None => quote! { .#name(#name) },
    })
}

/// The pattern of `let:row` or `let((place, row))`; `None` for any other attribute.
fn binding(attribute: &KeyedAttribute) -> Option<TokenStream> {
    let key = attribute.key.to_string();
    if let Some(name) = key.strip_prefix("let:") {
        let name = format_ident!("{name}", span = attribute.key.span());
        return Some(quote! { #name });
    }
    match &attribute.possible_value {
        KeyedAttributeValue::Binding(binding) if key == "let" => {
            let patterns = &binding.inputs;
            Some(quote! { #patterns })
        }
        KeyedAttributeValue::Binding(_) | KeyedAttributeValue::Value(_) | KeyedAttributeValue::None => None,
    }
}

fn children(element: &Element, parameters: &[TokenStream]) -> syn::Result<TokenStream> {
    if element.children.is_empty() {
        return Ok(TokenStream::new());
    }
    let children = crate::view(&element.children)?;
    if parameters.is_empty() {
        Ok(quote! { .children(::lean::FromChildren::from_children(move || #children)) })
    } else {
        Ok(quote! { .children(move |#(#parameters),*| #children) })
    }
}
