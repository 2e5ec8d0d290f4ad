//! A view as it is handed to the page: words that never change, and calls that fill the gaps between them.

use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;

/// Words and calls, in the order of the markup.
#[derive(Default)]
pub(crate) struct Script {
    pub(crate) words: String,
    pub(crate) fills: Vec<TokenStream>,
}

impl Script {
    /// A word that never changes; its first letter says what it is. `Markup` tells which there are.
    pub(crate) fn word(&mut self, kind: char, word: &str) {
        self.words.push(kind);
        self.words.push_str(word);
        self.words.push('\0');
    }

    /// A gap, and the method of `Markup` that fills it.
    pub(crate) fn gap(&mut self, fill: TokenStream) {
        self.word('?', "");
        self.fills.push(fill);
    }

    /// The view.
    pub(crate) fn calls(self) -> TokenStream {
        let Self { words, fills } = self;
        // No name of the view itself can be meant by this one.
        let markup = Ident::new("markup", Span::mixed_site());
        quote! {{
            let mut #markup = crate::ui::dom::Markup::new(#words);
            #(#markup.#fills;)*
            #markup.view()
        }}
    }
}
