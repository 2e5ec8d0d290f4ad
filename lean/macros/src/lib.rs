//! `html!`: markup in, a template and a few calls out.
//!
//! Its input is written as for Leptos' `view!`, but a few things are refused. Its output is different:
//! everything constant becomes a list of parts, and each gap in that list is filled by one call on
//! `lean::Builder`. `lean/README.md` says why.

mod component;
mod element;
mod template;

use proc_macro2::TokenStream;
use quote::quote;
use rstml::{Parser, ParserConfig, node::Node};

use element::Namespace;
use template::Template;

/// Converts markup into a view: `html! { <p class="say">{sentence}</p> }`.
#[proc_macro]
pub fn html(tokens: proc_macro::TokenStream) -> proc_macro::TokenStream {
    let parser = Parser::new(ParserConfig::default().recover_block(true));
    let (nodes, errors) = parser.parse_recoverable(TokenStream::from(tokens)).split_vec();
    let errors = errors.into_iter().map(|error| error.emit_as_expr_tokens());
    let view = view(&nodes).unwrap_or_else(|error| error.into_compile_error());
    quote! {{
        #[allow(unused_braces, reason = "a closure in markup stands in braces")]
        {
            #(#errors;)*
            #view
        }
    }}
    .into()
}

/// One view of several nodes.
fn view(nodes: &[Node]) -> syn::Result<TokenStream> {
    if let [Node::Element(only)] = nodes
        && component::is_component(only)
    {
        let component = component::call(only)?;
        return Ok(quote! { ::lean::IntoHtml::into_html(#component) });
    }
    Ok(template(nodes)?.build())
}

/// The template of several nodes, and the calls that fill its gaps.
fn template(nodes: &[Node]) -> syn::Result<Template> {
    let mut template = Template::default();
    nodes.iter().try_for_each(|node| element::node(node, Namespace::Html, &mut template))?;
    Ok(template)
}

#[cfg(test)]
mod tests;
