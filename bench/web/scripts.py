"""What runs inside the page to measure it, before anything of the page does."""

FIRST_CARD = """
globalThis.measured = new Promise((resolve) => {
  let opened = 0;
  const look = () => {
    if (!opened && document.querySelector(".huge")) {
      opened = performance.now();
      document.querySelector(".huge").click();
    }
    if (!document.querySelector(".hand-card")) return;
    watch.disconnect();
    // Once the frame with the cards in it has been drawn.
    requestAnimationFrame(() => setTimeout(() => resolve([opened, performance.now()])));
  };
  const watch = new MutationObserver(look);
  watch.observe(document, { childList: true, subtree: true });
});
"""
"""Clicks as soon as there is something to click on: milliseconds to the start page, and to cards
that can be laid."""

KEY_TO_CARD = """
globalThis.moves = [];
let pressed = 0, frames = 0;
addEventListener("keydown", (event) => {
  pressed = event.timeStamp;
  frames = 0;
  const count = () => { frames += 1; if (pressed) requestAnimationFrame(count); };
  requestAnimationFrame(count);
}, true);
new MutationObserver((changes) => {
  const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
  if (!pressed || !added.some((node) => node.matches?.(".pending"))) return;
  moves.push([performance.now() - pressed, frames]);
  pressed = 0;
}).observe(document, { childList: true, subtree: true });
"""
"""From the key press to the card standing elsewhere: milliseconds, and frames drawn in between."""

LONG_TASKS = """
globalThis.tasks = [];
new PerformanceObserver((list) => {
  for (const { duration, startTime } of list.getEntries()) tasks.push([startTime, duration]);
}).observe({ type: "longtask", buffered: true });
"""

OPEN_TABLE = """async (body) => {
  const post = (path, body) => fetch(path, { method: "POST", body }).then((r) => r.json());
  await post("/api/me", JSON.stringify({ name: "Bench" }));
  localStorage.setItem("dazwischen.name", "Bench");
  return (await post("/api/tables", JSON.stringify(body))).code;
}"""

LET_BOT = """async () => {
  const { command } = await import("/web/table/store.js");
  command({ do: "let-bot", bot: "stark" });
}"""

EVENTS = """async () => (await import("/web/table/store.js")).table.value.game.seq"""
