// Measures what does not fit on the page, in several windows and with several sizes of letters. Returns a list of
// [window, letters, element, fault]. A copy of the page in a frame is measured: its size changes at once, and nothing is painted
// in between, which would take most of the time.
const [windows, sizes] = arguments;
const page = window.document;
// The program itself is text of megabytes in the body.
const parts = [...page.body.childNodes].filter((part) => !/^(script|iframe)$/i.test(part.nodeName));
// What looks the same, such as two records of one game, is measured once.
const look = parts.map((part) => part.outerHTML ?? '').join('');
window.looks ??= new Set();
if (window.looks.has(look)) return [];
window.looks.add(look);
// A dialog of the copy takes the focus, which belongs to the page.
const focused = page.activeElement;

// The frame has the style sheets of the page, and is kept for the next situation.
const makeFrame = () => {
    const frame = page.createElement('iframe');
    frame.style.cssText = 'position: fixed; inset: 0 auto auto 0; border: 0';
    page.documentElement.append(frame);
    const { contentWindow: view, contentDocument: copy } = frame;
    // Without a type of document, other rules of layout would apply.
    copy.open();
    copy.write('<!doctype html><title></title>');
    copy.close();
    for (const sheet of page.querySelectorAll('style')) copy.head.append(copy.importNode(sheet, true));
    const still = new view.CSSStyleSheet();
    still.replaceSync('* { scrollbar-width: none !important; animation: none !important; transition: none !important }');
    copy.adoptedStyleSheets.push(still);
    return frame;
};
const frame = window.copy ??= makeFrame();
const view = frame.contentWindow, document = frame.contentDocument;
for (const element of ['documentElement', 'body']) {
    for (const { name } of [...document[element].attributes]) document[element].removeAttribute(name);
    for (const { name, value } of page[element].attributes) document[element].setAttribute(name, value);
}
frame.hidden = false;
document.body.replaceChildren(...parts.map((part) => document.importNode(part, true)));
for (const dialog of document.querySelectorAll('dialog[open]')) {
    dialog.close();
    dialog.removeAttribute('popover');
    dialog.showModal();
}

const root = document.documentElement;
// A card of a game is a picture of a card: what is written on it small is written out elsewhere.
const SMALLEST = 11, SLACK = 1.5;
const clips = (overflow) => overflow !== 'visible';
const scrolls = (overflow) => overflow === 'auto' || overflow === 'scroll';

// What does not change while one window is measured is asked for once: most of the time would go to asking again.
let facts = new Map();
const style = (element) => {
    let known = facts.get(element);
    if (!known) {
        const { display, position, overflowX, overflowY, textOverflow, contain, containerType, writingMode, fontSize } = view.getComputedStyle(element);
        known = { display, position, writingMode, size: parseFloat(fontSize) };
        known.clipsX = clips(overflowX);
        known.clipsY = clips(overflowY);
        known.ellipsis = textOverflow === 'ellipsis';
        known.scrollsX = scrolls(overflowX);
        known.scrollsY = scrolls(overflowY);
        known.holds = position !== 'static' || contain !== 'none' || containerType !== 'normal';
        facts.set(element, known);
    }
    return known;
};
const nameOf = (element) => {
    const classes = (part) => (part.id ? `#${part.id}` : part.localName) + [...part.classList].map((name) => `.${name}`).join('');
    const words = (element.getAttribute('aria-label') ?? element.textContent).trim().replace(/\s+/g, ' ').slice(0, 30);
    const parent = element.parentElement;
    return `${parent && parent !== document.body ? `${classes(parent)} > ` : ''}${classes(element)} “${words}”`;
};
const visible = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: false });
const intersect = (a, b) => ({
    left: Math.max(a.left, b.left), right: Math.min(a.right, b.right), top: Math.max(a.top, b.top), bottom: Math.min(a.bottom, b.bottom),
});
// The ancestors that can cut an element, with their styles. An element that is positioned absolutely is not cut by ancestors that are not positioned.
const cutters = (element) => style(element).cutters ??= findCutters(element);
const findCutters = (element) => {
    const found = [];
    let { position } = style(element);
    for (let part = element.parentElement; part && part !== root && part !== document.body; part = part.parentElement) {
        // Only the dialog that is the top layer cuts what is fixed.
        if (position === 'fixed' && !part.matches('[popover], dialog')) continue;
        const own = style(part);
        if (position === 'absolute' && !own.holds) continue;
        if (own.clipsX || own.clipsY) found.push([part, own]);
        ({ position } = own);
    }
    return found;
};

// What an ancestor takes away from a box, in pixels: only where it cannot be scrolled, or where it has been scrolled in vain.
const cutBy = (box, part, own) => {
    const edge = part.getBoundingClientRect();
    const [left, top] = [edge.left + part.clientLeft, edge.top + part.clientTop];
    const inner = { left, top, right: left + part.clientWidth, bottom: top + part.clientHeight };
    const beyond = (low, high, from, to) => Math.max(from - low, high - to, 0);
    const across = own.clipsX && !own.scrollsX ? beyond(box.left, box.right, inner.left, inner.right) : 0;
    const down = own.clipsY && !own.scrollsY ? beyond(box.top, box.bottom, inner.top, inner.bottom) : 0;
    return Math.max(across, down);
};

const pressableIn = (scope) => [...scope.querySelectorAll('button, a[href], input, select, textarea, summary, [role=button], [tabindex="0"]')]
    .filter((element) => visible(element) && !element.closest('[inert], [hidden], .visually-hidden'));

// Scrolls an element into sight as people can: what cannot be scrolled by hand stays where it is.
const bringIntoSight = (element, block) => {
    const fixed = [];
    for (let part = element.parentElement; part; part = part.parentElement) {
        const own = style(part);
        if (!own.scrollsX && !own.scrollsY && part !== root && part !== document.body) fixed.push([part, part.scrollLeft, part.scrollTop]);
    }
    element.scrollIntoView({ block, inline: 'center', behavior: 'instant' });
    for (const [part, left, top] of fixed) {
        if (part.scrollLeft !== left) part.scrollLeft = left;
        if (part.scrollTop !== top) part.scrollTop = top;
    }
};

// Below a bar that stays at an edge of the window, something can still be scrolled away from that bar.
const pressFault = (element) => {
    if (!pressFaultNow(element)) return undefined;
    const faults = [];
    for (const block of ['center', 'start', 'end']) {
        bringIntoSight(element, block);
        faults.push(pressFaultNow(element));
        if (!faults.at(-1)) return undefined;
    }
    return faults[0];
};

const pressFaultNow = (element) => {
    const box = element.getClientRects().length > 1 && style(element).display === 'inline' ? element.getClientRects()[0] : element.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) return 'has no size';
    // A card of a hand lies under the next one. It is pressed at its number.
    const aim = element.matches('.fan button') ? element.querySelector('.corner b').getBoundingClientRect() : box;
    const [x, y] = [(aim.left + aim.right) / 2, (aim.top + aim.bottom) / 2];
    if (x < 0 || y < 0 || x > root.clientWidth || y > view.innerHeight) return `is outside the page, at ${Math.round(x)}, ${Math.round(y)}`;
    let seen = box;
    for (const [part, own] of cutters(element)) {
        const cut = cutBy(seen, part, own);
        // Something that is larger than the part in which it is scrolled is cut by nothing outside of it.
        if (own.scrollsX || own.scrollsY) seen = intersect(seen, part.getBoundingClientRect());
        if (cut > SLACK + 1) return `is cut by ${Math.round(cut)} px of ${nameOf(part).split(' “')[0]}`;
    }
    const hit = document.elementFromPoint(x, y);
    const labels = [...(element.labels ?? [])];
    if (!hit || !(element.contains(hit) || labels.some((label) => label.contains(hit)))) return `is covered by ${hit ? nameOf(hit).split(' “')[0] : 'nothing'}`;
    const wider = box.right > root.clientWidth + SLACK && box.left >= 0 && style(element).position === 'fixed';
    return wider ? 'is cut by the window' : undefined;
};

// Where a line may end inside a word, and where nobody would call it broken.
const SEAMS = /(?<=[-\u2010\u2013\u2014\u200b\u00ad/·.,:;&@+=_()])/u;
const range = document.createRange();
const rectsOf = (text, from, to) => {
    range.setStart(text, from);
    range.setEnd(text, to);
    return [...range.getClientRects()].filter((rect) => rect.width > 0.5);
};
const blockOf = (element) => {
    let part = element;
    while (style(part).display === 'inline') part = part.parentElement;
    return part;
};
const contentWidth = (part) => {
    const { paddingLeft, paddingRight } = view.getComputedStyle(part);
    return part.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
};

const brokenWord = (text, element, whole) => {
    if (element.closest('.fan .game-face')) return undefined;
    if (!whole.length || whole.every((rect) => Math.abs(rect.top - whole[0].top) < rect.height / 2)) return undefined;
    const block = blockOf(element);
    if (style(block).writingMode !== 'horizontal-tb') return undefined;
    const room = contentWidth(block);
    for (const word of text.data.matchAll(/\S+/gu)) {
        let from = word.index;
        // A long address may end its lines anywhere.
        const all = rectsOf(text, from, from + word[0].length).reduce((sum, rect) => sum + rect.width, 0);
        if (all > room && word[0].length > 20) continue;
        for (const piece of word[0].split(SEAMS)) {
            // A row of signs is not a word.
            const lines = /[\p{L}\p{N}]./u.test(piece) ? rectsOf(text, from, from + piece.length) : [];
            from += piece.length;
            if (lines.length < 2 || lines.every((rect) => Math.abs(rect.top - lines[0].top) < rect.height / 2)) continue;
            const width = lines.reduce((sum, rect) => sum + rect.width, 0);
            if (width < room - 1) return `breaks “${piece}” although there is room`;
            if (piece.length <= 11 && width <= root.clientWidth * 0.4) return `breaks “${piece}” of ${Math.round(width)} px in ${Math.round(room)} px`;
        }
    }
    return undefined;
};

// A text of which fewer than six letters can be seen, or a line that is cut along its length.
const cutText = (text, element, whole) => {
    // The effect on a card of a hand is written out in the foot when the card is picked.
    if (element.closest('.fan .game-face')) return undefined;
    // All that an element cuts counts together, such as the two halves of a name.
    const block = blockOf(element);
    let [rects, letters] = [whole, text.data.trim().length];
    // The lines of a turned text are columns.
    const turned = style(block).writingMode !== 'horizontal-tb';
    const lying = (box) => turned ? { left: box.top, right: box.bottom, top: box.left, bottom: box.right } : box;
    if (style(block).clipsX && block.firstChild !== block.lastChild) {
        range.selectNodeContents(block);
        rects = [...range.getClientRects()].filter((rect) => rect.width > 0.5);
        letters = range.toString().trim().length;
    }
    // A line that one part hides is not cut by those around it.
    const lines = rects.map(lying), hidden = new Set();
    for (const [part, own] of [[element, style(element)], ...cutters(element)]) {
        // What can be scrolled to can be read.
        if (own.scrollsX || own.scrollsY) return undefined;
        const edge = lying(part.getBoundingClientRect());
        const across = turned ? own.clipsY : own.clipsX, down = turned ? own.clipsX : own.clipsY;
        let [all, seen] = [0, 0];
        for (const rect of lines) {
            const height = rect.bottom - rect.top, width = rect.right - rect.left;
            all += width;
            if (hidden.has(rect)) continue;
            const shown = down ? (Math.min(rect.bottom, edge.bottom) - Math.max(rect.top, edge.top)) / height : 1;
            if (shown > 0.3 && (rect.bottom > edge.bottom + height * 0.3 || rect.top < edge.top - height * 0.12) && down) return `is cut along a line by ${nameOf(part).split(' “')[0]}`;
            if (shown <= 0.3) hidden.add(rect);
            if (shown > 0.5) seen += across ? Math.max(0, Math.min(rect.right, edge.right) - Math.max(rect.left, edge.left)) : width;
        }
        const shown = (seen / all) * letters;
        if (seen < all - 2 && shown < Math.min(letters - 0.5, 5.5)) return `shows ${Math.round(shown)} of ${letters} letters in ${nameOf(part).split(' “')[0]}`;
    }
    return undefined;
};

// What people scroll sideways on purpose (LK-17): tables of results, and the cards of everybody at Clear! on an upright phone.
const SCROLLED = '.wide:has(> table), .clear-cards > .everybody';

// The parts that hide something to read or press at their side, and the furthest that each hides. A text that ends in dots is not
// hidden: six letters of it can be read.
let hiding = new Map();
const noteHidden = (element, boxes) => {
    if (element.closest('.fan .game-face, svg')) return;
    for (let box of boxes) {
        for (const [part, own] of [[element, style(element)], ...cutters(element)]) {
            if (!own.clipsX) continue;
            const edge = part.getBoundingClientRect(), left = edge.left + part.clientLeft - part.scrollLeft;
            const beyond = Math.round(Math.max(box.right - left - part.clientWidth, left - box.left));
            const scrolls = part.scrollWidth > part.clientWidth + 1 && !part.matches(SCROLLED) && (own.scrollsX || !own.ellipsis);
            if (scrolls && beyond > 2 && beyond > (hiding.get(part)?.[0] ?? 0)) hiding.set(part, [beyond, element]);
            box = intersect(box, edge);
            if (box.right <= box.left || box.bottom <= box.top) break;
        }
    }
};

// Where a text is on the screen, without what ancestors cut off.
const seenBoxes = (element, whole) => {
    let boxes = whole.map(({ left, right, top, bottom }) => ({ left, right, top: top + (bottom - top) * 0.2, bottom: bottom - (bottom - top) * 0.2 }));
    for (const [part, own] of [[element, style(element)], ...cutters(element)]) {
        const edge = part.getBoundingClientRect();
        boxes = boxes.map((box) => intersect(box, {
            left: own.clipsX ? edge.left : -Infinity, right: own.clipsX ? edge.right : Infinity,
            top: own.clipsY ? edge.top : -Infinity, bottom: own.clipsY ? edge.bottom : Infinity,
        }));
    }
    return boxes.filter((box) => box.right - box.left > 3 && box.bottom - box.top > 3);
};

// What has to be in sight before anything is scrolled, where there is space for a table in one piece.
const IN_SIGHT = 'dialog[open] .dialog-body > .row:last-child .primary, .agreeing .ten > li:first-child';
const LOW = '((height <= 30rem) and (width < 34rem)) or (height < 20rem)';

const outOfSight = (element) => {
    for (const [part] of cutters(element)) part.scrollTop = 0;
    const { top, bottom } = element.getBoundingClientRect();
    const over = (from, to) => Math.max(from - top, bottom - to);
    const beyond = Math.max(over(0, view.innerHeight), ...cutters(element).filter(([, own]) => own.clipsY).map(([part]) => {
        const edge = part.getBoundingClientRect();
        return over(edge.top, edge.bottom);
    }));
    return beyond > SLACK ? `is ${Math.round(beyond)} px out of sight` : undefined;
};

// A button in the foot over which another one lies, as long as the foot is not scrolled.
const coveredInFoot = (press) => {
    press.parentElement.scrollTop = 0;
    const { left, right, top, bottom } = press.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const over = hit?.closest('.foot > .press, .foot > .held');
    return over && over !== press ? `lies under ${nameOf(over)}` : undefined;
};

const measure = (letters) => {
    facts = new Map();
    hiding = new Map();
    const faults = [];
    const blame = (element, fault) => fault && faults.push([letters, nameOf(element), fault]);
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    const scope = dialog ?? document.body;
    view.scrollTo(0, 0);
    if (!view.matchMedia(LOW).matches) for (const element of scope.querySelectorAll(IN_SIGHT)) if (visible(element)) blame(element, outOfSight(element));
    for (const press of scope.querySelectorAll('.table > .foot > .press')) if (visible(press)) blame(press, coveredInFoot(press));
    if (root.scrollWidth > root.clientWidth + 1) {
        const wide = [...scope.querySelectorAll('*')].filter((part) => visible(part) && part.getBoundingClientRect().right > root.clientWidth + 1
            && cutters(part).every(([, own]) => !own.clipsX));
        blame(wide.at(-1) ?? root, `makes the page scroll sideways by ${root.scrollWidth - root.clientWidth} px, with ${wide.slice(0, 3).map((part) => nameOf(part).split(' “')[0]).join(', ')}`);
    }
    const texts = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
    const seen = [];
    while (texts.nextNode()) {
        const text = texts.currentNode, element = text.parentElement;
        if (!text.data.trim() || element.closest('.visually-hidden, [inert], option, script, style') || !visible(element)) continue;
        const own = style(element);
        const { size } = own, whole = rectsOf(text, 0, text.length);
        // A text for screen readers.
        if (size === 0 || (element.clientWidth <= 1 && own.display !== 'inline')) continue;
        if (size < SMALLEST - 0.01 && !element.closest('svg, .game-face')) blame(element, `is written in ${size.toFixed(1)} px`);
        blame(element, brokenWord(text, element, whole));
        if (!element.closest('svg')) {
            blame(element, cutText(text, element, whole));
            noteHidden(element, whole);
        }
        if (!element.closest('svg, .stamp, .fan')) for (const box of seenBoxes(element, whole)) seen.push([box, element]);
    }
    seen.sort(([a], [b]) => a.top - b.top);
    for (const [index, [box, element]] of seen.entries()) {
        for (let next = index + 1; next < seen.length && seen[next][0].top < box.bottom; next += 1) {
            const [other, of] = seen[next], both = intersect(box, other);
            if (element !== of && both.right - both.left > 3 && both.bottom - both.top > 3 && !seenApart(element, of)) blame(of, `lies over ${nameOf(element)}`);
        }
    }
    const pressable = pressableIn(scope);
    for (const element of pressable) noteHidden(element, [element.getBoundingClientRect()]);
    for (const [part, [beyond, element]] of hiding) blame(part, `hides ${beyond} px at its side, with ${nameOf(element)}`);
    for (const element of pressable) blame(element, pressFault(element));
    return faults;
};

// Whether one of two texts lies on a layer of its own above the other, such as a bar that stays while the page is scrolled.
const seenApart = (one, other) => {
    const layer = (element) => {
        for (let part = element; part; part = part.parentElement) if (['fixed', 'sticky'].includes(style(part).position)) return part;
        return undefined;
    };
    return layer(one) !== layer(other);
};

// In a low window large letters are as large as larger ones, so they are measured once.
const measureAll = () => {
    const known = new Set();
    return sizes.flatMap((letters) => {
        if (letters === 'normal') root.removeAttribute('data-text');
        else root.dataset.text = letters;
        const { fontSize } = view.getComputedStyle(root);
        if (known.has(fontSize)) return [];
        known.add(fontSize);
        return measure(letters);
    });
};

const faults = windows.flatMap(([width, height]) => {
    frame.style.inlineSize = `${width}px`;
    frame.style.blockSize = `${height}px`;
    return measureAll().map((fault) => [`${width}×${height}`, ...fault]);
});
frame.hidden = true;
document.body.replaceChildren();
focused?.focus({ preventScroll: true });
return faults;
