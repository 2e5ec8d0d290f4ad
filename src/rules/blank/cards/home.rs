//! How a deck comes home from a game, with what was won in it.

use super::{CardDeck, CardId, PrizeRecord, Rule, RuleCard, WrittenEffect, WrittenOn};

impl CardDeck {
    /// What lies at home once a game has come home to it (BL-80, BL-R31): `self` as it lies there, of which `dealt` was
    /// dealt, which became `played`.
    ///
    /// Where nothing happened to it meanwhile that is what was played. If it was in another game too, or was renamed, it
    /// stays as it is and gets what was won: nothing that was written is lost, as long as there are plain cards.
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
        // Plain cards that the table added come home too, or what was won would find none (BL-R27).
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

    /// Writes a rule on the first plain card; it is open in the next game.
    fn write(&mut self, rule: Rule) -> Option<WrittenOn> {
        let RuleCard { id, rule: place } = self.rules.iter_mut().find(|card| card.rule.is_none())?;
        *place = Some(rule);
        self.new_rule = Some(*id);
        Some(WrittenOn::Rule(*id))
    }

    /// Copies what was written on a Game Card, unless something else is written there.
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
