//! Draws sentences.

use crate::{
    ui::prelude::*,
    wording::{MarkedPart, Sentence},
};

/// The words of a sentence and its places: what people wrote in a `<bdi>`, which is not translated, and what stands out in a `<b>`.
pub fn drawn(sentence: &Sentence) -> AnyView {
    let part = |part: MarkedPart| match part {
        MarkedPart::Words(words) => words.to_owned().into_any(),
        MarkedPart::Isolated(text) => view! { <bdi translate="no">{text.to_owned()}</bdi> }.into_any(),
        MarkedPart::Strong(text) => view! { <b>{text.to_owned()}</b> }.into_any(),
    };
    sentence.parts().map(part).collect_view().into_any()
}
