// The first part of each set-up, until the program is there. Names are typed, pasted and removed in it as on the real one
// (`ui/guests`), and a press on Start is remembered. Then the program takes over what was typed, the focus and the press.
//
// The words are in the template `painted` of `index.html`, where a test compares them with those of the program.
let painted;
try { painted = (() => {
  const GUESTS = "partypiece/setting/guests";
  // What is typed survives a reload in the middle.
  const TYPED = "partypiece-typed";
  const parts = document.getElementById("painted");
  const root = document.getElementById("partypiece");
  const all = (selector) => [...root.querySelectorAll(selector)];

  const read = (storage, key) => {
    try { return JSON.parse(window[storage].getItem(key)); } catch { return null; }
  };
  // The most lines of a list (`Guests::MAX`). As many people may be stored besides, without a seat (`setup/guests/stored.rs`).
  const MOST = 99;
  const MOST_STORED = 2 * MOST;
  const levels = [...parts.content.querySelectorAll("[data-place] option")].map((option) => option.value).filter(Boolean);
  // A stored line as the program can read it, whatever is stored. The rest of a line (`born`, `pawn`) stays as it is.
  function lineOf(stored) {
    const line = { ...stored };
    if (line.level == null) delete line.level;
    else if (!levels.includes(line.level)) line.level = parts.dataset.level;
    if (!Number.isInteger(line.kept) || line.kept < 0 || line.kept > MOST) delete line.kept;
    return line;
  }
  const listOf = (stored) => (Array.isArray(stored) ? stored : [])
    .filter((line) => typeof line?.name === "string").slice(0, MOST_STORED).map(lineOf);

  // The list as the program stores it: each line has a name, a level if the computer plays, and `kept` if the last game had no
  // seat for it. `seen` is the stored list over which it was typed.
  const before = read("sessionStorage", TYPED);
  let seen = listOf(before?.seen ?? read("localStorage", GUESTS));
  let guests = listOf(before?.guests ?? seen);
  let isChanged = !!before;
  // The game whose set-up is shown, as the template describes it.
  let game;
  let isStarting = false;
  // Whether nothing has come for a long time.
  let isLate = false;
  let composing = null;
  let lastComposed = 0;

  const bar = document.createElement("progress");
  bar.className = "loading-bar";
  bar.setAttribute("aria-label", parts.dataset.loading);
  bar.max = parts.dataset.bytes;
  bar.value = 0;

  const isNamed = (line) => line.name.trim() !== "";
  const isSeated = (line) => line.kept == null;
  const plays = (line) => game.computers || !line.level;
  const counts = (line) => isNamed(line) && plays(line);
  const lines = () => guests.filter((line) => isSeated(line) && plays(line));

  // Seats the first who fit, as `Guests::fit` does.
  function fit() {
    const here = guests.filter((line) => isSeated(line) && counts(line));
    const waiting = guests.filter((line) => line.kept < game.seats && counts(line));
    for (const line of here.slice(game.seats)) line.kept = game.seats;
    const returning = waiting.splice(0, Math.max(0, game.seats - here.length));
    for (const line of waiting) line.kept = game.seats;
    for (const line of returning) delete line.kept;
    if (returning.length > 0) {
      const others = guests.filter((line) => !returning.includes(line));
      guests = [...others.filter((line) => isSeated(line) && isNamed(line)), ...returning,
        ...others.filter((line) => !isSeated(line))];
    }
  }

  const isOn = (list, name) => list.some((line) => line.name.trim() === name.trim());
  // Who is on a list, wherever the last game seated them.
  const whoIsOn = (list) => JSON.stringify(list.filter(isNamed).map((line) => ({ ...line, kept: undefined })));

  // A stored list that another tab has changed since is newer: it stays as it is, and gets the names that were added here. A
  // storage without a list has been emptied, and replaces nothing. Returns whether the list is another one now.
  function follow() {
    const stored = read("localStorage", GUESTS);
    const newer = listOf(stored);
    if (!Array.isArray(stored) || whoIsOn(newer) === whoIsOn(seen)) return false;
    const added = guests.filter((line) => isNamed(line) && !isOn(seen, line.name) && !isOn(newer, line.name));
    guests = [...newer.filter(isNamed), ...added].slice(0, MOST_STORED);
    seen = newer;
    isChanged = added.length > 0;
    save();
    return true;
  }

  // A list has at least two lines, and one to type in.
  function fill() {
    while (guests.filter(isSeated).length < 2 || lines().length === 0) guests.push({ name: "" });
  }

  function save() {
    try {
      if (isChanged) sessionStorage.setItem(TYPED, JSON.stringify({ seen, guests }));
      else sessionStorage.removeItem(TYPED);
    } catch {}
  }

  function changed() {
    isChanged = true;
    save();
    label();
  }

  // The cells of the chairs around the table, as `seats_around` has them.
  function cell(chair, chairs) {
    const above = Math.ceil(chairs / 2);
    if (chairs > 8) return [0, 0];
    return chair < above ? [1, 5 - above + 2 * chair] : [3, 5 - (chairs - above) + 2 * (chairs - 1 - chair)];
  }

  function draw() {
    const list = root.querySelector("[data-places]");
    const shown = lines();
    list.replaceChildren(...shown.map((line, at) => {
      const place = game.line.cloneNode(true);
      const [row, column] = cell(at, shown.length);
      place.style.setProperty("--row", row);
      place.style.setProperty("--column", column);
      place.querySelector("input").value = line.name;
      const level = place.querySelector("select");
      if (level) level.value = line.level ?? "";
      return place;
    }));
    list.parentElement.dataset.crowd = shown.length > game.crowd;
    label();
  }

  // What depends on the names.
  function label() {
    for (const [at, line] of lines().entries()) {
      const place = root.querySelectorAll("[data-place]")[at];
      const name = line.name.trim() || `seat ${at + 1}`;
      const say = (selector, text) => {
        const element = place.querySelector(selector);
        element?.setAttribute("aria-label", `${element.dataset.label} ${text}`);
      };
      say("input", at + 1);
      say("select", name);
      say("[data-remove]", name);
      const seat = place.querySelector("[data-seat]");
      if (seat) seat.textContent = at + 1;
      const level = place.querySelector("select");
      if (level) level.dataset.bot = !!line.level;
    }
    // Only its place is taken: a press on it would have to be undone by the program. A list has it from three names on (`screens/guests.rs`).
    const everybody = root.querySelector("[data-remove-all]");
    const names = guests.filter((line) => isNamed(line) && (plays(line) || !isSeated(line))).length;
    everybody.hidden = names < 3;
    everybody.querySelector("button").textContent = `${everybody.dataset.label} ${names}`;
  }

  // Adds an empty line, if there is room for one.
  function addLine() {
    const line = guests.length < MOST && { name: "" };
    if (line) guests.push(line);
    return line;
  }

  // The first name replaces the one on the line; the others get the empty lines after it, then new ones.
  function paste(at, names) {
    for (const [nth, name] of names.entries()) {
      while (nth > 0 && lines()[at]?.name.trim()) at += 1;
      if (!lines()[at] && !addLine()) break;
      lines()[at].name = name;
      at += 1;
    }
    fit();
  }

  function nameOfComputer() {
    const taken = guests.map((line) => line.name.trim().toLowerCase());
    const free = (name) => !taken.includes(name.toLowerCase());
    const names = parts.dataset.computers.split(" ");
    for (let round = 2; !names.some(free); round += 1) {
      names.push(...parts.dataset.computers.split(" ").map((name) => `${name} ${round}`));
    }
    return names.find(free);
  }

  function addComputer() {
    const named = lines().some(isNamed);
    const line = lines().find((line) => named && !line.name.trim() && !line.level) || addLine();
    if (line) Object.assign(line, { name: nameOfComputer(), level: parts.dataset.level });
    return lines().indexOf(line);
  }

  const focus = (selector, at) => all(selector)[at]?.focus();
  const focusName = (at) => focus("[data-places] input", at);

  function addPerson() {
    addLine();
    draw();
    changed();
    focusName(lines().length - 1);
  }

  function start() {
    isStarting = true;
    say();
  }

  // Says beside Start, or at home, what there is to wait for.
  function say() {
    const notice = root.querySelector("[data-soon]");
    if (notice) notice.textContent = isLate ? parts.dataset.late : isStarting ? notice.dataset.soon : "";
    const status = root.querySelector("[data-status]");
    if (status) status.textContent = isLate ? parts.dataset.late : "Loading…";
  }

  const placeOf = (element) => all("[data-place]").indexOf(element.closest("[data-place]"));

  const listeners = {
    input({ target }) {
      if (!target.matches("[data-places] input")) return;
      lines()[placeOf(target)].name = target.value;
      changed();
    },
    change({ target }) {
      if (!target.matches("[data-places] select")) return;
      const line = lines()[placeOf(target)];
      if (target.value) line.level = target.value;
      else delete line.level;
      changed();
    },
    paste(event) {
      const at = placeOf(event.target);
      const names = namesIn(event.clipboardData?.getData("text") ?? "");
      if (at < 0 || names.length < 2) return;
      event.preventDefault();
      paste(at, names);
      draw();
      changed();
      focusName(at);
    },
    keydown(event) {
      // An Enter may also choose a word of an input method; Safari sends it with the code 229 then.
      if (event.key !== "Enter" || event.isComposing || event.keyCode === 229) return;
      if (!event.target.matches("[data-places] input")) return;
      event.preventDefault();
      const at = placeOf(event.target);
      if (at + 1 < lines().length) focusName(at + 1);
      else if (event.target.value.trim()) addPerson();
      else start();
    },
    click(event) {
      const button = event.target.closest("button");
      // The next button of its kind moves below the pointer: a double click must not press that, too.
      if (!button || (button.matches("[data-remove]") && event.detail > 1)) return;
      if (button.dataset.add === "person") addPerson();
      else if (button.matches("[data-primary]")) start();
      else if (button.matches("[data-remove]")) {
        const at = placeOf(button);
        const removed = lines()[at];
        guests = guests.filter((line) => line !== removed);
        fill();
        draw();
        changed();
        focus("[data-grip]", Math.min(at, lines().length - 1));
      } else if (button.dataset.add === "computer") {
        const at = addComputer();
        draw();
        changed();
        focus("[data-places] select", at);
      }
    },
    compositionstart({ target }) { composing = target; lastComposed = Date.now(); },
    compositionupdate() { lastComposed = Date.now(); },
    compositionend() { composing = null; },
  };

  // What another tab stores is shown at once. Nobody comes unseen to a game that starts: the program keeps them for the next one.
  function followOtherTab({ key }) {
    if (key !== GUESTS || isStarting || composing?.isConnected) return;
    const focused = game && lines()[placeOf(document.activeElement)];
    if (!follow() || !game) return;
    fit();
    fill();
    let at = lines().findIndex((line) => line.name === focused?.name);
    if (focused && at < 0) {
      // Letters that follow must not go into the name of somebody else.
      addLine();
      at = lines().length - 1;
    }
    draw();
    if (focused) focusName(at);
  }

  function showSetUp(slug) {
    const page = parts.content.cloneNode(true);
    // What has `data-game` belongs to that game only.
    for (const other of page.querySelectorAll(`[data-game]:not([data-game="${slug}"])`)) other.remove();
    const { seats, crowd, section, everybody } = page.querySelector("header [data-game]").dataset;
    for (const other of page.querySelectorAll(`main > section:not([data-section="${section}"])`)) other.remove();
    game = { seats: +seats, crowd: +crowd, computers: everybody !== undefined };
    if (!game.computers) {
      for (const part of page.querySelectorAll("select, [data-add=computer]")) (part.closest("span") ?? part).remove();
    }
    page.querySelector("[href$=how-to-play]").setAttribute("href", `#/how-to-play/${slug}`);
    game.line = page.querySelector("[data-place]");
    game.line.remove();
    if (!isUnfinished(slug)) page.querySelector("[data-unfinished]").remove();
    isStarting = false;
    // The chairs of people who have left are not drawn there.
    if (section === "around") guests = guests.filter((line) => isNamed(line) || !isSeated(line));
    fit();
    fill();
    root.replaceChildren(page);
    draw();
    say();
    scrollTo(0, 0);
    if (!lines().some(isNamed)) focusName(0);
  }

  // Shows what the address names, as far as it can be shown without the program.
  function show() {
    const slug = /^[#/]*set-up\/([a-z]+)$/.exec(location.hash)?.[1];
    if (root.querySelector("[data-trouble]")) return;
    if (slug && parts.content.querySelector(`[data-game="${slug}"]`)) {
      showSetUp(slug);
    } else if (game || !root.querySelector("[data-status]")) {
      game = undefined;
      isStarting = false;
      showHome();
      say();
    }
    root.querySelector("main").prepend(bar);
  }

  // How long somebody may think in the middle of a word until the program comes all the same, in milliseconds.
  const LONGEST_PAUSE = 10_000;
  // What can have the focus, on the painted part and on the real one.
  const FOCUSABLE = ["[data-places] input", "[data-places] select", "[data-remove]", "[data-grip]",
    "[data-list-buttons] button", "[data-foot] [data-primary]", "nav a"];
  let last = {};

  function remember() {
    const focused = document.activeElement;
    const kind = FOCUSABLE.find((selector) => all(selector).includes(focused));
    const { selectionStart, selectionEnd, selectionDirection } = focused ?? {};
    last = {
      kind,
      at: kind && all(kind).indexOf(focused),
      range: selectionStart == null ? null : [selectionStart, selectionEnd, selectionDirection],
      top: scrollY,
      isStarting,
    };
  }

  addEventListener("hashchange", show);
  addEventListener("storage", followOtherTab);
  for (const [event, listener] of Object.entries(listeners)) root.addEventListener(event, listener);
  follow();
  show();
  const came = watchArrival((late) => {
    isLate = late;
    say();
  });

  return {
    // A piece of the program has arrived.
    arrived(bytes) { bar.value += bytes; came(); },
    // Gives the program what was typed, if anything was. While an input method composes a word, its field stays; some keyboards of
    // phones do so as long as the cursor stands in a word.
    handOver(take) {
      const composes = composing?.isConnected && composing === document.activeElement;
      if (composes && Date.now() - lastComposed < LONGEST_PAUSE) {
        // All of it has arrived.
        bar.removeAttribute("value");
        setTimeout(() => painted.handOver(take), 50);
        return;
      }
      remember();
      removeEventListener("hashchange", show);
      removeEventListener("storage", followOtherTab);
      for (const [event, listener] of Object.entries(listeners)) root.removeEventListener(event, listener);
      take(isChanged ? JSON.stringify({ seen, guests }) : undefined);
      isChanged = false;
      save();
    },
    // The program has drawn the real set-up: the focus goes where it was, and Start is pressed if it was.
    restore() {
      const { kind, at, range, top } = last;
      const element = kind && all(kind)[at];
      element?.focus({ preventScroll: true });
      // The field gets its text in a microtask, before any letter can come.
      if (range) queueMicrotask(() => element?.setSelectionRange(...range));
      scrollTo(0, top);
      const primary = last.isStarting && root.querySelector("[data-foot] [data-primary]");
      if (primary) setTimeout(() => primary.isConnected && primary.click());
    },
  };
})(); } catch (error) {
  // The program draws everything itself then.
  console.error(error);
}
