// Whether a game of this kind seems to be unfinished: then the program will show a link to it above the names. Such a game has a step,
// and its `state` does not say that it is over (`browser/storage`). The program also looks who made the step, and for drafts
// (`counts_as_begun`): a game in which only the computer has moved gets no link, and one with only a draft gets its link later.
function isUnfinished(slug) {
  const text = (key) => localStorage.getItem(`partypiece/game/${key}`) ?? "";
  const isGame = (head) => head.includes('"partypiece_game":') && head.includes(`"game":"${slug}"`);
  const isBegun = (id) => isGame(text(`${id}/head`)) && text(`${id}/step/000000`)
    && !text(`${id}/state`).endsWith("over");
  try {
    return Object.keys(localStorage).some((key) => isBegun(/^partypiece\/game\/(.+)\/head$/.exec(key)?.[1]));
  } catch { return false; }
}
