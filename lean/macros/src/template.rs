//! What `html!` expands to: the parts of the markup, with gaps among them, and the method calls that fill the gaps.

use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;

/// Parts and calls, in the order of the markup.
#[derive(Default)]
pub(crate) struct Template {
    pub(crate) parts: Vec<Part>,
    pub(crate) calls: Vec<TokenStream>,
}

/// A part of a template, with the same variants as `lean::Part`.
#[derive(Debug, PartialEq)]
pub(crate) enum Part {
    Element(String),
    SvgElement(String),
    Attribute(String, String),
    Text(String),
    Gap,
    End,
}

impl Template {
    /// Adds a gap, and the call of a method of `lean::Builder` that fills it.
    pub(crate) fn gap(&mut self, call: TokenStream) {
        self.parts.push(Part::Gap);
        self.calls.push(call);
    }

    /// The expression that builds the `Html`.
    pub(crate) fn build(&self) -> TokenStream {
        let parts = self.parts.iter().map(Part::tokens);
        let calls = &self.calls;
        // Hygienic, so that a `builder` in the markup is another variable.
        let builder = Ident::new("builder", Span::mixed_site());
        quote! {{
            let mut #builder = ::lean::Builder::new(&[#(::lean::Part::#parts),*]);
            #(#builder.#calls;)*
            #builder.into_html()
        }}
    }
}

impl Part {
    fn tokens(&self) -> TokenStream {
        match self {
            Self::Element(tag) => quote! { Element(#tag) },
            Self::SvgElement(tag) => quote! { SvgElement(#tag) },
            Self::Attribute(name, value) => quote! { Attribute(#name, #value) },
            Self::Text(text) => quote! { Text(#text) },
            Self::Gap => quote! { Gap },
            Self::End => quote! { End },
        }
    }
}
