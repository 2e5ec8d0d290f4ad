// Watches whether the page goes on arriving. Chromium sends no event when a connection breaks off, and no browser does when it stalls.

// Says true when nothing has come for a long time, and false when something comes again. Returns what to call for each piece.
function watchArrival(say) {
  // In milliseconds. A slow network needs a few seconds for a piece.
  const PATIENCE = 20_000;
  let isLate = false;
  let alarm;

  function came() {
    clearTimeout(alarm);
    if (isLate) say(isLate = false);
    alarm = setTimeout(() => say(isLate = true), PATIENCE);
  }

  document.addEventListener("DOMContentLoaded", () => clearTimeout(alarm));
  came();
  return came;
}
