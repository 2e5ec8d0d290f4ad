//! Adds the prizes of a game to the saved deck.

use crate::rules::blank::{CardDeck, CardId, PrizeRecord, WrittenOn};

impl CardDeck {
    /// The deck to save after a game (BL-80, BL-R31). `self` is the saved deck, `dealt` the copy with which the game
    /// began, and `played` that copy after the game.
    ///
    /// If the saved deck did not change during the game, the result is `played`. If another game or a new name changed
    /// it, the new prizes are added to it. They never replace text: a new rule needs a plain card, and a new effect needs
    /// a card without an effect.
    pub fn merge_prizes(&self, dealt: &CardDeck, played: &CardDeck) -> CardDeck {
        if self == dealt {
            return played.clone();
        }
        let mut merged = self.clone();
        let games = played.games.saturating_sub(dealt.games);
        merged.games = merged.games.saturating_add(games);
        // The new rule is that of the last game; if one was won in this game, it is written below.
        if games > 0 {
            merged.new_rule = None;
        }
        if merged.name.is_empty() {
            (merged.name, merged.owner, merged.mark) =
                (played.name.clone(), played.owner.clone(), played.mark);
        }
        // Plain cards added during the game come first: a new rule may need one (BL-R27).
        merged.add_plain_rules(played.rules.len().saturating_sub(dealt.rules.len()));
        for won in played.history.iter().skip(dealt.history.len()) {
            let written_on = match won.on {
                WrittenOn::Rule(id) => played.rule(id).and_then(|rule| merged.write_rule(rule.clone())),
                WrittenOn::Card(id) => merged.copy_effect(played, id),
            };
            if let Some(written_on) = written_on {
                merged.history.push(PrizeRecord { game: merged.games, on: written_on, ..won.clone() });
            }
        }
        merged
    }

    /// Copies the effect and title of a Game Card, unless the card in this deck has an effect already.
    fn copy_effect(&mut self, from: &CardDeck, id: CardId) -> Option<WrittenOn> {
        let source = from.all_cards().find(|card| card.id == id)?;
        let written = source.written.as_ref()?;
        let mut all = self.cards.iter_mut().chain(&mut self.boxed_cards);
        let card = all.find(|card| card.id == id && card.written.is_none())?;
        card.title.clone_from(&source.title);
        card.written = Some(written.clone());
        Some(WrittenOn::Card(id))
    }
}
