//! What the page says about the game: credits, and tips for those who write a card.

/// Whose game it is (BL-110).
pub const CREDITS: [&str; 4] = [
    "BLANK was designed by Henri Kermarrec.",
    "It was developed by Rory O'Connor and Michael Fox.",
    "It is published by The Creativity Hub Ltd, whose rights and trademarks it remains; get their deck if you can.",
    "Everything written and drawn on these cards is the page's own, or your own.",
];

/// Kinds of moments that set a rule off, for whoever writes one (BL-68).
pub const TRIGGER_TIPS: [&str; 6] = [
    "A card is played: of a number, of a colour, or several at once.",
    "A card is drawn.",
    "A card is discarded by an effect.",
    "Something happens outside the game.",
    "Somebody does something, in the game or at the table.",
    "Time passes: turns, rounds, or seconds.",
];

/// Kinds of targets (BL-68, BL-74).
pub const TARGET_TIPS: [&str; 6] = [
    "The next player.",
    "The previous player.",
    "Everybody, or everybody else.",
    "Cards: the top one, those in hands, or all of a kind.",
    "The Draw Pile or the Discard Pile.",
    "The open rules themselves.",
];

/// Kinds of effects (BL-68, BL-74).
pub const EFFECT_TIPS: [&str; 6] = [
    "Draw cards.",
    "Take cards from somebody, give them, or swap.",
    "Discard cards.",
    "Change what cards count as, or what may be played.",
    "Say something, or answer a question.",
    "Do something; nearly anything will do.",
];
