//! What markup becomes.

use proc_macro2::TokenStream;
use quote::quote;

use crate::{script, several};

/// The words of some markup, and how many gaps are in them.
fn words(markup: TokenStream) -> (String, usize) {
    let script = script(&rstml::parse2(markup).unwrap()).unwrap();
    (script.words.replace('\0', " "), script.fills.len())
}

/// What fills the gaps of some markup.
fn fills(markup: TokenStream) -> Vec<String> {
    let script = script(&rstml::parse2(markup).unwrap()).unwrap();
    script.fills.iter().map(TokenStream::to_string).collect()
}

#[test]
fn what_never_changes_is_text() {
    let markup = quote! { <p class="say" tabindex=0 hidden>"Hello"<br/></p> };
    assert_eq!(words(markup), ("<p .class=say .tabindex=0 .hidden= \"Hello <br > > ".to_owned(), 0));
}

#[test]
fn each_thing_that_the_program_says_is_a_gap_in_its_place() {
    let markup = quote! { <p class=class on:click=press>"It is "{name}", "<Pawn suit/></p> };
    assert_eq!(words(markup), ("<p ? ? \"It is  ? \",  ? > ".to_owned(), 4));
}

#[test]
fn gaps_are_filled_by_their_kind() {
    let markup =
        quote! { <input node_ref=node aria-label=label prop:value=value style:--row=row on:input=write/> };
    let fills = fills(markup);
    assert_eq!(
        fills[..4],
        [
            "node_ref (node)",
            "attribute (\"aria-label\" , label)",
            "property (\"value\" , value)",
            "style (\"--row\" , row)",
        ]
    );
    assert_eq!(fills[4].replace(' ', ""), "on(::leptos::ev::input,\"input\",write)");
}

#[test]
fn drawings_are_drawn_as_such_even_in_parts() {
    let (whole, _) = words(quote! { <svg><a><path/></a></svg><a/> });
    assert_eq!(whole, "~svg ~a ~path > > > <a > ");
    let (part, _) = words(quote! { <path/> });
    assert_eq!(part, "~path > ");
}

#[test]
fn a_comment_is_nothing() {
    assert_eq!(words(quote! { <!-- "why" --> <p/> }).0, "<p > ");
}

#[test]
fn what_a_row_is_bound_to_is_handed_to_its_view() {
    let row = |markup| several(&rstml::parse2(markup).unwrap()).unwrap().to_string().replace(' ', "");
    assert!(row(quote! { <For each=each let:slip>{slip}</For> }).contains(".children(move|slip|"));
    assert!(
        row(quote! { <For each=each let((place, slip))>{slip}</For> })
            .contains(".children(move|(place,slip)|")
    );
    assert!(row(quote! { <Show when=when>"now"</Show> }).contains("to_children(move||"));
}

#[test]
fn what_means_nothing_is_refused() {
    for markup in [quote! { <p class:big=big/> }, quote! { <p {attributes}/> }, quote! { <p>words</p> }] {
        let nodes = rstml::parse2(markup).unwrap();
        assert!(several(&nodes).is_err());
    }
}
