//! Components: a call with what they are given, and with what stands between their tags.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use rstml::node::{KeyedAttribute, KeyedAttributeValue, NodeAttribute};
use syn::spanned::Spanned;

use crate::element::Element;

/// Whether an element stands for a component: then its name is a capital's.
pub(crate) fn is(element: &Element) -> bool {
    element.name().to_string().starts_with(char::is_uppercase)
}

/// The call.
pub(crate) fn call(element: &Element) -> syn::Result<TokenStream> {
    let name = element.name();
    let mut given = Vec::new();
    let mut bound = Vec::new();
    for attribute in element.attributes() {
        let NodeAttribute::Attribute(attribute) = attribute else {
            return Err(syn::Error::new(attribute.span(), "what a component is given has a name"));
        };
        match binding(attribute) {
            Some(pattern) => bound.push(pattern),
            None => given.push(prop(attribute)),
        }
    }
    let children = children(element, &bound)?;
    Ok(quote! {
        ::lean::leptos::component::component_view(
            &#name,
            ::lean::leptos::component::component_props_builder(&#name) #(#given)* #children .build(),
        )
    })
}

/// `a=b` gives `b` as `a`, and `a` alone gives what is called so.
fn prop(attribute: &KeyedAttribute) -> TokenStream {
    let name = &attribute.key;
    match attribute.value() {
        Some(value) => quote! { .#name(#value) },
        None => quote! { .#name(#name) },
    }
}

/// What `let:row` or `let((place, row))` binds.
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

fn children(element: &Element, bound: &[TokenStream]) -> syn::Result<TokenStream> {
    if element.children.is_empty() {
        return Ok(TokenStream::new());
    }
    let children = crate::view(&element.children)?;
    if bound.is_empty() {
        Ok(quote! { .children(::lean::FromChildren::from_children(move || #children)) })
    } else {
        Ok(quote! { .children(move |#(#bound),*| #children) })
    }
}
