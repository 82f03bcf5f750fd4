import { useState } from 'react';
import { worldClock } from '#web/clock/world-clock.ts';
import type { Board } from '#web/features/scores/overlay.ts';
import type { Gap } from '#web/queries/freshness.ts';
import { endsGap } from '#web/queries/use-gap.ts';

/** An absence of the viewer, and the match store at its start and end. */
export interface Away {
  readonly gap: Gap;
  readonly before: Board;
  readonly after: Board;
  readonly dismiss: () => void;
}

interface Kept {
  readonly subject: string;
  /** World time at which this subject was first shown, epoch ms. */
  readonly since: number;
  readonly board: Board;
  readonly gap: Gap | null;
  readonly away: Omit<Away, 'dismiss'> | null;
}

/** The first responses may be this much older than the page, ms. */
const OLDER = 60_000;

function step(kept: Kept, subject: string, board: Board, gap: Gap | null): Kept {
  const now = worldClock.now() ?? 0;
  const rate = worldClock.rate();
  if (kept.subject !== subject) return { subject, since: now, board, gap, away: null };
  if (board === kept.board && gap === kept.gap) return kept;
  let { away } = kept;
  if (gap && gap !== kept.gap && gap.from >= kept.since - OLDER * rate) {
    const isSame = away !== null && gap.from <= away.gap.to;
    const from = Math.min(gap.from, isSame && away ? away.gap.from : gap.from);
    away = { gap: { from, to: gap.to }, before: isSame && away ? away.before : kept.board, after: board };
  } else if (away && endsGap(away.gap, board.asOf)) away = { ...away, after: board };
  return { ...kept, board, gap, away };
}

/**
 * Detects a return after a gap in the responses, and returns the match store from before it and the one after. Null
 * without a gap, or when it was dismissed.
 *
 * @param subject another one starts again
 */
export function useAway(subject: string, board: Board, gap: Gap | null): Away | null {
  const [kept, keep] = useState<Kept>(() => step({ subject: '' } as Kept, subject, board, gap));
  const next = step(kept, subject, board, gap);
  if (next !== kept) keep(next);
  return next.away && { ...next.away, dismiss: () => keep({ ...next, away: null }) };
}
