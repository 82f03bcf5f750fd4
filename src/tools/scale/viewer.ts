import type { Dice } from '#contract/testing/dice.ts';

/** What an answer says to a page that polls it. */
export interface PollAnswer {
  readonly etag: string | null;
  /** Rest of its period, ms. */
  readonly maxAgeMs: number;
}

export type Send = (path: string, etag: string | null) => Promise<PollAnswer | null>;

/** As in src/web/data/freshness.ts. */
const [MIN_GAP_MS, MIN_JITTER_MS, JITTER_MS] = [1_000, 100, 500];
const FAILED_GAP_MS = 10_000;
/** A viewer reads a tab for half a minute to a minute and a half. */
const [MIN_TAB_MS, TAB_MS] = [30_000, 60_000];

/** Addresses of a viewer's tabs: all poll the live list; some a day, a match or a table beside it. */
export interface Tabs {
  readonly live: string;
  readonly day: string;
  readonly matches: readonly string[];
  readonly tables: readonly string[];
}

/** Returns what a viewer has open: 5 of 10 the scores, 4 a match beside them, 1 a table. */
function openTab({ live, day, matches, tables }: Tabs, dice: Dice): readonly string[] {
  const draw = dice.below(10);
  if (draw < 5) return [live, day];
  return [live, dice.of(draw < 9 ? matches : tables)];
}

/** Polls as a page does, at the times that the answers' headers say, until `signal` aborts. Changes its tab now and then. */
export function startViewer(tabs: Tabs, dice: Dice, send: Send, signal: AbortSignal): void {
  const etags = new Map<string, string | null>();
  let open: readonly string[] = [];

  async function poll(path: string): Promise<void> {
    if (signal.aborted || !open.includes(path)) return;
    const answer = await send(path, etags.get(path) ?? null);
    if (answer) etags.set(path, answer.etag);
    const jitterMs = MIN_JITTER_MS + dice.below(JITTER_MS);
    const delayMs = answer ? Math.max(answer.maxAgeMs + jitterMs, MIN_GAP_MS) : FAILED_GAP_MS;
    setTimeout(() => void poll(path), delayMs).unref();
  }

  function change(): void {
    if (signal.aborted) return;
    const before = open;
    open = openTab(tabs, dice);
    for (const path of open) if (!before.includes(path)) void poll(path);
    setTimeout(change, MIN_TAB_MS + dice.below(TAB_MS)).unref();
  }

  change();
}
