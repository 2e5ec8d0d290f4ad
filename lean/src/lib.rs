//! The `view!` of the page: markup in, a few calls out.
//!
//! It reads what Leptos' own `view!` reads, so that a view can be written by its book. What it writes is another thing:
//! all that never changes becomes one text, and each gap in that text is filled by one call on
//! `crate::ui::dom::Markup`. `src/ui/dom/mod.rs` says why.

mod component;
mod element;
mod script;

use proc_macro2::TokenStream;
use quote::quote;
use rstml::{Parser, ParserConfig, node::Node};

use element::Space;
use script::Script;

/// Makes a view of markup: `view! { <p class="say">{sentence}</p> }`.
#[proc_macro]
pub fn view(tokens: proc_macro::TokenStream) -> proc_macro::TokenStream {
    let parser = Parser::new(ParserConfig::default().recover_block(true));
    let (nodes, errors) = parser.parse_recoverable(TokenStream::from(tokens)).split_vec();
    let errors = errors.into_iter().map(|error| error.emit_as_expr_tokens());
    let view = several(&nodes).unwrap_or_else(|error| error.into_compile_error());
    quote! {{
        #[allow(unused_braces, reason = "a closure in markup stands in braces")]
        {
            #(#errors;)*
            #view
        }
    }}
    .into()
}

/// What makes one view of several nodes.
fn several(nodes: &[Node]) -> syn::Result<TokenStream> {
    if let [Node::Element(only)] = nodes
        && component::is(only)
    {
        let component = component::call(only)?;
        return Ok(quote! { crate::ui::dom::IntoView::into_any(#component) });
    }
    Ok(script(nodes)?.calls())
}

/// Several nodes as they are handed to the page.
fn script(nodes: &[Node]) -> syn::Result<Script> {
    let mut script = Script::default();
    nodes.iter().try_for_each(|node| element::node(node, Space::Html, &mut script))?;
    Ok(script)
}

#[cfg(test)]
mod tests;
