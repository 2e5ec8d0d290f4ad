// Reads the names in a pasted text for the painted set-ups, as `setup/guests/pasted_names.rs` and `pasted.rs` read them for
// the real ones. A browser test gives the same texts to both.
const namesIn = (() => {
  // What makes an emoji of a symbol, and a key of a digit.
  const EMOJI = "[\\ufe0f\\u20e3]";
  const BULLETS = "[•·‣⁃◦∙●○▪▫■□◆◇▶►▸➤➢➔→⇒»›✓✔✗✘☐☑☒❏❑❒★☆✅❌🔹🔸🔘🔷🔶👉➡📌\\uf0b7\\uf0a7\\uf0d8\\uf0fc]";
  const MARKS = new RegExp(
    `^(?:(?:(?:\\[[ xX]\\]|[-*+–—>]${EMOJI}*)(?=\\s)|(?!»[^»«]*«\\s*[,;]*$)(${BULLETS})(?!${EMOJI}*\\1)${EMOJI}*)\\s*)+`, "u");
  const NUMBER = new RegExp(
    `^(?:[①-⒛⓪-⓿❶-➓]|\\(?\\d+${EMOJI}+|\\(?[A-Za-z]\\)(?=\\s)|(?:\\(\\d{1,3}\\)|\\d{1,3}(?:\\.\\)|[.):]))(?=[\\s\\p{Alphabetic}]))\\s*`,
    "u");
  const QUOTED = new RegExp(
    `^(?:${["\"\"", "“”", "„“", "„”", "«»", "»«", "‘’", "''"].map(([open, close]) => `${open}[^${open}${close}]*${close}`).join("|")})$`);

  const withoutMarks = (line) => line.trim().replace(MARKS, "");
  // The number of a line, or what stands for it: a letter, or a sign with a number in it.
  function numberOf(line) {
    const mark = NUMBER.exec(line)?.[0].replace("(", "");
    return mark == null ? null : /^\d/.test(mark) ? parseInt(mark, 10) : mark.codePointAt(0);
  }

  // Whether the numbers of lines number a list: most go up, or down by one.
  function areNumbersOfAList(lines) {
    const numbers = lines.filter((number) => number != null);
    const follow = lines.some((number, at) => number != null && lines[at - 1] != null && number === lines[at - 1] + 1);
    const steps = numbers.filter((number, at) => number > numbers[at - 1] || number + 1 === numbers[at - 1]).length;
    const areInOrder = numbers.length > 1 && steps > 0 && 2 * steps >= numbers.length - 1;
    const areAllOne = numbers.length > 2 && numbers.length === lines.length && numbers.every((number) => number === 1);
    return (areInOrder && (follow || 2 * numbers.length >= lines.length)) || areAllOne;
  }

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
    const areNumbered = areNumbersOfAList(entries.map(numberOf));
    const areQuoted = entries.length > 1 && entries.every((entry) => unquoted(withoutNumber(entry)) != null);
    return entries
      .map((entry) => (areNumbered ? withoutMarks(withoutNumber(entry)) : entry))
      .map((entry) => (areQuoted ? unquoted(entry) ?? entry : entry))
      .filter(Boolean);
  }

  const AND = ["and", "und", "et", "y", "e", "en", "og", "och", "ve", "ja", "i", "&"];
  const HEADINGS = (
    "name names player players spieler namen nom noms joueur joueurs nombre nombres jugador jugadores nome nomi " +
    "giocatori namn spelare spelers namen people guests team vorname"
  ).split(" ");

  const ROMAN = "i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx".split(" ");

  const isNumber = (cell) => /[0-9]/.test(cell) && !/\p{Alphabetic}/u.test(cell);

  // The two names around an “and”.
  function splitAnd(text) {
    const spaces = [...text.matchAll(/ /g)].map((space) => space.index);
    for (const start of [...spaces, 0]) {
      const rest = text.slice(start).trimStart();
      const end = rest.indexOf(" ");
      if (end >= 0 && AND.includes(rest.slice(0, end).toLowerCase())) return [text.slice(0, start), rest.slice(end + 1)];
    }
    return null;
  }

  // Names such as `Smith, Ann`.
  const isInverted = (name) =>
    /^[^,;\t|]*,[^,;\t|]*$/.test(name) && !name.split(",").some((part) => isNumber(part) || splitAnd(part.trim()));
  const areInverted = (names) => names.length > 1 && names.every(isInverted);

  // A label such as `Players:` is no name.
  const withoutLabel = (line) => line.replace(/^(?:(?!: )[^,;\t|])*: /s, "");

  function namesOn(labelled) {
    const line = withoutLabel(labelled);
    const parts = line.split(";").filter((part) => part.trim());
    if (areInverted(parts)) return parts;
    // `Ann/Bob` may be a pair.
    const slashed = line.split("/");
    if (slashed.length > 2 && slashed.every((name) => name.trim()) && !/[,;\t|]/.test(line)) return slashed;
    // A separator between quotation marks belongs to a name.
    const areClosed = line.split("\"").length % 2 === 1;
    const cells = line.match(areClosed ? /(?:"[^"]*"|[^,;\t|"])+/g : /[^,;\t|]+/g) ?? [];
    const names = cells.filter((cell) => !isNumber(cell)).map((cell) => cell.trim()).filter(Boolean);
    const areSeveral = names.length > 1 || (line.trim().split(/\s+/).length === 3 && !line.includes("&"));
    const last = areSeveral && names.length > 0 && splitAnd(names.at(-1));
    return last ? [...names.slice(0, -1), ...last] : names;
  }

  // A name without quotation marks, and without the address that a mail program adds.
  function cleaned(name) {
    const end = name.indexOf("<");
    const hasAddress = end > 0 && name.includes("@", end) && name.slice(0, end).trim();
    const named = (hasAddress ? name.slice(0, end) : name).trim();
    const aged = named.match(/^(.*)\(([^(]*)\)$/s);
    const bare = aged && isNumber(aged[2]) ? aged[1].trim() : named;
    return unquoted(bare) ?? bare;
  }

  // The separator of a line with a heading of names, and where that is.
  function headingOf(line) {
    const separator = ["\t", ";", ",", "|"].find((separator) => line.includes(separator));
    const isHeading = (cell) => HEADINGS.includes(cleaned(cell).replace(/:+$/, "").toLowerCase());
    const column = (separator ? line.split(separator) : [line]).findIndex(isHeading);
    return column < 0 ? null : { separator, column };
  }

  // Lines without numbers such as `1 Ann`, `#1 Ann`, `01 - Ann` and `i. Ann`, if every line has one and they count up.
  function withoutNumbers(lines) {
    if (lines.length < 2) return lines;
    const numbered = lines.map((line) => /^#?(\d{1,3})[.):]?[ \t]\s*[-–—]?\s*(?=\p{Alphabetic})/u.exec(line));
    const countUp = numbered.every((found, at) => found && (at === 0 || +found[1] === +numbered[at - 1][1] + 1));
    if (countUp) return lines.map((line, at) => line.slice(numbered[at][0].length));
    const roman = lines.map((line) => /^([ivxIVX]+)[.)] \s*/.exec(line));
    const areRoman = roman.every((found, at) => found?.[1].toLowerCase() === ROMAN[at]);
    return areRoman && lines.length <= ROMAN.length ? lines.map((line, at) => line.slice(roman[at][0].length)) : lines;
  }

  return (text) => {
    let lines = linesOf(text);
    const heading = lines.length > 1 ? headingOf(lines[0]) : null;
    if (heading) lines = lines.slice(1);
    if (lines.length > 1) lines = lines.filter((line) => !line.endsWith(":"));
    if (!heading?.separator) lines = withoutNumbers(lines);
    const names = heading?.separator
      ? lines.map((line) => line.split(heading.separator)[heading.column] ?? "")
      : areInverted(lines) ? lines : lines.flatMap(namesOn);
    return names.map(cleaned).filter((name) => !/^[-:]*$/.test(name));
  };
})();
