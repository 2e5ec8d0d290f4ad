//! Encodings with one byte for each letter, as old programs and many spreadsheets write, and which of them a text has.

use super::LOST;

/// An encoding with one byte for each letter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CodePage {
    /// Its name.
    pub name: &'static str,
    /// The letters of the bytes from 0x80 on.
    letters: &'static str,
    /// The small letters of its languages beyond ASCII, a language to a word.
    languages: &'static str,
    /// Whether its words have letters of ASCII, too.
    is_latin: bool,
}

/// The encoding of Western Europe. What no other encoding explains better is read as this one.
pub(super) const WINDOWS_1252: CodePage = CodePage {
    name: "Windows-1252",
    letters: "€\u{fffd}‚ƒ„…†‡ˆ‰Š‹Œ\u{fffd}Ž\u{fffd}\u{fffd}‘’“”•–—˜™š›œ\u{fffd}žŸ\u{a0}¡¢£¤¥¦§¨©ª«¬\u{ad}®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ",
    languages: "äöüß éèêëàâçùûüôîïœæ áéíóúüñ ãõáâàéêíóôúç àèéìíòóù æøåé åäöé áéíóúýðþæö ëéïöüè àçèéíïòóúü",
    is_latin: true,
};

/// All other encodings that are recognised: Central Europe, Turkish, Cyrillic, Greek. Of two that explain as much, the later one is
/// taken: every letter of Greek would be one of Cyrillic, but `а` of Cyrillic is one that Greek hardly has.
const OTHERS: [CodePage; 4] = [
    CodePage {
        name: "Windows-1250",
        letters: "€\u{fffd}‚\u{fffd}„…†‡\u{fffd}‰Š‹ŚŤŽŹ\u{fffd}‘’“”•–—\u{fffd}™š›śťžź\u{a0}ˇ˘Ł¤Ą¦§¨©Ş«¬\u{ad}®Ż°±˛ł´µ¶·¸ąş»Ľ˝ľżŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢßŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙",
        languages: "ąćęłńóśźż áčďéěíňóřšťúůýž áäčďéíĺľňóôŕšťúýž áéíóöőúüű čćđšž ăâîşţ",
        is_latin: true,
    },
    CodePage {
        name: "Windows-1254",
        letters: "€\u{fffd}‚ƒ„…†‡ˆ‰Š‹Œ\u{fffd}\u{fffd}\u{fffd}\u{fffd}‘’“”•–—˜™š›œ\u{fffd}\u{fffd}Ÿ\u{a0}¡¢£¤¥¦§¨©ª«¬\u{ad}®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏĞÑÒÓÔÕÖ×ØÙÚÛÜİŞßàáâãäåæçèéêëìíîïğñòóôõö÷øùúûüışÿ",
        // `İ` becomes `i` with a dot, of which only the letter is looked for.
        languages: "âçğıîöşüûi",
        is_latin: true,
    },
    CodePage {
        name: "Windows-1251",
        letters: "ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—\u{fffd}™љ›њќћџ\u{a0}ЎўЈ¤Ґ¦§Ё©Є«¬\u{ad}®Ї°±Ііґµ¶·ё№є»јЅѕїАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя",
        languages: "абвгдежзийклмнопрстуфхцчшщъыьэюяёіїєґўђѓјљњћќџѕ",
        is_latin: false,
    },
    CodePage {
        name: "Windows-1253",
        letters: "€\u{fffd}‚ƒ„…†‡\u{fffd}‰\u{fffd}‹\u{fffd}\u{fffd}\u{fffd}\u{fffd}\u{fffd}‘’“”•–—\u{fffd}™\u{fffd}›\u{fffd}\u{fffd}\u{fffd}\u{fffd}\u{a0}΅Ά£¤¥¦§¨©\u{fffd}«¬\u{ad}®―°±²³΄µ¶·ΈΉΊ»Ό½ΎΏΐΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡ\u{fffd}ΣΤΥΦΧΨΩΪΫάέήίΰαβγδεζηθικλμνξοπρςστυφχψωϊϋόύώ\u{fffd}",
        languages: "αβγδεζηθικλμνξοπρστυφχψωάέήίόύώϊϋς",
        is_latin: false,
    },
];

impl CodePage {
    /// How many bytes are beyond ASCII.
    pub(super) const HIGH: usize = 128;

    /// The letter of a byte.
    pub(super) fn letter(self, byte: u8) -> char {
        let high = usize::from(byte).checked_sub(Self::HIGH);
        high.map_or(char::from(byte), |index| self.letters.chars().nth(index).unwrap_or(LOST))
    }

    /// The encoding that explains the letters of these bytes best, which are not UTF-8.
    pub(super) fn of(bytes: &[u8]) -> Self {
        let mut counts = [0; Self::HIGH];
        for index in bytes.iter().filter_map(|byte| usize::from(*byte).checked_sub(Self::HIGH)) {
            counts[index] += 1;
        }
        let is_beside = |pair: &&[u8]| {
            pair[0].is_ascii() != pair[1].is_ascii() && pair.iter().any(u8::is_ascii_alphabetic)
        };
        let (beside, all) = (bytes.windows(2).filter(is_beside).count(), counts.iter().sum::<usize>());
        let better = |page: &CodePage| {
            // In words of other scripts there are no letters of ASCII, but for a few names and mistakes.
            if !page.is_latin && 10 * beside > all {
                return None;
            }
            let (western, own) = (WINDOWS_1252.table(), page.table());
            let differs = |index: usize| western[index] != own[index];
            let explained = page.explained(&counts, differs);
            (explained > WINDOWS_1252.explained(&counts, differs)).then_some((explained.1, *page))
        };
        let best = OTHERS.iter().filter_map(better).max_by_key(|(explained, _)| *explained);
        best.map_or(WINDOWS_1252, |(_, page)| page)
    }

    /// Its letters, one for each byte from 0x80 on.
    pub(super) fn table(self) -> [char; Self::HIGH] {
        let mut table = [LOST; Self::HIGH];
        table.iter_mut().zip(self.letters.chars()).for_each(|(place, letter)| *place = letter);
        table
    }

    /// How many letters the best of its languages has: of those that the other encoding reads differently, and of all.
    fn explained(self, counts: &[usize; Self::HIGH], differs: impl Fn(usize) -> bool) -> (usize, usize) {
        let table = self.table();
        let of_language = |language: &str| {
            let is_known = |index: &usize| {
                table[*index].to_lowercase().next().is_some_and(|letter| language.contains(letter))
            };
            let known = (0..Self::HIGH).filter(is_known);
            known.fold((0, 0), |(different, all), index| {
                let count = counts[index];
                (different + if differs(index) { count } else { 0 }, all + count)
            })
        };
        self.languages.split(' ').map(of_language).max().unwrap_or_default()
    }
}
