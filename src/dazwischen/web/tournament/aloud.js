/** Says what has changed, for those who listen. */
import { useEffect, useRef } from "../vendor/preact.js";
import { t } from "../app/texts.js";
import { tell } from "../ui/notices.js";
import { currentRound, standingNow } from "./seen.js";

/** @param {import("./wire.js").Tournament} tournament */
export function useTelling(tournament) {
  const last = useRef(/** @type {string[] | null} */ (null));
  const sentences = [standingNow(tournament), ...mine(tournament)];
  useEffect(() => {
    const before = last.current;
    last.current = sentences;
    if (!before) return;
    for (const sentence of sentences) if (!before.includes(sentence)) tell(sentence);
  }, [sentences.join("\n")]);
}

/** @param {import("./wire.js").Tournament} tournament */
function mine(tournament) {
  const tables = currentRound(tournament)?.tables.filter((table) => table.mine) ?? [];
  return tables.map(({ number, status }) =>
    t("tournament-table-is", { number, status: t(`tournament-status-${status}`) }),
  );
}
