//! How a saved deck takes over what was won in a game.

use super::{CardDeck, CardId, PrizeRecord, Rule, RuleCard, WrittenEffect, WrittenOn};

impl CardDeck {
    /// The deck to save after a game (BL-80, BL-R31). `self` is the deck as saved now, `dealt` is the copy that the
    /// game began with, and `played` is the same copy after the game.
    ///
    /// If the saved deck did not change during the game, the result is `played`. If it did, for example in another game
    /// or by a new name, it stays as it is and the new prizes are added. Nothing that is written on it is replaced: a
    /// new rule needs a plain card, and a new effect needs a card without an effect.
    pub fn taking_in(&self, dealt: &CardDeck, played: &CardDeck) -> CardDeck {
        if self == dealt {
            return played.clone();
        }
        let mut home = self.clone();
        let games = played.games.saturating_sub(dealt.games);
        home.games = home.games.saturating_add(games);
        if games > 0 {
            home.new_rule = None;
        }
        if home.name.is_empty() {
            (home.name, home.owner, home.mark) = (played.name.clone(), played.owner.clone(), played.mark);
        }
        // Add the plain cards that the table added during the game; without them there may be no card for a new rule
        // (BL-R27).
        home.add_plain(played.rules.len().saturating_sub(dealt.rules.len()));
        for won in played.history.iter().skip(dealt.history.len()) {
            let on = match won.on {
                WrittenOn::Rule(id) => played.rule(id).and_then(|rule| home.write(rule.clone())),
                WrittenOn::Card(id) => home.copy(played, id),
            };
            if let Some(on) = on {
                home.history.push(PrizeRecord { game: home.games, on, ..won.clone() });
            }
        }
        home
    }

    /// The rule on a Rule Card, if one is written there.
    pub fn rule(&self, id: CardId) -> Option<&Rule> {
        self.rules.iter().find(|card| card.id == id)?.rule.as_ref()
    }

    /// Writes a rule on the first plain card; this rule will be open in the next game.
    fn write(&mut self, rule: Rule) -> Option<WrittenOn> {
        let RuleCard { id, rule: place } = self.rules.iter_mut().find(|card| card.rule.is_none())?;
        *place = Some(rule);
        self.new_rule = Some(*id);
        Some(WrittenOn::Rule(*id))
    }

    /// Copies the effect and title of a Game Card, unless the card in this deck has an effect already.
    fn copy(&mut self, from: &CardDeck, id: CardId) -> Option<WrittenOn> {
        let of = |card: &&super::GameCard| card.id == id;
        let (title, effect): (&str, &WrittenEffect) =
            from.cards.iter().find(of).and_then(|card| Some((card.title.as_str(), card.effect.as_ref()?)))?;
        let card = self.cards.iter_mut().find(|card| card.id == id && card.effect.is_none())?;
        card.title = title.to_owned();
        card.effect = Some(effect.clone());
        Some(WrittenOn::Card(id))
    }
}
