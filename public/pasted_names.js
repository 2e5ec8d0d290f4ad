// Reads the names in a pasted text for the painted set-ups, as `setup/guests/pasted_names.rs` and `pasted.rs` read them for
// the real ones. A browser test gives the same texts to both.
const namesIn = (() => {
  // What makes an emoji of a symbol, and a key of a digit.
  const EMOJI = "[\\ufe0f\\u20e3]";
  const BULLETS = "[•·‣⁃◦∙●○▪▫■□◆◇▶►▸➤➢➔→⇒»›✓✔✗✘☐☑☒❏❑❒★☆✅❌🔹🔸🔘🔷🔶👉➡📌\\uf0b7\\uf0a7\\uf0d8\\uf0fc]";
  const MARKS = new RegExp(
    `^(?:(?:(?:\\[[ xX]\\]|[-*+–—>]${EMOJI}*)(?=\\s)|(${BULLETS})(?!${EMOJI}*\\1)${EMOJI}*)\\s*)+`, "u");
  const NUMBER = new RegExp(
    `^(?:[①-⒛⓪-⓿❶-➓]|\\(?\\d+${EMOJI}+|\\(?[A-Za-z]\\)(?=\\s)|(?:\\(\\d{1,3}\\)|\\d{1,3}[.):])(?=[\\s\\p{Alphabetic}]))\\s*`,
    "u");
  const QUOTED = new RegExp(
    `^(?:${["\"\"", "“”", "„“", "„”", "«»", "»«", "‘’", "''"].map(([open, close]) => `${open}[^${open}${close}]*${close}`).join("|")})$`);

  const withoutMarks = (line) => line.trim().replace(MARKS, "");
  const isNumbered = (line) => NUMBER.test(line);
  const withoutNumber = (line) => line.replace(NUMBER, "");
  function unquoted(text) {
    const quoted = text.replace(/[,;]+$/, "").trim();
    return QUOTED.test(quoted) ? quoted.slice(1, -1).trim() : null;
  }

  // The lines of a list without its bullets, numbers and quotation marks. A single line stays as it is.
  function linesOf(text) {
    const lines = text.split(/[\r\n]+/).map((line) => line.trim()).filter(Boolean);
    if (lines.length < 2) return lines;
    const entries = lines.map(withoutMarks).filter(Boolean);
    const areNumbered = entries.length > 1 && 2 * entries.filter(isNumbered).length >= entries.length;
    const areQuoted = entries.length > 1 && entries.every((entry) => unquoted(withoutNumber(entry)) != null);
    return entries
      .map((entry) => (areNumbered ? withoutMarks(withoutNumber(entry)) : entry))
      .map((entry) => (areQuoted ? unquoted(entry) ?? entry : entry))
      .filter(Boolean);
  }

  // Names such as `Smith, Ann`.
  const areInverted = (names) => names.length > 1 && names.every((name) => /^[^,;\t]*,[^,;\t]*$/.test(name));

  function namesOn(line) {
    const parts = line.split(";").filter((part) => part.trim());
    if (areInverted(parts)) return parts;
    // A separator between quotation marks belongs to a name.
    const areClosed = line.split("\"").length % 2 === 1;
    const cells = line.match(areClosed ? /(?:"[^"]*"|[^,;\t"])+/g : /[^,;\t]+/g) ?? [];
    // The first column of a copied table is often a number.
    return line.includes("\t") ? cells.filter((cell) => !/^\d*$/.test(cell.trim())) : cells;
  }

  // A name without quotation marks, and without the address that a mail program adds.
  function cleaned(name) {
    const end = name.indexOf("<");
    const hasAddress = end > 0 && name.includes("@", end) && name.slice(0, end).trim();
    const bare = (hasAddress ? name.slice(0, end) : name).trim();
    return unquoted(bare) ?? bare;
  }

  return (text) => {
    const lines = linesOf(text);
    const names = areInverted(lines) ? lines : lines.flatMap(namesOn);
    return names.map(cleaned).filter(Boolean);
  };
})();
